//! The cells of the board.

use super::{Seen, ghosts};
use crate::game::{Cell, Event, Game, Kind, Layout, Mark, Piece, Side, Touch};
use crate::session::{Board, NodeId, Tree};
use crate::words::{self, CellPart};

#[derive(Clone, PartialEq, Debug)]
pub struct CellView {
    pub cell: Cell,
    /// The name, such as `e4`.
    pub name: String,
    /// The place as the reader sees it, in cells from the left and from the top.
    pub at: (u8, u8),
    pub dark: bool,
    pub piece: Option<Piece>,
    /// The text for screen readers.
    pub label: String,
    /// True if the square is part of the last move.
    pub last: bool,
    /// True if a press picks this piece up instead of continuing an unfinished move.
    pub arms: bool,
    /// True if its piece is picked up, or was the last to move in an unfinished move.
    pub armed: bool,
    /// True if its piece has already left in an unfinished move.
    pub left: bool,
    /// True if the square may be touched next.
    pub target: bool,
    /// True if that touch would take the piece on the square.
    pub takes: bool,
    /// True if the square is part of the premove, or of the move that waits for confirmation.
    pub planned: bool,
    pub hinted: bool,
    /// The piece that would land here, once a question is answered.
    pub ghost: Option<Piece>,
    /// The mark for check, pseudo-check or a frozen pawn.
    pub mark: Option<Mark>,
}

fn touched_cells(events: &[Event]) -> Vec<Cell> {
    let mut cells = Vec::new();
    for event in events {
        match *event {
            Event::Walked(_, from, to) => cells.extend([from, to]),
            Event::Rescued(_, to) | Event::Dropped(_, to) | Event::SetUp(_, to) => cells.push(to),
            Event::Own(_, shown) => cells.extend(shown.cells()),
            _ => {}
        }
    }
    cells
}

pub(super) fn rows<G: Game, N>(seen: &Seen<G, N>) -> Vec<Vec<CellView>> {
    let board = seen.board;
    let (position, layout) = (board.position(), board.position().layout());
    let side = board.hand();
    let mut last = Vec::new();
    for node in seen.answered.into_iter().chain([board.tree().current()]) {
        last.extend(touched_cells(board.tree().events(node)));
        last.extend(castled_king(board.tree(), node).into_iter().flatten());
    }
    let marks = position.marks();
    let taken = board.input().taken();
    let ghosts = ghosts(seen);
    let part = taken.chunks(2).next_back().and_then(|part| part.first());
    let view = |cell: Cell, at: (u8, u8)| {
        let piece = position.piece_at(cell);
        let armed = part == Some(&Touch::Cell(cell)) || board.lifted() == Some(Touch::Cell(cell));
        // Pieces that could continue the move are no targets: a touch picks them up.
        let picks = || piece.is_some_and(|piece| piece.side == side) && board.input().leads_on(Touch::Cell(cell));
        let target = !taken.is_empty() && seen.next.contains(&Touch::Cell(cell)) && !picks();
        // A touch of another piece of one's own takes nothing: a rook shows castling, and a courier has left its square.
        let takes = target && piece.is_some_and(|piece| piece.side != side);
        let of_cell = |mark: &&(Cell, Mark)| mark.0 == cell;
        let mark = marks.iter().find(of_cell).map(|&(_, mark)| mark);
        let name = layout.name(cell);
        let planned = seen.planned.contains(&Touch::Cell(cell));
        let hinted = seen.hinted.contains(&Touch::Cell(cell));
        let part = match (planned, hinted) {
            (true, _) if seen.unconfirmed => Some(CellPart::Unconfirmed),
            (true, _) => Some(CellPart::Planned),
            (false, true) => Some(CellPart::Hinted),
            (false, false) => None,
        };
        let aim = target.then_some(if takes { CellPart::Victim } else { CellPart::Target });
        let parts = [armed.then_some(CellPart::PickedUp), aim, part].into_iter().flatten();
        let label = words::cell(&name, piece, mark, parts, layout.colours());
        let dark = layout.is_dark(cell);
        let last = last.contains(&cell);
        let ghost = ghosts.iter().find(|ghost| ghost.at == cell).map(|ghost| ghost.piece);
        let left = ghosts.iter().any(|ghost| ghost.from == Some(cell) && ghost.at != cell);
        let arms = seen.arming.contains(&Touch::Cell(cell));
        CellView {
            cell,
            name,
            at,
            dark,
            piece,
            label,
            last,
            arms,
            armed,
            left,
            target,
            takes,
            planned,
            hinted,
            ghost,
            mark,
        }
    };
    let (columns, rows) = (layout.columns(), layout.rows());
    let row = |y: u8| {
        (0..columns).filter_map(move |x| {
            // The rotation is its own inverse, so it also maps from the screen to the board.
            let (column, up) = turned(board.orientation(), layout, (x, rows - 1 - y));
            Some((layout.at(column.into(), up.into())?, (x, y)))
        })
    };
    (0..rows).map(|y| row(y).map(|(cell, at)| view(cell, at)).collect()).collect()
}

/// Rotates a place by half a turn if Black is at the bottom.
fn turned(orientation: Side, layout: &Layout, (column, row): (u8, u8)) -> (u8, u8) {
    match orientation {
        Side::White => (column, row),
        Side::Black => (layout.columns() - 1 - column, layout.rows() - 1 - row),
    }
}

pub(super) fn holes<G: Game, N>(board: &Board<G, N>) -> Vec<(u8, u8)> {
    let layout = board.position().layout();
    let seen = layout.holes().iter().map(|hole| turned(board.orientation(), layout, (hole.column, hole.row)));
    seen.map(|(column, row)| (column, layout.rows() - 1 - row)).collect()
}

/// The king's two squares in castling. The event names only the wing, so they are found by comparing positions.
fn castled_king<G: Game>(tree: &Tree<G>, node: NodeId) -> Option<[Cell; 2]> {
    let side = tree.events(node).iter().find_map(|event| match event {
        Event::Castled(side, _) => Some(*side),
        _ => None,
    })?;
    let king = Piece { side, kind: Kind::King };
    let find = |position: &G| position.layout().cells().find(|&cell| position.piece_at(cell) == Some(king));
    let (parent, _) = tree.move_to(node)?;
    Some([find(tree.at(parent))?, find(tree.at(node))?])
}
