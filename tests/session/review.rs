//! The review of a game: the formulas, why turns are bad, what is asked of the engine, and the reader's own tries.

use hostage_chess::engine::{Asker, Info, QuestionId, Reply};
use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::{Cell, Ending, Game, GameRecord, Kind, Position, Side};
use hostage_chess::json;
use hostage_chess::search::Score::{self, Centipawns, Mate};
use hostage_chess::session::analysis::{Action, Effect};
use hostage_chess::session::review::judge::{Verdict, accuracy, chances, game_accuracy, verdict};
use hostage_chess::session::review::reasons::{Case, Force, Loss, Manner, Reason, reason};
use hostage_chess::session::review::{Stage, Step, effort};
use hostage_chess::session::{Analysis, BoardAction, SavedAnalysis, Tree};
use hostage_chess::ui::scene::{ReviewView, moves, review, review_signs};
use hostage_chess::words;

type Study = Analysis<AnyPosition>;

// ---- The formulas ----

#[test]
fn chances_and_accuracy_follow_the_published_formulas() {
    let close = |one: f64, other: f64| assert!((one - other).abs() < 0.05, "{one} {other}");
    for (worth, share) in [(0, 50.0), (100, 59.1), (300, 75.1), (-100, 40.9), (1000, 97.5), (9999, 97.5)] {
        close(chances(Centipawns(worth)), share);
    }
    assert_eq!((chances(Mate(7)), chances(Mate(-1)), chances(Mate(0))), (100.0, 0.0, 0.0));
    for (fall, share) in [(0.0, 100.0), (5.0, 80.8), (10.0, 64.6), (20.0, 41.0), (50.0, 9.5), (100.0, 0.0)] {
        close(accuracy(100.0, 100.0 - fall), share);
    }
    close(accuracy(40.0, 60.0), 100.0);
}

#[test]
fn verdicts_go_by_the_chances_lost_and_never_pass_over_a_win_thrown_away() {
    let cases = [
        (Centipawns(0), Centipawns(-50), None),
        (Centipawns(0), Centipawns(-60), Some(Verdict::Inaccuracy)),
        (Centipawns(0), Centipawns(-120), Some(Verdict::Mistake)),
        (Centipawns(0), Centipawns(-200), Some(Verdict::Blunder)),
        (Centipawns(900), Centipawns(700), None),
        (Centipawns(0), Mate(-5), Some(Verdict::Blunder)),
        (Centipawns(-900), Mate(-5), None),
        (Mate(2), Mate(6), None),
        (Mate(2), Centipawns(2000), Some(Verdict::Inaccuracy)),
        (Mate(2), Mate(-2), Some(Verdict::Blunder)),
        (Mate(-2), Mate(-1), None),
        (Centipawns(-300), Centipawns(300), None),
    ];
    for (was, is, expected) in cases {
        assert_eq!(verdict(was, is), expected, "{was:?} {is:?}");
    }
    // To lose more is never judged better.
    for was in (-1000..1000).step_by(50) {
        let judged: Vec<_> = (0..40).map(|loss| verdict(Centipawns(was), Centipawns(was - 25 * loss))).collect();
        assert!(judged.is_sorted(), "{was}: {judged:?}");
    }
}

