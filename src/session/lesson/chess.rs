//! The chess course, for readers who have never played: how the pieces move, capture, check, mate, castling. All
//! prisons are empty, so that nothing but chess can happen.

use super::{Does, Lesson, LessonGoal, LessonStep, one_move};
use crate::game::Kind::{Bishop, Knight, Rook};
use Does::{Captures, Castles, Checks, Lands, Takes};
use LessonGoal::{Moves, Win};

const fn chess(id: &'static str, steps: &'static [LessonStep]) -> Lesson {
    Lesson { id, variant: "hostage", steps }
}

pub(super) const CHESS: &[Lesson] = &[
    chess(
        "chess-rook",
        &[
            one_move("6k1/5p2/8/8/8/8/5P2/3R2K1[#] w - - 0 30", Moves(&[Lands("d6")]), &["d1d6"], true, &[]),
            one_move("6k1/5p2/8/8/8/8/5P2/2B3K1[#] w - - 0 30", Moves(&[Lands("h6")]), &["c1h6"], true, &[]),
        ],
    ),
    chess(
        "chess-queen",
        &[
            one_move("6k1/5p2/8/8/8/8/5P2/3Q2K1[#] w - - 0 30", Moves(&[Lands("h5")]), &["d1h5"], true, &[]),
            one_move("6k1/5p2/8/8/8/8/5P2/6K1[#] w - - 0 30", Moves(&[Lands("g2")]), &["g1g2"], true, &[]),
        ],
    ),
    chess(
        "chess-knight",
        &[
            one_move("4k3/4p3/8/8/8/8/4P1PP/4K1N1[#] w - - 0 30", Moves(&[Lands("f3")]), &["g1f3"], true, &[]),
            one_move("4k3/4p3/8/8/8/2r5/P1P5/1N2K3[#] w - - 0 30", Moves(&[Takes(Rook)]), &["b1c3"], true, &[]),
        ],
    ),
    chess(
        "chess-pawn",
        &[
            one_move("4k3/4p3/8/8/8/8/4P3/4K3[#] w - - 0 30", Moves(&[Lands("e4")]), &["e2e4"], true, &[]),
            one_move("4k3/8/8/3np3/4P3/8/8/4K3[#] w - - 0 30", Moves(&[Takes(Knight)]), &["e4d5"], true, &[]),
        ],
    ),
    chess(
        "chess-capture",
        &[one_move(
            "6k1/2p3p1/3n4/8/8/8/6P1/b2R2K1[#] w - - 0 30",
            Moves(&[Takes(Bishop)]),
            &["d1a1"],
            true,
            &[(Takes(Knight), "guarded")],
        )],
    ),
    chess(
        "chess-check",
        &[
            one_move("6k1/8/8/8/8/8/5PPP/R5K1[#] w - - 0 30", Moves(&[Checks]), &["a1a8"], true, &[]),
            one_move("6k1/6pp/8/8/8/8/6PP/R3r1K1[#] w - - 0 30", Moves(&[Captures]), &["a1e1"], true, &[]),
        ],
    ),
    chess(
        "chess-mate",
        &[
            one_move("6k1/5ppp/8/8/8/8/5PPP/R5K1[#] w - - 0 30", Win(1), &["a1a8"], true, &[]),
            one_move("7k/8/5K2/8/8/8/8/6Q1[#] w - - 0 30", Win(1), &["g1g7"], true, &[]),
        ],
    ),
    chess(
        "chess-castling",
        &[
            one_move("4k3/5ppp/8/8/8/8/5PPP/4K2R[#] w K - 0 30", Moves(&[Castles]), &["e1g1"], true, &[]),
            one_move("5rk1/6pp/8/8/8/8/6PP/R3K2R[#] w KQ - 0 30", Moves(&[Castles]), &["e1c1"], true, &[]),
        ],
    ),
];
