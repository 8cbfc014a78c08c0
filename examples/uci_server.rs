//! Serves the engine over a TCP socket with the UCI commands that a game needs. Each connection has its own engine.
//!
//!     cargo run --release --example uci_server -- [ADDRESS]
//!     (printf 'uci\nposition startpos moves e2e4\ngo movetime 500\n'; sleep 1) | nc 127.0.0.1 7777
//!
//! The program `hostage uci` has all commands and options.

use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

use hostage_chess::engine::Info;
use hostage_chess::{AnyPosition, GameRecord, Limits, LocalEngine, NativeClock};

fn main() -> io::Result<()> {
    let address = std::env::args().nth(1).unwrap_or_else(|| "127.0.0.1:7777".to_owned());
    let listener = TcpListener::bind(&address)?;
    println!("listening on {}", listener.local_addr()?);
    for stream in listener.incoming() {
        let stream = stream?;
        // A lost connection ends only its own thread.
        thread::spawn(move || serve(&stream));
    }
    Ok(())
}

fn serve(stream: &TcpStream) -> io::Result<()> {
    let mut output = stream;
    // Another thread reads, so that `stop` arrives during a search.
    let (sender, lines) = mpsc::channel();
    let input = BufReader::new(stream.try_clone()?);
    thread::spawn(move || input.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));

    let mut engine = LocalEngine::new(NativeClock::default());
    let mut record = GameRecord::new("hostage");
    // Lines that arrived during a search.
    let mut waiting = VecDeque::new();
    while let Some(line) = waiting.pop_front().or_else(|| lines.recv().ok()) {
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["uci"] => writeln!(output, "id name Hostage Chess\nuciok")?,
            ["isready"] => writeln!(output, "readyok")?,
            ["ucinewgame"] => engine.new_game(),
            ["position", ref words @ ..] => match read_position(words) {
                Ok(new) => record = new,
                Err(why) => writeln!(output, "info string {why}")?,
            },
            ["go", ref words @ ..] => {
                let best = search(stream, &mut engine, &record, &limits(words), &lines, &mut waiting);
                writeln!(output, "bestmove {}", best.as_deref().unwrap_or("(none)"))?;
            }
            ["quit"] => return Ok(()),
            ["stop"] | [] => {}
            _ => writeln!(output, "info string unknown command: {line}")?,
        }
    }
    Ok(())
}

/// Reads `startpos` or `fen FEN`, and `moves MOVES`.
fn read_position(words: &[&str]) -> Result<GameRecord, String> {
    let (start, moves) = words.split_at(words.iter().position(|word| *word == "moves").unwrap_or(words.len()));
    let start = match start {
        ["startpos"] => None,
        ["fen", fields @ ..] => Some(fields.join(" ")),
        _ => return Err("position needs startpos or fen".to_owned()),
    };
    let moves = moves.iter().skip(1).map(|&mv| mv.to_owned()).collect();
    let record = GameRecord { start, moves, ..GameRecord::new("hostage") };
    record.replay::<AnyPosition>().map_err(|fault| fault.to_string())?;
    Ok(record)
}

/// Reads the pairs `movetime`, `depth` and `nodes`. Without a limit, a search takes a second.
fn limits(words: &[&str]) -> Limits {
    let number = |name| words.windows(2).find(|pair| pair[0] == name).and_then(|pair| pair[1].parse::<u32>().ok());
    let (millis, depth, nodes) = (number("movetime"), number("depth"), number("nodes").map(u64::from));
    let said = words.contains(&"infinite") || millis.is_some() || depth.is_some() || nodes.is_some();
    Limits { millis: if said { millis } else { Some(1_000) }, depth, nodes, ..Limits::default() }
}

/// Searches until a limit is reached, the connection ends, or a line other than `isready` arrives.
fn search(
    output: &TcpStream,
    engine: &mut LocalEngine<NativeClock>,
    record: &GameRecord,
    limits: &Limits,
    lines: &Receiver<String>,
    waiting: &mut VecDeque<String>,
) -> Option<String> {
    let mut stop = || match lines.try_recv() {
        Ok(line) if line.trim() == "isready" => writeln!(&mut &*output, "readyok").is_err(),
        Ok(line) => {
            waiting.push_back(line);
            true
        }
        Err(why) => why == TryRecvError::Disconnected,
    };
    let mut tell = |info: Info| {
        let (depth, score, nodes, line) = (info.depth, info.score, info.nodes, info.line.join(" "));
        // If the connection is lost, the search ends when the reader notices.
        let _ = writeln!(&mut &*output, "info depth {depth} score {score} nodes {nodes} pv {line}");
    };
    engine.search(record, limits, &mut stop, &mut tell).ok().flatten()
}