#[test]
fn accuracy_lies_between_nothing_and_all_and_good_games_have_all_of_it() {
    let sides = |number: usize| (0..number).map(|ply| if ply % 2 == 0 { Side::White } else { Side::Black });
    assert_eq!(game_accuracy(&[50.0], &[]), [None, None]);
    assert_eq!(game_accuracy(&[50.0, 50.0], &[(Side::White, 80.0)]), [Some(80.0), None]);
    for plies in [1, 2, 3, 9, 30, 120, 300] {
        let wild: Vec<f64> = (0..=plies).map(|ply| f64::from((ply * ply * 37 % 101) as u32)).collect();
        let perfect: Vec<_> = sides(plies).map(|side| (side, 100.0)).collect();
        for all in game_accuracy(&wild, &perfect).into_iter().flatten() {
            assert!((all - 100.0).abs() < 1e-9, "{plies}: {all}");
        }
        let turns: Vec<_> = sides(plies).zip(&wild).map(|(side, &share)| (side, share)).collect();
        for some in game_accuracy(&wild, &turns).into_iter().flatten() {
            assert!((0.0..=100.0).contains(&some), "{plies}: {some}");
        }
        let worse: Vec<_> = turns.iter().map(|&(side, share)| (side, share / 2.0)).collect();
        assert!(game_accuracy(&wild, &worse)[0] <= game_accuracy(&wild, &turns)[0], "{plies}");
    }
    // Lists that do not fit do no harm.
    game_accuracy(&[], &[(Side::Black, 10.0)]);
}

#[test]
fn a_game_of_sixty_moves_takes_a_minute_or_two() {
    for positions in [1, 20, 61, 121, 400, 5000] {
        let limits = effort(positions);
        assert!(limits.nodes.is_some() && limits.depth.is_some(), "an end, and no answer from the book");
        let all = limits.millis.unwrap() as usize * positions;
        assert!(all <= 100_000 || positions > 360, "{positions}: {all} ms");
    }
}

// ---- Why a turn is bad ----

fn cell(variant: &str, name: &str) -> Cell {
    AnyPosition::start(variant).unwrap().layout().cell(name).unwrap()
}

