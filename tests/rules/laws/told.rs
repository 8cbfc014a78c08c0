//! Laws of events: the events of a move describe it completely. A listener knows the place of every piece.

use std::collections::BTreeMap;

use hostage_chess::game::{Area, Cell, Ending, Event, Game, Man, Mark, Shown, Side};

use super::Lawful;
use super::sample::{sample, some};

/// Pieces by cell.
type Picture = BTreeMap<u8, Man>;

fn picture<G: Game>(position: &G) -> Picture {
    position.layout().cells().filter_map(|cell| Some((cell.0, position.man_at(cell)?))).collect()
}

pub fn what_a_turn_tells_is_what_is_seen<G: Lawful>(variant: &str) {
    sample(variant, 25, 4, |position: &G, moves| {
        for &m in some(moves, 80) {
            let next = position.play_unchecked(m);
            let mut told = Told { men: picture(position), under: None };
            let events = position.events(m);
            for event in &events {
                let fits = told.hear(event, &next);
                assert!(fits, "{position:?} {m:?}: {event:?} of {events:?} does not fit {:?}", told.men);
            }
            assert_eq!((told.men, told.under), (picture(&next), None), "{position:?} {m:?} {events:?}");
        }
    });
}

/// Knowledge of a listener.
struct Told {
    men: Picture,
    /// Piece on a cell that another piece has just entered. It stays there until its capture is announced.
    under: Option<(u8, Man)>,
}

impl Told {
    /// Updates the picture after an event. Returns false if the event is impossible.
    fn hear<G: Game>(&mut self, event: &Event, next: &G) -> bool {
        match *event {
            Event::Walked(man, from, to) | Event::Own(_, Shown::Moves(man, from, to)) => {
                let left = self.men.remove(&from.0);
                if let Some(under) = self.men.insert(to.0, man) {
                    self.under = Some((to.0, under));
                }
                left == Some(man)
            }
            Event::Captured(man, at) if self.under == Some((at.0, man)) => self.under.take().is_some(),
            Event::Captured(man, at) | Event::Own(_, Shown::Vanishes(man, at)) => self.men.remove(&at.0) == Some(man),
            Event::Rescued(man, at)
            | Event::Dropped(man, at)
            | Event::SetUp(man, at)
            | Event::Own(_, Shown::Appears(man, at)) => self.men.insert(at.0, man).is_none(),
            Event::Promoted(man, at) | Event::Own(_, Shown::Becomes(man, at)) => {
                self.men.insert(at.0, man).is_some_and(|before| before.side == man.side && before != man)
            }
            Event::Own(_, Shown::ChangesSide(man, at)) => {
                self.men.insert(at.0, man).is_some_and(|before| before.side != man.side)
            }
            Event::Thawed(man, at) | Event::Froze(man, at) => self.men.get(&at.0) == Some(&man),
            Event::Castled(side, _) => castle(&mut self.men, side, next),
            Event::Paid(_) | Event::Own(_, Shown::Nothing) | Event::Check | Event::Mate | Event::PseudoCheck => true,
        }
    }
}

/// Moves king and rook to their new places on their rank, which depend on the game.
fn castle<G: Game>(told: &mut Picture, side: Side, next: &G) -> bool {
    let mut own: Vec<(u8, Man)> = told.iter().map(|(&at, &man)| (at, man)).collect();
    own.retain(|&(at, man)| man.side == side && next.man_at(Cell(at)) != Some(man));
    told.retain(|at, _| !own.iter().any(|(left, _)| left == at));
    let seen = picture(next);
    let came: Vec<(u8, Man)> =
        seen.into_iter().filter(|(at, man)| man.side == side && !told.contains_key(at)).collect();
    told.extend(came.iter().copied());
    let mut kinds = [own, came].map(|men| men.into_iter().map(|(_, man)| man.kind).collect::<Vec<_>>());
    kinds.iter_mut().for_each(|kinds| kinds.sort());
    kinds[0].len() == 2 && kinds[0] == kinds[1]
}

/// A check is announced and marked, unless the game is over anyway in a game that is not won by mate.
pub fn a_check_is_told_and_marked<G: Lawful>(variant: &str) {
    sample(variant, 26, 4, |position: &G, moves| {
        let own = |cell: Cell| position.man_at(cell).is_some_and(|man| man.side == position.side_to_move());
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
pub fn nobody_is_lost_where_there_are_prisons<G: Lawful>(variant: &str) {
    let all = |position: &G| {
        let beside = position.trays().into_iter().flat_map(|tray| tray.men).map(|men| usize::from(men.count));
        picture(position).len() + beside.sum::<usize>()
    };
    let start = G::start(variant).unwrap();
    if start.piece_set().areas.contains(&Area::Prison) {
        sample(variant, 27, 1, |position: &G, _| assert_eq!(all(position), all(&start), "{position:?}"));
    }
}
