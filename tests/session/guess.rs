//! Guess the move: the games, the judgement of guesses, and the score.

use std::collections::BTreeSet;

use hostage_chess::engine::{EngineFault, Info, QuestionId, Reply, Request};
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::{Game, Position, Side};
use hostage_chess::link::compact;
use hostage_chess::search::Score;
use hostage_chess::session::guess::{GuessGame, GuessStage, Guessing, JudgedGuess, Rating, entries, find, name};
use hostage_chess::session::{BoardAction, ExerciseAction, ExerciseEffect};

fn begin(entry: GuessGame, side: Side) -> Guessing<AnyPosition> {
    let replay = compact::read(entry.game).unwrap().follow().unwrap();
    let (mut run, effects) = Guessing::begin(entry, side, replay);
    assert_eq!(effects, [ExerciseEffect::AnswerSoon]);
    assert_eq!(*run.stage(), GuessStage::Watching);
    watch(&mut run);
    run
}

/// Advances the game until the reader is to move.
fn watch(run: &mut Guessing<AnyPosition>) {
    while *run.stage() == GuessStage::Watching {
        assert!(!run.board().is_open());
        run.update(ExerciseAction::Answer);
    }
}

fn moves(entry: GuessGame) -> Vec<String> {
    compact::read(entry.game).unwrap().moves
}

fn typed(run: &mut Guessing<AnyPosition>, text: &str) -> Vec<ExerciseEffect> {
    run.update(ExerciseAction::Board(BoardAction::Type(text.to_owned())))
}

fn question(effects: &[ExerciseEffect]) -> (QuestionId, Vec<String>) {
    let [ExerciseEffect::Ask(Request::Search { id, record, limits })] = effects else { panic!("{effects:?}") };
    assert!(limits.nodes.is_some() && limits.millis.is_none(), "both searches have the same limits");
    (*id, record.moves.clone())
}

/// Answers a search with a score for the side to move.
fn answer(run: &mut Guessing<AnyPosition>, id: QuestionId, score: Score) -> Vec<ExerciseEffect> {
    let info = Info { rank: 1, depth: 5, no_mate_within: 0, score, nodes: 1, millis: 1, line: Vec::new() };
    run.update(ExerciseAction::Reply(Reply::Info { id, info }));
    run.update(ExerciseAction::Reply(Reply::Best { id, mv: None }))
}

fn judged(run: &Guessing<AnyPosition>) -> &JudgedGuess {
    let GuessStage::Judged(judged) = run.stage() else { panic!("{:?}", run.stage()) };
    judged
}

/// A legal move that differs from the move of the game and does not end the game.
fn other(run: &Guessing<AnyPosition>) -> String {
    let position = run.board().position();
    let game = &moves(run.entry())[run.played()];
    let all = position.legal_moves().into_iter();
    let open = all.filter(|m| position.play_unchecked(*m).outcome().is_none());
    open.map(|m| position.uci(m)).find(|text| text != game).unwrap()
}

#[test]
fn fourteen_games_have_the_stated_results_and_unique_names() {
    let mut ids = BTreeSet::new();
    for entry in entries() {
        assert!(ids.insert(entry.id), "{}", entry.id);
        let replay = compact::read(entry.game).unwrap().follow::<AnyPosition>().unwrap();
        let outcome = replay.last().outcome();
        // Two of the published games were resigned.
        assert!(outcome.is_none_or(|outcome| outcome.winner == Some(entry.winner)), "{}", entry.id);
        assert!(outcome.is_some() || ["guess-1", "guess-2"].contains(&entry.id), "{}", entry.id);
        assert!((6..=20).contains(&entry.from), "{}", entry.id);
        for side in Side::BOTH {
            assert_eq!(find(&name(entry, side)), Some((entry, side)));
        }
        let run = begin(entry, entry.winner);
        let (done, all) = run.count();
        assert!(done == 0 && all >= 10, "{}: {all}", entry.id);
        assert_eq!(run.board().position().side_to_move(), entry.winner);
        assert!(run.board().is_open() && run.played() >= entry.from);
    }
    assert_eq!(ids.len(), 14);
    for name in ["", "5", "guess-1", "1.", "1.other.other", "famous-1"] {
        assert!(find(name).is_none(), "{name}");
    }
}

