//! The coach asks about blunders before the engine answers, and about no other moves.

use super::*;
use hostage_chess::engine::{Asker, EngineFault};

/// Taking the knight allows mate with it.
const TRAP: &str = "k7/8/8/4n3/8/8/6PP/4R1RK[#N] w - - 0 1";

const CADET: Strength = Strength::Level(Level::LOWEST);

fn cp(worth: i32) -> Score {
    Score::Centipawns(worth)
}

fn coached(fen: &str, strength: Strength) -> Any {
    let position = AnyPosition::from_fen("hostage", fen).unwrap();
    let mut session = Play::new(Tree::new(position), AGAINST, strength);
    session.set_coach(true);
    session
}

/// The asker of the search among the effects, if any, and the number of moves in its record.
fn asked(effects: &[PlayEffect]) -> Option<(Asker, usize)> {
    effects.iter().rev().find_map(|effect| match effect {
        PlayEffect::Ask(Request::Search { id, record, .. }) => Some((id.asker, record.moves.len())),
        _ => None,
    })
}

/// Answers a search with a score for the side to move.
fn value(session: &mut Any, effects: &[PlayEffect], score: Score, best_move: &str) -> Vec<PlayEffect> {
    let (id, _) = question(effects).expect("a search was requested");
    session.update(info(id, score, best_move));
    session.update(best(id, best_move))
}

/// Plays the blunder, and lets the coach evaluate both positions.
fn trapped(mut session: Any) -> (Any, Vec<PlayEffect>) {
    let effects = walk(&mut session, "e1", "e5");
    assert_eq!(asked(&effects), Some((Asker::Coach, 0)), "the position before the move is searched first");
    let effects = value(&mut session, &effects, cp(50), "e1e2");
    assert_eq!(asked(&effects), Some((Asker::Coach, 1)), "the position after the move is searched next");
    let effects = value(&mut session, &effects, Score::Mate(1), "N#N@f2");
    (session, effects)
}

fn warned() -> Any {
    let (session, effects) = trapped(coached(TRAP, CADET));
    assert_eq!(asked(&effects), None);
    assert!(session.is_warned());
    session
}

#[test]
fn a_blunder_is_asked_about_with_the_opponents_best_reply() {
    let session = warned();
    assert!(!session.is_thinking() && session.is_paused());
    let picture = scene(&session);
    assert_eq!(picture.words.text, "Black can ransom the knight with mate: (N)N*f2#. Take back?");
    assert_eq!(picture.words.tone, Tone::Question);
    assert!(game_view(&session).warned);
    // The landing square of the reply and its payment are marked.
    assert!(session.threatened().contains(&square("f2")));
    assert!(picture.rows.iter().flatten().any(|cell| cell.hinted && cell.name == "f2"));
}

#[test]
fn a_reply_on_the_board_is_shown_as_an_arrow() {
    let mut session = coached("k7/8/8/8/8/2n5/7P/3Q3K[#] w - - 0 1", CADET);
    let effects = walk(&mut session, "h2", "h3");
    let effects = value(&mut session, &effects, cp(700), "d1d8");
    value(&mut session, &effects, cp(200), "c3d1");
    assert!(session.is_warned());
    let cell = |name| Layout::square_8x8().cell(name).unwrap();
    assert_eq!(scene(&session).advice, [(cell("c3"), cell("d1"))]);
    assert!(said(&session).starts_with("Black can take the queen on d1: Nxd1"), "{}", said(&session));
}

#[test]
fn the_question_is_asked_once_and_stays_until_it_is_answered() {
    let mut session = warned();
    let (text, number) = (said(&session), scene(&session).words.number);
    tap(&mut session, &[square("a8")]);
    assert_eq!((said(&session), session.is_warned()), (text.clone(), true));
    assert!(scene(&session).words.number > number, "the question is announced again");
    session.update(PlayAction::Tell("somebody asked".to_owned()));
    assert_eq!(said(&session), "somebody asked");
}

#[test]
fn after_a_take_back_the_player_is_to_move_and_not_asked_again() {
    for back in [PlayAction::TakeBack, BoardAction::Undo.into()] {
        let mut session = warned();
        session.update(back);
        assert!(!session.is_warned() && !session.is_paused() && session.tree().depth() == 0);
        assert_eq!(scene(&session).advice, []);
        let effects = walk(&mut session, "e1", "e5");
        assert_eq!(asked(&effects), Some((Asker::Play, 1)), "the same move is accepted");
    }
    let mut session = warned();
    session.update(PlayAction::TakeBack);
    let effects = walk(&mut session, "g2", "g3");
    assert_eq!(asked(&effects), Some((Asker::Play, 1)), "a different move is accepted too");
}

