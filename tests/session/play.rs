//! Playing beside the rules: how a game ends at the table, clocks, hints, turns made ahead, the engine against itself.

use crate::support::random::Random;
use crate::support::toy::corridor::Corridor;
use hostage_chess::engine::level::{Level, Strength};
use hostage_chess::engine::{Info, QuestionId, Reply};
use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::{Cell, Choice, Ending, Game, GameRecord, Kind, Layout, Position as _, Side, Touch};
use hostage_chess::json;
use hostage_chess::search::{Limits, Score};
use hostage_chess::session::board::Notice;
use hostage_chess::session::play::{self, Action, Effect};
use hostage_chess::session::{
    Asked, BoardAction, Control, Declined, Depth, Options, Play, Player, Players, Saved, Settled, TableAction, Tree,
};
use hostage_chess::ui::scene::{Tone, clocks, game_view, scene};
use proptest::prelude::*;

type Any = Play<AnyPosition>;

const AGAINST: Players = Players::human(Side::White);

fn session(players: Players) -> Any {
    Play::new(Tree::new(AnyPosition::start("hostage").unwrap()), players, Strength::Seconds(5))
}

fn at(fen: &str, players: Players) -> Any {
    let position = AnyPosition::from_fen("hostage", fen).unwrap();
    Play::new(Tree::new(position), players, Strength::Seconds(5))
}

fn with(session: Any, options: Options) -> Any {
    session.with_options(options)
}

fn clocked(players: Players, minutes: u32, increment: u32) -> Any {
    let control = Some(Control::new(minutes, increment));
    with(session(players), Options { control, ..Options::default() })
}

fn square(name: &str) -> Touch {
    Touch::Cell(Layout::square_8x8().cell(name).unwrap())
}

/// What was asked of the engine last, if anything was.
fn question(effects: &[Effect]) -> Option<(QuestionId, Limits)> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Think { id, limits, .. } => Some((*id, *limits)),
        _ => None,
    })
}

fn best(id: QuestionId, turn: &str) -> Action {
    Action::Engine(Reply::Best { id, turn: Some(turn.to_owned()) })
}

fn info(id: QuestionId, score: Score, turn: &str) -> Action {
    let info = Info { rank: 1, depth: 5, score, nodes: 1, millis: 1, line: vec![turn.to_owned()] };
    Action::Engine(Reply::Info { id, info })
}

/// Plays a turn of the person's by touches.
fn tap<G: Game>(session: &mut Play<G>, touches: &[Touch]) -> Vec<Effect> {
    touches.iter().flat_map(|&touch| session.update(TableAction::Tap(touch))).collect()
}

fn walk(session: &mut Any, from: &str, to: &str) -> Vec<Effect> {
    tap(session, &[square(from), square(to)])
}

fn said<G: Game>(session: &Play<G>) -> String {
    scene(session).words.text
}

fn restored(session: &Any) -> Any {
    let text = json::write(&session.save());
    Play::restore(&json::read::<Saved>(&text).unwrap()).unwrap()
}

// ---- How a game ends at the table ----

#[test]
fn one_resigns_by_asking_twice_and_may_think_better_of_it() {
    let mut session = session(AGAINST);
    session.update(Action::Resign);
    assert_eq!((session.asked(), session.outcome()), (Some(Asked::Resign(Side::White)), None));
    session.update(TableAction::Tap(square("e2")));
    assert_eq!(session.asked(), None, "anything else means: no");
    session.update(Action::Resign);
    session.update(Action::Tick(10_000));
    assert_eq!(session.asked(), None, "a question does not stay open");
    session.update(Action::Resign);
    session.update(Action::Resign);
    assert_eq!(session.settled(), Some(Settled::Resigned(Side::White)));
    let picture = scene(&session);
    assert_eq!((picture.result, picture.words.tone), ("0-1", Tone::Urgent));
    assert_eq!(picture.words.text, "White resigns; Black wins.");
    let talk = game_view(&session).talk;
    assert!(talk.over && !talk.hint && !talk.resign);

    let again = restored(&session);
    assert_eq!((again.settled(), scene(&again).result), (session.settled(), "0-1"));
    assert_eq!(said(&again), "White resigns; Black wins.");
}

