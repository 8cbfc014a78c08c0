//! From a course and limits to the best turn: the piece that the worker and the native UCI loop share.

use std::any::Any;

use super::Info;
use crate::game::any::AnyPosition;
use crate::game::course::CourseFault;
use crate::game::{Course, Game, Key, Position};
use crate::search::{Clock, Handler, Limits, Report, Search};
use crate::with_game;

/// An engine that remembers, from question to question, what it learnt of the game it was asked about last.
///
/// ```
/// use hostage_chess::engine::{clock::NativeClock, think::Thinker};
/// use hostage_chess::game::Course;
/// use hostage_chess::search::Limits;
///
/// let course = Course { variant: "hostage".into(), start: None, turns: vec!["e2e4".into()] };
/// let limits = Limits { depth: Some(3), ..Limits::default() };
/// let mut thinker = Thinker::new(NativeClock::default());
/// let best = thinker.think(&course, &limits, &mut || false, &mut |info| assert!(!info.line.is_empty())).unwrap();
/// assert!(best.is_some());
/// ```
pub struct Thinker<C> {
    clock: C,
    /// The rules it learnt under, and a `Search` of their game.
    memory: Option<(String, Box<dyn Any + Send>)>,
}

impl<C: Clock> Thinker<C> {
    /// An engine that has learnt nothing yet and reads time from this clock.
    pub fn new(clock: C) -> Thinker<C> {
        Thinker { clock, memory: None }
    }

    /// Forgets everything, as before a new game.
    pub fn forget(&mut self) {
        self.memory = None;
    }

    /// The best turn at the end of a course as UCI text; none if there is no legal one.
    ///
    /// `stop` is asked every few hundred positions, `tell` hears of each better turn and each finished depth.
    ///
    /// # Errors
    /// What stopped the course from being followed.
    pub fn think(
        &mut self,
        course: &Course,
        limits: &Limits,
        stop: &mut dyn FnMut() -> bool,
        tell: &mut dyn FnMut(Info),
    ) -> Result<Option<String>, CourseFault> {
        let start = self.clock.millis();
        let replay = course.follow::<AnyPosition>().map_err(|(_, fault)| fault)?;
        let mut keys: Vec<Key> = replay.positions().map(Position::key).collect();
        keys.pop();
        Ok(with_game!(replay.last(), position => {
            let search = recall(&mut self.memory, &course.variant);
            let mut watch = Watch {
                position,
                clock: &self.clock,
                start,
                last_asked: start,
                end: limits.millis.map(|millis| start + f64::from(millis)),
                stop,
                tell,
            };
            search.run(position, &keys, limits, &mut watch).best().map(|m| position.uci(m))
        }))
    }
}

/// The search of the last question if it was under the same rules, else a new one. Rules matter, not only the game:
/// the same position under other rules has the same hash, but other turns.
fn recall<'a, P: Position + Send + 'static>(
    memory: &'a mut Option<(String, Box<dyn Any + Send>)>,
    variant: &str,
) -> &'a mut Search<P>
where
    P::Move: Send + 'static,
{
    let fits = memory.as_ref().is_some_and(|(name, search)| name == variant && search.is::<Search<P>>());
    if !fits {
        *memory = None;
    }
    let (_, search) = memory.get_or_insert_with(|| (variant.to_owned(), Box::new(Search::<P>::default())));
    search.downcast_mut().expect("what does not fit has just been replaced")
}

/// Watches the clock and the caller while a search runs, and turns its reports into text.
struct Watch<'a, P, C> {
    position: &'a P,
    clock: &'a C,
    start: f64,
    last_asked: f64,
    end: Option<f64>,
    stop: &'a mut dyn FnMut() -> bool,
    tell: &'a mut dyn FnMut(Info),
}

impl<P: Game, C: Clock> Handler<P::Move> for Watch<'_, P, C> {
    fn should_stop(&mut self, _nodes: u64) -> bool {
        let now = self.clock.millis();
        let since = now - self.last_asked;
        self.last_asked = now;
        // Where positions are so full that some hundred nodes take long, the end would else be overrun.
        self.end.is_some_and(|end| now + since.min(10.0) >= end) || (self.stop)()
    }

    fn found(&mut self, report: &Report<'_, P::Move>) {
        let mut position = self.position.clone();
        let line = report.line.iter().map(|&m| {
            let text = position.uci(m);
            position = position.play_unchecked(m);
            text
        });
        let line = line.collect();
        let millis = (self.clock.millis() - self.start) as u32;
        (self.tell)(Info {
            rank: report.rank,
            depth: report.depth,
            score: report.score,
            nodes: report.nodes,
            millis,
            line,
        });
    }
}
