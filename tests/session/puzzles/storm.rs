//! Puzzle storm: three minutes that start with the first move, gained and lost time, and the selection of puzzles.

use hostage_chess::session::puzzles::storm::{Storm, StormAction, StormEffect, StormSaid, StormStage, TIME};
use hostage_chess::session::puzzles::{about_on_shelf, storm_on_shelf};

use super::*;

type Run = Storm<AnyPosition>;

/// Puzzles with mate in this many moves.
fn mates(moves: u8) -> Vec<(PuzzleId, Puzzle)> {
    every_puzzle().into_iter().filter(|(_, puzzle)| puzzle.themes[0] == Theme::Mate(moves)).take(60).collect()
}

fn storm(puzzles: Vec<(PuzzleId, Puzzle)>) -> Run {
    let mut storm = Run::default();
    assert_eq!(storm.update(StormAction::Come(puzzles, true), 0), []);
    storm
}

fn play(storm: &mut Run, text: &str, now: u64) -> Vec<StormEffect> {
    storm.update(StormAction::Attempt(BoardAction::Type(text.to_owned()).into()), now)
}

fn right(storm: &mut Run, now: u64) -> Vec<StormEffect> {
    let (_, attempt) = storm.shown().expect("a puzzle");
    let mv = attempt.puzzle().line[attempt.board().tree().depth()].clone();
    play(storm, &mv, now)
}

fn mistake(storm: &mut Run, now: u64) -> Vec<StormEffect> {
    let mv = wrong(&storm.shown().expect("a puzzle").1);
    play(storm, &mv, now)
}

#[test]
fn the_clock_starts_with_the_first_move_and_ends_the_storm() {
    let mut it = storm(mates(1));
    it.update(StormAction::Tick, 1_000_000);
    assert_eq!((it.stage(), it.left(1_000_000)), (StormStage::Waiting, TIME));
    // Flipping the board is no move.
    it.update(StormAction::Attempt(BoardAction::Flip.into()), 1_000_000);
    assert_eq!(it.stage(), StormStage::Waiting);
    let first = it.shown().unwrap().0.clone();
    assert_eq!(right(&mut it, 1_000_000), []);
    assert_eq!((it.solved(), it.left(1_000_000), it.left(1_100_000)), (1, TIME, TIME - 100_000));
    assert_ne!(it.shown().unwrap().0, first);
    assert_eq!(it.update(StormAction::Tick, 1_179_999), []);
    assert_eq!(it.update(StormAction::Tick, 1_180_000), [StormEffect::Over]);
    // After the end, actions have no effect, and the end is reported once.
    assert_eq!(right(&mut it, 1_180_001), []);
    assert_eq!((it.stage(), it.solved(), it.left(1_180_001)), (StormStage::Over, 1, 0));
}

#[test]
fn a_move_after_the_end_does_not_count() {
    let mut it = storm(mates(1));
    right(&mut it, 0);
    assert_eq!(right(&mut it, TIME), [StormEffect::Over]);
    assert_eq!(it.solved(), 1);
}

#[test]
fn a_wrong_move_costs_ten_seconds_and_ends_the_combo() {
    let mut it = storm(mates(1));
    let (id, attempt) = it.shown().unwrap();
    let first = (id.clone(), attempt.board().tree().at(0).clone());
    assert_eq!(mistake(&mut it, 0), []);
    assert_eq!((it.left(0), it.said(), it.missed()), (TIME - 10_000, Some(StormSaid::Wrong), &[first][..]));
    for mv in 1..5 {
        right(&mut it, 0);
        assert_eq!((it.combo(), it.said()), (mv, None));
    }
    mistake(&mut it, 0);
    assert_eq!((it.combo(), it.solved(), it.missed().len(), it.left(0)), (0, 4, 2, TIME - 20_000));
    // The clock never falls below zero.
    mistake(&mut it, TIME - 25_000);
    assert_eq!(it.update(StormAction::Tick, TIME - 25_000), [StormEffect::Over]);
}

#[test]
fn right_moves_in_a_row_gain_time() {
    let mut it = storm(mates(1));
    let mut won = 0;
    for mv in 1..=51 {
        right(&mut it, 0);
        let bonus = match mv {
            5 => 3,
            12 => 5,
            20 => 7,
            30 | 40 | 50 => 10,
            _ => 0,
        };
        won += bonus;
        assert_eq!(it.said(), (bonus > 0).then_some(StormSaid::Bonus(bonus)), "{mv}");
        assert_eq!(it.left(0), TIME + won * 1_000, "{mv}");
    }
}

