//! Boards that are drawn to fit: in every size each cell is where it is said to be.

mod scenes;

use board::{Cell, Grid, Scene, Touch};
use ludoteca_text::{Board, Point, Size, Style, View};

const UNICODE: Style = Style { unicode: true, ..Style::PLAIN };

fn view(style: Style) -> View<'static> {
    View { style, ..View::default() }
}

/// What is drawn in a place, line by line.
fn seen(board: &Board, place: Point) -> Vec<String> {
    let lines = &board.lines()[place.line..place.line + place.height];
    let part = |line: &ludoteca_text::Line| {
        line.plain().chars().skip(place.column).take(place.width).collect::<String>()
    };
    lines.iter().map(part).collect()
}

#[test]
fn places_and_cells_are_the_two_ways_of_one_map() {
    for scene in scenes::all() {
        for flipped in [false, true] {
            for &size in Size::all(&scene) {
                let board = Board::draw(&scene, View { flipped, ..view(UNICODE) }, size);
                for tile in 0..scene.tiles.len() {
                    let place = board.place(tile).unwrap();
                    for line in place.line..place.line + place.height {
                        for column in place.column..place.column + place.width {
                            assert_eq!(board.tile(column, line), Some(tile));
                        }
                    }
                }
                assert_eq!(board.tile(0, 0), None);
            }
        }
    }
}

#[test]
fn the_cursor_and_what_is_touched_show_in_every_size() {
    for scene in scenes::all() {
        let (cursor, touched) = (Cell::new(1, 1), [Cell::new(2, 1)]);
        for &size in Size::all(&scene) {
            let at =
                View { cursor: Some(scene.index(cursor)), touched: &touched, ..view(Style::PLAIN) };
            let board = Board::draw(&scene, at, size);
            let around = |cell| {
                let place = board.place(scene.index(cell)).unwrap();
                // The flattest hexagons have their brackets outside.
                let wide = Point { column: place.column - 1, width: place.width + 2, ..place };
                seen(&board, wide).concat()
            };
            assert!(around(cursor).contains('>'), "{}", around(cursor));
            assert!(around(touched[0]).contains('}'), "{}", around(touched[0]));
        }
    }
}

#[test]
fn a_flipped_board_shows_the_same_cells_elsewhere() {
    let scene = scenes::middle_talpa();
    let at = |board: &Board, cell| board.place(scene.index(cell));
    let flipped = View { flipped: true, ..view(UNICODE) };
    for &size in Size::all(&scene) {
        let (there, here) =
            (Board::draw(&scene, view(UNICODE), size), Board::draw(&scene, flipped, size));
        for cell in Cell::all(scene.columns, scene.rows) {
            let opposite = Cell::new(scene.columns - 1 - cell.column, scene.rows - 1 - cell.row);
            let (there_at, here_at) = (at(&there, cell).unwrap(), at(&here, cell).unwrap());
            assert_eq!(at(&there, opposite), Some(here_at));
            assert_eq!(seen(&there, there_at), seen(&here, here_at));
        }
    }
}

#[test]
fn a_tall_stack_tells_its_height_and_its_top() {
    let scene = scenes::tall_mitsudomoe();
    let tallest = Cell::all(5, 5).max_by_key(|&cell| scene.tile(cell).stack.len()).unwrap();
    let height = scene.tile(tallest).stack.len().to_string();
    let board = Board::fitting(&scene, view(Style::PLAIN), 50, 22).unwrap();
    let top = scene.tile(tallest).stack.last().unwrap().letter;
    let shown = seen(&board, board.place(scene.index(tallest)).unwrap()).concat();
    assert!(shown.contains(&height) && shown.contains(top), "{shown}");
}

#[test]
fn the_largest_that_fits_is_drawn() {
    let fits = |scene: &Scene, width, height| {
        let board = Board::fitting(scene, view(UNICODE), width, height)?;
        assert!(board.width() <= width && board.height() <= height);
        Some(board.place(scene.index(Cell::new(0, 0))).unwrap())
    };
    for scene in scenes::all().into_iter().take(5) {
        let small = fits(&scene, 50, 22).unwrap();
        let large = fits(&scene, 130, 60).unwrap();
        assert!(large.width > small.width, "{}", scene.title);
        assert_eq!(fits(&scene, 10, 5), None);
    }
}

#[test]
fn thumbnails_show_every_tile_in_two_columns() {
    for scene in scenes::all() {
        for style in [Style::PLAIN, UNICODE] {
            let lines = ludoteca_text::thumbnail(&scene, style);
            assert_eq!(lines.len(), scene.height());
            let slant = if scene.grid == Grid::Rhombus { scene.height() - 1 } else { 0 };
            let widest = lines.iter().map(ludoteca_text::Line::width).max();
            assert_eq!(widest, Some(2 * scene.width() - 1 + slant), "{}", scene.title);
        }
    }
    let lines: Vec<_> = ludoteca_text::thumbnail(&scenes::middle_nex(), Style::PLAIN)
        .iter()
        .map(ludoteca_text::Line::plain)
        .collect();
    assert_eq!(lines[..2], [". . b n . . . r", " r . . . . r . r"]);
}

#[test]
fn what_can_be_touched_again_shows_in_every_size() {
    for mut scene in scenes::all() {
        let touched = [Cell::new(2, 1)];
        scene.tile_mut(touched[0]).marks.lit = Some(Touch::Target);
        for &size in Size::all(&scene) {
            let board = Board::draw(&scene, View { touched: &touched, ..view(Style::PLAIN) }, size);
            let place = board.place(scene.index(touched[0])).unwrap();
            let wide = Point { column: place.column - 1, width: place.width + 2, ..place };
            let around = seen(&board, wide).concat();
            assert!(around.contains('(') && around.contains(')'), "{around}");
        }
    }
}
