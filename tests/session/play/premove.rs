//! Premoves.

use std::collections::HashSet;

use super::*;

/// A game in which the person has moved and the engine thinks, with the id of its search.
fn thinking(fen: &str, from: &str, to: &str) -> (Any, QuestionId) {
    let mut session = at(fen, AGAINST);
    let (id, _) = question(&walk(&mut session, from, to)).unwrap();
    (session, id)
}

#[test]
fn a_premove_is_played_at_once() {
    let mut session = session(AGAINST);
    let (id, _) = question(&walk(&mut session, "e2", "e4")).unwrap();
    assert!(session.board().is_premoving());
    walk(&mut session, "g1", "f3");
    assert_eq!(session.planned(), Some([square("g1"), square("f3")].as_slice()));
    assert_eq!(session.tree().len(), 2, "the premove is not played yet");
    let picture = scene(&session);
    let planned: Vec<&str> =
        picture.rows.iter().flatten().filter(|cell| cell.planned).map(|cell| cell.name.as_str()).collect();
    assert_eq!(planned, ["f3", "g1"]);
    let effects = session.update(best(id, "e7e5"));
    assert_eq!(session.tree().game_record().moves, ["e2e4", "e7e5", "g1f3"]);
    assert!(question(&effects).is_some_and(|(next, _)| next.number > id.number));
    assert_eq!(session.planned(), None);
}

#[test]
fn drops_exchanges_and_promotions_can_be_premoves() {
    // The king steps aside; the premove is made while Black thinks.
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
        assert_eq!(session.tree().game_record().moves.last().map(String::as_str), Some(played));
    }
    let (mut session, id) = thinking("7k/1P6/8/8/8/8/8/4K3[#QR] w - - 0 1", "e1", "f1");
    walk(&mut session, "b7", "b8");
    assert!(session.board().choosing() && scene(&session).picker.is_some());
    tap(&mut session, &[Touch::Choice(Choice::Promote(Kind::Rook))]);
    session.update(best(id, "h8h7"));
    assert_eq!(session.tree().game_record().moves.last().map(String::as_str), Some("b7b8r"));
    // Chooses the premove from the list of landings on a square.
    let (mut session, id) = thinking(fen, "e1", "f1");
    let Touch::Cell(cell) = square("c3") else { unreachable!() };
    session.update(BoardAction::Ask(cell));
    assert_eq!(scene(&session).picker.unwrap().choices.len(), 3);
    session.update(BoardAction::ChooseLanding(0));
    session.update(best(id, "e8d8"));
    assert_eq!(session.tree().game_record().moves.last().map(String::as_str), Some("R@c3"));
}

#[test]
fn a_premove_that_is_no_longer_possible_is_dropped_with_a_message() {
    let (mut session, id) = thinking("4k3/8/8/8/3r4/8/8/R3K3[#] w - - 0 1", "e1", "f1");
    walk(&mut session, "a1", "d1");
    session.update(best(id, "d4f4"));
    assert_eq!(session.tree().len(), 3);
    assert!(said(&session).contains("Your premove was not played."), "{}", said(&session));
    assert_eq!(session.planned(), None);
}

#[test]
fn esc_cancels_a_premove_step_by_step() {
    let mut session = session(AGAINST);
    let (id, _) = question(&walk(&mut session, "e2", "e4")).unwrap();
    walk(&mut session, "d2", "d4");
    tap(&mut session, &[square("g1")]);
    session.update(BoardAction::Back);
    assert!(session.board().input().taken().is_empty() && session.planned().is_some());
    session.update(BoardAction::Back);
    assert_eq!(session.planned(), None);
    walk(&mut session, "d2", "d4");
    tap(&mut session, &[square("e5")]);
    assert_eq!(session.planned(), None, "a tap off the board cancels it too");
    walk(&mut session, "d2", "d4");
    walk(&mut session, "b1", "c3");
    session.update(best(id, "e7e5"));
    assert_eq!(session.tree().game_record().moves.last().map(String::as_str), Some("b1c3"), "the later premove counts");
}