#[test]
fn playing_on_gets_an_answer() {
    for on in [PlayAction::MoveNow, BoardAction::Back.into()] {
        let mut session = warned();
        let effects = session.update(on);
        assert_eq!(asked(&effects), Some((Asker::Play, 1)));
        assert!(!session.is_warned() && session.is_thinking());
        let (id, _) = question(&effects).unwrap();
        session.update(best(id, "N#N@f2"));
        assert_eq!(session.tree().depth(), 2);
    }
}

#[test]
fn the_coach_asks_only_about_blunders() {
    // The score of the position with its best move, and the opponent's score after the move played.
    let fine = [
        (cp(50), "e1e2", cp(-40)),
        (cp(50), "e1e2", cp(90)),
        // The best move is never a blunder, even if a later search disagrees.
        (cp(50), "e1e5", Score::Mate(1)),
        // The game was lost anyway.
        (cp(-600), "e1e2", Score::Mate(1)),
        (Score::Mate(-3), "e1e2", Score::Mate(1)),
        // The game is still won.
        (Score::Mate(3), "e1e2", cp(-900)),
    ];
    for (was, mv, is) in fine {
        let mut session = coached(TRAP, CADET);
        let effects = walk(&mut session, "e1", "e5");
        let effects = value(&mut session, &effects, was, mv);
        let effects = value(&mut session, &effects, is, "a8a7");
        assert_eq!(asked(&effects), Some((Asker::Play, 1)), "{was:?} {is:?}");
        assert!(!session.is_warned());
    }
}

/// Plays a move in a game with scores before and after it, for White, and answers with the best move of the other line.
fn judged(session: &mut Any, (from, to): (&str, &str), scores: [i32; 2], lines: [&str; 2]) -> (bool, Vec<PlayEffect>) {
    let effects = walk(session, from, to);
    let effects = value(session, &effects, cp(scores[0]), lines[0]);
    let effects = value(session, &effects, cp(-scores[1]), lines[1]);
    let warned = session.is_warned();
    assert_ne!(warned, asked(&effects).is_some_and(|(asker, _)| asker == Asker::Play), "either a question or a reply");
    (warned, effects)
}

#[test]
fn a_losing_player_hears_of_a_piece_left_hanging_and_of_a_ransom_that_overpays() {
    const HANGING: &str = "k7/8/8/8/8/2n5/7P/3Q3K[#] w - - 0 1";
    const RANSOM: &str = "4k3/ppp2ppp/8/8/8/8/PPP2PPP/4K3[#Nqb] w - - 0 20";
    let told = |fen, step, scores, lines| {
        let mut session = coached(fen, CADET);
        judged(&mut session, step, scores, lines).0.then(|| said(&session))
    };
    let hangs = told(HANGING, ("h2", "h3"), [-700, -1600], ["d1d8", "c3d1"]);
    assert_eq!(hangs.as_deref(), Some("Black can take the queen on d1: Nxd1. Take back?"));
    let overpays = |scores: [i32; 2]| {
        let mut session = coached(RANSOM, CADET);
        let effects = session.update(BoardAction::Type("(Q)N*d5".into()));
        let effects = value(&mut session, &effects, cp(scores[0]), "N#B@d5");
        value(&mut session, &effects, cp(-scores[1]), "Q@h4");
        session.is_warned().then(|| said(&session))
    };
    let dear = overpays([-500, -900]);
    assert!(dear.as_ref().is_some_and(|said| said.contains("paid a queen where a bishop")), "{dear:?}");
    // Small losses, and moves with no such fact, are not worth a remark to somebody who is losing.
    assert_eq!(overpays([-500, -600]), None);
    assert_eq!(told(HANGING, ("h2", "h3"), [-700, -1600], ["d1d8", "a8a7"]), None);
    assert_eq!(
        told("k7/8/8/8/8/2n5/P6P/3Q3K[#] w - - 0 1", ("h2", "h3"), [-700, -900], ["d1d8", "c3a2"]),
        None,
        "a pawn"
    );
}

