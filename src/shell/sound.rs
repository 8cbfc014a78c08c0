//! The sounds of moves, of the end of a game and of the clock.

use super::{Effect, Shell};
use crate::game::{Area, Event, Game, Outcome, Position as _, Side};
use crate::link::Screen;
use crate::session::settings::SettingId;
use crate::session::sound::{Sound, of_move};
use crate::session::{NodeId, Player, Tree};

/// The state that sounds depend on: the position, the end of the game, a clock that runs low.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Ear {
    screen: Screen,
    node: NodeId,
    over: bool,
    low: bool,
}

impl Shell {
    pub(super) fn ear(&self) -> Ear {
        let (node, over) = match self.screen {
            Screen::Analysis => (self.analysis.tree().current(), self.analysis.outcome()),
            _ => (self.play.tree().current(), self.play.outcome()),
        };
        let side = self.play.position().side_to_move();
        let low = self.play.players().of(side) == Player::Human
            && self.play.face(side).is_some_and(|face| face.low && face.running);
        Ear { screen: self.screen, node, over: over.is_some(), low: low && self.screen == Screen::Play }
    }

    /// Plays the sounds of the changes since `before`.
    pub(super) fn sound(&mut self, before: Ear) {
        let now = self.ear();
        if now == before || now.screen != before.screen || !matches!(now.screen, Screen::Play | Screen::Analysis) {
            return;
        }
        let sounds = if now.node != before.node {
            match self.screen {
                Screen::Analysis => mv(self.analysis.tree(), before.node, None, self.analysis.outcome()),
                _ => mv(self.play.tree(), before.node, self.play.answered(), self.play.outcome()),
            }
        } else if now.over && !before.over {
            vec![(Sound::End, 0)]
        } else if now.low && !before.low {
            vec![(Sound::Low, 0)]
        } else {
            Vec::new()
        };
        self.hear_sounds(sounds);
    }

    /// Plays sounds at the volume chosen in the settings.
    pub(super) fn hear_sounds(&mut self, sounds: Vec<(Sound, u32)>) {
        if sounds.is_empty() || !self.is_heard() {
            return;
        }
        self.want(Effect::Sound(sounds, self.settings.volume()));
    }

    pub fn is_heard(&self) -> bool {
        self.settings.is_on(SettingId::Sound)
    }
}

/// Time after which a premove is heard, in milliseconds. The move that it answers is heard first.
const PREMOVE: u32 = 250;

/// The sounds of a move that has just been played, after those of the engine's move if it was a premove. Going back is
/// silent.
fn mv<G: Game>(
    tree: &Tree<G>,
    from: NodeId,
    answered: Option<(NodeId, Side, &[Event])>,
    outcome: Option<Outcome>,
) -> Vec<(Sound, u32)> {
    let follows = |node| tree.move_to(node).is_some_and(|(parent, _)| parent == from);
    let prisons = tree.position().trays().iter().any(|pocket| pocket.area == Area::Prison);
    let own = of_move(tree.events(tree.current()), prisons, outcome.is_some());
    match answered.filter(|(node, ..)| follows(*node)) {
        Some((.., events)) => {
            let mut sounds = of_move(events, prisons, false);
            sounds.extend(own.into_iter().map(|(sound, at)| (sound, at + PREMOVE)));
            sounds
        }
        None if follows(tree.current()) => own,
        None => Vec::new(),
    }
}
