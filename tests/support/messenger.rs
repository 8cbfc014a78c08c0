//! Positions of Messenger Chess, both from games and artificial.

use hostage_chess::game::messenger::{Move, Position};
use hostage_chess::game::{Game, Position as _};

use super::games;
use super::random::Random;
use super::tally;

pub const VARIANTS: [&str; 2] = ["messenger", "messenger-couriers"];

/// Shows one in `every` positions of many random games, and as many artificial ones. In these, checks, mates and
/// walled-in couriers are common.
pub fn sample(seed: u64, games: u64, every: usize, mut show: impl FnMut(&Position, &[Move])) {
    for variant in VARIANTS {
        let shown = games::shown(variant, seed, games, every, &mut show);
        let mut random = Random(seed);
        for _ in 0..shown {
            let position = thrown_together(variant, &mut random);
            show(&position, &position.legal_moves());
        }
        tally::looked(variant, 2 * shown);
    }
}

/// Creates a random artificial position.
pub fn thrown_together(variant: &str, random: &mut Random) -> Position {
    loop {
        let mut board = ['.'; 64];
        let couriers = if variant == "messenger" { "Cc" } else { "CCCccc" };
        let officers = "QRBNPPPqrbnppp".chars().filter(|_| random.below(3) > 0).collect::<String>();
        // Half of them are in a corner, where pieces stand in each other's way.
        let crowded = random.below(2) == 0;
        for letter in format!("Kk{couriers}{officers}").chars() {
            let place = |random: &mut Random| match crowded {
                true => random.below(4) * 8 + random.below(5),
                false => random.below(64),
            };
            let square = place(random);
            if board[square] == '.' || letter == 'k' {
                board[square] = letter;
            }
        }
        let ranks: Vec<String> = board.chunks(8).rev().map(|rank| rank.iter().collect()).collect();
        let text = (1..=8).rev().fold(ranks.join("/"), |text, gap| text.replace(&".".repeat(gap), &gap.to_string()));
        let turn = ['w', 'b'][random.below(2)];
        let ep = match turn {
            'w' => format!("{}6", char::from(b'a' + random.below(8) as u8)),
            _ => format!("{}3", char::from(b'a' + random.below(8) as u8)),
        };
        // Has an en passant square if that is legal.
        let read = |ep: &str| <Position as Game>::from_fen(variant, &format!("{text} {turn} - {ep} 0 1"));
        if let Ok(position) = read(&ep).or_else(|_| read("-")) {
            return position;
        }
    }
}
