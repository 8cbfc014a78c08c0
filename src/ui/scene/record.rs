//! The players and the turns they have played.

use super::has_prisons;
use super::span::drawn;
use crate::game::{Event, Game, Kind, Side};
use crate::session::{Activity, NodeId, Opponent, Play, Player, Tree};
use crate::words;

/// One player's row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerView {
    /// Which side.
    pub side: Side,
    /// Who plays it.
    pub player: Player,
    /// The man that this player is drawn as.
    pub face: Kind,
    /// The name and colour in words.
    pub name: String,
    /// What this player is doing.
    pub state: String,
    /// The lamp.
    pub lamp: Activity,
}

/// One turn of the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlyView {
    /// The number of the ply in this game, from 1.
    pub ply: usize,
    /// The number of the move; 0 if it has none.
    pub number: u32,
    /// Who played it.
    pub side: Side,
    /// Where it leads.
    pub node: NodeId,
    /// The notation.
    pub text: String,
    /// What the turn did, in words.
    pub said: String,
    /// Whether this is the position shown.
    pub current: bool,
    /// The turns that were played here in other lines.
    pub others: Vec<(NodeId, String)>,
    /// Whether it was taken back: the game as it was played does without it.
    pub aside: bool,
    /// Which of the others is the one that the game went on with instead.
    pub back: Option<NodeId>,
}

/// A turn that stands beside the line: where it leads, and its notation.
pub type Other = (NodeId, String);

pub(super) fn player<G: Game>(play: &Play<G>, side: Side) -> PlayerView {
    let (players, position) = (play.players(), play.position());
    let colours = position.layout().colours();
    let player = players.of(side);
    let lamp = play.activity(side);
    let opponent_is_engine = players.of(!side) == Player::Engine;
    let away = play.seat().is_some() && !play.is_own(side);
    let alone = opponent_is_engine || play.seat().is_some();
    let state = match player {
        Player::Engine if play.shown_info().is_none() => words::opponent_says(lamp, took(play, side), play.strength()),
        Player::Engine => words::engine_state(lamp, play.shown_info(), play.strength(), position.goal()),
        Player::Human if away && lamp != Activity::Idle => words::text("friend-turn").to_owned(),
        Player::Human => words::human_state(lamp, side, alone, colours),
    };
    let name = if away {
        words::friend_name(side, colours)
    } else {
        words::player_name(player, side, alone, play.strength(), colours)
    };
    let face = match (player, Opponent::with(play.strength())) {
        (Player::Engine, Some(opponent)) => opponent.kind,
        _ => Kind::King,
    };
    PlayerView { side, player, face, name, state, lamp }
}

/// Whether the move that led here took a hostage, if this side made it.
fn took<G: Game>(play: &Play<G>, side: Side) -> Option<bool> {
    let (tree, here) = (play.tree(), play.tree().current());
    let (before, _) = tree.move_to(here)?;
    let captured = tree.events(here).iter().any(|event| matches!(event, Event::Captured(..)));
    // Nobody talks over the end of a game.
    let talks = play.outcome().is_none() && tree.at(before).side_to_move() == side;
    talks.then_some(captured && has_prisons(play.board()))
}

/// The record of a game that is played: the game as it was played, or the line that is looked at if that was taken back. Then the number of
/// its moves, and what was taken back after the last one.
pub fn game_record<G: Game>(play: &Play<G>, seen: Option<usize>) -> (Vec<PlyView>, usize, Vec<Other>) {
    let (tree, game) = (play.tree(), play.line());
    if play.is_aside() {
        let line = tree.line();
        return (plies(tree, &line, &game, seen), line.len() - 1, Vec::new());
    }
    let after = tree.branches(play.tip()).iter().map(|&node| (node, words::shown_move(tree.text(node))));
    (plies(tree, &game, &game, seen), game.len() - 1, after.collect())
}

/// The record of the line that is shown.
pub fn record<G: Game>(tree: &Tree<G>, seen: Option<usize>) -> Vec<PlyView> {
    let line = tree.line();
    plies(tree, &line, &line, seen)
}

/// The moves of a line, of a long one those that are drawn ([`drawn`]); `game` are the positions of the game as it was played.
fn plies<G: Game>(tree: &Tree<G>, line: &[NodeId], game: &[NodeId], seen: Option<usize>) -> Vec<PlyView> {
    let current = line.iter().position(|&node| node == tree.current()).unwrap_or_default();
    let ranges = drawn(line.len() - 1, tree.at(0).side_to_move(), current.saturating_sub(1), seen);
    let plies = ranges.into_iter().flatten().filter_map(|index| {
        let node = line[index + 1];
        let (parent, _) = tree.move_to(node)?;
        let before = tree.at(parent);
        let alternatives = tree.alternatives(node);
        let others = alternatives.iter().map(|&other| (other, words::shown_move(tree.text(other))));
        Some(PlyView {
            ply: index + 1,
            number: before.shown_number(),
            side: before.side_to_move(),
            node,
            text: words::shown_move(tree.text(node)),
            said: words::events(before.side_to_move(), tree.events(node), before.layout()),
            current: node == tree.current(),
            others: others.collect(),
            aside: game.get(index + 1) != Some(&node),
            back: alternatives.into_iter().find(|other| game.get(index + 1) == Some(other)),
        })
    });
    plies.collect()
}
