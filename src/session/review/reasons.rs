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
    Facts::of(case).most_important()
}

/// A judged move, the better move and the reply, looked at by the rules.
struct Facts<'a, G: Game> {
    case: &'a Case<'a, G>,
    mv: Look<G>,
    better: Option<Look<G>>,
    answer: Option<Look<G>>,
    /// The opponent's second move in the line.
    later: Option<Look<G>>,
    /// The reply, in notation; empty if unknown.
    by: String,
    /// The number of moves in which the opponent can force the end.
    allowed: Option<u32>,
    /// The kind of the piece that the move captured.
    taken: Option<Kind>,
}

impl<'a, G: Game> Facts<'a, G> {
    fn of(case: &'a Case<'a, G>) -> Facts<'a, G> {
        let mv = Look::at(case.before, case.mv);
        let better = Look::first(case.before, case.better);
        let answer = Look::first(&mv.after, case.answer);
        let later = answer.as_ref().and_then(|answer| {
            let reply = Look::first(&answer.after, case.answer.get(1..)?)?;
            Look::first(&reply.after, &case.answer[2..])
        });
        let by = answer.as_ref().map(|answer| mv.after.notation(answer.mv, Style::default())).unwrap_or_default();
        let allowed = if let Score::Mate(moves @ ..=0) = case.is { Some(moves.unsigned_abs()) } else { None };
        let taken = mv.won.filter(|(_, _, loss)| *loss == Loss::Taken).map(|(kind, ..)| kind);
        Facts { case, mv, better, answer, later, by, allowed, taken }
    }

    fn most_important(self) -> MistakeReason {
        let reason = match self.allowed {
            Some(moves) => {
                self.ransom_ends().or_else(|| self.gift()).or_else(|| self.thawed_pawn_replies()).or_else(|| {
                    let manner = self.answer.as_ref().map_or(Manner::Plain, |answer| answer.manner);
                    Some(MistakeReason::Allowed { moves, manner, by: self.by.clone() })
                })
            }
            None => {
                let (overpaid, is_first) = (self.overpaid(), self.better_rescues_the_same());
                let overpaid = |when: bool| {
                    overpaid.filter(|_| when == is_first).map(|(paid, enough)| MistakeReason::Overpaid(paid, enough))
                };
                self.thawed_pawn_replies()
                    .or_else(|| self.drew())
                    .or_else(|| self.missed_end())
                    .or_else(|| overpaid(true))
                    .or_else(|| self.gift())
                    .or_else(|| self.thawed())
                    .or_else(|| self.not_frozen())
                    .or_else(|| self.material())
                    .or_else(|| overpaid(false))
                    .or_else(|| self.dear())
                    .or_else(|| self.drop_or_exchange())
            }
        };
        reason.unwrap_or(MistakeReason::Fell(self.by))
    }

    /// The opponent can ransom the captured piece, and that ends the game at once.
    fn ransom_ends(&self) -> Option<MistakeReason> {
        let taken = self.taken?;
        let by = ends_by_ransom(&self.mv.after, taken)?;
        Some(MistakeReason::BoughtBack { taken, force: Force::End(1), by })
    }

    /// The reply uses what the move gave away.
    fn gift(&self) -> Option<MistakeReason> {
        let answer = self.answer.as_ref()?;
        let won = self.later.as_ref().and_then(|later| later.won);
        let won = won.filter(|(kind, ..)| self.mv.after.worth(*kind) > Kind::Pawn.value());
        let force = match (self.allowed, won) {
            (Some(moves), _) => Force::End(moves),
            _ if answer.check => Force::Check,
            (_, Some((kind, ..))) => Force::Wins(kind),
            _ => Force::Plain,
        };
        let by = self.by.clone();
        if let Some(taken) = self.taken.filter(|&taken| answer.rescues(taken)) {
            return Some(MistakeReason::BoughtBack { taken, force, by });
        }
        let paid = self.mv.paid.filter(|&paid| answer.dropped == Some(paid))?;
        Some(MistakeReason::DroppedAtOnce { paid, force, by })
    }

    /// The piece paid, and a cheaper one that would have been enough.
    fn overpaid(&self) -> Option<(Kind, Kind)> {
        let (paid, rescued) = self.mv.paid.zip(self.mv.rescued)?;
        let enough = cheapest(self.case.before, rescued).filter(|enough| enough.value() < paid.value())?;
        Some((paid, enough))
    }

    /// True if the better move differs in its payment.
    fn better_rescues_the_same(&self) -> bool {
        self.better.as_ref().is_some_and(|it| it.rescued == self.mv.rescued && it.paid != self.mv.paid)
    }

    fn thawed_pawn_replies(&self) -> Option<MistakeReason> {
        let replies = |at: &Cell| self.answer.as_ref().is_some_and(|answer| answer.from == Some(*at));
        self.mv.thawed.filter(replies).map(MistakeReason::Thawed)
    }

    fn drew(&self) -> Option<MistakeReason> {
        let outcome = self.mv.after.outcome().filter(|outcome| outcome.winner.is_none())?;
        Some(MistakeReason::Drew(outcome.ending))
    }

    fn missed_end(&self) -> Option<MistakeReason> {
        let (Score::Mate(moves @ 1..), false) = (self.case.was, is_win(self.case.is)) else { return None };
        let better = self.better.as_ref()?;
        Some(MistakeReason::Missed(moves.unsigned_abs(), better.manner))
    }

    fn thawed(&self) -> Option<MistakeReason> {
        let only_mv = self.better.as_ref().is_none_or(|better| better.thawed.is_none());
        self.mv.thawed.filter(|_| only_mv).map(MistakeReason::Thawed)
    }

    fn not_frozen(&self) -> Option<MistakeReason> {
        let better = self.better.as_ref().filter(|_| self.mv.froze.is_none())?;
        Some(MistakeReason::NotFrozen(better.froze?, better.freezes_checker()))
    }

    /// The reply wins a piece, or the better move would have won one.
    fn material(&self) -> Option<MistakeReason> {
        let value = |won| value(self.case.before, won);
        // A pawn is not enough to explain a blunder.
        let blunder = verdict(self.case.was, self.case.is) == Some(Verdict::Blunder);
        let gained = value(self.mv.won).max(u8::from(blunder));
        let missed = self.better.as_ref().and_then(|better| better.won);
        let lost = self.answer.as_ref().and_then(|answer| answer.won);
        if let Some((piece, at, loss)) = lost.filter(|_| value(lost) > gained && value(lost) >= value(missed)) {
            let pays = self.later.as_ref().is_some_and(|later| later.paid == Some(piece));
            let moved = self.mv.to == Some(at);
            return Some(MistakeReason::Loses { piece, at, loss, moved, pays, by: self.by.clone() });
        }
        let (kind, at, loss) = missed.filter(|_| value(missed) > gained)?;
        Some(MistakeReason::NotTaken(kind, at, loss))
    }

    fn dear(&self) -> Option<MistakeReason> {
        let (paid, (rescued, _)) = self.mv.paid.zip(self.mv.rescued)?;
        (paid.value() >= rescued.value() + 2).then_some(MistakeReason::Dear(paid, rescued))
    }

    /// The better move or the reply is a drop or an exchange. One that gives check counts first.
    fn drop_or_exchange(&self) -> Option<MistakeReason> {
        let seen = |look: &&Look<G>, check| look.is_from_beside() && look.check == check;
        let reason = |check| {
            let better = self.better.as_ref().filter(|better| seen(better, check) && better.manner != self.mv.manner);
            let not_seen = better.map(|better| MistakeReason::NotSeen(better.manner, check));
            let answer = self.answer.as_ref().filter(|answer| seen(answer, check));
            not_seen.or_else(|| answer.map(|it| MistakeReason::Answered(it.manner, check, self.by.clone())))
        };
        reason(true).or_else(|| reason(false))
    }
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
