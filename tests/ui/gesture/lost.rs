//! Presses whose release is lost, outside the window or through an interruption. No move is played.

use super::*;

const BACK: GestureEffect = GestureEffect::Act(BoardAction::Back);

/// Presses, drags and drawings in progress: a name and the inputs.
fn begun() -> Vec<(&'static str, Vec<Input>)> {
    vec![
        ("a press", vec![mouse(pawn())]),
        ("a drag", vec![mouse(pawn()), moves(1, 40.0, Some(goal()))]),
        ("a drag out of a tray", vec![mouse(waiting_knight()), moves(1, 40.0, Some(goal()))]),
        ("a drag by a finger", vec![finger(1, pawn()), moves(1, 40.0, None)]),
        ("a press on an empty square", vec![finger(1, square(A5))]),
        ("an arrow", vec![right(Modifiers::default(), square(A5)), moves(1, 50.0, Some(pawn()))]),
    ]
}

/// Returns true if the effects play, ask or draw something.
fn does_something(effects: &[GestureEffect]) -> bool {
    effects.iter().any(|effect| match effect {
        GestureEffect::Act(action) => *action != BoardAction::Back,
        effect => matches!(effect, GestureEffect::Draw(_) | GestureEffect::PutDown | GestureEffect::Step(_)),
    })
}

fn at_work(inputs: &[Input]) -> Gesture {
    let mut gesture = Gesture::default();
    gesture.set_draws(true);
    for input in inputs {
        gesture.update(*input);
    }
    assert!(gesture.is_busy());
    gesture
}

#[test]
fn a_lost_release_plays_nothing_and_leaves_nothing_selected() {
    for (what, inputs) in begun() {
        for end in [Input::Cancel { id: 1 }, Input::Left] {
            let mut gesture = at_work(&inputs);
            let effects = gesture.update(end);
            assert!(!does_something(&effects), "{what}, {end:?}: {effects:?}");
            assert!(!gesture.is_busy() && gesture.carried().is_none() && gesture.stroke().is_none(), "{what}, {end:?}");
            // Late inputs do nothing, and the next press works.
            for late in [moves(1, 60.0, Some(goal())), up(1, Some(goal())), Input::LongPress(1), end] {
                assert_eq!(gesture.update(late), [], "{what}, {end:?}, then {late:?}");
            }
            assert_eq!(gesture.update(mouse(pawn())), [tapped(E2)], "{what}, {end:?}");
        }
    }
}

#[test]
fn a_second_press_of_the_same_pointer_starts_anew() {
    for (what, inputs) in begun() {
        let mut gesture = at_work(&inputs);
        let effects = gesture.update(mouse(pawn()));
        assert_eq!(effects.last(), Some(&tapped(E2)), "{what}");
        assert!(!does_something(&effects[..effects.len() - 1]), "{what}: {effects:?}");
        assert_eq!(gesture.carried(), None, "{what}");
        assert_eq!(gesture.stroke(), None, "{what}");
    }
}

#[test]
fn the_context_menu_cancels_a_drag() {
    for draws in [false, true] {
        for pointer in [Pointer::Mouse, Pointer::Finger] {
            let mut gesture = at_work(&[mouse(pawn()), moves(1, 40.0, Some(goal()))]);
            gesture.set_draws(draws);
            assert_eq!(gesture.update(Input::Menu(pointer, Some(goal()))), [GestureEffect::Hover(None), BACK]);
            assert_eq!(gesture.update(up(1, Some(goal()))), []);
        }
    }
}

#[test]
fn a_second_finger_does_not_affect_a_drag() {
    let mut gesture = at_work(&[finger(1, pawn()), moves(1, 40.0, Some(goal()))]);
    for input in
        [finger(2, square(A5)), moves(2, 60.0, Some(square(A5))), up(2, Some(square(A5))), Input::Cancel { id: 2 }]
    {
        assert_eq!(gesture.update(input), [], "{input:?}");
    }
    assert!(gesture.update(up(1, Some(goal()))).contains(&act(BoardAction::Land(Touch::Cell(E4)))));
}

#[test]
fn leaving_without_a_press_does_nothing() {
    assert_eq!(Gesture::default().update(Input::Left), []);
}

#[test]
fn a_pointer_without_a_button_ends_its_own_press_and_a_mouse_that_of_any_mouse() {
    use Pointer::{Finger, Mouse};
    for (pressed, id, pointer, ends) in
        [(Mouse, 1, Mouse, true), (Mouse, 2, Mouse, true), (Finger, 1, Finger, true), (Finger, 2, Mouse, false)]
    {
        let down = press(pressed, 1, Button::Main, Modifiers::default(), Some(pawn()));
        let mut gesture = at_work(&[down, moves(1, 40.0, Some(goal()))]);
        let effects = gesture.update(Input::Idle { id: Some(id), pointer });
        assert_eq!(effects.contains(&BACK), ends, "{pressed:?}, {id}, {pointer:?}");
        assert_ne!(gesture.is_busy(), ends, "{pressed:?}, {id}, {pointer:?}");
    }
    assert_eq!(Gesture::default().update(Input::Idle { id: Some(1), pointer: Mouse }), []);
}
