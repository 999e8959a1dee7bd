//! Pictures of every kind of scene are sound documents.

#[path = "../../text/tests/scenes/mod.rs"]
mod scenes;

use std::collections::BTreeSet;

use board::{Cell, Form, Grid, Ground, Ink, Material, Note, Piece, Scene, Touch};
use i18n::{Language, Phrase};
use ludoteca_svg::{Finish, LegalMarks, Look, Parts, State, Theme, draw, picture, piece};
use roxmltree::{Document, Node};

/// Every look that a picture file can have.
fn looks() -> impl Iterator<Item = Look> {
    let finishes = [Finish::Material, Finish::Flat];
    let of = move |theme| finishes.map(|finish| Look { theme, finish });
    [Theme::Light, Theme::Dark].into_iter().flat_map(of)
}

fn pictures() -> Vec<(Scene, String)> {
    let draw = |scene: Scene| {
        looks().map(move |look| (scene.clone(), draw(&scene, look, Language::English)))
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
        let cells = ids.iter().filter(|id| id.starts_with("cell-"));
        assert_eq!(cells.count(), scene.columns as usize * scene.rows as usize);
    }
}

/// The names that the attributes of an element refer to.
fn references<'a>(node: Node<'a, '_>) -> Vec<&'a str> {
    let mut found = Vec::new();
    for attribute in node.attributes() {
        if attribute.name() == "href" {
            found.extend(attribute.value().strip_prefix('#'));
            assert!(attribute.value().starts_with('#'), "{attribute:?}");
        }
        if let Some((_, rest)) = attribute.value().split_once("url(") {
            let name = rest.strip_prefix('#').and_then(|rest| rest.strip_suffix(')'));
            found.push(name.expect("only what is in the picture itself"));
        }
    }
    found
}

#[test]
fn pictures_load_and_run_nothing() {
    let allowed = BTreeSet::from([
        "svg",
        "title",
        "desc",
        "g",
        "rect",
        "circle",
        "ellipse",
        "path",
        "text",
        "defs",
        "use",
        "linearGradient",
        "radialGradient",
        "stop",
        "pattern",
        "clipPath",
    ]);
    for (_, picture) in pictures() {
        let document = Document::parse(&picture).unwrap();
        let ids: BTreeSet<_> =
            document.descendants().filter_map(|node| node.attribute("id")).collect();
        for node in document.descendants().filter(Node::is_element) {
            assert!(allowed.contains(node.tag_name().name()), "{:?}", node.tag_name());
            for attribute in node.attributes() {
                assert!(!attribute.name().starts_with("on") && attribute.name() != "style");
                assert!(!attribute.value().contains("NaN"));
            }
            assert!(references(node).into_iter().all(|name| ids.contains(name)), "{node:?}");
        }
    }
}

#[test]
fn nothing_is_defined_in_vain() {
    for (_, picture) in pictures() {
        let document = Document::parse(&picture).unwrap();
        let used: BTreeSet<_> = document.descendants().flat_map(references).collect();
        let pieces = document
            .descendants()
            .filter(|node| node.has_tag_name("g") && node.parent().unwrap().has_tag_name("defs"));
        for piece in pieces {
            assert!(used.contains(piece.attribute("id").unwrap()), "{piece:?}");
        }
    }
}

#[test]
fn boards_on_one_page_share_no_names() {
    let mut seen = BTreeSet::new();
    for (number, scene) in scenes::all().into_iter().enumerate() {
        let parts = Parts::new(&scene, Theme::Light, false, &format!("board{number}"));
        let markup = format!("<svg>{}</svg>", picture(&scene, &parts));
        let document = Document::parse(&markup).unwrap();
        let ids: BTreeSet<_> =
            document.descendants().filter_map(|node| node.attribute("id")).collect();
        assert!(document.descendants().flat_map(references).all(|name| ids.contains(name)));
        for id in ids {
            assert!(seen.insert(id.to_owned()), "{id} is there twice");
        }
    }
}

