//! A game that is being played: a pure reducer. Every action of a player or answer of the engine makes it change and
//! return what is to be done in the world outside; it does nothing there itself.

pub mod players;
pub mod saved;
pub mod tree;

pub use players::{Player, Players};
pub use saved::Saved;
pub use tree::{NodeId, Tree};

use crate::engine::{Info, Reply};
use crate::game::touch::{Fingers, Reach};
use crate::game::{Area, Cell, Course, Event, Game, Illegal, Kind, Outcome, Reason, Side, Touch};
use crate::search::Limits;

/// How long the engine thinks about a turn unless told otherwise.
pub const DEFAULT_SECONDS: u32 = 5;

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
    /// Set the engine's time for a turn, in seconds.
    SetSeconds(u32),
    /// The engine shall play what it has, or go on if it was paused.
    MoveNow,
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
        course: Course,
        /// When to end.
        limits: Limits,
    },
    /// The engine's work on this question is not wanted any more.
    Stop {
        /// The number of the question.
        id: u32,
    },
    /// The session is worth storing anew.
    Store,
}

/// What the line of words says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// What the last turn did, and whose turn it was.
    Turn(Side, Vec<Event>),
    /// Why an attempt was refused.
    Refused(Illegal),
    /// A turn was taken back and it is the engine's: it waits.
    Paused,
    /// The engine could not answer.
    EngineFailed(String),
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

/// A game being played.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    tree: Tree<G>,
    outcome: Option<Outcome>,
    fingers: Fingers<G::Move>,
    lifted: Option<Touch>,
    landings: Option<Cell>,
    players: Players,
    seconds: u32,
    seat: Side,
    thinking: Option<Thinking>,
    /// The last thing the engine said about its last turn.
    last_info: Option<Info>,
    paused: bool,
    notice: Option<Notice>,
    /// Grows with every notice, so that the same words twice are heard twice.
    notices: u32,
    questions: u32,
}

impl<G: Game> Session<G> {
    /// A game from a position on. Nothing happens before [`Session::begin`].
    pub fn new(tree: Tree<G>, players: Players, seconds: u32) -> Session<G> {
        let mut session = Session {
            tree,
            outcome: None,
            fingers: Fingers::idle(),
            lifted: None,
            landings: None,
            players,
            seconds: seconds.max(1),
            seat: players.seat(),
            thinking: None,
            last_info: None,
            paused: false,
            notice: None,
            notices: 0,
            questions: 0,
        };
        session.arrive();
        session
    }

    /// A stored game. If something can be redone, it was left in the middle: then the engine waits.
    pub(crate) fn resume(tree: Tree<G>, players: Players, seconds: u32, seat: Side) -> Session<G> {
        let mut session = Session::new(tree, players, seconds);
        session.seat = seat;
        session.paused = session.tree.can_redo();
        session
    }

    /// Lets the engine begin, if it is its turn.
    pub fn begin(&mut self) -> Vec<Effect> {
        let mut effects = vec![Effect::Store];
        self.let_engine_move(&mut effects);
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
        self.notices = self.notices.max(other.notices);
    }

