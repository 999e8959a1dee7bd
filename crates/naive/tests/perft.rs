//! The leaves of the legal-move tree, as the fast rules have to count them too, where they are few.

mod cases;

use cases::cases;

/// More leaves than this take these rules too long.
const MOST: u64 = 130_000;

#[test]
fn counts_are_the_known_ones() {
    let mut compared = 0;
    for case in cases() {
        let position = ludoteca_naive::parse(&case.game, &case.text).expect("the text is legal");
        for &(depth, leaves) in case.counts.iter().filter(|(_, leaves)| *leaves <= MOST) {
            let counted = ludoteca_naive::perft(&*position, depth);
            assert_eq!(counted, leaves, "{}: {} at depth {depth}", case.game, case.text);
            compared += 1;
        }
    }
    assert!(compared > 100, "only {compared} counts were compared");
}
