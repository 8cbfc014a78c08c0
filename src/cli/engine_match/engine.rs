//! An engine of a match: another program that speaks UCI on its standard input and output.

use std::fmt;
use std::fs;
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::offered::{OfferedOption, VARIANT, command};
use crate::cli::lines::{InputLine, Lines};
use crate::game::rules;

/// Timeout for starting an engine and for `isready`.
const TIMEOUT: Duration = Duration::from_secs(20);

/// Number of unread lines after which the engine has to wait.
const BACKLOG: usize = 4096;

/// Command that starts an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineCommand {
    /// Program and arguments, never empty.
    pub command: Vec<String>,
    /// Options to set, in order.
    pub options: Vec<(String, String)>,
}

/// The reason why an engine did not reply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Silence {
    /// The time was up.
    Late,
    /// The program has ended.
    Crashed,
}

impl fmt::Display for Silence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Silence::Late => "too late",
            Silence::Crashed => "it ended",
        })
    }
}

/// Reply of an engine to a request for a move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    /// Word after `bestmove`.
    pub mv: String,
    /// Reported depth.
    pub depth: Option<u32>,
    /// Reported nodes.
    pub nodes: Option<u64>,
    /// Score from the engine's point of view in centipawns. Mates count as [`MATE`].
    pub score: Option<i32>,
    /// Time used.
    pub taken: Duration,
}

/// A running engine, killed when dropped.
pub struct EngineProcess {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    /// Name that the engine reports.
    pub name: String,
    /// Number of games begun.
    pub games: u64,
}

impl EngineProcess {
    /// Starts an engine and sets its options.
    ///
    /// # Errors
    /// The system's reason why the program could not be run, or the reason why it did not start UCI.
    pub fn start(engine_command: &EngineCommand, variant: &str) -> Result<EngineProcess, String> {
        let (program, arguments) = engine_command.command.split_first().ok_or("no program")?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| error.to_string())?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("no pipes".to_owned());
        };
        let (sender, lines) = sync_channel(BACKLOG);
        thread::spawn(move || {
            let mut output = Lines::new(BufReader::new(output));
            // The thread ends when the engine ends or its receiver is dropped.
            while let Ok(line @ (InputLine::Text(_) | InputLine::TooLong { .. })) = output.next() {
                if let InputLine::Text(text) = line
                    && sender.send(text).is_err()
                {
                    return;
                }
            }
        });
        let mut engine = EngineProcess { child, input, lines, name: program.clone(), games: 0 };
        let silent = |silence: Silence| format!("no answer to uci ({silence})");
        let offered = engine.introduce().map_err(silent)?;
        let mut settings = engine_command.options.clone();
        // An engine without this option knows the default variant only, if any.
        if variant != rules::DEFAULT || offered.iter().any(|option| option.is_named(VARIANT)) {
            settings.insert(0, (VARIANT.to_owned(), variant.to_owned()));
        }
        let lines = settings.iter().map(|(name, value)| command(&offered, name, value));
        let lines = lines.collect::<Result<Vec<String>, String>>()?;
        lines.iter().try_for_each(|line| engine.say(line)).and_then(|()| engine.ready()).map_err(silent)?;
        Ok(engine)
    }

    /// Asks for the name and the options of the engine.
    fn introduce(&mut self) -> Result<Vec<OfferedOption>, Silence> {
        self.say("uci")?;
        let deadline = Instant::now() + TIMEOUT;
        let mut offered = Vec::new();
        loop {
            let line = self.hear(deadline)?;
            if let Some(name) = line.strip_prefix("id name ") {
                self.name = name.trim().to_owned();
            }
            offered.extend(OfferedOption::read(&line));
            if line.trim() == "uciok" {
                return Ok(offered);
            }
        }
    }

    /// Tells the engine to forget the last game.
    pub fn new_game(&mut self) -> Result<(), Silence> {
        self.games += 1;
        self.say("ucinewgame")?;
        self.ready()
    }

    /// Returns the memory of the program in bytes, if the system has `/proc`, as Linux does.
    pub fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.parse::<u64>().ok().map(|kibibytes| kibibytes * 1024)
    }

    fn ready(&mut self) -> Result<(), Silence> {
        self.say("isready")?;
        let deadline = Instant::now() + TIMEOUT;
        while self.hear(deadline)?.trim() != "readyok" {}
        Ok(())
    }

    /// Sends a position and asks for a move within this time.
    pub fn ask(&mut self, position: &str, go: &str, within: Duration) -> Result<Answer, Silence> {
        // Late output about the previous move is ignored.
        while self.lines.try_recv().is_ok() {}
        self.say(position)?;
        let begin = Instant::now();
        self.say(go)?;
        let mut answer = Answer::default();
        loop {
            let line = self.hear(begin + within)?;
            let mut words = line.split_ascii_whitespace();
            match words.next() {
                Some("bestmove") => {
                    answer.mv = words.next().unwrap_or_default().to_owned();
                    answer.taken = begin.elapsed();
                    return Ok(answer);
                }
                Some("info") => answer.note(words),
                _ => {}
            }
        }
    }

    fn say(&mut self, line: &str) -> Result<(), Silence> {
        writeln!(self.input, "{line}").and_then(|()| self.input.flush()).map_err(|_| Silence::Crashed)
    }

    fn hear(&mut self, deadline: Instant) -> Result<String, Silence> {
        let left = deadline.saturating_duration_since(Instant::now());
        self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Silence::Late,
            RecvTimeoutError::Disconnected => Silence::Crashed,
        })
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        // Both calls fail if the program has already ended, which is fine.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Score that stands for a mate.
pub const MATE: i32 = 30_000;

