use crate::Example;
use crate::words::mapello as words;

/// What the rules look like on a board.
pub(super) const EXAMPLES: &[Example] = &[
    Example {
        position: "####J#####/##.*..*.##/#.....#..#/J*#.....*J/J...XO...#/#...OX..*#/#*.....#.J/J..#.....#/##.*...*##/###J###J## X 0 0",
        mv: "e3",
        about: &words::EXAMPLE_TURN,
    },
    Example {
        position: "####J#####/##.*..*.##/#....O#..#/J*#.O...*J/J...XO...#/#...OX..*#/#*.....#.J/J..#.....#/##.*...*##/###J###J## X 0 0",
        mv: "d2",
        about: &words::EXAMPLE_WALL,
    },
    Example {
        position: "####J#####/##.*..*.##/#.....#..#/J*#.....*J/JOO.XO...#/#...OX..*#/#*.....#.J/J..#.....#/##.*...*##/###J###J## X 0 0",
        mv: "c4",
        about: &words::EXAMPLE_JOKER,
    },
    Example {
        position: "####J#####/##.*..*.##/#.....#..#/J*#.....*J/J...XO...#/#...OXOO*#/#*.....#.J/J..#.....#/##.*...*##/###J###J## X 0 0",
        mv: "h5",
        about: &words::EXAMPLE_BONUS,
    },
    Example {
        position: "####J#####/##OOOOOO##/#OOOXO#.O#/JO#OOXXX*J/JOOOXXXXX#/#OXOXXXXX#/#OXXX.X#XJ/JXX#XXX..#/##.*O..*##/###J###J## X 2 3",
        mv: "pass",
        about: &words::EXAMPLE_PASS,
    },
];
