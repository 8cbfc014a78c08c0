//! The notices of a board.

use super::Board;
use crate::game::{Area, Event, Game, Illegal, Side};

/// A notice under the board. `N` holds the notices that only the board's owner gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice<N> {
    /// The side that played the last move, and the move's events.
    Move(Side, Vec<Event>),
    Refused(Illegal),
    /// The purpose of an empty prison or airfield, and its owner.
    Purpose(Area, Side),
    Told(String),
    Own(N),
}

impl<G: Game, N> Board<G, N> {
    /// The notice, with a number that increases with every notice.
    pub fn notice(&self) -> (Option<&Notice<N>>, u32) {
        self.notices.last()
    }

    pub(in crate::session) fn say(&mut self, notice: N) {
        self.notices.say(Notice::Own(notice));
    }

    pub(in crate::session) fn tell(&mut self, text: String) {
        self.notices.say(Notice::Told(text));
    }

    /// Announces the events of the last move; nothing at the first position.
    pub(in crate::session) fn say_last_move(&mut self) {
        match self.last_move() {
            Some((side, events)) => self.notices.say(Notice::Move(side, events)),
            None => self.notices.show(None),
        }
    }

    /// Shows the events of the last move without announcing them.
    pub(in crate::session) fn show_last_move(&mut self) {
        self.notices.show(self.last_move().map(|(side, events)| Notice::Move(side, events)));
    }

    /// The side and the events of the move that led to the position shown.
    pub fn last_move(&self) -> Option<(Side, Vec<Event>)> {
        let here = self.tree.current();
        let (parent, _) = self.tree.move_to(here)?;
        Some((self.tree.at(parent).side_to_move(), self.tree.events(here).to_vec()))
    }

    pub(super) fn clear_refusal(&mut self) {
        self.notices.clear_if(|notice| matches!(notice, Notice::Refused(_) | Notice::Told(_)));
    }
}
