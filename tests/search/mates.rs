//! The mate search: a full-width search confirms the mates that it proves, and finds none where it denies them.
//!
//! The positions of `data/mates.epd` and `data/mates-long.epd` come from games. By default a sample is searched with a
//! limit of nodes, so that the result is the same everywhere. `MATES=all cargo test --release --test search mates:: --
//! --nocapture` searches and checks them all, and prints the time for each length.

use std::collections::{BTreeMap, HashMap};
use std::io::Write;
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::support::solver;
use crate::support::toy::corridor::Corridor;
use crate::support::toy::heaps::Heaps;
use hostage_chess::game::hostage::Position;
use hostage_chess::game::{Game, Key, Position as _, Side};
use hostage_chess::search::mate::{MateQuery, MateResult, MateSearch};
use hostage_chess::search::{Handler, Limits, Score, Search, SearchReport, Silent};

fn hostage(fen: &str) -> Position {
    <Position as Game>::from_fen("hostage", fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"))
}

/// Returns the positions, each with the smallest number of moves in which checks alone force mate.
fn suite() -> impl Iterator<Item = (Position, u8)> {
    let lines = include_str!("../data/mates.epd").lines().chain(include_str!("../data/mates-long.epd").lines());
    lines.map(|line| {
        let (fen, rest) = line.split_once(" ;M").unwrap();
        (hostage(fen), rest.split(' ').next().unwrap().parse().unwrap())
    })
}

fn solve(position: &Position, moves: u8) -> MateResult<<Position as hostage_chess::game::Position>::Move> {
    MateSearch::new(1 << 14).solve(position, &[], &MateQuery { moves, ..MateQuery::default() }, &mut Silent)
}

/// Checks the attacker's moves against every legal defence. The attacker's moves come from the mate search; all else
/// follows from the rules.
struct Check<'a> {
    mates: &'a mut MateSearch<Position>,
    seen: HashMap<(String, u8), bool>,
}

impl Check<'_> {
    fn is_mate_within(&mut self, position: &Position, moves: u8) -> bool {
        // Earlier moves of the game do not matter, but the fifty-move counter does.
        let fen = position.fen();
        let name = (fen[..fen.rfind(' ').unwrap()].to_owned(), moves);
        if let Some(&known) = self.seen.get(&name) {
            return known;
        }
        let query = MateQuery { moves, ..MateQuery::default() };
        let mate = self.mates.solve(position, &[], &query, &mut Silent).mate.and_then(|mate| {
            let next = position.play(mate.line[0]).ok()?;
            (mate.moves <= moves && self.is_lost_within(&next, moves - 1)).then_some(())
        });
        self.seen.insert(name, mate.is_some());
        mate.is_some()
    }

    fn is_lost_within(&mut self, position: &Position, moves: u8) -> bool {
        let replies = position.legal_moves();
        if replies.is_empty() {
            return position.outcome().is_some_and(|outcome| outcome.winner == Some(!position.side_to_move()));
        }
        moves > 0 && replies.into_iter().all(|m| self.is_mate_within(&position.play(m).unwrap(), moves))
    }
}

/// Checks that the line is legal, ends in mate and has the claimed length.
fn check_line(position: &Position, moves: u8, line: &[hostage_chess::game::hostage::Move]) {
    let last = line.iter().fold(*position, |position, &m| position.play(m).unwrap());
    assert_eq!(last.outcome().and_then(|outcome| outcome.winner), Some(position.side_to_move()), "{position:?}");
    assert_eq!(line.len(), usize::from(2 * moves - 1));
}

