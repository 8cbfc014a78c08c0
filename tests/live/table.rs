//! Tests of the table: what a player does with buttons, while acts of the other player arrive.

use std::collections::HashMap;

use hostage_chess::game::{Game, Position, Side, Touch};
use hostage_chess::live::act::{Act, ActKind, MOST_LOG, MoveText, write_log};
use hostage_chess::live::merge::OfferKind;
use hostage_chess::live::presence::{Presence, PresenceState};
use hostage_chess::live::register::PublicKey;
use hostage_chess::live::series::{Arrival, LiveSeries, SeatStanding, SeriesEffect, SeriesWait};
use hostage_chess::live::terms::{LiveClock, LiveTerms};
use hostage_chess::live::topic::Founder;
use hostage_chess::live::{LiveVerdict, Malformed};
use hostage_chess::session::play::Confirm;
use hostage_chess::session::sound::Sound;
use hostage_chess::session::{BoardAction, LiveAction, LiveEffect, LivePlay};
use hostage_chess::ui::scene::{LiveNotice, live_notice};

use crate::notices::FACTS;
use crate::series::people::{CREATOR, JOINER, OTHER, Toy, invitation, open, outgoing, seal, terms};

/// Two players at their tables, and a relay without delay.
pub struct Table<G: Game = Toy> {
    pub now: u64,
    pub plays: [LivePlay<G>; 2],
    /// What the relay holds.
    pub relay: HashMap<(u8, Side), Vec<u8>>,
    sounds: [Vec<Sound>; 2],
    count: u32,
    /// True if the messages of the second player are held back.
    pub holds_back: bool,
}

pub const ANN: usize = 0;
pub const BOB: usize = 1;

impl Table {
    /// Ann has White and has met Bob.
    pub fn new() -> Table {
        let LiveTerms { clock, .. } = terms(0);
        Table::with_clock(clock)
    }

    pub fn with_clock(clock: LiveClock) -> Table {
        Table::with_terms(LiveTerms { clock, ..terms(0) })
    }
}

impl<G: Game> Table<G> {
    /// Ann has White and has met Bob.
    pub fn with_terms(terms: LiveTerms) -> Table<G> {
        let terms = LiveTerms { creator: Side::White, ..terms };
        let now = 1_000_000;
        let creator = LiveSeries::create(invitation(), CREATOR, "Ann", terms, now).unwrap();
        let joiner = LiveSeries::open(invitation(), Some(JOINER), "Bob");
        let plays = [creator, joiner].map(|series| LivePlay::new(series, now));
        let mut table =
            Table { now, plays, relay: HashMap::new(), sounds: Default::default(), count: 0, holds_back: false };
        table.act(ANN, LiveAction::Connected);
        table.act(BOB, LiveAction::Connected);
        table.act(BOB, LiveAction::Claim("Bob".to_owned()));
        assert!(table.plays.iter().all(|play| play.series().is_full()));
        table
    }

    pub fn act(&mut self, who: usize, action: impl Into<LiveAction>) {
        let effects = self.plays[who].update(action, self.now);
        for effect in effects {
            match effect {
                LiveEffect::Series(SeriesEffect::Publish(round, side)) => self.publish(who, round, side),
                LiveEffect::Sound(sounds) => self.sounds[who].extend(sounds.into_iter().map(|(sound, _)| sound)),
                _ => {}
            }
        }
    }

    /// Resigns, with the two presses that it takes.
    pub fn resign(&mut self, who: usize) {
        self.act(who, LiveAction::Resign);
        self.now += 500;
        self.act(who, LiveAction::Resign);
    }

    fn publish(&mut self, who: usize, round: u8, side: Side) {
        self.count += 1;
        let Some((bytes, acts, _)) = outgoing(self.plays[who].series(), round, side, self.count) else { return };
        if self.holds_back && who == BOB {
            return;
        }
        self.act(who, LiveAction::Sent(round, side, acts));
        if self.relay.insert((round, side), bytes.clone()).as_ref() != Some(&bytes) {
            self.act(1 - who, LiveAction::Receive(round, side, open(&bytes)));
        }
    }

    /// Somebody with a key of this number asks Ann for Bob's seat. Returns the name of the newcomer about whom she is asked.
    fn ask(&mut self, number: u8) -> Option<String> {
        let key = PublicKey::Ed25519([number; 32]);
        let mut other = LivePlay::<G>::new(LiveSeries::open(invitation(), Some(key), "Cy"), self.now);
        other.update(LiveAction::Connected, self.now);
        for (&(round, side), bytes) in &self.relay {
            other.update(LiveAction::Receive(round, side, open(bytes)), self.now);
        }
        other.update(LiveAction::Claim(format!("Cy {number}")), self.now);
        self.count += 1;
        let (bytes, ..) = outgoing(other.series(), 0, Side::Black, self.count).unwrap();
        self.act(ANN, LiveAction::Receive(0, Side::Black, open(&bytes)));
        self.plays[ANN].series().newcomer().map(str::to_owned)
    }

    /// Plays the first legal move.
    pub fn play(&mut self, who: usize) {
        let position = self.plays[who].game().unwrap().position();
        let mv = position.uci(position.legal_moves()[0]);
        let before = self.plays[who].game().unwrap().ply();
        self.act(who, BoardAction::Type(mv));
        assert_eq!(self.plays[who].game().unwrap().ply(), before + 1);
    }

    pub fn wait(&mut self, seconds: u64) {
        for _ in 0..seconds {
            self.now += 1_000;
            for who in [ANN, BOB] {
                self.act(who, LiveAction::Tick);
            }
        }
    }

