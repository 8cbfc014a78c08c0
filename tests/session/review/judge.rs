//! The formulas.

use super::*;

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
fn verdicts_follow_the_lost_chances_and_report_every_missed_win() {
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
    // Losing more is never judged better.
    for was in (-1000..1000).step_by(50) {
        let judged: Vec<_> = (0..40).map(|loss| verdict(Centipawns(was), Centipawns(was - 25 * loss))).collect();
        assert!(judged.is_sorted(), "{was}: {judged:?}");
    }
}

#[test]
fn accuracy_is_a_percentage_and_good_games_reach_the_maximum() {
    let sides = |number: usize| (0..number).map(|ply| if ply % 2 == 0 { Side::White } else { Side::Black });
    assert_eq!(game_accuracy(&[50.0], &[]), [None, None]);
    assert_eq!(game_accuracy(&[50.0, 50.0], &[(Side::White, 80.0)]), [Some(80.0), None]);
    for plies in [1, 2, 3, 9, 30, 120, 300] {
        let wild: Vec<f64> = (0..=plies).map(|ply| f64::from((ply * ply * 37 % 101) as u32)).collect();
        let perfect: Vec<_> = sides(plies).map(|side| (side, 100.0)).collect();
        for all in game_accuracy(&wild, &perfect).into_iter().flatten() {
            assert!((all - 100.0).abs() < 1e-9, "{plies}: {all}");
        }
        let moves: Vec<_> = sides(plies).zip(&wild).map(|(side, &share)| (side, share)).collect();
        for some in game_accuracy(&wild, &moves).into_iter().flatten() {
            assert!((0.0..=100.0).contains(&some), "{plies}: {some}");
        }
        let worse: Vec<_> = moves.iter().map(|&(side, share)| (side, share / 2.0)).collect();
        assert!(game_accuracy(&wild, &worse)[0] <= game_accuracy(&wild, &moves)[0], "{plies}");
    }
    // Lists of different lengths do no harm.
    game_accuracy(&[], &[(Side::Black, 10.0)]);
}

#[test]
fn a_game_of_sixty_moves_takes_a_minute_or_two() {
    for positions in [1, 20, 61, 121, 400, 5000] {
        let limits = effort(positions);
        assert!(limits.nodes.is_some() && limits.depth.is_some(), "every search has limits that exclude the book");
        let all = limits.millis.unwrap() as usize * positions;
        assert!(all <= 100_000 || positions > 360, "{positions}: {all} ms");
    }
}
