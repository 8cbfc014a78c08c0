//! Puzzles: the files, attempts on a board, and the stored progress.

mod days;
mod hints;
mod offered;
mod storm;

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::path::PathBuf;

use hostage_chess::engine::{Asker, EngineFault, Info, QuestionId, Reply, Request};
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::{Game as _, Position as _};
use hostage_chess::json;
use hostage_chess::puzzle::{Puzzle, PuzzleFault, Theme, themes};
use hostage_chess::search::Score;
use hostage_chess::session::puzzles::{
    Attempt, PuzzleId, PuzzleProgress, PuzzleStage, SHELF, Shelf, ShelfLine, ShelfList, Tried, on_shelf,
};
use hostage_chess::session::{BoardAction, ExerciseAction, ExerciseEffect};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("static/puzzles")
}

fn catalogue() -> ShelfList {
    fs::read_to_string(folder().join("shelves.txt")).unwrap().parse().unwrap()
}

/// All lines of the files with their ids.
fn every_line() -> Vec<(PuzzleId, ShelfLine)> {
    let catalogue = catalogue();
    let mut lines = Vec::new();
    for variant in ["hostage", "takeover-41", "hole", "messenger"] {
        let count = catalogue.names(variant);
        assert!(count > 0, "{variant}");
        for shelf in 0..count.div_ceil(SHELF) {
            let text = fs::read_to_string(folder().join(format!("{variant}-{shelf}.txt"))).unwrap();
            let here = text.lines().count();
            assert_eq!(here, SHELF.min(count - shelf * SHELF), "{variant}-{shelf}");
            lines.extend(text.lines().enumerate().map(|(place, line)| {
                let id = PuzzleId { variant: variant.to_owned(), number: shelf * SHELF + place };
                let read: ShelfLine = line.parse().unwrap_or_else(|fault| panic!("{id}: {fault}"));
                let opened = read.puzzle().cloned().ok_or(PuzzleFault::Withdrawn);
                assert_eq!((read.to_string(), on_shelf(&text, &id)), (line.to_owned(), opened), "{id}");
                (id, read)
            }));
        }
    }
    lines
}

/// All puzzles with their ids.
fn every_puzzle() -> Vec<(PuzzleId, Puzzle)> {
    every_line().into_iter().filter_map(|(id, line)| Some((id, line.puzzle()?.clone()))).collect()
}

#[test]
fn the_list_matches_the_files() {
    let lines = every_line();
    let on = lines.chunk_by(|(a, _), (b, _)| (&a.variant, a.shelf()) == (&b.variant, b.shelf()));
    let shelves = on.map(|here| {
        let lines: Vec<ShelfLine> = here.iter().map(|(_, line)| line.clone()).collect();
        let shelf = Shelf::of(&here[0].0.variant, &lines).unwrap();
        assert_eq!(shelf.to_string().parse(), Ok(shelf.clone()));
        shelf.to_string()
    });
    let list = fs::read_to_string(folder().join("shelves.txt")).unwrap();
    // Files of one game are listed in order; the games in any order.
    let (mut told, mut there) = (list.lines().collect::<Vec<_>>(), shelves.collect::<Vec<_>>());
    let game = |line: &str| line.split(' ').next().map(str::to_owned);
    told.sort_by_key(|line| game(line));
    there.sort_by_key(|line| game(line));
    assert_eq!(there, told);
}

