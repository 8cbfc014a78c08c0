//! The compiled half of the Python package `hostage_chess`.
//!
//! The other half is in `python/hostage_chess`: the exceptions, the plain values and the drawing. Each function here
//! converts its arguments, calls the crate, and converts the result. No panic crosses the border; see [`guard`].

mod arguments;
mod engine;
mod errors;
mod game;
mod games;
mod guard;
mod interrupt;
mod position;
mod values;

use pyo3::prelude::*;

/// Compiled classes of the package `hostage_chess`, which is where they should be imported from.
#[pymodule]
mod _core {
    use hostage_chess::game::any::variants;
    use pyo3::prelude::*;
    use pyo3::types::PyTuple;

    #[pymodule_export]
    use crate::engine::Engine;
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::games::Games;
    #[pymodule_export]
    use crate::guard::panic_on_purpose;
    #[pymodule_export]
    use crate::position::Position;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("VERSION", env!("CARGO_PKG_VERSION"))?;
        module.add("VARIANTS", PyTuple::new(module.py(), variants().collect::<Vec<_>>())?)?;
        // Symbols of the pieces, drawn for the site.
        module.add("PIECES", include_str!("../../../static/pieces.svg"))
    }
}
