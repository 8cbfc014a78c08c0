//! Reading of records.

mod first;
mod remark;
mod tags;

use first::StartDoubt;
use tags::OwnTags;

use super::plain::PlainText;
use super::token::{Token, TokenProgress, Tokens};
use super::words::{
    ASIDES, glyph_number, is_dashes, is_mark, is_resignation, is_win, named_side, result_in_digits, split_glyph,
    written_result,
};
use super::write::braceless;
use super::{Given, Movetext, PgnFault, PgnGame, PgnReason};
use crate::game::lookalike::{self, SharedLetters};
use crate::game::{Game, Illegal, Reason, Side};

/// Maximum length of a record from outside, in bytes. Real records with all their comments are shorter.
pub const LONGEST: usize = 1 << 20;

/// Maximum number of notes about variations and tags.
const NOTES: usize = 8;

/// Reads a game. A fault is reported in [`PgnGame::fault`], and the other fields hold everything before it.
///
/// ```
/// use hostage_chess::game::{any::AnyPosition, pgn};
/// let text = "1.e4 e5 {a comment} 2 Nf3 (2.f4! (2.d4)) Nc6 3.Bb5 Kd4 4.a3";
/// let game = pgn::read::<AnyPosition>(text, pgn::Given::default());
/// assert_eq!(game.game_record().unwrap().moves, ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"]);
/// let moves = game.moves.unwrap();
/// assert_eq!((moves.plies.len(), moves.plies[1].comment.as_str()), (7, "a comment"));
/// let fault = game.fault.unwrap();
/// assert_eq!((fault.number, fault.text.as_str()), (3, "Kd4"));
/// ```
pub fn read<G: Game>(text: &str, given: Given) -> PgnGame<G> {
    read_up_to(LONGEST, text, given, None)
}

/// Reads a record that this program wrote, in English. There is no limit on its length.
pub fn read_own<G: Game>(text: &str) -> PgnGame<G> {
    read_up_to(usize::MAX, text, Given::default(), Some(SharedLetters::English))
}

fn read_up_to<G: Game>(longest: usize, text: &str, given: Given, shared: Option<SharedLetters>) -> PgnGame<G> {
    let mut reader = Reader::new(longest, given);
    reader.shared = shared;
    let plain = if text.len() <= longest { PlainText::of(text) } else { None };
    let text = Text { own: text, plain: plain.as_ref() };
    let mut tokens = Tokens::new(text.letters());
    while !reader.go_on(text, &mut tokens, usize::MAX) {}
    reader.record
}

/// The text of a record, and the same without look-alikes if it has any.
#[derive(Clone, Copy)]
struct Text<'a> {
    own: &'a str,
    plain: Option<&'a PlainText>,
}

impl<'a> Text<'a> {
    /// Returns the text without look-alikes.
    fn letters(self) -> &'a str {
        self.plain.map_or(self.own, |plain| &plain.text)
    }

    /// Returns the original of a part, given by its place in the plain text.
    fn own(self, from: usize, to: usize) -> &'a str {
        let plain = &self.letters()[from..to];
        self.plain.and_then(|text| text.own(self.own, from, to)).unwrap_or(plain)
    }

    /// Returns the place in the original of a place in the plain text.
    fn own_place(self, place: usize) -> usize {
        self.plain.map_or(place, |plain| plain.own_place(place))
    }
}

/// Reading of a record in steps. Reading a long record at once would block the page for too long.
#[derive(Clone, Debug)]
pub struct RecordReading<G: Game> {
    reader: Reader<'static, G>,
    plain: Option<PlainText>,
    place: TokenProgress,
}

impl<G: Game> RecordReading<G> {
    /// Starts at the beginning of a text.
    #[must_use]
    pub fn new(text: &str) -> RecordReading<G> {
        let plain = if text.len() <= LONGEST { PlainText::of(text) } else { None };
        RecordReading { reader: Reader::new(LONGEST, Given::default()), plain, place: TokenProgress::default() }
    }

    /// Reads this many words and returns true at the end. Every call must pass the same text.
    pub fn go_on(&mut self, text: &str, words: usize) -> bool {
        let text = Text { own: text, plain: self.plain.as_ref() };
        let mut tokens = Tokens { text: text.letters(), place: self.place };
        let done = self.reader.go_on(text, &mut tokens, words);
        self.place = tokens.place;
        done
    }

    /// Returns the record read so far.
    #[must_use]
    pub fn record(self) -> PgnGame<G> {
        self.reader.record
    }
}

/// Text at fault, and reason of the fault.
type Problem<'a> = (&'a str, PgnReason);

