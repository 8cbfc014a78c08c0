//! Says what is in files of games, and with --fen writes each position: FEN;score;half points;turn.
//!
//!     show [--fen] FILE...

use std::error::Error;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};

use hostage_chess::game::{Position as _, Side};
use lexopt::prelude::*;
use neural::games::Games;

fn main() -> Result<(), Box<dyn Error>> {
    let (mut fen, mut files) = (false, Vec::new());
    let mut arguments = lexopt::Parser::from_env();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("fen") => fen = true,
            Value(file) => files.push(file),
            other => return Err(other.unexpected().into()),
        }
    }
    let mut out = BufWriter::new(io::stdout().lock());
    let (mut games, mut plies, mut quiet) = (0, 0, 0);
    let (mut points, mut ends, mut openings) = ([0; 3], [0; 3], [0; 3]);
    for file in files {
        for game in Games::read(BufReader::new(File::open(file)?))? {
            let game = game?;
            games += 1;
            plies += game.plies.len();
            for (counts, which) in [(&mut points, game.points), (&mut ends, game.end), (&mut openings, game.opening)] {
                *counts.get_mut(usize::from(which)).ok_or("a game of another kind")? += 1;
            }
            for (position, ply) in game.positions()? {
                quiet += u32::from(neural::games::is_quiet(&position, &ply));
                if fen {
                    let points = if position.side_to_move() == Side::White { game.points } else { 2 - game.points };
                    let drawn = if ply.drawn { " (drawn)" } else { "" };
                    writeln!(out, "{};{};{points};{}{drawn}", position.to_fen(), ply.score, ply.turn)?;
                }
            }
        }
    }
    let [black, draws, white] = points;
    writeln!(io::stderr(), "{games} games, {plies} plies, {quiet} of them quiet; White +{white} ={draws} -{black}")?;
    writeln!(
        io::stderr(),
        "ended by the rules, as good as won, too long: {ends:?}; openings random, stores, drawn: {openings:?}"
    )?;
    Ok(())
}
