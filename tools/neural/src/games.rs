//! Games on disk, as `generate` writes them: where they began, every turn and what the search thought before it.
//!
//! Four bytes a ply: five times less than a packed position for each quiet ply would take, and nothing is thrown away.
//! What counts as quiet is settled when a net is trained, and an opening explorer needs the turns.
//!
//! A file is a head of 48 bytes and games, numbers low byte first:
//!
//! | bytes of the head | what |
//! | --- | --- |
//! | 0..8 | `HOSTGAME` |
//! | 8..10, 10..12 | the version of the format, 1, and the length of the head |
//! | 12..16 | the number of games |
//! | 16..24 | the seed |
//! | 24..28 | nodes a turn |
//! | 28..32 | 0 |
//! | 32..40 | the FNV-1a hash of the net that played |
//! | 40..48 | 0 |
//!
//! | bytes of a game | what |
//! | --- | --- |
//! | 0..2 | the length of what follows |
//! | 2..42 | the first position, packed (`packed`) |
//! | 42 | how it came about: 0 random turns, 1 men put into the stores too (and some perhaps away), 2 the start, first turns drawn by merit |
//! | 43 | half points of White |
//! | 44 | how it ended: 0 by the rules, 1 it was as good as won, 2 it was too long |
//! | 45 | 0 |
//! | then for each ply | 16 bits: the move (`move_number`), and 32,768 if it was drawn by lot and is not the one that the search found best; 16 bits: what the search thought the position worth for the side to move, in centipawns; 32,000 less n for a mate in n turns, likewise below zero for being mated |

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
/// The bytes of a game before its plies, without the length.
const FIXED: usize = 44;
const DRAWN: u16 = 1 << 15;

/// Scores beyond this belong to positions that are won, of which there is nothing to be learnt.
const LOUD: i16 = 3000;
/// Scores beyond this are mates.
pub const MATE: i16 = 30_000;

/// What a file says of all its games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    /// How many games follow.
    pub games: u32,
    /// The seed that they were made from.
    pub seed: u64,
    /// How many nodes the search had for a turn, at least.
    pub nodes: u32,
    /// The FNV-1a hash of the net.
    pub net: u64,
}

/// A turn of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ply {
    /// What was played.
    pub mv: Move,
    /// Whether it was drawn by lot, and is not the turn that the search found best.
    pub drawn: bool,
    /// What the search thought of the position before it, for the side to move.
    pub score: i16,
}

/// A game from its first position on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Where it began.
    pub start: Setup,
    /// How it began: 0, 1 or 2, as in the file.
    pub opening: u8,
    /// White's half points.
    pub points: u8,
    /// How it ended: 0, 1 or 2, as in the file.
    pub end: u8,
    /// Its turns.
    pub plies: Vec<Ply>,
}

fn wrong(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what)
}

impl Head {
    /// Writes the head of a file.
    ///
    /// # Errors
    /// Those of the output.
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
            return Err(wrong("no games of this version"));
        }
        Ok(Head { games: long(12), seed: longer(16), nodes: long(24), net: longer(32) })
    }
}

impl Record {
    /// Writes a game.
    ///
    /// # Errors
    /// Those of the output; and if its start cannot be packed, or it is longer than a file can say.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let start = packed::pack(&self.start).ok_or_else(|| wrong("a position that cannot be packed"))?;
        let length = u16::try_from(FIXED + 4 * self.plies.len()).map_err(|_| wrong("a game that is too long"))?;
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
        let (fixed, plies) = bytes.split_at_checked(FIXED).ok_or_else(|| wrong("a game that is too short"))?;
        let start = Packed::try_from(&fixed[..40]).ok().as_ref().and_then(packed::unpack);
        let plies = plies.chunks_exact(4).map(|bytes| {
            let word = u16::from_le_bytes([bytes[0], bytes[1]]);
            let mv = move_number::of_number(word & !DRAWN).ok_or_else(|| wrong("no turn"))?;
            Ok(Ply { mv, drawn: word & DRAWN != 0, score: i16::from_le_bytes([bytes[2], bytes[3]]) })
        });
        Ok(Record {
            start: start.ok_or_else(|| wrong("no position"))?,
            opening: fixed[40],
            points: fixed[41],
            end: fixed[42],
            plies: plies.collect::<io::Result<_>>()?,
        })
    }
}

/// The files: those named, and in folders named all that end in `.games`. Whatever order the disk has, theirs is the same.
///
/// # Errors
/// Those of the disk.
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

/// The games of a file, one after another.
pub struct Games<R> {
    /// What the file says of all of them.
    pub head: Head,
    left: u32,
    input: R,
}

impl<R: Read> Games<R> {
    /// Reads the head.
    ///
    /// # Errors
    /// Those of the input, and if these are no games.
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
    /// Each position before a turn, with what was played.
    ///
    /// # Errors
    /// If the start is not one of the game or a turn is not legal.
    pub fn positions(&self) -> io::Result<Vec<(Position, Ply)>> {
        let mut position = self.start.validate().map_err(|_| wrong("a start that breaks the rules"))?;
        let mut all = Vec::with_capacity(self.plies.len());
        for &ply in &self.plies {
            let next = position.play(ply.mv).map_err(|_| wrong("a turn that is not legal"))?;
            all.push((position, ply));
            position = next;
        }
        Ok(all)
    }
}

/// Whether a position teaches something: no check, no mate in sight, and the best turn is known and no capture,
/// promotion or the like.
#[must_use]
pub fn is_quiet(position: &Position, ply: &Ply) -> bool {
    !ply.drawn && ply.score.abs() < LOUD && !position.in_check() && !position.hint(ply.mv).forcing
}