/// The state of the main line or of a variation.
#[derive(Clone, Default, Debug)]
struct Line {
    /// Last move read, or the move before the variation.
    at: Option<usize>,
    /// True if the line has a move.
    begun: bool,
    /// Comment before its first move.
    before: String,
    /// End of the last word that was understood: a remark that follows begins here.
    from: usize,
}

/// What is known about the end of the game.
#[derive(Clone, Copy, Debug)]
enum End {
    /// It has not come, or the moves go on behind it.
    Open,
    /// It has come. A remark about it begins here at the earliest.
    Over(usize),
    /// Nothing but remarks follows. Those up to here are kept.
    Remarks(usize),
}

#[derive(Clone, Debug)]
struct Reader<'g, G: Game> {
    record: PgnGame<G>,
    /// Maximum length of the text, in bytes.
    longest: usize,
    given: Given<'g>,
    /// The main line, the current variation, and those in between.
    lines: Vec<Line>,
    /// The current depth in an unreadable part of a variation.
    skipped: Option<usize>,
    /// Side of the word `White` or `Black`, which `resigns` should follow, with its place and length.
    announced: Option<(Side, usize, usize)>,
    end: End,
    /// Number of braces that the last comment leaves open. `None` if moves have followed them, which may belong to it.
    braces: Option<usize>,
    /// Tags about the start and the end of the game.
    own: OwnTags,
    /// Reason to doubt the first position.
    doubt: Option<StartDoubt<G>>,
    /// What `R` and `B` mean. `None` until it matters.
    shared: Option<SharedLetters>,
}

impl<'g, G: Game> Reader<'g, G> {
    fn new(longest: usize, given: Given<'g>) -> Reader<'g, G> {
        let (tags, notes) = (Vec::new(), Vec::new());
        let record = PgnGame { tags, moves: None, resigned: None, result: None, fault: None, notes };
        Reader {
            record,
            longest,
            given,
            lines: vec![Line::default()],
            skipped: None,
            announced: None,
            end: End::Open,
            braces: Some(0),
            own: OwnTags::default(),
            doubt: None,
            shared: None,
        }
    }

    /// Reads this many words. Returns true at the end or at the first fault.
    fn go_on<'a>(&mut self, text: Text<'a>, tokens: &mut Tokens<'a>, words: usize) -> bool {
        let problem = match self.words(text, tokens, words) {
            Ok(done) if !done => return false,
            Ok(_) => None,
            Err(problem) => Some(problem),
        };
        if let Some((mut word, reason)) = problem {
            let place = (word.as_ptr() as usize).wrapping_sub(tokens.text.as_ptr() as usize);
            if place < tokens.place.at {
                tokens.place.start = place;
                word = text.own(place, place + word.len());
            }
            if self.begin_elsewhere(tokens, &reason) {
                return false;
            }
            if self.take_remark(text, tokens, word, &reason) {
                return false;
            }
            let fault = self.fault(self.lines.first(), (tokens.line(), tokens.place.start), word, reason);
            self.record.fault = Some(self.explain(fault));
        }
        self.settle_result(tokens);
        for fault in self.record.notes.iter_mut().chain(&mut self.record.fault) {
            fault.byte = text.own_place(fault.byte);
        }
        true
    }

    fn words<'a>(&mut self, text: Text<'a>, tokens: &mut Tokens<'a>, words: usize) -> Result<bool, Problem<'a>> {
        if text.own.len() > self.longest {
            return Err(("", PgnReason::TooLong { bytes: text.own.len() }));
        }
        for _ in 0..words {
            let Some(token) = tokens.next() else { return self.end().map(|()| true) };
            if token == Token::OpenComment {
                return Err(("{", PgnReason::OpenComment));
            }
            match token {
                token if self.skipped.is_some() => self.skip(&token, text, tokens),
                Token::Word(_) | Token::Glyph(_) | Token::BadTag(..) | Token::Close if self.only_remarks() => {
                    self.remark(tokens.place.start, text, tokens);
                }
                Token::Open => self.open(tokens)?,
                Token::Close if self.lines.len() == 1 => return Err((")", PgnReason::StrayBracket)),
                Token::Close => self.close(text, tokens, false),
                Token::Comment(text) => {
                    let comment = &tokens.text.as_bytes()[tokens.place.start..tokens.place.at];
                    if let [b'{', comment @ ..] = comment {
                        let inner = comment.iter().filter(|byte| **byte == b'{').count();
                        self.braces = self.braces.map(|braces| braces + inner);
                    }
                    self.comment(text);
                }
                Token::Glyph(digits) => self.glyph(digits.parse().ok()),
                Token::Word(word) if self.lines.len() > 1 => self.aside(word, text, tokens)?,
                Token::Tag(..) if self.record.moves.is_some() => return Err((tag_name(tokens), PgnReason::Surplus)),
                Token::Tag(name, value) => self.tag(name, value, tokens),
                // In the movetext it is a remark, unless no bracket closes it.
                Token::BadTag(text, false) if self.record.moves.is_some() => return Err((text, PgnReason::Tag)),
                Token::BadTag(text, _) => {
                    if self.record.moves.is_some() {
                        self.comment(text);
                    }
                    self.note_line(tokens, text, PgnReason::Tag);
                }
                Token::Word(word) => self.word(word, text, tokens)?,
                Token::OpenComment => {}
            }
            if let (Some(line), None, None) = (self.lines.last_mut(), self.skipped, self.announced)
                && line.begun
            {
                line.from = tokens.place.at;
            }
        }
        Ok(false)
    }

