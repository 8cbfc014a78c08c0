//! What a device knows after a reload or without a connection: whether the opponent is there, and whose time runs.

use hostage_chess::game::{Game, Position, Side};
use hostage_chess::live::LiveVerdict;
use hostage_chess::live::act::ActKind;
use hostage_chess::live::presence::{Attendance, Presence, PresenceState};
use hostage_chess::live::series::{LiveSeries, StoredSeries};
use hostage_chess::live::terms::{LiveClock, LiveTerms};
use hostage_chess::live::topic::Founder;
use hostage_chess::session::{BoardAction, LiveAction, LivePlay};

use crate::series::people::{CREATOR, JOINER, Toy, invitation, open, outgoing, terms};
use crate::table::{ANN, BOB, Table};

const SECOND: u64 = 1_000;

/// Ann has played the third ply, so Bob's time runs.
fn thinking(clock: LiveClock) -> Table {
    let mut table = Table::with_clock(clock);
    for who in [ANN, BOB, ANN] {
        table.play(who);
    }
    table
}

/// Ann's page is loaded again.
fn reload(table: &mut Table, stored: &StoredSeries) {
    table.plays[ANN] = LivePlay::restore(stored, Some(CREATOR), table.now).unwrap();
    table.act(ANN, LiveAction::Connected);
}

/// Only Ann's device goes on, and it hears the relay.
fn pass(table: &mut Table, seconds: u64) {
    for _ in 0..seconds {
        table.now += SECOND;
        table.act(ANN, LiveAction::Heard(table.now));
        table.act(ANN, LiveAction::Tick);
    }
}

fn attendance(table: &Table) -> Attendance {
    table.plays[ANN].series().attendance(Founder::Joiner, table.now)
}

fn here(beat: u32) -> LiveAction {
    let said = Presence { session: 1, beat, round: 0, state: PresenceState::Here, phrase: None };
    LiveAction::Hear(Founder::Joiner, said, false)
}

/// No message tells that somebody left before this page was loaded.
#[test]
fn an_opponent_who_left_before_a_reload_is_away_at_last() {
    for is_asleep in [false, true] {
        let mut table = thinking(LiveClock::Fischer { initial: 9_000, increment: 100 });
        let stored = table.plays[ANN].series().save(table.now);
        reload(&mut table, &stored);
        if is_asleep {
            // Nothing could be heard while this device slept or had no connection.
            pass(&mut table, 20);
            table.now += 600 * SECOND;
            table.act(ANN, LiveAction::Tick);
            table.act(ANN, LiveAction::Disconnected);
            for _ in 0..100 {
                table.now += SECOND;
                table.act(ANN, LiveAction::Tick);
            }
            table.act(ANN, LiveAction::Connected);
            pass(&mut table, 24);
        } else {
            pass(&mut table, 44);
        }
        assert_eq!((attendance(&table), table.plays[ANN].claim_in()), (Attendance::Unknown, None), "{is_asleep}");
        pass(&mut table, 4);
        assert!(matches!(attendance(&table), Attendance::Reconnecting(_)), "{is_asleep}");
        let left = table.plays[ANN].claim_in().unwrap();
        pass(&mut table, left.div_ceil(SECOND) - 2);
        assert!(!table.plays[ANN].asks_to_claim());
        pass(&mut table, 3);
        assert!(matches!(attendance(&table), Attendance::Left(_)));
        assert!(table.plays[ANN].asks_to_claim());
        // Bob comes back after all.
        table.act(ANN, here(1));
        assert_eq!((attendance(&table), table.plays[ANN].asks_to_claim()), (Attendance::Here, false));
    }
}

#[test]
fn whoever_answers_after_a_reload_is_there() {
    let mut table = thinking(LiveClock::Fischer { initial: 9_000, increment: 100 });
    let stored = table.plays[ANN].series().save(table.now);
    reload(&mut table, &stored);
    for beat in 1..10 {
        pass(&mut table, 20);
        table.act(ANN, here(beat));
        assert_eq!(attendance(&table), Attendance::Here);
    }
}

/// The opponent may have resigned meanwhile, or given time.
#[test]
fn nobody_admits_a_loss_on_time_before_the_opponents_acts_are_known() {
    let trouble = ["a reload", "a lost connection", "a sleep"];
    for (trouble, act) in trouble
        .iter()
        .flat_map(|trouble| [Some(LiveAction::Resign), Some(LiveAction::AddTime), None].map(|act| (*trouble, act)))
    {
        let mut table = Table::with_clock(LiveClock::Fischer { initial: 1_800, increment: 0 });
        for who in [ANN, BOB, ANN, BOB] {
            table.play(who);
        }
        table.wait(1);
        let stored = table.plays[ANN].series().save(table.now);
        if trouble == "a lost connection" {
            table.act(ANN, LiveAction::Disconnected);
        }
        // Bob acts, and Ann's device does not hear of it.
        table.holds_back = true;
        let bobs = match act {
            Some(LiveAction::Resign) => 2,
            Some(_) => 4,
            None => 0,
        };
        for _ in 0..bobs {
            table.now += SECOND;
            table.act(BOB, act.clone().unwrap());
        }
        let (register, ..) = outgoing(table.plays[BOB].series(), 0, Side::Black, 99).unwrap();
        for _ in 0..200 {
            table.now += SECOND;
            if trouble == "a lost connection" {
                table.act(ANN, LiveAction::Tick);
            }
        }
        if trouble == "a reload" {
            table.plays[ANN] = LivePlay::restore(&stored, Some(CREATOR), table.now).unwrap();
        }
        table.act(ANN, LiveAction::Tick);
        let position = table.plays[ANN].game().unwrap().position();
        let late = BoardAction::Type(position.uci(position.legal_moves()[0]));
        table.act(ANN, late);
        if trouble != "a sleep" {
            table.act(ANN, LiveAction::Connected);
        }
        table.act(ANN, LiveAction::Tick);
        let game = table.plays[ANN].game().unwrap();
        assert_eq!((game.verdict, game.ply()), (None, 4), "{trouble} {act:?}");
        // Buttons that would do nothing are off.
        let may = [ActKind::AddTime, ActKind::Resign].map(|kind| table.plays[ANN].may(kind));
        assert_eq!(may, [false, true], "{trouble} {act:?}");
        // The first bytes tell that the relay is there, and a page opens what they hold only then.
        table.act(ANN, LiveAction::Heard(table.now));
        table.act(ANN, LiveAction::Tick);
        assert_eq!(table.plays[ANN].game().unwrap().verdict, None, "{trouble} {act:?}");
        table.act(ANN, LiveAction::Receive(0, Side::Black, open(&register)));
        table.wait(1);
        table.act(ANN, LiveAction::Tick);
        let verdict = table.plays[ANN].game().unwrap().verdict;
        match act {
            Some(LiveAction::Resign) => assert_eq!(verdict, Some(LiveVerdict::Resigned(Side::White)), "{trouble}"),
            // Four gifts are a minute.
            Some(_) => {
                assert!(verdict.is_none() && table.plays[ANN].time(Side::White).unwrap().left > 30_000, "{trouble}")
            }
            None => assert_eq!(verdict, Some(LiveVerdict::Flag(Side::Black)), "{trouble}"),
        }
    }
}

