use protocol::api::{BotView, Export, ExportedGame, Me, SessionView, TokenView};
use protocol::{Change, Entry, GameId, Kind, Person, UserId, Want};
use store::{Credential, CredentialKind, Filter, State, User, UserKind};

use super::loading::{read, write};
use super::{Host, HostError, ToRoom, rating_view};
use crate::passwords::Passwords;

/// What somebody is called who has left.
const DELETED: &str = "deleted";

/// What servers tell each other about credentials that have ended, and games to be read anew.
pub(super) const ENDED: &str = "ended";
pub(super) const REREAD: &str = "reread";

/// Somebody as others know them; nobody, where they have left.
pub(crate) fn person(user: &User) -> Option<Person> {
    let kind = match user.kind {
        UserKind::Guest => Kind::Guest,
        UserKind::Account => Kind::Account,
        UserKind::Bot | UserKind::Level => Kind::Bot,
    };
    Some(Person { id: UserId(user.id), name: user.name.parse().ok()?, kind })
}

/// What a credential is called, so that it can be ended: a part of its hash, which opens nothing.
pub(crate) fn credential_id(credential: &Credential) -> &str {
    credential.hash.get(..16).unwrap_or(&credential.hash)
}

/// Who people are, and what becomes of their games when that changes.
impl Host {
    /// Where passwords are compared.
    pub(crate) fn passwords(&self) -> &Passwords {
        &self.0.passwords
    }

    /// Over when a credential ends, where there is one.
    pub(crate) fn until_ended(
        &self,
        hash: Option<String>,
    ) -> impl Future<Output = ()> + Send + use<> {
        let mut ended = self.0.ended.subscribe();
        async move {
            let Some(hash) = hash else { return std::future::pending().await };
            // Who has missed something has to show the secret again.
            while ended.recv().await.is_ok_and(|it| it != hash) {}
        }
    }

    /// Ends a credential, and every connection that it has opened.
    pub(crate) async fn end_credential(&self, hash: &str) -> Result<(), HostError> {
        self.store().delete_credential(hash).await?;
        self.tell_ended(hash.to_owned());
        Ok(self.store().tell(ENDED, hash).await?)
    }

    /// Ends all credentials of somebody, but for one.
    pub(crate) async fn end_credentials(
        &self,
        user: i64,
        except: Option<&str>,
    ) -> Result<(), HostError> {
        for credential in self.store().credentials(user).await? {
            if Some(credential.hash.as_str()) != except {
                self.end_credential(&credential.hash).await?;
            }
        }
        Ok(())
    }

    pub(super) fn tell_ended(&self, hash: String) {
        // Where nobody is connected, nobody hears it.
        drop(self.0.ended.send(hash));
    }

    /// Makes everything that a guest has an account's.
    pub(crate) async fn take_along(
        &self,
        guest: UserId,
        account: &Person,
    ) -> Result<(), HostError> {
        let open = self.open_games_of(guest.0).await?;
        self.end_credentials(guest.0, None).await?;
        if !self.store().merge_user(guest.0, account.id.0).await? {
            return Ok(());
        }
        // A room that is opened later finds out by itself.
        for game in open {
            self.send(&game, ToRoom::Became(guest, account.clone())).await?;
        }
        Ok(())
    }

    /// Who has become whom among those who sit at a game.
    pub(super) async fn successors(
        &self,
        people: &[Option<Person>; 2],
    ) -> Result<Vec<(UserId, Person)>, HostError> {
        let guests = people.iter().flatten().filter(|person| person.kind == Kind::Guest);
        let guests: Vec<i64> = guests.map(|person| person.id.0).collect();
        let mut found = Vec::new();
        for user in self.store().users(&guests).await? {
            if let Some(account) = user.merged_into
                && let Some(person) = self.store().user(account).await?.as_ref().and_then(person)
            {
                found.push((UserId(user.id), person));
            }
        }
        Ok(found)
    }

    /// The games that somebody plays, or wants to.
    async fn open_games_of(&self, user: i64) -> Result<Vec<GameId>, HostError> {
        let mut games = Vec::new();
        for state in [State::Open, State::Running] {
            games.extend(self.games_of(user, Some(state)).await?);
        }
        Ok(games)
    }

