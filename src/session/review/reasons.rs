//! Why a turn was bad, in facts of the rules: what it took, paid, thawed or left, and what the answer or the better
//! turn makes of that. Only the lines come from the engine; what is said of them holds by the rules.

mod look;

use super::judge::{Verdict, is_win, verdict};
use crate::game::{Cell, Ending, Game, Kind, Style};
use crate::search::Score;
use look::{Look, value};

/// What is known when a turn is judged. Scores are from its player's point of view.
pub struct Case<'a, G: Game> {
    /// The position before it.
    pub before: &'a G,
    /// The turn.
    pub mv: G::Move,
    /// What the position was worth before it.
    pub was: Score,
    /// What it was worth after it.
    pub is: Score,
    /// The line that would have been better, as UCI text; its first turn belongs to the same player.
    pub better: &'a [String],
    /// The best line of the opponent after the turn.
    pub answer: &'a [String],
}

/// Of what sort a turn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// A man drops from an airfield.
    Drop,
    /// A hostage exchange.
    Exchange,
    /// A pawn becomes another man.
    Promotion,
    /// Any other.
    Plain,
}

/// What an answer brings with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Force {
    /// A forced end within this many turns.
    End(u32),
    /// A check.
    Check,
    /// A man who falls to the turn after it.
    Wins(Kind),
    /// Nothing that can be named.
    Plain,
}

/// In which way a man is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loss {
    /// Captured.
    Taken,
    /// Taken over (Takeover Chess).
    TakenOver,
    /// Pulled into a hole (Hole Chess).
    Pulled,
}

/// What was wrong with a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MistakeReason {
    /// It took a man whom the answer buys back.
    BoughtBack {
        /// Who was taken.
        taken: Kind,
        /// What the ransom brings with it.
        force: Force,
        /// The answer as records write it.
        by: String,
    },
    /// It paid a man whom the answer drops.
    DroppedAtOnce {
        /// Who was paid.
        paid: Kind,
        /// What the drop brings with it.
        force: Force,
        /// The answer as records write it.
        by: String,
    },
    /// It paid one man where another, worth less, would have done: who was paid, and who would have done.
    Overpaid(Kind, Kind),
    /// It paid a man for one worth much less: who was paid, and who was rescued.
    Dear(Kind, Kind),
    /// It let the pawn on this square thaw.
    Thawed(Cell),
    /// The better turn freezes the pawn on this square; the flag says whether that ends a check.
    NotFrozen(Cell, bool),
    /// It left a man to be lost.
    Loses {
        /// Who.
        piece: Kind,
        /// Where.
        at: Cell,
        /// How.
        loss: Loss,
        /// Whether it was put there by this turn.
        moved: bool,
        /// Whether the opponent then pays with it.
        pays: bool,
        /// The answer as records write it.
        by: String,
    },
    /// The opponent can force the end.
    Allowed {
        /// Within this many turns.
        moves: u32,
        /// Beginning so.
        manner: Manner,
        /// The answer as records write it; empty if it is not known.
        by: String,
    },
    /// The end could have been forced within this many turns, beginning like this.
    Missed(u32, Manner),
    /// It ended the game as a draw.
    Drew(Ending),
    /// The better turn takes a man.
    NotTaken(Kind, Cell),
    /// The better turn is a drop or an exchange; the flag says whether with check.
    NotSeen(Manner, bool),
    /// The answer, so written, is a drop or an exchange; the flag says whether with check.
    Answered(Manner, bool, String),
    /// Nothing that can be named: the chances fell, with this answer; empty if it is not known.
    Fell(String),
}

