//! The other games on screen: their scenes, and moves in several parts entered by hand.

use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::rules::{Choices, games};
use hostage_chess::game::takeover::MIRROR_KNIGHT;
use hostage_chess::game::{Area, Choice, Colours, Game, Kind, Side, Touch};
use hostage_chess::session::{BoardAction, DEFAULT_STRENGTH, Play, Players, Tree};
use hostage_chess::ui::scene::{BoardDimensions, CellView, Corner, Scene, Tone, game_view, scene};

type Any = Play<AnyPosition>;

fn open(variant: &str, fen: &str) -> Any {
    let position = AnyPosition::from_fen(variant, fen).unwrap_or_else(|faults| panic!("{variant} {fen}: {faults:?}"));
    Play::new(Tree::new(position), Players::HUMANS, DEFAULT_STRENGTH)
}

fn begin(variant: &str) -> Any {
    Play::new(Tree::new(AnyPosition::start(variant).unwrap()), Players::HUMANS, DEFAULT_STRENGTH)
}

fn square(session: &Any, name: &str) -> Touch {
    Touch::Cell(session.position().layout().cell(name).unwrap_or_else(|| panic!("no square {name}")))
}

fn tap(session: &mut Any, names: &str) {
    for name in names.split(' ') {
        let touch = square(session, name);
        session.update(BoardAction::Tap(touch));
    }
}

fn drag(session: &mut Any, from: &str, to: &str) {
    let (from, to) = (square(session, from), square(session, to));
    session.update(BoardAction::Lift(from));
    session.update(BoardAction::Land(to));
}

fn cell<'a>(scene: &'a Scene, name: &str) -> &'a CellView {
    scene.rows.iter().flatten().find(|cell| cell.name == name).unwrap()
}

fn said(session: &Any) -> String {
    scene(session).words.text
}

fn board(session: &Any) -> String {
    session.position().fen().split(' ').next().unwrap_or_default().to_owned()
}

fn taken(session: &Any) -> Vec<String> {
    let layout = session.position().layout();
    let name = |touch: &Touch| if let Touch::Cell(cell) = touch { layout.name(*cell) } else { format!("{touch:?}") };
    session.board().input().taken().iter().map(name).collect()
}

// ---- Takeover Chess ----

#[test]
fn a_piece_that_is_taken_over_changes_sides_where_it_stands() {
    let mut session = open("takeover-41", "*1k3*/*5*/4p2/3P3/7/*5*/*2K2* w - - 0 1");
    tap(&mut session, "d4");
    let picture = scene(&session);
    assert!(picture.gaps && picture.size == BoardDimensions { columns: 7, rows: 7 });
    assert!(cell(&picture, "f6").target && cell(&picture, "e5").target);
    tap(&mut session, "f6");
    let picture = scene(&session);
    assert_eq!(picture.turned, [session.position().layout().cell("e5").unwrap()]);
    assert_eq!(picture.words.text, "White: pawn d4 to f6, takes over the pawn on e5.");
    assert!(["d4", "e5", "f6"].iter().all(|name| cell(&picture, name).last));
    assert_eq!(cell(&picture, "e5").label, "e5, White pawn");
    session.update(BoardAction::Undo);
    assert_eq!(scene(&session).turned, []);
}

#[test]
fn a_promotion_in_a_game_without_prisons_asks_for_the_piece() {
    let mut session = open("takeover-41", "*3k1*/*1p3*/3P3/7/7/*5*/*3K1* w - - 0 1");
    tap(&mut session, "d5 b7");
    let picker = scene(&session).picker.unwrap();
    assert_eq!(picker.title, "Pawn to b7. Promote to…");
    let titles: Vec<&str> = picker.choices.iter().map(|choice| choice.title.as_str()).collect();
    assert_eq!(titles, ["Queen", "Rook", "Bishop", "Knight", "Mirror-knight"]);
    assert!(picker.choices.iter().all(|choice| !choice.note.contains("prison")), "{picker:?}");
    assert_eq!(said(&session), "Pawn to b7: choose the promotion.");
    session.update(BoardAction::Back);
    assert_eq!(taken(&session), ["d5"]);
    tap(&mut session, "b7");
    session.update(BoardAction::Tap(Touch::Choice(Choice::Promote(MIRROR_KNIGHT))));
    assert_eq!(board(&session), "*M2k1*/*1P3*/7/7/7/*5*/*3K1*");
}

