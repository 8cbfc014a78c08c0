//! A session as a record, and back.

use super::{Player, Players, Session, Tree};
use crate::game::record::{Movetext, Record};
use crate::game::{Ending, Game, Outcome, Side};

/// The standard tags that say whether a person or a program plays.
const TYPES: [&str; 2] = ["WhiteType", "BlackType"];

impl<G: Game> Session<G> {
    /// The record of the game with everything that was ever played in it: its main line is the one shown, and what
    /// could be redone after it. The players' names, White's first, and the date as tags have it come from outside.
    pub fn record(&self, names: [String; 2], date: String) -> Record<G> {
        let [white, black] = names;
        let kind = |side| if self.players().of(side) == Player::Human { "human" } else { "program" }.to_owned();
        let tags = [
            ("White", white),
            ("Black", black),
            ("Date", date),
            (TYPES[0], kind(Side::White)),
            (TYPES[1], kind(Side::Black)),
        ];
        let outcome = self.outcome();
        let resigned = match outcome {
            Some(Outcome { winner: Some(winner), ending: Ending::Resignation }) => Some(!winner),
            _ => None,
        };
        Record {
            tags: tags.map(|(name, value)| (name.to_owned(), value)).into(),
            moves: Some(moves(self.tree())),
            resigned,
            result: outcome.map(|outcome| outcome.result()),
            fault: None,
            notes: Vec::new(),
        }
    }
}

/// The turns of a tree: the line that is gone along comes first.
fn moves<G: Game>(tree: &Tree<G>) -> Movetext<G> {
    let mut moves = Movetext::new(tree.at(0).clone());
    let line = tree.line();
    let mut numbers = vec![None; tree.len()];
    let others = (0..tree.len()).filter(|node| !line.contains(node));
    for node in line.iter().copied().chain(others) {
        if let Some((parent, m)) = tree.turn(node) {
            numbers[node] = Some(moves.push(numbers[parent], m));
        }
    }
    moves
}

/// The history that a record tells, standing at the end of its main line.
pub fn tree<G: Game>(moves: &Movetext<G>) -> Tree<G> {
    let mut tree = Tree::new(moves.start.clone());
    let mut nodes = Vec::with_capacity(moves.plies.len());
    for ply in &moves.plies {
        tree.go_to(ply.parent.map_or(0, |parent| nodes[parent]));
        tree.play(ply.turn);
        nodes.push(tree.current());
    }
    tree.go_to(moves.main_line().last().map_or(0, |&last| nodes[last]));
    tree
}

/// Who plays, if the record says so.
pub fn players<G: Game>(record: &Record<G>) -> Option<Players> {
    let player = |tag| match record.tag(tag) {
        Some("human") => Some(Player::Human),
        Some("program") => Some(Player::Engine),
        _ => None,
    };
    Some(Players { white: player(TYPES[0])?, black: player(TYPES[1])? })
}
