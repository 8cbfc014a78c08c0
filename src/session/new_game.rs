//! What is agreed before a game: who is across the table, who has White, the clock, the rules.

use super::ladder::beaten;
use super::{Control, Play, Players};
use crate::engine::level::{Level, Strength};
use crate::game::{Game, Side};

/// Who is across the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Across {
    /// The computer.
    Computer,
    /// Somebody else, at this screen or by links.
    Friend,
    /// Nobody: the computer plays both sides.
    Nobody,
}

/// What the reader plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatChoice {
    /// This side.
    Side(Side),
    /// Whichever comes up.
    Either,
    /// Both, by turns with whoever else is at this screen.
    Both,
}

/// A game that is about to begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// The name of the rules.
    pub variant: &'static str,
    /// Who is across.
    pub across: Across,
    /// What the reader plays.
    pub seat: SeatChoice,
    /// How strong the computer is.
    pub strength: Strength,
    /// The clock, if there is one.
    pub control: Option<Control>,
    /// Whether a coach looks on; none if that is as usual.
    pub coach: Option<bool>,
}

impl NewGame {
    /// The first game of somebody who has never been here: the weakest opponent, and no hurry.
    pub const fn first(variant: &'static str) -> NewGame {
        NewGame {
            variant,
            across: Across::Computer,
            seat: SeatChoice::Side(Side::White),
            strength: Strength::Level(Level::LOWEST),
            control: None,
            coach: None,
        }
    }

    /// Like a game that is there.
    pub fn like<G: Game>(play: &Play<G>) -> NewGame {
        let players = play.players();
        let across = match players {
            Players::HUMANS => Across::Friend,
            Players::ENGINES => Across::Nobody,
            _ => Across::Computer,
        };
        NewGame {
            variant: play.position().variant(),
            across,
            seat: match (players, play.seat()) {
                (Players::HUMANS, None) => SeatChoice::Both,
                (_, Some(seat)) => SeatChoice::Side(seat.side),
                _ => SeatChoice::Side(players.orientation()),
            },
            strength: play.strength(),
            control: play.options().control,
            coach: None,
        }
    }

    /// Who plays, by the toss of a coin where nobody chose a side.
    pub fn players(&self, coin: bool) -> Players {
        match self.across {
            Across::Friend => Players::HUMANS,
            Across::Nobody => Players::ENGINES,
            Across::Computer => Players::human(self.side(coin)),
        }
    }

    /// The same with somebody else across. Only with another person can one play both sides.
    pub fn with(self, across: Across) -> NewGame {
        let seat = if across != Across::Friend && self.seat == SeatChoice::Both {
            SeatChoice::Side(Side::White)
        } else {
            self.seat
        };
        NewGame { across, seat, ..self }
    }

    /// Whether it goes to and fro in links. Then there is no clock, which nobody could keep.
    pub fn by_links(&self) -> bool {
        self.across == Across::Friend && self.seat != SeatChoice::Both
    }

    /// The side that the reader sits at.
    pub fn side(&self, coin: bool) -> Side {
        match self.seat {
            SeatChoice::Side(side) => side,
            SeatChoice::Both => Side::White,
            SeatChoice::Either if coin => Side::White,
            SeatChoice::Either => Side::Black,
        }
    }
}

/// The next level for somebody who has won this game against the computer without help, if there is a stronger one.
pub fn next_level<G: Game>(play: &Play<G>) -> Option<Level> {
    Level::new(beaten(play).filter(|_| !play.is_helped())?.number() + 1)
}
