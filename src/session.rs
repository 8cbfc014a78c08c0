//! A game that is being played: a pure reducer. Every action of a player or answer of the engine makes it change and
//! return what is to be done in the world outside; it does nothing there itself.

mod ahead;
pub mod analysis;
mod arrival;
mod clock;
pub mod editor;
pub mod glyph;
mod hand;
mod hint;
pub mod keep;
pub mod library;
pub mod notation;
pub mod note;
mod options;
mod play;
pub mod players;
pub mod review;
pub mod saved;
mod settle;
pub mod tree;
pub mod typed;
mod views;

pub use analysis::{Analysis, SavedAnalysis};
pub use clock::Face;
pub use hand::tray_touch;
pub use hint::Depth;
pub use note::Note;
pub use options::{Control, Options};
pub use players::{Player, Players};
pub use review::Review;
pub use saved::Saved;
pub use settle::{Asked, Declined, Settled};
pub use tree::{Cut, NodeId, Tree};
pub use views::{View, Views};

use ahead::Ahead;
use clock::Clock;
use hint::Hint;

use crate::engine::level::Strength;
use crate::engine::{Info, Reply};
use crate::game::game_record::Relation;
use crate::game::touch::Fingers;
use crate::game::{Area, Cell, Event, Game, GameRecord, Illegal, Outcome, Side, Touch};
use crate::search::{Limits, Score};

/// How long the engine thinks about a turn unless told otherwise.
pub const DEFAULT_SECONDS: u32 = 5;

/// How strong the engine is unless told otherwise.
pub const DEFAULT_STRENGTH: Strength = Strength::Seconds(DEFAULT_SECONDS);

/// The longest time for a turn that can be set.
pub const LONGEST_SECONDS: u32 = 3600;

/// What can happen to a session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Something was tapped, or chosen by key.
    Tap(Touch),
    /// A man was picked up.
    Lift(Touch),
    /// The man that was picked up was let go over something.
    Land(Touch),
    /// The man that was picked up was let go over a prison or an airfield, not over a man in it.
    LandInTray(Area, Side),
    /// The man that was picked up was let go beside the table.
    LandOutside,
    /// A prison or an airfield was tapped, not a man in it.
    TapTray(Area, Side),
    /// One step back: Esc, or a tap outside.
    Back,
    /// List all drops and exchanges for a square.
    AskLandings(Cell),
    /// Play this turn of the list of drops and exchanges.
    ChooseLanding(usize),
    /// Take back one ply.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Show this position of the history.
    GoTo(NodeId),
    /// Turn the table.
    Flip,
    /// Say who plays.
    SetPlayers(Players),
    /// Say how strong the engine is to be.
    SetStrength(Strength),
    /// Play the turn that this text means.
    Type(String),
    /// Say how the players sit down to the game. Another clock begins with all of its time.
    SetOptions(Options),
    /// The engine shall play what it has, or go on if it was paused.
    MoveNow,
    /// The engine shall wait.
    Pause,
    /// Give a hint, or a stronger one.
    Hint,
    /// Give up; done when it is said twice.
    Resign,
    /// Offer a draw. Between two people it is agreed when it is said twice.
    OfferDraw,
    /// So late is it, in milliseconds since some fixed moment. Comes before everything else that happens, and again and
    /// again while [`Session::wants_ticks`].
    Tick(u64),
    /// The engine said something.
    Engine(Reply),
    /// Say something that has nothing to do with the rules, such as that a link was copied.
    Tell(String),
}

/// What is to be done outside after an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Ask the engine.
    Think {
        /// The number that its answers will carry.
        id: u32,
        /// Where the game stands.
        record: GameRecord,
        /// When to end.
        limits: Limits,
    },
    /// The engine's work on this question is not wanted any more.
    Stop {
        /// The number of the question.
        id: u32,
    },
    /// The session is worth storing again.
    Store,
}

