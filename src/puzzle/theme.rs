//! Themes of puzzles, detected by the rules.

use crate::game::{Area, Cell, Event, Game, Kind, Outcome, captured, takes};

/// Theme of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Theme {
    /// The solver wins the game in this many moves.
    Mate(u8),
    /// The solver wins material or gets a decisive advantage.
    Advantage,
    /// All other moves lose.
    Defence,
    /// The last move is a drop.
    MateByDrop,
    /// The last move is an exchange.
    MateByExchange,
    /// The last move is a promotion.
    MateByPromotion,
    /// A frozen pawn gives pseudo-check.
    PseudoCheck,
    /// A pawn freezes.
    Freeze,
    /// A frozen pawn thaws.
    Thaw,
    /// The opponent could have ransomed a piece and no longer can.
    Denial,
    /// A piece lands between the solver's king and the attacker.
    Block,
    /// One piece attacks two that are worth more than itself or undefended.
    Fork,
    /// The first move neither captures nor gives check.
    Quiet,
    /// The solver sacrifices a piece, and the piece captured for it later pays a ransom.
    Purchase,
}

/// Themes with their letters in files.
const LETTERS: [(Theme, char); 18] = [
    (Theme::Mate(1), '1'),
    (Theme::Mate(2), '2'),
    (Theme::Mate(3), '3'),
    (Theme::Mate(4), '4'),
    (Theme::Mate(5), '5'),
    (Theme::Advantage, 'a'),
    (Theme::Defence, 'e'),
    (Theme::MateByDrop, 'd'),
    (Theme::MateByExchange, 'x'),
    (Theme::MateByPromotion, 'p'),
    (Theme::PseudoCheck, 'z'),
    (Theme::Freeze, 'f'),
    (Theme::Thaw, 't'),
    (Theme::Denial, 'n'),
    (Theme::Block, 'b'),
    (Theme::Fork, 'k'),
    (Theme::Quiet, 'q'),
    (Theme::Purchase, 's'),
];

impl Theme {
    /// Returns every theme.
    pub fn all() -> impl Iterator<Item = Theme> {
        LETTERS.iter().map(|(theme, _)| *theme)
    }

    /// Returns the theme of a letter, if there is one.
    pub fn of(letter: char) -> Option<Theme> {
        LETTERS.iter().find(|(_, known)| *known == letter).map(|(theme, _)| *theme)
    }

    /// Returns the letter in files, or `?` for a mate in more moves than any puzzle has.
    pub fn letter(self) -> char {
        LETTERS.iter().find(|(theme, _)| *theme == self).map_or('?', |(_, letter)| *letter)
    }
}

/// Detects the themes of a solution that follow from the rules alone. Only the engine can tell whether an unfinished
/// game is won or saved.
pub fn themes<G: Game>(positions: &[G], moves: &[G::Move]) -> Vec<Theme> {
    let (Some(first), Some(last), true) = (positions.first(), positions.last(), !moves.is_empty()) else {
        return Vec::new();
    };
    let us = first.side_to_move();
    let events: Vec<Vec<Event>> = positions.iter().zip(moves).map(|(position, mv)| position.events(*mv)).collect();
    let own = || events.iter().step_by(2);
    let any = |wanted: fn(&Event) -> bool| own().flatten().any(wanted);
    let mut themes = Vec::new();
    if last.outcome().is_some_and(|Outcome { winner, .. }| winner == Some(us)) {
        themes.push(Theme::Mate(u8::try_from(moves.len().div_ceil(2)).unwrap_or(u8::MAX)));
        let end = &events[events.len() - 1];
        let kinds = [
            (Theme::MateByDrop, end.iter().any(|event| matches!(event, Event::Dropped(..)))),
            (Theme::MateByExchange, end.iter().any(|event| matches!(event, Event::Rescued(..)))),
            (Theme::MateByPromotion, end.iter().any(|event| matches!(event, Event::Promoted(..)))),
        ];
        themes.extend(kinds.into_iter().filter(|(_, so)| *so).map(|(theme, _)| theme));
    }
    let quiet = !takes(&events[0], us)
        && !events[0].iter().any(|event| matches!(event, Event::Check | Event::Mate | Event::Promoted(..)));
    let seen = [
        (Theme::PseudoCheck, any(|event| *event == Event::PseudoCheck)),
        (Theme::Freeze, any(|event| matches!(event, Event::Froze(..)))),
        (Theme::Thaw, any(|event| matches!(event, Event::Thawed(..)))),
        (Theme::Denial, positions.windows(2).step_by(2).any(|pair| denies(&pair[0], &pair[1]))),
        (Theme::Block, positions.iter().zip(&events).step_by(2).any(|(position, events)| blocks(position, events))),
        (Theme::Fork, (0..moves.len()).step_by(2).any(|index| forks(positions, moves, index))),
        (Theme::Quiet, quiet),
        (Theme::Purchase, purchases(&events)),
    ];
    themes.extend(seen.into_iter().filter(|(_, so)| *so).map(|(theme, _)| theme));
    themes
}

