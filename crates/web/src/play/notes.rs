use ::board::Scene;
use leptos::prelude::*;

use crate::board::PieceSign;
use crate::locale::Locale;

/// What stands beside the board: supplies, scores, counts, whose the edges are.
#[component]
pub(crate) fn Notes(
    scene: Memo<Scene>,
    /// Whether only what is nobody's is told.
    #[prop(optional)]
    is_rest: bool,
) -> impl IntoView {
    let locale = Locale::here();
    let notes = move || {
        let notes = scene.read().notes.clone();
        notes
            .into_iter()
            .filter(|note| !is_rest || note.side.is_none())
            .map(|note| {
                let sign = note.piece.map(|piece| view! { <PieceSign piece=piece /> });
                view! { <dt>{sign}{locale.tell(note.label.capital())}</dt><dd>{locale.tell(note.value)}</dd> }
            })
            .collect_view()
    };
    view! { <dl class="notes">{notes}</dl> }
}
