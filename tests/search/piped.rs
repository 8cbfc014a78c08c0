//! The engine with several threads in the browser.

use hostage_chess::engine::level::Level;
use hostage_chess::engine::piped::{MOST_AT_PLAY, share};
use hostage_chess::engine::{Asker, QuestionId, Request};
use hostage_chess::game::GameRecord;
use hostage_chess::search::Limits;

#[test]
fn requests_get_the_right_number_of_threads() {
    let of = |asker, limits| {
        let id = QuestionId { asker, number: 1 };
        share(&Request::Search { id, record: GameRecord::default(), limits }, 6)
    };
    let analysis = Limits { depth: Some(100), lines: Some(3), ..Limits::default() };
    assert_eq!(of(Asker::Analysis, analysis), 6);
    assert_eq!(of(Asker::Play, Limits { millis: Some(3000), ..Limits::default() }), MOST_AT_PLAY);
    // These give the same moves and judgements as with one thread.
    assert_eq!(of(Asker::Play, Level::HIGHEST.limits()), 1);
    assert_eq!(of(Asker::Play, Limits { depth: Some(4), ..Limits::default() }), 1);
    let review = Limits { millis: Some(1000), nodes: Some(400_000), depth: Some(100), ..Limits::default() };
    assert_eq!(of(Asker::Review, review), 1);
    assert_eq!(share(&Request::NewGame, 6), 1);
}
