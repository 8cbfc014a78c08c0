//! Serves the engine over a TCP socket with the UCI commands that a game needs. Each connection has its own engine.
//!
//!     cargo run --release --example uci_server -- [ADDRESS]
//!     printf 'uci\nposition startpos moves e2e4\ngo movetime 500\nquit\n' | nc 127.0.0.1 7777
//!
//! The program `hostage uci` has all commands and options.

use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

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

fn serve(mut stream: &TcpStream) -> io::Result<()> {
    // Another thread reads, so that `stop` arrives during a search.
    let (sender, lines) = mpsc::channel();
    let input = BufReader::new(stream.try_clone()?);
    thread::spawn(move || input.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));

    let mut engine = LocalEngine::new(NativeClock::default());
    let mut record = GameRecord::new("hostage");
    while let Ok(line) = lines.recv() {
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["uci"] => writeln!(stream, "id name Hostage Chess\nuciok")?,
            ["isready"] => writeln!(stream, "readyok")?,
            ["ucinewgame"] => engine.new_game(),
            ["position", ref words @ ..] => match read_position(words) {
                Ok(new) => record = new,
                Err(why) => writeln!(stream, "info string {why}")?,
            },
            ["go", ref words @ ..] => go(&mut stream, &mut engine, &record, &limits(words), &lines)?,
            ["quit"] => return Ok(()),
            ["stop"] | [] => {}
            _ => writeln!(stream, "info string unknown command: {line}")?,
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

/// Reads the pairs `movetime`, `depth` and `nodes`.
fn limits(words: &[&str]) -> Limits {
    let number = |name| words.windows(2).find(|pair| pair[0] == name).and_then(|pair| pair[1].parse::<u32>().ok());
    let (millis, depth, nodes) = (number("movetime"), number("depth"), number("nodes").map(u64::from));
    let endless = words.contains(&"infinite") || millis.is_some() || depth.is_some() || nodes.is_some();
    Limits { millis: if endless { millis } else { Some(1_000) }, depth, nodes, ..Limits::default() }
}

/// Searches until a limit is reached, or any line or the end of the connection arrives.
fn go(
    stream: &mut &TcpStream,
    engine: &mut LocalEngine<NativeClock>,
    record: &GameRecord,
    limits: &Limits,
    lines: &Receiver<String>,
) -> io::Result<()> {
    let mut stop = || !matches!(lines.try_recv(), Err(TryRecvError::Empty));
    let mut written = Ok(());
    let best = engine.search(record, limits, &mut stop, &mut |info| {
        let told = writeln!(
            stream,
            "info depth {} score {} nodes {} pv {}",
            info.depth,
            info.score,
            info.nodes,
            info.line.join(" ")
        );
        written = std::mem::replace(&mut written, Ok(())).and(told);
    });
    written?;
    writeln!(stream, "bestmove {}", best.ok().flatten().as_deref().unwrap_or("(none)"))
}
