//! Arguments from Python.

use std::ops::RangeInclusive;

use hostage_chess::game::Style;
use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::errors;

/// Text from Python. Half a surrogate pair, which a Python string may hold, becomes a replacement character, so that
/// the readers of the crate can name it.
pub struct Text(pub String);

impl<'py> FromPyObject<'_, 'py> for Text {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, 'py, PyAny>) -> PyResult<Text> {
        Ok(Text(value.cast::<PyString>()?.to_string_lossy().into_owned()))
    }
}

/// Returns an option that is a whole number, or `None` if it was not given.
///
/// # Errors
/// `OptionError` if it is out of range, and `TypeError` if it is no whole number.
pub fn number(value: Option<&Bound<'_, PyAny>>, name: &str, range: RangeInclusive<u64>) -> PyResult<Option<u64>> {
    let Some(value) = value else { return Ok(None) };
    let expected = || format!("a whole number from {} to {}", range.start(), range.end());
    match value.extract::<u64>() {
        Ok(number) if range.contains(&number) => Ok(Some(number)),
        Err(error) if !error.is_instance_of::<PyOverflowError>(value.py()) => Err(error),
        // A negative number overflows too.
        _ => Err(errors::option(value.py(), name, &value.repr()?.to_string_lossy(), &expected())),
    }
}

/// Returns the notation of this name.
///
/// # Errors
/// `OptionError` if there is none.
pub fn style(py: Python<'_>, name: &str) -> PyResult<Style> {
    name.parse().map_err(|_| errors::option(py, "style", &format!("{name:?}"), "\"leslie\" or \"pierce\""))
}
