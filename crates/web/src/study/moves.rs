use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;
use study::review::Grade;
use study::{Node, Study};
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use super::rows::{Item, Row, rows};
use super::session::Session;
use crate::desk::{Pair, Step};
use crate::icon::Glyph;
use crate::locale::Locale;
use crate::steps;
use crate::{browser, words};

/// How a fault is written after a move.
pub(super) const fn sign(grade: Grade) -> Option<&'static str> {
    match grade {
        Grade::Best | Grade::Fine => None,
        Grade::Inaccuracy => Some("?!"),
        Grade::Mistake => Some("?"),
        Grade::Blunder => Some("??"),
    }
}

/// Every line that was tried, each move a button that leads there.
///
/// The list is one stop of the keyboard: left and right step through the game, up and down go from
/// button to button.
#[component]
pub(super) fn MoveTree(session: Session) -> impl IntoView {
    let locale = Locale::here();
    let list = NodeRef::<html::Div>::new();
    let rows = Memo::new(move |_| rows(&session.study.read()));
    let here = Memo::new(move |_| session.study.read().here());
    // Where the keyboard comes in: the move that is seen, or the first one.
    let entry = Memo::new(move |_| {
        let study = session.study.read();
        let first = study.tree().children(study.tree().start()).first().copied();
        Some(study.here()).filter(|&node| node != study.tree().start()).or(first)
    });
    // The move that is seen stays in sight.
    Effect::new(move |_| {
        here.track();
        request_animation_frame(move || {
            let Some(list) = list.try_get_untracked().flatten() else { return };
            let found = list.query_selector(".here").ok().flatten();
            let top = found.and_then(|found| found.dyn_into::<HtmlElement>().ok());
            let top = top.map_or(0, |found| found.offset_top());
            list.set_scroll_top(top - list.client_height() / 2);
        });
    });
    let key = move |event: KeyboardEvent| {
        if let Some(step) = steps::step(&event) {
            session.look(super::keys::go(step));
            request_animation_frame(|| browser::focus(".tree [tabindex='0']"));
        } else if let Some(by) = match event.key().as_str() {
            "ArrowUp" => Some(-1),
            "ArrowDown" => Some(1),
            _ => None,
        } {
            beside(by);
        } else {
            return;
        }
        event.prevent_default();
        event.stop_propagation();
    };
    let item = move |item: Item| view! { <Move session=session item=item here=here entry=entry /> };
    let shown = move || {
        let rows = rows.get().into_iter().map(|row| match row {
            Row::Pair { number, items: [first, second] } => {
                view! { <Pair number=number first=first.map(item) second=second.map(item) /> }
                    .into_any()
            }
            Row::Aside { depth, instead, items } => {
                let depth = depth.min(6).to_string();
                let instead = instead.map(|(number, mv)| {
                    let said =
                        move || locale.tell(words::study::instead_of(number.clone(), mv.clone()));
                    view! { <span class="instead">{said}" "</span> }
                });
                let items = items.into_iter().map(item).collect_view();
                view! { <div class="row variation" data-depth=depth>{instead}{items}</div> }
                    .into_any()
            }
            Row::Comment(text) => view! { <p class="row comment">{text}</p> }.into_any(),
        });
        rows.collect_view()
    };
    let left_out = move || {
        let count = session.study.read().left_out();
        let said = move || locale.tell(words::study::left_out(count, Study::VARIATIONS));
        (count > 0).then(|| view! { <p class="note">{said}</p> })
    };
    let is_bare = move || rows.read().is_empty();
    view! {
        <section class="card moves-card" aria-label=locale.say(&words::MOVES)>
            {left_out}
            <Show when=is_bare><p class="muted">{locale.say(&words::study::NO_MOVES)}</p></Show>
            <div class="moves tree" role="group" aria-label=locale.say(&words::MOVES) node_ref=list
                on:keydown=key>{shown}</div>
        </section>
    }
}

