//! What scenes of every kind look like, letter by letter.

mod scenes;

use board::{Grid, Scene};
use i18n::Phrase;
use ludoteca_text::{Style, draw};

const UNICODE: Style = Style { unicode: true, ..Style::PLAIN };

/// Compares a scene with the files of its ASCII and its Unicode drawing.
macro_rules! looks {
    ($($name:ident: $scene:expr, $file:literal;)*) => {$(
        #[test]
        fn $name() {
            let scene = $scene;
            let ascii = draw(&scene, Style::PLAIN).to_string();
            assert_eq!(ascii, include_str!(concat!("drawings/", $file, ".txt")), "\n{ascii}");
            let unicode = draw(&scene, UNICODE).to_string();
            assert_eq!(unicode, include_str!(concat!("drawings/", $file, "-unicode.txt")), "\n{unicode}");
        }
    )*};
}

looks! {
    a_framed_board: scenes::middle_mapello(), "mapello";
    a_board_of_edges: scenes::middle_talpa(), "talpa";
    a_small_board_of_edges: scenes::talpa("xoxo/ox.x/x..o/oxox"), "talpa-4";
    a_board_of_tints: scenes::start_period5(), "period5";
    a_board_of_stacks: scenes::tall_mitsudomoe(), "mitsudomoe";
    a_rhombus: scenes::middle_nex(), "nex";
}

#[test]
fn lines_fit_the_page_and_end_in_no_blank() {
    for scene in scenes::all() {
        for style in [Style::PLAIN, UNICODE, Style::FULL] {
            let drawing = draw(&scene, style);
            assert!(drawing.width() <= 80, "{} columns:\n{}", drawing.width(), drawing.plain());
            assert!(drawing.plain().lines().all(|line| line == line.trim_end()));
        }
    }
}

#[test]
fn ascii_is_seven_bit_and_controls_are_harmless() {
    let mut scene = scenes::start_period5();
    scene.title = "João \u{1b}[31m\u{7}".into();
    scene.status = Phrase::plain("line\nbreak ".repeat(20));
    let ascii = draw(&scene, Style::PLAIN).to_string();
    assert!(ascii.is_ascii());
    assert!(ascii.starts_with("Jo?o  [31m\n"), "{ascii}");
    assert!(ascii.chars().all(|letter| letter == '\n' || !letter.is_control()));
}

#[test]
fn colour_changes_no_letter() {
    for scene in scenes::all() {
        let painted = draw(&scene, Style::FULL);
        assert_eq!(painted.plain(), draw(&scene, UNICODE).to_string());
        let escaped = painted.to_string();
        let mut bare = String::new();
        for (at, part) in escaped.split('\u{1b}').enumerate() {
            bare += if at == 0 { part } else { part.split_once('m').unwrap().1 };
        }
        assert_eq!(bare, painted.plain());
    }
}

#[test]
fn a_bare_scene_is_drawn() {
    let scene = Scene::new(Grid::Square, 2, 1, false);
    assert_eq!(
        draw(&scene, Style::PLAIN).to_string(),
        "\n    a   b\n  +---+---+\n1 |   |   | 1\n  +---+---+\n    a   b\n"
    );
}
