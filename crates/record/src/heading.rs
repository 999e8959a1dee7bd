use board::{ParseError, Player, quote};
use games::{AnyPosition, Shelf, Spec};

use crate::details::KNOWN;
use crate::reason::ResultText;
use crate::words;
use crate::{Details, OneLine, Reason, limits};

/// A tag as it was read.
#[derive(Clone, Debug)]
pub(crate) struct Tag {
    pub(crate) name: String,
    pub(crate) value: String,
}

/// What is wrong with a tag.
#[derive(Clone, Debug)]
pub(crate) struct TagError {
    /// Which one; nothing where one is missing.
    pub(crate) tag: Option<usize>,
    /// Whether it is the value, and not the name.
    pub(crate) in_value: bool,
    pub(crate) error: ParseError,
}

/// What the tags of a game say.
#[derive(Debug)]
pub(crate) struct Heading {
    pub(crate) spec: Spec,
    pub(crate) start: Option<String>,
    pub(crate) position: Box<dyn AnyPosition>,
    pub(crate) details: Details,
    pub(crate) result: Option<ResultText>,
    pub(crate) reason: Option<Reason>,
}

impl Heading {
    pub(crate) fn read(shelf: &Shelf, tags: &[Tag]) -> Result<Self, TagError> {
        for (i, tag) in tags.iter().enumerate() {
            if tags[..i].iter().any(|earlier| earlier.name == tag.name) {
                let problem = words::tag_twice(quote(&tag.name));
                return Err(name(i)(ParseError::new(0, problem, &words::TAG_ONCE)));
            }
            if tag.value.chars().nth(limits::WORDS).is_some() {
                let hint = words::characters(limits::WORDS);
                return Err(value(i)(ParseError::new(limits::WORDS, &words::VALUE_TOO_LONG, hint)));
            }
        }
        let find = |name: &str| tags.iter().position(|tag| tag.name == name);
        let game = find("Game").ok_or_else(|| {
            let error = ParseError::new(0, &words::NO_GAME_TAG, &words::GAME_TAG_WANTED);
            TagError { tag: None, in_value: false, error }
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

    fn fill(&mut self, i: usize, tag: &Tag) -> Result<(), TagError> {
        let text = &tag.value;
        let said = || OneLine::new(text).map_err(value(i));
        let details = &mut self.details;
        match tag.name.as_str() {
            "Game" | "Start" => {}
            "First" => details.players[Player::First] = said()?,
            "Second" => details.players[Player::Second] = said()?,
            "Date" => details.date = Some(text.parse().map_err(value(i))?),
            "Event" => details.event = Some(said()?),
            "Clock" => details.clock = Some(text.parse().map_err(value(i))?),
            "Result" => self.result = Some(text.parse().map_err(value(i))?),
            "Reason" => self.reason = Some(text.parse().map_err(value(i))?),
            further => {
                debug_assert!(!KNOWN.contains(&further));
                let said = said()?;
                details.add(further, said).map_err(name(i))?;
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
) -> Result<Box<dyn AnyPosition>, TagError> {
    let id = spec.game.info().id;
    if let Some((i, text)) = start {
        if !spec.options.is_empty() {
            let (at, hint) = (id.chars().count(), words::name_alone(id));
            return Err(value(game)(ParseError::new(at, &words::OPTIONS_REFUSED, hint)));
        }
        return spec.game.position(text).map_err(value(i));
    }
    let mut completed = spec.clone();
    let position = completed.start(1).map_err(value(game))?;
    let (given, completed) = (spec.to_string(), completed.to_string());
    if given != completed {
        let (at, hint) = (given.chars().count(), words::write_drawn(completed));
        return Err(value(game)(ParseError::new(at, &words::LEFT_TO_CHANCE, hint)));
    }
    Ok(position)
}

fn name(tag: usize) -> impl Fn(ParseError) -> TagError {
    move |error| TagError { tag: Some(tag), in_value: false, error }
}

fn value(tag: usize) -> impl Fn(ParseError) -> TagError {
    move |error| TagError { tag: Some(tag), in_value: true, error }
}
