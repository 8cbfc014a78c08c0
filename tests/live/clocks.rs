//! Whose time runs: lag, outages and reloads.

use hostage_chess::game::Side;
use hostage_chess::game::hostage::Position;
use hostage_chess::live::LiveVerdict;
use hostage_chess::live::act::{Act, ActKind, MOST_LOG, write_log};
use hostage_chess::live::seat::{LiveSeat, Refused, SeatEffect};
use hostage_chess::live::terms::{LiveClock, LiveTerms};

/// The two players of a game with this clock, both connected.
pub fn seats(clock: LiveClock) -> [LiveSeat<Position>; 2] {
    Side::BOTH.map(|side| {
        let terms = LiveTerms { variant: "hostage".to_owned(), start: None, clock, creator: Side::White };
        let start = terms.first().unwrap();
        let mut seat = LiveSeat::new(Some(side), terms, start, 0);
        seat.connected(0);
        seat
    })
}

/// The relay confirms what this device has done, and the other device takes it in.
fn send(from: &mut LiveSeat<Position>, to: &mut LiveSeat<Position>, now: u64) {
    let side = from.side().unwrap();
    from.confirmed(from.log(side).len(), now);
    to.receive(side, from.log(side).to_vec(), from.seen(), now);
}

/// Two moves each, with a minute each and a second a move: from then on the clocks run. White has played the last move
/// at `now`.
fn opened(now: u64) -> [LiveSeat<Position>; 2] {
    // The quota of lag begins at 1.2 seconds.
    begun(LiveClock::Fischer { initial: 600, increment: 10 }, now)
}

/// The same with another clock.
fn begun(clock: LiveClock, now: u64) -> [LiveSeat<Position>; 2] {
    let [mut white, mut black] = seats(clock);
    for (mv, reply) in [("e2e4", "e7e5"), ("g1f3", "")] {
        white.play(mv, false, now).unwrap();
        send(&mut white, &mut black, now);
        if !reply.is_empty() {
            black.play(reply, false, now).unwrap();
            send(&mut black, &mut white, now);
        }
    }
    [white, black]
}

fn clocks(seat: &LiveSeat<Position>) -> [i64; 2] {
    seat.game().clocks
}

#[test]
fn a_move_costs_the_time_that_the_mover_used_and_lag_within_the_quota_is_free() {
    let [mut white, mut black] = opened(0);
    // Black thinks for five seconds; the move is on its way for one.
    black.play("b8c6", false, 5_000).unwrap();
    send(&mut black, &mut white, 6_000);
    white.play("f1b5", false, 7_000).unwrap();
    assert_eq!(clocks(&white)[1], 600 - 50 + 10);
    send(&mut white, &mut black, 7_000);
    assert_eq!(clocks(&black), clocks(&white));
}

#[test]
fn lag_beyond_the_quota_is_charged() {
    let [mut white, mut black] = opened(0);
    black.play("b8c6", false, 5_000).unwrap();
    send(&mut black, &mut white, 15_000);
    white.play("f1b5", false, 16_000).unwrap();
    let quota = white.times().lag.quota() as i64;
    let charged = 600 + 10 - clocks(&white)[1];
    assert!((50 + 80..=50 + 100).contains(&charged), "{charged}, with a quota of {quota}");
}

#[test]
fn an_outage_of_ones_own_is_not_charged_to_the_opponent() {
    let [mut white, mut black] = opened(0);
    white.disconnected(1_000);
    black.play("b8c6", false, 5_000).unwrap();
    white.connected(41_000);
    send(&mut black, &mut white, 41_000);
    white.play("f1b5", false, 42_000).unwrap();
    assert_eq!(clocks(&white)[1], 600 - 50 + 10);
}

