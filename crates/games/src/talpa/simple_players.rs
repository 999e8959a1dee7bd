use board::{Cell, Dice, Player, Position as _};

use super::rules::{Move, Set, Talpa, cell, neighbours};

/// Any legal move, each equally likely.
pub(super) fn easy(position: &Talpa, dice: &mut Dice) -> Option<Move> {
    position.random_move(dice)
}

/// The move after which the farthest-reaching patch of empty cells reaches farthest.
pub(super) fn normal(position: &Talpa, _: &mut Dice) -> Option<Move> {
    let mover = position.turn();
    position.moves().into_iter().max_by_key(|&mv| (reach(&position.after(mv), mover), order(mv)))
}

/// Among equal moves the last one in this order is taken.
fn order(mv: Move) -> (u8, u8, &'static str) {
    match mv {
        Move::Capture { from, to } => {
            let (from, to) = (cell(from), cell(to));
            let direction = match (to.column.cmp(&from.column), to.row.cmp(&from.row)) {
                (_, std::cmp::Ordering::Less) => "up",
                (_, std::cmp::Ordering::Greater) => "down",
                (std::cmp::Ordering::Less, _) => "left",
                _ => "right",
            };
            (from.column, from.row, direction)
        }
        Move::Remove(index) => {
            let Cell { column, row } = cell(index);
            (column, row, "")
        }
    }
}

/// The longest run of consecutive columns (for red; rows for blue) that one patch touches.
fn reach(position: &Talpa, player: Player) -> usize {
    let mut rest = position.empty();
    let mut longest = 0;
    while let Some(seed) = rest.iter().next() {
        let patch = Set::flood(Set::one(seed), rest, neighbours);
        let mut touched = [false; 10];
        for cell in patch.iter().map(cell) {
            touched[match player {
                Player::First => cell.column,
                Player::Second => cell.row,
            } as usize] = true;
        }
        // A patch is connected, so what it touches is one run.
        longest = longest.max(touched.iter().filter(|&&t| t).count());
        rest &= !patch;
    }
    longest
}
