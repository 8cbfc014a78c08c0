//! The class `Position`.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::RangeInclusive;

use hostage_chess::game::any::{AnyMove, AnyPosition};
use hostage_chess::game::layout::{self, file_letter};
use hostage_chess::game::{Game as _, Position as _, read_move, rules};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};

use crate::arguments::{Text, number, style};
use crate::guard::guarded;
use crate::interrupt::Interrupt;
use crate::{errors, values};

/// Largest depth of a count. None that deep would ever end.
const DEEPEST: u64 = 30;

/// Widths of a square in a picture, in pixels.
const SIZES: RangeInclusive<u64> = 8..=512;

/// Usual width of a square.
const SIZE: u64 = 48;

/// A position of Hostage Chess or of one of the smaller games. It never changes: playing a move gives a new one.
///
/// >>> from hostage_chess import Position
/// >>> start = Position.start()
/// >>> len(start.moves()), start.turn
/// (20, 'white')
/// >>> start.play("e4").play("e7e5").fen
/// 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR[#] w KQkq e6 0 2'
///
/// Moves are read in UCI (``e2e4``, ``N@c7`` for a drop, ``N#B@c7`` for a knight that is rescued for a bishop and lands
/// on c7) and in both notations (``Nf3``, ``N*c7``, ``(B)N*c7`` or ``(B-N)N@c7``), also with
/// look-alike characters and the piece letters of other languages.
///
/// Positions are equal if their rules and FENs are. They can be hashed, pickled and compared. In a notebook, a position
/// is shown as a picture.
#[pyclass(frozen, module = "hostage_chess")]
pub struct Position {
    inner: AnyPosition,
}

impl Position {
    pub fn new(inner: AnyPosition) -> Position {
        Position { inner }
    }

    pub fn inner(&self) -> &AnyPosition {
        &self.inner
    }

    /// Returns the cell of this name.
    fn cell(&self, py: Python<'_>, name: &str) -> PyResult<hostage_chess::game::Cell> {
        let layout = self.inner.layout();
        layout.cell(name).ok_or_else(|| errors::square(py, name, layout))
    }

    /// Returns the legal move that a text means, or the exception that says why there is none.
    fn legal(&self, py: Python<'_>, text: &str) -> PyResult<AnyMove> {
        read_move(&self.inner, text).map_err(|why| errors::illegal(py, text, &self.inner, &why))
    }
}

#[pymethods]
impl Position {
    /// The start position of a rule set. ``hostage_chess.VARIANTS`` lists their names.
    ///
    /// >>> Position.start("hostage-pierce").variant
    /// 'hostage-pierce'
    /// >>> Position.start("chess")
    /// Traceback (most recent call last):
    /// hostage_chess.UnknownVariant: There is no rule set "chess". The rule sets are hostage, hostage-pierce, ...
    #[staticmethod]
    #[pyo3(signature = (variant = Text(rules::DEFAULT.to_owned())), text_signature = "(variant='hostage')")]
    fn start(py: Python<'_>, variant: Text) -> PyResult<Position> {
        let Text(variant) = variant;
        guarded(|| AnyPosition::start(&variant).map(Position::new).ok_or_else(|| errors::variant(py, &variant)))
    }

    /// The position that a FEN describes. Its airfields and prisons stand in brackets after the board.
    ///
    /// >>> Position.from_fen("4k3/8/8/8/8/8/8/4K3[#bN] w - - 0 1").trays[0]
    /// Tray(area='prison', owner='white', pieces='b')
    /// >>> Position.from_fen("8/8/8/8/8/8/8/4K3 w - - 0 1")
    /// Traceback (most recent call last):
    /// hostage_chess.FenError: "8/8/8/8/8/8/8/4K3 w - - 0 1" is no position of hostage: Black has no king.
    #[staticmethod]
    #[pyo3(signature = (fen, variant = Text(rules::DEFAULT.to_owned())), text_signature = "(fen, variant='hostage')")]
    fn from_fen(py: Python<'_>, fen: Text, variant: Text) -> PyResult<Position> {
        let (Text(fen), Text(variant)) = (fen, variant);
        guarded(|| {
            let read = AnyPosition::from_fen(&variant, &fen);
            read.map(Position::new).map_err(|faults| errors::fen(py, &fen, &variant, &faults))
        })
    }