/// The coach speaks about at most one of three moves, unless a move loses the game at once.
#[test]
fn the_coach_speaks_after_at_most_one_move_in_three() {
    const QUEENS: &str = "k7/8/8/8/8/8/7P/3Q3K[#] w - - 0 1";
    let line = [("h2", "h3"), ("h3", "h4"), ("h4", "h5"), ("h5", "h6"), ("h1", "g1"), ("g1", "f1"), ("f1", "e1")];
    let replies = ["a8a7", "a7a6", "a6b6", "b6b7", "b7a7", "a7a8", "a8b8"];
    let mut session = coached(QUEENS, CADET);
    let mut heard = Vec::new();
    for (step, reply) in line.into_iter().zip(replies) {
        let (warned, effects) = judged(&mut session, step, [300, -300], ["d1d2", reply]);
        heard.push(warned);
        let effects = if warned { session.update(PlayAction::MoveNow) } else { effects };
        let (id, _) = question(&effects).expect("the engine was asked for its move");
        session.update(best(id, reply));
    }
    assert_eq!(heard, [true, false, false, true, false, false, true]);

    let mut session = coached(QUEENS, CADET);
    assert!(judged(&mut session, line[0], [300, -300], ["d1d2", "a8a7"]).0);
    let (id, _) = question(&session.update(PlayAction::MoveNow)).unwrap();
    session.update(best(id, "a8a7"));
    let effects = walk(&mut session, "h3", "h4");
    let effects = value(&mut session, &effects, cp(300), "d1d2");
    value(&mut session, &effects, Score::Mate(2), "a7a6");
    assert!(session.is_warned(), "this move loses the game at once");
    // The same holds for a player who is losing.
    let mut session = coached("k7/8/8/8/8/2n5/7P/3Q3K[#] w - - 0 1", CADET);
    assert!(judged(&mut session, ("h2", "h3"), [-700, -1600], ["d1d8", "c3d1"]).0);
    let (id, _) = question(&session.update(PlayAction::MoveNow)).unwrap();
    session.update(best(id, "a8a7"));
    assert!(!judged(&mut session, ("h3", "h4"), [-700, -1600], ["d1d8", "c3d1"]).0);
}

#[test]
fn a_forced_move_is_no_mistake() {
    let mut session = coached("8/8/8/8/8/1k6/8/K6r[#] w - - 0 1", CADET);
    // No other move answers this check.
    assert_eq!(session.position().legal_moves().len(), 0, "mate");
    session = coached("8/8/8/8/8/2k5/8/K6r[#] w - - 0 1", CADET);
    assert_eq!(session.position().legal_moves().len(), 1);
    assert_eq!(asked(&walk(&mut session, "a1", "a2")), Some((Asker::Play, 1)));
}

#[test]
fn the_coach_does_not_ask_about_the_first_move() {
    let mut session = session(AGAINST).with_coach(Some(true));
    session.set_coach(true);
    let (id, _) = question(&walk(&mut session, "e2", "e4")).unwrap();
    assert_eq!(id.asker, Asker::Play);
    session.update(best(id, "e7e5"));
    assert_eq!(asked(&walk(&mut session, "g1", "f3")), Some((Asker::Coach, 2)));
}

#[test]
fn the_coach_is_active_only_where_it_is_wanted() {
    let level = |number| Strength::Level(Level::new(number).unwrap());
    let looks = |mut session: Any| asked(&walk(&mut session, "e1", "e5")).unwrap().0 == Asker::Coach;
    let clocked = |minutes| Options { control: Some(Control::new(minutes, 0)), ..Options::default() };
    for number in 0..=13 {
        assert_eq!(looks(coached(TRAP, level(number))), number <= 6, "{number}");
    }
    assert!(!looks(coached(TRAP, Strength::Seconds(5))));
    assert!(!looks(with(coached(TRAP, CADET), clocked(3))));
    assert!(looks(with(coached(TRAP, CADET), clocked(10))));
    assert!(!looks(coached(TRAP, CADET).with_coach(Some(false))));
    assert!(looks(coached(TRAP, level(13)).with_coach(Some(true))));
    assert!(looks(with(coached(TRAP, CADET), clocked(1)).with_coach(Some(true))));
    let mut off = coached(TRAP, CADET).with_coach(Some(true));
    off.set_coach(false);
    assert!(!looks(off));
    let mut people = at(TRAP, Players::HUMANS);
    people.set_coach(true);
    assert_eq!(asked(&walk(&mut people, "e1", "e5")), None);
}

