//! Games with days for a move: the days count from the move, also for a player who sees it days later.

use hostage_chess::game::{Game, Position, Side};
use hostage_chess::live::LiveVerdict;
use hostage_chess::live::series::SeriesWait;
use hostage_chess::live::terms::LiveClock;
use hostage_chess::session::{BoardAction, LiveAction};

use crate::series::people::{open, outgoing};
use crate::table::{ANN, BOB, Table};

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;

/// Both have played. The clock shows a day of the year 2026.
fn begun(clock: LiveClock) -> Table {
    let mut table = Table::with_clock(clock);
    table.now = 1_770_000_000_000;
    table.play(ANN);
    table.play(BOB);
    table
}

/// Ann plays, and the relay confirms her move. Bob's device does not get it.
fn play_unseen(table: &mut Table) {
    let position = table.plays[ANN].game().unwrap().position();
    let mv = position.uci(position.legal_moves()[0]);
    table.plays[ANN].update(BoardAction::Type(mv), table.now);
    let (_, acts, _) = outgoing(table.plays[ANN].series(), 0, Side::White, 500).unwrap();
    table.act(ANN, LiveAction::Sent(0, Side::White, acts));
}

/// Bob's device gets what Ann has done.
fn arrive(table: &mut Table) {
    let (bytes, ..) = outgoing(table.plays[ANN].series(), 0, Side::White, 1_000).unwrap();
    table.act(BOB, LiveAction::Receive(0, Side::White, open(&bytes)));
}

/// Time left for Bob's move, as Bob and Ann see it.
fn left(table: &Table) -> [u64; 2] {
    [BOB, ANN].map(|who| table.plays[who].time(Side::Black).unwrap().left)
}

fn verdicts(table: &Table) -> [Option<LiveVerdict>; 2] {
    [ANN, BOB].map(|who| table.plays[who].game().unwrap().verdict)
}

#[test]
fn a_player_who_stays_away_past_the_deadline_loses() {
    let mut table = begun(LiveClock::Days(1));
    table.act(BOB, LiveAction::Disconnected);
    table.now += HOUR;
    play_unseen(&mut table);
    // The home screen tells Ann of it, who has not opened the game since.
    let stored = table.plays[ANN].series().save(table.now);
    for (hours, wait) in [(0, SeriesWait::TheirMove), (24, SeriesWait::TheirMove), (26, SeriesWait::Claim)] {
        assert_eq!(stored.waits_at(table.now + hours * HOUR), Some(wait), "{hours}");
    }
    assert_eq!(stored.waits_at(0), stored.waits());
    let played = table.now;
    table.now += 25 * HOUR + 2 * MINUTE;
    table.act(ANN, LiveAction::Tick);
    assert!(table.plays[ANN].asks_to_claim());
    let stored = table.plays[ANN].series().save(table.now);
    assert_eq!((stored.at, stored.played()), (table.now, played));
    assert_eq!(stored.waits_at(u64::MAX), Some(SeriesWait::Claim));
    table.plays[ANN].update(LiveAction::ClaimWin, table.now);
    table.now += 10 * HOUR;
    table.act(BOB, LiveAction::Connected);
    arrive(&mut table);
    assert_eq!(verdicts(&table), [Some(LiveVerdict::Claimed(Side::White)); 2]);
    assert!(table.plays.iter().all(|play| play.game().unwrap().is_final));
}

#[test]
fn both_count_the_days_from_the_move() {
    let mut table = begun(LiveClock::Days(1));
    table.act(BOB, LiveAction::Disconnected);
    table.now += HOUR;
    play_unseen(&mut table);
    table.now += 10 * HOUR;
    table.act(BOB, LiveAction::Connected);
    arrive(&mut table);
    let [bobs, anns] = left(&table);
    assert!(bobs.abs_diff(14 * HOUR) <= MINUTE, "{bobs}");
    assert!(bobs.abs_diff(anns) <= MINUTE, "{bobs} {anns}");
}

/// Ann keeps her move back, and sends it together with her claim.
#[test]
fn a_move_that_was_kept_back_wins_nothing() {
    let mut table = begun(LiveClock::Days(1));
    let absent = [(0, 0), (3 * HOUR, 20 * HOUR)];
    for (from, until) in absent {
        let mut table = begun(LiveClock::Days(1));
        table.act(BOB, LiveAction::Heard(table.now));
        play_unseen(&mut table);
        let start = table.now;
        while table.now < start + 26 * HOUR {
            table.now += MINUTE;
            if table.now == start + from {
                table.act(BOB, LiveAction::Disconnected);
            } else if table.now == start + until {
                table.act(BOB, LiveAction::Connected);
            } else if !(start + from..start + until).contains(&table.now) {
                table.act(BOB, LiveAction::Heard(table.now));
            }
        }
        table.plays[ANN].update(LiveAction::ClaimWin, table.now);
        table.now += MINUTE;
        table.act(BOB, LiveAction::Heard(table.now));
        arrive(&mut table);
        assert_eq!(verdicts(&table), [Some(LiveVerdict::Disputed); 2], "{from} {until}");
    }
    // Nor if Bob was away at last, but not for a whole day.
    table.act(BOB, LiveAction::Heard(table.now));
    play_unseen(&mut table);
    table.now += 20 * HOUR;
    table.act(BOB, LiveAction::Heard(table.now));
    table.act(BOB, LiveAction::Disconnected);
    table.now += 6 * HOUR;
    table.plays[ANN].update(LiveAction::ClaimWin, table.now);
    table.act(BOB, LiveAction::Connected);
    arrive(&mut table);
    assert_eq!(verdicts(&table), [Some(LiveVerdict::Disputed); 2]);
}

#[test]
fn time_charged_matters_only_with_a_clock() {
    let day = LiveClock::Fischer { initial: 864_000, increment: 0 };
    for (clock, is_told) in [(LiveClock::Days(1), false), (LiveClock::Untimed, false), (day, true)] {
        let mut table = begun(clock);
        // Bob sees the move ten hours later, and answers at once.
        table.act(BOB, LiveAction::Disconnected);
        play_unseen(&mut table);
        table.now += 10 * HOUR;
        table.act(ANN, LiveAction::Heard(table.now - 1));
        table.act(BOB, LiveAction::Connected);
        arrive(&mut table);
        table.play(BOB);
        table.play(ANN);
        assert_eq!(table.plays[BOB].seat().unwrap().overcharge().is_some(), is_told, "{clock:?}");
    }
}
