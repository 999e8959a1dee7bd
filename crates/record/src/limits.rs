//! How much a record may hold; each limit is checked before room is made for what it limits.

/// The longest text, in bytes.
pub const BYTES: usize = 16 << 20;

/// The most tags of a game.
pub const TAGS: usize = 64;

/// The longest name of a tag, in characters.
pub const NAME: usize = 32;

/// The longest value of a tag and the longest comment, in characters.
pub const WORDS: usize = 2_000;

/// The most turns of a game.
pub const TURNS: usize = 10_000;

/// The longest move, with its number, in bytes.
pub const MOVE: usize = 100;