/// Why this turn is bad: what it was worth before and is after, the better line and the answers as UCI text.
fn why(variant: &str, fen: &str, turn: &str, scores: (Score, Score), better: &str, answer: &str) -> (Reason, String) {
    let before = AnyPosition::from_fen(variant, fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"));
    let legal = |text: &str| before.read_uci(text).unwrap_or_else(|why| panic!("{fen} {text}: {why:?}"));
    let (turn, (was, is)) = (legal(turn), scores);
    let line = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let (better, answer) = (line(better), line(answer));
    better.first().map(|text| legal(text));
    if let Some(text) = answer.first() {
        before.play_unchecked(turn).read_uci(text).unwrap_or_else(|why| panic!("{fen} {text}: {why:?}"));
    }
    let found = reason(&Case { before: &before, turn, was, is, better: &better, answer: &answer });
    let text = words::reason(&found, before.layout(), before.goal(), (60, 30));
    (found, text)
}

const EVEN: (Score, Score) = (Centipawns(0), Centipawns(-200));
const LOST: (Score, Score) = (Centipawns(0), Mate(-1));

#[test]
fn reasons_come_from_prisons_and_airfields() {
    let at = |name| cell("hostage", name);
    let (mate, by) = (Force::End(1), |text: &str| text.to_owned());
    let cases = [
        // Whoever takes the knight is mated by it.
        (
            "k7/8/8/4n3/8/8/6PP/4R1RK[#N] w - - 0 1",
            ("e1e5", LOST, "e1e2", "N#N@f2"),
            Reason::BoughtBack { taken: Kind::Knight, force: mate, by: by("(N)N*f2#") },
            "Took a knight that could be bought back with mate: (N)N*f2#.",
        ),
        // The engine may know of something slower; the mate is there by the rules.
        (
            "k7/8/8/4n3/8/8/6PP/4R1RK[#N] w - - 0 1",
            ("e1e5", (Centipawns(0), Mate(-3)), "e1e2", "a8a7"),
            Reason::BoughtBack { taken: Kind::Knight, force: mate, by: by("(N)N*f2#") },
            "Took a knight that could be bought back with mate: (N)N*f2#.",
        ),
        (
            "k7/8/8/4n3/8/8/8/4R2K[#N] w - - 0 1",
            ("e1e5", EVEN, "h1g1", "N#N@f2"),
            Reason::BoughtBack { taken: Kind::Knight, force: Force::Check, by: by("(N)N*f2+") },
            "Took a knight that could be bought back with check: (N)N*f2+.",
        ),
        (
            "k7/8/8/8/8/8/6PP/6RK[#Nn] w - - 0 1",
            ("N#N@a1", LOST, "g1f1", "N@f2"),
            Reason::DroppedAtOnce { paid: Kind::Knight, force: mate, by: by("N*f2#") },
            "Paid a knight that can be dropped at once with mate: N*f2#.",
        ),
        (
            "k7/8/8/8/8/8/8/K7[#Nnq] w - - 0 1",
            ("N#Q@d4", EVEN, "N#N@d4", "a8a7"),
            Reason::Overpaid(Kind::Queen, Kind::Knight),
            "Paid with a queen where a knight was enough.",
        ),
        (
            "k7/8/8/8/8/8/8/K7[#Pq] w - - 0 1",
            ("P#Q@d4", EVEN, "a1a2", "a8a7"),
            Reason::Dear(Kind::Queen, Kind::Pawn),
            "Paid with a queen for a pawn.",
        ),
        (
            "k7/8/8/4n3/8/8/2p5/4R1K1[#] w - - 0 1",
            ("e1e5", EVEN, "g1f2", "c2c1n"),
            Reason::Thawed(at("c2")),
            "Let the pawn on c2 thaw.",
        ),
        (
            "k7/8/8/8/8/8/5p2/6K1[#Nn] w - - 0 1",
            ("g1f1", EVEN, "N#N@a1", "a8a7"),
            Reason::NotFrozen(at("f2"), true),
            "Walked past a freeze: the check by the pawn on f2 could be frozen away.",
        ),
        (
            "1k6/8/8/8/8/8/6PP/R6K[q#] w - - 0 1",
            ("a1a2", LOST, "a1b1", "Q@e1"),
            Reason::Allowed { turns: 1, manner: Manner::Drop, by: by("Q*e1#") },
            "Allowed mate in 1, by a drop: Q*e1#.",
        ),
        (
            "7k/6pp/8/8/8/8/8/K7[Q#] w - - 0 1",
            ("a1a2", (Mate(1), Centipawns(900)), "Q@e8", "h7h6"),
            Reason::Missed(1, Manner::Drop),
            "Missed mate in 1, by a drop.",
        ),
        (
            "k7/8/8/8/8/8/8/K7[R#] w - - 0 1",
            ("a1b1", EVEN, "R@d8", "a8a7"),
            Reason::NotSeen(Manner::Drop, true),
            "Walked past a drop with check.",
        ),
        (
            "k7/8/8/8/8/8/8/K7[r#] w - - 0 1",
            ("a1b1", EVEN, "a1a2", "R@d1"),
            Reason::Answered(Manner::Drop, true, by("R*d1+")),
            "Allowed a drop with check: R*d1+.",
        ),
    ];
    for (fen, (turn, scores, better, answer), expected, text) in cases {
        assert_eq!(why("hostage", fen, turn, scores, better, answer), (expected, text.to_owned()), "{fen} {turn}");
    }
}

#[test]
fn reasons_without_prisons_are_those_of_every_game() {
    let loses = |man, at, loss, moved, pays, by: &str| Reason::Loses { man, at, loss, moved, pays, by: by.to_owned() };
    let at = |name| cell("hostage", name);
    let cases = [
        (
            "hostage",
            "k2r4/8/8/8/8/8/8/KN6[#] w - - 0 1",
            ("b1d2", EVEN, "b1c3", "d8d2"),
            loses(Kind::Knight, at("d2"), Loss::Taken, true, false, "Rxd2"),
            "Put the knight on d2 where it is taken: Rxd2.",
        ),
        (
            "hostage",
            "k2r4/8/8/8/8/8/3N4/K7[#n] w - - 0 1",
            ("a1b1", EVEN, "d2e4", "d8d2 b1c1 N#N@e4"),
            loses(Kind::Knight, at("d2"), Loss::Taken, false, true, "Rxd2"),
            "Left the knight on d2 to be taken, and then pays for a ransom: Rxd2.",
        ),
        (
            "hostage",
            "7k/5K2/8/6Q1/8/8/8/8[#] w - - 0 1",
            ("g5g6", (Mate(1), Centipawns(0)), "g5g7", ""),
            Reason::Drew(Ending::Stalemate),
            "Gave a draw: stalemate.",
        ),
        (
            "hostage",
            "k2q4/8/8/8/8/8/3R4/K7[#] w - - 0 1",
            ("d2d1", EVEN, "d2d8", "d8d1"),
            Reason::NotTaken(Kind::Queen, at("d8")),
            "Left the queen on d8 alone.",
        ),
        (
            "hostage",
            "k7/8/8/8/8/8/8/K7[#] w - - 0 1",
            ("a1b1", EVEN, "a1a2", "a8a7"),
            Reason::Fell("Ka7".into()),
            "The winning chances fell from 60% to 30%: Ka7.",
        ),
        (
            "takeover-64",
            "4k3/8/8/3r4/8/3N4/8/4K3 w - - 0 1",
            ("e1f1", EVEN, "d3e5", "d5d2"),
            loses(Kind::Knight, cell("takeover-64", "d3"), Loss::TakenOver, false, false, "d5-d2=Wd3"),
            "Left the knight on d3 to be taken over: d5-d2=Wd3.",
        ),
        (
            "hole",
            "***k***/**bqr**/*ppppp*/3*3/7/7/3*3/*PPPPP*/**RQB**/***K*** w - - 0 1",
            ("c3c4", (Mate(2), Mate(-2)), "", ""),
            Reason::Allowed { turns: 2, manner: Manner::Plain, by: String::new() },
            "Allowed the capture of the king in 2.",
        ),
    ];
    for (variant, fen, (turn, scores, better, answer), expected, text) in cases {
        let (found, said) = why(variant, fen, turn, scores, better, answer);
        if variant == "takeover-64" {
            // How the landing is written is the game's own affair.
            let Reason::Loses { loss, at, .. } = found else { panic!("{found:?}") };
            assert_eq!((loss, at), (Loss::TakenOver, cell(variant, "d3")), "{said}");
            continue;
        }
        assert_eq!((found, said), (expected, text.to_owned()), "{fen} {turn}");
    }
}

#[test]
fn every_turn_of_every_game_has_a_reason_in_one_sentence() {
    let mut seed = 7_u64;
    let mut random = |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below.max(1)
    };
    for variant in variants() {
        let mut position = AnyPosition::start(variant).unwrap();
        for _ in 0..60 {
            let turns = position.legal_moves();
            if turns.is_empty() {
                break;
            }
            let turn = turns[random(turns.len())];
            let better = vec![position.uci(turns[random(turns.len())])];
            let after = position.play_unchecked(turn);
            let mut answer = Vec::new();
            let mut here = after.clone();
            for _ in 0..3 {
                let replies = here.legal_moves();
                let Some(&m) = replies.get(random(replies.len())) else { break };
                answer.push(here.uci(m));
                here = here.play_unchecked(m);
            }
            for (was, is) in [EVEN, LOST, (Mate(3), Centipawns(0)), (Mate(3), Mate(-3))] {
                let case = Case { before: &position, turn, was, is, better: &better, answer: &answer };
                let found = reason(&case);
                let text = words::reason(&found, position.layout(), position.goal(), (60, 30));
                assert!(text.ends_with('.') && !text.contains("  "), "{variant} {}: {text}", position.fen());
            }
            position = after;
        }
    }
}

