use std::fmt::Write as _;

use crate::{Case, Folder, Message, Part, names};

/// The code of a crate's words: those of the whole crate, and a module for each other folder.
pub(crate) fn module(folders: &[Folder]) -> String {
    let mut code = String::new();
    for Folder { module, messages } in folders {
        if !module.is_empty() {
            let _ = writeln!(code, "pub(crate) mod {module} {{");
        }
        for message in messages {
            item(&mut code, message);
        }
        if !module.is_empty() {
            code.push_str("}\n");
        }
    }
    code
}

/// A message as a static, or as a function of its values.
fn item(code: &mut String, languages: &[Message]) {
    let Some(first) = languages.first() else { return };
    let variables = first.variables();
    for language in languages {
        let _ = writeln!(code, "#[doc = {:?}]", format!("```text\n{}\n```", said(&language.parts)));
    }
    let mut pattern = format!("::i18n::Pattern {{ key: {:?}, parts: [", first.key);
    for language in languages {
        parts(&mut pattern, &language.parts, &variables);
        pattern.push_str(", ");
    }
    pattern.push_str("] }");
    if variables.is_empty() {
        let name = names::screaming(&first.key);
        let _ = writeln!(code, "pub(crate) static {name}: ::i18n::Pattern = {pattern};");
        return;
    }
    let _ = write!(code, "pub(crate) fn {}(", names::snake(&first.key));
    for variable in &variables {
        let _ = write!(code, "{}: impl Into<::i18n::Value>, ", names::snake(variable));
    }
    let _ = write!(
        code,
        ") -> ::i18n::Phrase {{\n    static PATTERN: ::i18n::Pattern = {pattern};\n    \
         ::i18n::Phrase::new(&PATTERN, vec!["
    );
    for variable in &variables {
        let _ = write!(code, "{}.into(), ", names::snake(variable));
    }
    code.push_str("])\n}\n");
}

/// What a message says, as its documentation shows it.
fn said(parts: &[Part]) -> String {
    let show = |part: &Part| match part {
        Part::Text(text) => text.clone(),
        Part::Variable(name) => format!("{{ ${name} }}"),
        Part::Select { variable, otherwise, .. } => {
            format!("{{ ${variable} -> {} }}", said(otherwise))
        }
    };
    parts.iter().map(show).collect()
}

fn parts(code: &mut String, list: &[Part], variables: &[&str]) {
    let place = |name: &str| {
        let place = variables.iter().position(|variable| *variable == name);
        place.expect("every language has the variables of the first")
    };
    code.push_str("&[");
    for part in list {
        match part {
            Part::Text(text) => {
                let _ = write!(code, "::i18n::Part::Text({text:?}), ");
            }
            Part::Variable(name) => {
                let _ = write!(code, "::i18n::Part::Value({}), ", place(name));
            }
            Part::Select { variable, cases, otherwise } => {
                let value = place(variable);
                let _ = write!(code, "::i18n::Part::Select {{ value: {value}, cases: &[");
                for (case, list) in cases {
                    let _ = write!(code, "(::i18n::Case::{}, ", variant(case));
                    parts(code, list, variables);
                    code.push_str("), ");
                }
                code.push_str("], otherwise: ");
                parts(code, otherwise, variables);
                code.push_str(" }, ");
            }
        }
    }
    code.push(']');
}

fn variant(case: &Case) -> String {
    match case {
        Case::One => "One".into(),
        Case::Other => "Other".into(),
        Case::Number(number) => format!("Number({number})"),
        Case::Word(word) => format!("Word({word:?})"),
    }
}
