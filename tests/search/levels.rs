//! The ladder of levels: a beginner's level blunders but does not play at random, and the same seed plays the same
//! game.

use std::collections::BTreeMap;
use std::iter;

use hostage_chess::engine::book::{Book, NARROW, TEXT, WIDE, worse};
use hostage_chess::engine::clock::NativeClock;
use hostage_chess::engine::level::Level;
use hostage_chess::engine::local::LocalEngine;
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::game_record::outcome;
use hostage_chess::game::{Event, Game, GameRecord, Position, Side};
use hostage_chess::opening::{Continuation, Openings};
use hostage_chess::search::Limits;

/// Reproducible pseudo-random numbers.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

fn level(number: u8) -> Level {
    Level::new(number).expect("the level exists")
}

/// A player without an engine. Returns the index of a legal move.
pub type Simple = fn(&AnyPosition, &mut Random) -> usize;

/// Picks a random move.
pub fn random(position: &AnyPosition, random: &mut Random) -> usize {
    random.below(position.legal_moves().len())
}

/// Picks a random one of the moves with the best static evaluation.
pub fn greedy(position: &AnyPosition, random: &mut Random) -> usize {
    let worth = |m| {
        let after = position.play_unchecked(m);
        if after.outcome().is_some_and(|end| end.winner.is_some()) { i32::MAX } else { -after.evaluate() }
    };
    let moves = position.legal_moves();
    let best = moves.iter().map(|&m| worth(m)).max().unwrap_or(0);
    let best: Vec<usize> = (0..moves.len()).filter(|&i| worth(moves[i]) == best).collect();
    best[random.below(best.len())]
}

/// Mates if it can, or takes the piece that gains most, if anything is left hanging. Otherwise it picks a random move.
pub fn grabbing(position: &AnyPosition, random: &mut Random) -> usize {
    let moves = position.legal_moves();
    let taken = |position: &AnyPosition, m| {
        position.events(m).iter().find_map(|event| match *event {
            Event::Captured(piece, at) => Some((i32::from(piece.kind.value()), at)),
            _ => None,
        })
    };
    let gain = |m| {
        let after = position.play_unchecked(m);
        if after.outcome().is_some_and(|end| end.winner.is_some()) {
            return i32::MAX;
        }
        let Some((won, at)) = taken(position, m) else { return 0 };
        let replies = after.legal_moves().into_iter().filter_map(|reply| taken(&after, reply));
        won - replies.filter(|(_, to)| *to == at).map(|(lost, _)| lost).max().unwrap_or(0)
    };
    let gains: Vec<i32> = moves.iter().map(|&m| gain(m)).collect();
    let best = gains.iter().copied().max().unwrap_or(0);
    let all: Vec<usize> = (0..moves.len()).filter(|&i| best <= 0 || gains[i] == best).collect();
    all[random.below(all.len())]
}

/// Returns the half points of a level in a game against a lower one.
fn half_points_against(level: Level, lower: Level, seed: u64) -> u32 {
    let mut engines = [level, lower].map(|level| (LocalEngine::new(NativeClock::default()), level.limits()));
    for (engine, _) in &mut engines {
        engine.set_seed(seed);
    }
    let side = if seed.is_multiple_of(2) { Side::White } else { Side::Black };
    let mut record = GameRecord { variant: "hostage".into(), ..GameRecord::default() };
    let mut position = AnyPosition::start("hostage").expect("the rule set exists");
    let mut keys = vec![position.key()];
    for _ in 0..300 {
        if let Some(end) = outcome(keys.iter().copied(), &position) {
            return end.winner.map_or(1, |winner| 2 * u32::from(winner == side));
        }
        let (engine, limits) = &mut engines[usize::from(position.side_to_move() != side)];
        let mv = engine.search(&record, limits, &mut || false, &mut |_| {}).unwrap().expect("the game is not over");
        position = position.play_unchecked(position.read_uci(&mv).expect("the engine's move is legal"));
        keys.push(position.key());
        record.moves.push(mv);
    }
    1
}

/// The level below the ladder is for people who play their first games of chess.
#[test]
#[ignore = "strength"]
fn the_recruit_loses_to_the_cadet_and_to_somebody_who_takes_what_hangs() {
    let cadet: u32 = (0..20).map(|seed| half_points_against(Level::LOWEST, Level::BEGINNER, seed)).sum();
    assert!(cadet >= 34, "the Cadet scores {cadet} of 40 half points");
    let recruit: u32 = (0..20).map(|seed| half_points(Level::BEGINNER, grabbing, seed)).sum();
    assert!(recruit <= 12, "the Recruit scores {recruit} of 40 half points");
}

/// Returns the half points of a level in a game against a simple player.
fn half_points(level: Level, simple: Simple, seed: u64) -> u32 {
    let mut engine = LocalEngine::new(NativeClock::default());
    engine.set_seed(seed);
    let mut dice = Random(seed);
    let side = if seed.is_multiple_of(2) { Side::White } else { Side::Black };
    let mut record = GameRecord { variant: "hostage".into(), ..GameRecord::default() };
    let mut position = AnyPosition::start("hostage").expect("the rule set exists");
    let mut keys = vec![position.key()];
    for _ in 0..300 {
        if let Some(end) = outcome(keys.iter().copied(), &position) {
            return end.winner.map_or(1, |winner| 2 * u32::from(winner == side));
        }
        let mv = if position.side_to_move() == side {
            engine.search(&record, &level.limits(), &mut || false, &mut |_| {}).unwrap().expect("the game is not over")
        } else {
            position.uci(position.legal_moves()[simple(&position, &mut dice)])
        };
        position = position.play_unchecked(position.read_uci(&mv).expect("the engine's move is legal"));
        keys.push(position.key());
        record.moves.push(mv);
    }
    1
}

