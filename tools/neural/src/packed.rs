//! A position in forty bytes, with everything that a FEN contains. Numbers are stored low byte first:
//!
//! | bytes | content |
//! | --- | --- |
//! | 0..8 | one bit for each square with a piece, a1 lowest |
//! | 8..24 | four bits for each of these pieces, from a1 on, low half first: 0 (pawn) to 5 (king), plus 8 if black |
//! | 24..32 | White's prison, Black's prison, White's airfield, Black's airfield: 16 bits each, four for pawns, three each for N, B, R, Q |
//! | 32 | castling: White kingside 1, queenside 2, Black kingside 4, queenside 8; White's king unmoved 16, Black's 32; Black to move 64 |
//! | 33 | en passant square, 255 for none |
//! | 34..36 | plies since the last capture, pawn move, drop or exchange |
//! | 36..38 | move number |
//! | 38 | rule set, as an index of [`Rules::ALL`] |
//! | 39 | 0 |

use hostage_chess::game::hostage::{Rules, Setup, Square};
use hostage_chess::game::{Kind, Piece, Side};

/// A packed position.
pub type Packed = [u8; 40];

const NO_SQUARE: u8 = 255;
/// The kinds of pieces in a store, with the place and the limit of their counts in its 16 bits.
const COUNTS: [(Kind, u32, u16); 5] =
    [(Kind::Pawn, 0, 15), (Kind::Knight, 4, 7), (Kind::Bishop, 7, 7), (Kind::Rook, 10, 7), (Kind::Queen, 13, 7)];
const CASTLING: [(Side, bool); 4] =
    [(Side::White, true), (Side::White, false), (Side::Black, true), (Side::Black, false)];

/// Packs a position. Returns `None` if it has more than 32 pieces on the board or a piece that chess does not have.
#[must_use]
pub fn pack(setup: &Setup) -> Option<Packed> {
    let mut bytes = [0; 40];
    let (mut occupied, mut pieces) = (0u64, 0u128);
    for (square, piece) in setup.board.iter().enumerate() {
        if let Some(Piece { side, kind }) = piece {
            let at = occupied.count_ones();
            if at == 32 || kind.index() > 5 {
                return None;
            }
            occupied |= 1 << square;
            pieces |= ((kind.index() + 8 * side.index()) as u128) << (4 * at);
        }
    }
    bytes[..8].copy_from_slice(&occupied.to_le_bytes());
    bytes[8..24].copy_from_slice(&pieces.to_le_bytes());
    let pockets = [(&setup.prisons, Side::Black), (&setup.prisons, Side::White)];
    let pockets = pockets.into_iter().chain(Side::BOTH.map(|side| (&setup.airfields, side)));
    for (i, (pocket, side)) in pockets.enumerate() {
        let mut counts = 0;
        for (kind, shift, most) in COUNTS {
            let count = pocket.iter().filter(|&&piece| piece == Piece { side, kind }).count();
            if count > usize::from(most) {
                return None;
            }
            counts |= (count as u16) << shift;
        }
        bytes[24 + 2 * i..26 + 2 * i].copy_from_slice(&counts.to_le_bytes());
    }
    for (bit, (side, kingside)) in CASTLING.into_iter().enumerate() {
        bytes[32] |= u8::from(setup.state.castling.right(side, kingside)) << bit;
    }
    for side in Side::BOTH {
        bytes[32] |= u8::from(setup.state.castling.unmoved(side)) << (4 + side.index());
    }
    bytes[32] |= (setup.state.turn.index() as u8) << 6;
    bytes[33] = setup.state.en_passant.map_or(NO_SQUARE, |square| square.index() as u8);
    bytes[34..36].copy_from_slice(&setup.state.halfmoves.to_le_bytes());
    bytes[36..38].copy_from_slice(&setup.state.fullmoves.to_le_bytes());
    bytes[38] = Rules::ALL.iter().position(|&rules| rules == setup.rules)? as u8;
    Some(bytes)
}

/// Unpacks a position. Returns `None` if the bytes are invalid. Only [`Setup::validate`] checks that the position is
/// legal.
#[must_use]
pub fn unpack(bytes: &Packed) -> Option<Setup> {
    let mut setup = Setup::empty(*Rules::ALL.get(usize::from(bytes[38]))?);
    let number = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
    let mut occupied = u64::from_le_bytes(bytes[..8].try_into().ok()?);
    let mut pieces = u128::from_le_bytes(bytes[8..24].try_into().ok()?);
    if occupied.count_ones() > 32 {
        return None;
    }
    while occupied != 0 {
        let kind = *Kind::ALL.get(pieces as usize & 7)?;
        setup.board[occupied.trailing_zeros() as usize] =
            Some(Piece { side: Side::BOTH[pieces as usize >> 3 & 1], kind });
        (occupied, pieces) = (occupied & (occupied - 1), pieces >> 4);
    }
    // This is the order in which a position lists its pieces.
    for pocket in [1, 0, 2, 3] {
        let side = Side::BOTH[if pocket < 2 { 1 - pocket } else { pocket - 2 }];
        let pieces = if pocket < 2 { &mut setup.prisons } else { &mut setup.airfields };
        for (kind, shift, most) in COUNTS.into_iter().rev() {
            let count = number(24 + 2 * pocket) >> shift & most;
            pieces.extend(std::iter::repeat_n(Piece { side, kind }, usize::from(count)));
        }
    }
    for side in Side::BOTH {
        if bytes[32] >> (4 + side.index()) & 1 != 0 {
            setup.state.castling = setup.state.castling.with_unmoved(side);
        }
    }
    for (bit, (side, kingside)) in CASTLING.into_iter().enumerate() {
        if bytes[32] >> bit & 1 != 0 {
            setup.state.castling = setup.state.castling.with_right(side, kingside);
        }
    }
    setup.state.turn = Side::BOTH[usize::from(bytes[32] >> 6 & 1)];
    setup.state.en_passant = match bytes[33] {
        NO_SQUARE => None,
        square => Some(Square::all().nth(usize::from(square))?),
    };
    (setup.state.halfmoves, setup.state.fullmoves) = (number(34), number(36));
    Some(setup)
}
