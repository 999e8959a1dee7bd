use ::board::Scene;
use leptos::prelude::*;
use play::session::Message;

use super::playing::Playing;
use super::standing::Tone;
use crate::board::Spots;
use crate::icon::{Glyph, Icon};
use crate::locale::Locale;
use crate::online::{self, VisitAnswers};
use crate::words;

/// How the game stands in one sentence, and whatever has to be answered or can be touched beside
/// the board. It has room for all of that from the beginning, so that nothing moves.
#[component]
pub(super) fn Status(playing: Playing, scene: Memo<Scene>) -> impl IntoView {
    let locale = Locale::here();
    let standing = Memo::new(move |_| playing.standing(locale));
    let class = move || standing.with(|standing| standing.tone.class());
    let glyph = move || {
        let glyph = match standing.with(|standing| standing.tone) {
            Tone::Warning => Glyph::Warning,
            Tone::Victory => Glyph::Star,
            Tone::Over => Glyph::Flag,
            Tone::Calm if playing.is_thinking() => Glyph::Computer,
            Tone::Calm => Glyph::Person,
        };
        view! { <Icon glyph=glyph /> }
    };
    view! {
        <div class=class role="group" aria-label=move || standing.with(|it| it.headline.clone())>
            {glyph}
            <p class="sentence">
                <strong class="headline">{move || standing.with(|it| format!("{}.", it.headline))}</strong>
                " "
                <span class="said">{move || standing.with(|it| it.detail.clone())}</span>
            </p>
            <Answers playing=playing scene=scene />
        </div>
    }
}

/// What can be answered, one thing at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Question,
    Elsewhere(online::Asked),
    NoEngine,
    Past,
    Over,
    Move,
}

/// The buttons of the status.
#[component]
fn Answers(playing: Playing, scene: Memo<Scene>) -> impl IntoView {
    let locale = Locale::here();
    // While the same is asked the buttons stay, and so does the focus on them.
    let elsewhere = move || playing.visit()?.asked(playing.is_over());
    let asked = Memo::new(move |_| {
        if playing.is_asked() {
            Asked::Question
        } else if let Some(asked) =
            elsewhere().filter(|_| !playing.session.read().is_looking_back())
        {
            Asked::Elsewhere(asked)
        } else if playing.has_no_engine() {
            Asked::NoEngine
        } else if playing.session.read().is_looking_back() {
            Asked::Past
        } else if playing.is_over() {
            Asked::Over
        } else {
            Asked::Move
        }
    });
    move || {
        match asked.get() {
        Asked::Question => view! { <Question playing=playing /> }.into_any(),
        Asked::Elsewhere(asked) => {
            let study = Signal::derive(move || playing.study_address());
            playing.visit().map(|visit| view! { <VisitAnswers visit=visit asked=asked study=study /> })
                .into_any()
        }
        Asked::NoEngine => view! {
            <div class="answers">
                <button class="button tonal retry" on:click=move |_| playing.retry()>
                    {locale.say(&words::play::TRY_AGAIN)}
                </button>
            </div>
        }
        .into_any(),
        Asked::Past => view! {
            <div class="answers">
                <button class="button tonal" on:click=move |_| playing.look(Message::Look(usize::MAX))>
                    {locale.say(&words::play::TO_NOW)}
                </button>
            </div>
        }
        .into_any(),
        Asked::Over => view! {
            <div class="answers">
                <button class="button primary" on:click=move |_| playing.rematch(true)>
                    {locale.say(&words::play::REMATCH)}
                </button>
                <a class="button outlined" href=move || playing.study_address()>
                    {locale.say(&words::play::REVIEW)}
                </a>
            </div>
        }
        .into_any(),
        Asked::Move => view! { <Touches playing=playing scene=scene /> }.into_any(),
    }
    }
}

/// The spots that are beside the board, and the move that is to be confirmed.
#[component]
fn Touches(playing: Playing, scene: Memo<Scene>) -> impl IntoView {
    let locale = Locale::here();
    let supply = Signal::derive(move || {
        let side = playing.side_of(playing.turn()?);
        scene.with(|scene| {
            let mut own = scene.notes.iter().filter(|note| note.side == Some(side));
            own.find_map(|note| note.piece)
        })
    });
    view! {
        <Spots lit=Signal::derive(move || playing.lit())
            touched=Signal::derive(move || playing.touched()) supply=supply
            hand=move |hand| playing.hand(hand)>
            <Show when=move || playing.has_premove()>
                <button class="button outlined no-premove"
                    on:click=move |_| playing.send(Message::Premove(None))>
                    {locale.say(&words::online::NO_PREMOVE)}
                </button>
            </Show>
            <Show when=move || playing.session.read().is_whole()>
                <button class="button primary confirm" on:click=move |_| playing.send(Message::Confirm)>
                    {locale.say(&words::play::PLAY_MOVE)}
                </button>
            </Show>
        </Spots>
    }
}

/// A question of the table with its two answers.
#[component]
fn Question(playing: Playing) -> impl IntoView {
    let locale = Locale::here();
    let question = move || playing.question(locale);
    let no = NodeRef::<leptos::html::Button>::new();
    // Whoever presses a key too many has said no.
    Effect::new(move |_| {
        if let Some(no) = no.get() {
            let _ = no.focus();
        }
    });
    view! {
        <div class="answers question" role="alertdialog" aria-label=question>
            <p>{question}</p>
            <button class="button tonal yes" on:click=move |_| playing.answer(true)>
                {locale.say(&words::YES)}
            </button>
            <button class="button outlined no" node_ref=no on:click=move |_| playing.answer(false)>
                {locale.say(&words::NO)}
            </button>
        </div>
    }
}
