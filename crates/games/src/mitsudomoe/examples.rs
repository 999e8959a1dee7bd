use crate::Example;
use crate::words::mitsudomoe as words;

/// What the rules look like on a board.
pub(super) const EXAMPLES: &[Example] = &[
    Example {
        position: ".,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 5 5 flexible",
        mv: "@d2,e1-d2",
        about: &words::EXAMPLE_STEPS,
    },
    Example {
        position: ".,.,.,wW,w/.,.,.,wW,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 4 5 flexible",
        mv: "e1@c3,d2-c3",
        about: &words::EXAMPLE_RING,
    },
    Example {
        position: ".,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 5 5 flexible",
        mv: "@c1,e1-c1",
        about: &words::EXAMPLE_OWN_VAULT,
    },
    Example {
        position: ".,.,.,wW,w/.,.,.,.,wW/.,wW,bB,.,./bB,.,.,.,./b,bB,.,.,b w 4 3 flexible",
        mv: "@d3,b3-d3,c3=e5",
        about: &words::EXAMPLE_VAULT,
    },
    Example {
        position: ".,.,.,bB,w/.,.,bB,.,w/.,.,bB,.,./bwW,.,wW,.,./bwW,b,.,.,. w 3 2 flexible",
        mv: "@b5,c4-b5",
        about: &words::EXAMPLE_ARRIVE,
    },
];