#[test]
fn the_person_resigns_while_the_engine_thinks_and_no_turn_follows() {
    let mut session = session(AGAINST);
    let (id, _) = question(&walk(&mut session, "e2", "e4")).unwrap();
    session.update(Action::Resign);
    let effects = session.update(Action::Resign);
    assert!(effects.contains(&Effect::Stop { id }) && effects.contains(&Effect::Store));
    session.update(best(id, "e7e5"));
    assert_eq!(session.tree().len(), 2);
    assert_eq!(session.settled(), Some(Settled::Resigned(Side::White)), "not the one to move, but the person");
    assert!(question(&session.update(Action::MoveNow)).is_none());
}

#[test]
fn a_game_that_was_given_up_can_be_walked_through_and_taken_back() {
    let mut session = session(Players::HUMANS);
    walk(&mut session, "e2", "e4");
    session.update(Action::Resign);
    session.update(Action::Resign);
    assert_eq!(session.settled(), Some(Settled::Resigned(Side::Black)), "of two, the one to move");
    session.update(BoardAction::Undo);
    assert_eq!(session.outcome(), None);
    session.update(BoardAction::Redo);
    assert_eq!(session.outcome().map(|outcome| outcome.ending), Some(Ending::Resignation));
    session.update(BoardAction::Undo);
    walk(&mut session, "d2", "d4");
    assert_eq!(session.outcome(), None);
}

#[test]
fn two_people_agree_on_a_draw() {
    let mut session = session(Players::HUMANS);
    session.update(Action::OfferDraw);
    assert_eq!(game_view(&session).talk.draw, "Black: agreed?");
    session.update(Action::Resign);
    assert_eq!(session.asked(), Some(Asked::Resign(Side::White)), "one question at a time");
    session.update(Action::OfferDraw);
    session.update(Action::OfferDraw);
    assert_eq!((session.settled(), said(&session).as_str()), (Some(Settled::Agreed), "Draw by agreement."));
    assert_eq!(scene(&session).result, "1/2-1/2");
}

#[test]
fn how_a_game_with_variations_ended_and_what_the_clocks_said_comes_back_at_its_place() {
    let options = Options { control: Some(Control::new(1, 0)), ..Options::default() };
    let mut session = session(Players::HUMANS).with_options(options);
    for (now, [from, to]) in [["e2", "e4"], ["e7", "e5"], ["g1", "f3"]].into_iter().enumerate() {
        session.update(Action::Tick(1000 * (now * now) as u64));
        walk(&mut session, from, to);
    }
    // The other answer is the fourth node, and the fifth in a walk through the tree: the numbers differ.
    session.update(BoardAction::GoTo(1));
    walk(&mut session, "c7", "c5");
    session.update(Action::Tick(20_000));
    session.update(BoardAction::GoTo(3));
    walk(&mut session, "b8", "c6");
    session.update(Action::Tick(25_000));
    session.update(Action::Resign);
    session.update(Action::Resign);
    assert_eq!(session.settled(), Some(Settled::Resigned(Side::White)));
    let saved = session.save();
    let mut again: Any = Play::restore(&saved).unwrap();
    let left = |session: &Any| Side::BOTH.map(|side| session.face(side).unwrap().left);
    assert_eq!((again.settled(), left(&again)), (session.settled(), left(&session)));
    for ply in (0..5).rev() {
        assert_eq!(left(&again), left(&session), "{ply} turns later");
        session.update(BoardAction::Undo);
        again.update(BoardAction::Undo);
    }
    assert_eq!(again.settled(), None);
}

/// A game against the engine in which it thinks this of its turns, one after the other.
fn thought(scores: &[Score]) -> Any {
    let mut session = at("4k2r/8/8/8/8/8/8/R3K3[#] w - - 0 1", AGAINST);
    for (&score, [from, to, answer]) in
        scores.iter().zip([["a1", "a2", "h8h7"], ["a2", "a3", "h7h6"], ["a3", "a4", "h6h5"], ["a4", "a5", "h5h4"]])
    {
        let (id, _) = question(&walk(&mut session, from, to)).unwrap();
        session.update(info(id, score, answer));
        session.update(best(id, answer));
    }
    session
}

