//! The player's taps, drags and questions on a board.

use super::{Board, Done, Notice};
use crate::game::touch::Reach;
use crate::game::{Area, Cell, Game, Kind, Pocket, Reason, Side, Touch};

impl<G: Game, N> Board<G, N> {
    /// Puts the held piece back; a completed part of the move stays.
    pub(super) fn spring_back(&mut self) {
        self.lifted = None;
        while self.input.taken().last().is_some_and(|&last| self.is_own(last)) {
            self.input.back();
        }
    }

    /// True if some legal move begins with this touch.
    pub(super) fn begins(&self, touch: Touch) -> bool {
        self.input.spellings().iter().any(|(spelling, _)| spelling.first() == Some(&touch))
    }

    /// True for a piece of the touching side, or one that this side could pay with.
    fn is_own(&self, touch: Touch) -> bool {
        match touch {
            Touch::Cell(cell) => self.position().piece_at(cell).is_some_and(|piece| piece.side == self.hand()),
            Touch::Jailed(_) | Touch::Prisoner(_) | Touch::Airfield(_) => true,
            Touch::Beside(..) | Touch::Choice(_) | Touch::Done => false,
        }
    }

    pub(super) fn tap(&mut self, touch: Touch) -> Done<G::Move> {
        self.landings = None;
        if let Some(reason) = self.closed() {
            return if self.is_empty(touch) { Done::Touched } else { self.refuse(reason) };
        }
        if self.choosing() && !matches!(touch, Touch::Choice(_)) {
            return self.back();
        }
        if let Some(done) = self.take(touch) {
            return done;
        }
        let before = self.input.taken().to_vec();
        if before.last() == Some(&touch) && self.is_own(touch) {
            self.input.back();
            self.clear_refusal();
            Done::Touched
        } else if !before.is_empty() && !self.is_own(touch) || is_offer(before.last(), touch) {
            self.explain(&before, touch)
        } else {
            self.make_room_for(touch);
            self.take(touch).unwrap_or_else(|| self.explain_own(touch))
        }
    }

    /// Adds a touch if it continues the input; none if it does not.
    fn take(&mut self, touch: Touch) -> Option<Done<G::Move>> {
        match self.input.touch(touch) {
            Reach::Open => {
                self.clear_refusal();
                Some(Done::Touched)
            }
            Reach::Complete(m) => Some(self.complete(m, self.input.taken().to_vec())),
            Reach::Nothing => None,
        }
    }

    pub(super) fn complete(&mut self, m: G::Move, touches: Vec<Touch>) -> Done<G::Move> {
        self.drop_selection();
        if self.is_premoving() { Done::Premove(touches) } else { Done::Move(m) }
    }

    /// Chooses a move from the list of drops and exchanges, by index.
    pub(super) fn choose_landing(&mut self, index: usize) -> Done<G::Move> {
        let mv = self.landings().and_then(|(_, moves)| moves.get(index).copied());
        let Some(m) = mv else { return Done::Touched };
        let spelled = self.input.spellings().iter().find(|(_, mv)| *mv == m);
        let touches = spelled.map(|(spelling, _)| spelling.clone()).unwrap_or_default();
        self.complete(m, touches)
    }

    /// Puts the held piece back when another is picked up. A completed part of a move stays if the new piece continues
    /// it or has no moves.
    fn make_room_for(&mut self, touch: Touch) {
        self.spring_back();
        if !self.input.leads_on(touch) && self.begins(touch) {
            self.input.clear();
        }
    }

    pub(super) fn lift(&mut self, touch: Touch) -> Done<G::Move> {
        self.landings = None;
        if let Some(reason) = self.closed() {
            return self.refuse(reason);
        }
        if self.input.taken().last() != Some(&touch) {
            // Picking up the piece to rescue keeps the offered payment. The first part of a move also stays if another
            // piece continues it.
            if !self.input.leads_on(touch) {
                self.make_room_for(touch);
            }
            if self.input.leads_on(touch) {
                self.input.touch(touch);
            }
        }
        self.clear_refusal();
        self.lifted = Some(touch);
        Done::Touched
    }

    pub(super) fn land(&mut self, touch: Touch) -> Done<G::Move> {
        // A piece released where it was stays selected: a slip of the hand is not an attempt to move.
        let Some(lifted) = self.lifted.take().filter(|&lifted| touch != lifted) else { return Done::Touched };
        // A piece without moves was never picked up. The end of its drag must not begin another move.
        let held = self.input.taken().last() == Some(&lifted);
        if held && let Some(done) = self.take(touch) {
            return done;
        }
        let mut before = if self.is_own(lifted) { self.input.taken().to_vec() } else { Vec::new() };
        if !held {
            before.push(lifted);
        }
        self.explain(&before, touch)
    }

