//! Moves as other programs write them.

use crate::game::any::{AnyMove, AnyPosition};
use crate::game::chess::castling::{king_home, king_target};
use crate::game::chess::read::{plain, without_suffixes};
use crate::game::hostage::{Move, Position as HostagePosition, Square};
use crate::game::{Game, Illegal, Kind, Position, Reason, Style};

/// Returns the legal move that a text of any program means. Beyond the texts that the game itself reads, in Hostage
/// Chess these are
///
/// - castling as the king's move onto its rook (`e1h1`), as engines write it with `UCI_Chess960`;
/// - an exchange without its payment (`N@c7`), as the SAN of Fairy-Stockfish-X has it, if only one payment is possible;
/// - letters in the other case: `p@e4`, `b@d7`, `n#b@c7`, `E2E4`, `E7E8Q`.
///
/// # Errors
/// The reason why there is no such move. `Ambiguous` lists the exchanges that differ in payment.
///
/// ```
/// use hostage_chess::game::{Game, any::AnyPosition, dialect::moves};
/// let fen = "r3k3/8/8/8/8/8/8/4K2R[#Nb] w K - 0 20";
/// let position = AnyPosition::from_fen("hostage", fen).unwrap();
/// for (text, uci) in [("e1h1", "e1g1"), ("N@c7+", "N#B@c7"), ("n#b@c7", "N#B@c7"), ("H1H8", "h1h8")] {
///     assert_eq!(position.uci(moves::read(&position, text).unwrap()), uci);
/// }
/// ```
pub fn read(position: &AnyPosition, text: &str) -> Result<AnyMove, Illegal> {
    let why = match position.read_notation(text) {
        Ok(m) => return Ok(m),
        Err(why) => why,
    };
    let AnyPosition::Hostage(hostage) = position else { return Err(why) };
    let Some(text) = plain(text) else { return Err(why) };
    let text = without_suffixes(&text);
    match foreign(hostage, text) {
        Some(m) => Ok(AnyMove::Hostage(m)),
        None => only_exchange(hostage, text).unwrap_or(Err(why)).map(AnyMove::Hostage),
    }
}

/// Returns the legal move that a UCI text of any program means: ours, castling onto the rook, letters in the other case.
///
/// # Errors
/// The reason why there is no such move.
pub fn read_uci(position: &AnyPosition, text: &str) -> Result<AnyMove, Illegal> {
    let why = match position.read_uci(text) {
        Ok(m) => return Ok(m),
        Err(why) => why,
    };
    let AnyPosition::Hostage(hostage) = position else { return Err(why) };
    foreign(hostage, text).map(AnyMove::Hostage).ok_or(why)
}

/// Reads castling onto the rook, and letters in the other case. Returns `None` unless that is a legal move.
fn foreign(position: &HostagePosition, text: &str) -> Option<Move> {
    let lower = text.to_ascii_lowercase();
    let m = match text.split_once(['@', '*']) {
        Some((pieces, square)) => {
            Move::from_uci(&format!("{}@{}", pieces.to_ascii_uppercase(), square.to_ascii_lowercase()))
        }
        None => castling_onto_rook(position, &lower).or_else(|| Move::from_uci(&lower)),
    };
    m.filter(|&m| position.check(m).is_ok())
}

/// Reads a drop that can only be an exchange, because no such piece is on the airfield. Returns `None` if the text is
/// no drop or means no exchange either.
fn only_exchange(position: &HostagePosition, text: &str) -> Option<Result<Move, Illegal>> {
    let (pieces, square) = text.split_once(['@', '*'])?;
    let to = Square::from_name(&square.to_ascii_lowercase())?;
    let mut letters = pieces.chars();
    let rescued = letters.next().map_or(Some(Kind::Pawn), Kind::from_letter)?;
    if letters.next().is_some() || position.pockets().airfield(position.side_to_move()).has(rescued) {
        return None;
    }
    let fits =
        |m: &Move| matches!(*m, Move::Exchange { rescued: kind, to: there, .. } if (kind, there) == (rescued, to));
    let found: Vec<Move> = position.legal_moves().into_iter().filter(fits).collect();
    match found[..] {
        [] => None,
        [m] => Some(Ok(m)),
        _ => {
            let written = found.iter().map(|&m| position.notation(m, Style::Leslie)).collect();
            Some(Err(Reason::Ambiguous(text.to_owned(), written).into()))
        }
    }
}

/// Returns castling that is written as the king's move onto its rook.
fn castling_onto_rook(position: &HostagePosition, text: &str) -> Option<Move> {
    let us = position.side_to_move();
    let Move::Walk { from, to, promotion: None } = Move::from_uci(text)? else { return None };
    let rook = position.piece_on(to).is_some_and(|piece| piece.side == us && piece.kind == Kind::Rook);
    let home = from == king_home(us) && position.king(us) == from && to.rank() == from.rank();
    (rook && home).then(|| Move::Walk { from, to: king_target(us, to.file() > from.file()), promotion: None })
}

/// Writes a legal move in the SAN of Fairy-Stockfish-X, but with the payment of an exchange, which that program leaves
/// out: `e4`, `Nf3`, `e8=Q+`, `N@c7`, `P@g3`, `N#B@c7`.
pub fn write_san(position: &AnyPosition, m: AnyMove) -> String {
    let san = position.notation(m, Style::Pierce);
    match m {
        AnyMove::Hostage(Move::Drop { .. } | Move::Exchange { .. }) => {
            let suffix = san.trim_end_matches(['+', '#']).len();
            format!("{}{}", position.uci(m), &san[suffix..])
        }
        _ => san,
    }
}
