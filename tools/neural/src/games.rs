//! The file format of `generate`: games with their first position, their moves, and the score of the search before each
//! move.
//!
//! A ply takes six bytes, a quarter of the space for packed positions of the quiet plies, and no data is lost. The
//! definition of a quiet position can change in training, and an opening explorer needs the moves.
//!
//! A file consists of a header of 48 bytes and games. Numbers are stored low byte first:
//!
//! | bytes of the header | content |
//! | --- | --- |
//! | 0..8 | `HOSTGAME` |
//! | 8..10, 10..12 | version of the format (2), and length of the header |
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
//! | 2 | opening: 0 random moves, 1 also some pieces moved to the stores (and some perhaps removed), 2 start position, first moves drawn by merit |
//! | 3 | White's half points |
//! | 4 | ending: 0 by the rules, 1 decided by the score, 2 too long |
//! | 5 | length of the first position |
//! | then | first position: name of the rule set, space, FEN |
//! | for each ply | 32 bits: the move (`Packed`), plus 2^31 if it was drawn at random and is not the best move of the search; 16 bits: score of the search for the side to move, in centipawns, or 32,000 - n for a mate in n moves, negative for being mated |

use std::fs;
use std::io::{self, Read, Write};
use std::marker::PhantomData;
use std::path::PathBuf;

use hostage_chess::game::{Game, Packed as _};

use crate::subject::Subject;

const MAGIC: &[u8; 8] = b"HOSTGAME";
const VERSION: u16 = 2;
const HEAD: usize = 48;
/// Length of a game before its first position, in bytes, without the length field.
const FIXED: usize = 4;
/// Length of a ply in bytes.
const PLY: usize = 6;
const DRAWN: u32 = 1 << 31;

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
pub struct Ply<M> {
    /// Move played.
    pub mv: M,
    /// True if the move was drawn at random and is not the best move of the search.
    pub drawn: bool,
    /// Score of the search before the move, for the side to move.
    pub score: i16,
}

/// A game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<P: Game> {
    /// First position.
    pub start: P,
    /// Kind of opening: 0, 1 or 2, as in the file.
    pub opening: u8,
    /// White's half points.
    pub points: u8,
    /// Kind of ending: 0, 1 or 2, as in the file.
    pub end: u8,
    /// Moves.
    pub plies: Vec<Ply<P::Move>>,
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

impl<P: Game> Record<P> {
    /// Writes a game.
    ///
    /// # Errors
    /// Any I/O error, or a game that is too long for the format.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let start = format!("{} {}", self.start.variant(), self.start.fen());
        let length = u16::try_from(FIXED + start.len() + PLY * self.plies.len());
        let (Ok(length), Ok(start_length)) = (length, u8::try_from(start.len())) else {
            return Err(wrong("the game is too long"));
        };
        let mut bytes = Vec::with_capacity(2 + usize::from(length));
        bytes.extend(length.to_le_bytes());
        bytes.extend([self.opening, self.points, self.end, start_length]);
        bytes.extend(start.as_bytes());
        for ply in &self.plies {
            let mv = ply.mv.pack() | if ply.drawn { DRAWN } else { 0 };
            bytes.extend(mv.to_le_bytes());
            bytes.extend(ply.score.to_le_bytes());
        }
        out.write_all(&bytes)
    }

    fn read(input: &mut impl Read) -> io::Result<Record<P>> {
        let mut length = [0; 2];
        input.read_exact(&mut length)?;
        let mut bytes = vec![0; usize::from(u16::from_le_bytes(length))];
        input.read_exact(&mut bytes)?;
        let short = || wrong("the game is too short");
        let (&[opening, points, end, length], rest) = bytes.split_first_chunk().ok_or_else(short)?;
        let (start, plies) = rest.split_at_checked(length.into()).ok_or_else(short)?;
        let start = std::str::from_utf8(start).ok().and_then(|start| start.split_once(' '));
        let start = start.and_then(|(variant, fen)| P::from_fen(variant, fen).ok());
        let (plies, []) = plies.as_chunks::<PLY>() else { return Err(short()) };
        let plies = plies.iter().map(|&[a, b, c, d, e, f]| {
            let number = u32::from_le_bytes([a, b, c, d]);
            let mv = P::Move::unpack(number & !DRAWN).ok_or_else(|| wrong("invalid move"))?;
            Ok(Ply { mv, drawn: number & DRAWN != 0, score: i16::from_le_bytes([e, f]) })
        });
        let plies = plies.collect::<io::Result<_>>()?;
        Ok(Record { start: start.ok_or_else(|| wrong("invalid position"))?, opening, points, end, plies })
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
pub struct Games<P, R> {
    /// Header of the file.
    pub head: Head,
    left: u32,
    input: R,
    game: PhantomData<P>,
}

impl<P: Game, R: Read> Games<P, R> {
    /// Reads the header.
    ///
    /// # Errors
    /// Any I/O error, or a file in another format.
    pub fn read(mut input: R) -> io::Result<Games<P, R>> {
        let head = Head::read(&mut input)?;
        Ok(Games { head, left: head.games, input, game: PhantomData })
    }
}

impl<P: Game, R: Read> Iterator for Games<P, R> {
    type Item = io::Result<Record<P>>;

    fn next(&mut self) -> Option<io::Result<Record<P>>> {
        self.left = self.left.checked_sub(1)?;
        let game = Record::read(&mut self.input);
        if game.is_err() {
            self.left = 0;
        }
        Some(game)
    }
}

impl<P: Game> Record<P> {
    /// Returns the position before each move, with the move.
    ///
    /// # Errors
    /// A move is illegal.
    pub fn positions(&self) -> io::Result<Vec<(P, Ply<P::Move>)>> {
        let mut position = self.start.clone();
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
pub fn is_quiet<P: Subject>(position: &P, ply: &Ply<P::Move>) -> bool {
    // A score above one and a half times a decisive one teaches nothing.
    !ply.drawn
        && 2 * i32::from(ply.score).abs() < 3 * P::WON
        && !position.in_check()
        && !position.hint(ply.mv).forcing
        && position.is_learnt()
}
