//! The merge: two logs make one game. A pure function, so both devices and every spectator see the same.
//!
//! An act can cross one of the opponent's on the way. The rules below decide each such race from the logs alone,
//! whatever arrived first. They were settled by a model that ran through a hundred thousand random schedules.

use super::act::{Act, ActKind, LiveVerdict};
use super::terms::{LiveClock, LiveTerms};
use crate::game::game_record::outcome;
use crate::game::{Game, Illegal, Outcome, Side};

/// Time that [`ActKind::AddTime`] gives, in tenths of a second.
pub const GIFT: i64 = 150;

/// Maximum number of gifts of time that count for each player.
pub const MOST_GIFTS: i64 = 20;

/// Number of plies before the clocks run.
pub const FREE_PLIES: usize = 2;

/// Why logs do not make a game. The game stops there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LiveFault {
    /// This player's act of this index is an illegal move.
    Move {
        /// The player.
        side: Side,
        /// Index of the act in the player's log.
        index: usize,
        /// Why the move is illegal.
        why: Illegal,
    },
    /// This player's act of this index is impossible at its place.
    Act {
        /// The player.
        side: Side,
        /// Index of the act in the player's log.
        index: usize,
    },
}

/// What a player asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OfferKind {
    /// A draw.
    Draw,
    /// To take back a move.
    TakeBack,
}

/// An open offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LiveOffer {
    /// What is asked for.
    pub kind: OfferKind,
    /// Index of the offer in the log of the player who made it.
    pub index: u16,
    /// The moment of the offer: take-backs and plies before it.
    pub moment: (u8, u16),
}

/// A claim of a win.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LiveClaim {
    /// The player who claims.
    pub by: Side,
    /// True if an act of the opponent crossed the claim and the claimant has not decided about it yet.
    pub contested: bool,
    /// True if the claimant insisted although an act had crossed.
    pub upheld: bool,
}

/// A move on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LiveMove<G: Game> {
    /// The move.
    pub mv: G::Move,
    /// The position after it.
    pub position: G,
    /// Time used, in tenths of a second, as the mover says; see [`ActKind::Move`].
    pub used: u32,
    /// The clocks after it in tenths of a second, White's first, without gifts of time.
    clocks: [i64; 2],
}

/// The game that two logs make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LiveGame<G: Game> {
    /// The first position.
    pub start: G,
    /// The moves on the board: those taken back are gone.
    pub moves: Vec<LiveMove<G>>,
    /// Number of take-backs.
    pub epoch: u8,
    /// Time left in tenths of a second, White's first, without the turn that runs. It is of no meaning without a clock.
    pub clocks: [i64; 2],
    /// The open offer of each player, White's first.
    pub offers: [Option<LiveOffer>; 2],
    /// For each player, what the opponent has declined last at the present moment.
    pub declined: [Option<OfferKind>; 2],
    /// For each player, the index of the opponent's request that the player has accepted, and that waits for
    /// [`ActKind::Adopt`].
    pub accepted: [Option<u16>; 2],
    /// How it ended.
    pub verdict: Option<LiveVerdict>,
    /// The player whose act ended it. The other confirms first.
    pub ended_by: Option<Side>,
    /// The claim that ended it.
    pub claim: Option<LiveClaim>,
    /// True if the result is confirmed and can no longer change.
    pub is_final: bool,
    /// The players who confirmed or objected, White first.
    pub closed: [bool; 2],
    /// The players who want another game, White first.
    pub rematch: [bool; 2],
    /// True if acts are left that rest on acts not arrived yet.
    pub waits: bool,
    /// Number of acts of each player that the game has used, White's first. Further ones wait, or follow the end.
    pub taken: [usize; 2],
    /// Why the game cannot go on.
    pub fault: Option<LiveFault>,
}

impl<G: Game> LiveGame<G> {
    /// The position on the board.
    pub fn position(&self) -> &G {
        self.moves.last().map_or(&self.start, |last| &last.position)
    }

    /// Number of moves on the board.
    pub fn ply(&self) -> u16 {
        self.moves.len() as u16
    }

    /// The moment that an act done now has: take-backs and plies before it.
    pub fn moment(&self) -> (u8, u16) {
        (self.epoch, self.ply())
    }

    /// The player to move.
    pub fn mover(&self) -> Side {
        self.position().side_to_move()
    }

