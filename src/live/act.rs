//! Acts: what a player does in a live game, and the bytes of a log.

use super::bytes::{Malformed, Reader, put_text};
use crate::game::{Ending, Outcome, Side};
use crate::varint;

/// Maximum size of a log in bytes. A log that is full ends live play; the game can go on by links.
pub const MOST_LOG: usize = 6_000;

/// Maximum length of a move in UCI notation.
const MOST_MOVE: usize = 12;

/// A move in UCI notation. It may come from the wire, so it need not be legal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MoveText {
    bytes: [u8; MOST_MOVE],
    length: u8,
}

impl MoveText {
    /// Returns the text as a move; none if it is too long.
    pub fn new(text: &str) -> Option<MoveText> {
        let mut bytes = [0; MOST_MOVE];
        bytes.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
        Some(MoveText { bytes, length: text.len() as u8 })
    }

    /// Returns the text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..usize::from(self.length)]).unwrap_or_default()
    }
}

/// How a live game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LiveVerdict {
    /// The rules ended it; the winner, if there is one. The logs say how.
    Board(Option<Side>),
    /// The players agreed on a draw.
    Agreed,
    /// A player resigned; the winner.
    Resigned(Side),
    /// A player admitted that the time had run out; the winner.
    Flag(Side),
    /// A player claimed that the other's time had run out, or that the other had left; the winner.
    Claimed(Side),
    /// A player called the game off before the second move.
    Aborted,
    /// The two devices disagree about a claim. Nobody has won.
    Disputed,
}

impl LiveVerdict {
    /// The result for records; none if the game counts for nobody. `board` is what the rules say of the last position.
    pub fn outcome(self, board: Option<Outcome>) -> Option<Outcome> {
        match self {
            LiveVerdict::Board(_) => board,
            LiveVerdict::Agreed => Some(Outcome::draw(Ending::Agreement)),
            LiveVerdict::Resigned(winner) => Some(Outcome::win(winner, Ending::Resignation)),
            LiveVerdict::Flag(winner) | LiveVerdict::Claimed(winner) => Some(Outcome::win(winner, Ending::TimeForfeit)),
            LiveVerdict::Aborted | LiveVerdict::Disputed => None,
        }
    }

    const ALL: [LiveVerdict; 12] = [
        LiveVerdict::Board(None),
        LiveVerdict::Board(Some(Side::White)),
        LiveVerdict::Board(Some(Side::Black)),
        LiveVerdict::Agreed,
        LiveVerdict::Resigned(Side::White),
        LiveVerdict::Resigned(Side::Black),
        LiveVerdict::Flag(Side::White),
        LiveVerdict::Flag(Side::Black),
        LiveVerdict::Claimed(Side::White),
        LiveVerdict::Claimed(Side::Black),
        LiveVerdict::Aborted,
        LiveVerdict::Disputed,
    ];

    fn code(self) -> u8 {
        LiveVerdict::ALL.iter().position(|verdict| *verdict == self).unwrap_or_default() as u8
    }
}

/// What a player does. Indices name an act of the opponent's log, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ActKind {
    /// Plays a move.
    Move {
        /// The move.
        text: MoveText,
        /// Time used for it by the player's own clock, in tenths of a second. In games of days, when it was played, in
        /// Unix minutes; earlier versions of the program wrote the time used there too.
        used: u32,
        /// Time charged for the opponent's previous move, in tenths of a second: never less than the opponent `used`.
        /// Zero in games of days.
        charged: u32,
    },
    /// Offers a draw.
    OfferDraw,
    /// Asks to take back a move.
    AskTakeBack,
    /// Accepts the offer at this index.
    Accept(u16),
    /// Declines the offer at this index.
    Decline(u16),
    /// Takes back two plies: the opponent has accepted the request at this index of the player's own log.
    Adopt(u16),
    /// Gives the opponent fifteen seconds.
    AddTime,
    /// Resigns.
    Resign,
    /// Calls the game off before the second move.
    Abort,
    /// Admits that the player's time has run out.
    Flag,
    /// Claims the win because the opponent's time has run out, or because the opponent has left.
    Claim {
        /// True if the opponent was away, false if the time ran out.
        away: bool,
        /// Time since the opponent's turn began, in tenths of a second.
        elapsed: u32,
    },
    /// Accepts an act that crossed the player's claim: it came in time.
    Honour,
    /// Insists on the claim.
    Uphold,
    /// Confirms how the game ended.
    End {
        /// How it ended.
        verdict: LiveVerdict,
        /// Number of the opponent's acts that it takes into account.
        seen: u16,
    },
    /// Objects to a claim.
    Object {
        /// What was claimed.
        verdict: LiveVerdict,
        /// Number of the opponent's acts that it takes into account.
        seen: u16,
    },
    /// Wants another game with colours swapped.
    Rematch,
}

/// An act, and when in the game it was done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Act {
    /// Number of take-backs before it.
    pub epoch: u8,
    /// Number of moves on the board before it.
    pub ply: u16,
    /// What was done.
    pub kind: ActKind,
}

impl Act {
    /// When in the game it was done: acts of earlier moments sort first.
    pub fn moment(&self) -> (u8, u16) {
        (self.epoch, self.ply)
    }