// ---- What is asked, and what comes of it ----

/// The fool's mate: 1.f3 e5 2.g4 Qh4#.
const FOOLS: [&str; 4] = ["f2f3", "e7e5", "g2g4", "d8h4"];

fn study(turns: &[&str]) -> Study {
    let turns = turns.iter().map(|&text| text.to_owned()).collect();
    let record = GameRecord { variant: "hostage".into(), start: None, turns };
    Analysis::new(Tree::of(record.follow().unwrap()), Side::White)
}

/// What the engine of these tests knows: the scores for the side to move, and the best turn, by the turns played.
fn knows(record: &GameRecord) -> (Score, &'static str) {
    match record.turns.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => (Centipawns(20), "e2e4"),
        ["f2f3"] => (Centipawns(30), "e7e5"),
        ["f2f3", "e7e5"] => (Centipawns(-40), "g1h3"),
        [.., "g2g4"] => (Mate(1), "d8h4"),
        [.., "a2a3"] => (Centipawns(400), "d7d5"),
        [.., "d2d4"] => (Centipawns(60), "e5d4"),
        // Inaccuracies, and a mistake.
        [.., "h2h3" | "b2b3"] => (Centipawns(100), "d7d5"),
        [.., "d2d3"] => (Centipawns(180), "d7d5"),
        _ => (Centipawns(0), "a2a3"),
    }
}

