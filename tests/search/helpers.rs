//! Helpers of the search: its results are as correct as without them, and it ends as quickly.

use std::time::{Duration, Instant};

use hostage_chess::engine::threads::Threads;
use hostage_chess::game::hostage::{Move, Position};
use hostage_chess::game::{Game, Position as _};
use hostage_chess::search::{
    Alone, Handler, Limits, Score, Search, SearchQuestion, SearchReport, SearchResult, Silent,
};

use crate::support::toy::heaps::Heaps;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[#] w KQkq - 0 1";

fn hostage(fen: &str) -> Position {
    <Position as Game>::from_fen("hostage", fen).unwrap()
}

fn helped(helpers: usize) -> Search<Position> {
    let mut search = Search::new(1 << 14);
    search.set_helpers(helpers);
    search
}

fn ask(search: &mut Search<Position>, position: &Position, limits: Limits) -> SearchResult<Move> {
    search.ask(&SearchQuestion { position, game: &[], limits: &limits, among: &[] }, &Threads, &mut Silent)
}

#[test]
fn a_mate_is_found_with_helpers_too() {
    let mut search = helped(3);
    for line in include_str!("../data/mates.epd").lines().take(4) {
        let (fen, rest) = line.split_once(" ;M").unwrap();
        let moves = rest[..1].parse().unwrap();
        let position = hostage(fen);
        let found = ask(&mut search, &position, Limits { mate: Some(moves), ..Limits::default() });
        assert_eq!(found.score, Score::Mate(moves as i32), "{fen}: {found:?}");
        found.line.iter().fold(position, |position, &m| position.play(m).unwrap());
    }
}

#[test]
fn toys_are_solved_with_a_crowded_table() {
    for heaps in [[4, 3, 2], [4, 4, 1], [3, 3, 3], [4, 4, 4]].map(Heaps::new) {
        // The table has four entries, so nearly every entry is overwritten at once.
        let mut search = Search::new(4);
        search.set_helpers(3);
        let limits = Limits { depth: Some(30), ..Limits::default() };
        let question = SearchQuestion { position: &heaps, game: &[], limits: &limits, among: &[] };
        for _ in 0..20 {
            let found = search.ask(&question, &Threads, &mut Silent);
            let Score::Mate(moves) = found.score else { panic!("{heaps:?}: {found:?}") };
            assert_eq!(moves > 0, heaps.solve() > 0, "{heaps:?}");
        }
    }
}

#[test]
fn without_a_crew_the_node_count_ignores_helpers() {
    let (position, limits) = (hostage(START), Limits { depth: Some(4), ..Limits::default() });
    let mut search = Search::new(1 << 14);
    let first = search.run(&position, &[], &limits, &mut Silent);
    search.set_helpers(2);
    let question = SearchQuestion { position: &position, game: &[], limits: &limits, among: &[] };
    for helpers in [2, 0] {
        search.clear();
        search.set_helpers(helpers);
        // No crew runs the helpers.
        assert_eq!(search.ask(&question, &Alone, &mut Silent), first);
        ask(&mut search, &position, limits);
    }
    search.clear();
    assert_eq!(ask(&mut search, &position, limits), first);
}

#[test]
fn the_nodes_of_helpers_count() {
    /// Handler that remembers the largest number of nodes reported to it.
    #[derive(Default)]
    struct Listener(u64);

    impl<M> Handler<M> for Listener {
        fn should_stop(&mut self, nodes: u64) -> bool {
            self.0 = self.0.max(nodes);
            false
        }

        fn found(&mut self, report: &SearchReport<'_, M>) {
            assert!(report.nodes >= self.0);
        }
    }

    let position = hostage(START);
    let limits = Limits { nodes: Some(200_000), ..Limits::default() };
    let mut listener = Listener::default();
    let question = SearchQuestion { position: &position, game: &[], limits: &limits, among: &[] };
    let found = helped(2).ask(&question, &Threads, &mut listener);
    // Each of the three searches calls the handler every 256 nodes, and the mate search every 512.
    assert!(found.nodes >= 200_000 && found.nodes < 200_000 + 3 * 1024, "{}", found.nodes);
    assert!(found.nodes >= listener.0);
    let few = ask(&mut helped(2), &position, Limits { nodes: Some(1), ..Limits::default() });
    assert!(few.best().is_some());
}

#[test]
fn helpers_end_with_the_search() {
    struct Until(Instant);

    impl<M> Handler<M> for Until {
        fn should_stop(&mut self, _nodes: u64) -> bool {
            Instant::now() >= self.0
        }

        fn found(&mut self, _report: &SearchReport<'_, M>) {}
    }

    let position = hostage(START);
    let mut search = helped(3);
    let limits = Limits::default();
    for millis in [0, 1, 20, 100] {
        let end = Instant::now() + Duration::from_millis(millis);
        let question = SearchQuestion { position: &position, game: &[], limits: &limits, among: &[] };
        assert!(search.ask(&question, &Threads, &mut Until(end)).best().is_some());
        // On an idle machine this takes 2 ms. A busy one may let the helpers wait.
        assert!(end.elapsed() < Duration::from_secs(8), "{:?}", end.elapsed());
    }
    let forced = hostage("7k/8/8/8/8/8/6q1/7K[#] w - - 0 1");
    assert_eq!(ask(&mut search, &forced, Limits::default()).best(), Some(forced.legal_moves()[0]));
    let over = hostage("7k/8/8/8/8/8/5q2/7K[#] w - - 0 1");
    assert_eq!(ask(&mut search, &over, Limits::default()).best(), None);
}

#[test]
fn the_handler_can_end_a_search_that_is_deep_enough() {
    struct Enough;

    impl<M> Handler<M> for Enough {
        fn should_stop(&mut self, _nodes: u64) -> bool {
            false
        }

        fn found(&mut self, _report: &SearchReport<'_, M>) {}

        fn is_deep_enough(&mut self, _share: u32, steady: u32) -> bool {
            steady >= 1
        }
    }

    let position = hostage(START);
    let question = SearchQuestion { position: &position, game: &[], limits: &Limits::default(), among: &[] };
    for helpers in [0, 2] {
        assert!(helped(helpers).ask(&question, &Threads, &mut Enough).best().is_some());
    }
}

#[test]
fn helpers_can_be_restarted_many_times() {
    let position = hostage(START);
    let mut search = helped(3);
    for nodes in 0..200 {
        let found = ask(&mut search, &position, Limits { nodes: Some(nodes * 16), ..Limits::default() });
        assert!(position.play(found.best().unwrap()).is_ok());
    }
}
