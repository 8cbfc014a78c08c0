//! Reading records.

use super::token::{Token, Tokens};
use super::{Given, Record, RecordFault, RecordReason};
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
    let record = Record { tags: Vec::new(), replay: None, resigned: None, result: None, fault: None };
    let mut reader = Reader { record, given, depth: 0, announced: None };
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
    /// How many variations are open. A number is all that skipping needs, so no depth can overflow a stack.
    depth: usize,
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
                    self.depth += 1;
                }
                Token::Close if self.depth == 0 => return Err((")", RecordReason::StrayBracket)),
                Token::Close => self.depth -= 1,
                _ if self.depth > 0 => {}
                Token::Tag(name, _) if self.record.replay.is_some() => return Err((name, RecordReason::Surplus)),
                Token::Tag(name, value) => self.record.tags.push((name.to_owned(), value)),
                Token::BadTag(text) => return Err((text, RecordReason::Tag)),
                Token::Word(word) => self.word(word)?,
            }
        }
        self.begin()?;
        match self.depth {
            0 => Ok(()),
            _ => Err(("(", RecordReason::OpenVariation)),
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
        let position = replay.last();
        let m = position.read_notation(word).map_err(|why| (word, RecordReason::Turn(why)))?;
        let next = position.play_unchecked(m);
        replay.turns.push((m, next));
        Ok(())
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
