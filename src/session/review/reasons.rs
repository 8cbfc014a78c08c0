//! Explanations of bad moves in terms of the rules. They say what the move took, paid, thawed or left, and how the
//! reply or the better move uses that. The engine supplies only the lines; all statements about them follow from the
//! rules.

mod look;

use super::judge::{Verdict, is_win, verdict};
use crate::game::{Cell, Ending, Game, Kind, Style};
use crate::search::Score;
use look::{Look, value};

/// The facts about a judged move. Scores are for its player.
pub struct Case<'a, G: Game> {
    pub before: &'a G,
    pub mv: G::Move,
    /// Score before the move.
    pub was: Score,
    /// Score after the move.
    pub is: Score,
    /// The better line, as UCI text, starting with a move of the same player.
    pub better: &'a [String],
    /// The opponent's best line after the move, as UCI text.
    pub answer: &'a [String],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    Drop,
    Exchange,
    Promotion,
    /// Any other move.
    Plain,
}

/// The additional gain of a reply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Force {
    /// A forced end within this many moves.
    End(u32),
    Check,
    /// A piece that the following move captures.
    Wins(Kind),
    /// Nothing in particular.
    Plain,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loss {
    Taken,
    /// Taken over (Takeover Chess).
    TakenOver,
    /// Pulled into a hole (Hole Chess).
    Pulled,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MistakeReason {
    /// The reply rescues the piece that the move captured.
    BoughtBack {
        taken: Kind,
        /// The additional gain of the ransom.
        force: Force,
        /// The reply, in notation.
        by: String,
    },
    /// The reply drops the piece that the move paid.
    DroppedAtOnce {
        paid: Kind,
        /// The additional gain of the drop.
        force: Force,
        /// The reply, in notation.
        by: String,
    },
    /// A cheaper payment was possible: the piece paid, then the cheaper one.
    Overpaid(Kind, Kind),
    /// The payment was worth much more than the rescue: the piece paid, then the piece rescued.
    Dear(Kind, Kind),
    Thawed(Cell),
    /// The better move freezes the pawn on this square; true if that ends a check.
    NotFrozen(Cell, bool),
    /// The move lets a piece be lost.
    Loses {
        piece: Kind,
        at: Cell,
        loss: Loss,
        /// True if this move put it there.
        moved: bool,
        /// True if the opponent then pays a ransom with the piece.
        pays: bool,
        /// The reply, in notation.
        by: String,
    },
    /// The opponent can force the end.
    Allowed {
        /// Within this many moves.
        moves: u32,
        /// The type of the first move.
        manner: Manner,
        /// The reply, in notation; empty if unknown.
        by: String,
    },
    /// A forced end within this many moves was missed; it began with a move of this type.
    Missed(u32, Manner),
    Drew(Ending),
    /// The better move wins this piece.
    NotTaken(Kind, Cell, Loss),
    /// The better move is a drop or an exchange; true if it gives check.
    NotSeen(Manner, bool),
    /// The reply is a drop or an exchange, in this notation; true if it gives check.
    Answered(Manner, bool, String),
    /// No particular fact: the winning chances fell. With the reply, in notation; empty if unknown.
    Fell(String),
}

/// Explains a bad move by its most important fact.
pub fn reason<G: Game>(case: &Case<'_, G>) -> MistakeReason {
    let mv = Look::at(case.before, case.mv);
    let better = Look::first(case.before, case.better);
    let answer = Look::first(&mv.after, case.answer);
    // The opponent's second move in the line.
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
    // The additional gain of the reply, if it uses what the move gave away.
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
    if let (Some(better), None) = (&better, mv.froze)
        && let Some(at) = better.froze
    {
        return MistakeReason::NotFrozen(at, better.freezes_checker());
    }
    // A pawn is not enough to explain a blunder.
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
    if let Some((kind, at, loss)) = missed.filter(|_| value(case.before, missed) > gained) {
        return MistakeReason::NotTaken(kind, at, loss);
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

/// The exchange that rescues a piece of this kind and ends the game at once, if there is one.
fn ends_by_ransom<G: Game>(position: &G, kind: Kind) -> Option<String> {
    let us = Some(position.side_to_move());
    let ends = |look: &Look<G>| look.rescues(kind) && look.after.outcome().is_some_and(|end| end.winner == us);
    let found = position.legal_moves().into_iter().map(|m| Look::at(position, m)).find(ends)?;
    Some(position.notation(found.mv, Style::default()))
}

/// The cheapest possible payment for a rescue to this square.
fn cheapest<G: Game>(position: &G, rescue: (Kind, Cell)) -> Option<Kind> {
    let moves = position.legal_moves().into_iter().map(|m| Look::at(position, m));
    moves
        .filter(|look| look.rescued == Some(rescue))
        .filter_map(|look| look.paid)
        .min_by_key(|&kind| position.worth(kind))
}
