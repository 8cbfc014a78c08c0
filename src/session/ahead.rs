//! A turn made ahead, while the engine thinks: by the same touches, from the position as if it were the player's turn.
//! It is played at once when the engine has answered, if it is legal then.

use super::{Effect, Notice, Player, Session};
use crate::game::touch::Fingers;
use crate::game::{Cell, Game, Side, Touch};

/// How many of the engine's turns are looked at where the position cannot be passed on: it is in check.
const ANSWERS: usize = 40;

/// With this many turns to choose from nobody looks for more of them.
const ENOUGH: usize = 600;

/// What a person makes ahead.
#[derive(Clone, Debug)]
pub(super) struct Ahead<G: Game> {
    /// The position as if it were the person's turn, where there is such a thing.
    pub imagined: Option<G>,
    /// The turn that is to be played, touch by touch.
    pub planned: Option<Vec<Touch>>,
}

impl<G: Game> Ahead<G> {
    pub const fn nothing() -> Ahead<G> {
        Ahead { imagined: None, planned: None }
    }

    pub fn clear(&mut self) {
        *self = Ahead::nothing();
    }
}

/// What is under way in the player's hand.
pub(super) struct Hand {
    taken: Vec<Touch>,
    lifted: Option<Touch>,
    landings: Option<Cell>,
}

impl<G: Game> Session<G> {
    /// Whether it is the engine's turn, and what a person touches meanwhile is a turn made ahead.
    pub fn is_ahead(&self) -> bool {
        self.is_thinking() && self.players.of(!self.position().side_to_move()) == Player::Human
    }

    /// The side whose men are touched: the one to move, or the person who makes a turn ahead.
    pub fn hand(&self) -> Side {
        let side = self.position().side_to_move();
        if self.is_ahead() { !side } else { side }
    }

    /// The turn that is to be played after the engine's, touch by touch.
    pub fn planned(&self) -> Option<&[Touch]> {
        self.ahead.planned.as_deref()
    }

    /// The position that the touches are about; none where a turn made ahead has none.
    pub fn touched(&self) -> Option<&G> {
        if self.is_ahead() { self.ahead.imagined.as_ref() } else { Some(self.position()) }
    }

    /// Every turn that can be made ahead: those that there would be now, and those that take back a man who takes one
    /// of the own men. Where the engine is in check, those that there would be after its answers.
    pub(super) fn look_ahead(&mut self) -> Fingers<G::Move> {
        let position = self.tree.position();
        let us = !position.side_to_move();
        self.ahead.imagined = position.pass();
        let mut fingers = self.ahead.imagined.as_ref().map_or_else(Fingers::idle, Fingers::new);
        let mut answers = position.legal_moves();
        match &self.ahead.imagined {
            None if position.in_check() => answers.truncate(ANSWERS),
            None => answers.clear(),
            Some(_) => {}
        }
        let own = |position: &G, cell: Cell| position.man_at(cell).is_some_and(|man| man.side == us);
        let cells: Vec<Cell> = position.layout().cells().filter(|&cell| own(position, cell)).collect();
        for m in answers {
            let after = position.play_unchecked(m);
            let lost = cells.iter().copied().find(|&cell| after.man_at(cell).is_some() && !own(&after, cell));
            let in_check = self.ahead.imagined.is_none();
            if if in_check { fingers.spellings().len() < ENOUGH } else { lost.is_some() } {
                let takes_back = |spelling: &[Touch]| {
                    let cell = spelling.iter().rev().find(|touch| matches!(touch, Touch::Cell(_)));
                    in_check || cell == lost.map(Touch::Cell).as_ref()
                };
                fingers.learn(&after, takes_back);
            }
        }
        fingers
    }

    /// What the hand has made is kept for later.
    pub(super) fn plan(&mut self, touches: Vec<Touch>) {
        self.fingers.clear();
        self.lifted = None;
        self.landings = None;
        self.ahead.planned = Some(touches);
        self.say(Notice::Planned);
    }

    /// Forgets the turn made ahead. False if there was none.
    pub(super) fn forget_plan(&mut self) -> bool {
        let planned = self.ahead.planned.take().is_some();
        if planned && matches!(self.notice, Some(Notice::Planned)) {
            self.notice = self.last_turn();
        }
        planned
    }

    /// Plays the engine's turn, then what was made ahead; what is in the player's hand stays there if it still may.
    pub(super) fn answer(&mut self, m: G::Move, effects: &mut Vec<Effect>) {
        let hand = Hand { taken: self.fingers.taken().to_vec(), lifted: self.lifted, landings: self.landings };
        let planned = self.ahead.planned.take();
        if let Some(info) =
            self.thinking.as_ref().and_then(|thinking| thinking.info.as_ref()).or(self.last_info.as_ref())
        {
            let score = info.score;
            self.play(m, effects);
            self.scores.push((self.tree.current(), score));
        } else {
            self.play(m, effects);
        }
        if let Some(planned) = planned
            && self.outcome.is_none()
        {
            let spelled = self.fingers.spellings().iter().find(|(spelling, _)| *spelling == planned);
            match spelled.map(|&(_, m)| m) {
                Some(m) => self.play(m, effects),
                None => {
                    let (side, events) = (self.hand(), self.tree.events(self.tree.current()).to_vec());
                    self.say(Notice::Spoiled(!side, events));
                }
            }
        }
        self.take_up_again(hand);
    }

    /// The hand goes on with what it had begun, if that is still the beginning of a turn.
    fn take_up_again(&mut self, Hand { taken, lifted, landings }: Hand) {
        if self.fingers.resume(&taken) {
            let still = |touch: &Touch| match *touch {
                Touch::Cell(cell) => self.position().man_at(cell).is_some_and(|man| man.side == self.hand()),
                _ => taken.last() == Some(touch),
            };
            self.lifted = lifted.filter(still);
        }
        self.landings = landings;
        if self.landings().is_none_or(|(_, turns)| turns.is_empty()) {
            self.landings = None;
        }
    }
}
