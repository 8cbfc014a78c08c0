//! What the FENs of all the games have in common: how the fields follow each other, counters, how a rank is written.
//!
//! Reading goes on after a fault, so that every fault of a text is found, in the order of the text.

use std::fmt::Display;

use super::fault::FenPart;
use super::{Fault, Piece, Side};

/// The fields of a FEN, taken one after the other. All but the first may be missing.
pub struct Fields<'a> {
    rest: std::vec::IntoIter<&'a str>,
}

impl<'a> Fields<'a> {
    /// The first field, where the men stand, and the others.
    ///
    /// # Errors
    /// A text of more than `longest` bytes, characters that no FEN has, or no field at all.
    pub fn split(text: &'a str, longest: usize) -> Result<(&'a str, Fields<'a>), Vec<Fault>> {
        if text.len() > longest {
            return Err(vec![Fault::TooLong { bytes: text.len() }]);
        }
        let mut faults = Vec::new();
        for letter in text.chars().filter(|letter| !letter.is_ascii_graphic() && *letter != ' ') {
            if !faults.contains(&Fault::Character(letter)) {
                faults.push(Fault::Character(letter));
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut rest = text.split(' ').filter(|field| !field.is_empty()).collect::<Vec<_>>().into_iter();
        match rest.next() {
            Some(pieces) => Ok((pieces, Fields { rest })),
            None => Err(vec![Fault::Empty]),
        }
    }

    /// Whose turn it is; White's if nothing is said.
    pub fn turn(&mut self, faults: &mut Vec<Fault>) -> Side {
        match self.rest.next().unwrap_or("w") {
            "b" => return Side::Black,
            "w" => {}
            other => faults.push(Fault::Turn(other.to_owned())),
        }
        Side::White
    }

    /// The field of the castling rights.
    pub fn castling(&mut self) -> &'a str {
        self.rest.next().unwrap_or("-")
    }

    /// The square of a pawn's capture in passing.
    pub fn en_passant<S>(&mut self, read: impl Fn(&str) -> Option<S>, faults: &mut Vec<Fault>) -> Option<S> {
        let name = self.rest.next().filter(|&name| name != "-")?;
        let square = read(name);
        if square.is_none() {
            faults.push(Fault::EnPassant(name.to_owned()));
        }
        square
    }

    /// The plies without progress and the number of the turn. Nothing may follow.
    pub fn counters(mut self, faults: &mut Vec<Fault>) -> (u16, u16) {
        let halfmoves = counter(self.rest.next().unwrap_or("0"), 0, faults);
        let fullmoves = counter(self.rest.next().unwrap_or("1"), 1, faults);
        let trailing = self.rest.as_slice();
        if !trailing.is_empty() {
            faults.push(Fault::Trailing(trailing.join(" ")));
        }
        (halfmoves, fullmoves)
    }
}

fn counter(text: &str, least: u16, faults: &mut Vec<Fault>) -> u16 {
    match text.parse::<u16>() {
        Ok(number) if number >= least && text.bytes().all(|b| b.is_ascii_digit()) => number,
        _ => {
            faults.push(Fault::Counter(text.to_owned()));
            least
        }
    }
}

/// The position, or every fault of the text and of what it describes.
///
/// Where some men could not be read, faults of the position are told only if they stand whoever those men are: too many
/// of a kind, a pawn on an edge. Those that depend on whose turn it is, as `depends_on_turn` says of one among all, are
/// told only where the turn could be read. A letter that means nothing is named once, however often it comes.
///
/// # Errors
/// What was wrong.
pub fn conclude<P>(
    faults: Vec<Fault>,
    validated: Result<P, Vec<Fault>>,
    depends_on_turn: impl Fn(&Fault, &[Fault]) -> bool,
) -> Result<P, Vec<Fault>> {
    let turn_known = !faults.iter().any(|fault| matches!(fault, Fault::Turn(_)));
    let ranks_known = !faults.iter().any(|fault| matches!(fault, Fault::Ranks { .. }));
    let pieces_known = faults.iter().all(|fault| {
        matches!(
            fault,
            Fault::Turn(_)
                | Fault::Castling(_)
                | Fault::NoCastling(_)
                | Fault::EnPassant(_)
                | Fault::Counter(_)
                | Fault::Trailing(_)
        )
    });
    let stands_anyway = |fault: &Fault| match fault {
        Fault::Kings(..) | Fault::TooMany { .. } | Fault::NotInStore(_) => true,
        Fault::PawnOnEdge(_) => ranks_known,
        _ => false,
    };
    let more = match validated {
        Ok(position) if faults.is_empty() => return Ok(position),
        Ok(_) => Vec::new(),
        Err(more) => more,
    };
    let told =
        |fault: &&Fault| (pieces_known || stands_anyway(fault)) && (turn_known || !depends_on_turn(fault, &more));
    let mut all: Vec<Fault> = Vec::new();
    for fault in faults.iter().chain(more.iter().filter(told)) {
        if !matches!(fault, Fault::NotAPiece { .. }) || !all.contains(fault) {
            all.push(fault.clone());
        }
    }
    Err(all)
}

/// Reads the men on a board of this many files and ranks. A square that the board `has` not is written `*`.
///
/// Every fault is told: what is wrong with the number of ranks, with the length of one or with a letter, and, where a
/// rank is long enough but shows a square that is none or the other way round, what `wrong_shape` says of that rank.
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

/// Reads men that stand beside the board.
pub fn read_pieces(
    text: &str,
    piece_of: impl Fn(char) -> Option<Piece>,
    pieces: &mut Vec<Piece>,
    faults: &mut Vec<Fault>,
) {
    for letter in text.chars() {
        match piece_of(letter) {
            Some(piece) => pieces.push(piece),
            None => faults.push(Fault::NotAPiece { letter, part: FenPart::Stores }),
        }
    }
}

/// The men on a board, from the top rank down: a man on each square, or nobody; none where there is no square.
pub fn board_text((files, ranks): (u8, u8), on: impl Fn(u8, u8) -> Option<Option<Piece>>) -> String {
    let rank =
        |rank| rank_text((0..files).map(|file| on(file, rank).map_or(Some('*'), |piece| piece.map(Piece::letter))));
    (0..ranks).rev().map(rank).collect::<Vec<_>>().join("/")
}

/// The fields behind the men.
pub fn tail(
    turn: Side,
    castling: impl Display,
    en_passant: Option<impl Display>,
    (halfmoves, fullmoves): (u16, u16),
) -> String {
    let en_passant = en_passant.map_or("-".to_owned(), |square| square.to_string());
    format!("{} {castling} {en_passant} {halfmoves} {fullmoves}", turn.letter())
}

/// A rank as FEN writes it, from the letters on its squares; empty ones are counted.
pub fn rank_text(squares: impl Iterator<Item = Option<char>>) -> String {
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
