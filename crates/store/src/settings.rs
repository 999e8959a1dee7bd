/// How a store works; the default suits a games server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How many appends may wait; one more is refused as busy.
    pub queue: usize,
    /// How many waiting appends are written in one transaction at most.
    pub batch: usize,
    /// How many connections are open at most, besides the writer's and the listener's.
    pub connections: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Self { queue: 4096, batch: 256, connections: 8 }
    }
}
