use std::sync::LazyLock;

use board::Player;

use super::layout::{CELLS, Cells, HOMES, goals, one, places};
use super::steps::BallSteps;

/// How many sets of three cells there are.
const SETS: usize = 2_300;

/// For every set of three cells, the turns that white's balls need from there to the goal cells
/// when nobody is in the way and a ring is laid wherever a ball wants to go.
static TURNS: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut turns = vec![u8::MAX; SETS];
    turns[rank(goals(Player::First))] = 0;
    for round in 0.. {
        let mut found = 0;
        for balls in triples() {
            if turns[rank(balls)] == u8::MAX && leads_to(balls, |next| turns[rank(next)] == round) {
                turns[rank(balls)] = round + 1;
                found += 1;
            }
        }
        if found == 0 {
            break;
        }
    }
    turns
});

/// How many turns a player's three balls need to the goal cells, were they alone on the board with
/// as many rings as they like.
#[inline]
pub(super) fn turns_alone(player: Player, balls: Cells) -> i32 {
    let balls = match player {
        Player::First => balls,
        // The half-turn shows black's way as white's.
        Player::Second => balls.reverse_bits() >> (Cells::BITS - CELLS as u32),
    };
    i32::from(TURNS[rank(balls)])
}

/// The place of a set of three cells among all of them.
#[inline]
fn rank(set: Cells) -> usize {
    const CHOOSE: [[u16; CELLS]; 3] = {
        let mut choose = [[0; CELLS]; 3];
        let mut n = 0;
        while n < CELLS {
            choose[0][n] = n as u16;
            choose[1][n] = (n * n.saturating_sub(1) / 2) as u16;
            choose[2][n] = (n * n.saturating_sub(1) * n.saturating_sub(2) / 6) as u16;
            n += 1;
        }
        choose
    };
    let ranks = CHOOSE.iter().zip(places(set)).map(|(choose, place)| choose[place as usize]);
    usize::from(ranks.sum::<u16>())
}

fn triples() -> impl Iterator<Item = Cells> {
    let pairs = (0..CELLS as u8).flat_map(|a| (0..a).map(move |b| (a, b)));
    pairs.flat_map(|(a, b)| (0..b).map(move |c| one(a) | one(b) | one(c)))
}

/// Whether one ball step of white, alone on the board, leads to such balls.
fn leads_to(balls: Cells, is_wanted: impl Fn(Cells) -> bool) -> bool {
    let mut steps = BallSteps::NONE;
    steps.find([balls, 0], Player::First);
    let walking = (balls & !HOMES[1]).count_ones() as usize;
    steps.plain[..walking]
        .iter()
        .any(|&(from, landings)| places(landings).any(|to| is_wanted(balls ^ one(from) ^ one(to))))
}
