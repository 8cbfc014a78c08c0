//! Positions, moves and outcomes as plain data.

use hostage_chess::game::{Area, Game, Outcome, Pocket, Position as _, Side, Style};
use hostage_chess::words;
use serde::Serialize;

use crate::answer::letter;
use crate::games::{Move, Position};

/// Position with everything that can be read off it without listing its moves.
#[derive(Serialize)]
pub struct PositionView {
    variant: &'static str,
    fen: String,
    turn: &'static str,
    check: bool,
    number: u32,
    result: Option<ResultView>,
    pieces: Vec<PieceView>,
    trays: Vec<TrayView>,
    marks: Vec<MarkView>,
}

#[derive(Serialize)]
struct PieceView {
    square: String,
    piece: String,
}

#[derive(Serialize)]
struct TrayView {
    area: &'static str,
    owner: &'static str,
    pieces: Vec<StackView>,
}

#[derive(Serialize)]
struct StackView {
    piece: String,
    count: u8,
    /// Kind of the cheapest prisoner that would ransom a piece of this kind.
    price: Option<String>,
}

#[derive(Serialize)]
struct MarkView {
    square: String,
    mark: &'static str,
}

/// Outcome of a game.
#[derive(Serialize)]
pub struct ResultView {
    score: &'static str,
    winner: Option<&'static str>,
    ending: &'static str,
    text: String,
}

/// Legal move in all its texts.
#[derive(Serialize)]
pub struct MoveView {
    /// UCI text.
    pub uci: String,
    /// The inventor's notation.
    pub notation: String,
    /// Andy Pierce's notation.
    pub pierce: String,
    /// Sentence that describes the move.
    pub text: String,
}

/// Returns the name of an area beside the board. The reserve of Takeover Chess is touched like an airfield.
pub const fn area_name(area: Area) -> &'static str {
    match area {
        Area::Prison => "prison",
        Area::Airfield | Area::Reserve => "airfield",
        Area::Box => "box",
    }
}

fn tray(pocket: Pocket) -> TrayView {
    let stack = |stack: &hostage_chess::game::Stack| StackView {
        piece: letter(stack.piece),
        count: stack.count,
        price: stack.price.map(|kind| kind.letter().to_ascii_lowercase().to_string()),
    };
    TrayView {
        area: area_name(pocket.area),
        owner: pocket.owner.name(),
        pieces: pocket.pieces.iter().map(stack).collect(),
    }
}

/// Returns a position as plain data.
pub fn position(position: &Position) -> PositionView {
    let layout = position.layout();
    let piece = |cell| {
        let piece = letter(position.piece_at(cell)?);
        Some(PieceView { square: layout.name(cell), piece })
    };
    PositionView {
        variant: position.variant(),
        fen: position.fen(),
        turn: position.side_to_move().name(),
        check: position.in_check(),
        number: position.move_number(),
        result: position.outcome().map(|outcome| result(&outcome, position)),
        pieces: layout.cells().filter_map(piece).collect(),
        trays: position.trays().into_iter().map(tray).collect(),
        marks: position
            .marks()
            .into_iter()
            .map(|(cell, mark)| MarkView { square: layout.name(cell), mark: mark.name() })
            .collect(),
    }
}

/// Returns an outcome as plain data.
pub fn result(outcome: &Outcome, position: &Position) -> ResultView {
    ResultView {
        score: outcome.result(),
        winner: outcome.winner.map(Side::name),
        ending: outcome.ending.name(),
        text: words::result(outcome, position.layout().colours()),
    }
}

/// Returns a legal move of a position in all its texts.
pub fn mv(position: &Position, m: Move) -> MoveView {
    MoveView {
        uci: position.uci(m),
        notation: position.notation(m, Style::Leslie),
        pierce: position.notation(m, Style::Pierce),
        text: words::events(position.side_to_move(), &position.events(m), position.layout()),
    }
}
