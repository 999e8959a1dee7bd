//! A game as part of an address.

use std::fmt;

use board::{ParseError, quote};
use games::{Line, MoveError, Shelf, Spec};
use i18n::Phrase;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use crate::limits;
use crate::words::link as words;

/// The longest link, in bytes.
const MOST: usize = 64 << 10;

/// A game as part of an address: the spec, where it starts, its moves, and which turn is looked at.
///
/// It is written as `spec=…&position=…&moves=…&at=…` with what addresses reserve in percent signs;
/// the position is where the game starts, and left out where that is the spec's own start; so is
/// whatever is empty.
#[derive(Clone, Debug)]
pub struct Link {
    /// The game and its options.
    pub spec: Spec,
    /// The start and the moves.
    pub line: Line,
    /// After how many turns the game is shown; nothing for the last one.
    pub at: Option<usize>,
}

impl Link {
    /// Reads a link to a game on this shelf, and plays its moves.
    pub fn read(shelf: &Shelf, text: &str) -> Result<Self, Phrase> {
        if text.len() > MOST {
            return Err(words::too_long(MOST, limits::TURNS));
        }
        let [spec, position, moves, at] = fields(text, ["spec", "position", "moves", "at"])?;
        let not_read = |error: ParseError| words::not_read(error.phrase());
        let spec = spec.ok_or(&words::NO_GAME)?;
        let mut spec = Spec::read(shelf, &spec).map_err(not_read)?;
        let start = match position {
            Some(position) => spec.game.position(&position),
            None => spec.start(1),
        };
        let mut line = Line::new(start.map_err(not_read)?);
        let moves = moves.unwrap_or_default();
        for (turn, mv) in moves.split_whitespace().enumerate() {
            if turn == limits::TURNS {
                return Err(words::too_long(MOST, limits::TURNS));
            }
            let refused = |error: MoveError| words::bad_turn(turn + 1, quote(mv), error.phrase());
            line.play(mv).map_err(refused)?;
        }
        let turns = line.moves().len();
        let at = at.map(|at| {
            let known = at.parse().ok().filter(|at| *at <= turns);
            known.ok_or_else(|| words::no_turn(quote(&at), turns))
        });
        Ok(Self { spec, line, at: at.transpose()? })
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "spec={}", encoded(&self.spec.to_string()))?;
        let start = self.line.start().to_string();
        let is_given = self.spec.clone().start(1).is_ok_and(|given| given.to_string() == start);
        if !is_given {
            write!(f, "&position={}", encoded(&start))?;
        }
        if !self.line.moves().is_empty() {
            write!(f, "&moves={}", encoded(&self.line.moves().join(" ")))?;
        }
        match self.at {
            Some(at) => write!(f, "&at={at}"),
            None => Ok(()),
        }
    }
}

/// What a link says under each of these names, which are all that it may use.
pub fn fields<const N: usize>(
    text: &str,
    names: [&'static str; N],
) -> Result<[Option<String>; N], Phrase> {
    let mut found = [const { None }; N];
    // Not by a library for forms, which forgives what is unknown, said twice or broken.
    for pair in text.split('&').filter(|pair| !pair.is_empty()) {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let place = names.iter().position(|known| *known == name);
        let place = place.ok_or_else(|| words::no_field(quote(name), names.join(", ")))?;
        if found[place].replace(decoded(value)?).is_some() {
            return Err(words::twice(quote(name)));
        }
    }
    Ok(found)
}

/// What is written with a percent sign: all but letters, digits and the few signs that positions are
/// full of and that nobody takes for a part of an address. A form would write those with percent signs
/// too, and make the link to a board twice as long.
const RESERVED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b' ')
    .remove(b'*')
    .remove(b',')
    .remove(b'-')
    .remove(b'.')
    .remove(b'/')
    .remove(b':')
    .remove(b'_');

/// A text in which nothing can be taken for a part of an address.
pub fn encoded(text: &str) -> String {
    utf8_percent_encode(text, RESERVED).to_string().replace(' ', "+")
}

