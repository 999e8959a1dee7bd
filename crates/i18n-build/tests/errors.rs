//! Whatever is wrong with the words is found at build time, and the report says what would be
//! right.

use std::fs;
use std::path::Path;

use ludoteca_i18n_build::Folder;

fn folder(english: &str, portuguese: &str) -> Result<Folder, Vec<String>> {
    let files = [("en.ftl".into(), english.into()), ("pt.ftl".into(), portuguese.into())];
    Folder::new("", &files).map_err(|errors| errors.iter().map(ToString::to_string).collect())
}

fn errors(english: &str, portuguese: &str) -> Vec<String> {
    folder(english, portuguese).expect_err("something is wrong")
}

#[test]
fn the_languages_have_the_same_messages() {
    assert_eq!(
        errors("red = red\nwon = { $side } has won\n", "red = vermelho\n"),
        ["pt.ftl: won: this message is missing; en.ftl:2 has it, with $side"]
    );
    assert_eq!(
        errors("red = red\n", "# Cores.\nred = vermelho\n\nblue = azul\n"),
        ["en.ftl: blue: this message is missing; pt.ftl:4 has it, with no variables"]
    );
}

#[test]
fn the_languages_have_the_same_variables() {
    assert_eq!(
        errors("won = { $side } has won\n", "\nwon = { $lado } venceu\n"),
        [
            "en.ftl:1: won: $lado is missing; pt.ftl:2 has it",
            "pt.ftl:2: won: $side is missing; en.ftl:1 has it"
        ]
    );
    let plural = "discs = { $count ->\n    [one] a disc\n   *[other] { $count } discs\n}\n";
    assert_eq!(
        errors(plural, "discs = discos\n"),
        ["pt.ftl:1: discs: $count is missing; en.ftl:1 has it"]
    );
    assert!(folder(plural, "discs = discos: { $count }\n").is_ok(), "a language may need no cases");
}

#[test]
fn a_message_stands_once() {
    assert_eq!(
        errors("red = red\nred = scarlet\n", "red = vermelho\n"),
        ["en.ftl:2: red: line 1 has this key too; one of the two should have another, or go"]
    );
}

#[test]
fn what_is_not_supported_is_refused() {
    for (wrong, report) in [
        (
            "key = text\n    .title = title\n",
            "en.ftl:1: key: attributes are not supported; a message of its own would be",
        ),
        (
            "-brand = Ludoteca\n",
            "en.ftl:1: brand: terms are not supported; a message without the '-' would be",
        ),
        (
            "key = { NUMBER($count) }\n",
            "en.ftl:1: key: functions such as NUMBER are not supported; the variable alone would be",
        ),
        (
            "key = { other }\n",
            "en.ftl:1: key: references such as other are not supported; its words, or a variable \
             for it, would be",
        ),
        (
            "key = { -brand }\n",
            "en.ftl:1: key: references such as brand are not supported; its words, or a variable \
             for it, would be",
        ),
        (
            "key = { 5 ->\n   *[other] text\n}\n",
            "en.ftl:1: key: only a variable can select, as in { $count -> ... }",
        ),
        (
            "key = { $count ->\n    [few] some\n   *[other] text\n}\n",
            "en.ftl:2: key: no number of our languages is [few]; they have [one] and [other], and \
             exact numbers such as [0]",
        ),
        (
            "key = { $count ->\n    [1.5] some\n   *[other] text\n}\n",
            "en.ftl:2: key: [1.5] should be a whole number",
        ),
        (
            "key = { $count ->\n    [one] a\n    [one] b\n   *[other] c\n}\n",
            "en.ftl:3: key: [one] stands twice; once is enough",
        ),
        (
            "key = text\n    { \"\\u00e9\" }\n",
            "en.ftl:2: a character should stand for itself, without \\u or \\U",
        ),
        (
            "Key = text\n",
            "en.ftl:1: Key: a name should be small letters and digits, in words joined by '-'",
        ),
        (
            "a_key = text\n",
            "en.ftl:1: a_key: a name should be small letters and digits, in words joined by '-'",
        ),
        (
            "loop = again and again\n",
            "en.ftl:1: loop: 'loop' means something else in Rust; another name would be right",
        ),
        (
            "key = the move\n    { $move }\n",
            "en.ftl:2: key: $move: 'move' means something else in Rust; another name would be right",
        ),
    ] {
        assert_eq!(errors(wrong, ""), [report]);
    }
}

