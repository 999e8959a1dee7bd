use std::fs;
use std::path::{Path, PathBuf};

use crate::{LANGUAGES, Message, SourceError, file};

/// The words beside some source code, in every language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folder {
    /// The module for them; empty for the words of the whole crate.
    pub module: String,
    /// Every message in every language, in the order of the first language.
    pub messages: Vec<Vec<Message>>,
}

/// Every folder called `words` under this one, in order of the alphabet.
pub(crate) fn all(source: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![source.to_path_buf()];
    while let Some(folder) = open.pop() {
        for path in entries(&folder).into_iter().filter(|path| path.is_dir()) {
            if path.ends_with("words") { &mut found } else { &mut open }.push(path);
        }
    }
    found.sort();
    found
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).collect()
}

impl Folder {
    /// Reads the words in a folder of this source code, or finds everything that is wrong.
    pub fn read(source: &Path, folder: &Path) -> Result<Self, Vec<SourceError>> {
        let inside = folder.strip_prefix(source).unwrap_or(folder);
        let inside: Vec<_> = inside.iter().map(|name| name.to_string_lossy()).collect();
        let (mut files, mut errors) = (Vec::new(), Vec::new());
        let wanted = LANGUAGES.map(|language| folder.join(language).with_extension("ftl"));
        let others = entries(folder).into_iter().filter(|path| !wanted.contains(path));
        for path in wanted.iter().cloned().chain(others) {
            let file = path.file_name().unwrap_or_default().to_string_lossy();
            let file = format!("src/{}/{file}", inside.join("/"));
            let text = if wanted.contains(&path) {
                fs::read_to_string(&path).map_err(|error| format!("this should be here: {error}"))
            } else {
                Err(format!("only {} should be here", LANGUAGES.map(file_name).join(" and ")))
            };
            match text {
                Ok(text) => files.push((file, text)),
                Err(problem) => errors.push(SourceError { file, line: 0, key: None, problem }),
            }
        }
        if errors.is_empty() {
            Self::new(&inside[..inside.len() - 1].join("_"), &files)
        } else {
            Err(errors)
        }
    }

    /// The words in these files, named and in the order of the languages, for the module.
    pub fn new(module: &str, files: &[(String, String)]) -> Result<Self, Vec<SourceError>> {
        let (mut languages, mut errors) = (Vec::new(), Vec::new());
        for (file, text) in files {
            match file::messages(file, text) {
                Ok(messages) => languages.push((file, messages)),
                Err(more) => errors.extend(more),
            }
        }
        if errors.is_empty() {
            errors = disagreements(&languages);
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let keys = languages.first().into_iter().flat_map(|(_, messages)| messages);
        let messages = keys.map(|first| {
            let same = |(_, messages): &(_, Vec<Message>)| {
                messages.iter().find(|message| message.key == first.key).cloned()
            };
            languages.iter().filter_map(same).collect()
        });
        Ok(Self { module: module.into(), messages: messages.collect() })
    }
}

fn file_name(language: &str) -> String {
    format!("{language}.ftl")
}

/// Where a language lacks a message of another, or says it with other variables.
fn disagreements(languages: &[(&String, Vec<Message>)]) -> Vec<SourceError> {
    let mut errors = Vec::new();
    for (file, messages) in languages {
        for (other_file, others) in languages.iter().filter(|(other, _)| other != file) {
            for other in others {
                let key = &other.key;
                let found = messages.iter().find(|message| message.key == *key);
                let (line, problem) = match found {
                    None => (
                        0,
                        format!(
                            "this message is missing; {other_file}:{} has it, with {}",
                            other.line,
                            list(&other.variables())
                        ),
                    ),
                    Some(message) => {
                        let lacking = difference(other, message);
                        if lacking.is_empty() {
                            continue;
                        }
                        let problem = format!(
                            "{} is missing; {other_file}:{} has it",
                            list(&lacking),
                            other.line
                        );
                        (message.line, problem)
                    }
                };
                errors.push(SourceError {
                    file: (*file).clone(),
                    line,
                    key: Some(key.clone()),
                    problem,
                });
            }
        }
    }
    errors
}

/// The variables of one message that another does not have.
fn difference<'a>(one: &'a Message, other: &Message) -> Vec<&'a str> {
    let has = other.variables();
    one.variables().into_iter().filter(|variable| !has.contains(variable)).collect()
}

fn list(variables: &[&str]) -> String {
    if variables.is_empty() {
        return "no variables".into();
    }
    let names: Vec<_> = variables.iter().map(|variable| format!("${variable}")).collect();
    names.join(", ")
}
