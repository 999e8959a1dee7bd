use board::{ByPlayer, Player, quote};
use games::{Line, Spec};
use play::{Actor, Level, Seat, Table};
use protocol::api::{NewGame, Side};
use protocol::{Change, Entry, GameId, Kind, Person, Setup};
use record::TimeControl;
use referee::Game;

use super::loading::{new_entries, summary, write};
use super::{Host, HostError, ToRoom};

impl Host {
    /// Sets a game up as somebody wants it, who sits down where they want to.
    pub(crate) async fn set_up(
        &self,
        wanted: &NewGame,
        person: &Person,
    ) -> Result<GameId, HostError> {
        let wrong = |text: String| HostError::Wrong(text);
        let mut spec = Spec::read(self.means().shelf, &wanted.game)
            .map_err(|error| wrong(format!("game: {error}")))?;
        let fresh = (self.means().random)();
        let start = spec.start(fresh).map_err(|error| wrong(format!("game: {error}")))?;
        let control: Option<TimeControl> = match &wanted.clock {
            Some(text) => Some(text.parse().map_err(|error| wrong(format!("clock: {error}")))?),
            None => None,
        };
        let level = match &wanted.level {
            Some(text) => Some(text.parse::<Level>().map_err(|_| {
                let text = quote(text);
                wrong(format!(
                    "level: there is no level {text}; there are 1 to 8, random and greedy"
                ))
            })?),
            None => None,
        };
        if level.is_some() {
            self.check_engines().await?;
        }
        if wanted.is_rated && (level.is_some() || person.kind == Kind::Guest) {
            return Err(wrong("rated: only games among accounts count".into()));
        }
        let seat = match wanted.side {
            Side::First => Some(Player::First),
            Side::Second => Some(Player::Second),
            Side::Lot => Some(Player::BOTH[(fresh >> 63) as usize]),
            Side::Nowhere => None,
        };
        let mut seats = ByPlayer([Seat::Person; 2]);
        if let (Some(level), Some(seat)) = (level, seat) {
            seats[seat.other()] = Seat::Computer(level);
        }
        let table = Table::new(spec, &Line::new(start), seats, control);
        let setup = Setup {
            record: table.log().begin.to_string(),
            is_listed: wanted.is_listed,
            is_rated: wanted.is_rated,
            rematch_of: None,
        };
        let sits = |player| Entry {
            number: 0,
            at: 0,
            by: Actor::Player(player),
            key: None,
            change: Change::Sat { player, person: person.clone() },
        };
        let entries: Vec<_> = seat.map(sits).into_iter().collect();
        let id = GameId::new((self.means().random)());
        self.create(id.clone(), setup, &entries).await?;
        if level.is_some() {
            // A computer that begins does not wait until somebody looks.
            drop(self.send(&id, ToRoom::Tick).await);
        }
        Ok(id)
    }

    /// Keeps a new game with its first entries, unless it is there already.
    pub(crate) async fn create(
        &self,
        id: GameId,
        setup: Setup,
        entries: &[Entry],
    ) -> Result<(), HostError> {
        let damaged = |error: referee::GameError| HostError::Damaged(error.to_string());
        let text = write(&setup);
        let mut game = Game::new(self.means().shelf, id, setup).map_err(damaged)?;
        for entry in entries {
            game.follow(entry).map_err(damaged)?;
        }
        let at = self.now();
        let new = store::NewGame {
            id: game.id().to_string(),
            setup: text,
            at,
            entries: new_entries(&game, entries),
            summary: summary(&game, at),
        };
        let (summary, count) = (new.summary.clone(), entries.len() as i64);
        if self.store().create(new).await? == store::Appended::Written {
            self.0.notices.tell(game.id(), &summary, count);
        }
        Ok(())
    }
}
