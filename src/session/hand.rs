//! What the player's hand does: taps, drags, questions, and the reasons why not.

use super::{Effect, Notice, Session};
use crate::game::touch::Reach;
use crate::game::{Area, Cell, Game, Illegal, Kind, Reason, Side, Store, Touch};

impl<G: Game> Session<G> {
    pub(super) fn refuse(&mut self, why: impl Into<Illegal>) {
        self.say(Notice::Refused(why.into()));
        self.spring_back();
    }

    /// The man in hand goes back to where it was taken up; a part of the turn that is made stays made.
    fn spring_back(&mut self) {
        self.lifted = None;
        while self.fingers.taken().last().is_some_and(|&last| self.is_own(last)) {
            self.fingers.back();
        }
    }

    /// Whether some legal turn begins with this touch.
    pub(super) fn begins(&self, touch: Touch) -> bool {
        self.fingers.spellings().iter().any(|(spelling, _)| spelling.first() == Some(&touch))
    }

    /// Whether this is a man of the side to move, or one it could pay with.
    fn is_own(&self, touch: Touch) -> bool {
        match touch {
            Touch::Cell(cell) => self.position().man_at(cell).is_some_and(|man| man.side == self.hand()),
            Touch::Jailed(_) | Touch::Prisoner(_) | Touch::Airfield(_) => true,
            Touch::Beside(..) | Touch::Choice(_) | Touch::Done => false,
        }
    }

    /// Why nothing can be touched now, if nothing can.
    pub(super) fn locked(&self) -> Option<Reason> {
        if self.outcome.is_some() {
            Some(Reason::GameOver)
        } else if self.engine_to_move() && !self.is_ahead() {
            Some(Reason::NotYourTurn(self.position().side_to_move()))
        } else {
            None
        }
    }

    pub(super) fn tap(&mut self, touch: Touch, effects: &mut Vec<Effect>) {
        self.landings = None;
        if let Some(reason) = self.locked() {
            if !matches!(touch, Touch::Cell(cell) if self.position().man_at(cell).is_none()) {
                self.refuse(reason);
            }
            return;
        }
        if self.choosing() && !matches!(touch, Touch::Choice(_)) {
            return self.back();
        }
        if !self.take(touch, effects) {
            let before = self.fingers.taken().to_vec();
            if before.last() == Some(&touch) && self.is_own(touch) {
                self.fingers.back();
                self.clear_refusal();
            } else if !before.is_empty() && !self.is_own(touch) || is_offer(before.last(), touch) {
                self.explain(&before, touch);
            } else {
                self.clear_refusal();
                self.make_room_for(touch);
                if !self.take(touch, effects) {
                    self.explain_own(touch);
                }
            }
        }
    }

    /// Adds a touch if it goes on with what was begun, and plays the turn if that completes it.
    fn take(&mut self, touch: Touch, effects: &mut Vec<Effect>) -> bool {
        match self.fingers.touch(touch) {
            Reach::Open => {
                self.clear_refusal();
                true
            }
            Reach::Complete(m) => {
                self.complete(m, self.fingers.taken().to_vec(), effects);
                true
            }
            Reach::Nothing => false,
        }
    }

    /// A turn is complete: it is played, or kept for later.
    fn complete(&mut self, m: G::Move, touches: Vec<Touch>, effects: &mut Vec<Effect>) {
        if self.is_ahead() { self.plan(touches) } else { self.play(m, effects) }
    }

    pub(super) fn choose_landing(&mut self, m: G::Move, effects: &mut Vec<Effect>) {
        let spelled = self.fingers.spellings().iter().find(|(_, turn)| *turn == m);
        let touches = spelled.map(|(spelling, _)| spelling.clone()).unwrap_or_default();
        self.complete(m, touches, effects);
    }

    /// Another man is taken up: the one in hand goes back. A part of a turn that is made stays made if this man goes on
    /// with it, or has no turn at all.
    fn make_room_for(&mut self, touch: Touch) {
        self.spring_back();
        if !self.fingers.leads_on(touch) && self.begins(touch) {
            self.fingers.clear();
        }
    }

    fn clear_refusal(&mut self) {
        if matches!(self.notice, Some(Notice::Refused(_))) {
            self.notice = None;
        }
    }

    fn explain(&mut self, before: &[Touch], touch: Touch) {
        let mut touches = before.to_vec();
        touches.push(touch);
        match self.touched().map(|position| position.why_not(&touches)) {
            Some(why) => self.refuse(why),
            None => self.refuse(Reason::NotYourTurn(self.position().side_to_move())),
        }
    }

    /// Tapping an empty square with nothing in hand is no attempt, and needs no answer.
    fn explain_own(&mut self, touch: Touch) {
        if !matches!(touch, Touch::Cell(cell) if self.position().man_at(cell).is_none()) {
            let before = self.fingers.taken().to_vec();
            self.explain(&before, touch);
        } else {
            self.forget_plan();
        }
    }

