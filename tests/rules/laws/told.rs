//! Laws of events: the events of a move describe it completely. A listener knows the place of every piece.

use std::collections::BTreeMap;

use hostage_chess::game::{Area, Cell, Ending, Event, Game, Mark, Piece, Shown, Side};

use super::Lawful;
use super::sample::{sample, some};

/// Pieces by cell.
type Picture = BTreeMap<u8, Piece>;

fn picture<G: Game>(position: &G) -> Picture {
    position.layout().cells().filter_map(|cell| Some((cell.0, position.piece_at(cell)?))).collect()
}

pub fn events_describe_the_change_of_the_board<G: Lawful>(variant: &str) {
    sample(variant, 25, 4, |position: &G, moves| {
        for &m in some(moves, 80) {
            let next = position.play_unchecked(m);
            let mut told = Told { pieces: picture(position), under: None };
            let events = position.events(m);
            for event in &events {
                let fits = told.hear(event, &next);
                assert!(fits, "{position:?} {m:?}: {event:?} of {events:?} does not fit {:?}", told.pieces);
            }
            assert_eq!((told.pieces, told.under), (picture(&next), None), "{position:?} {m:?} {events:?}");
        }
    });
}

/// Knowledge of a listener.
struct Told {
    pieces: Picture,
    /// Piece on a cell that another piece has just entered. It stays there until its capture is announced.
    under: Option<(u8, Piece)>,
}

impl Told {
    /// Updates the picture after an event. Returns false if the event is impossible.
    fn hear<G: Game>(&mut self, event: &Event, next: &G) -> bool {
        match *event {
            Event::Walked(piece, from, to) | Event::Own(_, Shown::Moves(piece, from, to)) => {
                let left = self.pieces.remove(&from.0);
                if let Some(under) = self.pieces.insert(to.0, piece) {
                    self.under = Some((to.0, under));
                }
                left == Some(piece)
            }
            Event::Captured(piece, at) if self.under == Some((at.0, piece)) => self.under.take().is_some(),
            Event::Captured(piece, at) | Event::Own(_, Shown::Vanishes(piece, at)) => {
                self.pieces.remove(&at.0) == Some(piece)
            }
            Event::Rescued(piece, at)
            | Event::Dropped(piece, at)
            | Event::SetUp(piece, at)
            | Event::Own(_, Shown::Appears(piece, at)) => self.pieces.insert(at.0, piece).is_none(),
            Event::Promoted(piece, at) | Event::Own(_, Shown::Becomes(piece, at)) => {
                self.pieces.insert(at.0, piece).is_some_and(|before| before.side == piece.side && before != piece)
            }
            Event::Own(_, Shown::ChangesSide(piece, at)) => {
                self.pieces.insert(at.0, piece).is_some_and(|before| before.side != piece.side)
            }
            Event::Thawed(piece, at) | Event::Froze(piece, at) => self.pieces.get(&at.0) == Some(&piece),
            Event::Castled(side, _) => castle(&mut self.pieces, side, next),
            Event::Paid(_) | Event::Own(_, Shown::Nothing) | Event::Check | Event::Mate | Event::PseudoCheck => true,
            // A new event needs a line here.
            _ => false,
        }
    }
}

/// Moves king and rook to their new places on their rank, which depend on the game.
fn castle<G: Game>(told: &mut Picture, side: Side, next: &G) -> bool {
    let mut own: Vec<(u8, Piece)> = told.iter().map(|(&at, &piece)| (at, piece)).collect();
    own.retain(|&(at, piece)| piece.side == side && next.piece_at(Cell(at)) != Some(piece));
    told.retain(|at, _| !own.iter().any(|(left, _)| left == at));
    let seen = picture(next);
    let came: Vec<(u8, Piece)> =
        seen.into_iter().filter(|(at, piece)| piece.side == side && !told.contains_key(at)).collect();
    told.extend(came.iter().copied());
    let mut kinds = [own, came].map(|pieces| pieces.into_iter().map(|(_, piece)| piece.kind).collect::<Vec<_>>());
    kinds.iter_mut().for_each(|kinds| kinds.sort());
    kinds[0].len() == 2 && kinds[0] == kinds[1]
}

/// A check is announced and marked, unless the game is over anyway in a game that is not won by mate.
pub fn checks_are_announced_and_marked<G: Lawful>(variant: &str) {
    sample(variant, 26, 4, |position: &G, moves| {
        let own = |cell: Cell| position.piece_at(cell).is_some_and(|piece| piece.side == position.side_to_move());
        let marked = position.marks().iter().any(|&(cell, mark)| mark == Mark::Check && own(cell));
        assert!(marked == position.in_check() || moves.is_empty(), "{position:?}");
        for &m in some(moves, 80) {
            let next = position.play_unchecked(m);
            let (told, over) = (position.events(m).contains(&Event::Check), next.outcome());
            let won = over.is_some_and(|over| over.ending == position.goal() && over.winner.is_some());
            let by_mate = position.goal() == Ending::Checkmate;
            assert!(told == next.in_check() || won && !by_mate, "{position:?} {m:?}");
        }
    });
}

/// The number of pieces on the board and beside it stays the same.
pub fn no_piece_is_lost_in_games_with_prisons<G: Lawful>(variant: &str) {
    let all = |position: &G| {
        let beside = position.trays().into_iter().flat_map(|tray| tray.pieces).map(|pieces| usize::from(pieces.count));
        picture(position).len() + beside.sum::<usize>()
    };
    let start = G::start(variant).unwrap();
    if start.piece_set().areas.contains(&Area::Prison) {
        sample(variant, 27, 1, |position: &G, _| assert_eq!(all(position), all(&start), "{position:?}"));
    }
}
