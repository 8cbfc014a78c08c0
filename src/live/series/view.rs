//! What a series shows: who sits where, which games there are, and what has not been sent.

use super::{LiveSeries, Moment, Round, SeatStanding, SeriesFault};
use crate::game::{Game, Side};
use crate::live::act::{Act, ActKind};
use crate::live::invitation::Invitation;
use crate::live::merge::LiveGame;
use crate::live::presence::Attendance;
use crate::live::register::{Pinned, PublicKey};
use crate::live::results::LiveRating;
use crate::live::sealing::game_id;
use crate::live::seat::LiveSeat;
use crate::live::seek::{Seek, SeekKind};
use crate::live::terms::LiveTerms;
use crate::live::topic::{Founder, LiveId};

/// Time after a claim in which a move that crossed it should have arrived, in milliseconds.
const CROSSED: u64 = 60_000;

impl<G: Game> LiveSeries<G> {
    /// Returns the invitation.
    pub fn invitation(&self) -> &Invitation {
        &self.invitation
    }

    /// Returns the part of the person here in the series.
    pub fn standing(&self) -> SeatStanding {
        match self.part {
            Some(Founder::Creator) => SeatStanding::Seated(Founder::Creator),
            Some(Founder::Joiner) if self.pinned.is_some() => SeatStanding::Seated(Founder::Joiner),
            Some(Founder::Joiner) => SeatStanding::Claiming,
            None if self.invitation.token.is_none() || self.own.is_none() => SeatStanding::Watching,
            None if self.claims && self.pinned.is_none() => SeatStanding::Claiming,
            None if self.pinned.is_none() => SeatStanding::Invited,
            None => SeatStanding::Taken,
        }
    }

    /// Returns an entry of the lobby for this series, by a person; none while the terms or the creator are unknown.
    pub fn seek(&self, rating: LiveRating, kind: SeekKind, beat: u32) -> Option<Seek> {
        Some(Seek {
            secret: self.invitation.secret,
            key: self.key(Founder::Creator)?,
            terms: self.terms.clone()?,
            name: self.name(Founder::Creator).to_owned(),
            rating: rating.rating,
            deviation: rating.deviation,
            is_bot: false,
            kind,
            beat,
        })
    }

    /// True once both seats are taken.
    pub fn is_full(&self) -> bool {
        self.pinned.is_some()
    }

    /// The terms of the first round; none until the creator's register has arrived.
    pub fn terms(&self) -> Option<&LiveTerms> {
        self.terms.as_ref()
    }

    /// Returns the reason why the series cannot go on, if there is one.
    pub fn fault(&self) -> Option<SeriesFault> {
        self.fault.or((!self.newer.is_empty()).then_some(SeriesFault::Newer))
    }

    /// Returns the number of the last round. The first round is 0.
    pub fn round(&self) -> u8 {
        self.rounds.len().saturating_sub(1) as u8
    }

    /// Returns the id of a round, which names its topics.
    pub fn id(&self, round: u8) -> LiveId {
        game_id(&self.invitation.secret, round)
    }

    /// Returns the number of the round with this id. The opponent may have begun a rematch that this device does not know yet.
    pub fn round_of(&self, id: &LiveId) -> Option<u8> {
        (0..=self.round().saturating_add(1)).find(|&round| self.id(round) == *id)
    }

    /// Returns the seat in the last round; none until the creator's register has arrived.
    pub fn seat(&self) -> Option<&LiveSeat<G>> {
        self.rounds.last().map(|round| &round.seat)
    }

    /// The seat in a round; none if the round is not known. Only the tests look at earlier rounds.
    #[doc(hidden)]
    pub fn seat_in(&self, round: u8) -> Option<&LiveSeat<G>> {
        self.rounds.get(usize::from(round)).map(|round| &round.seat)
    }

    /// The last game; none until the creator's register has arrived.
    pub fn game(&self) -> Option<&LiveGame<G>> {
        self.seat().map(LiveSeat::game)
    }

    /// True if the result of the last game can no longer change.
    pub fn is_final(&self) -> bool {
        self.game().is_some_and(|game| game.is_final)
    }

