//! The session: the effects of touches, history and engine on a game. Uses a toy game for behaviour common to all
//! games, and Hostage Chess for prisons.

mod engine;
mod history;

use crate::support::toy::corridor::Corridor;
use hostage_chess::engine::level::{Level, Strength};
use hostage_chess::engine::{EngineFault, Info, QuestionId, Reply, Request};
use hostage_chess::game::hostage::Bar;
use hostage_chess::game::hostage::Position;
use hostage_chess::game::{Area, Cell, Choice, Ending, Game, Kind, Reason, Side, Touch};
use hostage_chess::json;
use hostage_chess::search::Score;
use hostage_chess::session::board::Notice;
use hostage_chess::session::play::{self, PlayAction, PlayEffect};
use hostage_chess::session::{Activity, BoardAction, DEFAULT_STRENGTH, Play, Players, SavedGame, Tree};
use hostage_chess::ui::scene::scene;

fn corridor(players: Players) -> Play<Corridor> {
    Play::new(Tree::new(Corridor::start("corridor").unwrap()), players, DEFAULT_STRENGTH)
}

fn hostage(fen: &str) -> Play<Position> {
    let position = <Position as Game>::from_fen("hostage", fen).unwrap();
    Play::new(Tree::new(position), Players::HUMANS, DEFAULT_STRENGTH)
}

fn square(name: &str) -> Touch {
    Touch::Cell(hostage_chess::game::Layout::square_8x8().cell(name).unwrap())
}

fn tap<G: Game>(session: &mut Play<G>, touches: &[Touch]) {
    for &touch in touches {
        session.update(BoardAction::Tap(touch));
    }
}

fn cells(numbers: &[u8]) -> Vec<Touch> {
    numbers.iter().map(|&number| Touch::Cell(Cell(number))).collect()
}

/// The id of the only search among the effects.
fn question(effects: &[PlayEffect]) -> QuestionId {
    let ids: Vec<QuestionId> = effects
        .iter()
        .filter_map(|e| if let PlayEffect::Ask(Request::Search { id, .. }) = e { Some(*id) } else { None })
        .collect();
    assert_eq!(ids.len(), 1, "{effects:?}");
    ids[0]
}

fn info(id: QuestionId, best: &str) -> PlayAction {
    let info = Info {
        rank: 1,
        depth: 1,
        no_mate_within: 0,
        score: Score::Centipawns(0),
        nodes: 1,
        millis: 1,
        line: vec![best.to_owned()],
    };
    PlayAction::Reply(Reply::Info { id, info })
}

fn best(id: QuestionId, mv: &str) -> PlayAction {
    PlayAction::Reply(Reply::Best { id, mv: Some(mv.to_owned()) })
}

fn refusal<G: Game>(session: &Play<G>) -> Option<Reason> {
    match session.notice() {
        (Some(Notice::Refused(why)), _) => Some(why.reason.clone()),
        _ => None,
    }
}

const CROWDED: &str = "r1bqk2r/ppp2ppp/2n5/3p4/3P4/2N5/PPP2PPP/R1BQK2R[#BNPbnp] w KQkq - 0 9";

#[test]
fn an_exchange_that_starts_with_the_rescue_asks_for_the_payment() {
    let mut session = hostage(CROWDED);
    tap(&mut session, &[Touch::Jailed(Kind::Knight), square("e5")]);
    assert!(session.board().choosing());
    assert_eq!(session.position().fen(), CROWDED, "the position must not change before the move is complete");
    tap(&mut session, &[Touch::Choice(Choice::Pay(Kind::Bishop))]);
    assert!(session.position().fen().contains("[b#BPnp] b"));

    let mut session = hostage(CROWDED);
    tap(&mut session, &[Touch::Prisoner(Kind::Bishop), Touch::Jailed(Kind::Knight), square("e5")]);
    assert!(session.position().fen().contains("[b#BPnp] b"));
}