    /// Ends the reading.
    fn end<'a>(&mut self) -> Result<(), Problem<'a>> {
        let before = std::mem::take(&mut self.lines[0].before);
        let moves = self.begin(None)?;
        if !before.is_empty() {
            moves.intro = before;
        }
        match (self.lines.len(), self.skipped) {
            (1, None) => self.needs_moves(),
            _ => Err(("(", PgnReason::OpenVariation)),
        }
    }

    /// Notes a fault that does not stop the reading.
    fn note_line(&mut self, tokens: &Tokens<'_>, text: &str, reason: PgnReason) {
        if self.record.notes.len() < NOTES {
            let note = self.fault(self.lines.last(), (tokens.line(), tokens.place.start), text, reason);
            self.record.notes.push(note);
        }
    }

    fn fault(&self, of: Option<&Line>, (line, byte): (usize, usize), text: &str, reason: PgnReason) -> PgnFault {
        let at = of.and_then(|of| of.at);
        let last = self.record.moves.as_ref().map(|moves| moves.position(at));
        PgnFault {
            line,
            byte,
            number: last.map_or(1, G::move_number),
            side: last.map_or(Side::White, G::side_to_move),
            text: text.to_owned(),
            reason,
        }
    }

    /// Sets up the first position. The word at `at` shows that no more tags can follow.
    fn begin<'a>(&mut self, at: Option<TokenProgress>) -> Result<&mut Movetext<G>, Problem<'a>> {
        let moves = match self.record.moves.take() {
            Some(moves) => moves,
            None => Movetext::new(self.first(at).map_err(|faults| ("", PgnReason::Start(faults.into())))?),
        };
        Ok(self.record.moves.insert(moves))
    }

