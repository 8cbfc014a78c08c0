//! Touches of moves, reasons for refused touches, and the events of a move.

use super::bar::{self, Bar};
use super::{Bits, Move, Position, Rules, Square};
use crate::game::chess::castling::{is_castling, rook_home};
use crate::game::chess::walk;
use crate::game::illegal::OwnReason;
use crate::game::{Area, Cell, Choice, Event, Illegal, Kind, Mark, Piece, Pocket, Reason, Side, Stack, Touch};

/// Returns every sequence of touches that means a move.
///
/// A chess move is the piece, the target and the promotion. A drop is the piece on the airfield and the square. An
/// exchange is the jailed piece, the square and the payment; or the jailed piece and the payment in either order, then
/// the square. Castling is the king and either its target or the rook.
pub fn spellings(position: &Position, m: Move) -> Vec<Vec<Touch>> {
    match m {
        Move::Walk { from, to, .. } if position.is_castling(m) => {
            let rook = rook_home(position.turn, to.file() > from.file());
            [to, rook].map(|target| walk::spell(from, target, None)).into()
        }
        Move::Walk { from, to, promotion } => vec![walk::spell(from, to, promotion)],
        Move::Drop { kind, to } => vec![vec![Touch::Airfield(kind), Touch::Cell(to.into())]],
        Move::Exchange { rescued, paid, to } => vec![
            vec![Touch::Jailed(rescued), Touch::Cell(to.into()), Touch::Choice(Choice::Pay(paid))],
            vec![Touch::Prisoner(paid), Touch::Jailed(rescued), Touch::Cell(to.into())],
            vec![Touch::Jailed(rescued), Touch::Prisoner(paid), Touch::Cell(to.into())],
        ],
    }
}

impl Position {
    /// Returns true if a legal move is castling.
    fn is_castling(&self, m: Move) -> bool {
        matches!(m, Move::Walk { from, to, .. } if self.king(self.turn) == from && is_castling(self.turn, from, to))
    }

    /// Returns the reason why no legal move begins with these touches.
    pub(super) fn refuse(&self, touches: &[Touch]) -> Illegal {
        match *touches {
            [Touch::Cell(from)] => self.refuse_piece(from.into()),
            [Touch::Jailed(kind)] => self.refuse_rescue(kind),
            [Touch::Prisoner(kind)] => self.refuse_payment(kind),
            [Touch::Airfield(kind)] => self.first_refusal(Square::all().map(|to| Move::Drop { kind, to })),
            [Touch::Cell(from), Touch::Cell(to)] => self.refuse_move(self.walk_between(from.into(), to.into())),
            [Touch::Cell(from), Touch::Cell(to), Touch::Choice(Choice::Promote(kind))] => {
                self.refuse_move(Move::Walk { from: from.into(), to: to.into(), promotion: Some(kind) })
            }
            [Touch::Airfield(kind), Touch::Cell(to)] => self.refuse_move(Move::Drop { kind, to: to.into() }),
            [Touch::Jailed(rescued), Touch::Cell(to)] => self.refuse_exchange(rescued, to.into()),
            [Touch::Prisoner(paid), Touch::Jailed(rescued)] | [Touch::Jailed(rescued), Touch::Prisoner(paid)] => {
                self.first_refusal(Square::all().map(|to| Move::Exchange { rescued, paid, to }))
            }
            [Touch::Prisoner(kind), Touch::Cell(_)] => Bar::PrisonerStays(kind).into(),
            [Touch::Jailed(rescued), Touch::Cell(to), Touch::Choice(Choice::Pay(paid))]
            | [Touch::Prisoner(paid), Touch::Jailed(rescued), Touch::Cell(to)]
            | [Touch::Jailed(rescued), Touch::Prisoner(paid), Touch::Cell(to)] => {
                self.refuse_move(Move::Exchange { rescued, paid, to: to.into() })
            }
            _ => Reason::NotAMove.into(),
        }
    }

    /// Returns the move from one square to another. A pawn that reaches the last rank promotes to the best available
    /// kind.
    fn walk_between(&self, from: Square, to: Square) -> Move {
        let last_step = self.kind_on(from) == Some(Kind::Pawn) && to.rank_for(self.turn) == 7;
        let jailed = self.pockets().jailed(self.turn);
        let officer = jailed.kinds().next_back().filter(|&kind| kind != Kind::Pawn).unwrap_or(Kind::Queen);
        Move::Walk { from, to, promotion: last_step.then_some(officer) }
    }

    fn refuse_move(&self, m: Move) -> Illegal {
        self.check(m).err().unwrap_or(Reason::NotAMove.into())
    }

    /// Returns the most informative reason why none of several moves is legal. A reason about the king's safety comes
    /// first, then one on an empty square, then any other.
    fn first_refusal(&self, moves: impl Iterator<Item = Move>) -> Illegal {
        let reasons: Vec<Illegal> = moves.filter_map(|m| self.check(m).err()).collect();
        let about_check = |why: &&Illegal| matches!(why.reason, Reason::StillInCheck { .. });
        let on_empty = |why: &&Illegal| !matches!(why.reason, Reason::Occupied(_) | Reason::PawnOnEdge);
        let why = reasons.iter().find(about_check).or(reasons.iter().find(on_empty)).or(reasons.first());
        why.cloned().unwrap_or(Reason::NotAMove.into())
    }

