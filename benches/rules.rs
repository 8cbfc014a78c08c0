//! Measures the rules: lines of play, lists of moves, FEN and records. `cargo bench --bench rules`.

use divan::{Bencher, black_box, counter::ItemsCount};
use hostage_chess::game::pgn::{self, Given};
use hostage_chess::{AnyPosition, Game, Position};

fn main() {
    divan::main();
}

/// A start or a middlegame of each game.
const POSITIONS: [(&str, &str); 5] = [
    ("hostage", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[#] w KQkq - 0 1"),
    ("hostage", "r2q1rk1/p1p1bpp1/3p1B1p/1P6/4P3/2P3Qb/1Pp1BPPP/4R1K1[NP#Nnnp] w - - 0 17"),
    ("takeover-41", ""),
    ("hole", ""),
    ("messenger", ""),
];

fn position((variant, fen): (&str, &str)) -> AnyPosition {
    let found = if fen.is_empty() { AnyPosition::start(variant) } else { AnyPosition::from_fen(variant, fen).ok() };
    found.expect("the table has valid positions")
}

#[divan::bench(args = 0..POSITIONS.len())]
fn perft_3(bencher: Bencher, index: usize) {
    let position = position(POSITIONS[index]);
    bencher.counter(ItemsCount::new(position.perft(3))).bench(|| black_box(&position).perft(3));
}

#[divan::bench(args = 0..POSITIONS.len())]
fn legal_moves(bencher: Bencher, index: usize) {
    let position = position(POSITIONS[index]);
    bencher.counter(ItemsCount::new(position.count_moves())).bench(|| black_box(&position).legal_moves());
}

#[divan::bench(args = 0..POSITIONS.len())]
fn read_fen(bencher: Bencher, index: usize) {
    let (variant, fen) = (POSITIONS[index].0, position(POSITIONS[index]).fen());
    bencher.bench(|| AnyPosition::from_fen(variant, black_box(&fen)));
}

/// A game of 23 moves with drops and exchanges.
const RECORD: &str = "1.e4 c5 2.Nf3 e6 3.Nc3 d5 4.exd5 exd5 5.Bb5+ Nc6 6.Qe2+ (P-P)@e4 7.Bxc6+ bxc6 8.Ne5 Qf6 \
    9.Ng4 Qe6 10.@f3 exf3 11.gxf3 Qxe2+ 12.Nxe2 Bd6 13.(P-P)@e5 Bc7 14.(N-B)B@d6 Bxd6 15.exd6 N@f5 16.(B-B)B@e5 h5 \
    17.Bxg7 Nxg7 18.Nf6+ Kf8 19.Nxg8 (B-N)N@g2+ 20.Kf1 (Q-Q)Q@e1 21.Kxg2 Qxe2 22.B@e7+ Kxg8 23.(N-N)N@f6#";

#[divan::bench]
fn read_record(bencher: Bencher) {
    let read = || pgn::read::<AnyPosition>(black_box(RECORD), Given::default());
    let plies = read().game_record().map_or(0, |record| record.moves.len());
    assert_eq!(plies, 45, "the record is faulty: {:?}", read().fault);
    bencher.counter(ItemsCount::new(plies)).bench(read);
}