#[test]
fn a_choice_for_one_game_is_stored_with_it() {
    assert_eq!(restored(&coached(TRAP, CADET).with_coach(Some(true))).coach_chosen(), Some(true));
    assert_eq!(restored(&coached(TRAP, CADET)).coach_chosen(), None);
    assert_eq!(coached(TRAP, CADET).with_coach(Some(false)).rematch().coach_chosen(), Some(false));
}

#[test]
fn an_engine_that_fails_or_is_silent_does_not_block_the_game() {
    let start = || {
        let mut session = coached(TRAP, CADET);
        session.update(PlayAction::Tick(10_000));
        let effects = walk(&mut session, "e1", "e5");
        let (id, limits) = question(&effects).unwrap();
        assert!(limits.nodes.is_some() && limits.millis.is_some_and(|millis| millis <= 150));
        (session, id)
    };
    let (mut session, id) = start();
    let effects =
        session.update(PlayAction::Reply(Reply::Error { id, fault: EngineFault::Crashed("gone".to_owned()) }));
    assert_eq!(asked(&effects), Some((Asker::Play, 1)));
    let (mut session, id) = start();
    assert_eq!(asked(&session.update(best(id, "e1e2"))), Some((Asker::Play, 1)), "a move without a score");
    let (mut session, id) = start();
    assert!(session.wants_ticks() && session.is_thinking());
    assert_eq!(session.update(PlayAction::Tick(12_900)), []);
    let effects = session.update(PlayAction::Tick(13_000));
    assert!(effects.contains(&PlayEffect::Ask(Request::Stop { id })));
    assert_eq!(asked(&effects), Some((Asker::Play, 1)));
    assert_eq!(session.update(info(id, cp(0), "e1e2")), [], "a late answer is ignored");
    assert!(session.is_thinking() && !session.is_warned());
    let (mut session, id) = start();
    let effects = session.update(PlayAction::MoveNow);
    assert!(effects.contains(&PlayEffect::Ask(Request::Stop { id })));
    assert_eq!(asked(&effects), Some((Asker::Play, 1)), "“Move now” does not wait for the coach");
}

#[test]
fn the_move_is_shown_before_the_question() {
    let mut session = coached(TRAP, CADET);
    session.update(PlayAction::Tick(10_000));
    let (mut session, effects) = trapped(session);
    assert_eq!(asked(&effects), None);
    assert!(!session.is_warned() && session.is_thinking() && session.wants_ticks());
    session.update(PlayAction::Tick(10_699));
    assert!(!session.is_warned());
    session.update(PlayAction::Tick(10_700));
    assert!(session.is_warned() && !session.wants_ticks());
}

#[test]
fn a_good_move_is_answered_without_extra_delay() {
    let mut session = coached(TRAP, CADET);
    session.update(PlayAction::Tick(10_000));
    let effects = walk(&mut session, "g2", "g3");
    session.update(PlayAction::Tick(10_100));
    let effects = value(&mut session, &effects, cp(50), "e1e2");
    session.update(PlayAction::Tick(10_200));
    let effects = value(&mut session, &effects, cp(-50), "a8a7");
    session.update(PlayAction::Tick(10_250));
    let (id, _) = question(&effects).unwrap();
    session.update(best(id, "a8a7"));
    assert_eq!(session.tree().depth(), 1, "the move is still being shown");
    session.update(PlayAction::Tick(10_700));
    assert_eq!(session.tree().depth(), 2);
}

#[test]
fn a_premove_waits_for_the_answer_and_is_checked_too() {
    let mut session = coached(TRAP, CADET);
    let effects = walk(&mut session, "e1", "e5");
    assert!(session.board().is_premoving(), "while the coach is thinking");
    walk(&mut session, "e5", "e8");
    let effects = value(&mut session, &effects, cp(50), "e1e2");
    value(&mut session, &effects, cp(900), "N#N@a1");
    assert!(session.is_warned());
    assert_eq!(session.planned(), None, "the premove relied on the move in question");
    let mut session = coached(TRAP, CADET);
    let effects = walk(&mut session, "e1", "e5");
    walk(&mut session, "e5", "e8");
    let effects = value(&mut session, &effects, cp(50), "e1e2");
    let effects = value(&mut session, &effects, cp(-50), "N#N@a1");
    let (id, _) = question(&effects).unwrap();
    let effects = session.update(best(id, "N#N@a1"));
    assert_eq!(session.tree().depth(), 3, "the premove is played when the engine has answered");
    assert_eq!(asked(&effects), Some((Asker::Coach, 2)));
    let mut session = warned();
    walk(&mut session, "e5", "e8");
    assert_eq!(session.planned(), None, "no premove is possible while the coach asks");
}

