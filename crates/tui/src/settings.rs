use std::collections::BTreeMap;

use i18n::Language;

/// What a player has chosen about the games room; kept as lines of `key=value`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Settings {
    /// The language, where one was chosen.
    pub(crate) language: Option<Language>,
    /// Whether only ASCII is shown.
    pub(crate) ascii: bool,
    /// Whether colours are shown.
    pub(crate) colour: bool,
    /// Whether things may move by themselves.
    pub(crate) animations: bool,
    /// Every other line: what was chosen for the last game of each kind, which first games were seen,
    /// and what a newer program has kept, which is written again as it was.
    others: BTreeMap<String, String>,
}

/// The key of what was chosen for the last game of this kind.
fn key(game: &str) -> String {
    format!("new-{game}")
}

/// The key of whether the first game of this kind was seen.
fn first(game: &str) -> String {
    format!("first-{game}")
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            ascii: false,
            colour: true,
            animations: true,
            others: BTreeMap::new(),
        }
    }
}

impl Settings {
    /// Reads what was kept; a value that nobody understands is left as it is by default.
    pub(crate) fn read(text: &str) -> Self {
        let mut settings = Self::default();
        for (key, value) in text.lines().filter_map(|line| line.trim_end().split_once('=')) {
            match key {
                "language" => settings.language = value.parse().ok(),
                "ascii" => settings.ascii = value == "yes",
                "colour" => settings.colour = value == "yes",
                "animations" => settings.animations = value == "yes",
                _ => {
                    settings.others.insert(key.into(), value.into());
                }
            }
        }
        settings
    }

    /// What was chosen for the last game of this kind.
    pub(crate) fn remembered(&self, game: &str) -> Option<&str> {
        self.others.get(&key(game)).map(String::as_str)
    }

    /// Remembers what was chosen for a game of this kind.
    pub(crate) fn remember(&mut self, game: &str, text: String) {
        self.others.insert(key(game), text);
    }

    /// Whether the first game of this kind was played or skipped.
    pub(crate) fn has_seen_first(&self, game: &str) -> bool {
        self.others.contains_key(&first(game))
    }

    /// Remembers that the first game of this kind was played or skipped.
    pub(crate) fn see_first(&mut self, game: &str) {
        self.others.insert(first(game), "seen".into());
    }

    /// The lines to keep.
    pub(crate) fn write(&self) -> String {
        let word = |is_on| if is_on { "yes" } else { "no" };
        let language =
            self.language.map_or(String::new(), |language| format!("language={language}\n"));
        let (ascii, colour, animations) =
            (word(self.ascii), word(self.colour), word(self.animations));
        let mut lines = String::new();
        for (key, value) in &self.others {
            lines.extend([key, "=", value, "\n"]);
        }
        format!("{language}ascii={ascii}\ncolour={colour}\nanimations={animations}\n{lines}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read() {
        let chosen = Settings {
            language: Some(Language::Portuguese),
            ascii: true,
            colour: false,
            animations: false,
            others: [("new-chess".to_owned(), "who=people clock=60+1".to_owned())].into(),
        };
        for settings in [Settings::default(), chosen] {
            assert_eq!(Settings::read(&settings.write()), settings);
        }
        assert_eq!(Settings::read("language=xx\nnonsense\nascii=maybe"), Settings::default());
    }

    #[test]
    fn what_a_newer_program_has_kept_is_written_again() {
        let mut settings = Settings::read("sound=loud\nascii=no\r\nnew-chess=who=people\r");
        settings.ascii = true;
        assert_eq!(settings.remembered("chess"), Some("who=people"));
        let written = settings.write();
        assert!(written.contains("sound=loud\n") && written.contains("ascii=yes\n"), "{written}");
        assert_eq!(Settings::read(&written), settings, "whatever ends its lines");
    }
}