#[test]
fn the_opponent_answers_and_each_right_move_extends_the_combo() {
    let mut it = storm(mates(2));
    assert_eq!(right(&mut it, 0), [StormEffect::AnswerSoon]);
    // The solver cannot play the opponent's move.
    assert_eq!(mates(2)[0].1.line.len(), 3);
    assert_eq!((it.combo(), it.solved()), (1, 0));
    it.update(StormAction::Attempt(ExerciseAction::Answer), 300);
    assert_eq!(right(&mut it, 400), []);
    assert_eq!((it.combo(), it.solved()), (2, 1));
}

#[test]
fn each_time_warning_is_given_once() {
    let mut it = storm(mates(1));
    right(&mut it, 0);
    let mut told = Vec::new();
    for second in 0..180 {
        it.update(StormAction::Tick, second * 1_000);
        told.extend(
            it.said().filter(|said| told.last().is_none_or(|(last, _)| last != said)).map(|said| (said, second)),
        );
    }
    assert_eq!(told, [(StormSaid::Left(60), 120), (StormSaid::Left(30), 150), (StormSaid::Left(10), 170)]);
}

#[test]
fn the_storm_ends_without_more_puzzles_but_waits_for_loading_ones() {
    let mut puzzles = mates(1);
    puzzles.truncate(2);
    let later = puzzles.split_off(1);
    let mut it = Run::default();
    it.update(StormAction::Come(puzzles, false), 0);
    assert_eq!(right(&mut it, 0), []);
    assert!(it.shown().is_none());
    it.update(StormAction::Come(later, false), 1_000);
    assert!(it.shown().is_some());
    right(&mut it, 2_000);
    assert_eq!(it.update(StormAction::Come(Vec::new(), true), 3_000), [StormEffect::Over]);
    assert_eq!(it.solved(), 2);
    assert!(it.shown().is_some(), "the last puzzle stays beside the result");
    // So it does if time runs out while the next file is awaited.
    let mut it = Run::default();
    it.update(StormAction::Come(mates(1)[..1].to_vec(), false), 0);
    right(&mut it, 0);
    assert!(it.shown().is_none());
    assert_eq!(it.update(StormAction::Tick, TIME), [StormEffect::Over]);
    assert_eq!((it.solved(), it.shown().is_some()), (1, true));
    let mut it = storm(mates(1));
    assert_eq!(it.update(StormAction::End, 0), [StormEffect::Over]);
}

#[test]
fn an_illegal_puzzle_is_skipped() {
    let mut puzzles = mates(1);
    let broken = Puzzle { fen: "8/8".to_owned(), ..puzzles[0].1.clone() };
    puzzles.insert(0, (PuzzleId { variant: "hostage".to_owned(), number: 9_999 }, broken));
    // The easiest of the others comes next.
    let next = puzzles[1..].iter().min_by_key(|(_, puzzle)| puzzle.rating).unwrap();
    assert_eq!(storm(puzzles.clone()).shown().unwrap().0, next.0);
}