/// Properties that need no search: each puzzle is legal and matches its themes, mates are mates, and no second move
/// mates at once.
#[test]
fn every_puzzle_matches_its_description() {
    let (mut known, mut offered, mut quiet) = (BTreeSet::new(), HashSet::new(), 0);
    for (id, line) in every_line() {
        let Some(puzzle) = line.puzzle().cloned() else { continue };
        assert!(known.insert(puzzle.fen.clone()), "{id} occurs twice");
        assert_eq!(puzzle.to_string().parse(), Ok(puzzle.clone()), "{id}");
        let (positions, moves) =
            puzzle.replay::<AnyPosition>(&id.variant).unwrap_or_else(|fault| panic!("{id}: {fault}"));
        // The hash does not cover the counters.
        let is_offered = matches!(line, ShelfLine::Offered(_));
        assert!(!is_offered || offered.insert((id.variant.clone(), positions[0].key())), "{id} is offered twice");
        let told = |theme: &Theme| !matches!(theme, Theme::Advantage | Theme::Defence);
        let found: Vec<Theme> = puzzle.themes.iter().copied().filter(told).collect();
        assert_eq!(found, themes(&positions, &moves), "{id}");
        // A quiet move takes no piece of the opponent off the board, over or into a hole.
        let men = |position: &AnyPosition| {
            let pieces = position.layout().cells().filter_map(|cell| position.piece_at(cell));
            pieces.filter(|piece| piece.side != positions[0].side_to_move()).count()
        };
        let takes = men(&positions[1]) < men(&positions[0]);
        assert!(!(takes && puzzle.themes.contains(&Theme::Quiet)), "{id}");
        quiet += usize::from(puzzle.themes.contains(&Theme::Quiet));
        let Some(Theme::Mate(count)) = puzzle.themes.first() else { continue };
        assert_eq!(usize::from(*count), puzzle.moves(), "{id}");
        let us = positions[0].side_to_move();
        let wins = |position: &AnyPosition| position.outcome().is_some_and(|outcome| outcome.winner == Some(us));
        assert!(wins(&positions[moves.len()]), "{id}");
        if *count > 1 {
            let first = &positions[0];
            assert!(
                !first.legal_moves().into_iter().any(|m| wins(&first.play_unchecked(m))),
                "{id} has a shorter solution"
            );
        }
    }
    assert!(known.len() > 500 && quiet > 500, "{} {quiet}", known.len());
}

#[test]
fn a_fork_attacks_two_pieces_at_a_profit() {
    let cases = [
        ("a rook and an undefended bishop", "4k3/8/8/1r6/8/5b2/4N3/4K3[#] w - - 0 1", "e2d4", true),
        ("a rook and a defended bishop", "4k3/8/8/1r6/6p1/5b2/4N3/4K3[#] w - - 0 1", "e2d4", false),
        ("a rook and an undefended pawn", "4k3/8/8/1r6/8/5p2/4N3/4K3[#] w - - 0 1", "e2d4", false),
        ("two undefended knights", "4k3/8/1n6/8/5n2/8/8/3QK3[#] w - - 0 1", "d1d4", true),
        ("a knight, and one that attacks the queen", "4k3/8/1n6/5n2/8/8/8/3QK3[#] w - - 0 1", "d1d4", false),
        ("two rooks, by a piece that lands", "4k3/8/8/1r6/8/5r2/8/4K3[N#] w - - 0 1", "N@d4", true),
        ("two undefended knights, by the king", "4k3/8/8/8/2n1n3/8/3K4/8[#] w - - 0 1", "d2d3", false),
    ];
    for (what, fen, m, is_fork) in cases {
        let puzzle: Puzzle = format!("{fen};{m};1000;a").parse().unwrap();
        let (positions, moves) = puzzle.replay::<AnyPosition>("hostage").unwrap();
        assert_eq!(themes(&positions, &moves).contains(&Theme::Fork), is_fork, "{what}");
    }
}

/// White mates in two: a check by the knight, then the queen.
fn two_moves() -> (PuzzleId, Puzzle) {
    let found =
        every_puzzle().into_iter().find(|(id, puzzle)| id.variant == "hostage" && puzzle.themes[0] == Theme::Mate(2));
    found.expect("a mate in two")
}

fn attempt() -> Attempt<AnyPosition> {
    let (id, puzzle) = two_moves();
    Attempt::new(&id.variant, puzzle).unwrap()
}

