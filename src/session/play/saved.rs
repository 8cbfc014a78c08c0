//! Storage of a game.

use super::{Control, Options, Play, Settled};
use crate::engine::level::{Level, Strength};
use crate::game::Game;
use crate::session::saved::is_exact;
use crate::session::{DEFAULT_SECONDS, KeptState, Origin, Players, Review, SavedGame};

impl<G: Game> Play<G> {
    pub fn save(&self) -> SavedGame {
        let (seconds, level) = match self.strength {
            Strength::Seconds(seconds) => (seconds, None),
            Strength::Level(level) => (DEFAULT_SECONDS, Some(level.number())),
        };
        let walk = self.tree().walk();
        let place = |node| walk.iter().position(|&other| other == node);
        let ends = walk.iter().enumerate();
        let ends = ends.filter_map(|(number, &node)| Some((number, self.settled_at(node)?.letter())));
        SavedGame {
            players: self.players,
            friend: self.seat,
            seconds,
            level,
            clock: self.options.control.map(|control| [control.minutes, control.increment]),
            pace: Some(self.options.pace),
            turning: self.options.turning,
            facing: self.options.facing,
            coach: self.coach_chosen(),
            coached: self.coach.found.save(self.tree()),
            times: self.times_to_store(&walk),
            ends: ends.collect(),
            tip: place(self.tip).filter(|_| self.tip != self.presumed_tip()).map(|tip| (tip, walk.len() - 1)),
            helped: self.helped,
            origin: self.origin,
            date: self.date.clone(),
            ..SavedGame::of_tree(self.tree(), self.board.orientation())
        }
    }

    /// Restores a stored game as far as it is readable; none if its first position is not. Its engine is paused if
    /// moves can be redone.
    pub fn restore(saved: &SavedGame) -> Option<Play<G>> {
        let level = saved.level.and_then(Level::new);
        let strength = level.map_or(Strength::Seconds(saved.seconds), Strength::Level);
        let mut play = Play::new(saved.tree()?, saved.players, strength);
        play.clock.times.clone_from(&saved.times);
        play.clock.times.truncate(play.tree().len());
        let ends = saved.ends.iter().filter_map(|(node, letter)| Some((*node, Settled::of_letter(letter)?)));
        play.ends = ends.filter(|(node, _)| play.tree().has(*node)).collect();
        let told = saved.tip.filter(|&(tip, moves)| moves == saved.moves.len() && tip < play.tree().len());
        play.tip = told.map_or_else(|| play.presumed_tip(), |(tip, _)| tip);
        play.helped = saved.helped;
        play.date.clone_from(&saved.date);
        play.board.set_orientation(saved.orientation);
        let (Origin { id, given, kept }, most) = (saved.origin, play.played());
        let kept = KeptState { moves: kept.moves.min(most), ..kept };
        play.origin = Origin { id: id.filter(is_exact), given: given.min(most), kept };
        play.seat = saved.friend.filter(|_| play.players == Players::HUMANS);
        play.arrive();
        play.coach.found = Review::restore(&saved.coached, play.tree());
        // If there are moves to redo, the player was viewing an earlier position, so the engine waits.
        play.engine.paused = play.tree().can_redo();
        let options = Options {
            control: saved.clock.map(|[minutes, increment]| Control { minutes, increment }),
            pace: saved.pace.unwrap_or(Options::default().pace),
            turning: saved.turning,
            facing: saved.facing,
        };
        Some(play.with_options(options).with_coach(saved.coach))
    }
}