    /// The games at which somebody sits, the newest first.
    async fn games_of(&self, user: i64, state: Option<State>) -> Result<Vec<GameId>, HostError> {
        let mut filter = Filter { user: Some(user), state, ..Filter::default() };
        let mut games = Vec::new();
        loop {
            let page = self.store().games(&filter).await?;
            let Some(last) = page.last() else { return Ok(games) };
            filter.before = Some((last.updated, last.id.clone()));
            games.extend(page.iter().filter_map(|game| game.id.parse::<GameId>().ok()));
        }
    }

    /// Where somebody is signed in, the oldest first.
    pub(crate) async fn sessions(
        &self,
        person: &Person,
        current: &str,
    ) -> Result<Vec<SessionView>, HostError> {
        let credentials = self.store().credentials(person.id.0).await?;
        let sessions = credentials.iter().filter(|it| it.kind == CredentialKind::Session);
        let view = |it: &Credential| SessionView {
            id: credential_id(it).to_owned(),
            label: it.label.clone(),
            created: it.created,
            seen: it.seen,
            is_current: it.hash == current,
        };
        Ok(sessions.map(view).collect())
    }

    /// The programs of somebody, the oldest first.
    pub(crate) async fn bots(&self, owner: &Person) -> Result<Vec<BotView>, HostError> {
        let mut bots = Vec::new();
        for bot in self.store().bots(owner.id.0).await? {
            let Some(Person { id, name, .. }) = person(&bot) else { continue };
            let credentials = self.store().credentials(bot.id).await?;
            let view = |it: &Credential| TokenView {
                id: credential_id(it).to_owned(),
                label: it.label.clone(),
                created: it.created,
                seen: it.seen,
            };
            let tokens = credentials.iter().map(view).collect();
            bots.push(BotView { id, name, created: bot.created, tokens });
        }
        Ok(bots)
    }

    /// Everything that is kept of somebody.
    pub(crate) async fn export(&self, person: &Person, current: &str) -> Result<Export, HostError> {
        let user = self.store().user(person.id.0).await?;
        let ratings = self.store().ratings(person.id.0).await?;
        let mut games = Vec::new();
        for id in self.games_of(person.id.0, None).await? {
            let view = self.view(&id).await?;
            games.push(ExportedGame {
                id,
                state: view.state,
                is_rated: view.is_rated,
                updated: view.updated,
                record: view.record,
            });
        }
        let Person { id, name, kind } = person.clone();
        Ok(Export {
            account: Me { id, name, kind },
            created: user.map_or(0, |user| user.created),
            sessions: self.sessions(person, current).await?,
            bots: self.bots(person).await?,
            ratings: ratings.iter().map(rating_view).collect(),
            games,
        })
    }

    /// Forgets somebody, and their programs. Whoever plays with them wins, or is free to begin anew; what
    /// has been played stays, without their name.
    pub(crate) async fn delete(&self, person: &Person) -> Result<(), HostError> {
        for bot in self.store().bots(person.id.0).await? {
            if let Some(bot) = self::person(&bot) {
                Box::pin(self.delete(&bot)).await?;
            }
        }
        for game in self.open_games_of(person.id.0).await? {
            self.leave(&game, person).await?;
        }
        for game in self.games_of(person.id.0, None).await? {
            self.redact(&game, person.id).await?;
        }
        self.end_credentials(person.id.0, None).await?;
        self.store().delete_user(person.id.0).await?;
        Ok(())
    }

    /// Calls a game off for somebody, or gives it up.
    async fn leave(&self, game: &GameId, person: &Person) -> Result<(), HostError> {
        for want in [Want::Cancel, Want::Act(play::Action::Resign)] {
            let key = format!("{:016x}", (self.means().random)());
            let key = key.parse().expect("letters and digits");
            let ask = protocol::Ask { key, after: u32::MAX, want };
            if self.ask(game, Some(person.clone()), ask).await?.is_ok() {
                break;
            }
        }
        Ok(())
    }

    /// Writes down a game anew without the name of somebody.
    async fn redact(&self, game: &GameId, user: UserId) -> Result<(), HostError> {
        let mut known = vec![user];
        known.extend(self.store().merged_users(user.0).await?.into_iter().map(UserId));
        for row in self.store().entries(game.as_str(), 0).await? {
            let mut entry: Entry = read(&row.body)?;
            if let Change::Sat { person, .. } = &mut entry.change
                && known.contains(&person.id)
            {
                person.name = DELETED.parse().expect("a name");
                self.store().redact(game.as_str(), row.number, &write(&entry)).await?;
            }
        }
        self.send_if_open(game, ToRoom::Stop);
        Ok(self.store().tell(REREAD, game.as_str()).await?)
    }
}
