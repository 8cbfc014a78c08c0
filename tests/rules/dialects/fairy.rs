//! Fairy-Stockfish-X itself: a table of its FENs, and a comparison with the program where it is installed.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

use hostage_chess::game::any::{AnyMove, AnyPosition};
use hostage_chess::game::dialect::{TextDialect, fen, moves};
use hostage_chess::game::hostage::{Move, Position};
use hostage_chess::game::{Game, Kind, Position as _, Side};

use crate::support::random::Random;

/// Pairs of FENs of the same position: theirs, a tab, ours.
const TABLE: &str = include_str!("../../data/dialects/fairy-stockfish-x.tsv");

/// Returns our FEN as far as their program knows it: without the mark of an unmoved king, and without an en passant
/// square that no pawn can use, which they never write.
fn known(ours: &str, theirs: &str) -> String {
    let (text, _) = fen::write(TextDialect::FairyStockfishX, &super::position(ours));
    let mut fields: Vec<&str> = text.split(' ').collect();
    if theirs.split(' ').nth(3) == Some("-") {
        fields[3] = "-";
    }
    fields.join(" ")
}

#[test]
fn their_positions_are_read_and_written() {
    let mut rows = 0;
    for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let (theirs, ours) = line.split_once('\t').unwrap();
        let position = fen::read("hostage", theirs).unwrap_or_else(|faults| panic!("{theirs}: {faults:?}"));
        assert_eq!(fen::write(TextDialect::FairyStockfishX, &position), (theirs.to_owned(), vec![]));
        assert_eq!(known(ours, theirs), theirs, "{ours}");
        rows += 1;
    }
    assert!(rows >= 100, "{rows}");
}

/// Positions of games of random moves, each with the moves that lead to it.
fn games(seeds: std::ops::Range<u64>) -> Vec<(Vec<String>, Position)> {
    let mut lines = Vec::new();
    for seed in seeds {
        let (mut random, mut line) = (Random(seed), Vec::new());
        let mut position = <Position as Game>::start("hostage").unwrap();
        for _ in 0..70 {
            let legal = position.legal_moves();
            lines.push((line.clone(), position));
            let lively: Vec<Move> =
                legal.iter().copied().filter(|&m| m.lander().is_some() || position.hint(m).forcing).collect();
            let among = if random.below(2) == 0 && !lively.is_empty() { &lively } else { &legal };
            if among.is_empty() {
                break;
            }
            let m = among[random.below(among.len())];
            line.push(position.uci(m));
            position = position.play_unchecked(m);
        }
    }
    lines
}

