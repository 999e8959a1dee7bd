//! Perft against the counts in `tests/perft`.

mod support;

use support::{Case, cases, for_every_game};

fn check(game: &str) {
    for Case { name, position, counts } in cases(game) {
        for (depth, leaves) in counts {
            assert_eq!(position.perft(depth), leaves, "{name} at depth {depth}");
        }
    }
}

macro_rules! perft {
    ($($id:ident: $game:ty, $small:expr;)*) => { $(
        #[test]
        fn $id() {
            check(stringify!($id));
        }
    )* };
}

for_every_game!(perft);

/// A start spec and the position text written under it are the same position.
#[test]
fn starts_begin_where_they_should() {
    let mut seen = 0;
    for game in ludoteca_games::SHELF {
        for case in cases(game.info().id) {
            if case.name.starts_with(game.info().id) {
                let mut spec =
                    ludoteca_games::Spec::read(ludoteca_games::SHELF, &case.name).unwrap();
                assert_eq!(spec.start(0).unwrap().to_string(), case.position.to_string());
                seen += 1;
            }
        }
    }
    assert!(seen >= 16, "only {seen} starts were compared");
}
