//! Implementation of the comparison with the program.

use std::collections::BTreeMap;

use hostage_chess::game::{Ending, Outcome, Side};

use super::{Place, Plain, exists};
use crate::support::plain::Second;

impl Second for Plain {
    type After = Plain;

    fn of(_: &str, fen: &str) -> Plain {
        Plain::from_fen(fen)
    }

    fn known(_: &str, fen: &str) -> Plain {
        Plain::from_fen(fen)
    }

    fn ways(&self) -> BTreeMap<String, Plain> {
        self.moves()
    }

    fn checked(&self) -> bool {
        let mut other = self.clone();
        (other.white, other.passed) = (!self.white, None);
        !self.king_gone(self.white) && other.can_take_king()
    }

    fn end(&self, has_moves: bool, halfmoves: u32) -> Option<Outcome> {
        let side = |white| if white { Side::White } else { Side::Black };
        let lost = |white: bool, ending| Some(Outcome { winner: Some(side(!white)), ending });
        match [true, false].into_iter().find(|&white| self.king_gone(white)) {
            Some(white) => lost(white, Ending::KingTaken),
            None if !has_moves => lost(self.white, Ending::NoMove),
            None => (halfmoves >= 100).then_some(Outcome { winner: None, ending: Ending::FiftyMoves }),
        }
    }

    fn lines(&self, depth: u32) -> u64 {
        self.perft(depth)
    }

    fn sameness(&self) -> String {
        let pawns =
            self.pieces.keys().filter(|at| self.pieces[at].eq_ignore_ascii_case(&'p') && self.is_own(self.pieces[at]));
        let up = if self.white { 1 } else { -1 };
        let taken = |to: Place| pawns.clone().any(|at| (at.0 - to.0).abs() == 1 && at.1 + up == to.1);
        let pieces: BTreeMap<&Place, &char> = self.pieces.iter().collect();
        format!("{pieces:?} {} {:?}", self.white, self.passed.filter(|&to| taken(to)))
    }

    fn piece(&self, square: &str) -> char {
        match place(square).filter(|&at| exists(at)) {
            Some(at) => self.pieces.get(&at).copied().unwrap_or('.'),
            None => '*',
        }
    }

    fn is_white(&self) -> bool {
        self.white
    }

    fn walks(&self, text: &str) -> Vec<(String, String, Plain)> {
        let walk = text.split('@').next().unwrap().trim_end_matches(['q', 'r', 'b', 'n', 'k']);
        let second = walk.rfind(|c: char| c.is_ascii_lowercase()).unwrap();
        vec![(walk[..second].to_owned(), walk[second..].to_owned(), self.clone())]
    }

    fn attacked_after(&self, _: &str, _: &str, _: &str) -> Option<Vec<String>> {
        None
    }

    fn attacked_now(&self) -> Vec<String> {
        Vec::new()
    }
}

/// Returns the square of this name.
fn place(name: &str) -> Option<Place> {
    let file = i32::from(*name.as_bytes().first()?) - i32::from(b'a') + 1;
    Some((file, name.get(1..)?.parse().ok()?))
}
