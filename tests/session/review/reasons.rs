//! The reasons why a move is bad.

use super::*;

fn cell(variant: &str, name: &str) -> Cell {
    AnyPosition::start(variant).unwrap().layout().cell(name).unwrap()
}

/// The reason why a move is bad, given the scores before and after it, the better line and the answers in UCI.
fn why(
    variant: &str,
    fen: &str,
    mv: &str,
    scores: (Score, Score),
    better: &str,
    answer: &str,
) -> (MistakeReason, String) {
    let before = AnyPosition::from_fen(variant, fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"));
    let legal = |text: &str| before.read_uci(text).unwrap_or_else(|why| panic!("{fen} {text}: {why:?}"));
    let (mv, (was, is)) = (legal(mv), scores);
    let line = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let (better, answer) = (line(better), line(answer));
    better.first().map(|text| legal(text));
    if let Some(text) = answer.first() {
        before.play_unchecked(mv).read_uci(text).unwrap_or_else(|why| panic!("{fen} {text}: {why:?}"));
    }
    let found = reason(&Case { before: &before, mv, was, is, better: &better, answer: &answer });
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
        // Taking the knight allows mate with it.
        (
            "k7/8/8/4n3/8/8/6PP/4R1RK[#N] w - - 0 1",
            ("e1e5", LOST, "e1e2", "N#N@f2"),
            MistakeReason::BoughtBack { taken: Kind::Knight, force: mate, by: by("(N)N*f2#") },
            "Took a knight that can be ransomed with mate: (N)N*f2#.",
        ),
        // The engine may have found a slower win; the rules show the mate.
        (
            "k7/8/8/4n3/8/8/6PP/4R1RK[#N] w - - 0 1",
            ("e1e5", (Centipawns(0), Mate(-3)), "e1e2", "a8a7"),
            MistakeReason::BoughtBack { taken: Kind::Knight, force: mate, by: by("(N)N*f2#") },
            "Took a knight that can be ransomed with mate: (N)N*f2#.",
        ),
        (
            "k7/8/8/4n3/8/8/8/4R2K[#N] w - - 0 1",
            ("e1e5", EVEN, "h1g1", "N#N@f2"),
            MistakeReason::BoughtBack { taken: Kind::Knight, force: Force::Check, by: by("(N)N*f2+") },
            "Took a knight that can be ransomed with check: (N)N*f2+.",
        ),
        (
            "k7/8/8/8/8/8/6PP/6RK[#Nn] w - - 0 1",
            ("N#N@a1", LOST, "g1f1", "N@f2"),
            MistakeReason::DroppedAtOnce { paid: Kind::Knight, force: mate, by: by("N*f2#") },
            "Paid a knight that can be dropped at once with mate: N*f2#.",
        ),
        (
            "k7/8/8/8/8/8/8/K7[#Nnq] w - - 0 1",
            ("N#Q@d4", EVEN, "N#N@d4", "a8a7"),
            MistakeReason::Overpaid(Kind::Queen, Kind::Knight),
            "Paid a queen where a knight was enough.",
        ),
        (
            "k7/8/8/8/8/8/8/K7[#Pq] w - - 0 1",
            ("P#Q@d4", EVEN, "a1a2", "a8a7"),
            MistakeReason::Dear(Kind::Queen, Kind::Pawn),
            "Paid a queen for a pawn.",
        ),
        (
            "k7/8/8/4n3/8/8/2p5/4R1K1[#] w - - 0 1",
            ("e1e5", EVEN, "g1f2", "c2c1n"),
            MistakeReason::Thawed(at("c2")),
            "Let the pawn on c2 thaw.",
        ),
        (
            "k7/8/8/8/8/8/5p2/6K1[#Nn] w - - 0 1",
            ("g1f1", EVEN, "N#N@a1", "a8a7"),
            MistakeReason::NotFrozen(at("f2"), true),
            "Missed the chance to freeze the pawn on f2 and end its check.",
        ),
        // The check by a rook is blocked; the pawn that freezes had no part in it.
        (
            "k3r3/8/8/8/8/8/p7/4K3[#Nn] w - - 0 1",
            ("e1f1", EVEN, "N#N@e4", "a8a7"),
            MistakeReason::NotFrozen(at("a2"), false),
            "Missed the chance to freeze the pawn on a2.",
        ),
        // A pawn that does end its check, while a pawn on the other side is frozen too.
        (
            "6rk/5P2/8/8/8/8/5p2/6K1[#Nn] w - - 0 1",
            ("g1f1", EVEN, "N#N@g4", "h8h7"),
            MistakeReason::NotFrozen(at("f2"), true),
            "Missed the chance to freeze the pawn on f2 and end its check.",
        ),
        (
            "1k6/8/8/8/8/8/6PP/R6K[q#] w - - 0 1",
            ("a1a2", LOST, "a1b1", "Q@e1"),
            MistakeReason::Allowed { moves: 1, manner: Manner::Drop, by: by("Q*e1#") },
            "Allowed mate in 1 with a drop: Q*e1#.",
        ),
        (
            "7k/6pp/8/8/8/8/8/K7[Q#] w - - 0 1",
            ("a1a2", (Mate(1), Centipawns(900)), "Q@e8", "h7h6"),
            MistakeReason::Missed(1, Manner::Drop),
            "Missed mate in 1 with a drop.",
        ),
        (
            "k7/8/8/8/8/8/8/K7[R#] w - - 0 1",
            ("a1b1", EVEN, "R@d8", "a8a7"),
            MistakeReason::NotSeen(Manner::Drop, true),
            "Missed a drop with check.",
        ),
        (
            "k7/8/8/8/8/8/8/K7[r#] w - - 0 1",
            ("a1b1", EVEN, "a1a2", "R@d1"),
            MistakeReason::Answered(Manner::Drop, true, by("R*d1+")),
            "Allowed a drop with check: R*d1+.",
        ),
    ];
    for (fen, (mv, scores, better, answer), expected, text) in cases {
        assert_eq!(why("hostage", fen, mv, scores, better, answer), (expected, text.to_owned()), "{fen} {mv}");
    }
}

