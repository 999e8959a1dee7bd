use games::{AnyGame, Puzzle, SHELF};
use leptos::prelude::*;
use play::{Seat, Table};

use crate::board::Picture;
use crate::icon::{Glyph, Icon};
use crate::locale::Locale;
use crate::route::Route;
use crate::saved_game::SavedGame;
use crate::{browser, words};

/// The game that was left unfinished.
#[component]
pub(super) fn Unfinished(kept: SavedGame) -> impl IntoView {
    let locale = Locale::here();
    let table = Table::resume(&kept.record);
    let game = table.spec().game;
    let info = game.info();
    let opponents: Vec<_> = table.seats().0.into_iter().collect();
    let against = move || match opponents[..] {
        [Seat::Person, Seat::Computer(level)] | [Seat::Computer(level), Seat::Person] => {
            locale.tell(words::against(level.name_in(game)))
        }
        [Seat::Person, Seat::Person] => words::MODE_PEOPLE.say(locale.language()),
        _ => words::MODE_COMPUTERS.say(locale.language()),
    };
    let is_mine = table.awaits_person();
    view! {
        <section class="unfinished well">
            <p class="caption">{locale.say(&words::UNFINISHED)}</p>
            <div class="row">
                <Picture scene=table.line().scene() />
                <div>
                    <h2>{info.name}</h2>
                    <p>{against}</p>
                    {is_mine.then(|| view! {
                        <span class="chip turn">{locale.say(&words::YOUR_TURN)}</span>
                    })}
                </div>
            </div>
            <a class="button tonal resume" href=Route::Play(kept.id).address()>
                {locale.say(&words::RESUME)}
            </a>
        </section>
    }
}

/// The puzzle of the day: the same for everybody, another one tomorrow.
#[component]
pub(super) fn Daily() -> impl IntoView {
    const DAY: u64 = 86_400_000;
    let locale = Locale::here();
    let all: Vec<_> = SHELF.iter().flat_map(|&game| numbered(game)).collect();
    let place = (browser::fresh() / DAY) as usize % all.len().max(1);
    // Neighbouring days have different games.
    let (game, number, puzzle) = all.get(place * 37 % all.len().max(1))?;
    let position = game.position(puzzle.position).ok()?;
    let (info, turns) = (game.info(), puzzle.turns());
    let side = position.side(position.turn()).name;
    Some(view! {
        <section class="daily card">
            <p class="caption">{locale.say(&words::DAILY)}</p>
            <div class="row">
                <Picture scene=position.scene() />
                <div>
                    <h2>{info.name}</h2>
                    <p>{move || locale.tell(words::learn::win_in(turns))}</p>
                    <p class="muted small sentence">{move || locale.tell(words::side_to_move(side))}</p>
                </div>
            </div>
            <a class="button outlined" href=Route::Puzzles(info.id.into(), Some(*number)).address()>
                {locale.say(&words::SOLVE)}
            </a>
        </section>
    })
}

/// That others can be played here.
#[component]
pub(super) fn WithOthers() -> impl IntoView {
    let locale = Locale::here();
    view! {
        <section class="with-others card">
            <div>
                <h2>{locale.say(&words::online::LOBBY)}</h2>
                <p>{locale.say(&words::online::LOBBY_ABOUT)}</p>
            </div>
            <a class="button tonal" href=Route::Lobby.address()>
                <Icon glyph=Glyph::People />{locale.say(&words::online::LOBBY)}
            </a>
        </section>
    }
}

/// The puzzles of a game with their numbers.
fn numbered(
    game: &'static dyn AnyGame,
) -> impl Iterator<Item = (&'static dyn AnyGame, usize, Puzzle)> {
    game.puzzles().into_iter().enumerate().map(move |(i, puzzle)| (game, i + 1, puzzle))
}
