/// For each cell, the quarter of the board that it lies in.
pub(super) static QUADRANTS: [u64; 64] = {
    let mut quadrants = [0; 64];
    let mut cell = 0;
    while cell < 64 {
        quadrants[cell] = 0x0f0f_0f0f << (cell / 32 * 32 + cell % 8 / 4 * 4);
        cell += 1;
    }
    quadrants
};

/// The quarters of the board in which an odd number of these cells lies.
#[inline]
pub(super) fn odd(empty: u64) -> u64 {
    [0, 4, 32, 36].into_iter().fold(0, |odd, corner| {
        let quadrant = 0x0f0f_0f0f << corner;
        if (empty & quadrant).count_ones() % 2 == 1 { odd | quadrant } else { odd }
    })
}
