//! Static evaluation of positions, and scores of moves.
//!
//! A takeover gains a piece twice: one leaves the enemy's army and joins the player's. So threats of takeover weigh
//! more than attacks, and pieces that can be jumped are badly placed.
//!
//! Tuned numbers evaluate both sides alike, and the results are subtracted. A small net corrects the difference. A
//! position and its mirror image with swapped colours are worth the same.

mod attacks;
pub mod constants;
mod hint;
pub mod net;

pub use hint::{HISTORY, hint, quiet_checks};

use super::pieces::{LISTED, MIRROR_KNIGHT};
use super::{Position, Rules};
use crate::game::chess::{Bits, Square};
use crate::game::{Kind, Piece, Side};
use attacks::{PieceAttacks, SideAttacks};

/// Returns the value of a piece. A king is never captured; its value only prevents the search from risking it in an
/// exchange.
pub fn value(rules: Rules, kind: Kind) -> i32 {
    let place = match kind {
        Kind::Pawn => 0,
        Kind::Knight => 1,
        MIRROR_KNIGHT => 2,
        Kind::Bishop => 3,
        Kind::Rook => 4,
        Kind::Queen => 5,
        Kind::King => return 2000,
        Kind::Other(_) => return 0,
    };
    let pieces = if rules.undefended { &constants::PIECES_UNDEFENDED } else { &constants::PIECES };
    pieces[place].get()
}

/// Returns the value of a position for the side to move, in centipawns.
pub fn evaluate(position: &Position) -> i32 {
    let counts = Count::of_both(position);
    difference(position, &counts) + net::worth(position, || net::seen(position, &counts.map(|count| count.attacks)))
}

/// Returns the value by the tuned numbers alone.
fn tuned(position: &Position) -> i32 {
    difference(position, &Count::of_both(position))
}

fn difference(position: &Position, counts: &[Count; 2]) -> i32 {
    let [white, black] = counts.each_ref().map(Count::worth);
    let difference = if position.turn == Side::White { white - black } else { black - white };
    difference + constants::TEMPO.get()
}

/// Upper limit of [`Count::siege`], in tenths.
const MOST_SIEGE: i32 = 400;

/// Points in favour of one side.
#[derive(Default)]
struct Count {
    material: i32,
    placement: i32,
    mobility: i32,
    /// Value of the most valuable enemy piece that the next move could take over.
    dearest: i32,
    threats: i32,
    /// Weighted count of attacks on squares around the enemy king, one per attacker and square, in tenths.
    siege: i32,
    attacks: SideAttacks,
}

impl Count {
    fn of_both(position: &Position) -> [Count; 2] {
        Side::BOTH.map(|side| Count::new(position, side))
    }

    fn new(position: &Position, us: Side) -> Count {
        let mut count = Count::default();
        let ring = position.king(!us).map_or(0, |king| position.geometry().king[king.index()] | king.bit());
        for kind in LISTED.into_iter().filter(|&kind| kind != Kind::King) {
            count.material += value(position.rules, kind) * i32::from(position.left(Piece { side: us, kind }));
        }
        for at in Bits(position.of_side(us)) {
            let Some(kind) = position.kind_on(at) else { continue };
            if kind != Kind::King {
                count.material += value(position.rules, kind);
            }
            count.placement += placement(position, us, kind, at);
            let attacks = PieceAttacks::new(position, us, kind, at);
            count.attacks.add(kind, attacks);
            for over in Bits(attacks.takeovers) {
                count.threaten(position, over, us);
            }
            count.siege += (attacks.squares & ring).count_ones() as i32 * weight(kind);
            if kind != Kind::King && kind != Kind::Pawn {
                count.mobility += (attacks.squares & !position.of_side(us)).count_ones() as i32;
            }
        }
        count
    }

    fn worth(&self) -> i32 {
        let others = self.threats - self.dearest;
        let threats = (constants::DEAREST.get() * self.dearest + constants::OTHERS.get() * others) / 1024;
        let siege = self.siege.min(MOST_SIEGE);
        let siege = siege * (constants::SIEGE_COUNT.get() + constants::SIEGE_SQUARE.get() * siege / 100) / 1024;
        self.material + self.placement + constants::MOBILITY.get() * self.mobility / 10 + threats + siege
    }

    fn threaten(&mut self, position: &Position, at: Square, us: Side) {
        let Some(kind) = position.kind_on(at).filter(|&kind| kind != Kind::King) else { return };
        let mut worth = value(position.rules, kind);
        if position.is_attacked(at, !us) {
            let share = if position.rules.undefended { 0 } else { constants::DEFENDED.get() };
            worth = worth * share / 1024;
        }
        self.threats += worth;
        self.dearest = self.dearest.max(worth);
    }
}

/// Returns the weight of a piece in [`Count::siege`].
fn weight(kind: Kind) -> i32 {
    let place = match kind {
        Kind::Queen => 3,
        Kind::Rook => 2,
        Kind::Knight | MIRROR_KNIGHT | Kind::Bishop => 1,
        _ => 0,
    };
    constants::SIEGE[place].get()
}

/// Returns the value of a piece's square. Pawns gain by advancing, kings by staying at home, and other pieces by being
/// in the middle.
fn placement(position: &Position, us: Side, kind: Kind, at: Square) -> i32 {
    let g = position.geometry();
    let rank = i32::from(g.rank_for(us, at));
    let size = i32::from(g.size);
    let from_middle = |line: u8| (2 * i32::from(line) - (size - 1)).abs();
    let middle = size - 1 - (from_middle(at.file()) + from_middle(at.rank())) / 2;
    let [pawn, knight, bishop, other, king] = constants::MIDDLE.each_ref().map(|number| number.get() * middle / 10);
    match kind {
        Kind::Pawn => {
            let near = (rank + 5 - size).max(0);
            near * near * constants::RUN.get() / 10 + pawn
        }
        Kind::King => -constants::KING_RANK.get() * rank - king,
        Kind::Knight | MIRROR_KNIGHT => knight,
        Kind::Bishop => bishop,
        _ => other,
    }
}
