//! The class `Game`.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::game_record::Replay;
use hostage_chess::game::pgn::many::Cuts;
use hostage_chess::game::pgn::{self, Given, Movetext, PgnFault, PgnGame, Tag};
use hostage_chess::game::{Game as _, GameRecord, Layout, Style, read_move, rules};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyType};

use crate::arguments::{Text, style};
use crate::guard::guarded;
use crate::position::Position;
use crate::{errors, values};

/// Scores that a record may have.
const SCORES: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// A game: its tags and its moves from a first position on. It never changes: playing a move gives a new one.
///
/// >>> from hostage_chess import Game
/// >>> game = Game(moves=["e4", "e5", "Nf3"], tags={"White": "Leslie"})
/// >>> game.moves, game.positions[-1].turn
/// (['e2e4', 'e7e5', 'g1f3'], 'black')
/// >>> print(game.play("d6").to_text())
/// [White "Leslie"]
/// [Result "*"]
/// [Variant "hostage"]
/// <BLANKLINE>
/// 1. e4 e5 2. Nf3 d6 *
/// <BLANKLINE>
///
/// A game that was read keeps its comments and variations; ``to_text`` writes them. The tags ``Variant``, ``SetUp``,
/// ``FEN`` and ``Result`` are derived from the game, so they are left out of ``tags`` here.
#[pyclass(frozen, module = "hostage_chess")]
pub struct Game {
    record: PgnGame<AnyPosition>,
    /// Text from which the game was read, with the number of the lines before it.
    source: Option<(String, usize)>,
}

impl Game {
    /// Reads one record, which begins after this many lines.
    pub fn read(text: &str, lines: usize) -> Game {
        let mut record = pgn::read::<AnyPosition>(text, Given::default());
        for fault in record.fault.iter_mut().chain(&mut record.notes) {
            fault.line += lines;
        }
        Game { record, source: Some((text.to_owned(), lines)) }
    }

    /// Raises the fault that stopped the reading, if any.
    pub fn check(&self, py: Python<'_>) -> PyResult<()> {
        self.record.fault.as_ref().map_or(Ok(()), |fault| Err(self.error(py, fault)))
    }

    /// Returns the game as plain data.
    ///
    /// # Errors
    /// `RecordError` if its first position could not be read.
    pub fn plain(&self, py: Python<'_>) -> PyResult<GameRecord> {
        self.record.game_record().ok_or_else(|| self.no_start(py))
    }

    fn error(&self, py: Python<'_>, fault: &PgnFault) -> PyErr {
        let layout = self.record.moves.as_ref().map_or(Layout::square_8x8(), |moves| moves.start.layout());
        errors::record(py, fault, layout)
    }

    fn no_start(&self, py: Python<'_>) -> PyErr {
        self.check(py).err().unwrap_or_else(|| errors::records(py, "The record has no first position.", 1))
    }

    fn movetext(&self, py: Python<'_>) -> PyResult<&Movetext<AnyPosition>> {
        self.record.moves.as_ref().ok_or_else(|| self.no_start(py))
    }

    fn replay(&self, py: Python<'_>) -> PyResult<Replay<AnyPosition>> {
        self.movetext(py).map(Movetext::replay)
    }

    /// Returns everything by which two games differ.
    fn identity(&self) -> (String, Option<&PgnFault>, Option<&[Tag]>) {
        let tags = self.record.moves.is_none().then_some(self.record.tags.as_slice());
        (self.record.write(Style::Leslie), self.record.fault.as_ref(), tags)
    }
}

