//! How requests are answered, wherever the engine runs.

use super::bench::{self, Progress};
use super::local::LocalEngine;
use super::{OUTDATED, QuestionId, Reply, Request};
use crate::json;
use crate::search::{Clock, Crew, Limits};

/// Reads a request.
///
/// # Errors
/// The text is none that this version knows: what is to be answered, if it says who asks.
pub fn read(text: &str) -> Result<Request, Option<Reply>> {
    json::read(text).ok_or_else(|| {
        let (_, rest) = text.split_once("\"id\":")?;
        let id = json::read::<QuestionId>(rest.split_inclusive('}').next()?)?;
        Some(Reply::Error { id, text: OUTDATED.to_owned() })
    })
}

/// Answers a request with any number of replies. `stop` is asked now and then whether a search with such limits is to end; a game
/// that begins gets a number from `seed`, so that each is a different one.
pub fn answer<C: Clock, W: Crew>(
    engine: &mut LocalEngine<C, W>,
    request: Request,
    seed: &dyn Fn() -> u64,
    stop: &mut dyn FnMut(&Limits) -> bool,
    tell: &mut dyn FnMut(&Reply),
) {
    match request {
        Request::Search { id, record, limits } => {
            let best =
                engine.search(&record, &limits, &mut || stop(&limits), &mut |info| tell(&Reply::Info { id, info }));
            tell(&match best {
                Ok(turn) => Reply::Best { id, turn },
                // The page has replayed the game itself, so this does not happen; saying why would cost kilobytes.
                Err(_) => Reply::Error { id, text: "the game could not be replayed".to_owned() },
            });
        }
        Request::Book { id, record } => {
            for info in engine.proposals(&record) {
                tell(&Reply::Info { id, info });
            }
            tell(&Reply::Best { id, turn: None });
        }
        Request::Bench { id, depth } => {
            bench::run(depth, engine.clock(), &mut |progress: &Progress| {
                tell(&Reply::Bench { id, progress: *progress });
            });
        }
        Request::NewGame => {
            engine.new_game();
            engine.set_seed(seed());
        }
        Request::Stop { .. } => {}
    }
}