/// Why a turn that was judged to be bad is bad: the weightiest fact that can be named.
pub fn reason<G: Game>(case: &Case<'_, G>) -> MistakeReason {
    let mv = Look::at(case.before, case.mv);
    let better = Look::first(case.before, case.better);
    let answer = Look::first(&mv.after, case.answer);
    // The turn after the answer and its reply.
    let later = answer.as_ref().and_then(|answer| {
        let reply = Look::first(&answer.after, case.answer.get(1..)?)?;
        Look::first(&reply.after, &case.answer[2..])
    });
    let written = |answer: &Look<G>| mv.after.notation(answer.mv, Style::default());
    let by = answer.as_ref().map(written).unwrap_or_default();
    let taken = mv.won.filter(|(_, _, loss)| *loss == Loss::Taken).map(|(kind, ..)| kind);
    let allowed = if let Score::Mate(moves @ ..=0) = case.is { Some(moves.unsigned_abs()) } else { None };

    if let Some(taken) = taken.filter(|_| allowed.is_some())
        && let Some(by) = ends_by_ransom(&mv.after, taken)
    {
        return MistakeReason::BoughtBack { taken, force: Force::End(1), by };
    }
    // What the answer brings with it, if it uses what the turn gave away.
    let used = answer.as_ref().and_then(|answer| {
        let won =
            later.as_ref().and_then(|later| later.won).filter(|(kind, ..)| mv.after.worth(*kind) > Kind::Pawn.value());
        let force = match (allowed, won) {
            (Some(moves), _) => Force::End(moves),
            _ if answer.check => Force::Check,
            (_, Some((kind, ..))) => Force::Wins(kind),
            _ => Force::Plain,
        };
        let by = by.clone();
        if let Some(taken) = taken.filter(|&taken| answer.rescues(taken)) {
            return Some(MistakeReason::BoughtBack { taken, force, by });
        }
        let paid = mv.paid.filter(|&paid| answer.dropped == Some(paid));
        paid.map(|paid| MistakeReason::DroppedAtOnce { paid, force, by })
    });
    let overpaid = mv.paid.zip(mv.rescued).and_then(|(paid, rescued)| {
        let enough = cheapest(case.before, rescued).filter(|enough| enough.value() < paid.value())?;
        let same = better.as_ref().is_some_and(|better| better.rescued == mv.rescued && better.paid != mv.paid);
        Some((MistakeReason::Overpaid(paid, enough), same))
    });
    let thawed = mv.thawed.filter(|_| better.as_ref().is_none_or(|better| better.thawed.is_none()));
    if let (Some(_), Some(used)) = (allowed, &used) {
        return used.clone();
    }
    if let Some(at) = mv.thawed.filter(|at| answer.as_ref().is_some_and(|answer| answer.from == Some(*at))) {
        return MistakeReason::Thawed(at);
    }
    if let Some(moves) = allowed {
        let manner = answer.map_or(Manner::Plain, |answer| answer.manner);
        return MistakeReason::Allowed { moves, manner, by };
    }
    if let Some(outcome) = mv.after.outcome().filter(|outcome| outcome.winner.is_none()) {
        return MistakeReason::Drew(outcome.ending);
    }
    if let (Score::Mate(moves @ 1..), false, Some(better)) = (case.was, is_win(case.is), &better) {
        return MistakeReason::Missed(moves.unsigned_abs(), better.manner);
    }
    let overpaid = match overpaid {
        Some((reason, true)) => return reason,
        other => other.map(|(reason, _)| reason),
    };
    if let Some(used) = used {
        return used;
    }
    if let Some(at) = thawed {
        return MistakeReason::Thawed(at);
    }
    if let (Some(at), None) = (better.as_ref().and_then(|better| better.froze), mv.froze) {
        return MistakeReason::NotFrozen(at, case.before.in_check());
    }
    // A pawn explains no blunder.
    let blunder = verdict(case.was, case.is) == Some(Verdict::Blunder);
    let gained = value(case.before, mv.won).max(u8::from(blunder));
    let missed = better.as_ref().and_then(|better| better.won);
    let lost = answer.as_ref().and_then(|answer| answer.won);
    if let Some((piece, at, loss)) =
        lost.filter(|_| value(case.before, lost) > gained && value(case.before, lost) >= value(case.before, missed))
    {
        let pays = later.is_some_and(|later| later.paid == Some(piece));
        return MistakeReason::Loses { piece, at, loss, moved: mv.to == Some(at), pays, by };
    }
    if let Some((kind, at, _)) = missed.filter(|_| value(case.before, missed) > gained) {
        return MistakeReason::NotTaken(kind, at);
    }
    if let Some(overpaid) = overpaid {
        return overpaid;
    }
    if let (Some(paid), Some((rescued, _))) = (mv.paid, mv.rescued)
        && paid.value() >= rescued.value() + 2
    {
        return MistakeReason::Dear(paid, rescued);
    }
    for check in [true, false] {
        let seen = |better: &&Look<G>| better.is_from_beside() && better.check == check && better.manner != mv.manner;
        if let Some(better) = better.as_ref().filter(seen) {
            return MistakeReason::NotSeen(better.manner, check);
        }
        if let Some(answer) = answer.as_ref().filter(|answer| answer.is_from_beside() && answer.check == check) {
            return MistakeReason::Answered(answer.manner, check, by);
        }
    }
    MistakeReason::Fell(by)
}

/// The exchange that rescues a man of this kind and ends the game at once, if there is one.
fn ends_by_ransom<G: Game>(position: &G, kind: Kind) -> Option<String> {
    let us = Some(position.side_to_move());
    let ends = |look: &Look<G>| look.rescues(kind) && look.after.outcome().is_some_and(|end| end.winner == us);
    let found = position.legal_moves().into_iter().map(|m| Look::at(position, m)).find(ends)?;
    Some(position.notation(found.mv, Style::default()))
}

/// The cheapest man who could be paid for this rescue to this square.
fn cheapest<G: Game>(position: &G, rescue: (Kind, Cell)) -> Option<Kind> {
    let moves = position.legal_moves().into_iter().map(|m| Look::at(position, m));
    moves
        .filter(|look| look.rescued == Some(rescue))
        .filter_map(|look| look.paid)
        .min_by_key(|&kind| position.worth(kind))
}
