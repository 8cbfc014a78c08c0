//! The engine in this thread.

use std::time::{Duration, Instant};

use hostage_chess::engine::clock::NativeClock;
use hostage_chess::engine::local::LocalEngine;
use hostage_chess::engine::threads::Threads;
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::{Game, GameRecord};
use hostage_chess::search::{Blindness, Crew, Limits, Score};

#[test]
fn a_new_game_resets_the_engine() {
    let record = GameRecord { variant: "hostage".into(), start: None, moves: vec!["e2e4".into()] };
    let limits = Limits { depth: Some(6), ..Limits::default() };
    let nodes = |engine: &mut LocalEngine<NativeClock>| {
        let mut nodes = 0;
        engine.search(&record, &limits, &mut || false, &mut |info| nodes = info.nodes).unwrap();
        nodes
    };
    let mut engine = LocalEngine::new(NativeClock::default());
    let fresh = nodes(&mut engine);
    assert_ne!(nodes(&mut engine), fresh, "it remembers");
    engine.new_game();
    assert_eq!(nodes(&mut engine), fresh);
}

/// The coach relies on it.
#[test]
fn a_repeatable_search_depends_on_nothing_before_it() {
    fn told<W: Crew>(engine: &mut LocalEngine<NativeClock, W>, blindness: Option<Blindness>) -> Vec<(u64, Score)> {
        let record = GameRecord { variant: "hostage".into(), start: None, moves: vec!["e2e4".into()] };
        let limits = Limits { nodes: Some(30_000), blindness, ..Limits::default() };
        let mut told = Vec::new();
        engine.search(&record, &limits, &mut || false, &mut |info| told.push((info.nodes, info.score))).unwrap();
        told
    }
    let repeatable = Some(Blindness::REPEATABLE);
    let mut engine = LocalEngine::new(NativeClock::default());
    let fresh = told(&mut engine, repeatable);
    let whole = told(&mut engine, None);
    assert_ne!(told(&mut engine, None), whole, "another search remembers");
    for _ in 0..2 {
        assert_eq!(told(&mut engine, repeatable), fresh);
    }
    let mut other = LocalEngine::with_crew(NativeClock::default(), Threads);
    other.set_memory(64);
    other.set_threads(2);
    assert_eq!(told(&mut other, repeatable), fresh);
}

/// The tables of a full-strength search take a while to allocate and to clear.
#[test]
fn a_prepared_search_answers_sooner() {
    let record = GameRecord { variant: "hostage".into(), ..GameRecord::default() };
    let start = AnyPosition::start("hostage").expect("the rule set exists");
    let limits = Limits { depth: Some(1), ..Limits::default() };
    let taken = |is_prepared: bool, is_used: bool| -> Duration {
        let mut engine = LocalEngine::new(NativeClock::default());
        engine.set_memory(256);
        let search = |engine: &mut LocalEngine<NativeClock>| {
            engine.search(&record, &limits, &mut || false, &mut |_| {}).unwrap();
        };
        if is_used {
            search(&mut engine);
            engine.new_game();
        }
        if is_prepared {
            engine.prepare(&start, &limits);
        }
        let begin = Instant::now();
        search(&mut engine);
        begin.elapsed()
    };
    for is_used in [false, true] {
        // The fastest of several attempts, because another process may take the processor at any moment.
        let [prepared, unprepared] = [true, false].map(|it| (0..5).map(|_| taken(it, is_used)).min().unwrap());
        assert!(prepared * 2 < unprepared, "used: {is_used}, {prepared:?} {unprepared:?}");
    }
}
