//! Decoding of record files in various encodings.

/// Characters 0x80 to 0x9f of Windows-1252. Five are undefined and remain control characters.
///
/// CITE: <https://encoding.spec.whatwg.org/index-windows-1252.txt>.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', //
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Decodes the bytes of a file. A byte order mark determines the encoding. Without one, it is UTF-16 if most even or
/// most odd bytes at the start are zero, otherwise UTF-8. Invalid UTF-8 is read as Windows-1252, as in older
/// collections. Line ends are normalised.
///
/// ```
/// use hostage_chess::game::pgn::decode;
/// assert_eq!(decode(b"[White \"\x8aahovi\xe6\"]\r\r\n"), "[White \"Šahoviæ\"]\n");
/// ```
pub fn decode(bytes: &[u8]) -> String {
    lines(match bytes {
        [0xff, 0xfe, rest @ ..] => wide(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => wide(rest, u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, rest @ ..] => narrow(rest),
        _ => match zeros(bytes) {
            [false, true] => wide(bytes, u16::from_le_bytes),
            [true, false] => wide(bytes, u16::from_be_bytes),
            _ => narrow(bytes),
        },
    })
}

/// Looks at the pairs of bytes at the start of a text. Returns whether most of the first bytes are zero, and whether
/// most of the second bytes are.
fn zeros(bytes: &[u8]) -> [bool; 2] {
    let pairs = bytes.chunks_exact(2).take(512);
    [0, 1].map(|place| {
        let zeros = pairs.clone().filter(|pair| pair[place] == 0).count();
        zeros > 0 && zeros * 2 >= pairs.len()
    })
}

fn wide(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units: Vec<u16> = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
    String::from_utf16_lossy(&units)
}

fn narrow(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text += chunk.valid();
        text.extend(chunk.invalid().iter().map(|&byte| match byte {
            0x80..=0x9f => WINDOWS[usize::from(byte - 0x80)],
            byte => char::from(byte),
        }));
    }
    text
}

/// Normalises line ends to a line feed, and removes what mail programs and forums put around a text.
pub fn lines(text: String) -> String {
    without_quotes(ended(text))
}

/// Removes the signs of a quotation if all lines have them. Empties the lines that only enclose a block of code.
fn without_quotes(text: String) -> String {
    // Most texts have neither sign, and an import has little time.
    if !text.contains('>') && !text.contains('`') {
        return text;
    }
    let is_quoted = text.contains('>') && text.lines().all(|line| line.trim().is_empty() || line.starts_with('>'));
    let is_fence = |line: &str| {
        let line = line.trim();
        line.starts_with("```") && line[3..].bytes().all(|byte| byte.is_ascii_alphanumeric())
            || ["<pre>", "</pre>"].contains(&line)
    };
    if !is_quoted && !text.lines().any(is_fence) {
        return text;
    }
    let mut plain = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let line = if is_quoted { line.trim_start_matches(['>', ' ']) } else { line };
        plain += if !is_fence(line) {
            line
        } else if line.ends_with('\n') {
            "\n"
        } else {
            ""
        };
    }
    plain
}

/// Normalises line ends to a line feed. A single carriage return is the line end of old Macs, and several before a line
/// feed come from faulty copies. Unicode line separators count only if there are no other line ends.
fn ended(text: String) -> String {
    let stray = |(at, _): (usize, &str)| !text[at + 1..].starts_with('\n') || text[..at].ends_with('\r');
    if text.match_indices('\r').any(stray) {
        let mut plain = String::with_capacity(text.len());
        for line in text.split_inclusive('\n') {
            match line.strip_suffix('\n') {
                Some(line) => plain += &(line.trim_end_matches('\r').replace('\r', "\n") + "\n"),
                None => plain += &line.replace('\r', "\n"),
            }
        }
        return plain;
    }
    if text.contains('\n') { text } else { text.replace(['\u{85}', '\u{2028}', '\u{2029}'], "\n") }
}
