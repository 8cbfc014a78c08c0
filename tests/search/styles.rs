//! Playing styles: what none of them may change, and what each of them does.

use std::ops::Range;

use hostage_chess::Search;
use hostage_chess::engine::Info;
use hostage_chess::engine::clock::NativeClock;
use hostage_chess::engine::level::Level;
use hostage_chess::engine::local::LocalEngine;
use hostage_chess::game::hostage::{Move, Position as HostagePosition, Rules};
use hostage_chess::game::{Game, GameRecord, Key, PlayingStyle, Position, game_record, takeover};
use hostage_chess::search::{Blindness, Limits, Score, Silent};
use hostage_chess::session::Opponent;

use crate::agreement::Agreement;
use crate::levels::Random;

/// Nodes of a search in the laws.
const NODES: u64 = 1_500;

/// Number of random plies before a game.
const OPENING: usize = 6;

/// The level at which a test plays in each style: one of its opponent's levels, or a lower one that is as telling and
/// takes less time.
const LEVELS: [u8; 5] = [2, 6, 7, 10, 10];

fn limits(style: Option<PlayingStyle>) -> Limits {
    Limits { nodes: Some(NODES), style, ..Limits::default() }
}

/// Positions of random games.
fn positions(count: usize) -> Vec<HostagePosition> {
    let mut dice = Random(3);
    let mut position = HostagePosition::start("hostage").unwrap();
    let mut positions = Vec::new();
    let mut ply = 0;
    while positions.len() < count {
        let moves = position.legal_moves();
        if moves.is_empty() || ply == 90 {
            (position, ply) = (HostagePosition::start("hostage").unwrap(), 0);
            continue;
        }
        if dice.below(8) == 0 {
            positions.push(position);
        }
        position = position.play_unchecked(moves[dice.below(moves.len())]);
        ply += 1;
    }
    positions
}

#[test]
fn a_styled_search_plays_legal_moves_only() {
    for (i, position) in positions(60).into_iter().enumerate() {
        let style = PlayingStyle::ALL[i % 5];
        for per_mille in [0, 500, 1000] {
            let blindness = (per_mille > 0).then_some(Blindness { per_mille, seed: 7 });
            let limits = Limits { nodes: Some(300), blindness, ..limits(Some(style)) };
            let result = Search::new(1 << 12).run(&position, &[], &limits, &mut Silent);
            let best = result.best().expect("there is a move");
            assert!(position.play(best).is_ok(), "{style:?} {position:?} {best}");
        }
    }
}

/// The bonuses compare moves. They are never part of a score.
#[test]
fn a_styled_score_is_near_the_plain_one() {
    let (mut sum, mut count) = (0, 0);
    for position in positions(100) {
        let score = |style| Search::new(1 << 14).run(&position, &[], &limits(style), &mut Silent).score;
        let Score::Centipawns(plain) = score(None) else { continue };
        for style in PlayingStyle::ALL {
            if let Score::Centipawns(styled) = score(Some(style))
                && plain.abs() < 500
            {
                sum += styled - plain;
                count += 1;
            }
        }
    }
    // A style prefers moves that are a little worse, so that its scores are a little lower.
    let mean = sum / count.max(1);
    assert!(count > 100 && (-60..=10).contains(&mean), "{mean} of {count}");
}

#[test]
fn no_style_gives_away_a_mate() {
    let text = include_str!("../data/mates.epd");
    let positions =
        text.lines().filter_map(|line| HostagePosition::from_fen(Rules::Leslie, line.split(" ;").next()?).ok());
    let mut mates = 0;
    for position in positions {
        let search = |style| Search::new(1 << 14).run(&position, &[], &limits(style), &mut Silent).score;
        let Score::Mate(plain @ 1..=2) = search(None) else { continue };
        mates += 1;
        for style in PlayingStyle::ALL {
            assert!(
                matches!(search(Some(style)), Score::Mate(styled) if (1..=plain).contains(&styled)),
                "{style:?} {position:?}"
            );
        }
    }
    assert!(mates > 20, "{mates}");
}

