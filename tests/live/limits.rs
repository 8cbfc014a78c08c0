//! Every game of the house fits into the messages of live play.

use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::{Game as _, Side};
use hostage_chess::link::parameter;
use hostage_chess::live::act::MoveText;
use hostage_chess::live::register::{MOST_NAME, PublicKey};
use hostage_chess::live::sealing::SIGNATURE;
use hostage_chess::live::seek::{MOST_SEEK, Seek, SeekKind};
use hostage_chess::live::terms::{LiveClock, LiveTerms};

use crate::support::games::random_games;

/// Terms with every rule set, clock and colour.
fn all_terms() -> impl Iterator<Item = LiveTerms> {
    let timed = |initial, increment| LiveClock::Fischer { initial, increment };
    let fischer = [600, 1_200, 1_800, 3_000, 6_000, 9_000, 18_000]
        .into_iter()
        .flat_map(move |initial| [0, 10, 20, 30, 50, 100].map(|increment| timed(initial, increment)));
    let clocks: Vec<_> = fischer.chain([LiveClock::Untimed]).chain((1..=14).map(LiveClock::Days)).collect();
    let clocks = clocks.into_iter().flat_map(|clock| Side::BOTH.map(|creator| (clock, creator)));
    let with = |(clock, creator), variant: &str| LiveTerms { variant: variant.to_owned(), start: None, clock, creator };
    clocks.flat_map(move |terms| variants().map(move |variant| with(terms, variant)))
}

#[test]
fn every_game_fits_into_an_invitation() {
    for terms in all_terms() {
        let bytes = terms.write().unwrap_or_else(|| panic!("{terms:?}"));
        assert_eq!(LiveTerms::read(&bytes).as_ref(), Ok(&terms));
        assert!(terms.first::<AnyPosition>().is_ok(), "{terms:?}");
    }
}

/// The lobby's link carries the terms that it shows, and the page compares what it reads there.
#[test]
fn an_address_returns_the_terms_that_it_carries() {
    for terms in all_terms() {
        let text = terms.text().unwrap();
        let read = parameter(&format!("#/live?key=x&join={text}"), "join");
        assert_eq!(read.as_deref(), Some(text.trim_end_matches(['-', '_'])), "{terms:?}");
    }
}

#[test]
fn every_game_fits_into_the_lobby() {
    let name = "n".repeat(MOST_NAME);
    let kinds = [
        SeekKind::Open { token: [0; 16], takes_bots: true },
        SeekKind::Running { opponent: name.clone(), plies: u16::MAX, watchers: u16::MAX },
    ];
    for (terms, kind) in all_terms().flat_map(|terms| kinds.clone().map(|kind| (terms.clone(), kind))) {
        let (name, key) = (name.clone(), PublicKey::P256([9; 65]));
        let seek =
            Seek { secret: [1; 16], key, terms, name, rating: 4_000, deviation: 350, is_bot: true, kind, beat: 1 };
        let bytes = seek.write().unwrap();
        assert!(bytes.len() <= MOST_SEEK - SIGNATURE, "{} bytes: {seek:?}", bytes.len());
        assert_eq!(Seek::read(&bytes), Ok(seek));
    }
}

#[test]
fn every_move_fits_into_an_act() {
    for variant in variants() {
        let mut longest = 0;
        random_games(variant, 35, 20, 120, |position: &AnyPosition, moves| {
            for m in moves {
                let text = position.uci(*m);
                assert!(MoveText::new(&text).is_some(), "{variant}: {text}");
                longest = longest.max(text.len());
            }
        });
        assert!(longest >= 5, "{variant}: {longest}");
    }
}
