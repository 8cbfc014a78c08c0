//! The actions of a lesson and their effects.

use super::{Help, LessonGoal, LessonSaid, PlayedMove, Run, set_up, win};
use crate::game::{Ending, Game, Reason};
use crate::session::{Access, BoardAction, Done};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    Board(BoardAction),
    Answer,
    /// Gives a hint, and after it the solution.
    Hint,
    /// Restarts the step, or the whole lesson when it is over.
    Again,
    Next,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Send [`Act::Answer`] after the move has been seen.
    Answer,
    /// The lesson is over; store its stars.
    Keep(u8),
}

impl<G: Game> Run<G> {
    pub fn update(&mut self, act: Act) -> Option<Wish> {
        match act {
            // No move can be taken back here, and the board cannot be flipped.
            Act::Board(action) if action.is_input() => {
                if let Done::Move(m) = self.board.update(action) {
                    self.try_move(m)
                } else {
                    None
                }
            }
            Act::Board(_) => None,
            Act::Answer => {
                self.answer();
                None
            }
            Act::Hint => {
                self.give_hint();
                None
            }
            Act::Again => {
                if self.is_solved() {
                    (self.step, self.slips, self.most_help) = (0, 0, Help::None);
                }
                self.enter();
                None
            }
            Act::Next => {
                if self.is_done() && !self.is_solved() {
                    self.step += 1;
                    self.enter();
                }
                None
            }
        }
    }

    fn enter(&mut self) {
        if let Some(board) = set_up(self.lesson, self.step) {
            (self.board, self.played, self.help) = (board, 0, Help::None);
            self.say(LessonSaid::Task);
        }
    }

    fn try_move(&mut self, m: G::Move) -> Option<Wish> {
        let before = self.board.position().clone();
        let mv = PlayedMove::new(&before, m);
        if !self.now().goal.admits(self.played, &mv) {
            self.slips += 1;
            self.say(self.what_is_wrong(&mv));
            return None;
        }
        self.board.play(m);
        self.board.arrive();
        self.played += 1;
        self.help = Help::None;
        if self.played < self.now().goal.moves() && self.board.outcome().is_none() {
            self.board.set_access(Access::Closed(Reason::NotYourTurn(self.board.position().side_to_move())));
            self.say(LessonSaid::Right);
            return Some(Wish::Answer);
        }
        // The board is closed, whichever side is to move.
        self.board.set_access(Access::Closed(Reason::GameOver));
        self.say(LessonSaid::Done);
        self.is_solved().then(|| Wish::Keep(self.stars()))
    }

    /// Explains why a move misses the goal, in the lesson's terms where it has any.
    fn what_is_wrong(&self, mv: &PlayedMove<'_, G>) -> LessonSaid {
        let step = self.now();
        if let Some((_, name)) = step.wrong.iter().find(|(does, _)| does.holds(mv)) {
            return LessonSaid::Wrong(name);
        }
        let us = mv.before.side_to_move();
        if let Some(reply) = win::at_once(&mv.after) {
            return LessonSaid::Punished(mv.after.notation(reply, Default::default()));
        }
        let mates = matches!(step.goal, LessonGoal::Win(_)) && mv.before.goal() == Ending::Checkmate;
        let last = step.goal.moves() == self.played + 1;
        match mv.after.legal_moves().first() {
            Some(_) if mates && last && !mv.after.in_check() => LessonSaid::NoCheck,
            Some(&reply) if mates => {
                let left = step.goal.moves().saturating_sub(self.played + 1);
                let saves = |reply: &G::Move| !win::within(&mv.after.play_unchecked(*reply), us, left);
                let reply = mv.after.legal_moves().into_iter().find(saves).unwrap_or(reply);
                LessonSaid::Answered(mv.after.notation(reply, Default::default()))
            }
            Some(_) | None => LessonSaid::Wrong("else"),
        }
    }

    fn answer(&mut self) {
        if self.said != LessonSaid::Right {
            return;
        }
        let position = self.board.position();
        let scripted = self.now().replies.get(self.played - 1).and_then(|text| position.read_uci(text).ok());
        // Without a scripted reply any move will do: the goal can still be reached.
        if let Some(reply) = scripted.or_else(|| position.legal_moves().first().copied()) {
            self.board.play(reply);
            self.board.arrive();
            self.board.say_last_move();
            self.say(LessonSaid::Onward);
        }
    }

    fn give_hint(&mut self) {
        if !self.board.is_open() {
            return;
        }
        self.help = if self.help == Help::None { Help::Hint } else { Help::Move };
        self.most_help = self.most_help.max(self.help);
        self.board.drop_selection();
        self.board.show_last_move();
        let said = match self.solving().filter(|_| self.help == Help::Move) {
            Some(m) => LessonSaid::Shown(self.board.position().notation(m, Default::default())),
            None => LessonSaid::Hint,
        };
        self.say(said);
    }
}