fn question(effects: &[Effect]) -> Option<(QuestionId, GameRecord)> {
    effects.iter().find_map(|effect| match effect {
        Effect::Think { id, record, .. } => Some((*id, record.clone())),
        _ => None,
    })
}

fn answer(it: &mut Study, (id, record): &(QuestionId, GameRecord)) -> Vec<Effect> {
    let (score, best) = knows(record);
    let info = Info { rank: 1, depth: 5, score, nodes: 9, millis: 1, line: vec![best.to_owned()] };
    it.update(Action::Hear(Reply::Info { id: *id, info }));
    it.update(Action::Hear(Reply::Best { id: *id, turn: Some(best.to_owned()) }))
}

/// Answers until nothing is asked; how many answers that took.
fn finish(it: &mut Study, mut effects: Vec<Effect>) -> usize {
    let mut answers = 0;
    while let Some(question) = question(&effects) {
        effects = answer(it, &question);
        answers += 1;
    }
    answers
}

fn reviewed() -> Study {
    let mut it = study(&FOOLS);
    it.update(Action::Show(true));
    let effects = it.update(Step::Start);
    assert_eq!(finish(&mut it, effects), 4, "the mate need not be asked about");
    it
}

fn picture(it: &Study) -> ReviewView {
    review(it, &it.review().report(it.tree()))
}

fn type_turn(it: &mut Study, text: &str) -> Vec<Effect> {
    it.update(BoardAction::Type(text.to_owned()))
}

fn stage(it: &Study) -> Stage {
    it.review().retry().expect("a try goes on").stage
}

#[test]
fn the_game_is_gone_over_from_its_end_and_judged() {
    let mut it = study(&FOOLS);
    assert!(question(&it.update(Step::Start)).is_none(), "not before it is seen");
    let mut effects = it.update(Action::Show(true));
    let mut lengths = Vec::new();
    while let Some(question) = question(&effects) {
        assert!(question.0.asker == Asker::Review && it.is_thinking());
        lengths.push(question.1.turns.len());
        effects = answer(&mut it, &question);
        assert!(effects.contains(&Effect::Store));
    }
    assert_eq!(lengths, [3, 2, 1, 0]);
    assert!(!it.review().is_running() && !it.is_thinking());
    let report = it.review().report(it.tree());
    assert_eq!((report.done(), report.line.len(), report.turns.len()), (5, 5, 4));
    let verdicts: Vec<_> = report.turns.iter().map(|turn| turn.verdict).collect();
    assert_eq!(verdicts, [None, None, Some(Verdict::Blunder), None]);
    assert_eq!(report.accuracy[1].map(|share| share as u32), Some(100), "Black played the best turns");
    assert!(report.accuracy[0].unwrap() < 50.0);
    it.update(BoardAction::GoTo(3));
    let mate = Reason::Allowed { turns: 1, manner: Manner::Plain, by: "Qh4#".into() };
    assert_eq!(it.reason(), Some(&mate));
    let bad = picture(&it).bad.unwrap();
    assert_eq!((bad.turn.as_str(), bad.why.as_str()), ("2. g4??", "Allowed mate in 1: Qh4#."));
    assert_eq!(bad.better[0].1, "Nh3");
}

