//! Lenient reading of moves: notation and UCI, wherever the meaning is unique (docs/rules.md 4.10).

mod pattern;

use self::pattern::{Pattern, WalkPattern};
use super::{CourierStep, Move, Position, Square};
use crate::game::chess::castling::{king_home, king_target};
use crate::game::chess::read::{self, Walk};
use crate::game::{Illegal, Reason};

/// Returns the legal move that a text stands for.
///
/// # Errors
/// `Unreadable` if the text is not a move at all, or the reason why the only move that it means is illegal. `Ambiguous`
/// if it means several legal moves, and `NoSuchMove` if no piece could ever make it.
///
/// ```
/// use hostage_chess::game::{Game, messenger::Position};
/// let fen = "rnbqkbnr/ppppcppp/8/8/8/8/PPPPCPPP/RNBQKBNR w KQkq - 0 1";
/// let position = <Position as Game>::from_fen("messenger", fen).unwrap();
/// for text in ["Ce3,Nf3", "Ce3, Ng1-f3!", "Ce2-e3,g1f3", "e2e3,g1f3"] {
///     assert_eq!(position.uci(position.read_notation(text).unwrap()), "e2e3,g1f3");
/// }
/// ```
pub fn read(position: &Position, text: &str) -> Result<Move, Illegal> {
    let text = text.trim();
    let Some(pattern) = Pattern::parse(text) else { return Err(Reason::Unreadable(text.to_owned()).into()) };
    if position.is_decided() {
        return Err(Reason::GameOver.into());
    }
    match pattern {
        Pattern::Place(at) => position.only(text, [Move::Place(at)]),
        Pattern::Exit(courier) => {
            let from = position.couriers_meant(&courier);
            // Couriers at the edge take precedence over all others.
            let at_edge = |&from: &Square| from.rank_for(position.turn) == 7;
            let some_at_edge = from.iter().any(at_edge);
            let leavers = from.into_iter().filter(|from| !some_at_edge || at_edge(from));
            position.only(text, leavers.map(Move::Exit))
        }
        Pattern::Regular(step, walk) => position.move_meant(text, step, walk),
    }
}

impl Position {
    fn couriers_meant(&self, courier: &Walk) -> Vec<Square> {
        courier.origins(Square::all(), self.turn, |square| self.piece_on(square)).collect()
    }

    fn move_meant(&self, text: &str, step: Option<(Walk, Square)>, walk: Option<WalkPattern>) -> Result<Move, Illegal> {
        let Some((courier, to)) = step else {
            return self.only(text, self.walks_meant(walk).into_iter().map(|walk| Move::Regular(None, walk)));
        };
        let steps = self.couriers_meant(&courier).into_iter().map(|from| CourierStep { from, to });
        let duty = self.duty();
        // Of several couriers, only those that may make the step are meant.
        let (can, cannot): (Vec<CourierStep>, Vec<CourierStep>) =
            steps.partition(|&step| self.check_step(duty, step).is_ok());
        if can.is_empty() {
            return self.only(text, cannot.into_iter().map(|step| Move::Regular(Some(step), None)));
        }
        let moves = can.into_iter().flat_map(|step| {
            self.stepped(step).walks_meant(walk).into_iter().map(move |walk| Move::Regular(Some(step), walk))
        });
        self.only(text, moves)
    }

    /// Returns every regular move that fits the text, legal or not.
    fn walks_meant(&self, pattern: Option<WalkPattern>) -> Vec<Option<super::Walk>> {
        let us = self.turn;
        let walk = match pattern {
            None => return vec![None],
            Some(WalkPattern::Castling { kingside }) => {
                let (from, to) = (king_home(us), king_target(us, kingside));
                return vec![Some(super::Walk { from, to, promotion: None })];
            }
            Some(WalkPattern::Walk(walk)) => walk,
        };
        let mut list = Vec::new();
        for (from, to) in walk.pairs(Square::all, us, |square| self.piece_on(square)) {
            let takes = self.occupied().has(to) || self.is_en_passant(from, to);
            if takes || !walk.captures {
                list.push(Some(super::Walk { from, to, promotion: walk.promotion }));
            }
        }
        list
    }

    /// Returns the only legal one of several moves.
    fn only(&self, text: &str, moves: impl IntoIterator<Item = Move>) -> Result<Move, Illegal> {
        let write = |m| super::notation::write(self, m);
        read::choose(text, moves, |m| self.check(m), read::weight, write, |_| None)
    }
}
