//! A tree as a record, and back: variations, comments, glyphs, drawn shapes.

use super::note::{read_comment, write_comment};
use super::{NodeId, Tree};
use crate::game::Game;
use crate::game::course::Replay;
use crate::game::record::{Ply, Record, Tag};

/// A tree as a record with these tags.
pub fn record<G: Game>(tree: &Tree<G>, tags: Vec<Tag>) -> Record<G> {
    let walk = tree.walk();
    let layout = tree.position().layout();
    let mut numbers = vec![0; walk.iter().max().map_or(0, |&most| most + 1)];
    walk.iter().enumerate().for_each(|(number, &node)| numbers[node] = number);
    let plies = walk.iter().filter_map(|&node| {
        let (parent, turn) = tree.turn(node)?;
        let note = tree.note(node);
        let (glyphs, comment) = (note.glyphs.clone(), write_comment(note, layout));
        Some(Ply { from: numbers[parent], turn, position: tree.at(node).clone(), glyphs, comment })
    });
    let main = tree.main_line().into_iter().filter_map(|node| Some((tree.turn(node)?.1, tree.at(node).clone())));
    Record {
        tags,
        replay: Some(Replay { start: tree.at(0).clone(), turns: main.collect() }),
        plies: plies.collect(),
        preface: write_comment(tree.note(0), layout),
        resigned: None,
        result: None,
        fault: None,
    }
}

/// The tree of a record, standing at the end of its main line; none if it has no position to begin from.
pub fn tree<G: Game>(record: &Record<G>) -> Option<Tree<G>> {
    let mut tree = Tree::new(record.replay.as_ref()?.start.clone());
    annotate(&mut tree, 0, &record.preface, &[]);
    let mut nodes = vec![0];
    for ply in &record.plies {
        let node = tree.add(*nodes.get(ply.from)?, ply.turn);
        annotate(&mut tree, node, &ply.comment, &ply.glyphs);
        nodes.push(node);
    }
    tree.go_to(tree.main_line().last().copied().unwrap_or_default());
    Some(tree)
}

/// Adds to what is written at a node: two variations may begin with the same turn.
fn annotate<G: Game>(tree: &mut Tree<G>, node: NodeId, comment: &str, glyphs: &[u8]) {
    let (comment, shapes) = read_comment(comment, tree.position().layout());
    let note = tree.note_mut(node);
    if !note.comment.is_empty() && !comment.is_empty() {
        note.comment.push(' ');
    }
    note.comment += &comment;
    note.shapes.extend(shapes);
    for &glyph in glyphs {
        if !note.glyphs.contains(&glyph) {
            note.glyphs.push(glyph);
        }
    }
    note.glyphs.sort_unstable();
}
