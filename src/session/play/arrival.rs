//! A link that is opened where a game is stored: the game goes on, is played on, gets another line, or makes room.

use super::{Play, PlayNotice, Players, Seat};
use crate::engine::level::Strength;
use crate::game::Game;
use crate::game::game_record::{Relation, Replay};
use crate::session::{Tree, board};

impl<G: Game> Play<G> {
    /// The game that a link opens where this one is stored, and how the link's game stands to the stored one.
    ///
    /// If they are the same game, its history keeps both: the position shown is the link's, and what only the stored
    /// game has is where redo leads, or another line. If they are different games, it knows nothing of the stored one.
    /// The link says who plays and how strongly in any case. If `letter` says that the link came from one of two people to
    /// the other, the reader keeps the seat that the stored game knows, and otherwise sits down at the side whose turn it is.
    /// The number that a letter may bear says which game it is, whatever its turns.
    pub fn open_link(
        &self,
        replay: Replay<G>,
        players: Players,
        strength: Strength,
        letter: Option<u32>,
    ) -> (Relation, Play<G>) {
        let moves: Vec<G::Move> = replay.moves.iter().map(|&(m, _)| m).collect();
        let opened = Tree::from_replay(replay);
        // A link without turns is one to a position, and opens that and nothing else.
        let known = letter.filter(|&id| id != 0);
        let mine = self.seat.map(|seat| seat.id).filter(|&id| id != 0);
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
            // What a link brings was not played here.
            play.origin.given += play.played() - self.played();
            // An older link only shows an earlier position.
            if matches!(relation, Relation::Newer(_) | Relation::Forks(_)) {
                play.tip = play.tree().current();
            }
            (play.players, play.strength) = (players, strength.sane());
            play.board.set_orientation(players.orientation());
            (play.engine.thinking, play.engine.last_info) = (None, None);
            play.put_clock_back();
            play.arrive();
            play
        };
        let sits = letter.filter(|_| players == Players::HUMANS).map(|id| match self.seat {
            Some(seat) if relation != Relation::Other || known.is_some_and(|id| id == seat.id) => seat,
            _ => Seat { side: play.position().side_to_move(), id },
        });
        play.sit_down(sits);
        if relation != Relation::Other {
            // Whoever waits for an answer knows that the game goes on by it.
            let awaited = self.seat.is_some() && matches!(relation, Relation::Newer(_));
            let linked = PlayNotice::Linked(play.board.last_move(), if awaited { Relation::Other } else { relation });
            play.board.notices.show(Some(board::Notice::Own(linked)));
        }
        // What can be redone must not be answered before it has been seen.
        play.engine.paused = play.tree().can_redo();
        play.just_opened = true;
        (relation, play)
    }

    /// Whether a link was opened and nothing has happened since: the last turn is still to be seen.
    pub fn is_just_opened(&self) -> bool {
        self.just_opened
    }

    /// Repeats what was said, because nobody could hear it.
    pub fn repeat(&mut self) {
        self.board.notices.repeat();
    }
}
