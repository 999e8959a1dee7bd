use ::board::{Scene, Spot};
use leptos::prelude::*;
use svg::{LegalMarks, Parts, State};

use super::faces::{Face, Faces};
use super::looked::Looked;
use super::motion::{Motion, Motions};
use super::pointer::Pointer;
use crate::locale::Locale;
use crate::words;

/// What the tiles of a board share.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shared {
    pub(super) scene: Memo<Scene>,
    pub(super) parts: ReadSignal<Parts>,
    pub(super) motions: Memo<Motions>,
    pub(super) legal: ReadSignal<LegalMarks>,
    pub(super) lit: Signal<Vec<Spot>>,
    pub(super) touched: Signal<Vec<Spot>>,
    pub(super) faces: Faces,
    pub(super) refused: RwSignal<Option<usize>>,
    pub(super) pointer: Pointer,
    pub(super) focused: RwSignal<usize>,
    pub(super) looked: Looked,
    pub(super) has_frame: bool,
}

/// All tiles, row by row.
#[component]
pub(super) fn Rows(shared: Shared, #[prop(into)] touch: Callback<usize>) -> impl IntoView {
    let scene = shared.scene;
    let width = scene.with_untracked(Scene::width);
    let height = Memo::new(move |_| scene.with(Scene::height));
    move || {
        (0..height.get())
            .map(|row| {
                let mut places = row * width..(row + 1) * width;
                let tiles = places
                    .clone()
                    .map(|index| view! { <Tile index=index shared=shared touch=touch /> })
                    .collect_view();
                // A row of the frame alone holds nothing for who can't see it, unless something
                // stands there.
                let is_named = |index: usize| {
                    scene.with_untracked(|scene| {
                        scene.cell(index).is_some() || !scene.tiles[index].stack.is_empty()
                    })
                };
                let is_row = shared.has_frame || places.any(is_named);
                view! { <g role=if is_row { "row" } else { "presentation" }>{tiles}</g> }
            })
            .collect_view()
    }
}

/// What is drawn on a tile, from the wash under its pieces to the marks above them.
#[component]
fn Art(index: usize, shared: Shared, face: RwSignal<Face>) -> impl IntoView {
    let Shared { parts, motions, legal, .. } = shared;
    let drawn = move |state| parts.with(|parts| parts.state(index, state, face.read().tile.ground));
    let under = move || {
        let face = face.read();
        // What was refused stands above the pieces, or they would hide it.
        let state = face.state.filter(|&state| state != State::Refused).map(drawn);
        parts.with(|parts| parts.under(&face.tile)) + &state.unwrap_or_default()
    };
    let over = move || {
        let face = face.read();
        let refused = face.state.filter(|&state| state == State::Refused);
        let refused = refused.map(|state| format!("<g class=\"refused\">{}</g>", drawn(state)));
        let over = parts.with(|parts| parts.over(&face.tile, legal.get()));
        over + &refused.unwrap_or_default()
    };
    // A piece that is new here is a new element, and so its animation begins anew.
    let stack = Memo::new(move |_| parts.with(|parts| parts.stack(index, &face.read().tile)));
    let pieces = move || {
        let markup = stack.get();
        let motion = motions.with_untracked(|motions| motions.of(index));
        let (class, x, y, late) = match motion {
            Some(Motion::Slid(x, y)) => ("stack slid", x, y, 0),
            Some(Motion::Turned(place)) => ("stack turned", 0.0, 0.0, place),
            Some(Motion::Put) => ("stack put", 0.0, 0.0, 0),
            Some(Motion::Dug) => ("stack dug", 0.0, 0.0, 0),
            None => ("stack", 0.0, 0.0, 0),
        };
        let is_dug = motion == Some(Motion::Dug);
        let cover = is_dug.then(|| parts.with_untracked(Parts::cover));
        view! {
            <g class=class style=("--x", format!("{x:.1}px")) style=("--y", format!("{y:.1}px"))
                style=("--late", late.to_string()) opacity=is_dug.then_some("0") inner_html=cover.unwrap_or(markup) />
        }
    };
    view! {
        // Attributes and not styles say what is not seen: the loupe shows this without the styles.
        <polygon class="outline" fill="transparent" points=move || parts.with(|parts| parts.outline(index)) />
        <g class="art" aria-hidden="true">
            <g inner_html=under />
            {pieces}
            <g class="over" inner_html=over />
        </g>
    }
}

/// A tile of the board: what is on it, and what can be done with it.
#[component]
fn Tile(index: usize, shared: Shared, #[prop(into)] touch: Callback<usize>) -> impl IntoView {
    let locale = Locale::here();
    let Shared { scene, parts, focused, looked, .. } = shared;
    let face = shared.faces.of(index);
    let cell = scene.with_untracked(|scene| scene.cell(index));
    let place = move || {
        let (x, y) = parts.with(|parts| parts.centres.get(index).copied().unwrap_or_default());
        format!("translate({x:.2} {y:.2})")
    };
    let body = view! { <Art index=index shared=shared face=face /> };
    // What stands on the frame can be met and named; an empty frame is only wood.
    let is_bare = move || face.read().tile.stack.is_empty();
    if cell.is_none() && !shared.has_frame && is_bare() {
        return view! { <g aria-hidden="true" transform=place>{body}</g> }.into_any();
    }
    let called = StoredValue::new(scene.with_untracked(|scene| scene.place(index)));
    let label = move || {
        let language = locale.language();
        let face = face.read();
        let mut label = face.tile.describe(called.get_value(), language);
        // The picture of a tall stack counts its pieces, and so do its words.
        let height = face.tile.height();
        if height > 2 {
            label = format!("{label}, {}", locale.tell(words::tower(height)));
        }
        if face.is_touched {
            label = format!("{label}, {}", words::TOUCHED.say(language));
        }
        label
    };
    view! {
        <g role="gridcell" class="square" class:lit=move || face.read().is_lit()
            class:touched=move || face.read().is_touched class:pulled=move || face.read().is_pulled
            data-tile=index data-cell=cell.map(|cell| cell.to_string())
            transform=place aria-label=label
            tabindex=move || if face.read().is_here { "0" } else { "-1" }
            on:click=move |_| {
                focused.set(index);
                touch.run(index);
            }
            on:focus=move |event| {
                focused.set(index);
                if event_target::<web_sys::Element>(&event).matches(":focus-visible") == Ok(true) {
                    looked.focus(index);
                }
            }
            on:mouseenter=move |_| looked.enter(index)
            on:mouseleave=move |_| looked.leave()
            on:blur=move |_| looked.leave()>
            {body}
        </g>
    }
    .into_any()
}
