//! The corridor: each side has one runner on a row of cells and moves it one cell either way, never past the other. A
//! side that cannot move has lost. Moves can be undone forever, so there is repetition.

use hostage_chess::game::view::PlainView;
use hostage_chess::game::{Ending, Hint, Key, Outcome, Position, Side};

/// The cells of the runners and the side to move; `worth` is the evaluation for White.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Corridor {
    pub length: i8,
    pub runners: [i8; 2],
    pub turn: Side,
    pub worth: i32,
}

impl Position for Corridor {
    /// Target of the runner.
    type Move = i8;

    type View<'a> = PlainView<'a, Self>;

    const HISTORY: usize = 64;

    fn view(&self) -> PlainView<'_, Self> {
        PlainView(self)
    }

    fn side_to_move(&self) -> Side {
        self.turn
    }

    fn moves(&self, list: &mut Vec<i8>) {
        let [own, other] = [self.runners[self.turn.index()], self.runners[(!self.turn).index()]];
        list.extend([own - 1, own + 1].into_iter().filter(|&to| (0..self.length).contains(&to) && to != other));
    }

    fn forcing_moves(&self, _list: &mut Vec<i8>) {}

    fn play_unchecked(&self, to: i8) -> Corridor {
        let mut next = Corridor { turn: !self.turn, ..*self };
        next.runners[self.turn.index()] = to;
        next
    }

    fn pass(&self) -> Option<Corridor> {
        None
    }

    fn key(&self) -> Key {
        let [a, b] = self.runners.map(|cell| cell as u64);
        Key((a << 8 | b | (self.turn as u64) << 16).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    fn in_check(&self) -> bool {
        false
    }

    fn outcome_given(&self, has_moves: bool) -> Option<Outcome> {
        (!has_moves).then_some(Outcome { winner: Some(!self.turn), ending: Ending::Checkmate })
    }

    fn evaluate(&self) -> i32 {
        if self.turn == Side::White { self.worth } else { -self.worth }
    }

    fn hint(&self, to: i8) -> Hint {
        Hint { history: to as usize, ..Hint::default() }
    }
}
