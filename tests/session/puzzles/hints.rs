//! Hints, the steps of a solution, and easy puzzles for beginners.

use hostage_chess::session::puzzles::easy_on_shelf;
use hostage_chess::session::{BoardAction, NodeId};

use super::*;

#[test]
fn a_hint_decides_the_result_once_and_reveals_the_move_in_parts() {
    let mut attempt = attempt();
    let line = attempt.puzzle().line.clone();
    assert_eq!(attempt.take_hint(), [ExerciseEffect::Decided(false)]);
    assert_eq!(attempt.take_hint(), []);
    let (piece, whole) = (attempt.hinted(false), attempt.hinted(true));
    assert!(!piece.is_empty() && piece.len() < whole.len() && whole.starts_with(&piece), "{piece:?} {whole:?}");
    // The puzzle can still be found, which no longer counts.
    assert_eq!(typed(&mut attempt, &line[0]), [ExerciseEffect::AnswerSoon]);
    assert_eq!((attempt.next_move(), attempt.hinted(true)), (None, vec![]));
    attempt.update(ExerciseAction::Answer);
    assert_eq!(typed(&mut attempt, &line[2]), []);
    assert_eq!(attempt.take_hint(), []);
    assert_eq!(attempt.stage(), &PuzzleStage::Solved);
}

#[test]
fn every_move_of_every_solution_can_be_hinted() {
    for (id, puzzle) in every_puzzle().into_iter().step_by(17) {
        let line = puzzle.line.clone();
        let mut attempt = Attempt::<AnyPosition>::new(&id.variant, puzzle).unwrap();
        for uci in line.iter().step_by(2) {
            let (piece, whole) = (attempt.hinted(false), attempt.hinted(true));
            assert!(!piece.is_empty() && whole.starts_with(&piece), "{id}: {piece:?} {whole:?}");
            typed(&mut attempt, uci);
            attempt.update(ExerciseAction::Answer);
        }
        assert_eq!(attempt.stage(), &PuzzleStage::Solved, "{id}");
    }
}

#[test]
fn the_steps_lead_through_the_solution_and_not_through_the_tries() {
    let mut attempt = attempt();
    let bad = wrong(&attempt);
    let effects = typed(&mut attempt, &bad);
    let [_, ExerciseEffect::Ask(Request::Search { id, .. })] = &effects[..] else { panic!("{effects:?}") };
    use hostage_chess::game::Game;
    let position = attempt.board().position();
    let answer = position.uci(position.legal_moves()[0]);
    attempt.update(ExerciseAction::Reply(Reply::Best { id: *id, mv: Some(answer) }));
    attempt.update(ExerciseAction::Hint);
    let line = attempt.puzzle().line.clone();
    let steps: Vec<NodeId> = attempt.steps();
    let tree = attempt.board().tree();
    let moves: Vec<String> =
        steps.iter().filter_map(|node| tree.move_to(*node)).map(|(at, mv)| tree.at(at).uci(mv)).collect();
    assert_eq!(moves, line);
    assert_eq!(attempt.tries().len(), 1);
    for node in [0, steps[1], steps[2], steps[0]] {
        attempt.update(ExerciseAction::Board(BoardAction::GoTo(node)));
        assert_eq!((attempt.board().tree().current(), attempt.steps()), (node, steps.clone()));
    }
}

#[test]
fn beginners_get_single_moves_with_few_pieces_beside_the_board() {
    let beside = |fen: &str| fen.split(['[', ']']).nth(1).map_or(0, |trays| trays.replace('#', "").len());
    let catalogue = catalogue();
    let shelves: BTreeSet<usize> = (0..500).filter_map(|chance| catalogue.easiest("hostage", chance)).collect();
    assert!(shelves.len() > 10, "{shelves:?}");
    for shelf in shelves {
        let text = fs::read_to_string(folder().join(format!("hostage-{shelf}.txt"))).unwrap();
        let mut seen = BTreeSet::new();
        for chance in 0..30 {
            let id = easy_on_shelf(&text, ("hostage", shelf), chance, |_| true).unwrap().unwrap();
            let puzzle = on_shelf(&text, &id).unwrap();
            assert_eq!((puzzle.moves(), puzzle.themes[0]), (1, Theme::Mate(1)), "{id}");
            assert!(beside(&puzzle.fen) <= 5, "{id}: {}", puzzle.fen);
            seen.insert(id.number);
        }
        assert_eq!(seen.len(), 6);
        let new = |id: &PuzzleId| !seen.contains(&id.number);
        assert!(!seen.contains(&easy_on_shelf(&text, ("hostage", shelf), 1, new).unwrap().unwrap().number));
    }
    assert_eq!(easy_on_shelf("", ("hostage", 0), 1, |_| true), Ok(None));
    assert!(easy_on_shelf("x", ("hostage", 0), 1, |_| true).is_err());
}