#[test]
fn the_opponents_time_runs_from_when_the_relay_has_the_move() {
    let [mut white, mut black] = opened(0);
    black.play("b8c6", false, 1_000).unwrap();
    send(&mut black, &mut white, 1_000);
    // White's connection is dead, and the page notices that after fifteen seconds.
    white.play("f1b5", false, 2_000).unwrap();
    white.disconnected(17_000);
    white.connected(18_000);
    assert_eq!(white.tick(None, 90_000), [], "Black has not got the move");
    assert!(!white.may_claim(Some(20_000), 90_000));
    send(&mut white, &mut black, 100_000);
    assert_eq!(white.time_left(101_000), Some(600 - 10 + 10 - 10));
    black.play("a7a6", false, 105_000).unwrap();
    send(&mut black, &mut white, 105_000);
    white.play("b5a4", false, 106_000).unwrap();
    assert_eq!(clocks(&white)[1], 600 - 10 + 10 - 50 + 10);
}

#[test]
fn a_reload_gives_no_time_back_and_charges_nobody() {
    let [white, mut black] = opened(0);
    // Black's page is closed after ten seconds of thinking, and opened ten seconds later.
    let logs = Side::BOTH.map(|side| black.log(side).to_vec());
    let start = black.game().start;
    black =
        LiveSeat::restore(Some(Side::Black), black.terms().clone(), start, logs.clone(), black.times().clone(), 10_000);
    black.connected(20_000);
    assert_eq!(black.time_left(20_000), Some(600 - 200));
    // White's page is closed for half a minute while Black thinks.
    let mut white =
        LiveSeat::restore(Some(Side::White), white.terms().clone(), start, logs, white.times().clone(), 2_000);
    white.connected(32_000);
    black.play("b8c6", false, 22_000).unwrap();
    send(&mut black, &mut white, 32_000);
    white.play("f1b5", false, 33_000).unwrap();
    assert_eq!(clocks(&white)[1], 600 - 220 + 10);
}

#[test]
fn the_own_flag_falls_by_itself_and_the_opponents_is_claimed_after_some_grace() {
    let [mut white, mut black] = opened(0);
    assert_eq!(black.tick(None, 59_900), []);
    let [mut claimant, mut accused] = [white.clone(), black.clone()];
    // Black's device admits that the time has run out.
    assert!(black.tick(None, 60_000).contains(&SeatEffect::Publish(Side::Black)));
    send(&mut black, &mut white, 60_100);
    assert!(white.game().outcome().is_some_and(|outcome| outcome.winner == Some(Side::White)));
    // Black's device says nothing: White claims, later still if Black seems to be away.
    assert_eq!(claimant.tick(None, 65_000), []);
    assert_eq!(claimant.clone().tick(Some(50_000), 70_000), []);
    assert!(!claimant.clone().tick(Some(50_000), 92_000).is_empty());
    assert!(claimant.tick(None, 67_000).contains(&SeatEffect::Publish(Side::White)));
    send(&mut claimant, &mut accused, 67_000);
    send(&mut accused, &mut claimant, 67_000);
    assert!(claimant.game().is_final && accused.game().is_final);
}

/// What Black does at the end of a turn, offline: a move, or the acceptance of White's request to take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Crossing {
    Move,
    TakeBack,
}

/// Black acts offline, White claims the win and insists on it. Black's act is left out, so Black's time is what counts from
/// the beginning of the turn to the return, and not from the return on.
#[test]
fn an_act_that_crossed_a_claim_gives_no_time_back() {
    use Crossing::{Move, TakeBack};
    const SECOND: u64 = 1_000;
    const HOUR: u64 = 3_600 * SECOND;
    let (minute, day) = (LiveClock::Fischer { initial: 600, increment: 10 }, LiveClock::Days(1));
    // When Black loses the connection, acts, and is back, and when White claims. Black may have a second of the time left.
    let cases = [
        (minute, SECOND, Move, [5, 10, 67, 600], true),
        (minute, SECOND, TakeBack, [5, 10, 67, 600], true),
        (minute, SECOND, Move, [45, 50, 67, 90], true),
        (minute, SECOND, Move, [5, 10, 41, 62], true),
        (minute, SECOND, TakeBack, [5, 10, 41, 62], true),
        (minute, SECOND, Move, [5, 10, 30, 55], false),
        (minute, SECOND, TakeBack, [5, 10, 30, 55], false),
        (day, HOUR, Move, [1, 2, 26, 27], true),
        (day, HOUR, Move, [20, 21, 26, 27], true),
        (day, HOUR, TakeBack, [20, 21, 26, 27], true),
        (day, HOUR, Move, [20, 21, 22, 23], false),
    ];
    for case @ (clock, unit, crossing, times, is_lost) in cases {
        let start = 1_770_000_000_000;
        let [lost, acted, claimed, back] = times.map(|time| start + time * unit);
        let [mut white, mut black] = begun(clock, start);
        white.act(ActKind::AskTakeBack, start).unwrap();
        send(&mut white, &mut black, start);
        black.disconnected(lost);
        if crossing == Move {
            black.play("b8c6", false, acted).unwrap();
        } else {
            let offer = black.offer_to_answer(acted).unwrap().index;
            black.act(ActKind::Accept(offer), acted).unwrap();
        }
        white.act(ActKind::Claim { away: true, elapsed: 0 }, claimed).unwrap();
        black.connected(back);
        // Each register arrives twice, before and after the other player's answer.
        for _ in 0..3 {
            send(&mut white, &mut black, back);
            send(&mut black, &mut white, back);
        }
        let expected = if is_lost { LiveVerdict::Claimed(Side::White) } else { LiveVerdict::Disputed };
        for seat in [&white, &black] {
            assert_eq!((seat.game().verdict, seat.game().is_final), (Some(expected), true), "{case:?}");
        }
    }
}

