//! Creating, opening and leaving live games.

use std::rc::Rc;

use base64ct::{Base64UrlUnpadded, Encoding};
use gloo::events::EventListener;
use gloo::utils::{document, window};
use wasm_bindgen_futures::spawn_local;

use super::{CameFrom, Hindrance, Hub, Job, read, with};
use crate::link::live;
use crate::live::Malformed;
use crate::live::invitation::Invitation;
use crate::live::sealing::{content_key, game_id};
use crate::live::series::{LiveSeries, SeatStanding, StoredSeries};
use crate::live::terms::LiveTerms;
use crate::live::topic::{Founder, LiveId};
use crate::session::{LiveAction, LivePlay};
use crate::ui::layer;
use crate::ui::live::crypto::{Sealer, SeatKey};
use crate::ui::live::lock::SeatLock;
use crate::ui::live::relay::relay;
use crate::ui::live::time::now;
use crate::ui::live::{crypto, keys, lock, store};
use crate::ui::scene::Wire;
pub use crate::ui::share::whole;

/// Begins the text of a game that is still to be created. No invitation begins with it.
const NEW: &str = "new";

/// How far ahead of this device's clock the time of a stored game may be, in milliseconds: a year. A damaged one may be any.
const AHEAD: u64 = 365 * 86_400_000;

/// Creates a game and waits for an opponent. Returns its address.
pub async fn create(terms: LiveTerms, name: String) -> Result<String, Hindrance> {
    let key = identity().await?;
    let public = key.public();
    let invitation = Invitation::create(&public, crypto::random);
    let address = live(&invitation.write());
    let series = LiveSeries::create(invitation.clone(), public, &name, terms, now()).map_err(|_| Hindrance::BadLink)?;
    enter(&invitation, key, None).await?;
    with(|hub| {
        hub.play = Some(LivePlay::new(series, now()));
        hub.store();
        hub.connect();
    });
    Ok(address)
}

/// Opens the game of a link, and continues the stored game if there is one.
pub async fn open(text: String, from: CameFrom) {
    let hindrance = open_link(&text, from).await.err();
    with(|hub| hub.hindrance = hindrance);
}

async fn open_link(text: &str, from: CameFrom) -> Result<(), Hindrance> {
    let invitation = Invitation::read(text).map_err(|why| match why {
        Malformed::Newer => Hindrance::NewerLink,
        _ => Hindrance::BadLink,
    })?;
    let id = game_id(&invitation.secret, 0);
    let is_open = with(|hub| {
        let open = hub.play.as_ref().filter(|_| hub.id == id).map(|play| play.series().invitation());
        // Spectators have another link to the same game, with which nobody can take a seat.
        let is_open = open.is_some_and(|open| open.token.is_some() || invitation.token.is_none());
        if is_open {
            hub.end_look();
            hub.come(&from);
        }
        is_open
    });
    if is_open {
        return Ok(());
    }
    let key = identity().await?;
    enter(&invitation, key, None).await?;
    with(|hub| {
        hub.resume(invitation)?;
        hub.come(&from);
        hub.connect();
        Ok(())
    })
}

/// Returns the reader's key, which is created at the first use.
pub async fn identity() -> Result<Rc<SeatKey>, Hindrance> {
    if relay().is_none() {
        return Err(Hindrance::NoRelay);
    }
    if !crypto::prepare().await {
        return Err(Hindrance::NoCrypto);
    }
    if let Some(key) = read(|hub| hub.key.clone()) {
        return Ok(key);
    }
    let (key, trouble) = keys::own().await.map_err(|_| Hindrance::NoCrypto)?;
    let key = Rc::new(key);
    with(|hub| {
        hub.key = Some(key.clone());
        hub.is_key_unstored = trouble.is_some();
    });
    Ok(key)
}

/// Leaves the current game, and prepares the hub for another one. If an era is given and over, this does nothing and returns
/// false.
pub(super) async fn enter(invitation: &Invitation, key: Rc<SeatKey>, era: Option<u32>) -> Result<bool, Hindrance> {
    let id = game_id(&invitation.secret, 0);
    // A spectator holds no seat, so spectators need no lock.
    let may_sit = invitation.token.is_some() || store::holds(&id);
    let sealer = Sealer::new(&content_key(&invitation.secret)).await.map_err(|_| Hindrance::NoCrypto)?;
    let name = lock_name(&id);
    let lock = if may_sit { lock::try_hold(&name, || with(Hub::lose_to_another_tab)).await } else { None };
    with(|hub| {
        if era.is_some_and(|era| hub.era != era) {
            return Ok(false);
        }
        hub.unlist();
        hub.withdraw();
        hub.clear();
        (hub.id, hub.key, hub.sealer) = (id, Some(key), Some(Rc::new(sealer)));
        (hub.is_elsewhere, hub.lock, hub.session) = (may_sit && lock.is_none(), lock, now());
        hub._listeners = listeners();
        Ok(true)
    })
}

