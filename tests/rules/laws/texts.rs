//! Laws of texts: written texts can be read, and mean the same.

use std::collections::HashSet;

use hostage_chess::game::game_record::Replay;
use hostage_chess::game::pgn::{Given, read, write};
use hostage_chess::game::{Event, Illegal, Reason, Style};

use super::Lawful;
use super::sample::{sample, some};
use crate::support::random::Random;

pub fn fens_and_keys_round_trip<G: Lawful>(variant: &str) {
    sample(variant, 15, 1, |position: &G, _| {
        let fen = position.fen();
        let again = G::from_fen(variant, &fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"));
        assert_eq!(again.fen(), fen);
        assert_eq!(again.variant(), variant);
        if !position.is_more_than_its_fen() {
            assert_eq!(&again, position);
            assert_eq!((again.key(), again.outcome()), (position.key(), position.outcome()), "{fen}");
        }
    });
}

/// UCI and both notations are read back. No two moves have the same text, and a check is marked.
pub fn every_notation_round_trips<G: Lawful>(variant: &str) {
    sample(variant, 16, 8, |position: &G, moves| {
        for style in [Style::Leslie, Style::Pierce] {
            let texts: Vec<String> = moves.iter().map(|&m| position.notation(m, style)).collect();
            let plain: HashSet<&str> = texts.iter().map(|text| text.trim_end_matches(['+', '#'])).collect();
            assert_eq!(plain.len(), moves.len(), "{position:?}: two moves have the same text");
            let written: Vec<_> = moves.iter().zip(&texts).collect();
            for &(&m, text) in some(&written, 60) {
                assert_eq!(position.read_notation(text), Ok(m), "{position:?} {text}");
                let events = position.events(m);
                let (told, placed) = (events.contains(&Event::Check), matches!(events[0], Event::SetUp(..)));
                // A pass is `-,-` even if it leaves the opponent in a check that was there before (docs/rules.md 4).
                assert!(text.contains(['+', '#']) == told || placed || text == "-,-", "{position:?} {text}");
            }
        }
        let ucis: HashSet<String> = moves.iter().map(|&m| position.uci(m)).collect();
        assert_eq!(ucis.len(), moves.len(), "{position:?}");
        for &m in some(moves, 60) {
            let uci = position.uci(m);
            assert_eq!(position.read_uci(&uci), Ok(m), "{position:?} {uci}");
            assert_eq!(position.read_notation(&uci), Ok(m), "{position:?} {uci}");
        }
    });
}

/// A notation includes UCI, also for illegal moves: [`game::read_move`] relies on it.
pub fn notations_read_whatever_uci_reads<G: Lawful>(variant: &str) {
    const LETTERS: &[u8] = b"abcdefghij1234567890kqrbnpmcsKQRBNPMCS@#,=-";
    let unreadable = |why: &Illegal| matches!(why.reason, Reason::Unreadable(_));
    let (mut random, mut read) = (Random(17), 0);
    sample(variant, 17, 16, |position: &G, moves| {
        for &m in some(moves, 20).flat_map(|m| [m; 4]) {
            let mut text = position.uci(m).into_bytes();
            for _ in 0..1 + random.below(3) {
                let at = random.below(text.len());
                text[at] = LETTERS[random.below(LETTERS.len())];
            }
            let text = String::from_utf8(text).expect("the letters are plain");
            let (uci, notation) = (position.read_uci(&text), position.read_notation(&text));
            match (&uci, &notation) {
                (Ok(m), _) => assert_eq!(notation, Ok(*m), "{position:?} {text}"),
                (Err(why), Err(other)) => assert!(unreadable(why) || !unreadable(other), "{position:?} {text}: {why}"),
                (Err(_), Ok(_)) => {}
            }
            read += usize::from(uci.is_ok() || uci.is_err_and(|why| !unreadable(&why)));
        }
    });
    assert!(read > 20, "{variant}: {read} texts");
}

pub fn games_round_trip_as_pgn<G: Lawful>(variant: &str) {
    for seed in 0..6 {
        let mut random = Random(seed);
        let mut replay = Replay { start: G::start(variant).unwrap(), moves: Vec::new() };
        while replay.moves.len() < 60 && replay.last().outcome().is_none() {
            let moves = replay.last().legal_moves();
            let m = moves[random.below(moves.len())];
            replay.moves.push((m, replay.last().play_unchecked(m)));
        }
        for style in [Style::Leslie, Style::Pierce] {
            let text = write(&[], &replay, replay.last().outcome(), style);
            let again = read::<G>(&text, Given { variant: Some(variant), ..Given::default() });
            assert_eq!(again.fault, None, "{text}");
            assert_eq!(again.replay().unwrap().moves, replay.moves, "{text}");
        }
    }
}
