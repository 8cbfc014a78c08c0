//! The lessons of Hostage Chess, and the list of all lessons. Each has a position, a task and a solution.

use super::chess::CHESS;
use super::others::{HOLE, MESSENGER, TAKEOVER};
use super::{Does, Lesson, LessonGoal, LessonProgress, LessonStep, one_move};
use crate::game::Kind;
use crate::game::rules::family;
use crate::session::Skill;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LessonGroup {
    /// Id of the heading in the catalogues.
    pub says: &'static str,
    pub lessons: &'static [Lesson],
}

impl LessonGroup {
    /// True for the chess course.
    pub fn is_chess(&self) -> bool {
        self.says == CHESS_HEADING
    }
}

/// Id of the heading of the chess course in the catalogues.
pub const CHESS_HEADING: &str = "learn-chess";

/// The chapters in order. The chess course is last, because most readers know chess; the Learn screen puts it first for
/// those who don't.
pub const LESSONS: [LessonGroup; 6] = [
    LessonGroup { says: "learn-course", lessons: COURSE },
    LessonGroup { says: "learn-further", lessons: FURTHER },
    LessonGroup { says: "learn-takeover", lessons: TAKEOVER },
    LessonGroup { says: "learn-hole", lessons: HOLE },
    LessonGroup { says: "learn-messenger", lessons: MESSENGER },
    LessonGroup { says: CHESS_HEADING, lessons: CHESS },
];

pub fn chapters() -> impl Iterator<Item = &'static LessonGroup> {
    LESSONS.iter()
}

/// Finds a lesson's chapter and its index there.
pub fn find(id: &str) -> Option<(&'static LessonGroup, usize)> {
    chapters().find_map(|chapter| Some((chapter, chapter.lessons.iter().position(|lesson| lesson.id == id)?)))
}

/// The next lesson of the same chapter. The chess course leads on to the course of Hostage Chess.
pub fn after(id: &str) -> Option<&'static Lesson> {
    let (chapter, place) = find(id)?;
    let onward = COURSE.first().filter(|_| chapter.is_chess());
    chapter.lessons.get(place + 1).or(onward)
}

/// Name of the first lesson for somebody with this answer to the question whether they play chess.
pub const fn first_lesson(skill: Option<Skill>) -> &'static str {
    match skill {
        Some(Skill::Never) => "chess-rook",
        Some(Skill::Little | Skill::Club) | None => "hostage-prisons",
    }
}

/// Name of the first lesson about the game of these rules.
pub fn first_lesson_of(variant: &str) -> &'static str {
    match family(variant) {
        "takeover" => "takeover-jump",
        "hole" => "hole-pull",
        "messenger" => "messenger-exit",
        _ => first_lesson(None),
    }
}

/// The lesson to continue with: the one opened last, or the first open one after it, or else the first open one for
/// somebody with this answer. None if all are finished.
pub fn next_open(progress: &LessonProgress, skill: Option<Skill>) -> Option<&'static Lesson> {
    let last = progress.last().and_then(find).map(|(chapter, place)| &chapter.lessons[place]);
    let line = std::iter::successors(last, |lesson| after(lesson.id));
    let first = find(first_lesson(skill)).map_or(&[][..], |(chapter, _)| chapter.lessons);
    let others = chapters().filter(|chapter| !chapter.is_chess()).flat_map(|chapter| chapter.lessons);
    line.chain(first).chain(COURSE).chain(others).find(|lesson| progress.stars(lesson.id) == 0)
}

use Does::{
    All, Captures, Castles, Checks, Denies, Drops, Exchanges, Lands, Not, Pays, Promotes, Rescues, Safe, Takes,
};
use Kind::{Bishop, Knight, Pawn, Queen};
use LessonGoal::{Moves, Win};

pub const COURSE: &[Lesson] = &[
    Lesson {
        id: "hostage-prisons",
        variant: "hostage",
        steps: &[LessonStep {
            fen: "3qk3/pp3ppp/8/3n4/4P3/2N5/PPP3PP/4K3[#] w - - 0 12",
            goal: Moves(&[Takes(Knight), Takes(Queen)]),
            solution: &["e4d5", "c3d5"],
            replies: &["d8d5"],
            only: false,
            wrong: &[],
        }],
    },
    Lesson {
        id: "hostage-ransom",
        variant: "hostage",
        steps: &[
            one_move(
                "4k3/pppp2pp/8/8/8/8/PPP3PP/4K3[#Nbp] w - - 0 12",
                Moves(&[Rescues(Knight)]),
                &["N#B@d5"],
                false,
                &[],
            ),
            one_move(
                "4k3/pp1p3p/8/8/8/8/PPP3PP/4K3[#Nbpp] w - - 0 12",
                Moves(&[All(&[Rescues(Knight), Checks])]),
                &["N#B@c7"],
                false,
                &[(Rescues(Knight), "quiet")],
            ),
        ],
    },
    Lesson {
        id: "hostage-drop",
        variant: "hostage",
        steps: &[
            one_move(
                "4k3/pp3ppp/2r1r3/8/8/8/PPP3PP/2K5[P#] w - - 0 20",
                Moves(&[All(&[Drops, Lands("d5")])]),
                &["P@d5"],
                true,
                &[(Not(&Drops), "move")],
            ),
            one_move("6k1/5ppp/8/8/8/8/5PPP/6K1[R#] w - - 0 30", Win(1), &["R@c8"], false, &[]),
        ],
    },
    Lesson {
        id: "hostage-parachute",
        variant: "hostage",
        steps: &[one_move(
            "6rk/pp4pp/2p5/q7/4P3/8/PPP2PPP/4R1K1[#Nbpp] w - - 0 20",
            Win(1),
            &["N#B@f7"],
            true,
            &[(Not(&Exchanges), "move")],
        )],
    },
    Lesson {
        id: "hostage-promotion",
        variant: "hostage",
        steps: &[
            one_move("8/1P3k2/8/8/8/8/5PPP/6K1[#QN] w - - 0 30", Moves(&[Promotes]), &["b7b8q"], false, &[]),
            one_move("6nb/5Ppk/7p/8/8/8/6PP/6K1[#QN] w - - 0 30", Win(1), &["f7f8n"], true, &[]),
        ],
    },
    Lesson {
        id: "hostage-frozen",
        variant: "hostage",
        steps: &[
            one_move(
                "4k3/8/8/8/8/8/3p1PPP/R3K3[#] w Q - 0 30",
                Moves(&[Castles]),
                &["e1c1"],
                true,
                &[(Takes(Pawn), "take")],
            ),
            one_move("4k3/8/8/8/8/n7/3p1PPP/R3K3[#] w - - 0 30", Moves(&[Takes(Pawn)]), &["e1d2"], true, &[]),
        ],
    },
    Lesson {
        id: "hostage-game",
        variant: "hostage",
        steps: &[LessonStep {
            fen: "6rk/pp4pp/8/3n4/2P5/8/PP3PPP/2R3K1[#N] w - - 0 20",
            goal: Moves(&[Takes(Knight), Does::Anything, Does::Wins]),
            solution: &["c4d5", "g1f1", "N@f7"],
            replies: &["N#N@e2", "e2c1"],
            only: false,
            wrong: &[],
        }],
    },
];

