use ::engine::Variation;
use leptos::ev::{FocusEvent, KeyboardEvent};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use super::bar::{told, verdict};
use super::session::{LINES, Mode, Session};
use crate::locale::Locale;
use crate::words;

/// The switch of the engine: it comes back as it was left, with the lines or without.
#[component]
pub(super) fn EngineSwitch(session: Session) -> impl IntoView {
    let locale = Locale::here();
    let is_on = move || session.mode.get() != Mode::Off;
    let turn = move |_| {
        let mode = if untrack(is_on) { Mode::Off } else { session.shown.get_untracked() };
        session.mode.set(mode);
    };
    view! {
        <label class="switch">
            {locale.say(&words::study::ENGINE)}
            <input type="checkbox" role="switch" name="engine" prop:checked=is_on on:change=turn />
        </label>
    }
}

/// Who is better in words, and the best lines that the engine has found, to be played by a click.
#[component]
pub(super) fn Lines(session: Session) -> impl IntoView {
    let locale = Locale::here();
    let state = move || {
        let is_thinking = session.is_thinking();
        Some(match session.found() {
            Some(report) if is_thinking => locale.tell(words::study::looking(report.depth)),
            Some(report) => locale.tell(words::study::looked(report.depth)),
            None if is_thinking => words::THINKING.say(locale.language()),
            None => return None,
        })
    };
    let are_shown = move || session.mode.get() == Mode::Lines;
    let toggle = move |_| {
        session.mode.set(if untrack(are_shown) { Mode::Bar } else { Mode::Lines });
    };
    let toggle_label = move || {
        let pattern =
            if are_shown() { &words::study::HIDE_LINES } else { &words::study::SHOW_LINES };
        pattern.say(locale.language())
    };
    let side = move || {
        let study = session.study.read();
        let position = study.line().position();
        locale.tell(words::study::best_for(position.side(position.turn()).name))
    };
    view! {
        <Show when=move || session.mode.get() != Mode::Off && !session.is_over()>
            <section class="card engine" aria-label=locale.say(&words::study::ENGINE)>
                <div class="head">
                    <strong>{move || verdict(session, locale)}</strong>
                    <span class="searched">{state}</span>
                    <button type="button" class="quiet lines-shown" on:click=toggle
                        aria-pressed=move || are_shown().to_string()>{toggle_label}</button>
                </div>
                <Show when=are_shown>
                    <ol class="lines" aria-label=side>
                        {(0..LINES).map(|rank| view! { <Line session=session rank=rank /> }).collect_view()}
                    </ol>
                </Show>
            </section>
        </Show>
    }
}

/// One of the lines. Its moves are one stop of the keyboard: arrows lead from one to the next.
///
/// The row and its first button stay while the engine finds better lines, so that the focus has
/// a place to stay.
#[component]
fn Line(session: Session, rank: usize) -> impl IntoView {
    let locale = Locale::here();
    let row = NodeRef::<html::Span>::new();
    let line = Memo::new(move |_| -> Option<Variation<String>> {
        session.found()?.lines.into_iter().nth(rank)
    });
    let count = Memo::new(move |_| line.with(|line| line.as_ref().map_or(1, |it| it.moves.len())));
    let value =
        move || line.with(|line| line.as_ref().map(|it| locale.tell(told(it.score, it.is_proved))));
    let label = move || value().map(|value| locale.tell(words::study::line_of(rank + 1, value)));
    let is_empty = move || line.with(Option::is_none);
    // Which of the moves the keyboard is at.
    let place = RwSignal::new(0_usize);
    let has_focus = StoredValue::new(false);
    let focus = move |to: usize| {
        place.set(to);
        let buttons = row.get_untracked().and_then(|row| row.query_selector_all("button").ok());
        let button = buttons.and_then(|buttons| buttons.get(to as u32));
        if let Some(button) = button.and_then(|node| node.dyn_into::<HtmlElement>().ok()) {
            let _ = button.focus();
        }
    };
    // What was looked at may be gone with the line; the focus goes back to the first move.
    Effect::new(move |_| {
        if place.get_untracked() >= count.get().max(1) {
            place.set(0);
            if has_focus.get_value() {
                request_animation_frame(move || focus(0));
            }
        }
    });
    let key = move |event: KeyboardEvent| {
        let (here, last) = (place.get_untracked(), count.get_untracked().saturating_sub(1));
        let to = match event.key().as_str() {
            "ArrowRight" => (here + 1).min(last),
            "ArrowLeft" => here.saturating_sub(1),
            "Home" => 0,
            "End" => last,
            _ => return,
        };
        focus(to);
        event.prevent_default();
        event.stop_propagation();
    };
    let follow = move |until: usize| {
        let moves = line.with_untracked(|line| line.as_ref().map(|it| it.moves.clone()));
        let Some(moves) = moves.filter(|moves| until < moves.len()) else { return };
        if has_focus.get_value() {
            focus(0);
        }
        session.follow(&moves[..=until]);
    };
    let button = move |at: usize| {
        let mv = Memo::new(move |_| {
            line.with(|line| line.as_ref().and_then(|it| it.moves.get(at).cloned()))
        });
        let text = move || mv.get().unwrap_or_default();
        // The first button stays while there is no move, and then says why it is empty.
        let said = move || match mv.get() {
            Some(mv) => locale.tell(words::study::play_until(mv)),
            None => words::THINKING.say(locale.language()),
        };
        view! {
            <button type="button" class="move" aria-label=said title=said
                tabindex=move || if place.get() == at { "0" } else { "-1" }
                aria-disabled=move || mv.read().is_none().to_string()
                on:focus=move |_| place.set(at) on:click=move |_| follow(at)>
                {text}
            </button>
            " "
        }
    };
    let leave = move |event: FocusEvent| {
        // A button that is taken away under the focus leaves nothing behind.
        has_focus.set_value(event.related_target().is_none());
    };
    view! {
        <li class:empty=is_empty>
            <span class="rank" aria-hidden="true">{rank + 1}</span>
            <span class="worth">{value}</span>
            <span class="way" role="toolbar" aria-label=label node_ref=row on:keydown=key
                on:focusin=move |_| has_focus.set_value(true) on:focusout=leave>
                <For each=move || 0..count.get().max(1) key=|at| *at children=button />
            </span>
        </li>
    }
}
