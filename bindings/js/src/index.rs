//! Facts about the package: its versions and the games it knows.

use hostage_chess::engine::PROTOCOL;
use hostage_chess::game::{Colours, Game, rules};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::write;
use crate::games::{Position, variants};

#[derive(Serialize)]
struct Index {
    version: &'static str,
    protocol: u32,
    variants: Vec<Variant>,
}

#[derive(Serialize)]
struct Variant {
    name: &'static str,
    game: &'static str,
    columns: u8,
    rows: u8,
    /// `white-black`, or `yellow-red` in Hole Chess.
    colours: &'static str,
    fen: String,
}

/// Returns the version of this program, the version of the engine's protocol, and all rule sets.
#[wasm_bindgen]
pub fn index() -> String {
    let variants = variants().filter_map(|name| {
        let start = <Position as Game>::start(name)?;
        let layout = start.layout();
        let colours = match layout.colours() {
            Colours::WhiteBlack => "white-black",
            Colours::YellowRed => "yellow-red",
        };
        let (columns, rows) = (layout.columns(), layout.rows());
        Some(Variant { name, game: rules::family(name), columns, rows, colours, fen: start.fen() })
    });
    write(Ok(Index { version: env!("CARGO_PKG_VERSION"), protocol: PROTOCOL, variants: variants.collect() }))
}