#[test]
fn it_waits_while_unseen_or_told_to_and_steps_do_not_disturb_it() {
    let mut it = study(&FOOLS);
    it.update(Action::Show(true));
    let first = question(&it.update(Step::Start)).unwrap();
    let effects = it.update(Action::Show(false));
    assert!(effects.contains(&Effect::Stop { id: first.0 }) && !it.is_thinking());
    assert!(answer(&mut it, &first).is_empty(), "a late answer");
    assert_eq!(picture(&it).done, 1, "the mate at the end");
    let again = question(&it.update(Action::Show(true))).unwrap();
    assert_eq!((again.1.turns.len(), again.0.number > first.0.number), (3, true), "the same again by another number");
    let effects = it.update(Action::Start);
    assert!(!effects.contains(&Effect::Stop { id: again.0 }) && question(&effects).is_none());
    let third = question(&answer(&mut it, &again)).unwrap();
    let effects = it.update(Step::Pause);
    assert!(effects.contains(&Effect::Stop { id: third.0 }) && question(&effects).is_none());
    assert_eq!((picture(&it).done, picture(&it).of, it.review().is_running()), (2, 5, false));
    let effects = it.update(Step::Start);
    assert_eq!(finish(&mut it, effects), 3, "what is known is not asked again");
}

#[test]
fn the_live_engine_rests_while_the_game_is_gone_over() {
    let settle = |it: &mut Study, effects: &[Effect]| {
        let ticket =
            effects.iter().rev().find_map(|e| if let Effect::Settle(ticket) = e { Some(*ticket) } else { None });
        it.update(Action::Settled(ticket.expect("something to wait for")))
    };
    let mut it = study(&FOOLS[..3]);
    it.update(Action::Engine(true));
    let effects = it.update(Action::Show(true));
    let live = question(&settle(&mut it, &effects)).unwrap();
    let effects = it.update(Step::Start);
    assert!(effects.contains(&Effect::Stop { id: live.0 }), "one question at a time");
    let mut question_now = question(&effects).unwrap();
    let effects = it.update(Action::Start);
    assert!(question(&settle(&mut it, &effects)).is_none());
    loop {
        let effects = answer(&mut it, &question_now);
        match question(&effects) {
            Some(next) => question_now = next,
            None => break assert!(question(&settle(&mut it, &effects)).is_some(), "and goes on afterwards"),
        }
    }
}

#[test]
fn a_broken_engine_ends_it_with_words() {
    let mut it = study(&FOOLS);
    it.update(Action::Show(true));
    let (id, _) = question(&it.update(Step::Start)).unwrap();
    let effects = it.update(Action::Hear(Reply::Error { id, text: "gone".into() }));
    assert!(question(&effects).is_none());
    assert_eq!((it.fault(), it.is_thinking(), it.review().is_running()), (Some("gone"), false, false));
    assert!(question(&it.update(Step::Start)).is_some(), "it can be tried again");
}