#[test]
fn the_engine_takes_a_draw_when_it_has_not_stood_better_for_some_turns() {
    use Score::{Centipawns, Mate};
    let table: [(&[Score], Option<Declined>); 7] = [
        (&[Centipawns(0), Centipawns(10), Centipawns(-50)], None),
        (&[Centipawns(900), Centipawns(0), Centipawns(10), Centipawns(-50)], None),
        (&[Centipawns(11), Centipawns(0), Centipawns(0)], Some(Declined::StandsBetter)),
        (&[Centipawns(0), Centipawns(0), Centipawns(40)], Some(Declined::StandsBetter)),
        (&[Mate(-3), Mate(-2), Mate(-1)], None),
        (&[Mate(3), Mate(2), Mate(1)], Some(Declined::StandsBetter)),
        (&[Centipawns(0), Centipawns(0)], Some(Declined::TooEarly)),
    ];
    for (scores, answer) in table {
        let mut session = thought(scores);
        session.update(Action::OfferDraw);
        match answer {
            None => assert_eq!(session.settled(), Some(Settled::Agreed), "{scores:?}"),
            Some(why) => {
                assert_eq!(
                    (session.settled(), session.notice().0),
                    (None, Some(&Notice::Own(play::Notice::Declined(why)))),
                    "{scores:?}"
                );
            }
        }
    }
}

#[test]
fn the_engine_takes_no_draw_in_the_opening() {
    let mut session = session(AGAINST);
    for [from, to, answer] in [["a2", "a3", "a7a6"], ["b2", "b3", "b7b6"], ["c2", "c3", "c7c6"], ["d2", "d3", "d7d6"]] {
        let (id, _) = question(&walk(&mut session, from, to)).unwrap();
        session.update(info(id, Score::Centipawns(0), answer));
        session.update(best(id, answer));
    }
    session.update(Action::OfferDraw);
    assert_eq!(session.notice().0, Some(&Notice::Own(play::Notice::Declined(Declined::TooEarly))));
}

#[test]
fn a_rematch_is_the_same_game_with_sides_changed() {
    let options = Options { control: Some(Control::new(3, 2)), ..Options::default() };
    let mut session = with(at("4k2r/8/8/8/8/8/8/R3K3[#] w - - 0 1", AGAINST), options);
    walk(&mut session, "a1", "a2");
    let mut again = session.rematch();
    assert_eq!(again.players(), Players::human(Side::Black));
    assert_eq!((again.board().orientation(), again.options(), again.tree().len()), (Side::Black, options, 1));
    assert_eq!(again.position(), session.tree().at(0));
    assert!(question(&again.begin()).is_some());
    let people = self::session(Players::HUMANS).rematch();
    assert_eq!((people.players(), people.board().orientation()), (Players::HUMANS, Side::Black));
}

// ---- Clocks ----

#[test]
fn the_clock_of_whoever_is_to_move_runs_and_each_turn_adds_to_it() {
    let mut session = clocked(Players::HUMANS, 3, 2);
    let left = |session: &Any| Side::BOTH.map(|side| session.face(side).unwrap().left);
    session.update(Action::Tick(1_000));
    session.begin();
    session.update(Action::Tick(50_000));
    walk(&mut session, "e2", "e4");
    walk(&mut session, "e7", "e5");
    assert_eq!(left(&session), [180_000; 2], "the first turns are free");
    session.update(Action::Tick(53_000));
    assert_eq!(left(&session), [177_000, 180_000]);
    walk(&mut session, "g1", "f3");
    assert_eq!(left(&session), [179_000, 180_000]);
    assert!(session.face(Side::Black).unwrap().running && !session.face(Side::White).unwrap().running);
    session.update(Action::Tick(63_500));
    walk(&mut session, "b8", "c6");
    assert_eq!(left(&session), [179_000, 171_500]);

    // An undo gives back the times of that ply, and the clock runs on from there.
    session.update(Action::Tick(70_000));
    session.update(BoardAction::Undo);
    assert_eq!(left(&session), [179_000, 180_000]);
    session.update(Action::Tick(71_000));
    assert_eq!(left(&session), [179_000, 179_000]);

    // So it does after a reload.
    let mut again = restored(&session);
    assert_eq!(left(&again), [179_000, 179_000]);
    again.update(Action::Tick(1_000_000));
    again.begin();
    again.update(Action::Tick(1_004_000));
    assert_eq!(left(&again), [179_000, 175_000]);
}