/// A move of the list.
#[component]
fn Move(
    session: Session,
    item: Item,
    here: Memo<Node>,
    entry: Memo<Option<Node>>,
) -> impl IntoView {
    let locale = Locale::here();
    let Item { node, number, mv, grade, comment } = item;
    let is_here = move || here.get() == node;
    let fault = grade.and_then(|grade| Some((sign(grade)?, grade.name())));
    let label = fault.map(|(_, name)| {
        let mv = mv.clone();
        move || format!("{mv}, {}", name.say(locale.language()))
    });
    let is_slip = grade == Some(Grade::Inaccuracy);
    view! {
        {number.map(|number| view! { <span class="number">{number}" "</span> })}
        <button type="button" class="move" class:here=is_here class:fault=fault.is_some()
            class:slip=is_slip aria-label=label.clone() title=label
            tabindex=move || if entry.get() == Some(node) { "0" } else { "-1" }
            aria-current=move || if is_here() { "step" } else { "false" }
            on:click=move |_| session.look(|study| study.go(node))>
            {mv}<span class="sign">{fault.map(|(sign, _)| sign)}</span>
        </button>
        " "
        {(!comment.is_empty()).then(|| view! { <span class="comment">{comment}" "</span> })}
    }
}

/// Puts the focus on the button so many places after the one that has it.
fn beside(by: i32) {
    let Ok(buttons) = document().query_selector_all(".tree .move") else { return };
    let active = document().active_element();
    let buttons: Vec<HtmlElement> =
        (0..buttons.length()).filter_map(|i| buttons.get(i)?.dyn_into().ok()).collect();
    let at = buttons.iter().position(|button| active.as_ref() == Some(&**button));
    let next = at.and_then(|at| at.checked_add_signed(by as isize)).and_then(|at| buttons.get(at));
    if let Some(next) = next {
        let _ = next.focus();
    }
}

/// The buttons that lead through the moves.
#[component]
pub(super) fn Steps(session: Session) -> impl IntoView {
    let locale = Locale::here();
    let at = move |is: fn(&Study) -> bool| move || is(&session.study.read());
    let is_first = at(|study| study.tree().parent(study.here()).is_none());
    let is_last = at(|study| study.tree().children(study.here()).is_empty());
    let go = move |how: fn(&mut Study) -> bool| move || session.look(how);
    view! {
        <div class="card steps" role="group" aria-label=locale.say(&words::study::STEPS)>
            <Step label=&words::TO_START glyph=Glyph::First off=is_first go=go(Study::to_start) />
            <Step label=&words::ONE_BACK glyph=Glyph::Previous off=is_first go=go(Study::back) />
            <Step label=&words::ONE_ON glyph=Glyph::Next off=is_last go=go(Study::forward) />
            <Step label=&words::TO_END glyph=Glyph::Last off=is_last go=go(Study::to_end) />
        </div>
    }
}

/// What can be done with a variation.
#[component]
pub(super) fn Variations(session: Session) -> impl IntoView {
    let locale = Locale::here();
    let no_sibling = |study: &Study, by| study.tree().sibling(study.here(), by).is_none();
    let is_single = move || {
        let study = session.study.read();
        no_sibling(&study, -1) && no_sibling(&study, 1)
    };
    let is_main = move || session.study.with(|study| study.tree().is_main(study.here()));
    let is_game = move || session.study.with(|study| study.tree().is_game(study.here()));
    let next = |study: &mut Study| study.aside(1) || go_first(study);
    view! {
        <p class="actions variations">
            <button type="button" class="outlined" aria-disabled=move || is_single().to_string()
                on:click=move |_| session.look(next)>{locale.say(&words::study::NEXT_VARIATION)}</button>
            <button type="button" class="outlined" aria-disabled=move || is_main().to_string()
                on:click=move |_| session.change(Study::promote)>{locale.say(&words::study::PROMOTE)}</button>
            <button type="button" class="outlined" aria-disabled=move || is_game().to_string()
                on:click=move |_| session.look(Study::delete)>{locale.say(&words::study::DELETE)}</button>
        </p>
    }
}

/// Looks at the first of the moves that were tried instead of the last one.
fn go_first(study: &mut Study) -> bool {
    let mut moved = false;
    while study.aside(-1) {
        moved = true;
    }
    moved
}
