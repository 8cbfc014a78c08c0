//! The engine as a program that reads requests and writes replies, one per line. It reads requests while it searches,
//! and can search with several threads. In the browser it is a separate WebAssembly program, for pages whose workers
//! may share memory (static/threads.js).

use std::hash::{BuildHasher, RandomState};
use std::io::BufRead;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;

use super::answer::{answer, read};
use super::clock::NativeClock;
use super::local::LocalEngine;
use super::threads::Threads;
use super::{Asker, PROTOCOL, QuestionId, Reply, Request};

/// Maximum number of threads outside the analysis. A game does not need more, and more would heat the machine.
pub const MOST_AT_PLAY: usize = 2;

/// Answers requests until there are no more; then ends all searches at once and answers them. Two threads call `tell`.
pub fn run(threads: usize, input: impl BufRead, tell: &(dyn Fn(&Reply) + Sync)) {
    let (send, requests) = mpsc::channel::<(Request, Arc<AtomicBool>)>();
    thread::scope(|scope| {
        scope.spawn(move || {
            let seed = || RandomState::new().hash_one(());
            let mut engine = LocalEngine::with_crew(NativeClock::default(), Threads);
            engine.set_seed(seed());
            engine.set_book(true);
            tell(&Reply::Ready { protocol: PROTOCOL });
            for (request, stop) in requests {
                engine.set_threads(share(&request, threads));
                answer(&mut engine, request, &seed, &mut |_| stop.load(Ordering::Relaxed), &mut |reply| tell(reply));
            }
        });
        let mut asked: Vec<(QuestionId, Arc<AtomicBool>)> = Vec::new();
        for line in input.lines().map_while(Result::ok) {
            let request = match read(&line) {
                Ok(request) => request,
                Err(reply) => {
                    reply.iter().for_each(tell);
                    continue;
                }
            };
            if let Request::Stop { id } = request {
                asked
                    .iter()
                    .filter(|(known, _)| *known == id)
                    .for_each(|(_, stop)| stop.store(true, Ordering::Relaxed));
                continue;
            }
            let stop = Arc::default();
            if let Request::Search { id, .. } = request {
                // Once a question is answered, nothing else holds its flag.
                asked.retain(|(_, stop)| Arc::strong_count(stop) > 1);
                asked.push((id, Arc::clone(&stop)));
            }
            if send.send((request, stop)).is_err() {
                break;
            }
        }
        asked.iter().for_each(|(_, stop)| stop.store(true, Ordering::Relaxed));
        drop(send);
    });
}

/// Returns the number of threads for a request. A search limited in nodes must give the same answer on every machine,
/// so it gets one thread. The same holds for a limit of depth, except in the analysis, whose limit no search reaches.
pub fn share(request: &Request, threads: usize) -> usize {
    match request {
        Request::Search { limits, .. } if limits.nodes.is_some() => 1,
        Request::Search { id, .. } if id.asker == Asker::Analysis => threads,
        Request::Search { limits, .. } if limits.depth.is_none() => threads.min(MOST_AT_PLAY),
        _ => 1,
    }
}