#[test]
fn payment_and_rescue_can_be_chosen_in_either_order_and_too_little_is_refused() {
    let mut session = hostage(CROWDED);
    tap(&mut session, &[Touch::Jailed(Kind::Knight), Touch::Prisoner(Kind::Bishop), square("e5")]);
    assert!(session.position().fen().contains("[b#BPnp] b"));
    for offer in [
        [Touch::Jailed(Kind::Knight), Touch::Prisoner(Kind::Pawn)],
        [Touch::Prisoner(Kind::Pawn), Touch::Jailed(Kind::Knight)],
    ] {
        let mut session = hostage(CROWDED);
        tap(&mut session, &offer);
        assert_eq!(refusal(&session), Some(Bar::TooCheap { paid: Kind::Pawn, rescued: Kind::Knight }.into()));
    }
}

#[test]
fn the_only_payment_is_chosen_automatically() {
    let mut session = hostage("4k3/8/8/8/8/8/8/4K3[#Nq] w - - 0 1");
    tap(&mut session, &[Touch::Jailed(Kind::Knight), square("e5")]);
    assert_eq!(session.position().fen(), "4k3/8/8/4N3/8/8/8/4K3[q#] b - - 0 1");
}

#[test]
fn a_tap_outside_the_picker_goes_one_step_back() {
    let mut session = hostage(CROWDED);
    tap(&mut session, &[Touch::Jailed(Kind::Knight), square("e5"), square("h8")]);
    assert!(!session.board().choosing());
    assert_eq!(session.board().input().taken(), [Touch::Jailed(Kind::Knight)]);
    session.update(BoardAction::Back);
    assert_eq!(session.board().input().taken(), []);
    assert_eq!(refusal(&session), None);
}

#[test]
fn a_drag_equals_taps() {
    let mut session = hostage(CROWDED);
    session.update(BoardAction::Lift(Touch::Jailed(Kind::Pawn)));
    session.update(BoardAction::Land(square("e5")));
    assert!(session.board().choosing());

    // A prisoner dragged to the opponent's airfield stays selected; then the rescued piece is dragged.
    let mut session = hostage(CROWDED);
    session.update(BoardAction::Lift(Touch::Prisoner(Kind::Bishop)));
    session.update(BoardAction::LandInTray(Area::Airfield, Side::Black));
    assert_eq!(session.board().input().taken(), [Touch::Prisoner(Kind::Bishop)]);
    session.update(BoardAction::Lift(Touch::Jailed(Kind::Knight)));
    session.update(BoardAction::Land(square("e5")));
    assert!(session.position().fen().contains("[b#BPnp] b"));
}

#[test]
fn tapping_the_airfield_pays_as_a_drag_does() {
    let mut session = hostage(CROWDED);
    tap(&mut session, &[Touch::Prisoner(Kind::Bishop)]);
    session.update(BoardAction::TapTray(Area::Airfield, Side::Black));
    assert_eq!(session.board().input().taken(), [Touch::Prisoner(Kind::Bishop)]);
    session.update(BoardAction::TapTray(Area::Airfield, Side::White));
    assert_eq!(session.board().input().taken(), []);
}

#[test]
fn no_piece_can_be_moved_into_a_tray_by_hand() {
    let mut session = hostage(CROWDED);
    session.update(BoardAction::Lift(Touch::Jailed(Kind::Knight)));
    session.update(BoardAction::LandInTray(Area::Airfield, Side::White));
    assert_eq!(refusal(&session), Some(Reason::NobodyGoesThere));
    session.update(BoardAction::Lift(square("c3")));
    session.update(BoardAction::LandInTray(Area::Prison, Side::White));
    assert_eq!(refusal(&session), Some(Reason::NobodyGoesThere));
}