#[test]
fn a_storm_takes_short_puzzles_from_easy_to_hard() {
    let catalogue = catalogue();
    for variant in ["hostage", "takeover-41", "hole", "messenger"] {
        for chance in 0..60 {
            let shelves = catalogue.storm(variant, chance);
            assert_eq!(shelves.iter().collect::<BTreeSet<_>>().len(), shelves.len(), "{variant}: a file occurs twice");
            let mut taken = Vec::new();
            let mut storm = Run::default();
            for &shelf in &shelves {
                let text = fs::read_to_string(folder().join(format!("{variant}-{shelf}.txt"))).unwrap();
                let here = storm_on_shelf(&text, (variant, shelf), shelves.len(), chance).unwrap();
                assert!(here.is_sorted_by_key(|(_, puzzle)| puzzle.rating), "{variant}-{shelf}");
                let mates = here.iter().any(|(_, puzzle)| puzzle.themes[0] == Theme::Mate(1));
                assert!(
                    variant != "hostage" || !taken.is_empty() || mates,
                    "{variant}-{shelf} begins without mates in one"
                );
                taken.extend(here.clone());
                storm.update(StormAction::Come(here, false), 0);
            }
            let ids: BTreeSet<String> = taken.iter().map(|(id, _)| id.to_string()).collect();
            assert_eq!(ids.len(), taken.len(), "{variant}: a puzzle occurs twice");
            assert!((60..100).contains(&taken.len()), "{variant}: {}", taken.len());
            let third = taken.len() / 3;
            let short = taken[..third].iter().filter(|(_, puzzle)| puzzle.moves() <= 2).count();
            assert_eq!(short, third, "{variant}");
            // Difficulty increases in any order of the files, and the first puzzle is shown once it is loaded.
            let (mut ratings, mut last) = (Vec::new(), None);
            while (storm.solved() as usize) < taken.len() {
                let (id, attempt) = storm.shown().unwrap();
                // A puzzle of several moves is shown until its last.
                if last.as_ref() != Some(id) {
                    last = Some(id.clone());
                    ratings.push(attempt.puzzle().rating);
                }
                right(&mut storm, 0);
                storm.update(StormAction::Attempt(ExerciseAction::Answer), 0);
            }
            assert!(ratings[1..].is_sorted(), "{variant}: {ratings:?}");
            assert!(ratings[1] < ratings[ratings.len() - 1], "{variant}: {ratings:?}");
        }
    }
    assert_eq!(catalogue.storm("chess", 1), [0; 0]);
}

#[test]
fn a_theme_is_found_in_the_file_nearest_to_the_rating() {
    let catalogue: ShelfList =
        "hostage 250 600 700 1:250\nhostage 250 700 900 z:2\nhole 9 1 2 z:9\nhostage 10 900 1500 z:1 1:3"
            .parse()
            .unwrap();
    assert_eq!((catalogue.about("hostage", Theme::PseudoCheck), catalogue.about("hole", Theme::Mate(1))), (3, 0));
    let shelves = |rating| catalogue.shelves_about("hostage", Theme::PseudoCheck, rating, 5);
    assert_eq!((shelves(600), shelves(1_300)), (vec![1, 2], vec![2, 1]));
    let mut either = BTreeSet::new();
    either.extend((0..9).map(|chance| catalogue.shelves_about("hostage", Theme::PseudoCheck, 900, chance)));
    assert_eq!(either.len(), 2, "the choice among equally near files is random");
    assert_eq!(catalogue.shelves_about("hole", Theme::Mate(1), 900, 5), [0; 0]);

    let text = fs::read_to_string(folder().join("hostage-8.txt")).unwrap();
    let any = |passes: &dyn Fn(&PuzzleId) -> bool| {
        about_on_shelf(&text, ("hostage", 8), Theme::PseudoCheck, 7, passes).unwrap()
    };
    let found = any(&|_| true).expect("a puzzle of the file has the theme");
    assert!(on_shelf(&text, &found).unwrap().themes.contains(&Theme::PseudoCheck));
    assert_eq!((found.shelf(), any(&|id| *id != found)), (8, None), "no other puzzle of the file has the theme");
    assert!(about_on_shelf("nonsense", ("hostage", 8), Theme::Fork, 7, |_| true).is_err());
}

#[test]
fn the_theme_and_the_best_storms_are_stored() {
    let mut progress = PuzzleProgress::default();
    assert_eq!((progress.theme(), progress.best_storm("hole")), (None, 0));
    progress.choose(Some(Theme::MateByDrop));
    for score in [7, 12, 9] {
        progress.record_storm("hostage", score);
    }
    let text = json::write(&progress).unwrap();
    let read: PuzzleProgress = json::read(&text).unwrap();
    assert_eq!((read.theme(), read.best_storm("hostage"), read.best_storm("hole")), (Some(Theme::MateByDrop), 12, 0));
    // Progress stored by an older version contains neither.
    let old =
        r#"{"rating":95000,"solved":3,"tried":4,"missed":[{"id":"hostage-7","due":9,"step":1}],"seen":["hostage-7"]}"#;
    let read: PuzzleProgress = json::read(old).unwrap();
    assert_eq!((read.rating(), read.tried, read.theme(), read.due(9, "hole", usize::MAX)), (950, 4, None, vec![]));
    assert_eq!(read.due(9, "hostage", usize::MAX)[0].to_string(), "hostage-7");
}