fn lock_name(id: &LiveId) -> String {
    Base64UrlUnpadded::encode_string(id)
}

/// Takes the game over from another tab.
pub async fn play_here() {
    let id = read(|hub| hub.id);
    take_over(id, lock::steal(&lock_name(&id), || with(Hub::lose_to_another_tab)).await);
}

/// Plays the game here if the other tab has left it. It may have been closed, or has only looked for news.
pub(super) async fn play_if_free() {
    let id = read(|hub| hub.id);
    if let Some(lock) = lock::try_hold(&lock_name(&id), || with(Hub::lose_to_another_tab)).await {
        take_over(id, lock);
    }
}

fn take_over(id: LiveId, lock: SeatLock) {
    with(|hub| {
        // The reader may have left the game meanwhile, or taken it over already.
        let Some(play) = hub.play.as_ref().filter(|_| hub.id == id && hub.is_elsewhere) else { return };
        let invitation = play.series().invitation().clone();
        (hub.lock, hub.is_elsewhere) = (Some(lock), false);
        if let Err(hindrance) = hub.resume(invitation) {
            hub.hindrance = Some(hindrance);
            return;
        }
        // The opponent has heard the other tab, whose session is later than the one with which this tab was opened.
        hub.begin_session();
        hub.connect();
    });
}

/// Claims the seat. If another tab has the lock, takes the lock first.
pub fn join() {
    if read(|hub| !hub.is_elsewhere) {
        return with(|hub| hub.act(LiveAction::Claim(store::name())));
    }
    with(|hub| hub.joins = true);
    spawn_local(play_here());
}

/// Leaves the game, which stays stored.
pub fn leave() {
    with(|hub| {
        hub.unlist();
        hub.withdraw();
        hub.clear();
    });
}

fn listeners() -> Vec<EventListener> {
    let wake = |_: &web_sys::Event| with(Hub::wake);
    vec![
        EventListener::new(&document(), "visibilitychange", wake),
        EventListener::new(&window(), "pageshow", wake),
        EventListener::new(&window(), "online", wake),
        // Until now the page has lived: after a reload, only later time is an outage.
        EventListener::new(&window(), "pagehide", |_| {
            with(|hub| {
                hub.store();
                hub.withdraw();
            });
        }),
    ]
}

/// Creates a game in the background. The address then names it, so that a reload finds it. If the reader has left the
/// screen in the meantime, nobody knows the game's link, so the game is discarded.
pub fn create_soon(terms: LiveTerms) {
    let asked = layer::hash();
    if read(Hub::invites_in_vain) {
        discard();
    }
    spawn_local(async move {
        match create(terms, store::name()).await {
            Ok(address) if layer::hash() == asked => layer::replace_address(&address),
            Ok(_) => discard(),
            Err(hindrance) => with(|hub| hub.hindrance = Some(hindrance)),
        }
    });
}

/// Opens a link in the background.
pub fn open_soon(text: String, from: CameFrom) {
    spawn_local(open(text, from));
}

/// True if both seats of the game are taken.
pub fn is_met() -> bool {
    read(|hub| hub.play.as_ref().is_some_and(|play| play.series().is_full()))
}

/// Forgets a game that has not begun, here and at the relay.
pub fn discard() {
    let id = with(|hub| {
        hub.uninvite();
        hub.id
    });
    leave();
    store::forget(&id);
}

/// Returns the address of the reader's game while its clock runs. Another game would leave it, and so lose it.
pub fn running() -> Option<String> {
    read(|hub| {
        let play = hub.play.as_ref().filter(|play| !hub.is_elsewhere && !play.is_stopped())?;
        let series = play.series();
        let is_timed = series.terms()?.clock.is_timed();
        hub.own_address().filter(|_| series.is_full() && series.part().is_some() && is_timed)
    })
}

/// Returns the address that creates a game with these terms.
pub fn address_of_new(terms: &LiveTerms) -> Option<String> {
    Some(live(&format!("{NEW}{}", terms.text()?)))
}

/// Returns the terms of a game that is still to be created; none for the link of any other game.
pub fn new_terms(text: &str) -> Option<LiveTerms> {
    LiveTerms::read(&Base64UrlUnpadded::decode_vec(text.strip_prefix(NEW)?).ok()?).ok()
}

