//! Laws of moves as the search sees them: lists, hints, keys, null moves, game ends.

use std::collections::{HashMap, HashSet};

use hostage_chess::game::{MoveStage, Packed as _, View as _};

use super::Lawful;
use super::sample::{sample, some};
use crate::support::random::Random;

pub fn play_agrees_with_play_unchecked<G: Lawful>(variant: &str) {
    sample(variant, 17, 8, |position: &G, moves| {
        let different: HashSet<G::Move> = moves.iter().copied().collect();
        assert_eq!(different.len(), moves.len(), "{position:?}: a move is listed twice");
        for &m in some(moves, 60) {
            let next = position.play(m);
            assert_eq!(next, Ok(position.play_unchecked(m)), "{position:?} {m:?}");
            assert_ne!(next.unwrap().side_to_move(), position.side_to_move(), "{position:?} {m:?}");
        }
    });
}

pub fn packing_moves_round_trips<G: Lawful>(variant: &str) {
    sample(variant, 31, 2, |position: &G, moves| {
        for &m in moves {
            assert!(m.pack() < 1 << 29, "{position:?} {m:?}");
            assert_eq!(G::Move::unpack(m.pack()), Some(m), "{position:?}");
        }
    });
}

pub fn forcing_and_quiet_moves_partition_all_moves<G: Lawful>(variant: &str) {
    sample(variant, 18, 2, |position: &G, moves| {
        let (mut forcing, mut quiet, mut quiet_checks) = (Vec::new(), Vec::new(), Vec::new());
        position.forcing_moves(&mut forcing);
        position.quiet_moves(&mut quiet);
        position.quiet_checks(&mut quiet_checks);
        assert_eq!(forcing.len() + quiet.len(), moves.len(), "{position:?}");
        let expected: HashSet<G::Move> = moves.iter().copied().filter(|&m| position.hint(m).forcing).collect();
        let rest: HashSet<G::Move> = moves.iter().copied().filter(|m| !expected.contains(m)).collect();
        assert_eq!(forcing.into_iter().collect::<HashSet<_>>(), expected, "{position:?}");
        assert_eq!(quiet.into_iter().collect::<HashSet<_>>(), rest, "{position:?}");
        assert!(quiet_checks.iter().all(|m| rest.contains(m)), "{position:?}");
    });
}

pub fn hints_are_true<G: Lawful>(variant: &str) {
    sample(variant, 19, 6, |position: &G, moves| {
        let us = position.side_to_move();
        let wins = |next: &G| next.outcome().is_some_and(|outcome| outcome.winner == Some(us));
        let mut together = Vec::new();
        position.hints(moves, &mut |hint| together.push(hint));
        let view = position.view();
        for (&m, hint) in moves.iter().zip(together) {
            assert_eq!((hint, view.hint(m)), (position.hint(m), position.hint(m)), "{position:?} {m:?}");
            assert!(hint.history < G::HISTORY, "{position:?} {m:?}");
            if hint.check && G::SEES_CHECKS {
                let next = position.play_unchecked(m);
                assert!(next.in_check() || wins(&next), "{position:?} {m:?}");
            }
        }
        let mut checks = Vec::new();
        position.checks(&mut checks);
        for &m in some(&checks, 60) {
            let next = position.play_unchecked(m);
            assert!(moves.contains(&m) && (next.in_check() || wins(&next)), "{position:?} {m:?}");
        }
        assert!(position.evaluate().abs() < 20_000, "{position:?}");
    });
}

/// The stages in which a search lists moves contain every move once.
pub fn the_stages_contain_every_move_once<G: Lawful>(variant: &str) {
    sample(variant, 20, 3, |position: &G, moves| {
        let view = position.view();
        let (mut listed, mut rated) = (Vec::new(), Vec::new());
        for stage in [MoveStage::Forcing, MoveStage::Quiet, MoveStage::Spare] {
            view.list(stage, &mut listed);
            view.rate(stage, &mut Vec::new(), &mut |m, hint, _| {
                assert_eq!(hint, position.hint(m), "{position:?} {m:?}");
                rated.push(m);
            });
        }
        assert_eq!(rated, listed, "{position:?}");
        assert_eq!(listed.len(), moves.len(), "{position:?}");
        let legal: HashSet<G::Move> = moves.iter().copied().collect();
        assert_eq!(listed.into_iter().collect::<HashSet<_>>(), legal, "{position:?}");
        let mut checks = Vec::new();
        view.list(MoveStage::Checks, &mut checks);
        assert!(checks.iter().all(|m| legal.contains(m) && !position.hint(*m).forcing), "{position:?}");
    });
}