    /// Appends the bytes of this act to a log.
    pub fn write(&self, log: &mut Vec<u8>) {
        let code = match self.kind {
            ActKind::Move { .. } => b'M',
            ActKind::OfferDraw => b'D',
            ActKind::AskTakeBack => b'T',
            ActKind::Accept(_) => b'A',
            ActKind::Decline(_) => b'N',
            ActKind::Adopt(_) => b'X',
            ActKind::AddTime => b'G',
            ActKind::Resign => b'R',
            ActKind::Abort => b'B',
            ActKind::Flag => b'F',
            ActKind::Claim { .. } => b'C',
            ActKind::Honour => b'H',
            ActKind::Uphold => b'U',
            ActKind::End { .. } => b'E',
            ActKind::Object { .. } => b'J',
            ActKind::Rematch => b'Z',
        };
        log.extend([code, self.epoch]);
        log.extend(self.ply.to_le_bytes());
        match self.kind {
            ActKind::Move { text, used, charged } => {
                put_text(log, text.as_str());
                varint::put(log, used.into());
                varint::put(log, charged.into());
            }
            ActKind::Accept(index) | ActKind::Decline(index) | ActKind::Adopt(index) => log.extend(index.to_le_bytes()),
            ActKind::Claim { away, elapsed } => {
                log.push(away.into());
                varint::put(log, elapsed.into());
            }
            ActKind::End { verdict, seen } | ActKind::Object { verdict, seen } => {
                log.push(verdict.code());
                log.extend(seen.to_le_bytes());
            }
            _ => {}
        }
    }

    fn read(reader: &mut Reader) -> Result<Act, Malformed> {
        let (code, epoch, ply) = (reader.u8()?, reader.u8()?, reader.u16()?);
        let verdict = |code: u8| LiveVerdict::ALL.get(usize::from(code)).copied().ok_or(Malformed::Newer);
        let kind = match code {
            b'M' => ActKind::Move {
                text: MoveText::new(reader.text(MOST_MOVE)?).ok_or(Malformed::Text)?,
                used: reader.varint()?,
                charged: reader.varint()?,
            },
            b'D' => ActKind::OfferDraw,
            b'T' => ActKind::AskTakeBack,
            b'A' => ActKind::Accept(reader.u16()?),
            b'N' => ActKind::Decline(reader.u16()?),
            b'X' => ActKind::Adopt(reader.u16()?),
            b'G' => ActKind::AddTime,
            b'R' => ActKind::Resign,
            b'B' => ActKind::Abort,
            b'F' => ActKind::Flag,
            b'C' => match reader.u8()? {
                away @ 0..=1 => ActKind::Claim { away: away == 1, elapsed: reader.varint()? },
                _ => return Err(Malformed::Value),
            },
            b'H' => ActKind::Honour,
            b'U' => ActKind::Uphold,
            b'E' => ActKind::End { verdict: verdict(reader.u8()?)?, seen: reader.u16()? },
            b'J' => ActKind::Object { verdict: verdict(reader.u8()?)?, seen: reader.u16()? },
            b'Z' => ActKind::Rematch,
            _ => return Err(Malformed::Newer),
        };
        Ok(Act { epoch, ply, kind })
    }
}

/// Writes a log as bytes.
pub fn write_log(acts: &[Act]) -> Vec<u8> {
    let mut log = Vec::new();
    acts.iter().for_each(|act| act.write(&mut log));
    log
}

/// Reads a log.
///
/// # Errors
/// [`Malformed`]; a kind of act that this build does not know is [`Malformed::Newer`].
pub fn read_log(bytes: &[u8]) -> Result<Vec<Act>, Malformed> {
    if bytes.len() > MOST_LOG {
        return Err(Malformed::Long);
    }
    let mut reader = Reader(bytes);
    let mut acts = Vec::new();
    while !reader.0.is_empty() {
        acts.push(Act::read(&mut reader)?);
    }
    Ok(acts)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_kind() -> Vec<ActKind> {
        use ActKind::*;
        let text = MoveText::new("N#B@d5").unwrap();
        let mut kinds = vec![
            Move { text, used: 300, charged: 0 },
            OfferDraw,
            AskTakeBack,
            Accept(258),
            Decline(0),
            Adopt(u16::MAX),
            AddTime,
            Resign,
            Abort,
            Flag,
            Claim { away: true, elapsed: u32::MAX },
            Claim { away: false, elapsed: 0 },
            Honour,
            Uphold,
            Rematch,
        ];
        for verdict in LiveVerdict::ALL {
            kinds.extend([End { verdict, seen: 7 }, Object { verdict, seen: 700 }]);
        }
        kinds
    }

    #[test]
    fn a_log_comes_back_from_its_bytes() {
        let log: Vec<Act> = every_kind().into_iter().zip(0..).map(|(kind, ply)| Act { epoch: 3, ply, kind }).collect();
        let bytes = write_log(&log);
        assert_eq!(read_log(&bytes).as_ref(), Ok(&log));
        // A longer log begins with the bytes of the shorter one.
        for length in 0..log.len() {
            assert!(bytes.starts_with(&write_log(&log[..length])));
        }
    }

    #[test]
    fn bytes_that_are_no_log_are_refused() {
        let bytes = write_log(&every_kind().map_acts());
        for length in 0..bytes.len() {
            // A cut log is either the log of fewer acts or malformed.
            if let Ok(acts) = read_log(&bytes[..length]) {
                assert_eq!(write_log(&acts), bytes[..length]);
            }
        }
        assert_eq!(read_log(b"Q\0\0\0"), Err(Malformed::Newer));
        assert_eq!(read_log(b"M\0\0\0\x0d"), Err(Malformed::Text));
        assert_eq!(read_log(b"C\0\0\0\x02\0"), Err(Malformed::Value));
        assert_eq!(read_log(&vec![b'D'; MOST_LOG + 1]), Err(Malformed::Long));
        assert_eq!(MoveText::new("e2e4e2e4e2e4x"), None);
    }

    trait Acts {
        fn map_acts(self) -> Vec<Act>;
    }
    impl Acts for Vec<ActKind> {
        fn map_acts(self) -> Vec<Act> {
            self.into_iter().map(|kind| Act { epoch: 0, ply: 0, kind }).collect()
        }
    }
}
