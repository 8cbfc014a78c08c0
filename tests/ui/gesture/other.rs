//! Gestures other than taps and drags: long presses, drawing, the wheel.

use super::*;

#[test]
fn a_long_press_on_an_empty_square_asks_for_its_landings() {
    let asked = act(BoardAction::Ask(A5));
    check(&[
        (finger(1, square(A5)), &[GestureEffect::Wait(1)]),
        (moves(1, 7.0, Some(square(A5))), &[]),
        (Input::LongPress(1), &[asked]),
        // The release does not answer the question; another tap does.
        (up(1, Some(square(A5))), &[]),
    ]);
}

#[test]
fn a_short_or_slipping_press_asks_nothing() {
    let empty = square(A5);
    check(&[
        (finger(1, empty), &[GestureEffect::Wait(1)]),
        (up(1, Some(empty)), &[GestureEffect::StopWaiting, tapped(A5)]),
        (Input::LongPress(1), &[]),
        // The timer of an earlier press does not apply to this press.
        (finger(2, empty), &[GestureEffect::Wait(2)]),
        (Input::LongPress(1), &[]),
        (moves(2, 9.0, Some(empty)), &[GestureEffect::StopWaiting]),
        (Input::LongPress(2), &[]),
        (up(2, Some(empty)), &[tapped(A5)]),
    ]);
    // On a piece a long press is a slow drag.
    check(&[(finger(1, pawn()), &[tapped(E2)]), (Input::LongPress(0), &[]), (up(1, None), &[])]);
}

#[test]
fn the_context_menu_asks_for_landings_unless_the_mouse_draws() {
    let asked = act(BoardAction::Ask(A5));
    let menu = |pointer, spot| Input::Menu(pointer, spot);
    let mut gesture = Gesture::default();
    run(
        &mut gesture,
        &[
            (menu(Pointer::Mouse, Some(square(A5))), std::slice::from_ref(&asked)),
            (menu(Pointer::Mouse, Some(tray(PRISON))), &[]),
            (menu(Pointer::Mouse, None), &[]),
        ],
    );
    gesture.set_draws(true);
    let finger = menu(Pointer::Finger, Some(square(A5)));
    run(&mut gesture, &[(menu(Pointer::Mouse, Some(square(A5))), &[]), (finger, &[asked])]);
}

#[test]
fn the_right_button_draws_arrows_and_circles() {
    let mut gesture = Gesture::default();
    gesture.set_draws(true);
    let inks = [
        ((false, false), Ink::Green),
        ((true, false), Ink::Red),
        ((false, true), Ink::Blue),
        ((true, true), Ink::Yellow),
    ];
    for ((shift, alt), ink) in inks {
        let held = Modifiers { shift, alt };
        let circle = Shape { ink, from: Place::Cell(A5), to: None };
        let arrow = Shape { to: Some(PRISON), ..circle };
        run(&mut gesture, &[(right(held, square(A5)), &[])]);
        assert_eq!(gesture.stroke(), Some(circle));
        run(&mut gesture, &[(moves(1, 50.0, Some(tray(PRISON))), &[])]);
        assert_eq!(gesture.stroke(), Some(arrow));
        run(&mut gesture, &[(up(1, Some(tray(PRISON))), &[GestureEffect::Draw(arrow)])]);
        // If the pointer returns to its start, the drawing is a circle.
        run(&mut gesture, &[(right(held, square(A5)), &[]), (moves(1, 50.0, Some(pawn())), &[])]);
        run(&mut gesture, &[(up(1, Some(square(A5))), &[GestureEffect::Draw(circle)])]);
        assert_eq!(gesture.stroke(), None);
    }
}

#[test]
fn a_drawing_that_leaves_the_table_or_is_cancelled_is_dropped() {
    let mut gesture = Gesture::default();
    gesture.set_draws(true);
    run(
        &mut gesture,
        &[
            (right(Modifiers::default(), square(A5)), &[]),
            (moves(2, 50.0, Some(pawn())), &[]),
            (up(2, Some(pawn())), &[]),
            (moves(1, 50.0, None), &[]),
            (up(1, None), &[]),
            (right(Modifiers::default(), square(A5)), &[]),
            (Input::Cancel { id: 1 }, &[]),
            (up(1, Some(pawn())), &[]),
            (press(Pointer::Mouse, 1, Button::Second, Modifiers::default(), None), &[]),
        ],
    );
    assert!(!gesture.is_busy());
}

#[test]
fn the_wheel_steps_by_notches_and_drops_the_rest_when_it_turns_back() {
    check(&[
        (Input::Wheel(100.0), &[GestureEffect::Step(true)]),
        (Input::Wheel(-100.0), &[GestureEffect::Step(false)]),
        (Input::Wheel(25.0), &[]),
        (Input::Wheel(25.0), &[]),
        (Input::Wheel(25.0), &[GestureEffect::Step(true)]),
        (Input::Wheel(50.0), &[]),
        (Input::Wheel(-20.0), &[]),
        (Input::Wheel(-30.0), &[]),
        (Input::Wheel(-10.0), &[GestureEffect::Step(false)]),
    ]);
}
