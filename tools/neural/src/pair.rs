//! Games between two sets of parameters. They are played in pairs from the same position with colours exchanged.

use hostage_chess::game::{Game, Side, game_record, hostage};
use hostage_chess::search::{Limits, Score, Search, Silent};

use crate::Random;
use crate::self_play::{Pockets, random_moves, random_opening};

/// A game is won once both players have seen this advantage, in centipawns, for this number of consecutive plies.
const WON: (i32, u32) = (1200, 4);
/// Maximum length of a game in plies, after which it is a draw.
const LONGEST: usize = 240;
/// Maximum score of an opening for either side, in centipawns.
const UNFAIR: i32 = 200;
const LOOK: u64 = 1000;
/// Size of the transposition table in entries, far above the number of nodes per move.
const ENTRIES: usize = 1 << 16;

/// Draws a first position for a pair of games. It may return `None`.
pub type Opening<P> = fn(&mut Random, &'static str) -> Option<P>;

/// Draws a first position of Hostage Chess, sometimes with additional pieces in the stores.
#[must_use]
pub fn with_stores(random: &mut Random, _variant: &'static str) -> Option<hostage::Position> {
    let pockets = if random.once_in(4) { Pockets::Filled } else { Pockets::Played };
    random_opening(random, pockets)
}

/// Draws a first position of any other game.
#[must_use]
pub fn played<P: Game>(random: &mut Random, variant: &'static str) -> Option<P> {
    random_moves(random, variant)
}

/// Two players of a pair.
pub struct Pair<P: Game> {
    searches: [Search<P>; 2],
    nodes: u64,
    variant: &'static str,
    opening: Opening<P>,
}

impl<P: Game> Pair<P> {
    /// Creates two players of this variant, with this many nodes per move.
    #[must_use]
    pub fn new(variant: &'static str, opening: Opening<P>, nodes: u64) -> Pair<P> {
        Pair { searches: [0, 1].map(|_| Search::new(ENTRIES).without_mate_search()), nodes, variant, opening }
    }

    /// Plays two games. Returns the first player's wins minus losses, from -2 to 2. `become_player` sets the parameters
    /// of a player in this process.
    pub fn play(&mut self, random: &mut Random, mut become_player: impl FnMut(usize)) -> i32 {
        let opening = loop {
            let Some(position) = (self.opening)(random, self.variant) else { continue };
            become_player(0);
            self.searches[0].clear();
            let limits = Limits { nodes: Some(LOOK), ..Limits::default() };
            let found = self.searches[0].run(&position, &[], &limits, &mut Silent);
            if matches!(found.score, Score::Centipawns(score) if score.abs() <= UNFAIR) {
                break position;
            }
        };
        [Side::White, Side::Black].map(|first| self.game(&opening, first, &mut become_player)).iter().sum()
    }

    /// Plays a game. Returns 1 if the first player wins and -1 if the second wins.
    fn game(&mut self, opening: &P, first: Side, become_player: &mut impl FnMut(usize)) -> i32 {
        self.searches.iter_mut().for_each(Search::clear);
        let points = |winner: Side| if winner == first { 1 } else { -1 };
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        let mut position = opening.clone();
        let mut keys = Vec::new();
        let (mut ahead, mut moves) = (None, 0);
        loop {
            keys.push(position.key());
            if let Some(outcome) = game_record::outcome(keys.iter().copied(), &position) {
                return outcome.winner.map_or(0, points);
            }
            if keys.len() > LONGEST {
                return 0;
            }
            let mover = position.side_to_move();
            let player = usize::from(mover != first);
            become_player(player);
            let found = self.searches[player].run(&position, &keys[..keys.len() - 1], &limits, &mut Silent);
            let leader = match found.score {
                Score::Centipawns(score) if score.abs() < WON.0 => None,
                Score::Centipawns(score) => Some(if score > 0 { mover } else { !mover }),
                Score::Mate(mate) => Some(if mate > 0 { mover } else { !mover }),
            };
            moves = if leader == ahead { moves + 1 } else { 1 };
            ahead = leader;
            if let Some(leader) = leader
                && moves >= WON.1
            {
                return points(leader);
            }
            let Some(best) = found.best() else { return 0 };
            position = position.play_unchecked(best);
        }
    }
}
