//! Opening a link while a game is stored: the stored game is continued, gains a variation or is replaced.

use super::{Play, PlayNotice, Players, Seat};
use crate::engine::level::Strength;
use crate::game::Game;
use crate::game::game_record::{Relation, Replay};
use crate::session::{FriendLink, Tree, board};

impl<G: Game> Play<G> {
    /// Opens the game of a link. Also returns how that game relates to the stored one.
    ///
    /// If both are the same game, the stored one goes on with its players, its strength and its seat. It shows the
    /// link's position, and keeps the rest of its moves as a redo or a variation. If they are different games, nothing
    /// of the stored one remains, and the link decides who plays.
    ///
    /// If `letter` is given, one player sent the link to the other. In a game without a seat the reader takes the side
    /// that `letter` names, or the side to move.
    pub fn open_link(
        &self,
        replay: Replay<G>,
        players: Players,
        strength: Strength,
        letter: Option<FriendLink>,
    ) -> (Relation, Play<G>) {
        let moves: Vec<G::Move> = replay.moves.iter().map(|&(m, _)| m).collect();
        let opened = Tree::from_replay(replay);
        let known = letter.and_then(|letter| letter.id);
        let mine = self.seat.and_then(|seat| seat.id);
        let knows = known.is_some() && known == mine;
        let relation = opened.game_record().relation(&self.line_record());
        // Many games begin alike, so only the id tells for certain that two are the same.
        let is_other = !knows
            && match relation {
                // A link without moves opens only its position.
                _ if known.is_some() || moves.is_empty() || !self.is_played_by(players, strength) => true,
                Relation::Newer(_) => mine.is_some(),
                // A friend replaces one of the last moves, and the computer's games are played at one device.
                Relation::Forks(common) => mine.is_some() || players != Players::HUMANS || 2 * common < self.length(),
                _ => false,
            };
        let relation = if is_other { Relation::Other } else { relation };
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
            play.board.set_orientation(play.players.orientation());
            (play.engine.thinking, play.engine.last_info) = (None, [None, None]);
            play.put_clock_back();
            play.arrive();
            play
        };
        // Without a new move, the link need not come from a friend.
        let is_known = matches!(relation, Relation::Same | Relation::Older(_));
        let sits = self.seat.filter(|_| knows || relation != Relation::Other).or_else(|| {
            let FriendLink { id, side } = letter.filter(|_| !is_known)?;
            Some(Seat { side: side.unwrap_or_else(|| play.position().side_to_move()), id })
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

    /// True if these players have this game. Between two people, the strength does not count.
    fn is_played_by(&self, players: Players, strength: Strength) -> bool {
        players == self.players && (players == Players::HUMANS || strength.sane() == self.strength)
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
