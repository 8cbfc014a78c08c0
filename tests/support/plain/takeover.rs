//! A second implementation of Takeover Chess, written from the rules alone and as plainly as possible. It uses a board
//! of letters, and tries every conceivable move on a copy. It shares nothing with the program and is compared with it.

mod second;

use std::collections::BTreeSet;

/// `.` is an empty square, `*` no square, anything else a FEN letter. `board[rank][file]`.
#[derive(Clone)]
pub struct Plain {
    board: Vec<Vec<char>>,
    hands: String,
    white: bool,
    castling: String,
    passing: Option<(i32, i32)>,
    adjacent: bool,
    undefended: bool,
    free: bool,
}

type At = (i32, i32);

impl Plain {
    pub fn read(variant: &str, fen: &str) -> Plain {
        let fields: Vec<&str> = fen.split(' ').collect();
        let (rows, hands) = match fields[0].split_once('[') {
            Some((rows, hands)) => (rows, hands.trim_end_matches(']')),
            None => (fields[0], ""),
        };
        let row = |text: &str| {
            let mut row = Vec::new();
            for c in text.chars() {
                match c.to_digit(10) {
                    Some(n) => row.extend(vec!['.'; n as usize]),
                    None => row.push(c),
                }
            }
            row
        };
        let name = fields[3].as_bytes();
        Plain {
            board: rows.split('/').rev().map(row).collect(),
            hands: hands.to_owned(),
            white: fields[1] == "w",
            castling: fields[2].to_owned(),
            passing: (name != b"-").then(|| (i32::from(name[0] - b'a'), i32::from(name[1] - b'1'))),
            adjacent: variant.contains("adjacent"),
            undefended: variant.contains("undefended"),
            free: variant.contains("free"),
        }
    }

    fn size(&self) -> i32 {
        self.board.len() as i32
    }

    fn get(&self, (x, y): At) -> char {
        if x < 0 || y < 0 || x >= self.size() || y >= self.size() { '*' } else { self.board[y as usize][x as usize] }
    }

    fn set(&mut self, (x, y): At, c: char) {
        self.board[y as usize][x as usize] = c;
    }

    fn squares(&self) -> Vec<At> {
        let all = (0..self.size()).flat_map(|y| (0..self.size()).map(move |x| (x, y)));
        all.filter(|&at| self.get(at) != '*').collect()
    }

    fn is_own(&self, c: char) -> bool {
        c.is_ascii_alphabetic() && c.is_ascii_uppercase() == self.white
    }

    fn is_enemy(&self, c: char) -> bool {
        c.is_ascii_alphabetic() && c.is_ascii_uppercase() != self.white
    }

    fn own(&self, letter: char) -> char {
        if self.white { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() }
    }

    /// Returns true if the piece on `from` could capture an enemy on `to` by replacement.
    fn attacks(&self, from: At, to: At) -> bool {
        let piece = self.get(from);
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        if (dx, dy) == (0, 0) || self.get(to) == '*' {
            return false;
        }
        let straight = dx == 0 || dy == 0;
        let diagonal = dx.abs() == dy.abs();
        let clear = || {
            let steps = dx.abs().max(dy.abs());
            (1..steps).all(|i| self.get((from.0 + i * dx.signum(), from.1 + i * dy.signum())) == '.')
        };
        match piece.to_ascii_lowercase() {
            'k' => dx.abs() <= 1 && dy.abs() <= 1,
            'q' => (straight || diagonal) && clear(),
            'r' => straight && clear(),
            'b' => diagonal && clear(),
            'n' | 'm' => self.first(from, to).is_some_and(|first| self.get(first) != '*'),
            'p' => dx.abs() == 1 && dy == if piece == 'P' { 1 } else { -1 },
            _ => false,
        }
    }

    fn first(&self, from: At, to: At) -> Option<At> {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        if dx.abs() * dy.abs() != 2 {
            return None;
        }
        Some(match self.get(from).to_ascii_lowercase() {
            'm' => (from.0 + dx.signum(), from.1 + dy.signum()),
            _ => (from.0 + dx / 2, from.1 + dy / 2),
        })
    }

