mod command;
mod draw;
mod graph;
mod history;
mod keys;
mod moves;
mod online;
mod panel;
mod said;
mod trial;

use std::time::Duration;

use board::{Dice, Piece};
use games::Line;
use play::session::{Effect, Message as Input, Notice, Pace};
use play::{Clock, Session, Table};
use protocol::Want;

use crate::board_widget::{BoardWidget, pieces};
use crate::context::{About, Ask, Context, Step};
use crate::look::Look;
use crate::message::Message;
use crate::text_field::TextField;
use crate::words;

use online::Online;
use said::Said;

/// A game at the table on a full screen: the board, what stands beside it, and everything that can
/// be done.
#[derive(Debug)]
pub(crate) struct Play {
    session: Session,
    board: BoardWidget,
    typed: TextField,
    /// Whether what is typed is the name of a file to save the game in.
    is_naming: bool,
    said: Said,
    /// Whether moves are only tried here, and nothing is kept.
    is_trial: bool,
    /// The number of what the engine was last asked, while its answer is wanted.
    asked: Option<u64>,
    /// What can stand on the board, for who wonders whose is what.
    pieces: Vec<Piece>,
    /// What there is to know where the table stands elsewhere.
    online: Option<Online>,
}

impl Play {
    pub(crate) fn new(table: Table, context: &mut Context<'_>) -> Self {
        Self::sit_down(table, false, context)
    }

    fn sit_down(table: Table, is_trial: bool, context: &mut Context<'_>) -> Self {
        let answer = if context.look.animated { Pace::ANSWER } else { Duration::ZERO };
        let dice = Dice::new(u64::from(context.dice.below(u32::MAX)));
        let session = Session::new(table, Pace { answer, ..Pace::default() }, dice);
        let session = if is_trial { session } else { session.judging() };
        let mut play = Self::at(session, is_trial);
        let effects = play.session.begin(context.now);
        play.perform(effects, context);
        play
    }

    /// The screen of a session that has not begun.
    fn at(session: Session, is_trial: bool) -> Self {
        Self {
            board: BoardWidget::new(&session.scene()),
            pieces: pieces(session.table().line().position()),
            session,
            typed: TextField::default(),
            is_naming: false,
            said: Said::default(),
            is_trial,
            asked: None,
            online: None,
        }
    }

    /// Says how the players found their sides; `opener` tells which of the two moves first.
    pub(in crate::screen) fn greet(&mut self, opener: usize, said: String) {
        self.session.set_series(self.session.series().clone(), opener);
        self.say(said);
    }

    /// Whether the game has not ended.
    pub(crate) fn is_running(&self) -> bool {
        self.session.is_running() && !self.is_called_off()
    }

    /// Whether something has been typed, so that every key belongs to it.
    pub(crate) fn is_typing(&self) -> bool {
        self.is_naming || !self.typed.is_empty()
    }

    /// Goes on after another screen lay over this one.
    pub(crate) fn return_to(&mut self, context: &mut Context<'_>) {
        self.send(Input::Away(false), context);
    }

    /// The game as far as it is looked at.
    fn line(&self) -> &Line {
        self.session.line()
    }

    fn table(&self) -> &Table {
        self.session.table()
    }

    /// Hands on what somebody does, and shows what comes of it; whether it could be done.
    fn send(&mut self, input: Input, context: &mut Context<'_>) -> bool {
        let effects = self.session.update(input, self.there(context.now));
        self.perform(effects, context)
    }

    /// The same, where what was said before no longer matters.
    fn act(&mut self, input: Input, context: &mut Context<'_>) -> bool {
        self.said = Said::default();
        self.send(input, context)
    }

    /// Does what the session wants done; whether nothing was refused.
    fn perform(&mut self, effects: Vec<Effect>, context: &mut Context<'_>) -> bool {
        let mut is_done = true;
        let mut problem = None;
        for effect in effects {
            match effect {
                Effect::Happened { notices, .. } => self.tell(&notices, context.look),
                Effect::Refused(why) => {
                    self.refuse(context.look.tell(why));
                    is_done = false;
                }
                Effect::Say(phrase) => {
                    self.say(context.look.tell(phrase));
                    self.point_at_hint();
                }
                Effect::Think(request) => self.asked = Some(context.engine.send(*request)),
                Effect::StopThinking => {
                    self.asked = None;
                    context.engine.hurry();
                }
                Effect::Save if self.is_trial => {}
                Effect::Save => {
                    context.autosave.keep(self.session.table(), context.now);
                    problem = context.autosave.problem().or(problem);
                }
                Effect::Send(action) => self.want(Want::Act(action), context),
                Effect::OutOfStep => self.go(None, context),
            }
        }
        if let Some(problem) = problem {
            self.say(context.look.tell(words::not_kept(platform::reason(&problem))));
        }
        self.board.lead(self.session.lit(), &self.session.scene());
        is_done
    }

