//! Touches: the one mechanism by which every turn of every game is entered.
//!
//! Each legal turn spells itself as one or more short sequences of touches ([`Game::spellings`]).
//! A [`MoveInput`] keeps what has been touched so far; what glows on the screen is the set of possible next touches.
//! Drag, tap, key and typed text all end here, so none of them can do what the others cannot.

use super::{Area, Cell, Game, Kind, Side};

/// One thing that a player can touch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Touch {
    /// A square of the board.
    Cell(Cell),
    /// An own man in the opponent's prison.
    Jailed(Kind),
    /// One of the opponent's men in the own prison.
    Prisoner(Kind),
    /// An own man on the own airfield.
    Airfield(Kind),
    /// A man anywhere beside the board. Only used for setting up a position, not for playing.
    Beside(Area, Side, Kind),
    /// An answer to a question.
    Choice(Choice),
    /// The turn ends here although it could go on.
    Done,
}

/// An answer to a question that a turn asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Pay with this prisoner.
    Pay(Kind),
    /// Become this man.
    Promote(Kind),
    /// An answer that only this game has, by its number there.
    Own(u8),
}

impl Choice {
    /// Whether this choice is made automatically where it is the only one. A cell never is: touching a man must not
    /// move it.
    fn makes_itself(self) -> bool {
        matches!(self, Choice::Pay(_) | Choice::Promote(_))
    }
}

/// What one more touch led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach<M> {
    /// The sequence goes on; nothing is decided yet.
    Open,
    /// A turn is complete.
    Complete(M),
    /// No legal turn begins like this; the touch was not taken.
    Nothing,
}

/// The touches a player has made towards a turn, and every legal turn that begins with them.
#[derive(Clone, Debug)]
pub struct MoveInput<M> {
    taken: Vec<Touch>,
    spellings: Vec<(Vec<Touch>, M)>,
}

impl<M: Copy + Eq> MoveInput<M> {
    /// No touch yet, in a position.
    pub fn new<G: Game<Move = M>>(position: &G) -> MoveInput<M> {
        let spellings = position
            .legal_moves()
            .into_iter()
            .flat_map(|m| position.spellings(m).into_iter().map(move |spelling| (spelling, m)))
            .collect();
        MoveInput { taken: Vec::new(), spellings }
    }

    /// No touch and no turn: the position is over, or not the player's.
    pub fn idle() -> MoveInput<M> {
        MoveInput { taken: Vec::new(), spellings: Vec::new() }
    }

    /// Adds these moves of another position.
    pub fn learn<G: Game<Move = M>>(&mut self, position: &G, moves: impl IntoIterator<Item = M>) {
        for m in moves {
            self.spellings.extend(position.spellings(m).into_iter().map(|spelling| (spelling, m)));
        }
    }

    /// Goes on from these touches as if they had been made, if some turn begins with them and goes on.
    pub fn resume(&mut self, taken: &[Touch]) -> bool {
        let goes_on = |spelling: &[Touch]| spelling.len() > taken.len() && spelling.starts_with(taken);
        let may = self.spellings.iter().any(|(spelling, _)| goes_on(spelling));
        if may {
            self.taken = taken.to_vec();
        }
        may
    }

    /// What has been touched so far.
    pub fn taken(&self) -> &[Touch] {
        &self.taken
    }

    /// Every legal turn with each of its spellings.
    pub fn spellings(&self) -> &[(Vec<Touch>, M)] {
        &self.spellings
    }

    /// The turns that begin with what has been touched, each with the touches still to come.
    pub fn open(&self) -> impl Iterator<Item = (&[Touch], M)> + '_ {
        self.spellings.iter().filter_map(|(spelling, m)| Some((spelling.strip_prefix(self.taken.as_slice())?, *m)))
    }

    /// The touches that may come next, each once.
    pub fn next(&self) -> Vec<Touch> {
        let mut next = Vec::new();
        for (rest, _) in self.open() {
            if let Some(&touch) = rest.first()
                && !next.contains(&touch)
            {
                next.push(touch);
            }
        }
        next
    }

    /// The turn that what has been touched already spells in full, if it does.
    fn complete(&self) -> Option<M> {
        self.open().find(|(rest, _)| rest.is_empty()).map(|(_, m)| m)
    }

    /// Adds one touch. A sequence that is complete and cannot go on plays; one that is complete and can go on waits
    /// for [`Touch::Done`]. A turn that nothing needs to be touched for spells itself as that touch alone.
    pub fn touch(&mut self, touch: Touch) -> Reach<M> {
        if touch == Touch::Done
            && let Some(m) = self.complete()
        {
            return Reach::Complete(m);
        }
        if !self.next().contains(&touch) {
            return Reach::Nothing;
        }
        self.taken.push(touch);
        loop {
            match (self.complete(), self.next().as_slice()) {
                (Some(m), []) => return Reach::Complete(m),
                (None, &[Touch::Choice(only)]) if only.makes_itself() => self.taken.push(Touch::Choice(only)),
                _ => return Reach::Open,
            }
        }
    }

    /// Whether the turn could be ended here by [`Touch::Done`].
    pub fn may_stop(&self) -> bool {
        self.complete().is_some() || self.next().contains(&Touch::Done)
    }

    /// Whether this touch may come next and more must follow: taking up a man, say, not putting one down.
    pub fn leads_on(&self, touch: Touch) -> bool {
        self.open().any(|(rest, _)| rest.len() > 1 && rest[0] == touch)
    }

    /// Takes back the last touch, with the choices that were made by themselves. False if there was none.
    pub fn back(&mut self) -> bool {
        let last = self.taken.pop();
        while matches!(self.taken.last(), Some(Touch::Choice(choice)) if choice.makes_itself()) {
            self.taken.pop();
        }
        last.is_some()
    }

    /// Takes back every touch.
    pub fn clear(&mut self) {
        self.taken.clear();
    }
}