    /// True if the last game has ended, as far as is known here. A win that was claimed here is withdrawn if a move has
    /// crossed the claim, so this waits a minute for such a move.
    pub fn is_settled(&self, now: u64) -> bool {
        let Some(seat) = self.seat() else { return false };
        let game = seat.game();
        let may_go_on = game.is_contested() || game.claim.is_some() && now < seat.times().claimed + CROSSED;
        game.is_final || game.verdict.is_some() && !may_go_on
    }

    /// Returns the games of the series, oldest first.
    pub fn games(&self) -> impl Iterator<Item = &LiveGame<G>> {
        self.rounds.iter().map(|round| round.seat.game())
    }

    /// Returns the player who has this colour in a round; none before the terms are known.
    pub fn founder(&self, round: u8, side: Side) -> Option<Founder> {
        let creator = self.terms.as_ref()?.creator;
        let creator = if round.is_multiple_of(2) { creator } else { !creator };
        Some(if side == creator { Founder::Creator } else { Founder::Joiner })
    }

    /// Returns the colour of a player in a round; none before the terms are known.
    pub fn side_of(&self, founder: Founder, round: u8) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.founder(round, side) == Some(founder))
    }

    /// Returns the name of a player as that player wrote it. It may contain anything.
    pub fn name(&self, founder: Founder) -> &str {
        &self.people[founder as usize].name
    }

    /// Returns the key of a player, if it is known.
    pub fn key(&self, founder: Founder) -> Option<PublicKey> {
        self.people[founder as usize].key
    }

    /// Returns the key of the player whose register belongs on this topic, if it is known.
    pub fn key_at(&self, round: u8, side: Side) -> Option<PublicKey> {
        self.key(self.founder(round, side)?)
    }

    /// Returns the presence of a player.
    pub fn attendance(&self, founder: Founder, now: u64) -> Attendance {
        self.people[founder as usize].hearing.attendance(now)
    }

    /// Returns the index of a player's last phrase, and the time at which it arrived.
    pub fn phrase(&self, founder: Founder) -> Option<(u8, u64)> {
        self.people[founder as usize].hearing.phrase()
    }

    /// Returns the opponent of the person here; none for spectators.
    pub fn opponent(&self) -> Option<Founder> {
        match self.part? {
            Founder::Creator => Some(Founder::Joiner),
            Founder::Joiner => Some(Founder::Creator),
        }
    }

    /// Returns the seat of the person here; none for spectators.
    pub fn part(&self) -> Option<Founder> {
        self.part
    }

    /// True if the person here asks for the seat that somebody else has.
    pub fn asks(&self) -> bool {
        self.part.is_none() && self.claims && self.own.is_some()
    }

    /// True if the relay has not confirmed all acts of the person here.
    pub fn is_unsent(&self) -> bool {
        let own = |round: &Round<G>| round.seat.side().map_or(0, |side| round.seat.log(side).len());
        self.rounds.iter().any(|round| own(round) > round.sent)
    }

    /// Returns the number of moves in the last game that the relay has not confirmed.
    pub fn unsent_moves(&self) -> usize {
        let Some(round) = self.rounds.last() else { return 0 };
        let Some(side) = round.seat.side() else { return 0 };
        let is_move = |act: &&Act| matches!(act.kind, ActKind::Move { .. });
        round.seat.log(side).get(round.sent..).unwrap_or_default().iter().filter(is_move).count()
    }

    /// True if a player has signed two versions of the same act, and the game has not gone on since. The first one counts.
    pub fn is_branched(&self) -> bool {
        self.branched.is_some() && self.branched == self.moment()
    }

    /// The present moment of the last game.
    pub(super) fn moment(&self) -> Option<Moment> {
        Some((self.round(), self.game()?.moment()))
    }

    /// True while the relay is connected.
    pub fn is_up(&self) -> bool {
        self.is_up
    }

    /// The person whom the creator has accepted.
    pub fn pinned(&self) -> Option<Pinned> {
        self.pinned
    }

    /// True if the person here may claim the win, because the opponent has left or the time for a move is over.
    pub fn may_claim(&self, now: u64) -> bool {
        let round = self.rounds.last().filter(|round| round.is_read(now));
        round.is_some_and(|round| round.seat.may_claim(self.away_since(now), now))
    }

    /// Returns since when the opponent has been away, in milliseconds.
    pub fn away_since(&self, now: u64) -> Option<u64> {
        self.attendance(self.opponent()?, now).away_since()
    }
}
