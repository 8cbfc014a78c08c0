//! Every legal turn of a position (RULES.md 1), and nothing else.
//!
//! Turns come in bundles (one man and all its targets), so that counting them needs no list: perft adds up bits.

use super::{Bits, Hold, Move, Position, Rules, Square, attacks};
use crate::game::{Kind, Side};

/// Turns that differ only in where they end.
#[derive(Clone, Copy)]
pub enum Bundle {
    /// A man walks to one of these squares.
    Walk(Square, Bits),
    /// A pawn promotes on one of these squares, to any officer held there.
    Promote(Square, Bits, Hold),
    /// A man drops on one of these squares.
    Drop(Kind, Bits),
    /// The first is rescued, the second pays.
    Exchange(Kind, Kind, Bits),
}

impl Bundle {
    /// How many turns this is.
    pub fn count(self) -> u64 {
        let (targets, times) = match self {
            Bundle::Walk(_, to) | Bundle::Drop(_, to) | Bundle::Exchange(_, _, to) => (to, 1),
            Bundle::Promote(_, to, into) => (to, into.kinds().filter(|&kind| kind != Kind::Pawn).count()),
        };
        u64::from(targets.count()) * times as u64
    }

    /// Those of its turns that end on these squares.
    #[must_use]
    pub fn ending_on(self, squares: Bits) -> Bundle {
        match self {
            Bundle::Walk(from, to) => Bundle::Walk(from, to & squares),
            Bundle::Promote(from, to, into) => Bundle::Promote(from, to & squares, into),
            Bundle::Drop(kind, to) => Bundle::Drop(kind, to & squares),
            Bundle::Exchange(rescued, paid, to) => Bundle::Exchange(rescued, paid, to & squares),
        }
    }

    /// Calls back with each turn.
    pub fn each(self, mut f: impl FnMut(Move)) {
        match self {
            Bundle::Walk(from, targets) => targets.for_each(|to| f(Move::Walk { from, to, promotion: None })),
            Bundle::Promote(from, targets, into) => {
                for to in targets {
                    for kind in into.kinds().rev().filter(|&kind| kind != Kind::Pawn) {
                        f(Move::Walk { from, to, promotion: Some(kind) });
                    }
                }
            }
            Bundle::Drop(kind, targets) => targets.for_each(|to| f(Move::Drop { kind, to })),
            Bundle::Exchange(rescued, paid, targets) => targets.for_each(|to| f(Move::Exchange { rescued, paid, to })),
        }
    }
}

/// Which turns are wanted.
#[derive(Clone, Copy)]
pub struct Wanted {
    /// Captures and promotions.
    pub forcing: bool,
    /// All other chess moves.
    pub quiet: bool,
    /// Drops and exchanges.
    pub landings: bool,
}

impl Wanted {
    /// Every turn.
    pub const ALL: Wanted = Wanted { forcing: true, quiet: true, landings: true };
    /// Captures and promotions.
    pub const FORCING: Wanted = Wanted { forcing: true, quiet: false, landings: false };

    /// All but captures and promotions.
    pub const QUIET: Wanted = Wanted { forcing: false, quiet: true, landings: true };

    fn walk_mask(self, enemies: Bits) -> Bits {
        (if self.forcing { enemies } else { Bits::NONE }) | if self.quiet { !enemies } else { Bits::NONE }
    }
}

/// What all generators want to know of a position, found once.
struct Facts {
    us: Side,
    king: Square,
    occupied: Bits,
    ours: Bits,
    theirs: Bits,
    checkers: Bits,
    pinned: Bits,
    /// Where a man other than the king may go: it must answer a check, and must not thaw a pawn that then checks.
    allowed: Bits,
}

impl Facts {
    fn of(position: &Position) -> Facts {
        let us = position.turn;
        let king = position.king(us);
        let (ours, theirs) = (position.of_side(us), position.of_side(!us));
        let checkers = position.checked_by();
        let mut allowed = !ours & block_or_take(king, checkers);
        if position.pseudo_checkers(us).has_any() {
            // RULES.md 1, frozen pawns, point 1.
            allowed &= !(theirs & !position.of_kind(Kind::Pawn));
        }
        let pinned = pinned(position, king, us);
        Facts { us, king, occupied: ours | theirs, ours, theirs, checkers, pinned, allowed }
    }
}

