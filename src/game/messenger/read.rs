//! Turns read leniently: text and UCI, wherever the meaning is unique (docs/rules.md 4.10).

mod pattern;

use self::pattern::{Origin, Pattern, StepPattern, WalkPattern};
use super::castling::king_home;
use super::{Move, Position, Square, Step, Walk};
use crate::game::{Illegal, Kind, Reason};

/// The legal turn that a text means.
///
/// # Errors
/// `Unreadable` if the text is no turn at all, the reason against it if it means one turn and that is not legal,
/// `Ambiguous` if it means several legal ones, `NoSuchTurn` if no man could ever make it.
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
    if position.is_decided() {
        return Err(Reason::GameOver.into());
    }
    match Pattern::parse(text) {
        None => Err(Reason::Unreadable(text.to_owned()).into()),
        Some(Pattern::Place(at)) => position.only(text, [Move::Place(at)]),
        Some(Pattern::Exit(origin)) => {
            let from = position.couriers_meant(origin);
            // Of several couriers, those at home do not count.
            let at_edge = |&from: &Square| from.rank_for(position.turn) == 7;
            let some_at_edge = from.iter().any(at_edge);
            let leavers = from.into_iter().filter(|from| !some_at_edge || at_edge(from));
            position.only(text, leavers.map(Move::Exit))
        }
        Some(Pattern::Turn(step, walk)) => position.turn_meant(text, step, walk),
    }
}

impl Position {
    fn couriers_meant(&self, origin: Origin) -> Vec<Square> {
        let own = |square: &Square| match origin.square() {
            // A square named in full may be empty or the opponent's: that is a reason to be told.
            Some(named) => named == *square,
            None => self.of(self.turn, Kind::Courier).has(*square),
        };
        Square::all().filter(|square| own(square) && origin.fits(*square)).collect()
    }

    fn turn_meant(&self, text: &str, step: Option<StepPattern>, walk: Option<WalkPattern>) -> Result<Move, Illegal> {
        let Some(step) = step else {
            return self.only(text, self.walks_meant(walk).into_iter().map(|walk| Move::Turn(None, walk)));
        };
        let steps: Vec<Step> =
            self.couriers_meant(step.origin).into_iter().map(|from| Step { from, to: step.to }).collect();
        let duty = self.duty();
        // Of several couriers only those that may step there are meant.
        let (can, cannot): (Vec<Step>, Vec<Step>) =
            steps.into_iter().partition(|&step| self.check_step(duty, step).is_ok());
        if can.is_empty() {
            let reasons = cannot.into_iter().filter_map(|step| self.check(Move::Turn(Some(step), None)).err());
            return Err(best_reason(reasons.collect()).unwrap_or(Reason::NoSuchTurn(text.to_owned()).into()));
        }
        let turns = can.into_iter().flat_map(|step| {
            self.stepped(step).walks_meant(walk).into_iter().map(move |walk| Move::Turn(Some(step), walk))
        });
        self.only(text, turns)
    }

    /// Every regular move that fits, legal or not.
    fn walks_meant(&self, pattern: Option<WalkPattern>) -> Vec<Option<Walk>> {
        let us = self.turn;
        let (kind, origin, captures, to, promotion) = match pattern {
            None => return vec![None],
            Some(WalkPattern::Castling { kingside }) => {
                let from = king_home(us);
                let to = Square::new(if kingside { 6 } else { 2 }, from.rank());
                return vec![Some(Walk { from, to, promotion: None })];
            }
            Some(WalkPattern::Walk { kind, origin, captures, to, promotion }) => {
                (kind, origin, captures, to, promotion)
            }
        };
        let fits = |from: &Square| {
            let takes = self.occupied().has(to)
                || self.en_passant == Some(to) && self.kind_on(*from) == Some(Kind::Pawn) && from.file() != to.file();
            origin.fits(*from)
                && (origin.square().is_some() || self.of_side(us).has(*from))
                && kind.is_none_or(|kind| self.kind_on(*from) == Some(kind))
                && (takes || !captures)
        };
        Square::all().filter(fits).map(|from| Some(Walk { from, to, promotion })).collect()
    }

    /// The only legal one of several turns.
    fn only(&self, text: &str, turns: impl IntoIterator<Item = Move>) -> Result<Move, Illegal> {
        let mut legal = Vec::new();
        let mut reasons = Vec::new();
        for m in turns {
            match self.check(m) {
                Ok(()) => legal.push(m),
                Err(why) => reasons.push(why),
            }
        }
        match *legal {
            [m] => Ok(m),
            [] => Err(best_reason(reasons).unwrap_or(Reason::NoSuchTurn(text.to_owned()).into())),
            _ => {
                let meanings = legal.iter().map(|&m| super::notation::write(self, m)).collect();
                Err(Reason::Ambiguous(text.to_owned(), meanings).into())
            }
        }
    }
}

/// The reason that tells most: of several men that could be meant, the one that at least moves like that. None if
/// there are several and none of them does.
fn best_reason(mut reasons: Vec<Illegal>) -> Option<Illegal> {
    if reasons.len() == 1 {
        return reasons.pop();
    }
    let weight = |why: &Illegal| match why.reason {
        Reason::NotHowItMoves(_) => 0,
        Reason::OwnManThere(_) | Reason::NothingToCapture => 1,
        Reason::Blocked { .. } => 2,
        _ => 3,
    };
    // Of equals the first, so that the answer does not hang on the order of a set.
    reasons.into_iter().rev().max_by_key(weight).filter(|why| weight(why) > 0)
}
