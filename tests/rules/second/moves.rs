//! Equality of moves, positions, ends and counts.

use std::collections::BTreeSet;

use hostage_chess::game::{Key, Piece, Side, game_record};

use super::Held;
use crate::laws::sample::sample;
use crate::support::games::random_games;
use crate::support::plain::Second as _;
use crate::support::random::Random;
use crate::support::tally;

pub fn the_same_moves_lead_to_the_same_positions<G: Held>(variant: &str) {
    sample(variant, 41, 7, |position: &G, moves| {
        let fen = position.fen();
        // The remaining positions have state that no FEN shows.
        if position.is_more_than_its_fen() || position.outcome().is_some() {
            return;
        }
        let plain = G::Plain::of(variant, &fen);
        let ways = plain.ways();
        let mine: BTreeSet<String> = moves.iter().map(|&m| position.uci(m)).collect();
        if plain.is_sure() {
            assert_eq!(mine, ways.keys().cloned().collect(), "{variant} {fen}");
        }
        for &m in moves {
            let (uci, next) = (position.uci(m), position.play_unchecked(m).fen());
            assert_eq!(ways.get(&uci), Some(&G::Plain::known(variant, &next)), "{variant} {fen} {uci}");
        }
    });
}

/// Includes positions after a hundred plies without progress.
pub fn the_same_games_are_over<G: Held>(variant: &str) {
    sample(variant, 42, 9, |position: &G, _| {
        if position.is_more_than_its_fen() {
            return;
        }
        for halfmoves in [99, 100] {
            let mut fields: Vec<String> = position.fen().split(' ').map(str::to_owned).collect();
            fields[4] = halfmoves.to_string();
            let fen = fields.join(" ");
            let Ok(position) = G::from_fen(variant, &fen) else { continue };
            let plain = G::Plain::of(variant, &fen);
            if plain.is_sure() {
                assert_eq!(position.outcome(), plain.end(plain.has_moves(), halfmoves), "{variant} {fen}");
                assert_eq!(position.in_check(), plain.checked(), "{variant} {fen}");
            }
        }
    });
}

pub fn the_same_lines_are_counted<G: Held>(variant: &str) {
    sample(variant, 43, 20, |position: &G, moves| {
        let plain = G::Plain::of(variant, &position.fen());
        if !position.is_more_than_its_fen() && !moves.is_empty() && moves.len() < 40 && plain.is_sure() {
            let depth = G::Plain::DEPTH;
            assert_eq!(position.perft(depth), plain.lines(depth), "{position:?} depth {depth}");
        }
    });
}

/// Random games that tend to move back. The program counts repetitions by keys; this test counts them by the definition
/// in the rules.
pub fn positions_repeat_as_often<G: Held>(variant: &str) {
    let (mut looked, mut thrice) = (0, 0);
    let mut starts = Vec::new();
    random_games(variant, 44, 2, 60, |position: &G, moves| {
        if !moves.is_empty() && starts.len() < 6 * tally::share() as usize && position.fen().len().is_multiple_of(5) {
            starts.push(position.clone());
        }
    });
    for (seed, start) in starts.into_iter().enumerate() {
        let mut random = Random(seed as u64);
        let (mut here, mut keys, mut seen): (G, Vec<Key>, Vec<String>) = (start, Vec::new(), Vec::new());
        let mut pictures = Vec::new();
        while keys.len() < 40 && here.outcome().is_none() && !here.is_more_than_its_fen() {
            let fen = here.fen();
            keys.push(here.key());
            seen.push(G::Plain::of(variant, &fen).sameness());
            let times = |at: usize| seen.iter().filter(|&text| *text == seen[at]).count();
            let by_key = keys.iter().filter(|&&key| key == here.key()).count();
            assert_eq!(by_key, times(seen.len() - 1), "{variant} {fen} {seen:?}");
            let repeated = game_record::outcome(keys.iter().copied(), &here).is_some();
            assert_eq!(repeated, by_key >= 3, "{variant} {fen}");
            looked += 1;
            thrice += usize::from(repeated);
            // Moves back to the places that the side's pieces had before its last move, if possible.
            pictures.push(own_pieces(&here, here.side_to_move()));
            let before = pictures.len().checked_sub(3).map(|at| pictures[at].clone());
            let moves = here.legal_moves();
            let any = moves[random.below(moves.len())];
            let goes_back = |m: &G::Move| Some(own_pieces(&here.play_unchecked(*m), here.side_to_move())) == before;
            let back = if random.below(8) > 0 { moves.iter().copied().find(goes_back) } else { None };
            here = here.play_unchecked(back.unwrap_or(any));
        }
    }
    tally::looked(variant, looked);
    tally::note(", thrice", variant, thrice);
    assert!(thrice > 0, "{variant}: {looked} positions");
}

/// Returns the places of a side's pieces.
fn own_pieces<G: Held>(position: &G, side: Side) -> Vec<Option<Piece>> {
    let own = |piece: &Piece| piece.side == side;
    position.layout().cells().map(|cell| position.piece_at(cell).filter(own)).collect()
}