    pub(super) fn lift(&mut self, touch: Touch) {
        self.landings = None;
        if let Some(reason) = self.locked() {
            return self.refuse(reason);
        }
        if self.fingers.taken().last() != Some(&touch) {
            // A payment that was pushed out stays out when the man it buys is picked up, and so does the first part of
            // a turn that another man goes on with.
            if !self.fingers.leads_on(touch) {
                self.make_room_for(touch);
            }
            if self.fingers.leads_on(touch) {
                self.fingers.touch(touch);
            }
        }
        self.clear_refusal();
        self.lifted = Some(touch);
    }

    pub(super) fn land(&mut self, touch: Touch, effects: &mut Vec<Effect>) {
        // A man let go where it stood stays armed: a slip of the hand is no attempt.
        if let Some(lifted) = self.lifted.take()
            && touch != lifted
        {
            // Somebody who has no turn was not taken up; then the touch that ends the drag must not begin another turn.
            let held = self.fingers.taken().last() == Some(&lifted);
            if !(held && self.take(touch, effects)) {
                let mut before = if self.is_own(lifted) { self.fingers.taken().to_vec() } else { Vec::new() };
                if !held {
                    before.push(lifted);
                }
                self.explain(&before, touch);
            }
        }
    }

    /// A prisoner pushed forward into the opponent's airfield has been offered as payment; all else springs back.
    pub(super) fn land_in_tray(&mut self, area: Area, owner: Side) {
        let Some(lifted) = self.lifted.take() else { return };
        let prisoner = matches!(lifted, Touch::Prisoner(_));
        if self.home_of(lifted) == Some((area, owner)) || prisoner && self.offers_payment(area, owner) {
            // Let go where it lay, or where it was meant to be pushed.
        } else if prisoner && self.is_across(area, owner) {
            self.explain(&[], lifted);
        } else {
            self.refuse(Reason::NobodyGoesThere);
        }
    }

    /// A tap on the opponent's airfield pushes the prisoner in hand out to it; any other tray is beside the point.
    pub(super) fn tap_tray(&mut self, area: Area, owner: Side) {
        if !self.offers_payment(area, owner) {
            self.back();
        }
    }

    fn offers_payment(&self, area: Area, owner: Side) -> bool {
        self.is_across(area, owner) && matches!(self.fingers.taken(), [Touch::Prisoner(_)])
    }

    /// Whether this is the airfield into which whoever touches pays.
    fn is_across(&self, area: Area, owner: Side) -> bool {
        area == Area::Airfield && owner != self.hand()
    }

    /// The tray that a touch lies in.
    fn home_of(&self, touch: Touch) -> Option<(Area, Side)> {
        let us = self.hand();
        match touch {
            Touch::Jailed(_) => Some((Area::Prison, !us)),
            Touch::Prisoner(_) => Some((Area::Prison, us)),
            Touch::Airfield(_) => {
                let waits = |store: &Store| store.owner == us && store.area != Area::Prison;
                self.position().trays().into_iter().find(waits).map(|store| (store.area, us))
            }
            _ => None,
        }
    }

    pub(super) fn back(&mut self) {
        self.clear_refusal();
        if self.lifted.is_some() {
            self.spring_back();
        } else if self.landings.take().is_none() && !self.fingers.back() {
            self.forget_plan();
        }
    }

    pub(super) fn ask_landings(&mut self, cell: Cell) {
        if let Some(reason) = self.locked() {
            return self.refuse(reason);
        }
        self.fingers.clear();
        self.lifted = None;
        self.landings = self.touched().map(|_| cell);
        if self.landings().is_none_or(|(_, turns)| turns.is_empty()) {
            self.landings = None;
            let why = match self.position().man_at(cell) {
                Some(man) => Reason::Occupied(man),
                None if self.touched().is_none() => Reason::NotYourTurn(self.position().side_to_move()),
                None => Reason::NobodyLands,
            };
            self.refuse(why);
        }
    }
}

/// Whether two touches offer a payment for a jailed man.
fn is_offer(before: Option<&Touch>, touch: Touch) -> bool {
    matches!(
        (before, touch),
        (Some(Touch::Prisoner(_)), Touch::Jailed(_)) | (Some(Touch::Jailed(_)), Touch::Prisoner(_))
    )
}

/// The touch that a man in a tray stands for, seen by the side that touches; none for the opponent's airfield.
pub fn tray_touch(area: Area, owner: Side, kind: Kind, to_move: Side) -> Option<Touch> {
    match (area, owner == to_move) {
        (Area::Prison, false) => Some(Touch::Jailed(kind)),
        (Area::Prison, true) => Some(Touch::Prisoner(kind)),
        (Area::Airfield | Area::Reserve, true) => Some(Touch::Airfield(kind)),
        (Area::Airfield | Area::Reserve | Area::Box, _) => None,
    }
}
