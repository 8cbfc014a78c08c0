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

pub use shown::{LobbyEntry, LobbyFilter, LobbyReader, LobbyView};

/// Maximum number of seeks in memory.
pub const KEPT: usize = 300;

/// Number of places for the seeks that have stood longest.
const STANDING: usize = KEPT / 2;

/// Time after which a seek vanishes without a renewal, in milliseconds.
const SILENT: u64 = 50_000;

/// Time for which a seek of unknown age is shown, in milliseconds.
const UNSURE: u64 = 30_000;

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

/// The list of the lobby. Times are in milliseconds of a clock that never goes back.
#[derive(Clone, Debug)]
pub struct LobbyList {
    /// Key of the reader.
    own: Option<PublicKey>,
    /// Decides the lots.
    seed: u64,
    held: Vec<Held>,
    /// The last withdrawals and their times.
    withdrawn: Vec<(LiveId, u64)>,
    /// When all checks so far are paid off, at one in each `PAUSE`.
    paid: u64,
}

impl LobbyList {
    /// Creates an empty list. `own` is the reader's key. `seed` is random, so nobody can choose keys with good lots.
    pub fn new(own: Option<PublicKey>, seed: u64) -> LobbyList {
        LobbyList { own, seed, held: Vec::new(), withdrawn: Vec::new(), paid: 0 }
    }

    /// True if a message of this length is worth a check. Call it once for each message, because it counts the checks,
    /// and pass the message to [`LobbyList::hear`] only if its signature is right.
    pub fn wants(&mut self, id: &LiveId, length: usize, now: u64) -> bool {
        if length > MOST_SEEK {
            return false;
        }
        let mut held = self.held.iter_mut().filter(|held| held.id == *id && now < held.until);
        if let Some(held) = held.next() {
            let is_used = held.checked.is_some_and(|checked| now < checked + SHARE);
            if !is_used {
                held.checked = Some(now);
            }
            // A withdrawal has no signature.
            if !is_used || length == 0 {
                return true;
            }
        }
        let paid = self.paid.max(now) + PAUSE;
        let is_affordable = paid <= now + CHECKS * PAUSE;
        if is_affordable {
            self.paid = paid;
        }
        is_affordable
    }