    /// The index of the offer that this player can answer.
    pub fn offer(&self, who: usize) -> Option<(OfferKind, u16)> {
        self.plays[who].seat()?.offer_to_answer(self.now).map(|offer| (offer.kind, offer.index))
    }
}

#[test]
fn an_answer_never_reaches_a_later_offer() {
    let mut table = Table::new();
    table.play(ANN);
    table.act(ANN, LiveAction::OfferDraw);
    let (kind, draw) = table.offer(BOB).unwrap();
    assert_eq!(kind, OfferKind::Draw);
    table.act(BOB, LiveAction::Decline(draw));
    assert_eq!(table.offer(BOB), None);
    table.act(ANN, LiveAction::AskTakeBack);
    let (kind, take_back) = table.offer(BOB).unwrap();
    assert_eq!(kind, OfferKind::TakeBack);
    // A press on the button of the first offer comes too late.
    table.act(BOB, LiveAction::Accept(draw));
    assert_eq!((table.offer(BOB), table.plays[BOB].game().unwrap().ply()), (Some((kind, take_back)), 1));
    table.act(BOB, LiveAction::Accept(take_back));
    assert!(table.plays.iter().all(|play| play.game().unwrap().ply() == 0));
}

/// Only a player without a second move may call a game off, and only a game of two plies can be resigned. After take-backs
/// to the start, neither was possible.
#[test]
fn after_take_backs_to_the_start_a_resignation_calls_the_game_off() {
    for (who, leaver) in [(ANN, ANN), (ANN, BOB), (BOB, BOB), (BOB, ANN)] {
        let mut table = Table::new();
        for _ in 0..2 {
            table.play(ANN);
            if who == BOB {
                table.play(BOB);
            }
            table.act(who, LiveAction::AskTakeBack);
            let (_, offer) = table.offer(1 - who).unwrap();
            table.act(1 - who, LiveAction::Accept(offer));
            if who == BOB {
                table.act(ANN, LiveAction::AskTakeBack);
                let (_, offer) = table.offer(BOB).unwrap();
                table.act(BOB, LiveAction::Accept(offer));
            }
        }
        assert!(table.plays.iter().all(|play| play.game().unwrap().ply() == 0));
        let play = &table.plays[leaver];
        let ways = [ActKind::Abort, ActKind::Resign].map(|kind| play.may(kind));
        assert!(ways[0] != ways[1], "{who} {leaver}: {ways:?}");
        if ways[0] {
            table.act(leaver, LiveAction::Abort);
        } else {
            table.resign(leaver);
        }
        assert!(table.plays.iter().all(|play| play.game().unwrap().verdict == Some(LiveVerdict::Aborted)));
    }
}

/// A move can carry the offer, but no move fits into a full log.
#[test]
fn no_draw_can_be_offered_with_a_move_that_does_not_fit() {
    let mut table = Table::new();
    for who in [ANN, BOB] {
        table.play(who);
    }
    assert!(table.plays[ANN].is_own_turn() && table.plays[ANN].may_offer_draw());
    let (bytes, ..) = outgoing(table.plays[ANN].series(), 0, Side::White, 99).unwrap();
    let Arrival::Register(mut register, _) = open(&bytes) else { panic!("no register") };
    // Earlier versions of the program allowed any number of gifts.
    let gift = Act { epoch: 0, ply: 2, kind: ActKind::AddTime };
    while write_log(&register.log).len() + 10 < MOST_LOG {
        register.log.push(gift);
    }
    let sealed = seal(&register, &CREATOR, 100);
    table.act(ANN, LiveAction::Receive(0, Side::White, open(&sealed)));
    assert!(table.plays[ANN].is_own_turn() && table.plays[ANN].seat().unwrap().is_log_full());
    assert!(!table.plays[ANN].may_offer_draw());
    table.act(ANN, LiveAction::OfferDraw);
    assert!(!table.plays[ANN].draws_with_move());
}

/// The question has the buttons for it. An offer of one's own would be the same wish once more.
#[test]
fn who_is_offered_a_draw_offers_none() {
    for asks in [false, true] {
        let mut table = Table::new();
        for who in [ANN, BOB] {
            table.play(who);
        }
        table.act(ANN, LiveAction::OfferDraw);
        if asks {
            table.act(ANN, LiveAction::AskTakeBack);
        }
        assert!(table.plays[ANN].draws_with_move());
        table.act(BOB, LiveAction::OfferDraw);
        for _ in 0..2 {
            assert!(!table.plays[ANN].draws_with_move() && !table.plays[ANN].may_offer_draw(), "{asks}");
            table.act(ANN, LiveAction::OfferDraw);
        }
    }
}

#[test]
fn an_offer_is_made_once_for_each_move() {
    let mut table = Table::new();
    let refused = |table: &mut Table, action: LiveAction, kind: OfferKind| {
        table.act(ANN, action.clone());
        let (offered, index) = table.offer(BOB).unwrap();
        assert_eq!(offered, kind);
        table.act(BOB, LiveAction::Decline(index));
        table.act(ANN, action);
        assert_eq!(table.offer(BOB), None);
    };
    table.play(ANN);
    refused(&mut table, LiveAction::OfferDraw, OfferKind::Draw);
    refused(&mut table, LiveAction::AskTakeBack, OfferKind::TakeBack);
    table.play(BOB);
    // On her own turn, Ann asks for two plies.
    refused(&mut table, LiveAction::AskTakeBack, OfferKind::TakeBack);
    table.play(ANN);
    refused(&mut table, LiveAction::OfferDraw, OfferKind::Draw);
}

