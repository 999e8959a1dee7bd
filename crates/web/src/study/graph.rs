use ::board::Player;
use leptos::ev::MouseEvent;
use leptos::html;
use leptos::prelude::*;
use study::review::{Grade, chance};

use super::moves::sign;
use super::session::Session;
use crate::desk::ink;
use crate::locale::Locale;
use crate::words;

/// What each position of the main line is worth, from left to right, and a way to each of them.
#[component]
pub(super) fn ScoreGraph(session: Session) -> impl IntoView {
    let locale = Locale::here();
    let node = NodeRef::<html::Div>::new();
    // From 0 at the bottom, where the second player wins, to 1.
    let values = Memo::new(move |_| {
        let scores = session.study.read().scores();
        scores.into_iter().map(|score| score.map(chance)).collect::<Vec<_>>()
    });
    let last = move || values.read().len().saturating_sub(1).max(1);
    let is_known = move || values.read().iter().flatten().count() > 1;
    let points = move || {
        let values = values.read();
        let known = values.iter().enumerate().filter_map(|(at, value)| Some((at, (*value)?)));
        known.map(|(at, value)| format!("{at},{:.3}", 1.0 - value)).collect::<Vec<_>>()
    };
    // What is below the line belongs to the first player.
    let area = move || {
        let points = points();
        let end = |point: Option<&String>| {
            point.and_then(|point| Some(format!("{},1", point.split_once(',')?.0)))
        };
        let ends = [end(points.last()), end(points.first())].into_iter().flatten();
        points.iter().cloned().chain(ends).collect::<Vec<_>>().join(" ")
    };
    let inks = Memo::new(move |_| {
        let study = session.study.read();
        Player::BOTH.map(|player| ink(study.line().start(), player))
    });
    // Where the main line is left, the graph shows where that was.
    let here = Memo::new(move |_| {
        let study = session.study.read();
        let path = study.tree().path(study.here());
        path.iter().take_while(|&&node| study.tree().is_main(node)).count()
    });
    let look = move |turns: usize| {
        session.change(|study| {
            let main = study.main();
            study.go(main[turns.min(main.len() - 1)])
        });
    };
    let click = move |event: MouseEvent| {
        let Some(node) = node.get_untracked() else { return };
        let place = node.get_bounding_client_rect();
        let share = (f64::from(event.client_x()) - place.left()) / place.width().max(1.0);
        look((share.clamp(0.0, 1.0) * last() as f64).round() as usize);
    };
    let faults = move || {
        let study = session.study.read();
        let values = values.read();
        let faults = study.main().into_iter().enumerate().filter_map(|(at, node)| {
            let judged = study.tree().judgement(node)?;
            let text = format!("{}: {}", judged.mv, judged.grade.name().say(locale.language()));
            Some((at, judged.grade, sign(judged.grade)?, text, (*values.get(at)?)?))
        });
        let marks = faults.map(|(at, grade, sign, text, value)| {
            // What stands at an end stays inside the frame.
            let left = (100.0 * at as f64 / last() as f64).clamp(3.0, 97.0);
            let top = (100.0 * (1.0 - value)).clamp(30.0, 100.0);
            let (left, top) = (format!("{left:.1}%"), format!("{top:.1}%"));
            let is_slip = grade == Grade::Inaccuracy;
            view! {
                <span class="mark" class:slip=is_slip title=text style:left=left style:top=top>
                    {sign}
                </span>
            }
        });
        marks.collect_view()
    };
    let view_box = move || format!("0 0 {} 1", last());
    let described = move || {
        let (turns, all) = (here.get(), values.read().len() - 1);
        locale.tell(words::study::turn_of(turns, all))
    };
    view! {
        <Show when=is_known>
            <div class="graph" node_ref=node on:click=click aria-hidden="true"
                data-ink=move || inks.get()[1]>
                <svg viewBox=view_box preserveAspectRatio="none">
                    <polygon class="share" points=area data-ink=move || inks.get()[0] />
                    <line class="middle" x1="0" x2=last y1="0.5" y2="0.5" />
                    <polyline points=move || points().join(" ") />
                    <line class="now" x1=here x2=here y1="0" y2="1" />
                </svg>
                {faults}
            </div>
        </Show>
        <input type="range" class="turns" min="0" max=move || (values.read().len() - 1).to_string()
            prop:value=move || here.get().to_string() aria-valuetext=described
            aria-label=locale.say(&words::study::TURN)
            on:input=move |event| look(event_target_value(&event).parse().unwrap_or_default()) />
    }
}
