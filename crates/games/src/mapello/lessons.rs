use crate::words::mapello as words;
use crate::{Accepts, Lesson};

/// The guided first game: turning, walls, jokers, bonuses, a pass, and the count.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        position: Some(
            "####J#####/##.*..*.##/#.....#..#/J*#.....*J/J...XO...#/#...OX..*#/#*.....#.J/J..#.....#/##.*...*##/###J###J## X 0 0",
        ),
        task: &words::LESSON_TURN,
        accepts: Accepts::Any,
        right: &words::LESSON_TURN_RIGHT,
        hint: &words::LESSON_TURN_HINT,
        reply: None,
    },
    Lesson {
        position: Some(
            "####J#####/##.*..*.##/#....O#..#/J*#.O...*J/J...XO...#/#...OX..*#/#*.....#.J/J..#.....#/##.*...*##/###J###J## X 0 0",
        ),
        task: &words::LESSON_WALL,
        accepts: Accepts::Moves(&["d2"]),
        right: &words::LESSON_WALL_RIGHT,
        hint: &words::LESSON_WALL_HINT,
        reply: None,
    },
    Lesson {
        position: Some(
            "####J#####/##.*..*.##/#.....#..#/J*#.....*J/JOO.XO...#/#...OX..*#/#*.....#.J/J..#.....#/##.*...*##/###J###J## X 0 0",
        ),
        task: &words::LESSON_JOKER,
        accepts: Accepts::Moves(&["c4"]),
        right: &words::LESSON_JOKER_RIGHT,
        hint: &words::LESSON_JOKER_HINT,
        reply: None,
    },
    Lesson {
        position: Some(
            "####J#####/##.*..*.##/#.....#..#/J*#.....*J/J...XO...#/#...OXOO*#/#*.....#.J/J..#.....#/##.*...*##/###J###J## X 0 0",
        ),
        task: &words::LESSON_BONUS,
        accepts: Accepts::Moves(&["h5"]),
        right: &words::LESSON_BONUS_RIGHT,
        hint: &words::LESSON_BONUS_HINT,
        reply: None,
    },
    Lesson {
        position: Some(
            "####J#####/##OOOOOO##/#OOOXO#.O#/JO#OOXXX*J/JOOOXXXXX#/#OXOXXXXX#/#OXXX.X#XJ/JXX#XXX..#/##.*O..*##/###J###J## X 2 3",
        ),
        task: &words::LESSON_PASS,
        accepts: Accepts::Moves(&["pass"]),
        right: &words::LESSON_PASS_RIGHT,
        hint: &words::LESSON_PASS_HINT,
        reply: None,
    },
    Lesson {
        position: Some(
            "####J#####/##X*XXXX##/#.OOXX#XX#/JO#XOXXXOJ/JXXOOXXXX#/#XOOXXXXX#/#XOXOXX#XJ/JXO#XOXXX#/##OOOOOO##/###J###J## X 3 4",
        ),
        task: &words::LESSON_WIN,
        accepts: Accepts::Win,
        right: &words::LESSON_WIN_RIGHT,
        hint: &words::LESSON_WIN_HINT,
        reply: None,
    },
];
