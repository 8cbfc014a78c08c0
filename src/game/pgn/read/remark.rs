//! Text between the moves that is no move: it judges one, or is kept as a comment.

use super::{End, Reader, Text, is_aside, reads};
use crate::game::pgn::PgnReason;
use crate::game::pgn::token::{Token, TokenProgress, Tokens};
use crate::game::pgn::words::{announces, glyph_number, is_glyph, result_in_digits, result_length, written_result};
use crate::game::{Game, Illegal, Reason, Side};

impl<G: Game> Reader<'_, G> {
    /// Reads a word that judges a move instead of naming one. Returns false for other words.
    pub fn judges(&mut self, word: &str, tokens: &Tokens<'_>) -> bool {
        let bare = word.trim_end_matches(['+', '#', '!', '?', '.', ',']);
        let is_aside = is_aside(bare) || matches!(word, "e." | "p.");
        let judges = match word {
            "TN" => true,
            // Usual letters for a novelty and a diagram.
            "N" | "D" => self.stands_alone(tokens, true),
            _ => is_aside || is_glyph(word) && (!announces(word) || self.stands_alone(tokens, false)),
        };
        if judges {
            let novelty = if matches!(word, "N" | "TN") { Some(146) } else { None };
            self.glyph(novelty.or_else(|| glyph_number(if is_aside { &word[bare.len()..] } else { word })));
        }
        judges
    }

    /// Returns true if a letter or sign belongs to the move before it: what follows cannot be a part of a move, nor a move
    /// that it announces. After a letter, a move may follow if it has a letter itself.
    fn stands_alone(&self, tokens: &Tokens<'_>, is_letter: bool) -> bool {
        let Some(line) = self.lines.last() else { return false };
        let after_number = || tokens.text.as_bytes()[line.from..tokens.place.start].iter().any(u8::is_ascii_digit);
        let is_apart = if line.begun { after_number() } else { is_letter || self.lines.len() > 1 };
        if is_apart {
            return false;
        }
        let next = tokens.text[tokens.place.at..].trim_start();
        let is_number_of = |side| self.position().is_some_and(|position| position.side_to_move() == side);
        match next.as_bytes() {
            [] | [b'(' | b')' | b'{' | b'$' | b';', ..] | [b'*'] | [b'*', b' ' | b'\n', ..] => true,
            [b'A'..=b'Z' | b'0', ..] if is_letter => true,
            [b'0'..=b'9', ..] if result_length(next).is_some() => true,
            [b'1'..=b'9', digits @ ..] => {
                match &digits[digits.iter().take_while(|byte| byte.is_ascii_digit()).count()..] {
                    [b'.' | b' ', b'.', ..] | [0xe2, ..] => is_number_of(Side::Black),
                    [b'.' | b' ' | b'\n', ..] => is_number_of(Side::White),
                    _ => false,
                }
            }
            _ => false,
        }
    }

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
        let Some(position) = self.position() else { return false };
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
    pub fn take_remark(&mut self, text: Text, tokens: &mut Tokens, word: &str, reason: &PgnReason) -> bool {
        let may_be_remark = match reason {
            PgnReason::Move(Illegal { reason, .. }) => matches!(reason, Reason::Unreadable(_)),
            // `1-0 :)`
            PgnReason::StrayBracket => self.is_over(),
            _ => false,
        };
        if !may_be_remark {
            return false;
        }
        let (letters, start) = (text.letters(), tokens.place.start);
        let from = if let End::Over(from) = self.end { from } else { self.lines[0].from };
        if self.end_comment(text, tokens) {
            return true;
        }
        let brace = || letters.as_bytes()[start..].iter().find(|byte| matches!(byte, b'{' | b'}'));
        if self.braces.is_none() && brace() == Some(&b'}') {
            return false;
        }
        if self.is_over() || self.is_stuck() {
            // What follows on other lines is not about the game, such as a signature.
            let until = from + letters[from..].find('\n').unwrap_or(letters.len() - from);
            if start < until && letters.as_bytes()[from].is_ascii_alphabetic() {
                // Half a sentence does not overrule the tag.
                let tag = self.own_value("Result").and_then(|said| written_result(&said));
                if tag.is_some_and(|tag| tag != "*" && tag != self.record.result()) {
                    (self.record.result, self.record.resigned) = (tag, None);
                }
            }
            let is_cut = letters.as_bytes()[from..start].iter().any(|byte| matches!(byte, b'{' | b'('));
            self.end = End::Remarks(until);
            self.remark(if is_cut { start } else { from }, text, tokens);
        } else if let Some(end) = self.result_behind(letters, start) {
            // A move may be missing here.
            self.note_line(tokens, word, reason.clone());
            self.comment(text.own(start, end));
            tokens.place.at = end;
        } else {
            return false;
        }
        self.announced = None;
        true
    }

    /// Takes a word behind the end, and what follows it up to the next line, comment or variation.
    pub fn remark(&mut self, from: usize, text: Text, tokens: &mut Tokens) {
        let (start, rest) = (tokens.place.start, &tokens.text.as_bytes()[tokens.place.at..]);
        tokens.place.at += rest.iter().take_while(|byte| !matches!(byte, b'\n' | b'{' | b'(')).count();
        if self.record.result.is_none() {
            let words = &tokens.text[start..tokens.place.at];
            self.record.result = words.split_whitespace().find_map(result_in_digits);
        }
        if let End::Remarks(until) = self.end
            && start < until
        {
            self.comment(text.own(from, tokens.place.at));
        }
    }

    /// Returns true if the game is over and no moves follow.
    pub const fn is_over(&self) -> bool {
        !matches!(self.end, End::Open)
    }

    /// Returns true if nothing but remarks and variations follows.
    pub const fn only_remarks(&self) -> bool {
        matches!(self.end, End::Remarks(_)) && self.lines.len() == 1
    }

    fn is_stuck(&self) -> bool {
        self.position().is_some_and(|position| position.legal_moves().is_empty())
    }

    /// Returns the place of the result behind words that are no moves and stand in the place of one.
    fn result_behind(&self, letters: &str, from: usize) -> Option<usize> {
        let is_open = self.lines[0].begun && self.record.result.is_none() && self.record.resigned.is_none();
        let position = self.position().filter(|_| is_open)?;
        let paragraph = letters[from..].split("\n\n").next()?;
        // A digit means that it may be a move, and a bracket that something else begins.
        let may_be_move = |word: &&str| {
            word.bytes().any(|byte| matches!(byte, b'0'..=b'9' | b'(' | b')' | b'{')) || reads(position, word)
        };
        let word = paragraph.split_whitespace().find(may_be_move)?;
        let place = word.as_ptr() as usize - letters.as_ptr() as usize;
        result_length(&letters[place..]).map(|_| place)
    }

    /// Takes words up to the brace that closes a comment with braces in it, or that closes nothing, as a comment.
    pub fn end_comment(&mut self, text: Text, tokens: &mut Tokens) -> bool {
        let start = tokens.place.start;
        let Some(end) = self.comment_end(text.letters(), start) else { return false };
        self.comment(text.own(start, end));
        (tokens.place.at, self.braces, self.announced) = (end + 1, Some(0), None);
        true
    }

    fn comment_end(&mut self, letters: &str, from: usize) -> Option<usize> {
        // Without a brace that closes the comment, they stay in doubt.
        let mut open = self.braces.take()?;
        if open == 0 {
            self.braces = Some(0);
            return (letters.as_bytes().get(from) == Some(&b'}')).then_some(from);
        }
        let mut has_comments = false;
        for (end, byte) in letters.bytes().enumerate().skip(from) {
            match byte {
                b'\n' if letters[end..].starts_with("\n\n") => return None,
                b'{' => (open, has_comments) = (open + 1, true),
                b'}' => open -= 1,
                _ => {}
            }
            if open == 0 {
                // The moves between further comments would be lost.
                let is_lost = has_comments && self.plays_on(None, &Tokens::new(&letters[..end]), from);
                return (!is_lost).then_some(end);
            }
        }
        None
    }
}