    /// Name of the rule set.
    #[getter]
    fn variant(&self) -> &'static str {
        self.inner.variant()
    }

    /// The position as a FEN.
    #[getter]
    fn fen(&self) -> PyResult<String> {
        guarded(|| Ok(self.inner.fen()))
    }

    /// The side to move, ``"white"`` or ``"black"``.
    #[getter]
    fn turn(&self) -> &'static str {
        self.inner.side_to_move().name()
    }

    /// Number of the move, as in a FEN.
    #[getter]
    fn move_number(&self) -> u32 {
        self.inner.move_number()
    }

    /// True if the side to move is in check.
    #[getter]
    fn check(&self) -> PyResult<bool> {
        guarded(|| Ok(self.inner.in_check()))
    }

    /// Outcome of the game in this position, or ``None`` if it goes on. Only a `Game` knows of repetitions.
    ///
    /// >>> Position.from_fen("4k3/4Q3/4K3/8/8/8/8/8 b - - 0 1").result
    /// Result(score='1-0', winner='white', ending='checkmate', text='White wins by checkmate.')
    #[getter]
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let colours = self.inner.layout().colours();
        guarded(|| self.inner.outcome().map(|outcome| values::result(py, &outcome, colours)).transpose())
    }

    /// The legal moves in UCI. After mate and stalemate there are none; after a draw by the fifty-move rule a record may
    /// still go on.
    fn moves(&self) -> PyResult<Vec<String>> {
        guarded(|| Ok(self.inner.legal_moves().into_iter().map(|m| self.inner.uci(m)).collect()))
    }

    /// The move as it stands in a record, in the notation of the inventor (``"leslie"``) or of Andy Pierce
    /// (``"pierce"``).
    ///
    /// >>> position = Position.from_fen("r1bqk2r/pppp1ppp/2n2n2/4p3/4P3/2N5/PPPP1PPP/R1BQK2R[#bN] w KQkq - 0 6")
    /// >>> position.notation("N#B@d5"), position.notation("N#B@d5", style="pierce")
    /// ('(B)N*d5', '(B-N)N@d5')
    #[pyo3(signature = (r#move, style = Text("leslie".to_owned())), text_signature = "($self, move, style='leslie')")]
    fn notation(&self, py: Python<'_>, r#move: Text, style: Text) -> PyResult<String> {
        guarded(|| Ok(self.inner.notation(self.legal(py, &r#move.0)?, self::style(py, &style.0)?)))
    }

    /// The move in UCI.
    ///
    /// >>> Position.start().uci("Nf3")
    /// 'g1f3'
    #[pyo3(signature = (r#move), text_signature = "($self, move)")]
    fn uci(&self, py: Python<'_>, r#move: Text) -> PyResult<String> {
        guarded(|| Ok(self.inner.uci(self.legal(py, &r#move.0)?)))
    }

    /// The position after a move.
    ///
    /// >>> Position.start().play("e1e3")
    /// Traceback (most recent call last):
    /// hostage_chess.IllegalMove: "e1e3" cannot be played: A king does not move like that. ...
    #[pyo3(signature = (r#move), text_signature = "($self, move)")]
    fn play(&self, py: Python<'_>, r#move: Text) -> PyResult<Position> {
        guarded(|| Ok(Position::new(self.inner.play_unchecked(self.legal(py, &r#move.0)?))))
    }

    /// The reason why a text is no legal move, in a sentence, or ``None`` if it is one.
    ///
    /// >>> Position.start().why_not("e1e2")
    /// 'One of your own pieces is on that square.'
    fn why_not(&self, text: Text) -> PyResult<Option<String>> {
        guarded(|| Ok(read_move(&self.inner, &text.0).err().map(|why| errors::reason(&why, self.inner.layout()))))
    }

    /// The piece on a square as a letter, a capital for White, or ``None`` if the square is empty.
    ///
    /// >>> Position.start().piece_at("e8")
    /// 'k'
    fn piece_at(&self, py: Python<'_>, square: Text) -> PyResult<Option<String>> {
        guarded(|| Ok(self.inner.piece_at(self.cell(py, &square.0)?).map(values::letter)))
    }

    /// The prisons and airfields, or the reserves of a set-up, each a `Tray`.
    #[getter]
    fn trays<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        guarded(|| self.inner.trays().iter().map(|pocket| values::tray(py, pocket)).collect())
    }

    /// Marks on squares: ``"check"`` on a king in check, ``"frozen"`` on a frozen piece, ``"pseudo-check"`` on a king
    /// that a frozen pawn would attack.
    #[getter]
    fn marks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        guarded(|| {
            let (marks, layout) = (PyDict::new(py), self.inner.layout());
            for (cell, mark) in self.inner.marks() {
                marks.set_item(layout.name(cell), mark.name())?;
            }
            Ok(marks)
        })
    }

    /// Names of the squares of the board, from White's left corner along the ranks.
    #[getter]
    fn squares<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let layout = self.inner.layout();
        PyTuple::new(py, layout.cells().map(|cell| layout.name(cell)))
    }

    /// Names of the holes in the board (Hole Chess).
    #[getter]
    fn holes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let holes = self.inner.layout().holes().iter();
        PyTuple::new(py, holes.map(|hole| format!("{}{}", file_letter(hole.column), hole.row + 1)))
    }

    /// Counts the lines of play of this many plies. Ctrl-C interrupts it, and other threads run meanwhile.
    ///
    /// >>> [Position.start().perft(depth) for depth in range(4)]
    /// [1, 20, 400, 8902]
    fn perft(&self, py: Python<'_>, depth: &Bound<'_, PyAny>) -> PyResult<u64> {
        let depth = number(Some(depth), "depth", 0..=DEEPEST)?.unwrap_or_default() as u32;
        guarded(|| {
            let mut interrupt = Interrupt::new();
            let total = py.detach(|| self.inner.perft_until(depth, &mut || interrupt.is_set()));
            interrupt.raise()?;
            Ok(total.unwrap_or_default())
        })
    }

    /// The position as a picture: an SVG document with the board, the prisons and the airfields. ``size`` is the width of
    /// a square in pixels. ``flip`` puts Black at the bottom. ``highlight`` names squares to colour, such as those of the
    /// last move.
    #[pyo3(signature = (*, size = None, flip = false, highlight = None))]
    #[pyo3(text_signature = "($self, *, size=48, flip=False, highlight=())")]
    fn svg<'py>(
        slf: &Bound<'py, Self>,
        size: Option<&Bound<'py, PyAny>>,
        flip: bool,
        highlight: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let size = number(size, "size", SIZES)?.unwrap_or(SIZE);
        let highlight = highlight.unwrap_or_else(|| PyTuple::empty(py).into_any());
        py.import("hostage_chess._drawing")?.getattr("draw")?.call1((slf, size, flip, highlight))
    }

    fn _repr_svg_<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        Position::svg(slf, None, false, None)
    }

    /// Letters of the symbols that differ from those of their pieces.
    fn _symbols<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let symbols = PyDict::new(py);
        for (kind, symbol) in self.inner.symbols() {
            symbols.set_item(kind.letter().to_string(), symbol.to_string())?;
        }
        Ok(symbols)
    }

    fn __str__(&self) -> PyResult<String> {
        guarded(|| Ok(board(&self.inner)))
    }

    fn __repr__(&self) -> PyResult<String> {
        guarded(|| {
            let (fen, variant) = (self.inner.fen(), self.inner.variant());
            let variant = if variant == rules::DEFAULT { String::new() } else { format!(", variant='{variant}'") };
            Ok(format!("Position.from_fen('{fen}'{variant})"))
        })
    }

    fn __eq__(&self, other: &Bound<'_, Position>) -> bool {
        self.inner == other.get().inner
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.inner.variant(), self.inner.key()).hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String, &'static str))> {
        let read = PyType::new::<Position>(py).getattr("from_fen")?;
        guarded(|| Ok((read, (self.inner.fen(), self.inner.variant()))))
    }
}

/// Draws the board, and lists the pieces beside it.
fn board(position: &AnyPosition) -> String {
    let mut text = layout::drawn(position);
    for pocket in position.trays().iter().filter(|pocket| !pocket.pieces.is_empty()) {
        text += &format!("\n{}'s {}: {}", pocket.owner.name(), values::area(pocket.area), values::pieces(pocket));
    }
    text
}
