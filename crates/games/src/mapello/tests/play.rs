use super::*;

#[test]
fn black_moves_first() {
    assert_eq!(position(CLASSIC).turn(), Player::First);
    assert_eq!(moves(&position(CLASSIC)), "e3 f4 c5 d6");
}

#[test]
fn a_run_between_two_own_discs_is_turned() {
    let before = row("##########", "#.OOOX...#", "X 0 0");
    assert_eq!(moves(&before), "a1");
    assert_eq!(row_after(&before, "a1"), "#XXXXX...#");
}

#[test]
fn a_move_has_to_turn_a_disc() {
    let before = row("##########", "#..OX.X..#", "X 0 0");
    assert_eq!(moves(&before), "b1");
    let why = "a disc on e1 would turn no white disc; b1 would, for example";
    assert_eq!(before.why_illegal(mv("e1")), why);
}

#[test]
fn all_directions_turn_at_once() {
    let before = position(
        "##########/#X..X..X.#/#.O.O.O..#/#..OOO...#/#XOO.OOOX#/#..OOO...#/#.O.O.O..#/\
         #X..O..X.#/#...X....#/########## X 0 0",
    );
    let after = before.after(mv("d4"));
    assert_eq!(
        after.to_string(),
        "##########/#X..X..X.#/#.X.X.X..#/#..XXX...#/#XXXXXXXX#/#..XXX...#/#.X.X.X..#/\
         #X..X..X.#/#...X....#/########## O 0 0"
    );
}

#[test]
fn only_the_unbroken_run_next_to_the_new_disc_is_turned() {
    let before = row("##########", "#.OXOX...#", "X 0 0");
    assert_eq!(row_after(&before, "a1"), "#XXXOX...#");
}

#[test]
fn walls_empty_cells_bonuses_and_plain_border_end_a_run_without_turning() {
    for line in ["#.OO#X...#", "#.OO.X...#", "#.OO*X...#", "#.OOOOOOO#"] {
        assert!(!row("##########", line, "X 0 0").is_legal(mv("a1")), "{line}");
    }
}

#[test]
fn a_joker_ends_a_run_for_whoever_moves() {
    for (side, other) in [('X', 'O'), ('O', 'X')] {
        let line = "#.......OJ".replace('O', &other.to_string());
        let before = row("##########", &line, &format!("{side} 0 0"));
        let after = "#......OOJ".replace('O', &side.to_string());
        assert_eq!(row_after(&before, "g1"), after);
    }
}

#[test]
fn a_run_to_a_joker_can_be_seven_long() {
    for (line, mv, after) in [
        ("#.OOOOOOOJ", "a1", "#XXXXXXXXJ"),
        ("JOOOOOOO.#", "h1", "JXXXXXXXX#"),
        ("JO.OOOOOOJ", "b1", "JXXXXXXXXJ"),
    ] {
        assert_eq!(row_after(&row("##########", line, "X 0 0"), mv), after);
    }
    let column = "#O.......#/".repeat(7);
    let down = position(&format!("#J########/{column}#........#/########## X 0 0"));
    assert_eq!(moves(&down), "a8");
    assert_eq!(down.after(mv("a8")).points(), [8, 0]);
    let up = position(&format!("##########/#........#/{column}#J######## X 0 0"));
    assert_eq!(moves(&up), "a1");
    assert_eq!(up.after(mv("a1")).points(), [8, 0]);
}

#[test]
fn a_joker_right_behind_the_new_disc_turns_nothing() {
    let before = row("##########", "J..OX....#", "X 0 0");
    assert_eq!(moves(&before), "b1");
    let before = row("JJJ#######", "J.OX.....#", "X 0 0");
    assert_eq!(row_after(&before, "a1"), "JXXX.....#");
}

#[test]
fn a_joker_in_the_corner_of_the_border_ends_the_long_diagonal() {
    const PLAIN: &str = "##########";
    for (top, bottom, disc, mv) in [
        ("J#########", PLAIN, 0, "b2"),
        ("#########J", PLAIN, 7, "g2"),
        (PLAIN, "J#########", 56, "b7"),
        (PLAIN, "#########J", 63, "g7"),
    ] {
        let rows = "#........#/".repeat(8);
        let mut before = position(&format!("{top}/{rows}{bottom} X 0 0"));
        before.other = 1 << disc;
        assert_eq!(moves(&before), mv);
        assert_eq!(before.after(mv.parse().unwrap()).points(), [2, 0]);
    }
}