    /// Opens a variation as an alternative to the last move. Without a last move it is a remark.
    fn open<'a>(&mut self, tokens: &Tokens<'a>) -> Result<(), Problem<'a>> {
        self.begin(Some(tokens.place))?;
        let moves = self.record.moves.as_ref();
        let from = tokens.place.at;
        let last = self.lines.last();
        match last {
            Some(Line { at: Some(at), begun: true, .. }) => {
                let before = moves.and_then(|moves| moves.plies[*at].parent);
                self.lines.push(Line { at: before, from, ..Line::default() });
            }
            _ if self.lines.len() > 1 => self.skipped = Some(1),
            _ => {
                self.skipped = Some(0);
                let at = last.and_then(|line| line.at);
                self.lines.push(Line { at, from, ..Line::default() });
            }
        }
        Ok(())
    }

    /// Reads a word of a variation. An unreadable word does not stop the reading. It is kept as a remark.
    fn aside<'a>(&mut self, word: &'a str, text: Text<'a>, tokens: &mut Tokens<'a>) -> Result<(), Problem<'a>> {
        if self.judges(word, tokens) || word == "*" || result_in_digits(word).is_some() {
            return Ok(());
        }
        if let Err((word, reason)) = self.read_move(word, text)
            && !self.end_comment(text, tokens)
        {
            self.note_line(tokens, word, reason);
            self.skipped = Some(0);
        }
        Ok(())
    }

    /// Returns the position after the last move of the main line or of the variation.
    fn position(&self) -> Option<&G> {
        Some(self.record.moves.as_ref()?.position(self.lines.last()?.at))
    }

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
            // A brace in skipped text would end the comment when the record is written.
            said.extend(word.chars().map(braceless));
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

    fn word<'a>(&mut self, word: &'a str, text: Text<'a>, tokens: &Tokens<'a>) -> Result<(), Problem<'a>> {
        self.begin(Some(tokens.place))?;
        if self.judges(word, tokens) {
            return Ok(());
        }
        let (place, length) = self.announced.map_or((tokens.place.start, word.len()), |name| (name.1, name.2));
        let first = &tokens.text[place..place + length];
        let result = match self.announced {
            Some((side, ..)) if is_win(word) => Some(["1-0", "0-1"][side.index()]),
            Some(_) => None,
            None => written_result(word),
        };
        let resigns = is_resignation(word);
        let known = self.record.result.is_some() || self.record.resigned.is_some();
        if result.is_some() || resigns {
            let in_words = word.as_bytes()[0].is_ascii_alphabetic();
            let is_over = if known { self.is_over() } else { !self.plays_on(result, tokens, tokens.place.at) };
            if is_over {
                self.end = End::Over(if in_words { place } else { tokens.place.at });
            } else if in_words && !known {
                // The end in words is believed only if the moves do not go on.
                return Err(unreadable(word));
            }
        }
        match result {
            _ if resigns => {
                let to_move = self.position().map(G::side_to_move);
                self.record.resigned = self.announced.map(|name| name.0).or(to_move);
            }
            Some(result) if self.record.result.is_none_or(|known| known == result) => self.record.result = Some(result),
            Some(_) => return Err((first, PgnReason::Surplus)),
            None if self.announced.is_some() => return Err(unreadable(first)),
            None => {
                self.announced = named_side(word).map(|side| (side, place, length));
                if self.announced.is_some() {
                    return Ok(());
                }
                if known {
                    let is_move = self.position().is_some_and(|position| reads(position, word));
                    return Err(if is_move { (word, PgnReason::Surplus) } else { unreadable(word) });
                }
                self.read_move(word, text)?;
            }
        }
        self.announced = None;
        Ok(())
    }

    fn read_move<'a>(&mut self, word: &'a str, text: Text<'a>) -> Result<(), Problem<'a>> {
        let (Some(moves), Some(line)) = (&mut self.record.moves, self.lines.last_mut()) else { return Ok(()) };
        let position = moves.position(line.at);
        let words = || {
            Tokens::new(text.letters())
                .filter_map(|token| if let Token::Word(word) = token { Some(word) } else { None })
        };
        let shared = if word.contains(['R', 'B', 'D', 'P']) {
            let reads = |word: &str| !is_unreadable(&position.read_notation(word));
            *self.shared.get_or_insert_with(|| lookalike::shared_letters(words(), reads))
        } else {
            SharedLetters::English
        };
        let m = read_marked(position, word, shared);
        let (bare, judgement) = split_glyph(word);
        let m = m.map_err(|why| (word, PgnReason::Move(why)))?;
        let number = moves.push(line.at, m);
        let before = std::mem::take(&mut line.before);
        if number == 0 {
            moves.intro = before;
        } else if !line.begun {
            moves.plies[number].before = before;
        }
        (line.at, line.begun) = (Some(number), true);
        self.braces = self.braces.filter(|braces| *braces == 0);
        let marked = unmarked(bare, true);
        self.glyph(glyph_number(&marked[marked.trim_end_matches(['!', '?']).len()..]));
        self.glyph(judgement);
        Ok(())
    }
}

fn is_unreadable<M>(m: &Result<M, Illegal>) -> bool {
    matches!(m, Err(Illegal { reason: Reason::Unreadable(_), .. }))
}

/// Reads a move. A mark that judges the position may follow without a space, and punctuation as well.
fn read_marked<G: Game>(position: &G, word: &str, shared: SharedLetters) -> Result<G::Move, Illegal> {
    let bare = split_glyph(word).0;
    let mut m = lookalike::read(position, word, shared);
    for other in [bare, unmarked(bare, false)].into_iter().filter(|other| !other.is_empty()) {
        if is_unreadable(&m) && other.len() < word.len() {
            m = lookalike::read(position, other, shared);
        }
    }
    m
}

/// Removes marks and punctuation from the end of a word, perhaps only up to the mark that judges a move.
fn unmarked(word: &str, to_judgement: bool) -> &str {
    let stays = |letter| matches!(letter, '-' | '=' | '/') || to_judgement && matches!(letter, '!' | '?');
    word.trim_end_matches(|letter| is_mark(letter) && !stays(letter))
}

/// The fault of a word that is not a move.
fn unreadable(word: &str) -> Problem<'_> {
    (word, PgnReason::Move(Reason::Unreadable(word.to_owned()).into()))
}

/// Returns true if a word is a move, legal or not, in any language, perhaps with a stray brace behind it. A dash between
/// words is none.
fn reads<G: Game>(position: &G, word: &str) -> bool {
    let word = word.strip_suffix('}').unwrap_or(word);
    !is_dashes(word) && !is_unreadable(&read_marked(position, word, SharedLetters::English))
}

fn is_aside(word: &str) -> bool {
    ASIDES.iter().any(|aside| aside.eq_ignore_ascii_case(word))
}

/// Returns the name of the last tag, as written.
fn tag_name<'a>(tokens: &Tokens<'a>) -> &'a str {
    super::tag::seeming_name(&tokens.text[tokens.place.start..]).0
}
