//! The board of a live game. It shows the moves of both players, and lets only the player to move play.

use std::convert::Infallible;

use super::play::{Answer, Confirm, Premove, Unconfirmed};
use super::sound::{Sound, of_move};
use super::{Access, Board, BoardAction, Done, NodeId, Tree};
use crate::game::{Area, Game, Reason, Side, Touch};
use crate::live::merge::LiveGame;

/// Changes on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardNews<M> {
    pub sounds: Vec<(Sound, u32)>,
    pub is_taken_back: bool,
    /// The premove to be played now.
    pub premove: Option<M>,
}

#[derive(Clone, Debug)]
pub struct LiveBoard<G: Game> {
    board: Board<G, Infallible>,
    round: u8,
    /// Last node of the game, whatever position is shown.
    tip: NodeId,
    premove: Premove<G>,
    /// Number of the notice that also says that the premove was dropped.
    spoiled: Option<u32>,
    unconfirmed: Unconfirmed<G::Move>,
    /// Side at the bottom of the board; none for spectators.
    faces: Option<Side>,
}

impl<G: Game> LiveBoard<G> {
    pub fn new(game: &LiveGame<G>, round: u8, orientation: Side) -> LiveBoard<G> {
        let tree = tree_of(game);
        let tip = tree.current();
        LiveBoard {
            board: Board::new(tree, orientation),
            round,
            tip,
            premove: Premove::nothing(),
            spoiled: None,
            unconfirmed: Unconfirmed::default(),
            faces: None,
        }
    }

    pub fn round(&self) -> u8 {
        self.round
    }

    pub fn board(&self) -> &Board<G, Infallible> {
        &self.board
    }

    /// Returns the premove as touches.
    pub fn planned(&self) -> Option<&[Touch]> {
        self.premove.planned.as_deref()
    }

    /// Returns the move that waits for confirmation.
    pub fn unconfirmed(&self) -> Option<G::Move> {
        self.unconfirmed.mv
    }

    /// Sets which moves need confirmation, and whether touching the last square again confirms.
    pub(super) fn set_confirm(&mut self, confirm: Confirm, again: bool) {
        self.unconfirmed.set(confirm, again);
    }

    /// True if an earlier position than the last one is shown.
    pub fn is_looking(&self) -> bool {
        self.board.tree().current() != self.tip
    }

    /// Flips the board to the reader's side once it is known.
    pub(super) fn face(&mut self, side: Option<Side>) {
        if let Some(side) = side.filter(|_| self.faces != side) {
            self.faces = Some(side);
            self.board.set_orientation(side);
        }
    }

    /// True if the status line says that the premove was dropped.
    pub fn is_spoiled(&self) -> bool {
        self.spoiled == Some(self.board.notice().1) && !self.is_looking()
    }

    pub(super) fn forget_plan(&mut self) {
        let planned = self.premove.planned.take();
        let is_held = self.held().is_some();
        if is_held {
            self.board.drop_selection();
        }
        if planned.is_some() || is_held {
            self.spoil();
        }
    }

    /// Says that the premove was dropped.
    fn spoil(&mut self) {
        self.board.notices.repeat();
        self.spoiled = Some(self.board.notice().1);
    }

    /// A whole move that waits for more touches, because it could go on after some replies. If it cannot go on after the
    /// actual reply, it is a premove.
    fn held(&self) -> Option<&[Touch]> {
        self.board.input().whole().filter(|_| self.board.is_premoving() && self.premove.planned.is_none())
    }

    /// Shows the last position again.
    pub(super) fn look_at_last(&mut self) {
        self.board.tree_mut().go_to(self.tip);
        self.board.arrive();
        self.board.show_last_move();
    }

    /// Shows a text in the status line.
    pub(super) fn tell(&mut self, text: String) {
        self.board.tell(text);
    }

    /// Shows the last move in the status line again, instead of an answer or a refusal.
    pub(super) fn forget_told(&mut self) {
        self.board.show_last_move();
    }

    /// Passes an action to the board. Returns the reader's move, if the action completes one.
    pub(super) fn update(&mut self, action: BoardAction) -> Option<G::Move> {
        // A touch on an earlier position returns to the last one.
        if self.is_looking() && action.is_input() {
            self.look_at_last();
            return None;
        }
        let action = match self.unconfirmed.answer(self.board.position(), action) {
            Answer::Confirmed(mv) => return Some(mv),
            Answer::CalledOff => return None,
            Answer::Left(action) => action,
        };
        let by_hand = !matches!(action, BoardAction::Type(_));
        match self.board.update(action) {
            Done::Move(mv) if by_hand && self.unconfirmed.wants(self.board.position(), mv) => {
                self.unconfirmed.mv = Some(mv);
                self.board.notices.repeat();
            }
            Done::Move(mv) => return Some(mv),
            Done::Premove(touches) => self.premove.planned = Some(touches),
            Done::Nothing => self.premove.planned = None,
            Done::Travelled => {
                self.board.arrive();
                self.board.show_last_move();
            }
            Done::Touched | Done::Flipped => {}
        }
        None
    }

