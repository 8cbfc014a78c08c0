//! Premoves, entered while the engine thinks, with the same touches as moves. A premove may be any move that could
//! become possible. It is played right after the engine's move, if it is legal then.

use super::{NodeId, Play, PlayNotice};
use crate::game::touch::MoveInput;
use crate::game::{Event, Game, Packed, Side, Touch};
use crate::session::board;
use crate::sorted::{insert, sorted};

#[derive(Clone, Debug)]
pub(in crate::session) struct Premove<G> {
    /// The position as if the person were to move; none if there is no such position.
    pub imagined: Option<G>,
    /// The move to be played, as touches.
    pub planned: Option<Vec<Touch>>,
    /// True if the last move was a premove.
    pub played: bool,
}

impl<G: Game> Premove<G> {
    pub const fn nothing() -> Premove<G> {
        Premove { imagined: None, planned: None, played: false }
    }

    pub fn clear(&mut self) {
        *self = Premove::nothing();
    }

    /// Finds every move that can be premoved: those possible now, and those possible after some move of the engine.
    /// That move may, for example, put a piece where a pawn can capture it, open a line, or give check.
    pub fn look_ahead(&mut self, position: &G) -> MoveInput<G::Move> {
        self.imagined = position.pass();
        let mut input = self.imagined.as_ref().map_or_else(MoveInput::idle, MoveInput::new);
        // A move has the same spelling wherever it is legal, so each is added once. The list is sorted for fast lookup.
        let mut known: Vec<u32> = sorted(input.spellings().iter().map(|(_, m)| m.pack()), u32::lt);
        // If the side cannot pass, looking ahead helps only in check, during set-up, or with pieces beside the board.
        let beside = |position: &G| position.trays().iter().any(|pocket| !pocket.pieces.is_empty());
        let looks =
            self.imagined.is_some() || position.in_check() || position.prompt(&[]).is_some() || beside(position);
        for answer in position.legal_moves().into_iter().filter(|_| looks) {
            let after = position.play_unchecked(answer);
            let mut replies = after.legal_moves();
            replies.retain(|reply| known.binary_search(&reply.pack()).is_err());
            replies.iter().for_each(|reply| insert(&mut known, reply.pack(), u32::lt));
            input.learn(&after, replies);
        }
        input
    }
}

impl<G: Game> Play<G> {
    /// The engine's move, if a premove was played in the same step: its node, its side and its events. Otherwise the
    /// premove would hide it.
    pub fn answered(&self) -> Option<(NodeId, Side, &[Event])> {
        let tree = self.tree();
        let (node, _) = tree.move_to(tree.current()).filter(|_| self.premove.played)?;
        let (before, _) = tree.move_to(node)?;
        Some((node, tree.at(before).side_to_move(), tree.events(node)))
    }

    /// Keeps the touches as a premove.
    pub(super) fn plan(&mut self, touches: Vec<Touch>) {
        self.premove.planned = Some(touches);
        self.board.say(PlayNotice::Planned);
    }

    pub(super) fn forget_plan(&mut self) {
        let told = self.board.notice().0 == Some(&board::Notice::Own(PlayNotice::Planned));
        if self.premove.planned.take().is_some() && told {
            self.board.show_last_move();
        }
    }
}