#[test]
fn a_flag_that_falls_ends_the_game() {
    let mut session = clocked(AGAINST, 1, 0);
    let (id, _) = question(&walk(&mut session, "e2", "e4")).unwrap();
    session.update(best(id, "e7e5"));
    session.update(Action::Tick(45_000));
    let face = session.face(Side::White).unwrap();
    assert_eq!((face.left, face.low, face.running), (15_000, false, true));
    session.update(Action::Tick(50_000));
    assert!(session.face(Side::White).unwrap().low);
    assert_eq!(clocks(&session)[1].as_ref().unwrap().label, "White's clock: 10 seconds, running low");
    session.update(Action::Tick(51_500));
    assert_eq!(clocks(&session)[1].as_ref().unwrap().text, "0:08.5");
    let effects = session.update(Action::Tick(60_000));
    assert!(effects.contains(&Effect::Store));
    assert_eq!(session.settled(), Some(Settled::OutOfTime(Side::White)));
    assert_eq!((scene(&session).result, said(&session).as_str()), ("0-1", "White is out of time; Black wins."));
    walk(&mut session, "d2", "d4");
    assert_eq!(session.tree().len(), 3);
    assert!(!session.wants_ticks());
    assert_eq!(restored(&session).settled(), session.settled());
}

#[test]
fn the_engine_thinks_within_its_strength_and_within_its_share_of_the_clock() {
    let millis = |strength: Strength, minutes: u32| {
        let control = Some(Control::new(minutes, 0));
        let mut session = session(Players::ENGINES).with_options(Options { control, ..Options::default() });
        session.update(Action::SetStrength(strength));
        let (_, limits) = question(&session.begin()).unwrap();
        (limits.millis, limits.nodes)
    };
    assert_eq!(millis(Strength::Seconds(60), 1), (Some((60_000 - 50) / 30), None));
    assert_eq!(millis(Strength::Seconds(1), 10), (Some(1000), None));
    let level = Strength::Level(Level::LOWEST);
    assert_eq!(millis(level, 1), (Some((60_000 - 50) / 30), level.limits().nodes));
}

#[test]
fn another_clock_begins_with_all_of_its_time_and_the_engine_is_asked_anew() {
    let mut session = session(AGAINST);
    let (id, _) = question(&walk(&mut session, "e2", "e4")).unwrap();
    let control = Some(Control::new(5, 3));
    let effects = session.update(Action::SetOptions(Options { control, ..Options::default() }));
    assert!(effects.contains(&Effect::Stop { id }));
    let (id, _) = question(&effects).unwrap();
    session.update(best(id, "e7e5"));
    session.update(Action::Tick(100_000));
    assert_eq!(session.face(Side::White).unwrap().left, 200_000);
    session.update(Action::SetOptions(Options { control: Some(Control::new(0, 999)), ..Options::default() }));
    let sane = session.options().control.unwrap();
    assert_eq!((sane.minutes, sane.increment), (1, Control::MOST));
    session.update(Action::SetOptions(Options::default()));
    assert_eq!(session.face(Side::White), None);
    session.update(Action::Tick(100_000_000));
    assert_eq!(session.outcome(), None);
}

// ---- Hints ----

#[test]
fn hints_tell_the_man_then_the_place_then_the_turn() {
    let mut session = session(AGAINST);
    let effects = session.update(Action::Hint);
    let (id, limits) = question(&effects).unwrap();
    assert_eq!(limits.millis, Some(1000));
    assert!(!session.is_thinking(), "it is the person who is to move");
    assert_eq!(said(&session), "Looking for a hint…");
    session.update(best(id, "g1f3"));
    assert_eq!((said(&session).as_str(), session.hinted()), ("Hint: think of a knight.", Vec::new()));
    session.update(Action::Hint);
    assert_eq!((said(&session).as_str(), session.hinted()), ("Hint: the knight on g1.", vec![square("g1")]));
    session.update(Action::Hint);
    assert_eq!(said(&session), "Hint: knight g1 to f3.");
    let cell = |name| Layout::square_8x8().cell(name).unwrap();
    assert_eq!(scene(&session).advice, Some((cell("g1"), cell("f3"))));
    assert_eq!(session.hint().map(|(depth, _)| depth), Some(Depth::Turn));
    walk(&mut session, "g1", "f3");
    assert_eq!((session.hint(), scene(&session).advice), (None, None));
}

#[test]
fn a_hint_of_an_exchange_names_the_man_and_where_he_lands() {
    let mut session = at("4k3/8/8/8/8/8/8/4K3[#Nqn] w - - 0 1", AGAINST);
    let (id, _) = question(&session.update(Action::Hint)).unwrap();
    session.update(best(id, "N#Q@c7"));
    assert_eq!(said(&session), "Hint: think of a knight who can be rescued.");
    session.update(Action::Hint);
    assert_eq!(said(&session), "Hint: the knight who can be rescued, to c7.");
    assert_eq!(session.hinted(), [Touch::Jailed(Kind::Knight), square("c7")]);
    session.update(Action::Hint);
    let picture = scene(&session);
    assert!(picture.trays.iter().flat_map(|tray| &tray.men).any(|man| man.hinted && man.man.kind == Kind::Queen));
    assert!(picture.words.text.contains("pays a queen"));
}