    fn refuse_piece(&self, from: Square) -> Illegal {
        let Some(piece) = self.piece_on(from) else { return Reason::NobodyThere.into() };
        if piece.side != self.turn {
            return Reason::NotYourPiece(piece).into();
        }
        if piece.kind == Kind::Pawn && Bits::seventh(self.turn).has(from) && self.no_promotion(self.turn) {
            let to = from.ahead(self.turn, 1).unwrap_or(from);
            return match self.rules {
                Rules::Leslie => Bar::FrozenPawn.arrow(from, to),
                Rules::Pierce => Bar::NobodyToBecome.arrow(from, to),
            };
        }
        // A target that the piece could reach without regard to the king explains why it cannot move.
        let attempts = Square::all().map(|to| self.walk_between(from, to));
        let about_king = attempts
            .filter_map(|m| self.check(m).err())
            .find(|why| why.reason.exposes_king() || why.reason.own() == Some(bar::THAWING_CAPTURE));
        about_king.unwrap_or(Reason::CannotMove(piece.kind).into())
    }

    fn refuse_rescue(&self, rescued: Kind) -> Illegal {
        if !self.pockets().jailed(self.turn).has(rescued) {
            return Bar::NotJailed(rescued).into();
        }
        let Some(paid) = self.pockets().prison(self.turn).payments_for(rescued).next() else {
            return Bar::CannotAfford(rescued).into();
        };
        self.first_refusal(Square::all().map(|to| Move::Exchange { rescued, paid, to }))
    }

    fn refuse_payment(&self, paid: Kind) -> Illegal {
        if !self.pockets().prison(self.turn).has(paid) {
            return Bar::NoPrisoner(paid).into();
        }
        let buys = |kind: &Kind| self.pockets().prison(self.turn).payments_for(*kind).any(|payment| payment == paid);
        let Some(rescued) = self.pockets().jailed(self.turn).kinds().find(buys) else {
            return Bar::BuysNobody(paid).into();
        };
        self.first_refusal(Square::all().map(|to| Move::Exchange { rescued, paid, to }))
    }

    fn refuse_exchange(&self, rescued: Kind, to: Square) -> Illegal {
        let Some(paid) = self.pockets().prison(self.turn).payments_for(rescued).next() else {
            return Bar::CannotAfford(rescued).into();
        };
        self.refuse_move(Move::Exchange { rescued, paid, to })
    }

    pub(super) fn list_pockets(&self) -> Vec<Pocket> {
        let mut list = Vec::new();
        for owner in Side::BOTH {
            for area in [Area::Prison, Area::Airfield] {
                let (hold, side) = match area {
                    Area::Prison => (self.pockets().prison(owner), !owner),
                    _ => (self.pockets().airfield(owner), owner),
                };
                let pieces = hold.kinds().rev().map(|kind| Stack {
                    piece: Piece { side, kind },
                    count: hold.count(kind),
                    price: match area {
                        // The piece's owner ransoms it with a prisoner of that owner.
                        Area::Prison => self.pockets().prison(side).payments_for(kind).next(),
                        _ => None,
                    },
                });
                list.push(Pocket { area, owner, pieces: pieces.collect() });
            }
        }
        list
    }

    pub(super) fn list_marks(&self) -> Vec<(Cell, Mark)> {
        let mut marks = Vec::new();
        for side in Side::BOTH {
            let king = Cell::from(self.king(side));
            if self.checkers(side).has_any() {
                marks.push((king, Mark::Check));
            } else if self.pseudo_checkers(side).has_any() {
                marks.push((king, Mark::PseudoCheck));
            }
            marks.extend(self.harmless_pawns(side).map(|square| (square.into(), Mark::Frozen)));
        }
        marks
    }

    pub(super) fn tell(&self, m: Move) -> Vec<Event> {
        let us = self.turn;
        let own = |kind| Piece { side: us, kind };
        let theirs = |kind| Piece { side: !us, kind };
        let mut events = Vec::new();
        match m {
            Move::Drop { kind, to } => events.push(Event::Dropped(own(kind), to.into())),
            Move::Exchange { rescued, paid, to } => {
                events.push(Event::Paid(theirs(paid)));
                events.push(Event::Rescued(own(rescued), to.into()));
            }
            Move::Walk { from, to, promotion } => events.extend(walk::events(self, from, to, promotion)),
        }
        let next = self.after(m);
        for side in Side::BOTH {
            let pawn = Piece { side, kind: Kind::Pawn };
            let (before, after) = (self.harmless_pawns(side), next.harmless_pawns(side));
            let still_there = next.of(side, Kind::Pawn);
            events.extend((before & still_there & !after).map(|square| Event::Thawed(pawn, square.into())));
            events.extend((after & !before).map(|square| Event::Froze(pawn, square.into())));
        }
        if next.checkers(!us).has_any() {
            events.push(Event::Check);
        } else if next.pseudo_checkers(!us).has_any() {
            events.push(Event::PseudoCheck);
        }
        events
    }
}
