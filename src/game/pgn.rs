//! Records of games as text in the form of PGN: tags, turns, comments, glyphs, variations, a result.
//!
//! Reading stops at the first fault of the main line and keeps what was read until then. What cannot be read in a
//! variation is kept as a comment. A file of many games is cut into single ones first ([`many`]).
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
pub use write::{tag_line, write};

use super::{Ending, Fault, Game, GameRecord, Illegal, Key, Outcome, Side, Style, game_record};
use crate::game::game_record::Replay;

/// A name and a value at the head of a record, such as `White` and `Leslie`.
pub type Tag = (String, String);

/// What is known of a game before its record is read. It takes precedence over the tags.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Given<'a> {
    /// The name of the rules.
    pub variant: Option<&'a str>,
    /// The FEN it begins from.
    pub start: Option<&'a str>,
}

/// A record as far as it could be read.
#[derive(Clone, Debug)]
pub struct PgnGame<G: Game> {
    /// The tags, in their order.
    pub tags: Vec<Tag>,
    /// The turns with their positions; none if there is no position to begin from.
    pub moves: Option<Movetext<G>>,
    /// Who gave up, if the record says so.
    pub resigned: Option<Side>,
    /// The result as it is written: `1-0`, `0-1`, `1/2-1/2`, `*`, or nothing.
    pub result: Option<&'static str>,
    /// Why it could not be read to its end, if so.
    pub fault: Option<PgnFault>,
    /// The first few things that did not stop the reading: what could not be read in variations and is kept as comments, and tags
    /// that were left out.
    pub notes: Vec<PgnFault>,
}

/// Where and why a record could not be read on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PgnFault {
    /// The line of the text, from 1.
    pub line: usize,
    /// The number of the move that was to be read.
    pub number: u32,
    /// Whose turn it was.
    pub side: Side,
    /// The text that could not be read.
    pub text: String,
    /// Why.
    pub reason: PgnReason,
}

/// Why a record could not be read on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PgnReason {
    /// It is larger than any game.
    TooLong {
        /// Its length in bytes.
        bytes: usize,
    },
    /// There is no such game, or no such position to begin from.
    Start(Vec<Fault>),
    /// Not a turn, or not a legal one.
    Move(Illegal),
    /// A tag that is not of the form `[Name "value"]`. It is left out.
    Tag,
    /// A tag that says how the game begins and cannot be used, with what is wrong with it; nothing where another tag denies it.
    Unused(Vec<Fault>),
    /// A tag that is there twice and says two things. The first one counts.
    Again,
    /// The tag `Result` says something that is no result.
    NoResult,
    /// The tag `Result` says something else than the moves, which count.
    OtherResult(&'static str),
    /// A turn that is not legal where the game can only begin without a tag.
    Unfollowed {
        /// The tag.
        tag: &'static str,
        /// What is wrong with it.
        faults: Vec<Fault>,
        /// Why the turn is not legal.
        why: Illegal,
    },
    /// A comment that never ends.
    OpenComment,
    /// A variation that never ends.
    OpenVariation,
    /// A bracket that closes nothing.
    StrayBracket,
    /// The game has ended, and the text goes on.
    Surplus,
}

impl PgnReason {
    /// Whether it is about a tag, whose record could be read without it.
    pub const fn is_about_tag(&self) -> bool {
        use PgnReason::{Again, NoResult, OtherResult, Tag, Unused};
        matches!(self, Tag | Unused(_) | Again | NoResult | OtherResult(_))
    }
}

impl<G: Game> PgnGame<G> {
    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    /// Whether this is a game of ordinary chess, in which captured men are out of the game: a tag says so; or none names any
    /// rules, nobody is dropped or exchanged, and there are tags of chess programs or a pawn becomes a man whom no prison
    /// holds.
    pub fn is_orthodox(&self) -> bool {
        if let Some(name) = self.tag("Variant") {
            return words::names_chess(name);
        }
        let stuck = |fault: &PgnFault| match &fault.reason {
            // More men of a kind than a side has.
            PgnReason::Start(faults) | PgnReason::Unfollowed { faults, tag: "FEN", .. } => {
                faults.iter().any(|fault| matches!(fault, Fault::TooMany { .. }))
            }
            PgnReason::Move(_) | PgnReason::Unfollowed { .. } => {
                ["8=", "1=", "8(", "1("].iter().any(|last| fault.text.contains(last))
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

    /// The main line with its positions; none if there is no position to begin from.
    pub fn replay(&self) -> Option<Replay<G>> {
        self.moves.as_ref().map(Movetext::replay)
    }

    /// How the game ended, as far as the board tells, a resignation, or the tag `Termination`. A draw in its middle that
    /// was played on from does not count.
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

    /// How the game ended by its tag and its result, where the board shows no end: what is normal then was agreed or
    /// given up. Nothing if the record could not be read to its end.
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

    /// The result: the board's, or a resignation's, or else the one that is written; `*` if there is none.
    pub fn result(&self) -> &'static str {
        self.outcome().map_or(self.result.unwrap_or("*"), |outcome| outcome.result())
    }

    /// The record as text: its tags and those that follow from it, its turns with all that is written beside them, its
    /// result. Nothing if it has no position to begin from.
    pub fn write(&self, style: Style) -> String {
        let Some(moves) = &self.moves else { return String::new() };
        write::record(&self.tags, moves, self.result(), self.resigned, style)
    }

    /// The game record of the main line.
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
