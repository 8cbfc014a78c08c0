//! A second implementation of Messenger Chess, written from docs/rules.md and as plainly as possible. It uses a board
//! of letters, walks every attack square by square, and represents moves as texts. Slow; it shares only FEN and UCI
//! with the program.

mod second;

/// A position.
#[derive(Clone)]
pub struct Plain {
    /// The squares from a1 to h8; `.` is empty.
    board: [char; 64],
    white: bool,
    /// Content of the bracket behind the board.
    beside: String,
    castling: String,
    en_passant: String,
    halfmoves: u32,
    fullmoves: u32,
    /// True if couriers can be captured.
    mortal: bool,
}

const ORTHOGONAL: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const LEAPS: [(i32, i32); 8] = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

fn at(file: i32, rank: i32) -> Option<usize> {
    ((0..8).contains(&file) && (0..8).contains(&rank)).then_some((rank * 8 + file) as usize)
}

fn name(square: usize) -> String {
    format!("{}{}", (b'a' + (square % 8) as u8) as char, square / 8 + 1)
}

fn index(name: &str) -> usize {
    let bytes = name.as_bytes();
    usize::from(bytes[0] - b'a') + 8 * usize::from(bytes[1] - b'1')
}

/// Returns the square at this offset from another, if it is on the board.
fn shift(square: usize, (x, y): (i32, i32)) -> Option<usize> {
    at((square % 8) as i32 + x, (square / 8) as i32 + y)
}

fn directions(letter: char) -> Vec<(i32, i32)> {
    match letter.to_ascii_uppercase() {
        'N' => LEAPS.to_vec(),
        'B' => DIAGONAL.to_vec(),
        'R' => ORTHOGONAL.to_vec(),
        _ => [ORTHOGONAL, DIAGONAL].concat(),
    }
}

impl Plain {
    pub fn from_fen(fen: &str, mortal: bool) -> Plain {
        let fields: Vec<&str> = fen.split(' ').collect();
        let (pieces, beside) = fields[0].split_once('[').unwrap_or((fields[0], "]"));
        let mut board = ['.'; 64];
        for (row, text) in pieces.split('/').enumerate() {
            let mut file = 0;
            for letter in text.chars() {
                match letter.to_digit(10) {
                    Some(gap) => file += gap as usize,
                    None => {
                        board[(7 - row) * 8 + file] = letter;
                        file += 1;
                    }
                }
            }
        }
        let field = |i: usize, other: &str| fields.get(i).map_or(other.to_owned(), |&text| text.to_owned());
        Plain {
            board,
            white: field(1, "w") == "w",
            beside: beside.trim_end_matches(']').to_owned(),
            castling: field(2, "-"),
            en_passant: field(3, "-"),
            halfmoves: field(4, "0").parse().unwrap(),
            fullmoves: field(5, "1").parse().unwrap(),
            mortal,
        }
    }

    pub fn fen(&self) -> String {
        let mut ranks = Vec::new();
        for rank in (0..8).rev() {
            let mut text: String = self.board[rank * 8..rank * 8 + 8].iter().collect();
            for gap in (1..=8).rev() {
                text = text.replace(&".".repeat(gap), &gap.to_string());
            }
            ranks.push(text);
        }
        let beside = if self.beside.is_empty() { String::new() } else { format!("[{}]", self.beside) };
        let turn = if self.white { 'w' } else { 'b' };
        let (castling, en_passant) = (&self.castling, &self.en_passant);
        format!("{}{beside} {turn} {castling} {en_passant} {} {}", ranks.join("/"), self.halfmoves, self.fullmoves)
    }

    fn own(&self, square: usize) -> bool {
        self.board[square] != '.' && self.board[square].is_ascii_uppercase() == self.white
    }

    fn enemy(&self, square: usize) -> bool {
        self.board[square] != '.' && !self.own(square)
    }

    fn letter(&self, white: char) -> char {
        if self.white { white } else { white.to_ascii_lowercase() }
    }

    /// Returns the squares of enemy pieces that attack a square.
    fn attackers(&self, target: usize) -> Vec<usize> {
        let mut list = Vec::new();
        for from in (0..64).filter(|&from| self.enemy(from)) {
            let letter = self.board[from];
            let hits = match letter.to_ascii_uppercase() {
                'C' => false,
                'P' => {
                    let ahead = if letter == 'P' { 1 } else { -1 };
                    [-1, 1].into_iter().any(|x| shift(from, (x, ahead)) == Some(target))
                }
                'N' | 'K' => directions(letter).into_iter().any(|step| shift(from, step) == Some(target)),
                _ => directions(letter).into_iter().any(|step| {
                    let mut here = from;
                    while let Some(next) = shift(here, step) {
                        if next == target {
                            return true;
                        }
                        if self.board[next] != '.' {
                            return false;
                        }
                        here = next;
                    }
                    false
                }),
            };
            if hits {
                list.push(from);
            }
        }
        list
    }

