//! Game Courier's notation: `P e2-e4`, `n g8-f6`, `P e7-e8; Q-e8`, `N*c7`, `// a comment`.
//!
//! Established from the user's guide and from descriptions of presets: a move names both squares with `-` between them,
//! `*` drops a piece, `;` joins the parts of a move, such as a promotion, `//` begins a comment, and a letter before a
//! move names the piece, in small letters for Black. Castling is the king's move.
//!
//! Not established: the preset for Hostage Chess has operators of its own for exchanges, which no source available here
//! shows, and the places of its prisons and airfields. So an exchange is written as the drop of the rescued piece with
//! our own notation as its comment (`N*c7 // (B)N*c7`). In reading, that comment or our notation itself is accepted, and
//! a drop without a comment wherever it can only be one exchange.
//!
//! CITE: <https://www.chessvariants.com/play/pbm/userguide.html> and <https://www.chessvariants.com/play/hostage_chess.html>.

mod log;
mod words;

pub use log::{read, write};

use super::{DialectReason, moves};
use crate::game::any::{AnyMove, AnyPosition};
use crate::game::hostage::{Move, Square};
use crate::game::{Game, Illegal, Kind, Piece, Position, Reason, Side, Style};

/// A legal move that was read, and the rest of its comment.
pub type CommentedMove<'a> = (AnyMove, &'a str);

/// Reads one player's move, without its number, and the comment after it.
///
/// # Errors
/// The reason why the text is not a legal move, or the letter of the piece that moves if another one is named.
///
/// ```
/// use hostage_chess::game::{Game, any::AnyPosition, dialect::courier};
/// let start = AnyPosition::start("hostage").unwrap();
/// let (m, comment) = courier::read_move(&start, "P e2-e4", "best").unwrap();
/// assert_eq!((start.uci(m).as_str(), comment), ("e2e4", "best"));
/// assert_eq!(courier::write_move(&start, m), ("P e2-e4".to_owned(), None));
/// ```
pub fn read_move<'a>(position: &AnyPosition, text: &str, comment: &'a str) -> Result<CommentedMove<'a>, DialectReason> {
    let refused = |why: Illegal| DialectReason::Move(why);
    let mut parts = text.split(';').map(str::trim).filter(|part| !part.is_empty());
    let first = parts.next().unwrap_or("");
    let (label, body) = match first.split_once(char::is_whitespace) {
        Some((label, body)) if label.len() == 1 && piece(label).is_some() => (piece(label), body.trim()),
        _ => (None, first),
    };
    let Some((from, to)) = squares(body) else {
        if parts.next().is_some() {
            return Err(DialectReason::Expected("a move of a piece before the semicolon, such as P e7-e8; Q-e8"));
        }
        return match landing_of(position, body, comment) {
            Some(found) => Ok(found),
            None => moves::read(position, body).map(|m| (m, comment)).map_err(refused),
        };
    };
    if let (Some(label), AnyPosition::Hostage(hostage)) = (label, position)
        && let Some(there) = hostage.piece_on(from).filter(|there| there.kind != label.kind)
    {
        return Err(DialectReason::Label(there.letter()));
    }
    let mut uci = format!("{from}{to}");
    if let Some(part) = parts.next() {
        let promotion = promotion(part, to).filter(|_| parts.next().is_none());
        let kind = promotion
            .ok_or(DialectReason::Expected("the piece of the promotion on the pawn's square, such as Q-e8"))?;
        uci.push(kind.letter().to_ascii_lowercase());
    }
    moves::read(position, &uci).map(|m| (m, comment)).map_err(refused)
}

/// Writes a legal move of Hostage Chess, and the first word of its comment, which only an exchange needs.
pub fn write_move(position: &AnyPosition, m: AnyMove) -> (String, Option<String>) {
    let us = position.side_to_move();
    let letter = |kind| Piece { side: us, kind }.letter();
    match (position, m) {
        (AnyPosition::Hostage(hostage), AnyMove::Hostage(Move::Walk { from, to, promotion })) => {
            let label = hostage.piece_on(from).map_or('P', Piece::letter);
            let promotion = promotion.map_or(String::new(), |kind| format!("; {}-{to}", letter(kind)));
            (format!("{label} {from}-{to}{promotion}"), None)
        }
        (_, AnyMove::Hostage(Move::Drop { kind, to })) => (format!("{}*{to}", letter(kind)), None),
        (_, AnyMove::Hostage(Move::Exchange { rescued, to, .. })) => {
            (format!("{}*{to}", letter(rescued)), Some(own_notation(position, m)))
        }
        _ => (position.notation(m, Style::Leslie), None),
    }
}

/// Returns our notation of a move without the sign of check.
fn own_notation(position: &AnyPosition, m: AnyMove) -> String {
    position.notation(m, Style::Leslie).trim_end_matches(['+', '#']).to_owned()
}

fn piece(label: &str) -> Option<Piece> {
    label.chars().next().and_then(Piece::from_letter)
}

/// Reads `e2-e4` or, as in other notations, `e2xe4`.
fn squares(text: &str) -> Option<(Square, Square)> {
    let (from, to) = text.split_once(['-', 'x'])?;
    Some((Square::from_name(from.trim())?, Square::from_name(to.trim())?))
}

/// Reads `Q-e8` or `Q*e8`, the second part of a promotion on this square.
fn promotion(part: &str, to: Square) -> Option<Kind> {
    let (label, square) = part.split_once(['-', '*'])?;
    let kind = piece(label.trim()).filter(|_| label.trim().len() == 1)?.kind;
    (Square::from_name(square.trim()) == Some(to)).then_some(kind)
}

/// Returns the drop or exchange that the first word of a comment names, if it lands the same piece on the same square.
fn landing_of<'a>(position: &AnyPosition, drop: &str, comment: &'a str) -> Option<CommentedMove<'a>> {
    let (letter, square) = drop.split_once('*')?;
    let (word, rest) = comment.split_once(char::is_whitespace).unwrap_or((comment, ""));
    let m = position.read_notation(word).ok()?;
    let AnyMove::Hostage(landing) = m else { return None };
    let lands = if letter.is_empty() { Kind::Pawn } else { piece(letter)?.kind };
    let fits = landing.lander() == Some(lands) && Square::from_name(square) == Some(landing.to());
    fits.then_some((m, rest.trim_start()))
}

/// Returns the reason for a text without a meaning.
fn unreadable(text: &str) -> DialectReason {
    DialectReason::Move(Reason::Unreadable(text.to_owned()).into())
}

/// Returns the result if this side resigns.
const fn resignation(side: Side) -> &'static str {
    match side {
        Side::White => "0-1",
        Side::Black => "1-0",
    }
}
