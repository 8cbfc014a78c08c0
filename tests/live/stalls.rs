//! Acts of a later moment, written by a dishonest program. The opponent's game must not wait for ever.

use hostage_chess::game::Side;
use hostage_chess::game::hostage::Position;
use hostage_chess::live::act::{Act, ActKind, LiveVerdict, MoveText};
use hostage_chess::live::merge::LiveFault;
use hostage_chess::live::register::Seen;
use hostage_chess::live::seat::{LiveSeat, Refused};
use hostage_chess::live::terms::LiveClock;

use crate::clocks::seats;

/// An hour each: no time runs out in these tests.
fn pair() -> [LiveSeat<Position>; 2] {
    seats(LiveClock::Fischer { initial: 36_000, increment: 0 })
}

/// The game after these moves.
fn after(moves: &[&str]) -> [LiveSeat<Position>; 2] {
    let mut pair = pair();
    for (at, mv) in moves.iter().enumerate() {
        pair[at % 2].play(mv, false, 0).unwrap();
        let (side, log, seen) =
            (Side::BOTH[at % 2], pair[at % 2].log(Side::BOTH[at % 2]).to_vec(), pair[at % 2].seen());
        pair[1 - at % 2].receive(side, log, seen, 0);
    }
    pair
}

/// One tick a second.
fn wait(seat: &mut LiveSeat<Position>, from: u64, until: u64) {
    for second in from + 1..=until {
        seat.tick(None, second * 1_000);
    }
}

fn every_kind() -> Vec<ActKind> {
    use ActKind::*;
    let mut kinds = vec![OfferDraw, AskTakeBack, AddTime, Resign, Abort, Flag, Honour, Uphold, Rematch];
    kinds.extend([false, true].map(|away| Claim { away, elapsed: 0 }));
    kinds.extend([0, 2, 999].into_iter().flat_map(|offer| [Accept(offer), Decline(offer), Adopt(offer)]));
    for text in ["d2d4", "d7d5", "a1a1"] {
        kinds.push(Move { text: MoveText::new(text).unwrap(), used: 0, charged: 0 });
    }
    for verdict in [LiveVerdict::Agreed, LiveVerdict::Resigned(Side::White), LiveVerdict::Claimed(Side::Black)] {
        kinds.extend([0, 999].into_iter().flat_map(|seen| [End { verdict, seen }, Object { verdict, seen }]));
    }
    kinds
}

/// Each act at each moment, on either player's turn: the game goes on, ends, or stops with the reason.
#[test]
fn no_act_of_a_later_moment_holds_the_opponent_for_ever() {
    let (mut stopped, line) = (0, ["e2e4", "e7e5", "g1f3", "b8c6"]);
    for plies in 0..=line.len() {
        for liar in Side::BOTH {
            for kind in every_kind() {
                for (epoch, ply) in (0..3).flat_map(|epoch| (0..8).chain([999]).map(move |ply| (epoch, ply))) {
                    // A liar may also pretend to have seen other acts than there are.
                    for (seen, patience) in [(None, 11), (Some(Seen { acts: 999, hash: [7; 16] }), 61)] {
                        let mut pair = after(&line[..plies]);
                        let seen = seen.unwrap_or(pair[liar.index()].seen());
                        let mut log = pair[liar.index()].log(liar).to_vec();
                        let index = log.len();
                        log.push(Act { epoch, ply, kind });
                        let seat = &mut pair[(!liar).index()];
                        seat.receive(liar, log, seen, 0);
                        let waited = seat.game().waits;
                        wait(seat, 0, patience);
                        let what = format!("{liar:?} writes {kind:?} at {epoch}.{ply} after {plies} plies");
                        let fault = LiveFault::Act { side: liar, index };
                        assert!(!waited || seat.game().fault == Some(fault), "{what}");
                        stopped += usize::from(waited);
                    }
                }
            }
        }
    }
    assert!(stopped > 1_000, "{stopped}");
}

#[test]
fn a_stall_counts_while_the_relay_can_be_heard_and_more_acts_do_not_extend_it() {
    let [white, mut black] = after(&["e2e4", "e7e5"]);
    let mut log = white.log(Side::White).to_vec();
    log.push(Act { epoch: 0, ply: 4, kind: ActKind::Resign });
    black.receive(Side::White, log.clone(), white.seen(), 0);
    wait(&mut black, 0, 5);
    black.disconnected(5_000);
    wait(&mut black, 5, 100);
    black.connected(100_000);
    wait(&mut black, 100, 105);
    assert_eq!(black.allows(Side::Black, ActKind::Resign), Err(Refused::Waiting));
    for second in 105..115 {
        log.push(Act { epoch: 0, ply: 4, kind: ActKind::AddTime });
        black.receive(Side::White, log.clone(), white.seen(), second * 1_000);
        wait(&mut black, second, second + 1);
    }
    assert_eq!(black.game().fault, Some(LiveFault::Act { side: Side::White, index: 1 }));
    assert_eq!(black.allows(Side::Black, ActKind::Resign), Err(Refused::Over));
}

/// The storage has lost Black's last move. White's register proves that it was there, and the relay brings it late.
#[test]
fn acts_that_the_storage_has_lost_can_still_arrive() {
    let [white, black] = after(&["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"]);
    let (whole, old) = (black.log(Side::Black).to_vec(), black.log(Side::Black)[..1].to_vec());
    let logs = [white.log(Side::White).to_vec(), old];
    for (since, stops) in [(50, false), (70, true)] {
        let (terms, start) = (black.terms().clone(), black.game().start);
        let mut seat = LiveSeat::restore(Some(Side::Black), terms, start, logs.clone(), black.times().clone(), 0);
        seat.connected(0);
        seat.receive(Side::White, logs[0].clone(), white.seen(), 0);
        assert!(seat.game().waits);
        wait(&mut seat, 0, since);
        assert_eq!(seat.game().fault.is_some(), stops);
        seat.receive(Side::Black, whole.clone(), black.seen(), since * 1_000);
        wait(&mut seat, since, since + 20);
        assert_eq!((seat.game().waits, seat.game().fault.clone(), seat.game().ply()), (false, None, 5));
        seat.act(ActKind::Resign, 100_000).unwrap();
    }
}
