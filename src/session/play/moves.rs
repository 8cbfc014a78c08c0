//! What is done with the turns that the board brings: they are played, kept for later, taken back.

use super::{NodeId, Options, Play, PlayEffect, PlayNotice, Player, Players};
use crate::game::touch::MoveInput;
use crate::game::{Game, Reason};
use crate::session::board::{Access, BoardAction, Done, TableAction};
use crate::session::play::Settled;

impl<G: Game> Play<G> {
    /// Lets the engine begin, if it is its turn.
    pub fn begin(&mut self) -> Vec<PlayEffect> {
        let mut effects = vec![PlayEffect::Save];
        self.shown = self.now;
        self.let_engine_move(&mut effects);
        self.run_clock();
        effects
    }

    /// Ends what the engine is doing, because another game takes the place of this one.
    pub fn leave(&mut self) -> Vec<PlayEffect> {
        let mut effects = Vec::new();
        self.stop(&mut effects);
        effects
    }

    /// If it is the engine's turn, it is paused.
    pub fn wait(&mut self) {
        self.engine.paused = self.engine_to_move();
    }

    /// Numbers its questions after those of another game, so that late answers to that one are not mistaken.
    pub fn number_after(&mut self, other: &Play<G>) {
        self.engine.questions = self.engine.questions.max(other.engine.questions);
        self.now = self.now.max(other.now);
        self.board.notices.number_after(&other.board.notices);
    }

    /// Something is done at the board.
    pub(super) fn at_board(&mut self, action: BoardAction, effects: &mut Vec<PlayEffect>) {
        if self.is_warned() && action == BoardAction::Table(TableAction::Back) {
            return self.move_now(effects);
        }
        let here = self.tree().current();
        let Some(action) = self.answer_question(action, effects) else { return };
        let by_hand = !matches!(action, BoardAction::Type(_));
        match self.board.update(action) {
            Done::Touched => {}
            Done::Nothing => self.forget_plan(),
            Done::Move(m) if by_hand && self.wants_confirming(m) => self.ask_to_confirm(m),
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
        // An end that was taken back does not come back with the same move.
        self.ends.retain(|(node, _)| *node != here);
        self.press_clock(times, mover);
        self.engine.paused = single;
        self.arrive();
        self.board.say_last_move();
        effects.push(PlayEffect::Save);
        self.let_engine_move(effects);
    }

    /// Another position of the history is shown. If it is the engine's turn there, it waits.
    fn travelled(&mut self, effects: &mut Vec<PlayEffect>) {
        self.stop(effects);
        self.put_clock_back();
        self.engine.last_info = None;
        self.arrive();
        self.engine.paused = self.engine_to_move();
        if self.engine.paused {
            self.board.say(PlayNotice::Paused);
        } else {
            self.board.say_last_move();
        }
        effects.push(PlayEffect::Save);
    }

    /// Where a person was last to move before the position shown: single plies belong to the record, and whoever takes a
    /// turn back wants to make another.
    pub fn before_own_turn(&self) -> Option<NodeId> {
        let own = |&node: &NodeId| self.is_own(self.tree().at(node).side_to_move());
        self.tree().path().into_iter().rev().skip(1).find(own)
    }

    pub(super) fn take_back(&mut self, effects: &mut Vec<PlayEffect>) {
        if let Some(node) = self.before_own_turn() {
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
        self.move_table();
        effects.push(PlayEffect::Save);
    }

    /// Takes stock of the position that is shown now.
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
        self.move_table();
    }

    /// Decides who may touch the board: the person to move, or one who premoves.
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

    /// Between two people the table turns to the side to move, if they want that.
    pub(super) fn move_table(&mut self) {
        if self.options.turning && self.players == Players::HUMANS && self.seat.is_none() {
            self.board.set_orientation(self.position().side_to_move());
        }
    }
}
