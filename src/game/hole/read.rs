//! Turns read leniently: the inventor's notation and UCI, wherever the meaning is unique (docs/rules.md 3.6).

mod pattern;

use self::pattern::Pattern;
use super::{Bar, Bits, Move, Position, Square};
use crate::game::{Game, Illegal, Kind, Reason, Style};

/// The legal turn that a text means.
///
/// # Errors
/// `Unreadable` if the text is no turn at all, the reason against it if it means one turn and that is not legal,
/// `Ambiguous` if it means several legal ones, `NoSuchTurn` if no man could ever make it.
///
/// ```
/// use hostage_chess::game::{Game, hole::Position};
/// let position = Position::from_fen("***k***/**3**/*2r2*/3*3/7/3R3/3*3/*2p2*/**3**/***K*** w").unwrap();
/// for text in ["Rd5/@d8", "Rd5 / @d8!", "R@d8", "d5d5@d8"] {
///     assert_eq!(position.uci(position.read_notation(text).unwrap()), "d5d5@d8");
/// }
/// ```
pub fn read(position: &Position, text: &str) -> Result<Move, Illegal> {
    let text = text.trim();
    let Some(pattern) = Pattern::parse(text) else { return Err(Reason::Unreadable(text.to_owned()).into()) };
    if position.is_decided() {
        return Err(Reason::GameOver.into());
    }
    let mut legal = Vec::new();
    let mut reasons = Vec::new();
    for m in position.candidates(&pattern) {
        match position.check(m) {
            Ok(()) => legal.push(m),
            Err(why) => reasons.push(why),
        }
    }
    match *legal {
        [m] => Ok(m),
        [] => Err(best_reason(reasons).unwrap_or(Reason::NoSuchTurn(text.to_owned()).into())),
        _ => {
            let meanings = legal.iter().map(|&m| position.notation(m, Style::Leslie)).collect();
            Err(Reason::Ambiguous(text.to_owned(), meanings).into())
        }
    }
}

impl Position {
    /// Every turn that fits, legal or not.
    fn candidates(&self, pattern: &Pattern) -> Vec<Move> {
        let mut list = Vec::new();
        let Pattern { promotion, pull, .. } = *pattern;
        for from in self.origins(pattern) {
            if !pattern.names_target() {
                list.push(Move { promotion, pull, ..Move::walk(from, from) });
                continue;
            }
            for to in self.targets(pattern) {
                let takes = self.occupied().has(to) && from != to
                    || self.en_passant == Some(to)
                        && self.kind_on(from) == Some(Kind::Pawn)
                        && from.file() != to.file();
                if takes || !pattern.captures {
                    list.push(Move { from, to, promotion, pull });
                }
            }
        }
        list
    }

    fn origins(&self, pattern: &Pattern) -> Bits {
        let fits = |square: &Square| {
            pattern.from_file.is_none_or(|file| file == square.file())
                && pattern.from_rank.is_none_or(|rank| rank == square.rank())
                && pattern.kind.is_none_or(|kind| self.kind_on(*square) == Some(kind))
        };
        // A square named in full may be empty or the opponent's: that is a reason to be told.
        let named = pattern.from_file.is_some() && pattern.from_rank.is_some();
        let among = if named { !Bits::NONE } else { self.of_side(self.turn) };
        among.filter(fits).fold(Bits::NONE, |set, square| set | square.into())
    }

    fn targets(&self, pattern: &Pattern) -> Bits {
        let fits = |square: &Square| {
            pattern.to_file.is_none_or(|file| file == square.file())
                && pattern.to_rank.is_none_or(|rank| rank == square.rank())
                && pattern.victim.is_none_or(|kind| self.of(!self.turn, kind).has(*square))
        };
        Square::all().filter(fits).fold(Bits::NONE, |set, square| set | square.into())
    }
}

/// The reason that tells most: of several men that could be meant, the one that at least moves like that. None if
/// there are several and none of them does.
fn best_reason(mut reasons: Vec<Illegal>) -> Option<Illegal> {
    if reasons.len() == 1 {
        return reasons.pop();
    }
    let weight = |why: &Illegal| match why.reason {
        Reason::NotHowItMoves(_) | Reason::Hole(Bar::DoesNotPull(_)) => 0,
        Reason::OwnManThere(_) | Reason::NothingToCapture => 1,
        Reason::Blocked { .. } | Reason::Hole(Bar::OverHole { .. }) => 2,
        _ => 3,
    };
    // Of equals the first, so that the answer does not hang on the order of a set.
    reasons.into_iter().rev().max_by_key(weight).filter(|why| weight(why) > 0)
}
