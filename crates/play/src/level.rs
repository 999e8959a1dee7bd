use std::fmt;
use std::str::FromStr;

use board::Dice;
use engine::{Limits, Score, SearchControl, Variation, Workers};
use games::{AnyEngine, AnyGame, Line, SHELF, Task};
use i18n::{Pattern, Phrase};
use serde::{Deserialize, Serialize};

use crate::words;

/// How strong a computer player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
#[serde(try_from = "String", into = "String")]
pub enum Level {
    /// The game's own simplest player, in most games one that makes any legal move.
    Random,
    /// The game's own one-move-ahead player.
    Greedy,
    /// A search, from 1 for a beginner to 8 for a master.
    Search(u8),
}

/// What limits a level and makes it err.
#[derive(Clone, Copy, Debug)]
struct Strength {
    /// Positions searched for each line, in thousandths of the game's pace.
    pace: u64,
    /// How many of the best lines it chooses among.
    lines: usize,
    /// How far below the best a line may be, in hundredths, before it is hardly ever chosen.
    error: u32,
    /// How many of a hundred moves it looks only one move ahead for, as greedy does.
    slips: u32,
    /// How bad a move may look, in hundredths, that keeps a game from going round in circles.
    daring: i32,
}

/// How many moves are looked at for a way out of a circle.
const WAYS_OUT: usize = 4;

/// Levels 1 to 8: each searches a few times as much as the one below, and the first four err.
const STRENGTHS: [Strength; 8] = [
    Strength { pace: 1, lines: 5, error: 300, slips: 50, daring: 0 },
    Strength { pace: 2, lines: 4, error: 150, slips: 20, daring: 0 },
    Strength { pace: 8, lines: 3, error: 80, slips: 5, daring: 0 },
    Strength { pace: 25, lines: 2, error: 40, slips: 0, daring: 0 },
    Strength { pace: 200, lines: 1, error: 0, slips: 0, daring: 0 },
    Strength { pace: 1_000, lines: 1, error: 0, slips: 0, daring: 0 },
    Strength { pace: 3_000, lines: 1, error: 0, slips: 0, daring: 100 },
    Strength { pace: 9_000, lines: 1, error: 0, slips: 0, daring: 100 },
];

/// What the levels 1 to 8 are called.
const TITLES: [&Pattern; 8] = [
    &words::BEGINNER,
    &words::LEARNER,
    &words::CASUAL,
    &words::STEADY,
    &words::KEEN,
    &words::STRONG,
    &words::EXPERT,
    &words::MASTER,
];

impl Level {
    /// The weakest level that thinks, for who plays for the first time.
    pub const BEGINNER: Self = Self::Search(1);

    /// The strongest level.
    pub const MASTER: Self = Self::Search(8);

    /// How many MiB the engine of a level has, wherever it plays: with less a level is weaker.
    pub const MEMORY: usize = 64;

    /// Every level, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Random, Self::Greedy].into_iter().chain((1..=8).map(Self::Search))
    }

    /// What it is called whatever the game: "Random", "Level 3".
    pub fn name(self) -> Phrase {
        match self {
            Self::Random => (&words::RANDOM).into(),
            Self::Greedy => (&words::GREEDY).into(),
            Self::Search(number) => words::level(number),
        }
    }

    /// What it is called in a game: "Easy", "Level 3".
    pub fn name_in(self, game: &dyn AnyGame) -> Phrase {
        if let Self::Search(_) = self { self.name() } else { self.title(game) }
    }

    /// How strong it is, in a word: "Easy", "Casual". The simplest players are called what their game
    /// calls them.
    pub fn title(self, game: &dyn AnyGame) -> Phrase {
        let simple = game.simple_titles();
        Phrase::from(match self {
            Self::Random => simple.first().copied().unwrap_or(&words::RANDOM),
            Self::Greedy => simple.last().copied().unwrap_or(&words::GREEDY),
            Self::Search(number) => TITLES[usize::from(number - 1)],
        })
    }

    /// The level that a command calls so, or that some game of the shelf calls so.
    fn named(text: &str) -> Option<Self> {
        let own = Self::all().find(|level| level.to_string() == text);
        own.or_else(|| {
            SHELF.iter().find_map(|game| match game.simple_players()[..] {
                [weakest, ..] if weakest == text => Some(Self::Random),
                [.., strongest] if strongest == text => Some(Self::Greedy),
                _ => None,
            })
        })
    }

    /// Whether it looks at a board before it chooses a side, and does not draw lots.
    pub const fn judges(self) -> bool {
        matches!(self, Self::Search(_))
    }

    /// Chooses a move where the game goes on; nothing when it is over.
    ///
    /// `time` replaces the level's own limit.
    pub fn choose(
        self,
        line: &Line,
        engine: &mut dyn AnyEngine,
        dice: &mut Dice,
        (control, workers): (&dyn SearchControl, &dyn Workers),
        time: Option<Limits>,
    ) -> Option<String> {
        if line.verdict().is_some() {
            return None;
        }
        let position = line.position();
        let number = match self {
            Self::Random => return position.choose(position.simple_players().first()?, dice),
            Self::Greedy => return position.choose(position.simple_players().last()?, dice),
            Self::Search(number) => number,
        };
        let Strength { pace, mut lines, error, slips, daring } = STRENGTHS[usize::from(number - 1)];
        let nodes = (position.pace() * pace / 1_000).max(20) * lines as u64;
        let limits = time.unwrap_or(Limits::nodes(nodes));
        let goes_round = daring > 0 && line.occurrences() > 1;
        if goes_round {
            lines = WAYS_OUT;
        }
        let report = engine.think(Task { line, limits, lines, control, workers }, &mut |_| {});
        let best = report.score()?;
        if goes_round && best.hundredths() <= 0 {
            // What is proved is not thrown away for what only looks as good.
            let is_worth_it = |way: &&Variation<_>| {
                way.score.hundredths() >= -daring && (way.is_proved || !report.is_proved())
            };
            let mut ways = report.lines.iter().filter(is_worth_it);
            let way_out = ways.find(|way| way.moves.first().is_some_and(|mv| is_new(line, mv)));
            // Where there is none, the best move is as good as any.
            return way_out.or(report.lines.first())?.moves.first().cloned();
        }
        // Nobody slips where a win stands there.
        if best.won_in().is_none() && dice.below(100) < slips {
            return Self::Greedy.choose(line, engine, dice, (control, workers), time);
        }
        // Each line gets a random bonus: near ones may overtake the best, far ones can't.
        let bonus = |score: Score, dice: &mut Dice| {
            score.hundredths() - best.hundredths() + dice.below(error + 1) as i32
        };
        let chosen = report.lines.iter().max_by_key(|line| bonus(line.score, dice))?;
        chosen.moves.first().cloned()
    }
}

/// Whether a game has never stood where a move leads.
fn is_new(line: &Line, mv: &str) -> bool {
    let mut after = line.clone();
    after.play(mv).is_ok() && after.occurrences() == 1
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Search(number) => write!(f, "{number}"),
        }
    }
}

/// There is no level of that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no such level; the levels are 1 to 8, random and greedy")]
pub struct ParseLevelError;

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, ParseLevelError> {
        Self::named(text).ok_or(ParseLevelError)
    }
}

impl TryFrom<String> for Level {
    type Error = ParseLevelError;

    fn try_from(text: String) -> Result<Self, ParseLevelError> {
        text.parse()
    }
}

impl From<Level> for String {
    fn from(level: Level) -> Self {
        level.to_string()
    }
}