fn typed(attempt: &mut Attempt<AnyPosition>, text: &str) -> Vec<ExerciseEffect<bool>> {
    attempt.update(ExerciseAction::Board(BoardAction::Type(text.to_owned())))
}

/// A legal move that is not the solution and does not end the game.
fn wrong(attempt: &Attempt<AnyPosition>) -> String {
    use hostage_chess::game::Game;
    let position = attempt.board().position();
    let right = &attempt.puzzle().line[0];
    let open =
        |text: &String| text != right && position.play_unchecked(position.read_uci(text).unwrap()).outcome().is_none();
    position.legal_moves().into_iter().map(|m| position.uci(m)).find(open).unwrap()
}

#[test]
fn the_solution_is_played_answered_and_decided_once() {
    let mut attempt = attempt();
    let line = attempt.puzzle().line.clone();
    assert_eq!(typed(&mut attempt, &line[0]), [ExerciseEffect::AnswerSoon]);
    assert_eq!(*attempt.stage(), PuzzleStage::Replying);
    // The opponent's moves cannot be played by hand.
    assert_eq!(typed(&mut attempt, &line[1]), []);
    assert_eq!(attempt.board().tree().depth(), 1);
    assert_eq!(attempt.update(ExerciseAction::Answer), []);
    assert_eq!(*attempt.stage(), PuzzleStage::Asked);
    assert_eq!(typed(&mut attempt, &line[2]), [ExerciseEffect::Decided(true)]);
    assert_eq!(*attempt.stage(), PuzzleStage::Solved);
    assert!(attempt.board().outcome().is_some());
    // The result does not change any more, and the moves can be stepped through.
    assert_eq!(attempt.update(ExerciseAction::Hint), []);
    attempt.update(ExerciseAction::Board(BoardAction::Undo));
    assert_eq!(attempt.board().tree().depth(), 2);
    assert_eq!(*attempt.stage(), PuzzleStage::Solved);
}

/// Every other way to mate on the last move solves the puzzle too.
#[test]
fn another_mate_on_the_last_move_is_right() {
    use hostage_chess::game::Game;
    let mut ways = 0;
    for (id, puzzle) in every_puzzle().into_iter().filter(|(_, puzzle)| puzzle.wins() && puzzle.moves() > 1) {
        let (positions, moves) = puzzle.replay::<AnyPosition>(&id.variant).unwrap();
        let last = &positions[moves.len() - 1];
        let us = last.side_to_move();
        let wins = |m: &_| last.play_unchecked(*m).outcome().is_some_and(|outcome| outcome.winner == Some(us));
        let Some(other) = last.legal_moves().into_iter().filter(wins).find(|m| *m != moves[moves.len() - 1]) else {
            continue;
        };
        let (other, line) = (last.uci(other), puzzle.line.clone());
        let mut attempt = Attempt::<AnyPosition>::new(&id.variant, puzzle).unwrap();
        for text in line[..line.len() - 1].iter().step_by(2) {
            typed(&mut attempt, text);
            attempt.update(ExerciseAction::Answer);
        }
        assert_eq!(typed(&mut attempt, &other), [ExerciseEffect::Decided(true)], "{id}");
        assert_eq!(*attempt.stage(), PuzzleStage::Solved, "{id}");
        ways += 1;
        if ways == 100 {
            break;
        }
    }
    assert!(ways > 20, "{ways}");
}