#[test]
fn pieces_are_set_up_one_by_one_from_beside_the_board() {
    let mut session = begin("takeover-64-free");
    let picture = scene(&session);
    let trays: Vec<_> = picture.trays.iter().map(|tray| (tray.area, tray.owner, tray.corner)).collect();
    use Area::Reserve;
    assert_eq!(trays, [(Reserve, Side::White, Corner::BottomLeft), (Reserve, Side::Black, Corner::TopRight)]);
    assert_eq!(picture.trays[0].heading, "To place");
    assert_eq!(picture.words.text, "White: take a piece from beside the board and place it.");
    let pawns = picture.trays[0].pieces.iter().find(|piece| piece.piece.kind == Kind::Pawn).unwrap();
    assert_eq!((pawns.count, pawns.label.as_str()), (8, "set up 8 pawns"));
    session.update(BoardAction::Tap(Touch::Airfield(Kind::Pawn)));
    assert_eq!(said(&session), "Placing a pawn: choose its square.");
    tap(&mut session, "e5");
    assert_eq!(
        (scene(&session).words.tone, said(&session)),
        (Tone::Refusal, "Set up your pieces on your own 4 ranks.".into())
    );
    session.update(BoardAction::Lift(Touch::Airfield(Kind::Pawn)));
    let e1 = square(&session, "e1");
    session.update(BoardAction::Land(e1));
    assert_eq!(said(&session), "You cannot set up a pawn on the back rank.");
    session.update(BoardAction::Tap(Touch::Airfield(Kind::Queen)));
    tap(&mut session, "d1");
    let picture = scene(&session);
    assert!(picture.words.text.starts_with("White: sets up a queen on d1."), "{}", picture.words.text);
    // No piece parachutes.
    assert_eq!((picture.landed, cell(&picture, "d1").last), (None, true));
    // A piece released over its tray goes back there.
    session.update(BoardAction::Lift(Touch::Airfield(Kind::Queen)));
    session.update(BoardAction::LandInTray(Area::Reserve, Side::Black));
    assert_ne!(scene(&session).words.tone, Tone::Refusal);
    session.update(BoardAction::Back);
    // The list of landings shows the pieces that can be set up on a square.
    let a8 = session.position().layout().cell("a8").unwrap();
    session.update(BoardAction::Ask(a8));
    let titles: Vec<String> = scene(&session).picker.unwrap().choices.into_iter().map(|choice| choice.title).collect();
    assert!(
        titles.contains(&"Set up mirror-knight".to_owned()) && !titles.contains(&"Set up pawn".to_owned()),
        "{titles:?}"
    );
}

#[test]
fn the_list_of_landings_shows_pieces_in_the_order_of_its_words() {
    let mut session = open("hostage", "4k3/8/8/8/8/8/8/4K3[#Nbq] w - - 0 1");
    let e5 = session.position().layout().cell("e5").unwrap();
    session.update(BoardAction::Ask(e5));
    let choices = scene(&session).picker.unwrap().choices;
    let seen: Vec<(&str, Vec<Kind>)> =
        choices.iter().map(|it| (it.title.as_str(), it.pieces.iter().map(|piece| piece.kind).collect())).collect();
    assert!(seen.contains(&("Pay bishop, rescue knight", vec![Kind::Bishop, Kind::Knight])), "{seen:?}");
}

// ---- Hole Chess ----

const PULL: &str = "***k***/**1q1**/*5*/3*3/3p3/3R3/3*3/*5*/**3**/***K*** w - - 0 20";

#[test]
fn the_sides_of_hole_chess_are_yellow_and_red() {
    let mut session = begin("hole");
    let picture = scene(&session);
    assert_eq!((picture.colours, picture.words.text.as_str()), (Colours::YellowRed, "Yellow to move."));
    assert_eq!(cell(&picture, "d10").label, "d10, Red king");
    assert_eq!(game_view(&session).players[1].name, "Yellow");
    tap(&mut session, "c3 c4");
    assert_eq!(said(&session), "Yellow: pawn c3 to c4.");
    tap(&mut session, "c4");
    assert_eq!(said(&session), "This yellow pawn is not yours to move.");
}

#[test]
fn a_pull_may_follow_or_the_move_ends_here() {
    let mut session = open("hole", PULL);
    tap(&mut session, "d5 d6");
    let picture = scene(&session);
    assert_eq!(picture.offers, [(Touch::Done, "Done".to_owned())]);
    assert_eq!(picture.words.text, "Choose a piece to pull into the hole, or press “Done”.");
    assert!(cell(&picture, "d5").left && cell(&picture, "d6").ghost.is_some() && cell(&picture, "d9").target);
    // An impossible pull is refused, and the first part stays.
    tap(&mut session, "d10");
    assert_eq!(scene(&session).words.tone, Tone::Refusal);
    assert_eq!(taken(&session), ["d5", "d6"]);
    session.update(BoardAction::Back);
    assert_eq!(taken(&session), ["d5", "d6"].map(str::to_owned)[..1]);
    assert_eq!(scene(&session).offers, []);
    tap(&mut session, "d6");
    session.update(BoardAction::Tap(Touch::Done));
    assert_eq!(board(&session), "***k***/**1q1**/*5*/3*3/3R3/7/3*3/*5*/**3**/***K***");
    session.update(BoardAction::Undo);
    tap(&mut session, "d5 d6");
    drag(&mut session, "d1", "c2");
    // A different piece makes a different move.
    assert_eq!(scene(&session).record[0].text, "Kc2");
}