#[test]
fn recaptures_and_moves_after_a_check_can_be_premoves() {
    let (mut session, id) = thinking("4k3/8/8/3p4/8/1P6/4P3/4K3[#] w - - 0 1", "b3", "b4");
    // Nothing has been captured on e2 yet, so no piece could move there now.
    walk(&mut session, "e1", "e2");
    assert_eq!(session.planned(), None);
    session.update(best(id, "d5d4"));
    let (mut session, id) = thinking("4k3/8/8/8/8/1p6/2P5/1K6[#] w - - 0 1", "b1", "a1");
    session.update(best(id, "e8e7"));
    let (id, _) = question(&walk(&mut session, "a1", "b1")).unwrap_or((id, Limits::default()));
    walk(&mut session, "b1", "c2");
    assert!(session.planned().is_some(), "the king recaptures");
    session.update(best(id, "b3c2"));
    assert_eq!(session.tree().game_record().moves.last().map(String::as_str), Some("b1c2"));
    // In check the engine cannot pass, but a premove is still possible.
    let (mut session, id) = thinking("4k3/8/8/8/8/8/8/R3K3[#] w - - 0 1", "a1", "a8");
    assert!(session.board().touched().is_none());
    walk(&mut session, "a8", "a7");
    session.update(best(id, "e8f7"));
    assert_eq!(session.tree().game_record().moves.last().map(String::as_str), Some("a8a7"));
}

#[test]
fn the_engines_move_leaves_a_piece_selected_if_it_can_still_move() {
    let (mut session, id) = thinking("4k3/8/8/8/3r4/8/8/R3K3[#] w - - 0 1", "e1", "f1");
    session.update(BoardAction::Lift(square("a1")));
    session.update(best(id, "d4d3"));
    assert_eq!(
        (session.board().lifted(), session.board().input().taken()),
        (Some(square("a1")), [square("a1")].as_slice())
    );
    session.update(BoardAction::Land(square("a8")));
    assert_eq!(session.tree().game_record().moves.last().map(String::as_str), Some("a1a8"));
    let (mut session, id) = thinking("4k3/8/8/8/3r4/8/8/R3K3[#] w - - 0 1", "e1", "f1");
    session.update(BoardAction::Lift(square("a1")));
    session.update(best(id, "d4f4"));
    assert_eq!(
        (session.board().lifted(), session.board().input().taken()),
        (None, [].as_slice()),
        "now the king is in check"
    );
}

#[test]
fn no_premove_is_possible_while_the_engine_is_paused() {
    let mut session = session(AGAINST);
    let (id, _) = question(&walk(&mut session, "e2", "e4")).unwrap();
    walk(&mut session, "d2", "d4");
    session.update(PlayAction::Reply(Reply::Error { id, fault: EngineFault::Crashed("no".to_owned()) }));
    assert_eq!(session.planned(), None);
    walk(&mut session, "d2", "d4");
    assert_eq!(session.planned(), None);
    let (id, _) = question(&session.update(PlayAction::MoveNow)).unwrap();
    walk(&mut session, "d2", "d4");
    session.update(best(id, "e7e5"));
    assert_eq!(session.tree().len(), 4);
}

#[test]
fn a_game_without_passing_has_no_premoves() {
    let start = Corridor::start("corridor").unwrap();
    let mut session = Play::new(Tree::new(start), AGAINST, Strength::Seconds(1));
    tap(&mut session, &[Touch::Cell(Cell(0)), Touch::Cell(Cell(1))]);
    assert!(session.board().is_premoving());
    tap(&mut session, &[Touch::Cell(Cell(1))]);
    assert_eq!(session.planned(), None);
    assert!(matches!(session.notice().0, Some(Notice::Refused(_))));
}

