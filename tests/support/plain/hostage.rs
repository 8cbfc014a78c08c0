//! A second implementation of Hostage Chess, written from docs/rules.md 1 alone and as plainly as possible. It uses a
//! board of letters and two strings beside it, and tries every conceivable move on a copy. Slow; it shares only FEN and
//! UCI with the program.

mod fen;
mod moves;
mod second;

/// A file and a rank, both from 0.
pub type At = (i32, i32);

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plain {
    /// `board[rank][file]`; `.` is empty.
    board: [[char; 8]; 8],
    /// Pieces of both colours that their owners may drop.
    airfields: String,
    /// Pieces of both colours that the other side has captured.
    prisons: String,
    white: bool,
    /// `unmoved[0]` is White's: its king, its rook on the king's side, its rook on the queen's side.
    unmoved: [[bool; 3]; 2],
    /// Square that a pawn has just stepped over.
    passed: Option<At>,
    halfmoves: u32,
    fullmoves: u32,
    /// True if a pawn on its seventh rank always attacks.
    pierce: bool,
}

/// Returns the value of a piece as payment; a king has none.
fn value(letter: char) -> Option<u32> {
    match letter.to_ascii_uppercase() {
        'P' => Some(1),
        'N' | 'B' => Some(2),
        'R' => Some(3),
        'Q' => Some(4),
        _ => None,
    }
}

/// Returns the letter in its owner's colour.
fn coloured(letter: char, white: bool) -> char {
    if white { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() }
}

fn name((file, rank): At) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

/// Returns the square of this name, if it is one.
fn square(text: &str) -> Option<At> {
    match text.as_bytes() {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some((i32::from(file - b'a'), i32::from(rank - b'1'))),
        _ => None,
    }
}

fn squares() -> impl Iterator<Item = At> {
    (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank)))
}

/// Returns the squares strictly between two squares of a line.
fn between(from: At, to: At) -> Vec<At> {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    if x != 0 && y != 0 && x.abs() != y.abs() {
        return Vec::new();
    }
    (1..x.abs().max(y.abs())).map(|i| (from.0 + i * x.signum(), from.1 + i * y.signum())).collect()
}

impl Plain {
    fn get(&self, (file, rank): At) -> char {
        self.board[rank as usize][file as usize]
    }

    fn set(&mut self, (file, rank): At, letter: char) {
        self.board[rank as usize][file as usize] = letter;
    }

    fn own(&self, letter: char) -> bool {
        letter.is_ascii_alphabetic() && letter.is_ascii_uppercase() == self.white
    }

    fn enemy(&self, letter: char) -> bool {
        letter.is_ascii_alphabetic() && !self.own(letter)
    }

    /// Returns true if a pawn of this colour could change places with a piece in the other side's prison.
    fn can_promote(&self, white: bool) -> bool {
        "NBRQ".chars().any(|officer| self.prisons.contains(coloured(officer, white)))
    }

    /// Returns true if this is a pawn on its seventh rank that cannot move and, by the inventor's rules, does not
    /// attack.
    fn is_stuck(&self, at: At) -> bool {
        match self.get(at) {
            'P' => at.1 == 6 && !self.can_promote(true),
            'p' => at.1 == 1 && !self.can_promote(false),
            _ => false,
        }
    }

    fn is_frozen(&self, at: At) -> bool {
        self.is_stuck(at) && !self.pierce
    }

    /// Returns true if a piece of this letter moves like that, regardless of pieces in between.
    fn shape(letter: char, from: At, to: At) -> bool {
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        let (far, near) = (x.abs().max(y.abs()), x.abs().min(y.abs()));
        match letter.to_ascii_uppercase() {
            'P' => x.abs() == 1 && y == if letter == 'P' { 1 } else { -1 },
            'N' => (far, near) == (2, 1),
            'B' => far == near && far > 0,
            'R' => near == 0 && far > 0,
            'Q' => (far == near || near == 0) && far > 0,
            _ => far == 1,
        }
    }

    /// Returns true if the piece on `from` attacks `to`.
    fn attacks(&self, from: At, to: At) -> bool {
        let letter = self.get(from);
        letter != '.'
            && Plain::shape(letter, from, to)
            && !self.is_frozen(from)
            && between(from, to).into_iter().all(|at| self.get(at) == '.')
    }

    /// Returns the squares of pieces of this colour that attack a square.
    fn attackers(&self, to: At, white: bool) -> Vec<At> {
        let of_side = |at: &At| self.get(*at) != '.' && self.get(*at).is_ascii_uppercase() == white;
        squares().filter(of_side).filter(|&from| self.attacks(from, to)).collect()
    }

    fn king(&self, white: bool) -> At {
        squares().find(|&at| self.get(at) == coloured('K', white)).expect("a king")
    }

    /// Returns the squares of pieces that attack the king of this colour.
    fn checkers(&self, white: bool) -> Vec<At> {
        self.attackers(self.king(white), !white)
    }

    /// Returns true if the side to move is in check.
    pub fn in_check(&self) -> bool {
        !self.checkers(self.white).is_empty()
    }

    /// Returns true if the side to move is in check and has no move.
    pub fn is_mate(&self) -> bool {
        self.in_check() && self.moves().is_empty()
    }

    /// Counts the pieces of a letter on the board, in the prisons and on the airfields.
    pub fn count(&self, letter: char) -> usize {
        let board = self.board.iter().flatten().filter(|&&there| there == letter).count();
        board + self.airfields.matches(letter).count() + self.prisons.matches(letter).count()
    }

    /// Counts the lines of this many plies.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.moves().len() as u64,
            _ => self.moves().iter().map(|mv| self.after(mv).unwrap().perft(depth - 1)).sum(),
        }
    }
}
