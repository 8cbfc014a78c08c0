//! The hand over the table: tables of what the pointers do, and what is to be done.

use hostage_chess::game::{Area, Cell, Kind, Man, Side, Touch};
use hostage_chess::session::TableAction;
use hostage_chess::session::note::{Ink, Place, Shape};
use hostage_chess::shell::gesture::{Button, Effect, Gesture, Held, Input, Pointer, Spot};

const PAWN: Man = Man { side: Side::White, kind: Kind::Pawn };
const KNIGHT: Man = Man { side: Side::White, kind: Kind::Knight };
const THEIR_ROOK: Man = Man { side: Side::Black, kind: Kind::Rook };

const E2: Cell = Cell(12);
const E4: Cell = Cell(28);
const A5: Cell = Cell(32);
const PRISON: Place = Place::Tray { area: Area::Prison, owner: Side::White };
const AIRFIELD: Place = Place::Tray { area: Area::Airfield, owner: Side::Black };
const MIDDLE: (f64, f64) = (100.0, 100.0);

fn square(cell: Cell) -> Spot {
    Spot { place: Place::Cell(cell), man: None, touch: Some(Touch::Cell(cell)), arms: false, goal: None }
}

/// A man who would be picked up.
fn pawn() -> Spot {
    Spot { man: Some(PAWN), arms: true, ..square(E2) }
}

/// A square where the man in hand may go.
fn goal() -> Spot {
    Spot { goal: Some(Place::Cell(E4)), ..square(E4) }
}

fn tray(place: Place) -> Spot {
    Spot { place, man: None, touch: None, arms: false, goal: None }
}

fn men(area: Area, owner: Side, man: Man, touch: Option<Touch>) -> Spot {
    Spot { place: Place::Men { area, owner, kind: man.kind }, man: Some(man), touch, arms: touch.is_some(), goal: None }
}

fn waiting_knight() -> Spot {
    men(Area::Airfield, Side::White, KNIGHT, Some(Touch::Airfield(Kind::Knight)))
}

fn rook_on_their_airfield() -> Spot {
    men(Area::Airfield, Side::Black, THEIR_ROOK, None)
}

fn press(pointer: Pointer, id: i32, button: Button, held: Held, spot: Option<Spot>) -> Input {
    Input::Down { id, pointer, button, held, at: MIDDLE, spot }
}

fn mouse(spot: Spot) -> Input {
    press(Pointer::Mouse, 1, Button::Main, Held::default(), Some(spot))
}

fn finger(id: i32, spot: Spot) -> Input {
    press(Pointer::Finger, id, Button::Main, Held::default(), Some(spot))
}

fn right(held: Held, spot: Spot) -> Input {
    press(Pointer::Mouse, 1, Button::Second, held, Some(spot))
}

fn moves(id: i32, far: f64, spot: Option<Spot>) -> Input {
    Input::Move { id, at: (MIDDLE.0 + far, MIDDLE.1), spot }
}

fn up(id: i32, spot: Option<Spot>) -> Input {
    Input::Up { id, spot }
}

fn run(gesture: &mut Gesture, steps: &[(Input, &[Effect])]) {
    for (number, (input, effects)) in steps.iter().enumerate() {
        assert_eq!(gesture.update(*input), *effects, "step {number}: {input:?}");
    }
}

fn check(steps: &[(Input, &[Effect])]) {
    let mut gesture = Gesture::default();
    run(&mut gesture, steps);
    assert!(!gesture.is_busy(), "every pointer is up again");
    assert_eq!(gesture.carried(), None);
}

fn carry(far: f64) -> Effect {
    Effect::Carry((MIDDLE.0 + far, MIDDLE.1))
}

fn act(action: TableAction) -> Effect {
    Effect::Act(action)
}

fn tapped(cell: Cell) -> Effect {
    act(TableAction::Tap(Touch::Cell(cell)))
}

#[test]
fn a_press_picks_the_man_up_and_its_release_is_no_second_tap() {
    check(&[(mouse(pawn()), &[tapped(E2)]), (up(1, Some(pawn())), &[])]);
}

