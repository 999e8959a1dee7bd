//! Scenes like those of the games on the shelf, read from position texts.

#![allow(dead_code, reason = "each test crate uses the scenes it needs")]

use board::{Cell, Edges, End, Form, Goal, Grid, Ground, Ink, Marks, Note, Piece, Scene, Touch};
use i18n::{Part, Pattern, Phrase};

/// A name that is the same in every language.
pub(crate) fn name(words: &'static str) -> &'static Pattern {
    let parts: &'static [Part] = vec![Part::Text(words)].leak();
    Box::leak(Box::new(Pattern { key: words, parts: [parts; 2] }))
}

fn piece(form: Form, ink: Ink, letter: char, glyph: char, words: &'static str) -> Piece {
    Piece { form, ink, letter, glyph, name: name(words) }
}

fn goal(ink: Ink, letter: char, words: &'static str) -> Goal {
    Goal { ink, letter, name: name(words) }
}

fn find(pieces: &[Piece], letter: char) -> Option<Piece> {
    pieces.iter().copied().find(|piece| piece.letter == letter)
}

fn note(label: &str, value: &str) -> Note {
    Note::new(Phrase::plain(label.to_string()), Phrase::plain(value.to_string()))
}

fn cell(text: &str) -> Cell {
    let bytes = text.as_bytes();
    Cell::new(bytes[0] - b'a', text[1..].parse::<u8>().expect("a row number") - 1)
}

const NO_MARKS: Marks =
    Marks { last: None, lit: None, deciding: false, threat: false, barred: false };
const LAST: Marks = Marks { last: Some(End::To), ..NO_MARKS };
const LIT: Marks = Marks { lit: Some(Touch::Target), ..NO_MARKS };
const BOTH: Marks = Marks { lit: Some(Touch::Target), ..LAST };

/// Marks these cells, given as "c3 d4".
pub(crate) fn mark(mut scene: Scene, cells: &str, marks: Marks) -> Scene {
    for name in cells.split(' ') {
        scene.tile_mut(cell(name)).marks = marks;
    }
    scene
}

/// A board of single pieces, one letter a cell.
fn flat(grid: Grid, rows: &str, framed: bool, pieces: &[Piece]) -> Scene {
    let frame = 2 * u8::from(framed);
    let height = rows.split('/').count() as u8 - frame;
    let width = rows.find('/').expect("rows") as u8 - frame;
    let mut scene = Scene::new(grid, width, height, framed);
    for (tile, letter) in scene.tiles.iter_mut().zip(rows.chars().filter(|&letter| letter != '/')) {
        if letter == '#' {
            tile.ground = Ground::Wall;
        }
        tile.stack.extend(find(pieces, letter));
    }
    scene
}

pub(crate) fn mapello(rows: &str) -> Scene {
    let pieces = [
        piece(Form::Disc, Ink::Black, 'X', '●', "black disc"),
        piece(Form::Disc, Ink::White, 'O', '○', "white disc"),
        piece(Form::Star(3), Ink::Yellow, '*', '★', "bonus"),
        piece(Form::Joker, Ink::Grey, 'J', '◐', "joker"),
    ];
    let mut scene = flat(Grid::Square, rows, true, &pieces);
    scene.title = "Mapello".into();
    scene.status = Phrase::plain("black to move");
    scene.notes = vec![note("black", "2 points, 0 bonuses"), note("white", "2 points, 0 bonuses")];
    scene
}

pub(crate) fn talpa(rows: &str) -> Scene {
    let pieces = [
        piece(Form::Diamond, Ink::Red, 'x', '◆', "red piece"),
        piece(Form::Disc, Ink::Blue, 'o', '●', "blue piece"),
    ];
    let mut scene = flat(Grid::Square, rows, false, &pieces);
    scene.title = "Talpa".into();
    scene.status = Phrase::plain("red to move");
    scene.edges = Some(Edges {
        left_right: goal(Ink::Red, 'x', "red"),
        top_bottom: goal(Ink::Blue, 'o', "blue"),
    });
    let count = |letter| rows.matches(letter).count().to_string();
    scene.notes = vec![note("red's pieces", &count('x')), note("blue's pieces", &count('o'))];
    scene
}

pub(crate) fn nex(rows: &str) -> Scene {
    let pieces = [
        piece(Form::Disc, Ink::Red, 'r', '●', "red stone"),
        piece(Form::Block, Ink::Blue, 'b', '■', "blue stone"),
        piece(Form::Diamond, Ink::Grey, 'n', '◇', "neutral stone"),
    ];
    let mut scene = flat(Grid::Rhombus, rows, false, &pieces);
    scene.title = "Nex".into();
    scene.status = Phrase::plain("red to move");
    scene.edges = Some(Edges {
        left_right: goal(Ink::Red, 'r', "red"),
        top_bottom: goal(Ink::Blue, 'b', "blue"),
    });
    scene
}

/// An empty rhombus of this size.
pub(crate) fn empty_nex(size: usize) -> Scene {
    nex(&vec![".".repeat(size); size].join("/"))
}

pub(crate) fn period5(rows: &str) -> Scene {
    let pieces = [
        piece(Form::Disc, Ink::White, 'l', '○', "light piece"),
        piece(Form::Diamond, Ink::Black, 'd', '◆', "dark piece"),
        piece(Form::Cube, Ink::Grey, 'c', '■', "cube"),
    ];
    let tints = [
        (Ink::Black, "black"),
        (Ink::Red, "red"),
        (Ink::Yellow, "yellow"),
        (Ink::Purple, "purple"),
        (Ink::Blue, "blue"),
    ]
    .map(|(ink, words)| (ink, name(words)));
    let mut scene = flat(Grid::Square, rows, false, &pieces);
    for cell in Cell::all(5, 5) {
        let number = (5 + cell.column - cell.row) % 5;
        let (ink, name) = tints[number as usize];
        scene.tile_mut(cell).ground = Ground::Tint { number, ink, name };
    }
    scene.title = "Period 5".into();
    scene.status = Phrase::plain("light to move");
    scene
}

pub(crate) fn mitsudomoe(rows: &str) -> Scene {
    let pieces = [
        piece(Form::Ring, Ink::White, 'w', '○', "white ring"),
        piece(Form::Ring, Ink::Black, 'b', '●', "black ring"),
        piece(Form::Ball, Ink::White, 'W', '◇', "white ball"),
        piece(Form::Ball, Ink::Black, 'B', '◆', "black ball"),
    ];
    let mut scene = Scene::new(Grid::Square, 5, 5, false);
    for (tile, stack) in scene.tiles.iter_mut().zip(rows.split(['/', ','])) {
        tile.stack = stack.chars().filter_map(|letter| find(&pieces, letter)).collect();
    }
    let white = Ground::Home { ink: Ink::White, letter: 'w', name: name("white's home") };
    let black = Ground::Home { ink: Ink::Black, letter: 'b', name: name("black's home") };
    for (home, cells) in [(white, ["d1", "e1", "e2"]), (black, ["a4", "a5", "b5"])] {
        for name in cells {
            scene.tile_mut(cell(name)).ground = home;
        }
    }
    scene.title = "Mitsudomoe".into();
    scene.status = Phrase::plain("white to move");
    scene.notes = vec![note("white's supply", "5 rings"), note("black's supply", "5 rings")];
    scene
}

pub(crate) fn middle_mapello() -> Scene {
    let rows = "####J#####/##.*..*.##/#.....#..#/J*#..OX.*J/J...OOX.O#/#...XOXO*#/#*...OO#.J\
        /J..#.OX..#/##.*...*##/###J###J##";
    mark(mark(mapello(rows), "e4", LAST), "d3 c4 c5", LIT)
}

pub(crate) fn middle_talpa() -> Scene {
    let rows = "ooxoxoxo/.xo.xxox/xoxoxoxo/oxoxoxoo/xoxoxoo./xxx.ox.x/.oxoxoxo/oxoxoxox";
    mark(mark(mark(talpa(rows), "d2", LAST), "c1 e1", LIT), "d3", BOTH)
}

pub(crate) fn start_period5() -> Scene {
    let scene = period5(".d.../l.d../.lcd./..l.d/...l.");
    mark(mark(scene, "c3", LAST), "c1 d3", LIT)
}

pub(crate) fn tall_mitsudomoe() -> Scene {
    let rows = ".,.,.,wW,wW/.,.,wbwbwbwbwbwW,.,./.,bwb,.,.,./bB,.,bB,.,./.,bB,.,.,.";
    mark(mark(mitsudomoe(rows), "c2", LAST), "c3 b3", LIT)
}

pub(crate) fn middle_nex() -> Scene {
    let rows = "..bn...r/r....r.r/n.b.n..r/.nb.nrb./n.b.brbr/b..rn.nn/r.b...bn/...n.nnn";
    mark(mark(nex(rows), "c3 d1", LAST), "a1", LIT)
}

/// The Talpa start of this size.
pub(crate) fn start_talpa(size: usize) -> Scene {
    let letters: String = (0..=size).map(|at| ['x', 'o'][at % 2]).collect();
    let rows: Vec<_> = (0..size).map(|row| &letters[row % 2..][..size]).collect();
    talpa(&rows.join("/"))
}

/// Scenes of every kind and size.
pub(crate) fn all() -> Vec<Scene> {
    let mut scenes =
        vec![middle_mapello(), middle_talpa(), start_period5(), tall_mitsudomoe(), middle_nex()];
    scenes.extend([4, 6, 8, 10].map(start_talpa));
    scenes.extend((3..=13).map(empty_nex));
    scenes
}
