//! What each aspect of a position is worth, in hundredths of a point: fitted by least squares to the
//! final margins, cut off at 24 points, of 5,000 games of the search against itself, most of them
//! on the classic and on random layouts.

/// How many features the evaluation has.
pub(super) const ASPECTS: usize = KNOTS.len();

/// How many free cells lie between two knots.
const SPAN: usize = 15;

/// Each aspect's worth with 0, 15, 30 and 45 or more free cells.
///
/// Of whatever has a row for the other side too, each side's are counted; else it is what the side
/// to move has more of.
const KNOTS: [[i16; 4]; 21] = [
    // To be on move.
    [65, -81, -112, -114],
    // An even number of free cells; an odd one counts the other way.
    [-114, -90, -83, -86],
    // Places to play on.
    [109, 74, 12, 15],
    // The other side has to pass.
    [145, -317, -430, 162],
    // Free cells beside discs of the other side.
    [-72, -12, 21, 25],
    // Discs beside free cells.
    [-49, -56, -73, -58],
    // Discs.
    [6, 10, 8, 13],
    // Bonuses taken.
    [222, 214, 211, 219],
    // Bonuses within reach.
    [320, 47, -13, 108],
    // Bonuses within reach of the other side.
    [-325, -23, 11, -76],
    // Discs in corners.
    [-13, 157, 321, 544],
    // Discs on edges.
    [-3, 19, 32, 50],
    // Discs beside a free corner.
    [-11, -46, -99, -253],
    // Discs at an angle to a free corner.
    [72, -46, -122, -359],
    // Discs that are never turned.
    [70, 55, 107, 246],
    // Corners within reach.
    [100, 203, 129, 162],
    // Corners within reach of the other side.
    [-108, -161, -99, -169],
    // Edges within reach.
    [-19, 20, 46, 28],
    // Bonuses beside discs of the other side.
    [-88, 94, 5, 5],
    // Discs beside bonuses.
    [43, 4, -61, 4],
    // Discs on the border near a joker.
    [9, 48, 45, -23],
];

/// The weights of the aspects, by the number of free cells.
pub(super) static WEIGHTS: [[i16; ASPECTS]; 65] = {
    let mut weights = [[0; ASPECTS]; 65];
    let mut free = 0;
    while free < weights.len() {
        let mut i = 0;
        while i < ASPECTS {
            weights[free][i] = between(KNOTS[i], free);
            i += 1;
        }
        free += 1;
    }
    weights
};

/// The worth between the knots around this number of free cells, or that of the last knot.
const fn between(knots: [i16; 4], free: usize) -> i16 {
    let (knot, part) = (free / SPAN, (free % SPAN) as i16);
    if knot + 1 >= knots.len() {
        return knots[knots.len() - 1];
    }
    let span = SPAN as i16;
    (knots[knot] * (span - part) + knots[knot + 1] * part) / span
}