#[test]
fn a_tap_where_nobody_is_picked_up_counts_when_it_is_lifted() {
    let taken = Spot { man: Some(THEIR_ROOK), ..goal() };
    check(&[(mouse(taken), &[]), (up(1, Some(taken)), &[tapped(E4)])]);
    // The man in hand may go there: a slow tap is that turn, not a question.
    check(&[(mouse(goal()), &[]), (up(1, Some(goal())), &[tapped(E4)])]);
    // What was pressed is meant, not what lies under the pointer when it is lifted.
    check(&[(mouse(goal()), &[]), (moves(1, 2.0, Some(pawn())), &[]), (up(1, Some(pawn())), &[tapped(E4)])]);
}

#[test]
fn trays_and_those_in_them_can_be_tapped() {
    let cases = [
        (tray(PRISON), TableAction::TapTray(Area::Prison, Side::White)),
        (rook_on_their_airfield(), TableAction::TapTray(Area::Airfield, Side::Black)),
    ];
    for (spot, action) in cases {
        check(&[(mouse(spot), &[]), (up(1, Some(spot)), &[act(action)])]);
    }
    let knight = waiting_knight();
    check(&[(mouse(knight), &[act(TableAction::Tap(Touch::Airfield(Kind::Knight)))]), (up(1, Some(knight)), &[])]);
}

#[test]
fn a_mouse_drags_beyond_three_pixels_and_a_finger_beyond_eight() {
    for (pointer, slip) in [(Pointer::Mouse, 3.0), (Pointer::Finger, 8.0)] {
        let mut gesture = Gesture::default();
        let down = press(pointer, 1, Button::Main, Held::default(), Some(pawn()));
        run(&mut gesture, &[(down, &[tapped(E2)]), (moves(1, slip, Some(pawn())), &[])]);
        assert_eq!(gesture.carried(), None, "{pointer:?}");
        let lifted = act(TableAction::Lift(Touch::Cell(E2)));
        run(&mut gesture, &[(moves(1, slip + 0.5, Some(pawn())), &[lifted, carry(slip + 0.5)])]);
        assert_eq!(gesture.carried(), Some(&pawn()), "{pointer:?}");
    }
    // The way counts, not its parts.
    let mut gesture = Gesture::default();
    let aslant = Input::Move { id: 1, at: (MIDDLE.0 + 2.5, MIDDLE.1 - 2.5), spot: None };
    gesture.update(mouse(pawn()));
    assert_eq!(gesture.update(aslant).len(), 2);
}

#[test]
fn a_drag_shows_where_it_may_end_and_ends_there() {
    let lifted = act(TableAction::Lift(Touch::Cell(E2)));
    check(&[
        (mouse(pawn()), &[tapped(E2)]),
        (moves(1, 20.0, Some(square(A5))), &[lifted, carry(20.0)]),
        (moves(1, 40.0, Some(goal())), &[carry(40.0), Effect::Hover(Some(Place::Cell(E4)))]),
        (moves(1, 41.0, Some(goal())), &[carry(41.0)]),
        (up(1, Some(goal())), &[Effect::Hover(None), Effect::PutDown, act(TableAction::Land(Touch::Cell(E4)))]),
    ]);
}

#[test]
fn a_drag_ends_in_trays_and_beside_the_table() {
    let cases = [
        (Some(tray(AIRFIELD)), TableAction::LandInTray(Area::Airfield, Side::Black)),
        (Some(rook_on_their_airfield()), TableAction::LandInTray(Area::Airfield, Side::Black)),
        (Some(waiting_knight()), TableAction::Land(Touch::Airfield(Kind::Knight))),
        (Some(pawn()), TableAction::Land(Touch::Cell(E2))),
        (None, TableAction::LandOutside),
    ];
    for (end, action) in cases {
        let lifted = act(TableAction::Lift(Touch::Cell(E2)));
        check(&[
            (finger(4, pawn()), &[tapped(E2)]),
            (moves(4, 30.0, end), &[lifted, carry(30.0)]),
            (up(4, end), &[Effect::PutDown, act(action)]),
        ]);
    }
}