    /// Follows the game. `side` is the side that the reader may move.
    pub(super) fn follow(&mut self, game: &LiveGame<G>, side: Option<Side>) -> BoardNews<G::Move> {
        let mut news = BoardNews { sounds: Vec::new(), is_taken_back: false, premove: None };
        let path = self.board.tree().path_to(self.tip);
        let held: Vec<G::Move> =
            path.iter().filter_map(|&node| self.board.tree().move_to(node)).map(|(_, mv)| mv).collect();
        let moves: Vec<G::Move> = game.moves.iter().map(|it| it.mv).collect();
        if held != moves {
            self.unconfirmed.mv = None;
            let (selection, whole) = (self.board.selection(), self.held().map(<[Touch]>::to_vec));
            let added = moves.strip_prefix(&held[..]);
            if let Some(added) = added {
                let planned = self.premove.planned.take();
                self.add(added, &mut news);
                news.premove = planned.and_then(|planned| self.answer(added, side, &planned));
            } else {
                self.rebuild(game);
                news.is_taken_back = true;
            }
            self.give_access(game, side);
            let goes_on = self.board.resume(selection);
            if let (Some(added), Some(whole), false) = (added, whole, goes_on) {
                news.premove = self.answer(added, side, &whole);
            }
        } else {
            self.give_access(game, side);
        }
        news
    }

    fn add(&mut self, moves: &[G::Move], news: &mut BoardNews<G::Move>) {
        self.board.tree_mut().go_to(self.tip);
        for &mv in moves {
            self.board.play(mv);
        }
        self.board.arrive();
        self.board.say_last_move();
        self.tip = self.board.tree().current();
        let tree = self.board.tree();
        let prisons = tree.position().trays().iter().any(|tray| tray.area == Area::Prison);
        news.sounds = of_move(tree.events(self.tip), prisons, tree.outcome().is_some());
    }

    /// The premove that these touches spell now. It is dropped unless exactly one new move has arrived.
    fn answer(&mut self, added: &[G::Move], side: Option<Side>, planned: &[Touch]) -> Option<G::Move> {
        let is_next = added.len() == 1 && side == Some(self.board.position().side_to_move());
        let mut spellings = self.board.input().spellings().iter().filter(|_| is_next);
        let found = spellings.find(|(spelling, _)| spelling == planned).map(|&(_, mv)| mv);
        if found.is_none() && self.board.outcome().is_none() {
            self.spoil();
        }
        found
    }

    /// Builds the board anew, because a move was taken back or a game was loaded.
    fn rebuild(&mut self, game: &LiveGame<G>) {
        let (orientation, number) = (self.board.orientation(), self.board.notices.clone());
        self.board = Board::new(tree_of(game), orientation);
        self.board.notices.number_after(&number);
        self.board.say_last_move();
        self.tip = self.board.tree().current();
        self.spoiled = None;
        if self.premove.planned.take().is_some() {
            self.spoil();
        }
    }

    fn give_access(&mut self, game: &LiveGame<G>, side: Option<Side>) {
        let mover = game.mover();
        let is_open = game.verdict.is_none() && game.fault.is_none() && !game.waits && !self.is_looking();
        let outcome = self.board.tree().outcome();
        let access = if game.verdict.is_some() || outcome.is_some() {
            Access::Closed(Reason::GameOver)
        } else if !is_open || side.is_none() {
            Access::Closed(Reason::NotYourTurn(mover))
        } else if side == Some(mover) {
            self.premove.clear();
            Access::ToMove
        } else {
            self.look_ahead();
            Access::Premove(self.premove.imagined.clone())
        };
        if self.board.access() != &access {
            self.unconfirmed.mv = None;
            if access == Access::Closed(Reason::GameOver) {
                self.board.drop_selection();
            }
            if access == Access::ToMove {
                self.board.arrive();
            }
            self.board.set_access(access);
        }
    }

    /// Prepares the board for a premove.
    fn look_ahead(&mut self) {
        if self.board.is_premoving() {
            return;
        }
        let planned = self.premove.planned.take();
        let input = self.premove.look_ahead(self.board.position());
        self.premove.planned = planned;
        self.board.arrive_with(None, input);
    }
}

fn tree_of<G: Game>(game: &LiveGame<G>) -> Tree<G> {
    let mut tree = Tree::new(game.start.clone());
    for it in &game.moves {
        tree.play(it.mv);
    }
    tree
}