#[test]
fn a_turn_or_an_undo_ends_the_search_for_a_hint() {
    let mut session = session(Players::HUMANS);
    walk(&mut session, "e2", "e4");
    for action in [BoardAction::Undo.into(), Action::SetPlayers(Players::human(Side::Black))] {
        let (id, _) = question(&session.update(Action::Hint)).unwrap();
        assert!(session.update(action).contains(&Effect::Stop { id }));
        session.update(best(id, "e7e5"));
        assert_eq!(session.hint(), None);
        session.update(Action::SetPlayers(Players::HUMANS));
        session.update(BoardAction::Redo);
    }
    session.update(Action::SetPlayers(AGAINST));
    assert!(session.is_thinking());
    assert_eq!(session.update(Action::Hint), [], "not while the engine is to move");
}

// ---- Turns made ahead ----

/// The person has played, and the engine thinks: its question.
fn thinking(fen: &str, from: &str, to: &str) -> (Any, QuestionId) {
    let mut session = at(fen, AGAINST);
    let (id, _) = question(&walk(&mut session, from, to)).unwrap();
    (session, id)
}

#[test]
fn a_turn_made_ahead_is_played_at_once() {
    let mut session = session(AGAINST);
    let (id, _) = question(&walk(&mut session, "e2", "e4")).unwrap();
    assert!(session.board().is_premoving());
    walk(&mut session, "g1", "f3");
    assert_eq!(session.planned(), Some([square("g1"), square("f3")].as_slice()));
    assert_eq!(session.tree().len(), 2, "nothing is played yet");
    let picture = scene(&session);
    let planned: Vec<&str> =
        picture.rows.iter().flatten().filter(|cell| cell.planned).map(|cell| cell.name.as_str()).collect();
    assert_eq!(planned, ["f3", "g1"]);
    let effects = session.update(best(id, "e7e5"));
    assert_eq!(session.tree().game_record().turns, ["e2e4", "e7e5", "g1f3"]);
    assert!(question(&effects).is_some_and(|(next, _)| next.number > id.number));
    assert_eq!(session.planned(), None);
}

#[test]
fn drops_exchanges_and_promotions_are_made_ahead_too() {
    // The king steps aside; what follows is made while Black thinks.
    let fen = "4k3/8/8/8/8/8/8/4K3[R#Nqn] w - - 0 1";
    let table: [(&[Touch], &str); 3] = [
        (&[Touch::Airfield(Kind::Rook), square("a5")], "R@a5"),
        (&[Touch::Jailed(Kind::Knight), square("c3"), Touch::Choice(Choice::Pay(Kind::Queen))], "N#Q@c3"),
        (&[Touch::Prisoner(Kind::Knight), Touch::Jailed(Kind::Knight), square("c3")], "N#N@c3"),
    ];
    for (touches, played) in table {
        let (mut session, id) = thinking(fen, "e1", "f1");
        tap(&mut session, touches);
        assert!(session.planned().is_some(), "{played}");
        session.update(best(id, "e8d8"));
        assert_eq!(session.tree().game_record().turns.last().map(String::as_str), Some(played));
    }
    let (mut session, id) = thinking("7k/1P6/8/8/8/8/8/4K3[#QR] w - - 0 1", "e1", "f1");
    walk(&mut session, "b7", "b8");
    assert!(session.board().choosing() && scene(&session).picker.is_some());
    tap(&mut session, &[Touch::Choice(Choice::Promote(Kind::Rook))]);
    session.update(best(id, "h8h7"));
    assert_eq!(session.tree().game_record().turns.last().map(String::as_str), Some("b7b8r"));
    // From the list of all that can land on a square.
    let (mut session, id) = thinking(fen, "e1", "f1");
    let Touch::Cell(cell) = square("c3") else { unreachable!() };
    session.update(TableAction::Ask(cell));
    assert_eq!(scene(&session).picker.unwrap().choices.len(), 3);
    session.update(BoardAction::ChooseLanding(0));
    session.update(best(id, "e8d8"));
    assert_eq!(session.tree().game_record().turns.last().map(String::as_str), Some("R@c3"));
}

