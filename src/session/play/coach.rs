//! The coach: before a blunder against the computer stands, it says what the opponent could do now, and asks whether the turn
//! is to be taken back. It values the position before the turn and the one after it while the turn is being seen, so that
//! nobody waits for it; what it has found is kept by node.

use super::{Play, PlayEffect, Players};
use crate::engine::level::Strength;
use crate::engine::{Asker, Reply, Request};
use crate::game::{Game, Key, Touch};
use crate::search::{Blindness, Limits};
use crate::session::review::judge::{Verdict, chances};
use crate::session::review::reasons::MistakeReason;
use crate::session::review::{DEEPEST, JudgedMove, Review};
use crate::session::{Control, NodeId, Opponent};

/// How many nodes it gives a position: what a turn throws away shows by then.
const NODES: u64 = 16_000;

/// A position never gets more than this, in milliseconds: both fit into the time that a turn is seen.
const MILLIS: u32 = 150;

/// An engine that says nothing for so long, in milliseconds, is not waited for. It may be on its way to the page still.
const PATIENCE: u64 = 3000;

/// Who had no more than these chances, in hundredths, has nothing left to throw away.
const LOST: f64 = 20.0;

/// How many of the opponents have a coach across from them unless somebody says otherwise, the weakest first.
const EASY: usize = 2;

/// With fewer minutes than this nobody wants to be asked.
const UNHURRIED: u32 = 5;

/// After how many plies both sides have made their first turn.
const FIRST: usize = 2;

/// How far it is with the turn that was played last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Stage {
    /// It has nothing to do.
    #[default]
    Idle,
    /// The engine values one of the two positions, since this moment.
    Looks(u64),
    /// The turn is a blunder, which is said when it has been seen.
    Knows,
    /// It asks.
    Asks,
}

/// What the game knows of its coach.
#[derive(Clone, Debug, Default)]
pub(super) struct Coach {
    /// The reader wants one.
    wanted: bool,
    /// What was chosen for this game.
    chosen: Option<bool>,
    stage: Stage,
    /// The positions about whose turn it has asked and was answered.
    answered: Vec<Key>,
    /// What it has found, by node.
    pub(super) found: Review,
}

/// What the coach says of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// What is wrong with it.
    pub reason: MistakeReason,
    /// Who made it, and what the position was worth before it and is after it.
    pub judged: JudgedMove,
}

/// Whether there is a coach in a game against this strength, with this clock, unless somebody says otherwise.
pub fn is_usual(strength: Strength, control: Option<Control>) -> bool {
    let easy = Opponent::with(strength).is_some_and(|it| Opponent::ALL[..EASY].contains(&it));
    easy && control.is_none_or(|control| control.minutes >= UNHURRIED)
}

impl<G: Game> Play<G> {
    /// Whether the reader wants a coach at all.
    pub fn set_coach(&mut self, wanted: bool) {
        self.coach.wanted = wanted;
    }

    /// The same game, with or without a coach; as usual if nobody says.
    pub fn with_coach(mut self, chosen: Option<bool>) -> Play<G> {
        self.coach.chosen = chosen;
        self
    }

    /// Whether there is a coach by choice, or none.
    pub fn coach_chosen(&self) -> Option<bool> {
        self.coach.chosen
    }

    /// Whether a coach looks on.
    pub fn is_coached(&self) -> bool {
        let usual = || is_usual(self.strength, self.options.control);
        let alone = !matches!(self.players, Players::HUMANS | Players::ENGINES);
        self.coach.wanted && alone && self.coach.chosen.unwrap_or_else(usual)
    }

    /// Whether the coach asks about the turn that was played last.
    pub fn is_warned(&self) -> bool {
        self.coach.stage == Stage::Asks
    }

    /// Whether the coach is at work on the turn that was played last.
    pub(super) fn coach_is_busy(&self) -> bool {
        matches!(self.coach.stage, Stage::Looks(_) | Stage::Knows)
    }

    /// What the coach has to say of the turn that it asks about.
    pub fn warning(&self) -> Option<Warning> {
        self.is_warned().then(|| self.told_of(self.tree().current()))?
    }

    /// What there is to say of the turn that leads to a node, from what the coach has found.
    fn told_of(&self, node: NodeId) -> Option<Warning> {
        let judged = self.coach.found.judged(self.tree(), node)?;
        Some(Warning { reason: self.coach.found.reason(self.tree(), node)?, judged })
    }

    /// How the opponent's best answer to the turn that the coach asks about is spelled.
    pub fn threatened(&self) -> Vec<Touch> {
        let found = self.coach.found.finding(self.tree().current()).filter(|_| self.is_warned());
        let answer = found.and_then(|found| self.position().read_uci(found.line.first()?).ok());
        answer.map_or_else(Vec::new, |m| self.board.spelled(m))
    }

