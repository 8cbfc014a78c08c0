//! What a turn does, as far as lessons ask: judged by the events that the rules tell, and by the position that follows.

use super::win;
use crate::game::{Event, Game, Kind, Shown};

/// Something that a turn may do.
#[derive(PartialEq, Debug)]
pub enum Does {
    /// Whatever is legal.
    Anything,
    /// It gives check.
    Checks,
    /// It gives only a pseudo-check.
    PseudoChecks,
    /// It exchanges hostages.
    Exchanges,
    /// It rescues such a man.
    Rescues(Kind),
    /// It pays with such a man.
    Pays(Kind),
    /// It drops a man from the airfield.
    Drops,
    /// Somebody lands, goes or is dropped on one of these squares, named with spaces between them.
    Lands(&'static str),
    /// It captures somebody.
    Captures,
    /// It captures such a man.
    Takes(Kind),
    /// It promotes a pawn.
    Promotes,
    /// It castles.
    Castles,
    /// It freezes a pawn.
    Freezes,
    /// It brings a frozen pawn back to life.
    Thaws,
    /// It wins a man over, or pulls one away: see [`Shown`].
    TakesOver,
    /// It makes somebody vanish who stood on the board.
    Pulls,
    /// It wins the game.
    Wins,
    /// The other side cannot win with its next turn.
    Safe,
    /// The other side can exchange nobody in its next turn.
    Denies,
    /// All of these.
    All(&'static [Does]),
    /// Not this.
    Not(&'static Does),
}

/// A legal turn that is judged.
pub struct PlayedMove<'a, G: Game> {
    /// The position in which it is played.
    pub before: &'a G,
    /// The position that follows.
    pub after: G,
    events: Vec<Event>,
}

impl<'a, G: Game> PlayedMove<'a, G> {
    /// A legal turn in a position.
    pub fn new(before: &'a G, m: G::Move) -> PlayedMove<'a, G> {
        PlayedMove { before, after: before.play_unchecked(m), events: before.events(m) }
    }
}

impl Does {
    /// Whether the turn does this.
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
