use board::{Cell, Dice, ParseError};

use super::jokers::Jokers;
use super::rules::{CENTRE, MOST, Mapello, SIZE, has, index};
use crate::Options;
use crate::words::mapello as words;

const CLASSIC: &str = "####J#####/##.*..*.##/#.....#..#/J*#.....*J/J...XO...#/\
    #...OX..*#/#*.....#.J/J..#.....#/##.*...*##/###J###J## X 0 0";

const OPEN: &str = "##########/#........#/#........#/#........#/#...XO...#/\
    #...OX...#/#........#/#........#/#........#/########## X 0 0";

const OTHELLO: &str = "##########/#........#/#........#/#........#/#...OX...#/\
    #...XO...#/#........#/#........#/#........#/########## X 0 0";

/// The keys that say how many of each kind a random layout has, in the order they are drawn.
const COUNTS: [&str; 3] = ["walls", "bonuses", "jokers"];

/// The start that these options choose.
pub(super) fn start(options: &Options) -> Result<Mapello, ParseError> {
    let layout = options.text("layout").expect("the layout has a default");
    if layout == "random" {
        let Some(seed) = options.number("seed") else {
            let at = options.place("layout").unwrap_or_default();
            return Err(ParseError::new(at, &words::NO_SEED, words::seed_wanted(u64::MAX)));
        };
        return Ok(random(seed, COUNTS.map(|key| options.number(key).map(|n| n as u8))));
    }
    for key in ["seed"].into_iter().chain(COUNTS) {
        if let Some(at) = options.place(key) {
            let problem = words::misfit(key, layout.to_string());
            return Err(ParseError::new(at, problem, words::needs_random(key)));
        }
    }
    Ok(fixed(match layout {
        "open" => OPEN,
        "othello" => OTHELLO,
        _ => CLASSIC,
    }))
}

/// The board without walls, bonuses or jokers.
pub(super) fn open() -> Mapello {
    fixed(OPEN)
}

fn fixed(text: &str) -> Mapello {
    text.parse().expect("the named layouts are legal positions")
}

/// The layout that a seed decides; the counts of walls, bonuses and jokers are drawn unless given.
///
/// Everything that could be needed is drawn, always in this order: the three counts, eight places
/// for walls, eight for bonuses, eight for jokers. So a given count changes its own kind only.
pub(super) fn random(seed: u64, given: [Option<u8>; 3]) -> Mapello {
    let mut dice = Dice::new(seed);
    let drawn = [(); 3].map(|()| dice.below(u32::from(MOST) + 1) as u8);
    let [walls, bonuses, jokers] =
        std::array::from_fn(|kind| given[kind].unwrap_or(drawn[kind]) as usize);

    let mut inner: Vec<u8> =
        Cell::all(SIZE, SIZE).map(index).filter(|&index| !has(CENTRE, index)).collect();
    let wall_places = draw(&mut inner, &mut dice);
    let bonus_places = draw(&mut inner, &mut dice);
    let joker_places = draw(&mut Jokers::border().collect(), &mut dice);

    let set = |places: &[u8]| places.iter().fold(0, |set, &index| set | 1 << index);
    let mut layout = open();
    layout.walls = set(&wall_places[..walls]);
    layout.bonuses = set(&bonus_places[..bonuses]);
    for &joker in &joker_places[..jokers] {
        layout.jokers.insert(joker);
    }
    layout
}

/// Takes as many places as there can be pieces of a kind, each place that is left equally likely.
fn draw<T: Copy>(places: &mut Vec<T>, dice: &mut Dice) -> [T; MOST as usize] {
    std::array::from_fn(|_| places.swap_remove(dice.below(places.len() as u32) as usize))
}
