//! Lenient reading of moves: both notations and UCI, wherever the meaning is unique (docs/rules.md 1.11).

mod pattern;

use self::pattern::Pattern;
use super::{Move, Position, Square};
use crate::game::chess::castling::{king_home, king_target};
use crate::game::chess::read::{self, Walk};
use crate::game::illegal::CastlingBar;
use crate::game::{Game, Illegal, Kind, Position as _, Reason, Style};

/// Returns the legal move that a text means.
///
/// # Errors
/// `Unreadable` if the text is not a move at all, or the reason why the only move that it means is illegal. `Ambiguous`
/// if it means several legal moves, and `NoSuchMove` if no piece could ever make it.
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
    // If the game is over, no other reason means anything.
    found.map_err(|why| if position.legal_moves().is_empty() { Reason::GameOver.into() } else { why })
}

fn castle(position: &Position, kingside: bool) -> Result<Move, Illegal> {
    let (from, home) = (position.king(position.turn), king_home(position.turn));
    if from != home {
        return Err(Reason::Castling(CastlingBar::KingMoved).arrow(from, home));
    }
    let to = king_target(position.turn, kingside);
    let m = Move::Walk { from, to, promotion: None };
    position.check(m).map(|()| m).map_err(|why| match why.reason {
        // When castling is requested, a piece of the same side on the king's target is in the way.
        Reason::OwnPieceThere(_) => Reason::Castling(CastlingBar::Path(to.into())).arrow(from, to),
        _ => why,
    })
}

impl Position {
    fn walk_meant(&self, walk: &Walk, text: &str) -> Result<Move, Illegal> {
        let write = |m| self.notation(m, Style::Leslie);
        read::choose(
            text,
            self.candidates(walk),
            |m| self.check(m),
            read::weight,
            write,
            |legal| {
                let (from, to) = read::common_squares(legal, Move::squares)?;
                Some(Reason::PromotionNotChosen.arrow(from, to))
            },
        )
    }

    /// Returns every chess move that fits the text, legal or not.
    fn candidates(&self, walk: &Walk) -> Vec<Move> {
        let mut list = Vec::new();
        for (from, to) in walk.pairs(Square::all, self.turn, |square| self.piece_on(square)) {
            let takes = self.occupied().has(to) || self.is_en_passant(from, to);
            if takes || !walk.captures {
                self.promotions(walk, from, to, &mut list);
            }
        }
        list
    }

    /// Adds the promotions that fit. Without a named kind all are possible, so that the only possible one needs no
    /// name.
    fn promotions(&self, walk: &Walk, from: Square, to: Square, list: &mut Vec<Move>) {
        let last_step = self.kind_on(from) == Some(Kind::Pawn) && to.rank_for(self.turn) == 7;
        let before = list.len();
        if last_step && walk.promotion.is_none() {
            let officers = self.pockets().jailed(self.turn).kinds().filter(|&kind| kind != Kind::Pawn);
            list.extend(officers.map(|kind| Move::Walk { from, to, promotion: Some(kind) }));
        }
        if list.len() == before {
            list.push(Move::Walk { from, to, promotion: walk.promotion });
        }
    }
}
