//! A board on which moves are entered: the history, the unfinished input, the selection, the orientation and the
//! notice. Each screen with a board owns one, and decides what happens with its moves.

mod action;
mod explain;
mod notice;
mod touches;

pub use action::{BoardAction, Change, Done};
pub use notice::Notice;
pub use touches::tray_touch;

use std::convert::Infallible;

use super::notices::Notices;
use super::{Tree, typed};
use crate::game::touch::MoveInput;
use crate::game::{Cell, Game, Outcome, Reason, Side, Touch};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Access<G> {
    /// The side to move in the position shown.
    ToMove,
    /// The other side, for a premove. Holds the position as if it were that side's turn; none if that is impossible.
    Premove(Option<G>),
    /// Closed to both sides, for this reason.
    Closed(Reason),
}

/// The player's unfinished input.
pub(super) struct Selection {
    taken: Vec<Touch>,
    lifted: Option<Touch>,
    landings: Option<Cell>,
}

/// `N` holds the notices that only the board's owner gives.
#[derive(Clone, Debug)]
pub struct Board<G: Game, N = Infallible> {
    tree: Tree<G>,
    outcome: Option<Outcome>,
    access: Access<G>,
    input: MoveInput<G::Move>,
    /// The piece being dragged.
    lifted: Option<Touch>,
    /// The square whose drops and exchanges are listed.
    landings: Option<Cell>,
    orientation: Side,
    pub(super) notices: Notices<Notice<N>>,
}

impl<G: Game, N> Board<G, N> {
    /// Creates a board with a history, seen from `orientation`. The side to move may touch it.
    pub fn new(tree: Tree<G>, orientation: Side) -> Board<G, N> {
        let mut board = Board {
            tree,
            outcome: None,
            access: Access::ToMove,
            input: MoveInput::idle(),
            lifted: None,
            landings: None,
            orientation,
            notices: Notices::new(),
        };
        board.arrive();
        // A game from elsewhere starts by showing its last move.
        board.show_last_move();
        board
    }

    pub fn tree(&self) -> &Tree<G> {
        &self.tree
    }

    /// The history for changes. The caller updates the board afterwards.
    pub(super) fn tree_mut(&mut self) -> &mut Tree<G> {
        &mut self.tree
    }

    pub fn position(&self) -> &G {
        self.tree.position()
    }

