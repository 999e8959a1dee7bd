/// What a person types at the prompt of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::commands) enum Request<'a> {
    /// An empty line.
    Nothing,
    Help,
    Board,
    Moves,
    Hint,
    Undo,
    Draw,
    /// Yes to what the other player has offered.
    Accept,
    /// No to it.
    Decline,
    Resign,
    Rules,
    /// Where to write the record; empty where nobody said.
    Save(&'a str),
    Quit,
    /// Anything else is a move, or wants to be one.
    Move(&'a str),
}

impl<'a> Request<'a> {
    pub(in crate::commands) fn read(line: &'a str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word.to_ascii_lowercase().as_str(), rest) {
            ("", _) => Self::Nothing,
            ("help" | "?", "") => Self::Help,
            ("board", "") => Self::Board,
            ("moves", "") => Self::Moves,
            ("hint", "") => Self::Hint,
            ("undo", "") => Self::Undo,
            ("draw", "") => Self::Draw,
            ("accept" | "yes", "") => Self::Accept,
            ("decline" | "no", "") => Self::Decline,
            ("resign", "") => Self::Resign,
            ("rules", "") => Self::Rules,
            ("save", file) => Self::Save(file.trim()),
            ("quit" | "exit", "") => Self::Quit,
            _ => Self::Move(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_requests_and_the_rest_are_moves() {
        assert_eq!(Request::read("  "), Request::Nothing);
        assert_eq!(Request::read(" Undo \r\n"), Request::Undo);
        assert_eq!(Request::read("save my games.txt\n"), Request::Save("my games.txt"));
        assert_eq!(Request::read("save"), Request::Save(""));
        assert_eq!(Request::read("swap"), Request::Move("swap"));
        assert_eq!(Request::read("quit now"), Request::Move("quit now"));
    }
}