    fn checkers(&self) -> Vec<usize> {
        let king = self.board.iter().position(|&letter| letter == self.letter('K')).unwrap();
        self.attackers(king)
    }

    /// Returns true if an enemy piece on the square may be captured.
    fn prey(&self, square: usize) -> bool {
        let letter = self.board[square].to_ascii_uppercase();
        self.enemy(square) && letter != 'K' && (letter != 'C' || self.mortal)
    }

    /// Returns the regular moves that leave the king safe.
    fn regular(&self) -> Vec<String> {
        let mut list = Vec::new();
        for from in (0..64).filter(|&from| self.own(from)) {
            for to in self.targets(from) {
                let last = to / 8 == if self.white { 7 } else { 0 };
                let promotions: &[&str] =
                    if self.board[from] == self.letter('P') && last { &["q", "r", "b", "n"] } else { &[""] };
                for promotion in promotions {
                    let text = format!("{}{}{promotion}", name(from), name(to));
                    let mut next = self.clone();
                    next.make_regular(&text);
                    if next.checkers().is_empty() {
                        list.push(text);
                    }
                }
            }
        }
        list
    }

    fn targets(&self, from: usize) -> Vec<usize> {
        let letter = self.board[from];
        let mut list = Vec::new();
        match letter.to_ascii_uppercase() {
            'C' => {}
            'P' => {
                let ahead = if self.white { 1 } else { -1 };
                let one = shift(from, (0, ahead)).unwrap();
                if self.board[one] == '.' {
                    list.push(one);
                    let second = if self.white { 1 } else { 6 };
                    if from / 8 == second {
                        let two = shift(one, (0, ahead)).unwrap();
                        if self.board[two] == '.' {
                            list.push(two);
                        }
                    }
                }
                for x in [-1, 1] {
                    if let Some(to) = shift(from, (x, ahead)) {
                        // A courier on the square passed over prevents the capture.
                        if self.prey(to) || name(to) == self.en_passant && self.board[to] == '.' {
                            list.push(to);
                        }
                    }
                }
            }
            'N' | 'K' => {
                let steps = directions(letter).into_iter().filter_map(|step| shift(from, step));
                list.extend(steps.filter(|&to| self.board[to] == '.' || self.prey(to)));
            }
            _ => {
                for step in directions(letter) {
                    let mut here = from;
                    while let Some(next) = shift(here, step) {
                        if self.board[next] == '.' || self.prey(next) {
                            list.push(next);
                        }
                        if self.board[next] != '.' {
                            break;
                        }
                        here = next;
                    }
                }
            }
        }
        if letter == self.letter('K') && self.checkers().is_empty() {
            let row = if self.white { 0 } else { 56 };
            let empty = |files: &[usize]| files.iter().all(|file| self.board[row + file] == '.');
            let safe = |files: &[usize]| files.iter().all(|file| self.attackers(row + file).is_empty());
            if self.castling.contains(self.letter('K')) && empty(&[5, 6]) && safe(&[5, 6]) {
                list.push(row + 6);
            }
            if self.castling.contains(self.letter('Q')) && empty(&[1, 2, 3]) && safe(&[2, 3]) {
                list.push(row + 2);
            }
        }
        list
    }

    /// Moves the pieces of a regular move, including castling and captures; the side to move stays.
    fn make_regular(&mut self, text: &str) {
        let (from, to) = (index(&text[..2]), index(&text[2..4]));
        let letter = self.board[from];
        let taken = self.board[to] != '.';
        if letter == self.letter('P') && from % 8 != to % 8 && !taken {
            self.board[from / 8 * 8 + to % 8] = '.';
        }
        if letter == self.letter('K') && (from % 8).abs_diff(to % 8) == 2 {
            let (corner, beside) = if to % 8 == 6 { (7, 5) } else { (0, 3) };
            self.board[from / 8 * 8 + beside] = self.board[from / 8 * 8 + corner];
            self.board[from / 8 * 8 + corner] = '.';
        }
        self.board[to] = match text[4..].chars().next() {
            Some(officer) => self.letter(officer.to_ascii_uppercase()),
            None => letter,
        };
        self.board[from] = '.';
        if taken || letter == self.letter('P') {
            self.halfmoves = 0;
        }
        for (square, rights) in [("e1", "KQ"), ("h1", "K"), ("a1", "Q"), ("e8", "kq"), ("h8", "k"), ("a8", "q")] {
            if from == index(square) || to == index(square) {
                self.castling = self.castling.chars().filter(|&right| !rights.contains(right)).collect();
            }
        }
        if self.castling.is_empty() {
            self.castling = "-".to_owned();
        }
    }

