//! Turns read leniently, wherever the meaning is unique: the game's notation, plain SAN, long notation and UCI.

mod pattern;

use self::pattern::{Pattern, Walk};
use super::position::king_home;
use super::square::{OFFICERS, Square, Squares};
use super::{Move, Position, notation};
use crate::game::illegal::CastlingBar;
use crate::game::{Illegal, Kind, Position as _, Reason};

/// The legal turn that a text means.
///
/// # Errors
/// `Unreadable` if the text is no turn at all, the reason against it if it means one turn and that is not legal,
/// `Ambiguous` if it means several legal ones, `NoSuchTurn` if no man could ever make it.
///
/// ```
/// use hostage_chess::game::{Game, Position as _, takeover::Position};
/// let fen = "*1k3*/*5*/4p2/3P3/7/*5*/*2K2* w - - 0 1";
/// let position = <Position as Game>::from_fen("takeover-41", fen).unwrap();
/// for text in ["d4-f6=We5", "d4f6", "d4-f6 (=We5)", "Pawn d4 - f6 = White on e5"] {
///     assert_eq!(position.uci(position.read_notation(text).unwrap()), "d4f6");
/// }
/// ```
pub fn read(position: &Position, text: &str) -> Result<Move, Illegal> {
    let text = text.trim();
    let Some(pattern) = Pattern::parse(text) else { return Err(Reason::Unreadable(text.to_owned()).into()) };
    let found = match pattern {
        Pattern::Placing(m) => position.check(m).map(|()| m),
        Pattern::Castling { kingside } => castle(position, kingside),
        Pattern::Walk(walk) => position.walk_meant(&walk, text),
    };
    // Where the game is over, no other reason means anything.
    found.map_err(|why| if position.legal_moves().is_empty() { Reason::GameOver.into() } else { why })
}

fn castle(position: &Position, kingside: bool) -> Result<Move, Illegal> {
    let home = king_home(position.turn);
    let from = position.king(position.turn).unwrap_or(home);
    let to = Square::new(if kingside { 6 } else { 2 }, home.rank());
    let m = Move::walk(from, to);
    match position.check_castling(kingside, from, to) {
        Err(why) if matches!(why.reason, Reason::Castling(CastlingBar::KingMoved)) => {
            Err(Reason::Castling(CastlingBar::KingMoved).arrow(position.cell(from), position.cell(home)))
        }
        Err(why) => Err(why),
        Ok(()) => position.check(m).map(|()| m),
    }
}

impl Position {
    fn walk_meant(&self, walk: &Walk, text: &str) -> Result<Move, Illegal> {
        let mut legal = Vec::new();
        let mut reasons = Vec::new();
        for m in self.candidates(walk) {
            match self.check(m) {
                Ok(()) => legal.push(m),
                Err(why) => reasons.push(why),
            }
        }
        // Who wants a takeover says so; what is left unsaid is a plain turn, where there is one.
        let plain = |m: &Move| matches!(*m, Move::Walk { from, to, .. } if self.move_effects(from, to).is_some_and(|d| d.over.is_none()));
        if legal.len() > 1 && legal.iter().any(plain) {
            legal.retain(plain);
        }
        match *legal {
            [m] => Ok(m),
            [] => Err(best_reason(reasons).unwrap_or(Reason::NoSuchTurn(text.to_owned()).into())),
            [Move::Walk { from, to, .. }, ..] if legal.iter().all(|m| same_squares(*m, from, to)) => {
                Err(self.arrow(super::Bar::PromotionNotChosen, from, to))
            }
            _ => {
                let meanings = legal.iter().map(|&m| notation::write(self, m)).collect();
                Err(Reason::Ambiguous(text.to_owned(), meanings).into())
            }
        }
    }

    /// Every walk that fits, legal or not.
    fn candidates(&self, walk: &Walk) -> Vec<Move> {
        let mut list = Vec::new();
        for from in self.origins(walk) {
            for to in self.targets(walk) {
                let effects = self.move_effects(from, to);
                let takes = effects.is_some_and(|effects| effects.takes()) || self.man_on(to).is_some();
                let over = effects.and_then(|effects| effects.over);
                let told = walk.over.is_none_or(|(side, at)| {
                    // Whom a turn that is not legal would have taken over is for `check` to say.
                    side == self.turn
                        && over.is_none_or(|(_, real)| real == at)
                        && (over.is_some() || self.man_on(at).is_some())
                });
                if told && (takes || !walk.captures) {
                    self.promotions(walk, from, to, &mut list);
                }
            }
        }
        if walk.over.is_some() {
            list.retain(|&m| self.check(m).is_err() || self.takes_over(m));
        }
        list
    }

    fn takes_over(&self, m: Move) -> bool {
        matches!(m, Move::Walk { from, to, .. } if self.move_effects(from, to).is_some_and(|effects| effects.over.is_some()))
    }

    fn origins(&self, walk: &Walk) -> impl Iterator<Item = Square> {
        let fits = |square: Square| {
            walk.from_file.is_none_or(|file| file == square.file())
                && walk.from_rank.is_none_or(|rank| rank == square.rank())
                && walk.kind.is_none_or(|kind| self.kind_on(square) == Some(kind))
        };
        // A square named in full may be empty or the opponent's: that is a reason to be told.
        let named = walk.from_file.is_some() && walk.from_rank.is_some();
        let among = if named { !0 } else { self.of_side(self.turn) };
        Squares(among).filter(move |&square| fits(square)).collect::<Vec<_>>().into_iter()
    }

    fn targets(&self, walk: &Walk) -> impl Iterator<Item = Square> {
        let fits = |square: Square| {
            walk.to_file.is_none_or(|file| file == square.file())
                && walk.to_rank.is_none_or(|rank| rank == square.rank())
                && walk.victim.is_none_or(|kind| {
                    self.kind_on(square) == Some(kind) && self.of_side(!self.turn) & square.bit() != 0
                })
        };
        Square::all().filter(|&square| fits(square)).collect::<Vec<_>>().into_iter()
    }

    /// A promotion must be named; that it was not is a reason of its own.
    fn promotions(&self, walk: &Walk, from: Square, to: Square, list: &mut Vec<Move>) {
        let last_step =
            self.kind_on(from) == Some(Kind::Pawn) && self.geometry().last[self.turn.index()] & to.bit() != 0;
        match walk.promotion {
            None if last_step => list.extend(OFFICERS.map(|kind| Move::Walk { from, to, promotion: Some(kind) })),
            promotion => list.push(Move::Walk { from, to, promotion }),
        }
    }
}

fn same_squares(m: Move, a: Square, b: Square) -> bool {
    matches!(m, Move::Walk { from, to, .. } if from == a && to == b)
}

/// The reason that tells most: of several men that could be meant, the one that at least moves like that. None if
/// there are several and none of them does.
fn best_reason(mut reasons: Vec<Illegal>) -> Option<Illegal> {
    reasons.dedup();
    if reasons.len() == 1 {
        return reasons.pop();
    }
    let weight = |why: &Illegal| match why.reason {
        Reason::NotHowItMoves(_) => 0,
        Reason::OwnManThere(_) | Reason::NothingToCapture => 1,
        Reason::Blocked { .. } | Reason::Takeover(_) => 2,
        _ => 3,
    };
    // Of equals the first, so that the answer does not hang on the order of a set.
    reasons.into_iter().rev().max_by_key(weight).filter(|why| weight(why) > 0)
}