/// Returns everything that a search reports.
fn answer<G: Game>(search: &mut Search<G>, position: &G, style: Option<PlayingStyle>) -> (u64, Score, Vec<G::Move>) {
    let result = search.run(position, &[], &limits(style), &mut Silent);
    (result.nodes, result.score, result.line)
}

#[test]
fn a_search_forgets_the_styles_of_earlier_searches() {
    for position in positions(20) {
        let fresh = answer(&mut Search::new(1 << 12), &position, None);
        let mut search = Search::new(1 << 12);
        for style in PlayingStyle::ALL {
            answer(&mut search, &position, Some(style));
        }
        assert_eq!(answer(&mut search, &position, None), fresh, "{position:?}");
    }
}

#[test]
fn the_other_games_have_no_styles() {
    let position = takeover::Position::start("takeover-41").unwrap();
    let plain = answer(&mut Search::new(1 << 12), &position, None);
    for style in PlayingStyle::ALL {
        assert_eq!(answer(&mut Search::new(1 << 12), &position, Some(style)), plain);
    }
}

#[test]
fn the_opponents_of_the_ladder_have_different_styles() {
    let styles: Vec<_> = Opponent::ALL.iter().filter_map(|opponent| opponent.style).collect();
    assert_eq!(styles, PlayingStyle::ALL);
    assert_eq!(Opponent::RECRUIT.style, None);
}

/// What one side did in some games.
#[derive(Default, Debug)]
struct Deeds {
    moves: f64,
    exchanges: f64,
    behind: f64,
    beside: f64,
    checks: f64,
    prisoners: f64,
}

impl Deeds {
    fn add(&mut self, before: &HostagePosition, m: Move, after: &HostagePosition) {
        let us = before.side_to_move();
        let count = |is_one: bool| f64::from(u8::from(is_one));
        let lands = m.lander().is_some();
        self.moves += 1.0;
        self.exchanges += count(matches!(m, Move::Exchange { .. }));
        self.behind += count(lands && m.to().rank_for(us) >= 6);
        self.beside += count(lands && m.to().distance(before.king(!us)) <= 1);
        self.checks += count(after.in_check());
        self.prisoners += f64::from(after.pockets().prison(us).total());
    }
}

/// Plays games of a level in a style against the same level without one until they are decided, and adds what each side
/// does. Whoever wins does more of everything afterwards.
fn play(level: u8, style: PlayingStyle, games: Range<u64>) -> [Deeds; 2] {
    let mut deeds = [Deeds::default(), Deeds::default()];
    for game in games {
        let mut engines = [(); 2].map(|()| LocalEngine::new(NativeClock::default()));
        for engine in &mut engines {
            engine.set_memory(1);
            engine.set_seed(game);
        }
        let mut dice = Random(game / 2 + 1);
        let mut record = GameRecord::new("hostage");
        let mut position = HostagePosition::start("hostage").unwrap();
        let mut keys: Vec<Key> = vec![position.key()];
        let mut agreement = Agreement::default();
        for ply in 0..120 {
            if agreement.winner().is_some() || game_record::outcome(keys.iter().copied(), &position).is_some() {
                break;
            }
            let who = (ply + game as usize) % 2;
            let m = if ply < OPENING {
                let moves = position.legal_moves();
                moves[dice.below(moves.len())]
            } else {
                let style = (who == 0).then_some(style);
                let limits = Limits { style, ..Level::new(level).unwrap().limits() };
                let mut score = Score::Centipawns(0);
                let mut tell = |info: Info| score = info.score;
                let best = engines[who].search(&record, &limits, &mut || false, &mut tell).unwrap().unwrap();
                agreement.hear(who, score);
                position.read_uci(&best).unwrap()
            };
            let after = position.play_unchecked(m);
            if ply >= OPENING {
                deeds[who].add(&position, m, &after);
            }
            record.moves.push(position.uci(m));
            position = after;
            keys.push(position.key());
        }
    }
    deeds
}

