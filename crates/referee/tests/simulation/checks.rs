use std::collections::BTreeSet;
use std::time::Duration;

use board::Player;
use play::Actor;
use record::TimeControl;

use crate::player::is_by_key;
use crate::world::{World, person};

/// What was seen over all seeds.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    entries: usize,
    acknowledged: usize,
    refused: u32,
    over: u32,
    rematches: u32,
    kills: u32,
    breaks: u32,
    paused: usize,
}

impl Seen {
    pub(crate) fn must_be_rich(&self) {
        assert!(self.acknowledged > 0 && self.refused > 0 && self.over > 0, "{self:?}");
        assert!(self.kills > 0 && self.breaks > 0 && self.paused > 0, "{self:?}");
        assert!(self.rematches > 0, "{self:?}");
    }
}

/// Everything that must hold at the end of a world.
pub(crate) fn check(world: &World, seen: &mut Seen) {
    let seed = world.seed;
    for (id, stored) in &world.store {
        let game = world.stored_game(id);
        // Every ask was done once at most.
        let mut keys = BTreeSet::new();
        for entry in &stored.entries {
            if let (Actor::Player(player), Some(key)) = (entry.by, &entry.key) {
                assert!(keys.insert((player, key.clone())), "seed {seed}: {key} was done twice");
            }
        }
        // Time goes forward.
        let times: Vec<_> = stored.entries.iter().map(|entry| entry.at).collect();
        assert!(times.is_sorted(), "seed {seed}: {times:?}");
        // At most one ending, and nothing is played after it.
        let mut again =
            ludoteca_referee::Game::new(games::SHELF, id.clone(), stored.setup.clone()).unwrap();
        for entry in &stored.entries {
            let was_over = again.table().ending().is_some();
            again.follow(entry).unwrap();
            if was_over {
                assert_eq!(again.table().ending(), game.table().ending(), "seed {seed}");
            }
        }
        check_clock(world, &game);
        seen.entries += stored.entries.len();
        seen.over += u32::from(game.table().ending().is_some());
        seen.rematches += u32::from(game.next().is_some());
        let is_pause =
            |entry: &&protocol::Entry| entry.change == protocol::Change::Act(play::Action::Pause);
        seen.paused += stored.entries.iter().filter(is_pause).count();
    }
    for (index, player) in world.players.iter().enumerate() {
        // What was acknowledged is there.
        for (game, key, number) in &player.acknowledged {
            let entry = &world.store[game].entries[*number as usize];
            assert!(is_by_key(&entry.change, entry.key.as_ref(), key), "seed {seed}: {key}");
        }
        seen.acknowledged += player.acknowledged.len();
        seen.refused += player.refused;
        // Everybody has caught up with what is written.
        let stored = &world.store[&player.game];
        let board = player.board.as_ref().unwrap_or_else(|| panic!("seed {seed}: no board"));
        let count = stored.entries.iter().filter(|entry| entry.at + 10_000 < world.now).count();
        assert!(board.count() as usize >= count, "seed {seed}: player {index} is behind");
        let mut theirs = board.table().log().entries.clone();
        let full = world.stored_game(&player.game).table().log().entries.clone();
        theirs.truncate(full.len());
        assert_eq!(theirs[..], full[..theirs.len()], "seed {seed}: player {index} differs");
        assert_eq!(board.seat_of(person(index).id), player.client.seat());
    }
    seen.kills += world.kills;
    seen.breaks += world.breaks;
}

/// Nobody was charged for time in which no server was there.
fn check_clock(world: &World, game: &ludoteca_referee::Game) {
    let Some(clock) = game.table().clock() else { return };
    let TimeControl::Game { base, bonus } = clock.control() else { return };
    let now = Duration::from_millis(game.last());
    let movers: Vec<_> = game.table().movers().collect();
    let mut charged = Duration::ZERO;
    for player in Player::BOTH {
        let moves = movers.iter().filter(|&&mover| mover == player).count() as u32;
        let had = base.duration() + bonus.duration() * moves;
        let left = clock.left(player, now);
        assert!(left <= had, "seed {}: {left:?} of {had:?}", world.seed);
        charged += had.saturating_sub(left);
    }
    let up = Duration::from_millis(world.now - world.down);
    assert!(charged <= up, "seed {}: {charged:?} charged in {up:?}", world.seed);
}
