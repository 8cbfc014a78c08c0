//! Artificial positions of Hostage Chess with crowded prisons and airfields, which do not occur in games.

use hostage_chess::game::Game;
use hostage_chess::game::hostage::Position;

use super::random::Random;

/// Creates a random position with all 32 pieces, few or many of them beside the board.
pub fn thrown_together(variant: &str, random: &mut Random) -> Position {
    loop {
        let mut board = ['.'; 64];
        let (mut airfields, mut prisons) = (String::new(), String::new());
        // Kings are often at home; otherwise castling would never occur.
        for (king, home) in [('K', 4), ('k', 60)] {
            let square = if random.below(2) == 0 { home } else { random.below(64) };
            board[square] = king;
        }
        let crowd = 1 + random.below(6);
        for letter in "QRRBBNNPPPPPPPPqrrbbnnpppppppp".chars() {
            if random.below(6) < crowd {
                [&mut airfields, &mut prisons][random.below(3) / 2].push(letter);
                continue;
            }
            let square = match (letter, random.below(4)) {
                ('R', 0) => [0, 7][random.below(2)],
                ('r', 0) => [56, 63][random.below(2)],
                // On their seventh rank pawns freeze and thaw; on their second they may make a double step.
                ('P' | 'p', 0) => 48 + random.below(8),
                ('P' | 'p', 1) => 8 + random.below(8),
                ('P' | 'p', _) => 8 + random.below(48),
                _ => random.below(64),
            };
            match board[square] {
                '.' => board[square] = letter,
                _ => [&mut airfields, &mut prisons][random.below(2)].push(letter),
            }
        }
        let ranks: Vec<String> = board.chunks(8).rev().map(|rank| rank.iter().collect()).collect();
        let text = (1..=8).rev().fold(ranks.join("/"), |text, gap| text.replace(&".".repeat(gap), &gap.to_string()));
        let turn = ['w', 'b'][random.below(2)];
        let right = |letter: char, at: usize, piece: char, king: usize| {
            let there = board[at] == piece && board[king] == if king == 4 { 'K' } else { 'k' };
            there.then_some(letter)
        };
        let rights = [right('K', 7, 'R', 4), right('Q', 0, 'R', 4), right('k', 63, 'r', 60), right('q', 56, 'r', 60)];
        let castling: String = rights.into_iter().flatten().filter(|_| random.below(4) > 0).collect();
        let home = |king: char, at: usize, rights: [char; 2]| board[at] == king && !castling.contains(rights);
        let white = if home('K', 4, ['K', 'Q']) && random.below(2) == 0 { "E" } else { "" };
        let black = if home('k', 60, ['k', 'q']) && random.below(2) == 0 { "e" } else { "" };
        let whites: String = castling.chars().filter(char::is_ascii_uppercase).collect();
        let blacks: String = castling.chars().filter(char::is_ascii_lowercase).collect();
        let castling = match format!("{whites}{white}{blacks}{black}") {
            none if none.is_empty() => "-".to_owned(),
            some => some,
        };
        let rank = if turn == 'w' { 6 } else { 3 };
        let ep = format!("{}{rank}", char::from(b'a' + random.below(8) as u8));
        // Has an en passant square if that is legal.
        let read = |ep: &str| {
            let fen = format!("{text}[{airfields}#{prisons}] {turn} {castling} {ep} 0 20");
            <Position as Game>::from_fen(variant, &fen)
        };
        if let Ok(position) = read(&ep).or_else(|_| read("-")) {
            return position;
        }
    }
}
