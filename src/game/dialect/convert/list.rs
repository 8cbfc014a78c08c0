//! Lists of UCI moves: bare, or in `position` commands.

use super::super::{DialectFault, DialectReason, GuestPosition, TextDialect, courier, fault, rule_set};
use super::{Conversion, Converted, is_blank_or_remark, position};
use crate::game::Game;
use crate::game::any::AnyPosition;
use crate::game::pgn::{Movetext, PgnGame};

/// Converts one list a line. The first faulty move ends its list; for Game Courier each list becomes a log.
pub fn moves(text: &str, conversion: Conversion<'_>) -> Converted {
    let mut converted = Converted::default();
    for (number, line) in (1..).zip(text.lines()) {
        if is_blank_or_remark(line) {
            converted.text += line;
            converted.text.push('\n');
        } else if let Some(list) = one(number, line, conversion, &mut converted.faults) {
            converted.text += &list;
        }
    }
    converted
}

/// Converts a list. Returns `None` without a first position.
fn one(number: usize, line: &str, conversion: Conversion<'_>, faults: &mut Vec<DialectFault>) -> Option<String> {
    let words: Vec<(usize, &str)> =
        line.split_whitespace().map(|word| (word.as_ptr() as usize - line.as_ptr() as usize, word)).collect();
    let is = |place: usize, known: &str| words.get(place).is_some_and(|(_, word)| word.eq_ignore_ascii_case(known));
    let mut place = usize::from(is(0, "position"));
    let mut head: String = words[..place].iter().map(|(_, word)| format!("{word} ")).collect();
    let mut start = AnyPosition::start(rule_set(conversion.variant)?);
    if is(place, "startpos") {
        place += 1;
        head += "startpos ";
    } else if is(place, "fen") {
        let end = words.iter().position(|(_, word)| word.eq_ignore_ascii_case("moves")).unwrap_or(words.len());
        let from = words.get(place + 1).map_or(line.len(), |(at, _)| *at);
        let to = words.get(end).map_or(line.len(), |(at, _)| *at);
        let fen = line.get(from..to).unwrap_or("").trim_end();
        let written = Conversion { to: known_form(conversion.to), ..conversion };
        let text = position(number, line, fen, written, faults)?;
        start = super::fen::read(conversion.variant, fen).ok();
        head += &format!("fen {text} ");
        place = end;
    } else if !head.is_empty() {
        let at = words.get(place).map_or(line.len(), |(at, _)| *at);
        let text = words.get(place).map_or("", |(_, word)| word).to_owned();
        let reason = DialectReason::Expected("startpos or fen");
        faults.push(DialectFault { line: number, column: fault::column(line, at), text, reason });
        return None;
    }
    if is(place, "moves") {
        place += 1;
        head += "moves ";
    }
    let mut moves = Movetext::new(GuestPosition(start?));
    let mut texts = Vec::new();
    for &(at, word) in &words[place..] {
        let parent = moves.plies.len().checked_sub(1);
        let position = moves.position(parent);
        match position.read_uci(word) {
            Ok(m) => {
                texts.push(position.uci(m));
                moves.push(parent, m);
            }
            Err(why) => {
                let (column, text) = (fault::column(line, at), word.to_owned());
                faults.push(DialectFault { line: number, column, text, reason: DialectReason::Move(why) });
                break;
            }
        }
    }
    if conversion.to == TextDialect::GameCourier {
        let (log, losses) = courier::write(&PgnGame::new(Vec::new(), moves));
        let lost = |loss| DialectFault::of_line(number, line, DialectReason::Lost(loss));
        faults.extend(losses.into_iter().map(lost));
        return Some(log);
    }
    Some(format!("{}\n", (head + &texts.join(" ")).trim_end()))
}

/// Returns the dialect in which the FEN of a list is written.
const fn known_form(to: TextDialect) -> TextDialect {
    match to {
        TextDialect::GameCourier => TextDialect::Ours,
        other => other,
    }
}