impl Answer {
    /// Reads an `info` line. Scores that are only bounds, and scores of lines after the first, are ignored.
    fn note<'a>(&mut self, words: impl Iterator<Item = &'a str>) {
        let words: Vec<&str> = words.take_while(|word| *word != "pv" && *word != "string").collect();
        let value = |name: &str, after: usize| {
            let at = words.iter().position(|word| *word == name)?;
            words.get(at + after).copied()
        };
        if let Some(nodes) = value("nodes", 1).and_then(|text| text.parse().ok()) {
            self.nodes = Some(nodes);
        }
        let is_first = value("multipv", 1).is_none_or(|rank| rank == "1");
        if !is_first || words.contains(&"lowerbound") || words.contains(&"upperbound") {
            return;
        }
        let score = match value("score", 1) {
            Some("cp") => value("score", 2).and_then(|text| text.parse().ok()),
            Some("mate") => value("score", 2).and_then(|text| text.parse::<i32>().ok()).map(|moves| match moves {
                1.. => MATE,
                _ => -MATE,
            }),
            _ => None,
        };
        if score.is_some() {
            self.score = score;
            self.depth = value("depth", 1).and_then(|text| text.parse().ok()).or(self.depth);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_finished_depth_counts() {
        let mut answer = Answer::default();
        for line in [
            "depth 9 seldepth 12 multipv 1 score cp 31 nodes 5000 nps 1 time 3 pv e2e4 nodes 7",
            "depth 10 score cp 99 lowerbound nodes 6000 pv e2e4",
            "string depth 77 score cp 5 nodes 1",
            "depth 11 currmove e2e4",
        ] {
            answer.note(line.split(' '));
        }
        assert_eq!((answer.depth, answer.score, answer.nodes), (Some(9), Some(31), Some(6000)));
        answer.note("depth 12 score mate -3".split(' '));
        assert_eq!((answer.depth, answer.score), (Some(12), Some(-MATE)));
    }

    #[test]
    fn the_score_is_that_of_the_first_line() {
        let mut answer = Answer::default();
        for line in [
            "depth 7 multipv 1 score cp 40 nodes 900 pv e2e4",
            "depth 8 multipv 2 score cp -500 nodes 1000 pv a2a3",
            "depth 8 score mate -1 nodes 1100 multipv 3 pv g2g4",
        ] {
            answer.note(line.split(' '));
        }
        assert_eq!((answer.depth, answer.score, answer.nodes), (Some(7), Some(40), Some(1100)));
    }
}
