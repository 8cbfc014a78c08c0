//! Sounds of our own: which ones a turn makes, and of what each is made. The page makes them when they are heard, so there are no
//! files.

use crate::game::{Event, Shown};

/// Something that is heard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sound {
    /// A man is put down.
    Move,
    /// A man is taken.
    Capture,
    /// The prison shuts behind him.
    Latch,
    /// A ransom is paid.
    Coin,
    /// A man comes down by parachute.
    Canopy,
    /// A pawn freezes or thaws, or would give check if it were not frozen.
    Ice,
    /// Check.
    Check,
    /// The game is over.
    End,
    /// There is little time left.
    Low,
}

impl Sound {
    /// Every sound.
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

/// What a voice is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wave {
    /// A clear tone.
    Sine,
    /// A tone with an edge.
    Triangle,
    /// A hiss round a tone.
    Noise,
}

/// A tone or a hiss that comes at once and goes slowly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Voice {
    /// What it is made of.
    pub wave: Wave,
    /// When it begins, in milliseconds.
    pub begins: u32,
    /// How long it lasts, in milliseconds.
    pub lasts: u32,
    /// From which to which frequency it slides, in hertz.
    pub slides: (u32, u32),
    /// How loud it is, in percent.
    pub loud: u32,
}

const fn voice(wave: Wave, begins: u32, lasts: u32, slides: (u32, u32), loud: u32) -> Voice {
    Voice { wave, begins, lasts, slides, loud }
}

impl Sound {
    /// What it is made of.
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

/// The sounds of a turn, each with when it is heard, in milliseconds: as it is seen, payment before canopy. `prisons` says whether
/// who is taken is locked up, `over` whether the game ends with it.
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
    // Who takes puts his man down in the same moment.
    if heard.iter().any(|(sound, _)| *sound == Sound::Capture) {
        heard.retain(|(sound, _)| *sound != Sound::Move);
    }
    heard
}
