use std::fmt;
use std::str::FromStr;

use i18n::Phrase;
use platform::State;
use protocol::Name;

use crate::{ServerAddress, words};

/// Who somebody wants to be at a server.
#[derive(Clone, Debug)]
pub enum Who {
    /// Nobody: they only look.
    Nobody,
    /// A guest, who is the same one every time.
    Guest(Guest),
    /// An account or a bot, by a token that it was given.
    Bearer(Token),
}

/// A guest: a name, and a secret by which a server knows them again.
#[derive(Clone, Debug)]
pub struct Guest {
    /// What they want to be called, if it matters to them.
    pub name: Option<Name>,
    /// What they are called where nobody knows them and they have not said.
    pub otherwise: Name,
    /// Where their secrets are kept, if anywhere.
    pub state: Option<State>,
    /// Whether it is a program: somebody else than the person who plays from here, and with another
    /// name another one.
    pub is_bot: bool,
}

impl Guest {
    /// The secret by which a server knows them; nothing where it does not, or it can't be read.
    pub(crate) fn secret(&self, server: &ServerAddress) -> Option<Secret> {
        let (folder, file) = self.place(server);
        let kept = self.state.as_ref()?.read_secret(folder, &file);
        Secret::cookie(kept.ok().flatten()?.trim())
    }

    /// Keeps a secret. Where it can't be kept, the seat is theirs for as long as the program runs.
    pub(crate) fn keep(&self, server: &ServerAddress, secret: &Secret) -> std::io::Result<()> {
        let Some(state) = &self.state else { return Ok(()) };
        let (folder, file) = self.place(server);
        state.write_secret(folder, &file, &secret.0)
    }

    /// The folder and the file of the secret for a server.
    fn place(&self, server: &ServerAddress) -> (&'static str, String) {
        let file = server.file_name();
        if !self.is_bot {
            return ("guests", file);
        }
        let name = self.name.as_ref().unwrap_or(&self.otherwise);
        ("bots", format!("{file}_{}", name.folded()))
    }
}

/// What is said with every request to show who asks. It has no `Debug`, so that no log can have it.
#[derive(Clone)]
pub(crate) struct Secret(String);

impl Secret {
    /// A cookie, as a server has set it or as it was kept: `name=value`.
    pub(crate) fn cookie(text: &str) -> Option<Self> {
        let pair = text.split(';').next()?.trim();
        let is_plain = pair.len() <= 512 && pair.bytes().all(|byte| byte.is_ascii_graphic());
        (is_plain && pair.contains('=')).then(|| Self(pair.into()))
    }

    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }
}

/// A token that a server has given to a program.
#[derive(Clone)]
pub struct Token(String);

impl Token {
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

/// Not a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoToken;

impl NoToken {
    /// What would be one.
    pub fn phrase(self) -> Phrase {
        (&words::NO_TOKEN).into()
    }
}

impl FromStr for Token {
    type Err = NoToken;

    fn from_str(text: &str) -> Result<Self, NoToken> {
        let text = text.trim();
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~+/=".contains(&byte);
        let is_token = (8..=512).contains(&text.len()) && text.bytes().all(fits);
        if is_token { Ok(Self(text.into())) } else { Err(NoToken) }
    }
}

/// How somebody shows who they are.
#[derive(Clone)]
pub(crate) enum Credential {
    Cookie(Secret),
    Bearer(Token),
}

impl Credential {
    /// The header that says it.
    pub(crate) fn header(&self) -> (&'static str, String) {
        match self {
            Self::Cookie(secret) => ("cookie", secret.reveal().into()),
            Self::Bearer(token) => ("authorization", format!("Bearer {}", token.reveal())),
        }
    }
}
