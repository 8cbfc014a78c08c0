//! The session: what a player's hand, the history and the engine make of a game. On a toy game where it is about
//! games in general, on Hostage Chess where it is about prisons.

use crate::support::toy::corridor::Corridor;
use hostage_chess::engine::level::{Level, Strength};
use hostage_chess::engine::{Info, QuestionId, Reply};
use hostage_chess::game::hostage::Bar;
use hostage_chess::game::hostage::Position;
use hostage_chess::game::{Area, Cell, Choice, Ending, Game, Kind, Reason, Side, Touch};
use hostage_chess::json;
use hostage_chess::search::Score;
use hostage_chess::session::board::Notice;
use hostage_chess::session::play::{self, Action, Effect};
use hostage_chess::session::{Activity, BoardAction, DEFAULT_STRENGTH, Play, Players, Saved, TableAction, Tree};
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
        session.update(TableAction::Tap(touch));
    }
}

fn cells(numbers: &[u8]) -> Vec<Touch> {
    numbers.iter().map(|&number| Touch::Cell(Cell(number))).collect()
}

/// The number of the one question among the effects.
fn question(effects: &[Effect]) -> QuestionId {
    let ids: Vec<QuestionId> =
        effects.iter().filter_map(|e| if let Effect::Think { id, .. } = e { Some(*id) } else { None }).collect();
    assert_eq!(ids.len(), 1, "{effects:?}");
    ids[0]
}

fn info(id: QuestionId, best: &str) -> Action {
    let info =
        Info { rank: 1, depth: 1, score: Score::Centipawns(0), nodes: 1, millis: 1, line: vec![best.to_owned()] };
    Action::Engine(Reply::Info { id, info })
}

fn best(id: QuestionId, turn: &str) -> Action {
    Action::Engine(Reply::Best { id, turn: Some(turn.to_owned()) })
}

fn refusal<G: Game>(session: &Play<G>) -> Option<Reason> {
    match session.notice() {
        (Some(Notice::Refused(why)), _) => Some(why.reason.clone()),
        _ => None,
    }
}

// The engine.

#[test]
fn the_engine_is_asked_after_the_players_turn_and_its_answer_is_played() {
    let mut session = corridor(Players::human(Side::White));
    assert!(!session.begin().iter().any(|effect| matches!(effect, Effect::Think { .. })));
    session.update(TableAction::Tap(Touch::Cell(Cell(0))));
    let effects = session.update(TableAction::Tap(Touch::Cell(Cell(1))));
    let id = question(&effects);
    assert!(matches!(&effects[..], [Effect::Store, Effect::Think { record, limits, .. }]
        if record.turns == ["1"] && limits.millis == Some(5000)));
    assert_eq!((session.activity(Side::White), session.activity(Side::Black)), (Activity::Idle, Activity::Thinking));
    session.update(best(id, "4"));
    assert_eq!(session.position().fen(), "1 4 w");
    assert_eq!(session.activity(Side::White), Activity::Ready);
}

#[test]
fn answers_to_old_questions_are_dropped() {
    let mut session = corridor(Players::ENGINES);
    let old = question(&session.begin());
    let effects = session.update(BoardAction::Undo);
    assert_eq!(effects, [], "there is nothing to undo, and the search goes on");
    let effects = session.update(Action::SetPlayers(Players::human(Side::White)));
    assert!(effects.contains(&Effect::Stop { id: old }));
    session.update(info(old, "1"));
    session.update(best(old, "1"));
    session.update(Action::Engine(Reply::Error { id: old, text: "late".into() }));
    assert_eq!(session.position().fen(), "0 5 w");
    assert!(!session.is_thinking());
}

