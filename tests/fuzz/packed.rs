//! A file of the inputs that between them reach all that fuzzing has reached: one a line, so that thousands are one file. What is
//! not a printable ASCII character is escaped as in Rust's byte strings.

/// The file of inputs.
#[must_use]
pub fn write(inputs: &[Vec<u8>]) -> String {
    inputs.iter().map(|input| format!("{}\n", input.escape_ascii())).collect()
}

/// The inputs of a file.
///
/// # Errors
/// The number of the first line in which an escape is broken.
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
