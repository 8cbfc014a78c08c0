//! FEN, read and written: `*` where the board has no square, a bracket with the men still to be set up.

use super::bar::Flaw;
use super::board::Geometry;
use super::position::right;
use super::setup::RIGHTS;
use super::square::{LISTED, Square, man_of};
use super::{Position, Rules, Setup};
use crate::game::fault::Part;
use crate::game::fen::{self, Fields};
use crate::game::{Fault, Man, Side};

/// The longest honest FEN stays far below this.
const LONGEST: usize = 400;

impl Position {
    /// The position a FEN describes.
    ///
    /// # Errors
    /// Every fault of the text and of the position.
    ///
    /// ```
    /// use hostage_chess::game::takeover::{Position, Rules};
    /// let rules = Rules::from_name("takeover-41").unwrap();
    /// let start = "*rbkqb*/*pmpnp*/2p1p2/7/2P1P2/*PMPNP*/*RBKQB* w - - 0 1";
    /// assert_eq!(Position::from_fen(rules, start).unwrap().to_fen(), start);
    /// ```
    pub fn from_fen(rules: Rules, text: &str) -> Result<Position, Vec<Fault>> {
        let (setup, faults) = Setup::read_fen(rules, text);
        fen::conclude(faults, setup.validate(), |fault, _| {
            matches!(fault, Fault::EnPassant(_) | Fault::KingEnPrise(_) | Fault::Takeover(Flaw::Uneven { .. }))
        })
    }

    /// The FEN of this position.
    pub fn to_fen(&self) -> String {
        Setup::from(self).to_fen()
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
        let board = match men.split_once('[') {
            None => men,
            Some((board, hands)) => {
                match hands.strip_suffix(']') {
                    Some(hands) => setup.read_hands(hands, &mut faults),
                    None => faults.push(Fault::Bracket),
                }
                board
            }
        };
        setup.read_board(board, &mut faults);
        setup.turn = fields.turn(&mut faults);
        setup.read_castling(fields.castling(), &mut faults);
        setup.en_passant = fields.en_passant(Square::from_name, &mut faults);
        (setup.halfmoves, setup.fullmoves) = fields.counters(&mut faults);
        (setup, faults)
    }

    fn read_board(&mut self, text: &str, faults: &mut Vec<Fault>) {
        let g = Geometry::of(self.rules.board);
        let size = usize::from(g.size);
        let ranks: Vec<&str> = text.split('/').collect();
        if ranks.len() != size {
            faults.push(Fault::Ranks { found: ranks.len(), expected: size });
        }
        for (rank, text) in (0..g.size).rev().zip(&ranks) {
            let before = faults.len();
            let mut places = Vec::new();
            for letter in text.chars() {
                match (letter.to_digit(10), man_of(letter)) {
                    (Some(gap @ 1..=8), _) => places.extend(std::iter::repeat_n((true, None), gap as usize)),
                    (_, Some(man)) => places.push((true, Some(man))),
                    (_, None) => {
                        if letter != '*' {
                            faults.push(Fault::NotAMan { letter, part: Part::Board });
                        }
                        places.push((false, None));
                    }
                }
            }
            let number = usize::from(rank) + 1;
            if places.len() != size {
                faults.push(Fault::RankLength { rank: number, found: places.len(), expected: size });
            }
            let squares = (0..g.size).map(|file| Square::new(file, rank));
            // A wrong letter or length says more than that the outline cannot be right either.
            if faults.len() == before && squares.clone().zip(&places).any(|(at, place)| g.has(at) != place.0) {
                faults.push(Fault::Takeover(Flaw::Outline { rank: number, expected: empty_rank(g, rank) }));
            }
            for (at, (_, man)) in squares.zip(places) {
                self.board[at.index()] = man.filter(|_| g.has(at));
            }
        }
    }

    fn read_hands(&mut self, text: &str, faults: &mut Vec<Fault>) {
        for letter in text.chars() {
            match man_of(letter) {
                Some(man) => self.hands.push(man),
                None => faults.push(Fault::NotAMan { letter, part: Part::Stores }),
            }
        }
    }

    fn read_castling(&mut self, text: &str, faults: &mut Vec<Fault>) {
        if text == "-" {
            return;
        }
        for letter in text.chars() {
            let found = RIGHTS.into_iter().find(|r| r.2 == letter).map(|(side, kingside, _)| right(side, kingside));
            match found.filter(|bit| self.castling & bit == 0) {
                Some(bit) => self.castling |= bit,
                None => {
                    self.castling = 0;
                    return faults.push(Fault::Castling(text.to_owned()));
                }
            }
        }
    }

    /// The FEN of this setup.
    pub fn to_fen(&self) -> String {
        let g = Geometry::of(self.rules.board);
        let ranks: Vec<String> = (0..g.size).rev().map(|rank| rank_text(g, &self.board, rank)).collect();
        let rights: String = RIGHTS.into_iter().filter(|r| self.castling & right(r.0, r.1) != 0).map(|r| r.2).collect();
        format!(
            "{}{} {} {} {} {} {}",
            ranks.join("/"),
            self.hands_text(),
            self.turn.letter(),
            if rights.is_empty() { "-" } else { &rights },
            self.en_passant.map_or("-".to_owned(), |square| square.to_string()),
            self.halfmoves,
            self.fullmoves,
        )
    }

    /// The men to place in the order QRBNMPK qrbnmpk; no bracket when there are none.
    fn hands_text(&self) -> String {
        if self.hands.is_empty() {
            return String::new();
        }
        let mut text = String::from("[");
        for side in Side::BOTH {
            for man in LISTED.map(|kind| Man { side, kind }) {
                text.extend(self.hands.iter().filter(|&&m| m == man).map(|m| m.letter()));
            }
        }
        text + "]"
    }
}

fn rank_text(g: &Geometry, board: &[Option<Man>; 64], rank: u8) -> String {
    fen::rank_text((0..g.size).map(|file| Square::new(file, rank)).map(|at| match board[at.index()] {
        _ if !g.has(at) => Some('*'),
        man => man.map(|man| man.letter()),
    }))
}

/// How a rank is written when nobody stands on it.
pub fn empty_rank(g: &Geometry, rank: u8) -> String {
    rank_text(g, &[None; 64], rank)
}
