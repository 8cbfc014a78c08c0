//! Reads a file of game records in PGN and prints a line for each game. Faults are reported with their place, and do not
//! stop the reading.
//!
//!     cargo run --release --example read_records -- [FILE]

use std::error::Error;

use hostage_chess::AnyPosition;
use hostage_chess::game::pgn::{self, Given, many::Cuts};

const RECORDS: &str = r#"
[White "Leslie"]
[Black "Pierce"]

1.e4 c5 2.Nf3 e6 3.Nc3 d5 4.exd5 exd5 5.Bb5+ Nc6 6.Qe2+ (P)*e4 1-0

[White "Novice"]

1.e4 e5 2.Ke3 *
"#;

fn main() -> Result<(), Box<dyn Error>> {
    let text = match std::env::args().nth(1) {
        // Decodes old encodings too.
        Some(path) => pgn::decode(&std::fs::read(path)?),
        None => RECORDS.to_owned(),
    };
    for cut in Cuts::new(&text) {
        let game = pgn::read::<AnyPosition>(cut.text, Given::default());
        let player = |tag| game.tag(tag).unwrap_or("?");
        let plies = game.game_record().map_or(0, |record| record.moves.len());
        println!("line {}: {} - {}, {plies} plies, {}", cut.line, player("White"), player("Black"), game.result());
        if let Some(fault) = &game.fault {
            println!("  {fault}");
        }
    }
    Ok(())
}
