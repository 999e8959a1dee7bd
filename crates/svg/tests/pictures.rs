//! Pictures of every kind of scene are sound documents.

#[path = "../../text/tests/scenes/mod.rs"]
mod scenes;

use std::collections::BTreeSet;

use board::{Cell, Form, Grid, Ground, Ink, Note, Piece, Scene};
use i18n::{Language, Phrase};
use ludoteca_svg::{Parts, Theme, draw};
use roxmltree::{Document, Node};

fn pictures() -> Vec<(Scene, String)> {
    let draw = |scene: Scene| {
        [Theme::Light, Theme::Dark]
            .map(|theme| (scene.clone(), draw(&scene, theme, Language::English)))
    };
    scenes::all().into_iter().flat_map(draw).collect()
}

fn title<'a>(node: Node<'a, '_>) -> &'a str {
    let title = node.children().find(|child| child.has_tag_name("title"));
    title.and_then(|title| title.text()).unwrap_or_default()
}

#[test]
fn every_picture_is_titled_and_described() {
    for (scene, picture) in pictures() {
        let document = Document::parse(&picture).unwrap();
        let root = document.root_element();
        assert_eq!(root.tag_name().namespace(), Some("http://www.w3.org/2000/svg"));
        assert_eq!(root.attribute("role"), Some("img"));
        assert_eq!(title(root), format!("{}: {}", scene.title, scene.status));
        let named: Vec<_> = root.attribute("aria-labelledby").unwrap().split(' ').collect();
        let mut texts = named.iter().map(|name| {
            let node = root.descendants().find(|node| node.attribute("id") == Some(name));
            node.unwrap().text().unwrap()
        });
        assert_eq!(texts.next_back(), Some(scene.description(Language::English).as_str()));
    }
}

#[test]
fn every_cell_is_there_once() {
    for (scene, picture) in pictures() {
        let document = Document::parse(&picture).unwrap();
        let ids: Vec<_> = document.descendants().filter_map(|node| node.attribute("id")).collect();
        let distinct: BTreeSet<_> = ids.iter().collect();
        assert_eq!(distinct.len(), ids.len());
        for cell in Cell::all(scene.columns, scene.rows) {
            let id = format!("cell-{cell}");
            let group = document.descendants().find(|node| node.attribute("id") == Some(&id));
            assert_eq!(title(group.unwrap()), scene.describe(cell, Language::English));
        }
        assert_eq!(ids.len(), 2 + scene.columns as usize * scene.rows as usize);
    }
}

#[test]
fn pictures_load_and_run_nothing() {
    let allowed = BTreeSet::from([
        "svg", "title", "desc", "g", "rect", "circle", "ellipse", "line", "path", "polygon",
        "polyline", "text",
    ]);
    for (_, picture) in pictures() {
        let document = Document::parse(&picture).unwrap();
        for node in document.descendants().filter(Node::is_element) {
            assert!(allowed.contains(node.tag_name().name()), "{:?}", node.tag_name());
            for attribute in node.attributes() {
                assert!(!attribute.name().starts_with("on") && attribute.name() != "style");
                assert!(!attribute.value().contains("url(") && !attribute.value().contains("NaN"));
            }
        }
    }
}

#[test]
fn everything_stands_on_the_page() {
    for (_, picture) in pictures() {
        let document = Document::parse(&picture).unwrap();
        let root = document.root_element();
        let number = |text: &str| text.parse::<f64>().unwrap();
        let [.., width, height] =
            root.attribute("viewBox").unwrap().split(' ').map(number).collect::<Vec<_>>()[..]
        else {
            panic!("a view box has four numbers")
        };
        let board = root.children().find(|node| node.has_tag_name("g")).unwrap();
        let shift = board.attribute("transform").unwrap();
        let shift: Vec<_> =
            shift["translate(".len()..shift.len() - 1].split(' ').map(number).collect();
        for text in document.descendants().filter(|node| node.has_tag_name("text")) {
            let Some(size) = text.parent().unwrap().attribute("font-size").map(number) else {
                continue;
            };
            let reach = 0.65 * size * text.text().unwrap().chars().count() as f64;
            let x = shift[0] + number(text.attribute("x").unwrap());
            let y = shift[1] + number(text.attribute("y").unwrap());
            let (left, right) = match text.attribute("text-anchor") {
                Some("end") => (x - reach, x),
                Some("start") => (x, x + reach),
                _ => (x - reach / 2.0, x + reach / 2.0),
            };
            assert!(left >= 0.0 && right <= width && y >= 0.75 * size && y <= height);
        }
    }
}

