//! Reading records.

mod words;

pub(super) use words::names_chess;
use words::{ASIDES, glyph_number, is_glyph, is_resignation, variant_name, written_result};

use super::token::{Place, Token, Tokens};
use super::{Given, Movetext, PgnFault, PgnGame, PgnReason};
use crate::game::{Fault, Game, Reason, Side, rules};

/// The longest record from elsewhere that is read, in bytes. An honest one, with every comment, stays below it.
pub const LONGEST: usize = 1 << 20;

/// How many of the faults in variations are told.
const NOTES: usize = 8;

/// Reads one game. Whatever is wrong with it stands in [`PgnGame::fault`], what was read before it in the rest.
///
/// ```
/// use hostage_chess::game::{any::AnyPosition, pgn};
/// let text = "1.e4 e5 {a comment} 2 Nf3 (2.f4! (2.d4)) Nc6 3.Bb5 Kd4 4.a3";
/// let game = pgn::read::<AnyPosition>(text, pgn::Given::default());
/// assert_eq!(game.game_record().unwrap().turns, ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"]);
/// let moves = game.moves.unwrap();
/// assert_eq!((moves.plies.len(), moves.plies[1].comment.as_str()), (7, "a comment"));
/// let fault = game.fault.unwrap();
/// assert_eq!((fault.number, fault.text.as_str()), (3, "Kd4"));
/// ```
pub fn read<G: Game>(text: &str, given: Given) -> PgnGame<G> {
    read_up_to(LONGEST, text, given)
}

/// The same of a record that was written here: however long it is, somebody has made it.
pub fn read_own<G: Game>(text: &str) -> PgnGame<G> {
    read_up_to(usize::MAX, text, Given::default())
}

fn read_up_to<G: Game>(longest: usize, text: &str, given: Given) -> PgnGame<G> {
    let mut reader = Reader::new(longest, given);
    reader.go_on(text, &mut Tokens::new(text), usize::MAX);
    reader.record
}

/// A reading that goes on a little at a time, in the same text: a long record takes longer than a page may be busy.
#[derive(Clone, Debug)]
pub struct Reading<G: Game> {
    reader: Reader<'static, G>,
    place: Place,
}

impl<G: Game> Reading<G> {
    /// From the beginning of a text.
    #[must_use]
    pub fn new(text: &str) -> Reading<G> {
        Reading { reader: Reader::new(LONGEST, Given::default()), place: Tokens::new(text).place }
    }

    /// Reads so many of its words. True at the end.
    pub fn go_on(&mut self, text: &str, words: usize) -> bool {
        let mut tokens = Tokens { text, place: self.place };
        let done = self.reader.go_on(text, &mut tokens, words);
        self.place = tokens.place;
        done
    }

    /// What was read.
    #[must_use]
    pub fn record(self) -> PgnGame<G> {
        self.reader.record
    }
}

/// The text that is wrong, and what is wrong with it.
type Problem<'a> = (&'a str, PgnReason);

/// The main line or a variation, as far as it was read.
#[derive(Clone, Default, Debug)]
struct Line {
    /// The turn that was read last, or the one before the variation.
    at: Option<usize>,
    /// Whether this line has turns of its own.
    begun: bool,
    /// What was said before the first of them.
    before: String,
}

#[derive(Clone, Debug)]
struct Reader<'g, G: Game> {
    record: PgnGame<G>,
    /// The longest text that is read, in bytes.
    longest: usize,
    given: Given<'g>,
    /// The main line, the variation that is read, and those between them.
    lines: Vec<Line>,
    /// A variation that cannot be read: how deep within it, and where what cannot be read began.
    skipped: Option<(usize, usize)>,
    /// `White` or `Black` has been read, and `resigns` should follow.
    announced: Option<Side>,
}

impl<'g, G: Game> Reader<'g, G> {
    fn new(longest: usize, given: Given<'g>) -> Reader<'g, G> {
        let (tags, notes) = (Vec::new(), Vec::new());
        let record = PgnGame { tags, moves: None, resigned: None, result: None, fault: None, notes };
        Reader { record, longest, given, lines: vec![Line::default()], skipped: None, announced: None }
    }

    /// Reads so many words. True at the end, or at the first fault.
    fn go_on<'a>(&mut self, text: &'a str, tokens: &mut Tokens<'a>, words: usize) -> bool {
        match self.words(text, tokens, words) {
            Ok(done) => done,
            Err((text, reason)) => {
                self.record.fault = Some(self.fault(self.lines.first(), tokens.line(), text, reason));
                true
            }
        }
    }

