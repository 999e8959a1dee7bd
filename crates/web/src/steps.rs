//! The keys that lead through the moves of a game, on every page that has one.

use leptos::ev::KeyboardEvent;
use leptos::prelude::document;

use crate::browser;

/// A step through the moves of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// To the start.
    Start,
    /// One move back.
    Back,
    /// One move on.
    On,
    /// To the end.
    End,
}

/// The keys, as they are told to readers.
pub(crate) const ONE: &str = "← →, [ ]";
/// The keys that lead to the ends.
pub(crate) const ENDS: &str = "Home End, { }";

/// The step that a key asks for, unless it belongs to whatever has the focus.
pub(crate) fn step_of(event: &KeyboardEvent) -> Option<Step> {
    if let Some(step) = step(event) {
        return (!takes_arrows()).then_some(step);
    }
    let step = match event.key().as_str() {
        "{" => Step::Start,
        "[" => Step::Back,
        "]" => Step::On,
        "}" => Step::End,
        _ => return None,
    };
    // On many keyboards brackets are written with AltGr, which is control and alt together on some
    // systems and alt alone on others.
    let [control, alt, command] = [event.ctrl_key(), event.alt_key(), event.meta_key()];
    let is_written = !command && (alt || !control);
    (is_written && !browser::is_writing()).then_some(step)
}

/// The step that a key without any other asks for, whatever has the focus.
pub(crate) fn step(event: &KeyboardEvent) -> Option<Step> {
    let others = [event.ctrl_key(), event.alt_key(), event.meta_key(), event.shift_key()];
    let step = match event.key().as_str() {
        "Home" => Step::Start,
        "ArrowLeft" => Step::Back,
        "ArrowRight" => Step::On,
        "End" => Step::End,
        _ => return None,
    };
    (!others.contains(&true)).then_some(step)
}

/// Whether what has the focus does something of its own with arrows: the board, fields, and what
/// can be scrolled.
fn takes_arrows() -> bool {
    let takers = "[role=grid], [role=grid] *, input, select, textarea, [tabindex='0']";
    document().active_element().is_some_and(|element| element.matches(takers) == Ok(true))
}
