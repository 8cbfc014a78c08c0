//! The search: it solves toy games exactly, finds mates, stops on request, and always visits the same number of nodes.

use std::collections::{BTreeMap, HashSet};

use crate::support::solver;
use crate::support::toy::corridor::Corridor;
use crate::support::toy::heaps::Heaps;
use hostage_chess::game::hostage::{Move, Position};
use hostage_chess::game::{Game, Key, Position as _, Side};
use hostage_chess::search::mate::{MateQuery, MateSearch};
use hostage_chess::search::{Handler, Limits, Score, Search, SearchReport, Silent};

fn depth(plies: u32) -> Limits {
    Limits { depth: Some(plies), ..Limits::default() }
}

fn hostage(fen: &str) -> Position {
    <Position as Game>::from_fen("hostage", fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"))
}

fn all_heaps(most: u8) -> impl Iterator<Item = Heaps> {
    (0..=most).flat_map(move |a| (0..=a).flat_map(move |b| (0..=b).map(move |c| Heaps::new([a, b, c]))))
}

/// Checks the winner and the length. Late moves are searched less deeply, so a longer way than the shortest may be
/// found first. But the search never claims a shorter way than there is.
#[track_caller]
fn check_score(heaps: Heaps, score: Score) {
    let solved = heaps.solve();
    let moves = solved.abs() / 2;
    let Score::Mate(found) = score else { panic!("{heaps:?}: {score:?}") };
    assert!(if solved > 0 { found >= moves } else { found <= -moves }, "{heaps:?}: {found} instead of {moves}");
    if heaps.heaps.iter().sum::<u8>() <= 6 {
        assert_eq!(found.abs(), moves, "{heaps:?}");
    }
}

#[test]
fn toy_game_is_solved_exactly() {
    // With one counter left there is only one move, which is played without a search.
    for heaps in all_heaps(4).filter(|heaps| heaps.legal_moves().len() != 1) {
        let found = Search::new(1 << 12).run(&heaps, &[], &depth(30), &mut Silent);
        check_score(heaps, found.score);
        if let (Some(best), Score::Mate(1..)) = (found.best(), found.score) {
            assert!(heaps.play_unchecked(best).solve() < 0, "{heaps:?} {best:?}");
        }
    }
}

#[test]
fn the_table_changes_no_result() {
    let mut kept = Search::new(1 << 12);
    for heaps in all_heaps(4).filter(|heaps| heaps.legal_moves().len() != 1) {
        check_score(heaps, Search::new(1).run(&heaps, &[], &depth(30), &mut Silent).score);
        check_score(heaps, kept.run(&heaps, &[], &depth(30), &mut Silent).score);
    }
}

#[test]
fn the_weaker_side_seeks_repetition_and_the_stronger_avoids_it() {
    for (worth, expected, score) in [(-500, 4, 0), (500, 2, 500)] {
        let corridor = Corridor { length: 10, runners: [3, 8], turn: Side::White, worth };
        let repeated = corridor.play_unchecked(4).key();
        let found = Search::new(1 << 10).run(&corridor, &[repeated, Key(1), repeated, Key(2)], &depth(2), &mut Silent);
        assert_eq!((found.best(), found.score), (Some(expected), Score::Centipawns(score)));
    }
}

/// Handler that stops after this many calls, and counts the reports.
struct Impatient {
    patience: u32,
    heard: u32,
}

impl<M> Handler<M> for Impatient {
    fn should_stop(&mut self, _nodes: u64) -> bool {
        self.patience = self.patience.saturating_sub(1);
        self.patience == 0
    }

    fn found(&mut self, report: &SearchReport<'_, M>) {
        assert!(!report.line.is_empty());
        self.heard += 1;
    }
}

#[test]
fn a_stopped_search_has_a_legal_move() {
    // Full airfields: more than a thousand moves.
    let full = "4k3/8/8/8/8/8/8/4K3[QRRBBNNPPPPPPPPqrrbbnnpppppppp#] w - - 0 1";
    for fen in ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[#] w KQkq - 0 1", full] {
        let position = hostage(fen);
        for patience in 1..20 {
            let mut search = Search::new(1 << 14);
            let found = search.run(&position, &[], &Limits::default(), &mut Impatient { patience, heard: 0 });
            assert!(position.legal_moves().contains(&found.best().unwrap()), "{found:?}");
            // Every move of the line is legal, however early the search stops.
            found.line.iter().fold(position, |position, &m| position.play(m).unwrap());
        }
    }
}

#[test]
fn the_node_limit_is_kept() {
    for nodes in [1, 2, 100, 10_000] {
        let position = hostage("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[#] w KQkq - 0 1");
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let found = Search::new(1 << 14).run(&position, &[], &limits, &mut Silent);
        assert!(found.nodes <= nodes && found.best().is_some(), "{found:?}");
    }
}

#[test]
fn half_a_megabyte_of_stack_is_enough() {
    // A wasm worker has one megabyte. Bare kings let the search go to its deepest ply.
    let search = || {
        let position = hostage("4k3/8/8/8/8/8/8/4K3[#] w - - 0 1");
        let limits = Limits { nodes: Some(1_000_000), ..Limits::default() };
        Search::new(1 << 16).run(&position, &[], &limits, &mut Silent).depth
    };
    let thread = std::thread::Builder::new().stack_size(512 << 10).spawn(search).unwrap();
    assert!(thread.join().unwrap() > 20);
}

/// Handler that keeps the first move and the score of the latest line of each rank.
#[derive(Default)]
struct Ranks(BTreeMap<u32, (Move, Score)>);

impl Handler<Move> for Ranks {
    fn should_stop(&mut self, _nodes: u64) -> bool {
        false
    }

    fn found(&mut self, report: &SearchReport<'_, Move>) {
        self.0.insert(report.rank, (report.line[0], report.score));
    }
}

#[test]
fn reports_the_requested_number_of_lines() {
    let fen = "r1b1k1nr/ppp2ppp/2p5/8/2b1Pn2/8/PP1Q1PBP/RN3K1R[BN#Pp] w kq - 2 16";
    for (fen, asked, lines) in
        [(fen, 4, 4), ("7k/8/8/8/8/8/5q2/7K[#] b - - 0 1", 3, 3), ("6rk/8/8/8/8/8/8/7K[#] w - - 0 1", 3, 1)]
    {
        let position = hostage(fen);
        let mut ranks = Ranks::default();
        let limits = Limits { lines: Some(asked), ..depth(4) };
        let found = Search::new(1 << 14).run(&position, &[], &limits, &mut ranks);
        let heads: HashSet<Move> = ranks.0.values().map(|(head, _)| *head).collect();
        assert_eq!((ranks.0.len(), heads.len()), (lines, lines), "{fen}");
        let best = ranks.0.values().find(|(head, _)| Some(*head) == found.best());
        assert_eq!(best.map(|&(_, score)| score), Some(found.score), "{fen}");
    }
}

#[test]
fn a_search_that_ends_within_a_depth_reports_different_lines() {
    let text = include_str!("../data/perft-hostage-random.epd");
    for line in text.lines().step_by(40) {
        let position = hostage(line.split(" ;").next().unwrap());
        let asked = position.legal_moves().len().min(3);
        for nodes in (3_000..15_000).step_by(600) {
            let mut ranks = Ranks::default();
            let limits = Limits { lines: Some(3), nodes: Some(nodes), ..Limits::default() };
            let found = Search::new(1 << 14).run(&position, &[], &limits, &mut ranks);
            let heads: HashSet<Move> = ranks.0.values().map(|(head, _)| *head).collect();
            assert_eq!((ranks.0.len(), heads.len()), (asked, asked), "{line} after {nodes}");
            assert!(found.best().is_some_and(|best| heads.contains(&best)), "{line} after {nodes}");
        }
    }
}

#[test]
fn the_same_search_twice_visits_the_same_nodes() {
    let text = include_str!("../data/perft-hostage-random.epd");
    for line in text.lines().step_by(40) {
        let position = hostage(line.split(" ;").next().unwrap());
        let mut search = Search::new(1 << 14);
        let first = search.run(&position, &[], &depth(5), &mut Silent);
        search.clear();
        assert_eq!(search.run(&position, &[], &depth(5), &mut Silent), first);
    }
}

/// The search for a mate remembers the replies that prevented the last ones, and tries them first.
#[test]
fn a_mate_is_excluded_with_the_same_nodes_after_clearing() {
    let query = MateQuery { moves: 2, every: true, ..MateQuery::default() };
    let mut used = MateSearch::new(1 << 12);
    for line in include_str!("../data/perft-hostage-random.epd").lines().step_by(4) {
        let position = hostage(line.split(" ;").next().unwrap());
        let alone = MateSearch::new(1 << 12).solve(&position, &[], &query, &mut Silent);
        used.clear();
        assert_eq!(used.solve(&position, &[], &query, &mut Silent).nodes, alone.nodes, "{line}");
    }
}

#[test]
fn the_only_move_is_played_at_once() {
    let position = hostage("7k/8/8/8/8/8/5q2/7K[#] w - - 0 1");
    assert_eq!(position.legal_moves().len(), 0);
    let none = Search::new(1 << 10).run(&position, &[], &Limits::default(), &mut Silent);
    assert_eq!((none.best(), none.score), (None, Score::Centipawns(0)));
    let position = hostage("7k/8/8/8/8/8/6q1/7K[#] w - - 0 1");
    let mut handler = Impatient { patience: 1000, heard: 0 };
    let found = Search::new(1 << 10).run(&position, &[], &Limits::default(), &mut handler);
    assert_eq!(found.best(), Some(position.legal_moves()[0]));
    assert_eq!((position.legal_moves().len(), found.depth, handler.heard), (1, 1, 1));
}

/// A review or an analysis wants the score of a position, even if only one move is legal.
#[test]
fn an_only_move_is_searched_to_a_depth_or_for_the_shortest_mate() {
    let [mated, open] = ["7k/8/6KR/8/8/8/8/8[#] b - - 0 1", "6rk/8/8/8/8/8/8/7K[#] w - - 0 1"].map(hostage);
    let nodes = Limits { nodes: Some(20_000), ..Limits::default() };
    for (limits, deep) in [
        (nodes, false),
        (Limits { aim: Some(1000), millis: Some(1000), ..Limits::default() }, false),
        (depth(6), true),
        (Limits { depth: Some(100), ..nodes }, true),
        (Limits { shortest: true, ..nodes }, true),
    ] {
        for position in [mated, open] {
            assert_eq!(position.legal_moves().len(), 1);
            let found = Search::new(1 << 14).run(&position, &[], &limits, &mut Silent);
            assert_eq!(found.best(), Some(position.legal_moves()[0]));
            if position == mated {
                assert_eq!(found.score == Score::Mate(-2), deep, "{limits:?}: {found:?}");
            } else {
                assert_eq!(found.depth >= 6, deep, "{limits:?}: {found:?}");
            }
            assert!(deep || found.depth == 1, "{limits:?}: {found:?}");
        }
    }
}

/// Returns the positions of `data/mates.epd`, each with the length of the mate in moves and its first move.
fn mates() -> impl Iterator<Item = (Position, u32, &'static str)> {
    include_str!("../data/mates.epd").lines().map(|line| {
        let (fen, rest) = line.split_once(" ;M").unwrap();
        let (moves, first) = rest.split_once(' ').unwrap();
        (hostage(fen), moves.parse().unwrap(), first)
    })
}

#[test]
fn the_listed_mates_are_mates() {
    assert!(mates().count() >= 20);
    for (position, moves, first) in mates() {
        let next = position.play(position.read_uci(first).unwrap()).unwrap();
        assert!(solver::is_lost(&next, moves - 1, moves > 2), "{position:?} {first}");
        assert_eq!(solver::mate_within(&position, moves - 1, moves > 2), None, "{position:?}");
    }
}

#[test]
fn mates_in_two_and_three_are_found() {
    for (position, moves, _) in mates() {
        // A limit of nodes instead of the required second: the same on every machine, and well below a second.
        let limits = Limits { nodes: Some(400_000), ..Limits::default() };
        let found = Search::new(1 << 18).run(&position, &[], &limits, &mut Silent);
        let Score::Mate(in_turns) = found.score else { panic!("{position:?}: {found:?}") };
        assert!((1..=moves as i32).contains(&in_turns), "{position:?}: {found:?}");
        let best = found.best().unwrap();
        assert!(solver::is_lost(&position.play_unchecked(best), in_turns as u32 - 1, in_turns > 2), "{found:?}");
    }
}
