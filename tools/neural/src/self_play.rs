//! Games of the engine against itself.

use hostage_chess::game::hostage::{Castling, Position, Setup};
use hostage_chess::game::{Game, Kind, Piece, Side, game_record};
use hostage_chess::search::{Handler, Limits, Score, Search, SearchReport, Silent};

use crate::Random;
use crate::games::{Ply, Record};
use crate::subject::Subject;

/// Number of consecutive plies with a decisive score after which a game ends.
const WON_MOVES: u32 = 4;
/// Maximum length of a game in plies, after which it is a draw.
const LONGEST: usize = 300;
/// Maximum score of a random opening for either side.
const UNFAIR: i32 = 700;
/// One in this many of the games that begin with filled stores also begins with missing pieces, even if that is unfair.
/// No game leads to these positions, but people set them up and want a score.
const LACKING: usize = 6;
/// Number of plies drawn by merit in games from the start position.
const OPENING: usize = 10;
/// A move that is worse by this many centipawns is e times less likely to be drawn.
const TEMPERATURE: f32 = 40.0;
/// Size of the transposition table in entries, far above the number of nodes per move.
const ENTRIES: usize = 1 << 14;

/// A player of games against itself.
pub struct Player<P: Subject> {
    search: Search<P>,
    nodes: u64,
}

impl<P: Subject> Player<P> {
    /// Creates a player with this many nodes per move, and up to a quarter more.
    #[must_use]
    pub fn new(nodes: u64) -> Player<P> {
        Player { search: Search::new(ENTRIES).without_mate_search(), nodes }
    }

    /// Plays a game. It depends only on the random numbers, not on earlier games. Returns `None` if the opening is
    /// unsuitable.
    pub fn play(&mut self, random: &mut Random) -> Option<Record<P>> {
        self.search.clear();
        let opening = if random.once_in(4) { 2 } else { u8::from(P::STORES && random.once_in(3)) };
        let pockets = match opening {
            1 if random.once_in(LACKING) => Pockets::Lacking,
            1 => Pockets::Filled,
            _ => Pockets::Played,
        };
        let mut position = match opening {
            2 => P::start(P::VARIANTS[random.below(P::VARIANTS.len())])?,
            _ => P::opening(random, pockets)?,
        };
        let start = position.clone();
        let (mut keys, mut plies) = (Vec::new(), Vec::new());
        let (mut won, mut last) = (0, 0);
        let (end, winner) = loop {
            keys.push(position.key());
            if let Some(outcome) = game_record::outcome(keys.iter().copied(), &position) {
                // The last move of a random opening may be checkmate.
                if plies.is_empty() {
                    return None;
                }
                break (0, outcome.winner);
            }
            if plies.len() == LONGEST {
                break (2, None);
            }
            // The limit varies, so that the same game is not played twice.
            let nodes = self.nodes + random.below(self.nodes as usize / 4 + 1) as u64;
            let lines: u64 = match plies.len() {
                0 | 1 if opening == 2 => 10,
                2..OPENING if opening == 2 => 4,
                _ => 1,
            };
            let limits =
                Limits { nodes: Some(nodes * lines.div_ceil(2)), lines: Some(lines as u32), ..Limits::default() };
            let before = &keys[..keys.len() - 1];
            let mut ranks = Ranks(Vec::new());
            let found = match lines {
                1 => self.search.run(&position, before, &limits, &mut Silent),
                _ => self.search.run(&position, before, &limits, &mut ranks),
            };
            let best = found.best()?;
            let score = centipawns(found.score);
            if plies.is_empty() && score.abs() > UNFAIR && pockets != Pockets::Lacking {
                return None;
            }
            let mv = if lines > 1 {
                ranks.draw(random).unwrap_or(best)
            } else if random.once_in(40) {
                // Occasional random moves lead to positions that two good players would avoid.
                let moves = position.legal_moves();
                moves[random.below(moves.len())]
            } else {
                best
            };
            plies.push(Ply { mv, drawn: mv != best, score: score as i16 });
            let white = if position.side_to_move() == Side::White { score } else { -score };
            won = if white.abs() > P::WON && white.signum() == last { won + 1 } else { 0 };
            last = white.signum();
            if won >= WON_MOVES {
                break (1, Some(if white > 0 { Side::White } else { Side::Black }));
            }
            position = position.play_unchecked(mv);
        };
        let points = winner.map_or(1, |winner| if winner == Side::White { 2 } else { 0 });
        Some(Record { start, opening, points, end, plies })
    }
}

