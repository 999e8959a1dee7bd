use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use board::Player;
use games::SHELF;
use play::{Action, Actor};
use protocol::{Change, Entry, GameId};
use referee::Game;
use store::{Place, Store};

use crate::seat::Seat;

/// Holds what was seen against what is kept.
pub(crate) async fn check(place: &Place, played: &[Seat], downs: &[(i64, i64)]) {
    let store = Store::open(place).await.unwrap();
    let integrity = store.integrity().await.unwrap();
    assert!(integrity.is_sound(), "{integrity}");
    let mut games: BTreeMap<GameId, (i64, Vec<Entry>)> = BTreeMap::new();
    let mut acknowledged = 0;
    for seat in played {
        if !games.contains_key(&seat.id) {
            let rows = store.entries(seat.id.as_str(), 0).await.unwrap();
            let entries = rows.iter().map(|row| serde_json::from_str(&row.body).unwrap());
            let created = store.game(seat.id.as_str()).await.unwrap().unwrap().created;
            games.insert(seat.id.clone(), (created, entries.collect()));
        }
        let (_, entries) = &games[&seat.id];
        for (key, number) in &seat.acknowledged {
            let kept = entries.get(*number as usize).and_then(|entry| entry.key.as_ref());
            assert_eq!(kept, Some(key), "entry {number} of {} was acknowledged", seat.id);
        }
        acknowledged += seat.acknowledged.len();
        // What they saw, in the order in which they saw it, is the beginning of what is kept.
        let seen = &seat.board().table().log().entries;
        let kept = entries.iter().filter_map(|entry| match &entry.change {
            Change::Act(action) => Some((entry.at, entry.by, action)),
            _ => None,
        });
        let seen = seen.iter().map(|entry| (entry.at, entry.by, &entry.action));
        let count = seen.len();
        assert!(seen.eq(kept.take(count)), "{} is not what was seen", seat.id);
    }
    let mut pauses = 0;
    let mut worst = 0;
    for (id, (created, entries)) in &games {
        let mut keys = BTreeSet::new();
        let doubled = entries.iter().find(|entry| {
            let Actor::Player(player) = entry.by else { return false };
            entry.key.as_ref().is_some_and(|key| !keys.insert((player, key)))
        });
        assert_eq!(doubled, None, "{id}");
        pauses += entries.iter().filter(|it| it.change == Change::Act(Action::Pause)).count();
        worst = worst.max(clock_error(played, id, *created, entries, downs));
    }
    println!(
        "{place}: {} kills, {} games, {acknowledged} acknowledged actions, 0 lost, 0 doubled; \
         {pauses} pauses, clocks right to {worst} ms",
        downs.len(),
        games.len()
    );
    assert!(acknowledged > 0);
    assert!(worst <= 1_000, "a clock is wrong by {worst} ms");
    store.close().await;
}

/// By how many milliseconds a clock of the game is wrong, for each time that the server was away:
/// what it was charged, against the time from move to move in which a server was there.
fn clock_error(
    played: &[Seat],
    id: &GameId,
    created: i64,
    entries: &[Entry],
    downs: &[(i64, i64)],
) -> i64 {
    let setup = played.iter().find(|seat| seat.id == *id).unwrap().board().setup().clone();
    let mut game = Game::new(SHELF, id.clone(), setup).unwrap();
    let mut expected = [0_i64; 2];
    let mut away = 0;
    let mut since: Option<(Player, i64)> = None;
    for entry in entries {
        let at = created + entry.at as i64;
        let is_move = matches!(entry.change, Change::Act(Action::Play(_) | Action::Resign));
        game.follow(entry).unwrap();
        if is_move {
            if let Some((player, from)) = since {
                let gaps = downs.iter().map(|&(down, up)| (up.min(at) - down.max(from)).max(0));
                let gaps: Vec<_> = gaps.filter(|gap| *gap > 0).collect();
                away += gaps.len() as i64;
                expected[player.index()] += at - from - gaps.iter().sum::<i64>();
            }
            since = Some((game.table().turn(), at));
        }
    }
    let last = since.map_or(0, |(_, at)| (at - created) as u64);
    let clock = game.table().clock().unwrap();
    // What runs now is not over; what was charged until the last move is compared.
    let error = Player::BOTH.map(|player| {
        let left = clock.left(player, Duration::from_millis(last.max(game.last())));
        let left = if since.is_some_and(|(turn, _)| turn == player) && game.is_open() {
            // The one who is thinking is charged from the last move on.
            left + Duration::from_millis(game.last() - last)
        } else {
            left
        };
        let charged = 600_000 - left.as_millis() as i64;
        (charged - expected[player.index()]).abs()
    });
    error.into_iter().max().unwrap_or(0) / away.max(1)
}