#[test]
fn the_suite_is_solved() {
    let all = std::env::var("MATES").is_ok_and(|text| text == "all");
    let mut counts: BTreeMap<u8, usize> = BTreeMap::new();
    let mut times: BTreeMap<u8, Vec<f64>> = BTreeMap::new();
    let mut mates = MateSearch::new(if all { 1 << 20 } else { 1 << 16 });
    for (i, (position, moves)) in suite().enumerate() {
        *counts.entry(moves).or_default() += 1;
        if !all && i % 8 != 0 {
            continue;
        }
        let nodes = if all { u64::MAX } else { 2_000_000 };
        let begin = Instant::now();
        let query = MateQuery { moves, nodes, ..MateQuery::default() };
        let solved = mates.solve(&position, &[], &query, &mut Silent);
        times.entry(moves).or_default().push(begin.elapsed().as_secs_f64());
        let mate = solved.mate.unwrap_or_else(|| panic!("{position:?}: no mate in {moves}"));
        assert_eq!(mate.moves, moves, "{position:?}");
        check_line(&position, moves, &mate.line);
        if all || moves <= 4 {
            let mut check = Check { mates: &mut mates, seen: HashMap::new() };
            assert!(check.is_mate_within(&position, moves), "{position:?}");
        }
        if moves <= if all { 4 } else { 3 } {
            assert_eq!(solver::mate_within(&position, u32::from(moves) - 1, true), None, "{position:?}");
        }
        if all {
            let query = MateQuery { moves: moves - 1, ..query };
            assert_eq!(mates.solve(&position, &[], &query, &mut Silent).none_within, moves - 1, "{position:?}");
        }
    }
    assert!(counts.values().sum::<usize>() >= 200 && (2..=6).all(|moves| counts[&moves] >= 15), "{counts:?}");
    for (moves, times) in &mut times {
        times.sort_by(f64::total_cmp);
        let late = times.iter().filter(|&&time| time > 10.0).count();
        let (median, most) = (times[times.len() / 2] * 1000.0, times[times.len() - 1] * 1000.0);
        println!(
            "mate in {moves}: {} positions, median {median:.2} ms, longest {most:.1} ms, {late} late",
            times.len()
        );
    }
}

/// A search with the whole budget at once agrees with one in many small portions.
#[test]
fn continued_searches_find_mates() {
    for (position, moves) in suite().filter(|&(_, moves)| moves >= 4).step_by(12) {
        let mut mates = MateSearch::new(1 << 16);
        let query = MateQuery { nodes: 3000, ..MateQuery::default() };
        let found = (0..1000).find_map(|_| mates.solve(&position, &[], &query, &mut Silent).mate);
        let mate = found.unwrap_or_else(|| panic!("{position:?}"));
        assert!(mate.moves >= moves);
        check_line(&position, mate.moves, &mate.line);
    }
}

#[test]
fn a_tiny_table_gives_no_wrong_proofs() {
    for (position, moves) in suite().filter(|&(_, moves)| moves <= 4).step_by(9) {
        let query = MateQuery { moves, nodes: 300_000, ..MateQuery::default() };
        if let Some(mate) = MateSearch::new(4).solve(&position, &[], &query, &mut Silent).mate {
            assert_eq!(mate.moves, moves, "{position:?}");
            check_line(&position, moves, &mate.line);
        }
    }
}

#[test]
fn the_main_search_finds_requested_mates() {
    for (position, moves) in suite().filter(|&(_, moves)| moves >= 4).step_by(10) {
        let asked = Limits { mate: Some(moves.into()), nodes: Some(3_000_000), ..Limits::default() };
        let found = Search::new(1 << 16).run(&position, &[], &asked, &mut Silent);
        assert_eq!(found.score, Score::Mate(moves.into()), "{position:?}");
        check_line(&position, moves, &found.line);
    }
}

/// If the mate search gets no nodes, the main search gets deeper.
#[test]
fn without_the_mate_search_the_search_is_deeper() {
    let limits = Limits { nodes: Some(900), ..Limits::default() };
    let [mut with, mut without] = [Search::new(1 << 12), Search::new(1 << 12).without_mate_search()];
    let fens = include_str!("../data/perft-hostage-random.epd").lines().filter_map(|line| line.split(" ;").next());
    let mut depths = [0, 0];
    for position in fens.step_by(50).map(hostage) {
        let found = [&mut with, &mut without].map(|search| search.run(&position, &[], &limits, &mut Silent));
        assert!(found.iter().all(|found| found.nodes <= 1000));
        if !matches!(found[0].score, Score::Mate(_)) {
            depths[0] += found[0].depth;
            depths[1] += found[1].depth;
        }
    }
    assert!(depths[1] > depths[0], "{depths:?}");
    // An explicit request for a mate is still answered.
    let (position, moves) = suite().next().unwrap();
    let limits = Limits { mate: Some(moves.into()), nodes: Some(100_000), ..Limits::default() };
    assert!(matches!(without.run(&position, &[], &limits, &mut Silent).score, Score::Mate(n) if n > 0));
}

