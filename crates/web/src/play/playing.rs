mod elsewhere;
mod keeping;
mod thinking;
mod watching;

use std::time::Duration;

use ::board::{Dice, Player, Scene, Spot};
use ::engine::Score;
use i18n::Phrase;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use play::request::{Request, Response};
use play::session::{Effect, Message, Notice, Pace};
use play::{Event, Session, Table};
use record::Link;

use super::standing::ended;
use crate::board::{Hand, Way, way};
use crate::browser;
use crate::engine::Engine;
use crate::frame::Announcer;
use crate::locale::Locale;
use crate::online::Visit;
use crate::route::Route;
use crate::saved_game::SavedGame;
use crate::settings::Settings;
use crate::sole_tab::SoleTab;
use crate::sound::{self, Sound};
use crate::store;
use crate::words::play as words;

/// What is said beside the board, and whether that is why something was refused.
#[derive(Clone, Debug, Default)]
struct Said {
    phrases: Vec<Phrase>,
    is_refusal: bool,
}

/// The same in the language of now.
pub(super) struct Told {
    pub(super) text: String,
    pub(super) is_refusal: bool,
}

/// Where a table stands.
#[derive(Clone, Copy)]
enum Place {
    /// Here: the browser keeps the game, and of several tabs with the same one thinks.
    Here(StoredValue<SavedGame>, SoleTab),
    /// On a server.
    Elsewhere(StoredValue<Visit>),
}

