//! Opening a link while a game is stored: the stored game is continued, gains a variation or is replaced.

use super::{Play, PlayNotice, Players, Seat};
use crate::engine::level::Strength;
use crate::game::Game;
use crate::game::game_record::{Relation, Replay};
use crate::session::{FriendLink, Tree, board};

impl<G: Game> Play<G> {
    /// Opens the game of a link. Also returns how that game relates to the stored one.
    ///
    /// If both are the same game, the history keeps both. It shows the link's position, and keeps the rest of the
    /// stored game as a redo or a variation. If they are different games, nothing of the stored one remains. The link
    /// decides the players and the strength.
    ///
    /// If `letter` is given, one player sent the link to the other. The reader then keeps the seat of the stored game,
    /// or else takes the side that `letter` names, or the side to move. An id in `letter` identifies the game, whatever
    /// its moves.
    pub fn open_link(
        &self,
        replay: Replay<G>,
        players: Players,
        strength: Strength,
        letter: Option<FriendLink>,
    ) -> (Relation, Play<G>) {
        let moves: Vec<G::Move> = replay.moves.iter().map(|&(m, _)| m).collect();
        let opened = Tree::from_replay(replay);
        // A link without moves opens only its position.
        let known = letter.and_then(|letter| letter.id);
        let mine = self.seat.and_then(|seat| seat.id);
        let relation = match opened.game_record() {
            _ if known.is_some() && known != mine => Relation::Other,
            record if record.moves.is_empty() && known.is_none() => Relation::Other,
            record => record.relation(&self.line_record()),
        };
        let mut play = if relation == Relation::Other {
            Play::new(opened, players, strength)
        } else {
            let mut play = self.clone();
            play.board.tree_mut().go_to(0);
            moves.into_iter().for_each(|m| play.board.play(m));
            // Moves from a link were not played here.
            play.origin.given += play.played() - self.played();
            // An older link only shows an earlier position.
            if matches!(relation, Relation::Newer(_) | Relation::Forks(_)) {
                play.tip = play.tree().current();
            }
            (play.players, play.strength) = (players, strength.sane());
            play.board.set_orientation(players.orientation());
            (play.engine.thinking, play.engine.last_info) = (None, [None, None]);
            play.put_clock_back();
            play.arrive();
            play
        };
        let sits = letter.filter(|_| players == Players::HUMANS).map(|FriendLink { id, side }| match self.seat {
            Some(seat) if relation != Relation::Other || known.is_some() && known == seat.id => seat,
            _ => Seat { side: side.unwrap_or_else(|| play.position().side_to_move()), id },
        });
        play.sit_down(sits);
        if relation != Relation::Other {
            // A player who waits for the reply already knows that the game continues.
            let awaited = self.seat.is_some() && matches!(relation, Relation::Newer(_));
            let linked = PlayNotice::Linked(if awaited { Relation::Other } else { relation });
            play.board.notices.show(Some(board::Notice::Own(linked)));
        }
        // If there are moves to redo, the engine waits until the player has seen them.
        play.engine.paused = play.tree().can_redo();
        play.just_opened = true;
        (relation, play)
    }

    /// True if nothing has happened since a link was opened, so its last move is still to be shown.
    pub fn is_just_opened(&self) -> bool {
        self.just_opened
    }

    /// Repeats the notice, because it could not be heard.
    pub fn repeat(&mut self) {
        self.board.notices.repeat();
    }
}