    /// What the rules say of the position.
    pub fn board_outcome(&self) -> Option<Outcome> {
        let keys = std::iter::once(self.start.key()).chain(self.moves.iter().map(|it| it.position.key()));
        outcome(keys, self.position())
    }

    /// The result for records; none while it runs, and if it counts for nobody.
    pub fn outcome(&self) -> Option<Outcome> {
        self.verdict?.outcome(self.board_outcome())
    }

    /// True if a player offers a draw.
    pub fn has_draw_offer(&self) -> bool {
        self.offers.iter().flatten().any(|offer| offer.kind == OfferKind::Draw)
    }

    /// True if a claim crossed a move, so that the result is not settled yet.
    pub fn is_contested(&self) -> bool {
        self.claim.is_some_and(|claim| claim.contested)
    }

    /// True if the two players want another game.
    pub fn wants_rematch(&self) -> bool {
        self.rematch == [true; 2]
    }

    /// True if the opponent of this player wants another game, and this player has not answered.
    pub fn is_asked_for_rematch(&self, side: Side) -> bool {
        self.rematch[(!side).index()] && !self.rematch[side.index()]
    }
}

/// Merges two logs, White's first.
pub fn merge<G: Game>(terms: &LiveTerms, start: &G, logs: [&[Act]; 2]) -> LiveGame<G> {
    let clock = match terms.clock {
        LiveClock::Fischer { initial, .. } => i64::from(initial),
        LiveClock::Untimed | LiveClock::Days(_) => 0,
    };
    let game = LiveGame {
        start: start.clone(),
        moves: Vec::new(),
        epoch: 0,
        clocks: [clock; 2],
        offers: [None; 2],
        declined: [None; 2],
        accepted: [None; 2],
        verdict: None,
        ended_by: None,
        claim: None,
        is_final: false,
        closed: [false; 2],
        rematch: [false; 2],
        waits: false,
        taken: [0; 2],
        fault: None,
    };
    let increment = match terms.clock {
        LiveClock::Fischer { increment, .. } => i64::from(increment),
        LiveClock::Untimed | LiveClock::Days(_) => 0,
    };
    let mut merger = Merger {
        logs,
        next: [0; 2],
        gifts: [0; 2],
        first: [clock; 2],
        increment,
        is_timed: terms.clock != LiveClock::Untimed,
        game,
    };
    while merger.step() {}
    merger.close()
}

struct Merger<'a, G: Game> {
    logs: [&'a [Act]; 2],
    /// For each player, the index of the first act that is not consumed.
    next: [usize; 2],
    /// Number of gifts of time that each player has received.
    gifts: [i64; 2],
    /// The clocks at the start.
    first: [i64; 2],
    increment: i64,
    /// True if there is a clock.
    is_timed: bool,
    game: LiveGame<G>,
}