    /// The outcome at the position shown.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    pub fn input(&self) -> &MoveInput<G::Move> {
        &self.input
    }

    /// The piece being dragged.
    pub fn lifted(&self) -> Option<Touch> {
        self.lifted
    }

    pub fn orientation(&self) -> Side {
        self.orientation
    }

    pub(super) fn set_orientation(&mut self, side: Side) {
        self.orientation = side;
    }

    /// The side whose pieces can be touched: the side to move, or the side that makes a premove.
    pub fn hand(&self) -> Side {
        let side = self.position().side_to_move();
        match self.access {
            Access::ToMove | Access::Closed(_) => side,
            Access::Premove(_) => !side,
        }
    }

    pub(super) fn access(&self) -> &Access<G> {
        &self.access
    }

    /// True if a side may touch the board.
    pub fn is_open(&self) -> bool {
        !matches!(self.access, Access::Closed(_))
    }

    /// True if touches now make a premove.
    pub fn is_premoving(&self) -> bool {
        matches!(self.access, Access::Premove(_))
    }

    /// The position to which the touches apply; none for a premove where passing is impossible.
    pub fn touched(&self) -> Option<&G> {
        match &self.access {
            Access::ToMove | Access::Closed(_) => Some(self.position()),
            Access::Premove(imagined) => imagined.as_ref(),
        }
    }

    /// The square whose drops and exchanges are listed, and those moves. A premove lists only moves that are possible
    /// now, because pieces that are not yet beside the board would surprise the player.
    pub fn landings(&self) -> Option<(Cell, Vec<G::Move>)> {
        let cell = self.landings?;
        let mut moves = Vec::new();
        let now = self.is_premoving().then(|| self.touched().map(G::legal_moves).unwrap_or_default());
        for (spelling, m) in self.input.spellings() {
            let lands = !matches!(spelling.first(), Some(Touch::Cell(_))) && spelling.contains(&Touch::Cell(cell));
            if lands && !moves.contains(m) && now.as_ref().is_none_or(|now| now.contains(m)) {
                moves.push(*m);
            }
        }
        Some((cell, moves))
    }

    /// The spelling in which a legal move is shown.
    pub fn spelled(&self, m: G::Move) -> Vec<Touch> {
        let mut spellings = self.position().spellings(m).into_iter();
        // The rescued piece comes before the payment.
        spellings.find(|spelling| !matches!(spelling.first(), Some(Touch::Prisoner(_)))).unwrap_or_default()
    }

    /// The touches that would pick up a new piece instead of continuing the move. The caller computes
    /// [`next`](MoveInput::next) and [`choosing`](Board::choosing), which it needs too: they go over all moves.
    pub fn arming(&self, next: &[Touch], choosing: bool) -> Vec<Touch> {
        if choosing || self.landings.is_some() || !self.is_open() {
            return Vec::new();
        }
        let mut arming = self.input.after(&[]);
        arming.retain(|touch| self.input.taken() != [*touch] && !next.contains(touch));
        arming
    }

    /// True if the player has to answer a question before anything else. If the move can also end here or continue
    /// differently, the choice is only an offer.
    pub fn choosing(&self) -> bool {
        let next = self.input.next();
        !next.is_empty() && next.iter().all(|touch| matches!(touch, Touch::Choice(_))) && !self.input.may_stop()
    }

    /// Changes the board, and returns what its owner has to do.
    pub fn update(&mut self, action: BoardAction) -> Done<G::Move> {
        match action {
            BoardAction::Tap(touch) => self.tap(touch),
            BoardAction::TapTray(area, owner) => self.tap_tray(area, owner),
            BoardAction::Lift(touch) => self.lift(touch),
            BoardAction::Land(touch) => self.land(touch),
            BoardAction::LandInTray(area, owner) => self.land_in_tray(area, owner),
            BoardAction::LandOutside | BoardAction::Back => self.back(),
            BoardAction::Ask(cell) => self.ask_landings(cell),
            BoardAction::ChooseLanding(index) => self.choose_landing(index),
            BoardAction::Type(text) => self.type_move(&text),
            BoardAction::Undo => self.travel(|tree| tree.undo()),
            BoardAction::Redo => self.travel(|tree| tree.redo()),
            BoardAction::GoTo(node) => self.travel(|tree| {
                let before = tree.current();
                tree.go_to(node);
                tree.current() != before
            }),
            BoardAction::Flip => {
                self.orientation = !self.orientation;
                Done::Flipped
            }
        }
    }

    /// Like `update`, but plays every complete move at once, as on a board that two people share.
    pub fn play_freely(&mut self, action: BoardAction) -> Change {
        let change = match self.update(action) {
            Done::Move(m) => {
                self.play(m);
                Change::Played
            }
            Done::Travelled => Change::Travelled,
            Done::Flipped => return Change::Flipped,
            // There are no premoves here, because the side to move always touches the board.
            Done::Touched | Done::Nothing | Done::Premove(_) => return Change::Nothing,
        };
        self.arrive();
        self.say_last_move();
        change
    }

    fn travel(&mut self, go: impl FnOnce(&mut Tree<G>) -> bool) -> Done<G::Move> {
        if go(&mut self.tree) { Done::Travelled } else { Done::Touched }
    }

    fn type_move(&mut self, text: &str) -> Done<G::Move> {
        self.landings = None;
        // Typed input cannot make a premove, because the text could mean another move by the time it is played.
        let waits = self.is_premoving().then(|| Reason::NotYourTurn(self.position().side_to_move()));
        if let Some(reason) = self.closed().or(waits) {
            return self.refuse(reason);
        }
        match typed::meant(self.position(), text) {
            Ok(m) => self.complete(m, Vec::new()),
            Err(why) => self.refuse(why),
        }
    }

    /// Changes the tree. Unfinished input stays if the same position is shown.
    pub(super) fn edit(&mut self, change: impl FnOnce(&mut Tree<G>) -> bool) -> bool {
        let before = self.tree.current();
        let changed = change(&mut self.tree);
        if self.tree.current() != before {
            self.arrive();
            self.show_last_move();
        }
        changed
    }

    /// Plays a legal move. The board's owner reacts to the new position.
    pub(super) fn play(&mut self, m: G::Move) {
        self.tree.play(m);
    }

    /// Updates the board for the current position, and lets the side to move touch it.
    pub(super) fn arrive(&mut self) {
        let outcome = self.tree.outcome();
        let input = if outcome.is_some() { MoveInput::idle() } else { MoveInput::new(self.tree.position()) };
        self.arrive_with(outcome, input);
    }

    /// Sets the outcome and the possible touches for the current position.
    pub(super) fn arrive_with(&mut self, outcome: Option<Outcome>, input: MoveInput<G::Move>) {
        (self.outcome, self.input) = (outcome, input);
        (self.lifted, self.landings) = (None, None);
        self.access = if outcome.is_some() { Access::Closed(Reason::GameOver) } else { Access::ToMove };
    }

    pub(super) fn set_access(&mut self, access: Access<G>) {
        self.access = access;
    }

    /// Puts the held piece down and closes every list.
    pub(super) fn drop_selection(&mut self) {
        self.input.clear();
        (self.lifted, self.landings) = (None, None);
    }

    pub(super) fn selection(&self) -> Selection {
        Selection { taken: self.input.taken().to_vec(), lifted: self.lifted, landings: self.landings }
    }

    /// Restores unfinished input, if it is still the beginning of a move. Returns true if it is.
    pub(super) fn resume(&mut self, Selection { taken, lifted, landings }: Selection) -> bool {
        let goes_on = self.input.resume(&taken);
        if goes_on {
            let still = |touch: &Touch| match *touch {
                Touch::Cell(cell) => self.position().piece_at(cell).is_some_and(|piece| piece.side == self.hand()),
                _ => taken.last() == Some(touch),
            };
            self.lifted = lifted.filter(still);
        }
        self.landings = landings;
        if self.landings().is_none_or(|(_, moves)| moves.is_empty()) {
            self.landings = None;
        }
        goes_on
    }
}