/// Each reconnection sends the claim again.
#[test]
fn somebody_who_was_turned_away_asks_again_after_five_minutes_at_the_earliest() {
    let mut table = Table::new();
    table.play(ANN);
    let mut other = LivePlay::<Toy>::new(LiveSeries::open(invitation(), Some(OTHER), "Cy"), table.now);
    other.update(LiveAction::Connected, table.now);
    for (&(round, side), bytes) in &table.relay {
        other.update(LiveAction::Receive(round, side, open(bytes)), table.now);
    }
    let mut asks = |table: &mut Table| {
        let effects = other.update(LiveAction::Claim("Cy".to_owned()), table.now);
        assert!(effects.contains(&LiveEffect::Series(SeriesEffect::Publish(0, Side::Black))));
        table.count += 1;
        let (bytes, ..) = outgoing(other.series(), 0, Side::Black, table.count).unwrap();
        table.act(ANN, LiveAction::Receive(0, Side::Black, open(&bytes)));
        table.plays[ANN].series().newcomer().is_some()
    };
    assert!(asks(&mut table));
    table.act(ANN, LiveAction::TurnAway);
    assert!(!asks(&mut table));
    table.now += 290_000;
    assert!(!asks(&mut table));
    table.now += 20_000;
    assert!(asks(&mut table));
}

/// Each has a key of their own. Two may be the friend's other device and a mistake.
#[test]
fn after_two_strangers_were_turned_away_the_next_one_waits() {
    let mut table = Table::new();
    table.play(ANN);
    for number in 101..103 {
        assert!(table.ask(number).is_some(), "{number}");
        table.act(ANN, LiveAction::TurnAway);
    }
    assert_eq!(table.ask(103), None);
    table.now += 31_000;
    assert!(table.ask(104).is_some());
}

/// Otherwise somebody who has the link could ask with one name after another, and no answer would be in time.
#[test]
fn a_newcomers_question_stands_for_ten_seconds_before_another_ones() {
    let mut table = Table::new();
    table.play(ANN);
    for (number, first) in [(101, "Cy 101"), (102, "Cy 101"), (101, "Cy 101")] {
        assert_eq!(table.ask(number).as_deref(), Some(first));
        table.now += 4_000;
    }
    assert_eq!(table.ask(103).as_deref(), Some("Cy 103"), "twelve seconds after the first");
}

#[test]
fn who_has_no_time_left_can_only_resign() {
    let mut table = Table::with_clock(LiveClock::Fischer { initial: 600, increment: 0 });
    for who in [ANN, BOB, ANN] {
        table.play(who);
    }
    table.act(ANN, LiveAction::OfferDraw);
    let (_, draw) = table.offer(BOB).unwrap();
    // Without a connection, the opponent may have ended the game before, so the page does not admit the loss.
    table.act(BOB, LiveAction::Disconnected);
    table.now += 61_000;
    table.act(BOB, LiveAction::Tick);
    assert!(!table.plays[BOB].is_over());
    assert_eq!(table.offer(BOB), None, "an answer would have no effect");
    let acts = [ActKind::Accept(draw), ActKind::Decline(draw), ActKind::AddTime, ActKind::AskTakeBack];
    assert!(acts.into_iter().all(|kind| !table.plays[BOB].may(kind)));
    assert!(table.plays[BOB].may(ActKind::Resign));
}

/// The page of somebody who has the link open would put it back otherwise.
#[test]
fn an_invitation_that_is_withdrawn_stays_withdrawn_until_its_creator_brings_it_back() {
    let mut now = 1_000_000;
    let creator = LiveSeries::create(invitation(), CREATOR, "Ann", terms(0), now).unwrap();
    let mut ann = LivePlay::<Toy>::new(creator, now);
    ann.update(LiveAction::Connected, now);
    let side = ann.side().unwrap();
    let (register, ..) = outgoing(ann.series(), 0, side, 1).unwrap();
    let publishes = |effect: &LiveEffect| *effect == LiveEffect::Series(SeriesEffect::Publish(0, side));
    for (claims, is_missed) in [(false, false), (false, true), (true, false), (true, true)] {
        let mut bob = LivePlay::<Toy>::new(LiveSeries::open(invitation(), Some(JOINER), ""), now);
        bob.update(LiveAction::Connected, now);
        bob.update(LiveAction::Receive(0, side, open(&register)), now);
        if claims {
            bob.update(LiveAction::Claim("Bob".to_owned()), now);
        }
        let standing = bob.series().standing();
        assert_eq!(standing, if claims { SeatStanding::Claiming } else { SeatStanding::Invited });
        assert!(bob.board().is_some());
        // Somebody without a connection does not hear of it, and finds nothing afterwards.
        if is_missed {
            bob.update(LiveAction::Disconnected, now);
            bob.update(LiveAction::Connected, now);
        } else {
            bob.update(LiveAction::Receive(0, side, Arrival::Nothing), now);
            assert_eq!(bob.board().is_some(), claims);
        }
        for _ in 0..60 {
            now += 1_000;
            let effects = bob.update(LiveAction::Tick, now);
            assert!(!effects.iter().any(publishes), "{claims} {is_missed}: {effects:?}");
        }
        // The relay may have forgotten everything, so a claim goes on waiting for the creator.
        assert_eq!((bob.board().is_some(), bob.series().terms().is_some()), (claims, claims));
        let stored = bob.series().save(now);
        assert_eq!(stored.waits(), claims.then_some(SeriesWait::Seat));
        let mut bob = LivePlay::<Toy>::restore(&stored, Some(JOINER), now).unwrap();
        bob.update(LiveAction::Connected, now);
        bob.update(LiveAction::Receive(0, side, open(&register)), now);
        assert_eq!((bob.series().standing(), bob.board().is_some()), (standing, true));
    }
}

