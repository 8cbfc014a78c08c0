//! Plays games of the engine against itself and writes quiet positions of them, one a line:
//! FEN;score in centipawns for the side to move;result for the side to move (0, 1 or 2 half points)
//!
//!     generate SECONDS THREADS NODES SEED FILE      FILE.0, FILE.1, ... are appended to

use std::fs::OpenOptions;
use std::io::{BufWriter, Write};
use std::time::{Duration, Instant};

use hostage_chess::game::hostage::{Castling, Position, Setup};
use hostage_chess::game::{Game, Kind, Man, Position as _, Side, game_record};
use hostage_chess::search::{Limits, Score, Search, Silent};
use neural::Random;

/// A score beyond this, for `WON_TURNS` turns in a row, ends a game.
const WON: i32 = 2000;
const WON_TURNS: u32 = 4;
/// A game that goes on longer than this is a draw.
const LONGEST: usize = 300;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [seconds, threads, nodes, seed, file] = &arguments[..] else { panic!("SECONDS THREADS NODES SEED FILE") };
    let number = |text: &str| text.parse::<u64>().expect("a number");
    let end = Instant::now() + Duration::from_secs(number(seconds));
    let (nodes, seed) = (number(nodes), number(seed));
    std::thread::scope(|scope| {
        for thread in 0..number(threads) {
            scope.spawn(move || {
                let path = format!("{file}.{thread}");
                let out = OpenOptions::new().create(true).append(true).open(path).expect("a file to write to");
                let mut out = BufWriter::new(out);
                let mut random = Random(seed << 32 | thread);
                let mut search = Search::new(1 << 14);
                while Instant::now() < end {
                    for line in play(&mut search, &mut random, nodes) {
                        out.write_all(line.as_bytes()).expect("room on the disk");
                    }
                }
            });
        }
    });
}

/// A random start: some random turns, and now and then men taken from the board into the stores.
fn opening(random: &mut Random) -> Option<Position> {
    let mut position = <Position as Game>::start("hostage")?;
    let plies = 4 + random.below(9);
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return None;
        }
        position = position.play_unchecked(moves[random.below(moves.len())]);
    }
    if random.once_in(3) {
        let mut setup = Setup::from(&position);
        for _ in 0..1 + random.below(10) {
            let square = random.below(64);
            if let Some(man @ Man { kind, .. }) = setup.board[square]
                && kind != Kind::King
            {
                setup.board[square] = None;
                if random.once_in(2) { setup.prisons.push(man) } else { setup.airfields.push(man) }
            }
        }
        setup.castling = [Side::White, Side::Black].into_iter().fold(Castling::NONE, |castling, side| {
            let rank = if side == Side::White { 0 } else { 56 };
            let stands = |at: usize, kind| setup.board[rank + at] == Some(Man { side, kind });
            [(true, 7), (false, 0)].into_iter().fold(castling, |castling, (kingside, corner)| {
                let kept = setup.castling.right(side, kingside) && stands(4, Kind::King) && stands(corner, Kind::Rook);
                if kept { castling.with_right(side, kingside) } else { castling }
            })
        });
        setup.en_passant = None;
        position = setup.validate().ok()?;
    }
    Some(position)
}

fn play(search: &mut Search<Position>, random: &mut Random, nodes: u64) -> Vec<String> {
    let Some(mut position) = opening(random) else { return Vec::new() };
    let mut keys = Vec::new();
    let mut kept: Vec<(String, i32, Side)> = Vec::new();
    let mut won = 0;
    let mut last = 0;
    let result = loop {
        keys.push(position.key());
        if let Some(outcome) = game_record::outcome(keys.iter().copied(), &position) {
            break outcome.winner;
        }
        if keys.len() > LONGEST {
            break None;
        }
        // The limit varies, so that the same game is not played twice.
        let limits = Limits { nodes: Some(nodes + random.below(nodes as usize / 4) as u64), ..Limits::default() };
        let found = search.run(&position, &keys[..keys.len() - 1], &limits, &mut Silent);
        let Some(mut best) = found.best() else { break None };
        let side = position.side_to_move();
        let score = match found.score {
            Score::Centipawns(score) => score,
            Score::Mate(turns) => {
                if turns > 0 {
                    10_000
                } else {
                    -10_000
                }
            }
        };
        if keys.len() == 1 && score.abs() > 700 {
            return Vec::new();
        }
        let white = if side == Side::White { score } else { -score };
        won = if white.abs() > WON && white.signum() == last { won + 1 } else { 0 };
        last = white.signum();
        if won >= WON_TURNS {
            break Some(if white > 0 { Side::White } else { Side::Black });
        }
        if score.abs() < 3000 && !position.in_check() && !position.hint(best).forcing {
            kept.push((position.fen(), score, side));
        }
        // A random turn now and then leads to positions that two good players would avoid.
        if random.once_in(40) {
            let moves = position.legal_moves();
            best = moves[random.below(moves.len())];
        }
        position = position.play_unchecked(best);
    };
    kept.into_iter()
        .map(|(fen, score, side)| {
            let points = result.map_or(1, |winner| if winner == side { 2 } else { 0 });
            format!("{fen};{score};{points}\n")
        })
        .collect()
}
