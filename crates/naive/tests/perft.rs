//! The leaves of the legal-move tree, depth by depth from 1, where they are known and few.

/// A game, a position text and its counts.
type Case = (&'static str, &'static str, &'static [u64]);

const CASES: &[Case] = &[
    (
        "mapello",
        "####J#####/##.*..*.##/#.....#..#/J*#.....*J/J...XO...#/#...OX..*#/#*.....#.J/J..#.....#/##.*...*##/###J###J## X 0 0",
        &[4, 12, 50, 198, 1036, 5574, 33915],
    ),
    (
        "mapello",
        "##########/#........#/#........#/#........#/#...XO...#/#...OX...#/#........#/#........#/#........#/########## X 0 0",
        &[4, 12, 56, 244, 1396, 8200, 55092],
    ),
    (
        "mapello",
        "##########/#........#/#........#/#........#/#...OX...#/#...XO...#/#........#/#........#/#........#/########## X 0 0",
        &[4, 12, 56, 244, 1396, 8200, 55092],
    ),
    ("talpa", "xoxo/oxox/xoxo/oxox x", &[24, 448, 6380, 67296]),
    ("talpa", "xoxoxo/oxoxox/xoxoxo/oxoxox/xoxoxo/oxoxox x", &[60, 3244]),
    (
        "talpa",
        "xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox x",
        &[112, 11848],
    ),
    (
        "talpa",
        "xoxoxoxoxo/oxoxoxoxox/xoxoxoxoxo/oxoxoxoxox/xoxoxoxoxo/oxoxoxoxox/xoxoxoxoxo/oxoxoxoxox/xoxoxoxoxo/oxoxoxoxox x",
        &[180, 31252],
    ),
    (
        "mitsudomoe",
        ".,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 5 5 flexible",
        &[28, 784, 61758],
    ),
    (
        "mitsudomoe",
        ".,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 5 5 official",
        &[9, 81, 6287],
    ),
    ("period5", ".d.../l.d../.lcd./..l.d/...l. l -", &[18, 348, 6244, 119_896]),
    ("nex", ".../.../... r r s", &[72, 3096, 66528]),
    ("nex", "..../..../..../.... r r s", &[240, 43920]),
    ("nex", "..../..../..../.... r r e", &[240, 87360]),
    ("nex", "..../..../..../.... r r -", &[240, 43680]),
    ("nex", "...../...../...../...../..... r r s", &[600]),
    (
        "nex",
        "......../......../......../......../......../......../......../........ r r s",
        &[4032],
    ),
    (
        "nex",
        ".........../.........../.........../.........../.........../.........../.........../.........../.........../.........../........... r r s",
        &[14520],
    ),
    (
        "mapello",
        "####J#####/##.*..*.##/#.....#..#/J*#..OX.*J/J...OOX.O#/#...XOXO*#/#*...OO#.J/J..#.OX..#/##.*...*##/###J###J## O 0 0",
        &[10, 85, 700],
    ),
    (
        "mapello",
        "J########J/#..O....X#/#.XO.O.X.#/#.XXXXXO.#/#XXOOXOO.#/#.OOXOO..#/#O.X.OOX.#/#XXXXOO..#/#.....OX.#/J########J O 0 2",
        &[15, 208, 2910],
    ),
    (
        "mapello",
        "##########/#.X#OOOOO#/#.X##XOO##/#OXOOOOOO#/#OX#OX#OO#/#OXOXOOOO#/#OXO#XOOO#/#OXOXOX#O#/#.XXXXX.O#/########J# X 4 2",
        &[1, 2, 2],
    ),
    (
        "mapello",
        "J########J/#.......##/#*..X#XXX#/#OO.X.O**#/#XOXXOO.*#/#.OOOXOX.#/##.O..OO.#/#.*..*..O#/#........#/J########J X 1 0",
        &[15, 176, 2182],
    ),
    (
        "mapello",
        "###J######/#XXXXXXXXJ/#XXXXXXX*#/JXXXXOOOO#/#XXOOX#.X#/J.OXXOOO.#/#OOOOOOOOJ/#OOXX#OOO#/#OXX..OOO#/##J####### X 5 2",
        &[4, 11, 36],
    ),
    (
        "mapello",
        "##########/#........#/#O.......#/#.O.O...##/#..OOOOO.#/#OOOXOOXO#/#...OOXOO#/#....XXXO#/#.*.XXXXX#/########## X 0 0",
        &[9, 40, 364],
    ),
    ("talpa", "..x.xo/o...ox/...o../.x.x.x/.ox.xo/oxox.x o", &[15, 126, 905]),
    ("talpa", "..x..o/o.x.../...xx./o....x/o.x.o./.o.x.. o", &[6, 21, 0]),
    ("talpa", "o.o..o/...x.x/.o.xxx/..o.../o..oxx/.xo.x. o", &[3, 3, 4]),
    ("talpa", "x...x./.o...x/..o.../o..x../o.o.ox/.x.... x", &[1, 0, 0]),
    ("talpa", "x...../.o.xx./x.xx../.o..o./x.x.o./.....x x", &[9, 20, 40]),
    (
        "talpa",
        "ooxoxoxo/.xo.xxox/xoxoxoxo/oxoxoxoo/xoxoxoo./xxx.ox.x/.oxoxoxo/oxoxoxox x",
        &[78, 5673],
    ),
    (
        "mitsudomoe",
        "bB,bbB,wW,wW,./.,.,.,bB,w/.,.,.,.,w/wW,.,b,.,b/.,.,.,b,b b 3 0 official",
        &[84, 13252],
    ),
    (
        "mitsudomoe",
        "wW,.,w,bb,wW/bB,.,.,bwW,w/bB,.,.,w,./bB,w,.,.,./.,.,.,.,. w 1 2 official",
        &[347, 8542],
    ),
    (
        "mitsudomoe",
        ".,.,wW,.,./.,.,bB,b,./bbB,wW,.,.,./.,.,wW,.,wb/bB,w,.,.,. b 3 2 official",
        &[81, 6074],
    ),
    (
        "mitsudomoe",
        "w,wwW,.,.,./w,bB,bB,.,./.,bbB,.,.,./wW,.,.,b,w/.,.,.,b,bwW w 1 1 official",
        &[205, 14778],
    ),
    (
        "mitsudomoe",
        ".,bwW,.,w,wW/.,.,w,.,wW/w,.,.,.,./bB,.,.,.,b/bB,bB,.,b,. w 2 2 flexible",
        &[277, 22012],
    ),
    (
        "mitsudomoe",
        ".,bB,.,wW,wW/.,.,w,.,./.,.,.,.,w/bbB,bB,w,.,./wW,w,.,.,b b 1 3 official",
        &[30, 2584],
    ),
    (
        "mitsudomoe",
        "wW,.,.,w,./wwW,.,.,.,bB/.,bB,.,.,wW/.,b,bB,.,./.,.,.,b,. w 3 3 flexible",
        &[61, 13408],
    ),
    ("period5", "..d../d...c/.d.d./ll.l./...l. l -", &[10, 276, 4350]),
    ("period5", "dl.l./...../.d.../l.cdd/l.... d c3", &[16, 266, 5081]),
    ("period5", "l..../...dd/d...d/l..../..llc l e4", &[18, 262, 4986]),
    ("period5", "..l.d/...../..d../.dld./cl..l l -", &[12, 240, 3385]),
    ("period5", "..d.d/..d../l..../l.c.d/..ll. l c3", &[17, 299, 5706]),
    ("period5", "ld.../lld../ld.../c..../....d l -", &[0, 0, 0]),
    ("nex", "rnr.r/bbbrr/brrrb/bbrbr/bbrbr b r -", &[1, 0, 0]),
    ("nex", "brrb/bnrn/nrbr/rrbb b r -", &[18, 84, 22]),
    ("nex", ".n../..r./..../.... b r e", &[364, 48412]),
    ("nex", ".n.rb/.n..b/...../n.r../...r. b r -", &[278, 63666]),
    (
        "nex",
        "..bn...r/r....r.r/n.b.n..r/.nb.nrb./n.b.brbr/b..rn.nn/r.b...bn/...n.nnn r r -",
        &[1780],
    ),
    ("nex", ".bn./..../...r/...r b r -", &[132, 12144]),
];

#[test]
fn counts_are_the_known_ones() {
    for (game, text, counts) in CASES {
        let position = ludoteca_naive::parse(game, text).expect("the position is legal");
        for (depth, &count) in (1..).zip(counts.iter()) {
            assert_eq!(
                ludoteca_naive::perft(&*position, depth),
                count,
                "{game}: {text} at depth {depth}"
            );
        }
    }
}
