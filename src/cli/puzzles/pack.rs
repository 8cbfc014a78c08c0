//! Packs proven puzzles into the files that the page fetches, called shelves in the code. No position is offered twice,
//! whatever its counters are. Links contain the number of a puzzle, so stored puzzles keep their place, and new ones
//! follow, easiest first.

use std::collections::{HashMap, HashSet};
use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

use super::grade::name_themes;
use super::verify::{proven, told};
use super::{Identity, check, fail, identity, read, rest};
use crate::cli::{Failure, texts};
use crate::game::Game;
use crate::puzzle::Puzzle;
use crate::session::puzzles::{SHELF, Shelf, ShelfLine};

/// Index of the puzzle files in a folder.
const LIST: &str = "shelves.txt";

/// What the files may hold.
pub struct PackLimits {
    /// Maximum number of puzzles.
    pub most: usize,
    /// Maximum share, in percent, of the puzzles of a single move, and of the puzzles of each grade. The rest of them
    /// is not offered.
    pub share: usize,
    /// FENs of the puzzles to withdraw, with their places in messages.
    pub withdrawn: Vec<(String, String)>,
}

/// Adds puzzles to the files of a game, up to the limits, and updates the lines of the game in the index. A puzzle that
/// is stored already keeps its place, and gets the rating that is given now. The themes of all stored ones are detected
/// again. Puzzles that cannot be proven are left out and reported with their places, and so are positions to withdraw
/// that no puzzle has.
pub fn run<G: Game + Sync>(
    start: &G,
    mut placed: Vec<(String, Puzzle)>,
    limits: &PackLimits,
    out: &OsString,
) -> Result<(), Failure> {
    let variant = start.variant();
    let folder = Path::new(out);
    fs::create_dir_all(folder).map_err(|error| {
        Failure::Failed(vec![texts::unwritable_file(&folder.to_string_lossy(), &error.to_string())])
    })?;
    let path = |number: usize| folder.join(format!("{variant}-{number}.txt"));
    let mut stored: Vec<(String, ShelfLine)> = Vec::new();
    for path in (0..).map(path).take_while(|path| path.exists()) {
        stored.extend(read(&path.into_os_string())?);
    }
    let identity = |fen: &str| identity::<G>(variant, fen);
    let withdrawn: HashSet<Identity> = limits.withdrawn.iter().map(|(_, fen)| identity(fen)).collect();
    let stays = |puzzle: &&Puzzle| !withdrawn.contains(&identity(&puzzle.fen));
    check(start, stored.iter().filter_map(|(place, line)| Some((place, line.puzzle().filter(stays)?))))?;
    let mut all: Vec<ShelfLine> = stored.into_iter().map(|(_, line)| line).collect();
    let list = folder.join(LIST);
    // The index of the other games must not get lost.
    let old = match fs::read_to_string(&list) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        read => read.map_err(|error| {
            Failure::Failed(vec![texts::unreadable_file(&list.to_string_lossy(), &error.to_string())])
        })?,
    };
    let stay = all.len();
    let given: HashMap<Identity, &Puzzle> = placed.iter().map(|(_, puzzle)| (identity(&puzzle.fen), puzzle)).collect();
    let mut known: HashSet<Identity> = all.iter().filter_map(|line| Some(identity(&line.puzzle()?.fen))).collect();
    let missing = limits.withdrawn.iter().map(|(place, fen)| (place, identity(fen)));
    let missing = missing.filter(|(_, position)| !known.contains(position) && !given.contains_key(position));
    let mut unable: Vec<String> =
        missing.map(|(place, _)| texts::puzzle_fault(place, &texts::NO_SUCH_PUZZLE)).collect();
    for line in &mut all {
        let Some(puzzle) = line.puzzle() else { continue };
        let position = identity(&puzzle.fen);
        if withdrawn.contains(&position) {
            *line = ShelfLine::Withdrawn;
        } else {
            renew::<G>(line, variant, given.get(&position).copied());
        }
    }
    let is_given = !placed.is_empty();
    placed.retain(|(_, puzzle)| !withdrawn.contains(&identity(&puzzle.fen)));
    let already = placed.iter().filter(|(_, puzzle)| known.contains(&identity(&puzzle.fen))).count();
    placed.retain(|(_, puzzle)| known.insert(identity(&puzzle.fen)));
    let (places, puzzles): (Vec<String>, Vec<Puzzle>) = placed.into_iter().unzip();
    let faults = proven::<G>(variant, &puzzles);
    let bad: HashSet<usize> = faults.iter().map(|(number, _)| *number).collect();
    let good = puzzles.iter().enumerate().filter(|(number, _)| !bad.contains(number)).map(|(_, puzzle)| puzzle);
    let mut new: Vec<Puzzle> = good.take(limits.most.saturating_sub(stay)).cloned().collect();
    // Similar puzzles of equal rating are stored side by side, which compresses better.
    new.sort_by(|a, b| (a.rating, a.moves(), &a.fen).cmp(&(b.rating, b.moves(), &b.fen)));
    // The last file holds the hardest puzzles, so the hardest new ones fill it up. The others start new files, easiest
    // first.
    let room = stay.next_multiple_of(SHELF) - stay;
    let filling = new.split_off(new.len().saturating_sub(room));
    all.extend(filling.into_iter().chain(new).map(ShelfLine::Offered));
    let copies = rest::copies::<G>(&all, variant);
    for place in &copies {
        if let ShelfLine::Offered(puzzle) = &all[*place] {
            all[*place] = ShelfLine::Resting(puzzle.clone());
        }
    }
    if limits.share < 100 {
        rest::choose(&mut all, limits.share, &copies);
    }
    for (number, here) in all.chunks(SHELF).enumerate() {
        let text: String = here.iter().map(|line| format!("{line}\n")).collect();
        fs::write(path(number), text)?;
    }
    let own: Vec<Shelf> = all.chunks(SHELF).filter_map(|here| Shelf::of(variant, here)).collect();
    let other = |line: &&str| line.split(' ').next() != Some(variant);
    let old = || old.lines().filter(|line| !line.is_empty());
    let before = old().take_while(other).count();
    let mut lines: Vec<String> = old().filter(other).map(str::to_owned).collect();
    lines.splice(before..before, own.iter().map(ToString::to_string));
    fs::write(list, lines.iter().map(|line| format!("{line}\n")).collect::<String>())?;
    let told_proven = texts::new_puzzles_proven(puzzles.len() - bad.len(), puzzles.len(), already);
    writeln!(io::stdout(), "{}", if is_given { &told_proven } else { texts::NONE_GIVEN })?;
    unable.extend(told(faults, &puzzles, &places));
    fail(unable)
}

/// Takes over the rating of a stored puzzle that is given again, and detects its themes.
fn renew<G: Game>(line: &mut ShelfLine, variant: &str, given: Option<&Puzzle>) {
    let (ShelfLine::Offered(puzzle) | ShelfLine::Resting(puzzle)) = line else { return };
    if let Some(now) = given.filter(|now| now.line == puzzle.line) {
        puzzle.rating = now.rating;
    }
    if let Ok((positions, moves)) = puzzle.replay::<G>(variant) {
        name_themes(puzzle, &positions, &moves);
    }
}
