//! Practice: the engine proves the claim of each exercise, and exercises can be played.

use std::collections::BTreeSet;
use std::thread;

use hostage_chess::engine::clock::NativeClock;
use hostage_chess::engine::local::LocalEngine;
use hostage_chess::engine::{EngineFault, Info, QuestionId, Reply, Request};
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::{Game, Position, Side};
use hostage_chess::search::{Limits, Score};
use hostage_chess::session::practice::list::VARIANT;
use hostage_chess::session::practice::{
    GROUPS, Group, HELD, Miss, Practice, PracticeGoal, PracticePosition, PracticeStage, find, following, name,
};
use hostage_chess::session::{BoardAction, ExerciseAction, ExerciseEffect};
use hostage_chess::words;

/// Nodes for evaluating the position itself, and for each answer of the opponent.
const NODES: (u64, u64) = (40_000, 8_000);
/// Node limits per move for the solver, tried in turn. Every exercise has a solution, so one of them must find it.
const SOLVERS: [u64; 3] = [8_000, 40_000, 100_000];
/// The minimum score of a win, in centipawns.
const WINNING: i32 = 450;

struct Proof {
    engine: LocalEngine<NativeClock>,
}

fn centipawns(score: Score) -> i32 {
    match score {
        Score::Centipawns(worth) => worth,
        Score::Mate(moves) => 30_000 * moves.signum() - moves,
    }
}

impl Proof {
    fn new() -> Proof {
        Proof { engine: LocalEngine::new(NativeClock::default()) }
    }

    /// Answers a search with fewer nodes than it asks for.
    fn answer(&mut self, request: &Request, nodes: u64) -> (QuestionId, Option<Info>, Option<String>) {
        let Request::Search { id, record, limits } = request else { panic!("{request:?}") };
        assert!(limits.nodes.is_some() && limits.millis.is_none(), "the same thought everywhere");
        let mut found = None;
        let limits = Limits { nodes: Some(nodes), ..*limits };
        let best = self.engine.search(record, &limits, &mut || false, &mut |info| found = Some(info)).unwrap();
        (*id, found, best)
    }

    fn worth(&mut self, fen: &str) -> i32 {
        let record = hostage_chess::game::GameRecord {
            variant: VARIANT.to_owned(),
            start: Some(fen.to_owned()),
            moves: Vec::new(),
        };
        let limits = Limits { nodes: Some(NODES.0), ..Limits::default() };
        let mut worth = None;
        self.engine.search(&record, &limits, &mut || false, &mut |info| worth = Some(info.score)).unwrap();
        centipawns(worth.unwrap())
    }

    /// Plays an exercise for both sides, with `solver` nodes per move for the solver. Returns the number of moves left.
    fn go_through(&mut self, group: &'static Group, place: usize, solver: u64) -> Result<u8, String> {
        let mut run = Practice::<AnyPosition>::begin(group, place).ok_or("no such position")?;
        let mut asked = Vec::new();
        while !run.is_over() {
            if *run.stage() == PracticeStage::Asked {
                let record = run.board().tree().game_record();
                let limits = Limits { nodes: Some(solver), ..Limits::default() };
                let best = self.engine.search(&record, &limits, &mut || false, &mut |_| {}).unwrap();
                asked = run.update(ExerciseAction::Board(BoardAction::Type(best.ok_or("no move")?)));
            }
            if let [ExerciseEffect::Ask(request) | ExerciseEffect::AskSoon(request)] = &asked[..] {
                let (id, info, mv) = self.answer(request, NODES.1);
                if let Some(info) = info {
                    run.update(ExerciseAction::Reply(Reply::Info { id, info }));
                }
                asked = run.update(ExerciseAction::Reply(Reply::Best { id, mv }));
            }
        }
        if *run.stage() == PracticeStage::Reached { Ok(run.left()) } else { Err(format!("{:?}", run.stage())) }
    }

