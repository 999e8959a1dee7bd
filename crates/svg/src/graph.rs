use std::fmt::Write as _;

use board::Material;
use i18n::Language;

use crate::escape::{Number, escape, points};
use crate::look::Theme;
use crate::palette::Palette;
use crate::words;

/// A value that goes up and down between two players, turn by turn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Graph {
    /// What it shows.
    pub title: String,
    /// What can be seen in it, for who can't see it.
    pub description: String,
    /// Who is better at the top, and who at the bottom.
    pub sides: [String; 2],
    /// The values from 0 at the bottom to 1 at the top, the one of the start first.
    pub values: Vec<f64>,
    /// What is marked on it.
    pub marks: Vec<GraphMark>,
}

/// A mark on a graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GraphMark {
    /// Which value it stands at.
    pub at: usize,
    /// Its form.
    pub form: MarkForm,
    /// What it says.
    pub text: String,
}

/// The form of a mark: the worse the fault, the more corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkForm {
    /// A circle.
    Circle,
    /// A triangle.
    Triangle,
    /// A square.
    Square,
}

const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 784.0;
const TOP: f64 = 64.0;
const BOTTOM: f64 = 292.0;
/// As many letters of a name as fit beside the title's line.
const LONGEST: usize = 60;

/// Draws a graph as an SVG document on a light ground, with a legend of the marks
/// and words in this language.
pub fn graph(graph: &Graph, legend: &[(MarkForm, String)], language: Language) -> String {
    let palette = Palette::new(Theme::Light.into(), Material::default());
    let mut svg = head(graph, &palette);
    let text = |svg: &mut String, x: f64, y: f64, anchor: &str, words: &str| {
        let (x, y, words) = (Number(x), Number(y), escape(words));
        let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\">{words}</text>");
    };
    let _ = writeln!(svg, "<g font-size=\"18\" fill=\"{}\">", palette.text);
    text(&mut svg, LEFT, 28.0, "start", &cut(&graph.title));
    let _ = writeln!(svg, "</g>\n<g font-size=\"13\" fill=\"{}\">", palette.muted);
    let [above, below] = &graph.sides;
    text(&mut svg, LEFT, TOP - 10.0, "start", &cut(above));
    text(&mut svg, LEFT, BOTTOM + 20.0, "start", &cut(below));
    for (value, label) in [(1.0, "100 %"), (0.5, "50 %"), (0.0, "0 %")] {
        text(&mut svg, LEFT - 6.0, height(value) + 4.5, "end", label);
    }
    let turns = graph.values.len().saturating_sub(1);
    text(&mut svg, RIGHT, BOTTOM + 20.0, "end", &words::after_turns(turns).say(language));
    for (i, (form, name)) in legend.iter().enumerate() {
        let x = LEFT + 8.0 + 130.0 * i as f64;
        svg += &shape(*form, (x, BOTTOM + 44.0), &palette, "");
        text(&mut svg, x + 12.0, BOTTOM + 48.5, "start", name);
    }
    svg += "</g>\n";
    for (value, dashes) in [(0.0, "none"), (0.5, "6 4"), (1.0, "none")] {
        let y = Number(height(value));
        let _ = writeln!(
            svg,
            "<line x1=\"{LEFT}\" y1=\"{y}\" x2=\"{RIGHT}\" y2=\"{y}\" stroke=\"{}\" \
             stroke-dasharray=\"{dashes}\"/>",
            palette.line
        );
    }
    let line: Vec<_> = (0..graph.values.len()).map(|i| place(graph, i)).collect();
    let _ = writeln!(
        svg,
        "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\" \
         stroke-linejoin=\"round\"/>",
        points(&line),
        palette.text
    );
    for mark in graph.marks.iter().filter(|mark| mark.at < graph.values.len()) {
        svg += &shape(mark.form, place(graph, mark.at), &palette, &mark.text);
    }
    svg + "</svg>\n"
}

fn head(graph: &Graph, palette: &Palette) -> String {
    let (title, description) = (escape(&graph.title), escape(&graph.description));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" \
         viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         aria-labelledby=\"graph-title graph-description\" \
         font-family=\"DejaVu Sans, sans-serif\">\n\
         <title id=\"graph-title\">{title}</title>\n\
         <desc id=\"graph-description\">{description}</desc>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{}\"/>\n",
        palette.page
    )
}

fn cut(words: &str) -> String {
    match words.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}...", &words[..end]),
        None => words.into(),
    }
}

fn height(value: f64) -> f64 {
    let value = if value.is_finite() { value.clamp(0.0, 1.0) } else { 0.5 };
    BOTTOM - value * (BOTTOM - TOP)
}

fn place(graph: &Graph, at: usize) -> (f64, f64) {
    let steps = (graph.values.len() - 1).max(1) as f64;
    (LEFT + (RIGHT - LEFT) * at as f64 / steps, height(graph.values[at]))
}

fn shape(form: MarkForm, (x, y): (f64, f64), palette: &Palette, words: &str) -> String {
    let (fill, rim) = (palette.marks.warn, palette.page);
    let paint = format!("fill=\"{fill}\" stroke=\"{rim}\" stroke-width=\"1\"");
    let title = match words {
        "" => String::new(),
        words => format!("<title>{}</title>", escape(words)),
    };
    let corners: &[(f64, f64)] = match form {
        MarkForm::Circle => &[],
        MarkForm::Triangle => &[(0.0, -7.0), (6.5, 5.0), (-6.5, 5.0)],
        MarkForm::Square => &[(-5.5, -5.5), (5.5, -5.5), (5.5, 5.5), (-5.5, 5.5)],
    };
    if corners.is_empty() {
        let (x, y) = (Number(x), Number(y));
        return format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"4.5\" {paint}>{title}</circle>\n");
    }
    let corners: Vec<_> = corners.iter().map(|&(right, down)| (x + right, y + down)).collect();
    format!("<polygon points=\"{}\" {paint}>{title}</polygon>\n", points(&corners))
}
