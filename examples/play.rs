//! A game against the engine in the terminal. You have White and type moves such as `e4`, `Nf3`, `(B)N*d5` or `g1f3`.
//!
//!     cargo run --release --example play -- [LEVEL, 0 to 13]

use std::error::Error;
use std::io::{self, Write};

use hostage_chess::game::layout::drawn;
use hostage_chess::game::read_move;
use hostage_chess::{AnyPosition, Game, GameRecord, Level, LocalEngine, NativeClock, Position, Side, Style};

fn main() -> Result<(), Box<dyn Error>> {
    let level: Level = std::env::args().nth(1).map_or(Ok(Level::LOWEST), |text| text.parse())?;
    let mut engine = LocalEngine::new(NativeClock::default());
    engine.set_book(true);
    let mut record = GameRecord::new("hostage");
    loop {
        let replay = record.replay::<AnyPosition>()?;
        let position = replay.last();
        println!("\n{}", board(position));
        if let Some(outcome) = replay.outcome() {
            println!("{} {outcome}", outcome.result());
            return Ok(());
        }
        if position.side_to_move() == Side::White {
            let Some(text) = ask("Your move: ")? else { return Ok(()) };
            match read_move(position, &text) {
                Ok(mv) => record.moves.push(position.uci(mv)),
                Err(why) => println!("{why}"),
            }
        } else {
            let best = engine.search(&record, &level.limits(), &mut || false, &mut |_| {})?;
            let best = best.ok_or("the engine found no move")?;
            println!("The engine plays {}.", position.notation(position.read_uci(&best)?, Style::Leslie));
            record.moves.push(best);
        }
    }
}

/// Prompts for a line. Returns `None` at the end of the input.
fn ask(prompt: &str) -> io::Result<Option<String>> {
    print!("{prompt}");
    io::stdout().flush()?;
    let mut line = String::new();
    let length = io::stdin().read_line(&mut line)?;
    Ok((length > 0).then(|| line.trim().to_owned()))
}

/// Draws the board from White's side, with the prisons and airfields as in the FEN.
fn board(position: &AnyPosition) -> String {
    let fen = position.fen();
    let pockets = fen.split(['[', ']']).nth(1).unwrap_or_default();
    format!("{}   airfields#prisons: {pockets}", drawn(position))
}