    fn prove(&mut self, group: &'static Group, place: usize) -> Result<(), String> {
        let PracticePosition { fen, goal } = group.exercises[place];
        let position = AnyPosition::from_fen(VARIANT, fen).map_err(|faults| format!("{faults:?}"))?;
        if position.fen() != fen {
            return Err(format!("written {}", position.fen()));
        }
        self.engine.new_game();
        let worth = self.worth(fen);
        let fits = if matches!(goal, PracticeGoal::Win(_)) { worth >= WINNING } else { (HELD..=200).contains(&worth) };
        if !fits {
            return Err(format!("worth {worth}"));
        }
        let slack = if matches!(goal, PracticeGoal::Win(_)) { 1..=6 } else { 0..=6 };
        let mut faults = Vec::new();
        for solver in SOLVERS {
            self.engine.new_game();
            match self.go_through(group, place, solver) {
                Ok(left) if slack.contains(&left) => return Ok(()),
                Ok(left) => faults.push(format!("{left} turns are left")),
                Err(fault) => faults.push(fault),
            }
        }
        Err(faults.join(", "))
    }
}

fn every_exercise() -> Vec<(&'static Group, usize)> {
    GROUPS.iter().flat_map(|group| (0..group.exercises.len()).map(move |place| (group, place))).collect()
}

/// The exercises fit the present net, and a new one may disagree.
#[test]
#[ignore = "strength"]
fn the_engine_confirms_what_each_exercise_claims() {
    let all = every_exercise();
    let faults: Vec<String> = thread::scope(|scope| {
        let parts = all.chunks(all.len().div_ceil(4)).map(|part| {
            scope.spawn(move || {
                let mut proof = Proof::new();
                let prove = |&(group, place): &(&'static Group, usize)| {
                    proof.prove(group, place).err().map(|fault| format!("{}: {fault}", name(group, place)))
                };
                part.iter().filter_map(prove).collect::<Vec<_>>()
            })
        });
        let parts: Vec<_> = parts.collect();
        parts.into_iter().flat_map(|part| part.join().unwrap()).collect()
    });
    assert_eq!(faults, Vec::<String>::new());
}

#[test]
fn thirty_exercises_are_wins_and_ten_are_defences_with_unique_names() {
    let goals: Vec<PracticeGoal> = every_exercise().iter().map(|(group, place)| group.exercises[*place].goal).collect();
    assert_eq!(goals.iter().filter(|goal| matches!(goal, PracticeGoal::Win(_))).count(), 30);
    assert_eq!(goals.iter().filter(|goal| matches!(goal, PracticeGoal::Hold(_))).count(), 10);
    let fens: BTreeSet<&str> = every_exercise().iter().map(|(group, place)| group.exercises[*place].fen).collect();
    assert_eq!(fens.len(), 40);
    for (group, place) in every_exercise() {
        let (found, at) = find(&name(group, place)).unwrap();
        assert_eq!((found.id, at), (group.id, place));
    }
    for name in ["", "fed", "fed-0", "fed-99", "fed-one", "win-on", "flying-1", "fed-18446744073709551616"] {
        assert!(find(name).is_none(), "{name}");
    }
    // Each exercise leads to the next until all have been visited.
    let first = (&GROUPS[0], 0);
    let line = std::iter::successors(Some(first), |&(group, place)| following(group, place));
    assert_eq!(line.count(), 40);
}

/// The themes of the groups, as far as the rules can verify them.
#[test]
fn each_group_matches_its_theme() {
    use hostage_chess::game::{Area, Mark};
    for (group, place) in every_exercise() {
        let position = AnyPosition::from_fen(VARIANT, group.exercises[place].fen).unwrap();
        let us = position.side_to_move();
        let held = |area: Area| -> usize {
            let pockets = position.trays().into_iter().filter(|pocket| pocket.area == area && pocket.owner == us);
            pockets.flat_map(|pocket| pocket.pieces).map(|stored| usize::from(stored.count)).sum()
        };
        let own = |cell| position.piece_at(cell).is_some_and(|piece| piece.side == us);
        let frozen = position.marks().into_iter().filter(|(cell, mark)| *mark == Mark::Frozen && own(*cell)).count();
        let name = name(group, place);
        match group.id {
            "fed" => assert!(held(Area::Airfield) >= 3, "{name}"),
            "thaw" => assert!(frozen > 0, "{name}"),
            "last" => assert_eq!(held(Area::Prison), 1, "{name}"),
            _ => {}
        }
    }
}

