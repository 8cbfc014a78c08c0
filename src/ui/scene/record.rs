//! The players and their moves.

use super::has_prisons;
use super::span::drawn;
use crate::game::{Event, Game, Kind, Side};
use crate::session::{Activity, NodeId, Opponent, Play, Player, Tree};
use crate::words;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerView {
    pub side: Side,
    pub player: Player,
    /// The piece drawn as the player's face.
    pub face: Kind,
    /// True for the Recruit, whose pawn is drawn smaller than that of the Cadet.
    pub recruit: bool,
    /// Name and colour as text.
    pub name: String,
    /// The player's current activity, as text.
    pub state: String,
    pub lamp: Activity,
}

/// One move of the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlyView {
    /// The number of the ply in this game, from 1.
    pub ply: usize,
    /// The move number, if the move has one.
    pub number: Option<u32>,
    pub side: Side,
    pub node: NodeId,
    pub text: String,
    /// A description of the move.
    pub said: String,
    /// True if the move leads to the position shown.
    pub current: bool,
    /// The alternatives to this move.
    pub others: Vec<(NodeId, String)>,
    /// True if the move was taken back, so that it is not part of the game as played.
    pub aside: bool,
    /// The alternative that the game continued with.
    pub back: Option<NodeId>,
}

/// A move of another line: the node it leads to, and its notation.
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
        Player::Engine => match play.shown_info(side) {
            None => words::opponent_says(lamp, took(play, side), play.strength(), has_prisons(play.board())),
            info => words::engine_state(lamp, info, play.strength(), position.goal()),
        },
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
    let recruit = player == Player::Engine && Opponent::with(play.strength()).is_some_and(Opponent::is_recruit);
    PlayerView { side, player, face, recruit, name, state, lamp }
}

/// True if this side's last move was a capture, in a game with prisons. None if this side did not move last, or the
/// game is over.
fn took<G: Game>(play: &Play<G>, side: Side) -> Option<bool> {
    let (tree, here) = (play.tree(), play.tree().current());
    let (before, _) = tree.move_to(here)?;
    let captured = tree.events(here).iter().any(|event| matches!(event, Event::Captured(..)));
    // The faces show no activity once the game is over.
    let talks = play.outcome().is_none() && tree.at(before).side_to_move() == side;
    talks.then_some(captured && has_prisons(play.board()))
}

/// The record of a running game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameRecordView {
    /// The game as played, or the line on the board if that was taken back.
    pub plies: Vec<PlyView>,
    /// Number of all its moves.
    pub moves: usize,
    /// The moves taken back after the last one.
    pub taken_back: Vec<Other>,
}

/// The record of a running game.
pub fn game_record<G: Game>(play: &Play<G>, seen: Option<usize>) -> GameRecordView {
    let (tree, game) = (play.tree(), play.line());
    if play.is_aside() {
        let line = tree.line();
        let plies = plies(tree, &line, &game, seen);
        return GameRecordView { plies, moves: line.len() - 1, taken_back: Vec::new() };
    }
    let after = tree.branches(play.tip()).iter().map(|&node| (node, words::shown_move(tree.text(node))));
    GameRecordView { plies: plies(tree, &game, &game, seen), moves: game.len() - 1, taken_back: after.collect() }
}

/// The record of the line shown.
pub fn record<G: Game>(tree: &Tree<G>, seen: Option<usize>) -> Vec<PlyView> {
    let line = tree.line();
    plies(tree, &line, &line, seen)
}

/// The moves of a line. A long line contains only the moves in [`drawn`]. `game` holds the nodes of the game as it was
/// played.
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
