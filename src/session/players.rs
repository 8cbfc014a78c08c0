//! The players of a game.

use std::num::NonZeroU32;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

    /// The sides that people play.
    pub fn people(self) -> Vec<Side> {
        Side::BOTH.into_iter().filter(|side| self.of(*side) == Player::Human).collect()
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

/// Id of a game by links. Both devices use the same, so that games with the same beginning are not confused.
pub type LinkId = NonZeroU32;

/// A link that one player sends to the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FriendLink {
    /// Id of the game; none if the link does not tell it.
    pub id: Option<LinkId>,
    /// The reader's side, if it is known; no link tells it.
    pub side: Option<Side>,
}

/// The reader's seat in a game by links.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seat {
    pub side: Side,
    /// Id of the game; none if unknown, which is stored as 0.
    #[serde(serialize_with = "write_id", deserialize_with = "read_id")]
    pub id: Option<LinkId>,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn write_id<S: Serializer>(id: &Option<LinkId>, serializer: S) -> Result<S::Ok, S::Error> {
    id.map_or(0, LinkId::get).serialize(serializer)
}

fn read_id<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<LinkId>, D::Error> {
    u32::deserialize(deserializer).map(LinkId::new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json;

    #[test]
    fn a_seat_without_an_id_is_stored_with_0() {
        for (id, text) in [(None, r#"{"side":"Black","id":0}"#), (LinkId::new(7), r#"{"side":"Black","id":7}"#)] {
            let seat = Seat { side: Side::Black, id };
            assert_eq!(json::write(&seat).as_deref(), Some(text));
            assert_eq!(json::read(text), Some(seat));
        }
    }
}
