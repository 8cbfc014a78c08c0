//! Tests of the list.

use proptest::prelude::*;

use super::*;
use crate::game::Side;
use crate::live::terms::{LiveClock, LiveTerms};

/// Shows everything of known rule sets.
pub const ALL: LobbyFilter = LobbyFilter { games: &["hostage", "hole"], fits: None, has_bots: true };

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

impl LobbyList {
    /// Takes in a message whose check ends at once.
    pub fn hear_at(&mut self, id: LiveId, seek: Option<Seek>, is_retained: bool, now: u64) {
        let arrival = self.arrive(now);
        self.hear(id, seek, is_retained, arrival);
    }
}

/// A message through all limits.
fn receive(list: &mut LobbyList, number: u32, beat: u32, is_retained: bool, now: u64) {
    if list.wants(&id(number), 300, now) {
        list.hear_at(id(number), Some(open(number, beat)), is_retained, now);
    }
    assert!(list.held.len() <= KEPT);
}

/// Message after message of one seek: beat (none for a withdrawal), retained, and when it came. Then times, and
/// whether the seek is shown.
type Life<'a> = (&'a [(Option<u32>, bool, u64)], &'a [(u64, bool)]);

#[test]
fn a_seek_is_shown_while_its_creator_renews_it() {
    let table: [Life; 8] = [
        (&[(Some(0), false, 0)], &[(0, true), (74_999, true), (75_000, false)]),
        (&[(Some(0), false, 0), (Some(1), false, 20_000)], &[(94_999, true), (95_000, false)]),
        // A repeated or older message is no renewal.
        (&[(Some(4), false, 0), (Some(4), false, 20_000), (Some(3), false, 20_000)], &[(75_000, false)]),
        // Of unknown age, and then renewed.
        (&[(Some(4), true, 0)], &[(29_999, true), (30_000, false)]),
        (&[(Some(4), true, 0), (Some(4), true, 20_000)], &[(30_000, false)]),
        (&[(Some(4), true, 0), (Some(5), false, 40_000)], &[(40_000, true), (114_999, true), (115_000, false)]),
        // Withdrawn, repeated, and begun again.
        (&[(Some(4), false, 0), (None, false, 9), (Some(4), true, 10)], &[(10, false)]),
        (&[(Some(4), false, 0), (None, false, 9), (Some(5), false, 10)], &[(10, true)]),
    ];
    for (messages, times) in table {
        let mut list = LobbyList::new(None, 0);
        for &(beat, is_retained, now) in messages {
            list.hear_at(id(1), beat.map(|beat| open(1, beat)), is_retained, now);
        }
        for &(now, is_shown) in times {
            assert_eq!(names(&list, now).len(), usize::from(is_shown), "{messages:?} {now}");
        }
    }
}

#[test]
fn a_check_that_ends_after_the_withdrawal_shows_nothing() {
    let mut list = LobbyList::new(None, 0);
    // Everything comes in one millisecond, and the last check ends first.
    let [first, gone, second] = [(); 3].map(|()| list.arrive(20));
    list.hear(id(1), None, false, gone);
    list.hear(id(1), Some(open(1, 0)), false, first);
    assert_eq!(names(&list, 20), [""; 0]);
    list.hear(id(1), Some(open(1, 1)), false, second);
    assert_eq!(names(&list, 20), ["1"]);
}

