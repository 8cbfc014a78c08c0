//! An entry of the library: a game or a position.

use crate::fnv::fnv1a;
use crate::game::pgn::{PgnGame, tag_line};
use crate::game::{Game, Side, Style, lookalike};
use crate::session::LinkId;
use crate::session::keep::{self, FRIEND};

/// An entry and the PGN text of its record.
pub type StoredEntry = (LibraryEntry, String);

/// The PGN tag that holds the name given in the library.
const NAME: &str = "Name";

/// The PGN tag that holds the last lines of an entry. Only backups have it, and only in backups it is believed.
pub(super) const ENTRY: &str = "Entry";

/// Separator of these lines in the tag.
const BETWEEN: &str = "|";

/// The word for a game in the last line of an entry; most entries do not need it.
const GAME: &str = "game";
const ANALYSIS: &str = "analysis";
/// The line that marks an entry as viewed but never changed.
const UNTOUCHED: &str = "untouched\n";

/// Prefix of the line with the id that both devices use for a game by links.
const GAME_BY_LINKS: &str = "friend ";

/// Prefix of the line with the side that the reader played, if the names do not tell. `none` means that the names are
/// wrong, because the record is somebody else's.
const OWN_SIDE: &str = "you ";

/// Maximum number of characters of a name or description in an entry. The record itself has the full text.
const LETTERS: usize = 300;

/// Maximum size of data from a newer version in an entry, in bytes.
const MORE: usize = 4_000;

/// Number of moves of the opening that are shown.
const OPENING: usize = 6;

/// The numbers of the opponents of an entry. There are two if the reader played neither side.
pub(super) type OpponentNumbers = [Option<usize>; 2];

/// The data of a record that the list shows. Unknown texts are empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LibraryEntry {
    /// Id: the time of creation in milliseconds since 1970, times a thousand.
    pub id: u64,
    /// The name given in the library.
    pub name: String,
    pub white: String,
    pub black: String,
    /// The content of the other tags.
    pub about: String,
    /// `2026.11.21`, perhaps with question marks.
    pub date: String,
    pub variant: String,
    /// `1-0`, `0-1` or `1/2-1/2`.
    pub result: String,
    /// Number of moves in the main line; 0 means that the record is a position.
    pub moves: usize,
    /// The first moves, in notation.
    pub opening: String,
    /// The FEN of the last position in the main line.
    pub fen: String,
    /// Hash for finding identical records.
    pub hash: u64,
    /// Time in milliseconds at which another game displaced this one; none if the user kept it deliberately. See
    /// [`super::surplus`].
    pub displaced: Option<u64>,
    /// True if it was only viewed before it was displaced, so that its link or record can open it again.
    pub untouched: bool,
    /// True for an entry to be opened as an analysis.
    pub analysis: bool,
    /// Id that both devices use for a game with a friend elsewhere; none for all other games. A link with this id
    /// continues the game.
    pub friend: Option<LinkId>,
    /// The side that the reader played, if it was stored. See [`LibraryEntry::own_side`].
    pub side: Option<Side>,
    /// True if the reader played neither side, although a name says so in a record from somebody else.
    pub foreign: bool,
    /// Stored lines after the fields of version 0.1.0: the type of the entry if needed, and data of newer versions.
    pub more: String,
    pub(super) selected: bool,
    /// The text used for searching.
    words: String,
    sort_name: String,
    /// The opponents, once they have numbers.
    pub(super) opponents: Option<OpponentNumbers>,
}

impl LibraryEntry {
    /// Creates the entry and text of a record; none if it has no start position.
    pub fn of<G: Game>(id: u64, mut record: PgnGame<G>) -> Option<StoredEntry> {
        let known = |name: &str| record.tag(name).map(known).unwrap_or_default();
        let name = [NAME, "ChapterName"].map(known).into_iter().find(|name| !name.is_empty()).unwrap_or_default();
        let (white, black) = (known("White"), known("Black"));
        let date = ["Date", "UTCDate"].map(|name| date(&known(name))).into_iter().flatten().next();
        let about = ["Event", "Site", "Round", "Annotator", "Opening"].map(known);
        let about: Vec<String> = about.into_iter().filter(|text| !text.is_empty()).collect();
        record.tags.retain(|(tag, _)| !tag.eq_ignore_ascii_case(NAME));
        let moves = record.moves.as_ref()?;
        let line = moves.main_line();
        let mut opening = String::new();
        for &number in line.iter().take(OPENING) {
            let ply = &moves.plies[number];
            let before = moves.position(ply.parent);
            if before.side_to_move() == Side::White || opening.is_empty() {
                let dots = if before.side_to_move() == Side::White { "." } else { "..." };
                opening += &format!("{}{dots} ", before.move_number());
            }
            opening += &before.notation(ply.mv, Style::default());
            opening.push(' ');
        }
        let seat = record.tag(FRIEND).and_then(keep::seat);
        let text = record.write(Style::default());
        let last = moves.position(line.last().copied());
        let entry = LibraryEntry {
            id,
            name: short(&name),
            white: short(&white),
            black: short(&black),
            about: short(&about.join(" · ")),
            date: date.unwrap_or_default(),
            variant: moves.start.variant().to_owned(),
            result: Some(record.result()).filter(|result| *result != "*").unwrap_or_default().to_owned(),
            moves: line.len(),
            opening: opening.trim_end().to_owned(),
            fen: last.fen(),
            hash: fnv1a(without_seat(&text).flat_map(str::bytes)),
            friend: seat.and_then(|seat| seat.id),
            side: seat.map(|seat| seat.side),
            ..LibraryEntry::default()
        };
        Some((entry, text))
    }

