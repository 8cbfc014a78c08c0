//! The order of urgency of the notices beside a live game. Each row adds a matter that is more urgent than all before it.

use hostage_chess::game::{Game as _, Position as _, Side};
use hostage_chess::live::merge::{LiveOffer, OfferKind};
use hostage_chess::live::presence::{Presence, PresenceState};
use hostage_chess::live::series::{Arrival, LiveSeries};
use hostage_chess::live::terms::LiveClock;
use hostage_chess::live::topic::Founder;
use hostage_chess::session::{BoardAction, LiveAction, LivePlay};
use hostage_chess::ui::scene::{LiveFacts, LiveNotice, Tone, Wire, live_notice};

use crate::series::people::{CREATOR, JOINER, OTHER, Toy, invitation, open, outgoing, seal};
use crate::table::{ANN, BOB, Table};

pub const FACTS: LiveFacts = LiveFacts {
    wire: Wire::Up,
    plays_elsewhere: false,
    is_public: false,
    has_lost_key: false,
    is_from_lobby: false,
    was_too_slow: false,
    is_unstored: false,
    tone: Tone::Plain,
};

fn bob(beat: u32, state: PresenceState) -> LiveAction {
    LiveAction::Hear(Founder::Joiner, Presence { session: 1, beat, round: 0, state, phrase: None }, false)
}

/// Somebody else with the link, who has seen what the relay holds.
fn other(table: &Table) -> LivePlay<Toy> {
    let mut other = LivePlay::new(LiveSeries::open(invitation(), Some(OTHER), "Cy"), table.now);
    other.update(LiveAction::Connected, table.now);
    for (who, side) in [(ANN, Side::White), (BOB, Side::Black)] {
        let (bytes, ..) = outgoing(table.plays[who].series(), 0, side, 1).unwrap();
        other.update(LiveAction::Receive(0, side, open(&bytes)), table.now);
    }
    other
}

fn decline(table: &mut Table, who: usize) {
    let (_, offer) = table.offer(who).unwrap();
    table.act(who, LiveAction::Decline(offer));
}

#[test]
fn the_most_urgent_notice_is_shown() {
    let mut table = Table::with_clock(LiveClock::Fischer { initial: 9_000, increment: 0 });
    let mut facts = FACTS;
    macro_rules! told {
        (None) => {
            assert_eq!(live_notice(&facts, &table.plays[ANN], table.now), None);
        };
        (Some($expected:pat)) => {
            let told = live_notice(&facts, &table.plays[ANN], table.now);
            assert!(matches!(told, Some($expected)), "{told:?}");
        };
    }
    // Without the relay's answer.
    let quietly = |table: &mut Table, action: LiveAction| drop(table.plays[ANN].update(action, table.now));
    for who in [ANN, BOB, ANN] {
        table.play(who);
    }
    told!(None);
    facts.is_unstored = true;
    told!(Some(LiveNotice::Says("live-unstored")));
    for tone in [Tone::Refusal, Tone::Question] {
        facts.tone = tone;
        told!(None);
    }
    facts.tone = Tone::Urgent;
    facts.has_lost_key = true;
    told!(Some(LiveNotice::Says("live-key-unread")));
    table.act(ANN, LiveAction::OfferDraw);
    told!(Some(LiveNotice::Says("live-draw-offered")));
    decline(&mut table, BOB);
    told!(Some(LiveNotice::Declined(OfferKind::Draw)));
    table.act(ANN, LiveAction::AskTakeBack);
    told!(Some(LiveNotice::Says("live-take-back-asked")));
    quietly(&mut table, LiveAction::AddTime);
    told!(Some(LiveNotice::Sending("live-sending-act")));
    table.act(ANN, bob(1, PresenceState::Learning));
    told!(Some(LiveNotice::Says("live-learning-wait")));
    table.act(ANN, bob(2, PresenceState::Gone));
    told!(Some(LiveNotice::IsAway(Some(40))));
    for _ in 0..41 {
        table.now += 1_000;
        quietly(&mut table, LiveAction::Tick);
    }
    told!(Some(LiveNotice::HasLeft));
    quietly(&mut table, LiveAction::Wait);
    told!(Some(LiveNotice::IsAway(Some(60))));

    table.play(BOB);
    let position = table.plays[ANN].game().unwrap().position();
    let mv = position.uci(position.legal_moves()[0]);
    quietly(&mut table, BoardAction::Type(mv).into());
    told!(Some(LiveNotice::Sending("live-sending")));
    facts.wire = Wire::Connecting;
    told!(Some(LiveNotice::Offline { unsent: Some("live-unsent"), is_costly: false, goes_on: false }));
    facts.wire = Wire::Down;
    told!(Some(LiveNotice::Offline { unsent: Some("live-unsent"), is_costly: false, goes_on: true }));
    table.now += 5_000;
    quietly(&mut table, LiveAction::Tick);
    told!(Some(LiveNotice::Offline { unsent: Some("live-unsent-timed"), is_costly: true, goes_on: true }));
    table.act(ANN, LiveAction::Connected);
    told!(Some(LiveNotice::Offline { unsent: None, is_costly: false, goes_on: true }));
    let mut cy = other(&table);
    cy.update(LiveAction::Claim("Cy".to_owned()), table.now);
    let (bytes, ..) = outgoing(cy.series(), 0, Side::Black, 2).unwrap();
    table.act(ANN, LiveAction::Receive(0, Side::Black, open(&bytes)));
    told!(Some(LiveNotice::Newcomer("Cy")));
    facts.is_public = true;
    told!(Some(LiveNotice::Offline { unsent: None, is_costly: false, goes_on: true }));
    facts.is_public = false;
    table.act(BOB, LiveAction::AskTakeBack);
    told!(Some(LiveNotice::Offer(LiveOffer { kind: OfferKind::TakeBack, .. })));
    facts.plays_elsewhere = true;
    told!(Some(LiveNotice::PlaysElsewhere));
}

