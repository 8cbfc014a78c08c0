//! Truth of the reasons why a move is not legal.

use std::collections::BTreeMap;

use hostage_chess::game::illegal::CastlingBar;
use hostage_chess::game::message::{Message, Value};
use hostage_chess::game::{Cell, Reason};

use super::{At, Plain, between, coloured, name, square, value};
use crate::support::plain::Second;

impl Second for Plain {
    type After = String;

    fn of(variant: &str, fen: &str) -> Plain {
        Plain::read(variant, fen)
    }

    fn known(_: &str, fen: &str) -> String {
        fen.to_owned()
    }

    fn ways(&self) -> BTreeMap<String, String> {
        self.conceivable().into_iter().filter_map(|text| Some((text.clone(), self.after(&text)?.fen()))).collect()
    }

    fn has_moves(&self) -> bool {
        self.conceivable().iter().any(|text| self.after(text).is_some())
    }

    fn checked(&self) -> bool {
        self.in_check()
    }

    fn lines(&self, depth: u32) -> u64 {
        self.perft(depth)
    }

    fn sameness(&self) -> String {
        let mut same = self.clone();
        (same.halfmoves, same.fullmoves) = (0, 1);
        if !self.moves().iter().any(|mv| self.is_en_passant(mv)) {
            same.passed = None;
        }
        same.fen()
    }

    fn piece(&self, text: &str) -> char {
        square(text).map_or('*', |at| self.get(at))
    }

    fn is_white(&self) -> bool {
        self.white
    }

    fn attacked_after(&self, _: &str, _: &str, text: &str) -> Option<Vec<String>> {
        Some(self.carried_out(text)?.checkers(self.white).into_iter().map(name).collect())
    }

    fn attacked_now(&self) -> Vec<String> {
        self.checkers(self.white).into_iter().map(name).collect()
    }

    fn own_reason(&self, text: &str, reason: &Reason) -> Option<bool> {
        let own = |letter| coloured(letter, self.white);
        if let Some((pieces, to)) = text.split_once('@') {
            let (landing, payment) = pieces.split_once('#').unwrap_or((pieces, ""));
            let [landing, payment] = [landing, payment].map(|text| text.chars().next().unwrap_or('.'));
            let worth = |letter| value(letter).unwrap_or(0);
            return Some(match reason {
                Reason::Occupied(piece) => self.piece(to) == piece.letter(),
                Reason::PawnOnEdge => landing == 'P' && to.ends_with(['1', '8']),
                Reason::Own(told) => match told.id {
                    "illegal-not-on-airfield" => {
                        payment == '.' && says(told, "kind", landing) && !self.airfields.contains(own(landing))
                    }
                    "illegal-not-jailed" => {
                        payment != '.' && says(told, "kind", landing) && !self.prisons.contains(own(landing))
                    }
                    "illegal-no-prisoner" => {
                        says(told, "kind", payment) && !self.prisons.contains(coloured(payment, !self.white))
                    }
                    "illegal-too-cheap" => {
                        let named = says(told, "paid", payment) && says(told, "rescued", landing);
                        named && worth(payment) < worth(landing)
                    }
                    _ => false,
                },
                // A king is never beside the board.
                Reason::Unreadable(_) => pieces.contains('K'),
                Reason::StillInCheck { at, .. } => {
                    let after = self.carried_out(text)?.checkers(self.white);
                    self.in_check() && after.contains(&place(*at))
                }
                _ => false,
            });
        }
        let (from, to) = (square(&text[..2])?, square(&text[2..4])?);
        let pawn = self.get(from) == own('P');
        let promotion = text[4..].chars().next();
        let promotes = pawn && to.1 == self.last();
        Some(match reason {
            Reason::NotHowItMoves(kind) => self.get(from) == own(kind.letter()) && !self.could_walk(from, to),
            Reason::NothingToCapture => {
                pawn && Plain::shape(own('P'), from, to)
                    && from.0 != to.0
                    && self.get(to) == '.'
                    && self.passed != Some(to)
            }
            Reason::CannotBecome(kind) => {
                let named = promotion == Some(kind.letter().to_ascii_lowercase());
                promotes && named && !(self.prisons.contains(own(kind.letter())) && "NBRQ".contains(kind.letter()))
            }
            Reason::PromotionNotChosen => promotes && promotion.is_none(),
            Reason::NoPromotionHere => !promotes && promotion.is_some(),
            Reason::Castling(bar) => self.castling_is_barred(from, to, *bar),
            Reason::Own(told) => match told.id {
                "illegal-frozen-pawn" => pawn && self.is_frozen(from),
                "illegal-nobody-to-become" => pawn && self.is_stuck(from) && self.pierce,
                "illegal-thawing-capture" => {
                    let Some((_, Value::Cell(cell))) = told.args.iter().find(|(name, _)| *name == "pawn") else {
                        return Some(false);
                    };
                    let thawed = place(*cell);
                    let after = self.carried_out(text)?;
                    let attacks = after.checkers(self.white).contains(&thawed);
                    attacks && self.is_frozen(thawed) && says(told, "victim", self.get(to))
                }
                _ => false,
            },
            _ => return None,
        })
    }
}

/// Returns true if a message names the piece of this letter.
fn says(message: &Message, argument: &str, letter: char) -> bool {
    let told = |(name, value): &(&str, Value)| matches!(value, Value::Kind(kind) if *name == argument && kind.letter() == letter.to_ascii_uppercase());
    message.args.iter().any(told)
}

/// Returns the square of a cell; cells are numbered by rank.
fn place(cell: Cell) -> At {
    (i32::from(cell.0 % 8), i32::from(cell.0 / 8))
}

impl Plain {
    /// Returns true if the piece could go there on an empty board, including captures, double steps and castling.
    fn could_walk(&self, from: At, to: At) -> bool {
        let piece = self.get(from);
        let (x, y) = (to.0 - from.0, (to.1 - from.1) * if self.white { 1 } else { -1 });
        let home = 7 - self.last();
        match piece.to_ascii_uppercase() {
            'P' => (x.abs(), y) == (1, 1) || x == 0 && (y == 1 || y == 2 && (from.1 - home).abs() == 1),
            'K' => Plain::shape(piece, from, to) || from == (4, home) && y == 0 && x.abs() == 2,
            _ => Plain::shape(piece, from, to),
        }
    }

    fn castling_is_barred(&self, from: At, to: At, bar: CastlingBar) -> bool {
        let home = 7 - self.last();
        let side = usize::from(!self.white);
        let kingside = to.0 == 6;
        let rook = if kingside { (7, home) } else { (0, home) };
        let castles = self.get(from) == coloured('K', self.white) && to.1 == home && (to.0 == 6 || to.0 == 2);
        let attacked = |at| !self.attackers(at, !self.white).is_empty();
        castles
            && match bar {
                // This game records whether a king has moved.
                CastlingBar::KingOrRookMoved => false,
                CastlingBar::KingMoved => !self.unmoved[side][0],
                CastlingBar::NoRook => !self.unmoved[side][if kingside { 1 } else { 2 }],
                CastlingBar::Path(cell) => between(from, rook).contains(&place(cell)) && self.get(place(cell)) != '.',
                CastlingBar::InCheck(cell) => self.checkers(self.white).contains(&place(cell)),
                CastlingBar::ThroughCheck(cell) => {
                    // The attacker, which attacks a square that the king crosses or reaches.
                    let way = [((from.0 + to.0) / 2, home), to];
                    way.into_iter().any(|at| attacked(at) && self.attackers(at, !self.white).contains(&place(cell)))
                        || way.contains(&place(cell)) && attacked(place(cell))
                }
            }
    }
}