    /// Hashes of the record without and with its name.
    pub(super) fn hashes(&self) -> [u64; 2] {
        let named = if self.name.is_empty() { 0 } else { fnv1a(self.name.bytes()) };
        [self.hash, self.hash ^ named]
    }

    /// A placeholder for a record whose entry cannot be read.
    pub fn unread(id: u64) -> LibraryEntry {
        LibraryEntry { id, ..LibraryEntry::default() }
    }

    /// The record for others, with the name given in the library. The seat of a game by links belongs to this reader.
    pub fn export(&self, text: &str) -> String {
        self.named() + &without_seat(text).collect::<String>()
    }

    /// The record for a backup, with everything that the library knows about it.
    pub fn backup(&self, text: &str) -> String {
        let entry = self.text();
        let lines = entry.splitn(13, '\n').nth(12).unwrap_or_default().trim_end();
        let lines = if lines.is_empty() { String::new() } else { tag_line(ENTRY, &lines.replace('\n', BETWEEN)) };
        self.named() + &lines + text
    }

    fn named(&self) -> String {
        if self.name.is_empty() { String::new() } else { tag_line(NAME, &self.name) }
    }

    /// Takes over what a backup says about the entry.
    pub(super) fn restore(self, lines: &str) -> LibraryEntry {
        self.with_lines(lines.replace(BETWEEN, "\n") + "\n")
    }

    /// The name, or else the players, or else the content of its tags.
    pub fn title(&self) -> Option<String> {
        self.title_by(str::to_owned)
    }

    /// Like `title`, with the players' names converted for display.
    pub fn title_by(&self, shown: fn(&str) -> String) -> Option<String> {
        let players = [&self.white, &self.black].map(|name| if name.is_empty() { "?".to_owned() } else { shown(name) });
        let players = (players != ["?", "?"]).then(|| players.join(" – "));
        let given = [&self.name, &self.about].map(|text| Some(text.clone()).filter(|text| !text.is_empty()));
        let [name, about] = given;
        name.or(players).or(about)
    }

    /// The entry as the store keeps it: one field a line. Later versions may append lines.
    pub fn text(&self) -> String {
        let (id, moves, hash) = (self.id.to_string(), self.moves.to_string(), self.hash.to_string());
        let fields = [
            &id,
            &self.name,
            &self.white,
            &self.black,
            &self.about,
            &self.date,
            &self.variant,
            &self.result,
            &moves,
            &self.opening,
            &self.fen,
            &hash,
        ];
        let mut text = String::new();
        for field in fields {
            text.extend(field.chars().map(|c| if c.is_control() { ' ' } else { c }));
            text.push('\n');
        }
        let (first, lines) = self.more.split_once('\n').unwrap_or((&self.more, ""));
        let (marked, rest) = lines.strip_prefix(UNTOUCHED).map_or((false, lines), |rest| (true, rest));
        let untouched = self.untouched && self.displaced.is_some();
        let says_what = what(first) == (self.analysis, self.displaced);
        let says_friend = friend(rest) == self.friend;
        let says_side = own_side(rest) == (self.side, self.foreign);
        if says_what && says_friend && says_side && marked == untouched {
            // A newer version may have stored more.
            return text + &self.more;
        }
        if says_what && !first.is_empty() {
            text += &format!("{first}\n");
        } else if self.analysis || self.displaced.is_some() || !says_friend || !says_side || !rest.is_empty() {
            let displaced = self.displaced.map(|at| at.to_string()).unwrap_or_default();
            text += &format!("{} {displaced}\n", if self.analysis { ANALYSIS } else { GAME });
        }
        if untouched {
            text += UNTOUCHED;
        }
        if !says_friend {
            text += &format!("{GAME_BY_LINKS}{}\n", self.friend.map_or(0, LinkId::get));
        }
        if !says_side {
            let side = self.side.map_or("none", Side::name);
            text += &format!("{OWN_SIDE}{side}\n");
        }
        text + rest
    }

    /// Reads a text written by [`LibraryEntry::text`]; returns `None` for any other text.
    pub fn read(text: &str) -> Option<LibraryEntry> {
        let mut fields = text.splitn(13, '\n');
        let mut next = || fields.next().map(str::to_owned);
        let entry = LibraryEntry {
            id: next()?.parse().ok()?,
            name: short(&next()?),
            white: short(&next()?),
            black: short(&next()?),
            about: short(&next()?),
            date: next()?,
            variant: next()?,
            result: next()?,
            moves: next()?.parse().ok()?,
            opening: next()?,
            fen: next()?,
            hash: next()?.parse().ok()?,
            ..LibraryEntry::default()
        };
        let more = next().unwrap_or_default();
        Some(entry.with_lines(more))
    }

