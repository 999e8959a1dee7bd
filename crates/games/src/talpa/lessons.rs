use crate::words::talpa as words;
use crate::{Accepts, Lesson};

/// The guided first game: two captures, a tunnel, and what happens when captures have run out.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        position: Some("xoxo/oxox/xoxo/oxox x"),
        task: &words::LESSON_CAPTURE,
        accepts: Accepts::Moves(&["b2xb1"]),
        right: &words::LESSON_CAPTURE_RIGHT,
        hint: &words::LESSON_CAPTURE_HINT,
        reply: Some("c2xc1"),
    },
    Lesson {
        position: None,
        task: &words::LESSON_DIG,
        accepts: Accepts::Moves(&["d2xd1", "d2xd3"]),
        right: &words::LESSON_DIG_RIGHT,
        hint: &words::LESSON_DIG_HINT,
        reply: Some("c4xc3"),
    },
    Lesson {
        position: None,
        task: &words::LESSON_CORNER,
        accepts: Accepts::Moves(&["a1xa2"]),
        right: &words::LESSON_CORNER_RIGHT,
        hint: &words::LESSON_CORNER_HINT,
        reply: Some("a4xa3"),
    },
    Lesson {
        position: None,
        task: &words::LESSON_OPEN,
        accepts: Accepts::Win,
        right: &words::LESSON_OPEN_RIGHT,
        hint: &words::LESSON_OPEN_HINT,
        reply: None,
    },
    Lesson {
        position: Some("..xx/..xx/oo../o.o. x"),
        task: &words::LESSON_REMOVE,
        accepts: Accepts::Moves(&["xc1", "xd1"]),
        right: &words::LESSON_REMOVE_RIGHT,
        hint: &words::LESSON_REMOVE_HINT,
        reply: Some("xa3"),
    },
    Lesson {
        position: None,
        task: &words::LESSON_WIN,
        accepts: Accepts::Win,
        right: &words::LESSON_WIN_RIGHT,
        hint: &words::LESSON_WIN_HINT,
        reply: None,
    },
];
