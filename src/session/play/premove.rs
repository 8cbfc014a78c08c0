//! A premove, while the engine thinks: by the same touches, from the position as if it were the player's turn.
//! It is played at once when the engine has answered, if it is legal then.

use super::{Notice, Play};
use crate::game::touch::MoveInput;
use crate::game::{Cell, Game, Touch};
use crate::session::board;

/// How many of the engine's turns are looked at where the position cannot be passed on: it is in check.
const ANSWERS: usize = 40;

/// With so many turns to choose from nobody looks for more of them.
const ENOUGH: usize = 600;

/// What a person makes ahead.
#[derive(Clone, Debug)]
pub(super) struct Premove<G> {
    /// The position as if it were the person's turn, where there is such a thing.
    pub imagined: Option<G>,
    /// The turn that is to be played, touch by touch.
    pub planned: Option<Vec<Touch>>,
}

impl<G: Game> Premove<G> {
    pub const fn nothing() -> Premove<G> {
        Premove { imagined: None, planned: None }
    }

    pub fn clear(&mut self) {
        *self = Premove::nothing();
    }

    /// Every turn that can be premoved: those that there would be now, and those that take back a man who takes one of
    /// the own men. Where the engine is in check, those that there would be after its answers.
    pub fn look_ahead(&mut self, position: &G) -> MoveInput<G::Move> {
        let us = !position.side_to_move();
        self.imagined = position.pass();
        let mut input = self.imagined.as_ref().map_or_else(MoveInput::idle, MoveInput::new);
        let mut answers = position.legal_moves();
        match &self.imagined {
            None if position.in_check() => answers.truncate(ANSWERS),
            None => answers.clear(),
            Some(_) => {}
        }
        let own = |position: &G, cell: Cell| position.man_at(cell).is_some_and(|man| man.side == us);
        let cells: Vec<Cell> = position.layout().cells().filter(|&cell| own(position, cell)).collect();
        for m in answers {
            let after = position.play_unchecked(m);
            let lost = cells.iter().copied().find(|&cell| after.man_at(cell).is_some() && !own(&after, cell));
            let in_check = self.imagined.is_none();
            if if in_check { input.spellings().len() < ENOUGH } else { lost.is_some() } {
                let takes_back = |spelling: &[Touch]| {
                    let cell = spelling.iter().rev().find(|touch| matches!(touch, Touch::Cell(_)));
                    in_check || cell == lost.map(Touch::Cell).as_ref()
                };
                input.learn(&after, takes_back);
            }
        }
        input
    }
}

impl<G: Game> Play<G> {
    /// What the hand has made is kept for later.
    pub(super) fn plan(&mut self, touches: Vec<Touch>) {
        self.premove.planned = Some(touches);
        self.board.say(Notice::Planned);
    }

    /// Forgets the premove, if there is one.
    pub(super) fn forget_plan(&mut self) {
        let told = self.board.notice().0 == Some(&board::Notice::Own(Notice::Planned));
        if self.premove.planned.take().is_some() && told {
            self.board.show_last_turn();
        }
    }
}