#[test]
fn a_resignation_is_confirmed_within_four_seconds_whatever_arrives() {
    let mut table = Table::new();
    table.play(ANN);
    table.play(BOB);
    table.play(ANN);
    table.act(ANN, LiveAction::Resign);
    assert!(table.plays[ANN].is_asked());
    table.play(BOB);
    table.act(ANN, LiveAction::Disconnected);
    table.act(ANN, LiveAction::Connected);
    assert!(table.plays[ANN].is_asked(), "a move of the opponent is no answer");
    table.act(ANN, LiveAction::AddTime);
    assert!(!table.plays[ANN].is_asked(), "another press is");
    table.act(ANN, LiveAction::Resign);
    table.wait(4);
    assert!(!table.plays[ANN].is_asked(), "the question lapses");
    for millis in [0, 250, 249] {
        table.now += millis;
        table.act(ANN, LiveAction::Resign);
        assert!(table.plays[ANN].is_asked() && !table.plays[ANN].is_over(), "a double press only asks");
    }
    table.now += 1;
    table.act(ANN, LiveAction::Resign);
    assert!(table.plays.iter().all(|play| play.game().unwrap().verdict == Some(LiveVerdict::Resigned(Side::Black))));
}

#[test]
fn the_end_sounds_once_at_each_table() {
    let mut table = Table::new();
    table.play(ANN);
    table.play(BOB);
    table.resign(BOB);
    table.wait(3);
    for sounds in &table.sounds {
        assert_eq!(sounds.iter().filter(|sound| **sound == Sound::End).count(), 1, "{sounds:?}");
    }
}

/// The clocks have one minute and one second for each move.
#[test]
fn a_low_clock_warns_once_and_again_only_after_time_was_added() {
    let low = |table: &Table| table.sounds[ANN].iter().filter(|sound| **sound == Sound::Low).count();
    let mut table = Table::new();
    table.play(ANN);
    table.play(BOB);
    table.wait(45);
    assert_eq!(low(&table), 0);
    table.wait(7);
    assert_eq!(low(&table), 1);
    for _ in 0..3 {
        table.play(ANN);
        table.wait(1);
        table.play(BOB);
        table.wait(1);
    }
    assert_eq!(low(&table), 1, "the turns of the opponent do not make the clock new");
    table.act(BOB, LiveAction::AddTime);
    table.wait(1);
    table.wait(16);
    assert_eq!(low(&table), 2);
}

#[test]
fn the_question_about_claiming_can_be_put_off() {
    // Time enough that the clock does not decide before.
    let mut table = Table::with_clock(LiveClock::Fischer { initial: 9_000, increment: 0 });
    table.play(ANN);
    table.play(BOB);
    table.play(ANN);
    let said = |beat, state| Presence { session: 1, beat, round: 0, state, phrase: None };
    table.act(ANN, LiveAction::Hear(Founder::Joiner, said(1, PresenceState::Here), false));
    table.act(ANN, LiveAction::Hear(Founder::Joiner, said(u32::MAX, PresenceState::Gone), false));
    let wait = |table: &mut Table, seconds: u64| {
        for _ in 0..seconds {
            table.now += 1_000;
            table.act(ANN, LiveAction::Tick);
        }
    };
    wait(&mut table, 39);
    assert!(!table.plays[ANN].asks_to_claim());
    wait(&mut table, 2);
    assert!(table.plays[ANN].asks_to_claim());
    table.act(ANN, LiveAction::Wait);
    wait(&mut table, 30);
    assert!(!table.plays[ANN].asks_to_claim(), "the player chose to wait");
    wait(&mut table, 31);
    assert!(table.plays[ANN].asks_to_claim(), "but not for ever");
    table.act(ANN, LiveAction::ClaimWin);
    // Bob's page was there after all, and has time left.
    assert_eq!(table.plays[ANN].game().unwrap().verdict, Some(LiveVerdict::Disputed));
}

#[test]
fn a_move_by_hand_waits_for_confirmation_if_the_reader_wants_that() {
    let mut table = Table::new();
    table.plays[ANN].set_confirm((Confirm::Always, false));
    let position = *table.plays[ANN].game().unwrap().position();
    let mv = position.legal_moves()[0];
    let touches = position.spellings(mv).pop().unwrap();
    let make = |table: &mut Table| {
        for touch in &touches {
            table.act(ANN, BoardAction::Tap(*touch));
        }
        table.plays[ANN].board().unwrap().unconfirmed()
    };
    assert_eq!(make(&mut table), Some(mv));
    assert_eq!(table.plays[BOB].game().unwrap().ply(), 0, "nothing is sent yet");
    table.act(ANN, BoardAction::Back);
    assert_eq!((table.plays[ANN].board().unwrap().unconfirmed(), table.plays[ANN].game().unwrap().ply()), (None, 0));
    assert_eq!(make(&mut table), Some(mv));
    table.act(ANN, LiveAction::Tick);
    table.act(ANN, BoardAction::Tap(Touch::Done));
    assert_eq!(table.plays[BOB].game().unwrap().moves.last().map(|it| it.mv), Some(mv));
}

