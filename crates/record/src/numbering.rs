use board::Player;

/// Counts turns in pairs: a number for the first player's turn and the second player's answer.
///
/// Where the second player begins, or moves again, that turn has a number of its own, written with
/// three points.
#[derive(Clone, Copy, Debug, Default)]
pub struct Numbering {
    number: usize,
    last: Option<Player>,
}

impl Numbering {
    /// The number of this player's turn, and whether it is written where nothing comes between.
    pub fn next(&mut self, player: Player) -> (String, bool) {
        let answers = (self.last, player) == (Some(Player::First), Player::Second);
        self.number += usize::from(!answers);
        self.last = Some(player);
        let points = if player == Player::First { "." } else { "..." };
        (format!("{}{points}", self.number), !answers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Player::{First, Second};

    fn written(players: &[Player]) -> String {
        let mut numbering = Numbering::default();
        let numbers = players.iter().map(|&player| match numbering.next(player) {
            (number, true) => number,
            _ => "-".into(),
        });
        numbers.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn turns_are_counted_in_pairs() {
        assert_eq!(written(&[First, Second, First, Second]), "1. - 2. -");
        assert_eq!(written(&[Second, First, Second]), "1... 2. -");
        assert_eq!(written(&[First, First, Second, Second]), "1. 2. - 3...");
    }
}
