mod keeping;

use std::time::Duration;

use ::board::{Dice, Player, Scene, Spot};
use ::engine::Score;
use i18n::Phrase;
use leptos::ev::Custom;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use play::request::Response;
use play::session::{Effect, Message, Notice, Pace};
use play::{Event, Session, Table};

use crate::board::{Hand, Way, way};
use crate::browser::{self, now};
use crate::engine::Engine;
use crate::frame::Announcer;
use crate::locale::Locale;
use crate::saved_game::SavedGame;
use crate::settings::Settings;
use crate::sound::{self, Sound};

/// A session of play on a page: hands on what happens there, and shows what comes of it.
#[derive(Clone, Copy)]
pub(super) struct Playing {
    pub(super) session: RwSignal<Session>,
    is_over: Memo<bool>,
    kept: StoredValue<SavedGame>,
    said: RwSignal<Vec<Phrase>>,
    pub(super) is_turned: RwSignal<bool>,
    /// Who was asked whether they really give up.
    pub(super) resigning: RwSignal<Option<Player>>,
    engine: Engine,
    /// How often the engine was asked or stopped: what it says about anything before is not heard.
    asked: StoredValue<u64>,
    /// How deep the engine has looked, what the position is worth to whoever is to move, and whether
    /// that is proved.
    thought: RwSignal<Option<(u32, Score, bool)>>,
    /// When something changes by itself.
    wake: StoredValue<Option<TimeoutHandle>>,
    settings: StoredValue<Settings>,
    announcer: Announcer,
    locale: Locale,
}

impl Playing {
    /// A kept game, gone on with.
    pub(super) fn new(kept: SavedGame) -> Self {
        let session = RwSignal::new(sit_down(&kept));
        let playing = Self {
            session,
            is_over: Memo::new(move |_| !session.read().is_running()),
            kept: StoredValue::new(kept),
            said: RwSignal::default(),
            is_turned: RwSignal::new(false),
            resigning: RwSignal::new(None),
            engine: Engine::new(),
            asked: StoredValue::new(0),
            thought: RwSignal::new(None),
            wake: StoredValue::new(None),
            settings: StoredValue::new(Settings::here()),
            announcer: Announcer::here(),
            locale: Locale::here(),
        };
        let leaving = window_event_listener(leptos::ev::pagehide, move |_| playing.leave());
        let hearing = window_event_listener(leptos::ev::storage, move |event| {
            let is_ours = |key: String| playing.kept.with_value(|kept| kept.is_called(&key));
            if event.key().is_some_and(is_ours) {
                playing.catch_up();
            }
        });
        let coming_back = Custom::<web_sys::Event>::new("visibilitychange");
        // Of several tabs with the same game the one that is looked at thinks.
        let returning = window_event_listener(coming_back, move |_| {
            playing.send(Message::Away(document().hidden()));
        });
        on_cleanup(move || {
            playing.leave();
            leaving.remove();
            hearing.remove();
            returning.remove();
        });
        playing.begin();
        playing
    }

    /// Whoever is to move begins.
    fn begin(self) {
        let away = Message::Away(document().hidden());
        let begun = self.session.try_update(|session| {
            let mut effects = session.update(away, now());
            effects.extend(session.begin(now()));
            effects
        });
        self.perform(begun.unwrap_or_default());
    }

    /// Hands on what happens, and shows what comes of it.
    pub(super) fn send(self, message: Message) {
        self.try_send(message);
    }

    /// The same; whether it could be done.
    pub(super) fn try_send(self, message: Message) -> bool {
        let is_idle = matches!(message, Message::Tick | Message::Engine(Response::Found(_)));
        if !is_idle {
            if self.catch_up() {
                return false;
            }
            // Who does something else has answered.
            self.resigning.set(None);
        }
        let is_deed = !is_idle && !matches!(message, Message::Engine(_) | Message::Away(_));
        if is_deed {
            self.said.update(Vec::clear);
        }
        let done = self.session.try_update_untracked(|session| session.update(message, now()));
        let Some(effects) = done else { return false };
        // While the engine thinks and time passes, nothing on the page need be drawn anew.
        if !is_idle || !effects.is_empty() {
            self.session.notify();
        }
        self.perform(effects)
    }

