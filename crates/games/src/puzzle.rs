/// A position that the player to move wins within a number of plies, and not sooner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// After how many plies the game is won at the latest.
    pub plies: u32,
    /// How many first moves win as soon.
    pub ways: usize,
    /// One of them.
    pub first: &'static str,
    /// The position text.
    pub position: &'static str,
}

impl Puzzle {
    /// How many moves the winner has until the game is won.
    pub const fn turns(&self) -> u32 {
        self.plies.div_ceil(2)
    }

    /// Reads the puzzles of a game, one a line: `3 1 c3xd3 xoxo/... x` is won within 3 plies, by 1
    /// first move, which is `c3xd3`. Empty lines and those that begin with `#` say nothing.
    ///
    /// The text is part of the program, so a wrong line is a bug.
    pub fn read(text: &'static str) -> Vec<Self> {
        let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(|line| Self::line(line).expect("a puzzle is PLIES WAYS MOVE POSITION")).collect()
    }

    fn line(line: &'static str) -> Option<Self> {
        let mut words = line.splitn(4, ' ');
        Some(Self {
            plies: words.next()?.parse().ok()?,
            ways: words.next()?.parse().ok()?,
            first: words.next()?,
            position: words.next()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_puzzle() {
        let puzzles = Puzzle::read("# easy\n\n3 1 c3xd3 xoxo/oxox x\n");
        let wanted = Puzzle { plies: 3, ways: 1, first: "c3xd3", position: "xoxo/oxox x" };
        assert_eq!(puzzles, [wanted]);
        assert_eq!(wanted.turns(), 2);
        assert_eq!(Puzzle { plies: 4, ..wanted }.turns(), 2);
    }
}