#[test]
fn who_takes_the_other_side_before_the_first_turn_sits_down_there() {
    let mut session = corridor(Players::human(Side::White));
    session.update(Action::SetPlayers(Players::human(Side::Black)));
    assert_eq!(session.board().orientation(), Side::Black);
    session.update(Action::SetPlayers(Players::HUMANS));
    assert_eq!(session.board().orientation(), Side::Black, "with two people or none the table stays as it is");
    session.update(Action::SetPlayers(Players::human(Side::White)));
    assert_eq!(session.board().orientation(), Side::White);
    session.update(TableAction::Tap(Touch::Cell(Cell(0))));
    session.update(TableAction::Tap(Touch::Cell(Cell(1))));
    session.update(Action::SetPlayers(Players::human(Side::Black)));
    assert_eq!(session.board().orientation(), Side::White, "in the middle of a game the table is not turned");
}

#[test]
fn move_now_plays_what_was_found_or_what_is_found_first() {
    for info_first in [true, false] {
        let mut session = corridor(Players::ENGINES);
        let id = question(&session.begin());
        let effects = if info_first {
            session.update(info(id, "1"));
            session.update(Action::MoveNow)
        } else {
            assert_eq!(session.update(Action::MoveNow), []);
            session.update(info(id, "1"))
        };
        assert_eq!(session.position().fen(), "1 5 b");
        assert!(effects.contains(&Effect::Stop { id }));
        assert!(question(&effects).number > id.number, "the other engine goes on");
    }
}

#[test]
fn undo_takes_back_one_ply_and_lets_the_engine_wait() {
    let mut session = corridor(Players::human(Side::White));
    session.update(TableAction::Tap(Touch::Cell(Cell(0))));
    let id = question(&session.update(TableAction::Tap(Touch::Cell(Cell(1)))));
    session.update(best(id, "4"));
    session.update(BoardAction::Undo);
    assert_eq!(session.position().fen(), "1 5 b");
    assert_eq!(session.activity(Side::Black), Activity::Paused);
    assert_eq!(session.notice().0, Some(&Notice::Own(play::Notice::Paused)));
    let effects = session.update(Action::MoveNow);
    let id = question(&effects);
    session.update(best(id, "4"));
    assert_eq!(session.position().fen(), "1 4 w");
    // While it thinks, too: its search is ended.
    session.update(TableAction::Tap(Touch::Cell(Cell(1))));
    let id = question(&session.update(TableAction::Tap(Touch::Cell(Cell(2)))));
    assert!(session.update(BoardAction::Undo).contains(&Effect::Stop { id }));
    assert_eq!(session.position().fen(), "1 4 w");
}

#[test]
fn an_engine_that_fails_waits_and_says_so() {
    let mut session = corridor(Players::ENGINES);
    let id = question(&session.begin());
    session.update(Action::Engine(Reply::Error { id, text: "no".into() }));
    assert!(session.is_paused());
    assert!(matches!(session.notice().0, Some(Notice::Own(play::Notice::EngineFailed(_)))));
    assert!(question(&session.update(Action::MoveNow)).number > id.number);
    let id = QuestionId { number: id.number + 1, ..id };
    session.update(best(id, "not a turn"));
    assert!(session.is_paused());
    let said = scene(&session).words.text;
    assert!(said.contains("it answered not a turn, which cannot be played here"), "{said}");
    assert_eq!(session.position().fen(), "0 5 w");
}

// The history.

#[test]
fn another_turn_after_undo_begins_a_branch_and_erases_nothing() {
    let mut session = corridor(Players::HUMANS);
    tap(&mut session, &cells(&[0, 1, 5, 4, 1, 2]));
    session.update(BoardAction::Undo);
    tap(&mut session, &cells(&[1, 0]));
    assert_eq!(session.position().fen(), "0 4 b");
    let here = session.tree().current();
    let others = session.tree().alternatives(here);
    assert_eq!(others.len(), 1);
    session.update(BoardAction::GoTo(others[0]));
    assert_eq!(session.position().fen(), "2 4 b");
    session.update(BoardAction::Undo);
    session.update(BoardAction::Redo);
    assert_eq!(session.position().fen(), "2 4 b", "redo follows the branch that was last gone along");
    assert_eq!(session.tree().len(), 5);
}