#[test]
fn a_turn_made_ahead_that_is_no_longer_possible_is_dropped_with_a_word() {
    let (mut session, id) = thinking("4k3/8/8/8/3r4/8/8/R3K3[#] w - - 0 1", "e1", "f1");
    walk(&mut session, "a1", "d1");
    session.update(best(id, "d4f4"));
    assert_eq!(session.tree().len(), 3);
    assert!(said(&session).contains("The turn you made ahead is not possible now."), "{}", said(&session));
    assert_eq!(session.planned(), None);
}

#[test]
fn esc_takes_back_what_was_made_ahead_step_by_step() {
    let mut session = session(AGAINST);
    let (id, _) = question(&walk(&mut session, "e2", "e4")).unwrap();
    walk(&mut session, "d2", "d4");
    tap(&mut session, &[square("g1")]);
    session.update(TableAction::Back);
    assert!(session.board().input().taken().is_empty() && session.planned().is_some());
    session.update(TableAction::Back);
    assert_eq!(session.planned(), None);
    walk(&mut session, "d2", "d4");
    tap(&mut session, &[square("e5")]);
    assert_eq!(session.planned(), None, "so does a tap beside");
    walk(&mut session, "d2", "d4");
    walk(&mut session, "b1", "c3");
    session.update(best(id, "e7e5"));
    assert_eq!(session.tree().game_record().turns.last().map(String::as_str), Some("b1c3"), "the later one counts");
}

#[test]
fn a_man_who_is_taken_can_be_taken_back_ahead_and_a_check_can_be_followed_up() {
    let (mut session, id) = thinking("4k3/8/8/3p4/8/1P6/4P3/4K3[#] w - - 0 1", "b3", "b4");
    // e2 is not taken yet: nobody could move there.
    walk(&mut session, "e1", "e2");
    assert_eq!(session.planned(), None);
    session.update(best(id, "d5d4"));
    let (mut session, id) = thinking("4k3/8/8/8/8/1p6/2P5/1K6[#] w - - 0 1", "b1", "a1");
    session.update(best(id, "e8e7"));
    let (id, _) = question(&walk(&mut session, "a1", "b1")).unwrap_or((id, Limits::default()));
    walk(&mut session, "b1", "c2");
    assert!(session.planned().is_some(), "the king takes back");
    session.update(best(id, "b3c2"));
    assert_eq!(session.tree().game_record().turns.last().map(String::as_str), Some("b1c2"));
    // In check the engine cannot pass; what follows its answers can be made ahead all the same.
    let (mut session, id) = thinking("4k3/8/8/8/8/8/8/R3K3[#] w - - 0 1", "a1", "a8");
    assert!(session.board().touched().is_none());
    walk(&mut session, "a8", "a7");
    session.update(best(id, "e8f7"));
    assert_eq!(session.tree().game_record().turns.last().map(String::as_str), Some("a8a7"));
}

#[test]
fn the_engines_turn_leaves_the_man_in_the_hand_who_can_still_go() {
    let (mut session, id) = thinking("4k3/8/8/8/3r4/8/8/R3K3[#] w - - 0 1", "e1", "f1");
    session.update(TableAction::Lift(square("a1")));
    session.update(best(id, "d4d3"));
    assert_eq!(
        (session.board().lifted(), session.board().input().taken()),
        (Some(square("a1")), [square("a1")].as_slice())
    );
    session.update(TableAction::Land(square("a8")));
    assert_eq!(session.tree().game_record().turns.last().map(String::as_str), Some("a1a8"));
    let (mut session, id) = thinking("4k3/8/8/8/3r4/8/8/R3K3[#] w - - 0 1", "e1", "f1");
    session.update(TableAction::Lift(square("a1")));
    session.update(best(id, "d4f4"));
    assert_eq!(
        (session.board().lifted(), session.board().input().taken()),
        (None, [].as_slice()),
        "now the king is in check"
    );
}

#[test]
fn nothing_is_made_ahead_while_the_engine_waits() {
    let mut session = session(AGAINST);
    let (id, _) = question(&walk(&mut session, "e2", "e4")).unwrap();
    walk(&mut session, "d2", "d4");
    session.update(Action::Engine(Reply::Error { id, text: "no".into() }));
    assert_eq!(session.planned(), None);
    walk(&mut session, "d2", "d4");
    assert_eq!(session.planned(), None);
    let (id, _) = question(&session.update(Action::MoveNow)).unwrap();
    walk(&mut session, "d2", "d4");
    session.update(best(id, "e7e5"));
    assert_eq!(session.tree().len(), 4);
}