/// A client that counts more time for a move than the mover does cannot be stopped, but it is shown.
#[test]
fn an_overcharge_of_more_than_ten_seconds_is_shown() {
    for (surplus, shown) in [(100, false), (101, true)] {
        let mut table = Table::new();
        for who in [ANN, BOB, ANN] {
            table.play(who);
        }
        assert_eq!(table.plays[ANN].seat().unwrap().overcharge(), None);
        table.holds_back = true;
        table.play(BOB);
        let mut register = match outgoing(table.plays[BOB].series(), 0, Side::Black, 0).map(|(bytes, ..)| open(&bytes))
        {
            Some(Arrival::Register(register, _)) => *register,
            other => panic!("{other:?}"),
        };
        let used = table.plays[ANN].game().unwrap().moves[2].used;
        let Some(ActKind::Move { charged, text, .. }) = register.log.last_mut().map(|act| &mut act.kind) else {
            panic!()
        };
        assert!(MoveText::new(text.as_str()).is_some());
        *charged = used + surplus;
        let forged = open(&seal(&register, &JOINER, 77));
        table.act(ANN, LiveAction::Receive(0, Side::Black, forged));
        assert_eq!(table.plays[ANN].game().unwrap().ply(), 4);
        let found = table.plays[ANN].seat().unwrap().overcharge();
        assert_eq!(found, shown.then_some((used + surplus, used)), "{surplus}");
    }
}

/// Both players are away, and the relay has lost everything.
#[test]
fn a_spectator_puts_registers_back_after_leaving_it_to_the_players_for_some_time() {
    let mut table = Table::new();
    for who in [ANN, BOB, ANN] {
        table.play(who);
    }
    let mut watching =
        LivePlay::<Toy>::new(LiveSeries::open(invitation().for_spectators(), Some(OTHER), ""), table.now);
    watching.update(LiveAction::Connected, table.now);
    for (&(round, side), bytes) in &table.relay {
        watching.update(LiveAction::Receive(round, side, open(bytes)), table.now);
    }
    assert_eq!(watching.game().unwrap().ply(), 3);
    for side in Side::BOTH {
        watching.update(LiveAction::Receive(0, side, Arrival::Nothing), table.now);
    }
    let from = table.now;
    let mut back = HashMap::new();
    while back.len() < 2 {
        table.now += 200;
        assert!(table.now < from + 31_000, "put back: {back:?}");
        for effect in watching.update(LiveAction::Tick, table.now) {
            if let LiveEffect::Series(SeriesEffect::Publish(round, side)) = effect {
                let (bytes, acts, is_repair) = outgoing(watching.series(), round, side, 0).unwrap();
                assert!(is_repair && Some(&bytes) == table.relay.get(&(round, side)), "only what the player signed");
                assert!(table.now >= from + 10_000, "the players come first");
                watching.update(LiveAction::Sent(round, side, acts), table.now);
                back.insert((round, side), table.now);
            }
        }
    }
    // A register that the player has put back is left alone.
    let side = Side::White;
    watching.update(LiveAction::Receive(0, side, Arrival::Nothing), table.now);
    watching.update(LiveAction::Tick, table.now + 5_000);
    watching.update(LiveAction::Receive(0, side, open(&table.relay[&(0, side)])), table.now + 5_000);
    for second in 5..60 {
        let effects = watching.update(LiveAction::Tick, table.now + second * 1_000);
        assert!(!effects.iter().any(|effect| matches!(effect, LiveEffect::Series(SeriesEffect::Publish(..)))));
    }
}

/// The clocks have one minute and one second for each move.
#[test]
fn after_the_end_the_clocks_stand_where_they_stopped() {
    let left = |table: &Table, side| table.plays.each_ref().map(|play| play.time(side).unwrap().left);
    let mut table = Table::new();
    for who in [ANN, BOB, ANN] {
        table.play(who);
    }
    table.wait(20);
    table.resign(BOB);
    let before = left(&table, Side::Black);
    assert!(before.iter().all(|left| *left < 42_000), "{before:?}");
    assert!(table.plays.iter().all(LivePlay::is_over));
    table.wait(5);
    assert_eq!(left(&table, Side::Black), before);
    // A rematch begins with full clocks.
    for who in [ANN, BOB] {
        table.act(who, LiveAction::Rematch);
    }
    assert_eq!([left(&table, Side::White), left(&table, Side::Black)], [[60_000; 2]; 2]);
    // The loser on time has none left, also after a reload.
    for who in [BOB, ANN] {
        table.play(who);
    }
    table.wait(65);
    assert!(table.plays.iter().all(|play| matches!(play.game().unwrap().verdict, Some(LiveVerdict::Flag(_)))));
    let mover = table.plays[ANN].game().unwrap().mover();
    assert_eq!(left(&table, mover), [0; 2]);
    let stored = table.plays[ANN].series().save(table.now);
    assert_eq!(LivePlay::<Toy>::restore(&stored, Some(CREATOR), table.now).unwrap().time(mover).unwrap().left, 0);
}

#[test]
fn the_end_closes_every_list_and_puts_the_piece_down() {
    let mut table = Table::new();
    table.play(ANN);
    table.play(BOB);
    let position = *table.plays[ANN].game().unwrap().position();
    let first = position.spellings(position.legal_moves()[0])[0][0];
    let taken = |table: &Table| table.plays[ANN].board().unwrap().board().input().taken().to_vec();
    table.act(ANN, BoardAction::Tap(first));
    assert_eq!(taken(&table), [first]);
    table.resign(BOB);
    assert_eq!(taken(&table), []);
}

