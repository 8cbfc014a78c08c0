//! What the line of words says at a board.

use super::Board;
use crate::game::{Area, Event, Game, Illegal, Side};

/// What the line of words says. `N` is what only the owner of the board has to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice<N> {
    /// What the last turn did, and whose turn it was.
    Move(Side, Vec<Event>),
    /// Why an attempt was refused.
    Refused(Illegal),
    /// What an empty prison or airfield is for, and whose it is.
    Purpose(Area, Side),
    /// Something said from outside.
    Told(String),
    /// Something that the owner of the board says.
    Own(N),
}

impl<G: Game, N> Board<G, N> {
    /// What the line of words says, with a number that grows with every notice.
    pub fn notice(&self) -> (Option<&Notice<N>>, u32) {
        self.notices.last()
    }

    /// Says something that the owner of the board has to say.
    pub(in crate::session) fn say(&mut self, notice: N) {
        self.notices.say(Notice::Own(notice));
    }

    /// Says something that comes from outside.
    pub(in crate::session) fn tell(&mut self, text: String) {
        self.notices.say(Notice::Told(text));
    }

    /// Says what the turn did that led to the position shown; nothing at the first position.
    pub(in crate::session) fn say_last_move(&mut self) {
        match self.last_move() {
            Some((side, events)) => self.notices.say(Notice::Move(side, events)),
            None => self.notices.show(None),
        }
    }

    /// Shows what that turn did without calling for attention.
    pub(in crate::session) fn show_last_move(&mut self) {
        self.notices.show(self.last_move().map(|(side, events)| Notice::Move(side, events)));
    }

    /// The turn that led to the position shown: who played it, and what it did.
    pub fn last_move(&self) -> Option<(Side, Vec<Event>)> {
        let here = self.tree.current();
        let (parent, _) = self.tree.move_to(here)?;
        Some((self.tree.at(parent).side_to_move(), self.tree.events(here).to_vec()))
    }

    pub(super) fn clear_refusal(&mut self) {
        self.notices.clear_if(|notice| matches!(notice, Notice::Refused(_) | Notice::Told(_)));
    }
}
