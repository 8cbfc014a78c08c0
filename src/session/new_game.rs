//! The choices before a game: opponent, side, clock and variant.

use super::ladder::beaten;
use super::{Control, Opponent, Play, Players, Skill};
use crate::engine::level::{Level, Strength};
use crate::game::{Game, Side};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Across {
    Computer,
    /// Another person, at this screen or by links.
    Friend,
    /// The computer plays both sides.
    Nobody,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatChoice {
    Side(Side),
    /// A random side.
    Either,
    /// Both sides, which the reader may share with another person at this screen.
    Both,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewGame {
    pub variant: &'static str,
    pub across: Across,
    pub seat: SeatChoice,
    pub strength: Strength,
    pub control: Option<Control>,
    /// The choice of a coach; none means the default.
    pub coach: Option<bool>,
    /// For two people at one screen: flips the board to the side to move.
    pub turning: bool,
    /// For two people at one screen: turns the pieces of the side across to that player.
    pub facing: bool,
}

impl NewGame {
    /// The first game of a new visitor: the weakest opponent of the ladder and no clock.
    pub const fn first(variant: &'static str) -> NewGame {
        NewGame {
            variant,
            across: Across::Computer,
            seat: SeatChoice::Side(Side::White),
            strength: Strength::Level(Level::LOWEST),
            control: None,
            coach: None,
            turning: false,
            facing: false,
        }
    }

    /// A game against this opponent, with White and without a clock.
    pub fn against(variant: &'static str, opponent: Opponent) -> NewGame {
        NewGame { strength: Strength::Level(opponent.level()), ..NewGame::first(variant) }
    }

    /// The first game of somebody with this answer to the question whether they play chess.
    pub fn for_skill(variant: &'static str, skill: Option<Skill>) -> NewGame {
        NewGame::against(variant, Opponent::for_skill(skill))
    }

    /// The choices that match an existing game.
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
            // A coach that was switched off during the game stays off.
            coach: play.coach_chosen().filter(|chosen| *chosen == play.is_coached()),
            turning: play.options().turning,
            facing: play.options().facing,
        }
    }

    /// The players; `coin` decides if no side was chosen.
    pub fn players(&self, coin: bool) -> Players {
        match self.across {
            Across::Friend => Players::HUMANS,
            Across::Nobody => Players::ENGINES,
            Across::Computer => Players::human(self.side(coin)),
        }
    }

    /// The same with another opponent, who is not at this screen.
    pub fn with(self, across: Across) -> NewGame {
        let seat = if self.seat == SeatChoice::Both { SeatChoice::Side(Side::White) } else { self.seat };
        NewGame { across, seat, ..self }
    }

    /// The same for two people at this screen.
    pub fn at_one_screen(self) -> NewGame {
        NewGame { across: Across::Friend, seat: SeatChoice::Both, ..self }
    }

    /// True for a game by links. It has no clock, because neither device could run one.
    pub fn by_links(&self) -> bool {
        self.across == Across::Friend && self.seat != SeatChoice::Both
    }

    /// The reader's side; `coin` decides if no side was chosen.
    pub fn side(&self, coin: bool) -> Side {
        match self.seat {
            SeatChoice::Side(side) => side,
            SeatChoice::Both => Side::White,
            SeatChoice::Either if coin => Side::White,
            SeatChoice::Either => Side::Black,
        }
    }
}

/// The next level after a win against the computer without help; none if there is no stronger one.
pub fn next_level<G: Game>(play: &Play<G>) -> Option<Level> {
    Level::new(beaten(play).filter(|_| !play.is_helped())?.number() + 1)
}
