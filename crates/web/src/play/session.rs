mod keeping;
mod thinking;

use std::time::Duration;

use ::board::{Cell, Player, Scene, Spot};
use ::engine::{Report, Score};
use ::i18n::Phrase;
use leptos::ev::Custom;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use play::{Action, Event, Seat, Table};
use study::review::worth;

use crate::board::{Hand, way};
use crate::browser::{self, now};
use crate::engine::Engine;
use crate::frame::Announcer;
use crate::locale::Locale;
use crate::saved_game::SavedGame;
use crate::settings::Settings;
use crate::sound::{self, Sound};
use crate::words;

/// A question that the table asks before it goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ask {
    /// Does this player really give up?
    Resign(Player),
    /// Does this player take the draw?
    Draw(Player),
}

/// A game at the table, with whoever thinks about it.
#[derive(Clone, Copy)]
pub(super) struct Session {
    pub(super) table: RwSignal<Table>,
    is_over: Memo<bool>,
    kept: StoredValue<SavedGame>,
    /// How many turns are looked at, where that is not all of them.
    pub(super) past: RwSignal<Option<usize>>,
    said: RwSignal<Vec<Phrase>>,
    pub(super) is_turned: RwSignal<bool>,
    pub(super) asked: RwSignal<Option<Ask>>,
    engine: Engine,
    /// What the engine has found so far.
    thought: RwSignal<Option<Report<String>>>,
    hint: RwSignal<Option<(String, Option<(Score, bool)>)>>,
    /// What the game was last worth to the first player.
    worth: StoredValue<Option<Score>>,
    /// The computer's move that is about to be played.
    due: StoredValue<Option<TimeoutHandle>>,
    /// How long a move of two computers stays, in milliseconds.
    pub(super) pace: RwSignal<u32>,
    pub(super) is_paused: RwSignal<bool>,
    settings: Settings,
    announcer: Announcer,
    locale: Locale,
}

impl Session {
    /// A kept game, gone on with.
    pub(super) fn new(kept: SavedGame) -> Self {
        let table = RwSignal::new(Table::resume(&kept.record));
        let session = Self {
            table,
            is_over: Memo::new(move |_| table.read().ending().is_some()),
            kept: StoredValue::new(kept),
            past: RwSignal::new(None),
            said: RwSignal::default(),
            is_turned: RwSignal::new(false),
            asked: RwSignal::new(None),
            engine: Engine::new(),
            thought: RwSignal::new(None),
            hint: RwSignal::new(None),
            worth: StoredValue::new(None),
            due: StoredValue::new(None),
            pace: RwSignal::new(1_000),
            is_paused: RwSignal::new(false),
            settings: Settings::here(),
            announcer: Announcer::here(),
            locale: Locale::here(),
        };
        session.table.update_untracked(|table| drop(table.apply(Action::Resume, now())));
        let leaving = window_event_listener(leptos::ev::pagehide, move |_| session.leave());
        let hearing = window_event_listener(leptos::ev::storage, move |event| {
            let is_ours = |key: String| session.kept.with_value(|kept| kept.is_called(&key));
            if event.key().is_some_and(is_ours) {
                session.catch_up();
            }
        });
        let coming_back = Custom::<web_sys::Event>::new("visibilitychange");
        let returning = window_event_listener(coming_back, move |_| session.go_on());
        on_cleanup(move || {
            session.leave();
            leaving.remove();
            hearing.remove();
            returning.remove();
        });
        session.go_on();
        session
    }

    /// The picture of the game as far as it is looked at.
    pub(super) fn scene(self) -> Scene {
        let table = self.table.read();
        match self.past.get() {
            Some(turns) => table.line_after(turns).scene(),
            None => table.scene(),
        }
    }

    /// How the game ended, where it is over and its end is looked at.
    pub(super) fn result(self) -> Option<Phrase> {
        if self.past.get().is_some() { None } else { self.table.read().result() }
    }

    pub(super) fn is_over(self) -> bool {
        self.is_over.get()
    }

    /// Whether both players are computers.
    pub(super) fn is_show(self) -> bool {
        !self.table.read().seats().0.iter().any(|seat| seat.is_person())
    }

    pub(super) fn is_thinking(self) -> bool {
        self.engine.is_busy()
    }

    /// How deep the engine has looked, and what the position is worth to whoever is to move, and
    /// whether that is proved.
    pub(super) fn thought(self) -> Option<(u32, Score, bool)> {
        let thought = self.thought.read();
        let found = thought.as_ref()?;
        Some((found.depth, found.score()?, found.is_proved()))
    }

    pub(super) fn lit(self) -> Vec<Spot> {
        if self.past.get().is_some() { Vec::new() } else { self.table.read().lit() }
    }

    pub(super) fn touched(self) -> Vec<Spot> {
        if self.past.get().is_some() { Vec::new() } else { self.table.read().touched().to_vec() }
    }

    pub(super) fn prompt(self) -> Option<Phrase> {
        if self.past.get().is_some() { None } else { self.table.read().prompt() }
    }

    /// Who is to move as far as the game is looked at; nobody once it is over.
    pub(super) fn turn(self) -> Option<Player> {
        let table = self.table.read();
        match self.past.get() {
            Some(turns) => Some(table.line_after(turns).position().turn()),
            None => table.ending().is_none().then(|| table.turn()),
        }
    }

    /// The way of the hint over the board.
    pub(super) fn arrows(self) -> Vec<Vec<Cell>> {
        let Some((mv, _)) = self.hint.get() else { return Vec::new() };
        vec![way(self.table.read().line().position(), &mv)]
    }

