//! Openings: first turns from the start position, each with what it is worth and how the games ended in which it was played.
//! The engine's book is a part of them, and an explorer can show them. `tools/neural` makes both.
//!
//! They are a text. Its first line names the format; lines that begin with `#` say where it comes from; every other line
//! is a turn, in the order of a walk through the tree:
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
//! How many turns were played before; the turn as UCI text; what it is worth for the side that plays it, in centipawns;
//! how many games White won, nobody won and Black won that went this way, left out if there were none; and if the position
//! after it came up before, the number of the turn (the first is 1) that led to it and is followed by what is played there.

use std::collections::HashMap;
use std::fmt;

/// The rule set they are for.
pub const VARIANT: &str = "hostage";

/// Where those of the explorer are, below `static/`. The name holds the digest of the content, so a copy never grows stale.
pub const FILE: &str = include_str!("opening/file.txt").trim_ascii_end();

const HEAD: &str = "hostage openings 1";

/// How games ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// Won by White.
    pub white: u32,
    /// Won by nobody.
    pub draws: u32,
    /// Won by Black.
    pub black: u32,
}

impl Results {
    /// How many games there were.
    pub const fn total(self) -> u32 {
        self.white + self.draws + self.black
    }
}

/// A turn and what is known of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Continuation {
    /// The turn as UCI text.
    pub turn: String,
    /// What it is worth for the side that plays it, in centipawns.
    pub worth: i32,
    /// The games in which it was played in this position.
    pub results: Results,
    /// The page of the position after it; none if nothing is known of what follows.
    pub page: Option<usize>,
}

/// What is played in which positions. Turns in another order that lead to the same position lead to the same page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Openings {
    /// Where they come from: a line of text each.
    pub remarks: Vec<String>,
    /// What is played in a position, page by page; the first page is of the start.
    pub pages: Vec<Vec<Continuation>>,
}

impl Openings {
    /// Reads them.
    ///
    /// # Errors
    /// The first line that is not as described above. Whether turns are legal is not asked.
    pub fn read(text: &str) -> Result<Openings, String> {
        let mut lines = text.lines();
        let head = lines.next().unwrap_or_default();
        if head != HEAD {
            return Err(head.to_owned());
        }
        let mut openings = Openings { remarks: Vec::new(), pages: vec![Vec::new()] };
        // Where each turn stands, and of those on the way to the next one whether it may have pages of its own.
        let (mut all, mut way) = (Vec::new(), Vec::new());
        for line in lines {
            match line.strip_prefix("# ") {
                Some(remark) => openings.remarks.push(remark.to_owned()),
                None => openings.read_turn(line, &mut all, &mut way).ok_or_else(|| line.to_owned())?,
            }
        }
        Ok(openings)
    }

    fn read_turn(&mut self, line: &str, all: &mut Vec<Place>, way: &mut Vec<Place>) -> Option<()> {
        let mut words = line.split(' ');
        let ply: usize = words.next()?.parse().ok()?;
        let mut one = Continuation {
            turn: words.next()?.to_owned(),
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
            // What follows where a position came up before has been said there.
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

    /// The page of the position after these turns, given as UCI text; none if it is not in it.
    pub fn page<'a>(&self, turns: impl IntoIterator<Item = &'a str>) -> Option<usize> {
        turns.into_iter().try_fold(0, |page, turn| self.pages.get(page)?.iter().find(|one| one.turn == turn)?.page)
    }

    /// What is played there; nothing if it is not in it.
    pub fn after(&self, turns: &[String]) -> &[Continuation] {
        let page = self.page(turns.iter().map(String::as_str)).and_then(|page| self.pages.get(page));
        page.map_or(&[], Vec::as_slice)
    }

    /// The most specific of these names that the turns have come by. A name goes with the turns to a position; whatever
    /// order led there, it is the same.
    pub fn name<'a>(&self, turns: &[String], names: &[(&str, &'a str)]) -> Option<&'a str> {
        (1..=turns.len()).rev().find_map(|ply| {
            let page = self.page(turns[..ply].iter().map(String::as_str))?;
            let named = names.iter().find(|(way, _)| self.page(way.split(' ')) == Some(page));
            named.map(|(_, name)| *name)
        })
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, page: usize, ply: usize, walk: &mut Walk) -> fmt::Result {
        for one in self.pages.get(page).into_iter().flatten() {
            let Results { white, draws, black } = one.results;
            write!(f, "{ply} {} {}", one.turn, one.worth)?;
            if one.results.total() > 0 {
                write!(f, " {white} {draws} {black}")?;
            }
            walk.turns += 1;
            let fresh = one.page.filter(|page| !walk.seen.contains_key(page));
            match (one.page, fresh) {
                (Some(page), None) => writeln!(f, " ={}", walk.seen[&page])?,
                _ => writeln!(f)?,
            }
            if let Some(page) = fresh {
                walk.seen.insert(page, walk.turns);
                self.write(f, page, ply + 1, walk)?;
            }
        }
        Ok(())
    }
}

/// Where a turn stands.
#[derive(Clone, Copy)]
struct Place {
    page: usize,
    index: usize,
    ply: usize,
    /// The position after it came up before.
    again: bool,
}

/// How far the writing has come.
#[derive(Default)]
struct Walk {
    turns: usize,
    /// The turn that led to a page first.
    seen: HashMap<usize, usize>,
}

impl fmt::Display for Openings {
    /// As [`read`](Openings::read) reads it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}")?;
        for remark in &self.remarks {
            writeln!(f, "# {remark}")?;
        }
        self.write(f, 0, 0, &mut Walk::default())
    }
}
