//! Plays the sounds of [`crate::session::sound`] with the Web Audio API. Browsers allow no sound before the first
//! input, so nothing is created before that.

use std::cell::RefCell;

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioContext, AudioParam, AudioScheduledSourceNode, BiquadFilterType, OscillatorType};

use crate::session::sound::{Sound, Voice, Wave};

/// The length of the noise buffer, in frames. All hisses are cut from this buffer.
const FRAMES: u32 = 24_000;

/// Delay before the audio context is created, in milliseconds. Creation is slow, so the first tap is handled before it.
const SOON: u32 = 60;

/// The audio context and the noise buffer.
struct Stage {
    context: AudioContext,
    hiss: AudioBuffer,
}

thread_local! {
    static STAGE: RefCell<Option<Stage>> = const { RefCell::new(None) };
}

/// Prepares sound after the first input. This also resumes sound on a phone that was asleep.
pub fn wake() {
    if !is_touched() {
        return;
    }
    STAGE.with_borrow(|stage| match stage {
        // If the browser refuses now, the next input tries again.
        Some(stage) => drop(stage.context.resume()),
        // The delay lets the app handle the input first.
        None => drop(Timeout::new(SOON, build).forget()),
    });
}

fn build() {
    // An earlier input may have created it already.
    if STAGE.with_borrow(Option::is_none) {
        // A device without sound output has no stage.
        STAGE.set(Stage::new().ok());
    }
}

/// True if the user has interacted with the page. Creating sound earlier would log a warning in the browser.
fn is_touched() -> bool {
    let activation = Reflect::get(&window().navigator(), &"userActivation".into());
    let touched = activation.and_then(|activation| Reflect::get(&activation, &"hasBeenActive".into()));
    // Browsers without this property log no warning.
    touched.ok().and_then(|touched| touched.as_bool()).unwrap_or(true)
}

/// Plays sounds, each after its delay in milliseconds, at a volume in percent. The very first sounds are delayed until
/// they can be heard.
pub fn play(sounds: &[(Sound, u32)], volume: u32) {
    if STAGE.with_borrow(Option::is_none) && is_touched() {
        let sounds = sounds.to_vec();
        Timeout::new(SOON, move || sing(&sounds, volume)).forget();
    } else {
        sing(sounds, volume);
    }
}

fn sing(sounds: &[(Sound, u32)], volume: u32) {
    STAGE.with_borrow(|stage| {
        let Some(stage) = stage else { return };
        for &(sound, after) in sounds {
            for voice in sound.voices() {
                // A missing sound is no error: everything is also visible.
                let _ = stage.sing(voice, after, volume);
            }
        }
    });
}

impl Stage {
    fn new() -> Result<Stage, JsValue> {
        let context = AudioContext::new()?;
        let hiss = context.create_buffer(1, FRAMES, context.sample_rate())?;
        let mut seed = 1_u32;
        let frames: Vec<f32> = (0..FRAMES)
            .map(|_| {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (seed >> 16) as f32 / 32_768.0 - 1.0
            })
            .collect();
        hiss.copy_to_channel(&frames, 0)?;
        Ok(Stage { context, hiss })
    }

    fn sing(&self, voice: &Voice, after: u32, volume: u32) -> Result<(), JsValue> {
        let context = &self.context;
        let begin = context.current_time() + f64::from(after + voice.begins) / 1000.0;
        let end = begin + f64::from(voice.lasts) / 1000.0;
        let gain = context.create_gain()?;
        let loud = (voice.loud * volume) as f32 / 10_000.0;
        let level = gain.gain();
        level.set_value_at_time(0.0001, begin)?;
        level.linear_ramp_to_value_at_time(loud, begin + 0.006)?;
        level.exponential_ramp_to_value_at_time(0.0001, end)?;
        gain.connect_with_audio_node(&context.destination())?;
        let slide = |frequency: &AudioParam| {
            frequency.set_value_at_time(voice.from as f32, begin)?;
            frequency.exponential_ramp_to_value_at_time(voice.to as f32, end).map(|_| ())
        };
        let source: AudioScheduledSourceNode = if voice.wave == Wave::Noise {
            let (source, filter) = (context.create_buffer_source()?, context.create_biquad_filter()?);
            source.set_buffer(Some(&self.hiss));
            filter.set_type(BiquadFilterType::Bandpass);
            slide(&filter.frequency())?;
            source.connect_with_audio_node(&filter)?;
            filter.connect_with_audio_node(&gain)?;
            source.into()
        } else {
            let source = context.create_oscillator()?;
            source.set_type(if voice.wave == Wave::Sine { OscillatorType::Sine } else { OscillatorType::Triangle });
            slide(&source.frequency())?;
            source.connect_with_audio_node(&gain)?;
            source.into()
        };
        source.start_with_when(begin)?;
        source.stop_with_when(end)
    }
}