#[test]
fn jokers_work_as_a_plain_walk_along_every_line_says() {
    // The framed board as letters, and lines walked one cell at a time.
    let turned_by_walking = |position: &Mapello, here: Move| {
        let text = position.to_string();
        let rows: Vec<&[u8]> = text.split([' ', '/']).take(10).map(str::as_bytes).collect();
        let [own, other] = match position.turn() {
            Player::First => [b'X', b'O'],
            Player::Second => [b'O', b'X'],
        };
        let Move::Place(index) = here else { panic!("{here}") };
        let (row, column) = (i32::from(index / 8) + 1, i32::from(index % 8) + 1);
        let mut turned = 0;
        for (down, right) in [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
        {
            let at = |n: i32| rows[(row + n * down) as usize][(column + n * right) as usize];
            let run = (1..9).take_while(|&n| at(n) == other).count() as i32;
            if at(run + 1) == own || (at(run + 1) == b'J' && run > 0) {
                turned += run;
            }
        }
        turned as u32
    };
    each_random_position(|position, _| {
        let free = !(position.own | position.other | position.walls);
        for index in board::ones(free) {
            let index = index as u8;
            let walked = turned_by_walking(position, Move::Place(index));
            assert_eq!(position.turned_by(index).count_ones(), walked, "{index} in {position}");
            assert_eq!(position.is_legal(Move::Place(index)), walked > 0, "{position}");
        }
    });
}

#[test]
fn a_disc_on_a_bonus_takes_it() {
    let before = row("##########", "#*OX.....#", "X 1 2");
    let after = before.after(mv("a1"));
    assert_eq!(after.to_string(), row("##########", "#XXX.....#", "O 2 2").to_string());
    let before = row("##########", "#*XO.....#", "O 1 2");
    assert_eq!(before.after(mv("a1")).taken, [1, 3]);
}

#[test]
fn the_cell_of_a_taken_bonus_is_ordinary() {
    let before = row("##########", "#.O*OX...#", "X 0 0");
    let taken = before.after(mv("c1"));
    assert_eq!(row_after(&taken, "f1"), "#.OOOOO..#");
    assert_eq!(taken.after(mv("f1")).taken, [1, 0]);
}

#[test]
fn who_has_no_move_passes() {
    let before = position(MUST_PASS);
    assert_eq!(moves(&before), "pass");
    assert_eq!(before.outcome(), None);
    assert_eq!(before.random_move(&mut Dice::new(1)), Some(Move::Pass));
    assert_eq!(before.count_moves(), 1);
    let after = before.after(Move::Pass);
    assert_eq!(after.to_string(), MUST_PASS.replace(" X 4 2", " O 4 2"));
    assert_eq!([1, 2, 3].map(|depth| perft(&before, depth)), [1, 2, 2]);
}

#[test]
fn nobody_passes_who_has_a_move() {
    let before = position(CLASSIC);
    assert!(!before.is_legal(Move::Pass));
    assert_eq!(
        before.why_illegal(Move::Pass),
        "black has a move, for example e3, and may not pass"
    );
}

#[test]
fn the_turn_passes_after_the_last_disc_too() {
    let before = row("##########", "#.OX.....#", "X 0 0");
    let after = before.after(mv("a1"));
    assert_eq!(after.turn(), Player::Second);
    assert_eq!(after.outcome(), Some(Outcome::Win(Player::First)));
    assert!(after.moves().is_empty());
    assert!(!after.is_legal(Move::Pass));
    assert_eq!(after.count_moves(), 0);
    assert_eq!(after.random_move(&mut Dice::new(1)), None);
}

#[test]
fn a_player_without_a_disc_can_have_a_move() {
    let before = row("##########", "JXX......#", "O 0 0");
    assert_eq!(moves(&before), "c1");
    assert_eq!(row_after(&before, "c1"), "JOOO.....#");
}

#[test]
fn the_worked_middle_has_its_counts() {
    assert_eq!([1, 2, 3].map(|depth| perft(&position(MIDDLE), depth)), [10, 85, 700]);
    assert_eq!([1, 2, 3, 4, 5].map(|d| perft(&position(CLASSIC), d)), [4, 12, 50, 198, 1036]);
}

#[test]
fn objections_say_what_is_in_the_way() {
    let before = position(CLASSIC);
    assert_eq!(before.why_illegal(mv("b3")), "b3 is a wall");
    assert_eq!(before.why_illegal(mv("d4")), "a black disc stands on d4");
    assert_eq!(before.why_illegal(mv("e4")), "a white disc stands on e4");
    let before = position(MUST_PASS);
    assert_eq!(before.why_illegal(mv("a1")), "black can turn no disc anywhere and has to pass");
}
