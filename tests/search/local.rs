//! The engine in this thread.

use hostage_chess::engine::clock::NativeClock;
use hostage_chess::engine::local::LocalEngine;
use hostage_chess::game::GameRecord;
use hostage_chess::search::Limits;

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