    fn is_attacked(&self, at: At, by_white: bool) -> bool {
        self.squares().into_iter().any(|from| {
            let piece = self.get(from);
            piece != '.' && piece.is_ascii_uppercase() == by_white && self.attacks(from, at)
        })
    }

    fn king_attacked(&self, white: bool) -> bool {
        let king = if white { 'K' } else { 'k' };
        let at = self.squares().into_iter().find(|&at| self.get(at) == king);
        at.is_some_and(|at| self.is_attacked(at, !white))
    }

    fn double_from(&self, (x, y): At) -> bool {
        let y = if self.white { y } else { self.size() - 1 - y };
        if self.size() == 8 { y == 1 } else { [(1, 1), (3, 1), (5, 1), (2, 2), (4, 2)].contains(&(x, y)) }
    }

    /// Returns the board after a move, if pieces move like that, without checking the king's safety.
    fn walked(&self, from: At, to: At) -> Option<Plain> {
        let (piece, goal) = (self.get(from), self.get(to));
        if !self.is_own(piece) || self.is_own(goal) || goal == '*' || goal.eq_ignore_ascii_case(&'k') {
            return None;
        }
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let kind = piece.to_ascii_lowercase();
        let up = if self.white { 1 } else { -1 };
        let mut next = self.clone();
        next.set(from, '.');
        next.set(to, piece);
        next.passing = None;
        // Plain moves and captures.
        if kind == 'p' {
            let ahead = (from.0, from.1 + up);
            if dx == 0 && dy == up && goal == '.' {
                return Some(next);
            }
            if dx == 0 && dy == 2 * up && goal == '.' && self.get(ahead) == '.' && self.double_from(from) {
                next.passing = Some(ahead);
                return Some(next);
            }
            if self.attacks(from, to) {
                if self.is_enemy(goal) {
                    return Some(next);
                }
                if self.passing == Some(to) {
                    next.set((to.0, from.1), '.');
                    return Some(next);
                }
            }
        } else if kind == 'n' || kind == 'm' {
            let first = self.first(from, to)?;
            let there = self.get(first);
            if there == '*' {
                return None;
            }
            if self.is_enemy(there) && !there.eq_ignore_ascii_case(&'k') {
                let mut over = next.clone();
                over.set(first, self.own(there));
                if !(self.undefended && over.is_attacked(first, !self.white)) {
                    return Some(over);
                }
            }
            return Some(next);
        } else if self.attacks(from, to) {
            return Some(next);
        }
        if let Some((next, victim)) = self.leapt(from, to) {
            let guarded = kind == 'k' || self.undefended;
            return Some(next).filter(|next| !(guarded && next.is_attacked(victim, !self.white)));
        }
        self.castled(from, to)
    }

    /// Returns the board after a jump, and the square of the jumped piece, which may be defended. There must be exactly
    /// one enemy piece on the way, not a king, and the target must be empty.
    fn leapt(&self, from: At, to: At) -> Option<(Plain, At)> {
        let (piece, goal) = (self.get(from), self.get(to));
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let up = if self.white { 1 } else { -1 };
        let line = dx == 0 || dy == 0 || dx.abs() == dy.abs();
        let lines = match piece.to_ascii_lowercase() {
            'r' => dx == 0 || dy == 0,
            'b' => dx.abs() == dy.abs(),
            'q' => line,
            'k' => line && dx.abs().max(dy.abs()) == 2,
            'p' => dx.abs() == 2 && dy == 2 * up,
            _ => false,
        };
        if !self.is_own(piece) || !lines || goal != '.' {
            return None;
        }
        let steps = dx.abs().max(dy.abs());
        let way: Vec<At> = (1..steps).map(|i| (from.0 + i * dx.signum(), from.1 + i * dy.signum())).collect();
        let pieces: Vec<At> = way.iter().copied().filter(|&at| self.get(at) != '.').collect();
        let [victim] = pieces[..] else { return None };
        let far = way.last() != Some(&victim);
        if !self.is_enemy(self.get(victim)) || self.get(victim).eq_ignore_ascii_case(&'k') || far && self.adjacent {
            return None;
        }
        let mut next = self.clone();
        next.set(from, '.');
        next.set(to, piece);
        next.set(victim, self.own(self.get(victim)));
        next.passing = None;
        Some((next, victim))
    }

