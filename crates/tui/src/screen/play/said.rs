use super::Play;

/// What was said last beside the board.
#[derive(Debug, Default)]
pub(super) struct Said {
    pub(super) text: String,
    /// Whether it is why something was refused, which is read once.
    is_refusal: bool,
    /// Whether it is what has happened since somebody here did something.
    is_news: bool,
}

impl Said {
    /// What has happened so far, if that is what was said.
    pub(super) fn take_news(&mut self) -> Option<String> {
        let is_told = self.is_news && !self.text.is_empty();
        is_told.then(|| std::mem::take(&mut self.text))
    }
}

impl Play {
    /// Says something beside the board.
    pub(super) fn say(&mut self, text: String) {
        self.said = Said { text, ..Said::default() };
    }

    /// Says what has happened.
    pub(super) fn say_news(&mut self, text: String) {
        self.said = Said { text, is_news: true, ..Said::default() };
    }

    /// Says why something can't be done, until the next key.
    pub(super) fn refuse(&mut self, text: String) {
        self.said = Said { text, is_refusal: true, ..Said::default() };
    }

    /// Takes away what was said about something that could not be done.
    pub(super) fn forget_refusal(&mut self) {
        if self.said.is_refusal {
            self.said = Said::default();
        }
    }
}
