/// Words that mean something else in Rust.
const TAKEN: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate",
    "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl",
    "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref",
    "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "typeof",
    "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

/// Whether a key or a variable can become a name in the code, or what would be right.
pub(crate) fn check(name: &str) -> Result<(), String> {
    let words = name.split('-').all(|word| {
        !word.is_empty() && word.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
    });
    if !words {
        Err("a name should be small letters and digits, in words joined by '-'".into())
    } else if TAKEN.contains(&name) {
        Err(format!("'{name}' means something else in Rust; another name would be right"))
    } else {
        Ok(())
    }
}

/// The name of a function or an argument.
pub(crate) fn snake(name: &str) -> String {
    name.replace('-', "_")
}

/// The name of a static.
pub(crate) fn screaming(name: &str) -> String {
    snake(name).to_ascii_uppercase()
}
