//! Moves in sentences are in the form that the reader has chosen, and are translated only once: a second translation
//! would name another piece, because many letters stand for different pieces in two languages.

use hostage_chess::engine::{EngineFault, Reply, Request};
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::game_record::Relation;
use hostage_chess::game::{Cell, Colours, Ending, Event, Game, Kind, Layout, Piece, Position, Side};
use hostage_chess::link::compact;
use hostage_chess::opening::findings::{FIGURES, Figures};
use hostage_chess::search::Score;
use hostage_chess::session::guess::{GuessStage, Guessing, entries};
use hostage_chess::session::lesson::{LessonSaid, Run, chapters};
use hostage_chess::session::play::Warning;
use hostage_chess::session::practice::{GROUPS, Practice};
use hostage_chess::session::puzzles::PuzzleStage;
use hostage_chess::session::review::JudgedMove;
use hostage_chess::session::review::judge::Verdict;
use hostage_chess::session::review::reasons::{Force, Loss, Manner, MistakeReason};
use hostage_chess::session::settings::PieceSigns;
use hostage_chess::session::{BoardAction, ExerciseAction, ExerciseEffect};
use hostage_chess::words;
use hostage_chess::words::embedded::language;

/// A move in PGN and with French letters. French has R for the king and T for the rook.
const PGN: &str = "(R)K*f2+";
const FRENCH: &str = "(T)R*f2+";

fn speak_french() {
    words::speak(language("fr").unwrap());
    words::show_moves(PieceSigns::Own);
}

fn check(said: &str, mv: &str) {
    let shown = words::shown_move(mv);
    assert!(said.contains(&shown), "{mv}: {said}");
    assert!(shown == mv || !said.contains(mv), "{mv}: {said}");
}

/// True if a move looks different with each translation.
fn tells(mv: &str) -> bool {
    let shown = words::shown_move(mv);
    shown != mv && words::shown_move(&shown) != shown
}

fn best(effects: &[ExerciseEffect], mv: Option<&str>) -> ExerciseAction {
    let [ExerciseEffect::Ask(Request::Search { id, .. }) | ExerciseEffect::AskSoon(Request::Search { id, .. })] =
        effects
    else {
        panic!("{effects:?}")
    };
    let id = *id;
    ExerciseAction::Reply(match mv {
        Some(mv) => Reply::Best { id, mv: Some(mv.to_owned()) },
        None => Reply::Error { id, fault: EngineFault::Silent },
    })
}

#[test]
fn a_move_in_pgn_is_translated_with_its_number() {
    assert_eq!(words::numbered_move(Some(2), Side::White, "Nf3"), "2. Nf3");
    speak_french();
    assert_eq!(words::numbered_move(Some(2), Side::White, "Nf3"), "2. Cf3");
    assert_eq!(words::numbered_move(Some(2), Side::Black, PGN), format!("2… {FRENCH}"));
    assert_eq!(words::numbered_move(None, Side::Black, PGN), FRENCH);
}

#[test]
fn every_sentence_translates_its_move_once() {
    speak_french();
    let (layout, colours, goal) = (Layout::square_8x8(), Colours::WhiteBlack, Ending::Checkmate);
    let by = || PGN.to_owned();
    let reasons = [
        MistakeReason::BoughtBack { taken: Kind::Queen, force: Force::Check, by: by() },
        MistakeReason::DroppedAtOnce { paid: Kind::Queen, force: Force::Plain, by: by() },
        MistakeReason::Loses {
            piece: Kind::Queen,
            at: Cell(12),
            loss: Loss::Taken,
            moved: true,
            pays: false,
            by: by(),
        },
        MistakeReason::Allowed { moves: 1, manner: Manner::Drop, by: by() },
        MistakeReason::Answered(Manner::Drop, true, by()),
        MistakeReason::Fell(by()),
    ];
    let mut said: Vec<String> = reasons.iter().map(|why| words::reason(why, layout, goal, (60, 30))).collect();
    let score = Score::Centipawns(0);
    let judged = JudgedMove { node: 1, side: Side::White, was: score, is: score, verdict: Some(Verdict::Blunder) };
    said.extend(
        reasons
            .into_iter()
            .map(|reason| words::coach_asks(&Warning { reason, judged, reply: Vec::new() }, layout, goal)),
    );
    let stages = [None, Some(3)].map(|moves| PuzzleStage::Refuted(Some((by(), moves))));
    said.extend(stages.iter().filter_map(|stage| words::puzzle_stage(stage, false, Side::Black, layout)));
    said.extend([words::puzzle_try(PGN, "e4", Side::Black, layout), words::puzzle_try("e4", PGN, Side::Black, layout)]);
    said.push(words::capture(PGN, Kind::Queen, false, std::iter::empty()));
    // These get a move that is translated already.
    let shown = words::numbered_move(Some(2), Side::White, PGN);
    said.extend([
        words::retry_ask(Side::White, &shown, None, colours),
        words::graph_place(&shown, None, None, colours),
        words::moment_board(&shown),
        words::puzzle_better(shown.clone()),
        words::arrival(Relation::Forks(3), &shown),
        words::taken_back(&shown),
        words::explored(&shown, 1, [100, 0, 0], "0.0"),
        words::findings_first(&shown, Figures::read(FIGURES).unwrap().first[0].score),
    ]);
    assert_eq!(said.len(), 25);
    for said in said {
        assert!(said.contains(FRENCH) && !said.contains(PGN), "{said}");
    }
}

