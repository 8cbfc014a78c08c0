//! A board at which turns are entered: the history, the touches under way, the selection, the side it is seen from
//! and the line of words. Play, analysis and whatever else has a board own one, and decide what its turns mean.

mod action;
mod explain;
mod notice;
mod touches;

pub use action::{BoardAction, Change, Done, TableAction};
pub use notice::Notice;
pub use touches::tray_touch;

use std::convert::Infallible;

use super::notices::Notices;
use super::{Tree, typed};
use crate::game::touch::MoveInput;
use crate::game::{Cell, Game, Outcome, Reason, Side, Touch};

/// Who may touch the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Access<G> {
    /// The side to move, in the position shown.
    ToMove,
    /// The other side, ahead of its turn: in the position as if it were its turn, where there is such a thing.
    Premove(Option<G>),
    /// Nobody, for this reason.
    Closed(Reason),
}

/// What is under way in the player's hand.
pub(super) struct Selection {
    taken: Vec<Touch>,
    lifted: Option<Touch>,
    landings: Option<Cell>,
}

/// A board. `N` is what its owner says in its line of words beside what every board says.
#[derive(Clone, Debug)]
pub struct Board<G: Game, N = Infallible> {
    tree: Tree<G>,
    outcome: Option<Outcome>,
    access: Access<G>,
    input: MoveInput<G::Move>,
    /// What is held in the hand, if a man is being dragged.
    lifted: Option<Touch>,
    /// The square whose drops and exchanges are listed.
    landings: Option<Cell>,
    orientation: Side,
    pub(super) notices: Notices<Notice<N>>,
}

