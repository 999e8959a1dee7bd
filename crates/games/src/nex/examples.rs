use crate::Example;
use crate::words::nex as words;

/// What the rules look like on a board.
pub(super) const EXAMPLES: &[Example] = &[
    Example {
        position: "...../...../...../...../..... r r s",
        mv: "c3+d4",
        about: &words::EXAMPLE_PLACE,
    },
    Example {
        position: "...../...../..r../...n./..... b r s",
        mv: "swap",
        about: &words::EXAMPLE_SWAP,
    },
    Example {
        position: "...../...../..r../...n./..... b r e",
        mv: "edges:b2+c4",
        about: &words::EXAMPLE_EDGES,
    },
    Example {
        position: "..br./.b..n/rnrnr/..bn./.b... r r -",
        mv: "b3,d3-d1",
        about: &words::EXAMPLE_CONVERT,
    },
    Example {
        position: "..b../.b..n/rrrr./..bn./.b... r r -",
        mv: "e3+e4",
        about: &words::EXAMPLE_JOIN,
    },
];
