//! The net of Takeover Chess, which corrects the tuned numbers on the small board.

use super::super::pieces::{KINDS, MIRROR_KNIGHT, index};
use super::super::rules::{BoardSize, Rules};
use super::super::{Position, board::Geometry};
use super::attacks::SideAttacks;
use crate::game::chess::{Bits, Square};
use crate::game::net::Views;
use crate::game::net::board::{self, Inputs, board_net};
use crate::game::{Kind, Piece, Side};

/// Number of maps of a side: its attacked squares and the like.
const MAPS: usize = 8;
const WORDS: usize = 2 * (KINDS + MAPS) + 1;

/// The facts are the two switches of the rules.
const INPUTS: Inputs = Inputs { kinds: KINDS, maps: MAPS, squares: 64, of_side: 0, of_both: 2, places: 1, turn };

/// Number of files and of ranks of the board that the net knows.
const SIZE: u8 = Geometry::of(BoardSize::FortyOne).size;

fn turn(_place: usize, turned: bool, mirrored: bool, square: usize) -> usize {
    let last = usize::from(SIZE) - 1;
    let (file, rank) = (square % 8, square / 8);
    if file > last || rank > last {
        return square;
    }
    8 * if turned { last - rank } else { rank } + if mirrored { last - file } else { file }
}

fn orientation(position: &Position, side: Side) -> usize {
    let mirrored = position.king(side).is_some_and(|king| king.file() < SIZE / 2);
    INPUTS.orientation(side, mirrored, 0)
}

fn views(position: &Position) -> Views<WORDS> {
    seen(position, &SideAttacks::of_both(position))
}

/// Returns what both sides see, given what their pieces attack.
pub fn seen(position: &Position, attacks: &[SideAttacks; 2]) -> Views<WORDS> {
    let mut words = [[0; KINDS + MAPS]; 2];
    for square in Bits(position.occupied()) {
        if let Some(Piece { side, kind }) = position.piece_on(square) {
            words[side.index()][index(kind).min(KINDS - 1)] |= Square::bit(square);
        }
    }
    for (side, words) in Side::BOTH.into_iter().zip(&mut words) {
        let maps = maps(position, side, words, attacks);
        words[KINDS..].copy_from_slice(&maps);
    }
    let facts = u64::from(position.rules.adjacent) | u64::from(position.rules.undefended) << 1;
    board::views(words.into_iter().flatten(), facts, position.turn, Side::BOTH.map(|side| orientation(position, side)))
}

/// Returns the maps of a side with these pieces.
fn maps(position: &Position, us: Side, pieces: &[u64], attacks: &[SideAttacks; 2]) -> [u64; MAPS] {
    let [ours, theirs] = [us, !us].map(|side| &attacks[side.index()]);
    let own = position.of_side(us);
    let of = |kinds: &[Kind]| kinds.iter().fold(0, |set, &kind| set | pieces[index(kind)]);
    let by = |kinds: &[Kind]| kinds.iter().fold(0, |set, &kind| set | theirs.by(kind));
    let minor = [Kind::Knight, MIRROR_KNIGHT, Kind::Bishop];
    let pawns = by(&[Kind::Pawn]);
    let minors = pawns | by(&minor);
    let rooks = minors | by(&[Kind::Rook]);
    let (ring, checks) = position.king(!us).map_or((0, 0), |king| {
        (position.geometry().king[king.index()], ours.checks(position, king) & !own & !theirs.attacked)
    });
    let endangered = theirs.takeovers & if position.rules.undefended { !ours.attacked } else { u64::MAX };
    [
        ours.attacked,
        ours.twice,
        ours.by(Kind::Queen),
        // Beside the enemy king.
        ours.attacked & ring,
        // Own pieces that could be taken over.
        endangered,
        // Own pieces that are attacked and undefended.
        own & theirs.attacked & !ours.attacked,
        // Own pieces that a cheaper piece attacks.
        of(&minor) & pawns | of(&[Kind::Rook]) & minors | of(&[Kind::Queen]) & rooks,
        // Squares from which a piece could give check unharmed.
        checks,
    ]
}

/// Returns true if the net knows the board of a rule set. On the ordinary chessboard a net gained nothing (docs/search.md).
pub fn knows(rules: Rules) -> bool {
    rules.board == BoardSize::FortyOne
}

board_net!(Position, |position| knows(position.rules) && !position.is_setting_up());

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the maps of a side in one position, as names of squares.
    fn maps_of(variant: &str, us: Side) -> Vec<String> {
        let fen = "*k4*/*1r3*/7/2Qp3/4N2/*5*/*K4* w - - 0 1";
        let position = Position::from_fen(Rules::from_name(variant).unwrap(), fen).unwrap();
        let words = &seen(&position, &SideAttacks::of_both(&position)).words[us.index() * (KINDS + MAPS)..];
        let names = |&word: &u64| Bits(word).map(|square| square.to_string()).collect::<Vec<_>>().join(" ");
        words[KINDS..KINDS + MAPS].iter().map(names).collect()
    }

    #[test]
    fn the_maps_of_a_position_are_these() {
        let white = maps_of("takeover-41", Side::White);
        assert_eq!(white[2], "c1 f1 c2 e2 b3 c3 d3 a4 b4 d4 b5 c5 d5 c6 e6 f7", "attacked by queens");
        assert_eq!(white[3..], ["c6", "e3 c4", "e3", "e3 c4", "b3 b4 b5 f7"], "from the ring to the checks");
        let black = maps_of("takeover-41", Side::Black);
        assert_eq!(black[2..], ["", "", "d4 c6", "d4", "", "b6"], "from the queens to the checks");
    }

    #[test]
    fn a_defended_piece_is_not_in_danger_where_only_undefended_ones_can_be_taken_over() {
        assert_eq!(maps_of("takeover-41-undefended", Side::White)[4], "e3");
        assert_eq!(maps_of("takeover-41-undefended", Side::Black)[4], "d4");
    }
}
