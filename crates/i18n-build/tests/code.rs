//! The code that becomes of the words.

use ludoteca_i18n_build::Folder;

fn code(module: &str, english: &str, portuguese: &str) -> String {
    let files = [("en.ftl".into(), english.into()), ("pt.ftl".into(), portuguese.into())];
    ludoteca_i18n_build::code(&[Folder::new(module, &files).expect("the files agree")])
}

#[test]
fn a_message_without_variables_is_a_static() {
    assert_eq!(
        code("", "red-piece = red piece\n", "red-piece = peça vermelha\n"),
        concat!(
            "#[doc = \"```text\\nred piece\\n```\"]\n",
            "#[doc = \"```text\\npeça vermelha\\n```\"]\n",
            "pub(crate) static RED_PIECE: ::i18n::Pattern = ::i18n::Pattern ",
            "{ key: \"red-piece\", parts: [&[::i18n::Part::Text(\"red piece\"), ], ",
            "&[::i18n::Part::Text(\"peça vermelha\"), ], ] };\n",
        )
    );
}

#[test]
fn a_message_with_variables_is_a_function_in_the_order_of_the_english() {
    let code = code(
        "chess",
        "has = { $side } has { $left-over }\n",
        "has = { $left-over } é de { $side }\n",
    );
    assert!(code.starts_with("pub(crate) mod chess {\n"), "{code}");
    let signature = "pub(crate) fn has(side: impl Into<::i18n::Value>, \
                     left_over: impl Into<::i18n::Value>, ) -> ::i18n::Phrase {";
    assert!(code.contains(signature), "{code}");
    assert!(code.contains("vec![side.into(), left_over.into(), ]"), "{code}");
    let portuguese = "&[::i18n::Part::Value(1), ::i18n::Part::Text(\" é de \"), \
                      ::i18n::Part::Value(0), ]";
    assert!(code.contains(portuguese), "{code}");
}

#[test]
fn selections_go_by_plural_number_and_word_and_may_be_nested() {
    let text = "key = { $count ->\n    [0] none\n    [one] one\n   *[other] { $side ->\n        \
                [red] red ones\n       *[blue] blue ones\n    }\n}\n";
    let code = code("", text, text);
    let nested = "::i18n::Part::Select { value: 0, cases: &[\
        (::i18n::Case::Number(0), &[::i18n::Part::Text(\"none\"), ]), \
        (::i18n::Case::One, &[::i18n::Part::Text(\"one\"), ]), ], \
        otherwise: &[::i18n::Part::Select { value: 1, cases: &[\
        (::i18n::Case::Word(\"red\"), &[::i18n::Part::Text(\"red ones\"), ]), ], \
        otherwise: &[::i18n::Part::Text(\"blue ones\"), ] }, ] }";
    assert_eq!(code.matches(nested).count(), 2, "{code}");
}

#[test]
fn texts_keep_their_blanks_lines_and_quotes() {
    let text = "key = { \" \" }a \"quoted\" \\ backslash\n    second line{ \"é\" }\n";
    let expected = r#"Text(" a \"quoted\" \\ backslash\nsecond lineé")"#;
    assert_eq!(code("", text, text).matches(expected).count(), 2);
}
