//! Hole Chess: the table of known cases, its laws in random play, and a second implementation.

mod laws;
mod reasons;

use std::collections::BTreeSet;

use crate::support::games;
use crate::support::plain::hole::Plain;
use hostage_chess::game::hole::{Move, Position};
use hostage_chess::game::pgn::{Given, PgnGame, read, write};
use hostage_chess::game::{Ending, Game, Outcome, Position as _, Side, Style};
use proptest::prelude::*;

const START: &str = "***k***/**bqr**/*ppppp*/3*3/7/7/3*3/*PPPPP*/**RQB**/***K*** w - - 0 1";

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"))
}

fn ucis(position: &Position) -> BTreeSet<String> {
    position.legal_moves().into_iter().map(|m| position.uci(m)).collect()
}

fn pieces(position: &Position) -> u32 {
    position.occupied().count()
}

// ---- Known cases ----

#[test]
fn known_cases() {
    let mut now = position(START);
    let mut checked = 0;
    for line in include_str!("../data/hole-cases.txt").lines() {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let list: BTreeSet<String> = rest.split(' ').map(str::to_owned).collect();
        let moves = ucis(&now);
        let after = |text: &str| now.play(now.read_notation(text).unwrap_or_else(|why| panic!("{line}: {why:?}")));
        checked += 1;
        match word {
            "" | "#" | "case" => checked -= 1,
            "fen" => now = position(rest),
            "play" => {
                for text in rest.split(' ') {
                    now = now.play(now.read_notation(text).unwrap()).unwrap();
                }
            }
            "perft" => {
                for (depth, count) in (1..).zip(rest.split(' ')) {
                    assert_eq!(now.perft(depth).to_string(), count, "{line}");
                }
            }
            "turns" => assert_eq!(moves.len().to_string(), rest, "{now:?} {moves:?}"),
            "all" => assert_eq!(moves, list, "{now:?}"),
            "from" => {
                let (from, targets) = rest.split_once(' ').unwrap();
                let found: BTreeSet<&str> = moves.iter().filter_map(|mv| mv.strip_prefix(from)).collect();
                assert_eq!(found, targets.split(' ').collect(), "{now:?}");
            }
            "has" => assert!(list.is_subset(&moves), "{line}: {moves:?}"),
            "lacks" => {
                for text in &list {
                    assert!(!moves.contains(text) && now.read_uci(text).is_err(), "{line}");
                }
            }
            "keeps" => {
                let safe = |m: &Move| !now.play_unchecked(*m).king_hangs(now.side_to_move());
                let found: BTreeSet<String> = now.legal_moves().into_iter().filter(safe).map(|m| now.uci(m)).collect();
                let expected = list.iter().map(|text| now.uci(now.read_notation(text).unwrap())).collect();
                assert_eq!(found, expected, "{line}");
            }
            "wins" => {
                for text in &list {
                    let end = Outcome { winner: Some(now.side_to_move()), ending: Ending::KingTaken };
                    assert_eq!(after(text).unwrap().outcome(), Some(end), "{line}");
                }
            }
            "clears" => {
                let (text, count) = rest.split_once(' ').unwrap();
                assert_eq!((pieces(&now) - pieces(&after(text).unwrap())).to_string(), count, "{line}");
            }
            other => panic!("{other}"),
        }
    }
    assert!(checked > 40, "{checked}");
}

#[test]
fn the_inventors_record_replays() {
    let game: PgnGame<Position> = read(include_str!("../data/games/hole.txt"), Given::default());
    assert_eq!(game.fault, None);
    let replay = game.replay().unwrap();
    assert_eq!(replay.moves.len(), 21);
    assert_eq!(game.outcome(), Some(Outcome { winner: Some(Side::White), ending: Ending::KingTaken }));
    assert_eq!(game.result(), "1-0");
    let moves = game.game_record().unwrap().moves.join(" ");
    assert!(moves.contains("g6e8@b5") && moves.ends_with("b8d6@d10"), "{moves}");
    // The record's remark on move 8 is wrong: the pawn falls with check, but 9.Qd8/@d6 would have been a defence.
    let text = write(&[], &replay, game.outcome(), Style::Leslie);
    assert!(text.contains("3. b5 Qe8/@b5 4. Rc3") && text.contains("11. Qd6/@d10 1-0"), "{text}");
}

