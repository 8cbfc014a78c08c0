//! Records in PGN, and logs of Game Courier.

use super::super::{DialectFault, DialectLoss, DialectReason, GuestPosition, TextDialect, courier, fault};
use super::{Conversion, Converted};
use crate::game::Style;
use crate::game::any::AnyPosition;
use crate::game::pgn::many::Cuts;
use crate::game::pgn::{Given, Movetext, PgnFault, PgnGame, Ply, read};

/// Converts the records of a text.
pub fn records(text: &str, conversion: Conversion<'_>) -> Converted {
    let mut converted = Converted::default();
    let lines: Vec<&str> = text.lines().collect();
    for cut in Cuts::new(text) {
        let mut game = read::<GuestPosition>(cut.text, Given::default());
        let named = game.tag("Variant").is_some() || game.tag("OriginalVariant").is_some();
        if !named && conversion.variant != crate::game::rules::DEFAULT {
            game = read(cut.text, Given { variant: Some(conversion.variant), start: None });
        }
        let mut place = |fault: &PgnFault| {
            // What is missing at the end of the text is missing in its last line.
            let line = (fault.line + cut.line - 1).min(lines.len().max(1));
            let written = lines.get(line - 1).copied().unwrap_or("");
            let from = lines.get(line - 1).map_or(0, |line| line.as_ptr() as usize - text.as_ptr() as usize);
            let byte = (cut.text.as_ptr() as usize - text.as_ptr() as usize + fault.byte).checked_sub(from);
            let exactly = byte.filter(|&at| written.get(at..).is_some_and(|rest| rest.starts_with(&fault.text)));
            let column = fault::column(written, exactly.or_else(|| written.find(&fault.text)).unwrap_or(0));
            let fault = PgnFault { line, ..fault.clone() };
            let text = fault.text.clone();
            converted.faults.push(DialectFault { line, column, text, reason: DialectReason::Record(Box::new(fault)) });
        };
        game.notes.iter().chain(&game.fault).for_each(&mut place);
        append(&mut converted, cut.line, &game, conversion.to);
    }
    converted
}

/// Converts the logs of a text.
pub fn logs(text: &str, conversion: Conversion<'_>) -> Converted {
    let (games, faults) = courier::read(text, conversion.variant);
    let mut converted = Converted { text: String::new(), faults };
    for game in &games {
        append(&mut converted, 1, game, conversion.to);
    }
    converted
}

/// Writes a game behind the others, and lists what cannot be written.
fn append(converted: &mut Converted, line: usize, game: &PgnGame<GuestPosition>, to: TextDialect) {
    let has_moves = game.moves.as_ref().is_some_and(|moves| !moves.plies.is_empty());
    if game.fault.is_some() && game.tags.is_empty() && !has_moves {
        // A paragraph that is no game, such as a greeting.
        return;
    }
    let (text, losses) = write(game, to);
    if text.is_empty() && losses.is_empty() {
        return;
    }
    let lost = |loss| DialectFault::of_line(line, game.tag("Event").unwrap_or(""), DialectReason::Lost(loss));
    converted.faults.extend(losses.into_iter().map(lost));
    if !converted.text.is_empty() && !text.is_empty() {
        converted.text.push('\n');
    }
    converted.text += &text;
}

/// Writes a game for a program.
pub fn write(game: &PgnGame<GuestPosition>, to: TextDialect) -> (String, Vec<DialectLoss>) {
    match to {
        TextDialect::Ours => (ours(game).write(Style::default()), Vec::new()),
        TextDialect::GameCourier => courier::write(game),
        TextDialect::FairyStockfishX => {
            let start = game.moves.as_ref().map(|moves| &moves.start.0);
            let losses = start.map_or(Vec::new(), |start| super::fen::write(to, start).1);
            (game.write(Style::Pierce), losses)
        }
    }
}

/// Returns the same game with our own texts.
pub fn ours(game: &PgnGame<GuestPosition>) -> PgnGame<AnyPosition> {
    let moves = game.moves.as_ref().map(|moves| Movetext {
        start: moves.start.0.clone(),
        intro: moves.intro.clone(),
        plies: moves.plies.iter().map(own_ply).collect(),
    });
    let (tags, fault, notes) = (game.tags.clone(), game.fault.clone(), game.notes.clone());
    PgnGame { tags, moves, resigned: game.resigned, result: game.result, fault, notes }
}

fn own_ply(ply: &Ply<GuestPosition>) -> Ply<AnyPosition> {
    Ply {
        parent: ply.parent,
        mv: ply.mv,
        position: ply.position.0.clone(),
        before: ply.before.clone(),
        comment: ply.comment.clone(),
        glyphs: ply.glyphs.clone(),
    }
}
