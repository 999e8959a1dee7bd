//! The small pictures on buttons: strokes in the colour of the text around them.

use leptos::prelude::*;

/// What an icon shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Glyph {
    Back,
    Bell,
    Book,
    Bulb,
    Check,
    Clock,
    Close,
    Computer,
    Copy,
    Dice,
    Down,
    Download,
    Eye,
    First,
    Flag,
    Gear,
    Graph,
    Handshake,
    Help,
    Last,
    Link,
    Menu,
    More,
    Moves,
    Next,
    Pause,
    Pencil,
    Pennant,
    People,
    Person,
    Play,
    Plus,
    Previous,
    Puzzle,
    Search,
    Silence,
    Sound,
    Star,
    Trash,
    Turn,
    Undo,
    Upload,
    Warning,
    Watch,
    Zoom,
}

/// The strokes of each, on a square of 24.
const STROKES: &[(Glyph, &str)] = &[
    (Glyph::Back, "M19 12H5M11 6L5 12L11 18"),
    (Glyph::Bell, "M6 17V11A6 6 0 0 1 18 11V17L20 19H4ZM10 21.5H14"),
    (
        Glyph::Book,
        "M4 5C7 4 10 4.5 12 6C14 4.5 17 4 20 5V19C17 18 14 18.5 12 20C10 18.5 7 18 4 19ZM12 6V20",
    ),
    (
        Glyph::Bulb,
        "M9 18H15M10 21H14M12 3A6.2 6.2 0 0 0 8 13.9C9 14.8 9 15.4 9 16H15C15 15.4 15 14.8 16 13.9A6.2 6.2 0 0 0 12 3Z",
    ),
    (Glyph::Check, "M4.5 12.5L10 18L19.5 6.5"),
    (Glyph::Clock, "M12 7V12L15.5 14M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12Z"),
    (Glyph::Close, "M6 6L18 18M18 6L6 18"),
    (
        Glyph::Computer,
        "M8.5 6H15.5A2.5 2.5 0 0 1 18 8.5V15.5A2.5 2.5 0 0 1 15.5 18H8.5A2.5 2.5 0 0 1 6 15.5V8.5A2.5 2.5 0 0 1 8.5 6ZM9.5 2.8V6M14.5 2.8V6M9.5 18V21.2M14.5 18V21.2M2.8 9.5H6M2.8 14.5H6M18 9.5H21.2M18 14.5H21.2",
    ),
    (Glyph::Copy, "M9 9H20V20H9ZM15 9V4H4V15H9"),
    (
        Glyph::Dice,
        "M4 4H20V20H4ZM8.5 8.5H8.51M15.5 8.5H15.51M12 12H12.01M8.5 15.5H8.51M15.5 15.5H15.51",
    ),
    (Glyph::Down, "M6 9L12 15L18 9"),
    (Glyph::Download, "M12 4V15M7 10.5L12 15.5L17 10.5M4 20H20"),
    (
        Glyph::Eye,
        "M2.5 12C5 7.5 8.5 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.5 18.5 12 18.5S5 16.5 2.5 12ZM15 12A3 3 0 1 1 9 12A3 3 0 1 1 15 12Z",
    ),
    (Glyph::First, "M18 6L12 12L18 18M7 6V18"),
    (Glyph::Flag, "M5 21V4H18L15 8.5L18 13H5"),
    (
        Glyph::Gear,
        "M15.2 12A3.2 3.2 0 1 1 8.8 12A3.2 3.2 0 1 1 15.2 12ZM12 3V5.5M12 18.5V21M3 12H5.5M18.5 12H21M5.6 5.6L7.4 7.4M16.6 16.6L18.4 18.4M5.6 18.4L7.4 16.6M16.6 7.4L18.4 5.6",
    ),
    (Glyph::Graph, "M4 19H20M4 15L9 9L13 12L20 4"),
    (
        Glyph::Handshake,
        "M3 8L7 5.5L12 8L17 5.5L21 8V15L12 20L3 15ZM12 8L8.5 11.5L11 13.5L14.5 11L18 14",
    ),
    (
        Glyph::Help,
        "M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12ZM9.5 9.3A2.6 2.6 0 1 1 12 12.6V13.4M12 16.8V16.9",
    ),
    (Glyph::Last, "M6 6L12 12L6 18M17 6V18"),
    (
        Glyph::Link,
        "M10 14A4 4 0 0 0 16 14.5L19 11.5A4.1 4.1 0 0 0 13.2 5.7L12 7M14 10A4 4 0 0 0 8 9.5L5 12.5A4.1 4.1 0 0 0 10.8 18.3L12 17",
    ),
    (Glyph::Menu, "M4 7H20M4 12H20M4 17H20"),
    (Glyph::More, "M5 12H5.01M12 12H12.01M19 12H19.01"),
    (Glyph::Moves, "M4 6H5M9 6H20M4 12H5M9 12H20M4 18H5M9 18H20"),
    (Glyph::Next, "M9 6L15 12L9 18"),
    (Glyph::Pause, "M8 5V19M16 5V19"),
    (Glyph::Pencil, "M4 20L5 15.5L16 4.5L19.5 8L8.5 19ZM13.5 7L17 10.5"),
    (Glyph::Pennant, "M5 21V3L19 8L5 13"),
    (
        Glyph::People,
        "M12.5 8.5A3.5 3.5 0 1 1 5.5 8.5A3.5 3.5 0 1 1 12.5 8.5ZM2.5 19.5C3.5 15.5 6 14.5 9 14.5S14.5 15.5 15.5 19.5M16 5.2A3.5 3.5 0 0 1 16 11.8M18.5 14.8C20.3 15.6 21.2 17.2 21.6 19.5",
    ),
    (
        Glyph::Person,
        "M16 8A4 4 0 1 1 8 8A4 4 0 1 1 16 8ZM4.5 20.5C5.5 16 8.5 14.5 12 14.5S18.5 16 19.5 20.5",
    ),
    (Glyph::Play, "M7 4.5L19 12L7 19.5Z"),
    (Glyph::Plus, "M12 5V19M5 12H19"),
    (Glyph::Previous, "M15 6L9 12L15 18"),
    (
        Glyph::Puzzle,
        "M4 8H9C8 5 10 3.5 11.5 3.5S15 5 14 8H19V13C16.5 12 15 13.5 15 15S16.5 18 19 17V20H4Z",
    ),
    (Glyph::Search, "M17 11A6 6 0 1 1 5 11A6 6 0 1 1 17 11ZM15.5 15.5L20 20"),
    (Glyph::Silence, "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM16 9.5L21 14.5M21 9.5L16 14.5"),
    (
        Glyph::Sound,
        "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM15.5 9A4.2 4.2 0 0 1 15.5 15M18 6.5A7.8 7.8 0 0 1 18 17.5",
    ),
    (
        Glyph::Star,
        "M12 3.5L14.6 9L20.5 9.7L16.1 13.8L17.3 19.7L12 16.8L6.7 19.7L7.9 13.8L3.5 9.7L9.4 9Z",
    ),
    (
        Glyph::Trash,
        "M4.5 6.5H19.5M9.5 6.5V4H14.5V6.5M6.5 6.5L7.5 20H16.5L17.5 6.5M10 10.5V16M14 10.5V16",
    ),
    (Glyph::Turn, "M4 9A8.2 8.2 0 0 1 19 8M20 3.5V8.5H15M20 15A8.2 8.2 0 0 1 5 16M4 20.5V15.5H9"),
    (Glyph::Undo, "M8 5L3.5 9.5L8 14M4 9.5H14A5 5 0 0 1 14 19.5H9"),
    (Glyph::Upload, "M12 15.5V4.5M7 9L12 4L17 9M4 20H20"),
    (Glyph::Warning, "M12 4L21 19.5H3ZM12 10V14M12 16.9V17"),
    (Glyph::Watch, "M6 4.5L15 12L6 19.5ZM18.5 5V19"),
    (Glyph::Zoom, "M17 11A6 6 0 1 1 5 11A6 6 0 1 1 17 11ZM15.5 15.5L20 20M11 8.5V13.5M8.5 11H13.5"),
];

/// A small picture beside a word, or in a button that has a name of its own: nobody has to read it.
#[component]
pub(crate) fn Icon(glyph: Glyph) -> impl IntoView {
    let strokes = STROKES.iter().find(|(known, _)| *known == glyph).map(|(_, strokes)| *strokes);
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d=strokes />
        </svg>
    }
}

/// The mark of the house: three pieces on a shelf.
#[component]
pub(crate) fn Mark() -> impl IntoView {
    view! {
        <svg class="mark" viewBox="0 0 34 26" aria-hidden="true" focusable="false">
            <rect class="board" y="21.5" width="34" height="4" rx="2" />
            <circle class="blue" cx="6.6" cy="15" r="5.6" />
            <path class="red" d="M17.2 6.4L24.4 13.6L17.2 20.8L10 13.6Z" />
            <path class="gold" d="M28 9.2L33 12.1V17.9L28 20.8L23 17.9V12.1Z" />
        </svg>
    }
}