#[test]
fn hostile_words_stay_words() {
    let words = "</title><script>alert(\"1\")</script>&lt;'\u{0}\u{1b}\u{ffff}]]>";
    let mut scene = Scene::new(Grid::Square, 2, 2, false);
    scene.title = words.into();
    scene.status = Phrase::plain(words.repeat(20));
    scene.notes.push(Note::new(Phrase::plain(words), Phrase::plain(words)));
    scene.tiles[0].ground =
        Ground::Home { ink: Ink::White, letter: '<', name: scenes::name("<home>") };
    scene.tiles[1].stack.push(Piece {
        form: Form::Disc,
        ink: Ink::Red,
        letter: '&',
        glyph: '<',
        name: scenes::name("<piece>"),
    });
    let picture = draw(&scene, Theme::Light, Language::English);
    let document = Document::parse(&picture).unwrap();
    assert!(!document.descendants().any(|node| node.has_tag_name("script")));
    assert!(title(document.root_element()).starts_with("</title><script>alert(\"1\")"));
}

#[test]
fn pictures_are_the_same_every_time() {
    let (first, second) = (pictures(), pictures());
    assert!(first == second);
    let distinct: BTreeSet<_> = first.iter().map(|(_, picture)| picture).collect();
    assert_eq!(distinct.len(), first.len());
}

#[test]
fn any_form_can_lie_in_a_pile() {
    for grid in [Grid::Square, Grid::Rhombus] {
        let mut scene = Scene::new(grid, 1, 1, false);
        for form in [Form::Block, Form::Star, Form::Disc, Form::Ring, Form::Joker, Form::Ball] {
            let it = Piece {
                form,
                ink: Ink::Red,
                letter: 'x',
                glyph: 'x',
                name: scenes::name("red piece"),
            };
            scene.tiles[0].stack.push(it);
        }
        assert!(Document::parse(&draw(&scene, Theme::Dark, Language::English)).is_ok());
    }
}

#[test]
fn a_turned_board_has_the_same_tiles_at_the_opposite_places() {
    for scene in scenes::all() {
        let [plain, turned] =
            [false, true].map(|is_turned| Parts::new(&scene, Theme::Light, is_turned));
        assert_eq!(plain.size, turned.size);
        assert_eq!(plain.centres.len(), scene.tiles.len());
        for (one, other) in plain.centres.iter().zip(&turned.centres) {
            let sums = (one.0 + other.0, one.1 + other.1);
            assert!((sums.0 - plain.size.0).abs() < 1e-6, "{sums:?} {:?}", plain.size);
            assert!((sums.1 - plain.size.1).abs() < 1e-6, "{sums:?} {:?}", plain.size);
        }
        for tile in &scene.tiles {
            let drawn = |parts: &Parts| {
                format!("{}{}{}", parts.ground(tile.ground), parts.stack(tile), parts.mark(tile))
            };
            assert_eq!(drawn(&plain), drawn(&turned));
            let markup = format!("<svg>{}{}</svg>", turned.surroundings, drawn(&turned));
            assert!(Document::parse(&markup).is_ok());
        }
    }
}

#[test]
fn the_parts_of_a_board_are_the_same_whatever_is_on_it() {
    for scene in scenes::all() {
        let parts = |scene: &Scene| Parts::new(scene, Theme::Dark, false);
        assert_eq!(parts(&scene.bare()), parts(&scene));
    }
}
