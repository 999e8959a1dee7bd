//! A board that people look at and touch: any scene, by pointer, finger and keyboard.

mod above;
mod advice;
mod faces;
mod focus;
mod ghost;
mod grounds;
mod hands;
mod lens;
mod looked;
mod loupe;
mod motion;
mod picture;
mod pointer;
mod spots;
mod tile;

use ::board::{Cell, Scene, Spot, Touch};
use ::svg::{LegalMarks, Parts};
use leptos::prelude::*;
use leptos::svg;

pub(crate) use advice::{Way, beginning, way};
pub(crate) use picture::{Picture, PieceSign};
pub(crate) use spots::{Spots, name as spot_name};

use crate::settings::Settings;
use above::{Coordinates, Focus, Won};
use advice::Arrows;
use faces::Faces;
use ghost::{Ghost, ghost};
use grounds::{Definitions, Grounds};
use hands::Hands;
use lens::Lens;
use looked::Looked;
use loupe::{Glass, Loupe};
use motion::motions;
use pointer::{Follower, Pointer};
use tile::{Rows, Shared};

/// On a picture wider than this a phone's cells are smaller than a finger.
const WIDE: f64 = 1_300.0;

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
    /// What of that only takes something up.
    #[prop(into, optional)]
    sources: Signal<Vec<Spot>>,
    /// What has been touched.
    #[prop(into)]
    touched: Signal<Vec<Spot>>,
    /// The picture after one more touch, where that puts or does something.
    #[prop(into, optional)]
    preview: Option<Callback<Spot, Option<Scene>>>,
    /// Whether it is seen from the other side.
    #[prop(into, optional)]
    turned: Signal<bool>,
    /// Moves that are pointed out, the best first.
    #[prop(into, optional)]
    arrows: Signal<Vec<Way>>,
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
    let settings = Settings::here();
    // Every tile asks, so they are found once.
    let lit: Signal<Vec<Spot>> = Memo::new(move |_| lit.get()).into();
    let touched: Signal<_> = Memo::new(move |_| touched.get()).into();
    let sources: Signal<Vec<Spot>> = Memo::new(move |_| sources.get()).into();
    let shown = Memo::new(move |_| {
        let mut scene = scene.get();
        for spot in lit.get() {
            if let Spot::Cell(cell) = spot {
                let takes_up = sources.with(|sources| sources.contains(&spot));
                let touch = if takes_up { Touch::Source } else { Touch::Target };
                scene.tile_mut(cell).marks.lit = Some(touch);
            }
        }
        scene
    });
    let bare = Memo::new(move |_| shown.with(Scene::bare));
    let id = picture::fresh_id();
    let [ground, content] = ["ground", "content"].map(|layer| format!("{id}-{layer}"));
    let parts = settled(move || Parts::new(&bare.read(), settings.look.get(), turned.get(), &id));
    let legal = settled(move || {
        if settings.legal_marks.get() { shown.with(LegalMarks::new) } else { LegalMarks::NONE }
    });
    let (pointer, loupe) = (Pointer::new(), Loupe::new());
    let refused = RwSignal::new(None);
    let focused = RwSignal::new(shown.with_untracked(focus::middle));
    let shared = Shared {
        scene: shown,
        parts,
        motions: motions(shown, parts),
        legal,
        lit,
        touched,
        faces: Faces::new(shown, touched, refused, pointer, focused),
        refused,
        pointer,
        focused,
        looked: Looked::new(),
        has_frame,
    };
    let ghost = ghost(shared, preview);
    let node = NodeRef::<svg::Svg>::new();
    let hands = Hands { shared, sources, turned, loupe, node, hand };
    let view_box = move || parts.with(|parts| picture::view_box(parts.view));
    view! {
        <div class="board" class:still=move || !settings.animation.get()
            class:wide=move || parts.with(|parts| parts.view[2] > WIDE)>
            <div class="table-top">
                // A picture of its own: what moves above it does not make it be painted again.
                <svg class="ground" viewBox=view_box aria-hidden="true">
                    <Definitions scene=shown parts=parts ghost=ghost />
                    <g id=ground.clone()><Grounds scene=shown parts=parts /></g>
                </svg>
                <svg node_ref=node viewBox=view_box role="grid" aria-label=label
                    on:keydown=move |event| hands.key(&event)
                    on:pointerdown=move |event| hands.press(&event)
                    on:pointermove=move |event| hands.pull(&event)
                    on:pointerup=move |event| hands.release(&event)
                    on:pointercancel=move |_| hands.cancel()>
                    // One group, so that it can be seen once more, through the loupe.
                    <g id=content.clone()>
                        <Rows shared=shared touch=move |tile| hands.touch(tile) />
                        <Ghost parts=parts ghost=ghost />
                        <Won shared=shared />
                        <Arrows parts=parts scene=shown arrows=arrows />
                        <Coordinates parts=parts />
                    </g>
                    <Focus shared=shared />
                    <Follower scene=shown parts=parts pointer=pointer />
                </svg>
                <Glass parts=parts loupe=loupe layers=[ground, content] />
                <Lens scene=shown looked=shared.looked.0 />
            </div>
        </div>
    }
}

/// What is made of something that changes often, told only when it is another one: whoever listens
/// is then left alone by all the other changes.
fn settled<T: Clone + PartialEq + Send + Sync + 'static>(
    make: impl Fn() -> T + Send + Sync + 'static,
) -> ReadSignal<T> {
    let (now, set) = signal(untrack(&make));
    Effect::new(move |_| {
        let made = make();
        if *now.read_untracked() != made {
            set.set(made);
        }
    });
    now
}
