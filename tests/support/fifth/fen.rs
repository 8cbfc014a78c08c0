//! Positions as text.

use hostage_chess::game::fault::FenPart;
use hostage_chess::game::message::Message;
use hostage_chess::game::{Fault, Faults, Kind, Piece, Side};

use super::{LEAPER, Position, SIZE, TRAPDOOR};

pub(super) const START: &str = "llkll/5/5/5/LLKLL w - - 0 1";

fn piece(letter: char) -> Option<Piece> {
    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
    let kind = match letter.to_ascii_lowercase() {
        'k' => Kind::King,
        'l' => LEAPER,
        _ => return None,
    };
    Some(Piece { side, kind })
}

pub(super) fn write(position: &Position) -> String {
    let rank = |rank: u8| {
        let (mut text, mut gap) = (String::new(), 0);
        for file in 0..SIZE {
            match position.board[usize::from(rank * SIZE + file)] {
                None => gap += 1,
                Some(piece) => {
                    text += &if gap > 0 { gap.to_string() } else { String::new() };
                    (gap, _) = (0, text.push(piece.letter()));
                }
            }
        }
        text + &if gap > 0 { gap.to_string() } else { String::new() }
    };
    let board: Vec<String> = (0..SIZE).rev().map(rank).collect();
    let (quiet, number) = position.counters;
    format!("{} {} - - {quiet} {number}", board.join("/"), position.turn.letter())
}

pub(super) fn read(text: &str) -> Result<Position, Faults> {
    let mut faults = Vec::new();
    let mut fields = text.split_ascii_whitespace();
    let board = fields.next().ok_or_else(|| Faults::from(Fault::Empty))?;
    let mut position = Position { board: [None; 25], turn: Side::White, counters: (0, 1) };
    let ranks: Vec<&str> = board.split('/').collect();
    if ranks.len() != usize::from(SIZE) {
        faults.push(Fault::Ranks { found: ranks.len(), expected: SIZE.into() });
    }
    for (rank, text) in (1..=usize::from(SIZE)).rev().zip(ranks) {
        let mut file = 0;
        for letter in text.chars() {
            if let Some(gap) = letter.to_digit(10) {
                file += gap as usize;
                continue;
            }
            match (piece(letter), position.board.get_mut((rank - 1) * usize::from(SIZE) + file)) {
                (None, _) => faults.push(Fault::NotAPiece { letter, part: FenPart::Board }),
                (Some(piece), Some(place)) if file < usize::from(SIZE) => *place = Some(piece),
                _ => {}
            }
            file += 1;
        }
        if file != usize::from(SIZE) {
            faults.push(Fault::RankLength { rank, found: file, expected: SIZE.into() });
        }
    }
    match fields.next() {
        Some("b") => position.turn = Side::Black,
        None | Some("w") => {}
        Some(other) => faults.push(Fault::Turn(other.to_owned())),
    }
    let mut counter = |least: u16| match fields.next() {
        None | Some("-") => least,
        Some(text) => text.parse().unwrap_or_else(|_| {
            faults.push(Fault::Counter(text.to_owned()));
            least
        }),
    };
    // No castling and no en passant.
    let _ = (counter(0), counter(0));
    position.counters = (counter(0), counter(1));
    for side in Side::BOTH {
        match position.pieces().filter(|(_, piece)| *piece == Piece { side, kind: Kind::King }).count() {
            0 => faults.push(Fault::NoKing(side)),
            1 => {}
            more => faults.push(Fault::Kings(side, more)),
        }
    }
    if position.board[usize::from(TRAPDOOR)].is_some() {
        faults.push(Fault::Own(Message::new("trapdoor-nobody-stands")));
    }
    if faults.is_empty() && position.attacker(!position.turn).is_some() {
        faults.push(Fault::KingEnPrise(!position.turn));
    }
    if faults.is_empty() { Ok(position) } else { Err(faults.into()) }
}
