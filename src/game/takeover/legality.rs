//! Legality of a single move, with the reason if it is illegal. Slow, plain and independent of the generator, so that
//! each can be tested against the other.

use super::bar::{self, Bar};
use super::move_effects::first_square;
use super::pieces::{MIRROR_KNIGHT, OFFICERS};
use super::position::slides;
use super::{Move, Position};
use crate::game::chess::castling::{self, king_home, rook_home};
use crate::game::chess::legality::exposure;
use crate::game::chess::{Bits, Square};
use crate::game::illegal::CastlingBar;
use crate::game::{Illegal, Kind, Piece, Reason, Side};

type Verdict = Result<(), Illegal>;

impl Position {
    /// Checks that a move is legal.
    ///
    /// # Errors
    /// The reason why it is not, with the squares that matter.
    pub fn check(&self, m: Move) -> Verdict {
        let g = self.geometry();
        match m {
            Move::Place { kind, to } if g.has(to) => self.check_placing(kind, to),
            Move::Walk { from, to, promotion } if g.has(from) && g.has(to) => {
                if self.is_setting_up() {
                    return Err(Bar::SetUpFirst.into());
                }
                let kind = self.own_piece(from)?;
                if from == to || self.of_side(self.turn) & to.bit() != 0 {
                    return Err(self.arrow(Reason::OwnPieceThere(kind), from, to));
                }
                match kind {
                    Kind::Pawn => self.check_pawn(from, to)?,
                    Kind::King => self.check_king(from, to)?,
                    Kind::Knight | MIRROR_KNIGHT => self.check_leap(kind, from, to)?,
                    _ => self.check_slide(kind, from, to)?,
                }
                self.check_promotion(kind, from, to, promotion)?;
                self.check_king_safety(from, to)?;
                self.check_defence(kind, from, to)
            }
            _ => Err(Bar::NoSquare.into()),
        }
    }

    pub(super) fn arrow(&self, reason: impl Into<Reason>, from: Square, to: Square) -> Illegal {
        reason.into().arrow(self.cell(from), self.cell(to))
    }

    fn own_piece(&self, from: Square) -> Result<Kind, Illegal> {
        let piece = self.piece_on(from).ok_or(Reason::NobodyThere)?;
        if piece.side == self.turn { Ok(piece.kind) } else { Err(self.arrow(Reason::NotYourPiece(piece), from, from)) }
    }

    fn not_how(&self, kind: Kind, from: Square, to: Square) -> Verdict {
        Err(self.arrow(Reason::NotHowItMoves(kind), from, to))
    }

    /// Returns the pieces between two squares on a line, nearest first.
    fn pieces_between(&self, from: Square, to: Square) -> Vec<(Piece, Square)> {
        let between = Bits(self.geometry().between(from, to));
        let mut pieces: Vec<_> = between.filter_map(|at| Some((self.piece_on(at)?, at))).collect();
        if to < from {
            pieces.reverse();
        }
        pieces
    }

    fn check_pawn(&self, from: Square, to: Square) -> Verdict {
        let (us, g) = (self.turn, self.geometry());
        let (files, ranks) = from.towards(to);
        let ahead = if us == Side::White { ranks } else { -ranks };
        match (files.abs(), ahead) {
            (0, 1 | 2) => {
                if ahead == 2 && g.doubles[us.index()] & from.bit() == 0 {
                    return self.not_how(Kind::Pawn, from, to);
                }
                let first = if ahead == 2 { from.middle(to) } else { to };
                match [first, to].into_iter().find_map(|at| Some((self.piece_on(at)?, at))) {
                    Some((by, at)) => {
                        let at = self.cell(at);
                        Err(self.arrow(Reason::Blocked { kind: Kind::Pawn, by, at }, from, to))
                    }
                    None => Ok(()),
                }
            }
            (1, 1) if self.piece_on(to).is_some() || self.en_passant == Some(to) => Ok(()),
            (1, 1) => Err(self.arrow(Reason::NothingToCapture, from, to)),
            // En passant is by replacement only: its square has no piece to jump over.
            (2, 2) => self.check_jump(Kind::Pawn, from, from.middle(to), to),
            _ => self.not_how(Kind::Pawn, from, to),
        }
    }

    /// Checks a slide, a capture at its end, or a jump over one enemy piece on the way.
    fn check_slide(&self, kind: Kind, from: Square, to: Square) -> Verdict {
        let direction = self.geometry().direction(from, to);
        if !direction.is_some_and(|direction| slides(kind, direction)) {
            return self.not_how(kind, from, to);
        }
        let pieces = self.pieces_between(from, to);
        let Some(&(_, first)) = pieces.first() else { return Ok(()) };
        self.check_jump(kind, from, first, to)?;
        if let Some(&(second, at)) = pieces.get(1) {
            return Err(self.arrow(Bar::SecondJump(second, self.cell(at)), from, to));
        }
        let (files, ranks) = first.towards(to);
        if self.rules.adjacent && files.abs().max(ranks.abs()) > 1 {
            return Err(self.arrow(Bar::NotNextTo(self.cell(first)), from, to));
        }
        Ok(())
    }

    /// Checks a jump over one square to another: an enemy on the first, no piece on the second. The first never holds
    /// the enemy king, because a position in which it could be captured is not legal.
    fn check_jump(&self, kind: Kind, from: Square, over: Square, to: Square) -> Verdict {
        let at = self.cell(over);
        let reason = match self.piece_on(over) {
            None => Bar::NobodyToJump(kind).into(),
            Some(by) if by.side == self.turn => Reason::Blocked { kind, by, at },
            Some(_) => match self.piece_on(to) {
                None => return Ok(()),
                Some(piece) => Bar::NoRoom(piece, self.cell(to)).into(),
            },
        };
        Err(self.arrow(reason, from, to))
    }

