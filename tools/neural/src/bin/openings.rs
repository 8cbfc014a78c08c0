//! Generates the explorer's openings and the engine's book, from games that begin at the start position.
//!
//!     openings --out FOLDER [--book FILE] [--plies 12] [--least 3] [--moves 1000] [--words FILE --nodes N] FILE|FOLDER...
//!
//! The openings contain the positions up to `--plies` that at least `--least` games passed through. They are written to
//! hostage-DIGEST.txt in FOLDER, whose name is printed. The book has at most `--moves` moves. With `--words`, each
//! position is searched with `--nodes` nodes. Each result is appended to FILE at once, so the program can be
//! interrupted and restarted, also with more games.

use std::collections::{BTreeSet, HashMap};
use std::error::Error;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, Write};
use std::path::PathBuf;

use hostage_chess::engine::book::{PLIES, WIDE};
use hostage_chess::game::hostage::{Move, Position};
use hostage_chess::game::{Key, Packed as _, Position as _};
use hostage_chess::search::{Limits, Search, Silent};
use lexopt::prelude::*;
use neural::digest;
use neural::games;
use neural::openings::{Games, Word, book};
use neural::self_play::centipawns;

/// Size of the transposition table, in entries.
const ENTRIES: usize = 1 << 15;

/// A search with a memory of its results.
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
        // A truncated last line is ignored, and its result is computed again.
        for line in text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n')) {
            let words: Vec<&str> = line.split(' ').collect();
            let [key, number, worth, by] = words[..] else { continue };
            let mv = number.parse().ok().and_then(Move::unpack).ok_or_else(|| line.to_owned())?;
            if by.parse() == Ok(nodes) {
                known.insert(Key(u64::from_str_radix(key, 16)?), (mv, worth.parse()?));
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
        let word = (found.best()?, centipawns(found.score));
        // If a result cannot be written, the next run computes it again.
        let _ = writeln!(self.file, "{:x} {} {} {}", position.key().0, word.0.pack(), word.1, self.nodes);
        self.known.insert(position.key(), word);
        Some(word)
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let (mut words, mut out, mut shelf, mut files) = (None::<PathBuf>, None, None, Vec::new());
    let (mut plies, mut least, mut nodes, mut moves) = (PLIES, 3, 10_000, 1000);
    let mut arguments = lexopt::Parser::from_env();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("words") => words = Some(PathBuf::from(arguments.value()?)),
            Long("out") => out = Some(PathBuf::from(arguments.value()?)),
            Long("book") => shelf = Some(PathBuf::from(arguments.value()?)),
            Long("plies") => plies = arguments.value()?.parse()?,
            Long("least") => least = arguments.value()?.parse()?,
            Long("nodes") => nodes = arguments.value()?.parse()?,
            Long("moves") => moves = arguments.value()?.parse()?,
            Value(file) => files.push(PathBuf::from(file)),
            other => return Err(other.unexpected().into()),
        }
    }
    let out: PathBuf = out.ok_or("--out FOLDER is missing")?;
    let (mut all, mut nets, mut spent) = (Games::default(), BTreeSet::new(), BTreeSet::new());
    for file in games::files(&files)? {
        let games = games::Games::read(BufReader::new(File::open(file)?))?;
        nets.insert(format!("{:016x}", games.head.net));
        spent.insert(games.head.nodes.to_string());
        for game in games {
            all.add(&game?, plies);
        }
    }
    let mut tree = all.tree(plies, least).ok_or("a game contains an illegal move")?;
    let mut asker = words.map(|words| Asker::new(&words, nodes)).transpose()?;
    let mut ask = |position: &Position| asker.as_mut()?.ask(position);
    let say = |what: &str, count: usize| writeln!(io::stderr(), "{count} {what}");
    say("games from the start", all.len())?;
    say("positions that enough of them went through", tree.len())?;
    for position in tree.positions() {
        ask(position);
    }
    tree.drop_out(&mut ask);
    say("positions with the moves that drop out", tree.len())?;
    let mut openings = tree.openings(&mut ask);
    let (nets, spent) = (Vec::from_iter(nets).join(", "), Vec::from_iter(spent).join(", "));
    openings.remarks = vec![
        format!(
            "{} games of the engine with itself, ten turns drawn by merit; nodes a turn: {spent}; nets: {nets}",
            all.len()
        ),
        format!(
            "positions of the first {plies} plies that at least {least} games went through; what they are worth is backed up by minimax"
        ),
    ];
    if asker.is_some() {
        openings.remarks.push(format!(
            "at the ends by searches of {nodes} nodes; what was found best and not played is in it without games"
        ));
    }
    let text = openings.to_string();
    let name = format!("hostage-{:016x}.txt", digest(text.as_bytes()));
    fs::write(out.join(&name), text)?;
    if let Some(shelf) = shelf {
        fs::write(shelf, book(&openings, WIDE, moves).to_string())?;
    }
    Ok(writeln!(io::stdout(), "{name}")?)
}
