//! Tests of the engine that reads requests and writes replies, one per line.

use std::io::{self, BufReader, Read};
use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver};

use hostage_chess::engine::{Asker, EngineFault, PROTOCOL, QuestionId, Reply, Request, piped};
use hostage_chess::game::GameRecord;
use hostage_chess::json;
use hostage_chess::search::Limits;

/// An input that provides the lines sent to it, and ends when the sender is dropped.
struct Lines(Receiver<String>, Vec<u8>);

impl Read for Lines {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.1.is_empty() {
            let Ok(line) = self.0.recv() else { return Ok(0) };
            self.1 = line.into_bytes();
        }
        let most = into.len().min(self.1.len());
        into[..most].copy_from_slice(&self.1[..most]);
        self.1.drain(..most);
        Ok(most)
    }
}

fn id(number: u32) -> QuestionId {
    QuestionId { asker: Asker::Analysis, number }
}

fn search(number: u32, limits: Limits) -> Request {
    let record = GameRecord { variant: "hostage".to_owned(), ..GameRecord::default() };
    Request::Search { id: id(number), record, limits }
}

#[test]
fn requests_are_answered_and_stopped() {
    let (send, lines) = mpsc::channel();
    let (tell, replies) = mpsc::channel();
    let ask = |request: &Request| send.send(json::write(request).unwrap() + "\n").unwrap();
    // A line that is not a request is ignored.
    send.send("stop\n".to_owned()).unwrap();
    let endless = Limits { lines: Some(2), ..Limits::default() };
    ask(&search(1, Limits { nodes: Some(2000), lines: Some(2), ..Limits::default() }));
    for number in 2..50 {
        ask(&search(number, endless));
        ask(&Request::Stop { id: id(number) });
    }
    ask(&Request::NewGame);
    // The end of the input stops the last search.
    ask(&search(50, endless));
    drop(send);
    let tell = Mutex::new(tell);
    piped::run(3, BufReader::new(Lines(lines, Vec::new())), &|reply| tell.lock().unwrap().send(reply.clone()).unwrap());
    drop(tell);
    let replies: Vec<Reply> = replies.iter().collect();
    assert_eq!(replies[0], Reply::Ready { protocol: PROTOCOL });
    let best: Vec<u32> = replies
        .iter()
        .filter_map(|reply| match reply {
            Reply::Best { id, mv: Some(_) } => Some(id.number),
            _ => None,
        })
        .collect();
    assert_eq!(best, (1..=50).collect::<Vec<_>>());
}

#[test]
fn unknown_requests_get_an_error() {
    let line = |request: &str| format!("{request}\n");
    // Requests without a readable id get no reply.
    let known = json::write(&search(7, Limits { depth: Some(1), ..Limits::default() })).unwrap();
    let odd = known.replace("\"Search\"", "\"Ponder\"");
    let text = line("{}") + &line(&odd) + &line("rubbish \"id\":{");
    let replies = Mutex::new(Vec::new());
    piped::run(1, text.as_bytes(), &|reply| replies.lock().unwrap().push(reply.clone()));
    let mut replies = replies.into_inner().unwrap();
    replies.retain(|reply| *reply != Reply::Ready { protocol: PROTOCOL });
    assert_eq!(replies, [Reply::Error { id: id(7), fault: EngineFault::Outdated }]);
}
