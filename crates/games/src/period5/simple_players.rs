use board::{Dice, Outcome, Player, Position as _};

use super::rules::{Move, Period5};

/// Any legal move, each equally likely.
pub(super) fn random(position: &Period5, dice: &mut Dice) -> Option<Move> {
    position.random_move(dice)
}

/// A winning move, or else the one that spreads the own five most and the opponent's least.
pub(super) fn greedy(position: &Period5, dice: &mut Dice) -> Option<Move> {
    let mover = position.turn();
    let judged: Vec<_> =
        position.moves().into_iter().map(|mv| (worth(&position.after(mv), mover), mv)).collect();
    let best = judged.iter().map(|&(worth, _)| worth).max()?;
    let equals: Vec<_> =
        judged.into_iter().filter(|&(worth, _)| worth == best).map(|(_, mv)| mv).collect();
    dice.pick(&equals)
}

/// Whether a player has won, and the spread of that player's five less the opponent's.
///
/// All wins are alike, so their spread is not looked at.
fn worth(position: &Period5, player: Player) -> (bool, i32) {
    if position.outcome() == Some(Outcome::Win(player)) {
        return (true, 0);
    }
    let spread = |player: Player| position.tallies[player.index()].spread() as i32;
    (false, spread(player) - spread(player.other()))
}
