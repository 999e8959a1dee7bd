use std::sync::atomic::{AtomicU32, Ordering};

use ::board::{Piece, Scene};
use leptos::prelude::*;
use svg::Parts;

use crate::locale::Locale;
use crate::settings::Settings;

/// A name that nothing else on the page has.
pub(super) fn fresh_id() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("b{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// The left and top, width and height of a picture, as SVG writes them.
pub(super) fn view_box([left, top, width, height]: [f64; 4]) -> String {
    format!("{left:.1} {top:.1} {width:.1} {height:.1}")
}

/// A board that is only looked at.
#[component]
pub(crate) fn Picture(scene: Scene) -> impl IntoView {
    let (look, locale) = (Settings::here().look, Locale::here());
    let scene = StoredValue::new(scene);
    let id = fresh_id();
    let parts =
        Memo::new(move |_| scene.with_value(|scene| Parts::new(scene, look.get(), false, &id)));
    let markup = move || parts.with(|parts| scene.with_value(|scene| svg::picture(scene, parts)));
    let label = move || scene.with_value(|scene| scene.description(locale.language()));
    view! {
        <svg class="picture" viewBox=move || parts.with(|parts| view_box(parts.view)) role="img"
            aria-label=label inner_html=markup />
    }
}

/// A piece by itself, beside words that say what it is.
#[component]
pub(crate) fn PieceSign(#[prop(into)] piece: Signal<Piece>) -> impl IntoView {
    let (look, id) = (Settings::here().look, fresh_id());
    let markup = move || svg::piece(piece.get(), look.get(), &id);
    view! { <svg class="piece" viewBox="-50 -50 100 100" aria-hidden="true" inner_html=markup /> }
}
