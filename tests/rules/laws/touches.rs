//! Laws of touches: every move can be entered, no move is mistaken for another, and every other touch is refused with a
//! reason.

use std::collections::HashMap;

use hostage_chess::game::touch::{MoveInput, Reach};
use hostage_chess::game::{Area, Cell, Choice, Game, Illegal, Kind, Reason, Side, Touch};
use hostage_chess::words;

use super::Lawful;
use super::sample::{sample, some};
use crate::support::random::Random;

pub fn every_spelling_enters_its_move<G: Lawful>(variant: &str) {
    sample(variant, 11, 9, |position: &G, moves| {
        let fresh = MoveInput::new(position);
        for &m in some(moves, 60) {
            for spelling in position.spellings(m) {
                let mut input = fresh.clone();
                let mut reached = Reach::Open;
                for &touch in &spelling {
                    if reached == Reach::Open {
                        reached = input.touch(touch);
                    } else {
                        // Only a choice can be automatic.
                        assert!(matches!(touch, Touch::Choice(_)), "{position:?} {spelling:?}");
                    }
                }
                if reached == Reach::Open {
                    assert!(G::GOES_ON && input.may_stop(), "{position:?} {spelling:?}");
                    reached = input.touch(Touch::Done);
                }
                assert_eq!(reached, Reach::Complete(m), "{position:?} {spelling:?}");
                assert!(spelling.len() <= G::TOUCHES, "{position:?} {spelling:?}");
            }
        }
    });
}

/// No spelling is the start of another either, unless the game lets the player continue.
pub fn no_two_moves_share_a_spelling<G: Lawful>(variant: &str) {
    sample(variant, 12, 4, |position: &G, moves| {
        let mut owners: HashMap<Vec<Touch>, G::Move> = HashMap::new();
        for &m in moves {
            let spellings = position.spellings(m);
            assert!(!spellings.is_empty(), "{position:?} {m:?}");
            for spelling in spellings {
                assert_eq!(owners.insert(spelling.clone(), m), None, "{position:?} {spelling:?}");
            }
        }
        for spelling in owners.keys() {
            for length in 0..spelling.len() {
                assert!(
                    G::GOES_ON && length > 0 || !owners.contains_key(&spelling[..length]),
                    "{position:?} {spelling:?}"
                );
            }
        }
    });
}

/// A player who touches any highlighted place never gets stuck. Any other touch changes nothing and has a reason.
pub fn prefixes_never_lead_to_a_dead_end<G: Lawful>(variant: &str) {
    let mut random = Random(13);
    sample(variant, 13, 5, |position: &G, moves| {
        let mut input = MoveInput::new(position);
        assert_eq!(input.next().is_empty(), moves.is_empty());
        for _ in 0..if moves.is_empty() { 0 } else { 4 } {
            input.clear();
            loop {
                let next = input.next();
                assert!(!next.is_empty(), "{position:?} {:?}", input.taken());
                let wrong = random_touch(&mut random, position);
                if !next.contains(&wrong) {
                    let before = input.taken().to_vec();
                    assert_eq!(input.touch(wrong), Reach::Nothing, "{position:?} {before:?} {wrong:?}");
                    assert_eq!(input.taken(), before);
                    let why = has_reason(position, &[before.as_slice(), &[wrong]].concat());
                    let about_cells = matches!(wrong, Touch::Cell(_)) && !before.contains(&wrong);
                    let silent = why.reason == Reason::NotAMove;
                    assert!(!(about_cells && silent && G::NAMES_CELLS), "{position:?} {before:?} {wrong:?}");
                }
                let touch = next[random.below(next.len())];
                match input.touch(touch) {
                    Reach::Open => assert!(input.taken().len() < G::TOUCHES, "{position:?} {:?}", input.taken()),
                    Reach::Complete(m) => {
                        assert!(moves.contains(&m));
                        // Only choices are ever made automatically.
                        let forced = input.taken().iter().rev().take_while(|&&taken| taken != touch);
                        assert!(forced.into_iter().all(|taken| matches!(taken, Touch::Choice(_))));
                        break;
                    }
                    Reach::Nothing => panic!("{position:?} {touch:?} was highlighted"),
                }
            }
        }
    });
}

/// Tries to move any piece to any cell, including drops and payments.
pub fn every_refused_touch_has_a_reason<G: Lawful>(variant: &str) {
    let mut random = Random(14);
    sample(variant, 14, 8, |position: &G, _| {
        let input = MoveInput::new(position);
        for _ in 0..20 {
            let touches: Vec<Touch> = (0..1 + random.below(3)).map(|_| random_touch(&mut random, position)).collect();
            if !input.spellings().iter().any(|(spelling, _)| spelling.starts_with(&touches)) {
                has_reason(position, &touches);
            }
        }
    });
}

fn has_reason<G: Game>(position: &G, touches: &[Touch]) -> Illegal {
    let why = position.why_not(touches);
    let text = words::illegal(&why, position.layout());
    assert!(text.ends_with(['.', '?']) && text.len() > 5, "{position:?} {touches:?}: {text}");
    why
}

fn random_touch<G: Game>(random: &mut Random, position: &G) -> Touch {
    let kinds: Vec<Kind> = position.piece_set().kinds.iter().copied().chain([Kind::Pawn, Kind::Queen]).collect();
    let kind = kinds[random.below(kinds.len())];
    let cells: Vec<Cell> = position.layout().cells().collect();
    match random.below(10) {
        0..=3 => Touch::Cell(cells[random.below(cells.len())]),
        4 => Touch::Jailed(kind),
        5 => Touch::Prisoner(kind),
        6 => Touch::Airfield(kind),
        7 => Touch::Choice(Choice::Pay(kind)),
        8 => {
            Touch::Choice(if random.below(2) == 0 { Choice::Promote(kind) } else { Choice::Own(random.below(4) as u8) })
        }
        _ if random.below(2) == 0 => Touch::Beside(Area::Airfield, Side::BOTH[random.below(2)], kind),
        _ => Touch::Cell(cells[random.below(cells.len())]),
    }
}
