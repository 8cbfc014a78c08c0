//! The file format of `generate`: games with their first position, their moves, and the score of the search before each
//! move.
//!
//! A ply takes four bytes, a fifth of the space for packed positions of the quiet plies, and no data is lost. The
//! definition of a quiet position can change in training, and an opening explorer needs the moves.
//!
//! A file consists of a header of 48 bytes and games. Numbers are stored low byte first:
//!
//! | bytes of the header | content |
//! | --- | --- |
//! | 0..8 | `HOSTGAME` |
//! | 8..10, 10..12 | version of the format (1), and length of the header |
//! | 12..16 | number of games |
//! | 16..24 | seed |
//! | 24..28 | nodes per move |
//! | 28..32 | 0 |
//! | 32..40 | FNV-1a hash of the net that played |
//! | 40..48 | 0 |
//!
//! | bytes of a game | content |
//! | --- | --- |
//! | 0..2 | length of the rest |
//! | 2..42 | first position (`packed`) |
//! | 42 | opening: 0 random moves, 1 also some pieces moved to the stores (and some perhaps removed), 2 start position, first moves drawn by merit |
//! | 43 | White's half points |
//! | 44 | ending: 0 by the rules, 1 decided by the score, 2 too long |
//! | 45 | 0 |
//! | for each ply | 16 bits: the move (`move_number`), plus 32,768 if it was drawn at random and is not the best move of the search; 16 bits: score of the search for the side to move, in centipawns, or 32,000 - n for a mate in n moves, negative for being mated |

use std::fs;
use std::io::{self, Read, Write};
use std::path::PathBuf;

use hostage_chess::game::hostage::{Move, Position, Setup};
use hostage_chess::game::{Game as _, Position as _};

use crate::move_number;
use crate::packed::{self, Packed};

const MAGIC: &[u8; 8] = b"HOSTGAME";
const VERSION: u16 = 1;
const HEAD: usize = 48;
/// Length of a game before its plies, in bytes, without the length field.
const FIXED: usize = 44;
const DRAWN: u16 = 1 << 15;

/// Scores beyond this belong to decided positions, which are useless for training.
const LOUD: i16 = 3000;
/// Scores beyond this are mates.
pub const MATE: i16 = 30_000;

/// Header of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    /// Number of games in the file.
    pub games: u32,
    /// Seed of the games.
    pub seed: u64,
    /// Minimum number of nodes per move.
    pub nodes: u32,
    /// FNV-1a hash of the net.
    pub net: u64,
}

/// A move of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Move played.
    pub mv: Move,
    /// True if the move was drawn at random and is not the best move of the search.
    pub drawn: bool,
    /// Score of the search before the move, for the side to move.
    pub score: i16,
}

/// A game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// First position.
    pub start: Setup,
    /// Kind of opening: 0, 1 or 2, as in the file.
    pub opening: u8,
    /// White's half points.
    pub points: u8,
    /// Kind of ending: 0, 1 or 2, as in the file.
    pub end: u8,
    /// Moves.
    pub plies: Vec<Ply>,
}

fn wrong(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what)
}

impl Head {
    /// Writes the header of a file.
    ///
    /// # Errors
    /// Any I/O error.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let mut bytes = [0; HEAD];
        bytes[..8].copy_from_slice(MAGIC);
        bytes[8..10].copy_from_slice(&VERSION.to_le_bytes());
        bytes[10..12].copy_from_slice(&(HEAD as u16).to_le_bytes());
        bytes[12..16].copy_from_slice(&self.games.to_le_bytes());
        bytes[16..24].copy_from_slice(&self.seed.to_le_bytes());
        bytes[24..28].copy_from_slice(&self.nodes.to_le_bytes());
        bytes[32..40].copy_from_slice(&self.net.to_le_bytes());
        out.write_all(&bytes)
    }

    fn read(input: &mut impl Read) -> io::Result<Head> {
        let mut bytes = [0; HEAD];
        input.read_exact(&mut bytes)?;
        let word = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
        let long = |at: usize| u32::from(word(at)) | u32::from(word(at + 2)) << 16;
        let longer = |at: usize| u64::from(long(at)) | u64::from(long(at + 4)) << 32;
        if &bytes[..8] != MAGIC || word(8) != VERSION || usize::from(word(10)) != HEAD {
            return Err(wrong("not a file of games of this version"));
        }
        Ok(Head { games: long(12), seed: longer(16), nodes: long(24), net: longer(32) })
    }
}