/// A position that has occurred twice in the game is a draw the third time, so no mate contains it.
#[test]
fn a_repetition_ends_a_mate() {
    let mut without = 0;
    for (position, moves) in suite().filter(|&(_, moves)| moves == 3).take(20) {
        let line = solve(&position, moves).mate.unwrap().line;
        let drawn: Vec<Key> =
            (1..3).map(|n| line[..n].iter().fold(position, |p, &m| p.play_unchecked(m)).key()).collect();
        for key in drawn {
            let query = MateQuery { moves, ..MateQuery::default() };
            let other = MateSearch::new(1 << 14).solve(&position, &[key, Key(1), key], &query, &mut Silent);
            without += usize::from(other.mate.is_none());
            let mut at = position;
            for m in other.mate.map_or(Vec::new(), |mate| mate.line) {
                at = at.play(m).unwrap();
                assert_ne!(at.key(), key);
            }
        }
    }
    assert!(without >= 10, "{without}");
}

/// The hundredth ply without progress comes before a mate in two, and after a mate in one.
#[test]
fn fifty_moves_end_a_mate() {
    let two = "5r2/pppk1p1p/3pNP2/4n3/3bP3/4B1P1/PPP2PpP/RNK3n1[Rb#QBqrp] b - - 0 23";
    assert_eq!(solve(&hostage(two), 9).mate.unwrap().moves, 2);
    let one = |halfmoves| hostage(&format!("6k1/5ppp/8/8/8/8/8/R5K1[#] w - - {halfmoves} 80"));
    assert_eq!(solve(&one(98), 9).mate.unwrap().moves, 1);
    assert_eq!(solve(&one(99), 9).mate.unwrap().moves, 1);
    let ladder = |halfmoves| hostage(&format!("7k/8/8/8/8/1R6/R7/6K1[#] w - - {halfmoves} 80"));
    assert_eq!(solve(&ladder(0), 9).mate.map(|mate| mate.moves), None);
    let step = |halfmoves| hostage(&format!("7k/R7/8/8/8/8/1R6/6K1[#] w - - {halfmoves} 80"));
    assert_eq!(solve(&step(98), 9).mate.unwrap().moves, 1);
}

/// A position that is drawn when it is reached late may be won when it is reached sooner.
#[test]
fn near_the_hundredth_ply_a_mate_depends_on_the_counter() {
    for (fen, moves) in [
        ("8/8/8/7k/3K4/8/8/6Q1[#] w - - 95 80", 3),
        ("8/7k/8/8/3K4/6Q1/8/8[#] w - - 95 80", 3),
        ("1K6/8/7R/8/8/5R2/8/6k1[#] w - - 95 80", 3),
        ("8/8/8/8/5R2/8/2k5/1R3K2[#] w - - 93 80", 4),
    ] {
        let position = hostage(fen);
        for asked in [moves - 1, moves, 4, 5, 8, 12, 40] {
            let query = MateQuery { moves: asked, every: true, nodes: 2_000_000, ..MateQuery::default() };
            let solved = MateSearch::new(1 << 16).solve(&position, &[], &query, &mut Silent);
            match solved.mate {
                Some(mate) if asked >= moves => check_line(&position, mate.moves, &mate.line),
                mate => assert!(mate.is_none() && asked < moves, "{fen} {asked}"),
            }
            assert!(solved.none_within < moves, "{fen} {asked}: {}", solved.none_within);
        }
    }
}