#[test]
fn what_is_not_fluent_is_refused_where_it_stands() {
    for (wrong, at) in [
        ("red = red\nblue\n", "en.ftl:2: this is not Fluent: "),
        ("red = { $side\n", "en.ftl:2: this is not Fluent: "),
        ("red =\n", "en.ftl:1: this is not Fluent: "),
        ("red = { $count ->\n    [one] text\n}\n", "en.ftl:3: this is not Fluent: "),
    ] {
        let found = errors(wrong, "red = vermelho\n");
        assert!(found[0].starts_with(at), "{wrong:?}: {found:?}");
    }
}

#[test]
fn a_folder_has_a_file_for_each_language_and_no_other() {
    let source = Path::new(env!("CARGO_TARGET_TMPDIR")).join("errors");
    let words = source.join("chess/words");
    let _ = fs::remove_dir_all(&source);
    fs::create_dir_all(&words).unwrap();
    fs::write(words.join("en.ftl"), "pawn = pawn\n").unwrap();
    fs::write(words.join("fr.ftl"), "pawn = pion\n").unwrap();
    let found = ludoteca_i18n_build::read(&source).unwrap_err();
    let found: Vec<_> = found.iter().map(ToString::to_string).collect();
    assert!(found[0].starts_with("src/chess/words/pt.ftl: this should be here: "), "{found:?}");
    assert_eq!(found[1], "src/chess/words/fr.ftl: only en.ftl and pt.ftl should be here");

    fs::remove_file(words.join("fr.ftl")).unwrap();
    fs::write(words.join("pt.ftl"), "pawn = peão\n").unwrap();
    let folders = ludoteca_i18n_build::read(&source).unwrap();
    assert_eq!(folders.len(), 1);
    assert_eq!(folders[0].module, "chess");
    assert!(ludoteca_i18n_build::code(&folders).contains("pub(crate) mod chess {"));
}

/// Files with a few characters changed are read or refused, and every report is one line that
/// names the file.
#[test]
fn strange_files_are_read_or_refused() {
    const SAMPLE: &str = "# A comment.\nred = red\nwon = { $side } has won: { $reason }\n\
        discs = { $count ->\n    [0] no disc\n    [one] a { \"\\\"\" } disc\n   \
        *[other] { $count } discs\n        on two lines\n}\n";
    const STRANGE: &[char] = &[
        '{', '}', '$', '-', '>', '*', '[', ']', '"', '\\', '\n', '\r', ' ', '.', 'é', '\0', '#',
        'u',
    ];
    let mut state = 1_u64;
    let mut random = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (state >> 33) as usize % below
    };
    let (mut read, mut refused) = (0, 0);
    for _ in 0..20_000 {
        let mut text: Vec<char> = SAMPLE.chars().collect();
        for _ in 0..=random(4) {
            let at = random(text.len());
            match random(3) {
                0 => text[at] = STRANGE[random(STRANGE.len())],
                1 => text.insert(at, STRANGE[random(STRANGE.len())]),
                _ => drop(text.remove(at)),
            }
        }
        let text: String = text.into_iter().collect();
        match folder(&text, &text) {
            Ok(folder) => {
                read += 1;
                let code = ludoteca_i18n_build::code(&[folder]);
                assert_eq!(code.matches("pub(crate)").count(), code.matches("key: ").count());
            }
            Err(errors) => {
                refused += 1;
                assert!(!errors.is_empty());
                for error in errors {
                    assert!(error.starts_with("en.ftl:") || error.starts_with("pt.ftl:"));
                    assert_eq!(error.lines().count(), 1, "{error:?}");
                }
            }
        }
    }
    assert!(read > 1000 && refused > 1000, "{read} read, {refused} refused");
}
