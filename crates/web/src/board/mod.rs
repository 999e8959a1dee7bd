//! A board that people look at and touch: any scene, by pointer, finger and keyboard.

mod arrow;
mod focus;
mod grounds;
mod lens;
mod picture;
mod pointer;
mod slide;
mod spots;
mod tile;

use ::board::{Cell, Scene, Spot, Touch};
use ::i18n::Phrase;
use ::svg::Parts;
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use leptos::svg;

pub(crate) use arrow::way;
pub(crate) use picture::Picture;
pub(crate) use spots::name as spot_name;

use crate::settings::Settings;
use arrow::Arrows;
use grounds::Grounds;
use lens::Lens;
use pointer::{Follower, Pointer};
use slide::slides;
use spots::Spots;
use tile::Tile;

/// What a person does with a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hand {
    /// Touches a spot.
    Touch(Spot),
    /// Touches the frame's tile with this index.
    Frame(usize),
    /// Pulls from one cell to another.
    Drag(Cell, Cell),
    /// Takes the last touch back.
    Back,
}

/// A board with everything that can be done on it.
#[component]
pub(crate) fn Board(
    /// What is on it.
    #[prop(into)]
    scene: Signal<Scene>,
    /// What can be touched.
    #[prop(into)]
    lit: Signal<Vec<Spot>>,
    /// What has been touched.
    #[prop(into)]
    touched: Signal<Vec<Spot>>,
    /// What a move that is half made needs next, in words.
    #[prop(into, optional)]
    prompt: Signal<Option<Phrase>>,
    /// Whether it is seen from the other side.
    #[prop(into, optional)]
    turned: Signal<bool>,
    /// Ways over the board that are pointed out, each as the cells that it goes through.
    #[prop(into, optional)]
    arrows: Signal<Vec<Vec<Cell>>>,
    /// Whether the frame can be touched too.
    #[prop(optional)]
    has_frame: bool,
    /// What it is called.
    #[prop(into)]
    label: Signal<String>,
    /// What happens when somebody does something with it.
    #[prop(into)]
    hand: Callback<Hand>,
) -> impl IntoView {
    let theme = Settings::here().theme;
    // Every tile asks, so they are found once.
    let lit: Signal<Vec<Spot>> = Memo::new(move |_| lit.get()).into();
    let touched: Signal<_> = Memo::new(move |_| touched.get()).into();
    let shown = Memo::new(move |_| {
        let mut scene = scene.get();
        for spot in lit.get() {
            if let Spot::Cell(cell) = spot {
                scene.tile_mut(cell).marks.lit = Some(Touch::Target);
            }
        }
        scene
    });
    let bare = Memo::new(move |_| shown.with(Scene::bare));
    let parts = Memo::new(move |_| Parts::new(&bare.read(), theme.get(), turned.get()));
    let slid = slides(shown, parts);
    let focused = RwSignal::new(shown.with_untracked(focus::middle));
    let looked = RwSignal::new(None);
    let pointer = Pointer::new();
    let node = NodeRef::<svg::Svg>::new();
    let view_box = move || {
        let (width, height) = parts.with(|parts| parts.size);
        format!("0 0 {width:.2} {height:.2}")
    };
    let cell = move |tile| shown.with_untracked(|scene| scene.cell(tile));
    let touched_tile = move |tile: usize| {
        cell(tile).map_or(Hand::Frame(tile), |cell| Hand::Touch(Spot::Cell(cell)))
    };
    let key = move |event: KeyboardEvent| {
        let step = focus::step(&event.key(), turned.get_untracked());
        let here = focused.get_untracked();
        match (event.key().as_str(), step) {
            (_, Some(step)) => {
                let next = shown.with_untracked(|scene| focus::next(scene, here, step, has_frame));
                focused.set(next);
                focus::show(node, next);
            }
            ("Enter" | " ", _) => hand.run(touched_tile(here)),
            ("Escape", _) => hand.run(Hand::Back),
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    };
    let pull = move |event: PointerEvent| {
        let is_lit = |cell| lit.with_untracked(|lit| lit.contains(&Spot::Cell(cell)));
        let size = parts.with_untracked(|parts| parts.size);
        pointer.pull(&event, node, size, |tile| cell(tile).is_some_and(is_lit));
    };
    let release = move |event: PointerEvent| {
        if let Some([Some(from), Some(to)]) = pointer.release(&event).map(|tiles| tiles.map(cell))
            && from != to
        {
            hand.run(Hand::Drag(from, to));
        }
    };
    let width = shown.with_untracked(Scene::width);
    let height = Memo::new(move |_| shown.with(Scene::height));
    let rows = move || {
        (0..height.get())
            .map(|row| {
                let tiles = (row * width..(row + 1) * width)
                    .map(|index| {
                        view! {
                            <Tile index=index scene=shown parts=parts slid=slid lit=lit
                                touched=touched pointer=pointer focused=focused looked=looked
                                has_frame=has_frame
                                touch=move |tile| hand.run(touched_tile(tile)) />
                        }
                    })
                    .collect_view();
                // A row of the frame alone holds nothing for who can't see it.
                let is_row = has_frame
                    || shown.with_untracked(|scene| scene.cell(row * width + width / 2).is_some());
                view! { <g role=if is_row { "row" } else { "presentation" }>{tiles}</g> }
            })
            .collect_view()
    };
    view! {
        <div class="board">
            <svg node_ref=node viewBox=view_box role="grid" aria-label=label
                on:keydown=key on:pointerdown=move |event| pointer.press(&event)
                on:pointermove=pull on:pointerup=release
                on:pointercancel=move |_| pointer.cancel()>
                <Grounds scene=shown parts=parts />
                {rows}
                <Arrows parts=parts scene=shown arrows=arrows />
                <Follower scene=shown parts=parts pointer=pointer />
            </svg>
            <Spots lit=lit touched=touched prompt=prompt hand=hand />
            <Lens scene=shown parts=parts looked=looked />
        </div>
    }
}
