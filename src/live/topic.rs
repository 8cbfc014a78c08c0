//! Topics: the addresses at which a relay keeps and passes on messages.

use std::fmt;

use base64ct::{Base64UrlUnpadded, Encoding};

use crate::game::Side;

/// Begins every topic. The number is the version of the protocol.
const PREFIX: &str = "hc/1";

/// Id of a game, derived from its secret. It says nothing about the players.
pub type LiveId = [u8; 12];

/// Player by the part in the series, because colours change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Founder {
    /// The player who created the series.
    Creator,
    /// The player who joined it.
    Joiner,
}

/// Topic of a relay.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// The register of a player in one game; retained.
    Register(LiveId, Side),
    /// Whether a player is there, for the whole series: the id is that of its first game.
    Presence(LiveId, Founder),
    /// Messages of spectators of a public game. The id is derived for this topic alone.
    Watch(LiveId),
    /// An open seek in the lobby, by a random id; retained.
    Seek(LiveId),
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let text = |id: &LiveId| Base64UrlUnpadded::encode_string(id);
        match self {
            Topic::Register(id, side) => write!(f, "{PREFIX}/{}/s/{}", text(id), side.letter()),
            Topic::Presence(id, Founder::Creator) => write!(f, "{PREFIX}/{}/p/c", text(id)),
            Topic::Presence(id, Founder::Joiner) => write!(f, "{PREFIX}/{}/p/j", text(id)),
            Topic::Watch(id) => write!(f, "{PREFIX}/{}/v", text(id)),
            Topic::Seek(id) => write!(f, "{PREFIX}/lobby/{}", text(id)),
        }
    }
}

impl Topic {
    /// Reads a topic; none if it is not one of ours.
    pub fn read(text: &str) -> Option<Topic> {
        let rest = text.strip_prefix(PREFIX)?.strip_prefix('/')?;
        let id = |text: &str| -> Option<LiveId> { Base64UrlUnpadded::decode_vec(text).ok()?.try_into().ok() };
        match rest.split('/').collect::<Vec<_>>()[..] {
            ["lobby", seek] => id(seek).map(Topic::Seek),
            [game, "s", "w"] => id(game).map(|id| Topic::Register(id, Side::White)),
            [game, "s", "b"] => id(game).map(|id| Topic::Register(id, Side::Black)),
            [game, "p", "c"] => id(game).map(|id| Topic::Presence(id, Founder::Creator)),
            [game, "p", "j"] => id(game).map(|id| Topic::Presence(id, Founder::Joiner)),
            [game, "v"] => id(game).map(Topic::Watch),
            _ => None,
        }
    }

    /// The pattern that subscribes to everything of one game.
    pub fn of_game(id: &LiveId) -> String {
        format!("{PREFIX}/{}/#", Base64UrlUnpadded::encode_string(id))
    }

    /// The pattern that subscribes to the lobby.
    pub fn lobby() -> String {
        format!("{PREFIX}/lobby/+")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn topics_come_back_and_have_no_wildcards() {
        let id: LiveId = [0xff, 0xfb, 0, 1, 2, 3, 4, 5, 6, 7, 8, 0xfe];
        let topics = [
            Topic::Register(id, Side::White),
            Topic::Register(id, Side::Black),
            Topic::Presence(id, Founder::Creator),
            Topic::Presence(id, Founder::Joiner),
            Topic::Watch(id),
            Topic::Seek(id),
        ];
        for topic in topics {
            let text = topic.to_string();
            assert_eq!(Topic::read(&text), Some(topic));
            assert!(!text.contains(['+', '#', '$', '\0']), "{text}");
            assert!(text.starts_with(Topic::of_game(&id).trim_end_matches('#')) || text.starts_with("hc/1/lobby/"));
        }
        for other in
            ["", "hc/1", "hc/2/AAAA/s/w", "hc/1/lobby/short", "hc/1/AAAAAAAAAAAAAAAA/s/x", "hc/1/#", "hc/1/+/s/w"]
        {
            assert_eq!(Topic::read(other), None, "{other}");
        }
    }
}