/// Bob's page sends a move that the rules do not allow.
#[test]
fn a_game_with_a_fault_is_not_running_and_waits_for_nobody() {
    let mut table = Table::new();
    for who in [ANN, BOB, ANN] {
        table.play(who);
    }
    let waits = |table: &Table| table.plays.each_ref().map(|play| play.series().save(table.now).waits());
    assert_eq!(waits(&table), [Some(SeriesWait::TheirMove), Some(SeriesWait::OwnMove)]);
    assert!(table.plays[BOB].is_own_turn() && !table.plays[BOB].is_stopped());
    let Some((bytes, ..)) = outgoing(table.plays[BOB].series(), 0, Side::Black, 0) else { panic!() };
    let Arrival::Register(mut register, _) = open(&bytes) else { panic!() };
    // It is Bob's turn for both pages, and stays so.
    let mv =
        Act { epoch: 0, ply: 3, kind: ActKind::Move { text: MoveText::new("a1a1").unwrap(), used: 0, charged: 0 } };
    register.log.push(mv);
    for who in [ANN, BOB] {
        table.act(who, LiveAction::Receive(0, Side::Black, open(&seal(&register, &JOINER, 77))));
        let play = &table.plays[who];
        assert!(play.game().unwrap().fault.is_some() && play.is_stopped() && !play.is_over() && !play.is_own_turn());
    }
    assert_eq!(waits(&table), [None; 2]);
}

#[test]
fn a_register_of_a_newer_program_leaves_the_game_listed_but_asks_for_no_move() {
    let mut table = Table::new();
    table.play(ANN);
    table.act(BOB, LiveAction::Receive(0, Side::White, Arrival::Junk(Some(Malformed::Newer))));
    assert!(table.plays[BOB].is_stopped() && !table.plays[BOB].is_own_turn());
    assert_eq!(table.plays[BOB].series().save(table.now).waits(), Some(SeriesWait::TheirMove));
}

/// Bob resigns while Ann is away, so nobody confirms the result.
#[test]
fn a_result_that_is_not_confirmed_waits_for_the_other_device() {
    let mut table = Table::new();
    table.play(ANN);
    table.play(BOB);
    table.holds_back = true;
    table.resign(BOB);
    let now = table.now;
    let waits = |table: &Table| table.plays[BOB].series().save(now).waits();
    assert_eq!(waits(&table), Some(SeriesWait::Unsent));
    let acts = table.plays[BOB].seat().unwrap().log(Side::Black).len();
    table.act(BOB, LiveAction::Sent(0, Side::Black, acts));
    let series = table.plays[BOB].series();
    assert!(table.plays[BOB].is_over() && !series.is_final() && series.is_settled(now));
    assert_eq!(waits(&table), Some(SeriesWait::Confirmation));
    // When Ann returns, her page confirms it.
    table.holds_back = false;
    table.act(BOB, LiveAction::Connected);
    for play in &table.plays {
        assert!(play.series().is_final() && play.series().is_settled(now));
        assert_eq!(play.series().save(now).waits(), None);
    }
}

/// Their number is a byte.
#[test]
fn after_255_take_backs_the_game_goes_on_without_them() {
    let mut table = Table::new();
    for who in [ANN, BOB, ANN, BOB] {
        table.play(who);
    }
    for count in 0..=u8::MAX {
        assert_eq!(table.plays[BOB].may(ActKind::AskTakeBack), count < u8::MAX, "{count}");
        if count < u8::MAX {
            table.act(BOB, LiveAction::AskTakeBack);
            let (_, offer) = table.offer(ANN).unwrap();
            table.act(ANN, LiveAction::Accept(offer));
            table.play(BOB);
        }
    }
    table.act(BOB, LiveAction::AskTakeBack);
    table.play(ANN);
    for play in &table.plays {
        let game = play.game().unwrap();
        assert_eq!((game.epoch, game.ply(), play.is_stopped()), (u8::MAX, 5, false));
    }
}

/// Bob does something without a connection and closes the page, which therefore never sends it.
#[test]
fn what_was_not_sent_is_no_wait_for_the_opponent() {
    let deeds: [fn(&mut Table); 4] = [
        |table| table.play(BOB),
        |table| {
            table.resign(BOB);
        },
        |table| {
            let (_, offer) = table.offer(BOB).unwrap();
            table.act(BOB, LiveAction::Accept(offer));
        },
        |table| table.act(BOB, LiveAction::Rematch),
    ];
    for (number, deed) in deeds.into_iter().enumerate() {
        let mut table = Table::new();
        for who in [ANN, BOB, ANN] {
            table.play(who);
        }
        table.act(ANN, LiveAction::OfferDraw);
        if number == 3 {
            table.resign(ANN);
        }
        let stored = |table: &Table| table.plays[BOB].series().save(table.now);
        assert_ne!(stored(&table).waits(), Some(SeriesWait::Unsent), "{number}");
        table.holds_back = true;
        deed(&mut table);
        let text = stored(&table);
        assert_eq!(text.waits(), Some(SeriesWait::Unsent), "{number}");
        // Versions that do not know the field read what they always did, and the series is the same.
        let fields: Vec<&str> = text.write().split('.').collect();
        let without: Vec<&str> = fields.iter().copied().filter(|field| !field.starts_with("x-")).collect();
        assert_eq!((without.len(), fields.last()), (fields.len() - 2, without.last()), "{number}");
        let restored = LiveSeries::<Toy>::restore(&text, Some(JOINER), table.now).unwrap();
        assert_eq!(restored.save(text.at).write(), text.write(), "{number}");
        // A connection sends it.
        table.holds_back = false;
        table.act(BOB, LiveAction::Connected);
        assert_ne!(stored(&table).waits(), Some(SeriesWait::Unsent), "{number}");
    }
}