    fn castled(&self, from: At, to: At) -> Option<Plain> {
        let y = if self.white { 0 } else { 7 };
        if self.size() != 8 || self.free || self.get(from) != self.own('k') || from != (4, y) || to.1 != y {
            return None;
        }
        let (letter, rook, empty): (char, At, &[i32]) = match to.0 {
            6 => ('k', (7, y), &[5, 6]),
            2 => ('q', (0, y), &[1, 2, 3]),
            _ => return None,
        };
        let middle = ((from.0 + to.0) / 2, y);
        if !self.castling.contains(self.own(letter))
            || empty.iter().any(|&x| self.get((x, y)) != '.')
            // Every move checks the king's safety on the target.
            || [from, middle].into_iter().any(|at| self.is_attacked(at, !self.white))
        {
            return None;
        }
        let mut next = self.clone();
        next.set(from, '.');
        next.set(rook, '.');
        next.set(to, self.own('k'));
        next.set(middle, self.own('r'));
        Some(next)
    }

    /// Returns every legal move as UCI text, with the board after it (the first field of the FEN without the bracket).
    pub fn moves(&self) -> BTreeSet<(String, String)> {
        let name = |(x, y): At| format!("{}{}", (b'a' + x as u8) as char, y + 1);
        let mut moves = BTreeSet::new();
        if !self.hands.is_empty() {
            for (at, letter, next) in self.placings().into_iter().filter(|(_, _, next)| next.can_end_well()) {
                moves.insert((format!("{}@{}", letter.to_ascii_uppercase(), name(at)), next.board_text()));
            }
            return moves;
        }
        for from in self.squares() {
            for to in self.squares() {
                let Some(next) = self.walked(from, to).filter(|next| !next.king_attacked(self.white)) else { continue };
                let uci = name(from) + &name(to);
                let last = if self.white { self.size() - 1 } else { 0 };
                if self.get(from).eq_ignore_ascii_case(&'p') && to.1 == last {
                    for officer in "qrbnm".chars() {
                        let mut become_it = next.clone();
                        become_it.set(to, self.own(officer));
                        moves.insert((format!("{uci}{officer}"), become_it.board_text()));
                    }
                } else {
                    moves.insert((uci, next.board_text()));
                }
            }
        }
        moves
    }

    /// Returns every way for the side to move to set up one more piece.
    fn placings(&self) -> Vec<(At, char, Plain)> {
        let mut all = Vec::new();
        for letter in self.hands.chars().filter(|&c| self.is_own(c)) {
            for at in self.squares() {
                let own_rank = if self.white { at.1 } else { self.size() - 1 - at.1 };
                let most = if self.size() == 8 { 4 } else { 3 };
                let pawn_at_back = letter.eq_ignore_ascii_case(&'p') && own_rank == 0;
                if self.get(at) != '.' || own_rank >= most || pawn_at_back {
                    continue;
                }
                let mut next = self.clone();
                next.set(at, letter);
                next.hands = next.hands.replacen(letter, "", 1);
                next.white = !self.white;
                all.push((at, letter, next));
            }
        }
        all
    }

    /// Returns true if the last two pieces of a set-up can be placed so that no king is attacked. If more pieces are
    /// left, it does not search.
    fn can_end_well(&self) -> bool {
        match self.hands.len() {
            0 => !self.king_attacked(true) && !self.king_attacked(false),
            1 | 2 => self.placings().iter().any(|(_, _, next)| next.can_end_well()),
            _ => true,
        }
    }

    /// Returns the number of pieces that are still to be set up.
    pub fn left(&self) -> usize {
        self.hands.len()
    }

    fn board_text(&self) -> String {
        let rows: Vec<String> = self.board.iter().rev().map(|row| row.iter().collect()).collect();
        rows.join("/")
    }

    /// Returns the board of a FEN in the same form.
    pub fn spread(variant: &str, fen: &str) -> String {
        Plain::read(variant, fen).board_text()
    }
}
