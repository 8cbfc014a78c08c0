//! A link that is opened where a game is stored: the game goes on, is played on, gets another line, or makes room.

use super::{Notice, Players, Session, Tree};
use crate::engine::level::Strength;
use crate::game::game_record::{Relation, Replay};
use crate::game::{Game, Side};

impl<G: Game> Session<G> {
    /// The session that a link opens where this one is stored, and how the link's game stands to the stored one.
    ///
    /// If they are the same game, its history keeps both: the position shown is the link's, and what only the stored game
    /// has is where redo leads, or another line. If they are different games, the session knows nothing of the stored one.
    /// The link says who plays and how strongly in any case. Of two people the reader is the one whose turn it is, and
    /// sits down there, if `letter` says that the link came from one player to the other.
    pub fn open_link(
        &self,
        replay: Replay<G>,
        players: Players,
        strength: Strength,
        letter: bool,
    ) -> (Relation, Session<G>) {
        let turns: Vec<G::Move> = replay.turns.iter().map(|&(m, _)| m).collect();
        let opened = Tree::of(replay);
        // A link without turns is one to a position, and opens that and nothing else.
        let relation = match opened.game_record() {
            record if record.turns.is_empty() => Relation::Other,
            record => record.relation(&self.tree.line_record()),
        };
        let mut session = if relation == Relation::Other {
            Session::new(opened, players, strength)
        } else {
            let mut session = self.clone();
            session.tree.go_to(0);
            turns.into_iter().for_each(|m| session.tree.play(m));
            // What a link brings was not played here.
            session.origin.given += session.played() - self.played();
            (session.players, session.strength, session.seat) = (players, strength.sane(), players.seat());
            (session.thinking, session.last_info) = (None, None);
            session.put_clock_back();
            session.arrive();
            session.notice = Some(Notice::Linked(session.told_turn(), relation));
            session
        };
        // What can be redone must not be answered before it has been seen.
        session.paused = session.tree.can_redo();
        if letter && players == Players::HUMANS {
            session.seat = session.position().side_to_move();
        }
        session.just_opened = true;
        (relation, session)
    }

    /// Whether a link was opened and nothing has happened since: the last turn is still to be seen.
    pub fn is_just_opened(&self) -> bool {
        self.just_opened
    }

    /// Says what was said once more, because nobody could hear it.
    pub fn repeat(&mut self) {
        self.notices += 1;
    }

    /// The turn that led to the position shown: who played it, and what it did.
    pub(super) fn told_turn(&self) -> Option<(Side, Vec<crate::game::Event>)> {
        let here = self.tree.current();
        let (parent, _) = self.tree.turn(here)?;
        Some((self.tree.at(parent).side_to_move(), self.tree.events(here).to_vec()))
    }
}