#[test]
#[ignore = "strength"]
fn a_beginner_does_not_play_at_random() {
    let points: u32 = (0..8).map(|seed| half_points(Level::LOWEST, random, seed)).sum();
    assert!(points >= 13, "{points} of 16 half points");
}

/// `cargo test --test search levels:: -- --ignored --nocapture`
#[test]
#[ignore = "measures, for people to read"]
fn against_simple_players() {
    for (name, simple) in [("random", random as Simple), ("grabbing", grabbing), ("greedy", greedy)] {
        for level in iter::once(Level::BEGINNER).chain(Level::all().take(4)) {
            let points: u32 = (0..100).map(|seed| half_points(level, simple, seed)).sum();
            println!("level {} against {name} play: {} of 100", level.number(), f64::from(points) / 2.0);
        }
    }
}

#[test]
fn the_seed_determines_the_overlooked_moves() {
    let moves = ["e2e4", "e7e5", "g1f3"].map(str::to_owned).to_vec();
    let record = GameRecord { variant: "hostage".into(), start: None, moves };
    let answer = |seed| {
        let mut engine = LocalEngine::new(NativeClock::default());
        engine.set_seed(seed);
        engine.search(&record, &level(2).limits(), &mut || false, &mut |_| {}).unwrap()
    };
    let first: Vec<_> = (0..8).map(answer).collect();
    assert_eq!(first, (0..8).map(answer).collect::<Vec<_>>());
    assert!(first.iter().any(|mv| *mv != first[0]), "{first:?}");
}

#[test]
fn a_level_searches_the_listed_moves_only() {
    let record = GameRecord { variant: "hostage".into(), ..GameRecord::default() };
    let start = AnyPosition::start("hostage").expect("the rule set exists");
    for level in [Level::BEGINNER, Level::LOWEST, level(3)] {
        let mut engine = LocalEngine::new(NativeClock::default());
        for m in start.legal_moves() {
            let among = [start.uci(m)];
            let found = engine.search_among(&record, &level.limits(), &among, &mut || false, &mut |_| {}).unwrap();
            assert_eq!(found.as_ref(), Some(&among[0]), "level {level}");
        }
    }
}

/// The book has neither mates nor the score of a deep search.
#[test]
fn the_book_does_not_answer_a_question_about_a_mate_or_a_depth() {
    let record = GameRecord { variant: "hostage".into(), ..GameRecord::default() };
    let mut engine = LocalEngine::new(NativeClock::default());
    engine.set_book(true);
    let nodes = Limits { nodes: Some(1000), ..Limits::default() };
    let asked = [nodes, Limits { mate: Some(2), ..nodes }, Limits { depth: Some(2), ..nodes }];
    let searched = asked.map(|limits| {
        let mut searched = 0;
        engine.search(&record, &limits, &mut || false, &mut |info| searched = info.nodes).unwrap();
        searched > 0
    });
    assert_eq!(searched, [false, true, true]);
}

#[test]
fn the_book_answers_the_first_moves() {
    assert!(TEXT.len() < 20_000, "{} bytes", TEXT.len());
    Openings::read(TEXT).unwrap_or_else(|fault| panic!("{fault}"));
    assert!(Book::own().look_up(&GameRecord { variant: "hostage".into(), ..GameRecord::default() }, NARROW).len() > 1);
    let opening = |seed| {
        let mut engine = LocalEngine::new(NativeClock::default());
        engine.set_seed(seed);
        engine.set_book(true);
        let mut record = GameRecord { variant: "hostage".into(), ..GameRecord::default() };
        for _ in 0..3 {
            let mut searched = 0;
            let limits = Limits { nodes: Some(1000), ..Limits::default() };
            let mv = engine.search(&record, &limits, &mut || false, &mut |info| searched = info.nodes).unwrap();
            assert_eq!(searched, 0, "after {:?}", record.moves);
            record.moves.extend(mv);
        }
        record.moves
    };
    let openings: Vec<_> = (0..8).map(opening).collect();
    assert_eq!(opening(0), openings[0]);
    assert!(openings.iter().any(|other| *other != openings[0]), "{openings:?}");
}

#[test]
fn stronger_levels_play_better_book_moves() {
    let book = Book::own();
    let record = GameRecord { variant: "hostage".into(), start: None, moves: vec!["e2e4".into()] };
    let key = record.follow::<AnyPosition>().unwrap().last().key();
    let best = book.look_up(&record, 0)[0].worth;
    // Answers of a search with this limit of nodes: the number of moves, and the loss of the worst of them.
    let begins = |nodes: Option<u64>| {
        let chosen = (0..400).filter_map(|seed| book.choose(&record, key, seed, worse(nodes)));
        let chosen: BTreeMap<_, _> = chosen.map(|one| (one.mv.as_str(), best - one.worth)).collect();
        (chosen.len(), chosen.into_values().max().unwrap())
    };
    let levels: Vec<_> = (6..=13).map(|number| begins(level(number).limits().nodes)).collect();
    assert!(levels.windows(2).all(|pair| pair[0].0 >= pair[1].0 && pair[0].1 >= pair[1].1), "{levels:?}");
    let (weak, strong) = (levels[0], begins(None));
    assert!(
        weak.0 > strong.0 && strong.0 > 1 && strong.1 <= NARROW && weak.1 > NARROW && weak.1 <= WIDE,
        "{weak:?} {strong:?}"
    );
    // The book knows no other game, and no game with a different start.
    for (variant, start) in [("hostage-pierce", None), ("hole", None), ("hostage", Some("x".to_owned()))] {
        assert_eq!(
            book.look_up(&GameRecord { variant: variant.into(), start, moves: Vec::new() }, WIDE),
            [] as [&Continuation; 0]
        );
    }
}
