//! A small picture of a position with its prisons, for lists.

use crate::game::{Area, Cell, Colours, Event, Game, Kind, Layout, Piece, Side};

/// The side of a cell in SVG units.
const CELL: u32 = 100;
/// The width of a tray.
const TRAY: u32 = 120;
/// The distance between trays and board.
const GAP: u32 = 20;

/// The picture: rectangles as paths, and pieces with their top left corners.
#[derive(Clone, PartialEq, Debug)]
pub struct Thumb {
    /// Width and height.
    pub size: (u32, u32),
    pub colours: Colours,
    /// The light cells as an SVG path.
    pub light: String,
    pub dark: String,
    pub holes: Vec<(u32, u32)>,
    /// Prisons as an SVG path.
    pub prisons: String,
    /// Airfields and reserves as an SVG path.
    pub airfields: String,
    /// The pieces. A count above 1 occurs only beside the board.
    pub pieces: Vec<ThumbPiece>,
    /// The pieces whose symbol has a different letter, with that letter.
    pub symbols: &'static [(Kind, char)],
    /// The move that the picture is about.
    pub shown: Option<ThumbMove>,
}

/// A move in the picture.
#[derive(Clone, PartialEq, Debug)]
pub struct ThumbMove {
    /// The middle of the square that a piece leaves. None if the piece comes from beside the board.
    pub from: Option<(u32, u32)>,
    /// The middle of the square where it arrives.
    pub to: (u32, u32),
    pub is_good: bool,
}

impl Thumb {
    /// The width of what stands to the left of the board.
    fn left(&self) -> u32 {
        if self.prisons.is_empty() && self.airfields.is_empty() { 0 } else { TRAY + GAP }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThumbPiece {
    pub piece: Piece,
    /// The distance from the left and from the top.
    pub at: (u32, u32),
    /// Width and height.
    pub size: u32,
    pub count: u8,
}

/// The small picture of a position with a move that was played in it.
pub fn thumb_with<G: Game>(position: &G, near: Side, m: G::Move, is_good: bool) -> Thumb {
    let mut thumb = thumb_for(position, near);
    let layout = position.layout();
    let middle = |cell: Cell| {
        let place = layout.place(cell);
        let (x, y) = corner(layout, near, (place.column, place.row));
        (thumb.left() + x + CELL / 2, y + CELL / 2)
    };
    let shown = position.events(m).into_iter().find_map(|event| match event {
        Event::Walked(_, from, to) => Some((Some(middle(from)), middle(to))),
        Event::Rescued(_, to) | Event::Dropped(_, to) | Event::SetUp(_, to) => Some((None, middle(to))),
        _ => None,
    });
    thumb.shown = shown.map(|(from, to)| ThumbMove { from, to, is_good });
    thumb
}

/// The corner of a cell, without the trays at the left.
fn corner(layout: &Layout, near: Side, (column, row): (u8, u8)) -> (u32, u32) {
    let (columns, rows) = (u32::from(layout.columns()), u32::from(layout.rows()));
    let (column, row) = match near {
        Side::White => (u32::from(column), rows - 1 - u32::from(row)),
        Side::Black => (columns - 1 - u32::from(column), u32::from(row)),
    };
    (column * CELL, row * CELL)
}

fn square(path: &mut String, (x, y): (u32, u32), width: u32, height: u32) {
    *path += &format!("M{x} {y}h{width}v{height}h-{width}z");
}

/// The small picture of a position, with White at the bottom.
pub fn thumb<G: Game>(position: &G) -> Thumb {
    thumb_for(position, Side::White)
}

/// The small picture of a position, with this side at the bottom.
pub fn thumb_for<G: Game>(position: &G, near: Side) -> Thumb {
    let layout = position.layout();
    let pockets = position.trays();
    let (columns, rows) = (u32::from(layout.columns()), u32::from(layout.rows()));
    let left = if pockets.is_empty() { 0 } else { TRAY + GAP };
    let height = rows * CELL;
    let mut thumb = Thumb {
        size: (columns * CELL + 2 * left, height),
        colours: layout.colours(),
        light: String::new(),
        dark: String::new(),
        holes: Vec::new(),
        prisons: String::new(),
        airfields: String::new(),
        pieces: Vec::new(),
        symbols: position.symbols(),
        shown: None,
    };
    let corner = |column: u8, row: u8| {
        let (x, y) = corner(layout, near, (column, row));
        (left + x, y)
    };
    for hole in layout.holes() {
        let (x, y) = corner(hole.column, hole.row);
        thumb.holes.push((x + CELL / 2, y + CELL / 2));
    }
    for (row, column) in (0..layout.rows()).flat_map(|row| (0..layout.columns()).map(move |column| (row, column))) {
        let Some(cell): Option<Cell> = layout.at(column.into(), row.into()) else { continue };
        let path = if layout.is_dark(cell) { &mut thumb.dark } else { &mut thumb.light };
        square(path, corner(column, row), CELL, CELL);
        if let Some(piece) = position.piece_at(cell) {
            thumb.pieces.push(ThumbPiece { piece, at: corner(column, row), size: CELL, count: 1 });
        }
    }
    for pocket in pockets {
        // The trays are placed as on the table. The near side's pieces are on the left: the jailed ones above, the
        // others below.
        let (prison, is_near) = (pocket.area == Area::Prison, pocket.owner == near);
        let (right, top) = (prison == is_near, !is_near);
        let x = if right { thumb.size.0 - TRAY } else { 0 };
        let tall = (height - GAP) / 2;
        let y = if top { 0 } else { height - tall };
        square(if prison { &mut thumb.prisons } else { &mut thumb.airfields }, (x, y), TRAY, tall);
        let step = (tall / u32::try_from(pocket.pieces.len().max(1)).unwrap_or(1)).min(CELL);
        for (stored, slot) in pocket.pieces.iter().zip(0..) {
            let size = step.min(90);
            thumb.pieces.push(ThumbPiece { piece: stored.piece, at: (x, y + slot * step), size, count: stored.count });
        }
    }
    thumb
}