#[test]
fn the_win_over_an_absent_opponent_may_be_claimed_but_only_while_connected() {
    let [mut white, _] = opened(0);
    assert!(!white.may_claim(None, 50_000));
    assert!(!white.may_claim(Some(5_000), 44_000));
    assert!(white.may_claim(Some(5_000), 45_000));
    white.disconnected(46_000);
    assert!(!white.may_claim(Some(5_000), 60_000));
}

#[test]
fn a_full_log_leaves_room_to_end_the_game() {
    let [mut white, mut black] = opened(0);
    let mut logs = Side::BOTH.map(|side| black.log(side).to_vec());
    // Earlier versions of the program allowed any number of gifts.
    let gift = Act { epoch: 0, ply: 3, kind: ActKind::AddTime };
    while !black.is_log_full() {
        logs[1].push(gift);
        let (terms, start, times) = (black.terms().clone(), black.game().start, black.times().clone());
        black = LiveSeat::restore(Some(Side::Black), terms, start, logs.clone(), times, 0);
    }
    black.connected(0);
    assert_eq!(black.act(ActKind::OfferDraw, 0), Err(Refused::Full));
    send(&mut black, &mut white, 0);
    assert_eq!(black.play("b8c6", false, 0), Err(Refused::Full));
    black.act(ActKind::Resign, 0).unwrap();
    send(&mut black, &mut white, 0);
    send(&mut white, &mut black, 0);
    assert!(white.game().is_final && black.game().is_final);
    assert!(write_log(black.log(Side::Black)).len() <= MOST_LOG);
}

#[test]
fn more_gifts_of_time_than_count_are_refused() {
    let [mut white, mut black] = opened(0);
    for _ in 0..20 {
        black.act(ActKind::AddTime, 0).unwrap();
    }
    assert_eq!(black.act(ActKind::AddTime, 0), Err(Refused::NotNow));
    send(&mut black, &mut white, 0);
    assert_eq!(clocks(&white)[0], 600 + 10 + 20 * 150);
}

#[test]
fn refusals_have_reasons() {
    let [mut white, mut black] = opened(0);
    assert_eq!(white.play("d2d4", false, 1_000), Err(Refused::NotNow));
    assert_eq!(black.play("e5e3", false, 1_000), Err(Refused::Illegal));
    assert_eq!(black.act(ActKind::Honour, 1_000), Err(Refused::NotNow));
    assert_eq!(black.act(ActKind::Rematch, 1_000), Err(Refused::NotNow));
    black.act(ActKind::Resign, 1_000).unwrap();
    assert_eq!(black.play("b8c6", false, 1_000), Err(Refused::Over));
    let (terms, start) = (white.terms().clone(), white.game().start);
    let mut spectator = LiveSeat::new(None, terms, start, 0);
    assert_eq!(spectator.play("e2e4", false, 0), Err(Refused::Spectator));
}
