use board::{Form, Grid, Ink, Show as _, Spot};

use super::{cell_of, mv, position};
use crate::{AnyGame as _, Shelved, nex::Nex};

#[test]
fn the_scene_shows_stones_edges_and_counts() {
    let scene = position("r.n/.../b.n r r -").scene();
    assert_eq!((scene.grid, scene.columns, scene.rows, scene.framed), (Grid::Rhombus, 3, 3, false));
    let on = |cell| {
        let stack = &scene.tile(cell_of(cell)).stack;
        stack.iter().map(|piece| (piece.form, piece.ink, piece.letter)).collect::<Vec<_>>()
    };
    assert_eq!(on("a1"), [(Form::Diamond, Ink::Red, 'r')]);
    assert_eq!(on("a3"), [(Form::Disc, Ink::Blue, 'b')]);
    assert_eq!(on("c3"), [(Form::Nut, Ink::Grey, 'n')]);
    assert_eq!(on("b2"), []);
    let edges = scene.edges.unwrap();
    assert_eq!(edges.left_right.name, "red");
    assert_eq!(edges.top_bottom.name, "blue");
    let notes: Vec<_> = scene.notes.iter().map(|n| format!("{}: {}", n.label, n.value)).collect();
    assert_eq!(notes, ["red stones: 1", "blue stones: 1", "neutral stones: 2", "empty cells: 5"]);
}

#[test]
fn exchanged_edges_have_the_other_owner() {
    let edges = position("r.n/.../b.n r b -").scene().edges.unwrap();
    assert_eq!(edges.left_right.name, "blue");
    assert_eq!(edges.left_right.ink, Ink::Blue);
    assert_eq!(edges.top_bottom.name, "red");
    assert_eq!(edges.top_bottom.letter, 'r');
}

#[test]
fn exchanged_colours_are_told() {
    let note = position("r.n/.../... b r x").scene().notes.pop().unwrap();
    assert_eq!(note.label, "colours exchanged");
    assert_eq!(note.value, "the first player plays blue, the second red");
    let erased = Shelved::<Nex>::NEW.position("r.n/.../... b r x").unwrap();
    assert_eq!(erased.side(erased.turn()).name, "blue");
    assert_eq!(erased.scene().status, "blue to move");
    let erased = Shelved::<Nex>::NEW.position("br./br./br. r r x").unwrap();
    assert_eq!(erased.scene().status, "blue won: blue's chain joins top and bottom");
}

#[test]
fn reasons_name_the_edges() {
    assert_eq!(position("rrr/bb./... b r -").reason(), "red's chain joins left and right");
    assert_eq!(position("br./br./br. r r -").reason(), "blue's chain joins top and bottom");
    assert_eq!(position("rr./bbb/r.. r b -").reason(), "blue's chain joins left and right");
    assert_eq!(position("rb./rb./r.. b b -").reason(), "red's chain joins top and bottom");
}

#[test]
fn gestures_spell_moves_cell_by_cell() {
    let spelled = |position_text, text| {
        let gestures = position(position_text).gestures(mv(text)).into_iter();
        let join = |gesture: Vec<Spot>| {
            gesture.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        gestures.map(join).collect::<Vec<_>>()
    };
    assert_eq!(spelled(".../.../... r r s", "a1+c3"), ["a1 c3"]);
    assert_eq!(spelled("rn./.n./..b r r -", "b1,b2-a1"), ["b1 b2 a1", "b2 b1 a1"]);
    assert_eq!(spelled("rrb/rr./bbb r r -", "c2"), ["c2"]);
    assert_eq!(spelled("r.n/.../... b r s", "swap"), ["swap"]);
    assert_eq!(spelled("r.n/.../... b r e", "edges:a3+c3"), ["swap a3 c3"]);
}
