//! Ratings of all levels, each in its opponent's style, and of players without a search, on one scale.
//!
//! `RATINGS_GAMES=200 cargo test --release --test search ratings:: -- --ignored --nocapture` plays 200 games between
//! neighbours and 100 between players two steps apart, and prints the results and the ratings. It takes a quarter of an
//! hour on one core; `RATINGS_FROM=5 RATINGS_TO=8` plays only among these levels. Results of several runs can be joined:
//! `RATINGS_ADD=FILE` reads the lines of earlier runs.

use std::collections::BTreeMap;
use std::fmt;

use hostage_chess::engine::Info;
use hostage_chess::engine::clock::NativeClock;
use hostage_chess::engine::level::Level;
use hostage_chess::engine::local::LocalEngine;
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::game_record::outcome;
use hostage_chess::game::{Game, GameRecord, Position, Side};
use hostage_chess::search::{Limits, Score};
use hostage_chess::session::Opponent;

use crate::agreement::Agreement;
use crate::levels::{Random, Simple, grabbing, greedy, random};

/// Rating of the lowest level of the ladder, a choice.
const CADET: f64 = 600.0;

/// Number of random plies before a game. Each opening is played twice, with colours reversed.
const OPENING: usize = 6;

/// One of the players, the weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Player {
    Random,
    Grabbing,
    Greedy,
    Level(u8),
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Grabbing => f.write_str("grabbing"),
            Player::Greedy => f.write_str("greedy"),
            Player::Level(level) => write!(f, "level-{level}"),
        }
    }
}

impl Player {
    fn simple(self) -> Option<Simple> {
        match self {
            Player::Random => Some(random),
            Player::Grabbing => Some(grabbing),
            Player::Greedy => Some(greedy),
            Player::Level(_) => None,
        }
    }

    fn limits(self) -> Limits {
        let Player::Level(level) = self else { return Limits::default() };
        let level = Level::new(level).expect("the level exists");
        Limits { style: Opponent::at(level).style, ..level.limits() }
    }
}

/// Points and games of a pair of players, by the first player.
type Results = BTreeMap<(String, String), (f64, f64)>;

/// Returns the half points of the first player, who has this side.
fn play(players: [Player; 2], engines: &mut [LocalEngine<NativeClock>; 2], side: Side, seed: u64) -> u32 {
    let mut dice = Random(seed);
    let mut record = GameRecord { variant: "hostage".into(), ..GameRecord::default() };
    let mut position = AnyPosition::start("hostage").expect("the rule set exists");
    let mut keys = vec![position.key()];
    for engine in engines.iter_mut() {
        engine.new_game();
        engine.set_seed(seed);
    }
    let mut agreement = Agreement::default();
    for ply in 0..300 {
        if let Some(end) = outcome(keys.iter().copied(), &position) {
            return end.winner.map_or(1, |winner| 2 * u32::from(winner == side));
        }
        let who = usize::from(position.side_to_move() != side);
        let simple = if ply < OPENING { Some(random as Simple) } else { players[who].simple() };
        let mv = match simple {
            Some(simple) => position.uci(position.legal_moves()[simple(&position, &mut dice)]),
            None => {
                let mut score = Score::Centipawns(0);
                let mut tell = |info: Info| score = info.score;
                let best = engines[who].search(&record, &players[who].limits(), &mut || false, &mut tell);
                agreement.hear(who, score);
                best.unwrap().expect("the game is not over")
            }
        };
        position = position.play_unchecked(position.read_uci(&mv).expect("the move is legal"));
        keys.push(position.key());
        record.moves.push(mv);
        if let Some(winner) = agreement.winner() {
            return if winner == 0 { 2 } else { 0 };
        }
    }
    1
}

