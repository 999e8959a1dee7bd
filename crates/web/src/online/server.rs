use std::rc::Rc;
use std::time::Duration;

use leptos::ev::Custom;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::api::{self, GameState, GameView, Me, NewName};
use protocol::{GameId, Kind, Name};

use super::http::{self, Trouble};
use super::visit::Visit;

/// What waits until whoever is here has a name.
type Then = Rc<dyn Fn()>;

/// The games server that the pages came from, where there is one, and who somebody is to it.
#[derive(Clone, Copy)]
pub(crate) struct Server {
    is_there: RwSignal<bool>,
    me: RwSignal<Option<Me>>,
    games: RwSignal<Vec<GameView>>,
    /// The game that is open here, and whether it waits for a move of whoever looks at it.
    open: RwSignal<Option<(GameId, bool)>>,
    /// Whether somebody is asked for a name.
    pub(super) is_asking: RwSignal<bool>,
    then: StoredValue<Option<Then>, LocalStorage>,
}

/// How often it is asked whether a game waits for a move.
const POLL: Duration = Duration::from_secs(20);

impl Server {
    /// One that has not been looked for.
    pub(crate) fn new() -> Self {
        Self {
            is_there: RwSignal::new(false),
            me: RwSignal::new(None),
            games: RwSignal::new(Vec::new()),
            open: RwSignal::new(None),
            is_asking: RwSignal::new(false),
            then: StoredValue::new_local(None),
        }
    }

    /// The one of the page around.
    pub(crate) fn here() -> Self {
        expect_context()
    }

    /// Looks for it. Where there is none, everything stays as it is.
    pub(crate) fn find(self) {
        spawn_local(async move {
            let Ok(found) = http::get::<api::Server>("server").await else { return };
            self.is_there.set(true);
            if found.version != protocol::VERSION {
                return Self::tell_old();
            }
            self.learn_me().await;
            self.learn_games().await;
        });
        let look = move || {
            if self.is_there.get_untracked() && !document().hidden() {
                spawn_local(self.learn_games());
            }
        };
        set_interval(look, POLL);
        let coming_back = Custom::<web_sys::Event>::new("visibilitychange");
        let _ = window_event_listener(coming_back, move |_| look());
        let _ = window_event_listener(leptos::ev::hashchange, move |_| look());
    }

    /// Whether there is one.
    pub(crate) fn is_there(self) -> bool {
        self.is_there.get()
    }

    /// Who somebody is to it; nobody before they have said.
    pub(crate) fn me(self) -> Option<Me> {
        self.me.get()
    }

    /// Whether they have an account, and so can play for a rating.
    pub(crate) fn has_account(self) -> bool {
        self.me.with(|me| me.as_ref().is_some_and(|me| me.kind == Kind::Account))
    }

    /// Their games there, the newest first.
    pub(crate) fn games(self) -> Vec<GameView> {
        self.games.get()
    }

    /// Whether a game waits for a move of theirs.
    pub(crate) fn awaits(self, game: &GameView) -> bool {
        let is_theirs = self.me.with(|me| me.as_ref().map(|me| me.id) == game.turn);
        game.state == GameState::Running && game.turn.is_some() && is_theirs
    }

    /// Whether any game waits for a move of theirs.
    pub(crate) fn is_awaited(self) -> bool {
        let open = self.open.get();
        let is_open = |game: &GameView| open.as_ref().is_some_and(|(id, _)| *id == game.id);
        let elsewhere =
            self.games.with(|games| games.iter().any(|game| !is_open(game) && self.awaits(game)));
        elsewhere || open.as_ref().is_some_and(|(_, is_turn)| *is_turn)
    }

    /// Whether the game that is open here is the one that waits.
    pub(crate) fn is_awaited_here(self) -> bool {
        self.open.get().is_some_and(|(_, is_turn)| is_turn)
    }

    /// Hears from an open game whether it waits for a move.
    pub(super) fn hear_turn(self, visit: Visit) {
        let now = Some((visit.id(), visit.is_turn()));
        if self.open.with_untracked(|before| *before != now) {
            self.open.set(now);
        }
    }

    /// Hears that no game is open any more.
    pub(super) fn leave(self) {
        self.open.try_set(None);
        spawn_local(self.learn_games());
    }

    /// Asks who somebody is.
    async fn learn_me(self) {
        if let Ok(me) = http::get::<Option<Me>>("me").await {
            self.me.set(me);
        }
    }

    /// Asks for their games.
    pub(super) async fn learn_games(self) {
        if self.me.with_untracked(Option::is_none) {
            return;
        }
        if let Ok(games) = http::get::<Vec<GameView>>("me/games").await
            && self.games.with_untracked(|before| *before != games)
        {
            self.games.set(games);
        }
    }

    /// Takes a name.
    pub(super) async fn rename(self, name: Name) -> Result<(), Trouble> {
        let me = http::send::<Me>("PUT", "me", &NewName { name }).await?;
        self.me.set(Some(me));
        Ok(())
    }

    /// Does something for which a name is needed; who has none is asked for it first.
    pub(crate) fn named(self, then: impl Fn() + 'static) {
        if self.me.with_untracked(Option::is_some) {
            return then();
        }
        self.then.set_value(Some(Rc::new(then)));
        self.is_asking.set(true);
    }

    /// Goes on with what has waited for a name.
    pub(super) fn go_on(self) {
        self.is_asking.set(false);
        if let Some(then) = self.then.try_update_value(Option::take).flatten() {
            then();
        }
    }

    /// Says that this page is older than the server, where new versions are told.
    pub(super) fn tell_old() {
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("data-version", "waiting");
        }
        if let Ok(waiting) = web_sys::Event::new("version-waiting") {
            let _ = window().dispatch_event(&waiting);
        }
    }
}
