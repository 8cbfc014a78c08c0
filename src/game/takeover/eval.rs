//! What a position is worth without looking ahead, and how promising a turn looks.
//!
//! A takeover wins a man twice: one leaves the enemy's army and joins the own one. So the threats to take over weigh
//! more here than attacks do, and men that can be jumped stand badly.
//!
//! Everything is counted for each side alike and subtracted, so a position and its mirror image with the colours
//! swapped are worth the same.

mod hint;

pub use hint::{HISTORY, hint, quiet_checks};

use super::Position;
use super::men::{LISTED, MIRROR_KNIGHT};
use super::position::slides;
use crate::game::chess::{Bits, Square};
use crate::game::{Kind, Man, Side};

/// What it is worth to have the move.
const TEMPO: i32 = 20;

/// The worth of a man. A king is never taken; his worth only keeps him from being risked in an exchange.
pub const fn value(kind: Kind) -> i32 {
    match kind {
        Kind::Pawn => 100,
        Kind::Knight => 330,
        MIRROR_KNIGHT => 320,
        Kind::Bishop => 330,
        Kind::Rook => 500,
        Kind::Queen => 950,
        Kind::King => 2000,
        Kind::Other(_) => 0,
    }
}

/// The worth of a position for the side to move, in centipawns.
pub fn evaluate(position: &Position) -> i32 {
    let [white, black] = Side::BOTH.map(|side| Count::new(position, side).worth());
    let difference = if position.turn == Side::White { white - black } else { black - white };
    difference + TEMPO
}

/// What speaks for one side.
#[derive(Default)]
struct Count {
    material: i32,
    placement: i32,
    mobility: i32,
    /// The worth of the enemies that could be taken over next turn, one entry the dearest.
    dearest: i32,
    threats: i32,
    /// How many of the squares around the enemy king are attacked, once for each attacker.
    siege: i32,
}

impl Count {
    fn new(position: &Position, us: Side) -> Count {
        let mut count = Count::default();
        let ring = position.king(!us).map_or(0, |king| position.geometry().king[king.index()] | king.bit());
        for kind in LISTED.into_iter().filter(|&kind| kind != Kind::King) {
            count.material += value(kind) * i32::from(position.left(Man { side: us, kind }));
        }
        for at in Bits(position.of_side(us)) {
            let Some(kind) = position.kind_on(at) else { continue };
            if kind != Kind::King {
                count.material += value(kind);
            }
            count.placement += placement(position, us, kind, at);
            let reach = count.reach(position, us, kind, at);
            count.siege += (reach & ring).count_ones() as i32 * weight(kind);
            if kind != Kind::King && kind != Kind::Pawn {
                count.mobility += (reach & !position.of_side(us)).count_ones() as i32;
            }
        }
        count
    }

    fn worth(&self) -> i32 {
        // One threat can be met; the others go on.
        let threats = self.dearest / 16 + (self.threats - self.dearest) / 8;
        let siege = self.siege.min(40);
        self.material + self.placement + 4 * self.mobility + threats + siege * (siege + 10) / 12
    }

    /// What a man attacks; on the way, whom it could take over.
    fn reach(&mut self, position: &Position, us: Side, kind: Kind, from: Square) -> u64 {
        let (g, occupied) = (position.geometry(), position.occupied());
        match kind {
            Kind::Knight | MIRROR_KNIGHT => {
                let mut over = 0;
                for direction in (0..8).filter(|d| (d % 2 == 0) == (kind == Kind::Knight)) {
                    over |= g.steps[direction][from.index()];
                }
                for first in Bits(over & position.of_side(!us)) {
                    self.threaten(position, first, us);
                }
                g.leaps[usize::from(kind == MIRROR_KNIGHT)][from.index()]
            }
            Kind::King => g.king[from.index()],
            Kind::Pawn => {
                let attacked = g.pawn[us.index()][from.index()];
                for over in Bits(attacked & position.of_side(!us)) {
                    let (files, ranks) = from.towards(over);
                    let beyond = over.offset(files, ranks).map_or(0, Square::bit);
                    if beyond & g.exists & !occupied != 0 {
                        self.threaten(position, over, us);
                    }
                }
                attacked
            }
            _ => {
                let mut reach = 0;
                for direction in (0..8).filter(|&direction| slides(kind, direction)) {
                    let ray = g.rays[direction][from.index()];
                    let Some(first) = g.first(from, direction, occupied) else {
                        reach |= ray;
                        continue;
                    };
                    reach |= ray & !g.rays[direction][first.index()];
                    if g.steps[direction][first.index()] & !occupied != 0 && position.of_side(!us) & first.bit() != 0 {
                        self.threaten(position, first, us);
                    }
                }
                reach
            }
        }
    }

    fn threaten(&mut self, position: &Position, at: Square, us: Side) {
        let Some(kind) = position.kind_on(at).filter(|&kind| kind != Kind::King) else { return };
        // Whoever is defended is soon taken back.
        let worth = if position.is_attacked(at, !us) { value(kind) / 2 } else { value(kind) };
        self.threats += worth;
        self.dearest = self.dearest.max(worth);
    }
}

/// How much a man counts in a siege.
const fn weight(kind: Kind) -> i32 {
    match kind {
        Kind::Queen => 3,
        Kind::Rook | Kind::Knight | MIRROR_KNIGHT | Kind::Bishop => 2,
        _ => 1,
    }
}

/// Pawns want to go on, the others to the middle, the king to stay at home.
fn placement(position: &Position, us: Side, kind: Kind, at: Square) -> i32 {
    let g = position.geometry();
    let rank = i32::from(g.rank_for(us, at));
    let size = i32::from(g.size);
    let from_middle = |line: u8| (2 * i32::from(line) - (size - 1)).abs();
    let middle = size - 1 - (from_middle(at.file()) + from_middle(at.rank())) / 2;
    match kind {
        Kind::Pawn => {
            let left = size - 1 - rank;
            let run = if left <= 3 { (4 - left) * (4 - left) * 6 } else { 0 };
            run + 2 * middle
        }
        Kind::King => -12 * rank - 3 * middle,
        Kind::Knight | MIRROR_KNIGHT => 5 * middle,
        Kind::Bishop => 3 * middle,
        _ => middle,
    }
}
