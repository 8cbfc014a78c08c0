//! The record that a table was given, with the moves played on its board.

use hostage_chess::game::Game;
use hostage_chess::game::pgn::{Movetext, PgnGame};

use crate::games::{Move, Position};

/// Returns a record without moves.
pub(super) fn empty<G: Game>(start: &G) -> PgnGame<G> {
    PgnGame::new(Vec::new(), Movetext::new(start.clone()))
}

/// Returns the record with this line as its main line. Its comments, glyphs and variations stay, and a main line that
/// the line leaves becomes a variation. The result stays only if the line is the main line as it was given, because it
/// is about the end of that line.
pub(super) fn along(given: &PgnGame<Position>, line: &[Move]) -> PgnGame<Position> {
    let mut record = given.clone();
    let Some(moves) = &mut record.moves else { return record };
    if moves.main_line().iter().map(|&ply| &moves.plies[ply].mv).eq(line) {
        return record;
    }
    let mut path: Vec<usize> = Vec::new();
    for &mv in line {
        let at = path.last().copied();
        // A move comes after the one before it in the list.
        let from = at.map_or(0, |at| at + 1);
        let known = moves.plies[from..].iter().position(|ply| ply.parent == at && ply.mv == mv);
        path.push(known.map_or_else(|| moves.push(at, mv), |place| from + place));
    }
    lead(moves, path);
    record.reopen();
    record
}

/// Puts the moves of a line before all others, which makes it the main line.
fn lead(moves: &mut Movetext<Position>, line: Vec<usize>) {
    let mut order = line;
    let mut places = vec![None; moves.plies.len()];
    for (place, &ply) in order.iter().enumerate() {
        places[ply] = Some(place);
    }
    for (ply, place) in places.iter_mut().enumerate() {
        place.get_or_insert_with(|| {
            order.push(ply);
            order.len() - 1
        });
    }
    let moved = |&ply: &usize| {
        let mut ply = moves.plies[ply].clone();
        ply.parent = ply.parent.and_then(|parent| places[parent]);
        ply
    };
    moves.plies = order.iter().map(moved).collect();
}