// ---- Two people; the engine against itself ----

#[test]
fn the_table_turns_between_two_people_if_they_want_it() {
    let mut session = session(Players::HUMANS);
    walk(&mut session, "e2", "e4");
    assert_eq!(session.board().orientation(), Side::White);
    session.update(Action::SetOptions(Options { turning: true, ..Options::default() }));
    assert_eq!(session.board().orientation(), Side::Black);
    walk(&mut session, "e7", "e5");
    assert_eq!(session.board().orientation(), Side::White);
    session.update(BoardAction::Undo);
    assert_eq!(session.board().orientation(), Side::Black);
    session.update(Action::SetPlayers(AGAINST));
    session.update(BoardAction::Undo);
    assert_eq!(session.board().orientation(), Side::Black, "against the engine it stays");
}

#[test]
fn the_engine_against_itself_shows_each_turn_long_enough() {
    let mut session = with(session(Players::ENGINES), Options { pace: 4, ..Options::default() });
    session.update(Action::Tick(1_000));
    let (id, _) = question(&session.begin()).unwrap();
    session.update(Action::Tick(1_500));
    session.update(best(id, "e2e4"));
    assert_eq!((session.tree().len(), session.is_thinking(), session.wants_ticks()), (1, true, true));
    session.update(Action::Tick(4_900));
    assert_eq!(session.tree().len(), 1);
    let (id, _) = question(&session.update(Action::Tick(5_000))).unwrap();
    assert_eq!(session.tree().len(), 2);
    // A turn that took longer is shown at once.
    session.update(Action::Tick(20_000));
    session.update(best(id, "e7e5"));
    assert_eq!(session.tree().len(), 3);
    assert_eq!(said(&session), "Black: pawn e7 to e5.");
}

#[test]
fn a_pause_holds_the_engine_and_its_clock() {
    let control = Some(Control::new(5, 0));
    let mut session = with(session(Players::ENGINES), Options { pace: 1, control, turning: false });
    let (id, _) = question(&session.begin()).unwrap();
    session.update(Action::Tick(1_000));
    let (id, _) = question(&session.update(best(id, "e2e4"))).unwrap();
    session.update(Action::Tick(2_000));
    let (id, _) = question(&session.update(best(id, "e7e5"))).unwrap();
    session.update(Action::Tick(3_000));
    assert!(session.update(Action::Pause).contains(&Effect::Stop { id }));
    assert!(session.is_paused() && game_view(&session).talk.engines);
    session.update(Action::Tick(90_000));
    assert_eq!(session.face(Side::White).unwrap().left, 299_000);
    let (id, _) = question(&session.update(Action::MoveNow)).unwrap();
    session.update(Action::Tick(91_000));
    session.update(best(id, "g1f3"));
    assert_eq!(session.face(Side::White).unwrap().left, 298_000);
    // A turn that is only held back costs nothing.
    session.update(Action::SetOptions(Options { pace: 4, ..session.options() }));
    session.update(Action::Tick(92_000));
    let id = QuestionId { number: id.number + 1, ..id };
    session.update(best(id, "b8c6"));
    session.update(Action::Tick(94_000));
    assert_eq!(session.tree().len(), 4);
    session.update(Action::Tick(95_000));
    assert_eq!(session.tree().len(), 5);
    assert_eq!(session.face(Side::Black).unwrap().left, 299_000);
}

// ---- Laws ----