#[test]
fn a_wrong_move_is_answered_by_the_engine_and_taken_back() {
    let mut attempt = attempt();
    let bad = wrong(&attempt);
    let effects = typed(&mut attempt, &bad);
    let [ExerciseEffect::Decided(false), ExerciseEffect::Ask(Request::Search { id, record, .. })] = &effects[..] else {
        panic!("{effects:?}")
    };
    assert_eq!((id.asker, record.moves.as_slice()), (Asker::Puzzle, [bad.clone()].as_slice()));
    let reply = |attempt: &Attempt<AnyPosition>| {
        use hostage_chess::game::Game;
        let position = attempt.board().position();
        position.uci(position.legal_moves()[0])
    };
    let answer = reply(&attempt);
    // An answer to another search is ignored.
    let old = QuestionId { number: id.number + 1, ..*id };
    attempt.update(ExerciseAction::Reply(Reply::Best { id: old, mv: Some(answer.clone()) }));
    assert_eq!(*attempt.stage(), PuzzleStage::Judging);
    let info = Info {
        rank: 1,
        depth: 5,
        no_mate_within: 0,
        score: Score::Mate(2),
        nodes: 1,
        millis: 1,
        line: vec![answer.clone()],
    };
    attempt.update(ExerciseAction::Reply(Reply::Info { id: *id, info }));
    attempt.update(ExerciseAction::Reply(Reply::Best { id: *id, mv: Some(answer) }));
    let PuzzleStage::Refuted(Some((text, Some(2)))) = attempt.stage() else { panic!("{:?}", attempt.stage()) };
    assert!(!text.is_empty());
    assert_eq!(attempt.board().tree().depth(), 2);
    // A touch of the board takes the move back. The second try no longer counts.
    attempt.update(ExerciseAction::Board(BoardAction::Type("e2e4".to_owned())));
    assert_eq!((attempt.stage(), attempt.board().tree().depth()), (&PuzzleStage::Asked, 0));
    let line = attempt.puzzle().line.clone();
    typed(&mut attempt, &line[0]);
    attempt.update(ExerciseAction::Answer);
    assert_eq!(typed(&mut attempt, &line[2]), []);
    assert_eq!(*attempt.stage(), PuzzleStage::Solved);
}

#[test]
fn without_an_engine_a_wrong_move_is_still_wrong() {
    let mut attempt = attempt();
    let bad = wrong(&attempt);
    typed(&mut attempt, &bad);
    let id = QuestionId { asker: Asker::Puzzle, number: 1 };
    attempt.update(ExerciseAction::Reply(Reply::Error { id, fault: EngineFault::Crashed("gone".to_owned()) }));
    assert_eq!(*attempt.stage(), PuzzleStage::Refuted(None));
    attempt.update(ExerciseAction::Again);
    assert_eq!(attempt.board().tree().depth(), 0);
}

#[test]
fn the_solution_can_be_shown_at_any_stage() {
    let whole = attempt().puzzle().line.len();
    for stage in ["asked", "replying", "asked again", "refuted"] {
        let mut attempt = attempt();
        let line = attempt.puzzle().line.clone();
        match stage {
            "asked" => {}
            "refuted" => {
                let bad = wrong(&attempt);
                typed(&mut attempt, &bad);
            }
            _ => drop(typed(&mut attempt, &line[0])),
        }
        if stage == "asked again" {
            attempt.update(ExerciseAction::Answer);
        }
        let effects = attempt.update(ExerciseAction::Hint);
        assert_eq!(effects.contains(&ExerciseEffect::Decided(false)), stage != "refuted", "{stage}");
        assert_eq!((attempt.stage(), attempt.board().tree().depth()), (&PuzzleStage::Shown, whole), "{stage}");
        assert!(attempt.board().outcome().is_some(), "{stage}");
    }
}

#[test]
fn an_invalid_puzzle_is_refused_with_its_fault() {
    let read = |text: &str| text.parse::<Puzzle>();
    assert_eq!(read("8/8"), Err(PuzzleFault::Shape));
    assert_eq!(read("x;a b;1;1"), Err(PuzzleFault::Length));
    assert_eq!(read("x;a;much;1"), Err(PuzzleFault::Rating("much".to_owned())));
    assert_eq!(read("x;a;700;?"), Err(PuzzleFault::Theme('?')));
    let puzzle = read("x;a;700;1").unwrap();
    assert!(matches!(puzzle.replay::<AnyPosition>("hostage"), Err(PuzzleFault::Illegal(_))));
    for (text, line) in [
        ("hostage 250 1", 1),
        ("hostage 250 1 2\nhostage 251 1 2", 2),
        ("hostage 0 1 2", 1),
        ("hostage 9 1 2 1:x", 1),
        ("hostage 9 1 2 -:ff", 1),
        ("hostage 9 1 2 -:ffg", 1),
    ] {
        assert_eq!(text.parse::<ShelfList>(), Err(line), "{text}");
    }
}