#[test]
fn entries_whose_creators_have_gone_are_deleted_once() {
    let mut deleted = Vec::new();
    for seed in 0..20 {
        let mut list = LobbyList::new(None, seed);
        list.hear_at(id(1), Some(open(1, 0)), true, 0);
        list.hear_at(id(2), Some(open(2, 0)), false, 0);
        list.hear_at(id(3), Some(open(3, 0)), false, 0);
        list.hear_at(id(3), None, false, 10);
        for beat in 1..20 {
            list.hear_at(id(4), Some(open(4, beat)), false, 20_000 * u64::from(beat));
        }
        let times = |list: &mut LobbyList| (0..400_000).filter_map(|now| Some((list.take_dead(now)?, now))).collect();
        let mut dead: Vec<_> = times(&mut list);
        dead.sort();
        assert_eq!(dead.iter().map(|it| it.0).collect::<Vec<_>>(), [id(1), id(2)]);
        assert!((60_000..90_000).contains(&dead[0].1) && (105_000..135_000).contains(&dead[1].1), "{dead:?}");
        assert_eq!(times(&mut list), []);
        deleted.push(dead[0].1);
        // A creator who is there after all.
        list.hear_at(id(1), Some(open(1, 1)), false, 400_000);
        assert_eq!(names(&list, 400_000), ["1", "4"]);
    }
    deleted.sort_unstable();
    deleted.dedup();
    assert!(deleted.len() > 15, "{deleted:?}");
}

#[test]
fn an_id_taken_by_somebody_else_hides_nobody() {
    let mut list = LobbyList::new(None, 0);
    list.hear_at(id(1), Some(open(2, 90)), false, 0);
    list.hear_at(id(1), Some(open(1, 0)), false, 1);
    list.hear_at(id(1), Some(open(2, 91)), false, 2);
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
            list.hear_at(id, Some(seek), is_retained, 5);
        }
        let view = list.view(&ALL, 6);
        let ids = |entries: &[LobbyEntry]| entries.iter().map(|entry| entry.id).collect::<Vec<_>>();
        assert_eq!((ids(&view.seeks), ids(&view.games)), (vec![id(2)], vec![id(4)]), "{order:?}");
    }
}

#[test]
fn four_games_of_a_bot_are_shown() {
    let game = |beat: u32, is_bot: bool| Seek { is_bot, ..running(1, beat) };
    let shown = |list: &LobbyList, now: u64| {
        let mut ids: Vec<LiveId> = list.view(&ALL, now).games.iter().map(|entry| entry.id).collect();
        ids.sort_unstable();
        ids
    };
    // The newest ones, in whatever order they come: those with the fewest renewals.
    for shift in 0..6 {
        let mut list = LobbyList::new(None, 0);
        for number in (0..6).map(|at| (at + shift) % 6) {
            list.hear_at(id(number), Some(game(10 + number, true)), false, 5);
        }
        assert_eq!(shown(&list, 6), [0, 1, 2, 3].map(id), "{shift}");
        // One that ends makes room for another, which its next renewal shows.
        list.hear_at(id(2), None, false, 7);
        list.hear_at(id(4), Some(game(15, true)), false, 8);
        assert_eq!(shown(&list, 9), [0, 1, 3, 4].map(id), "{shift}");
        // A key that says it is none has one place.
        list.hear_at(id(9), Some(game(0, false)), false, 10);
        assert_eq!(shown(&list, 11).len(), 4);
    }
    let mut list = LobbyList::new(None, 0);
    (0..6).for_each(|number| list.hear_at(id(number), Some(game(number, false)), false, 5));
    assert_eq!(shown(&list, 6), [id(0)]);
}

/// One key gets a few places, however many games it claims to play.
#[test]
fn a_bot_with_thousands_of_games_pushes_nobody_out() {
    let mut list = LobbyList::new(None, 7);
    (1..=200).for_each(|number| list.hear_at(id(number), Some(open(number, 0)), false, 0));
    for number in 0..5_000_u32 {
        let seek = Seek { is_bot: true, ..running(0, number % 7) };
        list.hear_at(id(1_000 + number), Some(seek), number % 2 == 0, 1);
    }
    let view = list.view(&ALL, 2);
    assert_eq!((view.seeks.len() + view.more_seeks, view.games.len()), (200, 4));
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
    assert!(list.wants(&id(0), 300, 17_000));
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
                list.hear_at(id(number), Some(open(number, beat)), is_retained, 0);
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
