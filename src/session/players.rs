//! Who plays.

use serde::{Deserialize, Serialize};

use crate::game::Side;

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// A person at this screen.
    Human,
    /// The engine.
    Engine,
}

/// Who plays White and who plays Black.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Players {
    /// Who plays White.
    pub white: Player,
    /// Who plays Black.
    pub black: Player,
}

impl Players {
    /// Two people.
    pub const HUMANS: Players = Players { white: Player::Human, black: Player::Human };
    /// The engine against itself.
    pub const ENGINES: Players = Players { white: Player::Engine, black: Player::Engine };

    /// A person plays one side, the engine the other.
    pub const fn human(side: Side) -> Players {
        match side {
            Side::White => Players { white: Player::Human, black: Player::Engine },
            Side::Black => Players { white: Player::Engine, black: Player::Human },
        }
    }

    /// Who plays a side.
    pub const fn of(self, side: Side) -> Player {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    /// The side of the only person, if there is one.
    pub fn reader(self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self == Players::human(side))
    }

    /// The side that the reader sees the board from: that of the only person, otherwise White's.
    pub fn orientation(self) -> Side {
        match (self.white, self.black) {
            (Player::Engine, Player::Human) => Side::Black,
            _ => Side::White,
        }
    }
}

impl Default for Players {
    /// As HostageMaster begins: a person with White against the engine.
    fn default() -> Players {
        Players::human(Side::White)
    }
}

/// Where the reader sits in a game that goes to and fro in links.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seat {
    /// The side that the reader plays.
    pub side: Side,
    /// What both devices know the game by, so that two games that begin alike are not taken for one; 0 if nobody said.
    pub id: u32,
}