#[test]
fn the_coach_says_whose_reply_it_describes() {
    let layout = Layout::square_8x8();
    let [from, to] = ["e7", "e5"].map(|name| layout.cell(name).unwrap());
    let reply = vec![Event::Walked(Piece { side: Side::Black, kind: Kind::Pawn }, from, to)];
    let (was, is) = (Score::Centipawns(0), Score::Centipawns(-300));
    let judged = JudgedMove { node: 1, side: Side::White, was, is, verdict: Some(Verdict::Blunder) };
    let warning = Warning { reason: MistakeReason::Fell("e5".to_owned()), judged, reply };
    let said = words::coach_asks(&warning, layout, Ending::Checkmate);
    assert!(said.ends_with("%. Black’s best reply: pawn e7 to e5. Take back?"), "{said}");
}

#[test]
fn guesses_name_both_moves_in_the_letters_of_the_language() {
    speak_french();
    let mut seen = [0; 2];
    for entry in entries() {
        let replay = compact::read(entry.game).unwrap().follow().unwrap();
        let (mut run, _) = Guessing::<AnyPosition>::begin(entry, Side::White, replay);
        run.update(ExerciseAction::Next);
        if *run.stage() != GuessStage::Asked {
            continue;
        }
        let position = run.board().position().clone();
        let notation = |m| position.notation(m, Default::default());
        let guess = position.legal_moves().into_iter().find(|&m| tells(&notation(m)));
        if let Some(m) = guess {
            let mut other = run.clone();
            let effects = other.update(BoardAction::Type(position.uci(m)));
            if let GuessStage::Judging = other.stage() {
                other.update(best(&effects, None));
                let GuessStage::Judged(judged) = other.stage() else { panic!("{:?}", other.stage()) };
                assert_eq!(judged.guess, notation(m));
                check(&words::guess_said(&other).0, &judged.guess);
                check(&words::guess_said(&other).0, &judged.game);
                seen[0] += 1;
            }
        }
        run.update(ExerciseAction::Hint);
        let GuessStage::Judged(judged) = run.stage() else { panic!("{:?}", run.stage()) };
        check(&words::guess_said(&run).0, &judged.game);
        seen[1] += 1;
    }
    assert!(seen.iter().all(|&seen| seen > 3), "{seen:?}");
}

#[test]
fn exercises_name_their_moves_in_the_letters_of_the_language() {
    speak_french();
    let mut seen = [0; 3];
    for lesson in chapters().flat_map(|chapter| chapter.lessons) {
        let start: Run<AnyPosition> = Run::begin(lesson).unwrap();
        let mut run = start.clone();
        run.update(ExerciseAction::Hint);
        run.update(ExerciseAction::Hint);
        let LessonSaid::Shown(mv) = run.stage() else { panic!("{:?}", run.stage()) };
        check(&words::lesson_said(&run), mv);
        seen[0] += usize::from(tells(mv));
        let position = start.board().position();
        for m in position.legal_moves() {
            let mut run = start.clone();
            run.update(BoardAction::Type(position.uci(m)));
            if let LessonSaid::Answered(mv) | LessonSaid::Punished(mv) = run.stage() {
                check(&words::lesson_said(&run), mv);
                seen[1] += usize::from(tells(mv));
            }
        }
    }
    for group in &GROUPS {
        for place in 0..group.exercises.len() {
            let mut run: Practice<AnyPosition> = Practice::begin(group, place).unwrap();
            let position = run.board().position().clone();
            let notation = |m: &_| position.notation(*m, Default::default());
            let Some(m) = position.legal_moves().into_iter().find(|m| tells(&notation(m))) else { continue };
            let effects = run.update(ExerciseAction::Hint);
            run.update(best(&effects, Some(&position.uci(m))));
            check(&words::practice_said(&run).0, &notation(&m));
            seen[2] += 1;
        }
    }
    assert!(seen.iter().all(|&seen| seen > 3), "{seen:?}");
}
