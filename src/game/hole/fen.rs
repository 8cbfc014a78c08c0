//! FEN, read and written (docs/rules.md 3.1): `*` is a void or a hole, `B` (or `D`) a PS-bishop.

use super::board::{FILES, RANKS};
use super::{Position, Setup, Square};
use crate::game::fault::Part;
use crate::game::fen::{self, Fields};
use crate::game::{Fault, Kind, Man};

/// The start position.
pub const START: &str = "***k***/**bqr**/*ppppp*/3*3/7/7/3*3/*PPPPP*/**RQB**/***K*** w - - 0 1";

/// The longest honest FEN stays far below this.
const LONGEST: usize = 400;

impl Position {
    /// The position a FEN describes.
    ///
    /// # Errors
    /// Every fault of the text and of the position.
    ///
    /// ```
    /// use hostage_chess::game::hole::Position;
    /// let fen = "***k***/**bqr**/*ppppp*/3*3/7/7/3*3/*PPPPP*/**RQB**/***K*** w - - 0 1";
    /// assert_eq!(Position::from_fen(fen).unwrap().to_fen(), fen);
    /// ```
    pub fn from_fen(text: &str) -> Result<Position, Vec<Fault>> {
        let (setup, faults) = Setup::read_fen(text);
        fen::conclude(faults, setup.validate(), |fault, all| match fault {
            Fault::EnPassant(_) => true,
            // One king gone may be a game that was won, if it is the other's turn; both gone is none.
            Fault::NoKing(_) => all.iter().filter(|fault| matches!(fault, Fault::NoKing(_))).count() != 2,
            _ => false,
        })
    }

    /// The FEN of this position.
    pub fn to_fen(&self) -> String {
        Setup::from(self).to_fen()
    }
}

impl Setup {
    /// Reads as much of a FEN as can be read, and says what could not be.
    pub fn read_fen(text: &str) -> (Setup, Vec<Fault>) {
        let mut setup = Setup::empty();
        let (board, mut fields) = match Fields::split(text, LONGEST) {
            Ok(split) => split,
            Err(faults) => return (setup, faults),
        };
        let mut faults = Vec::new();
        setup.read_board(board, &mut faults);
        setup.turn = fields.turn(&mut faults);
        match fields.castling() {
            "-" => {}
            other => faults.push(Fault::NoCastling(other.to_owned())),
        }
        setup.en_passant = fields.en_passant(Square::from_name, &mut faults);
        (setup.halfmoves, setup.fullmoves) = fields.counters(&mut faults);
        (setup, faults)
    }

    fn read_board(&mut self, text: &str, faults: &mut Vec<Fault>) {
        let ranks: Vec<&str> = text.split('/').collect();
        if ranks.len() != RANKS as usize {
            faults.push(Fault::Ranks { found: ranks.len(), expected: RANKS as usize });
        }
        for (rank, text) in (0..RANKS).rev().zip(&ranks) {
            self.read_rank(rank, text, faults);
        }
    }

    fn read_rank(&mut self, rank: i8, text: &str, faults: &mut Vec<Fault>) {
        let on = |file: usize| i8::try_from(file).ok().and_then(|file| Square::at(file, rank));
        let mut file = 0;
        let mut fits = true;
        for letter in text.chars() {
            if let Some(gap @ 1..=9) = letter.to_digit(10) {
                let end = file + gap as usize;
                fits &= (file..end).all(|file| on(file).is_some());
                file = end;
                continue;
            }
            if letter == '*' {
                fits &= on(file).is_none();
            } else if let Some(man) = read_man(letter) {
                match on(file) {
                    Some(square) => self.board[square.index()] = Some(man),
                    None => fits = false,
                }
            } else {
                faults.push(Fault::NotAMan { letter, part: Part::Board });
            }
            file += 1;
        }
        let expected = FILES as usize;
        if file != expected {
            faults.push(Fault::RankLength { rank: rank as usize + 1, found: file, expected });
        } else if !fits {
            faults.push(Fault::Shape { rank: rank as usize + 1, shape: Setup::empty().rank_text(rank) });
        }
    }

    /// The FEN of this setup.
    pub fn to_fen(&self) -> String {
        let ranks: Vec<String> = (0..RANKS).rev().map(|rank| self.rank_text(rank)).collect();
        let en_passant = self.en_passant.map_or("-".to_owned(), |square| square.to_string());
        let (board, turn) = (ranks.join("/"), self.turn.letter());
        format!("{board} {turn} - {en_passant} {} {}", self.halfmoves, self.fullmoves)
    }

    fn rank_text(&self, rank: i8) -> String {
        fen::rank_text((0..FILES).map(|file| match Square::at(file, rank) {
            None => Some('*'),
            Some(square) => self.board[square.index()].map(|man| man.letter()),
        }))
    }
}

/// The man a letter of the board means; a `D` is a dragon horse, that is a PS-bishop.
fn read_man(letter: char) -> Option<Man> {
    let letter = match letter {
        'D' => 'B',
        'd' => 'b',
        other => other,
    };
    Man::from_letter(letter).filter(|man| man.kind != Kind::Knight)
}
