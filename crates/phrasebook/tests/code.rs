//! The code that becomes of the words.

use phrasebook::Folder;

fn code(module: &str, english: &str, portuguese: &str) -> String {
    let files = [("en.ftl".into(), english.into()), ("pt.ftl".into(), portuguese.into())];
    phrasebook::code(&[Folder::new(module, &files).expect("the files agree")])
}

#[test]
fn a_message_without_variables_is_a_static() {
    assert_eq!(
        code("", "red-piece = red piece\n", "red-piece = peça vermelha\n"),
        concat!(
            "#[doc = \"```text\\nred piece\\n```\"]\n",
            "#[doc = \"```text\\npeça vermelha\\n```\"]\n",
            "pub(crate) static RED_PIECE: ::board::Pattern = ::board::Pattern ",
            "{ key: \"red-piece\", parts: [&[::board::Part::Text(\"red piece\"), ], ",
            "&[::board::Part::Text(\"peça vermelha\"), ], ] };\n",
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
    let signature = "pub(crate) fn has(side: impl Into<::board::Value>, \
                     left_over: impl Into<::board::Value>, ) -> ::board::Phrase {";
    assert!(code.contains(signature), "{code}");
    assert!(code.contains("vec![side.into(), left_over.into(), ]"), "{code}");
    let portuguese = "&[::board::Part::Value(1), ::board::Part::Text(\" é de \"), \
                      ::board::Part::Value(0), ]";
    assert!(code.contains(portuguese), "{code}");
}

#[test]
fn selections_go_by_plural_number_and_word_and_may_be_nested() {
    let text = "key = { $count ->\n    [0] none\n    [one] one\n   *[other] { $side ->\n        \
                [red] red ones\n       *[blue] blue ones\n    }\n}\n";
    let code = code("", text, text);
    let nested = "::board::Part::Select { value: 0, cases: &[\
        (::board::Case::Number(0), &[::board::Part::Text(\"none\"), ]), \
        (::board::Case::One, &[::board::Part::Text(\"one\"), ]), ], \
        otherwise: &[::board::Part::Select { value: 1, cases: &[\
        (::board::Case::Word(\"red\"), &[::board::Part::Text(\"red ones\"), ]), ], \
        otherwise: &[::board::Part::Text(\"blue ones\"), ] }, ] }";
    assert_eq!(code.matches(nested).count(), 2, "{code}");
}

#[test]
fn texts_keep_their_blanks_lines_and_quotes() {
    let text = "key = { \" \" }a \"quoted\" \\ backslash\n    second line{ \"é\" }\n";
    let expected = r#"Text(" a \"quoted\" \\ backslash\nsecond lineé")"#;
    assert_eq!(code("", text, text).matches(expected).count(), 2);
}
