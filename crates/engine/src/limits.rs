use std::time::Duration;

/// How far a search may go; whatever is reached first ends it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The deepest iteration.
    pub depth: Option<u32>,
    /// The positions looked at, by all threads together.
    pub nodes: Option<u64>,
    /// After this time no new iteration begins.
    pub soft: Option<Duration>,
    /// After this time the search is cut off.
    pub hard: Option<Duration>,
}

/// For how many moves the time on a clock has to last when nobody says.
const MOVES_TO_GO: u32 = 25;

impl Limits {
    /// Only this many positions.
    pub const fn nodes(nodes: u64) -> Self {
        Self { depth: None, nodes: Some(nodes), soft: None, hard: None }
    }

    /// Only this deep.
    pub const fn depth(depth: u32) -> Self {
        Self { depth: Some(depth), nodes: None, soft: None, hard: None }
    }

    /// Only this long.
    pub const fn time(time: Duration) -> Self {
        Self { depth: None, nodes: None, soft: Some(time), hard: Some(time) }
    }

    /// One move's part of a clock that shows so much and gains so much by each move, for so many
    /// moves to go; for the rest of the game where nobody says how many.
    ///
    /// The time is shared out over the moves: no iteration begins after 0.6 of a share, and a move
    /// is cut off after three shares or two thirds of the clock. A little is kept for the way there
    /// and back.
    pub fn of_clock(left: Duration, increment: Duration, moves_to_go: Option<u32>) -> Self {
        let left = usable(left);
        let moves = moves_to_go.unwrap_or(MOVES_TO_GO).clamp(1, MOVES_TO_GO);
        let share = (left / moves).saturating_add(increment / 4 * 3).min(left);
        let hard = if moves == 1 { left } else { (share * 3).min(left / 3 * 2) };
        Self { soft: Some((share / 10 * 6).min(hard)), hard: Some(hard), ..Self::default() }
    }

    /// One move that may take so long, the way there and back included.
    pub fn of_move(time: Duration) -> Self {
        Self::time(usable(time))
    }

    /// These limits and those: whatever is reached first.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
            one.into_iter().chain(other).min()
        }
        Self {
            depth: least(self.depth, other.depth),
            nodes: least(self.nodes, other.nodes),
            soft: least(self.soft, other.soft),
            hard: least(self.hard, other.hard),
        }
    }
}

/// A time without what the way there and back may cost.
fn usable(time: Duration) -> Duration {
    time.saturating_sub((time / 10).min(Duration::from_millis(20)))
}
