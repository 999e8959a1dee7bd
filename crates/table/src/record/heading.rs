use board::{Player, TextError, quote};
use games::{AnyPosition, Shelf, Spec};

use super::details::KNOWN;
use super::reason::Standing;
use super::{Details, Reason, Words, limits};

/// A tag as it was read.
#[derive(Clone, Debug)]
pub(super) struct Tag {
    pub(super) name: String,
    pub(super) value: String,
}

/// What is wrong with a tag.
#[derive(Clone, Debug)]
pub(super) struct Misfit {
    /// Which one; nothing where one is missing.
    pub(super) tag: Option<usize>,
    /// Whether it is the value, and not the name.
    pub(super) in_value: bool,
    pub(super) error: TextError,
}

/// What the tags of a game say.
#[derive(Debug)]
pub(super) struct Heading {
    pub(super) spec: Spec,
    pub(super) start: Option<String>,
    pub(super) position: Box<dyn AnyPosition>,
    pub(super) details: Details,
    pub(super) result: Option<Standing>,
    pub(super) reason: Option<Reason>,
}

impl Heading {
    pub(super) fn read(shelf: &Shelf, tags: &[Tag]) -> Result<Self, Misfit> {
        for (i, tag) in tags.iter().enumerate() {
            if tags[..i].iter().any(|earlier| earlier.name == tag.name) {
                let problem = format!("the tag {} is there twice", quote(&tag.name));
                return Err(name(i)(TextError::new(0, problem, "each tag may stand once")));
            }
            if tag.value.chars().nth(limits::WORDS).is_some() {
                let hint = format!("{} characters are allowed", limits::WORDS);
                return Err(value(i)(TextError::new(limits::WORDS, "the value is too long", hint)));
            }
        }
        let find = |name: &str| tags.iter().position(|tag| tag.name == name);
        let game = find("Game").ok_or_else(|| {
            let hint = "the tags of a game begin with [Game \"name\"]";
            let error = TextError::new(0, "the tag Game is missing", hint);
            Misfit { tag: None, in_value: false, error }
        })?;
        let spec = Spec::read(shelf, &tags[game].value).map_err(value(game))?;
        let start = find("Start").map(|i| (i, tags[i].value.as_str()));
        let position = open(&spec, game, start)?;
        let mut heading = Self {
            spec,
            start: start.map(|(_, text)| text.into()),
            position,
            details: Details::default(),
            result: None,
            reason: None,
        };
        for (i, tag) in tags.iter().enumerate() {
            heading.fill(i, tag)?;
        }
        Ok(heading)
    }

    fn fill(&mut self, i: usize, tag: &Tag) -> Result<(), Misfit> {
        let text = &tag.value;
        let words = || Words::new(text).map_err(value(i));
        let details = &mut self.details;
        match tag.name.as_str() {
            "Game" | "Start" => {}
            "First" => details.players[Player::First] = words()?,
            "Second" => details.players[Player::Second] = words()?,
            "Date" => details.date = Some(text.parse().map_err(value(i))?),
            "Event" => details.event = Some(words()?),
            "Clock" => details.clock = Some(text.parse().map_err(value(i))?),
            "Result" => self.result = Some(text.parse().map_err(value(i))?),
            "Reason" => self.reason = Some(text.parse().map_err(value(i))?),
            further => {
                debug_assert!(!KNOWN.contains(&further));
                let words = words()?;
                details.add(further, words).map_err(name(i))?;
            }
        }
        Ok(())
    }
}

/// The position that a game starts from, which nothing is left to chance about.
fn open(
    spec: &Spec,
    game: usize,
    start: Option<(usize, &str)>,
) -> Result<Box<dyn AnyPosition>, Misfit> {
    let id = spec.game.info().id;
    if let Some((i, text)) = start {
        if !spec.options.is_empty() {
            let problem = "a position says everything by itself, so options are refused";
            let hint = format!("beside Start give the name alone: {id}");
            return Err(value(game)(TextError::new(id.chars().count(), problem, hint)));
        }
        return spec.game.position(text).map_err(value(i));
    }
    let mut completed = spec.clone();
    let position = completed.start(1).map_err(value(game))?;
    let (given, completed) = (spec.to_string(), completed.to_string());
    if given != completed {
        let problem = "the start is left to chance";
        let hint = format!("write down what was drawn, as in {completed}");
        return Err(value(game)(TextError::new(given.chars().count(), problem, hint)));
    }
    Ok(position)
}

fn name(tag: usize) -> impl Fn(TextError) -> Misfit {
    move |error| Misfit { tag: Some(tag), in_value: false, error }
}

fn value(tag: usize) -> impl Fn(TextError) -> Misfit {
    move |error| Misfit { tag: Some(tag), in_value: true, error }
}