/// Each style does clearly more, or less, of what its line says than its opponent in the same games.
#[test]
#[ignore = "strength"]
fn each_style_does_what_its_line_says() {
    for (level, style) in LEVELS.into_iter().zip(PlayingStyle::ALL) {
        let [styled, plain] = play(level, style, 0..100);
        let ratio = match style {
            PlayingStyle::Checks => styled.checks / plain.checks,
            PlayingStyle::Landings => styled.behind / plain.behind,
            PlayingStyle::Ransoms => styled.exchanges / plain.exchanges,
            PlayingStyle::Prisoners => plain.exchanges / styled.exchanges,
            // The style of the Jumpmaster.
            _ => styled.beside / plain.beside,
        };
        let prisoners = [&styled, &plain].map(|deeds| deeds.prisoners / deeds.moves);
        println!("{style:?} at level {level}: {ratio:.2}, prisoners {prisoners:.2?}");
        assert!(ratio > 1.25, "{style:?} {styled:?} {plain:?}");
        assert!(style != PlayingStyle::Prisoners || prisoners[0] > prisoners[1], "{prisoners:?}");
    }
}

/// Returns how often a side did each thing per move, as logarithms.
fn profile(deeds: &Deeds) -> [f64; 5] {
    [deeds.exchanges, deeds.behind, deeds.beside, deeds.checks, deeds.prisoners]
        .map(|count| ((count + 1.0) / deeds.moves).ln())
}

/// A reader knows two dozen games of each opponent. They are told, without names, what the five did in five more games each,
/// and find out who is who. Chance decides much in five games, so there are sixteen rounds.
#[test]
#[ignore = "measures, for people to read"]
fn five_games_tell_the_opponents_apart() {
    let groups = |from: u64, count: u64| {
        LEVELS.iter().zip(PlayingStyle::ALL).map(move |(&level, style)| {
            let group = |number| profile(&play(level, style, from + 6 * number..from + 6 * number + 5)[0]);
            (0..count).map(group).collect::<Vec<_>>()
        })
    };
    let known: Vec<Vec<[f64; 5]>> = groups(1000, 5).collect();
    let mean = |seen: &[[f64; 5]], of: usize| seen.iter().map(|one| one[of]).sum::<f64>() / seen.len() as f64;
    let means: Vec<[f64; 5]> = known.iter().map(|seen| std::array::from_fn(|of| mean(seen, of))).collect();
    // How much five games of the same opponent differ: what differs much says little.
    let spread: [f64; 5] = std::array::from_fn(|of| {
        let apart =
            known.iter().zip(&means).flat_map(|(seen, mean)| seen.iter().map(|one| (one[of] - mean[of]).powi(2)));
        apart.sum::<f64>() / 20.0
    });
    let unseen: Vec<Vec<[f64; 5]>> = groups(2000, 16).collect();
    let (mut right, mut all) = (0, 0);
    for trial in 0..16 {
        let told: Vec<[f64; 5]> = unseen.iter().map(|groups| groups[trial]).collect();
        let distance = |unnamed: usize, name: usize| -> f64 {
            (0..5).map(|of| (told[unnamed][of] - means[name][of]).powi(2) / spread[of]).sum()
        };
        let sum = |names: &[usize; 5]| (0..5).map(|unnamed| distance(unnamed, names[unnamed])).sum::<f64>();
        let names = orders().into_iter().min_by(|a, b| sum(a).total_cmp(&sum(b))).unwrap();
        println!("{:?}", names.map(|name| PlayingStyle::ALL[name]));
        right += names.iter().enumerate().filter(|(unnamed, name)| unnamed == *name).count();
        all += names.len();
    }
    println!("{right} of {all} named right");
    // Chance names a fifth of them.
    assert!(right * 3 > all * 2, "{right} of {all}");
}

/// Returns all orders of five.
fn orders() -> Vec<[usize; 5]> {
    let all = (0..5_usize.pow(5)).map(|number| std::array::from_fn(|place| number / 5_usize.pow(place as u32) % 5));
    all.filter(|order: &[usize; 5]| (0..5).all(|name| order.contains(&name))).collect()
}
