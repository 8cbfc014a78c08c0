//! Makes the sounds that [`crate::session::sound`] describes, with the browser's own tones. Browsers let nobody make a sound before
//! somebody has touched the page, so nothing is there before that.

use std::cell::RefCell;

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioContext, AudioParam, AudioScheduledSourceNode, BiquadFilterType, OscillatorType};

use crate::session::sound::{Sound, Voice, Wave};

/// How long the hiss is that all hisses are cut from, in frames.
const FRAMES: u32 = 24_000;

/// After how many milliseconds the browser is asked for sounds, which takes it long: the first tap has been answered by then.
const SOON: u32 = 60;

/// Where sounds are made.
struct Stage {
    context: AudioContext,
    hiss: AudioBuffer,
}

thread_local! {
    static STAGE: RefCell<Option<Stage>> = const { RefCell::new(None) };
}

/// Somebody has touched the page: soon sounds can be made. A phone that was asleep is woken too.
pub fn wake() {
    if !is_touched() {
        return;
    }
    STAGE.with_borrow(|stage| match stage {
        // If it is not let now, it is the next time.
        Some(stage) => drop(stage.context.resume()),
        // What was touched answers first.
        None => drop(Timeout::new(SOON, build).forget()),
    });
}

fn build() {
    // Of several touches the first has built it.
    if STAGE.with_borrow(Option::is_none) {
        // A device without sound has none.
        STAGE.set(Stage::new().ok());
    }
}

/// Whether somebody has, as far as the browser says: it complains of sounds before that.
fn is_touched() -> bool {
    let activation = Reflect::get(&window().navigator(), &"userActivation".into());
    let touched = activation.and_then(|activation| Reflect::get(&activation, &"hasBeenActive".into()));
    // Browsers that do not say complain of nothing.
    touched.ok().and_then(|touched| touched.as_bool()).unwrap_or(true)
}

/// Makes these, each after so many milliseconds, so loud in percent. The first of all wait until they can be heard.
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
                // What cannot be heard can be seen.
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
            frequency.set_value_at_time(voice.slides.0 as f32, begin)?;
            frequency.exponential_ramp_to_value_at_time(voice.slides.1 as f32, end).map(|_| ())
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
