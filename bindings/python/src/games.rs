//! The iterator behind `read_games`.

use std::sync::{Mutex, PoisonError};

use hostage_chess::game::pgn;
use hostage_chess::game::pgn::many::{CutProgress, Cuts};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::arguments::Text;
use crate::game::Game;
use crate::guard::guarded;

/// Iterator over the games of a text. ``read_games`` makes one.
#[pyclass(frozen, module = "hostage_chess._core")]
pub struct Games {
    text: String,
    strict: bool,
    place: Mutex<CutProgress>,
}

impl Games {
    /// Reads the next game.
    fn step(&self) -> Option<Game> {
        let mut place = self.place.lock().unwrap_or_else(PoisonError::into_inner);
        let mut cuts = Cuts::at(&self.text, *place);
        let cut = cuts.next();
        *place = cuts.place();
        // The next thread may read meanwhile.
        drop(place);
        cut.map(|cut| Game::read(cut.text, cut.line - 1))
    }
}

#[pymethods]
impl Games {
    #[new]
    fn new(source: &Bound<'_, PyAny>, strict: bool) -> PyResult<Games> {
        guarded(|| {
            let text = match source.cast::<PyBytes>() {
                Ok(bytes) => pgn::lines(pgn::decode(bytes.as_bytes())),
                Err(_) => pgn::lines(source.extract::<Text>()?.0),
            };
            let place = Mutex::new(Cuts::new(&text).place());
            Ok(Games { text, strict, place })
        })
    }

    fn __iter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Game>> {
        guarded(|| {
            let game = py.detach(|| self.step());
            if let Some(game) = game.as_ref().filter(|_| self.strict) {
                game.check(py)?;
            }
            Ok(game)
        })
    }
}
