use std::ops::ControlFlow;

use board::{Dice, Position as _};

use super::rules::{Colour, Move, Nex};
use super::turns::Turns;

/// A place or a convert turn, by the toss of a coin where both are possible; then any turn of that
/// kind, each equally likely. Never `swap`, which is neither; a place turn with an exchange of
/// edges is a place turn.
pub(super) fn easy(position: &Nex, dice: &mut Dice) -> Option<Move> {
    if position.outcome().is_some() {
        return None;
    }
    let turns = Turns::new(position);
    let (places, converts) = (turns.places(), turns.converts());
    if places == 0 && converts == 0 {
        return turns.single().map(Move::Single);
    }
    let place = converts == 0 || places > 0 && dice.below(2) == 0;
    Some(turns.nth(if place { dice.below(places) } else { places + dice.below(converts) }))
}

/// A winning turn or else the one that makes the own connection shortest compared with the
/// opponent's, at random among equals. Never `swap`; an exchange of edges is weighed like any turn.
pub(super) fn greedy(position: &Nex, dice: &mut Dice) -> Option<Move> {
    let mover = position.turn;
    let mut best = Vec::new();
    let mut most = i32::MIN;
    let _ = position.each_move(|mv| {
        if mv != Move::Swap {
            let lead = lead(&position.after(mv), mover);
            if lead > most {
                best.clear();
                most = lead;
            }
            if lead == most {
                best.push(mv);
            }
        }
        ControlFlow::Continue(())
    });
    dice.pick(&best)
}

/// How many cells more than this colour the other one needs to join its edges.
fn lead(position: &Nex, colour: Colour) -> i32 {
    if position.winner == Some(colour) {
        return i32::MAX;
    }
    // Nobody's way is barred while nobody has won: what bars it is the other's chain.
    let cells = |colour| position.connection(colour).map_or(0, |cells| cells as i32);
    cells(colour.other()) - cells(colour)
}
