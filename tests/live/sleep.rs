//! A device that sleeps, or whose connection is dead: nothing of that is charged to the opponent.
//!
//! The clocks have one minute and one second for each move. Ann has moved and Bob thinks.

use hostage_chess::game::Side;
use hostage_chess::live::LiveVerdict;
use hostage_chess::live::presence::{Attendance, Presence, PresenceState};
use hostage_chess::live::series::StoredSeries;
use hostage_chess::live::terms::LiveClock;
use hostage_chess::live::topic::Founder;
use hostage_chess::session::{LiveAction, LivePlay};

use crate::series::people::{CREATOR, Toy, open, outgoing};
use crate::table::{ANN, BOB, Table};

/// Ann's last move is two seconds old, and all messages to her are held back from now on.
fn thinking() -> Table {
    let mut table = Table::new();
    for who in [ANN, BOB, ANN] {
        table.play(who);
    }
    table.act(ANN, LiveAction::Heard(table.now));
    table.wait(2);
    table.act(ANN, LiveAction::Heard(table.now));
    table.holds_back = true;
    table
}

/// Only Bob's device goes on.
fn sleep(table: &mut Table, seconds: u64) {
    for _ in 0..seconds {
        table.now += 1_000;
        table.act(BOB, LiveAction::Tick);
    }
}

/// The relay gives Ann what was held back. Her page knows that the relay is there before it has opened what it sent.
fn wake(table: &mut Table) {
    table.act(ANN, LiveAction::Heard(table.now));
    table.act(ANN, LiveAction::Tick);
    assert!(!table.plays[ANN].is_over() && !table.plays[ANN].asks_to_claim());
    table.holds_back = false;
    let (bytes, ..) = outgoing(table.plays[BOB].series(), 0, Side::Black, 1_000).unwrap();
    table.act(ANN, LiveAction::Receive(0, Side::Black, open(&bytes)));
}

/// Time that Ann charges Bob for his move, in tenths of a second.
fn charged(table: &mut Table) -> i64 {
    let before = 600;
    table.play(ANN);
    before + 10 - table.plays[ANN].game().unwrap().clocks[Side::Black.index()]
}

#[test]
fn a_sleep_through_the_opponents_move_costs_the_opponent_nothing() {
    for is_hidden in [false, true] {
        for (seconds, ticks_first) in [(30, false), (30, true), (50, false), (180, false), (180, true)] {
            let mut table = thinking();
            table.act(ANN, LiveAction::Hide(is_hidden));
            // Bob answers three seconds later.
            sleep(&mut table, 3);
            table.play(BOB);
            sleep(&mut table, seconds - 3);
            if ticks_first {
                table.act(ANN, LiveAction::Tick);
                assert!(!table.plays[ANN].is_over() && !table.plays[ANN].asks_to_claim(), "{seconds} {is_hidden}");
            }
            wake(&mut table);
            let clocks = table.plays[BOB].game().unwrap().clocks;
            assert!(!table.plays[ANN].is_over(), "{seconds} {is_hidden}");
            assert!((50..=55).contains(&charged(&mut table)), "{seconds} {is_hidden} {clocks:?}");
        }
    }
}

#[test]
fn a_connection_that_was_dead_before_that_showed_costs_the_opponent_nothing() {
    let mut table = thinking();
    // Bob answers after three seconds, and Ann's page learns after fourteen that its connection is dead.
    for second in 0..14 {
        table.now += 1_000;
        table.act(ANN, LiveAction::Tick);
        if second == 2 {
            table.play(BOB);
        }
    }
    table.act(ANN, LiveAction::Disconnected);
    sleep(&mut table, 2);
    table.act(ANN, LiveAction::Connected);
    wake(&mut table);
    assert!((50..=55).contains(&charged(&mut table)));
}

/// A hidden page has one tick a minute, and then hears the relay's answer to its ping. Returns the minute at which the game ends.
fn ends_hidden(table: &mut Table, who: usize) -> Option<u64> {
    table.act(who, LiveAction::Hide(true));
    (1..=6).find(|_| {
        table.now += 60_000;
        table.act(who, LiveAction::Tick);
        assert!(!table.plays[who].is_over(), "the relay may hold something");
        table.now += 100;
        table.act(who, LiveAction::Heard(table.now));
        table.plays[who].is_over()
    })
}

#[test]
fn a_hidden_page_ends_a_game_on_time_at_last() {
    for who in [ANN, BOB] {
        let mut table = Table::with_clock(LiveClock::Fischer { initial: 1_200, increment: 0 });
        for who in [ANN, BOB, ANN] {
            table.play(who);
        }
        // Bob's time is over after two minutes, and the next minute tells that nothing has waited.
        let minute = ends_hidden(&mut table, who).unwrap();
        assert!((3..=4).contains(&minute), "{minute}");
        let won = [LiveVerdict::Claimed(Side::White), LiveVerdict::Flag(Side::White)];
        assert_eq!(table.plays[who].game().unwrap().verdict, Some(won[who]));
    }
}

#[test]
fn a_sleep_of_ones_own_is_no_silence_of_the_opponent() {
    let mut table = thinking();
    let said = |beat| Presence { session: 1, beat, round: 0, state: PresenceState::Here, phrase: None };
    table.act(ANN, LiveAction::Hear(Founder::Joiner, said(1), false));
    sleep(&mut table, 40);
    table.act(ANN, LiveAction::Heard(table.now));
    table.now += 44_000;
    let attendance = |table: &Table| table.plays[ANN].series().attendance(Founder::Joiner, table.now);
    assert_eq!(attendance(&table), Attendance::Here);
    table.now += 2_000;
    assert!(matches!(attendance(&table), Attendance::Reconnecting(_)));
}

#[test]
fn a_reload_gives_the_opponent_no_time_back() {
    let reload = |table: &Table, stored: &StoredSeries| {
        let mut play = LivePlay::<Toy>::restore(stored, Some(CREATOR), table.now).unwrap();
        play.update(LiveAction::Connected, table.now);
        play
    };
    let left = |play: &LivePlay<Toy>| play.time(Side::Black).unwrap().left;
    let mut table = thinking();
    table.wait(20);
    let stored = table.plays[ANN].series().save(table.now);
    table.now += 2_000;
    let play = reload(&table, &stored);
    assert_eq!(left(&play), 36_000);
    assert_eq!(play.seat().unwrap().elapsed_tenths(table.now), 220, "the reload was an outage");
    // Versions that did not store when the move was delivered counted from when it was played.
    let mut fields: Vec<&str> = stored.write().split('.').collect();
    fields.remove(fields.len() - 2);
    let older = StoredSeries::read(&fields.join(".")).unwrap();
    assert_eq!(left(&reload(&table, &older)), 36_000);
    // The connection was lost before the game was stored.
    table.act(ANN, LiveAction::Disconnected);
    sleep(&mut table, 10);
    let stored = table.plays[ANN].series().save(table.now);
    table.now += 3_000;
    let elapsed = reload(&table, &stored).seat().unwrap().elapsed_tenths(table.now);
    assert!((90..=220).contains(&elapsed), "{elapsed}");
}
