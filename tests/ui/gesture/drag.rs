//! Dragged pieces.

use super::*;

#[test]
fn a_mouse_drags_beyond_three_pixels_and_a_finger_beyond_eight() {
    for (pointer, slip) in [(Pointer::Mouse, 3.0), (Pointer::Finger, 8.0)] {
        let mut gesture = Gesture::default();
        let down = press(pointer, 1, Button::Main, Modifiers::default(), Some(pawn()));
        run(&mut gesture, &[(down, &[tapped(E2)]), (moves(1, slip, Some(pawn())), &[])]);
        assert_eq!(gesture.carried(), None, "{pointer:?}");
        let lifted = act(BoardAction::Lift(Touch::Cell(E2)));
        run(&mut gesture, &[(moves(1, slip + 0.5, Some(pawn())), &[lifted, carry(slip + 0.5)])]);
        assert_eq!(gesture.carried(), Some(&pawn()), "{pointer:?}");
    }
    // The distance from the start counts, not the length of the path.
    let mut gesture = Gesture::default();
    let aslant = Input::Move { id: 1, at: (MIDDLE.0 + 2.5, MIDDLE.1 - 2.5), spot: None };
    gesture.update(mouse(pawn()));
    assert_eq!(gesture.update(aslant).len(), 2);
}

#[test]
fn a_drag_shows_its_targets_and_ends_on_one() {
    let lifted = act(BoardAction::Lift(Touch::Cell(E2)));
    check(&[
        (mouse(pawn()), &[tapped(E2)]),
        (moves(1, 20.0, Some(square(A5))), &[lifted, carry(20.0)]),
        (moves(1, 40.0, Some(goal())), &[carry(40.0), GestureEffect::Hover(Some(Place::Cell(E4)))]),
        (moves(1, 41.0, Some(goal())), &[carry(41.0)]),
        (
            up(1, Some(goal())),
            &[GestureEffect::Hover(None), GestureEffect::PutDown, act(BoardAction::Land(Touch::Cell(E4)))],
        ),
    ]);
}

#[test]
fn a_drag_can_end_in_a_tray_or_off_the_table() {
    let cases = [
        (Some(tray(AIRFIELD)), BoardAction::LandInTray(Area::Airfield, Side::Black)),
        (Some(rook_on_their_airfield()), BoardAction::LandInTray(Area::Airfield, Side::Black)),
        (Some(waiting_knight()), BoardAction::Land(Touch::Airfield(Kind::Knight))),
        (Some(pawn()), BoardAction::Land(Touch::Cell(E2))),
        (None, BoardAction::LandOutside),
    ];
    for (end, action) in cases {
        let lifted = act(BoardAction::Lift(Touch::Cell(E2)));
        check(&[
            (finger(4, pawn()), &[tapped(E2)]),
            (moves(4, 30.0, end), &[lifted, carry(30.0)]),
            (up(4, end), &[GestureEffect::PutDown, act(action)]),
        ]);
    }
}

#[test]
fn over_a_piece_in_a_tray_that_takes_the_prisoner_the_tray_is_the_target() {
    let over = PointerTarget { goal: Some(AIRFIELD), ..rook_on_their_airfield() };
    let mut gesture = Gesture::default();
    gesture.update(mouse(pawn()));
    let effects = gesture.update(moves(1, 30.0, Some(over)));
    assert_eq!(effects.last(), Some(&GestureEffect::Hover(Some(AIRFIELD))));
}

#[test]
fn a_piece_that_cannot_be_lifted_is_not_dragged() {
    for spot in [tray(PRISON), rook_on_their_airfield(), goal()] {
        let mut gesture = Gesture::default();
        gesture.update(mouse(spot));
        assert_eq!(gesture.update(moves(1, 50.0, None)), [], "{spot:?}");
        assert_eq!(gesture.carried(), None);
    }
}

#[test]
fn a_cancelled_pointer_goes_one_step_back() {
    let back = act(BoardAction::Back);
    check(&[
        (finger(1, pawn()), &[tapped(E2)]),
        (Input::Cancel { id: 1 }, std::slice::from_ref(&back)),
        (up(1, None), &[]),
    ]);
    check(&[
        (finger(1, square(A5)), &[GestureEffect::Wait(1)]),
        // Nothing was picked up, so nothing is put back: going back would also answer a question.
        (Input::Cancel { id: 1 }, &[GestureEffect::StopWaiting]),
        (Input::LongPress(1), &[]),
    ]);
    check(&[
        (finger(1, pawn()), &[tapped(E2)]),
        (
            moves(1, 30.0, Some(goal())),
            &[act(BoardAction::Lift(Touch::Cell(E2))), carry(30.0), GestureEffect::Hover(Some(Place::Cell(E4)))],
        ),
        (Input::Cancel { id: 1 }, &[GestureEffect::Hover(None), back]),
    ]);
}

#[test]
fn a_cancelled_drag_leaves_nothing_selected() {
    check(&[
        (mouse(pawn()), &[tapped(E2)]),
        (
            moves(1, 30.0, Some(goal())),
            &[act(BoardAction::Lift(Touch::Cell(E2))), carry(30.0), GestureEffect::Hover(Some(Place::Cell(E4)))],
        ),
        (Input::CalledOff, &[GestureEffect::Hover(None)]),
        (moves(1, 40.0, Some(goal())), &[]),
        (up(1, Some(goal())), &[]),
    ]);
    // A press that has not become a drag continues.
    let taken = PointerTarget { piece: Some(THEIR_ROOK), ..goal() };
    check(&[(mouse(taken), &[]), (Input::CalledOff, &[]), (up(1, Some(taken)), &[tapped(E4)])]);
}