/// Pawns, lines, castling, prisoners: a premove may be a move that only some answer of the engine makes legal.
#[test]
fn every_move_that_may_become_legal_can_be_a_premove() {
    let table = [
        // A pawn captures a piece that is dropped or exchanged onto the square.
        ("hostage", "4k3/pp4pp/8/8/8/8/PP4PP/4K3[N#q] w - - 0 9", &["g7h6", "b7a6", "b7c6"][..]),
        // A line opens, the king leaves check and can castle, a pawn captures en passant, the capturing piece is
        // recaptured.
        ("hostage", "r3k2r/8/8/8/8/8/5R2/4K3[#] w kq - 0 9", &["e8g8", "e8h8"]),
        ("hostage", "4k3/8/8/8/p7/8/1P6/4K3[#] w - - 0 9", &["a4b3"]),
        ("hostage", "4k3/8/2n5/8/3B4/8/8/4K3[#] w - - 0 9", &["c6d4"]),
    ];
    for (variant, fen, replies) in table {
        let position = AnyPosition::from_fen(variant, fen).unwrap();
        let mut play = Play::new(Tree::new(position), Players::human(Side::Black), Strength::Seconds(5));
        play.begin();
        assert!(play.board().is_premoving(), "{fen}");
        for reply in replies {
            let touches = [square(&reply[..2]), square(&reply[2..])];
            assert!(
                play.board().input().spellings().iter().any(|(spelling, _)| *spelling == touches),
                "{fen}: {reply}"
            );
        }
    }
}

#[test]
fn a_premoved_capture_is_played_once_the_piece_is_there() {
    let fen = "4k3/pp4pp/8/8/8/8/PP4PP/4K3[N#q] w - - 0 9";
    for (answer, played) in [("N@h6", true), ("N@c3", false)] {
        let mut session = at(fen, Players::human(Side::Black));
        let (id, _) = question(&session.begin()).unwrap();
        walk(&mut session, "g7", "h6");
        assert_eq!(session.planned(), Some([square("g7"), square("h6")].as_slice()));
        session.update(best(id, answer));
        assert_eq!(session.tree().game_record().moves.len(), if played { 2 } else { 1 }, "{answer}");
        let sentence = "Your premove was not played.";
        assert_eq!(said(&session).contains(sentence), !played, "{answer}: {}", said(&session));
    }
}

/// In positions of random games: every legal reply to every answer of the engine could have been a premove, touch by
/// touch.
#[test]
fn every_reply_to_every_answer_can_be_a_premove() {
    for (seed, variant) in variants().enumerate() {
        let mut numbers = Random(seed as u64 + 1);
        for _ in 0..3 {
            let mut position = AnyPosition::start(variant).unwrap();
            for ply in 0..50 {
                let moves = position.legal_moves();
                if moves.is_empty() || position.outcome().is_some() {
                    break;
                }
                if ply % 7 == 3 {
                    let us = !position.side_to_move();
                    let mut play = Play::new(Tree::new(position.clone()), Players::human(us), Strength::Seconds(5));
                    play.begin();
                    let known: HashSet<&[Touch]> =
                        play.board().input().spellings().iter().map(|(known, _)| known.as_slice()).collect();
                    for &answer in &moves {
                        let after = position.play_unchecked(answer);
                        for reply in after.legal_moves() {
                            for spelling in after.spellings(reply) {
                                let known = known.contains(spelling.as_slice());
                                assert!(known, "{}: {} {}", position.fen(), position.uci(answer), after.uci(reply));
                            }
                        }
                    }
                }
                position = position.play_unchecked(moves[numbers.below(moves.len())]);
            }
        }
    }
}

