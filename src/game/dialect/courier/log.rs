//! Logs: the moves of a game, one a line with its number. Tags are comments before the first move, in the form of PGN.

use super::words::{LogWord, split};
use super::{own_notation, read_move, resignation, unreadable, write_move};
use crate::game::any::AnyPosition;
use crate::game::dialect::{DialectFault, DialectLoss, DialectReason, GuestPosition, fault, fen, rule_set};
use crate::game::pgn::{Movetext, PgnGame, is_derived, is_resignation, tag_line};
use crate::game::{Fault, Faults, Game, Position, Side, rules};

/// Results as they stand in a log or a tag.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// Reads the games of a text. A game begins at the start, at a tag after moves, and at move 1 after moves. A fault ends
/// the moves of its game; the rest of that game is skipped.
pub fn read(text: &str, variant: &str) -> (Vec<PgnGame<GuestPosition>>, Vec<DialectFault>) {
    let mut log = Log { games: Vec::new(), faults: Vec::new(), variant, broken: false };
    for (number, line) in text.lines().enumerate() {
        log.line(number + 1, line);
    }
    (log.games, log.faults)
}

struct Log<'a> {
    games: Vec<PgnGame<GuestPosition>>,
    faults: Vec<DialectFault>,
    variant: &'a str,
    /// True if the current game has a fault, so that its remaining moves cannot be followed.
    broken: bool,
}

impl Log<'_> {
    fn line(&mut self, number: usize, line: &str) {
        let (words, comment) = split(line);
        let comment = comment.unwrap_or("");
        if words.is_empty() {
            self.remark(number, line, comment);
            return;
        }
        let last = words.len() - 1;
        let numbered = words.iter().any(|(_, word)| matches!(word, LogWord::Number(..)));
        let ends_with_number = matches!(words[last].1, LogWord::Number(..));
        for (place, (at, word)) in words.into_iter().enumerate() {
            match word {
                LogWord::Number(1, false) if self.begun() => self.next_game(),
                LogWord::Number(..) => {}
                LogWord::Move(text) => {
                    let comment = if place == last { comment } else { "" };
                    let Err(reason) = self.read_word(&text, comment) else { continue };
                    if numbered || self.begun() {
                        let column = fault::column(line, at);
                        self.faults.push(DialectFault { line: number, column, text, reason });
                        self.broken = true;
                        continue;
                    }
                    // A heading before the first move, such as the name of the game.
                    let reason = DialectReason::Expected("a move such as 1. P e2-e4, or // before a comment");
                    self.faults.push(DialectFault::of_line(number, line, reason));
                    return;
                }
            }
        }
        if ends_with_number {
            say(self.game(), comment);
        }
    }

    /// Reads a line without moves: a tag, or a comment.
    fn remark(&mut self, number: usize, line: &str, comment: &str) {
        if comment.is_empty() {
            return;
        }
        let Some((name, value)) = tag(comment) else {
            return say(self.game(), comment);
        };
        if self.begun() {
            self.next_game();
        }
        let variant = self.variant.to_owned();
        let game = self.game();
        let first = match name.as_str() {
            "FEN" => fen::read(game.moves.as_ref().map_or(&variant, |moves| moves.start.variant()), &value),
            "Variant" => rule_set(&value)
                .and_then(AnyPosition::start)
                .ok_or_else(|| Faults::from(Fault::UnknownVariant(value.clone()))),
            _ => {
                if name == "Result" {
                    game.result = RESULTS.into_iter().find(|result| *result == value);
                }
                game.tags.push((name, value));
                return;
            }
        };
        match first {
            Ok(first) => {
                let intro = game.moves.take().map(|moves| moves.intro).unwrap_or_default();
                game.moves = Some(Movetext { intro, ..Movetext::new(GuestPosition(first)) });
            }
            Err(faults) => {
                self.broken = true;
                let reasons = faults.into_vec().into_iter().map(DialectReason::Position);
                self.faults.extend(reasons.map(|reason| DialectFault::of_line(number, line, reason)));
            }
        }
    }

    /// Reads a word that is a move, a resignation or a result.
    fn read_word(&mut self, text: &str, comment: &str) -> Result<(), DialectReason> {
        if self.broken {
            return Ok(());
        }
        let game = self.game();
        let Some(moves) = &mut game.moves else { return Ok(()) };
        let parent = moves.plies.len().checked_sub(1);
        let position = &moves.position(parent).0;
        if is_resignation(text) {
            game.resigned = Some(position.side_to_move());
            game.result = Some(resignation(position.side_to_move()));
            say(game, comment);
            return Ok(());
        }
        if let Some(result) = RESULTS.into_iter().find(|result| *result == text) {
            game.result = Some(result);
            say(game, comment);
            return Ok(());
        }
        if game.resigned.is_some() {
            return Err(unreadable(text));
        }
        let (m, comment) = read_move(position, text, comment)?;
        let number = moves.push(parent, m);
        let (glyphs, comment) = glyphs(comment);
        moves.plies[number].glyphs = glyphs;
        append(&mut moves.plies[number].comment, comment);
        Ok(())
    }

    /// Returns true if the current game has moves or an end.
    fn begun(&self) -> bool {
        let moves = |game: &PgnGame<GuestPosition>| game.moves.as_ref().is_some_and(|moves| !moves.plies.is_empty());
        self.broken || self.games.last().is_some_and(|game| moves(game) || game.resigned.is_some())
    }

    fn next_game(&mut self) {
        self.broken = false;
        let start = rule_set(self.variant).unwrap_or(rules::DEFAULT);
        let moves = AnyPosition::start(start).map(|start| Movetext::new(GuestPosition(start)));
        let (tags, notes) = (Vec::new(), Vec::new());
        self.games.push(PgnGame { tags, moves, resigned: None, result: None, fault: None, notes });
    }

    fn game(&mut self) -> &mut PgnGame<GuestPosition> {
        if self.games.is_empty() {
            self.next_game();
        }
        let last = self.games.len() - 1;
        &mut self.games[last]
    }
}

