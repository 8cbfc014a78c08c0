//! Invariants of the tuner. They have a test program of their own, because they change the search of the whole process.

use hostage_chess::game::hostage::Position;
use hostage_chess::game::{Game, hole, messenger, takeover};
use hostage_chess::search::{Limits, Search, Silent, constants};
use hostage_chess::tunable::{NumberTable, Tunable};
use neural::Random;
use neural::tune::{Schedule, Tuned};

#[test]
fn tuning_approaches_the_winning_values() {
    // The player whose values are nearer to the hidden optimum usually wins.
    let schedule = Schedule { rounds: 3000, spread: 0.06, rate: 0.02 };
    let hidden = [(&constants::REVERSE_FUTILITY, 180), (&constants::WINDOW, 20), (&constants::LATE_BASE, 1000)];
    let mut tuned = hidden.map(|(constant, _)| Tuned::new(constant));
    let mut random = Random(5);
    for round in 1..=schedule.rounds {
        tuned.iter_mut().for_each(|number| number.perturb(random.once_in(2)));
        let chance = f64::from(random.unit());
        let misses = [true, false].map(|first| {
            let played = tuned.iter().map(|number| number.played(&schedule, round, first, chance));
            let miss = |((constant, wanted), played): ((&Tunable, i32), i32)| {
                f64::from(played.abs_diff(wanted)) / f64::from(constant.range.1 - constant.range.0)
            };
            hidden.into_iter().zip(played).map(miss).sum::<f64>()
        });
        let balance = if misses[0] < misses[1] { 1 } else { -1 };
        let balance = if random.once_in(4) { -balance } else { balance };
        tuned.iter_mut().for_each(|number| number.learn(&schedule, round, balance));
    }
    for (number, (constant, wanted)) in tuned.iter().zip(hidden) {
        let (low, high) = constant.range;
        let miss = (number.value - f64::from(wanted)).abs() / f64::from(high - low);
        assert!(miss < 0.06, "{number}, and not {wanted}");
    }
}

#[test]
fn setting_a_parameter_changes_the_search() {
    let position = <Position as Game>::start("hostage").unwrap();
    let limits = Limits { depth: Some(5), ..Limits::default() };
    let nodes = || Search::new(1 << 12).run(&position, &[], &limits, &mut Silent).nodes;
    let (before, old) = (nodes(), constants::REDUCTION_FACTOR.get());
    constants::REDUCTION_FACTOR.set(0);
    let without = nodes();
    constants::REDUCTION_FACTOR.set(old);
    assert_ne!(before, without);
    assert_eq!(before, nodes());
    constants::REDUCTION_FACTOR.set(i32::MAX);
    assert_eq!(constants::REDUCTION_FACTOR.get(), constants::REDUCTION_FACTOR.range.1);
}

/// Positions from games of random moves.
fn positions<P: Game>(variants: &[&str]) -> Vec<P> {
    let mut random = Random(7);
    let games = variants.iter().flat_map(|&variant| (0..20).map(move |_| P::start(variant).unwrap()));
    let mut all = Vec::new();
    for mut position in games {
        for _ in 0..120 {
            let moves = position.legal_moves();
            let Some(&m) = moves.get(random.below(moves.len().max(1))) else { break };
            position = position.play_unchecked(m);
            all.push(position.clone());
        }
    }
    all
}

/// Each parameter changes the value of some position when it is set to an end of its range.
fn each_matters<P: Game>(table: NumberTable, variants: &[&str]) {
    let positions = positions::<P>(variants);
    let worth = || positions.iter().map(P::evaluate).collect::<Vec<i32>>();
    let before = worth();
    for number in table.iter().copied().flatten() {
        let old = number.get();
        let changes = [number.range.0, number.range.1].into_iter().any(|value| {
            number.set(value);
            worth() != before
        });
        number.set(old);
        assert!(changes, "{} changes nothing", number.name);
    }
    assert_eq!(worth(), before);
}

#[test]
fn each_parameter_of_an_evaluation_matters() {
    each_matters::<hole::Position>(hole::EVALUATION, &["hole"]);
    each_matters::<messenger::Position>(messenger::EVALUATION, &["messenger", "messenger-couriers"]);
    each_matters::<takeover::Position>(takeover::EVALUATION, &["takeover-41", "takeover-64", "takeover-41-undefended"]);
}
