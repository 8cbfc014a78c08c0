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
        let Line { begun, from, .. } = self.lines[0];
        let said = if self.announced.is_some() { from } else { start };
        let is_over = self.record.result.is_some() || self.record.resigned.is_some();
        let remark = if let Some(end) = comment_end(letters, said) {
            Some((said, end, end + 1))
        } else if is_over && !self.plays_on(self.record.result, tokens, start) || self.is_stuck() {
            // What follows on other lines is not about the game, such as a signature.
            let line = if letters[from..start].contains('\n') { None } else { Some(&letters[start..]) };
            let line = line.map_or(0, |line| line.find('\n').unwrap_or(line.len()));
            Some((start, start + line, letters.len()))
        } else if begun && !is_over {
            self.take_result(letters, said).map(|word| (said, word.0, word.1))
        } else {
            None
        };
        let Some((from, to, next)) = remark else { return false };
        self.announced = None;
        self.comment(text.own(from, to));
        tokens.place.at = next;
        true
    }

    fn is_stuck(&self) -> bool {
        let moves = self.record.moves.as_ref();
        moves.is_some_and(|moves| moves.position(self.lines[0].at).legal_moves().is_empty())
    }

    /// Takes the result behind words that are no moves. Returns where its word begins and ends.
    fn take_result(&mut self, letters: &str, from: usize) -> Option<(usize, usize)> {
        let position = self.record.moves.as_ref()?.position(self.lines[0].at);
        let paragraph = letters[from..].split("\n\n").next()?;
        // A digit means that it may be a move, and a bracket that something else begins.
        let may_be_move = |word: &&str| {
            word.bytes().any(|byte| matches!(byte, b'0'..=b'9' | b'(' | b')' | b'{')) || reads(position, word)
        };
        let word = paragraph.split_whitespace().find(may_be_move)?;
        self.record.result = Some(result_in_digits(word)?);
        let begin = word.as_ptr() as usize - letters.as_ptr() as usize;
        Some((begin, begin + word.len()))
    }
}

/// Returns the place of the brace that closes a comment with braces in it, or of one that closes nothing, if the text from
/// this place on leads to it.
fn comment_end(letters: &str, from: usize) -> Option<usize> {
    let (before, paragraph) = (&letters[..from], letters[from..].split("\n\n").next()?);
    let at = paragraph.find(['{', '}']).filter(|&at| paragraph[at..].starts_with('}'))?;
    let comment = before.trim_end().strip_suffix('}').unwrap_or_default().bytes().rev();
    let opened = comment.take_while(|&byte| byte != b'}').filter(|&byte| byte == b'{').count();
    (at == 0 || opened > 1).then_some(from + at)
}
