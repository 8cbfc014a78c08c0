//! What a walk does besides walking: from where to where fixes it (docs/rules.md 2.2 to 2.5).

use super::men::MIRROR_KNIGHT;
use super::{Move, Position};
use crate::game::chess::castling::is_castling;
use crate::game::chess::{Bits, Castling, Square};
use crate::game::{Kind, Man};

/// What a walk does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveEffects {
    /// Who walks.
    pub man: Man,
    /// Who is captured by replacement (or en passant), and where.
    pub captured: Option<(Man, Square)>,
    /// Who is taken over, whose it was, and where.
    pub over: Option<(Man, Square)>,
    /// Castling, and whether on the king's side.
    pub castled: Option<bool>,
}

impl MoveEffects {
    /// Whether the count of the fifty moves restarts: a takeover counts as a capture.
    pub const fn is_progress(&self) -> bool {
        self.captured.is_some() || self.over.is_some() || matches!(self.man.kind, Kind::Pawn)
    }

    /// Whether an enemy is taken in either way.
    pub const fn takes(&self) -> bool {
        self.captured.is_some() || self.over.is_some()
    }
}

/// The first square of a leap: orthogonal for a knight, diagonal for a mirror-knight. None if it is no leap.
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
    /// What a walk does, if somebody stands where it begins. Says nothing about legality.
    pub fn move_effects(&self, from: Square, to: Square) -> Option<MoveEffects> {
        let man = self.man_on(from)?;
        let mut effects = MoveEffects { man, captured: self.at(to), over: None, castled: None };
        let (files, ranks) = from.towards(to);
        let two_steps = files.abs().max(ranks.abs()) == 2;
        match man.kind {
            Kind::Pawn if files != 0 && two_steps => effects.over = self.victim(from.middle(to)),
            Kind::Pawn if files != 0 && self.en_passant == Some(to) => {
                effects.captured = self.en_passant_victim(to).and_then(|at| self.at(at));
            }
            Kind::Knight | MIRROR_KNIGHT => self.leap_over(&mut effects, from, to),
            Kind::King if two_steps => {
                effects.over = self.victim(from.middle(to));
                let castles = effects.over.is_none()
                    && ranks == 0
                    && is_castling(man.side, from, to)
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

    fn at(&self, square: Square) -> Option<(Man, Square)> {
        self.man_on(square).map(|man| (man, square))
    }

    /// The man on a square, if the side to move could take it over: any enemy but the king.
    pub(super) fn victim(&self, square: Square) -> Option<(Man, Square)> {
        self.at(square).filter(|(man, _)| man.side != self.turn && man.kind != Kind::King)
    }

    /// Whoever stands on a leap's first square is taken over, unless these rules protect defended men and it is one:
    /// then the leap is a plain one.
    fn leap_over(&self, effects: &mut MoveEffects, from: Square, to: Square) {
        effects.over = first_square(effects.man.kind, from, to).and_then(|first| self.victim(first));
        if self.rules.undefended
            && let Some((_, at)) = effects.over
            && self.carried_out(effects, from, to, None).is_attacked(at, !self.turn)
        {
            effects.over = None;
        }
    }

    /// Whether a turn takes somebody or makes a man of a pawn.
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
