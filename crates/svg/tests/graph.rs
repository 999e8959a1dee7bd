//! Graphs are sound documents that say in words what they show.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use i18n::Language;
use ludoteca_svg::{Graph, GraphMark, MarkForm, graph};
use roxmltree::{Document, Node};

fn sample(values: Vec<f64>, marks: Vec<GraphMark>) -> String {
    let words = "</title><script>&'\u{0}".repeat(9);
    let sides = [words.clone(), words.clone()];
    let picture = Graph { title: words.clone(), description: words, sides, values, marks };
    graph(
        &picture,
        &[(MarkForm::Circle, "small".into()), (MarkForm::Square, "large".into())],
        Language::English,
    )
}

#[test]
fn a_graph_is_titled_described_and_harmless() {
    let mark = |at, form| GraphMark { at, form, text: "2. <move>".into() };
    let forms = [MarkForm::Circle, MarkForm::Triangle, MarkForm::Square];
    let marks = forms.into_iter().enumerate().map(|(at, form)| mark(at, form)).collect();
    let picture = sample(vec![0.5, 0.9, 0.1, f64::NAN, 7.0], marks);
    let document = Document::parse(&picture).unwrap();
    let root = document.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    let first = root.children().find(Node::is_element).unwrap();
    assert!(first.has_tag_name("title") && first.text().unwrap().starts_with("</title>"));
    assert!(!document.descendants().any(|node| node.has_tag_name("script")));
    assert!(!picture.contains("NaN") && !picture.contains("inf"));
    let said = document.descendants().filter(|node| node.text() == Some("2. <move>"));
    assert_eq!(said.filter(|node| node.has_tag_name("title")).count(), 3);
    let line = document.descendants().find(|node| node.has_tag_name("polyline")).unwrap();
    let points = line.attribute("points").unwrap();
    assert_eq!(points, "56,178 238,86.8 420,269.2 602,178 784,64");
}

#[test]
fn short_graphs_are_drawn_too() {
    for values in [vec![], vec![0.5]] {
        let mark = GraphMark { at: 3, form: MarkForm::Square, text: String::new() };
        assert!(Document::parse(&sample(values, vec![mark])).is_ok());
    }
}