/// So does the value of a position: after another way to it, the game may be drawn before the mate.
#[test]
fn near_the_hundredth_ply_the_main_search_finds_short_mates() {
    let position = hostage("8/6R1/8/8/7R/7K/8/2k5[#] w - - 94 80");
    let limits = Limits { nodes: Some(1_000_000), ..Limits::default() };
    let found = Search::new(1 << 16).without_mate_search().run(&position, &[], &limits, &mut Silent);
    assert_eq!(found.score, Score::Mate(3), "{found:?}");
}

struct Patience(u32);

impl<M> Handler<M> for Patience {
    fn should_stop(&mut self, _nodes: u64) -> bool {
        self.0 = self.0.saturating_sub(1);
        self.0 == 0
    }

    fn found(&mut self, _report: &SearchReport<'_, M>) {}
}

#[test]
fn stops_on_request() {
    let start = Position::start("hostage").unwrap();
    let solved = MateSearch::new(1 << 10).solve(&start, &[], &MateQuery::default(), &mut Silent);
    assert_eq!((solved.mate, solved.none_within), (None, hostage_chess::search::mate::MOST_MOVES));
    let query = MateQuery { every: true, moves: 4, ..MateQuery::default() };
    let solved = MateSearch::new(1 << 10).solve(&start, &[], &query, &mut Patience(20));
    assert!(solved.mate.is_none() && solved.none_within < 4 && solved.nodes < 100_000, "{solved:?}");
    let query = MateQuery { nodes: 5000, ..query };
    let solved = MateSearch::new(1 << 10).solve(&start, &[], &query, &mut Silent);
    assert!(solved.mate.is_none() && (5000..10_000).contains(&solved.nodes), "{solved:?}");
}

#[test]
fn the_toy_game_is_solved_exactly() {
    for a in 0..=4 {
        for b in 0..=a {
            for c in 0..=b {
                let heaps = Heaps::new([a, b, c]);
                let truth = heaps.solve();
                let query = MateQuery { every: true, shortest: true, moves: 12, ..MateQuery::default() };
                let solved = MateSearch::new(1 << 10).solve(&heaps, &[], &query, &mut Silent);
                let found = solved.mate.map(|mate| {
                    assert_eq!(mate.line.len(), usize::from(2 * mate.moves - 1));
                    i32::from(mate.moves)
                });
                assert_eq!(found, (truth > 0).then_some(truth / 2), "{heaps:?}");
                assert!(found.is_some() || solved.none_within == 12, "{heaps:?}");
            }
        }
    }
}

/// Moves can be undone forever. A cycle is not a win, and the search still ends.
#[test]
fn cycles_are_not_mates() {
    for (runners, moves) in [([3, 5], 10), ([0, 9], 10), ([0, 1], 10)] {
        let corridor = Corridor { length: 10, runners, turn: Side::White, worth: 0 };
        let query = MateQuery { every: true, moves, ..MateQuery::default() };
        let solved = MateSearch::new(1 << 12).solve(&corridor, &[], &query, &mut Silent);
        let plain = solver::mate_within(&corridor, moves.into(), false);
        assert_eq!(solved.mate.map(|mate| mate.line[0]).is_some(), plain.is_some(), "{runners:?}");
    }
}

#[test]
fn uci_go_mate_finds_mates() {
    let (position, moves) = suite().find(|&(_, moves)| moves == 4).unwrap();
    let input = format!("position fen {}\ngo mate {moves}\nposition startpos\ngo mate 2\n", position.fen());
    let mut child = Command::new(env!("CARGO_BIN_EXE_hostage"))
        .arg("uci")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    let line = output.lines().find(|line| line.contains("score mate 4")).unwrap_or_else(|| panic!("{output}"));
    assert_eq!(line.split(" pv ").nth(1).unwrap().split(' ').count(), 7);
    assert!(output.lines().any(|line| line == "info string no mate in 2"), "{output}");
    // The first position has no mate, so the answer is an ordinary move.
    assert_eq!(output.lines().filter(|line| line.starts_with("bestmove ")).count(), 2);
    assert!(!output.contains("(none)"), "{output}");
}