/// A game without clocks goes on when nobody has it open, and so does the series.
#[test]
fn a_wish_to_play_a_slow_game_again_waits_for_the_opponent() {
    const DAY: u64 = 24 * 3_600_000;
    for clock in [LiveClock::Untimed, LiveClock::Days(3), LiveClock::Fischer { initial: 9_000, increment: 0 }] {
        let is_slow = !clock.is_timed();
        let mut table = Table::with_clock(clock);
        table.play(ANN);
        table.play(BOB);
        let stored = |table: &Table| table.plays.each_ref().map(|play| play.series().save(table.now));
        let waits = |table: &Table| stored(table).map(|stored| stored.waits());
        table.resign(BOB);
        assert_eq!(waits(&table), [None; 2]);
        table.act(ANN, LiveAction::Rematch);
        let [ann, bob] = stored(&table);
        assert_eq!([ann.waits(), bob.waits()], [None, is_slow.then_some(SeriesWait::Rematch)]);
        // Both pages look for news as long as the wish is listed: two weeks.
        for (days, is_news) in [(13, true), (15, false)] {
            let later = table.now + days * DAY;
            assert_eq!(ann.may_have_news(later), is_slow && is_news);
            assert_eq!((bob.is_forgotten(later), bob.may_have_news(later)), (!is_news, is_slow && is_news));
        }
        // The end can come long after the last move.
        let late = bob.clone().with_over(table.now + 20 * DAY);
        assert!(!late.goes_on() && !late.is_forgotten(table.now + 30 * DAY));
        table.act(BOB, LiveAction::Rematch);
        assert_eq!(waits(&table), [Some(SeriesWait::TheirMove), Some(SeriesWait::OwnMove)]);
        assert_eq!(stored(&table).map(|it| it.may_have_news(table.now + 15 * DAY)), [is_slow; 2]);
        let watcher = LiveSeries::<Toy>::restore(&bob, None, table.now).unwrap().save(table.now);
        assert!(!watcher.may_have_news(table.now));
    }
}

/// The friend follows the link while the creator's page is closed, whatever the clock: it runs only after the first moves.
#[test]
fn an_open_invitation_may_have_news() {
    const HOUR: u64 = 3_600_000;
    for clock in [LiveClock::Untimed, LiveClock::Days(3), LiveClock::Fischer { initial: 9_000, increment: 0 }] {
        let series =
            LiveSeries::<Toy>::create(invitation(), CREATOR, "Ann", LiveTerms { clock, ..terms(0) }, 0).unwrap();
        let stored = series.save(0);
        assert_eq!(stored.waits(), Some(SeriesWait::Opponent));
        // Somebody who came to a game with a running clock has gone after an hour.
        let waits = [HOUR, HOUR + 1].map(|now| stored.waits_at(now));
        let later = if clock.is_timed() { SeriesWait::Unknown } else { SeriesWait::Opponent };
        assert_eq!(waits, [Some(SeriesWait::Opponent), Some(later)]);
        assert_eq!([HOUR, HOUR + 1].map(|now| stored.may_have_news(now)), [true, !clock.is_timed()]);
    }
}

/// Of too many games, those at the end of the list are deleted.
#[test]
fn games_under_way_are_needed_most() {
    let mut table = Table::new();
    let ranks = |table: &Table| table.plays.each_ref().map(|play| play.series().save(table.now).rank(table.now));
    assert_eq!(ranks(&table), [0, 0]);
    let ann = LiveSeries::<Toy>::create(invitation(), CREATOR, "Ann", terms(0), table.now).unwrap();
    let mut bob = LivePlay::<Toy>::new(LiveSeries::open(invitation(), Some(JOINER), "Bob"), table.now);
    let side = ann.side_of(Founder::Creator, 0).unwrap();
    let (register, ..) = outgoing(&ann, 0, side, 1).unwrap();
    bob.update(LiveAction::Receive(0, side, open(&register)), table.now);
    bob.update(LiveAction::Claim("Bob".to_owned()), table.now);
    assert_eq!([&ann, bob.series()].map(|series| series.save(table.now).rank(table.now)), [1, 1]);
    assert_eq!(ann.save(table.now).with_public(1).rank(table.now), 2, "nobody can join it any more");
    for who in [ANN, BOB] {
        table.play(who);
    }
    table.resign(BOB);
    assert_eq!(ranks(&table), [2, 2]);
    assert_eq!(table.plays[ANN].series().save(table.now).with_unseen(table.now).rank(table.now), 0);
}

/// A look would begin the reader's turn unseen.
#[test]
fn a_running_clock_is_not_looked_at_and_is_no_turn_for_ever() {
    const HOUR: u64 = 3_600_000;
    let mut table = Table::with_clock(LiveClock::Fischer { initial: 600, increment: 0 });
    for who in [ANN, BOB, ANN] {
        table.play(who);
    }
    let stored = table.plays[BOB].series().save(table.now);
    let [soon, late] = [table.now, stored.played() + HOUR + 1];
    assert_eq!([soon, late].map(|now| stored.waits_at(now)), [Some(SeriesWait::OwnMove), Some(SeriesWait::Unknown)]);
    assert_eq!([soon, late].map(|now| stored.may_have_news(now)), [false; 2]);
    assert!(stored.goes_on() && !SeriesWait::Unknown.is_own());
}