/// Nobody can give a sign of life before their key is known.
#[test]
fn nobody_is_away_who_has_not_come_yet() {
    let mut now = 1_000_000;
    let creator = LiveSeries::create(invitation(), CREATOR, "Ann", terms(0), now).unwrap();
    let mut ann = LivePlay::<Toy>::new(creator, now);
    ann.update(LiveAction::Connected, now);
    for _ in 0..600 {
        now += SECOND;
        ann.update(LiveAction::Heard(now), now);
        ann.update(LiveAction::Tick, now);
    }
    let mut bob = LiveSeries::<Toy>::open(invitation(), Some(JOINER), "Bob");
    let side = ann.side().unwrap();
    let (bytes, ..) = outgoing(ann.series(), 0, side, 1).unwrap();
    bob.receive(0, side, open(&bytes), now);
    bob.claim("Bob", now);
    let (bytes, ..) = outgoing(&bob, 0, !side, 2).unwrap();
    ann.update(LiveAction::Receive(0, !side, open(&bytes)), now);
    assert!(ann.series().is_full());
    ann.update(LiveAction::Tick, now);
    let attendance = [Founder::Creator, Founder::Joiner].map(|founder| ann.series().attendance(founder, now));
    assert_eq!(attendance, [Attendance::Unknown; 2]);
}

/// A player's clock goes on until the relay has the move, whatever the opponent's stands at.
#[test]
fn the_clock_of_an_unsent_move_runs_on_the_screen() {
    let LiveTerms { clock, .. } = terms(0);
    let times = |table: &Table| {
        let times = Side::BOTH.map(|side| table.plays[ANN].time(side).unwrap());
        (times.map(|time| time.running), times.map(|time| time.left), table.plays[ANN].loses_time())
    };
    for plies in [0, 2, 4] {
        let mut table = Table::with_clock(clock);
        for ply in 0..plies {
            table.play(ply % 2);
        }
        table.act(ANN, LiveAction::Disconnected);
        let position = table.plays[ANN].game().unwrap().position();
        let mv = position.uci(position.legal_moves()[0]);
        table.plays[ANN].update(BoardAction::Type(mv), table.now);
        let (_, before, _) = times(&table);
        table.now += 20 * SECOND;
        table.plays[ANN].update(LiveAction::Tick, table.now);
        let (running, left, loses) = times(&table);
        if plies < 2 {
            assert_eq!((left, loses), (before, false), "{plies}");
            continue;
        }
        assert_eq!((running, loses), ([true, false], true), "{plies}");
        assert_eq!(left, [before[0] - 20 * SECOND, before[1]], "{plies}");
        let acts = table.plays[ANN].seat().unwrap().log(Side::White).len();
        table.plays[ANN].update(LiveAction::Connected, table.now);
        table.plays[ANN].update(LiveAction::Sent(0, Side::White, acts), table.now);
        assert_eq!(times(&table), ([false, true], before, false), "{plies}");
    }
}

/// The device's clock was an hour fast, or a day, and was set right before the page was loaded again.
#[test]
fn a_clock_that_was_set_back_before_a_reload_stops_nobodys_time() {
    let left = |table: &Table| Side::BOTH.map(|side| table.plays[ANN].time(side).unwrap().left);
    for plies in [3, 4] {
        for back in [0, 3_600 * SECOND, 86_400 * SECOND] {
            let mut table = Table::with_clock(terms(0).clock);
            table.now += 10 * 86_400 * SECOND;
            for ply in 0..plies {
                table.play(ply % 2);
            }
            table.wait(20);
            let stored = table.plays[ANN].series().save(table.now);
            let before = left(&table);
            table.now -= back;
            reload(&mut table, &stored);
            assert_eq!(left(&table), before, "{plies} {back}");
            table.now += 10 * SECOND;
            table.plays[ANN].update(LiveAction::Heard(table.now), table.now);
            let gone = [(1 - plies as u64 % 2) * 10 * SECOND, plies as u64 % 2 * 10 * SECOND];
            assert_eq!(left(&table), [before[0] - gone[0], before[1] - gone[1]], "{plies} {back}");
        }
    }
}
