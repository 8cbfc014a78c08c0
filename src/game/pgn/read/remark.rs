//! Text between the moves that is no move, and that is kept as a comment.

use super::{Line, Reader, Text, is_aside, reads};
use crate::game::pgn::PgnReason;
use crate::game::pgn::token::{Token, TokenProgress, Tokens};
use crate::game::pgn::words::result_in_digits;
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

    /// Returns true if the main line goes on after a place, with a move or with another result.
    pub fn plays_on(&self, result: Option<&str>, tokens: &Tokens, at: usize) -> bool {
        let Some(moves) = &self.record.moves else { return false };
        let position = moves.position(self.lines[0].at);
        let mut tokens = Tokens { text: tokens.text, place: TokenProgress { at, start: at, depth: 0 } };
        // A move in brackets counts only if they stay open.
        let mut found = false;
        while let Some(token) = tokens.next() {
            let (Token::Word(_) | Token::Close) = token else { continue };
            if let Token::Word(word) = token {
                let other = result_in_digits(word).is_some_and(|other| result.is_some_and(|result| result != other));
                found |= other || reads(position, word);
            } else if tokens.place.depth == 0 {
                found = false;
            }
            if found && tokens.place.depth == 0 {
                return true;
            }
        }
        found
    }

    /// Takes words of the main line that are no move as a remark, if they are the end of a comment with braces in it, say
    /// the result, or follow the end of the game. Then the reading goes on.
    pub fn take_remark(&mut self, text: Text, tokens: &mut Tokens, reason: &PgnReason) -> bool {
        let PgnReason::Move(Illegal { reason: Reason::Unreadable(_), .. }) = reason else { return false };
        let (letters, start) = (text.letters(), tokens.place.start);
        let rest = &letters[start..];
        let Line { at, begun, from, .. } = self.lines[0];
        let Some(moves) = &self.record.moves else { return false };
        let position = moves.position(at);
        let said = if self.announced.is_some() { from } else { start };
        let paragraph = &letters[said..];
        let is_closing = |&at: &usize| paragraph[at..].starts_with('}') && !paragraph[..at].contains("\n\n");
        let brace = paragraph.find(['{', '}']).filter(is_closing);
        let before = letters[..said].trim_end().strip_suffix('}').unwrap_or_default();
        let comment = before.bytes().rev().take_while(|&byte| byte != b'}');
        let is_nested = comment.filter(|&byte| byte == b'{').count() > 1;
        let mut end = brace.filter(|&at| at == 0 || is_nested).map(|at| (said, said + at, 1));
        if end.is_none() {
            let is_over = self.record.result.is_some() || self.record.resigned.is_some();
            if is_over && !self.plays_on(self.record.result, tokens, start) || position.legal_moves().is_empty() {
                // What follows on other lines is not about the game, such as a signature.
                let line = if letters[from..start].contains('\n') { 0 } else { rest.find('\n').unwrap_or(rest.len()) };
                end = Some((start, start + line, rest.len() - line));
            } else if is_over {
                return false;
            }
        }
        if end.is_none() && begun {
            let paragraph = &paragraph[..paragraph.find("\n\n").unwrap_or(paragraph.len())];
            // A digit means that it may be a move.
            let may_be_move = |word: &&str| {
                word.bytes().any(|byte| matches!(byte, b'0'..=b'9' | b'(' | b')')) || reads(position, word)
            };
            if let Some(word) = paragraph.split_whitespace().find(may_be_move)
                && let Some(result) = result_in_digits(word)
            {
                self.record.result = Some(result);
                end = Some((said, word.as_ptr() as usize - letters.as_ptr() as usize, word.len()));
            }
        }
        let Some((from, to, more)) = end else { return false };
        self.announced = None;
        self.comment(text.own(from, to));
        tokens.place.at = to + more;
        true
    }
}
