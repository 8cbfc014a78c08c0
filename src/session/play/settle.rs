//! How a game ends at the table, not by its rules: somebody gives up, both agree, or a flag falls.

use super::{Declined, NodeId, Play, PlayEffect, PlayNotice, Player, Players, Seat};
use crate::game::{Ending, Game, Outcome, Side};
use crate::search::Score;
use crate::session::Tree;

/// How a game was ended at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settled {
    /// This side gave up.
    Resigned(Side),
    /// Both agreed on a draw.
    Agreed,
    /// This side's flag fell.
    OutOfTime(Side),
}

impl Settled {
    /// Every way, each with the letter that stores it.
    const LETTERS: [(Settled, &str); 5] = [
        (Settled::Resigned(Side::White), "R"),
        (Settled::Resigned(Side::Black), "r"),
        (Settled::Agreed, "="),
        (Settled::OutOfTime(Side::White), "T"),
        (Settled::OutOfTime(Side::Black), "t"),
    ];

    /// The letter that stores it.
    pub fn letter(self) -> String {
        let known = Settled::LETTERS.iter().find(|(settled, _)| *settled == self);
        known.map(|(_, letter)| (*letter).to_owned()).unwrap_or_default()
    }

    /// What a letter stores.
    pub fn of_letter(text: &str) -> Option<Settled> {
        Settled::LETTERS.iter().find(|(_, letter)| *letter == text).map(|(settled, _)| *settled)
    }

    /// What ended a game so; none if that was on the board, or somebody beside it.
    pub(super) fn of_outcome(outcome: Outcome) -> Option<Settled> {
        match (outcome.ending, outcome.winner) {
            (Ending::Resignation, Some(winner)) => Some(Settled::Resigned(!winner)),
            (Ending::TimeForfeit, Some(winner)) => Some(Settled::OutOfTime(!winner)),
            (Ending::Agreement, None) => Some(Settled::Agreed),
            _ => None,
        }
    }

    /// The result.
    pub fn outcome(self) -> Outcome {
        match self {
            Settled::Resigned(side) => Outcome { winner: Some(!side), ending: Ending::Resignation },
            Settled::Agreed => Outcome { winner: None, ending: Ending::Agreement },
            Settled::OutOfTime(side) => Outcome { winner: Some(!side), ending: Ending::TimeForfeit },
        }
    }
}

/// What is done only when it is asked for twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// This side gives up.
    Resign(Side),
    /// A draw between two people at one table: offered by this side, for the other to accept.
    Draw(Side),
}

/// How long a question stays open, in milliseconds.
const PATIENCE: u64 = 4000;

/// How many plies a game is in its opening.
const OPENING: usize = 20;

/// Over how many of its turns the engine looks back.
const MOVES: usize = 3;

/// How much better it may think itself, in centipawns, and still take a draw.
const CONTENT: i32 = 10;

impl<G: Game> Play<G> {
    /// How the game was ended at the table, if it was, at the position shown.
    pub fn settled(&self) -> Option<Settled> {
        self.settled_at(self.tree().current())
    }

    /// How it was ended at this node.
    pub(super) fn settled_at(&self, here: NodeId) -> Option<Settled> {
        self.ends.iter().find(|(node, _)| *node == here).map(|(_, settled)| *settled)
    }

    /// What must be asked for again to be done.
    pub fn asked(&self) -> Option<Asked> {
        self.asked.map(|(asked, _)| asked)
    }

    /// Who would resign now: the person who plays the engine or somebody elsewhere, or of two people the one to move.
    pub fn may_resign(&self) -> Option<Side> {
        let to_move = self.position().side_to_move();
        let person = [to_move, !to_move].into_iter().find(|&side| self.is_own(side));
        person.filter(|_| self.outcome().or_else(|| self.verdict()).is_none())
    }

    /// Ends the game here.
    pub(super) fn settle(&mut self, settled: Settled, effects: &mut Vec<PlayEffect>) {
        self.run_out(effects);
        self.return_to_tip();
        self.ends.push((self.tip, settled));
        self.arrive();
        self.board.notices.show(None);
        self.board.notices.repeat();
        effects.push(PlayEffect::Save);
    }

    /// Nobody goes on with anything.
    fn run_out(&mut self, effects: &mut Vec<PlayEffect>) {
        self.stop(effects);
        self.premove.clear();
    }

    /// True the second time; the first time it is only asked.
    fn insists(&mut self, asked: Asked) -> bool {
        let again = self.asked() == Some(asked);
        self.asked = (!again).then_some((asked, self.now));
        again
    }

    pub(super) fn forget_question_in_time(&mut self) {
        self.asked = self.asked.filter(|(_, at)| self.now < at + PATIENCE);
    }

    pub(super) fn resign(&mut self, effects: &mut Vec<PlayEffect>) {
        if let Some(side) = self.may_resign()
            && self.insists(Asked::Resign(side))
        {
            self.settle(Settled::Resigned(side), effects);
        }
    }

    pub(super) fn offer_draw(&mut self, effects: &mut Vec<PlayEffect>) {
        let Some(us) = self.may_resign().filter(|_| self.seat.is_none()) else { return };
        if self.players.of(!us) == Player::Human {
            if self.insists(Asked::Draw(us)) {
                self.settle(Settled::Agreed, effects);
            }
            return;
        }
        match self.answer_of(!us) {
            None => self.settle(Settled::Agreed, effects),
            Some(why) => self.board.say(PlayNotice::Declined(why)),
        }
    }

    /// Why the engine declines a draw, if it does: it goes by what it thought of its last turns.
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
        if !thoughts.iter().all(content) {
            Some(Declined::StandsBetter)
        } else if thoughts.len() < MOVES {
            Some(Declined::TooEarly)
        } else {
            None
        }
    }

    /// The same game from its beginning, with sides changed: the engine plays the other one, two people turn the table. It is
    /// another game, which both ends know by another number.
    pub fn rematch(&self) -> Play<G> {
        let players = Players { white: self.players.black, black: self.players.white };
        let tree = Tree::new(self.tree().at(0).clone());
        let mut play =
            Play::new(tree, players, self.strength).with_options(self.options).with_coach(self.coach_chosen());
        match self.seat {
            Some(Seat { side, id }) => play.sit_down(Some(Seat { side: !side, id: id.wrapping_add(1) })),
            None if players == self.players => play.board.set_orientation(!self.board.orientation()),
            None => {}
        }
        play
    }
}