    fn check_leap(&self, kind: Kind, from: Square, to: Square) -> Verdict {
        match first_square(kind, from, to) {
            None => self.not_how(kind, from, to),
            Some(first) if self.geometry().has(first) => Ok(()),
            Some(_) => Err(self.arrow(Bar::FirstStep(kind), from, to)),
        }
    }

    fn check_king(&self, from: Square, to: Square) -> Verdict {
        let (files, ranks) = from.towards(to);
        match (files.abs(), ranks.abs()) {
            (0 | 1, 0 | 1) => Ok(()),
            (2, 0) if from == king_home(self.turn) && self.rules.castles() => {
                match self.check_jump(Kind::King, from, from.middle(to), to) {
                    Ok(()) => Ok(()),
                    // If there is no piece to jump over, castling was meant.
                    Err(_) => self.check_castling(files > 0, from),
                }
            }
            (0 | 2, 0 | 2) => self.check_jump(Kind::King, from, from.middle(to), to),
            _ => self.not_how(Kind::King, from, to),
        }
    }

    pub(super) fn check_castling(&self, kingside: bool, from: Square) -> Verdict {
        let us = self.turn;
        if !self.rules.castles() {
            return Err(Bar::NoCastling.into());
        }
        let missing = if from == king_home(us) {
            castling::missing(self.castling, (us, kingside), self.piece_on(rook_home(us, kingside)))
        } else {
            Some(CastlingBar::KingMoved)
        };
        let attackers = |square| Bits(self.attackers(square, !us));
        castling::check((us, kingside), missing, Bits(self.occupied()), attackers, |square| self.cell(square))
    }

    fn check_promotion(&self, kind: Kind, from: Square, to: Square, into: Option<Kind>) -> Verdict {
        let last_step = kind == Kind::Pawn && self.geometry().last[self.turn.index()] & to.bit() != 0;
        let reason = match into {
            None if !last_step => return Ok(()),
            Some(_) if !last_step => Bar::NoPromotionHere.into(),
            None => Bar::PromotionNotChosen.into(),
            Some(kind) if OFFICERS.contains(&kind) => return Ok(()),
            Some(kind) => Reason::CannotBecome(kind),
        };
        Err(self.arrow(reason, from, to))
    }

    /// Checks that a piece taken over by the king is not defended after the move; under the switch `undefended`, any
    /// piece taken over. A leap over a defended piece takes nothing over, so it never fails here.
    fn check_defence(&self, kind: Kind, from: Square, to: Square) -> Verdict {
        let Some((victim, at)) = self.move_effects(from, to).and_then(|effects| effects.over) else { return Ok(()) };
        if kind != Kind::King && !self.rules.undefended {
            return Ok(());
        }
        let next = self.board_after(from, to);
        let defender = Bits(next.attackers(at, !self.turn)).next();
        let Some((by, from)) = defender.and_then(|from| Some((next.piece_on(from)?, from))) else { return Ok(()) };
        let bar = Bar::Defended { victim: victim.kind, at: self.cell(at), by, from: self.cell(from) };
        Err(self.arrow(bar, from, at))
    }

    /// Checks that the king of the side to move is not attacked after the whole move.
    fn check_king_safety(&self, from: Square, to: Square) -> Verdict {
        let us = self.turn;
        let next = self.board_after(from, to);
        let (attackers, before) = (next.checkers(us), self.checkers(us));
        let Some(at) = Bits(attackers & before).next().or(Bits(attackers).next()) else { return Ok(()) };
        let king = next.king(us).unwrap_or(to);
        let (cell, pawn) = (self.cell(at), Piece { side: !us, kind: Kind::Pawn });
        let by = next.piece_on(at).unwrap_or(pawn);
        let kind = self.kind_on(from).unwrap_or(Kind::Pawn);
        let reason = exposure(kind, by, cell, before & at.bit() != 0);
        Err(self.arrow(reason, at, king))
    }

    fn check_placing(&self, kind: Kind, to: Square) -> Verdict {
        let (us, g) = (self.turn, self.geometry());
        let piece = Piece { side: us, kind };
        if self.left(piece) == 0 {
            return Err(Bar::NotToPlace(kind).into());
        }
        if let Some(there) = self.piece_on(to) {
            return Err(self.arrow(Reason::Occupied(there), to, to));
        }
        if g.own_ranks[us.index()] & to.bit() == 0 {
            return Err(self.arrow(Bar::NotOwnRanks(g.depth), to, to));
        }
        if kind == Kind::Pawn && g.last[(!us).index()] & to.bit() != 0 {
            return Err(self.arrow(Bar::PawnOnBackRank, to, to));
        }
        let next = self.with_placed(piece, to);
        if next.can_be_completed() {
            return Ok(());
        }
        let Some((king, by, at)) = next.exposed_king() else { return Err(self.arrow(Bar::NoCompletion, to, to)) };
        let bar = Bar::KingExposed { king, by, at: self.cell(at) };
        Err(self.arrow(bar, at, next.king(king).unwrap_or(to)))
    }
}

/// Returns true if a reason concerns a king's safety, which is more informative than how a piece moves.
pub fn is_about_king(why: &Illegal) -> bool {
    why.reason.exposes_king() || matches!(why.reason.own(), Some(bar::DEFENDED | bar::KING_EXPOSED))
}
