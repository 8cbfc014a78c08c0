//! A game being played, as a pure reducer. Each action of a player and each reply of the engine changes it, and returns
//! the effects that the outside world has to carry out.

mod arrival;
mod clock;
pub mod coach;
mod confirm;
mod engine;
mod hint;
pub mod keep;
mod line;
mod moves;
mod notice;
mod premove;
mod saved;
mod seat;
mod settle;

pub use super::players::Seat;
pub use clock::Face;
pub use coach::Warning;
pub use confirm::Confirm;
pub use hint::Depth;
pub use notice::{Activity, Declined, PlayNotice};
pub use settle::{Asked, Settled};

use clock::GameClock;
use coach::Coach;
pub(super) use confirm::{Answer, Unconfirmed};
use engine::EngineState;
pub use engine::LANDING;
use hint::PlayerHint;
pub(super) use premove::Premove;

use super::board::{self, Board, BoardAction};
use super::insistence::Insistence;
use super::{Control, NodeId, Options, Origin, Player, Players, Tree};
use crate::engine::level::Strength;
use crate::engine::{Reply, Request};
use crate::game::{Game, Outcome, Side, Touch};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayAction {
    Board(BoardAction),
    /// Changes the options. A changed clock starts with its full time.
    SetOptions(Options),
    /// The engine plays the best move found so far, or resumes if it was paused.
    MoveNow,
    /// In a game of the engine against itself, plays one move and pauses again.
    Step,
    Pause,
    /// Takes back the resignation or the agreed draw that ended the game. Otherwise returns to the last position in
    /// which it was a person's turn.
    TakeBack,
    Hint,
    /// The reader plays both sides from now on, and the game is no longer played by links.
    PlayBoth,
    /// Resigns; has to be sent twice, not at once.
    Resign,
    /// Offers a draw. Between two people, sending it twice agrees the draw.
    OfferDraw,
    /// The current time, in milliseconds since a fixed moment. Sent before every other action, and repeatedly while
    /// [`Play::wants_ticks`].
    Tick(u64),
    Reply(Reply),
    /// The link to the game was copied for a friend.
    Copied,
    Tell(String),
}

impl From<BoardAction> for PlayAction {
    fn from(action: BoardAction) -> PlayAction {
        PlayAction::Board(action)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayEffect {
    Ask(Request),
    /// The engine has to move at once, but has not found a move yet.
    Hurry,
    Save,
}

#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    board: Board<G, PlayNotice>,
    players: Players,
    /// The reader's seat, if the other player is elsewhere.
    seat: Option<Seat>,
    strength: Strength,
    options: Options,
    now: u64,
    /// Time at which the position was first shown.
    shown: u64,
    /// Time that a person's move is shown before the engine replies, in milliseconds.
    landing: u32,
    clock: GameClock,
    /// Nodes where the players ended the game.
    ends: Vec<(NodeId, Settled)>,
    /// The last node of the game as played: see [`Play::tip`].
    tip: NodeId,
    /// True if a person has taken a move back or asked for a hint.
    helped: bool,
    /// True if the player sees the evaluation of the computer opponent.
    shows_evaluation: bool,
    asked: Insistence<Asked>,
    premove: Premove<G>,
    unconfirmed: Unconfirmed<G::Move>,
    hint: Option<PlayerHint<G::Move>>,
    coach: Coach,
    engine: EngineState<G::Move>,
    /// True if a link was opened and nothing has happened since.
    just_opened: bool,
    origin: Origin,
    /// The PGN date of the last move.
    date: String,
}

impl<G: Game> Play<G> {
    /// Creates a game from a tree. Nothing happens before [`Play::begin`].
    pub fn new(tree: Tree<G>, players: Players, strength: Strength) -> Play<G> {
        let given = tree.len() - 1;
        let tip = tree.line().last().copied().unwrap_or_default();
        let mut play = Play {
            board: Board::new(tree, players.orientation()),
            players,
            seat: None,
            strength: strength.sane(),
            options: Options::default(),
            now: 0,
            shown: 0,
            landing: LANDING,
            clock: GameClock::default(),
            ends: Vec::new(),
            tip,
            helped: false,
            shows_evaluation: false,
            asked: Insistence::NONE,
            premove: Premove::nothing(),
            unconfirmed: Unconfirmed::default(),
            hint: None,
            coach: Coach::default(),
            engine: EngineState::idle(),
            just_opened: false,
            origin: Origin { given, ..Origin::default() },
            date: String::new(),
        };
        play.arrive();
        play
    }

    pub fn with_options(mut self, options: Options) -> Play<G> {
        self.options = options.sane();
        self.flip_to_mover();
        self
    }

    pub fn board(&self) -> &Board<G, PlayNotice> {
        &self.board
    }

    pub fn tree(&self) -> &Tree<G> {
        self.board.tree()
    }

    pub fn position(&self) -> &G {
        self.board.position()
    }

    /// The outcome at the position shown.
    pub fn outcome(&self) -> Option<Outcome> {
        self.board.outcome()
    }

    /// The notice, with a number that grows with every notice.
    pub fn notice(&self) -> (Option<&board::Notice<PlayNotice>>, u32) {
        self.board.notice()
    }

    pub fn players(&self) -> Players {
        self.players
    }

    pub fn strength(&self) -> Strength {
        self.strength
    }

    /// Sets the strength for the engine's next moves.
    pub fn set_strength(&mut self, strength: Strength) {
        self.strength = strength.sane();
    }

    pub fn options(&self) -> Options {
        self.options
    }

    /// The premove, as touches.
    pub fn planned(&self) -> Option<&[Touch]> {
        self.premove.planned.as_deref()
    }

    pub fn activity(&self, side: Side) -> Activity {
        // After the end, only an engine that was told to move at an earlier position is at work.
        let is_over = self.outcome().is_some() || self.verdict().is_some() && !self.is_thinking();
        if is_over || self.position().side_to_move() != side {
            return Activity::Idle;
        }
        match self.players.of(side) {
            Player::Human => Activity::Ready,
            Player::Engine if self.is_thinking() => Activity::Thinking,
            Player::Engine => Activity::Paused,
        }
    }

    pub fn update(&mut self, action: impl Into<PlayAction>) -> Vec<PlayEffect> {
        let (action, mut effects) = (action.into(), Vec::new());
        if !matches!(action, PlayAction::Tick(_) | PlayAction::Reply(_) | PlayAction::Resign | PlayAction::OfferDraw) {
            self.asked = Insistence::NONE;
        }
        match action {
            PlayAction::Board(action) => self.at_board(action, &mut effects),
            PlayAction::SetOptions(options) => self.set_options(options.sane(), &mut effects),
            PlayAction::MoveNow => self.move_now(&mut effects),
            PlayAction::Step => self.step(&mut effects),
            PlayAction::Pause => self.pause(&mut effects),
            PlayAction::TakeBack => self.take_back(&mut effects),
            PlayAction::Hint => self.ask_hint(&mut effects),
            PlayAction::PlayBoth => self.play_both(&mut effects),
            PlayAction::Resign => self.resign(&mut effects),
            PlayAction::OfferDraw => self.offer_draw(&mut effects),
            PlayAction::Tick(now) => self.tick(now, &mut effects),
            PlayAction::Reply(reply) => self.hear(reply, &mut effects),
            PlayAction::Copied => self.board.say(PlayNotice::Copied),
            PlayAction::Tell(text) => self.board.tell(text),
        }
        self.run_clock();
        effects
    }
}
