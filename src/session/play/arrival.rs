//! Opening a link while a game is stored: the stored game is continued, gains a variation or is replaced.

use super::{Play, PlayNotice, Players, Seat};
use crate::engine::level::Strength;
use crate::game::Game;
use crate::game::game_record::{Relation, Replay};
use crate::session::{FriendLink, Tree, board};

impl<G: Game> Play<G> {
    /// Opens the game of a link. Returns how that game relates to this one, and the game if it is another one.
    ///
    /// If both are the same game, this one goes on with its players, its strength and its seat. It shows the link's
    /// position, and keeps the rest of its moves as a redo or a variation. If they are different games, this one does not
    /// change, and the link decides who plays the other.
    ///
    /// If `letter` is given, one player sent the link to the other. In a game without a seat the reader takes the side
    /// that `letter` names, or the side to move.
    pub fn open_link(
        &mut self,
        replay: Replay<G>,
        players: Players,
        strength: Strength,
        letter: Option<FriendLink>,
    ) -> (Relation, Option<Play<G>>) {
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
        if is_other || relation == Relation::Other {
            let mut other = Play::new(opened, players, strength);
            other.arrive_by_link(Relation::Other, self.seat.filter(|_| knows), letter);
            return (Relation::Other, Some(other));
        }
        let before = self.played();
        self.board.tree_mut().go_to(0);
        moves.into_iter().for_each(|m| self.board.play(m));
        // Moves from a link were not played here.
        self.origin.given += self.played() - before;
        // An older link only shows an earlier position.
        if matches!(relation, Relation::Newer(_) | Relation::Forks(_)) {
            self.tip = self.tree().current();
        }
        self.board.set_orientation(self.players.orientation());
        (self.engine.thinking, self.engine.last_info) = (None, [None, None]);
        self.put_clock_back();
        self.arrive();
        // A player who waits for the reply already knows that the game continues.
        let awaited = self.seat.is_some() && matches!(relation, Relation::Newer(_));
        self.arrive_by_link(relation, self.seat, letter);
        let linked = PlayNotice::Linked(if awaited { Relation::Other } else { relation });
        self.board.notices.say(board::Notice::Own(linked));
        (relation, None)
    }

    /// Seats the reader. If there are moves to redo, the engine waits until the player has seen them.
    fn arrive_by_link(&mut self, relation: Relation, seat: Option<Seat>, letter: Option<FriendLink>) {
        // Without a new move, the link need not come from a friend.
        let is_known = matches!(relation, Relation::Same | Relation::Older(_));
        let sits = seat.or_else(|| {
            let FriendLink { id, side } = letter.filter(|_| !is_known)?;
            Some(Seat { side: side.unwrap_or_else(|| self.position().side_to_move()), id })
        });
        self.sit_down(sits);
        self.engine.paused = self.tree().can_redo();
        self.just_opened = true;
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
