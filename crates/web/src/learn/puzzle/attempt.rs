use std::time::Duration;

use ::board::{Outcome, Player, Spot};
use ::i18n::Phrase;
use games::{AnyGame, Line, Puzzle};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use play::request::{Query, Request, Response};

use super::progress::Progress;
use crate::board::{Hand, Way, beginning, spot_name, way};
use crate::desk::Answer;
use crate::engine::Engine;
use crate::frame::Announcer;
use crate::learn::trial::Trial;
use crate::locale::Locale;
use crate::settings::Settings;
use crate::sound::{self, Sound};
use crate::words::learn as words;

/// How long a move stays before it is answered, so that it can be followed.
const PAUSE: Duration = Duration::from_millis(500);

/// Who has to do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// The reader moves.
    Yours,
    /// The other side answers, or the solution is shown.
    Theirs,
    /// The reader has won.
    Solved,
    /// The reader has seen the solution.
    Shown,
}

/// A puzzle that is tried, against the longest defence.
#[derive(Clone, Copy)]
pub(super) struct Attempt {
    game: &'static dyn AnyGame,
    puzzle: Puzzle,
    winner: Player,
    pub(super) trial: Trial,
    pub(super) stage: RwSignal<Stage>,
    /// Within how many plies it has to be won from here.
    left: RwSignal<u32>,
    is_shown: StoredValue<bool>,
    /// The move that is hinted at, and whether all of it is told.
    hint: RwSignal<Option<(String, bool)>>,
    said: RwSignal<Option<(Answer, Phrase)>>,
    pub(super) engine: Engine,
    /// What happens after a pause.
    due: StoredValue<Option<TimeoutHandle>>,
    announcer: Announcer,
    settings: Settings,
    locale: Locale,
}

impl Attempt {
    /// A first attempt.
    pub(super) fn new(game: &'static dyn AnyGame, puzzle: Puzzle) -> Self {
        let position = game.position(puzzle.position).expect("a puzzle is a position");
        let attempt = Self {
            game,
            puzzle,
            winner: position.turn(),
            trial: Trial::new(position),
            stage: RwSignal::new(Stage::Yours),
            left: RwSignal::new(puzzle.plies),
            is_shown: StoredValue::new(false),
            hint: RwSignal::new(None),
            said: RwSignal::new(None),
            engine: Engine::new(),
            due: StoredValue::new(None),
            announcer: Announcer::here(),
            settings: Settings::here(),
            locale: Locale::here(),
        };
        on_cleanup(move || attempt.wait_for_nothing());
        attempt
    }

    /// Begins again.
    pub(super) fn begin(self) {
        self.wait_for_nothing();
        self.engine.stop();
        let start = self.trial.line.with_untracked(|line| line.start().boxed());
        self.trial.set(Line::new(start));
        self.left.set(self.puzzle.plies);
        self.is_shown.set_value(false);
        self.hint.set(None);
        self.said.set(None);
        self.stage.set(Stage::Yours);
    }

    /// What is to be done: "red wins in 2 turns".
    pub(super) fn goal(self) -> Phrase {
        let side = self.trial.line.with(|line| line.position().side(self.winner));
        words::wins_in(side.name, self.left.get().div_ceil(2))
    }

    /// What is said about the last move, or why a touch did nothing.
    pub(super) fn said(self, locale: Locale) -> String {
        if self.trial.refusal.read().is_some() {
            return self.trial.refused(locale);
        }
        self.said.get().map_or_else(String::new, |(_, said)| locale.tell(said))
    }

    /// Whether the last move was right.
    pub(super) fn answer(self) -> Answer {
        if self.trial.refusal.read().is_some() {
            return Answer::Wrong;
        }
        self.said.get().map_or(Answer::Open, |(answer, _)| answer)
    }

    pub(super) fn lit(self) -> Vec<Spot> {
        if self.stage.get() == Stage::Yours { self.trial.lit() } else { Vec::new() }
    }

    /// What the hint points out.
    pub(super) fn arrows(self) -> Vec<Way> {
        let Some((mv, is_all)) = self.hint.get() else { return Vec::new() };
        let way = self.trial.line.with(|line| way(line.position(), &mv));
        vec![if is_all { way } else { beginning(&way) }]
    }

    pub(super) fn hand(self, hand: Hand) {
        if self.stage.get_untracked() == Stage::Yours
            && let Some(mv) = self.trial.hand(hand)
        {
            self.hint.set(None);
            self.play(mv);
        }
    }