    /// Offers a prisoner as payment if it was dropped on the opponent's airfield; any other piece springs back.
    pub(super) fn land_in_tray(&mut self, area: Area, owner: Side) -> Done<G::Move> {
        let Some(lifted) = self.lifted.take() else { return Done::Touched };
        let prisoner = matches!(lifted, Touch::Prisoner(_));
        if self.home_of(lifted) == Some((area, owner)) || prisoner && self.offers_payment(area, owner) {
            // The piece was released in its own tray, or where it serves as payment.
            Done::Touched
        } else if prisoner && self.is_across(area, owner) {
            self.explain(&[], lifted)
        } else {
            self.refuse(Reason::NobodyGoesThere)
        }
    }

    /// Tapping the opponent's airfield offers the held prisoner; other trays do nothing. With an empty hand, tapping an
    /// empty tray asks for its purpose.
    pub(super) fn tap_tray(&mut self, area: Area, owner: Side) -> Done<G::Move> {
        if self.offers_payment(area, owner) {
            return Done::Touched;
        }
        let asks = self.lifted.is_none() && self.input.taken().is_empty() && self.landings.is_none();
        let done = self.back();
        let empty = |pocket: Pocket| (pocket.area, pocket.owner) == (area, owner) && pocket.pieces.is_empty();
        if asks && matches!(area, Area::Prison | Area::Airfield) && self.position().trays().into_iter().any(empty) {
            self.notices.say(Notice::Purpose(area, owner));
        }
        done
    }

    fn offers_payment(&self, area: Area, owner: Side) -> bool {
        self.is_across(area, owner) && matches!(self.input.taken(), [Touch::Prisoner(_)])
    }

    /// True for the airfield into which the touching side pays.
    fn is_across(&self, area: Area, owner: Side) -> bool {
        area == Area::Airfield && owner != self.hand()
    }

    /// The tray of the touched piece.
    fn home_of(&self, touch: Touch) -> Option<(Area, Side)> {
        let us = self.hand();
        match touch {
            Touch::Jailed(_) => Some((Area::Prison, !us)),
            Touch::Prisoner(_) => Some((Area::Prison, us)),
            Touch::Airfield(_) => {
                let waits = |pocket: &Pocket| pocket.owner == us && pocket.area != Area::Prison;
                self.position().trays().into_iter().find(waits).map(|pocket| (pocket.area, us))
            }
            Touch::Cell(_) | Touch::Beside(..) | Touch::Choice(_) | Touch::Done => None,
        }
    }

    pub(super) fn back(&mut self) -> Done<G::Move> {
        self.clear_refusal();
        if self.lifted.is_some() {
            self.spring_back();
        } else if self.landings.take().is_none() && !self.input.back() {
            return Done::Nothing;
        }
        Done::Touched
    }

    pub(super) fn ask_landings(&mut self, cell: Cell) -> Done<G::Move> {
        if let Some(reason) = self.closed() {
            return self.refuse(reason);
        }
        self.drop_selection();
        self.landings = self.touched().map(|_| cell);
        if self.landings().is_some_and(|(_, moves)| !moves.is_empty()) {
            return Done::Touched;
        }
        self.landings = None;
        let why = match self.position().piece_at(cell) {
            Some(piece) => Reason::Occupied(piece),
            None if self.touched().is_none() => Reason::NotYourTurn(self.position().side_to_move()),
            None => Reason::NobodyLands,
        };
        self.refuse(why)
    }
}

/// True if two touches offer a payment for a piece in prison.
fn is_offer(before: Option<&Touch>, touch: Touch) -> bool {
    matches!(
        (before, touch),
        (Some(Touch::Prisoner(_)), Touch::Jailed(_)) | (Some(Touch::Jailed(_)), Touch::Prisoner(_))
    )
}

/// The touch of a piece in a tray, for the touching side; none in the opponent's airfield.
pub fn tray_touch(area: Area, owner: Side, kind: Kind, to_move: Side) -> Option<Touch> {
    match (area, owner == to_move) {
        (Area::Prison, false) => Some(Touch::Jailed(kind)),
        (Area::Prison, true) => Some(Touch::Prisoner(kind)),
        (Area::Airfield | Area::Reserve, true) => Some(Touch::Airfield(kind)),
        (Area::Airfield | Area::Reserve | Area::Box, _) => None,
    }
}
