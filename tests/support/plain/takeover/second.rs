//! Implementation of the comparison with the program.

use std::collections::BTreeMap;

use hostage_chess::game::Reason;

use super::{At, Plain};
use crate::support::plain::Second;

fn place(name: &str) -> At {
    let bytes = name.as_bytes();
    (i32::from(bytes[0]) - i32::from(b'a'), i32::from(bytes[1]) - i32::from(b'1'))
}

impl Plain {
    fn king_attackers(&self, white: bool) -> Vec<String> {
        let king = if white { 'K' } else { 'k' };
        let at = self.squares().into_iter().find(|&at| self.get(at) == king);
        let enemies = self.squares().into_iter().filter(|&from| {
            let piece = self.get(from);
            piece != '.' && piece.is_ascii_uppercase() != white && at.is_some_and(|at| self.attacks(from, at))
        });
        enemies.map(|(x, y)| format!("{}{}", (b'a' + x as u8) as char, y + 1)).collect()
    }
}

impl Second for Plain {
    type After = String;

    // It does not know a complete position after a move.
    const DEPTH: u32 = 1;

    fn of(variant: &str, fen: &str) -> Plain {
        Plain::read(variant, fen)
    }

    fn known(variant: &str, fen: &str) -> String {
        Plain::spread(variant, fen)
    }

    fn ways(&self) -> BTreeMap<String, String> {
        self.moves().into_iter().collect()
    }

    /// Only the program detects in advance that a set-up can no longer be completed.
    fn is_sure(&self) -> bool {
        self.left() <= 3
    }

    fn checked(&self) -> bool {
        self.king_attacked(self.white)
    }

    fn lines(&self, depth: u32) -> u64 {
        assert!(depth == 1);
        self.moves().len() as u64
    }

    fn sameness(&self) -> String {
        let legal = |to: At| {
            let up = if self.white { 1 } else { -1 };
            [-1, 1].into_iter().map(|x| (to.0 + x, to.1 - up)).any(|from| {
                let pawn = self.get(from) == self.own('p');
                pawn && self.walked(from, to).is_some_and(|next| !next.king_attacked(self.white))
            })
        };
        let passed = self.passing.filter(|&to| legal(to));
        format!("{} {} {} {} {passed:?}", self.board_text(), self.hands, self.white, self.castling)
    }

    fn piece(&self, square: &str) -> char {
        if square.len() == 2 { self.get(place(square)) } else { '*' }
    }

    fn is_white(&self) -> bool {
        self.white
    }

    fn attacked_after(&self, from: &str, to: &str, _: &str) -> Option<Vec<String>> {
        let (from, to) = (place(from), place(to));
        // Several rules may forbid a jump over a defended piece.
        let leapt = || self.leapt(from, to).map(|(next, _)| next);
        Some(self.walked(from, to).or_else(leapt)?.king_attackers(self.white))
    }

    fn attacked_now(&self) -> Vec<String> {
        self.king_attackers(self.white)
    }

    fn own_reason(&self, text: &str, reason: &Reason) -> Option<bool> {
        let last = if self.white { self.size() - 1 } else { 0 };
        let placed = text.split_once('@').map(|(letter, to)| (self.own(letter.chars().next().unwrap()), to));
        let promotes = placed.is_none() && {
            let (from, to) = (place(&text[..2]), place(&text[2..4]));
            self.get(from) == self.own('p') && to.1 == last
        };
        Some(match (reason, placed) {
            (Reason::Occupied(piece), Some((_, to))) => self.piece(to) == piece.letter(),
            (Reason::Own(told), Some((piece, to))) => match told.id {
                "takeover-not-to-place" => !self.hands.contains(piece),
                "takeover-no-square" => self.piece(to) == '*',
                "takeover-pawn-on-back-rank" => {
                    piece == self.own('p') && place(to).1 == if self.white { 0 } else { self.size() - 1 }
                }
                "takeover-not-own-ranks" => {
                    let rank = if self.white { place(to).1 } else { self.size() - 1 - place(to).1 };
                    rank >= if self.size() == 8 { 4 } else { 3 }
                }
                _ => return None,
            },
            (Reason::Own(told), None) => match told.id {
                "takeover-set-up-first" => !self.hands.is_empty(),
                "takeover-no-square" => self.piece(&text[..2]) == '*' || self.piece(&text[2..4]) == '*',
                "takeover-promotion-not-chosen" => promotes && text.len() == 4,
                "takeover-no-promotion-here" => !promotes && text.len() == 5,
                _ => return None,
            },
            _ => return None,
        })
    }
}