    fn words<'a>(&mut self, text: &'a str, tokens: &mut Tokens<'a>, words: usize) -> Result<bool, Problem<'a>> {
        if text.len() > self.longest {
            return Err(("", PgnReason::TooLong { bytes: text.len() }));
        }
        for _ in 0..words {
            let Some(token) = tokens.next() else { return self.end().map(|()| true) };
            if token == Token::OpenComment {
                return Err(("{", PgnReason::OpenComment));
            }
            if let Some((depth, from)) = self.skipped {
                self.skip(&token, depth, &text[from..tokens.place.start]);
                continue;
            }
            match token {
                Token::Open => self.open(tokens.place.at)?,
                Token::Close if self.lines.len() == 1 => return Err((")", PgnReason::StrayBracket)),
                Token::Close => self.close(),
                Token::Comment(text) => self.comment(text),
                Token::Glyph(digits) => self.glyph(digits.parse().ok()),
                Token::Word(word) if self.lines.len() > 1 => self.aside(word, tokens)?,
                Token::Tag(name, _) if self.record.moves.is_some() => return Err((name, PgnReason::Surplus)),
                Token::Tag(name, value) => self.record.tags.push((name.to_owned(), value)),
                Token::BadTag(text) => return Err((text, PgnReason::Tag)),
                Token::Word(word) => self.word(word)?,
                Token::OpenComment => {}
            }
        }
        Ok(false)
    }

    /// No more words come.
    fn end<'a>(&mut self) -> Result<(), Problem<'a>> {
        let before = std::mem::take(&mut self.lines[0].before);
        let moves = self.begin()?;
        if !before.is_empty() {
            moves.intro = before;
        }
        match (self.lines.len(), self.skipped) {
            (1, None) => Ok(()),
            _ => Err(("(", PgnReason::OpenVariation)),
        }
    }

    fn fault(&self, of: Option<&Line>, line: usize, text: &str, reason: PgnReason) -> PgnFault {
        let at = of.and_then(|of| of.at);
        let last = self.record.moves.as_ref().map(|moves| moves.position(at));
        PgnFault {
            line,
            number: last.map_or(1, G::move_number),
            side: last.map_or(Side::White, G::side_to_move),
            text: text.to_owned(),
            reason,
        }
    }

    /// Sets up the first position, once no more tags can come.
    fn begin<'a>(&mut self) -> Result<&mut Movetext<G>, Problem<'a>> {
        let moves = match self.record.moves.take() {
            Some(moves) => moves,
            None => Movetext::new(self.first().map_err(|faults| ("", PgnReason::Start(faults)))?),
        };
        Ok(self.record.moves.insert(moves))
    }

    fn first(&self) -> Result<G, Vec<Fault>> {
        let tag = self.record.tag("Variant").filter(|name| !names_chess(name)).map(variant_name);
        let variant = self.given.variant.or(tag.as_deref()).unwrap_or(rules::DEFAULT);
        match self.given.start.or(self.record.tag("FEN")) {
            Some(fen) => G::from_fen(variant, fen),
            None => G::start(variant).ok_or_else(|| vec![Fault::UnknownVariant(variant.to_owned())]),
        }
    }

    // Variations.

    /// A variation begins: instead of the turn that was read last. Where there is none it is only a remark.
    fn open<'a>(&mut self, behind: usize) -> Result<(), Problem<'a>> {
        self.begin()?;
        let moves = self.record.moves.as_ref();
        match self.lines.last() {
            Some(Line { at: Some(at), begun: true, .. }) => {
                let before = moves.and_then(|moves| moves.plies[*at].parent);
                self.lines.push(Line { at: before, ..Line::default() });
            }
            _ => {
                self.skipped = Some((0, behind));
                self.lines.push(Line { at: self.lines.last().and_then(|line| line.at), ..Line::default() });
            }
        }
        Ok(())
    }

    fn close(&mut self) {
        let left = self.lines.pop().filter(|line| !line.begun);
        self.comment(&left.unwrap_or_default().before);
    }

