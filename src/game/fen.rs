//! Parts of a FEN that all games share: the order of the fields, the counters, the text of a rank.
//!
//! Reading continues after a fault. So it reports every fault of a text, in the order of the text.

use std::fmt::{self, Display};

use super::fault::FenPart;
use super::{Fault, Faults, Kind, Piece, Side, lookalike};

/// Maximum length of a FEN in bytes. No position needs nearly as many.
const LONGEST: usize = 400;

/// Fields of a FEN that follow the pieces, for a game with squares `S` and castling rights `C`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State<S, C> {
    /// Side to move.
    pub turn: Side,
    /// Castling rights.
    pub castling: C,
    /// Square behind a pawn that has just moved two squares.
    pub en_passant: Option<S>,
    /// Plies since the last move that counts as progress.
    pub halfmoves: u16,
    /// Number of the move, from 1.
    pub fullmoves: u16,
}

impl<S, C: Default> Default for State<S, C> {
    /// Returns the state of a game that has just begun, without castling rights.
    fn default() -> State<S, C> {
        State { turn: Side::White, castling: C::default(), en_passant: None, halfmoves: 0, fullmoves: 1 }
    }
}

/// Writes the fields of a FEN that follow the pieces.
impl<S: Display, C: Display> Display for State<S, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.turn.letter(), self.castling)?;
        match &self.en_passant {
            Some(square) => write!(f, "{square}")?,
            None => f.write_str("-")?,
        }
        write!(f, " {} {}", self.halfmoves, self.fullmoves)
    }
}

/// Reads a FEN. `pieces` reads the first field, `castling` the third, and `square` the name of a square. All fields but
/// the first may be missing.
///
/// Returns the state and the faults. After a fault that concerns the whole text, no field is read.
#[doc(hidden)]
pub fn read<S, C: Default>(
    text: &str,
    pieces: impl FnOnce(&str, &mut Vec<Fault>),
    castling: impl FnOnce(&str) -> Result<C, Fault>,
    square: impl FnOnce(&str) -> Option<S>,
) -> (State<S, C>, Vec<Fault>) {
    let text = lookalike::fen(text);
    let mut faults = text_faults(&text);
    if !faults.is_empty() {
        return (State::default(), faults);
    }
    let mut fields = text.split(' ').filter(|field| !field.is_empty());
    match fields.next() {
        Some(field) => pieces(field, &mut faults),
        None => return (State::default(), vec![Fault::Empty]),
    }
    let turn = read_turn(fields.next().unwrap_or("w"), &mut faults);
    let castling = castling(fields.next().unwrap_or("-")).unwrap_or_else(|fault| {
        faults.push(fault);
        C::default()
    });
    let en_passant = fields.next().filter(|&name| name != "-").and_then(|name| {
        let square = square(name);
        if square.is_none() {
            faults.push(Fault::EnPassant(name.to_owned()));
        }
        square
    });
    let halfmoves = read_counter(fields.next().unwrap_or("0"), 0, &mut faults);
    let fullmoves = read_counter(fields.next().unwrap_or("1"), 1, &mut faults);
    let trailing: Vec<&str> = fields.collect();
    if !trailing.is_empty() {
        faults.push(Fault::Trailing(trailing.join(" ")));
    }
    (State { turn, castling, en_passant, halfmoves, fullmoves }, faults)
}

/// Reports a text that is too long, or each character that no FEN contains.
fn text_faults(text: &str) -> Vec<Fault> {
    if text.len() > LONGEST {
        return vec![Fault::TooLong { bytes: text.len() }];
    }
    let mut faults = Vec::new();
    for letter in text.chars().filter(|letter| !letter.is_ascii_graphic() && *letter != ' ') {
        if !faults.contains(&Fault::Character(letter)) {
            faults.push(Fault::Character(letter));
        }
    }
    faults
}

fn read_turn(text: &str, faults: &mut Vec<Fault>) -> Side {
    text.parse().unwrap_or_else(|_| {
        faults.push(Fault::Turn(text.to_owned()));
        Side::White
    })
}

fn read_counter(text: &str, least: u16, faults: &mut Vec<Fault>) -> u16 {
    match text.parse::<u16>() {
        Ok(number) if number >= least && text.bytes().all(|b| b.is_ascii_digit()) => number,
        _ => {
            faults.push(Fault::Counter(text.to_owned()));
            least
        }
    }
}

/// Returns the position that a text describes.
///
/// If some pieces are unreadable, only faults that do not depend on them count: too many of a kind, a pawn on an edge.
/// If the side to move is unreadable, faults for which `depends_on_turn` is true do not count; its second argument is
/// all faults of the position. An unknown letter is reported once.
///
/// # Errors
/// Every fault of the text and of the position.
#[doc(hidden)]
pub fn conclude<P>(
    faults: Vec<Fault>,
    validated: Result<P, Faults>,
    depends_on_turn: impl Fn(&Fault, &[Fault]) -> bool,
) -> Result<P, Faults> {
    let turn_known = !faults.iter().any(|fault| matches!(fault, Fault::Turn(_)));
    let ranks_known = !faults.iter().any(|fault| matches!(fault, Fault::Ranks { .. }));
    let pieces_known = faults.iter().all(|fault| {
        matches!(
            fault,
            Fault::Turn(_)
                | Fault::Castling { .. }
                | Fault::CastlingUnmoved(_)
                | Fault::NoCastling(_)
                | Fault::EnPassant(_)
                | Fault::Counter(_)
                | Fault::Trailing(_)
        )
    });
    let stands_anyway = |fault: &Fault| match fault {
        Fault::Kings(..) | Fault::TooMany { .. } | Fault::NotInPocket(_) => true,
        Fault::PawnOnEdge(_) => ranks_known,
        _ => false,
    };
    let more = match validated {
        Ok(position) if faults.is_empty() => return Ok(position),
        Ok(_) => Vec::new(),
        Err(more) => more.into_vec(),
    };
    let told =
        |fault: &&Fault| (pieces_known || stands_anyway(fault)) && (turn_known || !depends_on_turn(fault, &more));
    let mut all: Vec<Fault> = Vec::new();
    for fault in faults.iter().chain(more.iter().filter(told)) {
        if !matches!(fault, Fault::NotAPiece { .. }) || !all.contains(fault) {
            all.push(fault.clone());
        }
    }
    Err(all.into())
}

