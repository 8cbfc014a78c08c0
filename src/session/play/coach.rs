//! The coach: after a blunder against the computer, it shows what the opponent could do and offers to take the move
//! back. It does the same for a player who is losing, if the move gives away a piece or pays too much. In any case it
//! speaks after at most one move in three. It scores the positions before and after the move while the move is being
//! shown, so that the game is not delayed. Its findings are kept by node.

use super::{Play, PlayEffect, Players};
use crate::engine::level::Strength;
use crate::engine::{Asker, Reply, Request};
use crate::game::{Event, Game, Key, Kind, Side, Touch};
use crate::search::{Blindness, Limits, Score};
use crate::session::review::judge::{Verdict, accuracy, chances};
use crate::session::review::reasons::MistakeReason;
use crate::session::review::{JudgedMove, KeyMoment, Review, key_moments};
use crate::session::{Control, NodeId, Opponent};

/// Nodes per position: enough to show what a move gives away.
const NODES: u64 = 16_000;

/// Maximum time per position, in milliseconds: two fit into the time that a move is shown.
const MILLIS: u32 = 150;

/// Timeout for an engine that does not reply, in milliseconds. It may still be loading.
const TIMEOUT: u64 = 3000;

/// With at most these winning chances, in percent, a player is losing: the chances can hardly fall any more, so a move
/// is judged by the material it gives away.
const LOST: f64 = 20.0;

/// Smallest loss in centipawns about which the coach speaks to a player who is losing: less than a knight, because the
/// move often gains something too.
const GIVEN_AWAY: i32 = 150;

/// Plies between two remarks, so that at most one of three moves of the player is questioned.
const PAUSE: usize = 6;

/// Number of opponents, from the weakest, against which the coach is on by default.
const EASY: usize = 2;

/// With fewer minutes than this on the clock, the coach is off by default.
const UNHURRIED: u32 = 5;

/// Minimum number of judged moves that give an accuracy.
const JUDGED: usize = 6;

