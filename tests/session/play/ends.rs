//! Games that end by resignation or agreement.

use super::*;

#[test]
fn resigning_takes_two_clicks_and_can_be_cancelled() {
    let mut session = session(AGAINST);
    session.update(PlayAction::Resign);
    assert_eq!((session.asked(), session.outcome()), (Some(Asked::Resign(Side::White)), None));
    session.update(BoardAction::Tap(square("e2")));
    assert_eq!(session.asked(), None, "any other action cancels the question");
    session.update(PlayAction::Resign);
    session.update(PlayAction::Tick(10_000));
    assert_eq!(session.asked(), None, "the question does not stay open");
    session.update(PlayAction::Resign);
    session.update(PlayAction::Tick(10_500));
    session.update(PlayAction::Resign);
    assert_eq!(session.settled(), Some(Settled::Resigned(Side::White)));
    let picture = scene(&session);
    assert_eq!((picture.result, picture.words.tone), ("0-1", Tone::Urgent));
    assert_eq!(picture.words.text, "You resigned.");
    let talk = game_view(&session).talk;
    assert!(game_view(&session).over.is_some() && !talk.hint && !talk.resign);

    let again = restored(&session);
    assert_eq!((again.settled(), scene(&again).result), (session.settled(), "0-1"));
    assert_eq!(said(&again), "You resigned.");
}

#[test]
fn a_double_press_only_asks() {
    for (action, settled) in
        [(PlayAction::Resign, Settled::Resigned(Side::White)), (PlayAction::OfferDraw, Settled::Agreed)]
    {
        let mut session = session(Players::HUMANS);
        for now in [10_000, 10_100, 10_499] {
            session.update(PlayAction::Tick(now));
            session.update(action.clone());
            assert!(session.asked().is_some() && session.settled().is_none(), "{action:?} {now}");
            assert!(!game_view(&session).talk.may_confirm);
        }
        session.update(PlayAction::Tick(10_500));
        assert!(game_view(&session).talk.may_confirm, "the presses in between prolonged nothing");
        session.update(action.clone());
        assert_eq!((session.asked(), session.settled()), (None, Some(settled)));
    }
}

#[test]
fn the_first_take_back_removes_only_a_resignation_or_an_agreement() {
    for agreed in [false, true] {
        let mut session = session(if agreed { Players::HUMANS } else { AGAINST });
        let question_of = walk(&mut session, "e2", "e4");
        if agreed {
            walk(&mut session, "e7", "e5");
        } else {
            session.update(best(question(&question_of).unwrap().0, "e7e5"));
        }
        let before = (session.tip(), said(&session));
        let action = if agreed { PlayAction::OfferDraw } else { PlayAction::Resign };
        (0..2).for_each(|_| drop(session.update(action.clone())));
        assert!(session.verdict().is_some());
        assert!(session.update(PlayAction::TakeBack).contains(&PlayEffect::Save));
        assert_eq!((session.tip(), said(&session), session.verdict()), (before.0, before.1, None));
        assert!(session.is_helped() && !session.is_looking());
        assert_eq!(restored(&session).verdict(), None);
        walk(&mut session, "g1", "f3");
        assert_eq!(session.length(), 3, "the game goes on");
    }
}

#[test]
fn a_resignation_before_the_first_move_can_be_taken_back() {
    let mut session = session(AGAINST);
    (0..2).for_each(|_| drop(session.update(PlayAction::Resign)));
    assert!(game_view(&session).talk.take_back);
    session.update(PlayAction::TakeBack);
    assert_eq!((session.verdict(), game_view(&session).talk.take_back), (None, false));
}

#[test]
fn after_the_resignation_is_taken_back_the_engine_continues_to_think() {
    let mut session = session(AGAINST);
    walk(&mut session, "e2", "e4");
    (0..2).for_each(|_| drop(session.update(PlayAction::Resign)));
    let (id, _) = question(&session.update(PlayAction::TakeBack)).unwrap();
    session.update(best(id, "e7e5"));
    assert_eq!((session.length(), session.verdict()), (2, None));
}

#[test]
fn moves_taken_back_after_the_end_leave_a_way_to_a_new_game() {
    let mut session = session(AGAINST);
    for (mv, answer) in [("f3", "e7e5"), ("g4", "d8h4")] {
        let effects = session.update(BoardAction::Type(mv.into()));
        session.update(best(question(&effects).unwrap().0, answer));
    }
    let lost = said(&session);
    assert!(session.end().is_some() && lost.contains("You lost"), "{lost}");
    session.update(PlayAction::TakeBack);
    (0..2).for_each(|_| drop(session.update(BoardAction::Redo)));
    assert!(session.outcome().is_some() && session.is_aside());
    // The card is hidden, and the button for a new game is shown.
    assert_eq!((game_view(&session).over, session.end()), (None, None));
    assert!(said(&session).contains("You lost"), "{}", said(&session));
}

