use ::board::{ByPlayer, Spot};
use games::{AnyGame, FirstGame, Line, Options, Spec};
use leptos::prelude::*;
use play::{Level, Seat, Table};

use crate::board::{Board, Hand, Spots, Way, way};
use crate::desk::{Answer, Answered, BoardPlace, Dots};
use crate::frame::{Announcer, LostPage, Page};
use crate::icon::{Glyph, Icon};
use crate::locale::Locale;
use crate::route::Route;
use crate::saved_game::SavedGame;
use crate::settings::Settings;
use crate::sound::{self, Sound};
use crate::words::learn as words;
use crate::{browser, store};

/// Under which name it is kept that a first game was played or skipped.
fn name(game: &dyn AnyGame) -> String {
    format!("first/{}", game.info().id)
}

/// Whether a game has a first game for who has never played it, and this reader has not.
pub(crate) fn is_new(game: &'static dyn AnyGame) -> bool {
    let id = game.info().id;
    let has_played = || SavedGame::all().iter().any(|kept| kept.record.spec().game.info().id == id);
    !game.lessons().is_empty() && store::read(&name(game)).is_none() && !has_played()
}

/// An offer of the first game, for who has never played it.
#[component]
pub(crate) fn FirstOffer(game: &'static dyn AnyGame) -> impl IntoView {
    let locale = Locale::here();
    let info = game.info();
    is_new(game).then(|| {
        view! {
            <a class="button tonal first-offer" href=Route::First(info.id.into()).address()
                aria-label=move || format!("{}: {}", locale.tell(&words::FIRST_OFFER), info.name)>
                <Icon glyph=Glyph::Bulb />{locale.say(&words::FIRST_OFFER)}
            </a>
        }
    })
}

/// A first game with somebody who says what to do, on a real board.
#[component]
pub(crate) fn FirstPage(game: &'static dyn AnyGame) -> impl IntoView {
    match FirstGame::new(game) {
        Some(first) => view! { <Guided game=game first=first /> }.into_any(),
        None => view! { <LostPage /> }.into_any(),
    }
}

/// A first game as it is played.
#[derive(Clone, Copy)]
struct Guide {
    first: RwSignal<FirstGame>,
    announcer: Announcer,
    settings: Settings,
    locale: Locale,
}

impl Guide {
    fn new(first: FirstGame) -> Self {
        Self {
            first: RwSignal::new(first),
            announcer: Announcer::here(),
            settings: Settings::here(),
            locale: Locale::here(),
        }
    }

    fn is_done(self) -> bool {
        self.first.with(FirstGame::is_done)
    }

    fn is_over(self) -> bool {
        self.first.with(FirstGame::is_over)
    }

    fn arrows(self) -> Vec<Way> {
        self.first.with(|first| {
            first.shown().map(|mv| way(first.line().position(), mv)).into_iter().collect()
        })
    }

    fn hand(self, hand: Hand) {
        if untrack(|| self.is_done()) {
            return;
        }
        self.first.update(|first| match hand {
            Hand::Touch(spot) => first.touch(spot),
            Hand::Drag(from, to) => first.pull(Spot::Cell(from), Spot::Cell(to)),
            Hand::Back => drop(first.step_back()),
            Hand::Frame(_) => {}
        });
        let Some(said) = self.first.with_untracked(|first| first.said().cloned()) else { return };
        self.announcer.say(self.locale.tell(said));
        let (is_done, is_over) = untrack(|| (self.is_done(), self.is_over()));
        let sound = match (is_done, is_over) {
            (false, _) => Sound::No,
            (true, false) => Sound::Move,
            (true, true) => Sound::End,
        };
        sound::play(sound, self.settings);
        if is_done {
            // What comes next is a button away.
            request_animation_frame(|| browser::focus(".guided .next"));
        }
    }

    /// Goes on: the other side answers, and the next thing is told.
    fn go_on(self) {
        self.first.update(FirstGame::go_on);
        let task = self.first.with_untracked(|first| first.lesson().task);
        self.announcer.say(self.locale.tell(task));
        request_animation_frame(|| browser::focus(".place [role=grid] [tabindex='0']"));
    }

    fn answer(self) -> Answer {
        self.first.with(|first| match first.said() {
            None => Answer::Open,
            Some(_) if first.is_done() => Answer::Right,
            Some(_) => Answer::Wrong,
        })
    }

