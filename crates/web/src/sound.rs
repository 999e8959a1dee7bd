use std::cell::OnceCell;
use std::time::Duration;

use leptos::prelude::*;
use web_sys::AudioContext;

use crate::settings::Settings;

/// What can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sound {
    /// A piece is put down.
    Move,
    /// Something can't be done.
    No,
    /// The game is over.
    End,
}

thread_local! {
    static CONTEXT: OnceCell<Option<AudioContext>> = const { OnceCell::new() };
}

/// What is heard is seen first: the first sound can take a browser longer than a whole picture.
const LATER: Duration = Duration::from_millis(50);

/// Makes a sound, where sounds are wanted and the browser can make them.
pub(crate) fn play(sound: Sound, settings: Settings) {
    if settings.sounds.get_untracked() {
        set_timeout(move || make(sound), LATER);
    }
}

fn make(sound: Sound) {
    CONTEXT.with(|context| {
        let context = context.get_or_init(|| AudioContext::new().ok());
        if let Some(context) = context {
            let tones: &[(f32, f64)] = match sound {
                Sound::Move => &[(520.0, 0.0)],
                Sound::No => &[(160.0, 0.0)],
                Sound::End => &[(520.0, 0.0), (660.0, 0.12), (780.0, 0.24)],
            };
            for &(pitch, after) in tones {
                // A browser that can't play one tone is silent, and that is all.
                let _ = tone(context, pitch, after);
            }
        }
    });
}

fn tone(context: &AudioContext, pitch: f32, after: f64) -> Result<(), wasm_bindgen::JsValue> {
    let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
    let from = context.current_time() + after;
    oscillator.frequency().set_value(pitch);
    gain.gain().set_value_at_time(0.08, from)?;
    gain.gain().exponential_ramp_to_value_at_time(0.0001, from + 0.12)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(from)?;
    oscillator.stop_with_when(from + 0.13)
}
