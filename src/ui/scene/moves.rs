//! The tree of an analysis as a list: the main line, and after each move its alternatives.

use std::collections::BTreeMap;

use super::span::drawn;
use crate::game::layout::Colours;
use crate::game::{Game, Side};
use crate::session::glyph::sign;
use crate::session::note::is_of_move;
use crate::session::{NodeId, Tree};
use crate::words;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveView {
    pub node: NodeId,
    /// The number, if one is shown: `12.` or `12…`.
    pub number: Option<String>,
    pub text: String,
    /// The glyphs, as signs.
    pub signs: String,
    /// The names of the glyphs.
    pub judged: String,
    /// A description of the move.
    pub said: String,
    pub comment: String,
    /// True if the move leads to the position shown.
    pub current: bool,
}

/// Part of a variation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineToken {
    Move(MoveView),
    /// Begins a nested variation.
    Open,
    /// Ends a nested variation.
    Close,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MainMove {
    pub mv: MoveView,
    /// The number of the ply in the game, counted from 1.
    pub ply: usize,
    pub side: Side,
    /// The variations that replace this move.
    pub lines: Vec<Vec<LineToken>>,
}

/// The main line with all variations, as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MainLine {
    /// The comment on the first position.
    pub intro: String,
    pub moves: Vec<MainMove>,
}

/// The main line with all variations. `signs` are a review's glyphs. Each is
/// shown at its move unless the reader has judged the move; they are never stored in the tree.
pub fn moves<G: Game>(tree: &Tree<G>, signs: &[(NodeId, u8)]) -> MainLine {
    moves_seen(tree, signs, None)
}

/// Does the same as [`moves()`] for a reader who has scrolled to a move of a long main line; see [`drawn`].
pub fn moves_seen<G: Game>(tree: &Tree<G>, signs: &[(NodeId, u8)], seen: Option<usize>) -> MainLine {
    let main_line = tree.main_line();
    // Number of nodes that the path to the position shares with the main line.
    let shared = main_line.iter().zip(tree.path()).take_while(|(main, node)| **main == *node).count();
    let ranges = drawn(main_line.len() - 1, tree.at(0).side_to_move(), shared.saturating_sub(2), seen);
    let signs: BTreeMap<NodeId, u8> = signs.iter().rev().copied().collect();
    let mut main = Vec::new();
    for range in ranges {
        let mut broken = true;
        for place in range {
            let node = main_line[place + 1];
            let Some((parent, _)) = tree.move_to(node) else { continue };
            let mv = move_view(tree, node, broken, signs.get(&node).copied());
            let lines: Vec<Vec<LineToken>> =
                tree.branches(parent)[1..].iter().map(|&branch| line(tree, branch)).collect();
            broken = !lines.is_empty() || !mv.comment.is_empty();
            main.push(MainMove { mv, ply: place + 1, side: tree.at(parent).side_to_move(), lines });
        }
    }
    MainLine { intro: tree.note(0).comment.clone(), moves: main }
}

/// How the move shown was judged, and the comment on it, for a reader who cannot see them beside the move.
pub fn remark<G: Game>(tree: &Tree<G>, signs: &[(NodeId, u8)]) -> String {
    let node = tree.current();
    let sign = signs.iter().find(|(judged, _)| *judged == node);
    let judged = names(&glyphs(tree, node, sign.map(|&(_, glyph)| glyph)), tree.at(node).layout().colours());
    let judged = if judged.is_empty() { judged } else { words::sentence(&judged) };
    words::sentences(&[judged.as_str(), &tree.note(node).comment])
}

/// The glyphs of a move, with that of the review unless the reader has judged the move.
fn glyphs<G: Game>(tree: &Tree<G>, node: NodeId, review: Option<u8>) -> Vec<u8> {
    let own = &tree.note(node).glyphs;
    let review = review.filter(|_| !own.iter().any(|&glyph| is_of_move(glyph)));
    review.into_iter().chain(own.iter().copied()).collect()
}

fn names(glyphs: &[u8], colours: Colours) -> String {
    words::listed(&glyphs.iter().map(|&glyph| words::glyph_name(glyph, colours)).collect::<Vec<_>>())
}

/// `review` is the glyph that a review gives the move.
fn move_view<G: Game>(tree: &Tree<G>, node: NodeId, broken: bool, review: Option<u8>) -> MoveView {
    let before = tree.move_to(node).map_or_else(|| tree.at(node), |(parent, _)| tree.at(parent));
    let (side, colours) = (before.side_to_move(), before.layout().colours());
    let number = before.shown_number().and_then(|number| match side {
        Side::White => Some(format!("{number}.")),
        Side::Black => broken.then(|| format!("{number}…")),
    });
    let glyphs = glyphs(tree, node, review);
    MoveView {
        node,
        number,
        text: words::shown_move(tree.text(node)),
        signs: glyphs.iter().map(|&glyph| sign(glyph)).collect(),
        judged: names(&glyphs, colours),
        said: words::events(side, tree.events(node), before.layout()),
        comment: tree.note(node).comment.clone(),
        current: node == tree.current(),
    }
}

/// An entry of the work stack. The stack is explicit, so that deeply nested variations cannot overflow the call stack.
enum Task {
    Move(NodeId),
    After(NodeId),
    Open,
    Close,
}

/// A variation, with the variations nested in it, starting with the move to `first`.
fn line<G: Game>(tree: &Tree<G>, first: NodeId) -> Vec<LineToken> {
    let (mut tokens, mut broken) = (Vec::new(), true);
    let mut tasks = vec![Task::After(first), Task::Move(first)];
    while let Some(task) = tasks.pop() {
        match task {
            Task::Move(node) => {
                let mv = move_view(tree, node, broken, None);
                broken = !mv.comment.is_empty();
                tokens.push(LineToken::Move(mv));
            }
            Task::After(node) => {
                let Some((&main, others)) = tree.branches(node).split_first() else { continue };
                tasks.push(Task::After(main));
                for &other in others.iter().rev() {
                    tasks.extend([Task::Close, Task::After(other), Task::Move(other), Task::Open]);
                }
                tasks.push(Task::Move(main));
            }
            Task::Open | Task::Close => {
                tokens.push(if matches!(task, Task::Open) { LineToken::Open } else { LineToken::Close });
                broken = true;
            }
        }
    }
    tokens
}
