use std::env;
use std::fmt;
use std::io::{self, BufWriter, IsTerminal as _, Write};

use i18n::Language;

/// Where a command writes, and what the reader's terminal can show.
#[expect(clippy::struct_excessive_bools, reason = "each is a talent of terminals by itself")]
pub struct Console<'a> {
    /// Results.
    pub out: Box<dyn Write + 'a>,
    /// Progress and errors.
    pub err: Box<dyn Write + 'a>,
    /// Whether results go to a terminal.
    pub is_terminal: bool,
    /// Whether results may be coloured.
    pub colour: bool,
    /// Whether results may use more than ASCII.
    pub unicode: bool,
    /// Whether a line of progress can be overwritten by the next.
    pub live: bool,
    /// Whether there is a terminal that a full screen can be shown in.
    pub full_screen: bool,
    /// The language in which players are spoken to.
    pub language: Language,
}

impl fmt::Debug for Console<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { colour, unicode, live, full_screen, language, .. } = self;
        write!(
            f,
            "Console {{ colour: {colour}, unicode: {unicode}, live: {live}, \
             full_screen: {full_screen}, language: {language} }}"
        )
    }
}

impl<'a> Console<'a> {
    /// The process's own standard output and error.
    pub fn standard() -> Self {
        Self {
            out: Box::new(BufWriter::new(io::stdout())),
            err: Box::new(io::stderr()),
            is_terminal: io::stdout().is_terminal() && !is_dumb(),
            colour: io::stdout().is_terminal() && !is_set("NO_COLOR") && !is_dumb(),
            unicode: !is_ascii_locale(),
            live: io::stderr().is_terminal() && !is_dumb(),
            full_screen: io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb(),
            language: locale("LC_MESSAGES")
                .and_then(|locale| Language::from_locale(&locale))
                .unwrap_or_default(),
        }
    }

    /// Plain output into two buffers, in English.
    pub fn plain(out: &'a mut Vec<u8>, err: &'a mut Vec<u8>) -> Self {
        Self {
            out: Box::new(out),
            err: Box::new(err),
            is_terminal: false,
            colour: false,
            unicode: true,
            live: false,
            full_screen: false,
            language: Language::English,
        }
    }
}

fn is_set(variable: &str) -> bool {
    env::var_os(variable).is_some_and(|value| !value.is_empty())
}

fn is_dumb() -> bool {
    env::var_os("TERM").is_some_and(|term| term == "dumb")
}

/// The locale of this category: the first variable that is set decides.
fn locale(category: &str) -> Option<String> {
    let variable = ["LC_ALL", category, "LANG"].into_iter().find(|name| is_set(name));
    Some(env::var_os(variable?)?.to_string_lossy().into_owned())
}

/// Whether the locale asks for plain ASCII in so many words; an unset one does not.
fn is_ascii_locale() -> bool {
    locale("LC_CTYPE").is_some_and(|locale| locale == "C" || locale == "POSIX")
}
