use ::board::{Cell, Scene};
use leptos::prelude::*;
use svg::Parts;

use crate::locale::Locale;

/// A magnifier for the stack that the pointer or the focus is on, from two pieces upwards.
#[component]
pub(super) fn Lens(
    scene: Memo<Scene>,
    parts: Memo<Parts>,
    looked: RwSignal<Option<usize>>,
) -> impl IntoView {
    let locale = Locale::here();
    let has_stacks =
        move || scene.with(|scene| scene.tiles.iter().any(|tile| tile.stack.len() > 1));
    let seen = Memo::new(move |_| {
        let index = looked.get()?;
        scene.with(|scene| {
            let cell: Cell = scene.cell(index)?;
            let tile = scene.tiles.get(index).filter(|tile| tile.stack.len() > 1)?;
            Some((cell, tile.clone()))
        })
    });
    let content = move || {
        seen.get().map(|(cell, tile)| {
            let markup =
                parts.with(|parts| format!("{}{}", parts.ground(tile.ground), parts.stack(&tile)));
            let names = tile.stack.iter().rev().map(|piece| piece.name.say(locale.language()));
            view! {
                <svg viewBox="-32 -32 64 64" aria-hidden="true" inner_html=markup />
                <div>
                    <strong>{cell.to_string()}</strong>
                    <ol>{names.map(|name| view! { <li>{name}</li> }).collect_view()}</ol>
                </div>
            }
        })
    };
    view! {
        <Show when=has_stacks>
            <div class="lens" aria-hidden="true">{content}</div>
        </Show>
    }
}