impl<G: Game> Merger<'_, G> {
    fn peek(&self, side: Side) -> Option<Act> {
        self.logs[side.index()].get(self.next[side.index()]).copied()
    }

    fn consume(&mut self, side: Side) {
        self.next[side.index()] += 1;
    }

    fn end(&mut self, verdict: LiveVerdict, by: Side) -> bool {
        self.game.verdict = Some(verdict);
        self.game.ended_by = Some(by);
        self.game.waits = false;
        false
    }

    /// The next act of this player contradicts the logs.
    fn impossible(&mut self, side: Side) -> bool {
        self.game.fault = Some(LiveFault::Act { side, index: self.next[side.index()] });
        false
    }

    /// The next act rests on acts that have not arrived.
    fn wait(&mut self) -> bool {
        self.game.waits = true;
        false
    }

    /// Goes one act of the line further. Returns false at the end.
    fn step(&mut self) -> bool {
        let mover = self.game.mover();
        if let Some(outcome) = self.game.board_outcome() {
            return self.end(LiveVerdict::Board(outcome.winner), !mover);
        }
        self.side_acts(!mover);
        let moment = self.game.moment();
        let waiting = self.peek(!mover);
        // After the end, or an answer to an offer that has not arrived.
        let closing = |act: &Act| {
            use ActKind::{Decline, End, Object, Rematch};
            matches!(act.kind, End { .. } | Object { .. } | Rematch | Decline(_))
        };
        let next = self.peek(mover).filter(|act| !closing(act));
        let stalls = self.peek(mover).is_some() && next.is_none();
        if let Some(Act { kind: ActKind::Claim { .. }, .. }) = waiting.filter(|act| act.moment() == moment) {
            if !self.is_timed || self.game.moves.len() < FREE_PLIES {
                return self.impossible(!mover);
            }
            match next.map(|act| act.kind) {
                Some(ActKind::Resign | ActKind::Flag) => {}
                kind => {
                    use ActKind::{Accept, Adopt, Move};
                    let crossed = matches!(kind, Some(Move { .. } | Accept(_) | Adopt(_)));
                    let decision = self.logs[(!mover).index()].get(self.next[(!mover).index()] + 1).map(|act| act.kind);
                    if !(crossed && decision == Some(ActKind::Honour)) {
                        let upheld = decision == Some(ActKind::Uphold);
                        self.game.claim = Some(LiveClaim { by: !mover, contested: crossed && !upheld, upheld });
                        return self.end(LiveVerdict::Claimed(!mover), !mover);
                    }
                    self.next[(!mover).index()] += 2;
                }
            }
        }
        match next {
            Some(act) => self.act(mover, act),
            None => match waiting {
                Some(act) if matches!(act.kind, ActKind::Resign | ActKind::Abort) && act.moment() <= moment => {
                    self.leave(!mover, act)
                }
                Some(_) => self.wait(),
                None if stalls => self.wait(),
                None => false,
            },
        }
    }

    /// Consumes the acts that are due and no part of the game's line, of this player first.
    fn side_acts(&mut self, first: Side) {
        let mut more = true;
        while more {
            more = false;
            for side in [first, !first] {
                while self.side_act(side) {
                    more = true;
                }
            }
        }
    }

    /// Consumes the next act of this player if it is no part of the game's line. An act of a later moment waits.
    fn side_act(&mut self, side: Side) -> bool {
        let Some(act) = self.peek(side) else { return false };
        let (own, other) = (side.index(), (!side).index());
        let index = self.next[own] as u16;
        let is_known = |offer: u16| usize::from(offer) < self.next[other];
        let is_due = act.moment() <= self.game.moment();
        match act.kind {
            ActKind::AddTime if is_due => self.gifts[other] += 1,
            ActKind::OfferDraw if is_due => {
                self.game.offers[own] = Some(LiveOffer { kind: OfferKind::Draw, index, moment: act.moment() });
            }
            ActKind::AskTakeBack if is_due => {
                self.game.offers[own] = Some(LiveOffer { kind: OfferKind::TakeBack, index, moment: act.moment() });
            }
            ActKind::Decline(offer) if is_due && is_known(offer) => {
                if let Some(open) = self.game.offers[other].take_if(|open| open.index == offer) {
                    self.game.declined[other] = Some(open.kind);
                }
            }
            // From the player to move, an acceptance is part of the line.
            ActKind::Accept(_) if side == self.game.mover() && act.moment() == self.game.moment() => return false,
            ActKind::Accept(offer) if is_due && is_known(offer) => self.game.accepted[own] = Some(offer),
            _ => return false,
        }
        self.consume(side);
        true
    }

    /// Carries out the mover's next act. Returns false if the game stops there.
    fn act(&mut self, mover: Side, act: Act) -> bool {
        let (own, other) = (mover.index(), (!mover).index());
        let moment = self.game.moment();
        match act.kind {
            ActKind::Move { .. } if act.moment() > moment => self.wait(),
            ActKind::Move { .. } if act.moment() < moment => self.impossible(mover),
            ActKind::Move { text, used, charged } => self.play(mover, text.as_str(), used, charged),
            ActKind::Accept(offer) if usize::from(offer) >= self.next[other] => self.wait(),
            ActKind::Accept(offer) => {
                match self.game.offers[other].filter(|open| open.index == offer).map(|open| open.kind) {
                    Some(OfferKind::Draw) => self.end(LiveVerdict::Agreed, mover),
                    Some(OfferKind::TakeBack) => self.take_back(mover, 1),
                    None => self.impossible(mover),
                }
            }
            ActKind::Adopt(offer) => {
                if self.game.accepted[other] != Some(offer) {
                    return self.wait();
                }
                // The request must still be open: a move of its owner's would have closed it.
                if !self.game.offers[own].is_some_and(|open| open.index == offer && open.kind == OfferKind::TakeBack) {
                    return self.impossible(mover);
                }
                self.take_back(mover, 2)
            }
            ActKind::Resign | ActKind::Flag | ActKind::Abort if act.moment() > moment => self.wait(),
            ActKind::Resign | ActKind::Flag | ActKind::Abort => self.leave(mover, act),
            _ => self.impossible(mover),
        }
    }

    fn play(&mut self, mover: Side, text: &str, used: u32, charged: u32) -> bool {
        let (own, other) = (mover.index(), (!mover).index());
        let position = self.game.position();
        let (mv, position) = match position.read_uci(text) {
            Ok(mv) => (mv, position.play_unchecked(mv)),
            Err(why) => {
                self.game.fault = Some(LiveFault::Move { side: mover, index: self.next[own], why });
                return false;
            }
        };
        let ply = self.game.moves.len();
        if let Some(last) = self.game.moves.last().filter(|_| ply > FREE_PLIES) {
            // What the opponent's move took was what the opponent said, until it is charged. A charge is never less, and
            // leaves a little: a move that arrived before a claim was in time.
            let left = self.game.clocks[other] + self.gifted(!mover) - self.increment - 1;
            self.game.clocks[other] -= i64::from(charged.saturating_sub(last.used)).min(left.max(0));
        }
        if ply >= FREE_PLIES {
            self.game.clocks[own] += self.increment - i64::from(used);
        }
        self.game.moves.push(LiveMove { mv, position, used, clocks: self.game.clocks });
        self.consume(mover);
        // A move answers the opponent's offers, and withdraws the player's request to take back.
        (self.game.offers[other], self.game.accepted[other], self.game.declined) = (None, None, [None; 2]);
        self.game.offers[own].take_if(|offer| offer.kind == OfferKind::TakeBack);
        true
    }

    /// Takes moves back by the mover's next act, with the clocks of then.
    fn take_back(&mut self, mover: Side, plies: usize) -> bool {
        let (Some(length), Some(epoch)) = (self.game.moves.len().checked_sub(plies), self.game.epoch.checked_add(1))
        else {
            return self.impossible(mover);
        };
        self.consume(mover);
        self.game.moves.truncate(length);
        self.game.clocks = self.game.moves.last().map_or(self.first, |last| last.clocks);
        self.game.epoch = epoch;
        (self.game.offers, self.game.accepted, self.game.declined) = ([None; 2], [None; 2], [None; 2]);
        true
    }

    /// A player ends the game by an act of their own.
    fn leave(&mut self, side: Side, act: Act) -> bool {
        let plies = self.game.moves.len();
        let verdict = match act.kind {
            // It stands against a move of the opponent's in flight, but not against a game under way.
            ActKind::Abort if usize::from(act.ply) >= FREE_PLIES || plies > FREE_PLIES => return self.impossible(side),
            ActKind::Flag => LiveVerdict::Flag(!side),
            ActKind::Resign if plies >= FREE_PLIES => LiveVerdict::Resigned(!side),
            _ => LiveVerdict::Aborted,
        };
        self.end(verdict, side)
    }

    /// Time that this player has received, in tenths of a second.
    fn gifted(&self, side: Side) -> i64 {
        self.gifts[side.index()].min(MOST_GIFTS) * GIFT
    }

    /// Reads what stands behind the end of the game in both logs.
    fn close(mut self) -> LiveGame<G> {
        self.game.taken = self.next;
        for side in Side::BOTH {
            self.game.clocks[side.index()] += self.gifted(side);
        }
        let Some(verdict) = self.game.verdict else { return self.game };
        for side in Side::BOTH {
            let held = self.logs[(!side).index()].len();
            for act in self.logs[side.index()] {
                match act.kind {
                    ActKind::End { verdict: named, seen } | ActKind::Object { verdict: named, seen }
                        if named == verdict =>
                    {
                        self.game.closed[side.index()] = true;
                        self.game.is_final |= usize::from(seen) <= held;
                        if matches!(act.kind, ActKind::Object { .. }) && matches!(verdict, LiveVerdict::Claimed(_)) {
                            self.game.verdict = Some(LiveVerdict::Disputed);
                        }
                    }
                    ActKind::Rematch => self.game.rematch[side.index()] = true,
                    _ => {}
                }
            }
        }
        self.game
    }
}
