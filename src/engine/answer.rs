//! The answers to requests, wherever the engine runs.

use base64ct::{Base64, Encoding};

use super::bench::{self, BenchProgress};
use super::local::LocalEngine;
use super::{EngineFault, QuestionId, Reply, Request};
use crate::game::nets;
use crate::json;
use crate::search::{Clock, Crew, Limits};

/// Depth of a bench that warms the program up before another one is measured: a few tenths of a second.
const WARM_UP: u32 = 6;

/// Reads a request.
///
/// # Errors
/// This version does not understand the text. The error is the reply to send, if the text names its question.
pub fn read(text: &str) -> Result<Request, Option<Reply>> {
    json::read(text).ok_or_else(|| {
        let (_, rest) = text.split_once("\"id\":")?;
        let id = json::read::<QuestionId>(rest.split_inclusive('}').next()?)?;
        Some(Reply::Error { id, fault: EngineFault::Outdated })
    })
}

/// Answers a request with any number of replies. Calls `stop` from time to time to learn whether a search with these
/// limits must end. Takes a number from `seed` for each new game, so that games differ.
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
                Ok(mv) => Reply::Best { id, mv },
                // The page has replayed the same game, so this does not happen. A precise message would cost kilobytes.
                Err(_) => Reply::Error { id, fault: EngineFault::Unreplayable },
            });
        }
        Request::Book { id, record } => {
            for info in engine.proposals(&record) {
                tell(&Reply::Info { id, info });
            }
            tell(&Reply::Best { id, mv: None });
        }
        Request::Bench { id, depth } => {
            // A browser compiles a program well only once it has run for a while, as it has after a second of a game.
            bench::run(depth.min(WARM_UP), engine.clock(), &mut |_| ());
            bench::run(depth, engine.clock(), &mut |progress: &BenchProgress| {
                tell(&Reply::Bench { id, progress: *progress });
            });
        }
        Request::NewGame => {
            engine.new_game();
            engine.set_seed(seed());
        }
        Request::Net { game, file } => {
            if let Ok(file) = Base64::decode_vec(&file) {
                nets::provide(&game, &file);
            }
        }
        Request::Stop { .. } => {}
    }
}
