//! The tests that lessons make on a move: by its events and by the position after it.

use super::win;
use crate::game::{Event, Game, Kind, Shown};

#[derive(PartialEq, Debug)]
pub enum Does {
    Anything,
    Checks,
    PseudoChecks,
    Exchanges,
    /// Rescues a piece of this kind.
    Rescues(Kind),
    /// Pays with a piece of this kind.
    Pays(Kind),
    Drops,
    /// Moves or drops a piece on one of these squares, separated by spaces.
    Lands(&'static str),
    Captures,
    Takes(Kind),
    Promotes,
    Castles,
    Freezes,
    Thaws,
    /// Wins a piece over, or pulls one away.
    TakesOver,
    /// Makes a piece vanish from the board.
    Pulls,
    Wins,
    /// The other side cannot win with its next move.
    Safe,
    /// The other side cannot make an exchange on its next move.
    Denies,
    /// All of these hold.
    All(&'static [Does]),
    Not(&'static Does),
}

pub struct PlayedMove<'a, G: Game> {
    pub before: &'a G,
    pub after: G,
    events: Vec<Event>,
}

impl<'a, G: Game> PlayedMove<'a, G> {
    pub fn new(before: &'a G, m: G::Move) -> PlayedMove<'a, G> {
        PlayedMove { before, after: before.play_unchecked(m), events: before.events(m) }
    }
}

impl Does {
    /// True if the move has this property.
    pub fn holds<G: Game>(&self, mv: &PlayedMove<'_, G>) -> bool {
        let any = |is: &dyn Fn(&Event) -> bool| mv.events.iter().any(is);
        match *self {
            Does::Anything => true,
            Does::Checks => any(&|event| matches!(event, Event::Check)),
            Does::PseudoChecks => any(&|event| matches!(event, Event::PseudoCheck)),
            Does::Exchanges => any(&|event| matches!(event, Event::Paid(_))),
            Does::Rescues(kind) => any(&|event| matches!(event, Event::Rescued(piece, _) if piece.kind == kind)),
            Does::Pays(kind) => any(&|event| matches!(event, Event::Paid(piece) if piece.kind == kind)),
            Does::Drops => any(&|event| matches!(event, Event::Dropped(..))),
            Does::Lands(squares) => any(&|event| match *event {
                Event::Walked(_, _, to) | Event::Rescued(_, to) | Event::Dropped(_, to) => {
                    squares.split(' ').any(|name| name == mv.before.layout().name(to))
                }
                _ => false,
            }),
            Does::Captures => any(&|event| matches!(event, Event::Captured(..))),
            Does::Takes(kind) => any(&|event| matches!(event, Event::Captured(piece, _) if piece.kind == kind)),
            Does::Promotes => any(&|event| matches!(event, Event::Promoted(..))),
            Does::Castles => any(&|event| matches!(event, Event::Castled(..))),
            Does::Freezes => any(&|event| matches!(event, Event::Froze(..))),
            Does::Thaws => any(&|event| matches!(event, Event::Thawed(..))),
            Does::TakesOver => any(&|event| matches!(event, Event::Own(_, Shown::ChangesSide(..)))),
            Does::Pulls => any(&|event| matches!(event, Event::Own(_, Shown::Vanishes(..)))),
            Does::Wins => mv.after.outcome().is_some_and(|it| it.winner == Some(mv.before.side_to_move())),
            Does::Safe => win::at_once(&mv.after).is_none(),
            Does::Denies => {
                let pays = |m| mv.after.events(m).iter().any(|event| matches!(event, Event::Paid(_)));
                !mv.after.legal_moves().into_iter().any(pays)
            }
            Does::All(all) => all.iter().all(|does| does.holds(mv)),
            Does::Not(does) => !does.holds(mv),
        }
    }
}
