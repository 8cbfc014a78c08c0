//! Where one header ends and the next begins, if no moves lie between them: records may be tags alone.

/// The names of tags that every record should have, in their order, and those that say how a game begins.
const KNOWN: [&str; 10] = ["Event", "Site", "Date", "Round", "White", "Black", "Result", "FEN", "SetUp", "Variant"];

/// How many of them are to stand in their order.
const ROSTER: usize = 7;

/// The place of the FEN among them.
const FEN: usize = 7;

/// What a tag says of the records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HeaderNext {
    /// It belongs to this one.
    SameRecord,
    /// It begins the next one.
    NewRecord,
    /// It belongs to the next one, which began at this byte and after this many lines.
    NewRecordFrom(usize, usize),
}

/// The tags of a record that were seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Header {
    /// How many.
    count: usize,
    /// Which names: one bit for each that is known, and a bit that several share for each other one.
    names: u64,
    /// A number that the name of the first tag has.
    first: u64,
    /// How many names of the roster are behind: the last one that was seen, plus one.
    roster: usize,
    /// Whether a blank line stands before each tag but the first.
    spaced: bool,
    /// Where, behind the FEN, the first tag stands whose name was there before.
    again: Option<(usize, usize)>,
    /// A blank line came behind the tags.
    pub closed: bool,
}

fn known(name: &str) -> Option<usize> {
    KNOWN.iter().position(|known| known.eq_ignore_ascii_case(name))
}

/// FNV-1a of a name in small letters.
fn number(name: &str) -> u64 {
    let small = name.bytes().map(|byte| u64::from(byte.to_ascii_lowercase()));
    small.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ byte).wrapping_mul(0x0100_0000_01b3))
}

fn bit(name: &str) -> u64 {
    1 << known(name).unwrap_or(KNOWN.len() + (number(name) >> 32) as usize % (64 - KNOWN.len()))
}

impl Header {
    /// Whether a name is one that records have.
    pub fn knows(name: &str) -> bool {
        known(name).is_some()
    }

    /// Whether no tag was seen.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// What the next line of tags says by the name of its first one.
    ///
    /// A blank line ends a header. Some programs put blank lines between the tags of one, though; they can be told by its first tag,
    /// `Event`, and by the roster that goes on behind the blank line. Without a blank line a new header begins where its first
    /// tag comes again, or `Event`; and since no game begins twice, where a second FEN comes.
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
