//! `hostage convert`: converts positions, lists of moves and records between the dialects of several programs.

use std::io::{self, Write};

use lexopt::Parser;
use lexopt::prelude::*;

use super::Failure;
use crate::cli::texts;
use crate::game::dialect::convert::ConvertKind;
use crate::game::dialect::{Conversion, TextDialect, convert};
use crate::game::{pgn, rules};

/// Writes what could be converted to the standard output, and lists the rest on the error output with file, line and
/// column, and the files that cannot be read. The exit status is 1 if anything is missing.
pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let (mut from, mut to, mut variant, mut paths) = (None, TextDialect::Ours, rules::DEFAULT.to_owned(), Vec::new());
    while let Some(argument) = parser.next()? {
        match argument {
            Long("from") => from = Some(dialect(&parser.value()?.string()?)?),
            Long("to") => to = dialect(&parser.value()?.string()?)?,
            Long("variant") => variant = super::variant(parser.value()?)?,
            Value(value) => paths.push(value),
            other => return Err(other.unexpected().into()),
        }
    }
    if paths.is_empty() {
        paths.push("-".into());
    }
    let (mut output, mut complete, mut has_records) = (io::stdout().lock(), true, false);
    for path in &paths {
        let text = match super::text_of(path) {
            Ok(text) => pgn::lines(text),
            Err(Failure::Failed(lines)) => {
                complete = false;
                lines.iter().for_each(super::complain);
                continue;
            }
            Err(other) => return Err(other),
        };
        let name = super::name_of(path);
        let converted = convert(&text, Conversion { from, to, variant: &variant });
        // Records are divided by blank lines, also those of different files.
        if has_records && !converted.text.is_empty() {
            writeln!(output)?;
        }
        has_records |= !converted.text.is_empty() && ConvertKind::of(&text) == ConvertKind::Records;
        output.write_all(converted.text.as_bytes())?;
        output.flush()?;
        for fault in &converted.faults {
            complete = false;
            super::complain(format_args!("{name}: {fault}"));
        }
    }
    if complete { Ok(()) } else { Err(Failure::Told) }
}

fn dialect(name: &str) -> Result<TextDialect, Failure> {
    let known = TextDialect::ALL.map(TextDialect::name);
    name.parse().map_err(|_| Failure::Usage(texts::unknown_dialect(name, &known)))
}
