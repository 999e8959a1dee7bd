use super::{Node, Study, aside};
use record::Record;
use record::{OneLine, Reason};

impl Study {
    /// A study of a game that was written down, at its start. What its comments say in brackets
    /// becomes variations, where it can be played.
    pub fn of(record: &Record) -> Self {
        let mut study = Self::verbatim(record);
        let mut line = record.line().after(0);
        for (node, turn) in study.main().into_iter().skip(1).zip(record.turns()) {
            line.play(turn.text()).expect("a record holds legal moves");
            let said = study.hear(node, turn.comment.as_str(), &mut line);
            study.tree.entry_mut(node).comment = OneLine::new(&said).unwrap_or_default();
        }
        study
    }

    /// A study of a game that was written down, whose comments say nothing but words.
    pub(super) fn verbatim(record: &Record) -> Self {
        let mut study = Self::new(record.spec().clone(), record.line());
        study.details = record.details.clone();
        study.end.1 = record.result().zip(record.reason().filter(|why| *why != Reason::Rules));
        let start = study.tree.start();
        study.tree.entry_mut(start).comment = record.opening.clone();
        for (node, turn) in study.main().into_iter().skip(1).zip(record.turns()) {
            let entry = study.tree.entry_mut(node);
            (entry.clock, entry.comment) = (turn.clock, turn.comment.clone());
        }
        study
    }

    /// The main line written down, with the variations in its comments as far as they fit.
    pub fn record(&self) -> Record {
        let main = self.written();
        let last = *main.last().expect("the start is always there");
        self.write(last, |node| {
            let onward = self.tree.children(node).iter().copied().filter(|_| node == last);
            aside::others(&self.tree, node).chain(onward).fold(
                self.tree.comment(node).clone(),
                |said, other| {
                    let more = format!("{said} {}", aside::write(&self.tree, other));
                    OneLine::new(&more).unwrap_or(said)
                },
            )
        })
    }

    /// The game that is studied written down, without anything that was tried.
    pub fn game(&self) -> Record {
        self.write(self.end.0, |node| self.tree.comment(node).clone())
    }

    /// The moves to this position written down, with what is said about each.
    fn write(&self, last: Node, say: impl Fn(Node) -> OneLine) -> Record {
        let mut record = Record::new(&self.spec, &self.line_to(last));
        record.details = self.details.clone();
        record.opening = self.tree.comment(self.tree.start()).clone();
        for (turn, node) in record.turns_mut().iter_mut().zip(self.tree.path(last)) {
            turn.clock = self.tree.entry(node).clock;
            turn.comment = say(node);
        }
        if let (end, Some((outcome, reason))) = self.end
            && end == last
        {
            let concluded = record.conclude(Some(outcome), Some(reason));
            concluded.expect("the game was read with this result");
        }
        record
    }

    /// The main line as far as it is written down as moves: what was tried after the players had
    /// ended the game is no part of it.
    fn written(&self) -> Vec<Node> {
        let mut main = self.main();
        if let (end, Some(_)) = self.end
            && let Some(place) = main.iter().position(|node| *node == end)
        {
            main.truncate(place + 1);
        }
        main
    }
}
