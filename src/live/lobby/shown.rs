//! The entries of the lobby that are shown.

use std::ptr;

use super::{Held, LobbyList};
use crate::live::seek::{Seek, SeekKind};
use crate::live::topic::LiveId;
use crate::sorted::sorted;

/// Maximum number of open seeks shown, and of running games.
pub const SHOWN: usize = 50;

/// Maximum difference of ratings that are near, besides their mean deviation.
const NEAR: u16 = 200;

/// What a reader can play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LobbyReader {
    /// The reader's rating.
    pub rating: u16,
    /// Deviation of the rating.
    pub deviation: u16,
    /// True if the reader is a bot.
    pub is_bot: bool,
}

/// Which entries to show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LobbyFilter<'a> {
    /// Names of the rule sets that are known. Nothing of others is shown, because it can be neither played nor watched.
    pub games: &'a [&'a str],
    /// Shows only seeks that fit this reader: of other people, and with a rating that is near.
    pub fits: Option<LobbyReader>,
    /// Shows seeks and games of bots.
    pub has_bots: bool,
}

/// Entry of the list as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LobbyEntry<'a> {
    /// Id of the seek. Two creators may use the same one.
    pub id: LiveId,
    /// The seek. Names in it need [`shown_name`](crate::live::name::shown_name).
    pub seek: &'a Seek,
    /// True if the reader created it.
    pub is_own: bool,
    /// False if the creator may have gone.
    pub is_sure: bool,
}

/// The lobby as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LobbyView<'a> {
    /// Open seeks: the reader's own first, then the newest first.
    pub seeks: Vec<LobbyEntry<'a>>,
    /// Number of other open seeks that pass the filter.
    pub more_seeks: usize,
    /// Running games in the same order.
    pub games: Vec<LobbyEntry<'a>>,
    /// Number of other running games that pass the filter.
    pub more_games: usize,
}

impl LobbyFilter<'_> {
    fn passes(&self, seek: &Seek, is_own: bool) -> bool {
        // Whoever takes a seat in the lobby does not see the position before, so it is the usual one.
        let is_set_up = matches!(seek.kind, SeekKind::Open { .. }) && seek.terms.start.is_some();
        let is_known = self.games.contains(&seek.terms.variant.as_str());
        if is_set_up || !is_known || seek.is_bot && !self.has_bots && !is_own {
            return false;
        }
        let Some(reader) = self.fits else { return true };
        let is_playable = match seek.kind {
            SeekKind::Open { takes_bots, .. } => {
                let doubt = (seek.deviation + reader.deviation) / 2;
                seek.rating.abs_diff(reader.rating) <= NEAR + doubt && (takes_bots || !reader.is_bot)
            }
            SeekKind::Running { .. } => true,
        };
        is_playable && !is_own
    }
}