#[test]
fn over_a_man_in_a_tray_that_takes_the_prisoner_the_tray_is_meant() {
    let over = Spot { goal: Some(AIRFIELD), ..rook_on_their_airfield() };
    let mut gesture = Gesture::default();
    gesture.update(mouse(pawn()));
    let effects = gesture.update(moves(1, 30.0, Some(over)));
    assert_eq!(effects.last(), Some(&Effect::Hover(Some(AIRFIELD))));
}

#[test]
fn what_cannot_be_lifted_is_not_dragged() {
    for spot in [tray(PRISON), rook_on_their_airfield(), goal()] {
        let mut gesture = Gesture::default();
        gesture.update(mouse(spot));
        assert_eq!(gesture.update(moves(1, 50.0, None)), [], "{spot:?}");
        assert_eq!(gesture.carried(), None);
    }
}

#[test]
fn a_long_press_on_an_empty_square_asks_who_can_land_there() {
    let asked = act(TableAction::Ask(A5));
    check(&[
        (finger(1, square(A5)), &[Effect::Wait(1)]),
        (moves(1, 7.0, Some(square(A5))), &[]),
        (Input::LongPress(1), &[asked]),
        // The question is answered by another tap.
        (up(1, Some(square(A5))), &[]),
    ]);
}

#[test]
fn a_press_that_is_lifted_or_slips_asks_nothing() {
    let empty = square(A5);
    check(&[
        (finger(1, empty), &[Effect::Wait(1)]),
        (up(1, Some(empty)), &[Effect::StopWaiting, tapped(A5)]),
        (Input::LongPress(1), &[]),
        // A wait that was begun by an earlier press is not this one.
        (finger(2, empty), &[Effect::Wait(2)]),
        (Input::LongPress(1), &[]),
        (moves(2, 9.0, Some(empty)), &[Effect::StopWaiting]),
        (Input::LongPress(2), &[]),
        (up(2, Some(empty)), &[tapped(A5)]),
    ]);
    // On a man it is a drag that is long in coming.
    check(&[(finger(1, pawn()), &[tapped(E2)]), (Input::LongPress(0), &[]), (up(1, None), &[])]);
}

#[test]
fn a_second_finger_is_not_heard() {
    check(&[
        (finger(1, pawn()), &[tapped(E2)]),
        (finger(2, waiting_knight()), &[]),
        (moves(2, 30.0, Some(goal())), &[]),
        (up(2, Some(goal())), &[]),
        (Input::Cancel { id: 2 }, &[]),
        (moves(1, 30.0, Some(square(A5))), &[act(TableAction::Lift(Touch::Cell(E2))), carry(30.0)]),
        (up(1, None), &[Effect::PutDown, act(TableAction::LandOutside)]),
    ]);
}

#[test]
fn a_pointer_that_the_browser_takes_away_goes_one_step_back() {
    let back = act(TableAction::Back);
    check(&[
        (finger(1, pawn()), &[tapped(E2)]),
        (Input::Cancel { id: 1 }, std::slice::from_ref(&back)),
        (up(1, None), &[]),
    ]);
    check(&[
        (finger(1, square(A5)), &[Effect::Wait(1)]),
        (Input::Cancel { id: 1 }, &[Effect::StopWaiting, back.clone()]),
        (Input::LongPress(1), &[]),
    ]);
    check(&[
        (finger(1, pawn()), &[tapped(E2)]),
        (
            moves(1, 30.0, Some(goal())),
            &[act(TableAction::Lift(Touch::Cell(E2))), carry(30.0), Effect::Hover(Some(Place::Cell(E4)))],
        ),
        (Input::Cancel { id: 1 }, &[Effect::Hover(None), back]),
    ]);
}