    /// Says what is news.
    fn tell(&mut self, notices: &[Notice], look: Look) {
        let news = notices.iter().filter(|notice| notice.is_news);
        let mut news: Vec<_> = news.map(|notice| look.tell(notice.phrase.clone())).collect();
        // Who has had to pass in between reads what has happened since the last move of their own.
        if self.session.you().is_some() && !news.is_empty() {
            news.splice(0..0, self.said.take_news());
        }
        self.say_news(news.join(". "));
    }

    /// Leads the cursor to where the hint begins.
    fn point_at_hint(&mut self) {
        let Some(mv) = self.session.hinted() else { return };
        let gestures = self.table().line().position().gestures(mv).unwrap_or_default();
        let touched = self.session.touched().len();
        if let Some(spot) = gestures.first().and_then(|gesture| gesture.get(touched)) {
            self.board.cursor = *spot;
        }
    }

    /// Hears from the engine, or that time has passed.
    pub(crate) fn hear(&mut self, message: &Message, context: &mut Context<'_>) {
        self.look_for_player(context.now);
        if let Message::Online { number, update } = message {
            return self.hear_online(*number, update, context);
        }
        let input = match message {
            Message::Engine { request, response } if self.asked == Some(*request) => {
                Input::Engine(response.clone())
            }
            _ => Input::Tick,
        };
        self.send(input, context);
    }

    /// When something will change by itself.
    pub(crate) fn wake(&self, look: Look, now: Duration) -> Option<Duration> {
        let spin = (self.session.is_thinking() && look.animated).then_some(now + draw::FRAME);
        let clock = self.table().clock().and_then(Clock::deadline);
        // Where somebody elsewhere says that time has run out, it shows nothing left meanwhile.
        let there = self.there(now);
        let clock = clock.filter(|deadline| *deadline > there).map(|deadline| {
            // The display changes with every second, and with every tenth at the end.
            let left = deadline.saturating_sub(there);
            let part = if left < Duration::from_secs(10) { 100 } else { 1_000 };
            let rest = left.as_millis() as u64 % part + 1;
            now + Duration::from_millis(rest)
        });
        [self.session.wake(), spin, clock].into_iter().flatten().min()
    }

    /// Hears whether the answer to its question was yes.
    pub(crate) fn answer(&mut self, about: About, is_yes: bool, context: &mut Context<'_>) -> Step {
        match about {
            About::Leave if is_yes => return self.leave(context),
            About::Resign if is_yes => {
                self.act(Input::Resign, context);
            }
            About::Cancel if is_yes => self.want(Want::Cancel, context),
            About::Draw if is_yes => {
                self.act(Input::OfferDraw, context);
            }
            About::Offer => {
                self.act(Input::Answer(is_yes), context);
            }
            _ => {}
        }
        Step::Stay
    }

    /// Leaves the game as it is; it can be gone on with.
    fn leave(&mut self, context: &mut Context<'_>) -> Step {
        self.close(context);
        Step::Back
    }

    /// Stops the clock and keeps the game as it is.
    pub(crate) fn close(&mut self, context: &mut Context<'_>) {
        self.send(Input::Leave, context);
        self.leave_online(context);
        if !self.is_trial {
            context.autosave.release();
        }
    }

    /// Does something that the other person at the table may have to answer.
    fn offer(&mut self, input: Input, context: &mut Context<'_>) -> Step {
        self.act(input, context);
        match self.session.question() {
            // Whoever moves for both sides allows it.
            Some(_) if self.is_trial => {
                self.act(Input::Answer(true), context);
                Step::Stay
            }
            Some(question) => {
                Step::Ask(Ask { text: context.look.tell(question), about: About::Offer })
            }
            None => Step::Stay,
        }
    }

    /// Another game with the sides changed.
    fn rematch(&mut self, context: &mut Context<'_>) {
        let (series, opener) = (self.session.series().clone(), 1 - self.session.opener());
        let (flipped, show) = (self.board.flipped, self.session.pace().show);
        *self = Self::new(self.session.rematch(), context);
        self.session.set_series(series, opener);
        self.board.flipped = flipped;
        self.send(Input::Show(show), context);
    }
}
