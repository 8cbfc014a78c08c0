//! `hostage replay`: replays game records and prints their moves and results.

use std::io::{self, Write};

use lexopt::Parser;
use lexopt::prelude::*;

use super::Failure;
use crate::cli::texts;
use crate::game::any::AnyPosition;
use crate::game::pgn::many::{Cuts, RecordCut};
use crate::game::pgn::{self, Given, PgnFault, PgnGame, PgnReason};
use crate::game::{Game, Layout, Style};
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
    let text = pgn::lines(super::text_of(&path)?);
    let given = Given { variant: variant.as_deref(), start: fen.as_deref() };
    let mut games: Vec<RecordCut> = Cuts::new(&text).collect();
    if games.is_empty() {
        games.push(RecordCut { text: &text, line: 1 });
    }
    let (mut output, mut complete, has_one) = (io::stdout().lock(), true, games.len() == 1);
    for (number, cut) in games.iter().enumerate() {
        let game = pgn::read::<AnyPosition>(cut.text, given);
        let mut label = String::new();
        if !has_one {
            let gap = if number > 0 { "\n" } else { "" };
            label = texts::replayed_game(number + 1);
            writeln!(
                output,
                "{gap}{}",
                texts::replayed_heading(&label, cut.line, game.tag("White"), game.tag("Black"))
            )?;
            label += ": ";
        }
        complete &= replay(&game, style, &mut output, |fault, layout| {
            let fault = PgnFault { line: fault.line + cut.line - 1, ..fault.clone() };
            super::complain(label.clone() + &words::record_fault(&fault, layout));
        })?;
    }
    if complete { Ok(()) } else { Err(Failure::Told) }
}

/// Writes the moves and the result of a game, and reports its faults. Returns false if it could not be replayed as it is
/// written.
fn replay(
    game: &PgnGame<AnyPosition>,
    style: Style,
    output: &mut impl Write,
    report: impl Fn(&PgnFault, &Layout),
) -> io::Result<bool> {
    let layout = match game.replay() {
        None => Layout::square_8x8(),
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
    // Faults that did not stop the replay are reported too. Without its first position, the replay is one of another game.
    let mut is_guess = false;
    for note in game.notes.iter().filter(|note| note.reason.is_about_tag()) {
        is_guess |= matches!(note.reason, PgnReason::Unused(_));
        report(note, layout);
    }
    game.fault.iter().for_each(|fault| report(fault, layout));
    Ok(game.fault.is_none() && !is_guess)
}

fn parse_style(name: &str) -> Result<Style, Failure> {
    name.parse().map_err(|_| Failure::Usage(texts::unknown_style(name)))
}