/// An exercise to win, or an exercise to hold.
fn begin(hold: bool) -> Practice<AnyPosition> {
    let is = |(group, place): &(&'static Group, usize)| {
        matches!(group.exercises[*place].goal, PracticeGoal::Hold(_)) == hold
    };
    let (group, place) = every_exercise().into_iter().find(is).unwrap();
    Practice::begin(group, place).unwrap()
}

/// A legal move that does not end the game and does not go back to an earlier position.
fn some(run: &Practice<AnyPosition>) -> String {
    let (position, tree) = (run.board().position(), run.board().tree());
    let seen: BTreeSet<String> = tree.path().into_iter().map(|node| board_of(tree.at(node))).collect();
    let goes_on = |m: &_| {
        let after = position.play_unchecked(*m);
        after.outcome().is_none() && !after.in_check() && !seen.contains(&board_of(&after))
    };
    position.uci(position.legal_moves().into_iter().find(goes_on).unwrap())
}

fn typed(run: &mut Practice<AnyPosition>, text: &str) -> Vec<ExerciseEffect> {
    run.update(ExerciseAction::Board(BoardAction::Type(text.to_owned())))
}

fn question(effects: &[ExerciseEffect]) -> QuestionId {
    let [ExerciseEffect::Ask(Request::Search { id, .. }) | ExerciseEffect::AskSoon(Request::Search { id, .. })] =
        effects
    else {
        panic!("{effects:?}")
    };
    *id
}

fn scored(id: QuestionId, score: Score) -> ExerciseAction {
    ExerciseAction::Reply(Reply::Info {
        id,
        info: Info { rank: 1, depth: 5, no_mate_within: 0, score, nodes: 1, millis: 1, line: Vec::new() },
    })
}

fn board_of(position: &AnyPosition) -> String {
    position.fen().split(' ').next().unwrap_or_default().to_owned()
}

/// Plays a move, and answers with this score for the engine.
fn mv(run: &mut Practice<AnyPosition>, score: Score) {
    let own = some(run);
    let id = question(&typed(run, &own));
    assert_eq!(*run.stage(), PracticeStage::Thinking);
    assert!(!run.board().is_open());
    run.update(scored(id, score));
    let mv = Some(some(run));
    assert_eq!(run.update(ExerciseAction::Reply(Reply::Best { id, mv })), []);
}

#[test]
fn moves_are_answered_and_counted_down() {
    let mut run = begin(false);
    let moves = run.goal().moves();
    for left in (1..moves).rev() {
        mv(&mut run, Score::Mate(-4));
        assert_eq!((*run.stage(), run.left(), run.has_slipped()), (PracticeStage::Asked, left, false));
        assert_eq!(run.board().position().side_to_move(), run.side());
    }
    let last = some(&run);
    assert_eq!(typed(&mut run, &last), [], "the last move gets no answer");
    assert_eq!(*run.stage(), PracticeStage::Missed(Miss::Late));
    run.update(ExerciseAction::Again);
    assert_eq!((*run.stage(), run.left()), (PracticeStage::Asked, moves));
    assert!(run.board().is_open());
}

#[test]
fn a_lost_win_is_reported_and_can_be_regained() {
    let mut run = begin(false);
    mv(&mut run, Score::Centipawns(-100));
    assert!(run.has_slipped());
    mv(&mut run, Score::Centipawns(-500));
    assert!(!run.has_slipped());
}

