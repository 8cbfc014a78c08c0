//! Openings: first moves from the start position, each with its value and the results of the games in which it was
//! played. The engine's book is a subset, and the explorer shows the full set. `tools/neural` generates both.
//!
//! Openings are stored as text. The first line names the format. Lines that begin with `#` name the source. Every other
//! line is a move, in depth-first order of the tree:
//!
//! ```text
//! hostage openings 1
//! # 9000 games of the engine with itself
//! 0 e2e4 54 40 2 31
//! 1 e7e5 -48 21 1 17
//! 2 g1f3 52 12 1 9
//! 0 g1f3 43
//! 1 e7e5 -40
//! 2 e2e4 52 =3
//! ```
//!
//! A line contains the number of earlier moves, the move as UCI text, and its value in centipawns for the side that
//! plays it. The numbers of White's wins, draws and Black's wins follow; all three are left out if no game was played.
//! If the position after the move occurred before, the line ends with the number of the earlier move that led to it,
//! counted from 1. Its continuations are listed after that move.

#[doc(hidden)]
pub mod findings;

use std::collections::HashMap;
use std::error::Error;
use std::fmt;

/// Rule set of the openings.
pub const VARIANT: &str = "hostage";

/// Path of the explorer's openings below `static/`. The name contains the digest of the content, so a cached copy never
/// becomes outdated.
#[doc(hidden)]
pub const FILE: &str = include_str!("opening/file.txt").trim_ascii_end();

const HEAD: &str = "hostage openings 1";

/// Results of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// Number of games that White won.
    pub white: u32,
    /// Number of drawn games.
    pub draws: u32,
    /// Number of games that Black won.
    pub black: u32,
}

impl Results {
    /// Returns the number of games.
    pub const fn total(self) -> u32 {
        self.white + self.draws + self.black
    }
}

/// Move in an opening, with its statistics.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Continuation {
    /// The move as UCI text.
    pub mv: String,
    /// Value for the side that plays it, in centipawns.
    pub worth: i32,
    /// Results of the games in which it was played in this position.
    pub results: Results,
    /// Page of the position after it; `None` if no continuation is known.
    pub page: Option<usize>,
}

/// Moves played in known positions. Transpositions lead to the same page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Openings {
    /// Source of the data, one line of text each.
    pub remarks: Vec<String>,
    /// Moves of each position, page by page; the first page is the start position.
    pub pages: Vec<Vec<Continuation>>,
}

/// First line of a text of openings that does not have the format described above.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningFault {
    /// Number of the line, from 1.
    pub line: usize,
    /// Text of the line.
    pub text: String,
}

impl fmt::Display for OpeningFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = if self.line == 1 { HEAD } else { "PLY MOVE VALUE [WINS DRAWS LOSSES] [=NUMBER]" };
        write!(f, "line {} is {:?} instead of {expected:?}", self.line, self.text)
    }
}

impl Error for OpeningFault {}

impl Openings {
    /// Reads openings from text.
    ///
    /// # Errors
    /// The first line that does not have the format described above. The moves are not checked for legality.
    pub fn read(text: &str) -> Result<Openings, OpeningFault> {
        let mut lines = text.lines();
        let head = lines.next().unwrap_or_default();
        if head != HEAD {
            return Err(OpeningFault { line: 1, text: head.to_owned() });
        }
        let mut openings = Openings { remarks: Vec::new(), pages: vec![Vec::new()] };
        // Places of all moves so far, and places of the moves that lead to the next one.
        let (mut all, mut way) = (Vec::new(), Vec::new());
        for (number, line) in (2..).zip(lines) {
            let fault = || OpeningFault { line: number, text: line.to_owned() };
            match line.strip_prefix("# ") {
                Some(remark) => openings.remarks.push(remark.to_owned()),
                None => openings.read_move(line, &mut all, &mut way).ok_or_else(fault)?,
            }
        }
        Ok(openings)
    }