    /// The coach looks at the turn that was played last, before the engine answers it. False if that is not needed, or done.
    pub(super) fn coach_looks(&mut self, effects: &mut Vec<PlayEffect>) -> bool {
        let here = self.tree().current();
        let Some((before, _)) = self.tree().move_to(here) else { return false };
        let position = self.tree().at(before);
        let own = self.is_own(position.side_to_move());
        if !own || !self.is_coached() || self.just_opened || self.coach.answered.contains(&position.key()) {
            return false;
        }
        // Who has no choice makes no mistake, and nobody throws a game away with his first turn.
        let first = self.tree().begins_as_usual() && self.tree().depth() <= FIRST;
        if first || position.legal_moves().len() < 2 {
            return false;
        }
        let unknown = [before, here].into_iter().find(|&node| self.coach.found.finding(node).is_none());
        if let Some(node) = unknown {
            let id = self.question(Asker::Coach);
            self.coach.found.ask(id, node);
            self.coach.stage = Stage::Looks(self.now);
            // It overlooks nothing; but said so, it works in the small memory of the weak levels, and finds the same each time.
            let blindness = Some(Blindness { per_mille: 0, seed: 0 });
            let (nodes, millis, depth) = (Some(NODES), Some(MILLIS), Some(DEEPEST));
            let limits = Limits { nodes, millis, depth, blindness, ..Limits::default() };
            effects.push(PlayEffect::Ask(Request::Search { id, record: self.tree().record_to(node), limits }));
            return true;
        }
        let judged = self.coach.found.judged(self.tree(), here);
        let blunder = judged.is_some_and(|it| it.verdict == Some(Verdict::Blunder) && chances(it.was) > LOST);
        self.coach.stage = if blunder { Stage::Knows } else { Stage::Idle };
        blunder
    }

    /// The engine answers the coach. If it cannot, the game goes on without.
    pub(super) fn hear_coach(&mut self, reply: &Reply, effects: &mut Vec<PlayEffect>) {
        let Some((asked, _)) = self.coach.found.asked else { return };
        match reply {
            Reply::Info { id, info } if *id == asked => self.coach.found.hear(info, self.board.tree()),
            Reply::Best { id, .. } if *id == asked && self.coach.found.has_heard() => {
                self.coach.found.settle();
                self.go_on_from_coach(effects);
            }
            Reply::Best { id, .. } | Reply::Error { id, .. } if *id == asked => {
                self.dismiss_coach(effects);
                self.ask_engine(effects);
            }
            // Answers to questions that nobody asks any more.
            Reply::Info { .. }
            | Reply::Best { .. }
            | Reply::Error { .. }
            | Reply::Bench { .. }
            | Reply::Ready { .. } => {}
        }
    }

    fn go_on_from_coach(&mut self, effects: &mut Vec<PlayEffect>) {
        if self.coach_looks(effects) { self.coach_in_time(effects) } else { self.ask_engine(effects) }
    }

    /// Time has passed: what the coach knows is said as soon as the turn has been seen, and an engine that says nothing does not
    /// hold up the game.
    pub(super) fn coach_in_time(&mut self, effects: &mut Vec<PlayEffect>) {
        match self.coach.stage {
            Stage::Knows if !self.is_too_early() => {
                self.coach.stage = Stage::Asks;
                // What was made ahead counted on the turn that is in question now.
                self.premove.planned = None;
                self.board.drop_selection();
                self.give_access();
                self.board.notices.repeat();
            }
            Stage::Looks(since) if self.now >= since + PATIENCE => {
                self.dismiss_coach(effects);
                self.ask_engine(effects);
            }
            Stage::Idle | Stage::Looks(_) | Stage::Knows | Stage::Asks => {}
        }
    }

    /// The reader has heard what the coach said and goes on, or back: it is not said again.
    pub(super) fn answer_coach(&mut self, at: NodeId) {
        if let Some((before, _)) = self.tree().move_to(at).filter(|_| self.is_warned()) {
            self.coach.answered.push(self.tree().at(before).key());
            self.coach.stage = Stage::Idle;
        }
    }

    /// The coach leaves the turn that it is at.
    pub(super) fn dismiss_coach(&mut self, effects: &mut Vec<PlayEffect>) {
        self.coach.stage = Stage::Idle;
        if let Some((id, _)) = self.coach.found.asked.take() {
            effects.push(PlayEffect::Ask(Request::Stop { id }));
        }
    }
}