/// A person who touches whatever there is, an engine who answers now or later, a clock that runs: whatever comes, in
/// whatever order.
fn some_action(numbers: &mut Random, session: &Any, open: &mut Option<(QuestionId, GameRecord)>) -> Action {
    let cell = |numbers: &mut Random| Touch::Cell(Cell(numbers.below(64) as u8));
    match numbers.below(40) {
        0 => BoardAction::Undo.into(),
        1 => BoardAction::Redo.into(),
        2 => TableAction::Back.into(),
        3 => Action::Hint,
        4 => Action::OfferDraw,
        5 if numbers.below(10) == 0 => Action::Resign,
        6 => Action::MoveNow,
        7 if numbers.below(3) == 0 => Action::Pause,
        8 if numbers.below(4) == 0 => Action::SetPlayers(
            [AGAINST, Players::human(Side::Black), Players::ENGINES, Players::HUMANS][numbers.below(4)],
        ),
        9 if numbers.below(4) == 0 => Action::SetOptions(Options {
            control: [None, Some(Control::new(1, 0)), Some(Control::new(3, 2))][numbers.below(3)],
            pace: 1,
            turning: numbers.below(2) == 0,
        }),
        10 => BoardAction::GoTo(numbers.below(session.tree().len())).into(),
        11 => TableAction::Lift(cell(numbers)).into(),
        12 => TableAction::Land(cell(numbers)).into(),
        13 => TableAction::Ask(Cell(numbers.below(64) as u8)).into(),
        14 => BoardAction::ChooseLanding(numbers.below(3)).into(),
        15..24 => {
            // The engine answers what it was asked last, as it would: from the record it was given.
            let Some((id, record)) = open.take() else { return TableAction::Back.into() };
            let replay = record.follow::<AnyPosition>().expect("what is asked can be followed");
            let moves = replay.last().legal_moves();
            let m = moves[numbers.below(moves.len())];
            Action::Engine(Reply::Best { id, turn: Some(replay.last().uci(m)) })
        }
        _ => {
            let next = session.board().input().next();
            let touch = if next.is_empty() { cell(numbers) } else { next[numbers.below(next.len())] };
            TableAction::Tap(touch).into()
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(160))]

    /// Whatever happens in whatever order: every turn in the history is legal, what is shown can be stored and comes
    /// back, and the game goes on: somebody is to move, or the engine works, or waits to be told, or it is over.
    #[test]
    fn nothing_that_happens_breaks_the_game_or_leaves_it_stuck(seed in any::<u64>()) {
        let mut numbers = Random(seed);
        let names: Vec<&str> = variants().collect();
        let variant = names[numbers.below(names.len())];
        let control = (numbers.below(2) == 0).then_some(Control::new(1, 1));
        let tree = Tree::new(AnyPosition::start(variant).unwrap());
        let mut session = Play::new(tree, AGAINST, Strength::Seconds(1))
            .with_options(Options { control, pace: 1, turning: false });
        let (mut now, mut open) = (0, None);
        let mut effects = session.begin();
        for _ in 0..150 {
            for effect in effects.drain(..) {
                match effect {
                    Effect::Think { id, record, .. } => open = Some((id, record)),
                    Effect::Stop { id } if open.as_ref().is_some_and(|(asked, _)| *asked == id) => open = None,
                    _ => {}
                }
            }
            now += numbers.below(900) as u64;
            effects.extend(session.update(Action::Tick(now)));
            let planned = session.planned().map(<[Touch]>::to_vec);
            let action = some_action(&mut numbers, &session, &mut open);
            effects.extend(session.update(action.clone()));

            let side = session.position().side_to_move();
            let working = open.is_some() || effects.iter().any(|effect| matches!(effect, Effect::Think { .. }));
            if session.is_thinking() {
                prop_assert!(working || session.wants_ticks(), "the engine thinks of something: {action:?}");
                prop_assert_eq!(session.players().of(side), Player::Engine);
                prop_assert_eq!(session.outcome(), None);
            } else if session.outcome().is_none() {
                let may = session.players().of(side) == Player::Human && !session.board().input().spellings().is_empty();
                prop_assert!(may || session.is_paused(), "somebody can go on: {action:?}");
                prop_assert_eq!(session.planned(), None, "what was made ahead waits for nobody: {:?} {:?}", planned, action);
            }
            for side in Side::BOTH {
                prop_assert!(session.face(side).is_none_or(|face| face.left <= 30 * 60_000));
            }
        }
        let tree = session.tree();
        for node in 1..tree.len() {
            let (parent, m) = tree.turn(node).unwrap();
            prop_assert!(tree.at(parent).legal_moves().contains(&m), "turn {node} of {variant}");
        }
        let saved = session.save();
        let again: Any = Play::restore(&saved).unwrap();
        prop_assert_eq!(again.save(), saved);
        prop_assert_eq!(scene(&again).result, scene(&session).result);
    }
}

#[test]
fn a_game_without_squares_to_pass_on_has_nothing_to_make_ahead() {
    let start = Corridor::start("corridor").unwrap();
    let mut session = Play::new(Tree::new(start), AGAINST, Strength::Seconds(1));
    tap(&mut session, &[Touch::Cell(Cell(0)), Touch::Cell(Cell(1))]);
    assert!(session.board().is_premoving());
    tap(&mut session, &[Touch::Cell(Cell(1))]);
    assert_eq!(session.planned(), None);
    assert!(matches!(session.notice().0, Some(Notice::Refused(_))));
}
