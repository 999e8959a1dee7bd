use board::Language;
use host::State;
use text::Style;

/// Who comes in, and what their terminal is like.
#[derive(Clone, Debug)]
pub struct Guest {
    /// What the terminal can show, and in which language; settings may ask for less, or another.
    pub style: Style,
    /// The language that was asked for, whatever the settings say.
    pub language: Option<Language>,
    /// Where games and settings are kept, if anywhere.
    pub state: Option<State>,
}