/// The text that was [`encoded`].
pub fn decoded(text: &str) -> Result<String, Phrase> {
    let broken = || words::broken(quote(text));
    // The library takes half an escape for what it looks like; here it is a link that was cut.
    let is_escape =
        |rest: &str| rest.len() >= 2 && rest.bytes().take(2).all(|digit| digit.is_ascii_hexdigit());
    if !text.split('%').skip(1).all(is_escape) {
        return Err(broken());
    }
    let spaced = text.replace('+', " ");
    percent_decode_str(&spaced).decode_utf8().map(Into::into).map_err(|_| broken())
}

#[cfg(test)]
mod tests {
    use board::Dice;
    use games::SHELF;
    use i18n::Language;

    use super::*;

    #[test]
    fn a_link_holds_start_moves_and_turn() {
        let mut dice = Dice::new(5);
        for game in SHELF {
            let mut spec = Spec::read(SHELF, game.info().id).unwrap();
            let mut line = Line::new(spec.start(1).unwrap());
            for turns in 0..12 {
                // Every other line begins in the middle of a game.
                let start = if turns % 2 == 0 { line.start() } else { line.position() };
                let start = Line::new(start.boxed());
                for line in [start, line.clone()] {
                    let at = (turns % 3 == 0).then_some(line.moves().len());
                    let text = Link { spec: spec.clone(), line: line.clone(), at }.to_string();
                    let read = Link::read(SHELF, &text).unwrap();
                    assert_eq!(read.spec.to_string(), spec.to_string());
                    assert_eq!(read.line.start().to_string(), line.start().to_string());
                    assert_eq!(read.line.moves(), line.moves());
                    assert_eq!(read.at, at);
                    assert_eq!(read.to_string(), text);
                }
                let Some(mv) = line.position().random_move(&mut dice) else { break };
                line.play(&mv).unwrap();
            }
        }
    }

    #[test]
    fn a_wrong_link_says_why() {
        let first = SHELF[0].info().id;
        for (text, problem) in [
            (String::new(), "names no game"),
            ("spec=chess".into(), "there is no game 'chess'"),
            ("spec=%4".into(), "broken at '%4'"),
            ("spec=%FF".into(), "broken at '%FF'"),
            (format!("spec={first}&position=zz"), "can't be read: character 1"),
            (
                format!("spec={first}&start=zz"),
                "no 'start' in links to this page; they know: spec, position, moves, at",
            ),
            (format!("spec={first}&spec={first}"), "says 'spec' twice"),
            (format!("spec={first}&moves=zz"), "turn 1 of the link, 'zz', can't be played"),
            (format!("spec={first}&at=1"), "shows turn '1'; the game in it has turns 0 to 0"),
            ("x".repeat(MOST + 1), "too long"),
        ] {
            let said = Link::read(SHELF, &text).unwrap_err();
            let english = said.say(Language::English);
            assert!(english.contains(problem), "{text}: {english}");
            assert_ne!(said.say(Language::Portuguese), english);
        }
    }

    #[test]
    fn any_text_goes_through_an_address() {
        let text = "ação #/?&=+% \u{1F3B2}\n";
        assert!(encoded(text).is_ascii());
        assert_eq!(decoded(&encoded(text)).unwrap(), text);
        assert_eq!(decoded("%c3%A7a%2Fb%2cc").unwrap(), "ça/b,c", "however it was written");
        for broken in ["%", "a%4", "%4g", "%é1", "%%41", "%FF"] {
            assert!(decoded(broken).is_err(), "{broken}");
        }
    }

    /// Links stand in letters and bookmarks: they are written as they have always been.
    #[test]
    fn an_address_is_written_as_ever() {
        assert_eq!(encoded("xoxo/ox.x x:=,*-_ #~"), "xoxo/ox.x+x:%3D,*-_+%23%7E");
    }
}
