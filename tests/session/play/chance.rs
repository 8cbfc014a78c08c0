//! Invariants, tested with random events.

use super::*;

/// A person who touches anything, an engine that answers now or later, and a running clock, in random order.
fn some_action(numbers: &mut Random, session: &Any, open: &mut Option<(QuestionId, GameRecord)>) -> PlayAction {
    let cell = |numbers: &mut Random| Touch::Cell(Cell(numbers.below(64) as u8));
    match numbers.below(40) {
        0 => BoardAction::Undo.into(),
        1 => BoardAction::Redo.into(),
        2 => BoardAction::Back.into(),
        3 => PlayAction::Hint,
        4 => PlayAction::OfferDraw,
        5 if numbers.below(10) == 0 => PlayAction::Resign,
        6 => PlayAction::MoveNow,
        7 if numbers.below(3) == 0 => PlayAction::Pause,
        8 if numbers.below(4) == 0 => PlayAction::Step,
        9 if numbers.below(4) == 0 => PlayAction::SetOptions(Options {
            control: [None, Some(Control::new(1, 0)), Some(Control::new(3, 2))][numbers.below(3)],
            pace: 1,
            turning: numbers.below(2) == 0,
            facing: numbers.below(2) == 0,
        }),
        10 => BoardAction::GoTo(numbers.below(session.tree().len())).into(),
        11 => BoardAction::Lift(cell(numbers)).into(),
        12 => BoardAction::Land(cell(numbers)).into(),
        13 => BoardAction::Ask(Cell(numbers.below(64) as u8)).into(),
        14 => BoardAction::ChooseLanding(numbers.below(3)).into(),
        15..24 => {
            // The engine answers its last search from the record in the request.
            let Some((id, record)) = open.take() else { return BoardAction::Back.into() };
            let replay = record.follow::<AnyPosition>().expect("the record of a search must be legal");
            let moves = replay.last().legal_moves();
            let mv = replay.last().uci(moves[numbers.below(moves.len())]);
            // Sometimes an evaluation arrives before the answer.
            if numbers.below(3) > 0 {
                *open = Some((id, record));
                let score = Score::Centipawns(numbers.below(2000) as i32 - 1000);
                return PlayAction::Reply(Reply::Info {
                    id,
                    info: Info { rank: 1, depth: 1, no_mate_within: 0, score, nodes: 1, millis: 1, line: vec![mv] },
                });
            }
            PlayAction::Reply(Reply::Best { id, mv: Some(mv) })
        }
        _ => {
            let next = session.board().input().next();
            let touch = if next.is_empty() { cell(numbers) } else { next[numbers.below(next.len())] };
            BoardAction::Tap(touch).into()
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(160))]

    /// For random events: every move in the history is legal, the shown state can be stored and restored, and the game
    /// never gets stuck. A person is to move, the engine searches or is paused, or the game is over.
    #[test]
    fn random_events_never_break_the_game_or_leave_it_stuck(seed in any::<u64>()) {
        let mut numbers = Random(seed);
        let names: Vec<&str> = variants().collect();
        let variant = names[numbers.below(names.len())];
        let control = (numbers.below(2) == 0).then_some(Control::new(1, 1));
        let tree = Tree::new(AnyPosition::start(variant).unwrap());
        let players = [AGAINST, AGAINST, Players::human(Side::Black), Players::ENGINES, Players::HUMANS][numbers.below(5)];
        let mut session = Play::new(tree, players, Strength::Seconds(1))
            .with_options(Options { control, pace: 1, turning: false, facing: false })
            .with_coach(Some(true));
        session.set_coach(numbers.below(2) == 0);
        let (mut now, mut open) = (0, None);
        let mut effects = session.begin();
        for _ in 0..150 {
            for effect in effects.drain(..) {
                match effect {
                    PlayEffect::Ask(Request::Search { id, record, .. }) => open = Some((id, record)),
                    PlayEffect::Ask(Request::Stop { id }) if open.as_ref().is_some_and(|(asked, _)| *asked == id) => open = None,
                    _ => {}
                }
            }
            now += numbers.below(900) as u64;
            effects.extend(session.update(PlayAction::Tick(now)));
            let planned = session.planned().map(<[Touch]>::to_vec);
            let action = some_action(&mut numbers, &session, &mut open);
            effects.extend(session.update(action.clone()));

            let side = session.position().side_to_move();
            let working = open.is_some() || effects.iter().any(|effect| matches!(effect, PlayEffect::Ask(Request::Search { .. })));
            if session.is_thinking() {
                prop_assert!(working || session.wants_ticks(), "the engine is thinking without a search: {action:?}");
                prop_assert_eq!(session.players().of(side), Player::Engine);
                prop_assert_eq!(session.outcome(), None);
            } else if session.outcome().is_none() {
                let may = session.players().of(side) == Player::Human && !session.board().input().spellings().is_empty();
                prop_assert!(may || session.is_paused(), "the game is stuck after {action:?}");
                prop_assert_eq!(session.planned(), None, "a premove remains although the engine is not to move: {:?} {:?}", planned, action);
            }
            for side in Side::BOTH {
                prop_assert!(session.face(side).is_none_or(|face| face.left <= 30 * 60_000));
            }
        }
        let tree = session.tree();
        for node in 1..tree.len() {
            let (parent, m) = tree.move_to(node).unwrap();
            prop_assert!(tree.at(parent).legal_moves().contains(&m), "move {node} of {variant}");
        }
        let saved = session.save();
        let again: Any = Play::restore(&saved).unwrap();
        prop_assert_eq!(again.save(), saved);
        prop_assert_eq!(scene(&again).result, scene(&session).result);
    }
}
