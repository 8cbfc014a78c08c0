//! Text between the moves that is no move, and that is kept as a comment.

use super::{Line, Reader, Text, is_aside};
use crate::game::pgn::PgnReason;
use crate::game::pgn::token::{Token, Tokens};
use crate::game::pgn::words::written_result;
use crate::game::{Game, Illegal, Reason};

impl<G: Game> Reader<'_, G> {
    /// Ends a variation. Without moves, or if it was `skipped` from somewhere on, the text is a remark.
    pub fn close(&mut self, text: Text, tokens: &Tokens, skipped: bool) {
        let Some(line) = self.lines.last() else { return };
        let said = text.own(line.from, tokens.place.start).trim();
        if line.begun {
            if skipped {
                self.comment(said);
            }
            self.lines.pop();
        } else {
            let before = self.lines.pop().unwrap_or_default().before;
            let is_comment = said.starts_with('{') && said.find('}') == Some(said.len() - 1);
            if !is_aside(said.trim_end_matches('.')) {
                self.comment(if is_comment { &before } else { said });
            }
        }
    }

    /// Skips an unreadable part up to the bracket that closes it.
    pub fn skip(&mut self, token: &Token, text: Text, tokens: &Tokens) {
        let depth = self.skipped.unwrap_or(0);
        self.skipped = match token {
            Token::Open => Some(depth + 1),
            Token::Close => depth.checked_sub(1),
            _ => return,
        };
        if self.skipped.is_none() {
            self.close(text, tokens, true);
        }
    }

    /// Takes words of the main line that are no move as a remark, if they are the end of a comment with braces in it, say
    /// the result, or follow the end of the game. Then the reading goes on.
    pub fn take_remark(&mut self, text: Text, tokens: &mut Tokens, reason: &PgnReason) -> bool {
        let PgnReason::Move(Illegal { reason: Reason::Unreadable(_), .. }) = reason else { return false };
        let (letters, start) = (text.letters(), tokens.place.start);
        let rest = &letters[start..];
        let mut end = rest.find(['{', '}']).filter(|&at| rest[at..].starts_with('}')).map(|at| (start, start + at, 1));
        let Line { at, begun, from, .. } = self.lines[0];
        let is_digit = |letter: char| letter.is_ascii_digit();
        let over = || self.record.moves.as_ref().is_some_and(|moves| moves.position(at).outcome().is_some());
        if end.is_none() && (self.record.result.is_some() || self.record.resigned.is_some() || over()) {
            // What follows on other lines is not about the game, such as a signature.
            let line = if letters[from..start].contains('\n') { 0 } else { rest.find('\n').unwrap_or(rest.len()) };
            end = Some((start, start + line, rest.len() - line));
        }
        if end.is_none() && begun {
            let from = if self.announced.is_some() { from } else { start };
            let paragraph = &letters[from..];
            let paragraph = &paragraph[..paragraph.find("\n\n").unwrap_or(paragraph.len())];
            for word in paragraph.split_whitespace() {
                let place = word.as_ptr() as usize - letters.as_ptr() as usize;
                if let Some(result) = written_result(word).filter(|_| word.contains(is_digit)) {
                    self.record.result = Some(result);
                    end = Some((from, place, word.len()));
                    break;
                }
                // Behind its number, a digit means that it may be a move.
                if word.trim_start_matches(|letter| is_digit(letter) || letter == '.').contains(is_digit) {
                    break;
                }
            }
        }
        let Some((from, to, more)) = end else { return false };
        self.announced = None;
        self.comment(text.own(from, to));
        tokens.place.at = to + more;
        true
    }
}