    /// Reads the lines after the fields of version 0.1.0.
    fn with_lines(self, mut more: String) -> LibraryEntry {
        if more.len() > MORE {
            // Cut only at the end of a line.
            let mut bytes = 0;
            let lines = more.split_inclusive('\n');
            let fits = |line: &&str| {
                bytes += line.len();
                bytes <= MORE
            };
            more = lines.take_while(fits).collect();
        }
        let (analysis, displaced) = what(more.lines().next().unwrap_or_default());
        let lines = more.split_once('\n').map_or("", |(_, lines)| lines);
        let (untouched, friend, (side, foreign)) = (lines.starts_with(UNTOUCHED), friend(lines), own_side(lines));
        LibraryEntry { analysis, displaced, untouched, friend, side, foreign, more, ..self }
    }

    pub fn is_selected(&self) -> bool {
        self.selected
    }

    /// Prepares the texts for searching and sorting. `shown` is what the list shows.
    pub(super) fn prepare(&mut self, shown: &str) {
        let title = self.title().unwrap_or_default();
        let parts =
            [&title, &self.white, &self.black, &self.about, &self.variant, &self.result, &self.date, &self.opening];
        let parts = parts.into_iter().map(String::as_str).chain([shown, "chess"]);
        // Moves are found with a space after their number and without.
        self.words = small(&parts.collect::<Vec<_>>().join("\n")).replace(". ", ".");
        self.sort_name = small(&title);
    }

    /// True if the entry contains all these words, which must be in lower case.
    pub(super) fn has(&self, words: &[&str]) -> bool {
        words.iter().all(|word| self.words.contains(word))
    }

    pub(super) fn sort_name(&self) -> (bool, &str) {
        // Entries without a name come last.
        (self.sort_name.is_empty(), &self.sort_name)
    }
}

/// Shortens a text for the list, and marks the cut.
pub(super) fn short(text: &str) -> String {
    match text.char_indices().nth(LETTERS) {
        Some((end, _)) => format!("{}…", &text[..end - text[..end].chars().next_back().map_or(0, char::len_utf8)]),
        None => text.to_owned(),
    }
}

/// Reads from a line whether an entry is an analysis, and when the entry was displaced.
fn what(line: &str) -> (bool, Option<u64>) {
    let mut words = line.split(' ');
    (words.next() == Some(ANALYSIS), words.next().and_then(|at| at.parse().ok()))
}

/// The id of a game by links in the lines that follow; none if they hold none or 0.
fn friend(lines: &str) -> Option<LinkId> {
    LinkId::new(lines.lines().find_map(|line| line.strip_prefix(GAME_BY_LINKS)?.parse().ok())?)
}

/// The reader's side in the lines that follow, and true if it is neither.
fn own_side(lines: &str) -> (Option<Side>, bool) {
    let said = lines.lines().find_map(|line| match line.strip_prefix(OWN_SIDE)? {
        "none" => Some((None, true)),
        side => Some((Some(Side::from_name(side)?), false)),
    });
    said.unwrap_or_default()
}

/// The lines of a record without the tag of the reader's seat.
fn without_seat(text: &str) -> impl Iterator<Item = &str> {
    let tag = |line: &str| line.strip_prefix('[')?.strip_prefix(FRIEND)?.strip_prefix(' ').map(drop);
    text.split_inclusive('\n').filter(move |line| tag(line).is_none())
}

/// The value of a tag; empty if it means "unknown".
fn known(value: &str) -> String {
    let value = value.trim();
    if matches!(value, "?" | "-") { String::new() } else { value.to_owned() }
}

/// A PGN date; hyphens and slashes are accepted too.
fn date(value: &str) -> Option<String> {
    let value = lookalike::plain(value);
    let value = value.trim().get(..10)?.replace(['-', '/'], ".");
    let fits = value.chars().enumerate().all(|(place, c)| match place {
        4 | 7 => c == '.',
        _ => c.is_ascii_digit() || c == '?',
    });
    (fits && !value.starts_with('?')).then_some(value)
}

/// Converts Latin, Greek and Cyrillic letters to lower case: the full Unicode tables would make the bundle larger.
pub(super) fn small(text: &str) -> String {
    let letter = |c: char| match c {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' | 'Α'..='Ω' | 'А'..='Я' => char::from_u32(c as u32 + 32).unwrap_or(c),
        'Ѐ'..='Џ' => char::from_u32(c as u32 + 80).unwrap_or(c),
        // Capitals have even codes there, except in two stretches where they are odd.
        'Ĺ'..='ň' | 'Ź'..='ž' => char::from_u32(c as u32 + (c as u32 & 1)).unwrap_or(c),
        'Ā'..='ķ' | 'Ŋ'..='ŷ' => char::from_u32(c as u32 | 1).unwrap_or(c),
        _ => c,
    };
    text.chars().map(letter).collect()
}