    /// Points out where the move begins; asked again, all of it.
    pub(super) fn look_for_hint(self) {
        if let Some((mv, _)) = self.hint.get_untracked() {
            self.say(Answer::Open, words::hint_move(mv.clone()));
            return self.hint.set(Some((mv, true)));
        }
        self.ask(Query::Win { plies: self.left.get_untracked() }, move |mv, _| {
            let Some(mv) = mv else { return };
            let ways = self.trial.line.with_untracked(|line| line.position().gestures(&mv));
            if let Some(&spot) = ways.ok().iter().flatten().flatten().next() {
                let begin =
                    spot_name(spot).map_or_else(|| Phrase::plain(spot.to_string()), Into::into);
                self.say(Answer::Open, words::hint_begin(begin));
            }
            self.hint.set(Some((mv, false)));
        });
    }

    /// Plays the solution to its end.
    pub(super) fn show(self) {
        self.is_shown.set_value(true);
        self.hint.set(None);
        self.stage.set(Stage::Theirs);
        self.ask(Query::Win { plies: self.left.get_untracked() }, move |mv, _| {
            if let Some(mv) = mv {
                self.after_a_pause(move || self.play(mv));
            }
        });
    }

    /// Plays a move of the winner, and lets the other side answer.
    fn play(self, mv: String) {
        let before = self.trial.line.get_untracked();
        let left = self.left.get_untracked() - 1;
        self.trial.play(&mv);
        sound::play(Sound::Move, self.settings);
        match self.trial.end() {
            Some(Outcome::Win(winner)) if winner == self.winner => return self.finish(),
            end if end.is_some() || left == 0 => {
                return self.refuse(before, words::not_won(mv));
            }
            _ => self.stage.set(Stage::Theirs),
        }
        self.ask(Query::Defend { plies: left }, move |reply, lost_in| {
            let Some(reply) = reply else { return };
            let (before, mv) = (before.clone(), mv.clone());
            self.after_a_pause(move || match lost_in {
                Some(plies) => self.defend(&reply, plies - 1),
                None => self.refuse(before, words::not_in_time(mv, reply)),
            });
        });
    }

    /// The other side answers, after which so many plies are left.
    fn defend(self, reply: &str, left: u32) {
        let side = self.trial.line.with_untracked(|line| line.position().side(self.winner.other()));
        self.trial.play(reply);
        self.left.set(left);
        if self.trial.end().is_some() {
            return self.finish();
        }
        let answer = if self.is_shown.get_value() { Answer::Open } else { Answer::Right };
        self.say(answer, words::answers(side.name, reply.to_owned()));
        if self.is_shown.get_value() { self.show() } else { self.stage.set(Stage::Yours) }
    }

    fn finish(self) {
        sound::play(Sound::End, self.settings);
        if self.is_shown.get_value() {
            self.stage.set(Stage::Shown);
            self.say(Answer::Open, &words::SHOWN);
        } else {
            Progress::add(self.game, &self.puzzle);
            self.stage.set(Stage::Solved);
            self.say(Answer::Right, &words::SOLVED);
        }
    }

    /// Takes a move back that does not win.
    fn refuse(self, before: Line, why: Phrase) {
        sound::play(Sound::No, self.settings);
        self.trial.set(before);
        self.stage.set(Stage::Yours);
        self.say(Answer::Wrong, why);
    }

    fn say(self, answer: Answer, said: impl Into<Phrase>) {
        let said = said.into();
        self.announcer.say(self.locale.0.with_untracked(|&language| said.say(language)));
        self.said.set(Some((answer, said)));
    }

    /// Asks the engine for a move, and tells it with the plies after which it loses.
    fn ask(self, query: Query, done: impl Fn(Option<String>, Option<u32>) + 'static) {
        let line = self.trial.line.get_untracked();
        let request = Request { game: self.game, line, query, time: None };
        let mut lost_in = None;
        self.engine.ask(&request, move |answer| match answer {
            Response::Found(report) => lost_in = report.score().and_then(::engine::Score::lost_in),
            Response::Judged { .. } => {}
            Response::Done { mv } => done(mv, lost_in),
        });
    }

    fn after_a_pause(self, then: impl FnOnce() + 'static) {
        self.due.set_value(set_timeout_with_handle(then, PAUSE).ok());
    }

    fn wait_for_nothing(self) {
        if let Some(due) = self.due.try_update_value(Option::take).flatten() {
            due.clear();
        }
    }
}
