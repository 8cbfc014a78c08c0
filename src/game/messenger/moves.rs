//! Moves of Messenger Chess, and their UCI text.

use std::fmt;

use super::Square;
use crate::game::chess::{OFFICERS, uci};
use crate::game::{Kind, Packed};

/// Step of a courier.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CourierStep {
    /// Origin of the step.
    pub from: Square,
    /// Target of the step.
    pub to: Square,
}

/// Regular move, as in chess; castling is the king's move of two squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Walk {
    /// Origin of the move.
    pub from: Square,
    /// Target of the move.
    pub to: Square,
    /// Kind to which a pawn promotes.
    pub promotion: Option<Kind>,
}

/// Whole move of Messenger Chess.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// The pawn on this square becomes the courier, before the first move.
    Place(Square),
    /// The courier on this square of the last rank leaves the board and wins.
    Exit(Square),
    /// A courier's step, then a regular move. Either may be missing; both are missing if a player must pass.
    Regular(Option<CourierStep>, Option<Walk>),
}

impl Move {
    /// Pass: neither step nor regular move.
    pub const PASS: Move = Move::Regular(None, None);

    /// Reads UCI text: `C@e2`, `e2e3,g1f3`, `-,e7e8q`, `e2e3,-`, `-,-`, `e8e9`, `e1e0`. Does not check legality.
    ///
    /// ```
    /// use hostage_chess::game::messenger::Move;
    /// for text in ["C@e2", "e2e3,g1f3", "-,e7e8q", "e2e3,-", "-,-", "e8e9", "c1c0"] {
    ///     assert_eq!(Move::from_uci(text).unwrap().to_string(), text);
    /// }
    /// assert_eq!(Move::from_uci("e8d9"), None);
    /// assert_eq!(Move::from_uci("e2e3"), None);
    /// ```
    pub fn from_uci(text: &str) -> Option<Move> {
        if !text.is_ascii() {
            return None;
        }
        if let Some(square) = text.strip_prefix("C@") {
            return Square::from_name(square).map(Move::Place);
        }
        if let Some((step, walk)) = text.split_once(',') {
            let step = if step == "-" { None } else { Some(read_step(step)?) };
            let walk = if walk == "-" { None } else { Some(read_walk(walk)?) };
            return Some(Move::Regular(step, walk));
        }
        let from = Square::from_name(text.get(..2)?)?;
        (Move::Exit(from).to_string() == text).then_some(Move::Exit(from))
    }
}

fn read_step(text: &str) -> Option<CourierStep> {
    let (from, to) = text.split_at_checked(2)?;
    Some(CourierStep { from: Square::from_name(from)?, to: Square::from_name(to)? })
}

fn read_walk(text: &str) -> Option<Walk> {
    let (from, to, promotion) = uci::read(text, &OFFICERS)?;
    Some(Walk { from, to, promotion })
}

impl fmt::Display for CourierStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        uci::write(f, self.from, self.to, None)
    }
}

impl fmt::Display for Walk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        uci::write(f, self.from, self.to, self.promotion)
    }
}

impl Packed for Move {
    /// Packs the squares of the step and of the regular move, and the promotion. For a missing part, both squares are
    /// equal. Placing and leaving are steps with a promotion to a king: on the same square for placing, to another for
    /// leaving.
    fn pack(self) -> u32 {
        let pair = |from: Square, to: Square| from.index() as u32 | (to.index() as u32) << 6;
        let king = Some(Kind::King).pack() << 24;
        match self {
            Move::Place(square) => pair(square, square) | king,
            Move::Exit(square) => pair(square, Square::from_index(square.index() as u8 ^ 1)) | king,
            Move::Regular(step, walk) => {
                let step = step.map_or(0, |step| pair(step.from, step.to));
                let (walk, promotion) = walk.map_or((0, None), |walk| (pair(walk.from, walk.to), walk.promotion));
                step | walk << 12 | promotion.pack() << 24
            }
        }
    }

    fn unpack(bits: u32) -> Option<Move> {
        let pair = |shift: u32| {
            let [from, to] = [bits >> shift, bits >> shift >> 6].map(|number| Square::from_index(number as u8));
            (from, to)
        };
        let (step, walk, promotion) = (pair(0), pair(12), Packed::unpack(bits >> 24)?);
        let differ = |(from, to): (Square, Square)| (from != to).then_some((from, to));
        Some(match promotion {
            Some(Kind::King) if step.0 == step.1 => Move::Place(step.0),
            Some(Kind::King) => Move::Exit(step.0),
            _ => Move::Regular(
                differ(step).map(|(from, to)| CourierStep { from, to }),
                differ(walk).map(|(from, to)| Walk { from, to, promotion }),
            ),
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Place(at) => write!(f, "C@{at}"),
            // The rank beyond the edge is White's ninth and Black's zeroth.
            Move::Exit(from) => {
                let name = from.to_string();
                write!(f, "{name}{}{}", &name[..1], if from.rank() == 0 { 0 } else { 9 })
            }
            Move::Regular(step, walk) => {
                match step {
                    Some(step) => write!(f, "{step},")?,
                    None => write!(f, "-,")?,
                }
                match walk {
                    Some(walk) => write!(f, "{walk}"),
                    None => write!(f, "-"),
                }
            }
        }
    }
}
