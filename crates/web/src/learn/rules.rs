use leptos::prelude::*;
use markdown::{Block, Span, spans};

/// Rules as elements of the page; the title is left to the page.
pub(super) fn shown(blocks: Vec<Block>) -> impl IntoView {
    blocks.into_iter().map(block).collect_view()
}

fn block(block: Block) -> AnyView {
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
    }
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