#[test]
fn the_next_puzzle_is_near_the_rating_and_new() {
    let catalogue: ShelfList =
        "hostage 250 600 700\nhole 3 1 2\nhostage 250 700 900\nhostage 10 900 1500".parse().unwrap();
    let shelf = |rating, chance| catalogue.near("hostage", rating, chance, |_| true).unwrap().shelf();
    for chance in 0..300 {
        assert_eq!(shelf(650, chance), 0);
        assert_eq!(shelf(2_000, chance), 2);
    }
    let new = catalogue.near("hostage", 1_200, 3, |id| id.number == 505).unwrap();
    assert_eq!(new.number, 505);
    // Files that were added later are in no order.
    let catalogue: ShelfList =
        "hostage 250 600 700\nhostage 250 900 1500\nhostage 250 500 640\nhostage 9 640 900".parse().unwrap();
    let shelves = |rating| -> BTreeSet<usize> {
        (0..2_000).map(|chance| catalogue.near("hostage", rating, chance, |_| true).unwrap().shelf()).collect()
    };
    for (rating, near) in [(620, vec![0, 2]), (800, vec![3]), (640, vec![0, 2, 3]), (400, vec![2]), (4_000, vec![1])] {
        assert_eq!(shelves(rating), near.into_iter().collect(), "{rating}");
    }
    // When all puzzles are solved, they start again.
    assert!(catalogue.near("hostage", 1_200, 3, |_| false).is_some());
    assert_eq!(catalogue.near("chess", 1_200, 3, |_| true), None);
}

fn tried(solved: bool, day: u32) -> Tried {
    Tried { solved, rating: 900, day, daily: true }
}

#[test]
fn missed_puzzles_come_back_at_growing_intervals() {
    let id: PuzzleId = "hostage-7".parse().unwrap();
    let mut progress = PuzzleProgress::default();
    progress.record(&id, tried(false, 100));
    let mut day = 100;
    for interval in [1, 3, 7, 16, 35] {
        // Solving it before that day, with the solution in mind, changes nothing.
        progress.record(&id, tried(true, day + interval - 1));
        assert_eq!(progress.due(day + interval - 1, "hostage", usize::MAX), []);
        day += interval;
        assert_eq!(progress.due(day, "hostage", usize::MAX), std::slice::from_ref(&id));
        progress.record(&id, tried(true, day));
    }
    assert_eq!(progress.due(day + 10_000, "hostage", usize::MAX), []);
    // A second miss restarts the intervals. What is due first comes first.
    let other: PuzzleId = "hostage-3".parse().unwrap();
    progress.record(&other, tried(false, day + 1));
    progress.record(&id, tried(false, day));
    assert_eq!(progress.due(day + 1, "hostage", usize::MAX), std::slice::from_ref(&id));
    assert_eq!(progress.due(day + 2, "hostage", usize::MAX), [id, other]);
}

/// Longer than any interval is only the way to a day of a clock that was wrong.
#[test]
fn a_puzzle_missed_while_the_clock_was_ahead_comes_back() {
    let id: PuzzleId = "hostage-7".parse().unwrap();
    for (ahead, number) in [(34, 0), (35, 1), (4_000, 1)] {
        let mut progress = PuzzleProgress::default();
        progress.record(&id, tried(false, 100 + ahead));
        assert_eq!(progress.due(100, "hostage", usize::MAX).len(), number, "{ahead}");
        assert_eq!(progress.count_due(100, "hostage", usize::MAX), number, "{ahead}");
        progress.record(&id, tried(true, 100));
        assert_eq!(progress.due(103, "hostage", usize::MAX).len(), number, "{ahead}");
        assert_eq!(progress.due(102, "hostage", usize::MAX).len(), 0, "{ahead}");
    }
}

