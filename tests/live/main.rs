//! Tests of live games: whatever a network does, both players see one game.

mod away;
mod clocks;
mod days;
mod devices;
mod limits;
mod notices;
mod races;
mod series;
mod sleep;
mod stalls;
mod table;
mod touches;
mod world;

#[path = "../support/support.rs"]
mod support;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use world::World;

/// Runs 3,000 random schedules of network trouble, or as many as `LIVE` says. All must agree after each.
#[test]
fn after_any_trouble_both_players_and_a_spectator_see_one_game() {
    let schedules = std::env::var("LIVE").ok().and_then(|text| text.parse().ok()).unwrap_or(3_000);
    let (mut acts, mut tally) = (0, BTreeMap::<String, usize>::new());
    for seed in 0..schedules {
        let mut world = World::new(seed);
        let run = catch_unwind(AssertUnwindSafe(|| {
            world.trouble();
            world.heal();
        }));
        assert!(run.is_ok(), "schedule {seed}");
        acts += world.acts;
        for (what, times) in world.tally {
            *tally.entry(what).or_default() += times;
        }
    }
    println!("{schedules} schedules, {acts} acts: {tally:?}");
    for what in [
        "Board",
        "Agreed",
        "Resigned",
        "Aborted",
        "Claimed",
        "take-backs",
        "deleted",
        "replayed",
        "reloaded",
        "relay reset",
    ] {
        assert!(tally.get(what).is_some_and(|times| *times > 0), "{what} never happened: {tally:?}");
    }
}
