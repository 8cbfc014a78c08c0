//! Positions: each function takes the rule set and the FEN, so that JavaScript holds no handles.

use hostage_chess::game::rules::named;
use hostage_chess::game::{Game, Position as _, read_move};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Problem, write};
use crate::games::{Move, Position, variants};
use crate::language::use_language;
use crate::view::{self, MoveView, PositionView};

/// Reads a position. An empty FEN stands for the start position.
///
/// # Errors
/// Every fault of the name of the rule set or of the FEN.
pub fn read(variant: &str, fen: &str) -> Result<Position, Problem> {
    use_language("en");
    let variant = named(variants(), variant).unwrap_or(variant);
    let found = match fen {
        "" => <Position as Game>::start(variant)
            .ok_or_else(|| vec![hostage_chess::game::Fault::UnknownVariant(variant.to_owned())]),
        fen => <Position as Game>::from_fen(variant, fen).map_err(hostage_chess::game::fault::Faults::into_vec),
    };
    found.map_err(|faults| Problem::faults(&faults))
}

fn move_of(position: &Position, text: &str) -> Result<Move, Problem> {
    read_move(position, text).map_err(|why| Problem::illegal(&why, position.layout()))
}

/// Returns a position as plain data.
#[wasm_bindgen]
pub fn position(variant: &str, fen: &str) -> String {
    write(read(variant, fen).map(|position| view::position(&position)))
}

/// Returns the legal moves of a position in all their texts.
#[wasm_bindgen]
pub fn moves(variant: &str, fen: &str) -> String {
    write(
        read(variant, fen)
            .map(|position| position.legal_moves().into_iter().map(|m| view::mv(&position, m)).collect::<Vec<_>>()),
    )
}

/// Returns the UCI texts of the legal moves.
#[wasm_bindgen]
pub fn uci_moves(variant: &str, fen: &str) -> String {
    write(
        read(variant, fen)
            .map(|position| position.legal_moves().into_iter().map(|m| position.uci(m)).collect::<Vec<_>>()),
    )
}

#[derive(Serialize)]
struct Played {
    mv: MoveView,
    position: PositionView,
}

/// Plays a move, and returns it with the next position.
#[wasm_bindgen]
pub fn play(variant: &str, fen: &str, text: &str) -> String {
    write(read(variant, fen).and_then(|position| {
        let m = move_of(&position, text)?;
        Ok(Played { mv: view::mv(&position, m), position: view::position(&position.play_unchecked(m)) })
    }))
}
