use std::fmt;
use std::str::FromStr;

use i18n::Phrase;
use protocol::GameId;

use crate::{ServerAddress, words};

/// A way to a server, or to one game there: what a browser shows in its address bar, or an invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Where the server is.
    pub server: ServerAddress,
    /// Which game, where one is meant.
    pub game: Option<GameId>,
}

/// Why a text is no link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It is too long to be looked at, or holds what can't be seen.
    Unreadable,
    /// It begins with something else than http or https.
    Scheme,
    /// It names no host.
    Host,
    /// Its port is no port.
    Port,
    /// It leads to another page than that of a game.
    Page,
    /// What should be a game is none.
    Game,
    /// It leads to a server and to no game.
    NoGame,
}

/// The longest link that is looked at, in bytes.
const LONGEST: usize = 1_000;

/// What stands before a game in the address of its page.
const PAGE: &str = "/game/";

impl Link {
    /// The game, where a link has to lead to one.
    pub fn game(&self) -> Result<&GameId, LinkError> {
        self.game.as_ref().ok_or(LinkError::NoGame)
    }
}

impl LinkError {
    /// What is wrong, and what would be right.
    pub fn phrase(self) -> Phrase {
        Phrase::from(match self {
            Self::Unreadable => &words::LINK_UNREADABLE,
            Self::Scheme => &words::LINK_SCHEME,
            Self::Host => &words::LINK_HOST,
            Self::Port => &words::LINK_PORT,
            Self::Page => &words::LINK_PAGE,
            Self::Game => &words::LINK_GAME,
            Self::NoGame => &words::LINK_NO_GAME,
        })
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl std::error::Error for LinkError {}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.server.fmt(f)?;
        self.game.as_ref().map_or(Ok(()), |game| write!(f, "#{PAGE}{game}"))
    }
}

impl FromStr for Link {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Self, LinkError> {
        let text = text.trim();
        let is_seen = |letter: char| letter.is_ascii_graphic();
        if text.is_empty() || text.len() > LONGEST || !text.chars().all(is_seen) {
            return Err(LinkError::Unreadable);
        }
        let (before, page) = match text.split_once('#') {
            Some((before, page)) => (before, Some(page)),
            None => (text, None),
        };
        let begin = before.find("://").map_or(0, |place| place + 3);
        let end = before[begin..].find(['/', '?']).map_or(before.len(), |place| begin + place);
        let (server, path) = before.split_at(end);
        let server = server.parse()?;
        let path = path.split('?').next().unwrap_or_default();
        let game = match (path, page) {
            ("" | "/" | "/index.html", None | Some("" | "/")) => {
                return Ok(Self { server, game: None });
            }
            ("" | "/" | "/index.html", Some(page)) => {
                let page = page.split('?').next().unwrap_or_default();
                let game = page.strip_prefix(PAGE).ok_or(LinkError::Page)?;
                game.strip_suffix('/').unwrap_or(game)
            }
            // Short, as it is told by mouth.
            (path, None) => path.trim_matches('/'),
            _ => return Err(LinkError::Page),
        };
        let game = game.to_ascii_lowercase().parse().map_err(|_| LinkError::Game)?;
        Ok(Self { server, game: Some(game) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read_as_people_have_them() {
        let whole = "http://127.0.0.1:8080/#/game/7k2mq9xd4hnb";
        for text in [
            whole,
            " http://127.0.0.1:8080/#/game/7k2mq9xd4hnb\n",
            "HTTP://127.0.0.1:8080/index.html#/game/7k2mq9xd4hnb/",
            "127.0.0.1:8080/#/game/7k2mq9xd4hnb",
            "127.0.0.1:8080#/game/7K2MQ9XD4HNB",
            "127.0.0.1:8080/7k2mq9xd4hnb",
            "127.0.0.1:8080/?lang=pt#/game/7k2mq9xd4hnb?from=mail",
        ] {
            let link: Link = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(link.to_string(), whole, "{text}");
        }
        for (text, server) in [
            ("games.example.org", "https://games.example.org/"),
            ("games.example.org:8080", "http://games.example.org:8080/"),
            ("https://games.example.org:8443/", "https://games.example.org:8443/"),
            ("http://[::1]:8080", "http://[::1]:8080/"),
            ("[::1]", "http://[::1]/"),
            ("localhost", "http://localhost/"),
        ] {
            let link: Link = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!((link.server.to_string().as_str(), link.game), (server, None), "{text}");
        }
    }

    #[test]
    fn rematches_have_links_too() {
        let link: Link = "localhost:8080/#/game/7k2mq9xd4hnb-2".parse().unwrap();
        assert_eq!(link.game().unwrap().as_str(), "7k2mq9xd4hnb-2");
    }

    #[test]
    fn what_is_no_link_is_refused_with_a_reason() {
        let long = "a".repeat(2_000);
        for (text, error) in [
            ("", LinkError::Unreadable),
            ("   ", LinkError::Unreadable),
            ("a b", LinkError::Unreadable),
            ("http://a\u{7}b/", LinkError::Unreadable),
            ("http://\u{202e}gro/", LinkError::Unreadable),
            (&long, LinkError::Unreadable),
            ("ftp://host/", LinkError::Scheme),
            ("file:///etc/passwd", LinkError::Host),
            ("http://", LinkError::Host),
            ("http://name:secret@host/", LinkError::Host),
            ("http://ho_st/", LinkError::Host),
            ("http://-host/", LinkError::Host),
            ("http://[::1/", LinkError::Host),
            ("http://a..b/", LinkError::Host),
            ("host:99999", LinkError::Port),
            ("host:0", LinkError::Port),
            ("host:+80", LinkError::Port),
            ("host:", LinkError::Port),
            ("http://host/#/play/7", LinkError::Page),
            ("http://host/elsewhere#/game/7k2mq9xd4hnb", LinkError::Page),
            ("http://host/#/game/short", LinkError::Game),
            ("http://host/#/game/../../etc", LinkError::Game),
            ("http://host/elsewhere", LinkError::Game),
        ] {
            assert_eq!(text.parse::<Link>(), Err(error), "{text:?}");
        }
        let server: Link = "localhost:8080".parse().unwrap();
        assert_eq!(server.game(), Err(LinkError::NoGame));
    }

    #[test]
    fn servers_have_files_of_their_own() {
        let name = |text: &str| text.parse::<Link>().unwrap().server.file_name();
        assert_eq!(name("http://127.0.0.1:8080"), "http_127.0.0.1_8080");
        assert_eq!(name("https://[2001:db8::1]"), "https_2001_db8__1_443");
        assert_ne!(name("http://a.b:80"), name("https://a.b:80"));
    }
}