impl<G: Game, N> Board<G, N> {
    /// A board with a history, seen from a side. The side to move may touch it.
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
        // A game that comes from elsewhere begins with the turn that was played last.
        board.show_last_move();
        board
    }

    /// The history.
    pub fn tree(&self) -> &Tree<G> {
        &self.tree
    }

    /// The history, to be changed. The caller updates the board afterwards.
    pub(super) fn tree_mut(&mut self) -> &mut Tree<G> {
        &mut self.tree
    }

    /// The position shown.
    pub fn position(&self) -> &G {
        self.tree.position()
    }

    /// How the game stands at the position shown.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The touches made so far.
    pub fn input(&self) -> &MoveInput<G::Move> {
        &self.input
    }

    /// What is held in the hand, if a man is being dragged.
    pub fn lifted(&self) -> Option<Touch> {
        self.lifted
    }

    /// The side that the board is seen from.
    pub fn orientation(&self) -> Side {
        self.orientation
    }

    /// Sees the board from this side.
    pub(super) fn set_orientation(&mut self, side: Side) {
        self.orientation = side;
    }

    /// The side whose men are touched: the one to move, or the one that makes a premove.
    pub fn hand(&self) -> Side {
        let side = self.position().side_to_move();
        match self.access {
            Access::ToMove | Access::Closed(_) => side,
            Access::Premove(_) => !side,
        }
    }

    /// Whether somebody may touch it.
    pub fn is_open(&self) -> bool {
        !matches!(self.access, Access::Closed(_))
    }

    /// Whether what is touched now is a premove.
    pub fn is_premoving(&self) -> bool {
        matches!(self.access, Access::Premove(_))
    }

    /// The position that the touches are about; none where a premove has none.
    pub fn touched(&self) -> Option<&G> {
        match &self.access {
            Access::ToMove | Access::Closed(_) => Some(self.position()),
            Access::Premove(imagined) => imagined.as_ref(),
        }
    }

    /// The square whose drops and exchanges are listed, and those turns. Of premoves those that there would be now: a piece that is
    /// not beside the board yet would surprise the reader.
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

    /// How a legal turn is spelled when it is shown.
    pub fn spelled(&self, m: G::Move) -> Vec<Touch> {
        let mut spellings = self.position().spellings(m).into_iter();
        // The man who is bought back comes before the one who pays.
        spellings.find(|spelling| !matches!(spelling.first(), Some(Touch::Prisoner(_)))).unwrap_or_default()
    }

    /// Whether a press on this would pick up a man afresh rather than go on with a turn that has been begun.
    pub fn arms(&self, touch: Touch) -> bool {
        self.landings.is_none()
            && self.closed().is_none()
            && !self.choosing()
            && self.input.taken() != [touch]
            && !self.input.next().contains(&touch)
            && self.begins(touch)
    }

    /// Whether a question is open, so that only its answers count. Where the turn could also go on otherwise, or end,
    /// there is no question but an offer.
    pub fn choosing(&self) -> bool {
        let next = self.input.next();
        !next.is_empty() && next.iter().all(|touch| matches!(touch, Touch::Choice(_))) && !self.input.may_stop()
    }

    /// Changes the board, and says what that calls for.
    pub fn update(&mut self, action: BoardAction) -> Done<G::Move> {
        match action {
            BoardAction::Table(action) => self.touch(action),
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

    /// The same where every turn that is spelled is played, as by people who just move the men.
    pub fn play_freely(&mut self, action: BoardAction) -> Change {
        let change = match self.update(action) {
            Done::Move(m) => {
                self.play(m);
                Change::Played
            }
            Done::Travelled => Change::Travelled,
            Done::Flipped => return Change::Flipped,
            // Premoves need somebody to wait for, and here the side to move touches the board.
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
        // In writing there are no premoves: the turn that was meant may be another when it comes to that.
        let waits = self.is_premoving().then(|| Reason::NotYourTurn(self.position().side_to_move()));
        if let Some(reason) = self.closed().or(waits) {
            return self.refuse(reason);
        }
        match typed::meant(self.position(), text) {
            Ok(m) => self.complete(m, Vec::new()),
            Err(why) => self.refuse(why),
        }
    }

    /// Puts the history in order. What was begun on the board stays begun if the same position is shown.
    pub(super) fn edit(&mut self, change: impl FnOnce(&mut Tree<G>) -> bool) -> bool {
        let before = self.tree.current();
        let changed = change(&mut self.tree);
        if self.tree.current() != before {
            self.arrive();
            self.show_last_move();
        }
        changed
    }

    /// Plays a legal turn. The owner of the board reacts to the position that it leads to.
    pub(super) fn play(&mut self, m: G::Move) {
        self.tree.play(m);
    }

    /// Adapts to the position that is shown now. The side to move may touch it.
    pub(super) fn arrive(&mut self) {
        let outcome = self.tree.outcome();
        let input = if outcome.is_some() { MoveInput::idle() } else { MoveInput::new(self.tree.position()) };
        self.arrive_with(outcome, input);
    }

    /// Takes stock of the position that is shown now: how the game stands there, and what turns can be touched.
    pub(super) fn arrive_with(&mut self, outcome: Option<Outcome>, input: MoveInput<G::Move>) {
        (self.outcome, self.input) = (outcome, input);
        (self.lifted, self.landings) = (None, None);
        self.access = if outcome.is_some() { Access::Closed(Reason::GameOver) } else { Access::ToMove };
    }

    /// Says who may touch the board.
    pub(super) fn set_access(&mut self, access: Access<G>) {
        self.access = access;
    }

    /// Puts down whatever is in the hand, and closes every list.
    pub(super) fn drop_selection(&mut self) {
        self.input.clear();
        (self.lifted, self.landings) = (None, None);
    }

    /// What is under way in the player's hand.
    pub(super) fn selection(&self) -> Selection {
        Selection { taken: self.input.taken().to_vec(), lifted: self.lifted, landings: self.landings }
    }

    /// The hand goes on with what it had begun, if that is still the beginning of a turn.
    pub(super) fn resume(&mut self, Selection { taken, lifted, landings }: Selection) {
        if self.input.resume(&taken) {
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
    }
}