    /// The history.
    pub fn tree(&self) -> &Tree<G> {
        &self.tree
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

    /// The engine's time for a turn, in seconds.
    pub fn seconds(&self) -> u32 {
        self.seconds
    }

    /// Whose seat the board is seen from.
    pub fn seat(&self) -> Side {
        self.seat
    }

    /// Whether the engine is thinking.
    pub fn is_thinking(&self) -> bool {
        self.thinking.is_some()
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
            && !self.choosing()
            && self.fingers.taken() != [touch]
            && !self.fingers.next().contains(&touch)
            && self.begins(touch)
    }

    /// Whether a question is open, so that only its answers count.
    pub fn choosing(&self) -> bool {
        self.fingers.next().iter().any(|touch| matches!(touch, Touch::Choice(_)))
    }

    /// Changes the session.
    pub fn update(&mut self, action: Action) -> Vec<Effect> {
        let mut effects = Vec::new();
        match action {
            Action::Tap(touch) => self.tap(touch, &mut effects),
            Action::Lift(touch) => self.lift(touch),
            Action::Land(touch) => self.land(touch, &mut effects),
            Action::LandInTray(area, owner) => self.land_in_tray(area, owner),
            Action::Back => self.back(),
            Action::AskLandings(cell) => self.ask_landings(cell),
            Action::ChooseLanding(index) => {
                let turn = self.landings().and_then(|(_, turns)| turns.get(index).copied());
                if let Some(m) = turn {
                    self.play(m, &mut effects);
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
            Action::SetSeconds(seconds) => {
                self.seconds = seconds.max(1);
                effects.push(Effect::Store);
            }
            Action::MoveNow => self.move_now(&mut effects),
            Action::Engine(reply) => self.hear(reply, &mut effects),
            Action::Tell(text) => self.say(Notice::Told(text)),
        }
        effects
    }

    fn say(&mut self, notice: Notice) {
        self.notice = Some(notice);
        self.notices += 1;
    }

    fn refuse(&mut self, why: impl Into<Illegal>) {
        self.say(Notice::Refused(why.into()));
        self.fingers.clear();
        self.lifted = None;
    }

    /// Takes stock of the position that is shown now.
    fn arrive(&mut self) {
        self.outcome = self.tree.outcome();
        self.lifted = None;
        self.landings = None;
        let human = self.players.of(self.position().side_to_move()) == Player::Human;
        let open = self.outcome.is_none() && human;
        self.fingers = if open { Fingers::new(self.tree.position()) } else { Fingers::idle() };
    }

    fn engine_to_move(&self) -> bool {
        self.outcome.is_none() && self.players.of(self.position().side_to_move()) == Player::Engine
    }

    // What the player touches.

    /// Whether some legal turn begins with this touch.
    fn begins(&self, touch: Touch) -> bool {
        self.fingers.spellings().iter().any(|(spelling, _)| spelling.first() == Some(&touch))
    }

    /// Whether this is a man of the side to move, or one it could pay with.
    fn is_own(&self, touch: Touch) -> bool {
        match touch {
            Touch::Cell(cell) => {
                self.position().man_at(cell).is_some_and(|man| man.side == self.position().side_to_move())
            }
            Touch::Jailed(_) | Touch::Prisoner(_) | Touch::Airfield(_) => true,
            Touch::Choice(_) | Touch::Done => false,
        }
    }

    /// Why nothing can be touched now, if nothing can.
    fn locked(&self) -> Option<Reason> {
        if self.outcome.is_some() {
            Some(Reason::GameOver)
        } else if self.engine_to_move() {
            Some(Reason::NotYourTurn(self.position().side_to_move()))
        } else {
            None
        }
    }

    fn tap(&mut self, touch: Touch, effects: &mut Vec<Effect>) {
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
            let again = before == [touch];
            if before.is_empty() || again || self.is_own(touch) {
                self.fingers.clear();
                self.clear_refusal();
                if !again && !self.take(touch, effects) {
                    self.explain_first(touch);
                }
            } else {
                self.explain(&before, touch);
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
                self.play(m, effects);
                true
            }
            Reach::Nothing => false,
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
        let why = self.position().why_not(&touches);
        self.refuse(why);
    }

    /// Tapping an empty square with nothing in hand is no attempt, and needs no answer.
    fn explain_first(&mut self, touch: Touch) {
        if !matches!(touch, Touch::Cell(cell) if self.position().man_at(cell).is_none()) {
            self.explain(&[], touch);
        }
    }

    fn lift(&mut self, touch: Touch) {
        self.landings = None;
        if let Some(reason) = self.locked() {
            return self.refuse(reason);
        }
        // A payment that was pushed out stays out when the man it buys is picked up.
        let goes_on = matches!(touch, Touch::Jailed(_)) && self.fingers.next().contains(&touch);
        if !goes_on && self.fingers.taken() != [touch] {
            self.fingers.clear();
        }
        if self.fingers.taken().last() != Some(&touch) {
            self.fingers.touch(touch);
        }
        self.clear_refusal();
        self.lifted = Some(touch);
    }

    fn land(&mut self, touch: Touch, effects: &mut Vec<Effect>) {
        // A man let go where it stood stays armed: a slip of the hand is no attempt.
        if let Some(lifted) = self.lifted.take()
            && touch != lifted
            && !self.take(touch, effects)
        {
            let mut before = self.fingers.taken().to_vec();
            if before.last() != Some(&lifted) {
                before = vec![lifted];
            }
            self.explain(&before, touch);
        }
    }

    /// A prisoner pushed forward into the opponent's airfield has been offered as payment; all else springs back.
    fn land_in_tray(&mut self, area: Area, owner: Side) {
        let pushed_out = area == Area::Airfield && owner != self.position().side_to_move();
        if let Some(lifted) = self.lifted.take()
            && !(pushed_out && matches!(lifted, Touch::Prisoner(_)) && self.fingers.taken() == [lifted])
        {
            let own_tray = self.home_of(lifted) == Some((area, owner));
            if pushed_out && matches!(lifted, Touch::Prisoner(_)) {
                self.explain(&[], lifted);
            } else if !own_tray {
                self.fingers.clear();
            }
        }
    }

    /// The tray that a touch lies in.
    fn home_of(&self, touch: Touch) -> Option<(Area, Side)> {
        let us = self.position().side_to_move();
        match touch {
            Touch::Jailed(_) => Some((Area::Prison, !us)),
            Touch::Prisoner(_) => Some((Area::Prison, us)),
            Touch::Airfield(_) => Some((Area::Airfield, us)),
            _ => None,
        }
    }

    fn back(&mut self) {
        self.clear_refusal();
        if self.lifted.take().is_some() {
            self.fingers.clear();
        } else if self.landings.take().is_none() {
            self.fingers.back();
        }
    }

    fn ask_landings(&mut self, cell: Cell) {
        if let Some(reason) = self.locked() {
            return self.refuse(reason);
        }
        self.fingers.clear();
        self.lifted = None;
        self.landings = Some(cell);
        if self.landings().is_none_or(|(_, turns)| turns.is_empty()) {
            self.landings = None;
            let why = match self.position().man_at(cell) {
                Some(man) => Reason::Occupied(man),
                None => Reason::NobodyLands,
            };
            self.refuse(why);
        }
    }

    // What the game does.

    fn play(&mut self, m: G::Move, effects: &mut Vec<Effect>) {
        self.stop(effects);
        let side = self.position().side_to_move();
        let events = self.position().events(m);
        self.tree.play(m);
        self.paused = false;
        self.arrive();
        self.say(Notice::Turn(side, events));
        effects.push(Effect::Store);
        self.let_engine_move(effects);
    }

    fn let_engine_move(&mut self, effects: &mut Vec<Effect>) {
        if self.paused || self.is_thinking() || !self.engine_to_move() {
            return;
        }
        self.questions += 1;
        let id = self.questions;
        self.thinking = Some(Thinking { id, info: None, hurried: false });
        let limits = Limits { millis: Some(self.seconds.saturating_mul(1000)), ..Limits::default() };
        effects.push(Effect::Think { id, course: self.tree.course(), limits });
    }

    fn stop(&mut self, effects: &mut Vec<Effect>) {
        if let Some(thinking) = self.thinking.take() {
            self.last_info = thinking.info;
            effects.push(Effect::Stop { id: thinking.id });
        }
    }

    /// Goes somewhere in the history. If it is the engine's turn there, it waits.
    fn travel(&mut self, effects: &mut Vec<Effect>, go: impl FnOnce(&mut Tree<G>) -> bool) {
        if !go(&mut self.tree) {
            return;
        }
        self.stop(effects);
        self.last_info = None;
        self.arrive();
        self.paused = self.engine_to_move();
        if self.paused {
            self.say(Notice::Paused);
        } else if let Some((parent, m)) = self.tree.turn(self.tree.current()) {
            let before = self.tree.at(parent);
            let (side, events) = (before.side_to_move(), before.events(m));
            self.say(Notice::Turn(side, events));
        } else {
            self.notice = None;
        }
        effects.push(Effect::Store);
    }

    fn set_players(&mut self, players: Players, effects: &mut Vec<Effect>) {
        self.stop(effects);
        self.players = players;
        self.paused = false;
        self.arrive();
        if self.notice == Some(Notice::Paused) {
            self.notice = None;
        }
        effects.push(Effect::Store);
        self.let_engine_move(effects);
    }

    fn move_now(&mut self, effects: &mut Vec<Effect>) {
        if self.is_paused() {
            self.paused = false;
            self.notice = None;
            return self.let_engine_move(effects);
        }
        if let Some(thinking) = &mut self.thinking {
            thinking.hurried = true;
            self.play_if_hurried(effects);
        }
    }

    fn play_if_hurried(&mut self, effects: &mut Vec<Effect>) {
        let Some(Thinking { hurried: true, info: Some(info), .. }) = &self.thinking else { return };
        let best = info.line.first().and_then(|text| self.position().read_uci(text).ok());
        if let Some(m) = best {
            self.play(m, effects);
        }
    }

    fn hear(&mut self, reply: Reply, effects: &mut Vec<Effect>) {
        let asked = self.thinking.as_ref().map(|thinking| thinking.id);
        match reply {
            Reply::Info { id, info } if asked == Some(id) => {
                if let Some(thinking) = &mut self.thinking {
                    thinking.info = Some(info);
                }
                self.play_if_hurried(effects);
            }
            Reply::Best { id, turn } if asked == Some(id) => {
                self.last_info = self.thinking.take().and_then(|thinking| thinking.info);
                match turn.as_deref().map(|text| self.position().read_uci(text)) {
                    Some(Ok(m)) => self.play(m, effects),
                    other => self.engine_failed(format!("{other:?}")),
                }
            }
            Reply::Error { id, text } if asked == Some(id) => {
                self.thinking = None;
                self.engine_failed(text);
            }
            // Answers to questions that nobody asks any more.
            Reply::Info { .. } | Reply::Best { .. } | Reply::Error { .. } | Reply::Ready => {}
        }
    }

    fn engine_failed(&mut self, text: String) {
        self.paused = true;
        self.say(Notice::EngineFailed(text));
    }
}

/// The touch that a man in a tray stands for, seen by the side to move; none for the opponent's airfield.
pub fn tray_touch(area: Area, owner: Side, kind: Kind, to_move: Side) -> Option<Touch> {
    match (area, owner == to_move) {
        (Area::Prison, false) => Some(Touch::Jailed(kind)),
        (Area::Prison, true) => Some(Touch::Prisoner(kind)),
        (Area::Airfield, true) => Some(Touch::Airfield(kind)),
        (Area::Airfield, false) => None,
    }
}
