//! Touches: the one mechanism by which every move of every game is entered.
//!
//! Each legal move is spelled as one or more short sequences of touches ([`Game::spellings`]). A [`MoveInput`] keeps
//! the touches so far. The screen highlights the possible next touches. Mouse, finger, keys and typed text all produce
//! touches, so they can all enter every move.

use super::{Area, Cell, Game, Kind, Side};

/// One thing that a player can touch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Touch {
    /// Square of the board.
    Cell(Cell),
    /// Piece of the player in the opponent's prison.
    Jailed(Kind),
    /// Piece of the opponent in the player's prison.
    Prisoner(Kind),
    /// Piece of the player on the player's airfield.
    Airfield(Kind),
    /// Piece anywhere beside the board. Only used to set up a position, not to play.
    Beside(Area, Side, Kind),
    /// Answer to a question.
    Choice(Choice),
    /// The move ends here although it could continue.
    Done,
}

/// Answer to a question about a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Pay with this prisoner.
    Pay(Kind),
    /// Promote to this piece.
    Promote(Kind),
    /// Answer specific to this game, by its number.
    Own(u8),
}

impl Choice {
    /// Returns true if this choice is made automatically when it is the only one. A cell is never chosen automatically:
    /// touching a piece must not move it.
    fn makes_itself(self) -> bool {
        matches!(self, Choice::Pay(_) | Choice::Promote(_))
    }
}

/// Result of one more touch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach<M> {
    /// The sequence continues; nothing is decided yet.
    Open,
    /// A move is complete.
    Complete(M),
    /// No legal move begins like this; the touch was refused.
    Nothing,
}

/// Touches that a player has made so far, and every legal move with its spellings.
#[derive(Clone, Debug)]
pub struct MoveInput<M> {
    taken: Vec<Touch>,
    spellings: Vec<(Vec<Touch>, M)>,
}

impl<M: Copy + Eq> MoveInput<M> {
    /// Creates the input for a position, without any touch.
    pub fn new<G: Game<Move = M>>(position: &G) -> MoveInput<M> {
        let spellings = position
            .legal_moves()
            .into_iter()
            .flat_map(|m| position.spellings(m).into_iter().map(move |spelling| (spelling, m)))
            .collect();
        MoveInput { taken: Vec::new(), spellings }
    }

    /// Creates an input without any move, for a position in which the player may not move.
    pub fn idle() -> MoveInput<M> {
        MoveInput { taken: Vec::new(), spellings: Vec::new() }
    }

    /// Adds these moves of another position.
    pub fn learn<G: Game<Move = M>>(&mut self, position: &G, moves: impl IntoIterator<Item = M>) {
        for m in moves {
            self.spellings.extend(position.spellings(m).into_iter().map(|spelling| (spelling, m)));
        }
    }

    /// Continues from these touches as if they had been made. Returns false if no move begins with them and needs more.
    pub fn resume(&mut self, taken: &[Touch]) -> bool {
        let goes_on = |spelling: &[Touch]| spelling.len() > taken.len() && spelling.starts_with(taken);
        let may = self.spellings.iter().any(|(spelling, _)| goes_on(spelling));
        if may {
            self.taken = taken.to_vec();
        }
        may
    }

    /// Returns the touches so far.
    pub fn taken(&self) -> &[Touch] {
        &self.taken
    }

    /// Returns every legal move with each of its spellings.
    pub fn spellings(&self) -> &[(Vec<Touch>, M)] {
        &self.spellings
    }

    /// Returns the moves that begin with the touches so far, each with the remaining touches.
    pub fn open(&self) -> impl Iterator<Item = (&[Touch], M)> + '_ {
        self.spellings.iter().filter_map(|(spelling, m)| Some((spelling.strip_prefix(self.taken.as_slice())?, *m)))
    }

    /// Returns the possible next touches, each once.
    pub fn next(&self) -> Vec<Touch> {
        self.after(&self.taken)
    }

    /// Returns the possible touches after these, each once.
    pub(crate) fn after(&self, taken: &[Touch]) -> Vec<Touch> {
        let mut next = Vec::new();
        for (spelling, _) in &self.spellings {
            if let Some(&touch) = spelling.strip_prefix(taken).and_then(<[Touch]>::first)
                && !next.contains(&touch)
            {
                next.push(touch);
            }
        }
        next
    }

    /// Returns the touches so far if they spell a whole move.
    #[cfg(feature = "programs")]
    pub(crate) fn whole(&self) -> Option<&[Touch]> {
        self.complete().map(|_| self.taken())
    }

    /// Returns the move that the touches so far spell completely, if there is one.
    fn complete(&self) -> Option<M> {
        self.open().find(|(rest, _)| rest.is_empty()).map(|(_, m)| m)
    }

    /// Adds one touch. A complete sequence that cannot continue plays its move. A complete sequence that can continue
    /// waits for [`Touch::Done`]. A move that needs no touches is spelled as [`Touch::Done`] alone.
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

    /// Returns true if [`Touch::Done`] could end the move here.
    pub fn may_stop(&self) -> bool {
        self.complete().is_some() || self.next().contains(&Touch::Done)
    }

    /// Returns true if this touch is possible and more must follow, for instance when it picks up a piece.
    pub fn leads_on(&self, touch: Touch) -> bool {
        self.open().any(|(rest, _)| rest.len() > 1 && rest[0] == touch)
    }

    /// Takes back the last touch, together with the automatic choices before it. Returns false if there was none.
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
