//! `hostage replay`: replays a game record and prints its moves and its result.

use std::io::{self, Write};

use lexopt::Parser;
use lexopt::prelude::*;

use super::Failure;
use crate::cli::texts;
use crate::game::any::AnyPosition;
use crate::game::pgn::{self, Given, LONGEST, PgnReason};
use crate::game::{Game, Style};
use crate::words;

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let (mut path, mut variant, mut fen, mut style) = (None, None, None, Style::Leslie);
    while let Some(argument) = parser.next()? {
        match argument {
            Long("variant") => variant = Some(super::variant(parser.value()?)?),
            Long("fen") => fen = Some(parser.value()?.string()?),
            Long("style") => style = parse_style(&parser.value()?.string()?)?,
            Value(value) if path.is_none() => path = Some(value),
            other => return Err(other.unexpected().into()),
        }
    }
    let path = path.ok_or(Failure::Usage(texts::NO_RECORD.to_owned()))?;
    let text = pgn::lines(super::text_of(&path, LONGEST as u64)?);
    let given = Given { variant: variant.as_deref(), start: fen.as_deref() };
    let game = pgn::read::<AnyPosition>(&text, given);
    let mut output = io::stdout().lock();
    let layout = match game.replay() {
        None => crate::game::Layout::square_8x8(),
        Some(replay) => {
            for (ply, ((m, _), before)) in replay.moves.iter().zip(replay.positions()).enumerate() {
                writeln!(output, "{}\t{}\t{}", ply + 1, before.notation(*m, style), before.uci(*m))?;
            }
            writeln!(output, "Fen: {}", replay.last().fen())?;
            match game.outcome() {
                Some(outcome) => writeln!(output, "Result: {} {}", outcome.result(), words::outcome(&outcome))?,
                None => writeln!(output, "Result: {}", game.result())?,
            }
            replay.start.layout()
        }
    };
    // Faults that did not stop the replay are printed too. Without its first position, the replay is one of another game.
    let mut is_guess = false;
    for note in game.notes.iter().filter(|note| note.reason.is_about_tag()) {
        is_guess |= matches!(note.reason, PgnReason::Unused(_));
        super::complain(words::record_fault(note, layout));
    }
    match game.fault {
        None if is_guess => Err(Failure::Told),
        None => Ok(()),
        Some(fault) => Err(Failure::Failed(vec![words::record_fault(&fault, layout)])),
    }
}

fn parse_style(name: &str) -> Result<Style, Failure> {
    name.parse().map_err(|_| Failure::Usage(texts::unknown_style(name)))
}