#[test]
fn a_game_that_goes_on_by_links_has_one_id_and_the_same_seats() {
    let mut table = Table::new();
    table.play(ANN);
    let seats = |table: &Table| table.plays.each_ref().map(|play| play.seat_by_links().unwrap());
    let [ann, bob] = seats(&table);
    assert_eq!([ann.side, bob.side], [Side::White, Side::Black]);
    assert!(ann.id.is_some() && ann.id == bob.id);
    let stored = table.plays[ANN].series().save(table.now);
    let watcher = LivePlay::<Toy>::restore(&stored, None, table.now).unwrap();
    assert_eq!(watcher.seat_by_links(), None);
    // The next game of the series is another one.
    table.play(BOB);
    table.resign(ANN);
    for who in [ANN, BOB] {
        table.act(who, LiveAction::Rematch);
    }
    let next = seats(&table);
    assert!(next.iter().all(|seat| seat.id == next[0].id && seat.id != ann.id), "{next:?}");
}

#[test]
fn an_offer_that_goes_with_the_next_move_ends_with_the_game() {
    let mut table = Table::new();
    for who in [ANN, BOB] {
        table.play(who);
    }
    table.act(ANN, LiveAction::OfferDraw);
    assert!(table.plays[ANN].draws_with_move());
    table.resign(BOB);
    assert!(!table.plays[ANN].draws_with_move() && table.plays[ANN].is_over());
}

#[test]
fn a_take_back_that_the_player_to_move_asks_for_waits_for_the_other() {
    let mut table = Table::with_clock(LiveClock::Days(3));
    for who in [ANN, BOB] {
        table.play(who);
    }
    let waits = |table: &Table| table.plays.each_ref().map(|play| play.series().save(table.now).waits());
    table.act(ANN, LiveAction::AskTakeBack);
    assert_eq!(waits(&table), [Some(SeriesWait::OwnMove), Some(SeriesWait::TakeBack)]);
    let stored = table.plays[BOB].series().save(table.now);
    assert!(stored.write().ends_with(".w-theirs"), "earlier versions know that the game goes on");
    assert_eq!(stored.waits_at(table.now + 4 * 24 * 3_600_000), Some(SeriesWait::Claim));
    let (_, offer) = table.offer(BOB).unwrap();
    table.act(BOB, LiveAction::Decline(offer));
    assert_eq!(waits(&table), [Some(SeriesWait::OwnMove), Some(SeriesWait::TheirMove)]);
}

/// Ann's browser has lost the game but not the key, and the relay has only an older register of hers.
#[test]
fn the_board_stays_closed_while_own_moves_are_missing() {
    let mut table = Table::with_clock(LiveClock::Untimed);
    table.play(ANN);
    table.play(BOB);
    let older = table.relay[&(0, Side::White)].clone();
    table.play(ANN);
    // Bob's register says how many of Ann's acts there are.
    table.act(BOB, LiveAction::Connected);
    let mut ann = LivePlay::<Toy>::new(LiveSeries::open(invitation(), Some(CREATOR), "Ann"), table.now);
    ann.update(LiveAction::Connected, table.now);
    for (side, bytes) in [(Side::White, &older), (Side::Black, &table.relay[&(0, Side::Black)])] {
        ann.update(LiveAction::Receive(0, side, open(bytes)), table.now);
    }
    assert!(ann.seat().unwrap().is_behind() && ann.is_own_turn() && !ann.game().unwrap().waits);
    let position = *ann.game().unwrap().position();
    let first = position.spellings(position.legal_moves()[0])[0][0];
    ann.update(BoardAction::Tap(first), table.now);
    assert_eq!(ann.board().unwrap().board().input().taken(), [], "the board is closed");
    assert_eq!(live_notice(&FACTS, &ann, table.now), Some(LiveNotice::Says("live-waits")));
    ann.update(LiveAction::Receive(0, Side::White, open(&table.relay[&(0, Side::White)])), table.now);
    assert_eq!(ann.game().unwrap().ply(), 3);
    assert_eq!(live_notice(&FACTS, &ann, table.now), None);
}

/// A move that has crossed the claim lets the game go on.
#[test]
fn a_claimed_win_is_settled_after_a_minute() {
    let mut table = Table::with_clock(LiveClock::Fischer { initial: 9_000, increment: 0 });
    for who in [ANN, BOB, ANN] {
        table.play(who);
    }
    table.holds_back = true;
    let said = |beat, state| Presence { session: 1, beat, round: 0, state, phrase: None };
    table.act(ANN, LiveAction::Hear(Founder::Joiner, said(1, PresenceState::Here), false));
    table.act(ANN, LiveAction::Hear(Founder::Joiner, said(u32::MAX, PresenceState::Gone), false));
    for _ in 0..41 {
        table.now += 1_000;
        table.act(ANN, LiveAction::Tick);
    }
    table.act(BOB, LiveAction::Disconnected);
    table.act(ANN, LiveAction::ClaimWin);
    let series = table.plays[ANN].series();
    assert!(table.plays[ANN].is_over() && !series.is_final());
    assert!(!series.is_settled(table.now) && !series.is_settled(table.now + 59_999));
    assert!(series.is_settled(table.now + 60_000));
    assert_eq!(series.save(table.now).waits(), Some(SeriesWait::Confirmation));
}