/// Returns the address of the running game that a link to another game would leave. None for links that lead nowhere,
/// and for a new game from the position on the board: with it, a game that went on by links comes back live.
pub fn left_for(text: &str) -> Option<String> {
    let other = Invitation::read(text).map(|invitation| game_id(&invitation.secret, 0));
    let begins = new_terms(text).is_some_and(|terms| terms.start.is_none());
    running().filter(|_| begins || other.is_ok_and(|id| read(|hub| hub.id != id)))
}

impl Hub {
    /// Continues the stored game. If none is stored, or it is damaged, opens it anew: the relay holds what the reader's
    /// key has signed.
    pub(super) fn resume(&mut self, invitation: Invitation) -> Result<(), Hindrance> {
        let own = self.key.as_ref().filter(|_| !self.is_elsewhere).map(|key| key.public());
        let stored = store::load(&self.id);
        // The opponent ignores sessions that are older than the last one, so they grow even if the clock was set back.
        self.session = self.session.max(stored.as_ref().map_or(0, |stored| stored.session().min(now() + AHEAD) + 1));
        let (part, since) = stored.as_ref().map(|stored| (stored.part(), stored.public_since())).unwrap_or_default();
        self.over_since = stored.as_ref().and_then(StoredSeries::over_since);
        let is_unseen = stored.as_ref().is_some_and(|stored| stored.unseen_since().is_some());
        let restored = stored.and_then(|stored| LivePlay::restore(&stored, own, now()).ok());
        self.is_end_seen = restored.as_ref().is_some_and(LivePlay::is_over) && !is_unseen;
        if let Some(play) = restored.as_ref().filter(|play| play.series().standing() == SeatStanding::Invited) {
            // Only its creator stores a game that nobody has joined. Stored without a seat, it is not listed, and a
            // reload does not invite the creator.
            store::keep(&self.id, &play.series().save(now()));
            (self.play, self.lock) = (None, None);
            return Err(Hindrance::LostKey);
        }
        // A joiner without a key may ask for the seat with a new one. The creator is the one who would be asked.
        let is_seatless = restored.as_ref().is_some_and(|play| play.series().standing() == SeatStanding::Taken);
        self.has_lost_key = is_seatless && part.is_some_and(|part| part == Founder::Creator || self.is_unstored());
        let anew = || LivePlay::new(LiveSeries::open(invitation, own, &store::name()), now());
        self.play = Some(restored.unwrap_or_else(anew));
        self.go_public(since);
        self.note_recorded();
        Ok(())
    }

    /// True if the reader plays this game in another tab. A tab in which nobody has taken a seat has only the lock.
    pub fn plays_elsewhere(&self) -> bool {
        let keys = |play: &LivePlay<_>| [Founder::Creator, Founder::Joiner].map(|founder| play.series().key(founder));
        let own = self.key.as_ref().map(|key| key.public());
        self.is_elsewhere
            && (store::holds(&self.id) || self.play.as_ref().is_some_and(|play| keys(play).contains(&own)))
    }

    /// True if the reader may take the free seat, although another tab has the lock.
    pub fn may_join_here(&self) -> bool {
        let series = self.play.as_ref().map(LivePlay::series);
        let is_open = series.is_some_and(|it| it.invitation().token.is_some() && !it.is_full());
        self.is_elsewhere && is_open && !self.plays_elsewhere()
    }

    /// True if nobody has followed the open invitation, and another game takes its place: nobody plays two games with running
    /// clocks at once. In other games, the home screen answers later.
    fn invites_in_vain(&self) -> bool {
        let series = self.play.as_ref().map(LivePlay::series);
        let is_timed = series.and_then(LiveSeries::terms).is_some_and(|terms| terms.clock.is_timed());
        // A claim may have arrived a moment ago.
        let is_quiet = !self.jobs.iter().any(|job| matches!(job, Job::Open(..)));
        is_timed && self.has_free_seat() && is_quiet && self.wire() == Wire::Up
    }

    /// Returns the address of the game here. A public game stays public when the page is loaded again at this address.
    pub(super) fn own_address(&self) -> Option<String> {
        let address = live(&self.play.as_ref()?.series().invitation().write());
        Some(address + &self.public_words().unwrap_or_default())
    }
}

/// Returns the address of the public game that the reader has created; none before both seats are taken.
pub fn public_address() -> Option<String> {
    read(|hub| hub.own_address().filter(|_| hub.public_words().is_some()))
}

/// Returns the text of the game's link; none without a game.
pub fn link() -> Option<String> {
    read(|hub| Some(hub.play.as_ref()?.series().invitation().write()))
}
