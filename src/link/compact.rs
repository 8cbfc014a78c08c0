//! A whole game in few characters, so that links to it survive any chat program. Each move is its index among the legal
//! moves, and all indices together form one large number.
//!
//! The text is a version (one digit) followed by base64url. The encoded bytes are a checksum, flags, the rules and
//! first position unless they are the default, the number of moves, and the large number. Its lowest byte comes first.
//! Most games of 60 moves need fewer than 200 characters.

mod repair;

use base64ct::{Base64UrlUnpadded, Encoding};

use crate::game::any::AnyPosition;
use crate::game::game_record::GameRecordFault;
use crate::game::{Game, GameRecord, Position, mix, rules};
use crate::sorted::sorted;
use crate::varint;

pub use self::repair::read_mended;

/// Version that this build writes.
const VERSION: char = '1';
/// Maximum number of moves read. A forged length must not keep the page busy. Links write longer games move by move.
pub const MOST_MOVES: usize = 5_000;
/// Length of the checksum in bytes.
const CHECK: usize = 3;

const HAS_RULES: u8 = 1;
const HAS_START: u8 = 2;

/// A fault in a short text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CompactFault {
    /// A newer version of the program wrote the text.
    Version(String),
    /// Part of the text is missing or was changed in transit.
    Damaged,
}

/// Encodes a game as a short text.
///
/// # Errors
/// The reason why the game could not be replayed.
pub fn write(record: &GameRecord) -> Result<String, GameRecordFault> {
    let replay = record.follow::<AnyPosition>().map_err(|(_, fault)| fault)?;
    let mut number = Number::default();
    let choices = replay.positions().zip(&replay.moves).collect::<Vec<_>>();
    for &(position, (m, _)) in choices.iter().rev() {
        let moves = numbered(position);
        let place = moves.binary_search(&position.uci(*m)).unwrap_or_default();
        number.push(moves.len(), place);
    }
    let named = (record.variant != rules::DEFAULT).then_some(&record.variant);
    let flags = if named.is_some() { HAS_RULES } else { 0 } | if record.start.is_some() { HAS_START } else { 0 };
    let mut bytes = vec![flags];
    for text in named.into_iter().chain(&record.start) {
        varint::put(&mut bytes, text.len() as u64);
        bytes.extend(text.bytes());
    }
    varint::put(&mut bytes, replay.moves.len() as u64);
    bytes.append(&mut number.0);
    let text = sealed(&bytes);
    if text.ends_with(|letter: char| letter.is_ascii_alphanumeric()) {
        return Ok(text);
    }
    // Chat programs drop a hyphen or underscore at the end of a link. A leading zero does not change the number, and
    // the longer text ends with a letter.
    bytes.push(0);
    Ok(sealed(&bytes))
}

/// Encodes any bytes as a text with version and checksum, even if they are not a valid game.
pub fn sealed(content: &[u8]) -> String {
    format!("{VERSION}{}", Base64UrlUnpadded::encode_string(&[&checksum(content), content].concat()))
}

/// Decodes a short text.
///
/// # Errors
/// See [`CompactFault`].
///
/// ```
/// use hostage_chess::game::GameRecord;
/// use hostage_chess::link::compact;
///
/// let record = GameRecord { variant: "hostage".into(), start: None, moves: vec!["e2e4".into(), "d7d5".into()] };
/// let text = compact::write(&record).unwrap();
/// assert!(text.len() < 13);
/// assert_eq!(compact::read(&text), Ok(record));
/// ```
pub fn read(text: &str) -> Result<GameRecord, CompactFault> {
    let Some(rest) = text.strip_prefix(VERSION) else {
        let version = text.chars().next().filter(|version| ('2'..='9').contains(version));
        return Err(version.map_or(CompactFault::Damaged, |version| CompactFault::Version(version.to_string())));
    };
    let bytes = Base64UrlUnpadded::decode_vec(rest).map_err(|_| CompactFault::Damaged)?;
    match bytes.split_at_checked(CHECK) {
        Some((check, content)) if check == checksum(content) => match content.first() {
            // The checksum is correct, so a newer version that stores more wrote the text.
            Some(flags) if *flags > (HAS_RULES | HAS_START) => Err(CompactFault::Version(format!("{VERSION}.{flags}"))),
            _ => unpack(content).ok_or(CompactFault::Damaged),
        },
        _ => Err(CompactFault::Damaged),
    }
}

