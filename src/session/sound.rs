//! Synthetic sounds: the sounds of a move, and the voices of each sound. The page synthesises them, so there are no
//! sound files.

use crate::game::{Event, Shown};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sound {
    Move,
    Capture,
    /// The prison closes behind the captured piece.
    Latch,
    Coin,
    /// A dropped piece lands by parachute.
    Canopy,
    /// A pawn freezes or thaws, or a frozen pawn would give check.
    Ice,
    Check,
    End,
    Low,
}

impl Sound {
    pub const ALL: [Sound; 9] = [
        Sound::Move,
        Sound::Capture,
        Sound::Latch,
        Sound::Coin,
        Sound::Canopy,
        Sound::Ice,
        Sound::Check,
        Sound::End,
        Sound::Low,
    ];
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wave {
    /// A clear tone.
    Sine,
    /// A sharper tone.
    Triangle,
    /// Noise around a frequency.
    Noise,
}

/// A part of a sound, with an abrupt start and a slow decay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Voice {
    pub wave: Wave,
    /// Start, in milliseconds.
    pub begins: u32,
    /// Duration, in milliseconds.
    pub lasts: u32,
    /// Frequency at the start, in hertz.
    pub from: u32,
    /// Frequency at the end, in hertz.
    pub to: u32,
    /// Volume, in percent.
    pub loud: u32,
}

const fn voice(wave: Wave, begins: u32, lasts: u32, (from, to): (u32, u32), loud: u32) -> Voice {
    Voice { wave, begins, lasts, from, to, loud }
}

impl Sound {
    pub const fn voices(self) -> &'static [Voice] {
        use Wave::{Noise, Sine, Triangle};
        match self {
            Sound::Move => const { &[voice(Noise, 0, 50, (1700, 800), 50), voice(Sine, 0, 80, (190, 110), 55)] },
            Sound::Capture => const { &[voice(Noise, 0, 90, (2600, 700), 70), voice(Triangle, 0, 130, (140, 70), 65)] },
            Sound::Latch => {
                const {
                    &[
                        voice(Triangle, 0, 30, (1900, 1600), 18),
                        voice(Noise, 0, 20, (4200, 4200), 30),
                        voice(Triangle, 75, 60, (1250, 1150), 22),
                    ]
                }
            }
            Sound::Coin => const { &[voice(Sine, 0, 80, (1865, 1865), 20), voice(Sine, 65, 300, (2489, 2489), 22)] },
            Sound::Canopy => const { &[voice(Noise, 0, 420, (450, 1500), 32), voice(Sine, 420, 80, (150, 90), 45)] },
            Sound::Ice => {
                const {
                    &[
                        voice(Sine, 0, 110, (2637, 2637), 12),
                        voice(Sine, 50, 110, (3520, 3520), 11),
                        voice(Sine, 95, 160, (4186, 4186), 9),
                        voice(Noise, 0, 60, (6000, 3500), 20),
                    ]
                }
            }
            Sound::Check => {
                const { &[voice(Triangle, 0, 120, (740, 740), 26), voice(Triangle, 110, 180, (988, 988), 26)] }
            }
            Sound::End => {
                const {
                    &[
                        voice(Sine, 0, 800, (392, 392), 24),
                        voice(Sine, 90, 750, (494, 494), 22),
                        voice(Sine, 180, 900, (587, 587), 22),
                    ]
                }
            }
            Sound::Low => const { &[voice(Sine, 0, 90, (880, 880), 24), voice(Sine, 180, 120, (880, 880), 24)] },
        }
    }
}

/// The sounds of a move with their start times in milliseconds, in the order in which the move is shown: payment before
/// drop. `prisons` is true if captured pieces go to prison, `over` if the move ends the game.
pub fn of_move(events: &[Event], prisons: bool, over: bool) -> Vec<(Sound, u32)> {
    let paid = events.iter().any(|event| matches!(event, Event::Paid(_)));
    let mut heard: Vec<(Sound, u32)> = Vec::new();
    let mut hear = |sound, at| {
        if !heard.iter().any(|(known, _)| *known == sound) {
            heard.push((sound, at));
        }
    };
    for event in events {
        match event {
            Event::Walked(..) | Event::Castled(..) | Event::SetUp(..) | Event::Promoted(..) => hear(Sound::Move, 0),
            Event::Captured(..) => {
                hear(Sound::Capture, 0);
                if prisons {
                    hear(Sound::Latch, 170);
                }
            }
            Event::Paid(_) => hear(Sound::Coin, 0),
            Event::Rescued(..) | Event::Dropped(..) => hear(Sound::Canopy, if paid { 200 } else { 0 }),
            Event::Thawed(..) | Event::Froze(..) | Event::PseudoCheck => hear(Sound::Ice, 260),
            Event::Own(_, Shown::Vanishes(..) | Shown::ChangesSide(..)) => hear(Sound::Capture, 0),
            Event::Own(_, Shown::Appears(..) | Shown::Becomes(..) | Shown::Moves(..)) => hear(Sound::Move, 0),
            Event::Check | Event::Mate if !over => hear(Sound::Check, if paid { 650 } else { 300 }),
            Event::Own(_, Shown::Nothing) | Event::Check | Event::Mate => {}
        }
    }
    if over {
        hear(Sound::End, if paid { 700 } else { 350 });
    }
    // A capture and putting the piece down happen at the same moment.
    if heard.iter().any(|(sound, _)| *sound == Sound::Capture) {
        heard.retain(|(sound, _)| *sound != Sound::Move);
    }
    heard
}