#[test]
fn guessing_the_move_of_the_game_needs_no_engine() {
    for entry in entries() {
        let line = moves(entry);
        let mut run = begin(entry, entry.winner);
        let (_, all) = run.count();
        for guessed in 1..=all {
            let ply = run.played();
            assert_eq!(run.place(), guessed);
            assert_eq!(typed(&mut run, &line[ply]), []);
            assert_eq!((&judged(&run).rating, run.place()), (&Rating::Same, guessed));
            assert_eq!((run.points(), run.count().0), ((3 * guessed as u32, 3 * guessed as u32), guessed));
            run.update(ExerciseAction::Next);
            watch(&mut run);
        }
        assert_eq!(*run.stage(), GuessStage::Over, "{}", entry.id);
        assert_eq!(run.board().tree().depth(), line.len());
        // Then the reader may walk through the game.
        for action in [BoardAction::Undo, BoardAction::Undo, BoardAction::GoTo(0)] {
            run.update(ExerciseAction::Board(action));
        }
        assert_eq!(
            (run.board().tree().depth(), run.played(), run.place(), run.count()),
            (0, line.len(), all, (all, all))
        );
    }
}

#[test]
fn a_guess_is_measured_against_the_move_of_the_game() {
    let entry = entries().next().unwrap();
    // The scores of the guess and of the game's move for the guessing side.
    for (guess, game, points) in [
        (Score::Centipawns(40), Score::Centipawns(40), 3),
        (Score::Centipawns(300), Score::Centipawns(0), 3),
        (Score::Centipawns(0), Score::Centipawns(30), 2),
        (Score::Centipawns(0), Score::Centipawns(70), 1),
        (Score::Centipawns(0), Score::Centipawns(150), 0),
        (Score::Centipawns(0), Score::Centipawns(600), 0),
        (Score::Mate(3), Score::Mate(2), 3),
        (Score::Centipawns(900), Score::Mate(2), 1),
        (Score::Mate(-3), Score::Centipawns(0), 0),
    ] {
        let mut run = begin(entry, entry.winner);
        let (line, ply) = (moves(entry), run.played());
        let text = other(&run);
        let (id, asked) = question(&typed(&mut run, &text));
        assert_eq!((run.stage(), asked.last(), run.played()), (&GuessStage::Judging, Some(&text), ply));
        assert!(!run.board().is_open());
        let told = |score: Score| score.told_to(Side::Black);
        let (id, asked) = question(&answer(&mut run, id, told(guess)));
        assert_eq!(asked, line[..=ply], "the move of the game is searched next");
        assert_eq!(answer(&mut run, id, told(game)), []);
        assert_eq!(judged(&run).rating.points(), Some(points), "{guess:?} {game:?}");
        assert_eq!(run.points(), (points, 3));
        assert_eq!(run.board().tree().game_record().moves, line[..=ply], "the move of the game is on the board");
    }
}

#[test]
fn shown_moves_score_nothing_and_unjudged_moves_do_not_count() {
    let entry = entries().nth(4).unwrap();
    let mut run = begin(entry, !entry.winner);
    assert_eq!(run.update(ExerciseAction::Hint), []);
    assert_eq!((judged(&run).rating.clone(), run.points()), (Rating::Shown, (0, 3)));
    run.update(ExerciseAction::Next);
    watch(&mut run);
    let text = other(&run);
    let (id, _) = question(&typed(&mut run, &text));
    run.update(ExerciseAction::Reply(Reply::Error { id, fault: EngineFault::Crashed("gone".to_owned()) }));
    assert_eq!((judged(&run).rating.clone(), run.points()), (Rating::Unknown, (0, 3)));
}

