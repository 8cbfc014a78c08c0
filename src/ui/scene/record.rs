//! The players and the turns they have played.

use crate::game::{Game, Kind, Side};
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
    /// The number of the move.
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
}

pub(super) fn player<G: Game>(play: &Play<G>, side: Side) -> PlayerView {
    let (players, position) = (play.players(), play.position());
    let colours = position.layout().colours();
    let player = players.of(side);
    let lamp = play.activity(side);
    let opponent_is_engine = players.of(!side) == Player::Engine;
    let away = play.seat().is_some() && !play.is_own(side);
    let alone = opponent_is_engine || play.seat().is_some();
    let state = match player {
        Player::Engine => words::engine_state(lamp, play.info(), play.strength(), position.goal()),
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

pub(super) fn record<G: Game>(tree: &Tree<G>) -> Vec<PlyView> {
    let line = tree.line();
    let plies = line.iter().skip(1).enumerate().filter_map(|(index, &node)| {
        let (parent, _) = tree.turn(node)?;
        let before = tree.at(parent);
        let others = tree.alternatives(node).into_iter().map(|other| (other, words::shown_turn(tree.text(other))));
        Some(PlyView {
            ply: index + 1,
            number: before.move_number(),
            side: before.side_to_move(),
            node,
            text: words::shown_turn(tree.text(node)),
            said: words::events(before.side_to_move(), tree.events(node), before.layout()),
            current: node == tree.current(),
            others: others.collect(),
        })
    });
    plies.collect()
}