/// Reads `[White "Ann"]`.
fn tag(comment: &str) -> Option<(String, String)> {
    let (name, value) = comment.strip_prefix('[')?.strip_suffix("\"]")?.split_once(" \"")?;
    let named = !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    named.then(|| (name.to_owned(), unescaped(value)))
}

/// Removes the backslashes that protect quotes and backslashes.
fn unescaped(value: &str) -> String {
    let mut text = String::new();
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => text.extend(letters.next()),
            other => text.push(other),
        }
    }
    text
}

/// Takes glyphs (`$1 $14`) off the start of a comment.
fn glyphs(mut comment: &str) -> (Vec<u8>, &str) {
    let mut glyphs = Vec::new();
    while let Some(word) = comment.split_whitespace().next()
        && let Some(glyph) = word.strip_prefix('$').and_then(|digits| digits.parse().ok())
    {
        glyphs.push(glyph);
        comment = comment.trim_start()[word.len()..].trim_start();
    }
    (glyphs, comment)
}

/// Adds a comment to the last move, or before the first.
fn say(game: &mut PgnGame<GuestPosition>, comment: &str) {
    let Some(moves) = &mut game.moves else { return };
    append(moves.plies.last_mut().map_or(&mut moves.intro, |ply| &mut ply.comment), comment);
}

fn append(said: &mut String, more: &str) {
    for word in more.split_whitespace() {
        if !said.is_empty() {
            said.push(' ');
        }
        said.push_str(word);
    }
}

/// Writes a game as a log, and returns what a log cannot express.
pub fn write(game: &PgnGame<GuestPosition>) -> (String, Vec<DialectLoss>) {
    let Some(moves) = &game.moves else { return (String::new(), Vec::new()) };
    let start = &moves.start.0;
    if !matches!(start, AnyPosition::Hostage(_)) {
        return (String::new(), vec![DialectLoss::Rules]);
    }
    let mut text = String::new();
    for (name, value) in game.tags.iter().filter(|(name, _)| !is_derived(name)) {
        text += &comment_line(&tag_line(name, value));
    }
    text += &comment_line(&tag_line("Variant", start.variant()));
    let mut losses = Vec::new();
    if AnyPosition::start(start.variant()).as_ref() != Some(start) {
        text += &comment_line(&tag_line("FEN", &start.fen()));
        losses.push(DialectLoss::Position);
    }
    text += &comment_line(&tag_line("Result", game.result()));
    if !moves.intro.is_empty() {
        text += &comment_line(&moves.intro);
    }
    let line = moves.main_line();
    for &ply in &line {
        let before = &moves.position(moves.plies[ply].parent).0;
        let dots = if before.side_to_move() == Side::White { "." } else { "..." };
        let (written, exchange) = write_move(before, moves.plies[ply].mv);
        let glyphs = moves.plies[ply].glyphs.iter().map(|glyph| format!("${glyph}"));
        let comment = Some(moves.plies[ply].comment.clone()).filter(|comment| !comment.is_empty());
        let said = glyphs.chain(comment).collect::<Vec<_>>().join(" ");
        // A comment that begins like another landing would be read as that move.
        let clear = read_move(before, &written, &said).is_ok_and(|(m, rest)| m == moves.plies[ply].mv && rest == said);
        let first = exchange.or_else(|| (!clear).then(|| own_notation(before, moves.plies[ply].mv)));
        let comment: Vec<String> = first.into_iter().chain(Some(said).filter(|said| !said.is_empty())).collect();
        let comment = if comment.is_empty() { String::new() } else { format!(" // {}", comment.join(" ")) };
        text += &format!("{}{dots} {written}{comment}\n", before.move_number());
    }
    if let Some(side) = game.resigned {
        let dots = if side == Side::White { "." } else { "..." };
        // Only the side to move can resign in a log.
        text += &match side == moves.last().side_to_move() {
            true => format!("{}{dots} resign\n", moves.last().move_number()),
            false => comment_line(if side == Side::White { "White resigns" } else { "Black resigns" }),
        };
    }
    if line.len() < moves.plies.len() {
        losses.push(DialectLoss::Variations);
    }
    (text, losses)
}

/// Returns a comment that fills a line.
fn comment_line(text: &str) -> String {
    format!("// {}\n", text.trim_end())
}
