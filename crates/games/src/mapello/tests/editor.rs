use board::{Cell, Draft, Thing};
use i18n::Language;

use super::super::rules::Mapello;

/// The index of a tile of the framed board: (0, 0) is the corner of the border.
fn tile(column: usize, row: usize) -> usize {
    row * 10 + column
}

fn inner(name: &str) -> usize {
    let mut reader = board::Reader::new(name);
    let Cell { column, row } = reader.cell(8, 8).unwrap();
    tile(usize::from(column) + 1, usize::from(row) + 1)
}

/// The index of a tool by its English name.
fn tool(draft: &Draft<Mapello>, name: &str) -> usize {
    draft.tools().iter().position(|tool| *tool.name() == *name).unwrap()
}

fn left(draft: &Draft<Mapello>, name: &str) -> u8 {
    draft.tools()[tool(draft, name)].left.unwrap()
}

fn put(draft: &mut Draft<Mapello>, name: &str, at: usize) -> Result<(), String> {
    let tool = tool(draft, name);
    draft.place(tool, at).map_err(|why| why.to_string())
}

#[test]
fn a_custom_board_has_walls_bonuses_and_jokers() {
    let mut draft = Draft::<Mapello>::board().unwrap();
    let names: Vec<_> = draft.tools().iter().map(|tool| tool.name().to_string()).collect();
    assert_eq!(names, ["wall", "bonus", "joker", "eraser"]);
    put(&mut draft, "wall", inner("a1")).unwrap();
    put(&mut draft, "bonus", inner("b1")).unwrap();
    put(&mut draft, "joker", tile(0, 0)).unwrap();
    put(&mut draft, "joker", tile(9, 5)).unwrap();
    put(&mut draft, "bonus", inner("h8")).unwrap();
    put(&mut draft, "eraser", inner("h8")).unwrap();
    assert_eq!(["wall", "bonus", "joker"].map(|name| left(&draft, name)), [7, 7, 6]);
    assert_eq!(
        draft.finish().unwrap().to_string(),
        "J#########/##*......#/#........#/#........#/#...XO...#/\
         #...OX...J/#........#/#........#/#........#/########## X 0 0"
    );
}

#[test]
fn each_kind_keeps_to_its_places() {
    let mut draft = Draft::<Mapello>::board().unwrap();
    for (name, at, why) in [
        ("wall", tile(0, 3), "only jokers stand on the border, which is wall all around"),
        ("joker", inner("a1"), "a joker stands only on the border, not on a1"),
        ("wall", inner("d4"), "the black disc stands here on every board"),
        ("eraser", inner("e4"), "the white disc stands here on every board"),
    ] {
        assert_eq!(put(&mut draft, name, at).unwrap_err(), why);
    }
    let mut position = Draft::new(&super::super::layout::open());
    put(&mut position, "eraser", inner("d4")).unwrap();
    assert_eq!(
        put(&mut position, "bonus", inner("d4")).unwrap_err(),
        "d4 is one of the four centre cells, where neither wall nor bonus stands"
    );
    assert!(put(&mut position, "black disc", tile(0, 0)).is_err());
    put(&mut position, "white disc", inner("d4")).unwrap();
    assert!(position.finish().unwrap().to_string().contains("#...OO...#"));
}

#[test]
fn there_are_eight_of_each_kind() {
    let mut draft = Draft::<Mapello>::board().unwrap();
    for column in 1..=8 {
        put(&mut draft, "wall", tile(column, 1)).unwrap();
        put(&mut draft, "bonus", tile(column, 2)).unwrap();
        put(&mut draft, "joker", tile(column, 0)).unwrap();
    }
    for (name, at) in [("wall", inner("a8")), ("bonus", inner("a8")), ("joker", tile(0, 0))] {
        assert_eq!(left(&draft, name), 0);
        let why = put(&mut draft, name, at).unwrap_err();
        assert_eq!(why, format!("no {name} is left; erase one of them first"));
    }
    let why_not = draft.why_not(tool(&draft, "joker"), tile(0, 0)).unwrap();
    assert_eq!(
        why_not.say(Language::Portuguese),
        "já não sobra nenhum exemplar (joker); apague um primeiro"
    );
    // What stands there already takes nothing more.
    put(&mut draft, "joker", tile(1, 0)).unwrap();
    put(&mut draft, "bonus", inner("a1")).unwrap_err();
    put(&mut draft, "eraser", tile(1, 0)).unwrap();
    put(&mut draft, "joker", tile(0, 0)).unwrap();
}

#[test]
fn bonuses_taken_and_left_are_eight_at_most() {
    let start: Mapello = super::super::layout::open();
    let mut draft = Draft::new(&start);
    draft.choose(1, 5).unwrap();
    assert_eq!(left(&draft, "bonus"), 3);
    assert_eq!(draft.fields()[2].values.len(), 4);
    draft.choose(2, 3).unwrap();
    assert!(put(&mut draft, "bonus", inner("a1")).is_err());
    assert!(draft.choose(1, 6).is_err());
    assert!(draft.finish().unwrap().to_string().ends_with(" X 5 3"));
    assert!(draft.tools().iter().any(|tool| tool.thing == Thing::Nothing));
}
