//! Finds out what a text contains.

use super::is_blank_or_remark;

/// Content of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConvertKind {
    /// One FEN or EPD a line.
    Positions,
    /// One list of UCI moves or one `position` command a line.
    Moves,
    /// Records or logs.
    Records,
}

impl ConvertKind {
    /// Decides by the first line that is neither blank nor a remark.
    ///
    /// ```
    /// use hostage_chess::game::dialect::convert::ConvertKind;
    /// assert_eq!(ConvertKind::of("# mates\n4k3/8/8/8/8/8/8/4K3 w"), ConvertKind::Positions);
    /// assert_eq!(ConvertKind::of("position startpos moves e2e4"), ConvertKind::Moves);
    /// assert_eq!(ConvertKind::of("e2e4 d7d5 e4d5 N#B@c7"), ConvertKind::Moves);
    /// assert_eq!(ConvertKind::of("C@h2 C@h7 h2h3,b1c3"), ConvertKind::Moves);
    /// assert_eq!(ConvertKind::of("1. e2e4 d7d5"), ConvertKind::Records);
    /// ```
    pub fn of(text: &str) -> ConvertKind {
        let Some(line) = text.lines().find(|line| !is_blank_or_remark(line)) else { return ConvertKind::Records };
        let mut words = line.split_whitespace();
        let first = words.next().unwrap_or("");
        let slashes = first.split('[').next().unwrap_or("").matches('/').count();
        if slashes >= 3 && !first.contains(['(', '.', '"']) && !first.starts_with('/') {
            return ConvertKind::Positions;
        }
        let command = ["position", "startpos", "moves"].iter().any(|word| word.eq_ignore_ascii_case(first));
        let all_moves = is_uci(first) && words.all(is_uci);
        if command || all_moves { ConvertKind::Moves } else { ConvertKind::Records }
    }
}

/// Returns true if a word has the form of a UCI move of any game: `e7e8q`, `N#B@c7`, `d9d10@d5`, `e2e3,g1f3`, `-,-`.
fn is_uci(word: &str) -> bool {
    let word = word.to_ascii_lowercase();
    if let Some((step, walk)) = word.split_once(',') {
        return [step, walk].into_iter().all(|part| part == "-" || is_walk(part));
    }
    let is_piece = |text: &str| matches!(text.as_bytes(), [_] | [_, b'#', _]);
    match word.split_once('@') {
        Some((what, to)) => after_square(to) == Some("") && (is_piece(what) || is_walk(what)),
        None => is_walk(&word),
    }
}

/// Returns true for two squares, and perhaps the letter of a promotion.
fn is_walk(text: &str) -> bool {
    let rest = after_square(text).and_then(after_square);
    rest.is_some_and(|rest| rest.is_empty() || rest.len() == 1 && rest.as_bytes()[0].is_ascii_lowercase())
}

/// Returns what follows a square of any game at the beginning of a text. Ranks go up to 10; a courier leaves to rank 0 or 9.
fn after_square(text: &str) -> Option<&str> {
    let rest = text.strip_prefix(|file| matches!(file, 'a'..='h'))?;
    rest.strip_prefix("10").or_else(|| rest.strip_prefix(|rank: char| rank.is_ascii_digit()))
}

/// Returns true if records are in Game Courier's notation: a move has a piece's letter before it, a semicolon in it or
/// `//` behind it, and no line is a tag of PGN.
pub fn courier_like(text: &str) -> bool {
    let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty());
    if lines().any(|line| line.starts_with('[')) {
        return false;
    }
    let pair = |word: &str| {
        let word = word.trim_end_matches(';');
        word.is_ascii() && word.len() == 5 && word.as_bytes()[2] == b'-' && is_uci(&word.replace('-', ""))
    };
    lines().any(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let labelled = |both: &[&str]| both[0].len() == 1 && "KQRBNPkqrbnp".contains(both[0]) && pair(both[1]);
        line.starts_with("//") || line.contains(" // ") || words.windows(2).any(labelled)
    })
}

/// Splits an EPD behind its position: before the first semicolon, or before the first operation that is not a counter.
/// The rest is copied.
pub fn split_operations(line: &str) -> (&str, &str) {
    let end = line.find(';').unwrap_or(line.len());
    let mut fields = line[..end].split_whitespace().skip(4);
    let first = fields.find(|field| field.starts_with(|c: char| c.is_ascii_alphabetic()));
    let Some(first) = first.filter(|_| end < line.len()) else {
        return line.split_at(line[..end].trim_end().len());
    };
    let mut end = first.as_ptr() as usize - line.as_ptr() as usize;
    // The counters come first, each with a semicolon behind it.
    for part in line[end..].split_inclusive(';') {
        if !matches!(part.split_whitespace().next(), Some("hmvc" | "fmvn")) {
            break;
        }
        end += part.len();
    }
    line.split_at(line[..end].trim_end().len())
}
