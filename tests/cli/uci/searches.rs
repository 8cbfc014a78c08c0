//! What a search is asked, and what it is prepared with: moves, levels, an only move, the book, the tables.

use std::time::{Duration, Instant};

use super::{Engine, SOON};

#[test]
fn searchmoves_limits_the_search() {
    let mut engine = Engine::start();
    engine.say("position startpos\ngo depth 3 searchmoves a2a3 h2h4");
    assert!(["a2a3", "h2h4"].contains(&&*engine.best()));
    // A single move is searched to the full depth. If no listed move is legal, all moves are searched.
    engine.say("go searchmoves a2a4 depth 3");
    assert!(engine.hear("bestmove a2a4").iter().any(|line| line.starts_with("info depth 3 ")));
    engine.say("go searchmoves a2a5 e7e5 depth 2");
    let lines = engine.hear("bestmove ");
    assert_eq!(lines.iter().filter(|line| line.starts_with("info string ")).count(), 2, "{lines:#?}");
    // Even a mate is not played if it is not listed.
    engine.say("position fen 6k1/5ppp/8/8/8/8/5PPP/6K1[R#] w - - 0 30\ngo depth 3 searchmoves g1f1");
    assert_eq!(engine.best(), "g1f1");
    engine.say("go mate 1 searchmoves g1f1");
    assert_eq!(engine.best(), "g1f1");
    engine.say("setoption name MultiPV value 5\ngo depth 2 searchmoves g1f1 h2h3");
    let lines = engine.hear("bestmove ");
    assert!(lines.iter().any(|line| line.contains(" multipv 2 ")));
    assert!(!lines.iter().any(|line| line.contains(" multipv 3 ")), "{lines:#?}");
}

/// A level that overlooks moves overlooks none of the listed ones.
#[test]
fn searchmoves_limits_a_weak_level_too() {
    let mut engine = Engine::start();
    for level in ["Level value 1", "Beginner value true"] {
        engine.say(&format!("setoption name {level}\nposition startpos"));
        for mv in ["a2a3", "h2h3", "g1h3", "b1a3"] {
            engine.say(&format!("go searchmoves {mv}"));
            engine.hear("info depth ");
            engine.say("stop");
            assert_eq!(engine.best(), mv, "{level}");
        }
    }
}

#[test]
fn an_only_move_is_played_at_once_but_analysed_in_depth() {
    let mut engine = Engine::start();
    engine.say("position fen 6rk/8/8/8/8/8/8/7K[#] w - - 0 1");
    for go in ["go movetime 600000", "go nodes 4000000000", "go wtime 90000000 btime 90000000", "go mate 1"] {
        let begin = Instant::now();
        engine.say(go);
        assert_eq!(engine.best(), "h1h2", "{go}");
        assert!(begin.elapsed() < SOON, "{go}: {:?}", begin.elapsed());
    }
    engine.say("go depth 5");
    assert!(engine.hear("bestmove ").iter().any(|line| line.starts_with("info depth 5 ")));
    for go in ["go infinite", "go", "go infinite movetime 1"] {
        engine.say(go);
        engine.hear("info depth 5 ");
        engine.say("stop");
        assert_eq!(engine.best(), "h1h2", "{go}");
    }
}

/// A program that analyses wants the engine's opinion and not a move of the book.
#[test]
fn an_analysis_does_not_use_the_book() {
    let mut engine = Engine::start();
    engine.say("setoption name OwnBook value true\nposition startpos\ngo movetime 600000");
    let lines = engine.hear("bestmove ");
    assert!(lines.iter().any(|line| line.starts_with("info depth 0 ")), "{lines:#?}");
    engine.say("go infinite");
    let lines = engine.hear("info depth ");
    assert!(!lines[0].starts_with("info depth 0 "), "{lines:#?}");
    engine.say("stop");
    engine.best();
    engine.say("go mate 1");
    let lines = engine.hear("bestmove ");
    assert!(lines.iter().any(|line| line == "info string no mate in 1"), "{lines:#?}");
}

/// `isready` allocates and clears the tables, so that the clock of the next move does not pay for it.
#[test]
fn isready_prepares_the_tables() {
    let mut engine = Engine::start();
    engine.say("setoption name Hash value 256\nposition startpos");
    let mut taken = |before: &str| {
        engine.say(&format!("ucinewgame\n{before}"));
        if before == "isready" {
            engine.hear("readyok");
        }
        let begin = Instant::now();
        engine.say("go depth 1");
        engine.best();
        let taken = begin.elapsed();
        // No reply tells when the search is at rest, and `isready` prepares nothing before that.
        std::thread::sleep(Duration::from_millis(50));
        taken
    };
    // The fastest of several attempts, because another process may take the processor at any moment.
    let [prepared, unprepared] = ["isready", ""].map(|before| (0..6).map(|_| taken(before)).min().unwrap());
    assert!(prepared * 2 < unprepared, "{prepared:?} {unprepared:?}");
}