/// An older copy of the page may find progress with puzzles that its catalogue does not have.
#[test]
fn only_puzzles_that_there_are_come_back() {
    let mut progress = PuzzleProgress::default();
    for (number, day) in [(70, 100), (7, 101), (8, 102)] {
        progress.record(&PuzzleId { variant: "hostage".to_owned(), number }, tried(false, day));
    }
    let due = |names: usize| {
        let due = progress.due(200, "hostage", names);
        assert_eq!(due.len(), progress.count_due(200, "hostage", names));
        due.iter().map(|id| id.number).collect::<Vec<_>>()
    };
    assert_eq!([due(71), due(70), due(8), due(0)], [vec![70, 7, 8], vec![7, 8], vec![7], vec![]]);
}

#[test]
fn the_streak_counts_days_in_a_row_and_ends_after_a_missed_day() {
    let mut progress = PuzzleProgress::default();
    for (number, day) in [(1, 10), (2, 11), (2, 11), (3, 12), (1, 14)] {
        let id = PuzzleId { variant: "hostage".to_owned(), number: day as usize };
        progress.record(&id, tried(true, day));
        assert_eq!(progress.streak_on(day), number, "{day}");
    }
    assert_eq!((progress.streak_on(15), progress.streak_on(16)), (1, 0));
}

#[test]
fn the_rating_follows_the_results_and_is_stored() {
    let mut progress = PuzzleProgress::default();
    let begin = progress.rating();
    assert!(progress.is_provisional());
    for number in 0..30 {
        let id = PuzzleId { variant: "hostage".to_owned(), number };
        let before = progress.rating();
        let solved = number % 3 != 0;
        progress.record(&id, tried(solved, 1));
        assert_eq!(progress.rating() > before, solved, "{number}");
        // Repeating a puzzle does not change the rating.
        let after = progress.rating();
        progress.record(&id, tried(true, 1));
        assert_eq!(progress.rating(), after);
    }
    assert!(!progress.is_provisional());
    assert!(progress.rating() > begin);
    assert_eq!((progress.solved, progress.tried), (20, 30));
    let text = json::write(&progress).unwrap();
    assert_eq!(json::read(&text), Some(progress));
}

#[test]
fn progress_from_elsewhere_is_merged_with_the_progress_here() {
    let id = |number| PuzzleId { variant: "hostage".into(), number };
    let mut here = PuzzleProgress::default();
    here.record(&id(1), tried(false, 100));
    here.record_storm("hostage", 7);
    let mut there = PuzzleProgress::default();
    for number in 2..6 {
        there.record(&id(number), tried(number != 5, 100));
    }
    there.record_storm("hostage", 5);
    there.record_storm("hole", 4);
    let mut both = here.clone();
    both.join(&there);
    // The rating of the more active player counts; misses and best scores are kept.
    assert_eq!((both.rating(), both.tried, both.solved), (there.rating(), 4, 3));
    assert_eq!((both.best_storm("hostage"), both.best_storm("hole")), (7, 4));
    assert!((1..6).all(|number| both.has_seen(&id(number))));
    assert_eq!(both.missed.len(), 2);
    // Merging in the other direction, or twice, gives the same result.
    let mut other_way = there.clone();
    other_way.join(&here);
    let again = {
        let mut again = both.clone();
        again.join(&here);
        again.join(&there);
        again
    };
    for one in [&other_way, &again] {
        assert_eq!((one.rating(), one.tried, one.missed.len()), (both.rating(), 4, 2));
        assert!((1..6).all(|number| one.has_seen(&id(number))));
    }
}
