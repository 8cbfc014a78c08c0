//! The shortest mate: what the search claims about its length agrees with a plain search of all moves.

use std::collections::HashSet;

use crate::support::solver;
use hostage_chess::game::hostage::{Move, Position};
use hostage_chess::game::{Game, Position as _};
use hostage_chess::search::{Handler, Limits, Score, Search, SearchReport};

fn hostage(fen: &str) -> Position {
    <Position as Game>::from_fen("hostage", fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"))
}

/// Positions with a mate by checks alone, and the number of its moves.
fn suite() -> impl Iterator<Item = (Position, u32)> {
    include_str!("../data/mates.epd").lines().chain(include_str!("../data/mates-long.epd").lines()).map(|line| {
        let (fen, rest) = line.split_once(" ;M").unwrap();
        (hostage(fen), rest.split(' ').next().unwrap().parse().unwrap())
    })
}

/// Keeps the depth of each report on the first line, and the number of moves within which no mate exists.
#[derive(Default)]
struct Reports(Vec<(u32, u32)>);

impl<M> Handler<M> for Reports {
    fn should_stop(&mut self, _nodes: u64) -> bool {
        false
    }

    fn found(&mut self, report: &SearchReport<'_, M>) {
        if report.rank == 1 {
            self.0.push((report.depth, report.no_mate_within));
        }
    }
}

/// Returns the final score, and the number of moves within which no mate exists, as far as that was proven.
fn search(position: &Position, limits: &Limits) -> (Score, u32) {
    let mut reports = Reports::default();
    let result = Search::new(1 << 18).run(position, &[], limits, &mut reports);
    let &(_, no_mate_within) = reports.0.last().expect("there is a report");
    assert!(reports.0.is_sorted_by_key(|&(_, no_mate_within)| no_mate_within), "{position:?}: a proof stays one");
    // The page ignores results of lower depth.
    assert!(reports.0.is_sorted_by_key(|&(depth, _)| depth), "{position:?}: {:?}", reports.0);
    (result.score, no_mate_within)
}

fn with_nodes(nodes: u64, lines: u32) -> Limits {
    Limits { nodes: Some(nodes), lines: Some(lines), shortest: true, ..Limits::default() }
}

/// The last move of a search that tries every move is a check ([`Position::WINS_BY_CHECK`]).
#[test]
fn every_move_that_mates_is_a_check() {
    let mut wins = 0;
    let lines = suite().step_by(3).map(|(position, moves)| {
        let limits = Limits { mate: Some(moves), nodes: Some(1_000_000), ..Limits::default() };
        (position, Search::new(1 << 16).run(&position, &[], &limits, &mut Reports::default()).line)
    });
    for (mut position, line) in lines {
        for m in line {
            let mut checks: Vec<Move> = Vec::new();
            position.checks(&mut checks);
            let checks: HashSet<Move> = checks.into_iter().collect();
            let us = position.side_to_move();
            for m in position.legal_moves() {
                let winner = position.play_unchecked(m).outcome().and_then(|outcome| outcome.winner);
                assert!(winner.is_none() || checks.contains(&m), "{position:?}: {}", position.uci(m));
                wins += usize::from(winner == Some(us));
            }
            position = position.play_unchecked(m);
        }
    }
    assert!(wins > 100, "{wins}");
}

#[test]
fn a_longer_mate_does_not_end_the_search() {
    for fen in [
        "r4r2/5ppk/2ppN3/p4n2/3P2pP/1P3pB1/P1Q2P1P/R1B3nK[b#RNPPqbp] w - - 1 31",
        "r1bn1b2/pp1k1Np1/2p5/8/P1B5/1pPPP1Q1/1Pn3Pr/R1K2R2[#BNPPqppp] w - - 0 29",
    ] {
        for lines in [1, 3] {
            assert_eq!(search(&hostage(fen), &with_nodes(4_000_000, lines)), (Score::Mate(4), 3), "{fen}");
        }
    }
}

/// What the search proves is true by a plain search of all moves, and with enough nodes it proves it.
#[test]
fn mates_up_to_three_are_proven_to_be_the_shortest() {
    for (position, by_checks) in suite().filter(|&(_, moves)| moves <= 3).step_by(4) {
        let shortest = (1..=by_checks).find(|&moves| solver::mate_within(&position, moves, false).is_some());
        let shortest = shortest.expect("the checks of the suite mate");
        let found = search(&position, &with_nodes(10_000_000, 1));
        assert_eq!(found, (Score::Mate(shortest as i32), shortest - 1), "{position:?}");
    }
}

/// With few nodes, the search claims less, but nothing that is wrong.
#[test]
fn few_nodes_prove_nothing_wrong() {
    for (position, by_checks) in suite().filter(|&(_, moves)| moves >= 3).step_by(5) {
        for nodes in [2_000, 50_000] {
            let (score, no_mate_within) = search(&position, &with_nodes(nodes, 1));
            assert!(no_mate_within < by_checks, "{position:?}");
            assert!(!matches!(score, Score::Mate(moves @ 1..) if moves as u32 <= no_mate_within), "{position:?}");
        }
    }
}

/// A request for a mate in some number of moves is answered by a mate, or by the proof that there is none.
#[test]
fn a_requested_mate_is_found_or_excluded() {
    let mut excluded = 0;
    for (position, by_checks) in suite().filter(|&(_, moves)| moves <= 4).step_by(6) {
        for moves in by_checks - 1..=by_checks {
            if moves == 0 || moves > 3 {
                continue;
            }
            let exists = solver::mate_within(&position, moves, false).is_some();
            let limits = Limits { mate: Some(moves), nodes: Some(20_000_000), ..Limits::default() };
            let (score, no_mate_within) = search(&position, &limits);
            let found = matches!(score, Score::Mate(found @ 1..) if found as u32 <= moves);
            assert_eq!((found, no_mate_within >= moves), (exists, !exists), "{position:?}: mate in {moves}");
            excluded += usize::from(!exists);
        }
    }
    assert!(excluded >= 5, "{excluded}");
}

/// Without the wish for the shortest mate, the first one ends the search.
#[test]
fn a_game_does_not_wait_for_the_shortest_mate() {
    let position = hostage("r4r2/5ppk/2ppN3/p4n2/3P2pP/1P3pB1/P1Q2P1P/R1B3nK[b#RNPPqbp] w - - 1 31");
    let limits = Limits { nodes: Some(4_000_000), ..Limits::default() };
    let result = Search::new(1 << 16).run(&position, &[], &limits, &mut Reports::default());
    assert!(matches!(result.score, Score::Mate(1..)) && result.nodes < 100_000, "{result:?}");
}
