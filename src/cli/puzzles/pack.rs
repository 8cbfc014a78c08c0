//! Packs proven puzzles into the files that the page fetches, called shelves in the code. No position is stored twice.
//! Links contain the number of a puzzle, so stored puzzles keep their place, and new ones follow, easiest first.

use std::collections::HashSet;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

use super::verify::proven;
use super::{LARGEST, parse};
use crate::cli::{Failure, text_of, texts};
use crate::game::Game;
use crate::puzzle::Puzzle;
use crate::session::puzzles::{SHELF, Shelf};

/// Index of the puzzle files in a folder.
const LIST: &str = "shelves.txt";

/// Adds puzzles to the files of a game, up to `most` in all, and updates the lines of the game in the index.
pub fn run<G: Game + Sync>(start: &G, mut puzzles: Vec<Puzzle>, most: usize, out: &OsString) -> Result<(), Failure> {
    let variant = start.variant();
    let folder = Path::new(out);
    fs::create_dir_all(folder)?;
    let path = |number: usize| folder.join(format!("{variant}-{number}.txt"));
    let mut all: Vec<Puzzle> = Vec::new();
    for path in (0..).map(path).take_while(|path| path.exists()) {
        all.extend(parse(&text_of(&path.into_os_string(), LARGEST)?)?);
    }
    let stay = all.len();
    let mut known: HashSet<String> = all.iter().map(|puzzle| puzzle.fen.clone()).collect();
    puzzles.retain(|puzzle| known.insert(puzzle.fen.clone()));
    let bad: HashSet<usize> = proven::<G>(variant, &puzzles).into_iter().map(|(number, _)| number).collect();
    let good = puzzles.iter().enumerate().filter(|(number, _)| !bad.contains(number)).map(|(_, puzzle)| puzzle);
    let mut new: Vec<Puzzle> = good.take(most.saturating_sub(stay)).cloned().collect();
    // Similar puzzles of equal rating are stored side by side, which compresses better.
    new.sort_by(|a, b| (a.rating, a.moves(), &a.fen).cmp(&(b.rating, b.moves(), &b.fen)));
    // The last file holds the hardest puzzles, so the hardest new ones fill it up. The others start new files, easiest
    // first.
    let room = stay.next_multiple_of(SHELF) - stay;
    let filling = new.split_off(new.len().saturating_sub(room));
    all.extend(filling);
    all.extend(new);
    for (number, here) in all.chunks(SHELF).enumerate().skip(stay / SHELF) {
        let text: String = here.iter().map(|puzzle| format!("{puzzle}\n")).collect();
        fs::write(path(number), text)?;
    }
    let own: Vec<Shelf> = all.chunks(SHELF).filter_map(|here| Shelf::of(variant, here)).collect();
    let list = folder.join(LIST);
    let old = fs::read_to_string(&list).unwrap_or_default();
    let other = |line: &&str| line.split(' ').next() != Some(variant);
    let before = old.lines().take_while(other).count();
    let mut lines: Vec<String> = old.lines().filter(other).map(str::to_owned).collect();
    lines.splice(before..before, own.iter().map(ToString::to_string));
    fs::write(list, lines.join("\n") + "\n")?;
    Ok(writeln!(io::stdout(), "{}", texts::puzzles_proven(puzzles.len() - bad.len(), puzzles.len()))?)
}
