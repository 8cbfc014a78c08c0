//! Moves: their effect on the pieces, and their legality.

use std::collections::BTreeSet;

use super::{At, Plain, between, coloured, name, square, squares, value};

impl Plain {
    /// Returns every legal move as UCI text.
    pub fn moves(&self) -> BTreeSet<String> {
        self.conceivable().into_iter().filter(|text| self.after(text).is_some()).collect()
    }

    /// Returns all texts that could be moves here: every piece of the side to move to every square, every piece beside
    /// the board likewise.
    pub(super) fn conceivable(&self) -> Vec<String> {
        let mut texts = Vec::new();
        for from in squares().filter(|&at| self.own(self.get(at))) {
            for to in squares() {
                let promotions: &[&str] = match self.get(from) {
                    'P' | 'p' if to.1 == self.last() => &["q", "r", "b", "n"],
                    _ => &[""],
                };
                texts.extend(promotions.iter().map(|letter| format!("{}{}{letter}", name(from), name(to))));
            }
        }
        for to in squares().filter(|&to| self.get(to) == '.').map(name) {
            for landing in "QRBNP".chars() {
                texts.push(format!("{landing}@{to}"));
                texts.extend("QRBNP".chars().map(|payment| format!("{landing}#{payment}@{to}")));
            }
        }
        texts
    }

    /// Returns the position after a move, or `None` if it is not legal.
    pub fn after(&self, text: &str) -> Option<Plain> {
        self.carried_out(text).filter(|next| next.checkers(self.white).is_empty())
    }

    /// Returns the position after a move without checking the king's safety.
    pub(super) fn carried_out(&self, text: &str) -> Option<Plain> {
        let mut next = match text.split_once('@') {
            Some((pieces, to)) => self.landed(pieces, square(to)?)?,
            None => self.walked(square(text.get(..2)?)?, square(text.get(2..4)?)?, &text[4..])?,
        };
        next.white = !self.white;
        next.fullmoves += u32::from(!self.white);
        Some(next)
    }

    /// Returns the last rank for the pawns of the side to move.
    pub(super) fn last(&self) -> i32 {
        if self.white { 7 } else { 0 }
    }

    /// Removes one piece from those beside the board.
    fn without(pieces: &str, letter: char) -> Option<String> {
        pieces.contains(letter).then(|| pieces.replacen(letter, "", 1))
    }

    /// Returns the position after a drop (`N`) or an exchange (`N#B`: the knight lands, paid for with a bishop).
    fn landed(&self, pieces: &str, to: At) -> Option<Plain> {
        let (landing, payment) = match pieces.split_once('#') {
            Some((landing, payment)) => (landing.parse().ok()?, Some(payment.parse().ok()?)),
            None => (pieces.parse().ok()?, None),
        };
        let edge = to.1 == 0 || to.1 == 7;
        let worth = value(landing)?;
        if !landing.is_ascii_uppercase() || self.get(to) != '.' || landing == 'P' && edge {
            return None;
        }
        let piece = coloured(landing, self.white);
        let mut next = self.clone();
        match payment {
            None => next.airfields = Plain::without(&self.airfields, piece)?,
            Some(payment) => {
                // The payment has the other colour, so it never is the rescued piece.
                let paid = coloured(payment, !self.white);
                if !char::is_ascii_uppercase(&payment) || value(payment)? < worth {
                    return None;
                }
                next.prisons = Plain::without(&Plain::without(&self.prisons, paid)?, piece)?;
                next.airfields.push(paid);
            }
        }
        next.set(to, piece);
        next.passed = None;
        next.halfmoves = 0;
        // A rook from beside the board is unmoved where it lands, which matters in its side's corners.
        let side = usize::from(!self.white);
        if landing == 'R' && next.unmoved[side][0] && to.1 == 7 - self.last() {
            next.unmoved[side][1] |= to.0 == 7;
            next.unmoved[side][2] |= to.0 == 0;
        }
        Some(next)
    }

