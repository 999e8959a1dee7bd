use games::AnyGame;
use leptos::prelude::*;
use markdown::{Block, Span, spans};

use super::diagram::Diagram;
use crate::board::Picture;

/// The rules of a game in two parts: what a player reads, and the appendix, which is the last
/// chapter.
pub(super) fn parts(text: &str) -> (Vec<Block>, Vec<Block>) {
    let mut blocks = markdown::blocks(text);
    let is_chapter = |block: &Block| matches!(block, Block::Heading(2, _));
    let last = blocks.iter().rposition(is_chapter).unwrap_or(blocks.len());
    let appendix = blocks.split_off(last);
    (beside(blocks), appendix)
}

/// Puts each picture before the words that it shows, so that it begins beside them.
fn beside(mut blocks: Vec<Block>) -> Vec<Block> {
    let is_picture = |block: &Block| matches!(block, Block::Picture { .. });
    for place in 1..blocks.len() {
        let is_text = matches!(blocks[place - 1], Block::Paragraph(_) | Block::List { .. });
        if is_picture(&blocks[place]) && is_text {
            blocks.swap(place - 1, place);
        }
    }
    blocks
}

/// Words, and the pictures that stand beside them.
#[derive(Default)]
struct Rule {
    pictures: Vec<Block>,
    text: Vec<Block>,
}

/// Chapters begin a rule of their own, and so does every picture that comes after words.
fn rules(blocks: Vec<Block>) -> Vec<Rule> {
    let mut rules = vec![Rule::default()];
    for block in blocks {
        let rule = rules.last_mut().expect("there is always a rule");
        let has_words = rule.text.iter().any(|block| !matches!(block, Block::Heading(..)));
        let is_new = match block {
            Block::Heading(2, _) => !rule.text.is_empty(),
            Block::Picture { .. } => has_words,
            _ => false,
        };
        if is_new {
            rules.push(Rule::default());
        }
        let rule = rules.last_mut().expect("there is always a rule");
        let place = if matches!(block, Block::Picture { .. }) {
            &mut rule.pictures
        } else {
            &mut rule.text
        };
        place.push(block);
    }
    rules
}

/// Rules as elements of the page; the title is left to the page.
pub(super) fn shown(game: &'static dyn AnyGame, blocks: Vec<Block>) -> impl IntoView {
    let all = |blocks: Vec<Block>| blocks.into_iter().map(|it| block(game, it)).collect_view();
    let rule = |Rule { pictures, text }| {
        let boards =
            (!pictures.is_empty()).then(|| view! { <div class="boards">{all(pictures)}</div> });
        view! { <div class="rule"><div class="text">{all(text)}</div>{boards}</div> }
    };
    rules(blocks).into_iter().map(rule).collect_view()
}

fn block(game: &'static dyn AnyGame, block: Block) -> AnyView {
    match block {
        Block::Heading(1, _) => ().into_any(),
        Block::Heading(2, words) => view! { <h2>{inline(&words)}</h2> }.into_any(),
        Block::Heading(_, words) => view! { <h3>{inline(&words)}</h3> }.into_any(),
        Block::Paragraph(words) => view! { <p>{inline(&words)}</p> }.into_any(),
        Block::List { is_numbered, items } => {
            let items = items.iter().map(|words| view! { <li>{inline(words)}</li> }).collect_view();
            if is_numbered {
                view! { <ol>{items}</ol> }.into_any()
            } else {
                view! { <ul>{items}</ul> }.into_any()
            }
        }
        Block::Code(code) => view! { <pre tabindex="0"><code>{code}</code></pre> }.into_any(),
        Block::Picture { kind, what, .. } => picture(game, &kind, &what),
    }
}

/// A position to be seen, or an example to be tried.
fn picture(game: &'static dyn AnyGame, kind: &str, what: &str) -> AnyView {
    if kind == "try" {
        let example = game.examples().iter().find(|example| example.mv == what);
        return example.map(|example| view! { <Diagram game=game example=example /> }).into_any();
    }
    let scene = game.position(what).ok().map(|position| position.scene());
    scene.map(|scene| view! { <figure class="seen"><Picture scene=scene /></figure> }).into_any()
}

fn inline(text: &str) -> Vec<AnyView> {
    let view = |Span { text, is_strong, is_code }| match (is_strong, is_code) {
        (false, false) => text.into_any(),
        (true, false) => view! { <strong>{text}</strong> }.into_any(),
        (false, true) => view! { <code>{text}</code> }.into_any(),
        (true, true) => view! { <strong><code>{text}</code></strong> }.into_any(),
    };
    spans(text).into_iter().map(view).collect()
}
