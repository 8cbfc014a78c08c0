//! Turns a panic into an exception. PyO3 would raise a `PanicException`, which is no `Exception`, so that programs that
//! catch every error would still die of it.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use pyo3::prelude::*;

use crate::errors;

/// Does the work. A panic becomes an `InternalError` with the text of the panic.
///
/// Every value that Python holds is immutable or behind a lock that is dropped with the panic, so none is left half
/// changed.
pub fn guarded<T>(work: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| Err(errors::internal(text(&*panic))))
}

fn text(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("no text")
}

/// Panics, for the test that a panic becomes an exception.
#[pyfunction]
#[pyo3(name = "_panic_on_purpose")]
pub fn panic_on_purpose() -> PyResult<()> {
    guarded(|| panic!("on purpose"))
}
