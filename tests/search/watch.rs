//! Timeouts for an engine worker that does not respond.

use hostage_chess::engine::level::Level;
use hostage_chess::engine::watch::{Overdue, TICK, Watch};
use hostage_chess::engine::{Asker, Info, PROTOCOL, QuestionId, Reply, Request};
use hostage_chess::game::GameRecord;
use hostage_chess::search::{Limits, Score};

const ID: QuestionId = QuestionId { asker: Asker::Play, number: 1 };
const READY: Reply = Reply::Ready { protocol: PROTOCOL };

fn search(limits: Limits) -> Request {
    Request::Search { id: ID, record: GameRecord::default(), limits }
}

fn of_a_second() -> Request {
    search(Limits { millis: Some(1000), ..Limits::default() })
}

fn info(id: QuestionId) -> Reply {
    Reply::Info {
        id,
        info: Info {
            rank: 1,
            depth: 1,
            no_mate_within: 0,
            score: Score::Centipawns(0),
            nodes: 1,
            millis: 1,
            line: vec![],
        },
    }
}

/// Watch under test, with the current time.
struct Looked(Watch, u64);

impl Looked {
    fn new(request: Request, heard: &[Reply]) -> Looked {
        let mut watch = Watch::default();
        watch.begin();
        watch.ask(request);
        heard.iter().for_each(|reply| watch.hear(reply));
        Looked(watch, 0)
    }

    /// Returns the number of seconds until the next timeout, and its kind, or `None` if there is none within an hour.
    fn overdue(&mut self) -> Option<(u64, Overdue)> {
        let begin = self.1;
        (begin..begin + 3_600_000).step_by(TICK as usize).find_map(|now| {
            self.1 = now;
            self.0.tick(now).map(|overdue| ((now - begin) / 1000, overdue))
        })
    }
}

#[test]
fn a_silent_engine_is_replaced_once_and_then_reported() {
    let mut it = Looked::new(of_a_second(), &[READY]);
    // The timeout is the limit plus two seconds.
    assert_eq!(it.overdue(), Some((3, Overdue::Restart(of_a_second()))));
    it.0.begin();
    it.0.hear(&READY);
    assert_eq!(it.overdue(), Some((3, Overdue::GiveUp)));
    assert!(!it.0.is_waiting());
    assert_eq!(it.overdue(), None);
    // A new question starts afresh.
    it.0.ask(of_a_second());
    assert_eq!(it.overdue(), Some((3, Overdue::Restart(of_a_second()))));
}

#[test]
fn loading_has_a_longer_timeout_especially_the_second_time() {
    let mut it = Looked::new(of_a_second(), &[]);
    assert_eq!(it.overdue(), Some((30, Overdue::Restart(of_a_second()))));
    it.0.begin();
    assert_eq!(it.overdue(), Some((60, Overdue::GiveUp)));
}

#[test]
fn each_limit_has_its_timeout() {
    let after = |limits, heard: &[Reply]| Looked::new(search(limits), heard).overdue().map(|(seconds, _)| seconds);
    let endless = Limits { lines: Some(3), ..Limits::default() };
    assert_eq!(after(endless, &[READY]), Some(10));
    // An endless search may be silent for any time.
    assert_eq!(after(endless, &[READY, info(ID)]), None);
    assert_eq!(after(endless, &[READY, info(QuestionId { number: 2, ..ID })]), Some(10));
    assert_eq!(after(Level::LOWEST.limits(), &[READY]), Some(10));
    assert_eq!(after(Limits { nodes: Some(64_000), ..Limits::default() }, &[READY]), Some(23));
    // An interim result is not an answer.
    assert_eq!(after(Limits { millis: Some(5000), ..Limits::default() }, &[READY, info(ID)]), Some(7));
    assert_eq!(Looked::new(Request::Bench { id: ID, depth: 9 }, &[READY]).overdue(), None);
    assert!(Looked::new(Request::Bench { id: ID, depth: 9 }, &[]).overdue().is_some());
}

#[test]
fn hurrying_shortens_the_timeout_for_the_first_sign() {
    let hurried = |heard: &[Reply]| {
        let mut it = Looked::new(search(Limits { millis: Some(60_000), ..Limits::default() }), heard);
        it.0.hurry();
        it.overdue().map(|(seconds, _)| seconds)
    };
    assert_eq!(hurried(&[READY]), Some(2));
    assert_eq!(hurried(&[]), Some(10));
    assert_eq!(hurried(&[READY, info(ID)]), Some(62));
}

#[test]
fn time_asleep_does_not_count() {
    let mut it = Looked::new(of_a_second(), &[READY]);
    assert_eq!(it.0.tick(0), None);
    // The laptop lid was closed for a day; a clock was set back.
    assert_eq!(it.0.tick(86_400_000), None);
    assert_eq!(it.0.tick(1000), None);
    it.1 = 1000;
    assert!(it.overdue().is_some_and(|(seconds, _)| seconds >= 1));
    // An answer ends the wait.
    let mut it = Looked::new(of_a_second(), &[READY]);
    it.0.rest();
    assert_eq!(it.overdue(), None);
}
