//! Legality of a single move, with the reason if it is illegal. Slow, plain and independent of the generator, so that
//! each can be tested against the other.

use super::board::{Ground, Hole, ground};
use super::generate::{FIRST_RANK, LAST_RANK, OFFICERS};
use super::{Bar, Move, Position, Square};
use crate::game::illegal::OwnReason;
use crate::game::{Illegal, Kind, Piece, Reason};

impl Position {
    /// Checks that a move is legal.
    ///
    /// # Errors
    /// The reason why it is not, with the squares that matter.
    pub fn check(&self, m: Move) -> Result<(), Illegal> {
        if self.is_decided() {
            return Err(Reason::GameOver.into());
        }
        let piece = self.piece_on(m.from).ok_or(Reason::NobodyThere)?;
        if piece.side != self.turn {
            return Err(Reason::NotYourPiece(piece).arrow(m.from, m.from));
        }
        let kind = piece.kind;
        if !m.stands() {
            self.check_walk(kind, m.from, m.to)?;
        } else if m.pull.is_none() {
            return Err(Bar::Neither.into());
        }
        self.check_promotion(kind, m)?;
        m.pull.map_or(Ok(()), |target| self.check_pull(kind, m, target))
    }

    /// Checks action 1.
    fn check_walk(&self, kind: Kind, from: Square, to: Square) -> Result<(), Illegal> {
        if self.of_side(self.turn).has(to) {
            return Err(Reason::OwnPieceThere(kind).arrow(from, to));
        }
        if kind == Kind::Pawn {
            return self.check_pawn(from, to);
        }
        let (files, ranks) = (from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank()));
        let one_step = files.max(ranks) == 1;
        let moves_so = match kind {
            Kind::King => one_step,
            Kind::Rook => files == 0 || ranks == 0,
            Kind::Bishop => files == ranks || one_step,
            _ => files == ranks || files == 0 || ranks == 0,
        };
        if !moves_so {
            return Err(Reason::NotHowItMoves(kind).arrow(from, to));
        }
        let line = Line::between(from, to);
        if let Some(&(at, by)) = self.pieces_on(&line).first() {
            return Err(Reason::Blocked { kind, by, at: at.into() }.arrow(from, to));
        }
        line.holes.first().map_or(Ok(()), |&hole| Err(Bar::OverHole { kind, hole }.arrow(from, to)))
    }

    fn check_pawn(&self, from: Square, to: Square) -> Result<(), Illegal> {
        let steps = to.rank_for(self.turn) - from.rank_for(self.turn);
        let aside = from.file().abs_diff(to.file());
        if aside == 1 && steps == 1 {
            let victim = self.occupied().has(to) || self.en_passant == Some(to);
            return if victim { Ok(()) } else { Err(Reason::NothingToCapture.arrow(from, to)) };
        }
        let straight = aside == 0 && (steps == 1 || steps == 2 && from.rank_for(self.turn) == FIRST_RANK);
        if !straight {
            return Err(Reason::NotHowItMoves(Kind::Pawn).arrow(from, to));
        }
        for step in 1..=steps {
            match from.ahead(self.turn, step) {
                Ground::Hole(hole) => return Err(Bar::PawnBeforeHole(hole).arrow(from, to)),
                Ground::Square(at) => {
                    if let Some(by) = self.piece_on(at) {
                        return Err(Reason::Blocked { kind: Kind::Pawn, by, at: at.into() }.arrow(from, to));
                    }
                }
                Ground::Void => return Err(Reason::NotHowItMoves(Kind::Pawn).arrow(from, to)),
            }
        }
        Ok(())
    }

    fn check_promotion(&self, kind: Kind, m: Move) -> Result<(), Illegal> {
        let last_step = kind == Kind::Pawn && m.to.rank_for(self.turn) >= LAST_RANK;
        let bar = match m.promotion {
            None if !last_step => return Ok(()),
            Some(_) if !last_step => Bar::NoPromotionHere,
            None => Bar::PromotionNotChosen,
            Some(officer) if !OFFICERS.contains(&officer) => Bar::CannotBecome(officer),
            Some(_) if m.pull.is_some() => Bar::PromotionEndsTurn,
            Some(_) => return Ok(()),
        };
        Err(bar.arrow(m.from, m.to))
    }

    /// Checks action 2, on the board as it is after action 1.
    fn check_pull(&self, kind: Kind, m: Move, target: Square) -> Result<(), Illegal> {
        let Move { from, to, .. } = m;
        if !OFFICERS.contains(&kind) {
            return Err(Bar::DoesNotPull(kind).arrow(to, target));
        }
        if self.kind_on(to) == Some(Kind::King) && !m.stands() {
            return Err(Bar::KingTaken.arrow(from, to));
        }
        let now = self.after(Move { pull: None, ..m });
        let bar = match now.piece_on(target) {
            None => Bar::NobodyToPull,
            Some(piece) if piece.side == self.turn => Bar::PullsOwn,
            Some(_) => {
                let (files, ranks) = (to.file().abs_diff(target.file()), to.rank().abs_diff(target.rank()));
                let (straight, diagonal) = (files == 0 || ranks == 0, files == ranks);
                if !(straight && kind != Kind::Bishop || diagonal && kind != Kind::Rook) {
                    return Err(Bar::NotInLine(kind).arrow(to, target));
                }
                let line = Line::between(to, target);
                match (line.holes.as_slice(), now.pieces_on(&line).first()) {
                    ([], _) => Bar::NoHole,
                    ([_, _, ..], _) => Bar::TwoHoles,
                    (_, Some(&(at, by))) => Bar::Between { by, at: at.into() },
                    _ => return Ok(()),
                }
            }
        };
        Err(bar.arrow(to, target))
    }

    /// Returns the pieces on a line, nearest first.
    fn pieces_on(&self, line: &Line) -> Vec<(Square, Piece)> {
        line.squares.iter().filter_map(|&square| Some((square, self.piece_on(square)?))).collect()
    }
}

/// Squares and holes strictly between two squares on a straight or diagonal line, in order.
struct Line {
    squares: Vec<Square>,
    holes: Vec<Hole>,
}

impl Line {
    fn between(from: Square, to: Square) -> Line {
        let step = ((to.file() - from.file()).signum(), (to.rank() - from.rank()).signum());
        let mut line = Line { squares: Vec::new(), holes: Vec::new() };
        let (mut file, mut rank) = (from.file() + step.0, from.rank() + step.1);
        while (file, rank) != (to.file(), to.rank()) {
            match ground(file, rank) {
                Ground::Square(square) => line.squares.push(square),
                Ground::Hole(hole) => line.holes.push(hole),
                // The outline is convex: a line between two of its squares never leaves it.
                Ground::Void => break,
            }
            file += step.0;
            rank += step.1;
        }
        line
    }
}
