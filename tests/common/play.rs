//! Random games, the same on every machine, in which prisons and airfields fill quickly.

use hostage_chess::game::{Game, Hint};

/// SplitMix64. CITE: Sebastiano Vigna, <https://prng.di.unimi.it/splitmix64.c>.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }
}

/// Plays random games and shows each position with its legal turns, decided ones too.
///
/// Half of the turns are captures, drops or exchanges where there are any, but exchanges are so many that they would
/// crowd out the rest.
pub fn random_games<G: Game>(variant: &str, seed: u64, games: u64, plies: usize, mut show: impl FnMut(&G, &[G::Move])) {
    for game in 0..games {
        let mut random = Random(seed.wrapping_mul(1_000_003).wrapping_add(game));
        let mut position = G::start(variant).unwrap();
        for _ in 0..plies {
            let moves = position.legal_moves();
            show(&position, &moves);
            if moves.is_empty() {
                break;
            }
            let lively = |m: &G::Move| position.uci(*m).contains('@');
            let forcing = |m: &G::Move| matches!(position.hint(*m), Hint { forcing: true, .. });
            let chosen: Vec<G::Move> = match random.below(10) {
                0 | 1 => moves.iter().copied().filter(lively).collect(),
                2..=5 => moves.iter().copied().filter(forcing).collect(),
                _ => moves.iter().copied().filter(|m| !lively(m)).collect(),
            };
            let among = if chosen.is_empty() { &moves } else { &chosen };
            position = position.play_unchecked(among[random.below(among.len())]);
        }
    }
}