/// Positions have the same key exactly if they are equal under the repetition rule.
pub fn keys_distinguish_positions<G: Lawful>(variant: &str) {
    let mut known: HashMap<u64, String> = HashMap::new();
    let mut keys: HashMap<String, u64> = HashMap::new();
    sample(variant, 21, 1, |position: &G, _| {
        if position.is_more_than_its_fen() {
            return;
        }
        // Compared without the counters. An en passant square that no pawn can use makes no difference either.
        let (fen, key) = (position.fen(), position.key().0);
        let fields: Vec<&str> = fen.split(' ').collect();
        let (whole, pieces) = (fields[..4].join(" "), fields[..3].join(" "));
        assert_eq!(*known.entry(key).or_insert(pieces.clone()), pieces);
        assert_eq!(*keys.entry(whole).or_insert(key), key, "{fen}");
    });
}

/// Two moves of a side in either order, with the same answer in between. If both orders lead to the same position, it
/// has the same key and is equal.
pub fn transpositions_have_the_same_key<G: Lawful>(variant: &str) {
    let mut random = Random(29);
    let mut met = 0;
    sample(variant, 29, 3, |position: &G, moves| {
        for _ in 0..if moves.is_empty() { 0 } else { 4 } {
            let [first, second] = [0; 2].map(|_| moves[random.below(moves.len())]);
            let answers = position.play_unchecked(first).legal_moves();
            let answer = answers.get(random.below(answers.len().max(1)));
            let Some(answer) = answer.map(|&m| position.play_unchecked(first).uci(m)) else { continue };
            let [first, second] = [first, second].map(|m| position.uci(m));
            let go = |texts: [&String; 3]| {
                let step = |here: G, text: &String| Some(here.play_unchecked(here.read_uci(text).ok()?));
                texts.into_iter().try_fold(position.clone(), step)
            };
            let ways = (go([&first, &answer, &second]), go([&second, &answer, &first]));
            let (Some(one), Some(other)) = ways else { continue };
            if one.fen() == other.fen() && !one.is_more_than_its_fen() && first != second {
                assert_eq!(one, other, "{position:?} {first} {answer} {second}");
                assert_eq!(one.key(), other.key(), "{position:?} {first} {answer} {second}");
                met += 1;
            }
        }
    });
    assert!(met >= 10, "{variant}: {met}");
}

pub fn passing_moves_no_piece<G: Lawful>(variant: &str) {
    sample(variant, 22, 3, |position: &G, _| {
        let Some(passed) = position.pass() else { return };
        assert!(!position.in_check(), "{position:?}");
        assert_eq!(passed.side_to_move(), !position.side_to_move(), "{position:?}");
        assert_ne!(passed.key(), position.key(), "{position:?}");
        let pieces = |of: &G| of.layout().cells().map(|cell| of.piece_at(cell)).collect::<Vec<_>>();
        assert_eq!(pieces(&passed), pieces(position), "{position:?}");
    });
}

pub fn games_are_over_exactly_without_legal_moves<G: Lawful>(variant: &str) {
    sample(variant, 23, 1, |position: &G, moves| {
        let outcome = position.outcome();
        assert_eq!(outcome, position.outcome_given(!moves.is_empty()), "{position:?}");
        assert_eq!(outcome.is_some(), moves.is_empty(), "{position:?} {outcome:?}");
    });
}

pub fn perft_counts_lines<G: Lawful>(variant: &str) {
    sample(variant, 24, 12, |position: &G, moves| {
        // A line that has ended may be counted.
        if moves.is_empty() {
            return;
        }
        assert_eq!((position.perft(0), position.perft(1)), (1, moves.len() as u64), "{position:?}");
        if moves.len() < 60 {
            let after = |&m: &G::Move| position.play_unchecked(m).perft(1);
            assert_eq!(position.perft(2), moves.iter().map(after).sum::<u64>(), "{position:?}");
        }
    });
}
