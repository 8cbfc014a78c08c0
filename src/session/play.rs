//! A game that is being played: a pure reducer. Every action of a player or answer of the engine makes it change and
//! return what is to be done in the world outside; it does nothing there itself.

mod arrival;
mod clock;
pub mod coach;
mod confirm;
mod engine;
mod hint;
pub mod keep;
mod line;
mod moments;
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
pub use keep::Origin;
pub use moments::KeyMoment;
pub use notice::{Activity, Declined, PlayNotice};
pub use settle::{Asked, Settled};

use clock::GameClock;
use coach::Coach;
use confirm::Unconfirmed;
use engine::EngineState;
use hint::PlayerHint;
use premove::Premove;

use super::board::{self, Board, BoardAction, TableAction};
use super::{Control, NodeId, Options, Player, Players, Tree};
use crate::engine::level::Strength;
use crate::engine::{Reply, Request};
use crate::game::{Game, Outcome, Side, Touch};

/// What can happen to a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayAction {
    /// Something is done at the board.
    Board(BoardAction),
    /// Change the options of the game. A changed clock starts with its full time.
    SetOptions(Options),
    /// The engine plays the best turn it has found, or goes on if it was paused.
    MoveNow,
    /// The engine that plays itself plays one turn and waits again.
    Step,
    /// The engine pauses.
    Pause,
    /// Go back to where a person was last to move.
    TakeBack,
    /// Give a hint, or a stronger one.
    Hint,
    /// The reader plays for both sides from now on, not by links with somebody elsewhere.
    PlayBoth,
    /// Give up; done when it is said twice.
    Resign,
    /// Offer a draw. Between two people it is agreed when it is said twice.
    OfferDraw,
    /// The current time, in milliseconds since some fixed moment. Comes before everything else that happens, and again
    /// and again while [`Play::wants_ticks`].
    Tick(u64),
    /// The engine said something.
    Reply(Reply),
    /// The link to the game was copied, for a friend.
    Copied,
    /// Say something that has nothing to do with the rules, such as that a link was copied.
    Tell(String),
}

impl From<BoardAction> for PlayAction {
    fn from(action: BoardAction) -> PlayAction {
        PlayAction::Board(action)
    }
}

impl From<TableAction> for PlayAction {
    fn from(action: TableAction) -> PlayAction {
        PlayAction::Board(action.into())
    }
}

/// What is to be done outside after an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayEffect {
    /// Tell the engine this.
    Ask(Request),
    /// The engine's answer is wanted at once, and it has said nothing yet.
    Hurry,
    /// The game is worth storing anew.
    Save,
}

/// A game being played.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    board: Board<G, PlayNotice>,
    players: Players,
    /// Where the reader sits, if the other player is elsewhere.
    seat: Option<Seat>,
    strength: Strength,
    options: Options,
    /// The current time.
    now: u64,
    /// Since when the position is shown.
    shown: u64,
    clock: GameClock,
    /// Where the game was ended at the table.
    ends: Vec<(NodeId, Settled)>,
    /// The position at which the game stands: see [`Play::tip`].
    tip: NodeId,
    /// A person has taken a move back, or asked for a hint.
    helped: bool,
    /// What the computer thinks of its moves is shown to the one who plays against it.
    shows_evaluation: bool,
    /// What waits to be said a second time, and when it was said.
    asked: Option<(Asked, u64)>,
    premove: Premove<G>,
    unconfirmed: Unconfirmed<G::Move>,
    hint: Option<PlayerHint<G::Move>>,
    coach: Coach,
    engine: EngineState<G::Move>,
    /// A link was opened, and nothing has happened since.
    just_opened: bool,
    origin: Origin,
}

impl<G: Game> Play<G> {
    /// A game from a position on. Nothing happens before [`Play::begin`].
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
            clock: GameClock::default(),
            ends: Vec::new(),
            tip,
            helped: false,
            shows_evaluation: false,
            asked: None,
            premove: Premove::nothing(),
            unconfirmed: Unconfirmed::default(),
            hint: None,
            coach: Coach::default(),
            engine: EngineState::idle(),
            just_opened: false,
            origin: Origin { given, ..Origin::default() },
        };
        play.arrive();
        play
    }

    /// The same, sat down to like this.
    pub fn with_options(mut self, options: Options) -> Play<G> {
        self.options = options.sane();
        self.move_table();
        self
    }

    /// The board that it is played on.
    pub fn board(&self) -> &Board<G, PlayNotice> {
        &self.board
    }

    /// The history.
    pub fn tree(&self) -> &Tree<G> {
        self.board.tree()
    }

    /// The position shown.
    pub fn position(&self) -> &G {
        self.board.position()
    }

    /// How the game stands at the position shown.
    pub fn outcome(&self) -> Option<Outcome> {
        self.board.outcome()
    }

    /// What the line of words says, with a number that grows with every notice.
    pub fn notice(&self) -> (Option<&board::Notice<PlayNotice>>, u32) {
        self.board.notice()
    }

    /// Who plays.
    pub fn players(&self) -> Players {
        self.players
    }

    /// How strong the engine is.
    pub fn strength(&self) -> Strength {
        self.strength
    }

    /// The options of the game.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The turn that is to be played after the engine's, touch by touch.
    pub fn planned(&self) -> Option<&[Touch]> {
        self.premove.planned.as_deref()
    }

    /// What the player of a side is doing.
    pub fn activity(&self, side: Side) -> Activity {
        if self.outcome().is_some() || self.position().side_to_move() != side {
            return Activity::Idle;
        }
        match self.players.of(side) {
            Player::Human => Activity::Ready,
            Player::Engine if self.is_thinking() => Activity::Thinking,
            Player::Engine => Activity::Paused,
        }
    }

    /// Changes the game.
    pub fn update(&mut self, action: impl Into<PlayAction>) -> Vec<PlayEffect> {
        let (action, mut effects) = (action.into(), Vec::new());
        if !matches!(action, PlayAction::Tick(_) | PlayAction::Reply(_) | PlayAction::Resign | PlayAction::OfferDraw) {
            self.asked = None;
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
