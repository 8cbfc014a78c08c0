//! Prisons and airfields.

use super::Seen;
use crate::game::{Area, Choice, Game, Kind, Piece, Pocket, Side, Stack, Touch};
use crate::session::{Board, tray_touch};
use crate::sorted::insert;
use crate::words;

#[derive(Clone, PartialEq, Debug)]
pub struct TrayView {
    pub area: Area,
    pub owner: Side,
    /// The place around the board as the reader sees it.
    pub corner: Corner,
    pub heading: String,
    /// The text for screen readers.
    pub label: String,
    /// The pieces, most valuable first.
    pub pieces: Vec<TrayPiece>,
    /// True if the last move changed its content.
    pub last: bool,
    /// True if the prisoner in hand may be released here.
    pub target: bool,
}

/// The place of a tray at the table, as the reader sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Corner {
    TopLeft,
    BottomLeft,
    TopRight,
    BottomRight,
    /// In front of the opposite player: a box of the editor.
    Across,
    /// In front of the near player: a box of the editor.
    Near,
}

/// The pieces of one kind in a tray.
#[derive(Clone, PartialEq, Debug)]
pub struct TrayPiece {
    pub piece: Piece,
    pub count: u8,
    /// The touch that a press means for the side to move.
    pub touch: Option<Touch>,
    pub tag: Option<PriceTag>,
    /// The text for screen readers.
    pub label: String,
    /// True if the last move changed the count.
    pub last: bool,
    /// True if the last move added a piece.
    pub arrived: bool,
    /// True if a press picks this piece up instead of continuing an unfinished move.
    pub arms: bool,
    /// True if the piece has been touched.
    pub armed: bool,
    /// True if the piece may be touched next.
    pub target: bool,
    /// True if the piece is part of the premove.
    pub planned: bool,
    pub hinted: bool,
}

/// The tag of a jailed piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PriceTag {
    /// The cheapest payment that ransoms it.
    Price(Kind),
    /// No payment in stock would ransom it.
    Locked,
}

/// The corners in the order of their trays in the page.
pub(super) const CORNERS: [Corner; 4] = [Corner::TopLeft, Corner::BottomLeft, Corner::TopRight, Corner::BottomRight];

/// The place of a tray. `near` is true for the near player's tray. A player's airfield is on that player's left, the
/// prison on the right.
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
    /// Pieces without any highlight.
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
    let pockets = tree.position().trays();
    let before = tree.move_to(tree.current()).map(|(parent, _)| tree.at(parent).trays()).unwrap_or_default();
    let at = |list: &[Pocket], place| list.iter().find(|s| corner(s.area, s.owner == near) == place).cloned();
    CORNERS.into_iter().filter_map(|place| Some(tray(seen, &at(&pockets, place)?, at(&before, place), place))).collect()
}

fn tray<G: Game, N>(seen: &Seen<G, N>, pocket: &Pocket, before: Option<Pocket>, corner: Corner) -> TrayView {
    let Pocket { area, owner, ref pieces } = *pocket;
    let board = seen.board;
    // A person plays this side and may pay for an exchange.
    let (to_move, human) = (board.hand(), board.is_open());
    // A payment may be chosen in a dialog instead of by touching the prisoner.
    let is_part = |touches: &[Touch], touch: Touch| {
        let paid = if let Touch::Prisoner(kind) = touch { Some(Touch::Choice(Choice::Pay(kind))) } else { None };
        touches.contains(&touch) || paid.is_some_and(|paid| touches.contains(&paid))
    };
    let taken = board.input().taken();
    let colours = board.position().layout().colours();
    let view = |stored: &Stack| {
        let piece = stored.piece;
        let touch = tray_touch(area, owner, piece.kind, to_move);
        // The reader's jailed pieces have price tags. If another person plays at the same screen, that person's pieces
        // have tags while it is that person's turn.
        let concerns = piece.side == board.orientation() || human && piece.side == to_move;
        let tag = match (area, stored.price) {
            (Area::Airfield | Area::Reserve | Area::Box, _) => None,
            (Area::Prison, _) if !concerns => None,
            (Area::Prison, Some(kind)) => Some(PriceTag::Price(kind)),
            // A pawn may promote to it, which frees it without payment.
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
            arms: touch.is_some_and(|touch| seen.arming.contains(&touch)),
            armed: touch.is_some_and(|touch| taken.contains(&touch) || board.lifted() == Some(touch)),
            target: touch.is_some_and(|touch| !taken.is_empty() && seen.next.contains(&touch)),
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

/// True if a pawn may now promote to a jailed piece of this kind.
fn promotes<G: Game, N>(board: &Board<G, N>, jailed: Kind) -> bool {
    board.input().spellings().iter().any(|(spelling, _)| spelling.contains(&Touch::Choice(Choice::Promote(jailed))))
}

/// The payments that the side to move could make for one of its jailed pieces.
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
