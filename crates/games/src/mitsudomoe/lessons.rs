use crate::words::mitsudomoe as words;
use crate::{Accepts, Lesson};

/// The guided first game: rings, steps, both kinds of vault, and the way home.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        position: Some(".,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 5 5 flexible"),
        task: &words::LESSON_RING,
        accepts: Accepts::Any,
        right: &words::LESSON_RING_RIGHT,
        hint: &words::LESSON_RING_HINT,
        reply: None,
    },
    Lesson {
        position: Some(".,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 5 5 flexible"),
        task: &words::LESSON_STEPS,
        accepts: Accepts::Moves(&["@d2,d1-d2", "@d2,e1-d2", "@d2,e2-d2"]),
        right: &words::LESSON_STEPS_RIGHT,
        hint: &words::LESSON_STEPS_HINT,
        reply: None,
    },
    Lesson {
        position: Some(".,.,.,wW,w/.,.,.,wW,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 4 5 flexible"),
        task: &words::LESSON_MOVE,
        accepts: Accepts::Moves(&["e1@c3,d2-c3"]),
        right: &words::LESSON_MOVE_RIGHT,
        hint: &words::LESSON_MOVE_HINT,
        reply: None,
    },
    Lesson {
        position: Some(".,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 5 5 flexible"),
        task: &words::LESSON_LEAP,
        accepts: Accepts::Moves(&["@c1,e1-c1"]),
        right: &words::LESSON_LEAP_RIGHT,
        hint: &words::LESSON_LEAP_HINT,
        reply: None,
    },
    Lesson {
        position: Some(".,.,.,wW,w/.,.,.,.,wW/.,wW,bB,.,./bB,.,.,.,./b,bB,.,.,b w 4 3 flexible"),
        task: &words::LESSON_VAULT,
        accepts: Accepts::Moves(&["@d3,b3-d3,c3=e5"]),
        right: &words::LESSON_VAULT_RIGHT,
        hint: &words::LESSON_VAULT_HINT,
        reply: None,
    },
    Lesson {
        position: Some(".,.,.,bB,w/.,.,bB,.,w/.,.,bB,.,./bwW,.,wW,.,./bwW,b,.,.,. w 3 2 flexible"),
        task: &words::LESSON_WIN,
        accepts: Accepts::Win,
        right: &words::LESSON_WIN_RIGHT,
        hint: &words::LESSON_WIN_HINT,
        reply: None,
    },
];
