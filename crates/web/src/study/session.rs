use ::board::{Player, Scene, Spot};
use ::engine::{Report, Score};
use ::i18n::Phrase;
use games::TouchError;
use leptos::prelude::*;
use play::request::{Query, Request, Response};
use study::Node;
use study::Study;
use study::review::Finding;

use super::saved::Place;
use crate::board::{Hand, Way, way};
use crate::engine::Engine;
use crate::frame::Announcer;
use crate::locale::Locale;
use crate::settings::Settings;
use crate::sound::{self, Sound};
use crate::{store, words};

/// How much of the engine is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Mode {
    /// Nothing.
    Off,
    /// Who is better.
    Bar,
    /// The best lines too.
    #[default]
    Lines,
}

impl Mode {
    pub(super) const ALL: [Self; 3] = [Self::Off, Self::Bar, Self::Lines];

    pub(super) const fn text(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Bar => "bar",
            Self::Lines => "lines",
        }
    }
}

/// How many lines are told.
pub(super) const LINES: usize = 3;

/// How long the engine looks at a position before it rests, in fifths of a second of its pace.
const PATIENCE: u64 = 100;

/// A study on the desk, with whoever thinks about it.
#[derive(Clone, Copy)]
pub(super) struct Session {
    place: StoredValue<Place>,
    pub(super) study: RwSignal<Study>,
    pub(super) mode: RwSignal<Mode>,
    /// What is seen of the engine while it is on.
    pub(super) shown: RwSignal<Mode>,
    pub(super) is_turned: RwSignal<bool>,
    /// What the engine has found, and about which position.
    found: RwSignal<Option<(Node, Report<String>)>>,
    /// How many positions of the review are done, and of how many; nothing while there is none.
    pub(super) reviewed: RwSignal<Option<(usize, usize)>>,
    said: RwSignal<Option<Phrase>>,
    pub(super) engine: Engine,
    pub(super) reviewer: Engine,
    settings: StoredValue<Settings>,
    announcer: Announcer,
    locale: Locale,
}

impl Session {
    pub(super) fn new(place: Place, study: Study) -> Self {
        // What a link shows is kept as soon as anything is done with it.
        let is_link = place.link.is_some();
        let kept = store::read("study-engine");
        let mode = Mode::ALL.into_iter().find(|mode| kept.as_deref() == Some(mode.text()));
        let session = Self {
            place: StoredValue::new(place),
            study: RwSignal::new(study),
            mode: RwSignal::new(mode.unwrap_or_default()),
            shown: RwSignal::new(mode.filter(|&mode| mode != Mode::Off).unwrap_or_default()),
            is_turned: RwSignal::new(false),
            found: RwSignal::new(None),
            reviewed: RwSignal::new(None),
            said: RwSignal::new(None),
            engine: Engine::new(),
            reviewer: Engine::new(),
            settings: StoredValue::new(Settings::here()),
            announcer: Announcer::here(),
            locale: Locale::here(),
        };
        if !is_link {
            session.keep();
        }
        let asked = Memo::new(move |_| (session.study.read().here(), session.mode.get()));
        Effect::new(move |_| session.think(asked.get()));
        Effect::new(move |before: Option<()>| {
            let mode = session.mode.get();
            if mode != Mode::Off {
                session.shown.set(mode);
            }
            if before.is_some() {
                store::write("study-engine", mode.text());
            }
        });
        session
    }

    /// Lets the engine look at the position that is seen.
    fn think(self, (node, mode): (Node, Mode)) {
        self.engine.stop();
        self.found.set(None);
        let study = self.study.read_untracked();
        let line = study.line().clone();
        if mode == Mode::Off || line.verdict().is_some() {
            return;
        }
        let count = if mode == Mode::Lines { LINES } else { 1 };
        let nodes = Some(line.position().pace() * PATIENCE);
        let game = study.spec().game;
        let request = Request { game, line, query: Query::Lines { count, nodes }, time: None };
        self.engine.ask(&request, move |answer| {
            if let Response::Found(report) = answer {
                self.found.set(Some((node, report)));
            }
        });
    }

    /// What the engine has found about the position that is seen.
    pub(super) fn found(self) -> Option<Report<String>> {
        let (node, report) = self.found.get()?;
        (node == self.study.read().here()).then_some(report)
    }

    pub(super) fn is_thinking(self) -> bool {
        self.engine.is_busy()
    }

    /// What the position that is seen is worth to the first player, as far as anybody knows, and
    /// whether that is proved.
    pub(super) fn value(self) -> Option<(Score, bool)> {
        let study = self.study.read();
        let is_first = study.line().position().turn() == Player::First;
        let found = self.found().and_then(|report| Some((report.score()?, report.is_proved())));
        let found = found.map(|(score, proof)| (if is_first { score } else { -score }, proof));
        let known = || study.tree().finding(study.here());
        found.or_else(|| known().map(|finding| (finding.score, finding.is_proved)))
    }

    /// Whether the rules have ended the game where it is looked at.
    pub(super) fn is_over(self) -> bool {
        self.study.read().line().verdict().is_some()
    }

    pub(super) fn scene(self) -> Scene {
        self.study.read().scene()
    }

