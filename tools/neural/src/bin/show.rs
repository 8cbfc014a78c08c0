//! Summarises files of games. Also shows how well the scores of the search predict the results of quiet positions, if K
//! centipawns are worth 0.73 of a point. With --fen it writes each position instead: FEN;score;half points;move.
//!
//!     show [--game hostage] [--fen] FILE...

use std::error::Error;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};

use hostage_chess::game::Side;
use lexopt::prelude::*;
use neural::for_game;
use neural::games::{Games, is_quiet};
use neural::subject::Subject;
use neural::train::sigmoid;

/// Values of K to try.
const KS: [u16; 8] = [200, 300, 400, 500, 600, 800, 1000, 1400];

fn main() -> Result<(), Box<dyn Error>> {
    let (mut game, mut fen, mut files) = (String::from("hostage"), false, Vec::new());
    let mut arguments = lexopt::Parser::from_env();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("game") => game = arguments.value()?.string()?,
            Long("fen") => fen = true,
            Value(file) => files.push(file),
            other => return Err(other.unexpected().into()),
        }
    }
    for_game!(game.as_str(), show(&files, fen))
}

fn show<P: Subject>(files: &[OsString], fen: bool) -> Result<(), Box<dyn Error>> {
    let mut out = BufWriter::new(io::stdout().lock());
    let (mut games, mut plies, mut quiet, mut errors) = (0, 0, 0, [0.0; KS.len()]);
    let (mut points, mut ends, mut openings) = ([0; 3], [0; 3], [0; 3]);
    for file in files {
        for game in Games::<P, _>::read(BufReader::new(File::open(file)?))? {
            let game = game?;
            games += 1;
            plies += game.plies.len();
            for (counts, which) in [(&mut points, game.points), (&mut ends, game.end), (&mut openings, game.opening)] {
                *counts.get_mut(usize::from(which)).ok_or("unknown kind of game")? += 1;
            }
            for (position, ply) in game.positions()? {
                let points = if position.side_to_move() == Side::White { game.points } else { 2 - game.points };
                if is_quiet(&position, &ply) {
                    quiet += 1;
                    for (error, k) in errors.iter_mut().zip(KS) {
                        let foretold = sigmoid(f32::from(ply.score) / f32::from(k));
                        *error += f64::from(foretold - f32::from(points) / 2.0).powi(2);
                    }
                }
                if fen {
                    let drawn = if ply.drawn { " (drawn)" } else { "" };
                    writeln!(out, "{};{};{points};{}{drawn}", position.fen(), ply.score, position.uci(ply.mv))?;
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
    for (error, k) in errors.iter().zip(KS) {
        writeln!(io::stderr(), "K {k}: mean squared error of the result {:.5}", error / f64::from(quiet))?;
    }
    Ok(())
}
