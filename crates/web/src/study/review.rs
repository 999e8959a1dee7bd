use ::board::Player;
use ::i18n::Language;
use leptos::prelude::*;
use study::review::{Grade, Review};

use super::moves::sign;
use super::session::Session;
use crate::locale::Locale;
use crate::words;

/// A button that lets the engine judge the whole game, and how the players did.
#[component]
pub(super) fn ReviewPanel(session: Session) -> impl IntoView {
    let locale = Locale::here();
    let is_running = move || session.reviewed.get().is_some_and(|(done, all)| done < all);
    let label = move || {
        let pattern = if is_running() { &words::study::STOP } else { &words::study::REVIEW };
        pattern.say(locale.language())
    };
    let progress = move || {
        let (done, all) = session.reviewed.get().filter(|_| is_running())?;
        Some(locale.tell(words::study::progress(done, all)))
    };
    let has_moves = move || session.study.read().main().len() > 1;
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
            let name = locale.tell(study.line().start().side(player).name);
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
    view! {
        <div class="review">
            <button class="wanted" disabled=move || !has_moves() on:click=move |_| session.review()>
                {label}
            </button>
            <span role="status">{progress}</span>
            {summary}
        </div>
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
