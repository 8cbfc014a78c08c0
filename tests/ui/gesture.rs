//! Gestures on the board: tables of pointer inputs and their effects.

mod drag;
mod lost;
mod other;

use hostage_chess::game::{Area, Cell, Kind, Piece, Side, Touch};
use hostage_chess::session::BoardAction;
use hostage_chess::session::note::{Ink, Place, Shape};
use hostage_chess::shell::gesture::{Button, Gesture, GestureEffect, Input, Modifiers, Pointer, PointerTarget};

const PAWN: Piece = Piece { side: Side::White, kind: Kind::Pawn };
const KNIGHT: Piece = Piece { side: Side::White, kind: Kind::Knight };
const THEIR_ROOK: Piece = Piece { side: Side::Black, kind: Kind::Rook };

const E2: Cell = Cell(12);
const E4: Cell = Cell(28);
const A5: Cell = Cell(32);
const PRISON: Place = Place::Tray { area: Area::Prison, owner: Side::White };
const AIRFIELD: Place = Place::Tray { area: Area::Airfield, owner: Side::Black };
const MIDDLE: (f64, f64) = (100.0, 100.0);

fn square(cell: Cell) -> PointerTarget {
    PointerTarget { place: Place::Cell(cell), piece: None, touch: Some(Touch::Cell(cell)), arms: false, goal: None }
}

/// A piece that can be selected.
fn pawn() -> PointerTarget {
    PointerTarget { piece: Some(PAWN), arms: true, ..square(E2) }
}

/// A square to which the selected piece may move.
fn goal() -> PointerTarget {
    PointerTarget { goal: Some(Place::Cell(E4)), ..square(E4) }
}

fn tray(place: Place) -> PointerTarget {
    PointerTarget { place, piece: None, touch: None, arms: false, goal: None }
}

fn pieces(area: Area, owner: Side, piece: Piece, touch: Option<Touch>) -> PointerTarget {
    PointerTarget {
        place: Place::Pieces { area, owner, kind: piece.kind },
        piece: Some(piece),
        touch,
        arms: touch.is_some(),
        goal: None,
    }
}

fn waiting_knight() -> PointerTarget {
    pieces(Area::Airfield, Side::White, KNIGHT, Some(Touch::Airfield(Kind::Knight)))
}

fn rook_on_their_airfield() -> PointerTarget {
    pieces(Area::Airfield, Side::Black, THEIR_ROOK, None)
}

fn press(pointer: Pointer, id: i32, button: Button, held: Modifiers, spot: Option<PointerTarget>) -> Input {
    Input::Down { id, pointer, button, held, at: MIDDLE, spot }
}

fn mouse(spot: PointerTarget) -> Input {
    press(Pointer::Mouse, 1, Button::Main, Modifiers::default(), Some(spot))
}

fn finger(id: i32, spot: PointerTarget) -> Input {
    press(Pointer::Finger, id, Button::Main, Modifiers::default(), Some(spot))
}

fn right(held: Modifiers, spot: PointerTarget) -> Input {
    press(Pointer::Mouse, 1, Button::Second, held, Some(spot))
}

fn moves(id: i32, far: f64, spot: Option<PointerTarget>) -> Input {
    Input::Move { id, at: (MIDDLE.0 + far, MIDDLE.1), spot }
}

fn up(id: i32, spot: Option<PointerTarget>) -> Input {
    Input::Up { id, spot }
}

fn run(gesture: &mut Gesture, steps: &[(Input, &[GestureEffect])]) {
    for (number, (input, effects)) in steps.iter().enumerate() {
        assert_eq!(gesture.update(*input), *effects, "step {number}: {input:?}");
    }
}

fn check(steps: &[(Input, &[GestureEffect])]) {
    let mut gesture = Gesture::default();
    run(&mut gesture, steps);
    assert!(!gesture.is_busy(), "every pointer has been released");
    assert_eq!(gesture.carried(), None);
}

fn carry(far: f64) -> GestureEffect {
    GestureEffect::Carry((MIDDLE.0 + far, MIDDLE.1))
}

fn act(action: BoardAction) -> GestureEffect {
    GestureEffect::Act(action)
}

fn tapped(cell: Cell) -> GestureEffect {
    act(BoardAction::Tap(Touch::Cell(cell)))
}

#[test]
fn a_press_selects_a_piece_and_its_release_is_no_second_tap() {
    check(&[(mouse(pawn()), &[tapped(E2)]), (up(1, Some(pawn())), &[])]);
}

#[test]
fn a_tap_that_selects_nothing_counts_on_release() {
    let taken = PointerTarget { piece: Some(THEIR_ROOK), ..goal() };
    check(&[(mouse(taken), &[]), (up(1, Some(taken)), &[tapped(E4)])]);
    // The selected piece may move there, so a slow tap is that move, not a long press.
    check(&[(mouse(goal()), &[]), (up(1, Some(goal())), &[tapped(E4)])]);
    // The tap counts for the element that was pressed, not the one under the pointer on release.
    check(&[(mouse(goal()), &[]), (moves(1, 2.0, Some(pawn())), &[]), (up(1, Some(pawn())), &[tapped(E4)])]);
}

#[test]
fn trays_and_their_pieces_can_be_tapped() {
    let cases = [
        (tray(PRISON), BoardAction::TapTray(Area::Prison, Side::White)),
        (rook_on_their_airfield(), BoardAction::TapTray(Area::Airfield, Side::Black)),
    ];
    for (spot, action) in cases {
        check(&[(mouse(spot), &[]), (up(1, Some(spot)), &[act(action)])]);
    }
    let knight = waiting_knight();
    check(&[(mouse(knight), &[act(BoardAction::Tap(Touch::Airfield(Kind::Knight)))]), (up(1, Some(knight)), &[])]);
}

#[test]
fn a_second_finger_is_ignored() {
    check(&[
        (finger(1, pawn()), &[tapped(E2)]),
        (finger(2, waiting_knight()), &[]),
        (moves(2, 30.0, Some(goal())), &[]),
        (up(2, Some(goal())), &[]),
        (Input::Cancel { id: 2 }, &[]),
        (moves(1, 30.0, Some(square(A5))), &[act(BoardAction::Lift(Touch::Cell(E2))), carry(30.0)]),
        (up(1, None), &[GestureEffect::PutDown, act(BoardAction::LandOutside)]),
    ]);
}

#[test]
fn other_buttons_and_presses_on_nothing_do_nothing() {
    let other = press(Pointer::Mouse, 1, Button::Other, Modifiers::default(), Some(pawn()));
    let nothing = press(Pointer::Mouse, 1, Button::Main, Modifiers::default(), None);
    check(&[(other, &[]), (up(1, Some(pawn())), &[]), (nothing, &[]), (up(1, Some(pawn())), &[])]);
    check(&[(right(Modifiers::default(), pawn()), &[]), (up(1, Some(pawn())), &[])]);
}

#[test]
fn a_press_by_key_counts_as_a_tap() {
    check(&[
        (Input::Press(square(A5)), &[tapped(A5)]),
        (Input::Press(rook_on_their_airfield()), &[act(BoardAction::TapTray(Area::Airfield, Side::Black))]),
    ]);
}
