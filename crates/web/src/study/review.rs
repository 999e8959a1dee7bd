use ::board::Player;
use ::i18n::{Language, Phrase};
use leptos::prelude::*;
use study::review::{Grade, Review};

use super::graph::ScoreGraph;
use super::mistakes::mistakes;
use super::moves::sign;
use super::session::Session;
use crate::locale::Locale;
use crate::words;

/// A button that lets the engine judge the whole game, or stops that.
#[component]
pub(super) fn ReviewButton(session: Session) -> impl IntoView {
    let locale = Locale::here();
    let label = move || {
        let pattern =
            if session.is_reviewing() { &words::study::STOP } else { &words::study::REVIEW };
        pattern.say(locale.language())
    };
    let has_moves = move || session.study.read().main().len() > 1;
    let review = move |_| {
        if untrack(has_moves) {
            session.review();
        }
    };
    view! {
        <button type="button" class="outlined wanted" on:click=review
            aria-disabled=move || (!has_moves()).to_string()>{label}</button>
    }
}

/// The game at a glance: the graph, how the players did, and what they can learn from it.
#[component]
pub(super) fn ReviewPanel(
    session: Session,
    /// Whose mistakes are to be tried again.
    relearning: RwSignal<Option<Player>>,
) -> impl IntoView {
    let locale = Locale::here();
    let progress = move || {
        let (done, all) = session.reviewed.get().filter(|_| session.is_reviewing())?;
        let said = move || locale.tell(words::study::progress(done, all));
        Some(view! {
            <progress max=all.to_string() value=done.to_string() aria-label=said></progress>
            <span class="muted">{said}</span>
        })
    };
    // Every move of the main line, where all of them are judged.
    let review = Memo::new(move |_| {
        let study = session.study.read();
        let scores = study.scores().into_iter().collect::<Option<Vec<_>>>()?;
        let moves = study.main().into_iter().skip(1);
        let turns = moves.map(|node| study.tree().judgement(node)).collect::<Option<Vec<_>>>()?;
        (!turns.is_empty()).then_some(Review { scores, turns })
    });
    let summary = move || {
        let summary = review.read().as_ref()?.summary();
        let study = session.study.read();
        let rows = Player::BOTH.map(|player| {
            let name = locale.tell(Phrase::from(study.line().start().side(player).name).capital());
            let counts = Grade::ALL[2..].iter().map(|&grade| {
                let count = summary[player].counts[grade as usize];
                view! { <td>{count}</td> }
            });
            let loss = percent(summary[player].mean_loss, locale.language());
            view! { <tr><th scope="row">{name}</th>{counts.collect_view()}<td>{loss}</td></tr> }
        });
        let heads = Grade::ALL[2..].iter().map(|&grade| {
            let name = locale.say(grade.name());
            view! { <th scope="col">{name}" "{sign(grade)}</th> }
        });
        Some(view! {
            <table class="summary">
                <thead><tr>
                    <td></td>{heads.collect_view()}
                    <th scope="col">{locale.say(&words::study::LOSS)}</th>
                </tr></thead>
                <tbody>{rows}</tbody>
            </table>
        })
    };
    let lessons = move || {
        review.read().as_ref()?;
        let study = session.study.read();
        let buttons = Player::BOTH.into_iter().filter_map(|player| {
            let count = mistakes(&study, player).len();
            let side = study.line().start().side(player).name;
            let label = move || locale.tell(words::study::mistakes_of(side, count).capital());
            (count > 0).then(|| {
                view! {
                    <button type="button" class="tonal relearn" data-player=player.index()
                        on:click=move |_| relearning.set(Some(player))>{label}</button>
                }
            })
        });
        let buttons = buttons.collect::<Vec<_>>();
        (!buttons.is_empty()).then(|| {
            view! {
                <div class="lessons">
                    <h2>{locale.say(&words::study::LEARN_FROM)}</h2>
                    <p class="actions">{buttons}</p>
                </div>
            }
        })
    };
    let is_bare = move || session.reviewed.get().is_none() && review.read().is_none();
    view! {
        <section class="card review" aria-label=locale.say(&words::study::COURSE)>
            <ScoreGraph session=session />
            <p class="reviewing" role="status">{progress}</p>
            <Show when=is_bare>
                <p class="muted">{locale.say(&words::study::REVIEW_ABOUT)}</p>
            </Show>
            {summary}
            {lessons}
        </section>
    }
}

/// A share in hundredths, with the decimal sign of the language.
fn percent(share: f64, language: Language) -> String {
    let number = format!("{:.1} %", 100.0 * share);
    match language {
        Language::English => number,
        Language::Portuguese => number.replace('.', ","),
    }
}
