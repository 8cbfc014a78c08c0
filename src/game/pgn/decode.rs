//! Decoding of record files in various encodings.

use crate::game::lookalike;

/// Characters 0x80 to 0x9f of Windows-1252. Five are undefined and remain control characters.
///
/// CITE: <https://encoding.spec.whatwg.org/index-windows-1252.txt>.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', //
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Decodes the bytes of a file. A byte order mark determines the encoding. Without one, it is UTF-16 if most even or
/// most odd bytes at the start are zero, otherwise UTF-8. Invalid UTF-8 is read as Windows-1252, as in older
/// collections. Line ends are normalised, and nothing else is changed.
///
/// ```
/// use hostage_chess::game::pgn::decode;
/// assert_eq!(decode(b"[White \"\x8aahovi\xe6\"]\r\r\n"), "[White \"Šahoviæ\"]\n");
/// ```
pub fn decode(bytes: &[u8]) -> String {
    ended(match bytes {
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

/// Normalises line ends to a line feed, and removes what mail programs and forums put around and into records.
pub fn lines(text: String) -> String {
    unwrapped(unescaped(without_quotes(ended(text))))
}

/// Removes the backslashes of Markdown if a line begins with one before a tag, or if a move number has one. Those of PGN
/// and of a backup's first lines stay.
fn unescaped(text: String) -> String {
    let is_number = |before: &str| {
        let head = before.trim_end_matches(|digit: char| digit.is_ascii_digit());
        head.len() < before.len() && (head.is_empty() || head.ends_with([' ', '\t', '\n']))
    };
    let escaped =
        |part: &str| part.contains("\n\\[") || part.match_indices("\\.").any(|(at, _)| is_number(&part[..at]));
    // Comments are as their authors wrote them.
    let mut outside = true;
    let mut parts = text.split_inclusive(['{', '}']);
    let mut is_escaped = || {
        parts.any(|part| {
            let is_outside = std::mem::replace(&mut outside, part.ends_with('}'));
            is_outside && escaped(part)
        })
    };
    let is_backup = lookalike::trim_start(&text).starts_with('%');
    if is_backup || !(text.starts_with("\\[") || text.contains('\\') && is_escaped()) {
        return text;
    }
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let escapes = |next: &char| next.is_ascii_punctuation() && !matches!(next, '"' | '\\');
        if letter != '\\' || !letters.peek().is_some_and(escapes) {
            plain.push(letter);
        }
    }
    plain
}

/// Removes the signs of a list before the move numbers of all lines, and quotes and marks of emphasis around the text. In
/// FENs, which contain slashes, the same signs stand for void squares and mark puzzles.
fn unwrapped(mut text: String) -> String {
    let marks = |letter: char| lookalike::is_quote(letter) || "'`|_*-•".contains(letter);
    let lead = text.len() - text.trim_start().len();
    let inside = text[lead..].trim_start_matches(marks);
    let begins = |first: char| first == '[' || first.is_ascii_digit();
    let length = text.len() - lead - inside.len();
    let is_fen = text.split_whitespace().next().is_some_and(|word| word.contains('/'));
    if length == 0 || is_fen || !inside.trim_start_matches([' ', '\t']).starts_with(begins) {
        return text;
    }
    let sign = ["- ", "* ", "• "].into_iter().find(|sign| text[lead..].starts_with(sign));
    if let Some(sign) = sign {
        let lines = text.split_inclusive('\n').map(|line| {
            let item = line.trim_start().strip_prefix(sign);
            item.filter(|item| item.starts_with(|first: char| first.is_ascii_digit())).unwrap_or(line)
        });
        return lines.collect();
    }
    // A hyphen at the end belongs to a move.
    text.truncate(text.trim_end().trim_end_matches(|letter| letter != '-' && marks(letter)).len());
    text.drain(lead..lead + length);
    text
}

/// Removes the signs of a quotation if all lines have them. Empties the lines that only enclose a block of code.
fn without_quotes(text: String) -> String {
    // Most texts have none of the signs, and an import has little time.
    if !text.contains(['>', '`', '~']) {
        return text;
    }
    let is_quoted = text.contains('>') && text.lines().all(|line| line.trim().is_empty() || line.starts_with('>'));
    let is_fence = |line: &str| {
        let line = line.trim();
        let fence = line.strip_prefix("```").or(line.strip_prefix("~~~"));
        fence.is_some_and(|kind| kind.bytes().all(|byte| byte.is_ascii_alphanumeric()))
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