const FURTHER: &[Lesson] = &[
    Lesson {
        id: "hostage-prices",
        variant: "hostage",
        steps: &[
            one_move(
                "4k3/ppp2ppp/8/8/8/8/PPP2PPP/4K3[#Nqb] w - - 0 20",
                Moves(&[All(&[Rescues(Knight), Pays(Bishop)])]),
                &["N#B@d5"],
                false,
                &[(Pays(Queen), "dear")],
            ),
            one_move(
                "6k1/ppp2ppp/8/8/8/8/PPP3PP/6RK[#Nbn] w - - 0 20",
                Moves(&[All(&[Rescues(Knight), Safe])]),
                &["N#B@d5"],
                false,
                &[(Pays(Knight), "armed")],
            ),
        ],
    },
    Lesson {
        id: "hostage-block",
        variant: "hostage",
        steps: &[
            one_move(
                "4k3/5ppp/8/8/8/8/5PPP/r5K1[B#] w - - 0 30",
                Moves(&[All(&[Drops, Lands("f1")])]),
                &["B@f1"],
                true,
                &[(Drops, "else")],
            ),
            one_move("6k1/5ppp/8/2B5/8/8/5PPP/6K1[Rn#] w - - 0 30", Win(1), &["R@f8"], true, &[]),
        ],
    },
    Lesson {
        id: "hostage-thawing",
        variant: "hostage",
        steps: &[LessonStep {
            fen: "7k/1P1R4/8/8/8/8/PP6/K7[#] w - - 0 30",
            goal: Moves(&[Lands("g7 h7"), Promotes]),
            solution: &["d7h7", "b7b8r"],
            replies: &["h8h7"],
            only: false,
            wrong: &[(Checks, "check")],
        }],
    },
    Lesson {
        id: "hostage-from-check",
        variant: "hostage",
        steps: &[one_move(
            "6rk/6pp/8/8/8/8/3p1PPP/4K3[#Nn] w - - 0 30",
            Win(1),
            &["N#N@f7"],
            true,
            &[(Not(&Exchanges), "move")],
        )],
    },
    Lesson {
        id: "hostage-denial",
        variant: "hostage",
        steps: &[one_move(
            "6k1/ppp2ppp/8/8/8/8/PPP3PP/6RK[#Brn] w - - 0 20",
            Moves(&[All(&[Denies, Safe])]),
            &["B#R@d3"],
            false,
            &[(Not(&Exchanges), "move"), (Pays(Knight), "armed")],
        )],
    },
    Lesson {
        id: "hostage-sale",
        variant: "hostage",
        steps: &[one_move(
            "6k1/ppp2ppp/8/2n1b3/1P1P4/8/P5PP/6RK[#B] w - - 0 20",
            Moves(&[All(&[Captures, Safe])]),
            &["d4e5"],
            true,
            &[(Takes(Knight), "sold")],
        )],
    },
    Lesson {
        id: "hostage-neighbours",
        variant: "hostage",
        steps: &[
            one_move("5rk1/5p1p/5P2/8/8/8/5PPP/6K1[Qb#] w - - 0 30", Win(1), &["Q@g7"], true, &[]),
            one_move(
                "6k1/5ppp/8/8/8/5p2/5P1P/5RK1[Nq#] w - - 0 30",
                Moves(&[All(&[Drops, Safe])]),
                &["N@g2"],
                false,
                &[],
            ),
        ],
    },
    Lesson {
        id: "hostage-castle",
        variant: "hostage",
        steps: &[LessonStep {
            fen: "4k3/pppp1ppp/8/8/8/8/PPP2PPP/4K3[R#] w E - 0 20",
            goal: Moves(&[All(&[Drops, Lands("a1 h1")]), Castles]),
            solution: &["R@h1", "e1g1"],
            replies: &["e8d8"],
            only: false,
            wrong: &[(Drops, "elsewhere")],
        }],
    },
];
