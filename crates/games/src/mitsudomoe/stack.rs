use board::Player;

/// The rings of one cell from bottom to top: a one, then a bit for each ring, 0 white, 1 black.
///
/// ```text
/// empty       1
/// w           1 0
/// wbb         1 0 1 1
///               |   top
///               bottom
/// ```
///
/// Sixteen bits are enough: of the sixteen rings five at least are elsewhere, because at most one
/// of the six balls stands on this stack and each of the others stands on a ring of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Stack(u16);

impl Stack {
    /// No ring.
    pub(super) const EMPTY: Self = Self(1);

    /// The most rings that there can be.
    pub(super) const TALLEST: u32 = 11;

    /// How many bits tell stacks apart.
    pub(super) const WIDTH: u32 = Self::TALLEST + 1;

    /// This stack with one more ring on top.
    #[inline]
    pub(super) const fn with(self, ring: Player) -> Self {
        debug_assert!(self.height() < Self::TALLEST);
        Self(self.0 << 1 | ring.index() as u16)
    }

    /// This stack without its top ring, which must be there.
    #[inline]
    pub(super) const fn without_top(self) -> Self {
        debug_assert!(self.0 > 1);
        Self(self.0 >> 1)
    }

    /// Whose ring is on top.
    #[inline]
    pub(super) const fn top(self) -> Option<Player> {
        if self.0 <= 1 { None } else { Some(Player::BOTH[(self.0 & 1) as usize]) }
    }

    /// How many rings there are.
    pub(super) const fn height(self) -> u32 {
        self.0.ilog2()
    }

    /// The rings from bottom to top.
    pub(super) fn rings(self) -> impl Iterator<Item = Player> {
        (0..self.height()).rev().map(move |place| Player::BOTH[(self.0 >> place & 1) as usize])
    }

    /// The stack as a word of [`Stack::WIDTH`] bits.
    #[inline]
    pub(super) const fn word(self) -> u64 {
        self.0 as u64
    }
}
