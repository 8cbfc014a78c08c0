//! The list of the lobby: which of the seeks that arrive are kept, and which are shown.
//!
//! Anybody can publish thousands of seeks, each with a new key, and they cost nothing but the messages. The list
//! therefore has limits at each step, and each limit leaves room for people who behave:
//!
//! - [`LobbyList::wants`] limits the signatures to be checked. Each seek in the list has a share of its own, so a flood
//!   of other messages does not suppress its renewals.
//! - At most [`KEPT`] seeks are kept. Half of the places belong to those that were renewed and have stood longest, so a
//!   flood that comes later cannot push them out. All others draw lots: a hash of the creator's key and of a number
//!   known to this device alone. A newcomer has the same chance as each seek of a flood, and draws another lot on each
//!   device. If the newest were kept, a flood would replace everybody. If the oldest were kept, a flood that came first
//!   would shut out everybody.
//! - Half of the entries shown are the longest-standing ones, and the rest are the newest ones.
//!
//! A relay keeps a retained message after its creator has gone, so its age is unknown. It is shown for a short time, in
//! which a creator who is still there renews it.

mod shown;

use sha2::{Digest, Sha256};

use super::register::PublicKey;
use super::seek::{MOST_SEEK, RENEWED, Seek, SeekKind};
use super::topic::LiveId;
use crate::sorted::order;

pub use shown::{LobbyEntry, LobbyFilter, LobbyReader, LobbyView, SHOWN};

/// Maximum number of seeks in memory.
pub const KEPT: usize = 300;

/// Number of running games shown of a bot, which may play many people at once.
const BOT_GAMES: u32 = 4;

/// Number of places for the seeks that have stood longest.
const STANDING: usize = KEPT / 2;

/// Time after which a seek vanishes without a renewal, in milliseconds. A hidden page renews it once a minute.
const SILENT: u64 = 75_000;

/// Time for which a seek of unknown age is shown, in milliseconds.
const UNSURE: u64 = 30_000;

/// Minimum time for which a reader leaves a past seek to its creator or to other readers, and half of the maximum time.
/// In milliseconds.
const PATIENCE: u64 = 30_000;

/// Each seek in the list has one check in this time, whatever else arrives. In milliseconds.
const SHARE: u64 = RENEWED / 4;

/// Number of other checks at once, and time after which another one is free, in milliseconds.
const CHECKS: u64 = 300;
const PAUSE: u64 = 50;

/// Number of withdrawals remembered, for seeks whose check ends after the withdrawal.
const WITHDRAWN: usize = 50;

/// Seek in memory. After its time it only tells repeated messages from renewals.
#[derive(Clone, Debug)]
struct Held {
    id: LiveId,
    seek: Seek,
    /// End of its time, unless it is renewed.
    until: u64,
    /// When it was first heard in this time.
    since: u64,
    /// When it began, by the number of its renewals.
    begun: i64,
    /// True once a message came that was not retained.
    is_live: bool,
    /// True once it was renewed in its time.
    is_renewed: bool,
    /// True after an empty message. The place stays, because anybody can send one, and the creator may renew the seek.
    is_withdrawn: bool,
    /// When it used its own share of the checks.
    checked: Option<u64>,
    /// Lot of its creator. Low ones stay.
    lot: u64,
}

impl Held {
    fn is_shown(&self, now: u64) -> bool {
        now < self.until && !self.is_withdrawn
    }

    fn is_running(&self) -> bool {
        matches!(self.seek.kind, SeekKind::Running { .. })
    }
}

/// Arrival of a message: the time in milliseconds, and its number among all messages. Several come in a millisecond.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LobbyArrival {
    at: u64,
    number: u64,
}

/// The list of the lobby. Times are in milliseconds of a clock that never goes back.
#[derive(Clone, Debug)]
pub struct LobbyList {
    /// Key of the reader.
    own: Option<PublicKey>,
    /// Decides the lots.
    seed: u64,
    held: Vec<Held>,
    /// Number of messages so far.
    arrived: u64,
    /// The last withdrawals, by the numbers of their messages.
    withdrawn: Vec<(LiveId, u64)>,
    /// When all checks so far are paid off, at one in each `PAUSE`.
    paid: u64,
}

impl LobbyList {
    /// Creates an empty list. `own` is the reader's key. `seed` is random, so nobody can choose keys with good lots.
    pub fn new(own: Option<PublicKey>, seed: u64) -> LobbyList {
        LobbyList { own, seed, held: Vec::new(), arrived: 0, withdrawn: Vec::new(), paid: 0 }
    }

    /// True if a message of this length is worth a check. Call it once for each message but withdrawals, which have no
    /// signature, because it counts the checks. Pass the message to [`LobbyList::hear`] only if its signature is right.
    pub fn wants(&mut self, id: &LiveId, length: usize, now: u64) -> bool {
        if length > MOST_SEEK {
            return false;
        }
        let mut held = self.held.iter_mut().filter(|held| held.id == *id && now < held.until);
        if let Some(held) = held.next()
            && held.checked.is_none_or(|checked| now >= checked + SHARE)
        {
            held.checked = Some(now);
            return true;
        }
        let paid = self.paid.max(now) + PAUSE;
        let is_affordable = paid <= now + CHECKS * PAUSE;
        if is_affordable {
            self.paid = paid;
        }
        is_affordable
    }

