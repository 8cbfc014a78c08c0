//! Why a turn was bad, in facts of the rules: what it took, paid, thawed or left, and what the answer or the better turn
//! makes of that. Only the lines come from the engine; what is said of them holds by the rules.

use super::judge::{Verdict, is_loss, is_win, verdict};
use crate::game::{Cell, Ending, Event, Game, Kind, Side, Style};
use crate::search::Score;

/// What is known when a turn is judged. Scores are told for its player.
pub struct Case<'a, G: Game> {
    /// The position before it.
    pub before: &'a G,
    /// The turn.
    pub turn: G::Move,
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
    /// A forced end within so many turns.
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
pub enum Reason {
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
        man: Kind,
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
        /// Within so many turns.
        turns: u32,
        /// Beginning so.
        manner: Manner,
        /// The answer as records write it; empty if it is not known.
        by: String,
    },
    /// The end could have been forced within so many turns, beginning so.
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

/// A turn that is looked at.
struct Look<G> {
    events: Vec<Event>,
    after: G,
    text: String,
}

impl<G: Game> Look<G> {
    fn at(position: &G, m: G::Move) -> Look<G> {
        let (events, text) = (position.events(m), position.notation(m, Style::default()));
        Look { events, after: position.play_unchecked(m), text }
    }

    /// The first turn of a line.
    fn first(position: &G, line: &[String]) -> Option<Look<G>> {
        let m = position.read_uci(line.first()?).ok()?;
        Some(Look::at(position, m))
    }

    fn has(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(wanted)
    }

    fn find<T>(&self, wanted: impl Fn(&Event) -> Option<T>) -> Option<T> {
        self.events.iter().find_map(wanted)
    }

    fn manner(&self) -> Manner {
        let sort = |event: &Event| match event {
            Event::Dropped(..) => Some(Manner::Drop),
            Event::Rescued(..) => Some(Manner::Exchange),
            Event::Promoted(..) => Some(Manner::Promotion),
            _ => None,
        };
        self.find(sort).unwrap_or(Manner::Plain)
    }

    /// The dearest man of a side that the turn takes away, where, and how.
    fn loss_of(&self, side: Side) -> Option<(Kind, Cell, Loss)> {
        let losses = self.events.iter().filter_map(|event| match *event {
            Event::Captured(man, at) if man.side == side => Some((man.kind, at, Loss::Taken)),
            // The man is told as whom it now belongs to.
            Event::TakenOver(man, at) if man.side != side => Some((man.kind, at, Loss::TakenOver)),
            Event::Pulled(man, at) if man.side == side => Some((man.kind, at, Loss::Pulled)),
            _ => None,
        });
        losses.max_by_key(|(kind, ..)| kind.value())
    }

    fn paid(&self) -> Option<Kind> {
        self.find(|event| if let Event::Paid(man) = event { Some(man.kind) } else { None })
    }

    fn rescued(&self) -> Option<(Kind, Cell)> {
        self.find(|event| if let Event::Rescued(man, at) = event { Some((man.kind, *at)) } else { None })
    }

    fn rescues(&self, kind: Kind) -> bool {
        self.rescued().is_some_and(|(rescued, _)| rescued == kind)
    }

    fn drops(&self, kind: Kind) -> bool {
        self.has(|event| matches!(event, Event::Dropped(man, _) if man.kind == kind))
    }

    fn checks(&self) -> bool {
        self.has(|event| *event == Event::Check)
    }

    /// The pawn of a side that this turn freezes, or thaws.
    fn freezes(&self, side: Side) -> Option<Cell> {
        self.find(|event| if let Event::Froze(man, at) = event { (man.side == side).then_some(*at) } else { None })
    }

    fn thaws(&self, side: Side) -> Option<Cell> {
        self.find(|event| if let Event::Thawed(man, at) = event { (man.side == side).then_some(*at) } else { None })
    }

