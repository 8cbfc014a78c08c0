//! The moves that come from the board: they are played, kept as premoves or taken back.

use super::{NodeId, Options, Play, PlayEffect, PlayNotice, Player, Players};
use crate::game::touch::MoveInput;
use crate::game::{Game, Reason};
use crate::session::board::{Access, BoardAction, Done};
use crate::session::play::Settled;

impl<G: Game> Play<G> {
    /// Starts the game; lets the engine begin if it is to move.
    pub fn begin(&mut self) -> Vec<PlayEffect> {
        let mut effects = vec![PlayEffect::Save];
        self.shown = self.now;
        self.let_engine_move(&mut effects);
        self.run_clock();
        effects
    }

    /// Stops the engine, because another game replaces this one.
    pub fn leave(&mut self) -> Vec<PlayEffect> {
        let (mut effects, single) = (Vec::new(), self.engine.single);
        self.stop(&mut effects);
        // A single step that was not finished does not become a running game.
        self.engine.paused |= single;
        effects
    }

    /// Pauses the engine if it is to move.
    pub fn wait(&mut self) {
        self.engine.paused = self.engine_to_move();
    }

    /// Continues the question ids of another game, so that late replies to it are not taken for this game's.
    pub fn number_after(&mut self, other: &Play<G>) {
        self.engine.questions = self.engine.questions.max(other.engine.questions);
        self.now = self.now.max(other.now);
        self.board.notices.number_after(&other.board.notices);
        // The status line may have the same text as before, but now it is about another game.
        self.board.notices.repeat();
    }

    pub(super) fn at_board(&mut self, action: BoardAction, effects: &mut Vec<PlayEffect>) {
        if self.is_warned() && action == BoardAction::Back {
            return self.move_now(effects);
        }
        let here = self.tree().current();
        let Some(action) = self.answer_question(action, effects) else { return };
        let by_hand = !matches!(action, BoardAction::Type(_));
        match self.board.update(action) {
            Done::Touched => {}
            Done::Nothing => self.forget_plan(),
            Done::Move(m) if by_hand && self.unconfirmed.wants(self.board.position(), m) => self.ask_to_confirm(m),
            Done::Move(m) => self.play(m, effects),
            Done::Premove(touches) => self.plan(touches),
            Done::Travelled => {
                self.answer_coach(here);
                self.travelled(effects);
            }
            Done::Flipped => effects.push(PlayEffect::Save),
        }
    }

    pub(super) fn play(&mut self, m: G::Move, effects: &mut Vec<PlayEffect>) {
        let (times, mover) = (self.read_clock(), self.position().side_to_move());
        let single = self.engine.single;
        self.stop(effects);
        self.helped |= self.is_looking();
        self.board.play(m);
        let here = self.tree().current();
        self.stand_at(here);
        // An end that was taken back does not return with the same move.
        self.ends.retain(|(node, _)| *node != here);
        self.press_clock(times, mover);
        self.engine.paused = single;
        self.arrive();
        self.board.say_last_move();
        effects.push(PlayEffect::Save);
        self.let_engine_move(effects);
    }

    /// Handles a step through the history, which pauses the engine if it is to move there.
    fn travelled(&mut self, effects: &mut Vec<PlayEffect>) {
        self.stop(effects);
        self.engine.last_info = [None, None];
        self.arrive();
        self.engine.paused = self.engine_to_move();
        if self.engine.paused && self.verdict().is_none() {
            self.board.say(PlayNotice::Paused(true));
        } else {
            self.board.say_last_move();
        }
        effects.push(PlayEffect::Save);
    }

    /// The last position before the one shown in which it was a person's turn. Going back a single ply would leave the
    /// engine to move, but a player who takes a move back wants to play another.
    fn before_own_turn(&self) -> Option<NodeId> {
        let own = |&node: &NodeId| self.is_own(self.tree().at(node).side_to_move());
        self.tree().path().into_iter().rev().skip(1).find(own)
    }

    /// True if a move, or the end of the game, can be taken back.
    pub fn may_take_back(&self) -> bool {
        self.may_take_back_end() || self.before_own_turn().is_some()
    }

    pub(super) fn take_back(&mut self, effects: &mut Vec<PlayEffect>) {
        if self.may_take_back_end() {
            self.take_back_end(effects);
        } else if let Some(node) = self.before_own_turn() {
            self.stand_at(node);
            self.helped = true;
            self.at_board(BoardAction::GoTo(node), effects);
        }
    }

    pub(super) fn set_options(&mut self, options: Options, effects: &mut Vec<PlayEffect>) {
        let before = std::mem::replace(&mut self.options, options);
        if before.control != options.control {
            self.set_clock(effects);
        }
        self.flip_to_mover();
        effects.push(PlayEffect::Save);
    }

    /// Adapts to the position shown now.
    pub(super) fn arrive(&mut self) {
        let outcome = self.settled().map(Settled::outcome).or_else(|| self.tree().outcome());
        self.just_opened = false;
        self.premove.clear();
        self.unconfirmed.mv = None;
        self.shown = self.now;
        let side = self.position().side_to_move();
        let input = match (self.players.of(side), self.players.of(!side)) {
            _ if outcome.is_some() => MoveInput::idle(),
            (Player::Human, _) if !self.is_own(side) => MoveInput::idle(),
            (Player::Human, _) => MoveInput::new(self.position()),
            (Player::Engine, Player::Human) => self.premove.look_ahead(self.board.position()),
            (Player::Engine, Player::Engine) => MoveInput::idle(),
        };
        self.board.arrive_with(outcome, input);
        self.give_access();
        self.flip_to_mover();
    }

    /// Decides who may touch the board: the person to move, or a person making a premove.
    pub(super) fn give_access(&mut self) {
        let side = self.position().side_to_move();
        let access = if self.outcome().is_some() {
            Access::Closed(Reason::GameOver)
        } else if self.is_own(side) {
            Access::ToMove
        } else if self.is_thinking() && self.players.of(!side) == Player::Human {
            Access::Premove(self.premove.imagined.clone())
        } else {
            Access::Closed(Reason::NotYourTurn(side))
        };
        self.board.set_access(access);
    }

    /// Flips the board to the side to move, if two people at one board have chosen this option.
    pub(super) fn flip_to_mover(&mut self) {
        if self.options.turning && self.players == Players::HUMANS && self.seat.is_none() {
            self.board.set_orientation(self.position().side_to_move());
        }
    }
}
