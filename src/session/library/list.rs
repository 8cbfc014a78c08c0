//! The order and filter of the list.

use super::Library;
use super::entry::small;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sort {
    /// Newest first.
    #[default]
    Date,
    Name,
    /// Longest first.
    Length,
    /// White's wins, draws, Black's wins, then the rest.
    Result,
}

impl Sort {
    pub const ALL: [Sort; 4] = [Sort::Date, Sort::Name, Sort::Length, Sort::Result];

    /// The name in the page's HTML.
    pub const fn name(self) -> &'static str {
        match self {
            Sort::Date => "date",
            Sort::Name => "name",
            Sort::Length => "length",
            Sort::Result => "result",
        }
    }
}

impl Library {
    /// Filters and sorts the list. Of equal entries, the newest comes first.
    pub(super) fn arrange(&mut self) {
        let wanted = small(&self.search);
        let words: Vec<&str> = wanted.split_whitespace().collect();
        let mut shown = self.find_shown(&words);
        let entries = &self.entries;
        shown.sort_unstable_by(|&a, &b| {
            let (a, b) = (&entries[a], &entries[b]);
            let order = match self.sort {
                Sort::Date => day(&b.date).cmp(day(&a.date)),
                Sort::Name => a.sort_name().cmp(&b.sort_name()),
                Sort::Length => b.moves.cmp(&a.moves),
                Sort::Result => rank(&a.result).cmp(&rank(&b.result)),
            };
            order.then(b.id.cmp(&a.id))
        });
        self.shown = shown;
    }
}

/// The characters of a date for sorting. An unknown day or month comes before the known ones.
fn day(date: &str) -> impl Iterator<Item = u8> {
    date.bytes().map(|byte| if byte == b'?' { b'0' } else { byte })
}

fn rank(result: &str) -> usize {
    ["1-0", "1/2-1/2", "0-1"].iter().position(|known| *known == result).unwrap_or(3)
}
