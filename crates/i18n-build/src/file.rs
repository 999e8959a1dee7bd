use fluent_syntax::ast::{
    Entry, Expression, Identifier, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::{parser, unicode};

use crate::{Case, Message, Part, SourceError, names};

/// Reads every message of a Fluent file, or everything that is wrong with it.
pub(crate) fn messages(name: &str, source: &str) -> Result<Vec<Message>, Vec<SourceError>> {
    let mut file = File { name, source, errors: Vec::new(), key: None, line: 0 };
    // The files are UTF-8, and the parser stumbles over half an escape.
    if let Some(at) = source.find("\\u").or_else(|| source.find("\\U")) {
        file.line = file.line_at(at);
        file.error("a character should stand for itself, without \\u or \\U");
        return Err(file.errors);
    }
    let tree = parser::parse(source).unwrap_or_else(|(tree, errors)| {
        for error in errors {
            file.key = None;
            file.line = file.line_at(error.pos.start);
            file.error(format!("this is not Fluent: {}", error.kind));
        }
        tree
    });
    let mut messages: Vec<Message> = Vec::new();
    for entry in &tree.body {
        let Some(message) = file.message(entry) else { continue };
        match messages.iter().find(|other| other.key == message.key) {
            Some(first) => file.error(format!(
                "line {} has this key too; one of the two should have another, or go",
                first.line
            )),
            None => messages.push(message),
        }
    }
    if file.errors.is_empty() { Ok(messages) } else { Err(file.errors) }
}

/// A file while it is read, with the message that is being read.
struct File<'a> {
    name: &'a str,
    source: &'a str,
    key: Option<&'a str>,
    line: usize,
    errors: Vec<SourceError>,
}

impl<'a> File<'a> {
    fn error(&mut self, problem: impl Into<String>) {
        self.errors.push(SourceError {
            file: self.name.into(),
            line: self.line,
            key: self.key.map(Into::into),
            problem: problem.into(),
        });
    }

    fn line_at(&self, at: usize) -> usize {
        let newlines = self.source.bytes().take(at).filter(|&byte| byte == b'\n');
        newlines.count() + 1
    }

    /// The line of a piece that the parser cut out of the source.
    fn line_of(&self, piece: &str) -> usize {
        self.line_at((piece.as_ptr() as usize).saturating_sub(self.source.as_ptr() as usize))
    }

    fn message(&mut self, entry: &Entry<&'a str>) -> Option<Message> {
        let id = match entry {
            Entry::Message(message) => &message.id,
            Entry::Term(term) => &term.id,
            _ => return None,
        };
        self.key = Some(id.name);
        self.line = self.line_of(id.name);
        let message = match entry {
            Entry::Message(message) if message.attributes.is_empty() => message,
            Entry::Message(_) => {
                self.error("attributes are not supported; a message of its own would be");
                return None;
            }
            _ => {
                self.error("terms are not supported; a message without the '-' would be");
                return None;
            }
        };
        if let Err(problem) = names::check(id.name) {
            self.error(problem);
        }
        let line = self.line;
        let parts = self.parts(message.value.as_ref()?);
        self.line = line;
        Some(Message { key: id.name.into(), line, parts })
    }

    fn parts(&mut self, pattern: &Pattern<&'a str>) -> Vec<Part> {
        let mut parts = Vec::new();
        for element in &pattern.elements {
            let part = match element {
                PatternElement::TextElement { value } => {
                    self.line = self.line_of(value);
                    Some(Part::Text((*value).into()))
                }
                PatternElement::Placeable { expression } => self.expression(expression),
            };
            match (parts.last_mut(), part) {
                // The parser cuts a text at its line ends.
                (Some(Part::Text(text)), Some(Part::Text(more))) => text.push_str(&more),
                (_, Some(part)) => parts.push(part),
                (_, None) => {}
            }
        }
        parts
    }

    fn expression(&mut self, expression: &Expression<&'a str>) -> Option<Part> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    self.error("only a variable can select, as in { $count -> ... }");
                    return None;
                };
                let variable = self.variable(id)?;
                self.select(variable, variants)
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'a str>) -> Option<Part> {
        match inline {
            InlineExpression::VariableReference { id } => self.variable(id).map(Part::Variable),
            InlineExpression::StringLiteral { value } => {
                Some(Part::Text(unicode::unescape_unicode_to_string(value).into()))
            }
            InlineExpression::NumberLiteral { value } => Some(Part::Text((*value).into())),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { id, .. } => {
                self.error(format!(
                    "functions such as {} are not supported; the variable alone would be",
                    id.name
                ));
                None
            }
            InlineExpression::MessageReference { id, .. }
            | InlineExpression::TermReference { id, .. } => {
                self.error(format!(
                    "references such as {} are not supported; its words, or a variable for it, \
                     would be",
                    id.name
                ));
                None
            }
        }
    }

    fn variable(&mut self, id: &Identifier<&'a str>) -> Option<String> {
        self.line = self.line_of(id.name);
        match names::check(id.name) {
            Ok(()) => Some(id.name.into()),
            Err(problem) => {
                self.error(format!("${}: {problem}", id.name));
                None
            }
        }
    }

    fn select(&mut self, variable: String, variants: &[Variant<&'a str>]) -> Option<Part> {
        let mut cases: Vec<(Case, Vec<Part>)> = Vec::new();
        let mut otherwise = None;
        let mut seen = Vec::new();
        for variant in variants {
            let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) =
                variant.key;
            self.line = self.line_of(name);
            if seen.contains(&name) {
                self.error(format!("[{name}] stands twice; once is enough"));
            }
            seen.push(name);
            let case = self.case(&variant.key);
            let parts = self.parts(&variant.value);
            if variant.default {
                otherwise = Some(parts);
            } else if let Some(case) = case {
                cases.push((case, parts));
            }
        }
        // The parser lets no selection through that has no default.
        Some(Part::Select { variable, cases, otherwise: otherwise? })
    }

    fn case(&mut self, key: &VariantKey<&'a str>) -> Option<Case> {
        match *key {
            VariantKey::Identifier { name: "one" } => Some(Case::One),
            VariantKey::Identifier { name: "other" } => Some(Case::Other),
            VariantKey::Identifier { name: name @ ("zero" | "two" | "few" | "many") } => {
                self.error(format!(
                    "no number of our languages is [{name}]; they have [one] and [other], \
                     and exact numbers such as [0]"
                ));
                None
            }
            VariantKey::Identifier { name } => Some(Case::Word(name.into())),
            VariantKey::NumberLiteral { value } => {
                let number = value.parse().ok().map(Case::Number);
                if number.is_none() {
                    self.error(format!("[{value}] should be a whole number"));
                }
                number
            }
        }
    }
}
