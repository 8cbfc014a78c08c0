//! A second implementation of Hole Chess, as plain as possible: coordinates, a dictionary, no tables. It is written
//! from docs/rules.md 3 alone, so that the program's generator can be compared with it.

mod second;

use std::collections::{BTreeMap, HashMap};

/// A file and a rank, both from 1.
pub type Place = (i32, i32);

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plain {
    /// FEN letters by place; capitals are White's.
    pub pieces: HashMap<Place, char>,
    pub white: bool,
    /// Square behind a pawn that has just made a double step.
    pub passed: Option<Place>,
}

const HOLES: [Place; 2] = [(4, 4), (4, 7)];
const WIDTHS: [i32; 10] = [1, 3, 5, 7, 7, 7, 7, 5, 3, 1];
const ROOK: [Place; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const BISHOP: [Place; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

/// Returns true if this is a square: within the width of its rank, and not a hole.
fn exists(place: Place) -> bool {
    (1..=10).contains(&place.1) && (place.0 - 4).abs() * 2 < WIDTHS[place.1 as usize - 1] && !HOLES.contains(&place)
}

fn name(place: Place) -> String {
    format!("{}{}", char::from(b'a' + place.0 as u8 - 1), place.1)
}

fn add(a: Place, b: Place) -> Place {
    (a.0 + b.0, a.1 + b.1)
}

fn directions(piece: char) -> Vec<Place> {
    match piece.to_ascii_uppercase() {
        'R' => ROOK.to_vec(),
        'B' => BISHOP.to_vec(),
        'Q' => [ROOK, BISHOP].concat(),
        _ => Vec::new(),
    }
}

impl Plain {
    pub fn from_fen(fen: &str) -> Plain {
        let fields: Vec<&str> = fen.split(' ').collect();
        let mut pieces = HashMap::new();
        for (i, row) in fields[0].split('/').enumerate() {
            let mut file = 1;
            for letter in row.chars() {
                match letter.to_digit(10) {
                    Some(gap) => file += gap as i32,
                    None => {
                        if letter != '*' {
                            pieces.insert((file, 10 - i as i32), letter);
                        }
                        file += 1;
                    }
                }
            }
        }
        let square = fields.get(3).filter(|text| **text != "-");
        let passed = square.map(|text| (i32::from(text.as_bytes()[0] - b'a') + 1, text[1..].parse().unwrap()));
        Plain { pieces, white: fields.get(1).is_none_or(|turn| *turn == "w"), passed }
    }

    fn is_own(&self, piece: char) -> bool {
        piece.is_ascii_uppercase() == self.white
    }

    pub fn king_gone(&self, white: bool) -> bool {
        !self.pieces.values().any(|&piece| piece == if white { 'K' } else { 'k' })
    }

    /// Returns true if the side to move can remove the opponent's king with a whole move.
    pub fn can_take_king(&self) -> bool {
        self.moves().values().any(|after| after.king_gone(!self.white))
    }

    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 || self.king_gone(true) || self.king_gone(false) {
            return 1;
        }
        self.moves().values().map(|after| after.perft(depth - 1)).sum()
    }

    /// Returns every move in UCI, with the board after it.
    pub fn moves(&self) -> BTreeMap<String, Plain> {
        let mut moves = BTreeMap::new();
        if self.king_gone(true) || self.king_gone(false) {
            return moves;
        }
        for (&from, &piece) in self.pieces.iter().filter(|(_, piece)| self.is_own(**piece)) {
            match piece.to_ascii_uppercase() {
                'P' => self.pawn(from, piece, &mut moves),
                'K' => {
                    for step in [ROOK, BISHOP].concat() {
                        self.land(from, add(from, step), &mut moves);
                    }
                }
                _ => self.officer(from, piece, &mut moves),
            }
        }
        moves
    }

    /// Returns the board after a piece has gone somewhere, with the other side to move.
    fn moved(&self, from: Place, to: Place) -> Plain {
        let mut after = Plain { pieces: self.pieces.clone(), white: !self.white, passed: None };
        let piece = after.pieces.remove(&from).unwrap();
        after.pieces.insert(to, piece);
        after
    }

    fn land(&self, from: Place, to: Place, moves: &mut BTreeMap<String, Plain>) -> bool {
        let free = exists(to) && !self.pieces.get(&to).is_some_and(|&piece| self.is_own(piece));
        if free {
            moves.insert(name(from) + &name(to), self.moved(from, to));
        }
        free
    }

    fn officer(&self, from: Place, piece: char, moves: &mut BTreeMap<String, Plain>) {
        let mut first = BTreeMap::new();
        for step in directions(piece) {
            let mut to = from;
            loop {
                to = add(to, step);
                if !self.land(from, to, &mut first) || self.pieces.contains_key(&to) {
                    break;
                }
            }
        }
        if piece.eq_ignore_ascii_case(&'b') {
            for step in ROOK {
                self.land(from, add(from, step), &mut first);
            }
        }
        let mut stand = self.clone();
        (stand.white, stand.passed) = (!self.white, None);
        for (text, after) in first.iter().chain([(&(name(from) + &name(from)), &stand)]) {
            if !after.king_gone(!self.white) {
                let at = *after.pieces.keys().find(|place| text[name(from).len()..] == name(**place)).unwrap();
                self.pulls(text, at, piece, after, moves);
            }
        }
        moves.append(&mut first);
    }

    /// Searches each line: squares, a hole, squares again, until a piece, a second hole or the edge ends it.
    fn pulls(&self, text: &str, at: Place, piece: char, board: &Plain, moves: &mut BTreeMap<String, Plain>) {
        for step in directions(piece) {
            let mut holes = 0;
            let mut place = add(at, step);
            while exists(place) || HOLES.contains(&place) {
                if HOLES.contains(&place) {
                    holes += 1;
                } else if let Some(&target) = board.pieces.get(&place) {
                    if holes == 1 && !self.is_own(target) {
                        let mut after = board.clone();
                        after.pieces.remove(&place);
                        moves.insert(format!("{text}@{}", name(place)), after);
                    }
                    break;
                }
                place = add(place, step);
            }
        }
    }

    fn pawn(&self, from: Place, piece: char, moves: &mut BTreeMap<String, Plain>) {
        let (up, first, last) = if self.white { (1, 3, 8) } else { (-1, 8, 3) };
        let mut list = Vec::new();
        let one = (from.0, from.1 + up);
        let two = (from.0, from.1 + 2 * up);
        let empty = |place: Place| exists(place) && !self.pieces.contains_key(&place);
        if empty(one) {
            list.push((one, self.moved(from, one)));
            if from.1 == first && empty(two) {
                let mut after = self.moved(from, two);
                after.passed = Some(one);
                list.push((two, after));
            }
        }
        for aside in [-1, 1] {
            let to = (from.0 + aside, from.1 + up);
            if self.pieces.get(&to).is_some_and(|&victim| !self.is_own(victim)) {
                list.push((to, self.moved(from, to)));
            } else if self.passed == Some(to) {
                let mut after = self.moved(from, to);
                after.pieces.remove(&(to.0, from.1));
                list.push((to, after));
            }
        }
        for (to, after) in list {
            let text = name(from) + &name(to);
            if (to.1 - last) * up < 0 {
                moves.insert(text, after);
                continue;
            }
            for officer in ['q', 'r', 'b'] {
                let mut after = after.clone();
                let own = if piece == 'P' { officer.to_ascii_uppercase() } else { officer };
                after.pieces.insert(to, own);
                moves.insert(format!("{text}{officer}"), after);
            }
        }
    }
}
