//! Boundaries between the headers of records without moves. A record may consist of tags alone.

use crate::fnv::fnv1a;

/// Names of the tags that every record should have, in their order, and of those about the first position.
const KNOWN: [&str; 10] = ["Event", "Site", "Date", "Round", "White", "Black", "Result", "FEN", "SetUp", "Variant"];

/// Number of names at the start of [`KNOWN`] that should be in order (the Seven Tag Roster).
const ROSTER: usize = 7;

/// Index of the FEN in [`KNOWN`].
const FEN: usize = 7;

/// The record to which a tag belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HeaderNext {
    /// The current record.
    SameRecord,
    /// The next record, which starts here.
    NewRecord,
    /// The next record, which started at this byte and after this many lines.
    NewRecordFrom(usize, usize),
}

/// The tags of a record read so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Header {
    /// Number of tags.
    count: usize,
    /// Set of names: one bit for each known name, and shared bits for all others.
    names: u64,
    /// Hash of the first tag's name.
    first: u64,
    /// Number of roster names passed: the index of the last one seen, plus one.
    roster: usize,
    /// True if a blank line precedes every tag except the first.
    spaced: bool,
    /// Place of the first repeated name after the FEN.
    again: Option<(usize, usize)>,
    /// True if a blank line follows the tags.
    pub closed: bool,
}

fn known(name: &str) -> Option<usize> {
    KNOWN.iter().position(|known| known.eq_ignore_ascii_case(name))
}

/// Returns the FNV-1a hash of a name in lower case.
fn number(name: &str) -> u64 {
    fnv1a(name.bytes().map(|byte| byte.to_ascii_lowercase()))
}

fn bit(name: &str) -> u64 {
    1 << known(name).unwrap_or(KNOWN.len() + (number(name) >> 32) as usize % (64 - KNOWN.len()))
}

impl Header {
    /// Returns true for a known name.
    pub fn knows(name: &str) -> bool {
        known(name).is_some()
    }

    /// Returns true if there are no tags yet.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Decides to which record a line of tags belongs, by the name of its first tag.
    ///
    /// A blank line ends a header. But some programs put blank lines between the tags of one header. Such a header
    /// starts with the tag `Event`, and its roster continues after the blank line. Without a blank line, a new header
    /// starts where the first tag or `Event` is repeated. It also starts where a second FEN appears, because no game
    /// begins twice.
    pub fn next(&self, name: &str, after_blank: bool) -> HeaderNext {
        if self.count == 0 {
            return HeaderNext::SameRecord;
        }
        let seen = self.names & bit(name) != 0;
        if after_blank {
            let place = known(name);
            let broken_off = self.names >> ROSTER == 0;
            let roster = broken_off && place.is_some_and(|place| place < ROSTER && place >= self.roster);
            let goes_on = self.first == number("Event") && (roster || self.spaced && self.count > 1);
            return if goes_on && !(seen && place.is_some()) { HeaderNext::SameRecord } else { HeaderNext::NewRecord };
        }
        match known(name) {
            _ if self.first == number(name) => HeaderNext::NewRecord,
            Some(0) if seen => HeaderNext::NewRecord,
            Some(FEN) if seen => {
                self.again.map_or(HeaderNext::NewRecord, |(bytes, lines)| HeaderNext::NewRecordFrom(bytes, lines))
            }
            _ => HeaderNext::SameRecord,
        }
    }

    /// Takes note of a tag on a line that begins at this byte and after this many lines.
    pub fn take(&mut self, name: &str, at: (usize, usize), after_blank: bool) {
        if self.count == 0 {
            self.first = number(name);
            self.spaced = true;
        } else {
            self.spaced &= after_blank;
        }
        if self.names & (1 << FEN) != 0 && self.names & bit(name) != 0 {
            self.again = self.again.or(Some(at));
        }
        self.names |= bit(name);
        self.count += 1;
        if let Some(place) = known(name).filter(|&place| place < ROSTER) {
            self.roster = self.roster.max(place + 1);
        }
    }
}
