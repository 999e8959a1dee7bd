/// A message of one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// What it is called.
    pub key: String,
    /// The line on which it begins, counted from 1.
    pub line: usize,
    /// What it says.
    pub parts: Vec<Part>,
}

/// A part of what a message says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// These very words.
    Text(String),
    /// The value of this variable.
    Variable(String),
    /// Words that depend on a variable.
    Select {
        /// The variable.
        variable: String,
        /// What is said in each case.
        cases: Vec<(Case, Vec<Self>)>,
        /// What is said in any other.
        otherwise: Vec<Self>,
    },
}

/// A case among the words that depend on a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Case {
    /// A number that takes the singular.
    One,
    /// A number that takes the plural.
    Other,
    /// Exactly this number.
    Number(i64),
    /// This word.
    Word(String),
}

impl Message {
    /// The variables in order of first appearance.
    pub fn variables(&self) -> Vec<&str> {
        let mut found = Vec::new();
        collect(&self.parts, &mut found);
        found
    }
}

fn collect<'a>(parts: &'a [Part], found: &mut Vec<&'a str>) {
    for part in parts {
        let (Part::Variable(name) | Part::Select { variable: name, .. }) = part else { continue };
        if !found.contains(&name.as_str()) {
            found.push(name);
        }
        if let Part::Select { cases, otherwise, .. } = part {
            for (_, parts) in cases {
                collect(parts, found);
            }
            collect(otherwise, found);
        }
    }
}
