//! Where the UCI loop meets the search.

use std::sync::atomic::AtomicBool;

use crate::engine::Info;
use crate::game::any::AnyPosition;
use crate::game::{Course, Game, Position as _};
use crate::search::{Limits, Score};

/// The best turn at the end of a course, none if there is no legal one; what is found on the way is reported.
///
/// STAND-IN: the first legal turn, until the search is there.
pub fn think(course: &Course, _limits: Limits, _stop: &AtomicBool, report: &mut dyn FnMut(Info)) -> Option<String> {
    let replay = course.follow::<AnyPosition>().ok()?;
    let position = replay.last();
    let best = position.uci(*position.legal_moves().first()?);
    report(Info { depth: 1, score: Score::Centipawns(0), nodes: 1, millis: 0, line: vec![best.clone()] });
    Some(best)
}