    /// Takes in a seek whose signature is right, or an empty message, which withdraws the seek. `now` is the time at
    /// which the message came, since checks may end in another order.
    pub fn hear(&mut self, id: LiveId, seek: Option<Seek>, is_retained: bool, now: u64) {
        let Some(seek) = seek else { return self.withdraw(id, now) };
        if self.withdrawn.iter().any(|(gone, when)| *gone == id && now <= *when) {
            return;
        }
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

    fn withdraw(&mut self, id: LiveId, now: u64) {
        self.held.iter_mut().filter(|held| held.id == id).for_each(|held| held.is_withdrawn = true);
        self.withdrawn.retain(|(gone, _)| *gone != id);
        self.withdrawn.push((id, now));
        if self.withdrawn.len() > WITHDRAWN {
            self.withdrawn.remove(0);
        }
    }

    /// Inserts a seek and keeps the limits: one open seek and one running game of each creator, and [`KEPT`] in all.
    fn insert(&mut self, mut held: Held, now: u64) {
        let rival = |other: &Held| {
            other.seek.key == held.seek.key && other.is_running() == held.is_running() && other.is_shown(now)
        };
        if let Some(place) = self.held.iter().position(rival) {
            // A creator who is there counts before one of unknown age, then the seek with fewer renewals is newer.
            let rank = |held: &Held| (!held.is_live, held.seek.beat, held.id);
            let other = &mut self.held[place];
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

    /// Time of the next change without a message, in milliseconds; none if nothing is shown.
    pub fn next_change(&self, now: u64) -> Option<u64> {
        self.held.iter().filter(|held| held.is_shown(now)).map(|held| held.until).min()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::Side;
    use crate::live::terms::{LiveClock, LiveTerms};

    /// Shows everything.
    pub const ALL: LobbyFilter = LobbyFilter { fits: None, has_bots: true };

    pub fn key(number: u32) -> PublicKey {
        PublicKey::Ed25519(std::array::from_fn(|at| number.to_le_bytes()[at % 4]))
    }

    fn id(number: u32) -> LiveId {
        std::array::from_fn(|at| number.to_le_bytes()[at % 4])
    }

    pub fn open(number: u32, beat: u32) -> Seek {
        let terms =
            LiveTerms { variant: "hostage".to_owned(), start: None, clock: LiveClock::Untimed, creator: Side::White };
        let kind = SeekKind::Open { token: [0; 16], takes_bots: false };
        let (secret, key, name) = ([0; 16], key(number), number.to_string());
        Seek { secret, key, terms, name, rating: 1500, deviation: 60, is_bot: false, kind, beat }
    }

    pub fn running(number: u32, beat: u32) -> Seek {
        let kind = SeekKind::Running { opponent: "Ann".to_owned(), plies: 9, watchers: 3 };
        Seek { kind, rating: 4000, ..open(number, beat) }
    }

    pub fn names(list: &LobbyList, now: u64) -> Vec<String> {
        list.view(&ALL, now).seeks.iter().map(|entry| entry.seek.name.clone()).collect()
    }

    /// A message through all limits.
    fn receive(list: &mut LobbyList, number: u32, beat: u32, is_retained: bool, now: u64) {
        if list.wants(&id(number), 300, now) {
            list.hear(id(number), Some(open(number, beat)), is_retained, now);
        }
        assert!(list.held.len() <= KEPT);
    }

    /// Message after message of one seek: beat (none for a withdrawal), retained, and when it came. Then times, and
    /// whether the seek is shown.
    type Life<'a> = (&'a [(Option<u32>, bool, u64)], &'a [(u64, bool)]);

    #[test]
    fn a_seek_is_shown_while_its_creator_renews_it() {
        let table: [Life; 8] = [
            (&[(Some(0), false, 0)], &[(0, true), (49_999, true), (50_000, false)]),
            (&[(Some(0), false, 0), (Some(1), false, 20_000)], &[(69_999, true), (70_000, false)]),
            // A repeated or older message is no renewal.
            (&[(Some(4), false, 0), (Some(4), false, 20_000), (Some(3), false, 20_000)], &[(50_000, false)]),
            // Of unknown age, and then renewed.
            (&[(Some(4), true, 0)], &[(29_999, true), (30_000, false)]),
            (&[(Some(4), true, 0), (Some(4), true, 20_000)], &[(30_000, false)]),
            (&[(Some(4), true, 0), (Some(5), false, 40_000)], &[(40_000, true), (89_999, true), (90_000, false)]),
            // Withdrawn, repeated, and begun again.
            (&[(Some(4), false, 0), (None, false, 9), (Some(4), true, 10)], &[(10, false)]),
            (&[(Some(4), false, 0), (None, false, 9), (Some(5), false, 10)], &[(10, true)]),
        ];
        for (messages, times) in table {
            let mut list = LobbyList::new(None, 0);
            for &(beat, is_retained, now) in messages {
                list.hear(id(1), beat.map(|beat| open(1, beat)), is_retained, now);
            }
            for &(now, is_shown) in times {
                assert_eq!(names(&list, now).len(), usize::from(is_shown), "{messages:?} {now}");
                assert_eq!(list.next_change(now).is_some(), is_shown);
            }
        }
    }

    #[test]
    fn a_check_that_ends_after_the_withdrawal_shows_nothing() {
        let mut list = LobbyList::new(None, 0);
        list.hear(id(1), None, false, 20);
        list.hear(id(1), Some(open(1, 0)), false, 10);
        assert_eq!(names(&list, 30), [""; 0]);
        list.hear(id(1), Some(open(1, 1)), false, 30);
        assert_eq!(names(&list, 30), ["1"]);
    }

    #[test]
    fn an_id_taken_by_somebody_else_hides_nobody() {
        let mut list = LobbyList::new(None, 0);
        list.hear(id(1), Some(open(2, 90)), false, 0);
        list.hear(id(1), Some(open(1, 0)), false, 1);
        list.hear(id(1), Some(open(2, 91)), false, 2);
        assert_eq!(names(&list, 3), ["1", "2"]);
    }

    #[test]
    fn only_the_newest_seek_of_a_creator_is_shown() {
        // The one with fewer renewals is newer, but one whose creator has gone does not count.
        let (old, new) = ((id(1), open(1, 30), false), (id(2), open(1, 2), false));
        let (gone, other) = ((id(3), open(1, 0), true), (id(4), running(1, 0), false));
        for order in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 0, 3, 2], [2, 0, 1, 3], [0, 2, 3, 1]] {
            let mut list = LobbyList::new(None, 0);
            for at in order {
                let (id, seek, is_retained) = [&old, &new, &gone, &other][at].clone();
                list.hear(id, Some(seek), is_retained, 5);
            }
            let view = list.view(&ALL, 6);
            let ids = |entries: &[LobbyEntry]| entries.iter().map(|entry| entry.id).collect::<Vec<_>>();
            assert_eq!((ids(&view.seeks), ids(&view.games)), (vec![id(2)], vec![id(4)]), "{order:?}");
        }
    }

    #[test]
    fn checks_are_limited_and_a_held_seek_has_its_share() {
        let mut list = LobbyList::new(None, 0);
        receive(&mut list, 0, 0, false, 1_000);
        assert!(!list.wants(&id(0), MOST_SEEK + 1, 1_000));
        // Ten thousand new seeks within ten seconds, and junk for the held one.
        let checks = (1..=10_000).filter(|&number| list.wants(&id(number), 300, 1_000 + u64::from(number))).count();
        assert!((300..=500).contains(&checks), "{checks}");
        let checks = (0..400_u64).filter(|at| list.wants(&id(0), 300, 11_000 + 50 * at / 400)).count();
        assert!((1..=3).contains(&checks), "{checks}");
        assert!(list.wants(&id(0), 300, 17_000) && list.wants(&id(0), 0, 17_000));
    }

    #[test]
    fn a_flood_pushes_nobody_out_who_was_there_before() {
        // New keys all the time, or the same thousand keys that renew.
        for keys in [u32::MAX, 1_000] {
            let mut list = LobbyList::new(None, 7);
            let (mut sent, mut shown) = (0_u32, Vec::new());
            for step in 0..4_800_u64 {
                let now = step * 50;
                if step % 400 == 0 {
                    let beat = (step / 400) as u32;
                    (0..20).for_each(|number| receive(&mut list, number, beat, false, now));
                }
                // From half a minute on, 400 messages a second.
                for _ in 0..if now > 30_000 { 20 } else { 0 } {
                    sent += 1;
                    receive(&mut list, 1_000 + sent % keys, sent / keys, sent % 2 == 0, now);
                }
                if now > 40_000 && step % 100 == 0 {
                    let names = names(&list, now);
                    shown.push(names.iter().filter(|name| name.len() < 3).count());
                    assert_eq!(names.len(), 50);
                }
            }
            assert!(sent > 80_000 && shown.iter().all(|shown| *shown == 20), "{shown:?}");
        }
    }

    #[test]
    fn a_flood_that_came_first_leaves_room_for_newcomers() {
        // Keys of the flood, and the share of newcomers that must be shown in the end.
        for (keys, share) in [(300, 0.8), (1_000, 0.05)] {
            let mut seen = 0;
            for seed in 0..6 {
                let mut list = LobbyList::new(None, seed);
                for step in 0..12_000 {
                    let (now, beat) = (10 * step, (step / 2_000) as u32);
                    let (place, number) = (step % 2_000, (step % 2_000) * keys / 2_000);
                    // The flood renews each of its seeks every 20 s. Ten newcomers begin after 40 s.
                    if (number * 2_000_u64).div_ceil(keys) == place {
                        receive(&mut list, 1_000 + number as u32, beat, false, now);
                    }
                    if beat >= 2 && place % 200 == 7 {
                        receive(&mut list, (place / 200) as u32, beat - 2, false, now);
                    }
                }
                seen += names(&list, 120_000).iter().filter(|name| name.len() < 3).count();
            }
            assert!(seen as f64 > 60.0 * share, "{keys} {seen}");
        }
    }

    #[test]
    fn retained_junk_makes_way_for_those_who_are_there() {
        let mut list = LobbyList::new(None, 3);
        (1_000..11_000).for_each(|number| receive(&mut list, number, 0, true, 0));
        for beat in 1..6 {
            (0..10).for_each(|number| receive(&mut list, number, beat, false, 20_000 * u64::from(beat)));
        }
        assert_eq!(names(&list, 100_001).len(), 10);
    }

    proptest! {
        #[test]
        fn the_order_of_messages_does_not_matter(
            messages in prop::collection::vec((0_u32..12, 0_u32..4, any::<bool>()), 1..60),
            seed: u64,
        ) {
            let view = |messages: &[(u32, u32, bool)]| {
                let mut list = LobbyList::new(Some(key(3)), seed);
                for &(number, beat, is_retained) in messages {
                    list.hear(id(number), Some(open(number, beat)), is_retained, 0);
                }
                names(&list, 1)
            };
            // Everything comes at once; only the order of the newest ones, by their beats, is compared.
            let mut reversed: Vec<_> = messages.clone();
            reversed.reverse();
            let (mut one, mut other) = (view(&messages), view(&reversed));
            one.sort();
            other.sort();
            prop_assert_eq!(one, other);
        }
    }
}
