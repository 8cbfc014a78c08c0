//! The search plays Messenger Chess.

use hostage_chess::game::messenger::Position;
use hostage_chess::game::{Game, Position as _, Side};
use hostage_chess::search::{Limits, Score, Search, Silent};

use crate::support::messenger::{VARIANTS, sample};
use crate::support::random::Random;

fn position(fen: &str) -> Position {
    <Position as Game>::from_fen("messenger", fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"))
}

fn best(fen: &str, nodes: u64) -> (String, Score) {
    let here = position(fen);
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let found = Search::new(1 << 14).run(&here, &[], &limits, &mut Silent);
    let mut there = here;
    for &m in &found.line {
        there = there.play(m).unwrap();
    }
    (here.uci(found.best().unwrap()), found.score)
}

#[test]
fn the_search_finds_the_exit() {
    assert_eq!(best("2C5/8/8/8/4k3/8/8/4K3 w", 2_000), ("c8c9".to_owned(), Score::Mate(1)));
    let (_, score) = best("8/8/2C5/8/4k3/8/4c3/4K3 b", 20_000);
    assert_eq!(score, Score::Mate(2), "Black exits first");
    let (_, score) = best("4k3/pppp1ppp/2n5/4C3/8/8/PPPPPPP1/c3K3 w", 20_000);
    assert!(matches!(score, Score::Mate(n) if n <= 0), "{score:?}");
}

#[test]
fn the_search_beats_random_moves() {
    for variant in VARIANTS {
        for seed in 0..4 {
            let mut random = Random(seed);
            let mut here = <Position as Game>::start(variant).unwrap();
            let thinker = if seed % 2 == 0 { Side::White } else { Side::Black };
            let mut search = Search::new(1 << 14);
            let mut plies = 0;
            while here.outcome().is_none() {
                let moves = here.legal_moves();
                let limits = Limits { nodes: Some(1500), ..Limits::default() };
                let m = match here.side_to_move() == thinker {
                    true => search.run(&here, &[], &limits, &mut Silent).best().unwrap(),
                    false => moves[random.below(moves.len())],
                };
                here = here.play(m).unwrap();
                plies += 1;
                assert!(plies < 200, "{here:?}");
            }
            assert_eq!(here.outcome().unwrap().winner, Some(thinker), "{here:?}");
        }
    }
}

/// A position has the same evaluation as its mirror image with swapped colours.
#[test]
fn the_evaluation_is_symmetric() {
    sample(20, 20, 3, |position, _| {
        let fen = position.fen();
        let mut fields: Vec<String> = fen.split(' ').map(str::to_owned).collect();
        if fields[0].contains('[') {
            return;
        }
        let swap = |c: char| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() };
        fields[0] = fields[0].split('/').rev().collect::<Vec<_>>().join("/").chars().map(swap).collect();
        fields[1] = if fields[1] == "w" { "b" } else { "w" }.to_owned();
        let mut castling: Vec<char> = fields[2].chars().map(swap).collect();
        castling.sort_unstable();
        fields[2] = String::from_iter(castling);
        fields[3] = "-".to_owned();
        let other = <Position as Game>::from_fen(position.variant(), &fields.join(" ")).unwrap();
        assert_eq!(other.evaluate(), position.evaluate(), "{fen}");
    });
}
