//! Hostage Chess once more, written from docs/rules.md 1 alone and as plainly as it can be said: a board of letters, two
//! strings beside it, every conceivable turn tried on a copy. Slow, and sharing nothing with the program but FEN and UCI.

mod fen;
mod second;
mod turns;

/// A file and a rank, both from 0.
pub type At = (i32, i32);

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plain {
    /// `board[rank][file]`; `.` is empty.
    board: [[char; 8]; 8],
    /// The men of both colours who wait to be dropped by their owner.
    airfields: String,
    /// The men of both colours who have been captured by the other side.
    prisons: String,
    white: bool,
    /// `unmoved[0]` is White's: its king, the rook of the king's side, the rook of the queen's side.
    unmoved: [[bool; 3]; 2],
    /// What a pawn has just stepped over.
    passed: Option<At>,
    halfmoves: u32,
    fullmoves: u32,
    /// A pawn on the seventh attacks always.
    pierce: bool,
}

/// The worth of a man as payment; a king has none.
fn value(letter: char) -> Option<u32> {
    match letter.to_ascii_uppercase() {
        'P' => Some(1),
        'N' | 'B' => Some(2),
        'R' => Some(3),
        'Q' => Some(4),
        _ => None,
    }
}

/// The letter in its owner's colour.
fn coloured(letter: char, white: bool) -> char {
    if white { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() }
}

fn name((file, rank): At) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

/// The square of that name, if it is one.
fn square(text: &str) -> Option<At> {
    match text.as_bytes() {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some((i32::from(file - b'a'), i32::from(rank - b'1'))),
        _ => None,
    }
}

fn squares() -> impl Iterator<Item = At> {
    (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank)))
}

/// The squares strictly between two on one line.
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

    /// Whether a pawn of this colour could change places with somebody in the other side's prison.
    fn can_promote(&self, white: bool) -> bool {
        "NBRQ".chars().any(|officer| self.prisons.contains(coloured(officer, white)))
    }

    /// Whether this is a pawn on its last step that can neither move nor, by the inventor's rules, attack.
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

    /// Whether a man of this letter gets from here to there by its way of walking, whoever stands in between.
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

    /// Whether the man there attacks the square.
    fn attacks(&self, from: At, to: At) -> bool {
        let letter = self.get(from);
        letter != '.'
            && Plain::shape(letter, from, to)
            && !self.is_frozen(from)
            && between(from, to).into_iter().all(|at| self.get(at) == '.')
    }

    /// From where men of this colour attack a square.
    fn attackers(&self, to: At, white: bool) -> Vec<At> {
        let of_side = |at: &At| self.get(*at) != '.' && self.get(*at).is_ascii_uppercase() == white;
        squares().filter(of_side).filter(|&from| self.attacks(from, to)).collect()
    }

    fn king(&self, white: bool) -> At {
        squares().find(|&at| self.get(at) == coloured('K', white)).expect("a king")
    }

    /// From where the king of this colour is attacked.
    fn checkers(&self, white: bool) -> Vec<At> {
        self.attackers(self.king(white), !white)
    }

    /// Whether the side to move is in check.
    pub fn in_check(&self) -> bool {
        !self.checkers(self.white).is_empty()
    }

    /// Whether it is in check and has no turn.
    pub fn is_mate(&self) -> bool {
        self.in_check() && self.turns().is_empty()
    }

    /// Whether it has no turn and is not in check.
    pub fn is_stalemate(&self) -> bool {
        !self.in_check() && self.turns().is_empty()
    }

    /// Whether a hundred plies have gone without progress.
    pub fn is_fifty(&self) -> bool {
        self.halfmoves >= 100
    }

    /// How many men of a letter are on the board, in the prisons and on the airfields.
    pub fn count(&self, letter: char) -> usize {
        let board = self.board.iter().flatten().filter(|&&there| there == letter).count();
        board + self.airfields.matches(letter).count() + self.prisons.matches(letter).count()
    }

    /// How many lines of play of that many turns there are.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.turns().len() as u64,
            _ => self.turns().iter().map(|turn| self.after(turn).unwrap().perft(depth - 1)).sum(),
        }
    }
}
