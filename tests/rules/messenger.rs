//! Messenger Chess: the cases of the rules, and laws checked in random play.

mod facts;
mod laws;

use crate::support::messenger::sample;
use crate::support::plain::messenger as plain;
use hostage_chess::game::messenger::Position;
use hostage_chess::game::{Ending, Game, Outcome, Position as _};

fn position(fen: &str) -> Position {
    <Position as Game>::from_fen("messenger", fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"))
}

fn after(position: &Position, moves: &[&str]) -> Position {
    moves.iter().fold(*position, |position, text| {
        let m = position.read_uci(text).unwrap_or_else(|why| panic!("{position:?} {text}: {why:?}"));
        position.play(m).unwrap()
    })
}

fn ucis(position: &Position) -> Vec<String> {
    let mut texts: Vec<String> = position.legal_moves().into_iter().map(|m| position.uci(m)).collect();
    texts.sort();
    texts
}

// ---- Cases ----

fn fits(mv: &str, pattern: &str) -> bool {
    pattern.strip_suffix('*').map_or(mv == pattern, |start| mv.starts_with(start))
}

#[test]
fn every_case_in_the_rules() {
    let mut checked = 0;
    for line in include_str!("../data/messenger-cases.txt").lines().filter(|line| !line.starts_with('#')) {
        let mut parts = line.split(';').map(str::trim);
        let mut here = position(parts.next().unwrap());
        for part in parts {
            let (word, rest) = part.split_once(' ').unwrap();
            let moves = ucis(&here);
            let named: Vec<&str> = rest.split(' ').collect();
            let listed = |text: &str| moves.iter().any(|mv| mv == text);
            match word {
                "count" => assert_eq!(moves.len(), rest.parse::<usize>().unwrap(), "{line}: {moves:?}"),
                "starts" => {
                    let count = moves.iter().filter(|mv| mv.starts_with(named[0])).count();
                    assert_eq!(count, named[1].parse::<usize>().unwrap(), "{line}");
                }
                "all" => {
                    let mut expected: Vec<String> = named.iter().map(|&text| text.to_owned()).collect();
                    expected.sort();
                    assert_eq!(moves, expected, "{line}");
                }
                "has" => assert!(named.iter().all(|text| listed(text)), "{line}: {moves:?}"),
                "not" => assert!(!named.iter().any(|text| listed(text)), "{line}: {moves:?}"),
                "only" => assert!(moves.iter().all(|mv| named.iter().any(|named| fits(mv, named))), "{line}"),
                "then" => here = after(&here, &[rest]),
                "wins" => {
                    let outcome = after(&here, &[rest]).outcome();
                    let winner = Some(here.side_to_move());
                    assert_eq!(outcome, Some(Outcome { winner, ending: Ending::CourierThrough }), "{line}");
                }
                other => panic!("{other}"),
            }
            checked += 1;
        }
    }
    assert!(checked > 35, "{checked}");
}

#[test]
fn known_counts() {
    let start = <Position as Game>::start("messenger").unwrap();
    let begun = after(&start, &["C@e2", "C@e7"]);
    assert_eq!(begun.fen(), "rnbqkbnr/ppppcppp/8/8/8/8/PPPPCPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!((begun.perft(1), begun.perft(2), begun.perft(3)), (75, 5493, 838_331));
    let counts = ('a'..='h').map(|file| after(&start, &[&format!("C@{file}2"), "C@e7"]).perft(1));
    assert_eq!(counts.collect::<Vec<_>>(), [40, 53, 56, 79, 75, 52, 53, 40]);
    assert_eq!((start.perft(1), start.perft(2)), (8, 64));
}

// ---- The second implementation ----

fn plain(position: &Position) -> plain::Plain {
    plain::Plain::from_fen(&position.fen(), position.variant() == "messenger-couriers")
}

#[test]
fn the_second_implementation_plays_the_same_moves() {
    let mut count = 0;
    sample(31, 40, 3, |position, moves| {
        if position.passes() > 0 {
            // State that a FEN does not show.
            return;
        }
        let other = plain(position);
        assert_eq!(ucis(position), other.moves(), "{position:?}");
        for &m in moves.iter().step_by(1 + moves.len() / 20) {
            let next = position.play_unchecked(m);
            assert_eq!(next.fen(), other.after(&position.uci(m)).fen(), "{position:?} {m}");
        }
        count += moves.len();
    });
    assert!(count > 100_000, "{count}");
}

/// Counts from the second implementation.
#[test]
fn perft_with_eight_couriers() {
    let start = <Position as Game>::start("messenger-couriers").unwrap();
    assert_eq!(start.fen(), "rnbqkbnr/cccccccc/8/8/8/8/CCCCCCCC/RNBQKBNR w KQkq - 0 1");
    assert_eq!((start.perft(1), start.perft(2), start.perft(3)), (168, 27_505, 9_675_577));
    let other = plain(&start);
    assert_eq!((other.perft(1), other.perft(2)), (168, 27_505));
}

#[test]
#[ignore = "takes ten seconds; make laws runs it"]
fn deeper_perft_by_the_second_implementation() {
    let begun = plain(&position("rnbqkbnr/ppppcppp/8/8/8/8/PPPPCPPP/RNBQKBNR w KQkq - 0 1"));
    assert_eq!(begun.perft(3), 838_331);
    assert_eq!(plain(&<Position as Game>::start("messenger-couriers").unwrap()).perft(3), 9_675_577);
}