#[test]
fn hints_cost_stars_and_are_given_once_per_move() {
    let mut run = begin(false);
    let own = some(&run);
    let id = question(&run.update(ExerciseAction::Hint));
    assert_eq!(*run.stage(), PracticeStage::Hinting);
    assert_eq!(run.update(ExerciseAction::Hint), [], "one question at a time");
    run.update(BoardAction::Back);
    run.update(ExerciseAction::Reply(Reply::Best { id, mv: Some(own.clone()) }));
    assert_eq!((*run.stage(), run.stars()), (PracticeStage::Asked, 2));
    assert_eq!(run.board().position().uci(run.hint().unwrap()), own);
    assert!(!run.hinted().is_empty() && run.board().is_open());
    assert_eq!(run.update(ExerciseAction::Hint), [], "it is told already");
    let id = question(&typed(&mut run, &own));
    assert_eq!(run.hint(), None);
    let mv = Some(some(&run));
    run.update(ExerciseAction::Reply(Reply::Best { id, mv }));
    let id = question(&run.update(ExerciseAction::Hint));
    // Without an answer there is no hint, and no cost.
    run.update(ExerciseAction::Reply(Reply::Error { id, fault: EngineFault::Crashed("gone".to_owned()) }));
    assert_eq!((*run.stage(), run.stars(), run.hint()), (PracticeStage::Asked, 2, None));
    assert_eq!(words::practice_said(&run), (words::text("practice-silent").to_owned(), false));
    // The next attempt, or a move, starts afresh.
    let before = run.number();
    let id = question(&run.update(ExerciseAction::Hint));
    assert!(!run.lacks_hint() && run.number() > before);
    run.update(ExerciseAction::Reply(Reply::Best { id, mv: None }));
    assert!(run.lacks_hint());
    let own = some(&run);
    typed(&mut run, &own);
    assert!(!run.lacks_hint());
}

#[test]
fn the_engine_decides_whether_a_position_was_held() {
    for (score, stage) in [
        (Score::Centipawns(-HELD), PracticeStage::Reached),
        (Score::Centipawns(1 - HELD), PracticeStage::Missed(Miss::Losing)),
        (Score::Mate(3), PracticeStage::Missed(Miss::Losing)),
        (Score::Mate(-3), PracticeStage::Reached),
    ] {
        let mut run = begin(true);
        for _ in 1..run.goal().moves() {
            mv(&mut run, Score::Centipawns(0));
        }
        let last = some(&run);
        let id = question(&typed(&mut run, &last));
        assert_eq!(*run.stage(), PracticeStage::Judging);
        run.update(scored(id, score));
        let mv = Some(some(&run));
        let kept = run.update(ExerciseAction::Reply(Reply::Best { id, mv }));
        assert_eq!(*run.stage(), stage);
        assert_eq!(kept, if stage == PracticeStage::Reached { vec![ExerciseEffect::Decided(3)] } else { Vec::new() });
    }
}

#[test]
fn late_answers_are_ignored_and_an_engine_error_does_not_block_the_exercise() {
    let mut run = begin(false);
    let own = some(&run);
    let old = question(&typed(&mut run, &own));
    run.update(ExerciseAction::Again);
    run.update(ExerciseAction::Reply(Reply::Best { id: old, mv: Some(own.clone()) }));
    assert_eq!((*run.stage(), run.board().tree().depth()), (PracticeStage::Asked, 0));
    let id = question(&typed(&mut run, &own));
    assert_ne!(id, old);
    run.update(ExerciseAction::Reply(Reply::Best { id: old, mv: Some(own) }));
    assert_eq!(*run.stage(), PracticeStage::Thinking);
    run.update(ExerciseAction::Reply(Reply::Error { id, fault: EngineFault::Crashed("gone".to_owned()) }));
    assert_eq!(*run.stage(), PracticeStage::Missed(Miss::Silent));
    assert_eq!(run.side(), if run.board().orientation() == Side::White { Side::White } else { Side::Black });
}
