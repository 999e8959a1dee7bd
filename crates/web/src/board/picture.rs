use std::fmt::Write as _;

use ::board::Scene;
use leptos::prelude::*;
use svg::Parts;

use crate::locale::Locale;
use crate::settings::Settings;

/// A board that is only looked at.
#[component]
pub(crate) fn Picture(scene: Scene) -> impl IntoView {
    let (theme, locale) = (Settings::here().theme, Locale::here());
    let scene = StoredValue::new(scene);
    let parts = Memo::new(move |_| scene.with_value(|scene| Parts::new(scene, theme.get(), false)));
    let markup = move || {
        let parts = parts.read();
        let mut markup = parts.surroundings.clone();
        scene.with_value(|scene| {
            for (tile, (x, y)) in scene.tiles.iter().zip(&parts.centres) {
                let (ground, stack) = (parts.ground(tile.ground), parts.stack(tile));
                let place = format!("translate({x:.2} {y:.2})");
                let _ = write!(markup, "<g transform=\"{place}\">{ground}{stack}</g>");
            }
        });
        markup
    };
    let view_box = move || {
        let (width, height) = parts.with(|parts| parts.size);
        format!("0 0 {width:.2} {height:.2}")
    };
    let label = move || scene.with_value(|scene| scene.description(locale.language()));
    view! {
        <svg class="picture" viewBox=view_box role="img" aria-label=label inner_html=markup />
    }
}