    /// What is said below the board.
    pub(super) fn said(self, locale: Locale) -> String {
        let mut said: Vec<_> = self.said.get().into_iter().map(|said| locale.tell(said)).collect();
        if let Some((mv, score)) = self.hint.get() {
            let worth = score.map(|(score, is_proved)| worth(score, is_proved));
            let score = worth.map_or_else(String::new, |worth| locale.tell(worth));
            said.push(locale.tell(words::hint(mv, score)));
        }
        said.join("; ")
    }

    /// Does what a hand on the board wants.
    pub(super) fn hand(self, hand: Hand) {
        if self.past.get_untracked().is_some() {
            self.past.set(None);
            return self.go_on();
        }
        let action = match hand {
            Hand::Touch(spot) => Action::Touch(spot),
            Hand::Drag(from, to) => Action::Pull(Spot::Cell(from), Spot::Cell(to)),
            Hand::Back => Action::StepBack,
            Hand::Frame(_) => return,
        };
        self.act(action);
    }

    /// Does something at the table, and says what came of it; whether it could be done.
    pub(super) fn act(self, action: Action) -> bool {
        if self.catch_up() {
            return false;
        }
        // Who does something else has answered.
        self.asked.set(None);
        let done = self.table.try_update(|table| table.apply(action, now()));
        match done {
            Some(Ok(events)) => {
                self.said.update(Vec::clear);
                if !events.is_empty() {
                    self.forget_thoughts();
                    self.past.set(None);
                    let mut heard: Vec<_> =
                        events.iter().filter_map(|event| self.tell(event)).collect();
                    if self.table.read_untracked().awaits_person() {
                        heard.push(self.table.read_untracked().scene().status);
                    }
                    let heard: Vec<_> =
                        heard.into_iter().map(|heard| self.locale.tell(heard)).collect();
                    // All at once, for what is said next interrupts.
                    self.announcer.say(heard.join(". "));
                    self.keep();
                }
                self.go_on();
                true
            }
            Some(Err(error)) => {
                let said = error.phrase();
                self.announcer.say(self.locale.tell(said.clone()));
                self.said.set(vec![said]);
                sound::play(Sound::No, self.settings);
                false
            }
            None => false,
        }
    }

    /// Shows and plays what has happened; what is heard of it.
    fn tell(self, event: &Event) -> Option<Phrase> {
        let side = |player: Player| self.table.read_untracked().line().position().side(player);
        let (said, is_shown) = match event {
            Event::Played { player, side: was, mv, is_forced } => {
                sound::play(Sound::Move, self.settings);
                if *is_forced {
                    (words::passes(was.name), true)
                } else {
                    // Who has another side now wants to know why.
                    (words::plays(was.name, mv.clone()), side(*player) != *was)
                }
            }
            Event::TakenBack(turns) => {
                self.worth.set_value(None);
                (words::taken_back(*turns), true)
            }
            Event::Offered(player) => (words::offers(side(*player).name), true),
            Event::Declined => ((&words::OFFER_DECLINED).into(), true),
            Event::Over(_) => {
                sound::play(Sound::End, self.settings);
                return self.table.read_untracked().result();
            }
        };
        if is_shown {
            self.said.update(|all| all.push(said.clone()));
        }
        Some(said)
    }

    /// The person who acts: who is to move, or else the other.
    fn person(self) -> Player {
        let table = self.table.read_untracked();
        let turn = table.turn();
        if table.seats()[turn].is_person() { turn } else { turn.other() }
    }

    /// Asks whether the person really gives up.
    pub(super) fn resign(self) {
        self.asked.set(Some(Ask::Resign(self.person())));
    }

    /// Offers a draw to the other player.
    pub(super) fn offer_draw(self) {
        let player = self.person();
        if !self.act(Action::Offer(player)) {
            return;
        }
        let other = player.other();
        if self.table.read_untracked().seats()[other] == Seat::Person {
            return self.asked.set(Some(Ask::Draw(other)));
        }
        // A computer takes a draw where it thinks that it stands no better.
        let worth = self.worth.get_value();
        let own = worth.map(|score| if other == Player::First { score } else { -score });
        let takes = own.is_some_and(|score| score.hundredths() <= 0);
        self.act(if takes { Action::Accept } else { Action::Decline });
    }

    /// Hears the answer to what was asked.
    pub(super) fn answer(self, is_yes: bool) {
        let asked = self.asked.try_update(Option::take).flatten();
        match asked {
            Some(Ask::Resign(player)) if is_yes => {
                self.act(Action::Resign(player));
            }
            Some(Ask::Draw(_)) => {
                self.act(if is_yes { Action::Accept } else { Action::Decline });
            }
            _ => {}
        }
        // The buttons of the question will be gone.
        set_timeout(|| browser::focus(".controls button"), Duration::ZERO);
    }

    /// Takes back the last touch, or the question that was asked.
    pub(super) fn escape(self) {
        if self.asked.get_untracked().is_some() {
            self.answer(false);
        } else {
            self.hand(Hand::Back);
        }
    }

    /// Looks at the game after so many turns.
    pub(super) fn look(self, turns: usize) {
        let all = self.table.read_untracked().line().moves().len();
        self.forget_thoughts();
        self.said.update(Vec::clear);
        self.past.set((turns < all).then_some(turns));
        self.go_on();
    }

    /// Looks so many turns further, or back.
    pub(super) fn step(self, by: isize) {
        let all = self.table.read_untracked().line().moves().len();
        let now = self.past.get_untracked().unwrap_or(all);
        self.look(now.saturating_add_signed(by).min(all));
    }

    /// Stops or goes on with a game of two computers.
    pub(super) fn pause(self) {
        self.is_paused.update(|is_paused| *is_paused = !*is_paused);
        if self.is_paused.get_untracked() {
            self.forget_thoughts();
        }
        self.go_on();
    }
}