#[test]
fn the_opening_can_be_skipped_and_the_game_restarted() {
    let entry = entries().nth(1).unwrap();
    let replay = compact::read(entry.game).unwrap().follow::<AnyPosition>().unwrap();
    let (mut run, _) = Guessing::begin(entry, entry.winner, replay);
    assert_eq!(run.update(ExerciseAction::Next), []);
    assert_eq!(*run.stage(), GuessStage::Asked);
    let text = other(&run);
    let (old, _) = question(&typed(&mut run, &text));
    assert_eq!(run.update(ExerciseAction::Again), [ExerciseEffect::AnswerSoon]);
    answer(&mut run, old, Score::Centipawns(0));
    assert_eq!((run.stage(), run.points()), (&GuessStage::Watching, (0, 0)));
    watch(&mut run);
    // At the end the score is stored as a percentage. A single move was guessed.
    let line = moves(entry);
    let ply = run.played();
    typed(&mut run, &line[ply]);
    let kept = loop {
        let mut effects = run.update(ExerciseAction::Next);
        while *run.stage() == GuessStage::Watching {
            effects = run.update(ExerciseAction::Answer);
        }
        if let Some(ExerciseEffect::Decided(kept)) = effects.last() {
            break *kept;
        }
        run.update(ExerciseAction::Hint);
    };
    assert_eq!((run.stage(), kept), (&GuessStage::Over, 100 / run.count().1 as u32));
    assert_eq!(run.update(ExerciseAction::Next), []);
}

#[test]
fn a_game_without_a_guess_that_counts_has_no_result() {
    let entry = entries().next().unwrap();
    let mut run = begin(entry, entry.winner);
    while *run.stage() == GuessStage::Asked {
        let text = other(&run);
        let (id, _) = question(&typed(&mut run, &text));
        run.update(ExerciseAction::Reply(Reply::Error { id, fault: EngineFault::NotStarted }));
        assert_eq!(judged(&run).rating, Rating::Unknown);
        let mut effects = run.update(ExerciseAction::Next);
        while *run.stage() == GuessStage::Watching {
            effects = run.update(ExerciseAction::Answer);
        }
        assert!(!effects.iter().any(|effect| matches!(effect, ExerciseEffect::Decided(_))), "{effects:?}");
    }
    assert_eq!((run.stage(), run.points()), (&GuessStage::Over, (0, 0)));
}

#[test]
fn a_game_that_was_left_continues_with_its_points() {
    let (entry, side) = entries().next().map(|entry| (entry, entry.winner)).unwrap();
    let mut run = begin(entry, side);
    assert_eq!(run.kept(), None, "nothing is guessed yet");
    let right = moves(entry)[run.played()].clone();
    typed(&mut run, &right);
    let continued = |text: &str| {
        let replay = compact::read(entry.game).unwrap().follow().unwrap();
        let (mut run, _) = Guessing::<AnyPosition>::begin(entry, side, replay);
        run.resume(text);
        watch(&mut run);
        run
    };
    // Left after a guess, and while the next one is due or judged.
    for step in 0..3 {
        let text = run.kept().unwrap();
        let again = continued(&text);
        assert_eq!(*again.stage(), GuessStage::Asked, "{step}");
        assert_eq!(again.points(), run.points(), "{step}");
        assert_eq!(again.count().0, run.count().0, "{step}");
        if step == 0 {
            run.update(ExerciseAction::Next);
            watch(&mut run);
        } else {
            let wrong = other(&run);
            typed(&mut run, &wrong);
        }
    }
    // What does not fit leaves the game at its beginning.
    let id = name(entry, side);
    let (most, start) = (moves(entry).len(), continued("").played());
    let long = format!("{id} {} 0 0", most + 1);
    let rich = format!("{id} {most} 4 1");
    let many = format!("{id} {} 0 9", entry.from + 1);
    for bad in
        [&long, &rich, &many, &format!("{id} 1 0 0"), &format!("{id} x 0 0"), &format!("{id} {most}"), "guess 30 0 0"]
    {
        let run = continued(bad);
        assert_eq!((run.played(), run.points()), (start, (0, 0)), "{bad}");
    }
    run.update(ExerciseAction::Again);
    assert_eq!(run.kept(), None);
}
