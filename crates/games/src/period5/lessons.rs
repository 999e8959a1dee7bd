use crate::words::period5 as words;
use crate::{Accepts, Lesson};

/// The guided first game: slides, the cube, and the two rules about it.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        position: Some(".d.../l.d../.lcd./..l.d/...l. l -"),
        task: &words::LESSON_SLIDE,
        accepts: Accepts::Moves(&["d5-e5"]),
        right: &words::LESSON_SLIDE_RIGHT,
        hint: &words::LESSON_SLIDE_HINT,
        reply: Some("d3-d1"),
    },
    Lesson {
        position: None,
        task: &words::LESSON_CUBE,
        accepts: Accepts::Moves(&["c3-d3"]),
        right: &words::LESSON_CUBE_RIGHT,
        hint: &words::LESSON_CUBE_HINT,
        reply: Some("e4-e3"),
    },
    Lesson {
        position: None,
        task: &words::LESSON_COLOUR,
        accepts: Accepts::Moves(&["a2-a4"]),
        right: &words::LESSON_COLOUR_RIGHT,
        hint: &words::LESSON_COLOUR_HINT,
        reply: Some("e3-e2"),
    },
    Lesson {
        position: None,
        task: &words::LESSON_COMPLETE,
        accepts: Accepts::Win,
        right: &words::LESSON_COMPLETE_RIGHT,
        hint: &words::LESSON_COMPLETE_HINT,
        reply: None,
    },
    Lesson {
        position: Some("ld.../..d../c..../.lldd/...l. l c3"),
        task: &words::LESSON_RETURN,
        accepts: Accepts::Moves(&["a3-d3"]),
        right: &words::LESSON_RETURN_RIGHT,
        hint: &words::LESSON_RETURN_HINT,
        reply: None,
    },
    Lesson {
        position: Some(".d.../..ddd/.lc../l.l../...l. l -"),
        task: &words::LESSON_CHECK,
        accepts: Accepts::Moves(&["a4-a2", "b3-b2"]),
        right: &words::LESSON_CHECK_RIGHT,
        hint: &words::LESSON_CHECK_HINT,
        reply: None,
    },
    Lesson {
        position: Some(".d.../..ddd/..c../lll../...l. l -"),
        task: &words::LESSON_WIN,
        accepts: Accepts::Win,
        right: &words::LESSON_WIN_RIGHT,
        hint: &words::LESSON_WIN_HINT,
        reply: None,
    },
];