    fn step(&self, text: &str) -> Plain {
        let mut next = self.clone();
        next.board.swap(index(&text[..2]), index(&text[2..4]));
        next
    }

    /// Returns every legal move, sorted.
    pub fn moves(&self) -> Vec<String> {
        let mut list = self.unsorted();
        list.sort();
        list
    }

    fn unsorted(&self) -> Vec<String> {
        let couriers: Vec<usize> = (0..64).filter(|&square| self.board[square] == self.letter('C')).collect();
        if self.beside.contains(self.letter('c').to_ascii_uppercase()) && self.white && self.beside.len() == 2
            || !self.white && self.beside == "c"
        {
            let pawns = (0..64).filter(|&square| self.board[square] == self.letter('P'));
            return pawns.map(|square| format!("C@{}", name(square))).collect();
        }
        if !self.beside.is_empty() {
            return Vec::new();
        }
        // "Let A be the enemy pieces that attack your king at the start of your turn."
        let attack = self.checkers();
        let adds_none = |next: &Plain| next.checkers().iter().all(|piece| attack.contains(piece));
        let mut steps = Vec::new();
        let mut exits = Vec::new();
        for &from in &couriers {
            for direction in directions('K') {
                if let Some(to) = shift(from, direction).filter(|&to| self.board[to] == '.') {
                    let text = format!("{}{}", name(from), name(to));
                    let next = self.step(&text);
                    if adds_none(&next) {
                        steps.push((text, next));
                    }
                }
            }
            if from / 8 == if self.white { 7 } else { 0 } {
                let mut next = self.clone();
                next.board[from] = '.';
                if adds_none(&next) {
                    let file = &name(from)[..1];
                    exits.push(format!("{}{file}{}", name(from), if self.white { 9 } else { 0 }));
                }
            }
        }
        let whole = |(text, next): &(String, Plain)| {
            let moves = next.regular();
            match moves.is_empty() {
                true => vec![format!("{text},-")],
                false => moves.into_iter().map(|m| format!("{text},{m}")).collect(),
            }
        };
        let without = || self.regular().into_iter().map(|m| format!("-,{m}")).collect::<Vec<_>>();
        let or_pass = |list: Vec<String>| if list.is_empty() { vec!["-,-".to_owned()] } else { list };
        if attack.is_empty() {
            let list = if steps.is_empty() { without() } else { steps.iter().flat_map(whole).collect() };
            return or_pass([list, exits].concat());
        }
        let breaking: Vec<_> = steps.iter().filter(|(_, next)| next.checkers().is_empty()).collect();
        if !breaking.is_empty() {
            return breaking.into_iter().flat_map(whole).collect();
        }
        let helping: Vec<_> = steps.iter().filter(|(_, next)| !next.regular().is_empty()).collect();
        if !helping.is_empty() {
            return [helping.into_iter().flat_map(whole).collect(), exits].concat();
        }
        let without = without();
        if !without.is_empty() {
            return [without, exits].concat();
        }
        let alone = steps.iter().map(|(text, _)| format!("{text},-")).collect();
        or_pass([alone, exits].concat())
    }

    /// Returns the position after a legal move.
    pub fn after(&self, mv: &str) -> Plain {
        let mut next = self.clone();
        next.en_passant = "-".to_owned();
        if let Some(square) = mv.strip_prefix("C@") {
            next.board[index(square)] = self.letter('C');
            next.beside = if self.white { "c".to_owned() } else { String::new() };
        } else {
            next.halfmoves += 1;
            next.fullmoves += u32::from(!self.white);
            match mv.split_once(',') {
                None => {
                    next.board[index(&mv[..2])] = '.';
                    next.beside = self.letter('C').to_string();
                }
                Some((step, regular)) => {
                    if step != "-" {
                        next = next.step(step);
                    }
                    if regular != "-" {
                        let (from, to) = (index(&regular[..2]), index(&regular[2..4]));
                        let pawn = next.board[from] == self.letter('P');
                        // The squares identify the capture, whatever the field now contains.
                        next.make_regular(regular);
                        if pawn && from.abs_diff(to) == 16 {
                            next.en_passant = name((from + to) / 2);
                        }
                    }
                }
            }
        }
        next.white = !self.white;
        next
    }

    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.moves().len() as u64,
            _ => self.moves().iter().map(|mv| self.after(mv).perft(depth - 1)).sum(),
        }
    }
}