#[test]
fn pulls_may_contain_spaces() {
    for text in ["Rd5/@d8", "Rd5 / @d8", "Rd5/ @d8 {x}", "Rd5 /@d8 (Kd2)", "R/@d8", "R@d8", "d5/@d8", "Rd5@d8+!"] {
        let text = format!("[FEN \"***k***/**3**/*2r2*/3*3/7/3R3/3*3/*2p2*/**3**/***K*** w\"]\n1. {text} Kc9 *");
        let game: PgnGame<Position> = read(&text, Given { variant: Some("hole"), start: None });
        assert_eq!(game.fault, None, "{text}");
        assert_eq!(game.game_record().unwrap().moves, ["d5d5@d8", "d10c9"], "{text}");
    }
}

// ---- The second implementation ----

#[test]
fn the_second_implementation_finds_the_same_moves() {
    sample(31, 60, 5, |position, moves| {
        let fen = position.fen();
        let plain = Plain::from_fen(&fen);
        let listed = plain.moves();
        let found: BTreeSet<String> = moves.iter().map(|&m| position.uci(m)).collect();
        assert_eq!(found, listed.keys().cloned().collect(), "{fen}");
        assert_eq!(found.len(), moves.len(), "{fen}");
        for &m in moves {
            let after = Plain::from_fen(&position.play_unchecked(m).fen());
            assert_eq!(after, listed[&position.uci(m)], "{fen} {m}");
        }
        let mut other = plain.clone();
        (other.white, other.passed) = (!plain.white, None);
        let check = !plain.king_gone(plain.white) && other.can_take_king();
        assert_eq!(position.in_check(), check, "{fen}");
    });
}

#[test]
fn the_second_implementation_counts_the_same_lines() {
    assert_eq!(Plain::from_fen(START).perft(4), 6144);
    sample(32, 30, 45, |position, _| {
        assert_eq!(position.perft(3), Plain::from_fen(&position.fen()).perft(3), "{position:?}");
    });
}

// ---- The search, and hostile text ----

#[test]
fn the_search_captures_kings_and_protects_its_king() {
    use hostage_chess::search::{Limits, Score, Search, Silent};
    let find = |fen: &str, depth| {
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        let position = position(fen);
        let found = Search::<Position>::new(1 << 16).run(&position, &[], &limits, &mut Silent);
        (found.score, position.uci(found.best().unwrap()))
    };
    let (score, _) = find("***k***/**3**/*5*/3*3/7/3R3/3*3/*5*/**3**/***K*** w", 3);
    assert_eq!(score, Score::Mate(1));
    let (_, best) = find("***1***/**kqr**/*bp3*/1p1*1p1/3Qp2/6B/2P*P2/*R1P1P*/**3**/***K*** b - - 0 9", 5);
    assert!(["c9d10", "d9d8", "d9d8@d6", "e9e7", "f7f6"].contains(&best.as_str()), "{best}");
}

proptest! {
    #[test]
    fn no_text_causes_a_panic(text in ".{0,60}", mv in "[a-gKQRBDPxo@/=()+0-9 -]{0,14}", fen in "[*1-9kqrbpKQRBP/ w-]{0,80}") {
        let start = position(START);
        for text in [&text, &mv, &fen] {
            let _ = Position::from_fen(text);
            let _ = start.read_notation(text);
            let _ = start.read_uci(text);
            let _ = read::<Position>(&format!("[Variant \"hole\"]\n{text}"), Given::default());
        }
    }
}

// ---- Help ----

fn sample(seed: u64, games: u64, every: usize, show: impl FnMut(&Position, &[Move])) {
    games::sample(&["hole"], seed, games, every, show);
}
