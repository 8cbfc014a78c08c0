//! The computer opponents: engine levels with a name and a character, so that players know which one they have beaten.
//! Five of them are the ladder. The Recruit stands before it, for players to whom chess is new.

use crate::engine::level::{Level, Strength};
use crate::game::{Kind, PlayingStyle};
use crate::session::Skill;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opponent {
    /// Id of the name in the catalogues.
    pub name: &'static str,
    /// Id of the character in the catalogues.
    pub character: &'static str,
    /// Ids of the sayings: while thinking, after a move, after taking a hostage.
    pub says: [&'static str; 3],
    /// The lowest of its levels.
    level: u8,
    /// The style in which it plays people, at all of its levels.
    pub style: Option<PlayingStyle>,
    /// The piece that represents it; the weakest opponent is a pawn.
    pub kind: Kind,
}

impl Opponent {
    /// The opponent below the ladder. It makes legal moves and sees little else.
    pub const RECRUIT: Opponent = Opponent {
        name: "recruit",
        character: "recruit-character",
        says: ["recruit-thinks", "recruit-moved", "recruit-took"],
        level: 0,
        style: None,
        kind: Kind::Pawn,
    };

    /// The opponents of the ladder, the weakest first.
    pub const ALL: [Opponent; 5] = [
        Opponent {
            name: "cadet",
            character: "cadet-character",
            says: ["cadet-thinks", "cadet-moved", "cadet-took"],
            level: 1,
            style: Some(PlayingStyle::Checks),
            kind: Kind::Pawn,
        },
        Opponent {
            name: "smuggler",
            character: "smuggler-character",
            says: ["smuggler-thinks", "smuggler-moved", "smuggler-took"],
            level: 4,
            style: Some(PlayingStyle::Landings),
            kind: Kind::Knight,
        },
        Opponent {
            name: "envoy",
            character: "envoy-character",
            says: ["envoy-thinks", "envoy-moved", "envoy-took"],
            level: 7,
            style: Some(PlayingStyle::Ransoms),
            kind: Kind::Bishop,
        },
        Opponent {
            name: "warden",
            character: "warden-character",
            says: ["warden-thinks", "warden-moved", "warden-took"],
            level: 10,
            style: Some(PlayingStyle::Prisoners),
            kind: Kind::Rook,
        },
        Opponent {
            name: "jumpmaster",
            character: "jumpmaster-character",
            says: ["jumpmaster-thinks", "jumpmaster-moved", "jumpmaster-took"],
            level: 13,
            style: Some(PlayingStyle::Attack),
            kind: Kind::Queen,
        },
    ];

    pub fn at(level: Level) -> Opponent {
        let met = Opponent::ALL.into_iter().rev().find(|opponent| opponent.level <= level.number());
        met.unwrap_or(Opponent::RECRUIT)
    }

    /// The first opponent for somebody with this answer to the question whether they play chess.
    pub fn for_skill(skill: Option<Skill>) -> Opponent {
        match skill {
            Some(Skill::Never) => Opponent::RECRUIT,
            None => Opponent::ALL[0],
            Some(Skill::Little) => Opponent::ALL[1],
            Some(Skill::Club) => Opponent::ALL[2],
        }
    }

    /// The opponent with this strength; none if the strength is a time.
    pub fn with(strength: Strength) -> Option<Opponent> {
        match strength {
            Strength::Level(level) => Some(Opponent::at(level)),
            Strength::Seconds(_) => None,
        }
    }

    /// The level used when the opponent is chosen by name.
    pub fn level(self) -> Level {
        Level::new(self.level).unwrap_or(Level::LOWEST)
    }

    /// All levels at which this opponent plays.
    pub fn levels(self) -> impl Iterator<Item = Level> {
        std::iter::once(Level::BEGINNER).chain(Level::all()).filter(move |&level| Opponent::at(level) == self)
    }

    /// True for the opponent below the ladder.
    pub fn is_recruit(self) -> bool {
        self == Opponent::RECRUIT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_somebody_and_everybody_a_level() {
        for opponent in Opponent::ALL {
            assert_eq!(Opponent::at(opponent.level()), opponent);
            assert_eq!(opponent.level().number(), opponent.level);
        }
        assert_eq!(Opponent::at(Level::LOWEST), Opponent::ALL[0]);
        assert_eq!(Opponent::at(Level::HIGHEST), Opponent::ALL[4]);
        assert_eq!(Opponent::at(Level::BEGINNER), Opponent::RECRUIT);
        assert_eq!(Opponent::RECRUIT.levels().collect::<Vec<_>>(), [Level::BEGINNER]);
    }

    #[test]
    fn the_answer_about_chess_selects_the_first_opponent() {
        let first = |skill| Opponent::for_skill(skill).name;
        assert_eq!(first(None), "cadet");
        assert_eq!(
            [Skill::Never, Skill::Little, Skill::Club].map(|it| first(Some(it))),
            ["recruit", "smuggler", "envoy"]
        );
    }
}