/// A session of play on a page: hands on what happens there, and shows what comes of it.
#[derive(Clone, Copy)]
pub(super) struct Playing {
    pub(super) session: RwSignal<Session>,
    is_over: Memo<bool>,
    place: Place,
    said: RwSignal<Said>,
    pub(super) is_turned: RwSignal<bool>,
    /// Who was asked whether they really give up.
    pub(super) resigning: RwSignal<Option<Player>>,
    /// Whether moves are typed too.
    is_typing: RwSignal<bool>,
    engine: Engine,
    /// What the engine was last asked, to be asked again.
    request: StoredValue<Option<Box<Request>>>,
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
        let session = sit_down(&kept);
        let tab = SoleTab::new(format!("ludoteca/game/{}", kept.id));
        let playing = Self::at(session, Place::Here(StoredValue::new(kept), tab));
        playing.watch_tabs();
        playing.begin();
        playing
    }

    fn at(session: Session, place: Place) -> Self {
        let session = RwSignal::new(session);
        let playing = Self {
            session,
            is_over: Memo::new(move |_| !session.read().is_running()),
            place,
            said: RwSignal::default(),
            is_turned: RwSignal::new(false),
            resigning: RwSignal::new(None),
            is_typing: RwSignal::new(store::read("typing").is_some_and(|kept| kept == "on")),
            engine: Engine::new(),
            request: StoredValue::new(None),
            asked: StoredValue::new(0),
            thought: RwSignal::new(None),
            wake: StoredValue::new(None),
            settings: StoredValue::new(Settings::here()),
            announcer: Announcer::here(),
            locale: Locale::here(),
        };
        playing.watch();
        playing
    }

    /// What the time is where the table stands.
    pub(super) fn now(self) -> Duration {
        match self.place {
            Place::Here(..) => browser::now(),
            Place::Elsewhere(visit) => visit.try_get_value().map_or_else(browser::now, Visit::now),
        }
    }

    /// Whoever is to move begins.
    fn begin(self) {
        let away = Message::Away(document().hidden());
        let begun = self.session.try_update(|session| {
            let mut effects = session.update(away, self.now());
            effects.extend(session.begin(self.now()));
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
        if !is_idle && self.catch_up() {
            return false;
        }
        let is_heard = matches!(
            message,
            Message::Engine(_) | Message::Away(_) | Message::Entry(_) | Message::Refused(_)
        );
        if !is_idle && !is_heard {
            // Who does something else has answered.
            self.resigning.set(None);
            self.said.set(Said::default());
        }
        let now = self.now();
        let done = self.session.try_update_untracked(|session| session.update(message, now));
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
                    self.said.set(Said { phrases: vec![why], is_refusal: true });
                    sound::play(Sound::No, self.settings.get_value());
                    is_done = false;
                }
                Effect::Say(phrase) => {
                    self.announcer.say(self.locale.tell(phrase.clone()));
                    self.said.set(Said { phrases: vec![phrase], is_refusal: false });
                }
                Effect::Think(request) => self.ask(request),
                Effect::StopThinking => {
                    self.next_number();
                    self.engine.stop();
                }
                Effect::Save => is_kept = self.keep(),
                Effect::Send(action) => self.ask_elsewhere(action),
                Effect::OutOfStep => self.start_over(),
            }
        }
        if !is_kept {
            self.announcer.add(&words::NOT_KEPT.say(self.locale.language()));
            self.said.update(|said| said.phrases.push((&words::NOT_KEPT).into()));
        }
        let turns = self.session.read_untracked().turns_seen();
        let found = self.session.read_untracked().found(turns).cloned();
        let thought =
            found.and_then(|found| Some((found.depth, found.score()?, found.is_proved())));
        self.thought.set(thought);
        self.set_alarm();
        is_done
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
        if self.session.read_untracked().awaits_person() {
            heard.push(untrack(|| self.standing(self.locale).headline));
        }
        // All at once, for what is said next interrupts.
        self.announcer.say(heard.join(". "));
        let news = notices.into_iter().filter(|notice| notice.is_news);
        let phrases = news.map(|notice| notice.phrase).collect();
        self.said.set(Said { phrases, is_refusal: false });
    }

    /// Looks at another position of the game, and says which.
    pub(super) fn look(self, message: Message) {
        self.send(message);
        let session = self.session.read_untracked();
        let (turn, moves) = (session.turns_seen(), session.table().line().moves());
        let seen = match turn.checked_sub(1).and_then(|last| moves.get(last)) {
            Some(mv) => words::seen(turn, moves.len(), mv.clone()),
            None => (&words::SEEN_START).into(),
        };
        self.announcer.say(self.locale.tell(seen));
    }

    /// The picture of the game as far as it is looked at.
    pub(super) fn scene(self) -> Scene {
        self.session.read().scene()
    }

    pub(super) fn is_over(self) -> bool {
        self.is_over.get()
    }

    /// Whether both players are computers.
    pub(super) fn is_show(self) -> bool {
        self.session.read().is_show()
    }

    pub(super) fn lit(self) -> Vec<Spot> {
        if self.is_waiting() { Vec::new() } else { self.session.read().lit() }
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

    /// Whether somebody could take a move back.
    pub(super) fn can_take_back(self) -> bool {
        let session = self.session.read();
        let mover = session.table().last_mover(|player| session.is_here(player));
        session.is_running() && mover.is_some() && !self.is_waiting()
    }

    /// Whether a person here may have a hint.
    pub(super) fn can_be_helped(self) -> bool {
        self.session.read().can_be_helped()
    }

    /// Where the game can be analysed, from the position that is looked at.
    pub(super) fn study_address(self) -> String {
        let session = self.session.read();
        let (spec, line) = (session.table().spec().clone(), session.table().line().clone());
        let at = session.is_looking_back().then(|| session.turns_seen());
        Route::Study(Some(Link { spec, line, at }.to_string())).address()
    }

    /// Whether moves are typed too.
    pub(super) fn is_typing(self) -> bool {
        self.is_typing.get()
    }

    /// Opens the field for typed moves, or closes it; that is kept.
    pub(super) fn type_move(self) {
        self.is_typing.update(|typing| *typing = !*typing);
        let is_typing = self.is_typing.get_untracked();
        store::write("typing", if is_typing { "on" } else { "off" });
        if is_typing {
            set_timeout(|| browser::focus("input[name=move]"), Duration::ZERO);
        }
    }

    /// Who is to move as far as the game is looked at; nobody once it is over.
    pub(super) fn turn(self) -> Option<Player> {
        let session = self.session.read();
        let is_open = session.is_looking_back() || session.is_running() && !self.is_waiting();
        is_open.then(|| session.line().position().turn())
    }

    /// The way of the hint over the board.
    pub(super) fn arrows(self) -> Vec<Way> {
        let session = self.session.read();
        let Some(mv) = session.hinted() else { return Vec::new() };
        vec![way(session.table().line().position(), mv)]
    }

    /// What is said beside the board.
    pub(super) fn said(self, locale: Locale) -> Told {
        let said = self.said.get();
        let told = said.phrases.into_iter().map(|it| ended(it, locale));
        Told { text: told.collect::<Vec<_>>().join(" "), is_refusal: said.is_refusal }
    }

    /// Does what a hand on the board wants.
    pub(super) fn hand(self, hand: Hand) {
        let message = match hand {
            Hand::Touch(spot) => Message::Touch(spot),
            Hand::Drag(from, to) => Message::Pull(Spot::Cell(from), Spot::Cell(to)),
            Hand::Back => Message::StepBack,
            Hand::Frame(_) => return,
        };
        if self.try_send(message)
            && let Some(prompt) = self.session.read_untracked().prompt()
        {
            self.announcer.say(self.locale.tell(prompt));
        }
    }

    /// Asks whether the person really gives up.
    pub(super) fn resign(self) {
        self.resigning.set(Some(self.session.read_untracked().person()));
    }

    /// Whether there is something to be answered by yes or no.
    pub(super) fn is_asked(self) -> bool {
        self.resigning.get().is_some() || self.session.read().question().is_some()
    }

    /// What is to be answered by yes or no.
    pub(super) fn question(self, locale: Locale) -> String {
        let session = self.session.read();
        let asked = match self.resigning.get() {
            Some(player) if self.is_mine(player) => (&words::REALLY_RESIGN).into(),
            Some(player) => {
                words::really_resign_as(session.table().line().position().side(player).name)
            }
            None => session.question().unwrap_or_default(),
        };
        locale.tell(asked.capital())
    }

    /// Hears the answer to what was asked.
    pub(super) fn answer(self, is_yes: bool) {
        match self.resigning.try_update(Option::take).flatten() {
            Some(_) if is_yes => self.send(Message::Resign),
            Some(_) => {}
            None => self.send(Message::Answer(is_yes)),
        }
    }

    /// Takes back the last touch, or the question that was asked.
    pub(super) fn escape(self) {
        if self.is_asked() {
            self.answer(false);
        } else if untrack(|| self.has_premove()) {
            self.send(Message::Premove(None));
        } else {
            self.hand(Hand::Back);
        }
    }
}

/// The people and computers of a kept game at its table.
fn sit_down(kept: &SavedGame) -> Session {
    let dice = Dice::new(u64::from(browser::dice().below(u32::MAX)));
    let mut session = Session::new(Table::resume(&kept.record), Pace::default(), dice);
    session.set_series(play::Series::default(), kept.opener);
    session
}