/// What the line of words says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// What the last turn did, and whose turn it was.
    Turn(Side, Vec<Event>),
    /// A link was opened: its last turn, and how its game stands to the one that was stored.
    Linked(Option<(Side, Vec<Event>)>, Relation),
    /// Why an attempt was refused.
    Refused(Illegal),
    /// A turn was taken back and it is the engine's: it waits.
    Paused,
    /// The engine could not answer.
    EngineFailed(String),
    /// A turn was made ahead.
    Planned,
    /// What the engine's turn did, after which the turn made ahead is not possible.
    Spoiled(Side, Vec<Event>),
    /// A hint was asked for, and perhaps found.
    Hint,
    /// No hint could be found.
    NoHint(String),
    /// The engine does not want a draw.
    Declined(Declined),
    /// Something said from outside.
    Told(String),
}

/// What a player is doing: the lamp beside the name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Activity {
    /// Not this player's turn.
    Idle,
    /// A person's turn.
    Ready,
    /// The engine thinks.
    Thinking,
    /// The engine waits to be told.
    Paused,
}

/// The engine at work.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Thinking {
    id: u32,
    info: Option<Info>,
    /// "Move now" was said before there was anything to play.
    hurried: bool,
}

/// The engine's turn, held back so that the one before it can be seen.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Held<M> {
    turn: M,
    /// When it was found.
    at: u64,
}

/// What the library knows a game by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Origin {
    /// The number of its entry; 0 if it has none yet.
    pub id: u64,
    /// How many turns it came with, from a link or a record: those were not played here.
    pub given: usize,
    /// How many turns it had when it was last kept, and whether it was over.
    pub kept: (usize, bool),
}

/// A game being played.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    tree: Tree<G>,
    outcome: Option<Outcome>,
    fingers: Fingers<G::Move>,
    lifted: Option<Touch>,
    landings: Option<Cell>,
    players: Players,
    strength: Strength,
    options: Options,
    seat: Side,
    /// So late is it.
    now: u64,
    /// Since when the position is shown.
    shown: u64,
    clock: Clock,
    /// Where the game was ended at the table.
    ends: Vec<(NodeId, Settled)>,
    /// What waits to be said a second time, and when it was said.
    asked: Option<(Asked, u64)>,
    ahead: Ahead<G>,
    hint: Option<Hint<G::Move>>,
    held: Option<Held<G::Move>>,
    /// What the engine thought of its turns, by the positions that they led to.
    scores: Vec<(NodeId, Score)>,
    thinking: Option<Thinking>,
    /// The last thing the engine said about its last turn.
    last_info: Option<Info>,
    paused: bool,
    /// A link was opened, and nothing has happened since.
    just_opened: bool,
    notice: Option<Notice>,
    /// Grows with every notice, so that the same words twice are heard twice.
    notices: u32,
    questions: u32,
    origin: Origin,
}

impl<G: Game> Session<G> {
    /// A game from a position on. Nothing happens before [`Session::begin`].
    pub fn new(tree: Tree<G>, players: Players, strength: Strength) -> Session<G> {
        let mut session = Session {
            tree,
            outcome: None,
            fingers: Fingers::idle(),
            lifted: None,
            landings: None,
            players,
            strength: strength.sane(),
            options: Options::default(),
            seat: players.seat(),
            now: 0,
            shown: 0,
            clock: Clock::default(),
            ends: Vec::new(),
            asked: None,
            ahead: Ahead::nothing(),
            hint: None,
            held: None,
            scores: Vec::new(),
            thinking: None,
            last_info: None,
            paused: false,
            just_opened: false,
            notice: None,
            notices: 0,
            questions: 0,
            origin: Origin::default(),
        };
        session.origin.given = session.played();
        session.arrive();
        // A game that comes from elsewhere begins with the turn that was played last.
        session.notice = session.last_turn();
        session
    }

    /// The same, sat down to like this.
    pub fn with_options(mut self, options: Options) -> Session<G> {
        self.options = options.sane();
        self.turn_table();
        self
    }

    /// What the library knows the game by.
    pub fn origin(&self) -> Origin {
        self.origin
    }

    /// Says by which number the library shall know the game.
    pub fn set_origin(&mut self, origin: Origin) {
        self.origin = origin;
    }

