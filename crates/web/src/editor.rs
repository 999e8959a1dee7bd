//! A position put together by hand, tile by tile.

use ::board::{Field, Spot, Thing};
use games::AnyDraft;
use leptos::prelude::*;

use crate::board::{Board, Hand, PieceSign};
use crate::desk::BoardPlace;
use crate::frame::Problem;
use crate::icon::{Glyph, Icon};
use crate::locale::Locale;
use crate::settings::Settings;
use crate::sound::{self, Sound};
use crate::words;

/// A position that is being put together.
pub(crate) type Drafting = RwSignal<Box<dyn AnyDraft>>;

/// The board on which it is put together, with everything that can be put on it.
#[component]
pub(crate) fn Editor(
    /// What is put together.
    draft: Drafting,
    /// What can be done with it then.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let (locale, settings) = (Locale::here(), Settings::here());
    let tool = RwSignal::new(0_usize);
    let refused = RwSignal::new(None);
    let scene = Memo::new(move |_| draft.read().scene());
    let place = move |tile: usize| {
        let placed = draft.try_update(|draft| draft.place(tool.get_untracked(), tile));
        let problem = placed.and_then(Result::err);
        sound::play(if problem.is_some() { Sound::No } else { Sound::Move }, settings);
        refused.set(problem);
    };
    let hand = move |hand: Hand| match hand {
        Hand::Touch(Spot::Cell(cell)) => {
            let tile = scene.with_untracked(|scene| {
                (0..scene.tiles.len()).find(|&tile| scene.cell(tile) == Some(cell))
            });
            if let Some(tile) = tile {
                place(tile);
            }
        }
        Hand::Frame(tile) => place(tile),
        Hand::Touch(_) | Hand::Drag(..) | Hand::Back => {}
    };
    // What was refused, or else what is wrong with the whole.
    let problem = Signal::derive(move || {
        let flaw = || draft.read().finish().err();
        refused.get().or_else(flaw).map_or_else(String::new, |problem| locale.tell(problem))
    });
    let fields = move || {
        let fields =
            draft.read().fields().into_iter().enumerate().filter(|(_, field)| field.is_open());
        fields
            .map(|(place, field)| view! { <Choosing draft=draft place=place field=field /> })
            .collect_view()
    };
    view! {
        <div class="arranger">
            <BoardPlace scene=scene>
                <Board scene=scene lit=Signal::derive(Vec::new) touched=Signal::derive(Vec::new)
                    has_frame=scene.with_untracked(|scene| scene.framed)
                    label=Signal::derive(locale.say(&words::ARRANGE)) hand=hand />
            </BoardPlace>
            <div class="tray">
                <Tools draft=draft tool=tool />
                <div class="fields">{fields}</div>
                <Problem text=problem />
                <p class="actions">
                    {children.map(|children| children())}
                    <button type="button" class="quiet clear" on:click=move |_| {
                        refused.set(None);
                        draft.update(|draft| draft.clear());
                    }><Icon glyph=Glyph::Trash />{locale.say(&words::CLEAR)}</button>
                </p>
            </div>
        </div>
    }
}

/// What can be put on the board, and how many of each are left.
#[component]
fn Tools(draft: Drafting, tool: RwSignal<usize>) -> impl IntoView {
    let locale = Locale::here();
    let tools = move || {
        let tools = draft.read().tools().into_iter().enumerate();
        tools
            .map(|(place, it)| {
                let name = match it.left {
                    Some(left) => locale.tell(words::tool_left(it.name(), left)),
                    None => locale.tell(it.name()),
                };
                let is_chosen = move || tool.get() == place;
                let sign = match it.thing {
                    Thing::Piece(piece) => view! { <PieceSign piece=piece /> }.into_any(),
                    Thing::Wall => {
                        view! { <span aria-hidden="true" class="glyph">"▦"</span> }.into_any()
                    }
                    Thing::Nothing => view! { <Icon glyph=Glyph::Close /> }.into_any(),
                };
                view! {
                    <button type="button" class="tool outlined" class:here=is_chosen data-tool=place
                        aria-pressed=move || is_chosen().to_string()
                        on:click=move |_| tool.set(place)>
                        {sign}{name}
                    </button>
                }
            })
            .collect_view()
    };
    view! { <div class="tools" role="group" aria-label=locale.say(&words::TOOLS)>{tools}</div> }
}

/// A setting beside the board.
#[component]
fn Choosing(draft: Drafting, place: usize, field: Field) -> impl IntoView {
    let locale = Locale::here();
    let chosen = field.chosen;
    let options = field.values.into_iter().enumerate();
    let options = options
        .map(|(value, setting)| {
            view! {
                <option value=value.to_string() selected=value == chosen>
                    {locale.tell(setting.name)}
                </option>
            }
        })
        .collect_view();
    let choose = move |event| {
        let value = event_target_value(&event).parse().unwrap_or_default();
        // A value that the list offers can be chosen.
        draft.update(|draft| drop(draft.choose(place, value)));
    };
    view! {
        <label>{locale.tell(field.name)}<select on:change=choose>{options}</select></label>
    }
}
