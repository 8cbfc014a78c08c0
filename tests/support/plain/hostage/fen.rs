//! Positions as text.

use super::{Plain, coloured, name, square};

impl Plain {
    /// Reads the position of a valid FEN.
    pub fn read(variant: &str, fen: &str) -> Plain {
        let fields: Vec<&str> = fen.split(' ').collect();
        let field = |i: usize, other| fields.get(i).copied().unwrap_or(other);
        let (pieces, beside) = fields[0].split_once('[').unwrap_or((fields[0], "#]"));
        let beside = beside.trim_end_matches(']');
        let (airfields, prisons) = beside.split_once('#').unwrap_or((beside, ""));
        let mut board = [['.'; 8]; 8];
        for (row, text) in pieces.split('/').enumerate() {
            let mut file = 0;
            for letter in text.chars() {
                match letter.to_digit(10) {
                    Some(gap) => file += gap as usize,
                    None => {
                        board[7 - row][file] = letter;
                        file += 1;
                    }
                }
            }
        }
        let castling = field(2, "-");
        let unmoved = [true, false].map(|white| {
            let [king, kings, queens] = ['E', 'K', 'Q'].map(|letter| castling.contains(coloured(letter, white)));
            [king || kings || queens, kings, queens]
        });
        Plain {
            board,
            airfields: airfields.to_owned(),
            prisons: prisons.to_owned(),
            white: field(1, "w") == "w",
            unmoved,
            passed: square(field(3, "-")),
            halfmoves: field(4, "0").parse().unwrap(),
            fullmoves: field(5, "1").parse().unwrap(),
            pierce: variant == "hostage-pierce",
        }
    }

    /// Writes the FEN.
    pub fn fen(&self) -> String {
        let rank = |row: &[char; 8]| {
            let text: String = row.iter().collect();
            (1..=8).rev().fold(text, |text, gap| text.replace(&".".repeat(gap), &gap.to_string()))
        };
        let ranks: Vec<String> = self.board.iter().rev().map(rank).collect();
        let sorted = |pieces: &str| {
            let of = |letter: char| pieces.chars().filter(move |&piece| piece == letter).collect::<String>();
            "QRBNPqrbnp".chars().map(of).collect::<String>()
        };
        let turn = if self.white { 'w' } else { 'b' };
        let mut castling = String::new();
        for (white, [king, kings, queens]) in [true, false].into_iter().zip(self.unmoved) {
            castling.extend(kings.then_some(coloured('K', white)));
            castling.extend(queens.then_some(coloured('Q', white)));
            castling.extend((king && !kings && !queens).then_some(coloured('E', white)));
        }
        if castling.is_empty() {
            castling.push('-');
        }
        let passed = self.passed.map_or("-".to_owned(), name);
        let (airfields, prisons) = (sorted(&self.airfields), sorted(&self.prisons));
        let (halfmoves, fullmoves) = (self.halfmoves, self.fullmoves);
        format!("{}[{airfields}#{prisons}] {turn} {castling} {passed} {halfmoves} {fullmoves}", ranks.join("/"))
    }
}