    /// Whether the turn put a man on a square.
    fn lands_on(&self, cell: Cell) -> bool {
        self.has(|event| {
            matches!(event, Event::Walked(_, _, at) | Event::Rescued(_, at) | Event::Dropped(_, at) if *at == cell)
        })
    }
}

/// Why a turn that was judged to be bad is bad: the weightiest fact that can be named.
pub fn reason<G: Game>(case: &Case<'_, G>) -> Reason {
    let us = case.before.side_to_move();
    let turn = Look::at(case.before, case.turn);
    let better = Look::first(case.before, case.better);
    let answer = Look::first(&turn.after, case.answer);
    let taken = turn.loss_of(!us).filter(|(_, _, loss)| *loss == Loss::Taken).map(|(kind, ..)| kind);

    let allowed =
        if let Score::Mate(turns) = case.is { is_loss(case.is).then_some(turns.unsigned_abs()) } else { None };
    if let Some(taken) = taken
        && allowed.is_some()
        && let Some(by) = ends_by_ransom(&turn.after, taken)
    {
        return Reason::BoughtBack { taken, force: Force::End(1), by };
    }
    let forced = |answer: &Look<G>| match allowed {
        Some(turns) => Force::End(turns),
        None if answer.checks() => Force::Check,
        None => wins_then(&answer.after, case.answer, us).map_or(Force::Plain, Force::Wins),
    };
    if let Some(answer) = &answer {
        let by = answer.text.clone();
        if let Some(taken) = taken.filter(|&taken| allowed.is_some() && answer.rescues(taken)) {
            return Reason::BoughtBack { taken, force: forced(answer), by };
        }
        if let Some(paid) = turn.paid().filter(|&paid| allowed.is_some() && answer.drops(paid)) {
            return Reason::DroppedAtOnce { paid, force: forced(answer), by };
        }
        let thawed = turn.thaws(!us);
        if let Some(at) =
            thawed.filter(|&at| answer.has(|event| matches!(event, Event::Walked(_, from, _) if *from == at)))
        {
            return Reason::Thawed(at);
        }
    }
    if let Some(turns) = allowed {
        let (manner, by) = answer.map_or((Manner::Plain, String::new()), |answer| (answer.manner(), answer.text));
        return Reason::Allowed { turns, manner, by };
    }
    if let Some(outcome) = turn.after.outcome().filter(|outcome| outcome.winner.is_none()) {
        return Reason::Drew(outcome.ending);
    }
    if let (Score::Mate(turns), Some(better)) = (case.was, &better)
        && is_win(case.was)
        && !is_win(case.is)
    {
        return Reason::Missed(turns.unsigned_abs(), better.manner());
    }
    let overpaid = turn.paid().zip(turn.rescued()).and_then(|(paid, rescued)| {
        let enough = cheapest(case.before, rescued).filter(|enough| enough.value() < paid.value())?;
        Some((Reason::Overpaid(paid, enough), rescued))
    });
    let same_but_cheaper = |better: &Look<G>| {
        overpaid.as_ref().is_some_and(|(_, rescued)| better.rescued() == Some(*rescued) && better.paid() != turn.paid())
    };
    if let (Some((overpaid, _)), true) = (&overpaid, better.as_ref().is_some_and(same_but_cheaper)) {
        return overpaid.clone();
    }
    if let Some(answer) = &answer {
        let by = answer.text.clone();
        if let Some(paid) = turn.paid().filter(|&paid| answer.drops(paid)) {
            return Reason::DroppedAtOnce { paid, force: forced(answer), by };
        }
        if let Some(taken) = taken.filter(|&taken| answer.rescues(taken)) {
            return Reason::BoughtBack { taken, force: forced(answer), by };
        }
    }
    if let Some(at) = turn.thaws(!us).filter(|_| better.as_ref().is_none_or(|better| better.thaws(!us).is_none())) {
        return Reason::Thawed(at);
    }
    let frozen = better.as_ref().and_then(|better| better.freezes(!us));
    if let Some(at) = frozen.filter(|_| turn.freezes(!us).is_none()) {
        return Reason::NotFrozen(at, case.before.in_check());
    }
    // A pawn explains no blunder.
    let blunder = verdict(case.was, case.is) == Some(Verdict::Blunder);
    let gained = turn.loss_of(!us).map_or(u8::from(blunder), |(kind, ..)| kind.value());
    let missed = better.as_ref().and_then(|better| better.loss_of(!us)).filter(|(kind, ..)| kind.value() > gained);
    let lost = answer.as_ref().and_then(|answer| answer.loss_of(us)).filter(|(kind, ..)| kind.value() > gained);
    let worth = |man: &Option<(Kind, Cell, Loss)>| man.map_or(0, |(kind, ..)| kind.value());
    if let (Some((man, at, loss)), Some(answer), true) = (lost, &answer, worth(&lost) >= worth(&missed)) {
        let (pays, moved) = (then_pays(&answer.after, case.answer, man), turn.lands_on(at));
        return Reason::Loses { man, at, loss, moved, pays, by: answer.text.clone() };
    }
    if let Some((kind, at, _)) = missed {
        return Reason::NotTaken(kind, at);
    }
    if let Some((overpaid, _)) = overpaid {
        return overpaid;
    }
    if let Some((paid, (rescued, _))) = turn.paid().zip(turn.rescued())
        && paid.value() >= rescued.value() + 2
    {
        return Reason::Dear(paid, rescued);
    }
    let beside = |look: &Look<G>| matches!(look.manner(), Manner::Drop | Manner::Exchange);
    let seen = |better: &Look<G>| !beside(better) || turn.manner() == better.manner();
    for check in [true, false] {
        if let Some(better) = better.as_ref().filter(|better| better.checks() == check && !seen(better)) {
            return Reason::NotSeen(better.manner(), check);
        }
        if let Some(answer) = answer.as_ref().filter(|answer| answer.checks() == check && beside(answer)) {
            return Reason::Answered(answer.manner(), check, answer.text.clone());
        }
    }
    Reason::Fell(answer.map(|answer| answer.text).unwrap_or_default())
}