/// The buttons are dead until the next move, so the reason stays as long. After the end, nothing is to be answered.
#[test]
fn an_answer_is_told_until_the_next_move_or_the_end() {
    for (action, kind) in [(LiveAction::OfferDraw, OfferKind::Draw), (LiveAction::AskTakeBack, OfferKind::TakeBack)] {
        for (declines, ends) in [(false, false), (false, true), (true, false), (true, true)] {
            let mut table = Table::new();
            for who in [ANN, BOB, ANN] {
                table.play(who);
            }
            table.act(ANN, action.clone());
            if declines {
                decline(&mut table, BOB);
                let stored = table.plays[ANN].series().save(table.now);
                let reloaded = LivePlay::<Toy>::restore(&stored, Some(CREATOR), table.now).unwrap();
                for play in [&table.plays[ANN], &reloaded] {
                    let told = live_notice(&FACTS, play, table.now);
                    assert_eq!(told, Some(LiveNotice::Declined(kind)));
                }
                assert_eq!(live_notice(&FACTS, &table.plays[BOB], table.now), None);
            } else {
                assert!(matches!(live_notice(&FACTS, &table.plays[ANN], table.now), Some(LiveNotice::Says(_))));
            }
            if ends {
                table.resign(BOB);
            } else {
                table.play(BOB);
            }
            assert_eq!(live_notice(&FACTS, &table.plays[ANN], table.now), None, "{kind:?} {declines} {ends}");
        }
    }
}

/// A liar signs a move twice. That is told, and then the game goes on.
#[test]
fn two_versions_of_a_move_are_told_until_the_game_goes_on() {
    let mut table = Table::new();
    table.play(ANN);
    table.play(BOB);
    let Arrival::Register(mut register, _) = open(&table.relay[&(0, Side::Black)]) else { panic!("no register") };
    register.log[0].ply = 77;
    let branch = seal(&register, &JOINER, 1_000);
    table.act(ANN, LiveAction::Receive(0, Side::Black, open(&branch)));
    fn told(table: &Table) -> Option<LiveNotice<'_>> {
        live_notice(&FACTS, &table.plays[ANN], table.now)
    }
    assert_eq!(told(&table), Some(LiveNotice::Says("live-branched")));
    table.play(ANN);
    assert_eq!(told(&table), None);
    table.act(ANN, LiveAction::Receive(0, Side::Black, open(&branch)));
    assert_eq!(told(&table), Some(LiveNotice::Says("live-branched")));
    table.resign(BOB);
    for who in [ANN, BOB] {
        table.act(who, LiveAction::Rematch);
    }
    assert_eq!((table.plays[ANN].series().round(), told(&table)), (1, None));
}

#[test]
fn a_draw_that_goes_with_the_next_move_is_told_before_a_lost_key() {
    let mut table = Table::new();
    table.play(ANN);
    table.play(BOB);
    table.act(ANN, LiveAction::OfferDraw);
    let told = live_notice(&LiveFacts { has_lost_key: true, ..FACTS }, &table.plays[ANN], table.now);
    assert_eq!(told, Some(LiveNotice::Says("live-draw-with-move")));
}

#[test]
fn nothing_is_said_about_the_clocks_of_a_game_without_any() {
    for (clock, said) in [
        (LiveClock::Fischer { initial: 9_000, increment: 0 }, "live-learning-wait"),
        (LiveClock::Days(3), "live-learning-now"),
        (LiveClock::Untimed, "live-learning-now"),
    ] {
        let mut table = Table::with_clock(clock);
        table.act(ANN, bob(1, PresenceState::Learning));
        assert_eq!(live_notice(&FACTS, &table.plays[ANN], table.now), Some(LiveNotice::Says(said)));
    }
}

#[test]
fn whoever_has_no_seat_is_told_what_can_be_done() {
    let mut table = Table::new();
    table.play(ANN);
    let mut cy = other(&table);
    let from_lobby = LiveFacts { is_from_lobby: true, ..FACTS };
    let too_slow = LiveFacts { was_too_slow: true, ..from_lobby };
    let no_key = LiveFacts { has_lost_key: true, ..too_slow };
    let told = |cy: &LivePlay<Toy>| {
        [FACTS, from_lobby, too_slow, no_key].map(|facts| format!("{:?}", live_notice(&facts, cy, table.now).unwrap()))
    };
    assert_eq!(
        told(&cy),
        [
            r#"Taken("live-taken", "live-ask-seat")"#,
            r#"TakenInLobby("live-taken")"#,
            r#"TakenInLobby("live-faster")"#,
            r#"Says("live-key-unread")"#,
        ]
    );
    cy.update(LiveAction::Claim("Cy".to_owned()), table.now);
    assert_eq!(told(&cy)[0], r#"Taken("live-asked-seat", "live-ask-again")"#);
    let watcher = LiveSeries::open(invitation().for_spectators(), Some(OTHER), "Cy");
    assert_eq!(told(&LivePlay::new(watcher, table.now))[1], r#"Says("live-watching")"#);
}
