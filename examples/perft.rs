//! Counts the lines of play below each move of a position.
//!
//!     cargo run --release --example perft -- [DEPTH [VARIANT [FEN]]]

use std::error::Error;

use hostage_chess::{Game, GameRecord, Position};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let depth = arguments.next().map_or(Ok(4), |text| text.parse::<u32>())?;
    let variant = arguments.next().unwrap_or_else(|| "hostage".to_owned());
    let record = GameRecord { start: arguments.next(), ..GameRecord::new(&variant) };
    let position: hostage_chess::AnyPosition = record.first()?;

    let mut total = 0;
    for mv in position.legal_moves() {
        let count = position.play(mv)?.perft(depth.saturating_sub(1));
        println!("{}: {count}", position.uci(mv));
        total += count;
    }
    println!("\n{total} lines of {depth} plies");
    Ok(())
}