#[test]
fn everything_stands_on_the_page() {
    for (_, picture) in pictures() {
        let document = Document::parse(&picture).unwrap();
        let root = document.root_element();
        let number = |text: &str| text.parse::<f64>().unwrap();
        let [left, top, width, height] =
            root.attribute("viewBox").unwrap().split(' ').map(number).collect::<Vec<_>>()[..]
        else {
            panic!("a view box has four numbers")
        };
        for text in document.descendants().filter(|node| node.has_tag_name("text")) {
            let Some(size) = text.parent().unwrap().attribute("font-size").map(number) else {
                continue;
            };
            let reach = 0.65 * size * text.text().unwrap().chars().count() as f64;
            let x = number(text.attribute("x").unwrap());
            let y = number(text.attribute("y").unwrap());
            assert!(x - reach / 2.0 >= left && x + reach / 2.0 <= left + width);
            assert!(y - 0.5 * size >= top && y + 0.5 * size <= top + height);
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
        for form in [Form::Block, Form::Star(3), Form::Disc, Form::Ring, Form::Joker, Form::Ball] {
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
            [false, true].map(|is_turned| Parts::new(&scene, Theme::Light, is_turned, "board"));
        assert_eq!(plain.view.map(f64::to_bits), turned.view.map(f64::to_bits));
        assert_eq!(plain.centres.len(), scene.tiles.len());
        let first = plain.centres[0];
        let last = plain.centres[plain.centres.len() - 1];
        for (one, other) in plain.centres.iter().zip(&turned.centres) {
            let sums = (one.0 + other.0, one.1 + other.1);
            assert!((sums.0 - first.0 - last.0).abs() < 1e-6, "{sums:?}");
            assert!((sums.1 - first.1 - last.1).abs() < 1e-6, "{sums:?}");
        }
        let legal = LegalMarks::new(&scene);
        for (index, tile) in scene.tiles.iter().enumerate() {
            let drawn = |parts: &Parts| {
                let states = [State::Selected, State::Drop, State::Refused, State::Focus];
                let states = states.map(|state| parts.state(index, state, tile.ground)).concat();
                let (under, over) = (parts.under(tile), parts.over(tile, legal));
                format!("{under}{}{over}{states}", parts.stack(index, tile))
            };
            assert_eq!(drawn(&plain), drawn(&turned));
            assert!(Document::parse(&format!("<svg>{}</svg>", drawn(&turned))).is_ok());
        }
        assert!(Document::parse(&format!("<svg>{}</svg>", picture(&scene, &turned))).is_ok());
    }
}

#[test]
fn the_parts_of_a_board_are_the_same_whatever_is_on_it() {
    for scene in scenes::all() {
        let parts = |scene: &Scene| Parts::new(scene, Theme::Dark, false, "board");
        assert_eq!(parts(&scene.bare()), parts(&scene));
    }
}

/// How many dots, rings and feet tell what can be touched, by the marks' colour.
fn legal_marks(scene: &Scene) -> usize {
    let parts = Parts::new(scene, Theme::Light, false, "board");
    let legal = LegalMarks::new(scene);
    scene.tiles.iter().filter(|tile| !parts.over(tile, legal).is_empty()).count()
}

#[test]
fn what_can_be_touched_nearly_everywhere_is_not_marked() {
    let mut scene = scenes::empty_nex(8);
    for tile in &mut scene.tiles {
        tile.marks.lit = Some(Touch::Target);
    }
    assert_eq!(legal_marks(&scene), 0);
    for tile in scene.tiles.iter_mut().skip(20) {
        tile.marks.lit = None;
    }
    assert_eq!(legal_marks(&scene), 20);
}

#[test]
fn pieces_are_marked_only_where_few_of_them_can_move() {
    let mut scene = scenes::start_talpa(8);
    let reds: Vec<_> =
        (0..64).filter(|&index| scene.tiles[index].stack[0].ink == Ink::Red).collect();
    for &index in &reds {
        scene.tiles[index].marks.lit = Some(Touch::Source);
    }
    assert_eq!(legal_marks(&scene), 0);
    for &index in &reds[5..] {
        scene.tiles[index].marks.lit = None;
    }
    assert_eq!(legal_marks(&scene), 5);
}

#[test]
fn a_thread_joins_two_sides_and_rings_mark_what_does_not() {
    let drawn = |scene: &Scene| {
        let parts = Parts::new(scene, Theme::Light, false, "board");
        let markup = format!("<svg>{}</svg>", parts.won(scene));
        let document = Document::parse(&markup).unwrap();
        let count =
            |name: &str| document.descendants().filter(|node| node.has_tag_name(name)).count();
        (count("path"), count("circle"))
    };
    let mut scene = scenes::empty_nex(5);
    for column in 0..5 {
        scene.tile_mut(Cell::new(column, 2)).marks.deciding = true;
    }
    assert_eq!(drawn(&scene), (3, 0));
    let mut scene = scenes::start_period5();
    for at in 0..5 {
        scene.tile_mut(Cell::new(at, at)).marks.deciding = true;
    }
    assert_eq!(drawn(&scene), (0, 10));
}

#[test]
fn dug_cells_run_together() {
    let rows = "xo../x.../xoxo/oxox";
    let mut scene = scenes::talpa(rows);
    scene.material = Material::Earth;
    let dug = Parts::hollows(&scene);
    assert_eq!(dug.iter().filter(|is_dug| **is_dug).count(), 5);
    let parts = Parts::new(&scene, Theme::Light, false, "board");
    let markup = parts.tunnels(&dug);
    assert!(markup.contains("M150 150L250 150"), "{markup}");
    scene.material = Material::Felt;
    assert!(Parts::hollows(&scene).iter().all(|is_dug| !is_dug));
}

#[test]
fn forced_colours_bring_no_colour_of_their_own() {
    for scene in scenes::all() {
        let parts = Parts::new(&scene, Theme::Forced, false, "board");
        let markup = picture(&scene, &parts);
        let document = format!("<svg>{markup}</svg>");
        let document = Document::parse(&document).unwrap();
        for node in document.descendants() {
            for name in ["fill", "stroke"] {
                let colour = node.attribute(name).unwrap_or("none");
                let is_known =
                    ["none", "Canvas", "CanvasText", "GrayText", "Highlight", "#000", "#fff"];
                assert!(is_known.contains(&colour), "{name}={colour}");
            }
        }
    }
}

#[test]
fn a_piece_stands_by_itself() {
    let it = scenes::all()[0].pieces()[0];
    for look in looks() {
        let markup = format!("<svg>{}</svg>", piece(it, look, "sign"));
        let document = Document::parse(&markup).unwrap();
        let ids: BTreeSet<_> =
            document.descendants().filter_map(|node| node.attribute("id")).collect();
        assert!(document.descendants().flat_map(references).all(|name| ids.contains(name)));
    }
}
