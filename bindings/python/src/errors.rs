//! Faults as exceptions. Their classes are in `python/hostage_chess/_errors.py`; their sentences come from the crate's
//! catalogue.

use hostage_chess::game::pgn::PgnFault;
use hostage_chess::game::{Fault, Game, Illegal, Layout, Reason};
use hostage_chess::words;
use pyo3::call::PyCallArgs;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// Advice for a text that is no move at all.
const FORMS: &str = "Write it as UCI (e2e4, N@c7, N#B@c7) or as in a record (Nf3, N*c7, (B)N*c7).";

/// Creates an exception of this class of `hostage_chess._errors`.
fn error<'py>(py: Python<'py>, class: &str, arguments: impl PyCallArgs<'py>) -> PyErr {
    let made = || py.import("hostage_chess._errors")?.getattr(class)?.call1(arguments);
    made().map_or_else(|error| error, PyErr::from_value)
}

/// A panic, with its text.
pub fn internal(text: &str) -> PyErr {
    Python::attach(|py| error(py, "InternalError", (text,)))
}

/// An option that has no such value.
pub fn option(py: Python<'_>, name: &str, value: &str, expected: &str) -> PyErr {
    error(py, "OptionError", (name, value, expected))
}

/// A rule set that does not exist.
pub fn variant(py: Python<'_>, name: &str) -> PyErr {
    error(py, "UnknownVariant", (name,))
}

/// A square that the board does not have.
pub fn square(py: Python<'_>, name: &str, layout: &Layout) -> PyErr {
    let mut names = layout.cells().map(|cell| layout.name(cell));
    let (first, last) = (names.next().unwrap_or_default(), names.last().unwrap_or_default());
    error(py, "UnknownSquare", (name, first, last))
}

/// The engine cannot do this now.
pub fn engine(py: Python<'_>, text: &str) -> PyErr {
    error(py, "EngineError", (text,))
}

/// Faults of a FEN, at least one.
pub fn fen(py: Python<'_>, fen: &str, name: &str, faults: &[Fault]) -> PyErr {
    if let [Fault::UnknownVariant(name)] = faults {
        return variant(py, name);
    }
    let colours = hostage_chess::game::any::AnyPosition::start(name).map(|start| start.layout().colours());
    let sentences = faults.iter().map(|fault| words::fault(fault, colours.unwrap_or_default()));
    match PyTuple::new(py, sentences) {
        Ok(sentences) => error(py, "FenError", (fen, name, sentences)),
        Err(error) => error,
    }
}

/// Returns the reason why a move is illegal, in one sentence, or in two if the text is no move.
pub fn reason(why: &Illegal, layout: &Layout) -> String {
    let sentence = words::illegal(why, layout);
    if matches!(why.reason, Reason::Unreadable(_)) { format!("{sentence} {FORMS}") } else { sentence }
}

/// A move that is not legal in a position.
pub fn illegal<G: Game>(py: Python<'_>, text: &str, position: &G, why: &Illegal) -> PyErr {
    error(py, "IllegalMove", (text, position.fen(), reason(why, position.layout())))
}

/// A fault of a record, in one sentence with its place.
pub fn record(py: Python<'_>, fault: &PgnFault, layout: &Layout) -> PyErr {
    let sentence = words::record_fault(fault, layout);
    error(py, "RecordError", (sentence, fault.line, fault.number, fault.side.name(), fault.text.as_str()))
}

/// A text that is not one record, with the line of its fault.
pub fn records(py: Python<'_>, sentence: &str, line: usize) -> PyErr {
    error(py, "RecordError", (sentence, line, py.None(), py.None(), ""))
}
