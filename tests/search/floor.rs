//! The minimum strength of the engine: it must beat random play, and a player that looks one move ahead for material.
//!
//! `make strength` plays a few games at a fixed number of nodes, so that the result is the same everywhere.
//! `FLOOR_GAMES=100 cargo test --release --test search floor:: -- --ignored --nocapture` plays the full 100 games with
//! 50 ms a move (or FLOOR_MILLIS). `FLOOR_VARIANTS=hole,takeover-41-free` limits the rule sets.

use crate::support::random::Random;
use hostage_chess::engine::clock::NativeClock;
use hostage_chess::game::takeover::MIRROR_KNIGHT;
use hostage_chess::game::{Area, Game, Key, Kind, Piece, Side, game_record, hole, hostage, messenger, takeover};
use hostage_chess::search::{Clock, Handler, Limits, Search, SearchReport, Silent};

type Opponent<G> = fn(&G, &mut Random) -> <G as hostage_chess::game::Position>::Move;

fn random_player<G: Game>(position: &G, random: &mut Random) -> G::Move {
    let moves = position.legal_moves();
    moves[random.below(moves.len())]
}

/// Returns the material on the board and on the airfield; pieces in prison count for the captor.
fn pieces<G: Game>(position: &G, side: Side) -> i32 {
    let worth = |piece: Piece| match piece.kind {
        _ if piece.side != side => 0,
        Kind::Pawn => 1,
        Kind::Knight | Kind::Bishop | MIRROR_KNIGHT => 3,
        Kind::Rook => 5,
        Kind::Queen => 9,
        Kind::King | Kind::Other(_) => 0,
    };
    let board = position.layout().cells().filter_map(|cell| position.piece_at(cell)).map(worth).sum::<i32>();
    let airfields = position.trays().into_iter().filter(|tray| tray.area == Area::Airfield);
    board
        + airfields
            .flat_map(|tray| tray.pieces)
            .map(|pieces| worth(pieces.piece) * i32::from(pieces.count))
            .sum::<i32>()
}

/// Wins at once if possible. Otherwise wins as much material as possible in one move; among equal moves it picks at
/// random.
fn greedy_player<G: Game>(position: &G, random: &mut Random) -> G::Move {
    let us = position.side_to_move();
    let worth = |m: G::Move| {
        let next = position.play_unchecked(m);
        let wins = next.outcome().is_some_and(|outcome| outcome.winner == Some(us));
        if wins { i32::MAX } else { pieces(&next, us) - pieces(&next, !us) }
    };
    let moves = position.legal_moves();
    let best = moves.iter().map(|&m| worth(m)).max().unwrap();
    let moves: Vec<G::Move> = moves.into_iter().filter(|&m| worth(m) == best).collect();
    moves[random.below(moves.len())]
}

struct Timed(NativeClock, f64);

impl<M> Handler<M> for Timed {
    fn should_stop(&mut self, _nodes: u64) -> bool {
        self.0.millis() >= self.1
    }

    fn found(&mut self, _report: &SearchReport<'_, M>) {}
}

/// Plays one game. Returns the engine's points, doubled, and the number of moves.
fn play<G: Game>(variant: &str, engine: Side, opponent: Opponent<G>, seed: u64, millis: Option<f64>) -> (u32, usize) {
    let mut search = Search::<G>::new(1 << 16);
    let mut random = Random(seed);
    let mut position = G::start(variant).unwrap();
    let mut keys: Vec<Key> = vec![position.key()];
    loop {
        if let Some(outcome) = game_record::outcome(keys.iter().copied(), &position) {
            if outcome.winner != Some(engine) {
                println!("{engine:?} did not win: {outcome:?} {}", position.fen());
            }
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

fn number(name: &str) -> Option<usize> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

/// Returns the engine's points, doubled, and the number of games.
fn score<G: Game>(variants: &[&str], opponent: Opponent<G>, name: &str) -> (u32, usize) {
    let full = number("FLOOR_GAMES");
    let millis = full.map(|_| number("FLOOR_MILLIS").unwrap_or(50) as f64);
    let games = full.unwrap_or(6);
    let mut counts = [0; 3];
    let mut moves = 0;
    for game in 0..games {
        let variant = variants[game / 2 % variants.len()];
        let (points, length) = play(variant, Side::BOTH[game % 2], opponent, game as u64, millis);
        counts[points as usize] += 1;
        moves += length;
    }
    let [lost, drawn, won] = counts;
    let plies = moves / games.max(1);
    println!("{variants:?} against {name}: {won} won, {drawn} drawn, {lost} lost of {games}, {plies} plies a game");
    (2 * won + drawn, games)
}

/// Returns the selected rule sets among these.
fn chosen<'a>(variants: &[&'a str]) -> Vec<&'a str> {
    let wanted = std::env::var("FLOOR_VARIANTS").ok();
    let is_wanted =
        |variant: &&&str| wanted.as_ref().is_none_or(|names| names.split(',').any(|name| name == **variant));
    variants.iter().filter(is_wanted).copied().collect()
}

fn beats_greedy<G: Game>(variants: &[&str]) {
    let variants = &chosen(variants)[..];
    if variants.is_empty() {
        return;
    }
    let (points, games) = score::<G>(variants, greedy_player, "one move ahead");
    assert!(points as usize * 100 >= games * 2 * 95, "{points} half points of {games} games");
}

#[test]
#[ignore = "strength"]
fn beats_random_play() {
    let (points, games) = score::<hostage::Position>(&["hostage", "hostage-pierce"], random_player, "random play");
    assert_eq!(points as usize, 2 * games);
}

#[test]
#[ignore = "strength"]
fn beats_a_greedy_player() {
    beats_greedy::<hostage::Position>(&["hostage", "hostage-pierce"]);
}

#[test]
#[ignore = "strength"]
fn beats_a_greedy_player_at_hole_chess() {
    beats_greedy::<hole::Position>(&["hole"]);
}

#[test]
#[ignore = "strength"]
fn beats_a_greedy_player_at_messenger_chess() {
    beats_greedy::<messenger::Position>(&["messenger"]);
}

#[test]
#[ignore = "strength"]
fn beats_a_greedy_player_with_eight_couriers() {
    beats_greedy::<messenger::Position>(&["messenger-couriers"]);
}

#[test]
#[ignore = "strength"]
fn beats_a_greedy_player_at_takeover_chess() {
    // By default plays six games: on the small board, on the large board, and with every switch.
    let all = takeover::VARIANTS;
    let few = ["takeover-41", "takeover-64", "takeover-41-adjacent-undefended-free"];
    beats_greedy::<takeover::Position>(if number("FLOOR_GAMES").is_some() { &all } else { &few });
}
