//! The New game settings, taking back, the pause before an answer, single steps, the next opponent.

use super::*;
use hostage_chess::session::NewGame;
use hostage_chess::session::new_game::{Across, SeatChoice, next_level};

fn moves(session: &Any) -> Vec<String> {
    session.tree().line_record().moves
}

#[test]
fn take_back_returns_to_the_players_move() {
    let mut session = session(AGAINST);
    assert!(!game_view(&session).talk.take_back, "no move was played");
    let (id, _) = question(&walk(&mut session, "e2", "e4")).unwrap();
    session.update(best(id, "e7e5"));
    session.update(PlayAction::TakeBack);
    assert_eq!((session.tree().depth(), session.position().side_to_move()), (0, Side::White));
    assert_eq!(moves(&session), ["e2e4", "e7e5"], "no move is lost");
    assert!(!session.is_paused() && !session.is_thinking());

    // While the engine thinks, only one ply is taken back, and the engine stops.
    let (id, _) = question(&walk(&mut session, "d2", "d4")).unwrap();
    let effects = session.update(PlayAction::TakeBack);
    assert!(effects.contains(&PlayEffect::Ask(Request::Stop { id })));
    assert_eq!(session.tree().depth(), 0);
}

#[test]
fn black_cannot_take_back_the_engines_first_move() {
    let mut session = session(Players::human(Side::Black));
    let (id, _) = question(&session.begin()).unwrap();
    session.update(best(id, "e2e4"));
    assert!(!game_view(&session).talk.take_back);
    session.update(PlayAction::TakeBack);
    assert_eq!(session.tree().depth(), 1);
}

#[test]
fn the_players_move_is_shown_before_the_answer() {
    let mut session = session(AGAINST);
    session.update(PlayAction::Tick(10_000));
    let (id, _) = question(&walk(&mut session, "e2", "e4")).unwrap();
    session.update(PlayAction::Tick(10_050));
    session.update(best(id, "e7e5"));
    assert_eq!(session.tree().depth(), 1);
    assert!(session.is_thinking() && session.wants_ticks());
    session.update(PlayAction::Tick(10_699));
    assert_eq!(session.tree().depth(), 1);
    session.update(PlayAction::Tick(10_700));
    assert_eq!(session.tree().depth(), 2);

    // A slower animation takes longer.
    session.set_landing(1_400);
    let (id, _) = question(&walk(&mut session, "g1", "f3")).unwrap();
    session.update(best(id, "b8c6"));
    session.update(PlayAction::Tick(12_099));
    assert_eq!(session.tree().depth(), 3);
    session.update(PlayAction::Tick(12_100));
    assert_eq!(session.tree().depth(), 4);

    // Move now skips the delay.
    let (id, _) = question(&walk(&mut session, "d2", "d4")).unwrap();
    session.update(best(id, "e5d4"));
    session.update(PlayAction::MoveNow);
    assert_eq!(session.tree().depth(), 6);
}

#[test]
fn a_game_between_engines_can_continue_in_single_steps() {
    let mut session = session(Players::ENGINES);
    session.update(PlayAction::Tick(10_000));
    let (first, _) = question(&session.begin()).unwrap();
    session.update(PlayAction::Pause);
    let (second, _) = question(&session.update(PlayAction::Step)).unwrap();
    assert_ne!(first, second);
    let effects = session.update(best(second, "e2e4"));
    assert_eq!(question(&effects), None, "only one move is played");
    assert!(session.is_paused() && session.tree().depth() == 1);
    let (third, _) = question(&session.update(PlayAction::MoveNow)).unwrap();
    session.update(best(third, "e7e5"));
    session.update(PlayAction::Tick(20_000));
    assert!(!session.is_paused() && session.tree().depth() == 2, "continuing is a different action");
}

#[test]
fn a_single_step_left_unfinished_does_not_become_a_running_game() {
    let mut session = session(Players::ENGINES);
    session.begin();
    session.update(PlayAction::Pause);
    let (id, _) = question(&session.update(PlayAction::Step)).unwrap();
    assert!(session.leave().contains(&PlayEffect::Ask(Request::Stop { id })));
    assert_eq!(question(&session.begin()), None);
    assert!(session.is_paused());
    // A running game goes on.
    session.update(PlayAction::MoveNow);
    session.leave();
    assert!(question(&session.begin()).is_some());
}

#[test]
fn the_messages_name_the_button_that_is_there() {
    for (players, button) in [(Players::ENGINES, "“Continue”"), (Players::human(Side::Black), "“Move now”")] {
        let mut session = session(players);
        session.begin();
        session.update(PlayAction::Pause);
        assert!(said(&session).contains(button), "{}", said(&session));
        let (id, _) = question(&session.update(PlayAction::MoveNow)).unwrap();
        session.update(best(id, "e2e5"));
        assert!(said(&session).contains("e2e5") && said(&session).contains(button), "{}", said(&session));
        let (id, _) = question(&session.update(PlayAction::MoveNow)).unwrap();
        session.update(PlayAction::Reply(Reply::Error { id, fault: EngineFault::Crashed("gone".to_owned()) }));
        assert!(said(&session).contains("gone") && said(&session).contains(button), "{}", said(&session));
    }
}

#[test]
fn the_next_level_is_offered_after_a_win() {
    let won = |players, strength, resigns: Side| {
        let mut session = Play::new(Tree::new(AnyPosition::start("hostage").unwrap()), players, strength);
        if resigns == Side::Black && players == AGAINST {
            // The engine never resigns, so it is mated in one.
            session = Play::new(Tree::new(AnyPosition::from_fen("hostage", MATE).unwrap()), players, strength);
            walk(&mut session, "a1", "a8");
        } else {
            session.update(PlayAction::Resign);
            session.update(PlayAction::Resign);
        }
        assert!(session.outcome().is_some());
        next_level(&session).map(Level::number)
    };
    const MATE: &str = "6k1/5ppp/8/8/8/8/8/R3K3[#] w - - 0 9";
    let level = |number| Strength::Level(Level::new(number).unwrap());
    assert_eq!(won(AGAINST, level(1), Side::Black), Some(2));
    assert_eq!(won(AGAINST, Strength::Level(Level::HIGHEST), Side::Black), None);
    assert_eq!(won(AGAINST, Strength::Seconds(5), Side::Black), None);
    assert_eq!(won(AGAINST, level(1), Side::White), None, "the computer has won");
    assert_eq!(won(Players::HUMANS, level(1), Side::White), None);
}

#[test]
fn the_new_game_settings_decide_who_plays_and_are_proposed_again() {
    let first = NewGame::first("hostage");
    assert_eq!((first.players(true), first.players(false)), (AGAINST, AGAINST));
    let either = NewGame { seat: SeatChoice::Either, ..first };
    assert_eq!([true, false].map(|coin| either.players(coin)), [AGAINST, Players::human(Side::Black)]);
    for (across, players) in [(Across::Friend, Players::HUMANS), (Across::Nobody, Players::ENGINES)] {
        assert_eq!(NewGame { across, ..first }.players(true), players);
        assert_eq!(NewGame::like(&session(players)).across, across);
    }
    let game = clocked(Players::human(Side::Black), 3, 2);
    let like = NewGame::like(&game);
    assert_eq!((like.seat, like.control), (SeatChoice::Side(Side::Black), Some(Control::new(3, 2))));
    assert_eq!((like.variant, like.strength), ("hostage", Strength::Seconds(5)));
}