    /// Does what the session wants done; whether nothing was refused.
    fn perform(self, effects: Vec<Effect>) -> bool {
        let mut is_done = true;
        let mut is_kept = true;
        for effect in effects {
            match effect {
                Effect::Happened { events, notices } => self.tell(&events, notices),
                Effect::Refused(why) => {
                    self.announcer.say(self.locale.tell(why.clone()));
                    self.said.set(vec![why]);
                    sound::play(Sound::No, self.settings.get_value());
                    is_done = false;
                }
                Effect::Say(phrase) => {
                    self.announcer.say(self.locale.tell(phrase.clone()));
                    self.said.set(vec![phrase]);
                }
                Effect::Think(request) => {
                    let number = self.next_number();
                    self.engine.ask(&request, move |response| self.hear(number, response));
                }
                Effect::StopThinking => {
                    self.next_number();
                    self.engine.stop();
                }
                Effect::Save => is_kept = self.keep(),
            }
        }
        if !is_kept {
            self.said.update(|said| said.push((&crate::words::NOT_KEPT).into()));
        }
        let turns = self.session.read_untracked().turns_seen();
        let found = self.session.read_untracked().found(turns).cloned();
        let thought =
            found.and_then(|found| Some((found.depth, found.score()?, found.is_proved())));
        self.thought.set(thought);
        self.set_alarm();
        is_done
    }

    fn next_number(self) -> u64 {
        self.asked
            .try_update_value(|asked| {
                *asked += 1;
                *asked
            })
            .unwrap_or_default()
    }

    /// Hears the engine, where what it was asked is still wanted. What is asked next is asked when
    /// the worker's own message is done with.
    fn hear(self, number: u64, response: Response) {
        let is_wanted = move || self.asked.try_get_value() == Some(number);
        let is_last = matches!(response, Response::Done { .. });
        if is_last {
            let hear = move || {
                if is_wanted() {
                    self.send(Message::Engine(response));
                }
            };
            set_timeout(hear, Duration::ZERO);
        } else if is_wanted() {
            self.send(Message::Engine(response));
        }
    }

    /// Wakes the session when something changes by itself.
    fn set_alarm(self) {
        if let Some(alarm) = self.wake.try_update_value(Option::take).flatten() {
            alarm.clear();
        }
        let Some(at) = self.session.with_untracked(Session::wake) else { return };
        let ring = move || {
            self.wake.try_set_value(None);
            self.send(Message::Tick);
        };
        let rest = at.saturating_sub(now());
        self.wake.set_value(set_timeout_with_handle(ring, rest).ok());
    }

    /// Shows and plays what has happened, and lets it be heard.
    fn tell(self, events: &[Event], notices: Vec<Notice>) {
        for event in events {
            match event {
                Event::Played { .. } => sound::play(Sound::Move, self.settings.get_value()),
                Event::Over(_) => sound::play(Sound::End, self.settings.get_value()),
                _ => {}
            }
        }
        let mut heard: Vec<_> =
            notices.iter().map(|notice| self.locale.tell(notice.phrase.clone())).collect();
        if self.session.read_untracked().table().awaits_person() {
            let status = self.session.read_untracked().line().scene().status;
            heard.push(self.locale.tell(status));
        }
        // All at once, for what is said next interrupts.
        self.announcer.say(heard.join(". "));
        let news = notices.into_iter().filter(|notice| notice.is_news);
        self.said.set(news.map(|notice| notice.phrase).collect());
    }