    /// A word of a variation. What cannot be read there does not end the game: it is kept as a remark.
    fn aside<'a>(&mut self, word: &'a str, tokens: &Tokens<'a>) -> Result<(), Problem<'a>> {
        if self.judges(word) || written_result(word).is_some() {
            return Ok(());
        }
        if let Err((text, reason)) = self.turn(word) {
            if self.record.notes.len() < NOTES {
                let note = self.fault(self.lines.last(), tokens.line(), text, reason);
                self.record.notes.push(note);
            }
            self.skipped = Some((0, tokens.place.start));
        }
        Ok(())
    }

    /// Goes on through what cannot be read, up to the bracket that ends it; `text` is what lies between.
    fn skip(&mut self, token: &Token, depth: usize, text: &str) {
        let from = self.skipped.map_or(0, |(_, from)| from);
        self.skipped = match token {
            Token::Open => Some((depth + 1, from)),
            Token::Close if depth == 0 => None,
            Token::Close => Some((depth - 1, from)),
            _ => return,
        };
        if self.skipped.is_none() {
            self.comment(text);
            self.close();
        }
    }

    // What is said of turns.

    fn comment(&mut self, text: &str) {
        let Some(line) = self.lines.last_mut() else { return };
        let said = match (&mut self.record.moves, line) {
            (Some(moves), Line { at: Some(at), begun: true, .. }) => &mut moves.plies[*at].comment,
            (_, line) => &mut line.before,
        };
        for word in text.split_whitespace() {
            if !said.is_empty() {
                said.push(' ');
            }
            // A brace that was skipped over would end the comment when it is written.
            said.extend(word.chars().map(|letter| if letter == '}' { ')' } else { letter }));
        }
    }

    fn glyph(&mut self, glyph: Option<u8>) {
        let Some(Line { at: Some(at), begun: true, .. }) = self.lines.last() else { return };
        if let (Some(moves), Some(glyph)) = (&mut self.record.moves, glyph) {
            let glyphs = &mut moves.plies[*at].glyphs;
            if !glyphs.contains(&glyph) {
                glyphs.push(glyph);
            }
        }
    }

    /// Whether a word is no turn but judges one.
    fn judges(&mut self, word: &str) -> bool {
        let judges = is_glyph(word) || ASIDES.iter().any(|aside| aside.eq_ignore_ascii_case(word));
        if judges {
            self.glyph(glyph_number(word));
        }
        judges
    }

    // The main line.

    fn word<'a>(&mut self, word: &'a str) -> Result<(), Problem<'a>> {
        self.begin()?;
        if self.judges(word) {
            return Ok(());
        }
        if is_resignation(word) {
            let at = self.lines[0].at;
            let to_move = self.record.moves.as_ref().map(|moves| moves.position(at).side_to_move());
            self.record.resigned = self.announced.take().or(to_move);
            return Ok(());
        }
        if let Some(side) = self.announced {
            let name = if side == Side::White { "White" } else { "Black" };
            return Err((name, PgnReason::Turn(Reason::Unreadable(name.to_owned()).into())));
        }
        self.announced = match word.to_ascii_lowercase().as_str() {
            "white" | "yellow" => Some(Side::White),
            "black" | "red" => Some(Side::Black),
            _ => None,
        };
        if self.announced.is_some() {
            return Ok(());
        }
        match written_result(word) {
            Some(result) if self.record.result.is_none() => self.record.result = Some(result),
            _ if self.record.result.is_some() || self.record.resigned.is_some() => {
                return Err((word, PgnReason::Surplus));
            }
            _ => self.turn(word)?,
        }
        Ok(())
    }

    fn turn<'a>(&mut self, word: &'a str) -> Result<(), Problem<'a>> {
        let (Some(moves), Some(line)) = (&mut self.record.moves, self.lines.last_mut()) else { return Ok(()) };
        let m = moves.position(line.at).read_notation(word).map_err(|why| (word, PgnReason::Turn(why)))?;
        let number = moves.push(line.at, m);
        let before = std::mem::take(&mut line.before);
        if number == 0 {
            moves.intro = before;
        } else if !line.begun {
            moves.plies[number].before = before;
        }
        (line.at, line.begun) = (Some(number), true);
        let marks = word.trim_end_matches(['!', '?']).len();
        self.glyph(glyph_number(&word[marks..]));
        Ok(())
    }
}
