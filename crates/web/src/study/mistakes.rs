use ::board::{Player, Scene, Spot};
use ::engine::{Report, Score};
use ::i18n::Phrase;
use games::Line;
use leptos::prelude::*;
use play::request::{Query, Request, Response};
use study::review::{Finding, Grade, Judgement};
use study::{Node, Study};

use super::session::Session;
use crate::board::{Hand, Way, way};
use crate::desk::Answer;
use crate::engine::Engine;
use crate::frame::Announcer;
use crate::learn::Trial;
use crate::locale::Locale;
use crate::settings::Settings;
use crate::sound::{self, Sound};
use crate::words::study as words;

/// How much longer than a review the engine looks at a move that is tried, before it is called
/// right or wrong.
const CARE: u64 = 2;

/// The moves of the main line with which a player went wrong.
pub(super) fn mistakes(study: &Study, player: Player) -> Vec<Node> {
    let is_mistake = |&node: &Node| {
        study
            .tree()
            .judgement(node)
            .is_some_and(|it| it.player == player && it.grade >= Grade::Mistake)
    };
    study.main().into_iter().skip(1).filter(is_mistake).collect()
}

/// What is to be done with the mistake that is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// A better move is to be found.
    Trying,
    /// The engine looks at a move.
    Judging,
    /// A better move was found.
    Right,
    /// It was shown.
    Shown,
    /// There are no more.
    Done,
}

/// The positions in which a player went wrong, tried again one by one.
#[derive(Clone, Copy)]
pub(super) struct Mistakes {
    session: Session,
    nodes: StoredValue<Vec<Node>>,
    trial: Trial,
    /// Which of them is tried.
    pub(super) at: RwSignal<usize>,
    pub(super) stage: RwSignal<Stage>,
    /// In how many of them a better move was found.
    pub(super) found: RwSignal<usize>,
    said: RwSignal<(Answer, Option<Phrase>)>,
    pub(super) engine: Engine,
    announcer: Announcer,
    settings: Settings,
    locale: Locale,
}

impl Mistakes {
    /// Those of a player, the first one on the board.
    pub(super) fn new(session: Session, player: Player) -> Self {
        let study = session.study.read_untracked();
        let nodes = mistakes(&study, player);
        let trial = Trial::new(study.line().start().boxed());
        drop(study);
        let mistakes = Self {
            session,
            nodes: StoredValue::new(nodes),
            trial,
            at: RwSignal::new(0),
            stage: RwSignal::new(Stage::Done),
            found: RwSignal::new(0),
            said: RwSignal::new((Answer::Open, None)),
            engine: Engine::new(),
            announcer: Announcer::here(),
            settings: Settings::here(),
            locale: Locale::here(),
        };
        mistakes.begin(0);
        mistakes
    }

    /// How many there are.
    pub(super) fn count(self) -> usize {
        self.nodes.read_value().len()
    }

    /// The move that was wrong, where one is tried again.
    fn node(self) -> Option<Node> {
        self.nodes.read_value().get(self.at.get()).copied()
    }

    fn judgement(self) -> Option<Judgement> {
        let node = self.node()?;
        self.session.study.read().tree().judgement(node)
    }

    /// The game up to the position in which the mistake was made.
    fn before(self) -> Option<Line> {
        let node = self.node()?;
        let study = self.session.study.read();
        Some(study.line_to(study.tree().parent(node)?))
    }

    fn begin(self, at: usize) {
        self.engine.stop();
        self.at.set(at);
        self.said.set((Answer::Open, None));
        match untrack(|| self.before()) {
            Some(line) => {
                self.trial.set(line);
                self.stage.set(Stage::Trying);
            }
            None => self.stage.set(Stage::Done),
        }
        let said = untrack(|| self.task());
        self.announcer.say(said);
    }

    /// Goes on to the next one.
    pub(super) fn next(self) {
        self.begin(self.at.get_untracked() + 1);
    }

    /// What is to be done, in words.
    pub(super) fn task(self) -> String {
        let locale = self.locale;
        let Some(judged) = self.judgement() else {
            return locale.tell(words::mistakes_done(self.found.get(), self.count()));
        };
        let side = self.session.study.read().line().start().side(judged.player).name;
        locale.tell(words::mistake_task(side, judged.mv, judged.grade.name()).capital())
    }

    /// What came of the last try.
    pub(super) fn answer(self) -> Answer {
        if self.trial.refusal.read().is_some() { Answer::Wrong } else { self.said.get().0 }
    }

