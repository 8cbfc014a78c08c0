//! Reading records.

use super::token::{Token, Tokens};
use super::{Given, Ply, Record, RecordFault, RecordReason, glyph};
use crate::game::course::Replay;
use crate::game::{Fault, Game, Reason, Side, rules};

/// The longest record that is read, in bytes. An honest one, with every comment, stays below it.
pub const LONGEST: usize = 1 << 20;

/// Words between the turns that change nothing.
const ASIDES: [&str; 8] = ["mate", "checkmate", "check", "ch", "e.p.", "ep", "(e.p.)", "(ep)"];

/// Reads one game. Whatever is wrong with it stands in [`Record::fault`], what was read before it in the rest.
///
/// ```
/// use hostage_chess::game::{any::AnyPosition, record};
/// let text = "1.e4 e5 {a comment} 2 Nf3 (2.f4 (2.d4)) Nc6 3.Bb5 Kd4 4.a3";
/// let game = record::read::<AnyPosition>(text, record::Given::default());
/// assert_eq!(game.course().unwrap().turns, ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"]);
/// let fault = game.fault.unwrap();
/// assert_eq!((fault.number, fault.text.as_str()), (3, "Kd4"));
/// ```
pub fn read<G: Game>(text: &str, given: Given) -> Record<G> {
    let (tags, plies, preface) = (Vec::new(), Vec::new(), String::new());
    let record = Record { tags, replay: None, plies, preface, resigned: None, result: None, fault: None };
    let mut reader =
        Reader { record, given, here: 0, open: Vec::new(), ahead: String::new(), lost: false, announced: None };
    let mut tokens = Tokens::new(text);
    let problem = reader.all(text, &mut tokens).err();
    reader.record.fault = problem.map(|(text, reason)| {
        let last = reader.record.replay.as_ref().map(Replay::last);
        RecordFault {
            line: tokens.line(),
            number: last.map_or(1, G::move_number),
            side: last.map_or(Side::White, G::side_to_move),
            text: text.to_owned(),
            reason,
        }
    });
    reader.record
}

/// The text that is wrong, and what is wrong with it.
type Problem<'a> = (&'a str, RecordReason);

struct Reader<'g, G: Game> {
    record: Record<G>,
    given: Given<'g>,
    /// Where the next turn is played: 0, or one more than the ply before it.
    here: usize,
    /// The variations that are open: where the line is to go on after each, and whether that was lost. No depth of
    /// theirs can overflow the stack of the program.
    open: Vec<(usize, bool)>,
    /// A comment before the first turn of a variation.
    ahead: String,
    /// A turn of this variation could not be read; what follows it is kept as text.
    lost: bool,
    /// `White` or `Black` has been read, and `resigns` should follow.
    announced: Option<Side>,
}

