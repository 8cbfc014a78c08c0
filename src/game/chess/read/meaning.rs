//! The move that a text means, among those that fit it.

use crate::game::chess::Square;
use crate::game::{Illegal, Reason};

/// Returns the only legal one of several moves.
///
/// `weigh` returns how informative a reason is; [`weight`] does so for the reasons that all games share. `tell` may
/// remove some of several legal moves. It returns the error to report, or `None` if the number of remaining moves
/// decides.
///
/// # Errors
/// If none is legal, the most informative reason, or `NoSuchMove` if no reason is informative. If several are legal,
/// the error from `tell`, or `Ambiguous`.
pub fn choose<M: Copy>(
    text: &str,
    moves: impl IntoIterator<Item = M>,
    check: impl Fn(M) -> Result<(), Illegal>,
    weigh: impl Fn(&Reason) -> u8,
    write: impl Fn(M) -> String,
    tell: impl Fn(&mut Vec<M>) -> Option<Illegal>,
) -> Result<M, Illegal> {
    let mut legal = Vec::new();
    let mut reasons = Vec::new();
    for m in moves {
        match check(m) {
            Ok(()) => legal.push(m),
            Err(why) => reasons.push(why),
        }
    }
    let told = if legal.len() > 1 { tell(&mut legal) } else { None };
    match (legal.as_slice(), told) {
        (_, Some(why)) => Err(why),
        (&[m], None) => Ok(m),
        ([], None) => Err(most_telling(reasons, weigh).unwrap_or(Reason::NoSuchMove(text.to_owned()).into())),
        (several, None) => Err(Reason::Ambiguous(text.to_owned(), several.iter().map(|&m| write(m)).collect()).into()),
    }
}

/// Returns the squares of several moves if they are the same for all, so that only the promotions differ. `squares`
/// returns those of a piece that moves on the board.
pub fn common_squares<M: Copy>(
    moves: &[M],
    squares: impl Fn(M) -> Option<(Square, Square)>,
) -> Option<(Square, Square)> {
    let first = squares(*moves.first()?)?;
    moves.iter().all(|&m| squares(m) == Some(first)).then_some(first)
}

/// Returns how informative a reason is about a piece that the text may mean; 0 if the piece does not even move like
/// that.
pub const fn weight(reason: &Reason) -> u8 {
    match reason {
        Reason::NotHowItMoves(_) => 0,
        Reason::OwnPieceThere(_) | Reason::NothingToCapture => 1,
        Reason::Blocked { .. } => 2,
        _ => 3,
    }
}

/// Returns the only reason, or the first of the most informative ones. Returns `None` if there are several and none is
/// informative.
fn most_telling(mut reasons: Vec<Illegal>, weigh: impl Fn(&Reason) -> u8) -> Option<Illegal> {
    reasons.dedup();
    if reasons.len() == 1 {
        return reasons.pop();
    }
    // Among equally informative reasons the first wins, so that the result does not depend on the order of a set.
    reasons.into_iter().rev().max_by_key(|why| weigh(&why.reason)).filter(|why| weigh(&why.reason) > 0)
}
