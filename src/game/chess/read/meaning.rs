//! Which turn a text means, of those that fit it.

use crate::game::{Illegal, Reason};

/// The only legal one of several turns.
///
/// `weigh` says how much a reason tells; [`weight`] is the answer for the reasons that all games have. `tell` says what
/// is wrong where several are legal; none if the text may mean them all.
///
/// # Errors
/// If none is legal, the reason that tells most: of several men that could be meant, the one that at least moves like
/// that, or `NoSuchTurn`. If several are, what `tell` says, or `Ambiguous`.
pub fn choose<M: Copy>(
    text: &str,
    turns: impl IntoIterator<Item = M>,
    check: impl Fn(M) -> Result<(), Illegal>,
    weigh: impl Fn(&Reason) -> u8,
    write: impl Fn(M) -> String,
    tell: impl Fn(&mut Vec<M>) -> Option<Illegal>,
) -> Result<M, Illegal> {
    let mut legal = Vec::new();
    let mut reasons = Vec::new();
    for m in turns {
        match check(m) {
            Ok(()) => legal.push(m),
            Err(why) => reasons.push(why),
        }
    }
    let told = if legal.len() > 1 { tell(&mut legal) } else { None };
    match (legal.as_slice(), told) {
        (_, Some(why)) => Err(why),
        (&[m], None) => Ok(m),
        ([], None) => Err(most_telling(reasons, weigh).unwrap_or(Reason::NoSuchTurn(text.to_owned()).into())),
        (several, None) => Err(Reason::Ambiguous(text.to_owned(), several.iter().map(|&m| write(m)).collect()).into()),
    }
}

/// How much a reason tells of a man that could be meant: nothing if the man does not even move like that.
pub const fn weight(reason: &Reason) -> u8 {
    match reason {
        Reason::NotHowItMoves(_) => 0,
        Reason::OwnManThere(_) | Reason::NothingToCapture => 1,
        Reason::Blocked { .. } => 2,
        _ => 3,
    }
}

/// The only reason there is, or of several the first that tells most. None if there are several and none tells anything.
fn most_telling(mut reasons: Vec<Illegal>, weigh: impl Fn(&Reason) -> u8) -> Option<Illegal> {
    reasons.dedup();
    if reasons.len() == 1 {
        return reasons.pop();
    }
    // Of equals the first, so that the answer does not depend on the order of a set.
    reasons.into_iter().rev().max_by_key(|why| weigh(&why.reason)).filter(|why| weigh(&why.reason) > 0)
}
