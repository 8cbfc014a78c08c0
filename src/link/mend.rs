//! Repair of positions and moves in a damaged address. The rules prove each repair: the position must be valid and each
//! move legal. Anything else stays as written.

use crate::game::any::AnyPosition;
use crate::game::{Game, GameRecord, Position};

/// Maximum number of positions searched for the boundaries between moves.
const BUDGET: usize = 6_000;

/// Maximum length of a damaged FEN in bytes.
const LONGEST: usize = 400;
const ADDED: usize = 8;

/// Returns the FEN of a value in which `_` stands for a space.
pub(super) fn fen(variant: &str, value: &str) -> String {
    let spaced = value.replace(['_', '+'], " ");
    if value.len() > LONGEST || AnyPosition::from_fen(variant, &spaced).is_ok() {
        return spaced;
    }
    // If `_` stands for spaces, any other whitespace comes from a line break. A FEN has no equals sign.
    let broken = |letter: char| letter == '=' || letter.is_whitespace() && value.contains('_');
    let joined = value.replace(broken, "").replace(['_', '+'], " ");
    let mut candidates = vec![joined];
    for _ in 0..ADDED {
        let mut shorter = candidates[candidates.len() - 1].clone();
        match shorter.pop() {
            Some(last) if !last.is_alphanumeric() => candidates.push(shorter),
            _ => break,
        }
    }
    let glued: Vec<String> = candidates.iter().filter_map(|text| separated(text)).collect();
    candidates.extend(glued);
    let filled: Vec<String> = candidates.iter().filter_map(|text| with_holes(variant, text)).collect();
    candidates.extend(filled);
    candidates.into_iter().find(|text| AnyPosition::from_fen(variant, text).is_ok()).unwrap_or(spaced)
}

/// Separates the fields of a FEN that may have lost the spaces between them. Markdown removes the underscores in `_w_`
/// as emphasis.
fn separated(text: &str) -> Option<String> {
    // Reads from the end: two counters, the en passant square, castling rights, the side to move.
    let mut rest = text.trim_end();
    let mut take = |fits: fn(char) -> bool, most: usize| {
        let kept = rest.trim_end_matches(' ');
        let begin = kept.char_indices().rev().take(most).take_while(|(_, letter)| fits(*letter)).last();
        let begin = begin.map_or(kept.len(), |(at, _)| at);
        let field = kept[begin..].to_owned();
        rest = &kept[..begin];
        field
    };
    let digit = |letter: char| letter.is_ascii_digit();
    let file = |letter: char| ('a'..='h').contains(&letter);
    let mut counters = [String::new(), String::new()];
    let mut passing = String::new();
    for counter in counters.iter_mut().rev() {
        *counter = take(digit, 8);
        // The first digit after a letter is the rank of the en passant square.
        passing = take(file, 1);
        if !passing.is_empty() {
            passing.extend(counter.drain(..counter.len().min(1)));
            break;
        }
    }
    let [mut half, mut number] = counters;
    if half.is_empty() && number.len() > 1 {
        half = number.remove(0).to_string();
    }
    if passing.is_empty() {
        passing = take(|letter| letter == '-', 1);
    }
    if passing.is_empty() {
        let rank = take(digit, 2);
        passing = take(file, 1) + &rank;
    }
    let castling = match take(|letter| letter == '-', 1) {
        none if !none.is_empty() => none,
        _ => take(|letter| "KQkq".contains(letter), 4),
    };
    let side = take(|letter| letter == 'w' || letter == 'b', 1);
    let board = rest.trim_end().replace(' ', "");
    let fields = [board, side, castling, passing, half, number];
    fields.iter().all(|field| !field.is_empty()).then(|| fields.join(" "))
}

/// Restores the holes in the board of a FEN. Markdown removes their `*` as emphasis, but the layout of the board shows
/// where they belong.
fn with_holes(variant: &str, text: &str) -> Option<String> {
    let start = AnyPosition::start(variant)?;
    let layout = start.layout();
    let (board, fields) = text.split_once(' ').unwrap_or((text, ""));
    let mut rows = Vec::new();
    for (from_top, row) in board.split('/').enumerate() {
        let mut pieces = Vec::new();
        for letter in row.chars().filter(|letter| *letter != '*') {
            match letter.to_digit(10) {
                Some(empty) => pieces.extend((0..empty).map(|_| '1')),
                None => pieces.push(letter),
            }
        }
        let number = usize::from(layout.rows()).checked_sub(from_top + 1)?;
        let mut pieces = pieces.into_iter();
        let cells = (0..layout.columns()).map(|column| layout.at(column.into(), number as i16));
        let filled: Option<String> = cells.map(|cell| if cell.is_some() { pieces.next() } else { Some('*') }).collect();
        rows.push(filled.filter(|_| pieces.next().is_none())?);
    }
    Some(format!("{} {fields}", rows.join("/")))
}

/// Returns the moves of a value, which are joined with `_`. If they are illegal as written, the text is split again by
/// the rules.
pub(super) fn moves(record: &GameRecord, value: &str) -> Vec<String> {
    let written: Vec<String> = value.split('_').filter(|mv| !mv.is_empty()).map(str::to_owned).collect();
    let as_written = GameRecord { moves: written, ..record.clone() };
    let Ok(start) = record.first::<AnyPosition>() else { return as_written.moves };
    if as_written.follow::<AnyPosition>().is_ok() {
        return as_written.moves;
    }
    let letters: String =
        value.chars().filter(|letter| letter.is_ascii_graphic() && !"=*\\".contains(*letter)).collect();
    match lines_of(&start, &letters).as_slice() {
        [only] => only.clone(),
        _ => as_written.moves,
    }
}

/// Returns the ways to read a text as a line of legal moves. Stops at two, because the text is then ambiguous.
fn lines_of(start: &AnyPosition, text: &str) -> Vec<Vec<String>> {
    let (mut line, mut found) = (Vec::new(), Vec::new());
    // Stack of positions, each with the number of moves to it, the last of these moves, and the offset of the remaining
    // text.
    let mut waiting = vec![(start.clone(), 0, String::new(), 0)];
    for _ in 0..BUDGET {
        let Some((position, ply, mv, at)) = waiting.pop() else { break };
        if ply > 0 {
            line.truncate(ply - 1);
            line.push(mv);
        }
        let junk = |letter: char| !letter.is_ascii_alphanumeric();
        // In Messenger Chess a move may start with a dash, which is not junk then.
        let legal: Vec<_> = position.legal_moves().into_iter().map(|m| (m, position.uci(m))).collect();
        let begins = |text: &str, mv: &str| text.get(..mv.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(mv));
        let bare = text[at..].trim_start_matches(|letter| junk(letter) && letter != '-');
        let dash = legal.iter().any(|(_, mv)| begins(bare, mv));
        let rest = if dash { bare } else { bare.trim_start_matches(junk) };
        if rest.is_empty() {
            found.push(line.clone());
            if found.len() > 1 {
                break;
            }
            continue;
        }
        // A move that matches the letter case takes precedence over those that differ in case.
        let exact = legal.iter().any(|(_, mv)| rest.starts_with(mv.as_str()));
        for (m, mv) in legal {
            if rest.starts_with(&mv) || !exact && begins(rest, &mv) {
                let next = text.len() - rest.len() + mv.len();
                waiting.push((position.play_unchecked(m), ply + 1, mv, next));
            }
        }
    }
    found
}
