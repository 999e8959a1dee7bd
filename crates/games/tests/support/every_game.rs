//! The one list of games that the tests of this folder read.

/// Which positions of a game are small enough to be searched whole.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Small {
    /// They have at most so many legal moves.
    pub(crate) moves: u64,
    /// So many of them are looked at; fewer where a look takes long.
    pub(crate) positions: usize,
}

impl Small {
    /// How many plies can be played out in every way, which is about a quarter of a million lines.
    pub(crate) const fn plies(self) -> u32 {
        250_000_u64.ilog(self.moves)
    }
}

/// Calls a macro with every game of the shelf: its module, its type and its [`Small`] positions.
///
/// A new game adds its line here, and every test knows it.
macro_rules! for_every_game {
    ($test:ident) => {
        $test! {
            mapello: ludoteca_games::mapello::Mapello, Small { moves: 6, positions: 1_000 };
            mitsudomoe: ludoteca_games::mitsudomoe::Mitsudomoe, Small { moves: 300, positions: 300 };
            nex: ludoteca_games::nex::Nex, Small { moves: 30, positions: 1_000 };
            period5: ludoteca_games::period5::Period5, Small { moves: 60, positions: 1_000 };
            talpa: ludoteca_games::talpa::Talpa, Small { moves: 12, positions: 1_000 };
        }
    };
}

/// The same, and the smallest game, which stands on no shelf.
macro_rules! for_every_game_and_noughts {
    ($test:ident) => {
        $crate::support::for_every_game!($test);
        $test! { noughts: ::noughts::Noughts, Small { moves: 9, positions: 1_000 }; }
    };
}

pub(crate) use {for_every_game, for_every_game_and_noughts};
