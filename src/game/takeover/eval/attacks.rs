//! What the pieces attack and could take over. The tuned numbers and the net share this.

use super::super::Position;
use super::super::pieces::{KINDS, MIRROR_KNIGHT, index};
use super::super::position::slides;
use crate::game::chess::{Bits, Square};
use crate::game::{Kind, Side};

/// What one piece attacks.
#[derive(Clone, Copy)]
pub struct PieceAttacks {
    /// Squares where it could capture, and those of pieces that it defends.
    pub squares: u64,
    /// Enemy pieces that it could take over, the king included.
    pub takeovers: u64,
}

impl PieceAttacks {
    /// Returns what a piece of this side and kind attacks from a square.
    pub fn new(position: &Position, us: Side, kind: Kind, from: Square) -> PieceAttacks {
        let g = position.geometry();
        let (theirs, occupied) = (position.of_side(!us), position.occupied());
        let mut takeovers = 0;
        let squares = match kind {
            Kind::Knight | MIRROR_KNIGHT => {
                for direction in (0..8).filter(|d| (d % 2 == 0) == (kind == Kind::Knight)) {
                    takeovers |= g.steps[direction][from.index()] & theirs;
                }
                g.leaps[usize::from(kind == MIRROR_KNIGHT)][from.index()]
            }
            Kind::King => g.king[from.index()],
            Kind::Pawn => {
                let attacked = g.pawn[us.index()][from.index()];
                for over in Bits(attacked & theirs) {
                    let (files, ranks) = from.towards(over);
                    let beyond = over.offset(files, ranks).map_or(0, Square::bit);
                    if beyond & g.exists & !occupied != 0 {
                        takeovers |= over.bit();
                    }
                }
                attacked
            }
            _ => {
                let mut squares = 0;
                for direction in (0..8).filter(|&direction| slides(kind, direction)) {
                    let first = g.first(from, direction, occupied);
                    squares |= g.up_to(from, direction, first);
                    if let Some(first) = first
                        && g.steps[direction][first.index()] & !occupied != 0
                    {
                        takeovers |= first.bit() & theirs;
                    }
                }
                squares
            }
        };
        PieceAttacks { squares, takeovers }
    }
}

/// What the pieces of one side attack.
#[derive(Clone, Copy, Default)]
pub struct SideAttacks {
    /// Squares that one piece or more attack.
    pub attacked: u64,
    /// Squares that two pieces or more attack.
    pub twice: u64,
    /// Enemy pieces that could be taken over, the king included.
    pub takeovers: u64,
    /// Squares that the pieces of each kind attack.
    by: [u64; KINDS],
}

impl SideAttacks {
    /// Returns what the pieces of White and of Black attack.
    pub fn of_both(position: &Position) -> [SideAttacks; 2] {
        Side::BOTH.map(|side| {
            let mut attacks = SideAttacks::default();
            for at in Bits(position.of_side(side)) {
                if let Some(kind) = position.kind_on(at) {
                    attacks.add(kind, PieceAttacks::new(position, side, kind, at));
                }
            }
            attacks
        })
    }

    /// Adds what a piece of this kind attacks.
    pub fn add(&mut self, kind: Kind, attacks: PieceAttacks) {
        self.twice |= self.attacked & attacks.squares;
        self.attacked |= attacks.squares;
        self.takeovers |= attacks.takeovers;
        if let Some(squares) = self.by.get_mut(index(kind)) {
            *squares |= attacks.squares;
        }
    }

    /// Returns the squares that pieces of this kind attack.
    pub fn by(&self, kind: Kind) -> u64 {
        self.by.get(index(kind)).copied().unwrap_or(0)
    }

    /// Returns the attacked squares from which a knight, bishop, rook or queen that goes there attacks a king.
    pub fn checks(&self, position: &Position, king: Square) -> u64 {
        let g = position.geometry();
        let by = |kind| self.by(kind);
        let mut lines = [0; 2];
        for direction in 0..8 {
            let first = g.first(king, direction, position.occupied());
            lines[direction % 2] |= g.up_to(king, direction, first);
        }
        let [straight, diagonal] = lines;
        // A leap in reverse takes its diagonal and its orthogonal step in the opposite order.
        by(Kind::Knight) & g.leaps[1][king.index()]
            | by(MIRROR_KNIGHT) & g.leaps[0][king.index()]
            | (by(Kind::Bishop) | by(Kind::Queen)) & diagonal
            | (by(Kind::Rook) | by(Kind::Queen)) & straight
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::{Move, rules::VARIANTS};
    use super::super::hint;
    use super::*;
    use crate::game::{Game as _, Position as _};

    /// Returns positions of games with arbitrary moves, in all rule sets that begin with pieces on the board.
    fn positions() -> Vec<Position> {
        let starts = VARIANTS.into_iter().filter(|name| !name.ends_with("free")).filter_map(Position::start);
        let game = |start: Position| {
            std::iter::successors(Some((start, 0_usize)), |&(position, turn)| {
                let moves = position.legal_moves();
                let m = moves.get((turn * 37 + turn / 7) % moves.len().max(1))?;
                (turn < 150).then(|| (position.after(*m), turn + 1))
            })
        };
        starts.flat_map(game).map(|(position, _)| position).collect()
    }

    #[test]
    fn attacked_squares_are_those_that_have_attackers() {
        for position in positions() {
            for (side, attacks) in Side::BOTH.into_iter().zip(SideAttacks::of_both(&position)) {
                for square in Bits(position.geometry().exists) {
                    let attackers = position.attackers(square, side).count_ones();
                    assert_eq!(attacks.attacked & square.bit() != 0, attackers > 0, "{position:?} {square}");
                    assert_eq!(attacks.twice & square.bit() != 0, attackers > 1, "{position:?} {square}");
                }
            }
        }
    }

    #[test]
    fn every_takeover_except_by_a_king_is_seen() {
        let mut seen = 0;
        for position in positions() {
            let takeovers = SideAttacks::of_both(&position)[position.turn.index()].takeovers;
            for m in position.legal_moves() {
                if let Move::Walk { from, to, .. } = m
                    && let Some(effects) = position.move_effects(from, to)
                    && effects.piece.kind != Kind::King
                    && let Some((_, at)) = effects.over
                {
                    assert_ne!(takeovers & at.bit(), 0, "{position:?} {m}");
                    seen += 1;
                }
            }
        }
        assert!(seen > 100, "only {seen} takeovers");
    }

    #[test]
    fn checks_are_the_squares_from_which_a_piece_would_attack_the_king() {
        let kinds = [Kind::Knight, MIRROR_KNIGHT, Kind::Bishop, Kind::Rook, Kind::Queen];
        for position in positions() {
            for (side, attacks) in Side::BOTH.into_iter().zip(SideAttacks::of_both(&position)) {
                let king = position.king(!side).unwrap();
                let checks = Bits(position.geometry().exists).filter(|&square| {
                    let attack = |kind| hint::attacks(&position, side, kind, square, king, position.occupied());
                    kinds.into_iter().any(|kind| attacks.by(kind) & square.bit() != 0 && attack(kind))
                });
                let checks = checks.fold(0, |set, square| set | square.bit());
                assert_eq!(attacks.checks(&position, king), checks, "{position:?} {side:?}");
            }
        }
    }
}