/// Reads the pieces on a board of this many files and ranks. `*` stands for a square that the board does not have.
///
/// Reports a wrong number of ranks, a rank of wrong length, and each unknown letter. Reports `wrong_shape` for a rank
/// of the right length with a piece or an empty square where the board has none, or vice versa.
#[doc(hidden)]
pub fn read_board(
    text: &str,
    (files, ranks): (u8, u8),
    has: impl Fn(u8, u8) -> bool,
    piece_of: impl Fn(char) -> Option<Piece>,
    wrong_shape: impl Fn(u8) -> Fault,
    mut put: impl FnMut(u8, u8, Piece),
    faults: &mut Vec<Fault>,
) {
    let gaps = (0..ranks).any(|rank| (0..files).any(|file| !has(file, rank)));
    let texts: Vec<&str> = text.split('/').collect();
    if texts.len() != usize::from(ranks) {
        faults.push(Fault::Ranks { found: texts.len(), expected: ranks.into() });
    }
    for (rank, text) in (0..ranks).rev().zip(texts) {
        let on = |file: usize| u8::try_from(file).ok().filter(|&file| file < files && has(file, rank));
        let (mut file, mut fits) = (0, true);
        for letter in text.chars() {
            let (gap, piece) = (letter.to_digit(10), piece_of(letter));
            if let Some(gap @ 1..=8) = gap {
                fits &= (file..file + gap as usize).all(|file| on(file).is_some());
                file += gap as usize;
                continue;
            }
            match (piece, on(file)) {
                (Some(piece), Some(file)) => put(file, rank, piece),
                (Some(_), None) => fits = false,
                (None, square) if letter == '*' && gaps => fits &= square.is_none(),
                (None, _) => faults.push(Fault::NotAPiece { letter, part: FenPart::Board }),
            }
            file += 1;
        }
        if file != usize::from(files) {
            faults.push(Fault::RankLength { rank: usize::from(rank) + 1, found: file, expected: files.into() });
        } else if !fits {
            faults.push(wrong_shape(rank));
        }
    }
}

/// Splits the first field into the board and the pieces in brackets behind it. Reports `unclosed` if the closing
/// bracket is missing.
#[doc(hidden)]
pub fn split_bracket<'a>(field: &'a str, unclosed: Fault, faults: &mut Vec<Fault>) -> (&'a str, &'a str) {
    let Some((board, beside)) = field.split_once('[') else { return (field, "") };
    let pieces = beside.strip_suffix(']').unwrap_or_else(|| {
        faults.push(unclosed);
        ""
    });
    (board, pieces)
}

/// Reads pieces beside the board.
#[doc(hidden)]
pub fn read_pieces(
    text: &str,
    piece_of: impl Fn(char) -> Option<Piece>,
    pieces: &mut Vec<Piece>,
    faults: &mut Vec<Fault>,
) {
    for letter in text.chars() {
        match piece_of(letter) {
            Some(piece) => pieces.push(piece),
            None => faults.push(Fault::NotAPiece { letter, part: FenPart::Pockets }),
        }
    }
}

/// Writes pieces beside the board: White's before Black's, each in the order of these kinds.
#[doc(hidden)]
pub fn pieces_text(kinds: &[Kind], count: impl Fn(Piece) -> usize) -> String {
    let pieces = Side::BOTH.into_iter().flat_map(|side| kinds.iter().map(move |&kind| Piece { side, kind }));
    pieces.flat_map(|piece| std::iter::repeat_n(piece.letter(), count(piece))).collect()
}

/// Writes the pieces on a board, from the top rank down. `on` returns the piece on a square or an empty square, and
/// `None` if the board has no such square.
#[doc(hidden)]
pub fn board_text((files, ranks): (u8, u8), on: impl Fn(u8, u8) -> Option<Option<Piece>>) -> String {
    let rank =
        |rank| rank_text((0..files).map(|file| on(file, rank).map_or(Some('*'), |piece| piece.map(Piece::letter))));
    (0..ranks).rev().map(rank).collect::<Vec<_>>().join("/")
}

/// Writes a rank from the letters on its squares. A number stands for empty squares.
fn rank_text(squares: impl Iterator<Item = Option<char>>) -> String {
    let mut text = String::new();
    let mut gap = 0;
    for letter in squares.map(Some).chain([None]) {
        match letter {
            Some(None) => gap += 1,
            end_of_gap => {
                if gap > 0 {
                    text.push_str(&gap.to_string());
                }
                gap = 0;
                text.extend(end_of_gap.flatten());
            }
        }
    }
    text
}