/// Runs their program on these commands and returns its output.
fn run(program: &str, commands: &str) -> String {
    let mut child = Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let commands = format!("setoption name UCI_Variant value hostage\n{commands}quit\n");
    let writer = std::thread::spawn(move || drop(input.write_all(commands.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// Splits the output of `d` and `go perft 1` into FENs and moves. The counts come from another thread, and later than
/// the next position, but in the same order.
fn answers(output: &str) -> Vec<(String, Vec<String>)> {
    let (mut fens, mut lists, mut list) = (Vec::new(), Vec::new(), Vec::new());
    for line in output.lines() {
        if let Some(fen) = line.strip_prefix("Fen: ") {
            fens.push(fen.to_owned());
        } else if line.starts_with("Nodes searched") {
            lists.push(std::mem::take(&mut list));
        } else if let Some(mv) = line.strip_suffix(": 1") {
            list.push(mv.to_owned());
        }
    }
    assert_eq!(fens.len(), lists.len());
    fens.into_iter().zip(lists).collect()
}

/// Names the rule by which the two programs differ about a move.
fn cause(position: &Position, m: Option<Move>) -> &'static str {
    let seventh = |side: Side| {
        position.layout().cells().any(|cell| {
            let rank = position.layout().name(cell).ends_with(if side == Side::White { '7' } else { '2' });
            rank && position.piece_at(cell).is_some_and(|piece| piece.side == side && piece.kind == Kind::Pawn)
        })
    };
    let us = position.side_to_move();
    match m {
        Some(Move::Walk { from, to, .. })
            if position.piece_on(from).is_some_and(|piece| piece.kind == Kind::King) && from.distance(to) == 2 =>
        {
            "castling with a rook that has landed"
        }
        Some(Move::Exchange { rescued, paid, .. }) if paid.value() < rescued.value() => "payment of lower value",
        Some(Move::Exchange { .. }) if seventh(!us) => "exchange that freezes a pawn",
        _ if seventh(!us) => "frozen pawn of the opponent",
        _ if seventh(us) => "frozen pawn",
        Some(Move::Walk { promotion: Some(_), .. }) => "promotion",
        _ => "other",
    }
}

/// Compares with the program itself: `FAIRY_STOCKFISH_X=PATH cargo test --test rules dialects::fairy`. `FAIRY_TABLE=FILE`
/// writes the table. Every move of theirs must be readable. Differences in the rules are counted by their causes.
#[test]
fn their_program_agrees() {
    let Ok(program) = std::env::var("FAIRY_STOCKFISH_X") else {
        println!("SKIPPED: FAIRY_STOCKFISH_X does not name the program");
        return;
    };
    let games = games(0..60);
    let mut played = String::new();
    let mut converted = String::new();
    for (line, position) in &games {
        let any = AnyPosition::Hostage(*position);
        writeln!(played, "position startpos moves {}\nd\ngo perft 1", line.join(" ")).unwrap();
        writeln!(converted, "position fen {}\nd\ngo perft 1", fen::write(TextDialect::FairyStockfishX, &any).0)
            .unwrap();
    }
    let (played, converted) = (answers(&run(&program, &played)), answers(&run(&program, &converted)));
    assert_eq!((played.len(), converted.len()), (games.len(), games.len()));
    let (mut table, mut causes) = (String::new(), BTreeMap::<(&str, &str), usize>::new());
    let (mut total, mut same_moves, mut same_fens, mut off) = (0, 0, 0, 0);
    for ((line, position), (played, converted)) in games.iter().zip(played.iter().zip(&converted)) {
        let any = AnyPosition::Hostage(*position);
        // The position that we write is the one that they read.
        let ours = fen::write(TextDialect::FairyStockfishX, &any).0;
        let read = known(&any.fen(), &converted.0);
        assert_eq!(read, converted.0, "they read {ours} otherwise");
        // The position that they reach by the moves, unless they refused one of them.
        let place = |fen: &str| fen.split(' ').take(3).collect::<Vec<_>>().join(" ");
        if place(&known(&any.fen(), &played.0)) == place(&played.0) {
            if known(&any.fen(), &played.0) == played.0 {
                same_fens += 1;
                if line.len() % 9 == 5 || played.0.contains('#') && line.len() % 9 == 0 {
                    writeln!(table, "{}\t{}", played.0, any.fen()).unwrap();
                }
            } else {
                println!("counters: {} | {}", played.0, any.fen());
            }
        } else {
            off += 1;
        }
        let theirs: BTreeSet<String> = converted.1.iter().cloned().collect();
        let legal: BTreeSet<String> = position.legal_moves().iter().map(|&m| position.uci(m)).collect();
        total += theirs.len().max(legal.len());
        same_moves += theirs.intersection(&legal).count();
        for text in &theirs {
            match moves::read_uci(&any, text) {
                Ok(AnyMove::Hostage(m)) => assert_eq!(position.uci(m), *text, "{}", converted.0),
                _ => {
                    let m = Move::from_uci(text);
                    assert!(m.is_some(), "unreadable: {text}");
                    let why = cause(position, m);
                    if why == "other" {
                        println!("only they allow {text}: {} | {}", converted.0, any.fen());
                    }
                    *causes.entry(("only they allow", why)).or_default() += 1;
                }
            }
        }
        for text in legal.difference(&theirs) {
            let why = cause(position, Move::from_uci(text));
            if why == "other" {
                println!("only we allow {text}: {} | {}", converted.0, any.fen());
            }
            *causes.entry(("only we allow", why)).or_default() += 1;
        }
    }
    println!(
        "{} positions, {same_fens} reached by their moves with the same FEN, {off} after a move that they refuse; \
         {same_moves} of {total} moves the same; differences: {causes:#?}",
        games.len()
    );
    assert!(same_moves * 100 > total * 97, "{same_moves} of {total}");
    if let Ok(path) = std::env::var("FAIRY_TABLE") {
        let head = "# FENs of the same positions: as Fairy-Stockfish-X a12d41c writes them, a tab, and as we do. Made by\n\
                    # FAIRY_STOCKFISH_X=stockfish FAIRY_TABLE=tests/data/dialects/fairy-stockfish-x.tsv cargo test --test rules dialects::fairy\n";
        std::fs::write(path, format!("{head}{table}")).unwrap();
    }
}
