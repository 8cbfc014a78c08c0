//! A premove, while the engine thinks: by the same touches, judged by what may become possible.
//! It is played at once when the engine has answered, if it is legal then.

use super::{Play, PlayNotice};
use crate::game::touch::MoveInput;
use crate::game::{Game, Packed, Touch};
use crate::session::board;

/// What a person makes ahead.
#[derive(Clone, Debug)]
pub(super) struct Premove<G> {
    /// The position as if it were the person's turn, where there is such a thing.
    pub imagined: Option<G>,
    /// The turn that is to be played, touch by touch.
    pub planned: Option<Vec<Touch>>,
}

impl<G: Game> Premove<G> {
    pub const fn nothing() -> Premove<G> {
        Premove { imagined: None, planned: None }
    }

    pub fn clear(&mut self) {
        *self = Premove::nothing();
    }

    /// Every move that can be premoved: those that there would be now, and those that there will be after some answer of the
    /// engine. It may drop a piece where a pawn then captures, open a line, take what is taken back, or give check.
    pub fn look_ahead(&mut self, position: &G) -> MoveInput<G::Move> {
        self.imagined = position.pass();
        let mut input = self.imagined.as_ref().map_or_else(MoveInput::idle, MoveInput::new);
        // A move is spelled alike wherever it is legal: each is learned once. In order, to be found quickly.
        let mut known: Vec<u32> = input.spellings().iter().map(|(_, m)| m.pack()).collect();
        known.sort_unstable();
        // Where nobody could pass, there is nothing to look ahead to but in check and in a set-up.
        let beside = |position: &G| position.trays().iter().any(|store| !store.pieces.is_empty());
        let looks =
            self.imagined.is_some() || position.in_check() || position.prompt(&[]).is_some() || beside(position);
        for answer in position.legal_moves().into_iter().filter(|_| looks) {
            let after = position.play_unchecked(answer);
            let mut replies = after.legal_moves();
            replies.retain(|reply| known.binary_search(&reply.pack()).is_err());
            known.extend(replies.iter().map(|reply| reply.pack()));
            known.sort_unstable();
            input.learn(&after, replies);
        }
        input
    }
}

impl<G: Game> Play<G> {
    /// What the hand has made is kept for later.
    pub(super) fn plan(&mut self, touches: Vec<Touch>) {
        self.premove.planned = Some(touches);
        self.board.say(PlayNotice::Planned);
    }

    /// Forgets the premove, if there is one.
    pub(super) fn forget_plan(&mut self) {
        let told = self.board.notice().0 == Some(&board::Notice::Own(PlayNotice::Planned));
        if self.premove.planned.take().is_some() && told {
            self.board.show_last_move();
        }
    }
}
