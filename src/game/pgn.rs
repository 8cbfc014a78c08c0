//! Game records in PGN: tags, moves, comments, glyphs, variations and a result.
//!
//! Reading stops at the first fault in the main line and keeps everything before it. Unreadable parts of variations are
//! kept as comments. A file of many games is first cut into single games ([`many`]).
//!
//! CITE: <https://www.chessprogramming.org/Portable_Game_Notation>.

mod decode;
pub mod many;
mod movetext;
mod plain;
mod read;
mod tag;
mod token;
mod words;
mod write;

pub use decode::{decode, lines};
pub use movetext::{Movetext, Ply};
pub use read::{LONGEST, RecordReading, read, read_own};
pub use tag::is_tag_name;
pub use words::glyph_mark;
pub(in crate::game) use words::is_resignation;
#[cfg(feature = "programs")]
pub(crate) use words::written_result;
pub use write::{is_derived, tag_line, write};

use super::{Ending, Fault, Game, GameRecord, Illegal, Key, Outcome, Side, Style, game_record};
use crate::game::game_record::Replay;

/// Name and value of a tag, such as `White` and `Leslie`.
pub type Tag = (String, String);

/// Facts about a game that are known before its record is read. They take precedence over the tags.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Given<'a> {
    /// Name of the rule set.
    pub variant: Option<&'a str>,
    /// FEN of the first position.
    pub start: Option<&'a str>,
}

/// A record, as far as it could be read.
#[derive(Clone, Debug)]
pub struct PgnGame<G: Game> {
    /// Tags in their order.
    pub tags: Vec<Tag>,
    /// Moves with their positions, or `None` without a valid first position.
    pub moves: Option<Movetext<G>>,
    /// Side that resigned, if the record says so.
    pub resigned: Option<Side>,
    /// Result as written: `1-0`, `0-1`, `1/2-1/2` or `*`, if there is one.
    pub result: Option<&'static str>,
    /// Fault that stopped the reading, if any.
    pub fault: Option<PgnFault>,
    /// The first few faults that did not stop the reading: unreadable parts of variations, kept as comments, and tags
    /// that were left out.
    pub notes: Vec<PgnFault>,
}

/// Place and reason of a fault in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PgnFault {
    /// Line of the text, counted from 1.
    pub line: usize,
    /// Byte of the text at which the word begins that was being read.
    pub byte: usize,
    /// Number of the move that was being read.
    pub number: u32,
    /// Side to move.
    pub side: Side,
    /// Text at fault.
    pub text: String,
    /// Reason of the fault.
    pub reason: PgnReason,
}

/// The reason of a fault.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PgnReason {
    /// The record is longer than that of any game.
    TooLong {
        /// Length in bytes.
        bytes: usize,
    },
    /// The rule set is unknown, or the first position is invalid.
    Start(Vec<Fault>),
    /// The text is not a move, or the move is illegal.
    Move(Illegal),
    /// A tag does not have the form `[Name "value"]`. It is left out.
    Tag,
    /// A tag about the first position cannot be used, with its faults. The list is empty if another tag contradicts it.
    Unused(Vec<Fault>),
    /// A tag occurs twice with different values. The first one is used.
    Again,
    /// The value of the tag `Result` is not a result.
    NoResult,
    /// The tag `Result`, or a result after the moves, contradicts them. They take precedence.
    OtherResult(&'static str),
    /// A move is illegal, but the first position is a guess because its tag cannot be used.
    Unfollowed {
        /// Name of the tag.
        tag: &'static str,
        /// Faults of the tag.
        faults: Vec<Fault>,
        /// Reason why the move is illegal.
        why: Illegal,
    },
    /// A comment is not closed.
    OpenComment,
    /// A variation is not closed.
    OpenVariation,
    /// A closing bracket has no opening one.
    StrayBracket,
    /// Text follows the end of the game.
    Surplus,
}

impl PgnReason {
    /// Returns true for faults of tags, which do not stop the reading.
    pub const fn is_about_tag(&self) -> bool {
        use PgnReason::{Again, NoResult, OtherResult, Tag, Unused};
        matches!(self, Tag | Unused(_) | Again | NoResult | OtherResult(_))
    }
}

impl<G: Game> PgnGame<G> {
    /// Creates the record of a game that goes on.
    ///
    /// ```
    /// use hostage_chess::game::pgn::{Movetext, PgnGame};
    /// use hostage_chess::{AnyPosition, Game, Style, game::read_move};
    ///
    /// let start = AnyPosition::start("hostage").unwrap();
    /// let mut record = PgnGame::new(vec![("White".to_owned(), "Leslie".to_owned())], Movetext::new(start.clone()));
    /// record.push(read_move(&start, "e4")?);
    /// assert!(record.write(Style::Leslie).ends_with("\n\n1. e4 *\n"));
    /// # Ok::<(), hostage_chess::Illegal>(())
    /// ```
    pub const fn new(tags: Vec<Tag>, moves: Movetext<G>) -> PgnGame<G> {
        PgnGame { tags, moves: Some(moves), resigned: None, result: None, fault: None, notes: Vec::new() }
    }

