//! Endings that do not follow from the rules: a resignation, an agreement, or a flag that falls.

use super::{Declined, NodeId, Play, PlayEffect, PlayNotice, Player, Players, Seat};
use crate::game::{Ending, Game, Outcome, Side};
use crate::search::Score;
use crate::session::{KeptState, LinkId, Tree};

/// An ending that does not follow from the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settled {
    Resigned(Side),
    Agreed,
    OutOfTime(Side),
}

impl Settled {
    /// All endings with the letters that store them.
    const LETTERS: [(Settled, &str); 5] = [
        (Settled::Resigned(Side::White), "R"),
        (Settled::Resigned(Side::Black), "r"),
        (Settled::Agreed, "="),
        (Settled::OutOfTime(Side::White), "T"),
        (Settled::OutOfTime(Side::Black), "t"),
    ];

    pub fn letter(self) -> String {
        let known = Settled::LETTERS.iter().find(|(settled, _)| *settled == self);
        known.map(|(_, letter)| (*letter).to_owned()).unwrap_or_default()
    }

    /// The ending that a letter stores.
    pub fn of_letter(text: &str) -> Option<Settled> {
        Settled::LETTERS.iter().find(|(_, letter)| *letter == text).map(|(settled, _)| *settled)
    }

    /// The ending behind an outcome; none if the outcome follows from the rules or was adjudicated.
    pub(super) fn of_outcome(outcome: Outcome) -> Option<Settled> {
        match (outcome.ending, outcome.winner) {
            (Ending::Resignation, Some(winner)) => Some(Settled::Resigned(!winner)),
            (Ending::TimeForfeit, Some(winner)) => Some(Settled::OutOfTime(!winner)),
            (Ending::Agreement, None) => Some(Settled::Agreed),
            _ => None,
        }
    }

    pub fn outcome(self) -> Outcome {
        match self {
            Settled::Resigned(side) => Outcome { winner: Some(!side), ending: Ending::Resignation },
            Settled::Agreed => Outcome { winner: None, ending: Ending::Agreement },
            Settled::OutOfTime(side) => Outcome { winner: Some(!side), ending: Ending::TimeForfeit },
        }
    }
}

/// A request that the player has to confirm by repeating it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    Resign(Side),
    /// This side offers a draw, in a game between two people at one board.
    Draw(Side),
}

/// Length of the opening, in plies.
const OPENING: usize = 20;

/// Number of the engine's last moves whose scores decide on a draw offer.
const MOVES: usize = 3;

/// Largest advantage with which the engine accepts a draw, in centipawns.
const CONTENT: i32 = 10;

impl<G: Game> Play<G> {
    /// The ending at the position shown.
    pub fn settled(&self) -> Option<Settled> {
        self.settled_at(self.tree().current())
    }

    pub(super) fn settled_at(&self, here: NodeId) -> Option<Settled> {
        self.ends.iter().find(|(node, _)| *node == here).map(|(_, settled)| *settled)
    }

    pub fn asked(&self) -> Option<Asked> {
        self.asked.asked(self.now)
    }

    /// The side that can resign now: the reader's side in games against the engine or a friend elsewhere; otherwise the
    /// side to move.
    pub fn may_resign(&self) -> Option<Side> {
        let to_move = self.position().side_to_move();
        let person = [to_move, !to_move].into_iter().find(|&side| self.is_own(side));
        person.filter(|_| self.outcome().or_else(|| self.verdict()).is_none())
    }

    /// Ends the game at the position shown.
    pub(super) fn settle(&mut self, settled: Settled, effects: &mut Vec<PlayEffect>) {
        self.run_out(effects);
        self.return_to_tip();
        self.ends.push((self.tip, settled));
        self.arrive();
        self.board.notices.show(None);
        self.board.notices.repeat();
        effects.push(PlayEffect::Save);
    }

