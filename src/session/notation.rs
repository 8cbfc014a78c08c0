//! Conversion between trees and PGN records: variations, comments, glyphs, shapes.

use super::note::{read_comment, write_comment};
use super::{NodeId, Tree};
use crate::game::Game;
use crate::game::pgn::{Movetext, PgnGame, Tag, written_result};
use crate::sorted::insert;

/// The PGN tag for the result.
pub const RESULT: &str = "Result";

/// Converts a tree into a record with these tags, which may have a result.
pub fn record<G: Game>(tree: &Tree<G>, tags: Vec<Tag>) -> PgnGame<G> {
    let walk = tree.walk();
    let layout = tree.position().layout();
    let mut moves = Movetext::new(tree.at(0).clone());
    moves.intro = write_comment(tree.note(0), layout);
    // Index of each node's ply; none for the first position.
    let mut numbers = vec![None; walk.iter().max().map_or(0, |&most| most + 1)];
    for node in walk {
        let Some((parent, mv)) = tree.move_to(node) else { continue };
        let number = moves.push(numbers[parent], mv);
        numbers[node] = Some(number);
        let (ply, note) = (&mut moves.plies[number], tree.note(node));
        ply.glyphs.clone_from(&note.glyphs);
        ply.comment = write_comment(note, layout);
    }
    let said = tags.iter().find(|(name, _)| name.eq_ignore_ascii_case(RESULT));
    let result = said.and_then(|(_, said)| written_result(said));
    PgnGame { result, ..PgnGame::new(tags, moves) }
}

/// Converts a record into a tree, at the end of the record's main line. None if the record has no start position.
pub fn tree<G: Game>(record: &PgnGame<G>) -> Option<Tree<G>> {
    let moves = record.moves.as_ref()?;
    let mut tree = Tree::new(moves.start.clone());
    annotate(&mut tree, 0, &moves.intro, &[]);
    let branches = moves.branches();
    let mut nodes = vec![0; moves.plies.len()];
    // A variation may repeat a move of its line. The line's own moves are added first, so that they stay the main ones.
    let mut waiting: Vec<&usize> = branches[0].iter().rev().collect();
    while let Some(&number) = waiting.pop() {
        let ply = &moves.plies[number];
        let node = tree.add(ply.parent.map_or(0, |parent| nodes[parent]), ply.mv);
        annotate(&mut tree, node, &ply.before, &[]);
        annotate(&mut tree, node, &ply.comment, &ply.glyphs);
        nodes[number] = node;
        waiting.extend(branches[number + 1].iter().rev());
    }
    // A variation that repeats the last move may go on, so the main line of the tree may be longer.
    tree.go_to(moves.main_line().last().map_or(0, |&last| nodes[last]));
    Some(tree)
}

/// Adds to the note of a node: two variations may begin with the same move.
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
            insert(&mut note.glyphs, glyph, |a, b| a < b);
        }
    }
}
