//! The joiner's second device, which the creator admits in the middle of a series.

use hostage_chess::game::Side;
use hostage_chess::live::series::{LiveSeries, SeatStanding};
use hostage_chess::live::topic::Founder;
use hostage_chess::session::{LiveAction, LivePlay};
use hostage_chess::ui::scene::live_notice;

use crate::notices::FACTS;
use crate::series::people::{OTHER, Toy, invitation, open};
use crate::table::{ANN, BOB, Table};

/// The relay hands over what it holds.
fn connect(table: &mut Table, who: usize) {
    table.act(who, LiveAction::Connected);
    for round in 0..3 {
        for side in Side::BOTH {
            if let Some(bytes) = table.relay.get(&(round, side)).cloned() {
                table.act(who, LiveAction::Receive(round, side, open(&bytes)));
            }
        }
    }
}

#[test]
fn a_device_that_is_admitted_after_rematches_has_nothing_unsent() {
    for rematches in 0..3 {
        let mut table = Table::new();
        for round in 0..rematches {
            for who in [ANN, BOB] {
                table.play(if round % 2 == 0 { who } else { 1 - who });
            }
            table.resign(BOB);
            for who in [ANN, BOB] {
                table.act(who, LiveAction::Rematch);
            }
        }
        let (white, black) = if rematches % 2 == 0 { (ANN, BOB) } else { (BOB, ANN) };
        table.play(white);
        // From here on, Bob has another phone.
        table.plays[BOB] = LivePlay::new(LiveSeries::open(invitation(), Some(OTHER), "Bob"), table.now);
        connect(&mut table, BOB);
        assert_eq!(table.plays[BOB].series().standing(), SeatStanding::Taken);
        table.act(BOB, LiveAction::Claim("Bob".to_owned()));
        table.act(ANN, LiveAction::Admit);
        for is_reloaded in [false, true] {
            if is_reloaded {
                let stored = table.plays[BOB].series().save(table.now);
                table.plays[BOB] = LivePlay::<Toy>::restore(&stored, Some(OTHER), table.now).unwrap();
                connect(&mut table, BOB);
            }
            table.wait(5);
            for play in &table.plays {
                assert!(!play.series().is_unsent(), "{rematches} {is_reloaded}");
                assert_eq!((play.series().round(), live_notice(&FACTS, play, table.now)), (rematches, None));
            }
            assert_eq!(table.plays[BOB].series().standing(), SeatStanding::Seated(Founder::Joiner));
        }
        table.play(black);
        table.play(white);
        assert!(table.plays.iter().all(|play| play.game().unwrap().ply() == 3));
    }
}
