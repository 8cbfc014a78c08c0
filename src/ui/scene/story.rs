//! The review as a story: who played, the result, and the key moments.

use super::thumb::{Thumb, thumb_with};
use crate::game::{Game, Outcome, Side};
use crate::session::review::judge::Verdict;
use crate::session::review::{JudgedMove, KeyMoment, ReviewReport, key_moments};
use crate::session::{Analysis, NodeId};
use crate::words;

/// What the page knows about the game that is reviewed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reviewed {
    /// The sides that the reader played. Without any, the story tells the moves of both.
    pub own: Vec<Side>,
    /// The names of White and Black.
    pub names: [String; 2],
    pub outcome: Option<Outcome>,
    /// True if the reader can play the same opponent again.
    pub can_rematch: bool,
}

/// One side in the heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoryPlayer {
    pub side: Side,
    pub name: String,
    /// The accuracy in percent. None until it is known.
    pub accuracy: Option<u32>,
}

/// A key moment as a card.
#[derive(Clone, PartialEq, Debug)]
pub struct MomentCard {
    /// Its number in the story, from 1.
    pub number: usize,
    /// The node that the move led to.
    pub node: NodeId,
    /// Number of moves up to and including it.
    pub ply: usize,
    pub is_good: bool,
    /// The number of the move and what it was.
    pub place: String,
    pub title: String,
    pub said: String,
    /// The label of the picture.
    pub label: String,
    pub picture: Thumb,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Story {
    pub title: String,
    /// The side at the bottom first.
    pub players: [StoryPlayer; 2],
    /// The points of the two players; None if the game is not over.
    pub points: Option<[&'static str; 2]>,
    pub moments: Vec<MomentCard>,
    /// The number of moves, as in a record: a move of each side counts as one.
    pub all: String,
    /// How many of the moves that the story tells were bad. Empty until every move is judged.
    pub counts: String,
}

/// The names of the players in the tags of the game that is analysed. None where they are unknown, or where both are the
/// same.
pub fn tagged_names<G: Game>(analysis: &Analysis<G>) -> [Option<String>; 2] {
    let names = players(analysis);
    if names[0] == names[1] { [None, None] } else { names }
}

fn players<G: Game>(analysis: &Analysis<G>) -> [Option<String>; 2] {
    ["White", "Black"].map(|tag| tagged(analysis, tag).map(words::player_shown))
}

fn tagged<'a, G: Game>(analysis: &'a Analysis<G>, name: &str) -> Option<&'a str> {
    let (_, value) = analysis.tags().iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name))?;
    Some(value.trim()).filter(|value| !matches!(*value, "" | "?" | "-"))
}

/// The longest name in the headline of a picture, in characters.
const LONGEST: usize = 30;

/// The players of the game that is analysed, for a picture: `Ada – Bob`. Names are shortened, because those in a
/// stranger's record may be long. Empty if nobody is known who played.
pub fn headline<G: Game>(analysis: &Analysis<G>) -> String {
    joined(players(analysis).map(|name| name.map(shortened)))
}

fn shortened(name: String) -> String {
    match name.char_indices().nth(LONGEST) {
        Some(_) => name.chars().take(LONGEST - 1).chain(['…']).collect(),
        None => name,
    }
}

fn joined(names: [Option<String>; 2]) -> String {
    if names == [None, None] {
        String::new()
    } else {
        names.map(|name| name.unwrap_or_else(|| "?".to_owned())).join(" – ")
    }
}

/// White, Black and the event of the game that is analysed, for another page. Empty where unknown. What only the reader
/// understands is left out: `You`, and the event of an analysis without a game.
pub fn published<G: Game>(analysis: &Analysis<G>) -> [String; 3] {
    let own = ["record-you", "analysis-event"].map(words::text);
    let [white, black] = players(analysis);
    let known = [white, black, tagged(analysis, "Event").map(str::to_owned)];
    known.map(|text| text.filter(|text| !own.contains(&&**text)).unwrap_or_default())
}

/// Says which game is analysed: `Ada – Bob · 1-0 · 21 Nov 2026`. Empty if nobody is known who played it.
pub fn analysed_game<G: Game>(analysis: &Analysis<G>) -> String {
    let players = joined(players(analysis));
    if players.is_empty() {
        return players;
    }
    let result = analysis.verdict().map(|outcome| outcome.result().replace("1/2", "½"));
    let day = tagged(analysis, "Date").map(words::day).filter(|day| !day.contains('?'));
    [Some(players), result, day].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The story of a reviewed game. It has moments once every position is known.
pub fn story<G: Game>(analysis: &Analysis<G>, report: &ReviewReport, game: &Reviewed) -> Story {
    let own = |side| game.own.is_empty() || game.own.contains(&side);
    let near = if own(Side::White) { Side::White } else { Side::Black };
    let nodes: Vec<NodeId> = report.line.iter().map(|(node, _)| *node).collect();
    let is_known = report.done() == report.line.len();
    let won = nodes.last().copied().zip(game.outcome.and_then(|outcome| outcome.winner));
    let moments = if is_known { key_moments(analysis.review(), analysis.tree(), &nodes, won, own) } else { Vec::new() };
    let card = |it: (usize, &KeyMoment)| card(analysis, &nodes, near, it);
    let counts: Vec<(Verdict, usize)> = Verdict::ALL
        .into_iter()
        .rev()
        .map(|verdict| {
            let bad = |mv: &&JudgedMove| mv.verdict == Some(verdict) && own(mv.side);
            (verdict, report.moves.iter().filter(bad).count())
        })
        .collect();
    let title = match moments.len() {
        _ if !is_known => words::text("story-begins").to_owned(),
        0 => words::text("review").to_owned(),
        number => words::story(game.own.len() == 1, number),
    };
    Story {
        title,
        players: [near, !near].map(|side| StoryPlayer {
            side,
            name: game.names[side.index()].clone(),
            accuracy: report.accuracy[side.index()].map(|accuracy| accuracy.round() as u32),
        }),
        points: game.outcome.map(|outcome| match outcome.winner {
            None => ["½", "½"],
            Some(winner) if winner == near => ["1", "0"],
            Some(_) => ["0", "1"],
        }),
        moments: moments.iter().enumerate().filter_map(card).collect(),
        all: words::story_all((nodes.len() - 1).div_ceil(2)),
        counts: if is_known { words::story_counts(&counts) } else { String::new() },
    }
}

fn card<G: Game>(
    analysis: &Analysis<G>,
    nodes: &[NodeId],
    near: Side,
    (index, moment): (usize, &KeyMoment),
) -> Option<MomentCard> {
    let tree = analysis.tree();
    let node = moment.judged.node;
    let (parent, m) = tree.move_to(node)?;
    let before = tree.at(parent);
    let is_good = moment.kind.is_good();
    let mv = words::numbered_move(before.shown_number(), before.side_to_move(), tree.text(node));
    Some(MomentCard {
        number: index + 1,
        node,
        ply: nodes.iter().position(|it| *it == node)?,
        is_good,
        place: words::story_move(before.move_number(), moment.judged.verdict),
        title: words::moment_title(moment, before.layout(), before.goal()),
        said: words::moment(moment, before.layout(), before.goal()),
        label: words::moment_board(&mv),
        picture: thumb_with(before, near, m, is_good),
    })
}
