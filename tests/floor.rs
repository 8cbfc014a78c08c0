//! The floor of the engine's strength: it must beat random play and a player that looks one turn ahead for men.
//!
//! By default a few games at a fixed number of nodes, so that the result is the same everywhere. `FLOOR_GAMES=100
//! cargo test --release --test floor -- --nocapture` plays the full measure with 50 ms a turn.

#[path = "common/random.rs"]
mod random;

use hostage_chess::engine::clock::NativeClock;
use hostage_chess::game::hostage::Position;
use hostage_chess::game::{Game, Key, Kind, Position as _, Side, course};
use hostage_chess::search::{Clock, Handler, Limits, Report, Search, Silent};
use random::Random;

type Move = <Position as hostage_chess::game::Position>::Move;
type Opponent = fn(&Position, &mut Random) -> Move;

fn random_player(position: &Position, random: &mut Random) -> Move {
    let moves = position.legal_moves();
    moves[random.below(moves.len())]
}

/// Men on the board and on the airfield; what is in prison is the captor's.
fn men(position: &Position, side: Side) -> i32 {
    const VALUES: [i32; 5] = [1, 3, 3, 5, 9];
    let airfield = position.stores().airfield(side);
    Kind::ALL
        .into_iter()
        .zip(VALUES)
        .map(|(kind, value)| value * (position.of(side, kind).count() as i32 + i32::from(airfield.count(kind))))
        .sum()
}

/// Mates if it can, else takes the most men it can get in one turn; among equals, any.
fn greedy_player(position: &Position, random: &mut Random) -> Move {
    let us = position.side_to_move();
    let worth = |m: Move| {
        let next = position.play_unchecked(m);
        let mates = next.in_check() && next.legal_moves().is_empty();
        if mates { i32::MAX } else { men(&next, us) - men(&next, !us) }
    };
    let moves = position.legal_moves();
    let best = moves.iter().map(|&m| worth(m)).max().unwrap();
    let moves: Vec<Move> = moves.into_iter().filter(|&m| worth(m) == best).collect();
    moves[random.below(moves.len())]
}

struct Timed(NativeClock, f64);

impl Handler<Move> for Timed {
    fn should_stop(&mut self, _nodes: u64) -> bool {
        self.0.millis() >= self.1
    }

    fn found(&mut self, _report: &Report<'_, Move>) {}
}

/// Plays one game; the engine's points, doubled, and the number of turns.
fn play(variant: &str, engine: Side, opponent: Opponent, seed: u64, millis: Option<f64>) -> (u32, usize) {
    let mut search = Search::<Position>::new(1 << 16);
    let mut random = Random(seed);
    let mut position = <Position as Game>::start(variant).unwrap();
    let mut keys: Vec<Key> = vec![position.key()];
    loop {
        if let Some(outcome) = course::outcome(keys.iter().copied(), &position) {
            let points = outcome.winner.map_or(1, |winner| if winner == engine { 2 } else { 0 });
            return (points, keys.len() - 1);
        }
        let m = if position.side_to_move() == engine {
            let game = &keys[..keys.len() - 1];
            let found = match millis {
                Some(millis) => {
                    search.run(&position, game, &Limits::default(), &mut Timed(NativeClock::default(), millis))
                }
                None => search.run(&position, game, &Limits { nodes: Some(3000), ..Limits::default() }, &mut Silent),
            };
            found.best().unwrap()
        } else {
            opponent(&position, &mut random)
        };
        position = position.play(m).unwrap();
        keys.push(position.key());
    }
}

fn wins(opponent: Opponent, name: &str) -> (usize, usize) {
    let full = std::env::var("FLOOR_GAMES").ok().and_then(|games| games.parse().ok());
    let games: usize = full.unwrap_or(6);
    let mut counts = [0; 3];
    let mut turns = 0;
    for game in 0..games {
        let side = Side::BOTH[game % 2];
        let variant = ["hostage", "hostage-pierce"][game / 2 % 2];
        let (points, length) = play(variant, side, opponent, game as u64, full.map(|_| 50.0));
        counts[points as usize] += 1;
        turns += length;
    }
    let [lost, drawn, won] = counts;
    println!("against {name}: {won} won, {drawn} drawn, {lost} lost of {games}, {} plies a game", turns / games.max(1));
    (won, games)
}

#[test]
fn beats_random_play() {
    let (won, games) = wins(random_player, "random play");
    assert_eq!(won, games);
}

#[test]
fn beats_a_look_one_turn_ahead() {
    let (won, games) = wins(greedy_player, "one turn ahead");
    assert!(won * 100 >= games * 95, "{won} of {games}");
}
