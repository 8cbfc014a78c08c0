//! The dialogs that ask for a payment, a promotion or a drop.

use super::{Seen, ghosts, has_prisons, offer};
use crate::game::{Cell, Choice, Event, Game, Kind, Piece, Touch};
use crate::session::Board;
use crate::sorted::sorted;
use crate::words;

#[derive(Clone, PartialEq, Debug)]
pub struct Picker {
    pub title: String,
    /// The square that it concerns.
    pub cell: Cell,
    pub choices: Vec<ChoiceView>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct ChoiceView {
    pub pick: Pick,
    pub pieces: Vec<Piece>,
    pub title: String,
    /// The consequence of this answer.
    pub note: String,
}

/// The effect of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// Continues the move.
    Touch(Touch),
    /// Plays the move with this index in the list of drops and exchanges.
    Landing(usize),
}

pub(super) fn picker<G: Game, N>(seen: &Seen<G, N>) -> Option<Picker> {
    let board = seen.board;
    if let Some((cell, moves)) = board.landings() {
        return Some(landing_picker(board, cell, &moves));
    }
    if !seen.choosing {
        return None;
    }
    let side = board.hand();
    let &cell = board.input().taken().iter().rev().find_map(|touch| match touch {
        Touch::Cell(cell) => Some(cell),
        _ => None,
    })?;
    let lander = ghosts(seen).pop()?.piece;
    let prisons = has_prisons(board);
    let worth = |kind| board.position().worth(kind);
    let payments = seen.next.iter().filter_map(|touch| match *touch {
        Touch::Choice(Choice::Pay(kind)) => Some(worth(kind)),
        _ => None,
    });
    let cheapest = payments.min();
    let choices = board.input().open().filter_map(|(rest, m)| {
        let &[Touch::Choice(choice)] = rest else { return None };
        // The consequences of a premove are not known yet.
        let events = if board.is_premoving() { Vec::new() } else { board.position().events(m) };
        let piece = match choice {
            Choice::Pay(kind) => Some(Piece { side: !side, kind }),
            Choice::Promote(kind) => Some(Piece { side, kind }),
            Choice::Own(_) => events.iter().find_map(|event| match *event {
                Event::Own(_, shown) => shown.piece(),
                _ => None,
            }),
        };
        let piece = piece.or_else(|| board.position().piece_at(cell))?;
        let pick = Pick::Touch(Touch::Choice(choice));
        let note = match choice {
            Choice::Pay(kind) => {
                words::payment_note(side, Some(worth(kind)) > cheapest, &events, board.position().layout())
            }
            Choice::Promote(_) => words::promotion_note(&events, prisons, board.position().layout()),
            Choice::Own(_) if events.is_empty() => String::new(),
            Choice::Own(_) => words::events(side, &events, board.position().layout()),
        };
        Some((choice, ChoiceView { pick, pieces: vec![piece], title: words::kind_capital(piece.kind), note }))
    });
    // The cheapest payment and the best promotion come first.
    let rank = |choice| match choice {
        Choice::Pay(kind) => kind.index() as i32,
        // Among pieces of equal value, those of orthodox chess come first.
        Choice::Promote(kind) => {
            let of_chess = if matches!(kind, Kind::Other(_) | Kind::King) { 0 } else { kind.index() as i32 };
            -(i32::from(worth(kind)) * 10 + of_chess)
        }
        Choice::Own(_) => 0,
    };
    let choices = sorted(choices, |a: &(Choice, ChoiceView), b| rank(a.0) < rank(b.0));
    let name = board.position().layout().name(cell);
    let title = match choices.first() {
        Some((Choice::Promote(_), _)) => words::promotion_title(&name, prisons),
        Some((choice @ Choice::Own(_), _)) => offer(board, Touch::Choice(*choice)),
        _ => words::payment_title(lander.kind, &name),
    };
    Some(Picker { title, cell, choices: choices.into_iter().map(|(_, view)| view).collect() })
}

fn landing_picker<G: Game, N>(board: &Board<G, N>, cell: Cell, moves: &[G::Move]) -> Picker {
    // No premove exists without an imagined position, and then this list does not exist either.
    let position = board.touched().unwrap_or(board.position());
    let choices = moves.iter().enumerate().map(|(index, &m)| {
        let events = position.events(m);
        let pieces = events
            .iter()
            .filter_map(|event| match *event {
                Event::Paid(piece) | Event::Rescued(piece, _) | Event::Dropped(piece, _) | Event::SetUp(piece, _) => {
                    Some(piece)
                }
                _ => None,
            })
            .collect();
        let (title, note) = words::landing(&events, position.layout());
        ChoiceView { pick: Pick::Landing(index), pieces, title, note }
    });
    Picker { title: words::landings_title(&position.layout().name(cell)), cell, choices: choices.collect() }
}
