/// Whether a picture is dark on light or light on dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
    /// In the few colours that a system forces on everything it shows, by their CSS names. Only
    /// for pages: nothing else knows those colours.
    Forced,
}

/// How much a board looks like a thing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Finish {
    /// Of wood, cloth or clay, with light on it.
    #[default]
    Material,
    /// Plain areas and strong lines.
    Flat,
}

/// What a picture looks like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Look {
    /// Its colours.
    pub theme: Theme,
    /// Its finish.
    pub finish: Finish,
}

impl Look {
    /// The same for a file: the colours that a system forces on pages are not known there.
    #[must_use]
    pub const fn in_a_file(self) -> Self {
        match self.theme {
            Theme::Forced => Self { theme: Theme::Light, ..self },
            Theme::Light | Theme::Dark => self,
        }
    }

    /// Whether there are plain areas only; forced colours allow nothing else.
    pub(crate) const fn is_flat(self) -> bool {
        matches!(self.finish, Finish::Flat) || matches!(self.theme, Theme::Forced)
    }
}

impl From<Theme> for Look {
    fn from(theme: Theme) -> Self {
        Self { theme, finish: Finish::default() }
    }
}
