//! Puts puzzles on shelves, as the page fetches them: those that can be proven, each position once, the easiest first.

use std::collections::HashSet;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

use super::verify::proven;
use crate::cli::{Failure, texts};
use crate::game::Game;
use crate::puzzle::Puzzle;
use crate::session::puzzles::SHELF;

/// The list of the shelves in a folder.
const LIST: &str = "shelves.txt";

/// Writes the shelves of a game into a folder, and its lines into the list there.
pub fn run<G: Game + Sync>(start: &G, mut puzzles: Vec<Puzzle>, most: usize, out: &OsString) -> Result<(), Failure> {
    let variant = start.variant();
    let mut known = HashSet::new();
    puzzles.retain(|puzzle| known.insert(puzzle.fen.clone()));
    let all = puzzles.len();
    let bad: HashSet<usize> = proven::<G>(variant, &puzzles).into_iter().map(|(number, _)| number).collect();
    let mut puzzles: Vec<Puzzle> =
        puzzles.into_iter().enumerate().filter(|(number, _)| !bad.contains(number)).map(|(_, puzzle)| puzzle).collect();
    puzzles.truncate(most);
    // Of equal rating those that are alike lie together, which compresses better.
    puzzles.sort_by(|a, b| (a.rating, a.turns(), &a.fen).cmp(&(b.rating, b.turns(), &b.fen)));
    let folder = Path::new(out);
    fs::create_dir_all(folder)?;
    let shelf = |number: usize| folder.join(format!("{variant}-{number}.txt"));
    // Of what lay there before nothing stays.
    (0..).map(shelf).take_while(|path| path.exists()).try_for_each(fs::remove_file)?;
    let list = folder.join(LIST);
    let known = fs::read_to_string(&list).unwrap_or_default();
    let mut lines: Vec<String> =
        known.lines().filter(|line| line.split(' ').next() != Some(variant)).map(str::to_owned).collect();
    for (number, here) in puzzles.chunks(SHELF).enumerate() {
        let text: String = here.iter().map(|puzzle| format!("{puzzle}\n")).collect();
        fs::write(shelf(number), text)?;
        let ratings = (here[0].rating, here[here.len() - 1].rating);
        lines.push(format!("{variant} {} {} {}", here.len(), ratings.0, ratings.1));
    }
    fs::write(list, lines.join("\n") + "\n")?;
    Ok(writeln!(io::stdout(), "{}", texts::puzzles_proven(all - bad.len(), all))?)
}
