//! FEN, read and written (RULES.md 3): `*` is a void or a hole, `B` (or `D`) a PS-bishop.

use super::board::{FILES, RANKS};
use super::{Position, Setup, Square};
use crate::game::fault::Part;
use crate::game::{Fault, Kind, Man, Side};

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
        let (setup, mut faults) = Setup::read_fen(text);
        let turn_known = !faults.iter().any(|fault| matches!(fault, Fault::Turn(_)));
        let men_known = faults.iter().all(|fault| {
            matches!(
                fault,
                Fault::Turn(_) | Fault::NoCastling(_) | Fault::EnPassant(_) | Fault::Counter(_) | Fault::Trailing(_)
            )
        });
        match setup.validate() {
            Ok(position) if faults.is_empty() => return Ok(position),
            Err(more) if men_known => {
                let both_gone = more.iter().filter(|fault| matches!(fault, Fault::NoKing(_))).count() == 2;
                let depends_on_turn = |fault: &Fault| match fault {
                    Fault::EnPassant(_) => true,
                    Fault::NoKing(_) => !both_gone,
                    _ => false,
                };
                faults.extend(more.into_iter().filter(|fault| turn_known || !depends_on_turn(fault)));
            }
            _ => {}
        }
        Err(faults)
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
        let mut faults = Vec::new();
        if text.len() > LONGEST {
            return (setup, vec![Fault::TooLong { bytes: text.len() }]);
        }
        for letter in text.chars().filter(|letter| !letter.is_ascii_graphic() && *letter != ' ') {
            if !faults.contains(&Fault::Character(letter)) {
                faults.push(Fault::Character(letter));
            }
        }
        if !faults.is_empty() {
            return (setup, faults);
        }
        let mut fields = text.split(' ').filter(|field| !field.is_empty());
        let Some(board) = fields.next() else { return (setup, vec![Fault::Empty]) };
        setup.read_board(board, &mut faults);
        match fields.next().unwrap_or("w") {
            "w" => {}
            "b" => setup.turn = Side::Black,
            other => faults.push(Fault::Turn(other.to_owned())),
        }
        match fields.next().unwrap_or("-") {
            "-" => {}
            other => faults.push(Fault::NoCastling(other.to_owned())),
        }
        match fields.next().unwrap_or("-") {
            "-" => {}
            name => {
                setup.en_passant = Square::from_name(name);
                if setup.en_passant.is_none() {
                    faults.push(Fault::EnPassant(name.to_owned()));
                }
            }
        }
        setup.halfmoves = read_counter(fields.next().unwrap_or("0"), 0, &mut faults);
        setup.fullmoves = read_counter(fields.next().unwrap_or("1"), 1, &mut faults);
        let rest: Vec<&str> = fields.collect();
        if !rest.is_empty() {
            faults.push(Fault::Trailing(rest.join(" ")));
        }
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
        let mut text = String::new();
        let mut gap = 0;
        for file in 0..FILES {
            let letter = match Square::at(file, rank).map(|square| self.board[square.index()]) {
                None => '*',
                Some(Some(man)) => man.letter(),
                Some(None) => {
                    gap += 1;
                    continue;
                }
            };
            if gap > 0 {
                text.push_str(&gap.to_string());
            }
            gap = 0;
            text.push(letter);
        }
        if gap > 0 {
            text.push_str(&gap.to_string());
        }
        text
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

fn read_counter(text: &str, least: u16, faults: &mut Vec<Fault>) -> u16 {
    match text.parse::<u16>() {
        Ok(number) if number >= least && text.bytes().all(|b| b.is_ascii_digit()) => number,
        _ => {
            faults.push(Fault::Counter(text.to_owned()));
            least
        }
    }
}
