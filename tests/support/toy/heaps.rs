//! Take-away with three heaps: a move takes one to three counters off one heap, and the player who takes the last one
//! wins.

use hostage_chess::game::view::PlainView;
use hostage_chess::game::{Ending, Hint, Key, Outcome, Packed, Position, Side};

/// The heaps and the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Heaps {
    pub heaps: [u8; 3],
    pub turn: Side,
}

/// Move: a heap, and the number of counters taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Take {
    pub heap: u8,
    pub count: u8,
}

impl Heaps {
    pub fn new(heaps: [u8; 3]) -> Heaps {
        Heaps { heaps, turn: Side::White }
    }

    /// Returns the number of plies until the game ends if the winner hurries and the loser delays; negative if the side
    /// to move loses.
    pub fn solve(self) -> i32 {
        let values = self.legal_moves().into_iter().map(|m| -self.play_unchecked(m).solve());
        // Delays each result by one ply, then prefers quick wins and slow losses.
        let later = |value: i32| if value > 0 { value + 1 } else { value - 1 };
        let rank = |value: &i32| if *value > 0 { 1000 - *value } else { -1000 - *value };
        values.map(later).max_by_key(rank).unwrap_or(-1)
    }
}

impl Packed for Take {
    fn pack(self) -> u32 {
        u32::from(self.heap) * 4 + u32::from(self.count)
    }

    fn unpack(bits: u32) -> Option<Take> {
        Some(Take { heap: (bits / 4 % 3) as u8, count: (bits % 4) as u8 })
    }
}

impl Position for Heaps {
    type Move = Take;

    type View<'a> = PlainView<'a, Self>;

    const HISTORY: usize = 9;

    fn view(&self) -> PlainView<'_, Self> {
        PlainView(self)
    }

    fn side_to_move(&self) -> Side {
        self.turn
    }

    fn moves(&self, list: &mut Vec<Take>) {
        for (heap, size) in (0..).zip(self.heaps) {
            list.extend((1..=size.min(3)).map(|count| Take { heap, count }));
        }
    }

    fn forcing_moves(&self, _list: &mut Vec<Take>) {}

    fn play_unchecked(&self, m: Take) -> Heaps {
        let mut next = Heaps { turn: !self.turn, ..*self };
        let heap = &mut next.heaps[usize::from(m.heap)];
        *heap = heap.saturating_sub(m.count);
        next
    }

    fn pass(&self) -> Option<Heaps> {
        None
    }

    fn key(&self) -> Key {
        let [a, b, c] = self.heaps.map(u64::from);
        Key((a << 16 | b << 8 | c | (self.turn as u64) << 24).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    fn in_check(&self) -> bool {
        false
    }

    fn outcome_given(&self, has_moves: bool) -> Option<Outcome> {
        (!has_moves).then_some(Outcome { winner: Some(!self.turn), ending: Ending::Checkmate })
    }

    fn evaluate(&self) -> i32 {
        0
    }

    fn hint(&self, m: Take) -> Hint {
        Hint { history: usize::from(m.heap * 3 + m.count - 1), ..Hint::default() }
    }
}
