//! Live play on this page: the connection, the game and its stored form. All of them outlive the screen.
//!
//! The reducer [`LivePlay`] decides, [`RelayClient`] talks to the relay, and [`jobs`] signs and seals. The
//! hub connects the three.

mod elsewhere;
mod games;
mod jobs;
mod lobby;
mod news;
mod wire;

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Interval;
use gloo::utils::document;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use self::jobs::Job;
use self::lobby::{Announced, Wish};
use self::news::Look;
use super::connection::Connection;
use super::crypto::{Sealer, SeatKey};
use super::lock::SeatLock;
use super::store;
use super::time::now;
use crate::game::Side;
use crate::game::any::AnyPosition;
use crate::live::LiveSeat;
use crate::live::presence::{BEAT, PHRASE, Phrase, PresenceState};
use crate::live::register::PublicKey;
use crate::live::relay::Ticket;
use crate::live::series::{SeatStanding, SeriesEffect, SeriesFault};
use crate::live::topic::{Founder, LiveId, Topic};
use crate::live::watchers::{WATCHED, Watchers};
use crate::session::play::Confirm;
use crate::session::sound::Sound;
use crate::session::{LiveAction, LiveEffect, LivePlay};
use crate::ui::scene::{LiveFacts, Tone, Wire};
use crate::ui::sound;

pub use self::games::{
    address_of_new, create, create_soon, discard, identity, is_met, join, leave, left_for, link, new_terms, open_soon,
    play_here, public_address, running, whole,
};
pub use self::lobby::CameFrom;
pub use self::news::look;

/// Interval between two ticks, in milliseconds.
const TICK: u32 = 200;

/// Interval between two times at which the game is stored while a clock runs, in milliseconds.
const ALIVE: u64 = 5_000;

/// Interval between two times at which a page asks whether another tab has left the game, in milliseconds.
const FREED: u64 = 2_000;

/// Number of ticks from one drawing to the next while no clock runs.
const CALM: u32 = 5;

/// Reason why this page cannot play live.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hindrance {
    /// The site has no relay.
    NoRelay,
    /// The browser offers no cryptography, or not the kind that is needed.
    NoCrypto,
    /// Part of the link is missing or damaged.
    BadLink,
    /// A newer version of the page made the link.
    NewerLink,
    /// The reader created the game, and the browser has not kept the key.
    LostKey,
}

#[derive(Default)]
pub struct Hub {
    pub play: Option<LivePlay<AnyPosition>>,
    pub hindrance: Option<Hindrance>,
    /// True if the browser does not store the key.
    is_key_unstored: bool,
    /// True if the browser has not stored the game when it was asked to last.
    is_game_unstored: bool,
    /// True if a seat of this game is the reader's, but the browser does not hand out its key.
    pub has_lost_key: bool,
    /// True if another tab has the lock of this game, so this tab only watches.
    is_elsewhere: bool,
    /// When this tab last asked for the lock.
    lock_asked: u64,
    /// The look at the relay for which the game is open; none if the reader has opened it.
    look: Option<Look>,
    /// True while the reader is in the lesson, learning how to play.
    pub is_learning: bool,
    id: LiveId,
    connection: Option<Connection>,
    /// The connection of the game that was left, until the relay has all that was sent there.
    left: Option<Connection>,
    /// True if the reader takes the seat as soon as the relay shows that it is free.
    joins: bool,
    /// True if the reader chose the open seat in the lobby.
    pub is_from_lobby: bool,
    wish: Wish,
    /// True if nobody has answered that claim.
    pub is_unanswered: bool,
    pub(super) key: Option<Rc<SeatKey>>,
    pub(super) sealer: Option<Rc<Sealer>>,
    pub(super) jobs: VecDeque<Job>,
    pub(super) is_working: bool,
    /// Number of games entered and left. A job that began in another game changes nothing.
    pub(super) era: u32,
    /// Registers that the relay has not confirmed: ticket, round, colour, number of acts.
    tickets: Vec<(Ticket, u8, Side, usize)>,
    pub(super) session: u64,
    pub(super) beat: u32,
    /// The last phrase, and when it was said.
    pub(super) phrase: Option<(Phrase, u64)>,
    /// When the last phrase was said once more, because the connection may have broken under it.
    pub(super) repeated: u64,
    beaten: u64,
    /// When the relay was last heard.
    heard: u64,
    /// When the game was last stored.
    stored: u64,
    /// Entry in the lobby that lets others watch; none for a private game.
    announced: Option<Announced>,
    pub(super) watchers: Watchers,
    /// Random number of this visit, if the reader came from the lobby to watch.
    watches: Option<u64>,
    /// Round of the last game in the library, and whether its result was final.
    recorded: Option<(u8, bool)>,
    lock: Option<SeatLock>,
    ticks: Option<Interval>,
    ticked: u32,
    _listeners: Vec<EventListener>,
    /// Callback that draws the screen again; none while another screen is shown.
    on_change: Option<Callback<()>>,
    /// The frame before which the screen is drawn again.
    frame: Option<AnimationFrame>,
    /// True while the page of the game is shown: not the lobby, and not the question whether to leave the game.
    is_game_shown: bool,
    /// True if the page of the game has been shown since the game ended.
    is_end_seen: bool,
    /// Since when the end of the game has been known; none for one that was known and seen before.
    over_since: Option<u64>,
    /// Volume in percent; none if sound is off.
    pub volume: Option<u32>,
    confirm: (Confirm, bool),
    /// True if the opponent's phrases are hidden.
    pub is_quiet: bool,
}