    fn said(self) -> String {
        let said = self.first.with(|first| first.said().cloned());
        said.map_or_else(String::new, |said| self.locale.tell(said))
    }
}

#[component]
fn Guided(game: &'static dyn AnyGame, first: FirstGame) -> impl IntoView {
    let locale = Locale::here();
    let info = game.info();
    let guide = Guide::new(first);
    let scene = Memo::new(move |_| guide.first.with(FirstGame::scene));
    let task = move || guide.first.with(|first| locale.tell(first.lesson().task));
    let all = guide.first.with_untracked(|first| first.place().1);
    let at = Signal::derive(move || {
        guide.first.with(|first| first.place().0 + usize::from(first.is_over()))
    });
    let progress = move || locale.tell(words::step_of((at.get() + 1).min(all), all));
    let is_over = move || guide.is_over();
    Effect::new(move |_| {
        if is_over() {
            store::write(&name(game), "done");
        }
    });
    let skip = move |_| {
        store::write(&name(game), "skipped");
    };
    let show = move |_| guide.first.update(FirstGame::show);
    let label = move || if is_over() { locale.tell(&words::FIRST_WON) } else { task() };
    let lit = Signal::derive(move || guide.first.with(FirstGame::lit));
    let touched = Signal::derive(move || guide.first.with(|first| first.touched().to_vec()));
    view! {
        <Page title=move || locale.tell(words::first_of(info.name)) class="desk guided">
            <BoardPlace scene=scene>
                <Board scene=scene lit=lit touched=touched
                    arrows=Signal::derive(move || guide.arrows())
                    label=Signal::derive(label) hand=move |hand| guide.hand(hand) />
            </BoardPlace>
            <div class="side">
                <section class="card task" class:won=is_over>
                    <Dots all=all at=at label=Signal::derive(progress) />
                    <Show when=is_over fallback=move || view! { <p class="goal">{task}</p> }>
                        <p class="goal won">
                            <Icon glyph=Glyph::Star />{locale.say(&words::FIRST_WON)}
                        </p>
                    </Show>
                    <Answered answer=Signal::derive(move || guide.answer())
                        text=Signal::derive(move || guide.said()) />
                    <Spots lit=lit touched=touched hand=move |hand| guide.hand(hand)
                        prompt=Signal::derive(move || guide.first.with(FirstGame::prompt)) />
                </section>
                <div class="actions">
                    <Show when=move || guide.is_done() && !is_over()>
                        <button type="button" class="primary next" on:click=move |_| guide.go_on()>
                            {locale.say(&words::GO_ON)}
                        </button>
                    </Show>
                    <Show when=is_over>
                        <button type="button" class="primary next" on:click=move |_| begin(game)>
                            <Icon glyph=Glyph::Play />
                            {move || locale.tell(words::play_beginner(Level::BEGINNER.name()))}
                        </button>
                        <a class="button outlined" href=Route::Learn(info.id.into()).address()>
                            <Icon glyph=Glyph::Book />{locale.say(&crate::words::LEARN)}
                        </a>
                        <a class="button outlined" href=Route::Puzzles(info.id.into(), None).address()>
                            <Icon glyph=Glyph::Puzzle />{locale.say(&crate::words::PUZZLES)}
                        </a>
                    </Show>
                    <Show when=move || !guide.is_done()>
                        <button type="button" class="tonal show" on:click=show>
                            <Icon glyph=Glyph::Bulb />{locale.say(&words::SHOW_ME)}
                        </button>
                    </Show>
                    <Show when=move || !is_over()>
                        <a class="button quiet skip-first" on:click=skip
                            href=Route::New(info.id.into(), Ok(None)).address()>
                            {locale.say(&words::SKIP_FIRST)}
                        </a>
                    </Show>
                </div>
            </div>
        </Page>
    }
}

/// Begins a game against the weakest of the levels.
fn begin(game: &'static dyn AnyGame) {
    let mut spec = Spec { game, options: Options::new(game.info().options) };
    let Ok(start) = spec.start(browser::fresh()) else { return };
    let seats = ByPlayer([Seat::Person, Seat::Computer(Level::BEGINNER)]);
    let mut kept = SavedGame::new(&Table::new(spec, &Line::new(start), seats, None));
    kept.keep();
    Route::Play(kept.id).go();
}