/// The exchange that rescues a man of this kind and ends the game at once, if there is one.
fn ends_by_ransom<G: Game>(position: &G, kind: Kind) -> Option<String> {
    let us = position.side_to_move();
    position.legal_moves().into_iter().find_map(|m| {
        let ransom = position.events(m).iter().any(|e| matches!(e, Event::Rescued(man, _) if man.kind == kind));
        let ends = ransom && position.play_unchecked(m).outcome().is_some_and(|outcome| outcome.winner == Some(us));
        ends.then(|| position.notation(m, Style::default()))
    })
}

/// The cheapest man who could be paid for this rescue to this square.
fn cheapest<G: Game>(position: &G, rescue: (Kind, Cell)) -> Option<Kind> {
    let turns = position.legal_moves().into_iter().map(|m| Look::at(position, m));
    turns.filter(|look| look.rescued() == Some(rescue)).filter_map(|look| look.paid()).min_by_key(|kind| kind.value())
}

/// The turn of the line that comes after the answer and its reply.
fn later<G: Game>(after: &G, line: &[String]) -> Option<Look<G>> {
    let reply = Look::first(after, line.get(1..)?)?;
    Look::first(&reply.after, &line[2..])
}

/// The man of a side, more than a pawn, whom the turn after the answer takes.
fn wins_then<G: Game>(after: &G, line: &[String], side: Side) -> Option<Kind> {
    later(after, line)?.loss_of(side).map(|(kind, ..)| kind).filter(|kind| kind.value() > Kind::Pawn.value())
}

/// Whether the turn after the answer pays with a man of this kind.
fn then_pays<G: Game>(after: &G, line: &[String], kind: Kind) -> bool {
    later(after, line).is_some_and(|look| look.paid() == Some(kind))
}
