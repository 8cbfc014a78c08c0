//! Prisons and airfields.

use super::Seen;
use crate::game::{Area, Choice, Game, Kind, Piece, Pocket, Side, Stack, Touch};
use crate::session::{Board, tray_touch};
use crate::sorted::insert;
use crate::words;

/// A prison or an airfield.
#[derive(Clone, PartialEq, Debug)]
pub struct TrayView {
    /// Prison or airfield.
    pub area: Area,
    /// Whose.
    pub owner: Side,
    /// Where it stands round the board as it is seen.
    pub corner: Corner,
    /// The short heading.
    pub heading: String,
    /// What a screen reader says.
    pub label: String,
    /// The men, dearest first.
    pub pieces: Vec<TrayPiece>,
    /// Somebody came or went with the last turn.
    pub last: bool,
    /// The prisoner in hand may be pushed out here.
    pub target: bool,
}

/// A corner of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Corner {
    /// At the left of the player across.
    TopLeft,
    /// At the left of the player near.
    BottomLeft,
    /// At the right hand of the player across.
    TopRight,
    /// At the right hand of the player near.
    BottomRight,
    /// Before the player across: the box of a position that is set up.
    Across,
    /// Before the player near.
    Near,
}

/// The men of one kind in a tray.
#[derive(Clone, PartialEq, Debug)]
pub struct TrayPiece {
    /// Who.
    pub piece: Piece,
    /// How many.
    pub count: u8,
    /// What touching them means for the side to move.
    pub touch: Option<Touch>,
    /// A price tag or padlock.
    pub tag: Option<PriceTag>,
    /// What a screen reader says.
    pub label: String,
    /// There are more or fewer than before the last turn.
    pub last: bool,
    /// One has just come in.
    pub arrived: bool,
    /// A press picks up this man, rather than going on with a turn that was begun.
    pub arms: bool,
    /// Touched already.
    pub armed: bool,
    /// May be touched next.
    pub target: bool,
    /// Part of the premove.
    pub planned: bool,
    /// Part of what a hint tells.
    pub hinted: bool,
}

/// What a jailed man wears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PriceTag {
    /// The cheapest payment that buys him back.
    Price(Kind),
    /// Nothing that is held would.
    Locked,
}

/// The corners in the order in which their trays stand in the page.
pub(super) const CORNERS: [Corner; 4] = [Corner::TopLeft, Corner::BottomLeft, Corner::TopRight, Corner::BottomRight];

/// Where a tray stands; `near` says whether it is the near player's. What is theirs stands on their left,
/// what is taken from the other on their right.
pub(super) const fn corner(area: Area, near: bool) -> Corner {
    match (area, near) {
        (Area::Prison, false) => Corner::TopLeft,
        (Area::Prison, true) => Corner::BottomRight,
        (Area::Airfield | Area::Reserve, true) => Corner::BottomLeft,
        (Area::Airfield | Area::Reserve, false) => Corner::TopRight,
        (Area::Box, true) => Corner::Near,
        (Area::Box, false) => Corner::Across,
    }
}

impl TrayPiece {
    /// Men with whom nothing is going on.
    pub(super) fn resting(piece: Piece, count: u8, touch: Touch, label: String) -> TrayPiece {
        TrayPiece {
            piece,
            count,
            touch: Some(touch),
            tag: None,
            label,
            last: false,
            arrived: false,
            arms: false,
            armed: false,
            target: false,
            planned: false,
            hinted: false,
        }
    }
}

pub(super) fn trays<G: Game, N>(seen: &Seen<G, N>) -> Vec<TrayView> {
    let (tree, near) = (seen.board.tree(), seen.board.orientation());
    let stores = tree.position().trays();
    let before = tree.move_to(tree.current()).map(|(parent, _)| tree.at(parent).trays()).unwrap_or_default();
    let at = |list: &[Pocket], place| list.iter().find(|s| corner(s.area, s.owner == near) == place).cloned();
    CORNERS.into_iter().filter_map(|place| Some(tray(seen, &at(&stores, place)?, at(&before, place), place))).collect()
}