#[test]
fn what_was_found_survives_the_store_in_any_order() {
    let mut it = reviewed();
    // Numbers in the store leave no gaps.
    it.update(BoardAction::GoTo(0));
    type_turn(&mut it, "a3");
    let aside = it.tree().current();
    it.update(Action::Delete(aside));
    type_turn(&mut it, "b3");
    let saved = it.save();
    let text = json::write(&saved);
    assert_eq!(json::read(&text), Some(saved.clone()));
    let restored: Study = Analysis::restore(&saved).unwrap();
    assert_eq!(restored.review().report(restored.tree()), it.review().report(it.tree()));
    assert!(restored.review().is_open());
    let mut turned = saved.clone();
    turned.review[1..].reverse();
    let turned: Study = Analysis::restore(&turned).unwrap();
    assert_eq!(turned.review().report(turned.tree()), it.review().report(it.tree()));
    let older = text.replace(r#""review":"#, r#""unknown":"#);
    assert_eq!(json::read::<SavedAnalysis>(&older).unwrap().review, Vec::<String>::new(), "stores of older builds");
    // What cannot be read is left out.
    let mut broken = saved.clone();
    broken.review.extend(["99 10 e2e4", "x", "-1 0", "3", ""].map(str::to_owned));
    let broken: Study = Analysis::restore(&broken).unwrap();
    assert_eq!(broken.review().report(broken.tree()), it.review().report(it.tree()));
    // In the middle of it, it goes on.
    let mut it = study(&FOOLS);
    it.update(Action::Show(true));
    let first = question(&it.update(Step::Start)).unwrap();
    answer(&mut it, &first);
    let mut restored: Study = Analysis::restore(&it.save()).unwrap();
    let effects = restored.update(Action::Show(true));
    assert_eq!(finish(&mut restored, effects), 3);
    assert!(study(&FOOLS).save().review.is_empty());
}

#[test]
fn its_signs_stand_in_the_list_unless_the_reader_judged() {
    let mut it = reviewed();
    let signs = |it: &Study| {
        let report = it.review().report(it.tree());
        let (_, turns) = moves(it.tree(), &review_signs(it.review().is_open().then_some(&report)));
        turns.iter().map(|turn| turn.turn.signs.clone()).collect::<Vec<_>>()
    };
    assert_eq!(signs(&it), ["", "", "??", ""]);
    assert!(it.tree().note(3).is_empty(), "they are not written into the tree");
    it.update(Action::Glyph(3, 14));
    assert_eq!(signs(&it)[2], "??⩲", "a sign of the position judges no turn");
    it.update(Action::Glyph(3, 5));
    assert_eq!(signs(&it)[2], "!?⩲");
    it.update(Step::Close);
    assert_eq!(signs(&it)[2], "!?⩲");
    it.update(Action::Glyph(3, 5));
    assert_eq!(signs(&it)[2], "⩲");
}

#[test]
fn the_graph_shows_chances_mistakes_and_where_one_is() {
    let mut it = reviewed();
    it.update(BoardAction::GoTo(3));
    let graph = picture(&it).graph;
    assert_eq!(graph.area, "M0 200V96L1 106L2 107L3 200L4 200V200Z");
    assert_eq!(graph.dots.iter().map(|dot| (dot.ply, dot.y)).collect::<Vec<_>>(), [(3, 200)]);
    assert_eq!((graph.at, graph.said.as_str()), (3, "2. g4, blunder, White 0%"));
    it.update(Step::Better(3, 1));
    assert_eq!((it.tree().text(it.tree().current()), picture(&it).graph.at), ("Nh3", 2), "where the variation begins");
    let counts = &picture(&it).sides[0].counts;
    assert_eq!((counts[2], counts[0].1), ((Verdict::Blunder, 1, Some(3)), 0));
    // What is not known is left out.
    let mut it = study(&FOOLS);
    it.update(Action::Show(true));
    let first = question(&it.update(Step::Start)).unwrap();
    answer(&mut it, &first);
    assert_eq!(picture(&it).graph.area, "M3 200V200L4 200V200Z");
    assert_eq!(picture(&it).sides[0].accuracy, None);
}

#[test]
fn mistakes_are_tried_again_until_they_are_better() {
    let mut it = reviewed();
    it.update(Step::Retry(Side::White));
    assert_eq!((it.tree().current(), stage(&it)), (2, Stage::Asked));
    let view = picture(&it).retry.unwrap();
    assert_eq!(view.text, "1 of 1: find a better turn for White than 2. g4??.");
    assert!(view.open && !view.away && picture(&it).bad.is_none() && it.score().is_none(), "nothing is given away");
    // The mistake itself.
    type_turn(&mut it, "g4");
    assert_eq!((it.tree().current(), stage(&it), it.tree().has(3)), (2, Stage::Wrong, true));
    // Another bad turn: the engine is asked, and it leaves no trace.
    let effects = type_turn(&mut it, "a3");
    let tried = it.tree().current();
    assert_eq!(stage(&it), Stage::Judging(tried, true));
    assert_eq!(finish(&mut it, effects), 1);
    assert_eq!((it.tree().current(), stage(&it), it.tree().has(tried)), (2, Stage::Wrong, false));
    assert!(!it.can_restore());
    // Walking away is no try.
    it.update(BoardAction::Redo);
    assert_eq!((stage(&it), picture(&it).retry.unwrap().away), (Stage::Wrong, true));
    it.update(Step::Back);
    // A good turn that is not the best.
    let effects = type_turn(&mut it, "d4");
    assert_eq!(finish(&mut it, effects), 1);
    assert_eq!((stage(&it), it.tree().text(it.tree().current())), (Stage::Good, "d4"));
    assert_eq!(picture(&it).bad.unwrap().node, 3, "now it may be told");
    it.update(Step::Next);
    assert_eq!(stage(&it), Stage::Over);
    it.update(Step::EndRetry);
    assert_eq!(it.review().retry(), None);
    // The best turn needs no question.
    it.update(Step::Retry(Side::White));
    assert!(question(&type_turn(&mut it, "Nh3")).is_none());
    assert_eq!(stage(&it), Stage::Good);
    // The solution.
    it.update(Step::Retry(Side::White));
    it.update(Step::Solve);
    assert_eq!((stage(&it), it.tree().text(it.tree().current())), (Stage::Solved, "Nh3"));
    // Whoever made no mistakes has none to mend.
    it.update(Step::Retry(Side::Black));
    assert_eq!(stage(&it), Stage::Over);
}

#[test]
fn a_good_try_is_no_mistake_and_better_than_what_was_played() {
    for (played, tried, stage_then) in [
        ("g2g4", "h3", Stage::Good),
        ("g2g4", "d3", Stage::Wrong),
        ("d2d3", "h3", Stage::Good),
        ("h2h3", "b3", Stage::Wrong),
        ("h2h3", "d4", Stage::Good),
    ] {
        let mut it = study(&["f2f3", "e7e5", played]);
        it.update(Action::Show(true));
        let effects = it.update(Step::Start);
        finish(&mut it, effects);
        it.update(Step::Retry(Side::White));
        assert_eq!(it.tree().current(), 2, "{played}");
        let effects = type_turn(&mut it, tried);
        finish(&mut it, effects);
        assert_eq!(stage(&it), stage_then, "{tried} for {played}");
    }
}

#[test]
fn a_try_is_judged_when_it_is_seen_again() {
    let mut it = reviewed();
    it.update(Step::Retry(Side::White));
    let (id, _) = question(&type_turn(&mut it, "a3")).unwrap();
    assert!(it.update(Action::Show(false)).contains(&Effect::Stop { id }));
    let effects = it.update(Action::Show(true));
    assert_eq!(finish(&mut it, effects), 1);
    assert_eq!(stage(&it), Stage::Wrong);
}

#[test]
fn the_same_game_is_known_again() {
    let it = reviewed();
    let record = |turns: &[&str]| study(turns).tree().game_record();
    assert!(it.is_of(&record(&FOOLS)));
    assert!(!it.is_of(&record(&FOOLS[..3])));
}
