use crate::Example;
use crate::words::period5 as words;

/// What the rules look like on a board.
pub(super) const EXAMPLES: &[Example] = &[
    Example {
        position: ".d.../l.d../.lcd./..l.d/...l. l -",
        mv: "b3-b5",
        about: &words::EXAMPLE_SLIDE,
    },
    Example {
        position: "ld.../..d../c..../.lldd/...l. l c3",
        mv: "a3-d3",
        about: &words::EXAMPLE_RETURN,
    },
    Example {
        position: ".d.../..d.d/..cd./lll../...l. d -",
        mv: "e2-e4",
        about: &words::EXAMPLE_CHECK,
    },
    Example {
        position: ".d.../..ddd/..c../lll../...l. l -",
        mv: "c4-e4",
        about: &words::EXAMPLE_WIN,
    },
];
