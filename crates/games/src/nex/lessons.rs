use crate::words::nex as words;
use crate::{Accepts, Lesson};

/// The guided first game: placing, the exchange, and a chain that a conversion completes.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        position: Some("...../...../...../...../..... r r s"),
        task: &words::LESSON_PLACE,
        accepts: Accepts::Any,
        right: &words::LESSON_PLACE_RIGHT,
        hint: &words::LESSON_PLACE_HINT,
        reply: None,
    },
    Lesson {
        position: Some("...../...../..r../...n./..... b r s"),
        task: &words::LESSON_EXCHANGE,
        accepts: Accepts::Moves(&["swap"]),
        right: &words::LESSON_EXCHANGE_RIGHT,
        hint: &words::LESSON_EXCHANGE_HINT,
        reply: Some("c2+b3"),
    },
    Lesson {
        position: None,
        task: &words::LESSON_BUILD,
        accepts: Accepts::Moves(&["d3+c4"]),
        right: &words::LESSON_BUILD_RIGHT,
        hint: &words::LESSON_BUILD_HINT,
        reply: Some("b4+e3"),
    },
    Lesson {
        position: None,
        task: &words::LESSON_EDGE,
        accepts: Accepts::Moves(&["a3+a4"]),
        right: &words::LESSON_EDGE_RIGHT,
        hint: &words::LESSON_EDGE_HINT,
        reply: Some("b2+a1"),
    },
    Lesson {
        position: None,
        task: &words::LESSON_RIGHT,
        accepts: Accepts::Moves(&["e2+e5"]),
        right: &words::LESSON_RIGHT_RIGHT,
        hint: &words::LESSON_RIGHT_HINT,
        reply: Some("d2+b1"),
    },
    Lesson {
        position: None,
        task: &words::LESSON_CONVERT,
        accepts: Accepts::Win,
        right: &words::LESSON_CONVERT_RIGHT,
        hint: &words::LESSON_CONVERT_HINT,
        reply: None,
    },
];