impl LobbyList {
    /// Returns the entries to show.
    pub fn view(&self, filter: &LobbyFilter, now: u64) -> LobbyView<'_> {
        let (seeks, more_seeks) = self.chosen(filter, false, now);
        let (games, more_games) = self.chosen(filter, true, now);
        LobbyView { seeks, more_seeks, games, more_games }
    }

    /// Chooses the entries of one kind. Also returns the number of those left out.
    fn chosen(&self, filter: &LobbyFilter, is_running: bool, now: u64) -> (Vec<LobbyEntry<'_>>, usize) {
        let passes = |held: &&Held| {
            held.is_shown(now) && held.is_running() == is_running && filter.passes(&held.seek, self.is_own(held))
        };
        let is_first = |a: &&Held, b: &&Held| {
            let rank = |held: &Held| (self.is_own(held), held.begun, held.id);
            rank(a) > rank(b)
        };
        let mut chosen = sorted(self.held.iter().filter(passes), is_first);
        let more = chosen.len().saturating_sub(SHOWN);
        if more > 0 {
            let standing = self.standing(now).map(|place| &self.held[place]).filter(passes);
            let stays: Vec<&Held> = standing.take(SHOWN / 2).collect();
            // Of the others, the oldest are left out.
            let mut left = more;
            chosen.reverse();
            chosen.retain(|held| {
                let goes = left > 0 && !stays.iter().any(|stays| ptr::eq(*stays, *held)) && !self.is_own(held);
                left -= usize::from(goes);
                !goes
            });
            chosen.reverse();
        }
        let entries = chosen.into_iter().map(|held| LobbyEntry {
            id: held.id,
            seek: &held.seek,
            is_own: self.is_own(held),
            is_sure: held.is_live,
        });
        (entries.collect(), more)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::lobby::KEPT;
    use crate::live::lobby::tests::{ALL, key, names, open, running};

    #[test]
    fn the_newest_come_first_after_the_readers_own() {
        let mut list = LobbyList::new(Some(key(2)), 0);
        for number in 0..5 {
            list.hear_at([number as u8; 12], Some(open(number, 0)), false, 1_000 * u64::from(number));
        }
        assert_eq!(names(&list, 6_000), ["2", "4", "3", "1", "0"]);
        let view = list.view(&ALL, 6_000);
        assert!(view.seeks.iter().all(|entry| entry.is_own == (entry.seek.name == "2")));
        // Retained seeks come in any order. Their beats say when they began.
        let mut list = LobbyList::new(None, 0);
        for (number, beat) in [(0, 7), (1, 30), (2, 0)] {
            list.hear_at([number as u8; 12], Some(open(number, beat)), true, u64::from(number));
        }
        assert_eq!(names(&list, 10), ["2", "0", "1"]);
    }

    #[test]
    fn fifty_are_shown_and_the_rest_is_counted() {
        let mut list = LobbyList::new(Some(key(0)), 0);
        for beat in 0..2 {
            for number in 0..120 {
                let now = u64::from(number) + 20_000 * u64::from(beat);
                list.hear_at([number as u8; 12], Some(open(number, beat)), false, now);
            }
        }
        let view = list.view(&ALL, 21_000);
        assert_eq!((view.seeks.len(), view.more_seeks), (SHOWN, 70));
        // The reader's own, the newest, and those that have stood longest.
        let names = names(&list, 21_000);
        assert_eq!(names[..3], ["0", "119", "118"]);
        assert_eq!(names[names.len() - 3..], ["3", "2", "1"]);
        assert_eq!(names.iter().filter(|name| name.parse::<u32>().unwrap() < 60).count(), 25);
    }

    #[test]
    fn running_games_are_a_list_of_their_own() {
        let mut list = LobbyList::new(None, 0);
        list.hear_at([1; 12], Some(open(1, 0)), false, 0);
        list.hear_at([2; 12], Some(running(1, 0)), false, 0);
        list.hear_at([3; 12], Some(running(2, 0)), false, 0);
        let view = list.view(&ALL, 1);
        assert_eq!((view.seeks.len(), view.games.len()), (1, 2));
        assert!(matches!(view.games[0].seek.kind, SeekKind::Running { watchers: 3, .. }));
        // A pinned seek becomes a running game at the same place.
        list.hear_at([1; 12], Some(running(1, 1)), false, 20_000);
        let view = list.view(&ALL, 20_001);
        assert_eq!((view.seeks.len(), view.games.len()), (0, 2));
        assert!(list.held.len() <= KEPT);
    }

    #[test]
    fn filters_show_what_fits() {
        let reader = LobbyReader { rating: 1500, deviation: 60, is_bot: false };
        let bot = LobbyReader { is_bot: true, ..reader };
        let seek = open(1, 0);
        let near = Seek { rating: 1760, deviation: 60, ..seek.clone() };
        let far = Seek { rating: 1761, deviation: 60, ..seek.clone() };
        let unsure = Seek { rating: 1700, deviation: 350, ..seek.clone() };
        let of_a_bot = Seek { is_bot: true, ..seek.clone() };
        let mut of_other_rules = seek.clone();
        of_other_rules.terms.variant = "chess960".to_owned();
        let mut watched_of_other_rules = running(1, 0);
        watched_of_other_rules.terms.variant = "chess960".to_owned();
        let mut set_up = seek.clone();
        set_up.terms.start = Some("8/8/8/8/8/8/8/8 w - - 0 1".to_owned());
        let mut watched = running(1, 0);
        watched.terms.start.clone_from(&set_up.terms.start);
        let for_bots = Seek { kind: SeekKind::Open { token: [0; 16], takes_bots: true }, ..seek.clone() };
        let fits = |reader| LobbyFilter { fits: Some(reader), ..ALL };
        let no_bots = LobbyFilter { has_bots: false, ..ALL };
        // Seek; shown to everybody, without bots, to the reader, and to a bot.
        let table = [
            (&seek, [true, true, true, false]),
            (&near, [true, true, true, false]),
            (&far, [true, true, false, false]),
            (&unsure, [true, true, true, false]),
            (&of_a_bot, [true, false, true, false]),
            (&of_other_rules, [false, false, false, false]),
            (&watched_of_other_rules, [false, false, false, false]),
            (&for_bots, [true, true, true, true]),
            (&running(1, 0), [true, true, true, true]),
            (&set_up, [false, false, false, false]),
            (&watched, [true, true, true, true]),
        ];
        for (seek, expected) in table {
            let filters = [ALL, no_bots, fits(reader), fits(bot)];
            assert_eq!(filters.map(|filter| filter.passes(seek, false)), expected, "{seek:?}");
            assert!(!fits(reader).passes(seek, true));
        }
        assert!(no_bots.passes(&of_a_bot, true));
    }
}