    /// The same in words.
    pub(super) fn said(self) -> String {
        if self.trial.refusal.read().is_some() {
            return self.trial.refused(self.locale);
        }
        self.said.get().1.map_or_else(String::new, |said| self.locale.tell(said))
    }

    pub(super) fn scene(self) -> Scene {
        self.trial.scene()
    }

    pub(super) fn touched(self) -> Vec<Spot> {
        self.trial.touched()
    }

    pub(super) fn prompt(self) -> Option<Phrase> {
        self.trial.prompt()
    }

    pub(super) fn lit(self) -> Vec<Spot> {
        if self.stage.get() == Stage::Trying { self.trial.lit() } else { Vec::new() }
    }

    /// The way of the move that was better, once it was shown.
    pub(super) fn arrows(self) -> Vec<Way> {
        if self.stage.get() != Stage::Shown {
            return Vec::new();
        }
        let (before, judged) = (self.before(), self.judgement());
        let better = before.zip(judged).map(|(line, judged)| way(line.position(), &judged.best));
        better.into_iter().collect()
    }

    pub(super) fn hand(self, hand: Hand) {
        if self.stage.get_untracked() == Stage::Trying
            && let Some(mv) = self.trial.hand(hand)
        {
            self.attempt(mv);
        }
    }

    /// Plays a move, and lets it be judged.
    fn attempt(self, mv: String) {
        let Some(judged) = untrack(|| self.judgement()) else { return };
        self.trial.play(&mv);
        sound::play(Sound::Move, self.settings);
        if mv == judged.best {
            return self.right(words::better_found(mv));
        }
        if mv == judged.mv {
            return self.wrong(words::mistake_again(mv));
        }
        let line = self.trial.line.get_untracked();
        let turn = line.position().turn();
        if let Some(verdict) = line.verdict() {
            let score = Score::of(verdict.outcome, Player::First, 0);
            return self.judge(&mv, Finding { score, is_proved: true, best: None });
        }
        self.stage.set(Stage::Judging);
        let game = self.session.study.read_untracked().spec().game;
        let nodes = Some(line.position().pace() * CARE);
        let request = Request { game, line, query: Query::Lines { count: 1, nodes }, time: None };
        let mut last = None::<Report<String>>;
        self.engine.ask(&request, move |answer| match answer {
            Response::Found(report) => last = Some(report),
            Response::Judged { .. } => {}
            Response::Done { .. } => {
                let found =
                    last.take().and_then(|it| Some((it.score()?, it.is_proved(), it.best())));
                if let Some((score, is_proved, best)) = found {
                    let score = if turn == Player::First { score } else { -score };
                    self.judge(&mv, Finding { score, is_proved, best });
                }
            }
        });
    }

    /// Says whether a move was right, by what the engine has found after it.
    fn judge(self, mv: &str, after: Finding) {
        let before = untrack(|| {
            let (node, study) = (self.node()?, self.session.study.read());
            let finding = study.tree().finding(study.tree().parent(node)?)?;
            Some((study.tree().player(node), finding.clone()))
        });
        let Some((player, before)) = before else { return };
        let grade = Judgement::new(player, mv, [&before, &after]).grade;
        if grade <= Grade::Fine {
            self.right(words::as_good(mv.to_owned()));
        } else {
            self.wrong(words::not_better(mv.to_owned(), grade.name()));
        }
    }

    fn right(self, said: Phrase) {
        self.stage.set(Stage::Right);
        self.found.update(|found| *found += 1);
        self.say(Answer::Right, said);
    }

    fn wrong(self, said: Phrase) {
        sound::play(Sound::No, self.settings);
        if let Some(line) = untrack(|| self.before()) {
            self.trial.set(line);
        }
        self.stage.set(Stage::Trying);
        self.say(Answer::Wrong, said);
    }

    /// Shows the better move.
    pub(super) fn show(self) {
        let (before, judged) = untrack(|| (self.before(), self.judgement()));
        let (Some(before), Some(judged)) = (before, judged) else { return };
        self.engine.stop();
        self.trial.set(before);
        self.stage.set(Stage::Shown);
        self.say(Answer::Open, words::better_was(judged.best));
    }

    fn say(self, answer: Answer, said: Phrase) {
        self.announcer.say(self.locale.0.with_untracked(|&language| said.say(language)));
        self.said.set((answer, Some(said)));
    }
}