/// Returns true if the checksum is correct, whether or not the content is valid.
fn is_whole(text: &str) -> bool {
    let bytes = text.strip_prefix(VERSION).and_then(|rest| Base64UrlUnpadded::decode_vec(rest).ok());
    let parts = bytes.as_deref().and_then(|bytes| bytes.split_at_checked(CHECK));
    parts.is_some_and(|(check, content)| check == checksum(content))
}

fn unpack(mut bytes: &[u8]) -> Option<GameRecord> {
    let (&flags, rest) = bytes.split_first()?;
    bytes = rest;
    let mut text = |flag: u8| {
        if flags & flag == 0 {
            return Some(None);
        }
        let length = varint::take(&mut bytes)?;
        let (text, rest) = bytes.split_at_checked(usize::try_from(length).ok()?)?;
        bytes = rest;
        Some(Some(String::from_utf8(text.to_vec()).ok()?))
    };
    let variant = text(HAS_RULES)?.unwrap_or_else(|| rules::DEFAULT.to_owned());
    let start = text(HAS_START)?;
    let count = varint::take(&mut bytes).filter(|&count| count <= MOST_MOVES as u64)?;
    // No position has 65,536 legal moves, so two bytes per move suffice. One more byte is the optional leading zero. A
    // longer number is forged and would only take time.
    if bytes.len() as u64 > 2 * count + 1 {
        return None;
    }
    let mut number = Number(bytes.to_vec());
    let mut record = GameRecord { variant, start, moves: Vec::new() };
    let mut position = record.first::<AnyPosition>().ok()?;
    for _ in 0..count {
        let moves = numbered(&position);
        let mv = moves.get(number.pop(moves.len())?)?;
        position = position.play_unchecked(position.read_uci(mv).ok()?);
        record.moves.push(mv.clone());
    }
    // A remainder does not encode a move. If it were accepted, two links would mean the same game.
    number.0.is_empty().then_some(record)
}

/// Returns the legal moves in an order that depends only on the rules.
fn numbered(position: &AnyPosition) -> Vec<String> {
    sorted(position.legal_moves().into_iter().map(|m| position.uci(m)), |a, b| a < b)
}

/// A natural number of any size, lowest byte first, used as a stack of choices.
#[derive(Default)]
struct Number(Vec<u8>);

impl Number {
    /// Pushes the index of one of `choices`.
    fn push(&mut self, choices: usize, place: usize) {
        let mut carry = place as u64;
        for byte in &mut self.0 {
            carry += u64::from(*byte) * choices as u64;
            *byte = carry as u8;
            carry >>= 8;
        }
        while carry > 0 {
            self.0.push(carry as u8);
            carry >>= 8;
        }
    }

    /// Pops the index of one of `choices`, or `None` if `choices` is 0.
    fn pop(&mut self, choices: usize) -> Option<usize> {
        let choices = choices as u64;
        let mut rest = 0;
        for byte in self.0.iter_mut().rev() {
            rest = rest << 8 | u64::from(*byte);
            *byte = rest.checked_div(choices)? as u8;
            rest %= choices;
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        (choices > 0).then_some(rest as usize)
    }
}

/// Returns three bytes of a mixed sum of these bytes.
fn checksum(bytes: &[u8]) -> [u8; CHECK] {
    let sum = bytes.iter().fold(bytes.len() as u64, |sum, &byte| mix::mixed(sum ^ u64::from(byte)));
    [sum as u8, (sum >> 8) as u8, (sum >> 16) as u8]
}
