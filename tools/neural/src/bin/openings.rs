//! Makes the openings of the explorer and the engine's book out of games that begin at the start.
//!
//!     openings --words FILE --out FOLDER [--book FILE] [--plies 12] [--least 3] [--nodes 10000] [--turns 1000] FILE|FOLDER...
//!
//! Positions up to so many plies that at least so many games went through are searched with so many nodes each. What was
//! found is added to the file of words at once, so it can be interrupted and called again, also with more games. FOLDER gets
//! hostage-DIGEST.txt, whose name is written out; the book gets at most so many turns.

use std::collections::HashMap;
use std::error::Error;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, Write};
use std::path::PathBuf;

use hostage_chess::game::hostage::Position;
use hostage_chess::game::{Game as _, Key, Position as _};
use hostage_chess::search::{Limits, Score, Search, Silent};
use lexopt::prelude::*;
use neural::games;
use neural::openings::{Games, Word, book};
use neural::{digest, turn};

/// The entries of the transposition table.
const ENTRIES: usize = 1 << 15;
/// A turn of the book is at most so much worse than the best one, in centipawns.
const WORSE: i32 = 60;

/// Searches, and remembers what was found.
struct Asker {
    search: Search<Position>,
    nodes: u64,
    known: HashMap<Key, Word>,
    file: File,
}

impl Asker {
    fn new(path: &PathBuf, nodes: u64) -> Result<Asker, Box<dyn Error>> {
        let text = if path.exists() { fs::read_to_string(path)? } else { String::new() };
        let mut known = HashMap::new();
        // A last line that was cut off is found anew.
        for line in text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n')) {
            let words: Vec<&str> = line.split(' ').collect();
            let [key, number, worth, by] = words[..] else { continue };
            let turn = number.parse().ok().and_then(turn::of_number).ok_or_else(|| line.to_owned())?;
            if by.parse() == Ok(nodes) {
                known.insert(Key(u64::from_str_radix(key, 16)?), (turn, worth.parse()?));
            }
        }
        let file = OpenOptions::new().create(true).append(true).open(path)?;
        Ok(Asker { search: Search::new(ENTRIES), nodes, known, file })
    }

    fn ask(&mut self, position: &Position) -> Option<Word> {
        if let Some(word) = self.known.get(&position.key()) {
            return Some(*word);
        }
        self.search.clear();
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        let found = self.search.run(position, &[], &limits, &mut Silent);
        let worth = match found.score {
            Score::Centipawns(worth) => worth,
            Score::Mate(turns) => 30_000 * turns.signum() - turns,
        };
        let word = (found.best()?, worth);
        // What cannot be written down is found again another time.
        let _ = writeln!(self.file, "{:x} {} {worth} {}", position.key().0, turn::number(word.0), self.nodes);
        self.known.insert(position.key(), word);
        Some(word)
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let (mut words, mut out, mut shelf, mut files) = (None, None, None, Vec::new());
    let (mut plies, mut least, mut nodes, mut turns) = (12, 3, 10_000, 1000);
    let mut arguments = lexopt::Parser::from_env();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("words") => words = Some(PathBuf::from(arguments.value()?)),
            Long("out") => out = Some(PathBuf::from(arguments.value()?)),
            Long("book") => shelf = Some(PathBuf::from(arguments.value()?)),
            Long("plies") => plies = arguments.value()?.parse()?,
            Long("least") => least = arguments.value()?.parse()?,
            Long("nodes") => nodes = arguments.value()?.parse()?,
            Long("turns") => turns = arguments.value()?.parse()?,
            Value(file) => files.push(PathBuf::from(file)),
            other => return Err(other.unexpected().into()),
        }
    }
    let (Some(words), Some(out)) = (words, out) else { return Err("see the head of the source".into()) };
    let (mut all, mut played_by) = (Games::default(), None);
    for file in games::files(&files)? {
        let games = games::Games::read(BufReader::new(File::open(file)?))?;
        let by = (games.head.nodes, games.head.net);
        if *played_by.get_or_insert(by) != by {
            return Err("games of different players".into());
        }
        for game in games {
            all.add(&game?, plies);
        }
    }
    let mut tree = all.tree(plies, least).ok_or("a turn that is not legal")?;
    let mut asker = Asker::new(&words, nodes)?;
    let mut say = |what: &str, count: usize| writeln!(io::stderr(), "{count} {what}");
    say("games from the start", all.len())?;
    say("positions that enough of them went through", tree.len())?;
    for position in tree.positions() {
        asker.ask(position);
    }
    tree.drop_out(&mut |position| asker.ask(position));
    say("positions with the turns that drop out", tree.len())?;
    let mut openings = tree.openings(&mut |position| asker.ask(position));
    let (by, net) = played_by.unwrap_or_default();
    openings.remarks = vec![
        format!("{} games of the engine with itself, {by} nodes a turn, net {net:016x}, ten turns drawn by merit", all.len()),
        format!("positions that at least {least} games went through in the first {plies} plies, and what drops out"),
        format!("worth by searches of {nodes} nodes at the ends, backed up by minimax"),
    ];
    let text = openings.to_string();
    let name = format!("hostage-{:016x}.txt", digest(text.as_bytes()));
    fs::write(out.join(&name), text)?;
    if let Some(shelf) = shelf {
        fs::write(shelf, book(&openings, WORSE, turns).to_string())?;
    }
    Ok(writeln!(io::stdout(), "{name}")?)
}
