//! Generator of every legal move (docs/rules.md 2): all moves within reach, except those that leave the king attacked.

use super::pieces::{MIRROR_KNIGHT, OFFICERS};
use super::position::slides;
use super::{Move, Position};
use crate::game::chess::castling::{king_home, king_target, rook_home};
use crate::game::chess::{Bits, Castling, Square, Wanted};
use crate::game::{Kind, Piece, Side};

/// Facts about a position that all moves share.
struct Facts {
    us: Side,
    king: Option<Square>,
    in_check: bool,
    /// Squares on a line with the king: only a piece that leaves one of them can expose it.
    lines: u64,
}

impl Position {
    /// Calls `each` with every requested legal move, each once.
    pub(super) fn generate(&self, wanted: Wanted, each: &mut impl FnMut(Move)) {
        if self.is_setting_up() {
            if wanted.quiet {
                self.placings(each);
            }
            return;
        }
        let (us, g) = (self.turn, self.geometry());
        let king = self.king(us);
        let lines = king.map_or(0, |king| g.lines(king));
        let facts = Facts { us, king, in_check: self.checkers(us) != 0, lines };
        for from in Bits(self.of_side(us)) {
            let Some(kind) = self.kind_on(from) else { continue };
            match kind {
                Kind::Pawn => self.pawn(&facts, wanted, from, each),
                Kind::Knight => self.leaper(&facts, wanted, from, g.leaps[0][from.index()], each),
                MIRROR_KNIGHT => self.leaper(&facts, wanted, from, g.leaps[1][from.index()], each),
                Kind::King => self.king_moves(&facts, wanted, from, each),
                _ => self.slider(&facts, wanted, kind, from, each),
            }
        }
    }

    /// Returns the squares of enemy pieces that can be captured by replacement; never a king.
    fn prey(&self) -> u64 {
        self.of_side(!self.turn) & !self.king(!self.turn).map_or(0, Square::bit)
    }

    fn slider(&self, facts: &Facts, wanted: Wanted, kind: Kind, from: Square, each: &mut impl FnMut(Move)) {
        let (g, occupied, prey) = (self.geometry(), self.occupied(), self.prey());
        for direction in (0..8).filter(|&direction| slides(kind, direction)) {
            let ray = g.rays[direction][from.index()];
            let Some(first) = g.first(from, direction, occupied) else {
                if wanted.quiet {
                    self.emit(facts, from, ray, None, each);
                }
                continue;
            };
            let behind = g.rays[direction][first.index()];
            if wanted.quiet {
                self.emit(facts, from, ray & !behind & !first.bit(), None, each);
            }
            if wanted.forcing && prey & first.bit() != 0 {
                self.emit(facts, from, first.bit(), None, each);
                let room = match (g.first(first, direction, occupied), self.rules.adjacent) {
                    (_, true) => g.steps[direction][first.index()] & !occupied,
                    (Some(second), false) => behind & !g.rays[direction][second.index()] & !second.bit(),
                    (None, false) => behind,
                };
                self.emit(facts, from, room, Some(first), each);
            }
        }
    }

    fn leaper(&self, facts: &Facts, wanted: Wanted, from: Square, targets: u64, each: &mut impl FnMut(Move)) {
        for to in Bits(targets & (!self.occupied() | self.prey())) {
            if wanted != Wanted::ALL && self.is_forcing(Move::walk(from, to)) != wanted.forcing {
                continue;
            }
            self.emit(facts, from, to.bit(), None, each);
        }
    }

    fn king_moves(&self, facts: &Facts, wanted: Wanted, from: Square, each: &mut impl FnMut(Move)) {
        let (g, occupied, prey) = (self.geometry(), self.occupied(), self.prey());
        let steps = g.king[from.index()];
        if wanted.quiet {
            self.emit(facts, from, steps & !occupied, None, each);
            self.castlings(facts, from, each);
        }
        if wanted.forcing {
            self.emit(facts, from, steps & prey, None, each);
            for direction in 0..8 {
                self.jump_next(facts, from, direction, each);
            }
        }
    }

    /// Generates the jump over an adjacent piece in a direction.
    fn jump_next(&self, facts: &Facts, from: Square, direction: usize, each: &mut impl FnMut(Move)) {
        let g = self.geometry();
        if let Some(over) = g.step(from, direction)
            && self.prey() & over.bit() != 0
            && let Some(to) = g.step(over, direction)
            && self.piece_on(to).is_none()
        {
            self.emit(facts, from, to.bit(), Some(over), each);
        }
    }