    /// Returns the position after a chess move; `promotion` is a small letter, or empty.
    fn walked(&self, from: At, to: At, promotion: &str) -> Option<Plain> {
        let (piece, goal) = (self.get(from), self.get(to));
        if !self.own(piece) || self.own(goal) || goal.eq_ignore_ascii_case(&'k') || from == to {
            return None;
        }
        let pawn = piece.eq_ignore_ascii_case(&'p');
        let promotes = pawn && to.1 == self.last();
        if promotes == promotion.is_empty() {
            return None;
        }
        let mut next = self.clone();
        next.passed = None;
        next.halfmoves = if pawn || goal != '.' { 0 } else { self.halfmoves + 1 };
        let mut captured = goal;
        if pawn {
            if self.is_stuck(from) {
                return None;
            }
            let up = if self.white { 1 } else { -1 };
            let (x, y) = (to.0 - from.0, (to.1 - from.1) * up);
            let second = 7 - self.last() + up;
            match (x.abs(), y) {
                (0, 1) if goal == '.' => {}
                (0, 2) if goal == '.' && from.1 == second && self.get((from.0, from.1 + up)) == '.' => {
                    next.passed = Some((from.0, from.1 + up));
                }
                (1, 1) if goal != '.' => {}
                (1, 1) if self.passed == Some(to) => {
                    captured = self.get((to.0, from.1));
                    next.set((to.0, from.1), '.');
                }
                _ => return None,
            }
        } else if !self.attacks(from, to) {
            return self.castled(from, to);
        }
        next.set(from, '.');
        next.set(to, piece);
        if promotes {
            let letter: char = promotion.parse().ok()?;
            if !"qrbn".contains(letter) {
                return None;
            }
            let officer = coloured(letter, self.white);
            next.prisons = Plain::without(&self.prisons, officer)?;
            next.prisons.push(piece);
            next.set(to, officer);
        }
        if captured != '.' {
            next.prisons.push(captured);
        }
        next.leave(from);
        next.leave(to);
        Some(next)
    }

    /// Clears the unmoved state of the king or rook on its home square.
    fn leave(&mut self, at: At) {
        for (side, rank) in [0, 7].into_iter().enumerate() {
            if at == (4, rank) {
                self.unmoved[side] = [false; 3];
            } else if at == (7, rank) {
                self.unmoved[side][1] = false;
            } else if at == (0, rank) {
                self.unmoved[side][2] = false;
            }
        }
    }

    fn castled(&self, from: At, to: At) -> Option<Plain> {
        let home = 7 - self.last();
        let side = usize::from(!self.white);
        if self.get(from) != coloured('K', self.white) || from != (4, home) || to.1 != home {
            return None;
        }
        let (rook, unmoved) = match to.0 {
            6 => ((7, home), self.unmoved[side][1]),
            2 => ((0, home), self.unmoved[side][2]),
            _ => return None,
        };
        let middle = ((from.0 + to.0) / 2, home);
        let free = between(from, rook).into_iter().all(|at| self.get(at) == '.');
        // Every move checks the king's safety on the target.
        let safe = [from, middle].into_iter().all(|at| self.attackers(at, !self.white).is_empty());
        if !(unmoved && self.unmoved[side][0] && free && safe) {
            return None;
        }
        let mut next = self.clone();
        next.set(to, self.get(from));
        next.set(middle, self.get(rook));
        next.set(from, '.');
        next.set(rook, '.');
        next.passed = None;
        next.halfmoves += 1;
        next.unmoved[side] = [false; 3];
        Some(next)
    }

    /// Returns true if this text is an en passant capture, legal or not.
    pub(super) fn is_en_passant(&self, text: &str) -> bool {
        let squares = || Some((square(text.get(..2)?)?, square(text.get(2..4)?)?));
        squares().is_some_and(|(from, to)| {
            self.get(from).eq_ignore_ascii_case(&'p') && from.0 != to.0 && self.passed == Some(to)
        })
    }
}
