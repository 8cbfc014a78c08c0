//! FEN, read and written (docs/rules.md 4.1): that of chess with `C` and `c` for couriers.
//!
//! `[Cc]` behind the board, then `[c]`, until both have been chosen. The courier that has left the board stands there
//! too, so that a game that was won is still won when it is read again: its opponent would be to move, so it cannot be
//! taken for one that waits.

use super::bar::Flaw;
use super::{Castling, Position, Rules, Setup, Square};
use crate::game::fault::Part;
use crate::game::fen::{self, Fields};
use crate::game::{Fault, Kind, Man, Side};

/// The longest honest FEN stays far below this.
const LONGEST: usize = 200;

impl Position {
    /// The position a FEN describes.
    ///
    /// # Errors
    /// Every fault of the text and of the position.
    ///
    /// ```
    /// use hostage_chess::game::messenger::{Position, Rules};
    /// let fen = "rnbqkbnr/ppppcppp/8/8/8/8/PPPPCPPP/RNBQKBNR w KQkq - 0 1";
    /// assert_eq!(Position::from_fen(Rules::Messenger, fen).unwrap().to_fen(), fen);
    /// ```
    pub fn from_fen(rules: Rules, text: &str) -> Result<Position, Vec<Fault>> {
        let (setup, faults) = Setup::read_fen(rules, text);
        fen::conclude(faults, setup.validate(), |fault, _| {
            matches!(fault, Fault::EnPassant(_) | Fault::Messenger(Flaw::Beside))
        })
    }

    /// The FEN of this position.
    pub fn to_fen(&self) -> String {
        Setup::from(self).to_fen()
    }
}

fn read_man(letter: char) -> Option<Man> {
    match letter {
        'C' => Some(Man { side: Side::White, kind: Kind::Courier }),
        'c' => Some(Man { side: Side::Black, kind: Kind::Courier }),
        _ => Man::from_letter(letter),
    }
}

impl Setup {
    /// Reads as much of a FEN as can be read, and says what could not be.
    pub fn read_fen(rules: Rules, text: &str) -> (Setup, Vec<Fault>) {
        let mut setup = Setup::empty(rules);
        let (men, mut fields) = match Fields::split(text, LONGEST) {
            Ok(split) => split,
            Err(faults) => return (setup, faults),
        };
        let mut faults = Vec::new();
        let (board, beside) = men.split_once('[').unwrap_or((men, "]"));
        match beside.strip_suffix(']') {
            Some(couriers) => setup.read_beside_text(couriers, &mut faults),
            None => faults.push(Fault::Messenger(Flaw::OpenBracket)),
        }
        setup.read_board(board, &mut faults);
        setup.turn = fields.turn(&mut faults);
        setup.read_castling(fields.castling(), &mut faults);
        setup.en_passant = fields.en_passant(Square::from_name, &mut faults);
        (setup.halfmoves, setup.fullmoves) = fields.counters(&mut faults);
        (setup, faults)
    }

    fn read_beside_text(&mut self, text: &str, faults: &mut Vec<Fault>) {
        for letter in text.chars() {
            match letter {
                'C' => self.beside[Side::White.index()] += 1,
                'c' => self.beside[Side::Black.index()] += 1,
                other => faults.push(Fault::Messenger(Flaw::NotACourier(other))),
            }
        }
    }

    fn read_board(&mut self, text: &str, faults: &mut Vec<Fault>) {
        let ranks: Vec<&str> = text.split('/').collect();
        if ranks.len() != 8 {
            faults.push(Fault::Ranks { found: ranks.len(), expected: 8 });
        }
        for (rank, text) in (0..8).rev().zip(&ranks) {
            let mut file = 0;
            for letter in text.chars() {
                if let Some(gap @ 1..=8) = letter.to_digit(10) {
                    file += gap as usize;
                } else if let Some(man) = read_man(letter) {
                    if file < 8 {
                        self.board[Square::new(file as u8, rank).index()] = Some(man);
                    }
                    file += 1;
                } else {
                    faults.push(Fault::NotAMan { letter, part: Part::Board });
                    file += 1;
                }
            }
            if file != 8 {
                faults.push(Fault::RankLength { rank: usize::from(rank) + 1, found: file, expected: 8 });
            }
        }
    }

    fn read_castling(&mut self, text: &str, faults: &mut Vec<Fault>) {
        if text == "-" {
            return;
        }
        let mut castling = Castling::NONE;
        for (i, letter) in text.char_indices() {
            let right = Castling::LETTERS.into_iter().find(|&(name, ..)| name == letter);
            match right {
                Some((_, side, kingside)) if !text[..i].contains(letter) => castling = castling.with(side, kingside),
                _ => return faults.push(Fault::Castling(text.to_owned())),
            }
        }
        self.castling = castling;
    }

    /// The FEN of this setup.
    pub fn to_fen(&self) -> String {
        let ranks: Vec<String> = (0..8).rev().map(|rank| self.rank_text(rank)).collect();
        let [white, black] = self.beside;
        let beside = match "C".repeat(white) + &"c".repeat(black) {
            nobody if nobody.is_empty() => nobody,
            couriers => format!("[{couriers}]"),
        };
        let letters = Castling::LETTERS.into_iter().filter(|&(_, side, kingside)| self.castling.right(side, kingside));
        let castling: String = letters.map(|(letter, ..)| letter).collect();
        format!(
            "{}{beside} {} {} {} {} {}",
            ranks.join("/"),
            self.turn.letter(),
            if castling.is_empty() { "-" } else { &castling },
            self.en_passant.map_or("-".to_owned(), |square| square.to_string()),
            self.halfmoves,
            self.fullmoves,
        )
    }

    fn rank_text(&self, rank: u8) -> String {
        let on = |file| self.board[Square::new(file, rank).index()];
        fen::rank_text((0..8).map(|file| on(file).map(|man| man.letter())))
    }
}