#[test]
fn mate_and_the_loss_of_the_king_are_announced() {
    let mut session = open("hole", "***k***/**3**/*5*/3*3/7/3R3/3*3/*5*/**3**/***K*** w - - 0 20");
    tap(&mut session, "d5 d10");
    assert_eq!(said(&session), "Yellow: pulls the king on d10 into the hole. Yellow wins: Red has lost the king.");
    let mut session = open("messenger", "7k/6pp/8/8/c7/8/6K1/4R1C1 w - - 0 30");
    tap(&mut session, "g1 h1 e1 e8");
    assert!(said(&session).ends_with("rook e1 to e8, check, mate."), "{}", said(&session));
}

// ---- Messenger Chess ----

const COURIERS: &str = "4k3/8/8/8/8/8/4C1P1/4K1N1 w - - 0 20";

#[test]
fn the_courier_is_chosen_first() {
    let mut session = begin("messenger");
    assert_eq!(said(&session), "White: choose the pawn that becomes your courier.");
    tap(&mut session, "e2");
    session.update(BoardAction::Tap(Touch::Choice(hostage_chess::game::messenger::PLACE)));
    assert!(said(&session).ends_with("Black: choose the pawn that becomes your courier."), "{}", said(&session));
}

#[test]
fn the_couriers_step_stays_whatever_becomes_of_the_rest() {
    let mut session = open("messenger", COURIERS);
    tap(&mut session, "e2 e3");
    let picture = scene(&session);
    assert!(cell(&picture, "e2").left && cell(&picture, "e3").ghost.is_some());
    assert!(picture.words.text.starts_with("Now make a regular move."));
    // The second piece is not a capture target, so a tap selects it.
    assert_eq!(cell(&picture, "g1").label, "g1, White knight");
    // Selects, deselects and selects a different piece, by taps and by drags.
    tap(&mut session, "g1");
    assert!(cell(&scene(&session), "g1").armed && !cell(&scene(&session), "e2").armed);
    assert!(cell(&scene(&session), "f3").target);
    tap(&mut session, "g1");
    assert_eq!(taken(&session), ["e2", "e3"]);
    tap(&mut session, "g1 g2");
    assert_eq!(taken(&session), ["e2", "e3", "g2"]);
    tap(&mut session, "g7");
    assert_eq!((scene(&session).words.tone, taken(&session)), (Tone::Refusal, vec!["e2".to_owned(), "e3".to_owned()]));
    drag(&mut session, "g1", "g5");
    assert_eq!((scene(&session).words.tone, taken(&session)), (Tone::Refusal, vec!["e2".to_owned(), "e3".to_owned()]));
    // Esc in a drag deselects the piece; Esc again takes the step back.
    let g1 = square(&session, "g1");
    session.update(BoardAction::Lift(g1));
    session.update(BoardAction::Back);
    assert_eq!(taken(&session), ["e2", "e3"]);
    session.update(BoardAction::Back);
    assert_eq!(taken(&session), ["e2"]);
    tap(&mut session, "e3 e2");
    assert_eq!(taken(&session), ["e2"]);
    tap(&mut session, "f3");
    // A drag continues the move.
    drag(&mut session, "g2", "g4");
    assert_eq!(board(&session), "4k3/8/8/8/6P1/5C2/8/4K1N1");
}

#[test]
fn the_reason_for_a_refusal_stays_until_something_is_selected() {
    let mut session = open("messenger", COURIERS);
    for squares in ["g2", "g4", "d5"] {
        tap(&mut session, squares);
        let words = scene(&session).words;
        assert_eq!((words.tone, words.text.as_str()), (Tone::Refusal, "Your courier must step first."), "{squares}");
    }
    tap(&mut session, "e2");
    assert_eq!(taken(&session), ["e2"]);
    assert_ne!(scene(&session).words.tone, Tone::Refusal);
}

#[test]
fn a_pass_is_offered_if_there_is_no_move() {
    let mut session = open("messenger", "2r4k/8/8/8/8/1p6/rP6/CK6 w - - 0 30");
    assert_eq!(scene(&session).offers, [(Touch::Done, "Done".to_owned())]);
    session.update(BoardAction::Tap(Touch::Done));
    assert_eq!(scene(&session).record[0].text, "-,-");
}

// ---- The choice of a game ----

#[test]
fn every_game_and_each_of_its_switches_can_be_chosen() {
    let names: Vec<&str> = variants().collect();
    assert_eq!(games(names.iter().copied()), ["hostage", "takeover-41", "hole", "messenger"]);
    let choices = |variant: &'static str| Choices::new(&names, variant);
    assert_eq!(choices("takeover-64").alternatives, ["41", "64"]);
    assert_eq!(choices("takeover-64").switches, ["adjacent", "undefended", "free"]);
    assert_eq!((choices("hostage").switches, choices("hole").switches), (vec!["pierce"], vec![]));
    // For every choice, each switch leads to an existing rule set, and back.
    for &name in &names {
        let here = choices(name);
        for &word in here.switches.iter().chain(&here.alternatives) {
            let there = here.with(word).unwrap_or_else(|| panic!("{name}: {word}"));
            assert!(AnyPosition::start(there).is_some());
            assert!(
                here.alternatives.contains(&word) || choices(there).with(word) == Some(name),
                "{name} {word} {there}"
            );
        }
    }
}
