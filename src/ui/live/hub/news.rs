//! Looking for news of new invitations and of games without clocks, for the home screen: it says who has come, whose turn it is
//! and what has ended, although nobody has opened the game since.
//!
//! The games are opened one after the other, as on their own page. But the reader is not there: nobody is told so, no sound is
//! heard, and the game is left as soon as the relay has delivered what it holds. A game that was open before is left for this
//! only while nothing happens in it, and opened again afterwards.

use std::cell::Cell;

use gloo::events::EventListener;
use gloo::timers::callback::{Interval, Timeout};
use gloo::utils::document;
use wasm_bindgen_futures::spawn_local;

use super::games::{enter, identity, leave};
use super::{Hub, read, with};
use crate::live::invitation::Invitation;
use crate::live::presence::Attendance;
use crate::live::series::{SeatStanding, StoredSeries};
use crate::ui::live::time::now;
use crate::ui::live::{badge, store};

/// Maximum time for a game, in milliseconds.
const PATIENCE: u64 = 10_000;

/// Time after the last message in which another one may arrive, in milliseconds.
const QUIET: u64 = 1_000;

/// Minimum time between two looks, in milliseconds.
const PAUSE: u64 = 60_000;

/// Time between two looks while the screen stays open, in milliseconds.
const EVERY: u32 = 300_000;

/// Time after a look that was broken off in which the reader may open a game, in milliseconds.
const SOON: u32 = 1_000;

/// A look at the relay.
pub struct Look {
    began: u64,
    /// When the relay last said something about this game; none before that.
    heard: Option<u64>,
    /// Links of the games that follow.
    rest: Vec<String>,
    /// Link of the game that was open before.
    back: Option<String>,
    /// True if the next game is about to be opened.
    is_done: bool,
}

thread_local! {
    /// What makes the page look again.
    static AGAIN: Cell<Option<(EventListener, Interval)>> = const { Cell::new(None) };
    /// When the last look began.
    static LAST: Cell<u64> = const { Cell::new(0) };
}

/// Looks for news of new invitations, and of games without clocks that go on or have just ended: at once, when the page is
/// shown again, and every five minutes. Or stops looking.
pub fn look(looks: bool) {
    if !looks {
        AGAIN.take();
        return with(Hub::look_away);
    }
    let listener = EventListener::new(&document(), "visibilitychange", |_| begin());
    AGAIN.set(Some((listener, Interval::new(EVERY, begin))));
    begin();
}

/// Begins a look, unless the last one was a moment ago or something goes on in the open game.
fn begin() {
    if document().hidden() || now() < LAST.get() + PAUSE {
        return;
    }
    let open = read(|hub| hub.play.is_some().then_some(hub.id));
    // The open game gives its news by itself. The newest game is the last one, which is opened first. Those that are over come
    // after the others.
    let is_news = |stored: &StoredSeries| stored.may_have_news(now()) && stored.id() != open;
    let (go_on, over): (Vec<_>, Vec<_>) =
        store::all().into_iter().rev().filter(is_news).partition(StoredSeries::goes_on);
    let games: Vec<_> = over.into_iter().chain(go_on).map(|stored| stored.link().to_owned()).collect();
    if games.is_empty() || open.is_some() && !read(Hub::is_idle) {
        return;
    }
    LAST.set(now());
    let back = super::link();
    if open.is_some() {
        leave();
    }
    spawn_local(look_at(read(|hub| hub.era), games, back));
}

/// Opens the last one of these games that can be opened. The ticks of the hub see to the others. After them, opens the game
/// again that was open before. Does nothing once the reader has opened a game. If the reader has left the screen, which begins
/// another era, it only goes back.
async fn look_at(mut era: u32, mut games: Vec<String>, mut back: Option<String>) {
    while read(|hub| hub.play.is_none()) {
        if games.is_empty() {
            badge::count();
        }
        let looks = !games.is_empty();
        let Some(link) = games.pop().or_else(|| back.take()) else { return };
        let Ok(invitation) = Invitation::read(&link) else { continue };
        let Ok(key) = identity().await else { return };
        if !matches!(enter(&invitation, key, Some(era)).await, Ok(true)) {
            games.clear();
            era = read(|hub| hub.era);
            continue;
        }
        with(|hub| {
            if looks {
                let (rest, back) = (std::mem::take(&mut games), back.take());
                hub.look = Some(Look { began: now(), heard: None, rest, back, is_done: false });
            }
            // Another tab sees to its own games.
            if !(looks && hub.is_elsewhere) && hub.resume(invitation).is_ok() {
                return hub.connect();
            }
            if let Some(look) = hub.look.take() {
                (games, back) = (look.rest, look.back);
            }
            hub.clear();
            era = hub.era;
        });
    }
}

impl Hub {
    /// True if the open game can be left for a look: it has no clock or has stopped, the relay has all of it, nobody is there who
    /// could move or ask for a rematch, and nobody waits for a seat. A seat is given only while both are here.
    fn is_idle(&self) -> bool {
        let Some(play) = self.play.as_ref().filter(|_| self.look.is_none() && !self.is_game_shown) else {
            return false;
        };
        let series = play.series();
        let is_here = |founder| matches!(series.attendance(founder, now()), Attendance::Here | Attendance::Learning);
        let waits_for_seat = !series.is_full() && series.part().is_some()
            || series.standing() == SeatStanding::Claiming
            || series.asks()
            || series.newcomer().is_some();
        !waits_for_seat
            && (play.is_stopped() || !series.terms().is_some_and(|terms| terms.clock.is_timed()))
            && !series.opponent().is_some_and(is_here)
            && !series.is_unsent()
            && !self.is_busy()
    }

    fn is_busy(&self) -> bool {
        self.is_working || !self.jobs.is_empty() || !self.tickets.is_empty()
    }

    /// Notes that the relay has said something about the game.
    pub(super) fn note_news(&mut self) {
        if let Some(look) = &mut self.look {
            look.heard = Some(now());
        }
    }

    /// Goes on to the next game once there is nothing more to expect from this one.
    pub(super) fn look_on(&mut self) {
        let is_busy = self.is_busy();
        let Some(look) = self.look.as_mut().filter(|look| !look.is_done) else { return };
        let is_quiet = look.heard.is_some_and(|heard| now() >= heard + QUIET) && !is_busy;
        if !is_quiet && now() < look.began + PATIENCE {
            return;
        }
        look.is_done = true;
        // A relay that says nothing would say nothing about the other games either.
        let rest = if look.heard.is_some() { std::mem::take(&mut look.rest) } else { Vec::new() };
        let (era, back) = (self.era, look.back.take());
        // The hub cannot drop its ticks during a tick.
        spawn_local(async move {
            if read(|hub| hub.era == era && hub.look.is_some()) {
                leave();
                look_at(era.wrapping_add(1), rest, back).await;
            }
        });
    }

    /// Stops looking. A look that has only begun ends too. The game that was open before is opened again.
    fn look_away(&mut self) {
        if let Some(look) = self.look.take() {
            self.clear();
            badge::count();
            // The other games were not looked at, so the next look need not wait.
            LAST.set(0);
            if look.back.is_some() {
                // If the reader opens a game instead, that happens first.
                Timeout::new(SOON, || spawn_local(look_at(read(|hub| hub.era), Vec::new(), look.back))).forget();
            }
        } else if self.play.is_none() {
            self.era = self.era.wrapping_add(1);
        }
    }

    /// Lets the reader into the game if it is open only for a look.
    pub(super) fn end_look(&mut self) {
        if self.look.take().is_some() {
            self.begin_session();
            self.connect();
        }
    }
}