/// Returns the tags of a mapping that are not derived.
fn tags(py: Python<'_>, given: &Bound<'_, PyAny>) -> PyResult<Vec<Tag>> {
    let copied = PyDict::new(py);
    copied.call_method1("update", (given,))?;
    let mut tags = Vec::new();
    for (name, value) in copied.iter() {
        let (Text(name), Text(value)) = (name.extract()?, value.extract()?);
        if !pgn::is_tag_name(&name) {
            let expected = "a name of letters, digits and _";
            return Err(errors::option(py, "tags", &format!("{name:?}"), expected));
        }
        if !pgn::is_derived(&name) {
            tags.push((name, value));
        }
    }
    Ok(tags)
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (start = None, moves = None, *, tags = None, score = None))]
    #[pyo3(text_signature = "(start=None, moves=(), *, tags=None, score=None)")]
    fn new(
        py: Python<'_>,
        start: Option<&Bound<'_, Position>>,
        moves: Option<&Bound<'_, PyAny>>,
        tags: Option<&Bound<'_, PyAny>>,
        score: Option<Text>,
    ) -> PyResult<Game> {
        guarded(|| {
            let start = match start {
                Some(start) => start.get().inner().clone(),
                None => AnyPosition::start(rules::DEFAULT).ok_or_else(|| errors::variant(py, rules::DEFAULT))?,
            };
            let mut movetext = Movetext::new(start);
            if moves.is_some_and(|moves| moves.is_instance_of::<PyString>()) {
                return Err(PyTypeError::new_err(
                    "moves must be a list of texts. Game.from_text reads a whole record.",
                ));
            }
            for mv in moves.map(PyAnyMethods::try_iter).transpose()?.into_iter().flatten() {
                let Text(mv) = mv?.extract()?;
                let at = movetext.plies.len().checked_sub(1);
                let position = movetext.position(at);
                let m = read_move(position, &mv).map_err(|why| errors::illegal(py, &mv, position, &why))?;
                movetext.push(at, m);
            }
            let tags = tags.map_or(Ok(Vec::new()), |given| self::tags(py, given))?;
            let known = |text: &str| SCORES.into_iter().find(|known| *known == text);
            let written = score.as_ref().map(|Text(text)| {
                let expected = "\"1-0\", \"0-1\", \"1/2-1/2\" or \"*\"";
                known(text).ok_or_else(|| errors::option(py, "score", &format!("{text:?}"), expected))
            });
            let written = written.transpose()?;
            let record = PgnGame { result: written, ..PgnGame::new(tags, movetext) };
            if let Some(written) = written.filter(|written| *written != record.result()) {
                let expected = format!("{:?}, because the last position decides the game", record.result());
                return Err(errors::option(py, "score", &format!("{written:?}"), &expected));
            }
            Ok(Game { record, source: None })
        })
    }

    /// Reads a text that is one record. ``read_games`` reads many.
    ///
    /// >>> Game.from_text("1.e4 e5 2.Ke3")
    /// Traceback (most recent call last):
    /// hostage_chess.RecordError: 2.Ke3 (line 1): A king does not move like that.
    #[staticmethod]
    fn from_text(py: Python<'_>, text: Text) -> PyResult<Game> {
        guarded(|| {
            let text = pgn::lines(text.0);
            let mut cuts = Cuts::new(&text);
            let first = cuts.next().ok_or_else(|| errors::records(py, "The text has no record: it is empty.", 1))?;
            if let Some(second) = cuts.next() {
                let sentence = "The text has a second record. read_games reads several.";
                return Err(errors::records(py, sentence, second.line));
            }
            let game = Game::read(first.text, first.line - 1);
            game.check(py).map(|()| game)
        })
    }

    /// Reads a record that was cut out of a longer text, for unpickling.
    #[staticmethod]
    fn _read(text: Text, lines: usize) -> PyResult<Game> {
        guarded(|| Ok(Game::read(&text.0, lines)))
    }

    /// The tags by name, in their order, without those that are derived from the game. Of tags that occur twice, the
    /// first counts, whatever their case.
    #[getter]
    fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let (tags, mut names) = (PyDict::new(py), HashSet::new());
        for (name, value) in &self.record.tags {
            if !pgn::is_derived(name) && names.insert(name.to_ascii_lowercase()) {
                tags.set_item(name, value)?;
            }
        }
        Ok(tags)
    }

    /// Name of the rule set.
    #[getter]
    fn variant(&self, py: Python<'_>) -> PyResult<&'static str> {
        Ok(self.movetext(py)?.start.variant())
    }

    /// The moves of the main line in UCI.
    #[getter]
    fn moves(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        guarded(|| Ok(self.plain(py)?.moves))
    }

    /// The positions of the main line: the first one, and the one after each move.
    #[getter]
    fn positions(&self, py: Python<'_>) -> PyResult<Vec<Position>> {
        guarded(|| Ok(self.replay(py)?.positions().cloned().map(Position::new).collect()))
    }

    /// The last position of the main line.
    #[getter]
    fn position(&self, py: Python<'_>) -> PyResult<Position> {
        guarded(|| Ok(Position::new(self.movetext(py)?.last().clone())))
    }

    /// Outcome of the game, or ``None`` if it goes on or only its score is known. Repetitions count, and so do
    /// resignations and the tag ``Termination``.
    #[getter]
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let colours = self.record.moves.as_ref().map(|moves| moves.start.layout().colours()).unwrap_or_default();
        guarded(|| self.record.outcome().map(|outcome| values::result(py, &outcome, colours)).transpose())
    }

    /// Score as in a record: ``"1-0"``, ``"0-1"``, ``"1/2-1/2"``, or ``"*"`` if the game goes on or its score is unknown.
    #[getter]
    fn score(&self) -> PyResult<&'static str> {
        guarded(|| Ok(self.record.result()))
    }

    /// The fault that stopped the reading, as a `RecordError`, or ``None``. The game has everything before it.
    #[getter]
    fn fault(&self, py: Python<'_>) -> PyResult<Option<PyErr>> {
        guarded(|| Ok(self.check(py).err()))
    }

    /// The first few faults that did not stop the reading, such as unreadable variations, which are kept as comments.
    #[getter]
    fn notes(&self, py: Python<'_>) -> PyResult<Vec<PyErr>> {
        guarded(|| Ok(self.record.notes.iter().map(|note| self.error(py, note)).collect()))
    }

    /// True if the record looks like a game of ordinary chess, in which captured pieces leave the game.
    #[getter]
    fn is_orthodox(&self) -> PyResult<bool> {
        guarded(|| Ok(self.record.is_orthodox()))
    }

    /// The game with one more move at the end of its main line. The game goes on then: a result, a resignation and the
    /// tag ``Termination`` are left out, and moves after a repetition or fifty moves are allowed, since players may
    /// overlook them. Only a position without legal moves, such as a mate, takes no more moves.
    ///
    /// >>> Game.from_text("1.e4 e5 2.Resigns").play("Nf3").score
    /// '*'
    #[pyo3(signature = (r#move), text_signature = "($self, move)")]
    fn play(&self, py: Python<'_>, r#move: Text) -> PyResult<Game> {
        guarded(|| {
            let (position, mut record) = (self.movetext(py)?.last(), self.record.clone());
            let m = read_move(position, &r#move.0).map_err(|why| errors::illegal(py, &r#move.0, position, &why))?;
            record.push(m);
            Ok(Game { record, source: None })
        })
    }

    /// The moves of the main line as they stand in a record.
    ///
    /// >>> Game(moves=["e2e4", "e7e5", "g1f3"]).notation()
    /// ['e4', 'e5', 'Nf3']
    #[pyo3(signature = (style = Text("leslie".to_owned())), text_signature = "($self, style='leslie')")]
    fn notation(&self, py: Python<'_>, style: Text) -> PyResult<Vec<String>> {
        guarded(|| {
            let (style, replay) = (self::style(py, &style.0)?, self.replay(py)?);
            let moves = replay.moves.iter().zip(replay.positions());
            Ok(moves.map(|((m, _), before)| before.notation(*m, style)).collect())
        })
    }

    /// The record as text, with tags, comments, variations and the result.
    #[pyo3(signature = (style = Text("leslie".to_owned())), text_signature = "($self, style='leslie')")]
    fn to_text(&self, py: Python<'_>, style: Text) -> PyResult<String> {
        guarded(|| {
            self.movetext(py)?;
            Ok(self.record.write(self::style(py, &style.0)?))
        })
    }

    fn __len__(&self, py: Python<'_>) -> PyResult<usize> {
        guarded(|| Ok(self.movetext(py)?.main_line().len()))
    }

    fn __bool__(&self) -> bool {
        true
    }

    fn __repr__(&self) -> PyResult<String> {
        guarded(|| {
            let tag = |name| self.record.tag(name).unwrap_or("?");
            let plies = self.record.moves.as_ref().map_or(0, |moves| moves.main_line().len());
            let names = format!("{} - {}", tag("White"), tag("Black"));
            Ok(format!("<Game {names:?}, {plies} moves, {}>", self.record.result()))
        })
    }

    fn __eq__(&self, other: &Bound<'_, Game>) -> PyResult<bool> {
        guarded(|| Ok(self.identity() == other.get().identity()))
    }

    fn __hash__(&self) -> PyResult<u64> {
        guarded(|| {
            let mut hasher = DefaultHasher::new();
            self.identity().0.hash(&mut hasher);
            Ok(hasher.finish())
        })
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String, usize))> {
        let read = PyType::new::<Game>(py).getattr("_read")?;
        guarded(|| {
            let source = self.source.clone();
            Ok((read, source.unwrap_or_else(|| (self.record.write(Style::Leslie), 0))))
        })
    }
}
