use super::Play;

/// What was said last beside the board.
#[derive(Debug, Default)]
pub(super) struct Said {
    pub(super) text: String,
    /// Whether it is why something was refused, which is read once.
    is_refusal: bool,
}

impl Play {
    /// Says something beside the board.
    pub(super) fn say(&mut self, text: String) {
        self.said = Said { text, is_refusal: false };
    }

    /// Says why something can't be done, until the next key.
    pub(super) fn refuse(&mut self, text: String) {
        self.said = Said { text, is_refusal: true };
    }

    /// Takes away what was said about something that could not be done.
    pub(super) fn forget_refusal(&mut self) {
        if self.said.is_refusal {
            self.said = Said::default();
        }
    }
}