    /// Generates castling as in chess: only attacks by replacement prevent it.
    fn castlings(&self, facts: &Facts, from: Square, each: &mut impl FnMut(Move)) {
        let (us, g) = (facts.us, self.geometry());
        if self.castling == Castling::NONE || facts.in_check || from != king_home(us) {
            return;
        }
        for kingside in [true, false] {
            if !self.castling.right(us, kingside) {
                continue;
            }
            let to = king_target(us, kingside);
            let clear = g.between(from, rook_home(us, kingside)) & self.occupied() == 0;
            if clear && !self.is_attacked(from.middle(to), !us) {
                self.emit(facts, from, to.bit(), None, each);
            }
        }
    }

    fn pawn(&self, facts: &Facts, wanted: Wanted, from: Square, each: &mut impl FnMut(Move)) {
        let (us, g) = (facts.us, self.geometry());
        let (straight, sideways) = if us == Side::White { (0, [1, 7]) } else { (4, [3, 5]) };
        let empty = !self.occupied();
        let one = g.steps[straight][from.index()] & empty;
        let promotes = one & g.last[us.index()] != 0;
        if if promotes { wanted.forcing } else { wanted.quiet } {
            self.emit(facts, from, one, None, each);
        }
        if wanted.quiet && one != 0 && g.doubles[us.index()] & from.bit() != 0 {
            let two = g.step(from, straight).and_then(|next| g.step(next, straight)).map_or(0, Square::bit);
            self.emit(facts, from, two & empty, None, each);
        }
        if wanted.forcing {
            let attacked = g.pawn[us.index()][from.index()];
            let passing = self.en_passant.map_or(0, Square::bit);
            self.emit(facts, from, attacked & (self.prey() | passing & empty), None, each);
            for direction in sideways {
                self.jump_next(facts, from, direction, each);
            }
        }
    }

    /// Emits the legal moves from a square, with every promotion of a pawn.
    fn emit(&self, facts: &Facts, from: Square, targets: u64, over: Option<Square>, each: &mut impl FnMut(Move)) {
        for to in Bits(targets) {
            if !self.leaves_all_well(facts, from, to, over) {
                continue;
            }
            let promotes = self.geometry().last[facts.us.index()] & to.bit() != 0;
            if promotes && self.kind_on(from) == Some(Kind::Pawn) {
                OFFICERS.into_iter().for_each(|kind| each(Move::Walk { from, to, promotion: Some(kind) }));
            } else {
                each(Move::walk(from, to));
            }
        }
    }

    /// Returns true if the king is safe after a move and a jumped piece is no longer defended where that matters. It
    /// matters for jumps by the king, and for all jumps under the switch `undefended`. A leap over a defended piece is
    /// a plain leap and legal.
    fn leaves_all_well(&self, facts: &Facts, from: Square, to: Square, over: Option<Square>) -> bool {
        let king_moves = facts.king == Some(from);
        let exposes = facts.in_check
            || king_moves
            || facts.lines & from.bit() != 0
            // Two pieces leave the line at once.
            || self.is_en_passant(from, to);
        let over = over.filter(|_| king_moves || self.rules.undefended);
        if !exposes && over.is_none() {
            return true;
        }
        let next = self.board_after(from, to);
        let them = !facts.us;
        !(exposes && next.checkers(facts.us) != 0) && over.is_none_or(|at| !next.is_attacked(at, them))
    }

    /// Generates the free set-up: pieces on the ranks of their side, no pawns on the back rank.
    fn placings(&self, each: &mut impl FnMut(Move)) {
        for kind in self.kinds_left(self.turn) {
            let piece = Piece { side: self.turn, kind };
            for to in Bits(self.room_for(piece)) {
                if self.with_placed(piece, to).can_be_completed() {
                    each(Move::Place { kind, to });
                }
            }
        }
    }

    /// Returns a king that could be captured, and the attacker.
    pub(super) fn exposed_king(&self) -> Option<(Side, Piece, Square)> {
        Side::BOTH.into_iter().find_map(|side| {
            let at = Bits(self.checkers(side)).next()?;
            Some((side, self.piece_on(at)?, at))
        })
    }
}