impl Record {
    /// Writes a game.
    ///
    /// # Errors
    /// Any I/O error, a first position that cannot be packed, or a game that is too long for the format.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let start = packed::pack(&self.start).ok_or_else(|| wrong("the position cannot be packed"))?;
        let length = u16::try_from(FIXED + 4 * self.plies.len()).map_err(|_| wrong("the game is too long"))?;
        let mut bytes = Vec::with_capacity(2 + usize::from(length));
        bytes.extend(length.to_le_bytes());
        bytes.extend(start);
        bytes.extend([self.opening, self.points, self.end, 0]);
        for ply in &self.plies {
            let mv = move_number::number(ply.mv) | if ply.drawn { DRAWN } else { 0 };
            bytes.extend(mv.to_le_bytes());
            bytes.extend(ply.score.to_le_bytes());
        }
        out.write_all(&bytes)
    }

    fn read(input: &mut impl Read) -> io::Result<Record> {
        let mut length = [0; 2];
        input.read_exact(&mut length)?;
        let mut bytes = vec![0; usize::from(u16::from_le_bytes(length))];
        input.read_exact(&mut bytes)?;
        let (fixed, plies) = bytes.split_at_checked(FIXED).ok_or_else(|| wrong("the game is too short"))?;
        let start = Packed::try_from(&fixed[..40]).ok().as_ref().and_then(packed::unpack);
        let plies = plies.chunks_exact(4).map(|bytes| {
            let word = u16::from_le_bytes([bytes[0], bytes[1]]);
            let mv = move_number::of_number(word & !DRAWN).ok_or_else(|| wrong("invalid move"))?;
            Ok(Ply { mv, drawn: word & DRAWN != 0, score: i16::from_le_bytes([bytes[2], bytes[3]]) })
        });
        Ok(Record {
            start: start.ok_or_else(|| wrong("invalid position"))?,
            opening: fixed[40],
            points: fixed[41],
            end: fixed[42],
            plies: plies.collect::<io::Result<_>>()?,
        })
    }
}

/// Lists the given files and all files in the given folders that end in `.games`, in alphabetical order.
///
/// # Errors
/// Any I/O error.
pub fn files(paths: &[PathBuf]) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            for entry in fs::read_dir(path)? {
                let path = entry?.path();
                if path.extension().is_some_and(|extension| extension == "games") {
                    files.push(path);
                }
            }
        } else {
            files.push(path.clone());
        }
    }
    files.sort();
    Ok(files)
}

/// Iterator over the games of a file.
pub struct Games<R> {
    /// Header of the file.
    pub head: Head,
    left: u32,
    input: R,
}

impl<R: Read> Games<R> {
    /// Reads the header.
    ///
    /// # Errors
    /// Any I/O error, or a file in another format.
    pub fn read(mut input: R) -> io::Result<Games<R>> {
        let head = Head::read(&mut input)?;
        Ok(Games { head, left: head.games, input })
    }
}

impl<R: Read> Iterator for Games<R> {
    type Item = io::Result<Record>;

    fn next(&mut self) -> Option<io::Result<Record>> {
        self.left = self.left.checked_sub(1)?;
        let game = Record::read(&mut self.input);
        if game.is_err() {
            self.left = 0;
        }
        Some(game)
    }
}

impl Record {
    /// Returns the position before each move, with the move.
    ///
    /// # Errors
    /// The first position is invalid or a move is illegal.
    pub fn positions(&self) -> io::Result<Vec<(Position, Ply)>> {
        let mut position = self.start.validate().map_err(|_| wrong("the first position is invalid"))?;
        let mut all = Vec::with_capacity(self.plies.len());
        for &ply in &self.plies {
            let next = position.play(ply.mv).map_err(|_| wrong("the game contains an illegal move"))?;
            all.push((position, ply));
            position = next;
        }
        Ok(all)
    }
}

/// Returns true if a position is suitable for training: no check, no mate in sight, and a known best move that is no
/// capture or promotion.
#[must_use]
pub fn is_quiet(position: &Position, ply: &Ply) -> bool {
    !ply.drawn && ply.score.abs() < LOUD && !position.in_check() && !position.hint(ply.mv).forcing
}