#[test]
fn the_third_repetition_ends_the_game() {
    let mut session = corridor(Players::HUMANS);
    tap(&mut session, &cells(&[0, 1, 5, 4, 1, 0, 4, 5, 0, 1, 5, 4, 1, 0]));
    assert_eq!(session.outcome(), None);
    tap(&mut session, &cells(&[4, 5]));
    assert_eq!(session.outcome().map(|outcome| outcome.ending), Some(Ending::Repetition));
    tap(&mut session, &cells(&[0]));
    assert_eq!(refusal(&session), Some(Reason::GameOver));
}

#[test]
fn what_is_stored_comes_back_whole() {
    let mut session = corridor(Players::HUMANS);
    tap(&mut session, &cells(&[0, 1, 5, 4, 1, 2]));
    session.update(BoardAction::Undo);
    session.update(BoardAction::Undo);
    tap(&mut session, &cells(&[5, 4, 1, 0]));
    session.update(BoardAction::Undo);
    session.update(BoardAction::Flip);
    let saved = session.save();
    let text = json::write(&saved);
    let read: Saved = json::read(&text).unwrap();
    assert_eq!(read, saved);
    let restored: Play<Corridor> = Play::restore(&read).unwrap();
    assert_eq!(restored.save(), saved);
    assert_eq!(restored.position().fen(), session.position().fen());
    assert_eq!(restored.tree().len(), session.tree().len());
    assert!(restored.tree().can_redo());
}

#[test]
fn as_much_of_a_damaged_store_as_can_be_read_comes_back() {
    let mut session = corridor(Players::HUMANS);
    tap(&mut session, &cells(&[0, 1, 5, 4]));
    let saved = session.save();
    let damage: [fn(&mut Saved); 4] = [
        |saved| saved.turns.push((99, "1".into())),
        |saved| saved.turns.push((1, "junk".into())),
        |saved| saved.turns.push((usize::MAX, "1".into())),
        |saved| saved.current = usize::MAX,
    ];
    for damage in damage {
        let mut damaged = saved.clone();
        damage(&mut damaged);
        let restored: Play<Corridor> = Play::restore(&damaged).unwrap();
        assert_eq!(restored.tree().len(), 3);
    }
    let mut nothing = saved;
    nothing.record.variant = "chess".into();
    assert!(Play::<Corridor>::restore(&nothing).is_none());
}

#[test]
fn a_stored_game_whose_engine_was_thinking_goes_on() {
    let mut session = corridor(Players::human(Side::White));
    tap(&mut session, &cells(&[0, 1]));
    let mut restored: Play<Corridor> = Play::restore(&session.save()).unwrap();
    question(&restored.begin());
}

// The hand.

const CROWDED: &str = "r1bqk2r/ppp2ppp/2n5/3p4/3P4/2N5/PPP2PPP/R1BQK2R[#BNPbnp] w KQkq - 0 9";

#[test]
fn an_exchange_by_rescue_asks_who_pays_and_by_payment_does_not() {
    let mut session = hostage(CROWDED);
    tap(&mut session, &[Touch::Jailed(Kind::Knight), square("e5")]);
    assert!(session.board().choosing());
    assert_eq!(session.position().fen(), CROWDED, "nothing changes before the turn is complete");
    tap(&mut session, &[Touch::Choice(Choice::Pay(Kind::Bishop))]);
    assert!(session.position().fen().contains("[b#BPnp] b"));

    let mut session = hostage(CROWDED);
    tap(&mut session, &[Touch::Prisoner(Kind::Bishop), Touch::Jailed(Kind::Knight), square("e5")]);
    assert!(session.position().fen().contains("[b#BPnp] b"));
}