thread_local! {
    static HUB: RefCell<Hub> = RefCell::default();
}

/// Changes the hub, starts the jobs that follow, and draws the screen again.
pub fn with<T>(work: impl FnOnce(&mut Hub) -> T) -> T {
    let done = HUB.with_borrow_mut(work);
    carry_on();
    done
}

/// Does what follows from a change of the hub. It is apart from [`with`], so that the program contains it once.
#[inline(never)]
fn carry_on() {
    HUB.with_borrow_mut(Hub::carry_on);
    jobs::start();
    draw_soon();
}

/// Draws the screen before the browser paints next. So any number of messages, which a stranger may send, cost one drawing a
/// frame. A hidden page does not paint; the frame comes when it is shown.
fn draw_soon() {
    HUB.with_borrow_mut(|hub| {
        if hub.on_change.is_some() {
            hub.frame.get_or_insert_with(|| request_animation_frame(|_| draw()));
        }
    });
}

fn draw() {
    let draw = HUB.with_borrow_mut(|hub| {
        hub.frame = None;
        hub.on_change.clone()
    });
    if let Some(draw) = draw {
        draw.emit(());
    }
}

/// Handles a tick, and draws the screen: at every tick while a clock runs, otherwise once a second.
fn tick() {
    let is_drawn = HUB.with_borrow_mut(|hub| {
        hub.tick();
        hub.carry_on();
        hub.ticked += 1;
        hub.is_timing() || hub.ticked % CALM == 0
    });
    jobs::start();
    if is_drawn {
        draw_soon();
    }
}

/// Reads from the hub.
pub fn read<T>(look: impl FnOnce(&Hub) -> T) -> T {
    HUB.with_borrow(look)
}

/// Takes the next job from the queue. Without one, marks the work as done.
fn next_job() -> Option<Job> {
    HUB.with_borrow_mut(|hub| {
        let job = hub.jobs.pop_front();
        hub.is_working = job.is_some();
        job
    })
}

/// True if jobs wait and none is being done. Marks the work as begun.
fn begin_work() -> bool {
    HUB.with_borrow_mut(|hub| !hub.jobs.is_empty() && !std::mem::replace(&mut hub.is_working, true))
}

/// Sets the callback that draws the screen, and whether it shows the game; none while another screen is shown.
pub fn watch(draw: Option<Callback<()>>, is_game_shown: bool) {
    HUB.with_borrow_mut(|hub| {
        (hub.on_change, hub.is_game_shown) = (draw, is_game_shown);
        hub.show_elsewhere();
    });
}

impl Hub {
    /// Leaves the game. What belongs to the reader and the page stays.
    fn clear(&mut self) {
        *self = Hub {
            left: self.connection.take().filter(|left| !left.client.is_settled()).or(self.left.take()),
            key: self.key.take(),
            is_key_unstored: self.is_key_unstored,
            // A job that is being done goes on, and then the jobs of the next game follow.
            is_working: self.is_working,
            era: self.era.wrapping_add(1),
            on_change: self.on_change.take(),
            frame: self.frame.take(),
            is_game_shown: self.is_game_shown,
            volume: self.volume,
            confirm: self.confirm,
            is_quiet: self.is_quiet || store::is_quiet(),
            ..Hub::default()
        };
        // Without a game, nothing else would remove what the last one shows there.
        self.show_elsewhere();
    }