    fn read_move(&mut self, line: &str, all: &mut Vec<Place>, way: &mut Vec<Place>) -> Option<()> {
        let mut words = line.split(' ');
        let ply: usize = words.next()?.parse().ok()?;
        let mut one = Continuation {
            mv: words.next()?.to_owned(),
            worth: words.next()?.parse().ok()?,
            results: Results::default(),
            page: None,
        };
        let mut rest: Vec<&str> = words.collect();
        if let Some(number) = rest.last().and_then(|word| word.strip_prefix('=')) {
            let same: &Place = all.get(number.parse::<usize>().ok()?.checked_sub(1)?)?;
            one.page = Some(self.pages[same.page][same.index].page.filter(|_| same.ply == ply)?);
            rest.pop();
        }
        let counts: Vec<u32> = rest.into_iter().map(|word| word.parse().ok()).collect::<Option<_>>()?;
        match counts[..] {
            [] => {}
            [white, draws, black] => one.results = Results { white, draws, black },
            _ => return None,
        }
        let page = match ply.checked_sub(1) {
            None => 0,
            // A position's continuations are listed where it first occurs, so none may follow here.
            Some(before) => {
                let before = way.get(before).filter(|place| !place.again)?;
                let (fresh, parent) = (self.pages.len(), &mut self.pages[before.page][before.index]);
                *parent.page.get_or_insert(fresh)
            }
        };
        if page == self.pages.len() {
            self.pages.push(Vec::new());
        }
        way.truncate(ply);
        way.push(Place { page, index: self.pages[page].len(), ply, again: one.page.is_some() });
        all.extend(way.last().copied());
        self.pages[page].push(one);
        Some(())
    }

    /// Returns the page of the position after these moves, given as UCI text, or `None` if it is unknown.
    pub fn page<'a>(&self, moves: impl IntoIterator<Item = &'a str>) -> Option<usize> {
        moves.into_iter().try_fold(0, |page, mv| self.pages.get(page)?.iter().find(|one| one.mv == mv)?.page)
    }

    /// Returns the moves played after these moves; empty if the position is unknown.
    pub fn after(&self, moves: &[String]) -> &[Continuation] {
        let page = self.page(moves.iter().map(String::as_str)).and_then(|page| self.pages.get(page));
        page.map_or(&[], Vec::as_slice)
    }

    /// Returns the most specific name for these moves. A name belongs to the position, so it also applies to
    /// transpositions.
    pub fn name<'a>(&self, moves: &[String], names: &[(&str, &'a str)]) -> Option<&'a str> {
        (1..=moves.len()).rev().find_map(|ply| {
            let page = self.page(moves[..ply].iter().map(String::as_str))?;
            let named = names.iter().find(|(way, _)| self.page(way.split(' ')) == Some(page));
            named.map(|(_, name)| *name)
        })
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, page: usize, ply: usize, walk: &mut Walk) -> fmt::Result {
        for one in self.pages.get(page).into_iter().flatten() {
            let Results { white, draws, black } = one.results;
            write!(f, "{ply} {} {}", one.mv, one.worth)?;
            if one.results.total() > 0 {
                write!(f, " {white} {draws} {black}")?;
            }
            walk.moves += 1;
            let fresh = one.page.filter(|page| !walk.seen.contains_key(page));
            match (one.page, fresh) {
                (Some(page), None) => writeln!(f, " ={}", walk.seen[&page])?,
                _ => writeln!(f)?,
            }
            if let Some(page) = fresh {
                walk.seen.insert(page, walk.moves);
                self.write(f, page, ply + 1, walk)?;
            }
        }
        Ok(())
    }
}

/// Place of a move in the tree.
#[derive(Clone, Copy)]
struct Place {
    page: usize,
    index: usize,
    ply: usize,
    /// True if the position after it occurred before.
    again: bool,
}

/// Progress of writing.
#[derive(Default)]
struct Walk {
    moves: usize,
    /// Number of the first move that led to each page.
    seen: HashMap<usize, usize>,
}

impl fmt::Display for Openings {
    /// Writes the format that [`read`](Openings::read) reads.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}")?;
        for remark in &self.remarks {
            writeln!(f, "# {remark}")?;
        }
        self.write(f, 0, 0, &mut Walk::default())
    }
}