    /// Stops the engine and all input.
    fn run_out(&mut self, effects: &mut Vec<PlayEffect>) {
        self.stop(effects);
        self.premove.clear();
    }

    /// True if the request that waits can be confirmed by now.
    pub fn may_confirm(&self) -> bool {
        self.asked.may_confirm(self.now)
    }

    /// True if the game was ended here by a person's resignation or agreement, which can be taken back.
    pub(super) fn may_take_back_end(&self) -> bool {
        match self.settled_at(self.tip).filter(|_| !self.is_looking()) {
            Some(Settled::Resigned(side)) => self.is_own(side),
            Some(Settled::Agreed) => self.seat.is_none() && self.players != Players::ENGINES,
            Some(Settled::OutOfTime(_)) | None => false,
        }
    }

    /// Takes back the end of the game, which goes on as if it had not ended.
    pub(super) fn take_back_end(&mut self, effects: &mut Vec<PlayEffect>) {
        let tip = self.tip;
        self.ends.retain(|(node, _)| *node != tip);
        self.helped = true;
        self.origin.kept = KeptState::default();
        self.arrive();
        self.board.say_last_move();
        effects.push(PlayEffect::Save);
        self.let_engine_move(effects);
    }

    pub(super) fn resign(&mut self, effects: &mut Vec<PlayEffect>) {
        if let Some(side) = self.may_resign()
            && self.asked.insist(Asked::Resign(side), self.now)
        {
            self.settle(Settled::Resigned(side), effects);
        }
    }

    pub(super) fn offer_draw(&mut self, effects: &mut Vec<PlayEffect>) {
        let Some(us) = self.may_resign().filter(|_| self.seat.is_none()) else { return };
        if self.players.of(!us) == Player::Human {
            if self.asked.insist(Asked::Draw(us), self.now) {
                self.settle(Settled::Agreed, effects);
            }
            return;
        }
        match self.answer_of(!us) {
            None => self.settle(Settled::Agreed, effects),
            Some(why) => self.board.say(PlayNotice::Declined(why)),
        }
    }

    /// The engine's reason to decline a draw, from the scores of its last moves; none if it accepts.
    fn answer_of(&self, engine: Side) -> Option<Declined> {
        if self.tree().begins_as_usual() && self.length() < OPENING {
            return Some(Declined::TooEarly);
        }
        let path = self.line();
        let own = |node: &usize| {
            let (parent, _) = self.tree().move_to(*node)?;
            let mover = self.tree().at(parent).side_to_move();
            let score = self.engine.scores.iter().rev().find(|(at, _)| at == node)?.1;
            (mover == engine).then_some(score)
        };
        let thoughts: Vec<Score> = path.iter().rev().filter_map(own).take(MOVES).collect();
        let content = |score: &Score| match *score {
            Score::Centipawns(worth) => worth <= CONTENT,
            Score::Mate(moves) => moves <= 0,
        };
        match &thoughts[..] {
            // The newest score comes first.
            [now, ..] if !content(now) => Some(Declined::StandsBetter),
            // Scores are not stored with the game.
            known if known.len() < MOVES || !known.iter().all(content) => Some(Declined::AskAgain),
            _ => None,
        }
    }

    /// A new game with the sides exchanged: the engine plays the other side, or the board is flipped between two
    /// people. Games by links get a new id on both devices.
    pub fn rematch(&self) -> Play<G> {
        let players = Players { white: self.players.black, black: self.players.white };
        let tree = Tree::new(self.tree().at(0).clone());
        let mut play =
            Play::new(tree, players, self.strength).with_options(self.options).with_coach(self.coach_chosen());
        match self.seat {
            Some(Seat { side, id }) => {
                let id = LinkId::new(id.map_or(0, LinkId::get).wrapping_add(1));
                play.sit_down(Some(Seat { side: !side, id }));
            }
            None if players == self.players => play.board.set_orientation(!self.board.orientation()),
            None => {}
        }
        play
    }
}
