//! Which puzzles are offered: those that rest or were withdrawn keep their names, but nothing chooses them.

use std::collections::BTreeMap;

use hostage_chess::session::puzzles::{about_on_shelf, easy_on_shelf, near_on_shelf, storm_on_shelf};

use super::*;

/// A file of nine lines: a puzzle that is offered, one that rests, one that was withdrawn, and so on.
fn text() -> String {
    let line = |place: usize| {
        let fen = format!("6k1/5ppp/8/8/8/8/8/4K3[R#] w - - 0 {}", place + 1);
        match place % 3 {
            0 => format!("{fen};R@e8;{};1d\n", 600 + 100 * place),
            1 => format!("-{fen};R@e8;630;1d\n"),
            _ => "-\n".to_owned(),
        }
    };
    (0..9).map(line).collect()
}

fn list() -> ShelfList {
    let lines: Vec<ShelfLine> = text().lines().map(|line| line.parse().unwrap()).collect();
    let shelf = Shelf::of("hostage", &lines).unwrap().to_string();
    assert_eq!(shelf, "hostage 9 600 1200 1:3 d:3 -:6d8");
    shelf.parse().unwrap()
}

#[test]
fn nothing_chooses_a_puzzle_that_rests_or_was_withdrawn() {
    let (list, text) = (list(), text());
    assert_eq!((list.names("hostage"), list.count("hostage"), list.about("hostage", Theme::Mate(1))), (9, 3, 3));
    let mut found = BTreeSet::new();
    for chance in 0..30 {
        found.insert(list.near("hostage", 900, chance, |_| true).unwrap().number);
        found.insert(list.of_day("hostage", chance as u32).unwrap().number);
        for chosen in [
            near_on_shelf(&text, ("hostage", 0), 900, chance, |_| true),
            about_on_shelf(&text, ("hostage", 0), Theme::MateByDrop, chance, |_| true),
        ] {
            found.insert(chosen.unwrap().unwrap().number);
        }
    }
    assert_eq!(found, BTreeSet::from([0, 3, 6]));
    assert_eq!(
        list.near("hostage", 900, 1, |id| id.number == 1).unwrap().number,
        3,
        "the filter chooses none that rests"
    );
}

#[test]
fn beginners_and_storms_get_puzzles_that_rest() {
    let easy = |chance| easy_on_shelf(&text(), ("hostage", 0), chance, |_| true).unwrap().unwrap().number;
    let easy: BTreeSet<usize> = (0..30).map(easy).collect();
    assert_eq!(easy, BTreeSet::from([0, 1, 3, 4, 6, 7]));
    let storm = storm_on_shelf(&text(), ("hostage", 0), 1, 0).unwrap();
    let storm: BTreeSet<usize> = storm.into_iter().map(|(id, _)| id.number).collect();
    assert_eq!(storm, easy);
}

#[test]
fn names_stay_valid_and_progress_forgets_what_was_withdrawn() {
    let id = |number| PuzzleId { variant: "hostage".to_owned(), number };
    assert!(on_shelf(&text(), &id(1)).is_ok(), "a puzzle that rests opens by its name");
    assert_eq!(on_shelf(&text(), &id(2)), Err(PuzzleFault::Withdrawn));
    let mut progress = PuzzleProgress::default();
    progress.record(&id(2), tried(false, 100));
    progress.record(&id(3), tried(false, 100));
    progress.forget(&id(2));
    assert_eq!((progress.due(101, "hostage", usize::MAX), progress.missed.len(), progress.tried), (vec![id(3)], 1, 2));
    assert!(progress.has_seen(&id(2)), "the puzzle stays one that was tried");
}

#[test]
fn the_nearest_puzzles_of_a_file_come_first() {
    let text = fs::read_to_string(folder().join("hostage-9.txt")).unwrap();
    let all = every_line().into_iter().filter(|(id, _)| id.variant == "hostage" && id.shelf() == 9);
    let offered = all.filter(|(_, line)| matches!(line, ShelfLine::Offered(_)));
    let mut distances: Vec<u16> = offered.map(|(_, line)| line.puzzle().unwrap().rating.abs_diff(1_000)).collect();
    distances.sort_unstable();
    for chance in 0..50 {
        let id = near_on_shelf(&text, ("hostage", 9), 1_000, chance, |_| true).unwrap().unwrap();
        assert!(on_shelf(&text, &id).unwrap().rating.abs_diff(1_000) <= distances[19]);
    }
}

#[test]
fn every_puzzle_has_its_day() {
    let catalogue = catalogue();
    for variant in ["hostage", "messenger"] {
        let (count, first) = (catalogue.count(variant), 30_000);
        let days: BTreeSet<usize> =
            (first..first + count as u32).filter_map(|day| Some(catalogue.of_day(variant, day)?.number)).collect();
        assert_eq!(days.len(), count, "{variant}");
    }
    assert_eq!(catalogue.of_day("chess", 1), None);
}

/// The days of version 1.0.0 keep their puzzles, and none of them was withdrawn on the last of these days.
#[test]
fn past_days_keep_their_puzzles() {
    let catalogue = catalogue();
    let lines: BTreeMap<String, ShelfLine> =
        every_line().into_iter().map(|(id, line)| (id.to_string(), line)).collect();
    for day in 20_783..20_788u32 {
        let id = catalogue.of_day("hostage", day).unwrap();
        // The step of 10,061 puzzles.
        assert_eq!(id.number, day as usize % 10_061 * 3_353 % 10_061);
        assert!(lines[&id.to_string()].puzzle().is_some(), "{id}");
    }
    let next = catalogue.of_day("hostage", 20_788).unwrap();
    assert!(matches!(lines[&next.to_string()], ShelfLine::Offered(_)));
}

/// At most 15 of 100 puzzles of Hostage Chess need a single move, and no grade holds more than that.
#[test]
fn the_puzzles_offered_make_one_think() {
    let offered =
        every_line().into_iter().filter(|(id, line)| id.variant == "hostage" && matches!(line, ShelfLine::Offered(_)));
    let puzzles: Vec<Puzzle> = offered.filter_map(|(_, line)| line.puzzle().cloned()).collect();
    let most = puzzles.len() * 15 / 100;
    assert!(puzzles.iter().filter(|puzzle| puzzle.moves() == 1).count() <= most);
    let mut grades: BTreeMap<u16, usize> = BTreeMap::new();
    puzzles.iter().for_each(|puzzle| *grades.entry((puzzle.rating - 500) / 130).or_default() += 1);
    assert!(grades.values().all(|count| *count <= most), "{grades:?} of {}", puzzles.len());
}