#[test]
fn no_clock_runs_while_the_coach_asks() {
    let control = Some(Control::new(10, 0));
    let mut session =
        with(coached("k7/8/8/4n3/8/8/6PP/3R2RK[#N] w - - 0 1", CADET), Options { control, ..Options::default() });
    session.update(PlayAction::Tick(1_000));
    let effects = walk(&mut session, "d1", "e1");
    let effects = value(&mut session, &effects, cp(0), "d1d2");
    let effects = value(&mut session, &effects, cp(0), "a8a7");
    session.update(PlayAction::Tick(2_000));
    let (id, _) = question(&effects).unwrap();
    session.update(best(id, "a8a7"));
    session.update(PlayAction::Tick(10_000));
    let effects = walk(&mut session, "e1", "e5");
    let effects = value(&mut session, &effects, cp(0), "h2h3");
    value(&mut session, &effects, Score::Mate(1), "N#N@f2");
    session.update(PlayAction::Tick(10_700));
    assert!(session.is_warned());
    let left = |session: &Any| Side::BOTH.map(|side| session.face(side).unwrap().left);
    let before = left(&session);
    session.update(PlayAction::Tick(100_000));
    assert_eq!(left(&session), before);
    session.update(PlayAction::TakeBack);
    session.update(PlayAction::Tick(101_000));
    assert_eq!(left(&session)[0], 600_000 - 1_000, "the move is taken back with its time");
}

#[test]
fn leaving_the_screen_and_coming_back_asks_again() {
    let mut session = warned();
    session.leave();
    assert!(!session.is_warned());
    let effects = session.begin();
    assert!(asked(&effects).is_none() && session.is_warned());
}

#[test]
fn the_last_move_of_an_opened_link_is_not_judged() {
    let mut session = coached(TRAP, CADET);
    let record = GameRecord { variant: "hostage".into(), start: Some(TRAP.into()), moves: vec!["e1e5".into()] };
    let (_, other) = session.open_link(record.follow::<AnyPosition>().unwrap(), AGAINST, CADET, None);
    let mut opened = other.unwrap_or(session);
    opened.set_coach(true);
    assert_eq!(asked(&opened.begin()), Some((Asker::Play, 1)));
}

#[test]
fn the_coach_works_in_every_game() {
    for variant in variants() {
        let mut session = Play::new(Tree::new(AnyPosition::start(variant).unwrap()), AGAINST, CADET);
        let moves = |session: &Any| {
            let position = session.position();
            position.legal_moves().into_iter().map(|m| position.uci(m)).collect::<Vec<_>>()
        };
        // Plays until both sides have set up and made their first moves, including the engine's side.
        let mut effects = session.begin();
        let mut numbers = Random(7);
        for _ in 0..200 {
            let all = moves(&session);
            session.set_coach(session.tree().depth() > 2 && all.len() > 1);
            let mv = all[numbers.below(all.len())].clone();
            effects = match question(&effects) {
                Some((id, _)) if id.asker == Asker::Coach => break,
                Some((id, _)) => session.update(best(id, &mv)),
                None => session.update(BoardAction::Type(mv)),
            };
            assert!(session.outcome().is_none(), "{variant}");
        }
        let record = effects.iter().find_map(|effect| match effect {
            PlayEffect::Ask(Request::Search { record, .. }) => Some(record.clone()),
            _ => None,
        });
        let before = record.unwrap().follow::<AnyPosition>().unwrap();
        let first = before.last().uci(before.last().legal_moves()[0]);
        let effects = value(&mut session, &effects, cp(0), &first);
        let answer = moves(&session)[0].clone();
        value(&mut session, &effects, cp(800), &answer);
        assert!(session.is_warned(), "{variant}");
        let text = said(&session);
        assert!(text.ends_with("Take back?") && !text.contains('{'), "{variant}: {text}");
    }
}