#[test]
fn a_person_can_resign_while_the_engine_thinks_and_no_move_follows() {
    let mut session = session(AGAINST);
    let (id, _) = question(&walk(&mut session, "e2", "e4")).unwrap();
    session.update(PlayAction::Resign);
    let effects = session.update(PlayAction::Resign);
    assert!(effects.contains(&PlayEffect::Ask(Request::Stop { id })) && effects.contains(&PlayEffect::Save));
    session.update(best(id, "e7e5"));
    assert_eq!(session.tree().len(), 2);
    assert_eq!(session.settled(), Some(Settled::Resigned(Side::White)), "the person resigns, not the side to move");
    assert!(question(&session.update(PlayAction::MoveNow)).is_none());
}

#[test]
fn a_resigned_game_can_be_stepped_through_and_taken_back() {
    let mut session = session(Players::HUMANS);
    walk(&mut session, "e2", "e4");
    session.update(PlayAction::Resign);
    session.update(PlayAction::Resign);
    assert_eq!(
        session.settled(),
        Some(Settled::Resigned(Side::Black)),
        "the person to move resigns, if two people play"
    );
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
    session.update(PlayAction::OfferDraw);
    assert_eq!(game_view(&session).talk.draw, "Black: draw?");
    session.update(PlayAction::Resign);
    assert_eq!(session.asked(), Some(Asked::Resign(Side::White)), "only one question may be open");
    session.update(PlayAction::OfferDraw);
    session.update(PlayAction::OfferDraw);
    assert_eq!((session.settled(), said(&session).as_str()), (Some(Settled::Agreed), "Draw by agreement."));
    assert_eq!(scene(&session).result, "1/2-1/2");
}

#[test]
fn the_ending_and_the_clocks_of_a_game_with_variations_are_stored_at_their_node() {
    let options = Options { control: Some(Control::new(1, 0)), ..Options::default() };
    let mut session = session(Players::HUMANS).with_options(options);
    for (now, [from, to]) in [["e2", "e4"], ["e7", "e5"], ["g1", "f3"]].into_iter().enumerate() {
        session.update(PlayAction::Tick(1000 * (now * now) as u64));
        walk(&mut session, from, to);
    }
    // The second answer is node 4, but number 5 in tree order, so the two numberings differ.
    session.update(BoardAction::GoTo(1));
    walk(&mut session, "c7", "c5");
    session.update(PlayAction::Tick(20_000));
    session.update(BoardAction::GoTo(3));
    walk(&mut session, "b8", "c6");
    session.update(PlayAction::Tick(25_000));
    session.update(PlayAction::Resign);
    session.update(PlayAction::Tick(25_500));
    session.update(PlayAction::Resign);
    assert_eq!(session.settled(), Some(Settled::Resigned(Side::White)));
    let saved = session.save();
    let mut again: Any = Play::restore(&saved).unwrap();
    let left = |session: &Any| Side::BOTH.map(|side| session.face(side).unwrap().left);
    assert_eq!((again.settled(), left(&again)), (session.settled(), left(&session)));
    for ply in (0..5).rev() {
        assert_eq!(left(&again), left(&session), "{ply} plies later");
        session.update(BoardAction::Undo);
        again.update(BoardAction::Undo);
    }
    assert_eq!(again.settled(), None);
}

/// A game against an engine that evaluates its moves with these scores.
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
fn the_engine_accepts_a_draw_after_some_moves_without_an_advantage() {
    use Score::{Centipawns, Mate};
    let table: [(&[Score], Option<Declined>); 8] = [
        (&[Centipawns(0), Centipawns(10), Centipawns(-50)], None),
        (&[Centipawns(900), Centipawns(0), Centipawns(10), Centipawns(-50)], None),
        (&[Centipawns(11), Centipawns(0), Centipawns(0)], Some(Declined::AskAgain)),
        (&[Centipawns(0), Centipawns(300), Centipawns(-500)], Some(Declined::AskAgain)),
        (&[Centipawns(0), Centipawns(0), Centipawns(40)], Some(Declined::StandsBetter)),
        (&[Mate(-3), Mate(-2), Mate(-1)], None),
        (&[Mate(3), Mate(2), Mate(1)], Some(Declined::StandsBetter)),
        (&[Centipawns(0), Centipawns(0)], Some(Declined::AskAgain)),
    ];
    for (scores, answer) in table {
        let mut session = thought(scores);
        session.update(PlayAction::OfferDraw);
        match answer {
            None => assert_eq!(session.settled(), Some(Settled::Agreed), "{scores:?}"),
            Some(why) => {
                assert_eq!(
                    (session.settled(), session.notice().0),
                    (None, Some(&Notice::Own(play::PlayNotice::Declined(why)))),
                    "{scores:?}"
                );
            }
        }
    }
}

#[test]
fn the_engine_accepts_no_draw_in_the_opening() {
    let mut session = session(AGAINST);
    for [from, to, answer] in [["a2", "a3", "a7a6"], ["b2", "b3", "b7b6"], ["c2", "c3", "c7c6"], ["d2", "d3", "d7d6"]] {
        let (id, _) = question(&walk(&mut session, from, to)).unwrap();
        session.update(info(id, Score::Centipawns(0), answer));
        session.update(best(id, answer));
    }
    session.update(PlayAction::OfferDraw);
    assert_eq!(session.notice().0, Some(&Notice::Own(play::PlayNotice::Declined(Declined::TooEarly))));
}

#[test]
fn a_rematch_is_the_same_game_with_sides_swapped() {
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
