//! Implementation of the comparison with the program.

use std::collections::BTreeMap;

use hostage_chess::game::{Ending, Outcome, Reason, Side};

use super::{Plain, index, name};
use crate::support::plain::Second;

impl Second for Plain {
    type After = String;

    fn of(variant: &str, fen: &str) -> Plain {
        Plain::from_fen(fen, variant == "messenger-couriers")
    }

    fn known(_: &str, fen: &str) -> String {
        fen.to_owned()
    }

    fn ways(&self) -> BTreeMap<String, String> {
        self.moves().into_iter().map(|text| (text.clone(), self.after(&text).fen())).collect()
    }

    fn has_moves(&self) -> bool {
        !self.unsorted().is_empty()
    }

    fn checked(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Neither mate nor stalemate ends the game, because a player can always pass.
    fn end(&self, _: bool, halfmoves: u32) -> Option<Outcome> {
        let through = |white: bool| self.beside == if white { "C" } else { "c" } && self.white != white;
        let placing = self.beside.len() == 2 || !self.white && self.beside == "c";
        match [Side::White, Side::Black].into_iter().find(|&side| !placing && through(side == Side::White)) {
            Some(winner) => Some(Outcome { winner: Some(winner), ending: Ending::CourierThrough }),
            None => (halfmoves >= 100).then_some(Outcome { winner: None, ending: Ending::FiftyMoves }),
        }
    }

    fn lines(&self, depth: u32) -> u64 {
        self.perft(depth)
    }

    fn sameness(&self) -> String {
        let pawn = self.letter('P');
        let passing = |mv: &String| {
            let (step, walk) = mv.split_once(',').unwrap_or(("-", "-"));
            let board = if step == "-" { self.clone() } else { self.step(step) };
            walk.len() > 3
                && walk[2..4] == self.en_passant
                && board.board[index(&walk[..2])] == pawn
                && walk[..1] != walk[2..3]
        };
        let mut same = self.clone();
        (same.halfmoves, same.fullmoves) = (0, 1);
        if !self.moves().iter().any(passing) {
            same.en_passant = "-".to_owned();
        }
        same.fen()
    }

    fn piece(&self, square: &str) -> char {
        match square.as_bytes() {
            [b'a'..=b'h', b'1'..=b'8'] => self.board[index(square)],
            _ => '*',
        }
    }

    fn is_white(&self) -> bool {
        self.white
    }

    fn walks(&self, text: &str) -> Vec<(String, String, Plain)> {
        let split = |text: &str| (text[..2].to_owned(), text[2..4].to_owned());
        let Some((step, walk)) = text.split_once(',') else { return Vec::new() };
        let mut parts = Vec::new();
        let mut board = self.clone();
        if step != "-" {
            let (from, to) = split(step);
            parts.push((from, to, board.clone()));
            board = board.step(step);
        }
        if walk != "-" {
            let (from, to) = split(walk);
            parts.push((from, to, board));
        }
        parts
    }

    fn attacked_after(&self, from: &str, to: &str, _: &str) -> Option<Vec<String>> {
        let (text, piece) = (format!("{from}{to}"), self.board[index(from)]);
        if piece == self.letter('C') {
            return Some(self.step(&text).attacked_now());
        }
        let mut next = self.clone();
        let walks = self.own(index(from)) && self.targets(index(from)).contains(&index(to));
        next.make_regular(&text);
        walks.then(|| next.attacked_now())
    }

    fn attacked_now(&self) -> Vec<String> {
        self.checkers().into_iter().map(name).collect()
    }

    fn own_reason(&self, text: &str, reason: &Reason) -> Option<bool> {
        let Reason::Own(told) = reason else { return None };
        let (step, walk) = text.split_once(',')?;
        let moves = || self.moves();
        let courier = self.letter('C');
        Some(match told.id {
            "messenger-courier-first" => moves().iter().any(|mv| !mv.starts_with('-')),
            "messenger-not-a-courier" => step != "-" && self.board[index(&step[..2])] != courier,
            "messenger-one-step" => {
                // The courier does not make the regular move, wherever it has just stepped.
                let stepped = step != "-" && self.board[index(&step[..2])] == courier && walk.starts_with(&step[2..4]);
                walk != "-" && (stepped || self.board[index(&walk[..2])] == courier)
            }
            "messenger-no-pass" => !moves().contains(&"-,-".to_owned()),
            "messenger-move-too" => moves().iter().any(|mv| mv.starts_with(step) && !mv.ends_with('-')),
            _ => return None,
        })
    }
}
