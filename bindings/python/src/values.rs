//! Plain values for Python. Their classes are named tuples in `python/hostage_chess/_values.py`.

use hostage_chess::engine::Info;
use hostage_chess::game::{Area, Colours, Outcome, Piece, Pocket, Side};
use hostage_chess::search::Score;
use hostage_chess::words;
use pyo3::call::PyCallArgs;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// Creates a value of this class of `hostage_chess._values`.
fn value<'py>(py: Python<'py>, class: &str, fields: impl PyCallArgs<'py>) -> PyResult<Bound<'py, PyAny>> {
    py.import("hostage_chess._values")?.getattr(class)?.call1(fields)
}

/// Returns the letter of a piece as in a FEN.
pub fn letter(piece: Piece) -> String {
    piece.letter().to_string()
}

/// Returns the outcome of a game with these colours.
pub fn result<'py>(py: Python<'py>, outcome: &Outcome, colours: Colours) -> PyResult<Bound<'py, PyAny>> {
    let text = words::result(outcome, colours);
    value(py, "Result", (outcome.result(), outcome.winner.map(Side::name), outcome.ending.name(), text))
}

/// Returns the name of an area beside the board.
pub const fn area(area: Area) -> &'static str {
    match area {
        Area::Prison => "prison",
        Area::Airfield => "airfield",
        Area::Reserve => "reserve",
        Area::Box => "box",
    }
}

/// Returns the pieces of an area beside the board, as in a FEN.
pub fn pieces(pocket: &Pocket) -> String {
    pocket.pieces.iter().map(|stack| letter(stack.piece).repeat(usize::from(stack.count))).collect()
}

/// Returns the contents of an area beside the board.
pub fn tray<'py>(py: Python<'py>, pocket: &Pocket) -> PyResult<Bound<'py, PyAny>> {
    value(py, "Tray", (area(pocket.area), pocket.owner.name(), pieces(pocket)))
}

/// Returns a line of the engine.
pub fn info<'py>(py: Python<'py>, info: &Info) -> PyResult<Bound<'py, PyAny>> {
    let (centipawns, mate) = match info.score {
        Score::Centipawns(centipawns) => (Some(centipawns), None),
        Score::Mate(moves) => (None, Some(moves)),
    };
    let score = value(py, "Score", (centipawns, mate))?;
    value(py, "Info", (info.rank, info.depth, score, info.nodes, info.millis, PyTuple::new(py, &info.line)?))
}

/// Returns the result of a search.
pub fn best<'py>(py: Python<'py>, mv: Option<&str>, lines: &[Info]) -> PyResult<Bound<'py, PyAny>> {
    let lines: Vec<_> = lines.iter().map(|line| info(py, line)).collect::<PyResult<_>>()?;
    value(py, "BestMove", (mv, PyTuple::new(py, lines)?))
}