/// Where another man ends a check by these men.
fn block_or_take(king: Square, checkers: Bits) -> Bits {
    match checkers.first() {
        None => Bits::ALL,
        Some(_) if checkers.several() => Bits::NONE,
        Some(checker) => attacks::between(king, checker) | checker.into(),
    }
}

fn pinned(position: &Position, king: Square, us: Side) -> Bits {
    let theirs = position.of_side(!us);
    let queens = position.of_kind(Kind::Queen);
    let snipers = (attacks::rook(king, theirs) & (position.of_kind(Kind::Rook) | queens)
        | attacks::bishop(king, theirs) & (position.of_kind(Kind::Bishop) | queens))
        & theirs;
    let mut pinned = Bits::NONE;
    for sniper in snipers {
        let shields = attacks::between(king, sniper) & position.of_side(us);
        if !shields.several() {
            pinned |= shields;
        }
    }
    pinned
}

impl Position {
    /// Calls back with every wanted legal turn, in bundles.
    pub fn generate(&self, wanted: Wanted, each: &mut impl FnMut(Bundle)) {
        let facts = Facts::of(self);
        if wanted.forcing || wanted.quiet {
            let mask = wanted.walk_mask(facts.theirs);
            self.king_walks(&facts, mask, each);
            if wanted.quiet && facts.checkers.is_empty() {
                self.castles(&facts, each);
            }
            if facts.allowed.has_any() {
                self.officer_walks(&facts, mask, each);
                self.pawn_walks(&facts, wanted, each);
            }
            if wanted.forcing {
                self.en_passants(&facts, each);
            }
        }
        if wanted.landings {
            self.drops(&facts, each);
            self.exchanges(&facts, each);
        }
    }

    fn king_walks(&self, facts: &Facts, mask: Bits, each: &mut impl FnMut(Bundle)) {
        let harmless = self.harmless_pawns(!facts.us);
        let without_king = facts.occupied ^ facts.king.into();
        let mut targets = Bits::NONE;
        for to in attacks::king(facts.king) & !facts.ours & mask {
            // An officer taken into an empty prison thaws the pawns that were waiting for it.
            let thaws = facts.theirs.has(to) && !self.of_kind(Kind::Pawn).has(to);
            let harmless = if thaws { Bits::NONE } else { harmless };
            if self.attackers_given(to, !facts.us, without_king | to.into(), harmless).is_empty() {
                targets |= to.into();
            }
        }
        emit_walk(each, facts.king, targets);
    }

    fn castles(&self, facts: &Facts, each: &mut impl FnMut(Bundle)) {
        let mut targets = Bits::NONE;
        for kingside in [true, false] {
            if self.castling.right(facts.us, kingside) {
                let rook = super::position::rook_home(facts.us, kingside);
                let steps = if kingside { [5, 6] } else { [3, 2] };
                let path = steps.map(|file| Square::new(file, facts.king.rank()));
                let clear = (attacks::between(facts.king, rook) & facts.occupied).is_empty();
                if clear && path.into_iter().all(|square| self.attackers(square, !facts.us).is_empty()) {
                    targets |= path[1].into();
                }
            }
        }
        emit_walk(each, facts.king, targets);
    }

