use super::ground::{AXES, Discs, Ground, UNWRAPPED};

impl Ground {
    /// Discs of the other side that can never be turned; there may be more.
    ///
    /// A line turns a disc only if it runs through it, from an empty cell to a disc of the mover
    /// or a joker. So an axis is safe for a disc that has a wall on one side, or a safe disc of its
    /// own colour, or whose whole line has no empty cell. A joker is no wall, and shields nothing.
    pub(super) fn stable_of_other<const MARKED: bool>(&self, discs: Discs) -> u64 {
        let empty = self.empty::<MARKED>(discs);
        let safe: [u64; 4] =
            std::array::from_fn(|axis| self.shields[axis] | !self.open::<MARKED>(axis, empty));
        let mut stable = discs.other & safe[0] & safe[1] & safe[2] & safe[3];
        if stable == 0 {
            return 0;
        }
        loop {
            let next = (0..4).fold(discs.other, |next, axis| {
                let (step, [up, down]) = (AXES[axis], UNWRAPPED[axis]);
                next & (safe[axis] | stable << step & up | stable >> step & down)
            });
            if next == stable {
                return stable;
            }
            stable |= next;
        }
    }

    /// The cells whose line along this axis has an empty cell, walls being the ends of lines.
    #[inline]
    fn open<const MARKED: bool>(&self, axis: usize, empty: u64) -> u64 {
        let (step, [up, down]) = (AXES[axis], UNWRAPPED[axis]);
        let cells = if MARKED { self.cells } else { u64::MAX };
        let (mut rising, mut falling) = (empty, empty);
        let (mut up, mut down) = (up & cells, down & cells);
        for step in [step, 2 * step, 4 * step] {
            rising |= rising << step & up;
            falling |= falling >> step & down;
            up &= up << step;
            down &= down >> step;
        }
        rising | falling
    }
}