impl<G: Game> Reader<'_, G> {
    fn all<'a>(&mut self, text: &'a str, tokens: &mut Tokens<'a>) -> Result<(), Problem<'a>> {
        if text.len() > LONGEST {
            return Err(("", RecordReason::TooLong { bytes: text.len() }));
        }
        for token in tokens {
            match token {
                Token::OpenComment => return Err(("{", RecordReason::OpenComment)),
                Token::Open => {
                    self.begin()?;
                    self.open.push((self.here, self.lost));
                    // A variation stands after the turn that it is played instead of.
                    self.here = self.ply().map_or(0, |ply| ply.from);
                }
                Token::Close => {
                    let Some((here, lost)) = self.open.pop() else { return Err((")", RecordReason::StrayBracket)) };
                    let ahead = std::mem::take(&mut self.ahead);
                    self.comment(&ahead);
                    (self.here, self.lost) = (here, lost);
                }
                Token::Comment(text) if self.is_ahead() => join(&mut self.ahead, text),
                Token::Comment(text) => self.comment(text),
                Token::Glyph(number) => self.glyph(number),
                Token::Word(word) if !self.open.is_empty() => self.aside(word),
                _ if !self.open.is_empty() => {}
                Token::Tag(name, _) if self.record.replay.is_some() => return Err((name, RecordReason::Surplus)),
                Token::Tag(name, value) => self.record.tags.push((name.to_owned(), value)),
                Token::BadTag(text) => return Err((text, RecordReason::Tag)),
                Token::Word(word) => self.word(word)?,
            }
        }
        self.begin()?;
        if self.open.is_empty() { Ok(()) } else { Err(("(", RecordReason::OpenVariation)) }
    }

    /// The last turn of the line that is being read.
    fn ply(&mut self) -> Option<&mut Ply<G>> {
        self.record.plies.get_mut(self.here.checked_sub(1)?)
    }

    /// Whether a variation has been opened and no turn of it has come yet.
    fn is_ahead(&mut self) -> bool {
        let Some(&(main, _)) = self.open.last() else { return false };
        let from = main.checked_sub(1).and_then(|ply| self.record.plies.get(ply)).map_or(0, |ply| ply.from);
        !self.lost && self.here == from
    }

    fn comment(&mut self, text: &str) {
        match self.ply() {
            Some(ply) => join(&mut ply.comment, text),
            None => join(&mut self.record.preface, text),
        }
    }

    fn glyph(&mut self, number: u8) {
        if let Some(ply) = self.ply().filter(|ply| number > 0 && !ply.glyphs.contains(&number)) {
            ply.glyphs.push(number);
        }
    }

    /// A word in a variation. There, nothing is a fault: what is no turn is kept as a comment.
    fn aside(&mut self, word: &str) {
        if self.lost {
            return self.comment(word);
        }
        if is_glyph(word) || ASIDES.iter().any(|aside| aside.eq_ignore_ascii_case(word)) {
            return self.sign(word);
        }
        if written_result(word).is_none() && self.turn(word).is_err() {
            self.lost = true;
            let ahead = std::mem::take(&mut self.ahead);
            self.comment(&ahead);
            self.comment(word);
        }
    }

    /// A sign that stands by itself, or at the end of a turn.
    fn sign(&mut self, word: &str) {
        if let Some(number) = glyph::of_sign(word) {
            self.glyph(number);
        }
    }

    /// Sets up the first position, once no more tags can come.
    fn begin<'a>(&mut self) -> Result<(), Problem<'a>> {
        if self.record.replay.is_none() {
            let start = self.first().map_err(|faults| ("", RecordReason::Start(faults)))?;
            self.record.replay = Some(Replay { start, turns: Vec::new() });
        }
        Ok(())
    }

    fn first(&self) -> Result<G, Vec<Fault>> {
        let tag = self.record.tag("Variant").map(variant_name);
        let variant = self.given.variant.or(tag.as_deref()).unwrap_or(rules::DEFAULT);
        match self.given.start.or(self.record.tag("FEN")) {
            Some(fen) => G::from_fen(variant, fen),
            None => G::start(variant).ok_or_else(|| vec![Fault::UnknownVariant(variant.to_owned())]),
        }
    }

    fn word<'a>(&mut self, word: &'a str) -> Result<(), Problem<'a>> {
        self.begin()?;
        if is_glyph(word) || ASIDES.iter().any(|aside| aside.eq_ignore_ascii_case(word)) {
            self.sign(word);
            return Ok(());
        }
        if is_resignation(word) {
            let to_move = self.record.replay.as_ref().map(|replay| replay.last().side_to_move());
            self.record.resigned = self.announced.take().or(to_move);
            return Ok(());
        }
        if let Some(side) = self.announced {
            let name = if side == Side::White { "White" } else { "Black" };
            return Err((name, RecordReason::Turn(Reason::Unreadable(name.to_owned()).into())));
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
                return Err((word, RecordReason::Surplus));
            }
            _ => self.turn(word)?,
        }
        Ok(())
    }

    fn turn<'a>(&mut self, word: &'a str) -> Result<(), Problem<'a>> {
        let Some(replay) = &mut self.record.replay else { return Ok(()) };
        let position = match self.here.checked_sub(1) {
            Some(ply) => &self.record.plies[ply].position,
            None => &replay.start,
        };
        let turn = position.read_notation(word).map_err(|why| (word, RecordReason::Turn(why)))?;
        let position = position.play_unchecked(turn);
        if self.open.is_empty() {
            replay.turns.push((turn, position.clone()));
        }
        let comment = std::mem::take(&mut self.ahead);
        self.record.plies.push(Ply { from: self.here, turn, position, glyphs: Vec::new(), comment });
        self.here = self.record.plies.len();
        self.sign(&word[word.trim_end_matches(['!', '?']).len()..]);
        Ok(())
    }
}

/// Adds a comment to those before it.
fn join(comment: &mut String, text: &str) {
    for word in text.split_whitespace() {
        if !comment.is_empty() {
            comment.push(' ');
        }
        comment.push_str(word);
    }
}

/// Names of rules in tags are often written like titles.
fn variant_name(tag: &str) -> String {
    let name = tag.trim().to_ascii_lowercase().replace(' ', "-");
    name.strip_suffix("-chess").unwrap_or(&name).to_owned()
}

fn written_result(word: &str) -> Option<&'static str> {
    match word {
        "1-0" => Some("1-0"),
        "0-1" => Some("0-1"),
        "1/2-1/2" | "½-½" | "1/2" | "0.5-0.5" => Some("1/2-1/2"),
        "*" => Some("*"),
        _ => None,
    }
}

fn is_resignation(word: &str) -> bool {
    let word = word.trim_end_matches(['.', '!']);
    ["resigns", "resign", "resigned"].iter().any(|text| text.eq_ignore_ascii_case(word))
}

/// Whether a word is nothing but marks that judge a turn or a position.
fn is_glyph(word: &str) -> bool {
    word.chars().all(|c| "!?+#=/-.…±∓⩲⩱∞".contains(c)) && !word.chars().all(|c| c == '-')
}
