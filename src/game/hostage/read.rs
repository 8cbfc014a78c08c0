//! Turns read leniently: both notations and UCI, wherever the meaning is unique (docs/rules.md 1.11).

mod pattern;

use self::pattern::{Pattern, Walk};
use super::position::king_home;
use super::{Bits, Move, Position, Square};
use crate::game::illegal::CastlingBar;
use crate::game::{Game, Illegal, Kind, Position as _, Reason, Style};

/// The legal turn that a text means.
///
/// # Errors
/// `Unreadable` if the text is no turn at all, the reason against it if it means one turn and that is not legal,
/// `Ambiguous` if it means several legal ones, `NoSuchTurn` if no man could ever make it.
///
/// ```
/// use hostage_chess::game::{Game, Position as _, Reason, hostage::Position};
/// let start = <Position as Game>::start("hostage").unwrap();
/// for text in ["Nf3", "N(g)f3", "Ng1-f3", "g1f3", "Nf3+!?"] {
///     assert_eq!(start.uci(start.read_notation(text).unwrap()), "g1f3");
/// }
/// assert_eq!(start.read_notation("bc3").unwrap_err().reason, Reason::NothingToCapture);
/// assert_eq!(start.read_notation("f7g9").unwrap_err().reason, Reason::Unreadable("f7g9".to_owned()));
/// ```
pub fn read(position: &Position, text: &str) -> Result<Move, Illegal> {
    let text = text.trim();
    let Some(pattern) = Pattern::parse(text) else { return Err(Reason::Unreadable(text.to_owned()).into()) };
    let found = match pattern {
        Pattern::Landing(m) => position.check(m).map(|()| m),
        Pattern::Castling { kingside } => castle(position, kingside),
        Pattern::Walk(walk) => position.walk_meant(&walk, text),
    };
    // Where the game is over, no other reason means anything.
    found.map_err(|why| if position.legal_moves().is_empty() { Reason::GameOver.into() } else { why })
}

fn castle(position: &Position, kingside: bool) -> Result<Move, Illegal> {
    let (from, home) = (position.king(position.turn), king_home(position.turn));
    if from != home {
        return Err(Reason::Castling(CastlingBar::KingMoved).arrow(from, home));
    }
    let to = Square::new(if kingside { 6 } else { 2 }, from.rank());
    let m = Move::Walk { from, to, promotion: None };
    position.check(m).map(|()| m).map_err(|why| match why.reason {
        // Asked to castle, one's own man on the king's way is in the way, not the goal.
        Reason::OwnManThere(_) => Reason::Castling(CastlingBar::Path(to.into())).arrow(from, to),
        _ => why,
    })
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
        match *legal {
            [m] => Ok(m),
            [] => Err(best_reason(reasons).unwrap_or(Reason::NoSuchTurn(text.to_owned()).into())),
            [Move::Walk { from, to, .. }, ..] if legal.iter().all(|m| same_squares(*m, from, to)) => {
                Err(Reason::PromotionNotChosen.arrow(from, to))
            }
            _ => {
                let meanings = legal.iter().map(|&m| self.notation(m, Style::Leslie)).collect();
                Err(Reason::Ambiguous(text.to_owned(), meanings).into())
            }
        }
    }

    /// Every walk that fits, legal or not.
    fn candidates(&self, walk: &Walk) -> Vec<Move> {
        let mut list = Vec::new();
        for from in self.origins(walk) {
            for to in self.targets(walk) {
                let takes = self.occupied().has(to)
                    || self.en_passant == Some(to)
                        && self.kind_on(from) == Some(Kind::Pawn)
                        && from.file() != to.file();
                if takes || !walk.captures {
                    self.promotions(walk, from, to, &mut list);
                }
            }
        }
        list
    }

    fn origins(&self, walk: &Walk) -> Bits {
        let fits = |square: &Square| {
            walk.from_file.is_none_or(|file| file == square.file())
                && walk.from_rank.is_none_or(|rank| rank == square.rank())
                && walk.kind.is_none_or(|kind| self.kind_on(*square) == Some(kind))
        };
        // A square named in full may be empty or the opponent's: that is a reason to be told.
        let named = walk.from_file.is_some() && walk.from_rank.is_some();
        let among = if named { Bits::ALL } else { self.of_side(self.turn) };
        among.filter(fits).fold(Bits::NONE, |set, square| set | square.into())
    }

    fn targets(&self, walk: &Walk) -> Bits {
        let fits = |square: &Square| {
            walk.to_file.is_none_or(|file| file == square.file())
                && walk.to_rank.is_none_or(|rank| rank == square.rank())
                && walk.victim.is_none_or(|kind| self.of(!self.turn, kind).has(*square))
        };
        Square::all().filter(fits).fold(Bits::NONE, |set, square| set | square.into())
    }

    /// A promotion that is not named may be any, so that the only one possible needs no name.
    fn promotions(&self, walk: &Walk, from: Square, to: Square, list: &mut Vec<Move>) {
        let last_step = self.kind_on(from) == Some(Kind::Pawn) && to.rank_for(self.turn) == 7;
        let before = list.len();
        if last_step && walk.promotion.is_none() {
            let officers = self.stores().jailed(self.turn).kinds().filter(|&kind| kind != Kind::Pawn);
            list.extend(officers.map(|kind| Move::Walk { from, to, promotion: Some(kind) }));
        }
        if list.len() == before {
            list.push(Move::Walk { from, to, promotion: walk.promotion });
        }
    }
}

fn same_squares(m: Move, a: Square, b: Square) -> bool {
    matches!(m, Move::Walk { from, to, .. } if from == a && to == b)
}

/// The reason that tells most: of several men that could be meant, the one that at least moves like that. None if
/// there are several and none of them does.
fn best_reason(mut reasons: Vec<Illegal>) -> Option<Illegal> {
    if reasons.len() == 1 {
        return reasons.pop();
    }
    let weight = |why: &Illegal| match why.reason {
        Reason::NotHowItMoves(_) => 0,
        Reason::OwnManThere(_) | Reason::NothingToCapture => 1,
        Reason::Blocked { .. } => 2,
        _ => 3,
    };
    // Of equals the first, so that the answer does not hang on the order of a set.
    reasons.into_iter().rev().max_by_key(weight).filter(|why| weight(why) > 0)
}
