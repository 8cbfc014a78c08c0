//! The words of a line of a log: numbers, moves of several words, results, and a comment.

use crate::game::Piece;

/// Part of a line, with the byte at which it starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogWord {
    /// Number of a move: its value, and true if it stands before Black's move.
    Number(u32, bool),
    /// A move: a label, and the parts that semicolons join.
    Move(String),
}

/// Splits a line at `//`. Returns the words before it and the comment.
pub fn split(line: &str) -> (Vec<(usize, LogWord)>, Option<&str>) {
    let (head, comment) = match line.split_once("//") {
        Some((head, comment)) => (head, Some(comment.trim())),
        None => (line, None),
    };
    let mut words = Vec::new();
    // The move that is being put together, and whether its next word belongs to it.
    let mut mv: Option<(usize, String, bool)> = None;
    for (at, word) in words_of(head) {
        let (at, word) = match number(word) {
            Some((number, black, length)) => {
                words.extend(mv.take().map(|(at, text, _)| (at, LogWord::Move(text))));
                words.push((at, LogWord::Number(number, black)));
                (at + length, &word[length..])
            }
            None => (at, word),
        };
        if word.is_empty() {
            continue;
        }
        match &mut mv {
            Some((_, text, open)) if *open || word.starts_with(';') => {
                text.push(' ');
                text.push_str(word);
                *open = word.ends_with(';');
            }
            _ => {
                words.extend(mv.take().map(|(at, text, _)| (at, LogWord::Move(text))));
                let label = word.len() == 1 && word.chars().all(|letter| Piece::from_letter(letter).is_some());
                mv = Some((at, word.to_owned(), label || word.ends_with(';')));
            }
        }
    }
    words.extend(mv.map(|(at, text, _)| (at, LogWord::Move(text))));
    (words, comment)
}

fn words_of(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_whitespace().map(move |word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
}

/// Reads the number of a move at the start of a word: `12.`, `12...`, `12.e2-e4`. A number needs a full stop unless it
/// is the whole word. Returns its value, whether it is Black's, and its length.
fn number(word: &str) -> Option<(u32, bool, usize)> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let dots = word[digits..].bytes().take_while(|&byte| byte == b'.').count();
    let value = word[..digits].parse().ok()?;
    (dots > 0 || digits == word.len()).then_some((value, dots > 1, digits + dots))
}