    /// Shows or hides the opponent's phrases, in later games too.
    pub fn be_quiet(&mut self, is_quiet: bool) {
        self.is_quiet = is_quiet;
        store::keep_quiet(is_quiet);
    }

    /// Returns what the notices depend on besides the game.
    pub fn facts(&self, tone: Tone) -> LiveFacts {
        LiveFacts {
            wire: self.wire(),
            plays_elsewhere: self.plays_elsewhere(),
            is_public: self.is_public(),
            has_lost_key: self.has_lost_key,
            is_from_lobby: self.is_from_lobby,
            was_too_slow: self.was_too_slow(),
            is_unstored: self.is_unstored(),
            tone,
        }
    }

    /// Passes an action to the game, and carries out its effects.
    pub fn act(&mut self, action: impl Into<LiveAction>) {
        let Some(play) = &mut self.play else { return };
        play.set_confirm(self.confirm);
        let effects = play.update(action, now());
        self.carry_out(effects);
        // A hidden page has one tick a minute and may be closed before the next one, and a rematch may begin.
        self.record_result();
        self.show_elsewhere();
    }

    fn carry_out(&mut self, effects: Vec<LiveEffect>) {
        // A crash must not lose an act that was sent, so the game is stored first.
        if effects.contains(&LiveEffect::Series(SeriesEffect::Store)) {
            self.store();
        }
        for effect in effects {
            match effect {
                LiveEffect::Series(SeriesEffect::Store | SeriesEffect::Changed) => {}
                LiveEffect::Series(SeriesEffect::Publish(round, side)) => self.job(Job::Publish(round, side)),
                LiveEffect::Series(SeriesEffect::Subscribe(round)) => self.subscribe(round),
                LiveEffect::Sound(sounds) => self.sound(&sounds),
                LiveEffect::Met | LiveEffect::Greet => self.beaten = 0,
            }
        }
    }

    fn sound(&self, sounds: &[(Sound, u32)]) {
        if let Some(volume) = self.volume.filter(|_| self.look.is_none()) {
            sound::play(sounds, volume);
        }
    }

    pub(super) fn job(&mut self, job: Job) {
        if !self.jobs.contains(&job) {
            self.jobs.push_back(job);
        }
    }

    fn store(&mut self) {
        // A game stored without its key would no longer say whose it is.
        let is_own = !self.is_elsewhere && !self.has_lost_key;
        let Some(play) = self.play.as_ref().filter(|_| is_own) else { return };
        self.stored = now();
        let series = play.series();
        // A seat that was chosen in the lobby is the reader's only once the creator answers. Until then the address
        // repeats the claim after a reload. A device that has lost its seat stores that too.
        let is_player = series.part().is_some() && (series.is_full() || !self.is_from_lobby);
        if is_player || store::holds(&self.id) {
            let mut stored = series.save(now()).with_session(self.session);
            if let Some(since) = self.public_since() {
                stored = stored.with_public(since);
            }
            if play.is_over() && series.part().is_some() {
                stored = match (self.is_end_seen, self.over_since) {
                    (true, None) => stored,
                    (true, Some(since)) => stored.with_over(since),
                    (false, _) => stored.with_unseen(*self.over_since.get_or_insert_with(now)),
                };
            }
            self.is_game_unstored = !store::keep(&self.id, &stored);
        }
    }

    /// True if the browser does not store the game or the key. A reload then loses the seat.
    pub fn is_unstored(&self) -> bool {
        self.is_key_unstored || self.is_game_unstored
    }

    /// Hands the game over to another tab. This tab watches from then on.
    fn lose_to_another_tab(&mut self) {
        // The other tab lists the game in the lobby too.
        (self.is_elsewhere, self.lock, self.announced) = (true, None, None);
        let stored = self.play.as_ref().map(|play| play.series().save(now()));
        if let Some(Ok(play)) = stored.map(|stored| LivePlay::restore(&stored, None, now())) {
            self.play = Some(play);
            self.act(LiveAction::Connected);
        }
    }