/// Returns true if the opponent could have ransomed a piece before, and afterwards still has pieces in prison but
/// cannot pay for any.
fn denies<G: Game>(before: &G, after: &G) -> bool {
    let us = before.side_to_move();
    let prices = |position: &G| -> Vec<Option<Kind>> {
        let prison = position.trays().into_iter().filter(|pocket| pocket.area == Area::Prison && pocket.owner == us);
        prison.flat_map(|pocket| pocket.pieces).map(|stored| stored.price).collect()
    };
    let now = prices(after);
    !now.is_empty() && now.iter().all(Option::is_none) && prices(before).iter().any(Option::is_some)
}

/// Returns true if a piece lands and thereby ends a check.
fn blocks<G: Game>(position: &G, events: &[Event]) -> bool {
    position.in_check() && events.iter().any(|event| matches!(event, Event::Dropped(..) | Event::Rescued(..)))
}

/// Returns true if the piece that has just moved could next capture two pieces at a profit. The enemy king counts as
/// one of them: after a check, the solver's next move must capture the other.
fn forks<G: Game>(positions: &[G], moves: &[G::Move], index: usize) -> bool {
    let (Some(before), Some(mv), Some(after)) = (positions.get(index), moves.get(index), positions.get(index + 1))
    else {
        return false;
    };
    let came = before.events(*mv).iter().rev().find_map(|event| match event {
        Event::Walked(piece, _, to) | Event::Dropped(piece, to) | Event::Rescued(piece, to) => Some((*piece, *to)),
        _ => None,
    });
    let Some((piece, at)) = came else { return false };
    if piece.kind == Kind::King {
        return false;
    }
    // The cell of the victim, if this move of the piece captures one at a profit.
    let takes = |position: &G, m: G::Move| {
        let events = position.events(m);
        let goes = events.iter().any(|event| matches!(event, Event::Walked(_, from, _) if *from == at));
        let (victim, cell) = captured(&events).filter(|_| goes)?;
        let more = after.worth(victim.kind) > after.worth(piece.kind);
        // After a mate nobody recaptures, which says nothing about the piece.
        let free = || {
            let next = position.play_unchecked(m);
            let free = next.outcome().is_none() && !captures(&next, None, cell) && !captures(after, Some(cell), at);
            free && after.worth(victim.kind) > after.worth(Kind::Pawn)
        };
        (more || free()).then_some(cell)
    };
    match after.pass() {
        Some(passed) => passed.legal_moves().into_iter().filter(|m| takes(&passed, *m).is_some()).take(2).count() == 2,
        // A side in check cannot pass.
        None => {
            let (Some(reply), Some(next), Some(then)) =
                (moves.get(index + 1), positions.get(index + 2), moves.get(index + 2))
            else {
                return false;
            };
            let arrives = |event: &Event| match event {
                Event::Walked(_, _, to) | Event::Dropped(_, to) | Event::Rescued(_, to) => Some(*to),
                _ => None,
            };
            let came: Vec<_> = after.events(*reply).iter().filter_map(arrives).collect();
            takes(next, *then).is_some_and(|cell| !came.contains(&cell))
        }
    }
}

/// Returns true if the side to move can capture on a cell, with any piece or with the one on another cell.
fn captures<G: Game>(position: &G, with: Option<Cell>, at: Cell) -> bool {
    position.legal_moves().into_iter().any(|m| {
        let events = position.events(m);
        let goes = |from| events.iter().any(|event| matches!(event, Event::Walked(_, cell, _) if *cell == from));
        captured(&events).is_some_and(|(_, cell)| cell == at) && with.is_none_or(goes)
    })
}

/// Returns true if the solver captures a piece, the opponent recaptures, and the captured piece later pays a ransom.
fn purchases(events: &[Vec<Event>]) -> bool {
    (0..events.len().saturating_sub(2)).step_by(2).any(|index| {
        let (Some((piece, at)), Some((_, again))) = (captured(&events[index]), captured(&events[index + 1])) else {
            return false;
        };
        let paid = |event: &Event| matches!(event, Event::Paid(payment) if payment.kind == piece.kind);
        at == again && events[index + 2..].iter().step_by(2).flatten().any(paid)
    })
}