#[test]
fn payment_and_man_may_be_named_in_either_order_and_too_little_is_refused() {
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
fn the_only_payment_is_made_by_itself() {
    let mut session = hostage("4k3/8/8/8/8/8/8/4K3[#Nq] w - - 0 1");
    tap(&mut session, &[Touch::Jailed(Kind::Knight), square("e5")]);
    assert_eq!(session.position().fen(), "4k3/8/8/4N3/8/8/8/4K3[q#] b - - 0 1");
}

#[test]
fn a_tap_beside_the_question_goes_one_step_back() {
    let mut session = hostage(CROWDED);
    tap(&mut session, &[Touch::Jailed(Kind::Knight), square("e5"), square("h8")]);
    assert!(!session.board().choosing());
    assert_eq!(session.board().input().taken(), [Touch::Jailed(Kind::Knight)]);
    session.update(TableAction::Back);
    assert_eq!(session.board().input().taken(), []);
    assert_eq!(refusal(&session), None);
}

#[test]
fn drag_equals_tap() {
    let mut session = hostage(CROWDED);
    session.update(TableAction::Lift(Touch::Jailed(Kind::Pawn)));
    session.update(TableAction::Land(square("e5")));
    assert!(session.board().choosing());

    // A prisoner pushed forward into the opponent's airfield stays offered; then the man it buys is dragged.
    let mut session = hostage(CROWDED);
    session.update(TableAction::Lift(Touch::Prisoner(Kind::Bishop)));
    session.update(TableAction::LandInTray(Area::Airfield, Side::Black));
    assert_eq!(session.board().input().taken(), [Touch::Prisoner(Kind::Bishop)]);
    session.update(TableAction::Lift(Touch::Jailed(Kind::Knight)));
    session.update(TableAction::Land(square("e5")));
    assert!(session.position().fen().contains("[b#BPnp] b"));
}

#[test]
fn a_tap_pushes_a_payment_out_as_a_drag_does() {
    let mut session = hostage(CROWDED);
    tap(&mut session, &[Touch::Prisoner(Kind::Bishop)]);
    session.update(TableAction::TapTray(Area::Airfield, Side::Black));
    assert_eq!(session.board().input().taken(), [Touch::Prisoner(Kind::Bishop)]);
    session.update(TableAction::TapTray(Area::Airfield, Side::White));
    assert_eq!(session.board().input().taken(), []);
}

#[test]
fn nobody_is_put_into_a_tray_by_hand() {
    let mut session = hostage(CROWDED);
    session.update(TableAction::Lift(Touch::Jailed(Kind::Knight)));
    session.update(TableAction::LandInTray(Area::Airfield, Side::White));
    assert_eq!(refusal(&session), Some(Reason::NobodyGoesThere));
    session.update(TableAction::Lift(square("c3")));
    session.update(TableAction::LandInTray(Area::Prison, Side::White));
    assert_eq!(refusal(&session), Some(Reason::NobodyGoesThere));
}

#[test]
fn the_king_castles_upon_his_rook_too() {
    let mut session = hostage("4k3/8/8/8/8/8/8/R3K2R[#] w KQ - 0 1");
    tap(&mut session, &[square("e1"), square("a1")]);
    assert_eq!(session.position().fen(), "4k3/8/8/8/8/8/8/2KR3R[#] b - - 1 1");
    // Where he may not castle, the rook is picked up instead.
    let mut session = hostage("4k3/8/8/8/8/8/8/R3K2R[#] w E - 0 1");
    tap(&mut session, &[square("e1"), square("h1")]);
    assert_eq!(session.board().input().taken(), [square("h1")]);
}

#[test]
fn a_slip_of_the_hand_leaves_the_man_armed_and_a_wrong_square_tells_why() {
    let mut session = hostage(CROWDED);
    session.update(TableAction::Lift(square("c3")));
    session.update(TableAction::Land(square("c3")));
    assert_eq!(session.board().input().taken(), [square("c3")]);
    assert_eq!(refusal(&session), None);
    session.update(TableAction::Lift(square("c3")));
    session.update(TableAction::Land(square("c5")));
    assert_eq!(refusal(&session), Some(Reason::NotHowItMoves(Kind::Knight)));
    assert_eq!(session.board().input().taken(), []);
    // A man that cannot move can be lifted all the same, to be told why.
    session.update(TableAction::Lift(square("a1")));
    session.update(TableAction::Land(square("a5")));
    assert!(matches!(refusal(&session), Some(Reason::Blocked { .. })));
    session.update(TableAction::Lift(Touch::Prisoner(Kind::Knight)));
    session.update(TableAction::Land(square("e5")));
    assert_eq!(refusal(&session), Some(Bar::PrisonerStays(Kind::Knight).into()));
}

#[test]
fn another_own_man_takes_over_and_the_same_one_is_put_down() {
    let mut session = hostage(CROWDED);
    tap(&mut session, &[square("c3"), square("d1")]);
    assert_eq!(session.board().input().taken(), [square("d1")]);
    tap(&mut session, &[square("d1")]);
    assert_eq!(session.board().input().taken(), []);
    tap(&mut session, &[square("e5")]);
    assert_eq!(session.notice().0, None, "an empty square with nothing in hand is no attempt");
    tap(&mut session, &[square("d8")]);
    assert!(matches!(refusal(&session), Some(Reason::NotYourMan(_))));
}

#[test]
fn all_that_can_land_on_a_square_is_listed_and_played() {
    let mut session = hostage("4k3/8/8/8/8/8/8/4K3[N#Pqn] w - - 0 1");
    let square_e5 = hostage_chess::game::Layout::square_8x8().cell("e5").unwrap();
    session.update(TableAction::Ask(square_e5));
    let (_, turns) = session.board().landings().unwrap();
    let texts: Vec<String> = turns.iter().map(|&m| session.position().uci(m)).collect();
    assert_eq!(texts, ["N@e5", "P#N@e5", "P#Q@e5"]);
    session.update(TableAction::Back);
    assert!(session.board().landings().is_none());
    session.update(TableAction::Ask(square_e5));
    session.update(BoardAction::ChooseLanding(1));
    assert_eq!(session.position().fen(), "4k3/8/8/4P3/8/8/8/4K3[Nn#q] b - - 0 1");
    session.update(TableAction::Ask(square_e5));
    assert!(matches!(refusal(&session), Some(Reason::Occupied(_))));
}

#[test]
fn the_same_refusal_twice_is_said_twice() {
    let mut session = hostage(CROWDED);
    tap(&mut session, &[square("d8")]);
    let (_, first) = session.notice();
    tap(&mut session, &[square("d8")]);
    assert!(session.notice().1 > first);
}

#[test]
fn an_impatient_hand_hears_whose_turn_it_is() {
    let mut session = corridor(Players::human(Side::White));
    tap(&mut session, &cells(&[0, 1, 1]));
    assert_eq!(refusal(&session), Some(Reason::NotYourTurn(Side::Black)));
    assert!(session.is_thinking());
}

#[test]
fn a_level_is_stored_and_games_of_older_builds_still_load() {
    let mut session = corridor(Players::default());
    let level = Strength::Level(Level::new(3).unwrap());
    session.update(Action::SetStrength(level));
    let text = json::write(&session.save());
    let restored = |text: &str| {
        let saved: Saved = json::read(text).unwrap();
        Play::<Corridor>::restore(&saved).unwrap().strength()
    };
    assert_eq!(restored(&text), level);
    assert_eq!(restored(&text.replace("\"level\":3", "\"level\":200")), DEFAULT_STRENGTH);
    let older = text.replace(",\"level\":3", "").replace("\"seconds\":5", "\"seconds\":7");
    assert!(!older.contains("level"), "{older}");
    assert_eq!(restored(&older), Strength::Seconds(7));
}
