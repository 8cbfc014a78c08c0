//! Tests of series: whatever a network does and whoever has the link, one person joins, everybody sees the same games,
//! and nothing is lost.

pub mod people;
mod world;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use hostage_chess::live::series::{LiveSeries, SeriesEffect};
use hostage_chess::live::topic::Founder;

use people::{CREATOR, JOINER, OTHER, Toy, invitation, open, outgoing, terms};
use world::World;

/// Runs 2,000 random schedules of trouble, or as many as `LIVE` says. All must agree after each.
#[test]
fn after_any_trouble_one_person_has_joined_and_everybody_sees_the_same_games() {
    let setting = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let (first, schedules) = (setting("LIVE_FROM").unwrap_or(0), setting("LIVE").unwrap_or(2_000));
    let mut failed: Vec<u64> = Vec::new();
    let mut tally = BTreeMap::<String, usize>::new();
    for seed in first..first + schedules {
        let mut world = World::new(seed);
        let run = catch_unwind(AssertUnwindSafe(|| {
            world.trouble();
            world.heal();
        }));
        if run.is_err() {
            failed.push(seed);
        }
        for (what, times) in world.tally {
            *tally.entry(what).or_default() += times;
        }
    }
    assert!(failed.is_empty(), "schedules {failed:?}");
    println!("{schedules} schedules: {tally:?}");
    if schedules >= 2_000 {
        for what in [
            "Board",
            "Agreed",
            "Resigned",
            "Aborted",
            "Claimed",
            "Invited",
            "Taken",
            "admitted",
            "turned away",
            "reloaded",
            "emptied",
            "rolled back",
            "deleted",
            "junk",
            "replayed",
            "misplaced",
            "creator",
            "tokenless",
            "terms",
            "late",
            "log",
            "second Taken",
            "second Seated(Joiner)",
        ] {
            assert!(tally.get(what).is_some_and(|times| *times > 0), "{what} never happened: {tally:?}");
        }
    }
}

/// No register and no seek has room for a longer name.
#[test]
fn the_creators_long_name_is_shortened_also_when_the_stored_games_are_lost() {
    // 24 letters are allowed, but not their 48 bytes.
    let (name, shortened) = ("Ж".repeat(24), "Ж".repeat(16));
    let created = LiveSeries::<Toy>::create(invitation(), CREATOR, &name, terms(0), 0).unwrap();
    let opened = LiveSeries::<Toy>::open(invitation(), Some(CREATOR), &name);
    for series in [created, opened] {
        assert_eq!(series.name(Founder::Creator), shortened);
    }
}

/// The last claim stands until the creator decides: no device puts its own one over it by itself.
#[test]
fn a_connection_repeats_a_claim_only_if_the_relay_holds_none() {
    let now = 1_000_000;
    let mut creator = LiveSeries::<Toy>::create(invitation(), CREATOR, "Ann", terms(0), now).unwrap();
    creator.connected(now);
    let side = creator.side_of(Founder::Joiner, 0).unwrap();
    let invites = outgoing(&creator, 0, !side, 1).unwrap().0;
    let claims = [JOINER, OTHER].map(|key| {
        let mut series = LiveSeries::<Toy>::open(invitation(), Some(key), "Bob");
        series.connected(now);
        series.receive(0, !side, open(&invites), now);
        assert!(series.claim("Bob", now).contains(&SeriesEffect::Publish(0, side)));
        let claim = outgoing(&series, 0, side, 2).unwrap().0;
        (series, claim)
    });
    let [(first, own), (_, other)] = claims;
    for (holds, repeats) in [(Some(own), false), (Some(other), false), (Some(Vec::new()), true), (None, true)] {
        let mut series = first.clone();
        series.disconnected(now);
        let mut effects = series.connected(now + 5_000);
        effects.extend(series.receive(0, !side, open(&invites), now + 5_100));
        assert!(!effects.contains(&SeriesEffect::Publish(0, side)), "before the relay has told what it holds");
        effects.extend(holds.iter().flat_map(|held| series.receive(0, side, open(held), now + 5_200)));
        effects.extend(series.tick(now + 9_000));
        assert_eq!(effects.contains(&SeriesEffect::Publish(0, side)), repeats, "{holds:?}");
    }
}