    /// Adds a legal move at the end of the main line. The game goes on then, also after a repetition, fifty moves, a
    /// resignation or an agreement, which players may overlook or take back: only a position without legal moves ends it
    /// for good. Does nothing without a valid first position.
    pub fn push(&mut self, mv: G::Move) {
        if let Some(moves) = &mut self.moves {
            moves.push(moves.main_line().last().copied(), mv);
            self.reopen();
        }
    }

    /// Removes what the record says about the end of its main line: the result and its tag, a resignation, the tag
    /// `Termination`, and the fault that stopped the reading. Must be called when the main line changes.
    pub fn reopen(&mut self) {
        (self.resigned, self.result, self.fault) = (None, None, None);
        self.tags.retain(|(name, _)| !["Result", "Termination"].iter().any(|end| end.eq_ignore_ascii_case(name)));
    }

    /// Returns the value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    /// Returns true for a game of ordinary chess, where captured pieces leave the game. Either a tag says so, or no tag
    /// names a rule set and no piece is dropped or exchanged. In the latter case there must also be a sign of chess:
    /// tags of chess programs, too many pieces, or an impossible promotion.
    pub fn is_orthodox(&self) -> bool {
        if let Some(name) = self.tag("Variant") {
            return words::names_chess(name);
        }
        let stuck = |fault: &PgnFault| match &fault.reason {
            // There are more pieces of a kind than a side has in Hostage Chess.
            PgnReason::Start(faults) | PgnReason::Unfollowed { faults, tag: "FEN", .. } => {
                faults.iter().any(|fault| matches!(fault, Fault::TooMany { .. }))
            }
            PgnReason::Move(_) | PgnReason::Unfollowed { .. } => {
                fault.text.as_bytes().windows(2).any(|two| matches!(two, [b'8' | b'1', b'=' | b'(']))
            }
            _ => false,
        };
        let signed = ["ECO", "WhiteElo", "BlackElo"].iter().any(|tag| self.tag(tag).is_some());
        if !signed && !self.fault.as_ref().is_some_and(stuck) || self.tag("FEN").is_some_and(|fen| fen.contains('[')) {
            return false;
        }
        let lands =
            |moves: &Movetext<G>| moves.plies.iter().any(|ply| moves.position(ply.parent).uci(ply.mv).contains('@'));
        !self.moves.as_ref().is_some_and(lands)
    }

    /// Returns the main line with its positions, or `None` without a valid first position.
    pub fn replay(&self) -> Option<Replay<G>> {
        self.moves.as_ref().map(Movetext::replay)
    }

    /// Returns how the game ended: by the position, by resignation, or by the tag `Termination`. A draw in the middle
    /// of the game does not count if play continued.
    pub fn outcome(&self) -> Option<Outcome> {
        let moves = self.moves.as_ref()?;
        let line = moves.main_line();
        let keys = line.iter().map(|&ply| moves.plies[ply].position.key());
        let keys: Vec<Key> = std::iter::once(moves.start.key()).chain(keys).collect();
        let resignation = |side: Side| Outcome { winner: Some(!side), ending: Ending::Resignation };
        game_record::outcome(keys.into_iter(), moves.position(line.last().copied()))
            .or(self.resigned.map(resignation))
            .or_else(|| self.terminated())
    }

    /// Returns how the game ended by its tag and its result, for games that end without mate or a draw by rule. A
    /// normal end is then an agreement or a resignation. `None` if the record has a fault.
    fn terminated(&self) -> Option<Outcome> {
        let winner = match self.result.filter(|_| self.fault.is_none())? {
            "1-0" => Some(Side::White),
            "0-1" => Some(Side::Black),
            "1/2-1/2" => None,
            _ => return None,
        };
        let ending = match (self.tag("Termination")?.to_ascii_lowercase().as_str(), winner) {
            ("normal", Some(_)) => Ending::Resignation,
            ("normal", None) => Ending::Agreement,
            ("time forfeit", Some(_)) => Ending::TimeForfeit,
            ("adjudication", _) => Ending::Adjudication,
            _ => return None,
        };
        Some(Outcome { winner, ending })
    }

    /// Returns the result of the position or of a resignation, otherwise the written one, otherwise `*`.
    pub fn result(&self) -> &'static str {
        self.outcome().map_or(self.result.unwrap_or("*"), |outcome| outcome.result())
    }

    /// Returns the text of the record: given and derived tags, moves with comments and variations, and the result. It
    /// is empty without a valid first position.
    pub fn write(&self, style: Style) -> String {
        let Some(moves) = &self.moves else { return String::new() };
        write::record(&self.tags, moves, self.result(), self.resigned, style)
    }

    /// Returns the game record of the main line.
    pub fn game_record(&self) -> Option<GameRecord> {
        let replay = self.replay()?;
        let variant = replay.start.variant();
        let standard = G::start(variant).is_some_and(|start| start == replay.start);
        let mut moves = Vec::with_capacity(replay.moves.len());
        for ((m, _), before) in replay.moves.iter().zip(replay.positions()) {
            moves.push(before.uci(*m));
        }
        Some(GameRecord { variant: variant.to_owned(), start: (!standard).then(|| replay.start.fen()), moves })
    }
}
