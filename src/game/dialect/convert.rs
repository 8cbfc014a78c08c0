//! Conversion of whole texts: positions, lists of moves, and records. Everything that is not converted completely is
//! listed with its place.

mod kind;
mod list;
mod record;

pub use kind::{ConvertKind, courier_like};

use super::{DialectFault, DialectReason, TextDialect, fault, fen};
use crate::game::any::AnyPosition;
use crate::game::{Game, rules};

/// What to convert, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conversion<'a> {
    /// Program that wrote the text; `None` to find out from the text.
    pub from: Option<TextDialect>,
    /// Program that is to read it.
    pub to: TextDialect,
    /// Rule set of texts that name none.
    pub variant: &'a str,
}

impl Default for Conversion<'_> {
    fn default() -> Self {
        Conversion { from: None, to: TextDialect::Ours, variant: rules::DEFAULT }
    }
}

/// A converted text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Converted {
    /// The new text.
    pub text: String,
    /// Everything that is missing from it, in the order of the old text.
    pub faults: Vec<DialectFault>,
}

/// Converts a text with the line ends `\n` ([`pgn::decode`](crate::game::pgn::decode)), without signs of quotation and the
/// like ([`pgn::lines`](crate::game::pgn::lines)).
///
/// ```
/// use hostage_chess::game::dialect::{Conversion, TextDialect, convert};
/// let fen = "4k3/8/8/8/8/8/8/4K2R[#Nb] w K - 0 20";
/// let to = TextDialect::FairyStockfishX;
/// assert_eq!(convert("1. e4 e5", Conversion { to: TextDialect::GameCourier, ..Conversion::default() }).text.lines().last(), Some("1... p e7-e5"));
/// let converted = convert(fen, Conversion { to, ..Conversion::default() });
/// assert_eq!((converted.text.trim_end(), converted.faults.len()), (fen, 0));
/// ```
pub fn convert(text: &str, conversion: Conversion<'_>) -> Converted {
    match ConvertKind::of(text) {
        ConvertKind::Positions => positions(text, conversion),
        ConvertKind::Moves => list::moves(text, conversion),
        ConvertKind::Records => {
            let from = conversion.from.unwrap_or(if courier_like(text) {
                TextDialect::GameCourier
            } else {
                TextDialect::Ours
            });
            match from {
                TextDialect::GameCourier => record::logs(text, conversion),
                _ => record::records(text, conversion),
            }
        }
    }
}

/// Converts one FEN or EPD a line. Blank lines and lines that begin with `#` stay.
fn positions(text: &str, conversion: Conversion<'_>) -> Converted {
    let mut converted = Converted::default();
    for (number, line) in (1..).zip(text.lines()) {
        if !is_blank_or_remark(line) {
            let (fen, rest) = kind::split_operations(line);
            match position(number, line, fen, conversion, &mut converted.faults) {
                Some(fen) => converted.text += &fen,
                None => continue,
            }
            converted.text += rest;
        } else {
            converted.text += line;
        }
        converted.text.push('\n');
    }
    converted
}

/// Converts a FEN, and lists what is wrong with it.
fn position(
    number: usize,
    line: &str,
    fen: &str,
    conversion: Conversion<'_>,
    faults: &mut Vec<DialectFault>,
) -> Option<String> {
    let offset =
        fault::column(line, (fen.as_ptr() as usize).saturating_sub(line.as_ptr() as usize).min(line.len())) - 1;
    match fen::read(conversion.variant, fen) {
        Ok(position) => {
            let (text, losses) = fen::write(conversion.to, &position);
            let lost = |loss| DialectFault {
                column: offset + 1,
                ..DialectFault::of_line(number, fen, DialectReason::Lost(loss))
            };
            let complete = conversion.to != TextDialect::GameCourier;
            faults.extend(losses.into_iter().map(lost));
            complete.then_some(text)
        }
        Err(found) => {
            let ranks = AnyPosition::start(conversion.variant).map_or(0, |start| start.layout().rows().into());
            faults.extend(found.into_vec().into_iter().map(|found| {
                let column = offset + fen::column_of(fen, ranks, &found);
                DialectFault { column, ..DialectFault::of_line(number, fen, DialectReason::Position(found)) }
            }));
            None
        }
    }
}

/// Returns true for a line that is copied.
fn is_blank_or_remark(line: &str) -> bool {
    line.trim().is_empty() || line.trim_start().starts_with('#')
}
