//! The most urgent question or notice of a live game.

use crate::game::Game;
use crate::live::LiveSeat;
use crate::live::merge::{LiveFault, LiveOffer, OfferKind};
use crate::live::presence::Attendance;
use crate::live::series::SeatStanding;
use crate::session::LivePlay;
use crate::ui::scene::Tone;

/// State of the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Wire {
    /// The page has not asked for a connection.
    #[default]
    Off,
    Connecting,
    Up,
    /// The connection is lost, and the page keeps trying to connect.
    Down,
    /// The relay refuses this page, or what it asks to hear.
    Refused,
}

/// What the page knows besides the game.
#[derive(Clone, Copy, Debug)]
pub struct LiveFacts {
    pub wire: Wire,
    /// True if the reader plays this game in another tab.
    pub plays_elsewhere: bool,
    /// True if the game began in the lobby.
    pub is_public: bool,
    /// True if a seat is the reader's, but the browser does not hand out its key.
    pub has_lost_key: bool,
    /// True if the reader chose the open seat in the lobby.
    pub is_from_lobby: bool,
    /// True if somebody else was faster.
    pub was_too_slow: bool,
    /// True if the browser does not store the game.
    pub is_unstored: bool,
    /// The tone of the status line.
    pub tone: Tone,
}

/// A question or notice in the place of the status line. Texts are given by their ids.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LiveNotice<'a> {
    PlaysElsewhere,
    Fault(&'a LiveFault),
    /// Somebody else with the link, who asks for the seat.
    Newcomer(&'a str),
    Offer(LiveOffer),
    /// The opponent has declined what the reader asked for, and the reader can ask again only after a move.
    Declined(OfferKind),
    Offline {
        /// What is not sent, if anything.
        unsent: Option<&'static str>,
        /// True if that costs time.
        is_costly: bool,
        /// True if the game can go on by links.
        goes_on: bool,
    },
    /// Acts are on their way.
    Sending(&'static str),
    /// The opponent has left, and the reader can claim the win.
    HasLeft,
    /// The opponent is disconnected: seconds until the reader can claim the win, if that is all it takes.
    IsAway(Option<u64>),
    LogFull,
    /// Tenths of a second that the opponent has charged for the reader's move, and that this device has counted.
    Overcharge {
        charged: u32,
        used: u32,
    },
    /// The seat that the reader chose in the lobby is taken.
    TakenInLobby(&'static str),
    /// The seat is taken, and the reader can ask for it, perhaps again: the notice and the button.
    Taken(&'static str, &'static str),
    /// A notice without a button.
    Says(&'static str),
}

/// Returns the most urgent question or notice.
pub fn live_notice<'a, G: Game>(facts: &LiveFacts, play: &'a LivePlay<G>, now: u64) -> Option<LiveNotice<'a>> {
    let (series, game, seat) = (play.series(), play.game(), play.seat());
    if facts.plays_elsewhere {
        return Some(LiveNotice::PlaysElsewhere);
    }
    if let Some(fault) = game.and_then(|game| game.fault.as_ref()) {
        return Some(LiveNotice::Fault(fault));
    }
    if seat.is_some_and(|seat| seat.game().waits) {
        return Some(LiveNotice::Says("live-waits"));
    }
    if let Some(offer) = seat.and_then(|seat| seat.offer_to_answer(now)) {
        return Some(LiveNotice::Offer(offer));
    }
    // Everybody in the lobby has the link, so nobody else with it is the opponent.
    if let Some(newcomer) = series.newcomer().filter(|_| !facts.is_public) {
        return Some(LiveNotice::Newcomer(newcomer));
    }
    let is_move = series.unsent_moves() > 0;
    if facts.wire != Wire::Up {
        let is_costly = facts.wire == Wire::Down && play.loses_time();
        let unsent = match is_move {
            true if is_costly => "live-unsent-timed",
            true => "live-unsent",
            false => "live-unsent-act",
        };
        let goes_on = play.side().is_some() && facts.wire != Wire::Connecting && !play.is_over();
        return Some(LiveNotice::Offline { unsent: series.is_unsent().then_some(unsent), is_costly, goes_on });
    }
    if seat.is_some_and(LiveSeat::is_behind) {
        return Some(LiveNotice::Says("live-waits"));
    }
    // Each move is sent, so nobody has to hear of it.
    if is_move {
        return Some(LiveNotice::Sending("live-sending"));
    }
    let is_running = game.is_some_and(|game| game.verdict.is_none());
    if let Some(founder) = series.opponent().filter(|_| is_running) {
        if play.asks_to_claim() {
            return Some(LiveNotice::HasLeft);
        }
        if play.is_timed() && series.away_since(now).is_some() {
            return Some(LiveNotice::IsAway(play.claim_in().map(|left| left.div_ceil(1000))));
        }
        if series.attendance(founder, now) == Attendance::Learning {
            return Some(LiveNotice::Says(if play.is_timed() { "live-learning-wait" } else { "live-learning-now" }));
        }
    }
    if is_running && seat.is_some_and(LiveSeat::is_log_full) {
        return Some(LiveNotice::LogFull);
    }
    if series.is_branched() {
        return Some(LiveNotice::Says("live-branched"));
    }
    if let Some((charged, used)) = seat.and_then(LiveSeat::overcharge) {
        return Some(LiveNotice::Overcharge { charged, used });
    }
    if series.is_unsent() {
        return Some(LiveNotice::Sending("live-sending-act"));
    }
    if play.draws_with_move() {
        return Some(LiveNotice::Says("live-draw-with-move"));
    }
    // An answer to what the reader has just done matters more than these, and on a phone they would cover it.
    let is_answered = matches!(facts.tone, Tone::Refusal | Tone::Question);
    if let Some((game, side)) = game.zip(play.side()).filter(|_| is_running) {
        if let Some(offer) = game.offers[side.index()] {
            let is_draw = offer.kind == OfferKind::Draw;
            return Some(LiveNotice::Says(if is_draw { "live-draw-offered" } else { "live-take-back-asked" }));
        }
        if let Some(kind) = game.declined[side.index()].filter(|_| !is_answered) {
            return Some(LiveNotice::Declined(kind));
        }
    }
    if facts.has_lost_key {
        return Some(LiveNotice::Says("live-key-unread"));
    }
    // The request may be lost, or the creator may change their mind.
    let asks = series.asks();
    match series.standing() {
        SeatStanding::Taken if facts.is_from_lobby => {
            return Some(LiveNotice::TakenInLobby(if facts.was_too_slow { "live-faster" } else { "live-taken" }));
        }
        _ if asks => return Some(LiveNotice::Taken("live-asked-seat", "live-ask-again")),
        SeatStanding::Taken => return Some(LiveNotice::Taken("live-taken", "live-ask-seat")),
        _ => {}
    }
    if play.side().is_none() {
        return Some(LiveNotice::Says("live-watching"));
    }
    // On a phone it stands over the words, and an answer to what the reader has just done matters more.
    (facts.is_unstored && !is_answered).then_some(LiveNotice::Says("live-unstored"))
}