    /// Tells that the reader is there, if it is time.
    fn beat(&mut self) {
        let is_player =
            self.play.as_ref().is_some_and(|play| play.series().opponent().is_some()) && self.look.is_none();
        let pause = if is_player { Some(BEAT) } else { self.watches.map(|_| WATCHED) };
        if pause.is_some_and(|pause| now() >= self.beaten + pause) && self.wire() == Wire::Up {
            self.beaten = now();
            let state = if self.is_learning { PresenceState::Learning } else { PresenceState::Here };
            self.job(Job::Presence(state));
        }
    }

    fn tick(&mut self) {
        self.act(LiveAction::Tick);
        self.beat();
        // A reload charges the opponent's turn only as far as this page is known to have lived.
        if self.is_timing() && now() >= self.stored + ALIVE {
            self.store();
        }
        if self.look.is_some() {
            return self.look_on();
        }
        // A tab that plays lacks the lock while it is reloaded, and who closed it may have left. So only a tab that the reader is
        // using takes the game.
        let is_used = !document().hidden() && document().has_focus().unwrap_or(true);
        if self.is_elsewhere && is_used && now() >= self.lock_asked + FREED {
            self.lock_asked = now();
            spawn_local(games::play_if_free());
        }
        self.join_if_wanted();
        self.announce();
    }

    /// True while a clock runs.
    fn is_timing(&self) -> bool {
        self.play.as_ref().and_then(LivePlay::seat).is_some_and(LiveSeat::is_timing)
    }

    /// Sends a phrase.
    pub fn say(&mut self, which: u8) {
        let number = self.phrase.map_or(0, |(phrase, _)| phrase.number.wrapping_add(1));
        self.phrase = Some((Phrase { number, which }, now()));
        self.beaten = 0;
        self.tick();
    }

    /// Returns the phrase that was said a moment ago.
    pub(super) fn phrase_now(&self) -> Option<Phrase> {
        self.phrase.filter(|(_, at)| now() < (*at).max(self.repeated) + PHRASE).map(|(phrase, _)| phrase)
    }

    /// True if the reader has created the game, and nobody has joined.
    fn has_free_seat(&self) -> bool {
        let series = self.play.as_ref().map(LivePlay::series);
        series.is_some_and(|series| series.part() == Some(Founder::Creator) && !series.is_full())
    }

    /// Returns the number of the round with this id.
    pub(super) fn round_of(&self, id: &LiveId) -> Option<u8> {
        self.play.as_ref()?.series().round_of(id)
    }

    /// Returns the topic of a player's register; none without a game.
    pub(super) fn topic_of(&self, round: u8, side: Side) -> Option<Topic> {
        Some(Topic::Register(self.play.as_ref()?.series().id(round), side))
    }

    /// Returns the key of a player whose presence on the topic of this game matters here.
    pub(super) fn key_heard(&self, id: &LiveId, founder: Founder) -> Option<PublicKey> {
        let series = self.play.as_ref()?.series();
        series.key(founder).filter(|_| series.part() != Some(founder) && series.id(0) == *id)
    }

    /// Returns the key of the player whose register belongs on this topic, if it is known.
    pub(super) fn key_at(&self, topic: &Topic) -> Option<PublicKey> {
        let Topic::Register(id, side) = topic else { return None };
        self.play.as_ref()?.series().key_at(self.round_of(id)?, *side)
    }

    /// Returns the topic of the reader's presence; none for spectators. Whoever may take the free seat has that of the
    /// joiner: the will is part of the first packet, and nobody believes it from somebody else than the joiner.
    pub(super) fn own_presence(&self) -> Option<Topic> {
        let series = self.play.as_ref()?.series();
        let invited = (series.standing() == SeatStanding::Invited).then_some(Founder::Joiner);
        Some(Topic::Presence(self.id, series.part().or(invited)?))
    }

    /// Returns the reason why the game cannot go on, if there is one.
    pub fn fault(&self) -> Option<SeriesFault> {
        self.play.as_ref()?.series().fault()
    }
}

/// Sets the volume in percent; none turns sound off.
pub fn set_volume(volume: Option<u32>) {
    HUB.with_borrow_mut(|hub| hub.volume = volume);
}

/// Sets which moves need confirmation, and whether touching the last square again confirms.
pub fn set_confirm(confirm: (Confirm, bool)) {
    HUB.with_borrow_mut(|hub| hub.confirm = confirm);
}

/// Notes that the reader is back from the lesson.
pub fn returned() {
    HUB.with_borrow_mut(|hub| {
        if std::mem::take(&mut hub.is_learning) {
            hub.beaten = 0;
        }
    });
}
