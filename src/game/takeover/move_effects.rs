//! Effects of a move, which its origin and target determine (docs/rules.md 2.2 to 2.5).

use super::pieces::MIRROR_KNIGHT;
use super::{Move, Position};
use crate::game::chess::castling::is_castling;
use crate::game::chess::{Bits, Castling, Square};
use crate::game::{Kind, Piece};

/// Effects of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveEffects {
    /// Piece that moves.
    pub piece: Piece,
    /// Piece captured by replacement or en passant, and its square.
    pub captured: Option<(Piece, Square)>,
    /// Piece taken over, with its former side, and its square.
    pub over: Option<(Piece, Square)>,
    /// Castling; true for the king's side.
    pub castled: Option<bool>,
}

impl MoveEffects {
    /// Returns true if the move resets the fifty-move counter: a takeover counts as a capture.
    pub const fn is_progress(&self) -> bool {
        self.captured.is_some() || self.over.is_some() || matches!(self.piece.kind, Kind::Pawn)
    }

    /// Returns true if the move captures or takes over an enemy piece.
    pub const fn takes(&self) -> bool {
        self.captured.is_some() || self.over.is_some()
    }
}

/// Returns the first square of a leap: orthogonal for a knight, diagonal for a mirror-knight. Returns `None` if it is
/// not a leap.
pub fn first_square(kind: Kind, from: Square, to: Square) -> Option<Square> {
    let (files, ranks) = from.towards(to);
    match (kind, files.abs(), ranks.abs()) {
        (Kind::Knight, 2, 1) => from.offset(files.signum(), 0),
        (Kind::Knight, 1, 2) => from.offset(0, ranks.signum()),
        (MIRROR_KNIGHT, 2, 1) | (MIRROR_KNIGHT, 1, 2) => from.offset(files.signum(), ranks.signum()),
        _ => None,
    }
}

impl Position {
    /// Returns the effects of a move, or `None` if its origin is empty. Does not check legality.
    pub fn move_effects(&self, from: Square, to: Square) -> Option<MoveEffects> {
        let piece = self.piece_on(from)?;
        let mut effects = MoveEffects { piece, captured: self.at(to), over: None, castled: None };
        let (files, ranks) = from.towards(to);
        let two_steps = files.abs().max(ranks.abs()) == 2;
        match piece.kind {
            Kind::Pawn if files != 0 && two_steps => effects.over = self.victim(from.middle(to)),
            Kind::Pawn if files != 0 && self.en_passant == Some(to) => {
                effects.captured = to.ahead(self.turn, -1).and_then(|at| self.at(at));
            }
            Kind::Knight | MIRROR_KNIGHT => self.leap_over(&mut effects, from, to),
            Kind::King if two_steps => {
                effects.over = self.victim(from.middle(to));
                let castles = effects.over.is_none()
                    && ranks == 0
                    && is_castling(piece.side, from, to)
                    && self.castling != Castling::NONE;
                effects.castled = castles.then_some(files > 0);
            }
            Kind::Queen | Kind::Rook | Kind::Bishop => {
                let between = self.geometry().between(from, to) & self.occupied();
                effects.over = Bits(between).next().and_then(|at| self.victim(at));
            }
            _ => {}
        }
        Some(effects)
    }

    fn at(&self, square: Square) -> Option<(Piece, Square)> {
        self.piece_on(square).map(|piece| (piece, square))
    }

    /// Returns the piece on a square if the side to move could take it over: any enemy except the king.
    pub(super) fn victim(&self, square: Square) -> Option<(Piece, Square)> {
        self.at(square).filter(|(piece, _)| piece.side != self.turn && piece.kind != Kind::King)
    }

    /// Adds the takeover of a leap. A piece on its first square is taken over, unless these rules protect defended
    /// pieces and it is defended. Then the leap is a plain one.
    fn leap_over(&self, effects: &mut MoveEffects, from: Square, to: Square) {
        effects.over = first_square(effects.piece.kind, from, to).and_then(|first| self.victim(first));
        if self.rules.undefended
            && let Some((_, at)) = effects.over
            && self.carried_out(effects, from, to, None).is_attacked(at, !self.turn)
        {
            effects.over = None;
        }
    }

    /// Returns true if a move captures, takes over or promotes.
    pub(super) fn is_forcing(&self, m: Move) -> bool {
        match m {
            Move::Walk { promotion: Some(_), .. } => true,
            Move::Walk { from, to, promotion: None } => {
                self.move_effects(from, to).is_some_and(|effects| effects.takes())
            }
            Move::Place { .. } => false,
        }
    }
}