/// Number of plies after which both sides have made their first move.
const FIRST: usize = 2;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Stage {
    #[default]
    Idle,
    /// The engine has been scoring one of the two positions since this time.
    Looks(u64),
    /// The move is a blunder; the coach says so once the move has been shown.
    Knows,
    /// The question is open.
    Asks,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Coach {
    /// True if the reader wants a coach at all.
    wanted: bool,
    /// The choice for this game; none means the default.
    chosen: Option<bool>,
    stage: Stage,
    /// The last move that was questioned, with its depth. It is not stored: after a reload the pause begins anew.
    spoke: Option<(NodeId, usize)>,
    /// Positions where the player has already answered the coach's question.
    answered: Vec<Key>,
    /// The findings by node.
    pub(super) found: Review,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    pub reason: MistakeReason,
    /// The side of the move, and the scores before and after it.
    pub judged: JudgedMove,
    /// What the best reply does; empty if it is unknown.
    pub reply: Vec<Event>,
}

/// True if the coach is on by default with this strength and clock.
pub fn is_usual(strength: Strength, control: Option<Control>) -> bool {
    let easy = Opponent::with(strength).is_some_and(|it| it.is_recruit() || Opponent::ALL[..EASY].contains(&it));
    easy && control.is_none_or(|control| control.minutes >= UNHURRIED)
}

/// True if a move of a player who is losing leaves a piece hanging or pays too much for a ransom.
fn gives_away(reason: &MistakeReason, judged: &JudgedMove) -> bool {
    let (Score::Centipawns(was), Score::Centipawns(is)) = (judged.was, judged.is) else { return false };
    let gives = match reason {
        MistakeReason::Loses { piece, .. } => *piece != Kind::Pawn,
        MistakeReason::Overpaid(..) | MistakeReason::Dear(..) => true,
        _ => false,
    };
    gives && was.saturating_sub(is) >= GIVEN_AWAY
}

impl<G: Game> Play<G> {
    /// Sets whether the reader wants a coach at all.
    pub fn set_coach(&mut self, wanted: bool) {
        self.coach.wanted = wanted;
    }

    /// The same game with or without a coach; none means the default.
    pub fn with_coach(mut self, chosen: Option<bool>) -> Play<G> {
        self.coach.chosen = chosen;
        self
    }

    /// The choice of a coach for this game; none means the default.
    pub fn coach_chosen(&self) -> Option<bool> {
        self.coach.chosen
    }

    /// True if a coach watches this game.
    pub fn is_coached(&self) -> bool {
        let usual = || is_usual(self.strength, self.options.control);
        let alone = !matches!(self.players, Players::HUMANS | Players::ENGINES);
        self.coach.wanted && alone && self.coach.chosen.unwrap_or_else(usual)
    }

    /// True if the coach questions the last move.
    pub fn is_warned(&self) -> bool {
        self.coach.stage == Stage::Asks
    }

    /// True if the coach is working on the last move.
    pub(super) fn coach_is_busy(&self) -> bool {
        matches!(self.coach.stage, Stage::Looks(_) | Stage::Knows)
    }

    /// The warning about the move in question.
    pub fn warning(&self) -> Option<Warning> {
        self.is_warned().then(|| self.told_of(self.tree().current()))?
    }

    /// The warning about the move to a node, from the coach's findings.
    fn told_of(&self, node: NodeId) -> Option<Warning> {
        let (found, tree) = (&self.coach.found, self.tree());
        let judged = found.judged(tree, node)?;
        Some(Warning { reason: found.explained(tree, node)?, judged, reply: found.reply_events(tree, node) })
    }

    /// True if the coach questions the move to this node, which it has judged.
    fn is_questionable(&self, here: NodeId) -> bool {
        let Some(Warning { reason, judged, .. }) = self.told_of(here) else { return false };
        if chances(judged.was) <= LOST {
            return gives_away(&reason, &judged) && !self.has_just_spoken(here);
        }
        // A move that loses the game at once is questioned even just after another remark: it is the last chance.
        let ends = matches!(judged.is, Score::Mate(_));
        judged.verdict == Some(Verdict::Blunder) && (ends || !self.has_just_spoken(here))
    }

    /// True if one of the player's last two moves was questioned.
    fn has_just_spoken(&self, here: NodeId) -> bool {
        let spoke = self.coach.spoke.filter(|(node, _)| *node != here);
        spoke.is_some_and(|(_, depth)| self.tree().depth().abs_diff(depth) < PAUSE)
    }

    /// The reader's key moments, including moves that were taken back. Empty without a coach.
    pub fn moments(&self) -> Vec<KeyMoment> {
        let won = self.verdict().and_then(|outcome| outcome.winner).map(|winner| (self.tip, winner));
        key_moments(&self.coach.found, self.tree(), &self.tree().walk(), won, |side| self.is_own(side))
    }

    /// The reader's accuracy in percent, as far as the coach has judged the moves; none if it has judged too few.
    pub fn coached_accuracy(&self, side: Side) -> Option<f64> {
        let judged = self.line().into_iter().filter_map(|node| self.coach.found.judged(self.tree(), node));
        let (mut sum, mut count) = (0.0, 0);
        for judged in judged.filter(|judged| judged.side == side) {
            sum += accuracy(chances(judged.was), chances(judged.is));
            count += 1;
        }
        // The coach skips the first moves and forced ones.
        let own = self.length() / 2;
        (count >= JUDGED && count * 2 >= own).then(|| sum / count as f64)
    }

    /// The spelling of the opponent's best reply to the move in question.
    pub fn threatened(&self) -> Vec<Touch> {
        let reply = self.coach.found.best_reply(self.tree(), self.tree().current()).filter(|_| self.is_warned());
        reply.map_or_else(Vec::new, |m| self.board.spelled(m))
    }

    /// Starts the coach on the last move, before the engine replies. False if there is nothing to do.
    pub(super) fn coach_looks(&mut self, effects: &mut Vec<PlayEffect>) -> bool {
        let here = self.tree().current();
        let Some((before, _)) = self.tree().move_to(here) else { return false };
        let position = self.tree().at(before);
        let own = self.is_own(position.side_to_move());
        if !own || !self.is_coached() || self.just_opened || self.coach.answered.contains(&position.key()) {
            return false;
        }
        // A forced move is not a blunder, and the first move does not lose a game.
        let first = self.tree().begins_as_usual() && self.tree().depth() <= FIRST;
        if first || position.legal_moves().len() < 2 {
            return false;
        }
        let unknown = [before, here].into_iter().find(|&node| self.coach.found.finding(node).is_none());
        if let Some(node) = unknown {
            let id = self.question(Asker::Coach);
            self.coach.found.ask(id, node);
            self.coach.stage = Stage::Looks(self.now);
            // The coach judges a game in the same way each time.
            let blindness = Some(Blindness::REPEATABLE);
            let (nodes, millis, depth) = (Some(NODES), Some(MILLIS), Some(Limits::DEEPEST));
            let limits = Limits { nodes, millis, depth, blindness, ..Limits::default() };
            effects.push(PlayEffect::Ask(Request::Search { id, record: self.tree().record_to(node), limits }));
            return true;
        }
        let questioned = self.is_questionable(here);
        self.coach.stage = if questioned { Stage::Knows } else { Stage::Idle };
        questioned
    }

    /// Takes the engine's reply to the coach. If the engine fails, the game continues without the coach.
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
            // Replies to obsolete questions.
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

    /// Handles the passing of time. A warning is given once the move has been shown, and a silent engine does not delay
    /// the game.
    pub(super) fn coach_in_time(&mut self, effects: &mut Vec<PlayEffect>) {
        match self.coach.stage {
            Stage::Knows if !self.is_too_early() => {
                self.coach.stage = Stage::Asks;
                self.coach.spoke = Some((self.tree().current(), self.tree().depth()));
                // The premove relied on the move that is in question now.
                self.premove.planned = None;
                self.board.drop_selection();
                self.give_access();
                self.board.notices.repeat();
            }
            Stage::Looks(since) if self.now >= since + TIMEOUT => {
                self.dismiss_coach(effects);
                self.ask_engine(effects);
            }
            Stage::Idle | Stage::Looks(_) | Stage::Knows | Stage::Asks => {}
        }
    }

    /// The reader continues or goes back, so the warning is not repeated.
    pub(super) fn answer_coach(&mut self, at: NodeId) {
        if let Some((before, _)) = self.tree().move_to(at).filter(|_| self.is_warned()) {
            self.coach.answered.push(self.tree().at(before).key());
            self.coach.stage = Stage::Idle;
        }
    }

    /// Ends the coach's work on a move.
    pub(super) fn dismiss_coach(&mut self, effects: &mut Vec<PlayEffect>) {
        self.coach.stage = Stage::Idle;
        if let Some((id, _)) = self.coach.found.asked.take() {
            effects.push(PlayEffect::Ask(Request::Stop { id }));
        }
    }
}
