//! A second, plain implementation finds the same moves.

use super::*;

/// Counts leaves with the moves of the second implementation. The program only plays the moves, which the test below
/// also checks.
fn plain_perft(position: &Position, depth: usize) -> usize {
    let moves = Plain::read(position.variant(), &position.fen()).moves();
    if depth == 1 {
        return moves.len();
    }
    moves.iter().map(|(uci, _)| plain_perft(&position.play(position.read_uci(uci).unwrap()).unwrap(), depth - 1)).sum()
}

/// Source of the counts for every combination in the table.
#[test]
fn perft_by_the_second_implementation() {
    let mut positions = Vec::new();
    let mut counted = BTreeSet::new();
    for line in include_str!("../../data/takeover-cases.txt").lines().filter(|line| !line.starts_with('#')) {
        if let Some((variant, fen)) = line.split_once(" | ") {
            positions.push(read(variant, fen));
        } else if let (Some(counts), Some(position)) = (line.trim().strip_prefix("perft "), positions.last()) {
            let depth = if std::env::var("PERFT_FULL").is_ok() { 3 } else { 2 };
            for (depth, count) in (1..=depth).zip(counts.split(' ')) {
                assert_eq!(plain_perft(position, depth).to_string(), count, "{position:?} depth {depth}");
            }
            counted.insert(position.variant());
        }
    }
    assert_eq!(counted.len(), VARIANTS.len());
}

#[test]
fn the_second_implementation_agrees_on_moves() {
    let mut compared = 0;
    sample(31, 12, 3, |position, moves| {
        let (variant, fen) = (position.variant(), position.fen());
        let mine: BTreeSet<(String, String)> = moves
            .iter()
            .map(|&m| (position.uci(m), Plain::spread(variant, &position.play_unchecked(m).fen())))
            .collect();
        assert_eq!(mine.len(), moves.len(), "{position:?}");
        let plain = Plain::read(variant, &fen);
        if plain.left() > 3 {
            // Only the program detects in advance that a set-up can no longer be completed.
            assert!(mine.is_subset(&plain.moves()), "{position:?}");
        } else {
            assert_eq!(mine, plain.moves(), "{position:?}");
        }
        compared += 1;
    });
    assert!(compared > 3000, "{compared}");
}