#[test]
fn a_premove_does_not_hide_the_move_that_it_answers() {
    let mut session = session(AGAINST);
    let (id, _) = question(&walk(&mut session, "e2", "e4")).unwrap();
    let before = session.notice().1;
    walk(&mut session, "e4", "d5");
    session.update(best(id, "d7d5"));
    let told = said(&session);
    let both = told.find("d5").zip(told.find("takes")).unwrap_or_else(|| panic!("{told}"));
    assert!(told.starts_with("Black: ") && told.contains("White: ") && both.0 < both.1, "{told}");
    assert!(session.notice().1 > before, "it is announced");
    let last = |session: &Any| {
        let picture = scene(session);
        let marked = picture.rows.iter().flatten().filter(|cell| cell.last).map(|cell| cell.name.clone());
        marked.collect::<Vec<String>>()
    };
    assert_eq!(last(&session), ["d7", "d5", "e4"]);
    // Later only the last move is told and marked.
    session.update(BoardAction::Undo);
    session.update(BoardAction::Redo);
    assert!(!said(&session).contains("White: ") || !said(&session).contains("Black: "), "{}", said(&session));
    assert_eq!(last(&session), ["d5", "e4"]);
}

/// In Hole Chess, a move may go on with a pull after some replies, so its touches wait for Done. If the actual reply
/// allows no pull, they are the premove all the same.
#[test]
fn a_premove_that_could_go_on_is_played_if_it_no_longer_can() {
    let start = AnyPosition::start("hole").unwrap();
    let [mut played, mut spoiled, mut waits] = [0; 3];
    let mut random = Random(31);
    for game in 0..40 {
        if played * spoiled * waits > 0 {
            break;
        }
        let mut here = start.clone();
        for _ in 0..12 + game % 8 * 2 {
            let moves = here.legal_moves();
            if moves.len() < 2 {
                break;
            }
            here = here.play_unchecked(moves[random.below(moves.len())]);
        }
        if here.outcome().is_some() || here.in_check() {
            continue;
        }
        let mover = here.side_to_move();
        let mut session = Play::new(Tree::new(here.clone()), Players::human(!mover), Strength::Seconds(5));
        let (id, _) = question(&session.begin()).unwrap();
        // The touches that spell a whole move and may go on.
        let spellings: Vec<Vec<Touch>> =
            session.board().input().spellings().iter().map(|(spelling, _)| spelling.clone()).collect();
        let longer = |touches: &Vec<Touch>| {
            touches.len() == 2 && spellings.iter().any(|other| other.len() > 2 && other.starts_with(touches))
        };
        for touches in spellings.iter().filter(|touches| longer(touches)) {
            let mut entered = session.clone();
            tap(&mut entered, touches);
            assert_eq!(entered.planned(), None, "it waits for Done");
            assert_eq!(entered.board().input().taken(), touches);
            let text = said(&entered);
            assert!(text.contains("press “Done”"), "{text}");
            for answer in here.legal_moves() {
                let after = here.play_unchecked(answer);
                if after.outcome().is_some() {
                    continue;
                }
                let mut session = entered.clone();
                session.update(best(id, &here.uci(answer)));
                let replies = after.legal_moves();
                let mut spelled = replies.iter().map(|&m| (m, after.spellings(m).concat()));
                let goes_on = spelled.clone().any(|(_, other)| other.len() > 2 && other.starts_with(touches));
                let whole = spelled.find(|(_, other)| other == touches).map(|(m, _)| after.uci(m));
                let last = session.tree().game_record().moves.last().cloned();
                if goes_on {
                    assert_eq!(session.board().input().taken(), touches, "it still waits for Done");
                    waits += 1;
                } else if whole.is_some() {
                    assert_eq!((session.tree().len(), last), (3, whole));
                    played += 1;
                } else {
                    assert_eq!(session.tree().len(), 2);
                    let text = said(&session);
                    assert!(text.contains("Your premove was not played."), "{text}");
                    spoiled += 1;
                }
            }
        }
    }
    assert!(played > 0 && spoiled > 0 && waits > 0, "{played} {spoiled} {waits}");
}
