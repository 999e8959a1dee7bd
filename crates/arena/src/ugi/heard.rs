/// What a program that plays has said, as far as an arbiter listens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// It has introduced itself.
    Introduced,
    /// It is ready.
    Ready,
    /// It can be told this setting.
    Setting(String),
    /// The move it plays.
    BestMove(String),
    /// What it thinks; an arbiter need not know.
    Thought,
    /// Something else.
    Other,
}

impl Heard {
    /// Reads a line.
    pub fn read(line: &str) -> Self {
        let mut words = line.split_whitespace();
        match (words.next(), words.next()) {
            (Some("ugiok"), _) => Self::Introduced,
            (Some("readyok"), _) => Self::Ready,
            (Some("bestmove"), mv) => Self::BestMove(mv.unwrap_or_default().into()),
            (Some("option"), Some("name")) => {
                let name: Vec<_> = words.take_while(|word| *word != "type").collect();
                Self::Setting(name.join(" "))
            }
            (Some("info" | "id" | "response") | None, _) => Self::Thought,
            _ => Self::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arbiter_hears_what_matters() {
        let best = |mv: &str| Heard::BestMove(mv.into());
        assert_eq!(Heard::read("bestmove a1 ponder b2"), best("a1"));
        assert_eq!(Heard::read("bestmove"), best(""));
        assert_eq!(Heard::read(" ugiok "), Heard::Introduced);
        assert_eq!(Heard::read("readyok"), Heard::Ready);
        assert_eq!(
            Heard::read("option name Move Overhead type spin"),
            Heard::Setting("Move Overhead".into())
        );
        assert_eq!(Heard::read("info depth 3"), Heard::Thought);
        assert_eq!(Heard::read("Segmentation fault"), Heard::Other);
    }
}
