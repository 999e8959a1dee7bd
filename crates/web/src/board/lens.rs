use ::board::{Form, Ink, Scene};
use leptos::prelude::*;

use crate::locale::Locale;

/// The pieces of the stack that the pointer or the focus is on, from the top, as bars and in words:
/// from two pieces upwards. It lies over the board's far side and takes no room.
#[component]
pub(super) fn Lens(scene: Memo<Scene>, looked: RwSignal<Option<usize>>) -> impl IntoView {
    let locale = Locale::here();
    let seen = Memo::new(move |_| {
        let index = looked.get()?;
        scene.with(|scene| {
            let cell = scene.cell(index)?;
            let tile = scene.tiles.get(index).filter(|tile| tile.stack.len() > 1)?;
            let is_left = 2 * usize::from(cell.column) < usize::from(scene.columns);
            Some((cell, is_left, tile.stack.clone()))
        })
    });
    move || {
        seen.get().map(|(cell, is_left, stack)| {
            let lines = stack.into_iter().rev().map(|piece| {
                let ink =
                    if matches!(piece.ink, Ink::White | Ink::Yellow) { "light" } else { "dark" };
                let form = if piece.form == Form::Ball { "ball" } else { "bar" };
                let name = piece.name.say(locale.language());
                view! { <li><span class=format!("{form} {ink}")></span>{name}</li> }
            });
            view! {
                <div class="lens" class:far=is_left aria-hidden="true">
                    <strong>{cell.to_string()}</strong>
                    <ol>{lines.collect_view()}</ol>
                </div>
            }
        })
    }
}
