use leptos::prelude::*;
use play::Table;
use record::{Link, Record};

use super::sieve::Standing;
use crate::board::Picture;
use crate::icon::{Glyph, Icon};
use crate::locale::Locale;
use crate::route::Route;
use crate::saved_game::SavedGame;
use crate::{browser, words};

/// A game: its board as it stands, who played, how it ended, and what can be done with it.
#[component]
pub(super) fn Row(
    kept: SavedGame,
    forget: impl Fn(String) + Send + Sync + 'static,
) -> impl IntoView {
    let locale = Locale::here();
    let table = Table::resume(&kept.record);
    let name = kept.record.spec().game.info().name;
    let turns = kept.record.turns().len();
    let (standing, why) = (Standing::of(&kept), table.why(table.you()));
    let link = Link { spec: table.spec().clone(), line: table.line().clone(), at: None };
    let play = Route::Play(kept.id.clone()).address();
    let (id, called) = (kept.id.clone(), kept.id.clone());
    let scene = table.line().scene();
    let goes_on = standing == Standing::Unfinished;
    let about = {
        let kept = kept.clone();
        move || {
            let mut about = vec![locale.tell(words::turns(turns))];
            about.extend(kept.begun().map(|begun| browser::day(begun, locale.language())));
            about.extend(start(&kept.record, locale));
            about.join(" · ")
        }
    };
    let who = {
        let kept = kept.clone();
        move || players(&kept, locale).join(" – ")
    };
    // Every button in a list has a name of its own.
    let named = move |what: &'static ::i18n::Pattern| {
        let day = kept.begun();
        move || {
            let day = day.map(|day| browser::day(day, locale.language())).unwrap_or_default();
            format!("{}: {name}, {day}", what.say(locale.language()))
        }
    };
    let open = if goes_on { &words::RESUME } else { &words::LOOK_AT };
    view! {
        <li class="card" data-game=called>
            <a class="picture-link" href=play.clone() aria-hidden="true" tabindex="-1">
                <Picture scene=scene />
            </a>
            <div class="words">
                <h2>
                    {name}" "
                    <span class="chip" class:turn=goes_on class:gold=standing == Standing::Won>
                        {locale.say(standing.name())}
                    </span>
                </h2>
                <p>{who}</p>
                {why.map(|why| view! { <p>{move || locale.tell(why.clone())}</p> })}
                <p class="muted small">{about}</p>
                <div class="row-actions">
                    <a class="button" class:tonal=goes_on class:quiet=!goes_on href=play
                        aria-label=named(open)>{locale.say(open)}</a>
                    <a class="button quiet" href=Route::Study(Some(link.to_string())).address()
                        aria-label=named(&words::ANALYSE)>{locale.say(&words::ANALYSE)}</a>
                    <button type="button" class="icon-button forget" aria-label=named(&words::FORGET)
                        title=locale.say(&words::FORGET) on:click=move |_| forget(id.clone())>
                        <Icon glyph=Glyph::Trash />
                    </button>
                </div>
            </div>
        </li>
    }
}

/// What the two players of a game are called.
pub(super) fn players(kept: &SavedGame, locale: Locale) -> [String; 2] {
    let game = kept.record.spec().game;
    let players = &kept.record.details.players.0;
    let is_alone = players.iter().filter(|name| name.as_str() == "human").count() == 1;
    players.each_ref().map(|name| match name.as_str() {
        "human" if is_alone => words::play::YOU.say(locale.language()),
        "human" => words::PERSON.say(locale.language()),
        level => {
            level.parse::<play::Level>().map_or(level.into(), |it| locale.tell(it.name_in(game)))
        }
    })
}

/// What was chosen about the start of a game, where that was not left as it is.
pub(super) fn start(record: &Record, locale: Locale) -> Vec<String> {
    let spec = record.spec();
    let given =
        spec.game.info().options.iter().filter(|choice| spec.options.place(choice.key).is_some());
    let given = given.filter_map(|choice| {
        let value = choice.values.name(spec.options.text(choice.key)?);
        Some(locale.tell(words::values_of(choice.name, value)))
    });
    let position = record.start().map(|_| words::FROM_POSITION.say(locale.language()));
    given.chain(position).collect()
}