    /// How many turns the history has, in all its branches.
    pub fn played(&self) -> usize {
        self.tree.len() - 1
    }

    /// If it is the engine's turn, it shall wait until it is told to go on.
    pub fn wait(&mut self) {
        self.paused = self.engine_to_move();
    }

    /// Lets the engine begin, if it is its turn.
    pub fn begin(&mut self) -> Vec<Effect> {
        let mut effects = vec![Effect::Store];
        self.shown = self.now;
        self.let_engine_move(&mut effects);
        self.run_clock();
        effects
    }

    /// Ends what the engine is doing, because another session takes the place of this one.
    pub fn leave(&mut self) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.stop(&mut effects);
        effects
    }

    /// Numbers its questions after those of another session, so that late answers to that one are not mistaken.
    pub fn number_after(&mut self, other: &Session<G>) {
        self.questions = self.questions.max(other.questions);
        self.now = self.now.max(other.now);
        self.notices = self.notices.max(other.notices);
    }

    /// The history.
    pub fn tree(&self) -> &Tree<G> {
        &self.tree
    }

    /// The history, to be written and drawn in.
    pub(crate) fn tree_mut(&mut self) -> &mut Tree<G> {
        &mut self.tree
    }

    /// Puts the history in order. What was begun on the board stays begun if the same position is shown.
    pub(crate) fn edit(&mut self, change: impl FnOnce(&mut Tree<G>) -> bool) -> bool {
        let before = self.tree.current();
        let changed = change(&mut self.tree);
        if self.tree.current() != before {
            self.arrive();
            self.notice = self.last_turn();
        }
        changed
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
    pub fn fingers(&self) -> &Fingers<G::Move> {
        &self.fingers
    }

    /// What is held in the hand, if a man is being dragged.
    pub fn lifted(&self) -> Option<Touch> {
        self.lifted
    }

    /// Who plays.
    pub fn players(&self) -> Players {
        self.players
    }

    /// How strong the engine is.
    pub fn strength(&self) -> Strength {
        self.strength
    }

    /// How the players sit down to the game.
    pub fn options(&self) -> Options {
        self.options
    }

    /// Whose seat the board is seen from.
    pub fn seat(&self) -> Side {
        self.seat
    }

    /// Whether the engine is thinking, or its turn held back for a moment.
    pub fn is_thinking(&self) -> bool {
        self.thinking.is_some() || self.held.is_some()
    }

    /// Whether the engine is to move and waits to be told.
    pub fn is_paused(&self) -> bool {
        self.engine_to_move() && !self.is_thinking()
    }

    /// What the player of a side is doing.
    pub fn activity(&self, side: Side) -> Activity {
        if self.outcome.is_some() || self.position().side_to_move() != side {
            return Activity::Idle;
        }
        match self.players.of(side) {
            Player::Human => Activity::Ready,
            Player::Engine if self.is_thinking() => Activity::Thinking,
            Player::Engine => Activity::Paused,
        }
    }

    /// What the engine says now, or said last.
    pub fn info(&self) -> Option<&Info> {
        self.thinking.as_ref().and_then(|thinking| thinking.info.as_ref()).or(self.last_info.as_ref())
    }

    /// What the line of words says, with a number that grows with every notice.
    pub fn notice(&self) -> (Option<&Notice>, u32) {
        (self.notice.as_ref(), self.notices)
    }

    /// The square whose drops and exchanges are listed, and those turns.
    pub fn landings(&self) -> Option<(Cell, Vec<G::Move>)> {
        let cell = self.landings?;
        let mut turns = Vec::new();
        for (spelling, m) in self.fingers.spellings() {
            let lands = !matches!(spelling.first(), Some(Touch::Cell(_))) && spelling.contains(&Touch::Cell(cell));
            if lands && !turns.contains(m) {
                turns.push(*m);
            }
        }
        Some((cell, turns))
    }

    /// Whether a press on this would pick up a man afresh rather than go on with a turn that has been begun.
    pub fn arms(&self, touch: Touch) -> bool {
        self.landings.is_none()
            && self.locked().is_none()
            && !self.choosing()
            && self.fingers.taken() != [touch]
            && !self.fingers.next().contains(&touch)
            && self.begins(touch)
    }

    /// Whether a question is open, so that only its answers count. Where the turn could also go on otherwise, or end,
    /// there is no question but an offer.
    pub fn choosing(&self) -> bool {
        let next = self.fingers.next();
        !next.is_empty() && next.iter().all(|touch| matches!(touch, Touch::Choice(_))) && !self.fingers.may_stop()
    }

    /// Changes the session.
    pub fn update(&mut self, action: Action) -> Vec<Effect> {
        let mut effects = Vec::new();
        if !matches!(action, Action::Tick(_) | Action::Engine(_) | Action::Resign | Action::OfferDraw) {
            self.asked = None;
        }
        match action {
            Action::Tap(touch) => self.tap(touch, &mut effects),
            Action::Lift(touch) => self.lift(touch),
            Action::Land(touch) => self.land(touch, &mut effects),
            Action::LandInTray(area, owner) => self.land_in_tray(area, owner),
            Action::TapTray(area, owner) => self.tap_tray(area, owner),
            Action::Back | Action::LandOutside => self.back(),
            Action::AskLandings(cell) => self.ask_landings(cell),
            Action::ChooseLanding(index) => {
                let turn = self.landings().and_then(|(_, turns)| turns.get(index).copied());
                if let Some(m) = turn {
                    self.choose_landing(m, &mut effects);
                }
            }
            Action::Undo => self.travel(&mut effects, |tree| tree.undo()),
            Action::Redo => self.travel(&mut effects, |tree| tree.redo()),
            Action::GoTo(node) => self.travel(&mut effects, |tree| {
                let before = tree.current();
                tree.go_to(node);
                tree.current() != before
            }),
            Action::Flip => {
                self.seat = !self.seat;
                effects.push(Effect::Store);
            }
            Action::SetPlayers(players) => self.set_players(players, &mut effects),
            Action::SetStrength(strength) => {
                self.strength = strength.sane();
                effects.push(Effect::Store);
            }
            Action::Type(text) => self.type_turn(&text, &mut effects),
            Action::SetOptions(options) => self.set_options(options.sane(), &mut effects),
            Action::MoveNow => self.move_now(&mut effects),
            Action::Pause => self.pause(&mut effects),
            Action::Hint => self.ask_hint(&mut effects),
            Action::Resign => self.resign(&mut effects),
            Action::OfferDraw => self.offer_draw(&mut effects),
            Action::Tick(now) => self.tick(now, &mut effects),
            Action::Engine(reply) => self.hear(reply, &mut effects),
            Action::Tell(text) => self.say(Notice::Told(text)),
        }
        self.run_clock();
        effects
    }

    fn say(&mut self, notice: Notice) {
        self.notice = Some(notice);
        self.notices += 1;
    }

    /// What to say of the turn that led to the position shown.
    fn last_turn(&self) -> Option<Notice> {
        self.told_turn().map(|(side, events)| Notice::Turn(side, events))
    }

    /// Takes stock of the position that is shown now.
    fn arrive(&mut self) {
        self.outcome = self.settled().map(Settled::outcome).or_else(|| self.tree.outcome());
        self.lifted = None;
        self.landings = None;
        self.just_opened = false;
        self.ahead.clear();
        self.shown = self.now;
        let side = self.position().side_to_move();
        self.fingers = match (self.players.of(side), self.players.of(!side)) {
            _ if self.outcome.is_some() => Fingers::idle(),
            (Player::Human, _) => Fingers::new(self.tree.position()),
            (Player::Engine, Player::Human) => self.look_ahead(),
            (Player::Engine, Player::Engine) => Fingers::idle(),
        };
        self.turn_table();
    }

    /// Between two people the table turns to whoever is to move, if they want that.
    fn turn_table(&mut self) {
        if self.options.turning && self.players == Players::HUMANS {
            self.seat = self.position().side_to_move();
        }
    }

    fn engine_to_move(&self) -> bool {
        self.outcome.is_none() && self.players.of(self.position().side_to_move()) == Player::Engine
    }
}
