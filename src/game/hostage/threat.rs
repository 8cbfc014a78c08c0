//! Threats: drops with check, ransoms after a capture, exchanges that leave the enemy unable to pay (docs/rules.md 1.3
//! and 1.4).
//!
//! Slow and plain: plays every legal move and examines the result. Thousands of moves take a few milliseconds.

use super::{Hold, Move, Position, Style, notation};
use crate::game::threat::{Capture, Deal, Grade, Landing, Purchase, Strike, Threats};
use crate::game::{Cell, Kind, Position as _};

impl Position {
    /// Returns the effect of a move on the enemy king. A check that a drop or an exchange can answer is not mate; the
    /// generator knows these answers.
    fn grade_of(&self, m: Move) -> Grade {
        let next = self.after(m);
        if !next.in_check() {
            Grade::Quiet
        } else if next.legal_moves().is_empty() {
            Grade::Mate
        } else {
            Grade::Check
        }
    }

    /// Returns the pieces that the side to move could ransom, this kind first.
    fn purchases(&self, first: Kind) -> Vec<Purchase> {
        let mut purchases: Vec<Purchase> = Vec::new();
        // The generator lists cheap payments first, so the first of several equally strong ransoms is the cheapest.
        for m in self.legal_moves() {
            let Move::Exchange { rescued: kind, paid, to } = m else { continue };
            let grade = self.grade_of(m);
            let to = Cell::from(to);
            match purchases.iter_mut().find(|purchase| purchase.kind == kind) {
                None => {
                    let place = if kind == first { 0 } else { purchases.len() };
                    purchases.insert(place, Purchase { kind, grade, paid, squares: vec![to] });
                }
                Some(purchase) if grade > purchase.grade => {
                    (purchase.grade, purchase.paid, purchase.squares) = (grade, paid, vec![to]);
                }
                Some(purchase) if (grade, paid) == (purchase.grade, purchase.paid) => purchase.squares.push(to),
                Some(_) => {}
            }
        }
        purchases
    }
}

/// Returns the usual value of a piece, in pawns.
const fn worth(kind: Kind) -> i32 {
    match kind {
        Kind::Pawn => 1,
        Kind::Knight | Kind::Bishop => 3,
        Kind::Rook => 5,
        Kind::Queen => 9,
        _ => 0,
    }
}

/// Returns true if one of these prisoners would pay for one of these jailed pieces.
fn pays(prison: Hold, jailed: Hold) -> bool {
    jailed.kinds().any(|kind| prison.cheapest_payment_for(kind).is_some())
}

impl Threats for Position {
    fn landings(&self, theirs: bool) -> Option<Vec<Landing>> {
        let position = if theirs { self.pass()? } else { *self };
        let mut landings = Vec::new();
        for m in position.legal_moves() {
            let (kind, to, paid) = match m {
                Move::Drop { kind, to } => (kind, to, None),
                Move::Exchange { rescued, paid, to } => (rescued, to, Some(paid)),
                Move::Walk { .. } => continue,
            };
            let grade = position.grade_of(m);
            if grade > Grade::Quiet {
                landings.push(Landing { kind, to: to.into(), paid, grade });
            }
        }
        Some(landings)
    }

    fn strike(&self) -> Option<Strike> {
        let position = self.pass()?;
        // Mate first, then the gain in pawns; a drop with check gains nothing but comes before no threat.
        let mut best: Option<((bool, i32), Strike)> = None;
        for m in position.legal_moves() {
            let grade = position.grade_of(m);
            let (kind, to, taken, lands) = match m {
                Move::Drop { kind, to } | Move::Exchange { rescued: kind, to, .. } => (kind, to, None, true),
                Move::Walk { from, to, .. } => {
                    let Some(kind) = position.kind_on(from) else { continue };
                    (kind, to, position.kind_on(to), false)
                }
            };
            let gain = taken.map_or(0, |taken| {
                let next = position.after(m);
                let is_taken_back =
                    next.legal_moves().into_iter().any(|m| matches!(m, Move::Walk { to: back, .. } if back == to));
                worth(taken) - if is_taken_back { worth(kind) } else { 0 }
            });
            let strike = Strike { kind, to: to.into(), taken, lands, grade };
            let rank = match grade {
                Grade::Mate => (true, 0),
                _ if gain > 0 => (false, gain),
                Grade::Check if lands => (false, 0),
                Grade::Check | Grade::Quiet => continue,
            };
            if best.is_none_or(|(other, _)| rank > other) {
                best = Some((rank, strike));
            }
        }
        best.map(|(_, strike)| strike)
    }

    fn captures(&self) -> Vec<Capture> {
        let mut captures = Vec::new();
        for m in self.legal_moves() {
            let Move::Walk { from, to, .. } = m else { continue };
            let victim = match self.kind_on(to) {
                Some(_) => to,
                None if self.is_en_passant(from, to) => self.en_passant_victim().unwrap_or(to),
                None => continue,
            };
            let Some(taken) = self.kind_on(victim) else { continue };
            let purchases = self.after(m).purchases(taken);
            let text = notation::write(self, m, Style::default());
            captures.push(Capture { text, from: from.into(), victim: victim.into(), taken, purchases });
        }
        captures
    }

    fn deals(&self) -> Vec<Deal> {
        let (us, pockets) = (self.turn, self.pockets());
        let mut deals: Vec<Deal> = Vec::new();
        for m in self.legal_moves() {
            let Move::Exchange { rescued, paid, .. } = m else { continue };
            if deals.iter().any(|deal| (deal.rescued, deal.paid) == (rescued, paid)) {
                continue;
            }
            let theirs = pockets.prison(us).without(paid);
            let held = pockets.jailed(us).without(rescued);
            deals.push(Deal { rescued, paid, ruins: !pays(held, theirs), empties: theirs.is_empty() });
        }
        deals
    }

    fn can_pay(&self) -> bool {
        pays(self.pockets().jailed(self.turn), self.pockets().prison(self.turn))
    }
}
