use super::*;

#[test]
fn the_scene_shows_the_letters_of_the_text() {
    each_random_position(|position, _| {
        let scene = position.scene();
        assert_eq!((scene.width(), scene.height()), (10, 10));
        let board: String = scene
            .tiles
            .iter()
            .map(|tile| match (&tile.stack[..], tile.ground) {
                ([piece], Ground::Plain) => piece.letter,
                ([], Ground::Wall) => '#',
                ([], Ground::Plain) => '.',
                other => panic!("{other:?}"),
            })
            .collect();
        let text = position.to_string();
        assert_eq!(board, text.split(' ').next().unwrap().replace('/', ""));
    });
}

#[test]
fn the_notes_count_discs_bonuses_and_points() {
    let scene = position(&format!("{FULL} X 2 1")).scene();
    let notes: Vec<_> =
        scene.notes.iter().map(|note| format!("{}: {}", note.label, note.value)).collect();
    assert_eq!(
        notes,
        ["black: 33 discs, 2 bonuses, 39 points", "white: 23 discs, 1 bonus, 26 points"]
    );
}

#[test]
fn pieces_differ_in_more_than_colour() {
    let pieces = position(CLASSIC).scene().pieces();
    let glyphs: BTreeSet<_> = pieces.iter().map(|piece| piece.glyph).collect();
    assert_eq!((pieces.len(), glyphs.len()), (4, 4));
    assert!(pieces.iter().any(|piece| piece.form == Form::Joker));
}