    fn officer_walks(&self, facts: &Facts, mask: Bits, each: &mut impl FnMut(Bundle)) {
        for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
            for from in self.of(facts.us, kind) {
                let reach = attacks::of(kind, facts.us, from, facts.occupied);
                emit_walk(each, from, reach & facts.allowed & mask & free_of_pin(facts, from));
            }
        }
    }

    fn pawn_walks(&self, facts: &Facts, wanted: Wanted, each: &mut impl FnMut(Bundle)) {
        let us = facts.us;
        let last_step = Bits::seventh(us);
        let empty = !facts.occupied;
        for from in self.of(us, Kind::Pawn) {
            let one = Bits::from(from).ahead(us) & empty;
            let two = if from.rank_for(us) == 1 { one.ahead(us) & empty } else { Bits::NONE };
            let take = attacks::pawn(us, from) & facts.theirs;
            let allowed = facts.allowed & free_of_pin(facts, from);
            if last_step.has(from) {
                let jailed = self.stores().jailed(us);
                if wanted.forcing && jailed.has_officer() {
                    let targets = (one | take) & allowed;
                    if targets.has_any() {
                        each(Bundle::Promote(from, targets, jailed));
                    }
                }
            } else {
                let quiet = if wanted.quiet { one | two } else { Bits::NONE };
                let forcing = if wanted.forcing { take } else { Bits::NONE };
                emit_walk(each, from, (quiet | forcing) & allowed);
            }
        }
    }

    fn en_passants(&self, facts: &Facts, each: &mut impl FnMut(Bundle)) {
        if let Some(to) = self.en_passant {
            for from in attacks::pawn(!facts.us, to) & self.of(facts.us, Kind::Pawn) {
                if self.en_passant_is_safe(from, to) {
                    emit_walk(each, from, to.into());
                }
            }
        }
    }

    /// Two men leave the line at once, so pins and checks are looked at afresh. Taking a pawn thaws nobody.
    fn en_passant_is_safe(&self, from: Square, to: Square) -> bool {
        let Some(victim) = self.en_passant_victim() else { return false };
        let us = self.turn;
        let occupied = self.occupied() ^ from.into() ^ to.into() ^ victim.into();
        self.attackers_given(self.king(us), !us, occupied, self.harmless_pawns(!us)).is_empty()
    }

    /// Whether the pawn that has just stepped two can be taken en passant.
    pub(super) fn can_capture_en_passant(&self) -> bool {
        self.en_passant.is_some_and(|to| {
            let takers = attacks::pawn(!self.turn, to) & self.of(self.turn, Kind::Pawn);
            takers.into_iter().any(|from| self.en_passant_is_safe(from, to))
        })
    }

    fn drops(&self, facts: &Facts, each: &mut impl FnMut(Bundle)) {
        let targets = !facts.occupied & block_or_take(facts.king, facts.checkers);
        for kind in self.stores().airfield(facts.us).kinds() {
            emit_landing(each, targets, kind, |to| Bundle::Drop(kind, to));
        }
    }

    fn exchanges(&self, facts: &Facts, each: &mut impl FnMut(Bundle)) {
        let (prison, jailed) = (self.stores().prison(facts.us), self.stores().jailed(facts.us));
        for paid in prison.kinds() {
            let mut checkers = facts.checkers;
            if self.rules == Rules::Leslie && !prison.without(paid).has_officer() {
                // RULES.md 1, frozen pawns, point 2: the payment turns a pawn's check into a pseudo-check.
                checkers &= !(self.of_kind(Kind::Pawn) & Bits::seventh(!facts.us));
            }
            let targets = !facts.occupied & block_or_take(facts.king, checkers);
            for rescued in jailed.kinds().filter(|&kind| kind.value() <= paid.value()) {
                emit_landing(each, targets, rescued, |to| Bundle::Exchange(rescued, paid, to));
            }
        }
    }
}

fn free_of_pin(facts: &Facts, from: Square) -> Bits {
    if facts.pinned.has(from) { attacks::line(facts.king, from) } else { Bits::ALL }
}

fn emit_walk(each: &mut impl FnMut(Bundle), from: Square, targets: Bits) {
    if targets.has_any() {
        each(Bundle::Walk(from, targets));
    }
}

/// Pawns are never dropped on the first or last rank.
fn emit_landing(each: &mut impl FnMut(Bundle), targets: Bits, kind: Kind, bundle: impl Fn(Bits) -> Bundle) {
    let targets = if kind == Kind::Pawn { targets & !Bits::EDGES } else { targets };
    if targets.has_any() {
        each(bundle(targets));
    }
}
