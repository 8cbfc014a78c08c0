//! The lessons of the other games.

use super::{Does, Lesson, LessonGoal, LessonStep, one_move};
use crate::game::Kind::Pawn;
use Does::{All, Captures, Castles, Lands, Promotes, Pulls, Safe, Takes, TakesOver};
use LessonGoal::{Moves, Win};

const fn one(id: &'static str, variant: &'static str, steps: &'static [LessonStep]) -> Lesson {
    Lesson { id, variant, steps }
}

pub(super) const TAKEOVER: &[Lesson] = &[
    one(
        "takeover-jump",
        "takeover-41",
        &[one_move(
            "*3k1*/*5*/7/7/1R1b2n/*5*/*3K1* w - - 0 20",
            Moves(&[TakesOver]),
            &["b3e3"],
            false,
            &[(Captures, "took")],
        )],
    ),
    one(
        "takeover-pawn",
        "takeover-41",
        &[one_move(
            "*3k1*/*1p3*/3P3/7/7/*5*/*3K1* w - - 0 20",
            Moves(&[All(&[TakesOver, Promotes])]),
            &["d5b7q"],
            false,
            &[(Captures, "took")],
        )],
    ),
    one(
        "takeover-knights",
        "takeover-41",
        &[one_move(
            "*3k1*/*5*/1r3r1/1p2p2/2M1N2/*5*/*3K1* w - - 0 20",
            Moves(&[All(&[TakesOver, Captures])]),
            &["e3f5"],
            false,
            &[(TakesOver, "half")],
        )],
    ),
    one(
        "takeover-king",
        "takeover-41",
        &[one_move(
            "*3k1*/*5*/7/5b1/7/*1np2*/*2K2* w - - 0 20",
            Moves(&[TakesOver]),
            &["d1b3"],
            true,
            &[(Captures, "took")],
        )],
    ),
];

pub(super) const HOLE: &[Lesson] = &[
    one(
        "hole-pull",
        "hole",
        &[one_move(
            "***k***/**1q1**/*5*/3*3/3R3/7/3*3/*5*/**3**/***K*** w - - 0 20",
            Moves(&[Pulls]),
            &["d6d6@d9"],
            false,
            &[],
        )],
    ),
    one(
        "hole-both",
        "hole",
        &[one_move(
            "***k***/**1q1**/*5*/3*3/3p3/3R3/3*3/*5*/**3**/***K*** w - - 0 20",
            Moves(&[All(&[Takes(Pawn), Pulls])]),
            &["d5d6@d9"],
            true,
            &[(Takes(Pawn), "half")],
        )],
    ),
    one(
        "hole-king",
        "hole",
        &[one_move("***k***/**3**/*5*/3*3/7/3R3/3*3/*5*/**3**/***K*** w - - 0 20", Win(1), &["d5d5@d10"], false, &[])],
    ),
    one(
        "hole-shield",
        "hole",
        &[one_move(
            "***k***/**3**/*5*/3*3/3r3/7/3*3/*5*/**B2**/***K*** w - - 0 20",
            Moves(&[Safe]),
            &["c2d3"],
            false,
            &[],
        )],
    ),
];

pub(super) const MESSENGER: &[Lesson] = &[
    one("messenger-exit", "messenger", &[one_move("2C5/8/8/8/4k3/8/8/4K3 w - - 0 40", Win(1), &["c8c9"], true, &[])]),
    one(
        "messenger-parts",
        "messenger",
        &[one_move("4k3/8/8/8/8/8/8/4K1CR w K - 0 20", Moves(&[Castles]), &["g1g2,e1g1"], false, &[])],
    ),
    one(
        "messenger-check",
        "messenger",
        &[one_move("4R2k/5cpp/8/8/8/8/6K1/6C1 b - - 0 30", Moves(&[Lands("f8")]), &["f7f8,h7h6"], false, &[])],
    ),
    one(
        "messenger-mate",
        "messenger",
        &[one_move("4R2k/6pp/8/8/8/8/6K1/c5C1 b - - 0 30", Win(1), &["a1a0"], true, &[])],
    ),
];
