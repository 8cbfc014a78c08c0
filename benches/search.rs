//! Measures the speed of the search in nodes. `cargo bench --bench search`. A change of speed shows best in
//! `hostage bench`, which searches more positions.

use divan::{Bencher, counter::ItemsCount};
use hostage_chess::game::{hole, hostage, messenger, takeover};
use hostage_chess::{Game, Limits, Search, Silent};

fn main() {
    divan::main();
}

const NODES: u64 = 50_000;

/// Searches the start position of a rule set with empty tables each time.
#[divan::bench(types = [hostage::Position, takeover::Position, hole::Position, messenger::Position], sample_count = 10)]
fn search<G: Game>(bencher: Bencher) {
    let name = ["hostage", "takeover-41", "hole", "messenger"].into_iter().find_map(G::start);
    let position = name.expect("each game has one of these rule sets");
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let fresh = || Search::<G>::new(1 << 16);
    let nodes = fresh().run(&position, &[], &limits, &mut Silent).nodes;
    bencher
        .counter(ItemsCount::new(nodes))
        .with_inputs(fresh)
        .bench_refs(|search| search.run(&position, &[], &limits, &mut Silent));
}
