//! The sounds of moves, and that each can be synthesised.

use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::{Game, Position as _};
use hostage_chess::session::sound::{Sound, of_move};
use std::collections::BTreeSet;

/// The sounds of a move of Hostage Chess, in order.
fn heard(fen: &str, mv: &str) -> Vec<Sound> {
    let position = AnyPosition::from_fen("hostage", fen).unwrap();
    let m = position.read_notation(mv).unwrap_or_else(|why| panic!("{mv}: {why}"));
    let over = position.play(m).unwrap().outcome().is_some();
    let mut sounds = of_move(&position.events(m), true, over);
    sounds.sort_by_key(|(_, at)| *at);
    sounds.into_iter().map(|(sound, _)| sound).collect()
}

#[test]
fn a_move_has_the_sounds_of_its_events() {
    use Sound::{Canopy, Capture, Check, Coin, End, Latch, Move};
    let cases: [(&str, &str, &[Sound]); 8] = [
        ("4k3/8/8/8/8/8/8/4K3[#] w - - 0 1", "Ke2", &[Move]),
        ("4k3/8/8/8/8/8/8/R3K2R[#] w KQ - 0 1", "O-O", &[Move]),
        ("4k3/8/8/8/8/8/8/4K3[B#] w - - 0 1", "B*e4", &[Canopy]),
        ("4k3/8/8/8/8/8/8/4K3[#Nqn] w - - 0 1", "(N)N*e4", &[Coin, Canopy]),
        ("4k3/8/8/8/8/8/8/4K3[#Nqn] w - - 0 1", "(N)N*d6", &[Coin, Canopy, Check]),
        ("4k3/8/8/8/8/8/8/R3K2R[#] w KQ - 0 1", "Ra8", &[Move, Check]),
        ("4k3/8/8/8/8/8/3n4/R3K3[#] w Q - 0 30", "Kxd2", &[Capture, Latch]),
        // Mate replaces the sound of check.
        ("4k3/R7/8/8/8/8/8/4K2R[#] w - - 0 1", "Rh8", &[Move, End]),
    ];
    for (fen, mv, sounds) in cases {
        assert_eq!(heard(fen, mv), sounds, "{mv} in {fen}");
    }
}

#[test]
fn a_thaw_has_the_sound_of_ice() {
    // White captures a bishop, with which Black's frozen pawn can change places.
    let sounds = heard("4k3/8/8/8/Rb6/8/6p1/K7[#] w - - 0 30", "Rxb4");
    assert!(sounds.contains(&Sound::Ice) && sounds.contains(&Sound::Latch), "{sounds:?}");
}

#[test]
fn games_without_prisons_have_no_sound_of_a_prison() {
    let start = AnyPosition::start("hole").unwrap();
    for m in start.legal_moves() {
        let sounds = of_move(&start.events(m), false, false);
        assert!(!sounds.is_empty() && sounds.iter().all(|(sound, _)| *sound != Sound::Latch), "{sounds:?}");
    }
}

#[test]
fn every_sound_can_be_synthesised_and_is_short() {
    let different: BTreeSet<String> = Sound::ALL.iter().map(|sound| format!("{:?}", sound.voices())).collect();
    assert_eq!(different.len(), Sound::ALL.len());
    for sound in Sound::ALL {
        assert!(!sound.voices().is_empty(), "{sound:?}");
        for voice in sound.voices() {
            // Frequencies and levels change exponentially, so they must not be zero.
            assert!(voice.from >= 20 && voice.to >= 20 && voice.loud > 0 && voice.loud <= 100, "{sound:?}");
            assert!(voice.lasts >= 20 && voice.begins + voice.lasts <= 1200, "{sound:?}");
        }
    }
}