/// Returns a score in the form in which it is stored.
#[must_use]
pub fn centipawns(score: Score) -> i32 {
    match score {
        Score::Centipawns(score) => score.clamp(-20_000, 20_000),
        Score::Mate(moves) if moves > 0 => 32_000 - moves,
        Score::Mate(moves) => -32_000 - moves,
    }
}

/// Collects the best moves with their scores.
struct Ranks<M>(Vec<(M, i32)>);

impl<M: Copy> Handler<M> for Ranks<M> {
    fn should_stop(&mut self, _nodes: u64) -> bool {
        false
    }

    fn found(&mut self, report: &SearchReport<'_, M>) {
        let (rank, line) = (report.rank as usize - 1, (report.line[0], centipawns(report.score)));
        match self.0.get_mut(rank) {
            Some(old) => *old = line,
            None => self.0.push(line),
        }
    }
}

impl<M: Copy> Ranks<M> {
    /// Draws a move; better moves are more likely.
    fn draw(&self, random: &mut Random) -> Option<M> {
        let best = self.0.iter().map(|line| line.1).max()?;
        let weight = |&(_, score): &(M, i32)| ((score - best) as f32 / TEMPERATURE).exp();
        let mut left = random.unit() * self.0.iter().map(weight).sum::<f32>();
        let drawn = self.0.iter().find(|line| {
            left -= weight(line);
            left <= 0.0
        });
        drawn.map(|line| line.0)
    }
}

/// Contents of the stores at the beginning of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Pockets {
    /// Pieces captured or paid in the random moves.
    Played,
    /// Also some pieces from the board.
    Filled,
    /// Also some pieces from the board, while some other pieces are missing from the game.
    Lacking,
}

/// Plays random moves from the start position of a variant.
pub(crate) fn random_moves<P: Game>(random: &mut Random, variant: &str) -> Option<P> {
    let mut position = P::start(variant)?;
    for _ in 0..4 + random.below(9) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return None;
        }
        position = position.play_unchecked(moves[random.below(moves.len())]);
    }
    Some(position)
}

/// Plays random moves in Hostage Chess, and then moves or removes pieces.
pub(crate) fn random_opening(random: &mut Random, pockets: Pockets) -> Option<Position> {
    let position: Position = random_moves(random, "hostage")?;
    if pockets == Pockets::Played {
        return Some(position);
    }
    let mut setup = Setup::from(&position);
    for _ in 0..1 + random.below(10) {
        let square = random.below(64);
        if let Some(piece @ Piece { kind, .. }) = setup.board[square]
            && kind != Kind::King
        {
            setup.board[square] = None;
            if random.once_in(2) { setup.prisons.push(piece) } else { setup.airfields.push(piece) }
        }
    }
    if pockets == Pockets::Lacking {
        let stays = random.unit();
        for square in &mut setup.board {
            *square = square.filter(|piece| piece.kind == Kind::King || random.unit() < stays);
        }
    }
    setup.state.castling = Side::BOTH.into_iter().fold(Castling::NONE, |castling, side| {
        let rank = if side == Side::White { 0 } else { 56 };
        let stands = |at: usize, kind| setup.board[rank + at] == Some(Piece { side, kind });
        [(true, 7), (false, 0)].into_iter().fold(castling, |castling, (kingside, corner)| {
            let kept =
                setup.state.castling.right(side, kingside) && stands(4, Kind::King) && stands(corner, Kind::Rook);
            if kept { castling.with_right(side, kingside) } else { castling }
        })
    });
    setup.state.en_passant = None;
    setup.validate().ok()
}