#[test]
fn the_king_can_castle_by_moving_onto_its_rook() {
    let mut session = hostage("4k3/8/8/8/8/8/8/R3K2R[#] w KQ - 0 1");
    tap(&mut session, &[square("e1"), square("a1")]);
    assert_eq!(session.position().fen(), "4k3/8/8/8/8/8/8/2KR3R[#] b - - 1 1");
    // If the king may not castle, the rook is selected instead.
    let mut session = hostage("4k3/8/8/8/8/8/8/R3K2R[#] w E - 0 1");
    tap(&mut session, &[square("e1"), square("h1")]);
    assert_eq!(session.board().input().taken(), [square("h1")]);
}

#[test]
fn a_slip_leaves_the_piece_selected_and_a_wrong_square_is_explained() {
    let mut session = hostage(CROWDED);
    session.update(BoardAction::Lift(square("c3")));
    session.update(BoardAction::Land(square("c3")));
    assert_eq!(session.board().input().taken(), [square("c3")]);
    assert_eq!(refusal(&session), None);
    session.update(BoardAction::Lift(square("c3")));
    session.update(BoardAction::Land(square("c5")));
    assert_eq!(refusal(&session), Some(Reason::NotHowItMoves(Kind::Knight)));
    assert_eq!(session.board().input().taken(), []);
    // A piece that cannot move can still be lifted, and the reason is given.
    session.update(BoardAction::Lift(square("a1")));
    session.update(BoardAction::Land(square("a5")));
    assert!(matches!(refusal(&session), Some(Reason::Blocked { .. })));
    session.update(BoardAction::Lift(Touch::Prisoner(Kind::Knight)));
    session.update(BoardAction::Land(square("e5")));
    assert_eq!(refusal(&session), Some(Bar::PrisonerStays(Kind::Knight).into()));
}

#[test]
fn touching_another_piece_selects_it_and_the_same_one_deselects() {
    let mut session = hostage(CROWDED);
    tap(&mut session, &[square("c3"), square("d1")]);
    assert_eq!(session.board().input().taken(), [square("d1")]);
    tap(&mut session, &[square("d1")]);
    assert_eq!(session.board().input().taken(), []);
    tap(&mut session, &[square("e5")]);
    assert_eq!(session.notice().0, None, "touching an empty square without a selection is not an attempted move");
    tap(&mut session, &[square("d8")]);
    assert!(matches!(refusal(&session), Some(Reason::NotYourPiece(_))));
}

#[test]
fn all_landings_on_a_square_are_listed_and_can_be_played() {
    let mut session = hostage("4k3/8/8/8/8/8/8/4K3[N#Pqn] w - - 0 1");
    let square_e5 = hostage_chess::game::Layout::square_8x8().cell("e5").unwrap();
    session.update(BoardAction::Ask(square_e5));
    let (_, moves) = session.board().landings().unwrap();
    let texts: Vec<String> = moves.iter().map(|&m| session.position().uci(m)).collect();
    assert_eq!(texts, ["N@e5", "P#N@e5", "P#Q@e5"]);
    session.update(BoardAction::Back);
    assert!(session.board().landings().is_none());
    session.update(BoardAction::Ask(square_e5));
    session.update(BoardAction::ChooseLanding(1));
    assert_eq!(session.position().fen(), "4k3/8/8/4P3/8/8/8/4K3[Nn#q] b - - 0 1");
    session.update(BoardAction::Ask(square_e5));
    assert!(matches!(refusal(&session), Some(Reason::Occupied(_))));
}

#[test]
fn the_same_refusal_twice_is_announced_twice() {
    let mut session = hostage(CROWDED);
    tap(&mut session, &[square("d8")]);
    let (_, first) = session.notice();
    tap(&mut session, &[square("d8")]);
    assert!(session.notice().1 > first);
}

#[test]
fn a_touch_out_of_turn_says_whose_turn_it_is() {
    let mut session = corridor(Players::human(Side::White));
    tap(&mut session, &cells(&[0, 1, 1]));
    assert_eq!(refusal(&session), Some(Reason::NotYourTurn(Side::Black)));
    assert!(session.is_thinking());
}
