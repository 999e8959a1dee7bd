use crate::Example;
use crate::words::talpa as words;

/// What the rules look like on a board.
pub(super) const EXAMPLES: &[Example] = &[
    Example { position: "xoxo/oxox/xoxo/oxox x", mv: "b2xc2", about: &words::EXAMPLE_CAPTURE },
    Example { position: "xx.x/x..x/.o../o.oo o", mv: "xa4", about: &words::EXAMPLE_REMOVE },
    Example {
        position: "..x.xo/o...ox/...o../.x.x.x/.ox.xo/oxox.x o",
        mv: "a6xb6",
        about: &words::EXAMPLE_TUNNEL,
    },
    Example { position: "xx.x/x..x/.o../o.oo o", mv: "xb3", about: &words::EXAMPLE_BOTH },
];
