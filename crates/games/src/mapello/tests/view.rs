use i18n::Language;

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
fn jokers_have_a_place_in_words() {
    let scene = position(CLASSIC).scene();
    let description = scene.description(Language::English);
    for joker in
        ["above d1, joker.", "left of a3, joker.", "right of h3, joker.", "below c8, joker."]
    {
        assert!(description.contains(joker), "{description}");
    }
    let portuguese = scene.description(Language::Portuguese);
    assert!(portuguese.contains("à esquerda de a3, "), "{portuguese}");
    assert_eq!(scene.place(0), "at the corner of a1");
    assert_eq!(scene.describe_tile(11, Language::English), "a1, wall");
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