    pub(super) fn lit(self) -> Vec<Spot> {
        self.study.read().lit()
    }

    /// What of that only takes something up.
    pub(super) fn sources(self) -> Vec<Spot> {
        self.study.read().sources()
    }

    pub(super) fn prompt(self) -> Option<Phrase> {
        self.study.read().prompt()
    }

    pub(super) fn touched(self) -> Vec<Spot> {
        self.study.read().touched().to_vec()
    }

    /// The ways of the best moves over the board, the best one first.
    pub(super) fn arrows(self) -> Vec<Way> {
        if self.mode.get() != Mode::Lines || !self.study.read().touched().is_empty() {
            return Vec::new();
        }
        let lines = self.found().map(|report| report.lines).unwrap_or_default();
        let study = self.study.read();
        let first = lines.iter().filter_map(|line| line.moves.first());
        first.map(|mv| way(study.line().position(), mv)).collect()
    }

    /// What is said below the board.
    pub(super) fn said(self, locale: Locale) -> String {
        self.said.get().map_or_else(String::new, |said| locale.tell(said))
    }

    /// Does something with the study, and keeps it where anything came of that.
    pub(super) fn change(self, change: impl FnOnce(&mut Study) -> bool) {
        if self.study.try_update(change) == Some(true) {
            self.keep();
        }
    }

    /// Looks at another position, and tells which one.
    pub(super) fn look(self, look: impl FnOnce(&mut Study) -> bool) {
        self.change(look);
        let study = self.study.read_untracked();
        let (tree, here) = (study.tree(), study.here());
        let mut said = if tree.parent(here).is_none() {
            self.locale.tell(&words::TO_START)
        } else {
            let side = study.line().position().side(tree.player(here)).name;
            let number = tree.number(here).trim_end_matches('.').to_owned();
            self.locale.tell(words::study::seen(number, side, tree.mv(here).to_owned()))
        };
        if let Some(ending) = study.ending() {
            said = format!("{said}. {}", self.locale.tell(ending));
        }
        self.announcer.say(said);
    }

    /// Keeps the study, or says that the browser does not.
    fn keep(self) {
        let is_kept = self.place.with_value(|place| place.keep(&self.study.read_untracked()));
        self.said.set((!is_kept).then(|| (&words::study::NOT_KEPT).into()));
    }

    /// Plays a move, or says why not.
    pub(super) fn play(self, text: &str) -> bool {
        let played = self.study.try_update(|study| study.play(text));
        match played {
            Some(Ok(())) => {
                self.moved();
                true
            }
            Some(Err(error)) => {
                self.refuse(error.phrase());
                false
            }
            None => false,
        }
    }

    /// Plays the first so many moves of a line that the engine has found.
    pub(super) fn follow(self, moves: &[String]) {
        for mv in moves {
            if !self.play(mv) {
                return;
            }
        }
    }

    fn moved(self) {
        sound::play(Sound::Move, self.settings.get_value());
        let study = self.study.read_untracked();
        let (tree, here) = (study.tree(), study.here());
        let side = study.line().position().side(tree.player(here)).name;
        self.announcer.say(self.locale.tell(words::study::plays(side, tree.mv(here).to_owned())));
        self.keep();
    }

    fn refuse(self, why: Phrase) {
        sound::play(Sound::No, self.settings.get_value());
        self.announcer.say(self.locale.tell(why.clone()));
        self.said.set(Some(why));
    }

    /// Does what a hand on the board wants.
    pub(super) fn hand(self, hand: Hand) {
        match hand {
            Hand::Touch(spot) => self.spell(|study| study.touch(spot)),
            Hand::Drag(from, to) => {
                self.spell(|study| study.pull(Spot::Cell(from), Spot::Cell(to)));
            }
            Hand::Back => drop(self.study.try_update(Study::step_back)),
            Hand::Frame(_) => {}
        }
    }

    /// Spells the next move a little further.
    fn spell(self, further: impl FnOnce(&mut Study) -> Result<bool, TouchError>) {
        match self.study.try_update(further) {
            Some(Ok(true)) => self.moved(),
            Some(Err(error)) => self.refuse(error.phrase()),
            _ => {}
        }
    }

    /// Whether the engine is judging the game.
    pub(super) fn is_reviewing(self) -> bool {
        self.reviewed.get().is_some_and(|(done, all)| done < all)
    }

    /// Lets the engine judge every position of the main line, or stops that.
    pub(super) fn review(self) {
        if untrack(|| self.is_reviewing()) {
            self.reviewer.stop();
            return self.reviewed.set(None);
        }
        let study = self.study.read_untracked();
        let main = study.main();
        let all = main.len();
        let line = study.line_to(main[all - 1]);
        let query = Query::Review { nodes: line.position().pace() };
        let request = Request { game: study.spec().game, line, query, time: None };
        drop(study);
        self.reviewed.set(Some((0, all)));
        self.reviewer.ask(&request, move |answer| {
            if let Response::Judged { turns, finding } = answer {
                self.note(main[turns], finding);
                self.reviewed.set(Some((all - turns, all)));
            }
        });
    }

    fn note(self, node: Node, finding: Finding) {
        self.study.try_update(|study| study.note(node, finding));
    }
}
