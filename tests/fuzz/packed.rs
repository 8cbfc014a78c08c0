//! A file of inputs, one per line, so that thousands fit into one file. Characters other than printable ASCII are
//! escaped as in Rust's byte strings.

/// Writes a file of inputs.
#[must_use]
pub fn write(inputs: &[Vec<u8>]) -> String {
    inputs.iter().map(|input| format!("{}\n", input.escape_ascii())).collect()
}

/// Reads a file of inputs.
///
/// # Errors
/// The number of the first line with an invalid escape.
pub fn read(file: &str) -> Result<Vec<Vec<u8>>, usize> {
    file.lines().enumerate().map(|(at, line)| unescape(line.as_bytes()).ok_or(at + 1)).collect()
}

fn unescape(mut line: &[u8]) -> Option<Vec<u8>> {
    let mut input = Vec::new();
    while let Some((&byte, rest)) = line.split_first() {
        let (byte, rest) = match (byte, rest) {
            (b'\\', [b'x', high, low, rest @ ..]) => {
                (u8::from_str_radix(std::str::from_utf8(&[*high, *low]).ok()?, 16).ok()?, rest)
            }
            (b'\\', [b't', rest @ ..]) => (b'\t', rest),
            (b'\\', [b'r', rest @ ..]) => (b'\r', rest),
            (b'\\', [b'n', rest @ ..]) => (b'\n', rest),
            (b'\\', [escaped @ (b'\\' | b'\'' | b'"'), rest @ ..]) => (*escaped, rest),
            (b'\\', _) => return None,
            plain => plain,
        };
        input.push(byte);
        line = rest;
    }
    Some(input)
}
