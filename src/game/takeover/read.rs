//! Lenient reading of moves, wherever the meaning is unique: the game's notation, plain SAN, long notation and UCI.

mod pattern;

use self::pattern::Pattern;
use super::pieces::OFFICERS;
use super::{Bar, Move, Position, notation};
use crate::game::chess::Square;
use crate::game::chess::castling::{king_home, king_target};
use crate::game::chess::read::{self, Walk};
use crate::game::illegal::CastlingBar;
use crate::game::{Illegal, Kind, Position as _, Reason, Side};

/// Returns the legal move that a text means.
///
/// # Errors
/// `Unreadable` if the text is not a move at all, or the reason why the only move that it means is illegal. `Ambiguous`
/// if it means several legal moves, and `NoSuchMove` if no piece could ever make it.
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
        Pattern::Walk(walk, over) => position.walk_meant(&walk, over, text),
    };
    // If the game is over, no other reason means anything.
    found.map_err(|why| if position.legal_moves().is_empty() { Reason::GameOver.into() } else { why })
}

fn castle(position: &Position, kingside: bool) -> Result<Move, Illegal> {
    let home = king_home(position.turn);
    let from = position.king(position.turn).unwrap_or(home);
    let m = Move::walk(from, king_target(position.turn, kingside));
    match position.check_castling(kingside, from) {
        Err(why) if matches!(why.reason, Reason::Castling(CastlingBar::KingMoved)) => {
            Err(Reason::Castling(CastlingBar::KingMoved).arrow(position.cell(from), position.cell(home)))
        }
        Err(why) => Err(why),
        Ok(()) => position.check(m).map(|()| m),
    }
}

impl Position {
    fn walk_meant(&self, walk: &Walk, over: Option<(Side, Square)>, text: &str) -> Result<Move, Illegal> {
        let write = |m| notation::write(self, m);
        read::choose(
            text,
            self.candidates(walk, over),
            |m| self.check(m),
            weight,
            write,
            |legal| {
                // A takeover must be named. A text without one means a plain move, if there is one.
                if legal.iter().any(|&m| !self.takes_over(m)) {
                    legal.retain(|&m| !self.takes_over(m));
                }
                let (from, to) = read::common_squares(legal, Move::squares).filter(|_| legal.len() > 1)?;
                Some(self.arrow(Bar::PromotionNotChosen, from, to))
            },
        )
    }

    /// Returns every move that fits the text, legal or not.
    fn candidates(&self, walk: &Walk, wanted: Option<(Side, Square)>) -> Vec<Move> {
        let mut list = Vec::new();
        for (from, to) in walk.pairs(Square::all, self.turn, |square| self.piece_on(square)) {
            let effects = self.move_effects(from, to);
            let takes = effects.is_some_and(|effects| effects.takes()) || self.piece_on(to).is_some();
            let over = effects.and_then(|effects| effects.over);
            let told = wanted.is_none_or(|(side, at)| {
                // For an illegal move, `check` reports which piece would have been taken over.
                side == self.turn
                    && over.is_none_or(|(_, real)| real == at)
                    && (over.is_some() || self.piece_on(at).is_some())
            });
            if told && (takes || !walk.captures) {
                self.promotions(walk, from, to, &mut list);
            }
        }
        if wanted.is_some() {
            list.retain(|&m| self.check(m).is_err() || self.takes_over(m));
        }
        list
    }

    fn takes_over(&self, m: Move) -> bool {
        matches!(m, Move::Walk { from, to, .. } if self.move_effects(from, to).is_some_and(|effects| effects.over.is_some()))
    }

    /// Adds the promotions that fit. A promotion must be named; a missing one is a separate reason.
    fn promotions(&self, walk: &Walk, from: Square, to: Square, list: &mut Vec<Move>) {
        let last_step =
            self.kind_on(from) == Some(Kind::Pawn) && self.geometry().last[self.turn.index()] & to.bit() != 0;
        match walk.promotion {
            None if last_step => list.extend(OFFICERS.map(|kind| Move::Walk { from, to, promotion: Some(kind) })),
            promotion => list.push(Move::Walk { from, to, promotion }),
        }
    }
}

/// Returns how informative a reason is about a piece that the text may mean.
fn weight(reason: &Reason) -> u8 {
    if reason.own().is_some() { 2 } else { read::weight(reason) }
}