#[test]
fn reasons_without_prisons_exist_in_every_game() {
    let loses = |piece, at, loss, moved, pays, by: &str| MistakeReason::Loses {
        piece,
        at,
        loss,
        moved,
        pays,
        by: by.to_owned(),
    };
    let at = |name| cell("hostage", name);
    let cases = [
        (
            "hostage",
            "k2r4/8/8/8/8/8/8/KN6[#] w - - 0 1",
            ("b1d2", EVEN, "b1c3", "d8d2"),
            loses(Kind::Knight, at("d2"), Loss::Taken, true, false, "Rxd2"),
            "Put the knight on d2, where it can be taken: Rxd2.",
        ),
        (
            "hostage",
            "k2r4/8/8/8/8/8/3N4/K7[#n] w - - 0 1",
            ("a1b1", EVEN, "d2e4", "d8d2 b1c1 N#N@e4"),
            loses(Kind::Knight, at("d2"), Loss::Taken, false, true, "Rxd2"),
            "Left the knight on d2 to be taken and used to pay a ransom: Rxd2.",
        ),
        (
            "hostage",
            "7k/5K2/8/6Q1/8/8/8/8[#] w - - 0 1",
            ("g5g6", (Mate(1), Centipawns(0)), "g5g7", ""),
            MistakeReason::Drew(Ending::Stalemate),
            "Drew by stalemate.",
        ),
        (
            "hostage",
            "k2q4/8/8/8/8/8/3R4/K7[#] w - - 0 1",
            ("d2d1", EVEN, "d2d8", "d8d1"),
            MistakeReason::NotTaken(Kind::Queen, at("d8"), Loss::Taken),
            "Could have taken the queen on d8.",
        ),
        (
            "hostage",
            "k7/8/8/8/8/8/8/K7[#] w - - 0 1",
            ("a1b1", EVEN, "a1a2", "a8a7"),
            MistakeReason::Fell("Ka7".into()),
            "Winning chances fell from 60% to 30%: Ka7.",
        ),
        (
            "takeover-64",
            "4k3/8/8/3r4/8/3N4/8/4K3 w - - 0 1",
            ("e1f1", EVEN, "d3e5", "d5d2"),
            loses(Kind::Knight, cell("takeover-64", "d3"), Loss::TakenOver, false, false, "Rd5-d2=Bd3"),
            "Left the knight on d3 to be taken over: Rd5-d2=Bd3.",
        ),
        (
            "takeover-64",
            "4k3/8/8/3n4/8/3R4/8/4K3 w - - 0 1",
            ("e1f1", EVEN, "d3d6", "e8e7"),
            MistakeReason::NotTaken(Kind::Knight, cell("takeover-64", "d5"), Loss::TakenOver),
            "Could have taken over the knight on d5.",
        ),
        (
            "hole",
            "***k***/**bqr**/*ppppp*/3*3/7/7/3*3/*PPPPP*/**RQB**/***K*** w - - 0 1",
            ("c3c4", (Mate(2), Mate(-2)), "", ""),
            MistakeReason::Allowed { moves: 2, manner: Manner::Plain, by: String::new() },
            "Allowed a capture of the king in 2.",
        ),
    ];
    for (variant, fen, (mv, scores, better, answer), expected, text) in cases {
        let (found, said) = why(variant, fen, mv, scores, better, answer);
        assert_eq!((found, said), (expected, text.to_owned()), "{fen} {mv}");
    }
}

#[test]
fn every_move_of_every_game_has_a_reason_in_one_sentence() {
    let mut seed = 7_u64;
    let mut random = |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below.max(1)
    };
    for variant in variants() {
        let mut position = AnyPosition::start(variant).unwrap();
        for _ in 0..60 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[random(moves.len())];
            let better = vec![position.uci(moves[random(moves.len())])];
            let after = position.play_unchecked(mv);
            let mut answer = Vec::new();
            let mut here = after.clone();
            for _ in 0..3 {
                let replies = here.legal_moves();
                let Some(&m) = replies.get(random(replies.len())) else { break };
                answer.push(here.uci(m));
                here = here.play_unchecked(m);
            }
            for (was, is) in [EVEN, LOST, (Mate(3), Centipawns(0)), (Mate(3), Mate(-3))] {
                let case = Case { before: &position, mv, was, is, better: &better, answer: &answer };
                let found = reason(&case);
                let text = words::reason(&found, position.layout(), position.goal(), (60, 30));
                assert!(text.ends_with('.') && !text.contains("  "), "{variant} {}: {text}", position.fen());
            }
            position = after;
        }
    }
}