    /// The picture of the game as far as it is looked at.
    pub(super) fn scene(self) -> Scene {
        self.session.read().scene()
    }

    /// How the game ended, where it is over and its end is looked at.
    pub(super) fn result(self) -> Option<Phrase> {
        let session = self.session.read();
        if session.is_looking_back() { None } else { session.table().result() }
    }

    pub(super) fn is_over(self) -> bool {
        self.is_over.get()
    }

    /// Whether both players are computers.
    pub(super) fn is_show(self) -> bool {
        self.session.read().is_show()
    }

    /// How deep the engine has looked, what the position is worth to whoever is to move, and whether
    /// that is proved.
    pub(super) fn thought(self) -> Option<(u32, Score, bool)> {
        self.thought.get()
    }

    pub(super) fn lit(self) -> Vec<Spot> {
        self.session.read().lit()
    }

    /// The picture after one more touch.
    pub(super) fn preview(self, spot: Spot) -> Option<Scene> {
        self.session.read_untracked().preview(spot)
    }

    /// What of that only takes something up.
    pub(super) fn sources(self) -> Vec<Spot> {
        self.session.read().sources()
    }

    pub(super) fn touched(self) -> Vec<Spot> {
        self.session.read().touched().to_vec()
    }

    pub(super) fn prompt(self) -> Option<Phrase> {
        self.session.read().prompt()
    }

    /// Who is to move as far as the game is looked at; nobody once it is over.
    pub(super) fn turn(self) -> Option<Player> {
        let session = self.session.read();
        let is_open = session.is_looking_back() || session.is_running();
        is_open.then(|| session.line().position().turn())
    }

    /// The way of the hint over the board.
    pub(super) fn arrows(self) -> Vec<Way> {
        let session = self.session.read();
        let Some(mv) = session.hinted() else { return Vec::new() };
        vec![way(session.table().line().position(), mv)]
    }

    /// What is said below the board.
    pub(super) fn said(self, locale: Locale) -> String {
        let said: Vec<_> = self.said.get().into_iter().map(|said| locale.tell(said)).collect();
        said.join("; ")
    }

    /// Does what a hand on the board wants.
    pub(super) fn hand(self, hand: Hand) {
        let message = match hand {
            Hand::Touch(spot) => Message::Touch(spot),
            Hand::Drag(from, to) => Message::Pull(Spot::Cell(from), Spot::Cell(to)),
            Hand::Back => Message::StepBack,
            Hand::Frame(_) => return,
        };
        self.send(message);
    }

    /// Asks whether the person really gives up.
    pub(super) fn resign(self) {
        self.resigning.set(Some(self.session.read_untracked().person()));
    }

    /// Whether there is something to be answered by yes or no.
    pub(super) fn is_asked(self) -> bool {
        self.resigning.get().is_some() || self.session.read().question().is_some()
    }

    /// Hears the answer to what was asked.
    pub(super) fn answer(self, is_yes: bool) {
        match self.resigning.try_update(Option::take).flatten() {
            Some(_) if is_yes => self.send(Message::Resign),
            Some(_) => {}
            None => self.send(Message::Answer(is_yes)),
        }
        // The buttons of the question will be gone.
        set_timeout(|| browser::focus(".controls button"), Duration::ZERO);
    }

    /// Takes back the last touch, or the question that was asked.
    pub(super) fn escape(self) {
        if self.is_asked() {
            self.answer(false);
        } else {
            self.hand(Hand::Back);
        }
    }

    /// Stops or goes on with a game of two computers.
    pub(super) fn pause(self) {
        self.send(Message::Pause);
    }
}

/// The people and computers of a kept game at its table.
fn sit_down(kept: &SavedGame) -> Session {
    let dice = Dice::new(u64::from(browser::dice().below(u32::MAX)));
    let mut session = Session::new(Table::resume(&kept.record), Pace::default(), dice);
    session.set_series(play::Series::default(), kept.opener);
    session
}