fn tray<G: Game, N>(seen: &Seen<G, N>, store: &Pocket, before: Option<Pocket>, corner: Corner) -> TrayView {
    let Pocket { area, owner, ref pieces } = *store;
    let board = seen.board;
    // Somebody sits there and may buy.
    let (to_move, human) = (board.hand(), board.is_open());
    // A payment is chosen by an answer, not always by touching the prisoner.
    let is_part = |touches: &[Touch], touch: Touch| {
        let paid = if let Touch::Prisoner(kind) = touch { Some(Touch::Choice(Choice::Pay(kind))) } else { None };
        touches.contains(&touch) || paid.is_some_and(|paid| touches.contains(&paid))
    };
    let (next, taken) = (board.input().next(), board.input().taken());
    let colours = board.position().layout().colours();
    let view = |stored: &Stack| {
        let piece = stored.piece;
        let touch = tray_touch(area, owner, piece.kind, to_move);
        // Each reader's own jailed men wear one; those of another person at the same table when it is their turn.
        let concerns = piece.side == board.orientation() || human && piece.side == to_move;
        let tag = match (area, stored.price) {
            (Area::Airfield | Area::Reserve | Area::Box, _) => None,
            (Area::Prison, _) if !concerns => None,
            (Area::Prison, Some(kind)) => Some(PriceTag::Price(kind)),
            // A pawn may become him: nobody pays, and he is free all the same.
            (Area::Prison, None) if piece.side == to_move && promotes(board, piece.kind) => None,
            (Area::Prison, None) => Some(PriceTag::Locked),
        };
        let count_before =
            before.as_ref().map(|b| b.pieces.iter().find(|s| s.piece == piece).map_or(0, |stored| stored.count));
        let payments: Vec<Kind> =
            if human && matches!(touch, Some(Touch::Jailed(_))) { payments(board, piece.kind) } else { Vec::new() };
        TrayPiece {
            piece,
            count: stored.count,
            touch,
            tag,
            label: words::tray_piece(area, *stored, touch.filter(|_| human), &payments, colours),
            last: count_before.is_some_and(|count| count != stored.count),
            arrived: count_before.is_some_and(|count| count < stored.count),
            arms: touch.is_some_and(|touch| board.arms(touch)),
            armed: touch.is_some_and(|touch| taken.contains(&touch) || board.lifted() == Some(touch)),
            target: touch.is_some_and(|touch| !taken.is_empty() && next.contains(&touch)),
            planned: touch.is_some_and(|touch| is_part(seen.planned, touch)),
            hinted: touch.is_some_and(|touch| is_part(&seen.hinted, touch)),
        }
    };
    let count_of = |stored: &Stack| (stored.piece, stored.count);
    let pushing = matches!(taken, [Touch::Prisoner(_)]);
    TrayView {
        area,
        owner,
        corner,
        heading: words::tray_heading(area, owner == board.orientation()),
        label: words::tray_label(area, owner, colours),
        pieces: pieces.iter().map(view).collect(),
        last: before.as_ref().is_some_and(|before| before.pieces.iter().map(count_of).ne(pieces.iter().map(count_of))),
        target: pushing && area == Area::Airfield && owner != to_move,
    }
}

/// Whether a pawn may become one of these jailed men in this turn.
fn promotes<G: Game, N>(board: &Board<G, N>, jailed: Kind) -> bool {
    board.input().spellings().iter().any(|(spelling, _)| spelling.contains(&Touch::Choice(Choice::Promote(jailed))))
}

/// What the side to move could pay for one of its jailed men.
fn payments<G: Game, N>(board: &Board<G, N>, rescued: Kind) -> Vec<Kind> {
    let mut payments = Vec::new();
    for (spelling, _) in board.input().spellings() {
        if let [Touch::Prisoner(paid), Touch::Jailed(kind), ..] = spelling[..]
            && kind == rescued
            && !payments.contains(&paid)
        {
            insert(&mut payments, paid, |a, b| a.index() < b.index());
        }
    }
    payments
}