    /// Notes that a message has come.
    pub fn arrive(&mut self, now: u64) -> LobbyArrival {
        self.arrived += 1;
        LobbyArrival { at: now, number: self.arrived }
    }

    /// Takes in a seek whose signature is right, or an empty message, which withdraws the seek. Checks may end in another
    /// order than that in which the messages came.
    pub fn hear(&mut self, id: LiveId, seek: Option<Seek>, is_retained: bool, arrival: LobbyArrival) {
        let Some(seek) = seek else { return self.withdraw(id, arrival.number) };
        if self.withdrawn.iter().any(|(gone, number)| *gone == id && arrival.number < *number) {
            return;
        }
        let now = arrival.at;
        // Somebody else may use the same id. The key makes it another seek.
        let place = self.held.iter().position(|held| held.id == id && held.seek.key == seek.key);
        let mut held = Held {
            id,
            until: now + if is_retained { UNSURE } else { SILENT },
            since: now,
            begun: now as i64 - i64::from(seek.beat) * RENEWED as i64,
            is_live: !is_retained,
            is_renewed: false,
            is_withdrawn: false,
            checked: None,
            lot: self.lot(&seek.key),
            seek,
        };
        if let Some(place) = place {
            let old = &self.held[place];
            if held.seek.beat <= old.seek.beat {
                return;
            }
            held.checked = old.checked;
            if now < old.until {
                held.until = held.until.max(old.until);
                held.since = old.since;
                held.begun = old.begun;
                held.is_renewed = old.is_renewed || !is_retained;
                held.is_live |= old.is_live;
            }
            self.held.swap_remove(place);
        }
        self.insert(held, now);
    }

    fn withdraw(&mut self, id: LiveId, number: u64) {
        self.held.iter_mut().filter(|held| held.id == id).for_each(|held| held.is_withdrawn = true);
        self.withdrawn.retain(|(gone, _)| *gone != id);
        self.withdrawn.push((id, number));
        if self.withdrawn.len() > WITHDRAWN {
            self.withdrawn.remove(0);
        }
    }

    /// Inserts a seek and keeps the limits: one open seek and one running game of each creator, [`BOT_GAMES`] of a bot, and
    /// [`KEPT`] in all.
    fn insert(&mut self, mut held: Held, now: u64) {
        let rival = |other: &Held| {
            other.seek.key == held.seek.key && other.is_running() == held.is_running() && other.is_shown(now)
        };
        // A creator who is there counts before one of unknown age, then the seek with fewer renewals is newer.
        let rank = |held: &Held| (!held.is_live, held.seek.beat, held.id);
        let (mut free, mut last) = (if held.seek.is_bot && held.is_running() { BOT_GAMES } else { 1 }, None);
        for (place, other) in self.held.iter().enumerate().filter(|(_, other)| rival(other)) {
            free = free.saturating_sub(1);
            if last.is_none_or(|last| rank(&self.held[last]) < rank(other)) {
                last = Some(place);
            }
        }
        if let Some(place) = last.filter(|_| free == 0) {
            let other = &self.held[place];
            if rank(other) < rank(&held) {
                return;
            }
            // The place in the list belongs to the creator.
            held.since = held.since.min(other.since);
            held.is_renewed |= other.is_renewed;
            self.held.swap_remove(place);
        }
        self.held.push(held);
        if self.held.len() > KEPT {
            let mut worth: Vec<_> = self.held.iter().map(|held| self.worth(held, now)).collect();
            for place in self.standing(now).take(STANDING) {
                worth[place] = (0, 0);
            }
            let least = (0..worth.len()).max_by_key(|&place| worth[place]);
            least.into_iter().for_each(|place| drop(self.held.swap_remove(place)));
        }
    }

    /// How little a seek is worth its place. Past ones go first, the oldest before the others.
    fn worth(&self, held: &Held, now: u64) -> (u8, u64) {
        match held {
            held if now >= held.until => (2, now - held.until),
            held if self.is_own(held) => (0, 0),
            held => (1, held.lot),
        }
    }

    /// Places of the renewed seeks, those that have stood longest first.
    fn standing(&self, now: u64) -> impl Iterator<Item = usize> {
        let rank = |place: usize| (self.held[place].since, self.held[place].lot);
        let places = order(self.held.len(), &|a, b| rank(a) < rank(b)).into_iter();
        places.filter(move |&place| self.held[place].is_renewed && now < self.held[place].until)
    }

    fn is_own(&self, held: &Held) -> bool {
        self.own == Some(held.seek.key)
    }

    fn lot(&self, key: &PublicKey) -> u64 {
        let digest = Sha256::new().chain_update(self.seed.to_le_bytes()).chain_update(key.bytes()).finalize();
        u64::from_le_bytes(std::array::from_fn(|at| digest[at]))
    }

    /// Returns the id of an entry whose creator has gone without withdrawing it, once. The relay keeps it until somebody
    /// sends an empty message. Each reader waits for another time, so that not all of them send one.
    pub fn take_dead(&mut self, now: u64) -> Option<LiveId> {
        let is_dead = |held: &&mut Held| !held.is_withdrawn && now >= held.until + PATIENCE + held.lot % PATIENCE;
        let held = self.held.iter_mut().find(is_dead)?;
        held.is_withdrawn = true;
        Some(held.id)
    }
}

#[cfg(test)]
mod tests;
