use protocol::{Claim, Remark};

use crate::commands::play::request::Request as AtTable;

/// What a person types who plays at a game elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Request<'a> {
    /// What can be typed at every game.
    AtTable(AtTable<'a>),
    /// What can be said.
    Remarks,
    /// To say this.
    Say(Remark),
    /// To end the game, since the other player has left.
    Claim(Claim),
    /// Another game with the sides changed.
    Rematch,
    /// To call the game off.
    Cancel,
    /// To forget the move that waits for its turn.
    Forget,
    /// Who is there.
    Who,
}

impl<'a> Request<'a> {
    pub(super) fn read(line: &'a str) -> Self {
        let small = line.trim().to_ascii_lowercase();
        let words: Vec<_> = small.split_whitespace().collect();
        match words[..] {
            ["say"] => Self::Remarks,
            ["say", number] => {
                let number = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                let remark = number.and_then(|number| Remark::ALL.get(number));
                remark.map_or(Self::Remarks, |remark| Self::Say(*remark))
            }
            ["claim"] | ["claim", "win"] => Self::Claim(Claim::Win),
            ["claim", "draw"] => Self::Claim(Claim::Draw),
            ["rematch"] => Self::Rematch,
            ["cancel"] => Self::Cancel,
            ["forget"] => Self::Forget,
            ["who"] => Self::Who,
            _ => Self::AtTable(AtTable::read(line)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_elsewhere_is_read_too() {
        assert_eq!(Request::read("say 1\n"), Request::Say(Remark::Hello));
        assert_eq!(Request::read("Say"), Request::Remarks);
        assert_eq!(Request::read("say 0"), Request::Remarks);
        assert_eq!(Request::read("say 9"), Request::Remarks);
        assert_eq!(Request::read("claim draw"), Request::Claim(Claim::Draw));
        assert_eq!(Request::read("a1"), Request::AtTable(AtTable::Move("a1")));
        assert_eq!(Request::read("quit"), Request::AtTable(AtTable::Quit));
    }
}
