/// How the way to a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Link {
    /// It is being made for the first time.
    Coming,
    /// It is there.
    Open,
    /// It was lost, and is being made anew.
    Lost,
    /// The server speaks a newer version: the page has to be loaded anew.
    Old,
    /// There is no such game.
    Nowhere,
}