#[test]
fn a_drag_that_is_called_off_leaves_nobody_in_the_hand() {
    check(&[
        (mouse(pawn()), &[tapped(E2)]),
        (
            moves(1, 30.0, Some(goal())),
            &[act(TableAction::Lift(Touch::Cell(E2))), carry(30.0), Effect::Hover(Some(Place::Cell(E4)))],
        ),
        (Input::CalledOff, &[Effect::Hover(None)]),
        (moves(1, 40.0, Some(goal())), &[]),
        (up(1, Some(goal())), &[]),
    ]);
    // A press that is no drag yet goes on.
    let taken = Spot { man: Some(THEIR_ROOK), ..goal() };
    check(&[(mouse(taken), &[]), (Input::CalledOff, &[]), (up(1, Some(taken)), &[tapped(E4)])]);
}

#[test]
fn other_buttons_and_presses_on_nothing_do_nothing() {
    let other = press(Pointer::Mouse, 1, Button::Other, Held::default(), Some(pawn()));
    let nothing = press(Pointer::Mouse, 1, Button::Main, Held::default(), None);
    check(&[(other, &[]), (up(1, Some(pawn())), &[]), (nothing, &[]), (up(1, Some(pawn())), &[])]);
    check(&[(right(Held::default(), pawn()), &[]), (up(1, Some(pawn())), &[])]);
}

#[test]
fn the_menu_asks_who_can_land_on_a_square_unless_the_mouse_draws() {
    let asked = act(TableAction::Ask(A5));
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
fn what_is_pressed_by_key_is_tapped() {
    check(&[
        (Input::Press(square(A5)), &[tapped(A5)]),
        (Input::Press(rook_on_their_airfield()), &[act(TableAction::TapTray(Area::Airfield, Side::Black))]),
    ]);
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
        let held = Held { shift, alt };
        let circle = Shape { ink, from: Place::Cell(A5), to: None };
        let arrow = Shape { to: Some(PRISON), ..circle };
        run(&mut gesture, &[(right(held, square(A5)), &[])]);
        assert_eq!(gesture.stroke(), Some(circle));
        run(&mut gesture, &[(moves(1, 50.0, Some(tray(PRISON))), &[])]);
        assert_eq!(gesture.stroke(), Some(arrow));
        run(&mut gesture, &[(up(1, Some(tray(PRISON))), &[Effect::Draw(arrow)])]);
        // Back where it began it is a circle.
        run(&mut gesture, &[(right(held, square(A5)), &[]), (moves(1, 50.0, Some(pawn())), &[])]);
        run(&mut gesture, &[(up(1, Some(square(A5))), &[Effect::Draw(circle)])]);
        assert_eq!(gesture.stroke(), None);
    }
}

#[test]
fn what_is_drawn_off_the_table_or_taken_away_is_not_drawn() {
    let mut gesture = Gesture::default();
    gesture.set_draws(true);
    run(
        &mut gesture,
        &[
            (right(Held::default(), square(A5)), &[]),
            (moves(2, 50.0, Some(pawn())), &[]),
            (up(2, Some(pawn())), &[]),
            (moves(1, 50.0, None), &[]),
            (up(1, None), &[]),
            (right(Held::default(), square(A5)), &[]),
            (Input::Cancel { id: 1 }, &[]),
            (up(1, Some(pawn())), &[]),
            (press(Pointer::Mouse, 1, Button::Second, Held::default(), None), &[]),
        ],
    );
    assert!(!gesture.is_busy());
}

#[test]
fn the_wheel_steps_by_notches_and_forgets_the_rest_when_it_turns_round() {
    check(&[
        (Input::Wheel(100.0), &[Effect::Step(true)]),
        (Input::Wheel(-100.0), &[Effect::Step(false)]),
        (Input::Wheel(25.0), &[]),
        (Input::Wheel(25.0), &[]),
        (Input::Wheel(25.0), &[Effect::Step(true)]),
        (Input::Wheel(50.0), &[]),
        (Input::Wheel(-20.0), &[]),
        (Input::Wheel(-30.0), &[]),
        (Input::Wheel(-10.0), &[Effect::Step(false)]),
    ]);
}
