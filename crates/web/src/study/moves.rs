use leptos::prelude::*;
use study::Node;
use study::Study;
use study::review::Grade;

use super::session::Session;
use crate::locale::Locale;
use crate::play::Step;
use crate::words;

/// A move of the list.
#[derive(Clone, Debug, PartialEq)]
struct Item {
    node: Node,
    number: Option<String>,
    mv: String,
    grade: Option<Grade>,
    comment: String,
}

/// Moves that follow each other; variations stand deeper than what they leave.
#[derive(Clone, Debug, Default, PartialEq)]
struct Row {
    depth: usize,
    items: Vec<Item>,
}

/// How a fault is written after a move.
pub(super) const fn sign(grade: Grade) -> Option<&'static str> {
    match grade {
        Grade::Best | Grade::Fine => None,
        Grade::Inaccuracy => Some("?!"),
        Grade::Mistake => Some("?"),
        Grade::Blunder => Some("??"),
    }
}

/// Every line that was tried, each move a button that leads there.
#[component]
pub(super) fn MoveTree(session: Session) -> impl IntoView {
    let locale = Locale::here();
    let rows = Memo::new(move |_| rows(&session.study.read()));
    let here = Memo::new(move |_| session.study.read().here());
    let item = move |item: Item| {
        let Item { node, number, mv, grade, comment } = item;
        let is_here = move || here.get() == node;
        let fault = grade.and_then(|grade| Some((sign(grade)?, grade.name())));
        let label = fault.map(|(_, name)| {
            let mv = mv.clone();
            move || format!("{mv}, {}", name.say(locale.language()))
        });
        view! {
            {number.map(|number| view! { <span class="number">{number}" "</span> })}
            <button class="move" class:here=is_here class:fault=fault.is_some()
                aria-label=label.clone() title=label
                aria-current=move || if is_here() { "step" } else { "false" }
                on:click=move |_| session.change(|study| study.go(node))>
                {mv}<span class="sign">{fault.map(|(sign, _)| sign)}</span>
            </button>
            " "
            {(!comment.is_empty()).then(|| view! { <span class="comment">{comment}" "</span> })}
        }
    };
    let list = move || {
        let rows = rows.get().into_iter().map(|row| {
            let class = if row.depth > 0 { "row variation" } else { "row" };
            let depth = row.depth.min(6).to_string();
            let items = row.items.into_iter().map(item).collect_view();
            view! { <div class=class data-depth=depth>{items}</div> }
        });
        rows.collect_view()
    };
    let at = move |is: fn(&Study) -> bool| move || is(&session.study.read());
    let is_first = at(|study| study.tree().parent(study.here()).is_none());
    let is_last = at(|study| study.tree().children(study.here()).is_empty());
    let no_sibling = |study: &Study, by| study.tree().sibling(study.here(), by).is_none();
    let is_single = move || {
        let study = session.study.read();
        no_sibling(&study, -1) && no_sibling(&study, 1)
    };
    let is_main = at(|study| study.tree().is_main(study.here()));
    let is_game = at(|study| study.tree().is_game(study.here()));
    let left_out = move || {
        let count = session.study.read().left_out();
        let said = move || locale.tell(words::study::left_out(count, Study::VARIATIONS));
        (count > 0).then(|| view! { <p class="note">{said}</p> })
    };
    let next = move |_| {
        session.change(|study| study.aside(1) || go_first(study));
    };
    let go = move |how: fn(&mut Study) -> bool| move || session.change(how);
    view! {
        <p class="steps">
            <Step label=&words::TO_START text="«" off=is_first go=go(Study::to_start) />
            <Step label=&words::ONE_BACK text="‹" off=is_first go=go(Study::back) />
            <Step label=&words::ONE_ON text="›" off=is_last go=go(Study::forward) />
            <Step label=&words::TO_END text="»" off=is_last go=go(Study::to_end) />
        </p>
        <p class="actions variations">
            <button disabled=is_single on:click=next>"↔ "{locale.say(&words::study::NEXT_VARIATION)}</button>
            <button disabled=is_main on:click=move |_| session.change(Study::promote)>
                "↑ "{locale.say(&words::study::PROMOTE)}
            </button>
            <button disabled=is_game on:click=move |_| session.change(Study::delete)>
                "× "{locale.say(&words::study::DELETE)}
            </button>
        </p>
        {left_out}
        <div class="moves tree" role="group" aria-label=locale.say(&words::MOVES)>{list}</div>
    }
}

/// Looks at the first of the moves that were tried instead of the last one.
fn go_first(study: &mut Study) -> bool {
    let mut moved = false;
    while study.aside(-1) {
        moved = true;
    }
    moved
}

fn rows(study: &Study) -> Vec<Row> {
    let mut rows = vec![Row::default()];
    write(study, study.tree().start(), 0, &mut rows);
    rows.retain(|row| !row.items.is_empty());
    rows
}

/// Writes what follows a position, and each variation where it leaves.
fn write(study: &Study, from: Node, depth: usize, rows: &mut Vec<Row>) {
    let tree = study.tree();
    for node in tree.onward(from) {
        push(study, node, rows);
        let others = tree.parent(node).map_or(&[][..], |parent| &tree.children(parent)[1..]);
        for &other in others {
            rows.push(Row { depth: depth + 1, items: Vec::new() });
            push(study, other, rows);
            write(study, other, depth + 1, rows);
        }
        if !others.is_empty() {
            rows.push(Row { depth, items: Vec::new() });
        }
    }
}

fn push(study: &Study, node: Node, rows: &mut [Row]) {
    let tree = study.tree();
    let Some(row) = rows.last_mut() else { return };
    let is_numbered = row.items.is_empty() || tree.is_numbered(node);
    row.items.push(Item {
        node,
        number: is_numbered.then(|| tree.number(node).to_owned()),
        mv: tree.mv(node).to_owned(),
        grade: tree.judgement(node).map(|judged| judged.grade),
        comment: tree.comment(node).to_string(),
    });
}
