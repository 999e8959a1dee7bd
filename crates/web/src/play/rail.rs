use ::board::{Goal, Player, Scene};
use leptos::prelude::*;
use play::Clock;

use super::notes::Notes;
use super::playing::Playing;
use crate::icon::{Glyph, Icon};
use crate::locale::Locale;
use crate::route::Route;
use crate::words;
use crate::words::play as here;

/// The name of the game and how it is played; on small screens also the ways out of it.
#[component]
pub(super) fn Heading(playing: Playing, scene: Memo<Scene>) -> impl IntoView {
    let locale = Locale::here();
    let info = playing.session.read_untracked().table().spec().game.info();
    let (exit, back) = match playing.visit() {
        Some(_) => (Route::Lobby, locale.say(&words::online::LOBBY)),
        None => (Route::Shelf, locale.say(&here::ALL_GAMES)),
    };
    let rules = locale.say(&words::LEARN);
    let settings = locale.say(&words::SETTINGS);
    view! {
        <div class="heading">
            <a class="icon-button exit" href=exit.address() aria-label=back title=back>
                <Icon glyph=Glyph::Back />
            </a>
            <div>
                <h1>{info.name}</h1>
                <p class="caption">{move || caption(playing, scene, locale)}</p>
            </div>
            <a class="icon-button exit" href=Route::Learn(info.id.into()).address()
                aria-label=rules title=rules>
                <Icon glyph=Glyph::Book />
            </a>
            <a class="icon-button exit" href=Route::Settings.address()
                aria-label=settings title=settings>
                <Icon glyph=Glyph::Gear />
            </a>
        </div>
    }
}

/// What was chosen for this game: "8 × 8 · 10 min each".
fn caption(playing: Playing, scene: Memo<Scene>, locale: Locale) -> String {
    let session = playing.session.read();
    let spec = session.table().spec();
    let cells = scene.with(|scene| here::cells(scene.columns, scene.rows));
    let named = spec.game.info().options.iter().filter_map(|choice| {
        let given = spec.options.place(choice.key).and_then(|_| spec.options.text(choice.key))?;
        // A bare number says nothing without its name.
        given.parse::<u64>().is_err().then(|| choice.values.name(given))
    });
    let mut caption: Vec<_> = [cells].into_iter().chain(named).map(|it| locale.tell(it)).collect();
    caption.push(match session.table().clock().map(Clock::control) {
        Some(control) => locale.tell(control.phrase()),
        None => words::NO_CLOCK.say(locale.language()),
    });
    caption.join(" · ")
}

/// What the game is about, how the games of the same two stand, and where the rules are.
#[component]
pub(super) fn Rail(playing: Playing, scene: Memo<Scene>) -> impl IntoView {
    let locale = Locale::here();
    let info = playing.session.read_untracked().table().spec().game.info();
    let goals = move || {
        let edges = scene.with(|scene| scene.edges)?;
        let whose = |goal: Goal| {
            let session = playing.session.read();
            let position = session.line().position();
            let owns = |player: &Player| position.side(*player).letter == goal.letter;
            let player = Player::BOTH.into_iter().find(owns).unwrap_or(Player::First);
            playing.name(player, locale)
        };
        let across = locale.tell(here::joins_across(whose(edges.left_right)));
        let down = locale.tell(here::joins_down(whose(edges.top_bottom)));
        Some(view! { <p>{across}</p><p>{down}</p> })
    };
    view! {
        <aside class="rail" aria-label=locale.say(&here::ABOUT_GAME)>
            <div class="goal">
                <p>{move || info.about.say(locale.language())}</p>
                {goals}
                <Notes scene=scene is_rest=true />
            </div>
            <p class="series">{move || series(playing, locale)}</p>
            <nav class="ways" aria-label=info.name>
                <a href=Route::Learn(info.id.into()).address()>
                    <Icon glyph=Glyph::Book />{locale.say(&words::LEARN)}
                </a>
                <a href=Route::Puzzles(info.id.into(), None).address()>
                    <Icon glyph=Glyph::Puzzle />{locale.say(&words::PUZZLES)}
                </a>
                <a href=Route::New(info.id.into(), Ok(None)).address()>
                    <Icon glyph=Glyph::Plus />{locale.say(&here::NEW_GAME)}
                </a>
            </nav>
        </aside>
    }
}

/// How the games of the same two stand, once one has ended.
fn series(playing: Playing, locale: Locale) -> Option<String> {
    let series = playing.series();
    let [one, other] = series.halves();
    (one + other > 0).then(|| {
        let (first, second) = if playing.opener() == 0 { (one, other) } else { (other, one) };
        let mut text = locale.tell(here::series(points(first), points(second)));
        if let Some(ahead) = series.difference() {
            let ahead = if playing.opener() == 0 { ahead } else { -ahead };
            text = format!("{text} ({})", locale.tell(here::points(format!("{ahead:+}"))));
        }
        text
    })
}

/// Half points as a score shows them: "1½".
fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".into(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}