/// Returns the most likely ratings. Each pair that has played also draws one game, so that no rating is infinite.
///
/// CITE: D. R. Hunter, "MM algorithms for generalized Bradley-Terry models", Annals of Statistics 32 (2004), 384-406.
fn fit(results: &Results) -> BTreeMap<String, f64> {
    let mut strength: BTreeMap<String, f64> =
        results.keys().flat_map(|(one, two)| [one, two]).map(|name| (name.clone(), 1.0)).collect();
    for _ in 0..20_000 {
        let next = strength.keys().map(|name| {
            let (mut points, mut weight) = (0.0, 0.0);
            for ((one, two), (won, games)) in results {
                if name == one || name == two {
                    points += 0.5 + if name == one { *won } else { games - won };
                    weight += (games + 1.0) / (strength[one] + strength[two]);
                }
            }
            (name.clone(), points / weight)
        });
        strength = next.collect();
        let mean = strength.values().map(|it| it.ln()).sum::<f64>() / strength.len() as f64;
        strength.values_mut().for_each(|it| *it /= mean.exp());
    }
    let cadet = strength.get("level-1").map_or(0.0, |it| it.log10());
    strength.into_iter().map(|(name, it)| (name, CADET + 400.0 * (it.log10() - cadet))).collect()
}

fn number(name: &str, default: u32) -> u32 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

#[test]
#[ignore = "measures, for people to read"]
fn of_all_levels() {
    let (games, from, to) = (number("RATINGS_GAMES", 2), number("RATINGS_FROM", 0), number("RATINGS_TO", 13));
    let mut results = Results::new();
    if let Ok(path) = std::env::var("RATINGS_ADD") {
        for line in std::fs::read_to_string(path).unwrap().lines() {
            if let [one, "against", two, points, "of", of] = line.split(' ').collect::<Vec<_>>()[..] {
                let sum = results.entry((one.to_owned(), two.to_owned())).or_default();
                (sum.0, sum.1) = (sum.0 + points.parse::<f64>().unwrap(), sum.1 + of.parse::<f64>().unwrap());
            }
        }
    }
    let mut pairs = Vec::new();
    if from == 0 {
        let simple = [Player::Random, Player::Grabbing, Player::Greedy];
        pairs.extend([(simple[0], simple[1]), (simple[1], simple[2]), (simple[0], Player::Level(0))]);
        pairs.extend(simple[1..].iter().flat_map(|&one| [0, 1, 2].map(|level| (one, Player::Level(level)))));
    }
    let levels: Vec<u8> = (from..=to).map(|level| level as u8).collect();
    for step in 1..=2 {
        pairs.extend(levels.windows(step + 1).map(|them| (Player::Level(them[0]), Player::Level(them[step]))));
    }
    pairs.sort_by_key(|&(one, two)| (two, one));
    for (lower, upper) in pairs {
        let is_near = !matches!((lower, upper), (Player::Level(one), Player::Level(two)) if two - one == 2);
        let games = if is_near { games } else { games.div_ceil(2) };
        let mut engines = [(); 2].map(|()| LocalEngine::new(NativeClock::default()));
        engines.iter_mut().for_each(|engine| engine.set_memory(4));
        let points: u32 = (0..u64::from(games))
            .map(|game| play([upper, lower], &mut engines, Side::BOTH[game as usize % 2], 1 + game / 2))
            .sum();
        println!("{upper} against {lower} {:.1} of {games}", f64::from(points) / 2.0);
        let sum = results.entry((upper.to_string(), lower.to_string())).or_default();
        (sum.0, sum.1) = (sum.0 + f64::from(points) / 2.0, sum.1 + f64::from(games));
    }
    let mut ratings: Vec<_> = fit(&results).into_iter().collect();
    ratings.sort_by(|one, two| one.1.total_cmp(&two.1));
    for (name, rating) in ratings {
        println!("{name}: {rating:.0}");
    }
}

#[test]
fn ratings_follow_from_results() {
    let results = |points: f64| Results::from([(("level-2".to_owned(), "level-1".to_owned()), (points, 100_000.0))]);
    let rating = |points| fit(&results(points))["level-2"];
    // CITE: the logistic curve of Elo: 76 of 100 points are 200 rating points.
    assert!((rating(75_975.0) - 800.0).abs() < 1.0, "{}", rating(75_975.0));
    assert!((rating(50_000.0) - 600.0).abs() < 1.0);
}
