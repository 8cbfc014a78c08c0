//! The players of a game.

use serde::{Deserialize, Serialize};

use crate::game::Side;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// A person at this device.
    Human,
    Engine,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Players {
    pub white: Player,
    pub black: Player,
}

impl Players {
    pub const HUMANS: Players = Players { white: Player::Human, black: Player::Human };
    pub const ENGINES: Players = Players { white: Player::Engine, black: Player::Engine };

    /// A person plays this side, the engine the other.
    pub const fn human(side: Side) -> Players {
        match side {
            Side::White => Players { white: Player::Human, black: Player::Engine },
            Side::Black => Players { white: Player::Engine, black: Player::Human },
        }
    }

    pub const fn of(self, side: Side) -> Player {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    /// The side of the only person; none if there are two people or none.
    pub fn reader(self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self == Players::human(side))
    }

    /// The side at the bottom: that of the only person, otherwise White.
    pub fn orientation(self) -> Side {
        match (self.white, self.black) {
            (Player::Engine, Player::Human) => Side::Black,
            _ => Side::White,
        }
    }
}

impl Default for Players {
    /// The default of HostageMaster: a person with White against the engine.
    fn default() -> Players {
        Players::human(Side::White)
    }
}

/// The reader's seat in a game by links.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seat {
    pub side: Side,
    /// Id of the game on both devices, so that games with the same beginning are not confused; 0 if unknown.
    pub id: u32,
}
