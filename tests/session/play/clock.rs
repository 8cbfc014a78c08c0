//! Clocks.

use super::*;
use hostage_chess::session::Opponent;

#[test]
fn the_clock_of_the_side_to_move_runs_and_each_move_adds_the_increment() {
    let mut session = clocked(Players::HUMANS, 3, 2);
    let left = |session: &Any| Side::BOTH.map(|side| session.face(side).unwrap().left);
    session.update(PlayAction::Tick(1_000));
    session.begin();
    session.update(PlayAction::Tick(50_000));
    walk(&mut session, "e2", "e4");
    walk(&mut session, "e7", "e5");
    assert_eq!(left(&session), [180_000; 2], "no clock runs during the first moves");
    session.update(PlayAction::Tick(53_000));
    assert_eq!(left(&session), [177_000, 180_000]);
    walk(&mut session, "g1", "f3");
    assert_eq!(left(&session), [179_000, 180_000]);
    assert!(session.face(Side::Black).unwrap().running && !session.face(Side::White).unwrap().running);
    session.update(PlayAction::Tick(63_500));
    walk(&mut session, "b8", "c6");
    assert_eq!(left(&session), [179_000, 171_500]);

    // While an earlier position is shown, the clock of the game runs on.
    session.update(PlayAction::Tick(70_000));
    session.update(BoardAction::Undo);
    assert_eq!(left(&session), [172_500, 171_500]);
    session.update(PlayAction::Tick(71_000));
    assert_eq!(left(&session), [171_500, 171_500]);
    assert!(session.face(Side::White).unwrap().running);
    session.update(BoardAction::Redo);
    assert_eq!(left(&session), [171_500, 171_500]);

    // Taking the move back restores the times before it, and the clock continues from there.
    session.update(PlayAction::TakeBack);
    assert_eq!(left(&session), [179_000, 180_000]);
    session.update(PlayAction::Tick(72_000));
    assert_eq!(left(&session), [179_000, 179_000]);

    // The times are the same after a reload.
    let mut again = restored(&session);
    assert_eq!(left(&again), [179_000, 179_000]);
    again.update(PlayAction::Tick(1_000_000));
    again.begin();
    again.update(PlayAction::Tick(1_004_000));
    assert_eq!(left(&again), [179_000, 175_000]);

    // So does a move from an earlier position.
    again.update(BoardAction::Undo);
    again.update(BoardAction::Undo);
    again.update(PlayAction::Tick(1_005_000));
    walk(&mut again, "d7", "d6");
    assert_eq!(left(&again), [180_000; 2]);
}

#[test]
fn looking_back_gives_no_time_and_costs_nobody_else_any() {
    // A person whose clock runs looks at all positions and returns.
    let mut session = clocked(AGAINST, 3, 0);
    let left = |session: &Any| Side::BOTH.map(|side| session.face(side).unwrap().left);
    let (id, _) = question(&walk(&mut session, "e2", "e4")).unwrap();
    session.update(best(id, "e7e5"));
    session.update(PlayAction::Tick(10_000));
    for (seconds, action) in
        [BoardAction::Undo, BoardAction::Undo, BoardAction::Redo, BoardAction::Redo].into_iter().enumerate()
    {
        session.update(action);
        assert_eq!(left(&session), [170_000 - 1_000 * seconds as u32, 180_000]);
        session.update(PlayAction::Tick(11_000 + 1_000 * seconds as u64));
    }
    assert_eq!(left(&session), [166_000, 180_000]);

    // The engine thinks; the person looks back, which pauses it. Its clock stands, and no time returns to it.
    let (id, _) = question(&walk(&mut session, "g1", "f3")).unwrap();
    session.update(PlayAction::Tick(17_000));
    assert_eq!(left(&session), [166_000, 177_000]);
    assert!(session.update(BoardAction::Undo).contains(&PlayEffect::Ask(Request::Stop { id })));
    session.update(PlayAction::Tick(100_000));
    session.update(PlayAction::Tick(180_000));
    assert_eq!(left(&session), [166_000, 177_000]);
    session.update(BoardAction::Redo);
    let (id, limits) = question(&session.update(PlayAction::MoveNow)).unwrap();
    assert!(limits.aim.is_some());
    session.update(PlayAction::Tick(182_000));
    assert_eq!(left(&session), [166_000, 175_000]);
    session.update(best(id, "b8c6"));
    session.update(PlayAction::Tick(183_000));

    // The engine is asked for another move at an earlier position: the game goes on from there, on its clock.
    session.update(BoardAction::GoTo(3));
    let (id, _) = question(&session.update(PlayAction::MoveNow)).unwrap();
    assert!(session.face(Side::Black).unwrap().running);
    session.update(PlayAction::Tick(184_000));
    session.update(best(id, "d7d6"));
    assert_eq!(left(&session), [166_000, 176_000]);
    assert_eq!((session.is_helped(), session.is_looking()), (true, false));
}

#[test]
fn the_flag_of_the_side_to_move_falls_whatever_position_is_shown() {
    for back in 0..3 {
        let mut session = clocked(Players::HUMANS, 1, 0);
        session.update(PlayAction::Tick(1_000));
        for (from, to) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3")] {
            walk(&mut session, from, to);
        }
        for _ in 0..back {
            session.update(BoardAction::Undo);
        }
        session.update(PlayAction::Tick(60_900));
        assert_eq!(session.verdict(), None, "{back}");
        session.update(PlayAction::Tick(61_000));
        assert_eq!(session.settled(), Some(Settled::OutOfTime(Side::Black)), "{back}");
        assert_eq!((session.is_looking(), session.is_helped()), (false, false));
    }
}

#[test]
fn running_out_of_time_ends_the_game() {
    let mut session = clocked(AGAINST, 1, 0);
    let (id, _) = question(&walk(&mut session, "e2", "e4")).unwrap();
    session.update(best(id, "e7e5"));
    session.update(PlayAction::Tick(45_000));
    let face = session.face(Side::White).unwrap();
    assert_eq!((face.left, face.low, face.running), (15_000, false, true));
    session.update(PlayAction::Tick(50_000));
    assert!(session.face(Side::White).unwrap().low);
    assert_eq!(clocks(&session)[1].as_ref().unwrap().label, "White’s clock: 10 seconds, running low");
    session.update(PlayAction::Tick(51_500));
    assert_eq!(clocks(&session)[1].as_ref().unwrap().text, "0:08.5");
    let effects = session.update(PlayAction::Tick(60_000));
    assert!(effects.contains(&PlayEffect::Save));
    assert_eq!(session.settled(), Some(Settled::OutOfTime(Side::White)));
    assert_eq!((scene(&session).result, said(&session).as_str()), ("0-1", "You lost on time."));
    walk(&mut session, "d2", "d4");
    assert_eq!(session.tree().len(), 3);
    assert!(!session.wants_ticks());
    assert_eq!(restored(&session).settled(), session.settled());
}

#[test]
fn sleep_of_the_machine_and_changes_of_its_clock_take_no_time() {
    let mut session = clocked(Players::HUMANS, 3, 0);
    session.update(PlayAction::Tick(1_000));
    walk(&mut session, "e2", "e4");
    walk(&mut session, "e7", "e5");
    let mut left_at = |now: u64| {
        session.update(PlayAction::Tick(now));
        session.face(Side::White).unwrap().left
    };
    assert_eq!(left_at(5_000), 176_000);
    // A hidden page may receive a timer event only once a minute.
    assert_eq!(left_at(65_000), 116_000);
    // The machine slept for eight hours.
    assert_eq!(left_at(65_000 + 8 * 3_600_000), 116_000);
    assert_eq!(left_at(66_000 + 8 * 3_600_000), 115_000);
    assert_eq!(left_at(7_000), 115_000);
    assert_eq!(left_at(67_000 + 8 * 3_600_000), 114_000);
}

#[test]
fn the_engine_thinks_within_its_strength_and_its_share_of_the_clock() {
    let times = |strength: Strength, minutes: u32| {
        let control = Some(Control::new(minutes, 0));
        let session = Play::new(session(Players::ENGINES).tree().clone(), Players::ENGINES, strength);
        let mut session = session.with_options(Options { control, ..Options::default() });
        let (_, limits) = question(&session.begin()).unwrap();
        (limits.aim, limits.millis, limits.nodes)
    };
    let share = (60_000 - 50) / 30;
    assert_eq!(times(Strength::Seconds(60), 1), (Some(share), Some(3 * share), None));
    assert_eq!(times(Strength::Seconds(1), 10), (Some(10 * 60_000 / 30 - 2), Some(1000), None));
    let level = Strength::Level(Level::LOWEST);
    assert_eq!(times(level, 1), (Some(share), Some(3 * share), level.limits().nodes));
}

#[test]
fn each_game_has_its_levels() {
    let mut nodes = Vec::new();
    for variant in ["hostage", "hole", "messenger", "messenger-couriers", "takeover-41"] {
        for level in Level::all() {
            let strength = Strength::Level(level);
            let start = Tree::new(AnyPosition::start(variant).unwrap());
            let mut session = Play::new(start, Players::ENGINES, strength);
            let limits = question(&session.begin()).unwrap().1;
            assert_eq!(limits, level.limits_in(variant), "{variant}");
            assert_eq!(limits.blindness.is_some(), level.number() < 6, "{variant}");
        }
        nodes.push(Level::all().map(|level| level.limits_in(variant).nodes).collect::<Vec<_>>());
    }
    assert!(nodes[0] != nodes[1] && nodes[1] != nodes[2] && nodes[2] == nodes[3] && nodes[0] == nodes[4]);
}

/// Engines that play each other, or that have a time per move, play their best.
#[test]
fn an_opponent_plays_only_people_in_its_style() {
    let style = |players: Players, strength: Strength| {
        let mut session = Play::new(session(players).tree().clone(), players, strength);
        question(&session.begin()).unwrap().1.style
    };
    let person = Players::human(Side::Black);
    for level in Level::all() {
        assert_eq!(style(person, Strength::Level(level)), Opponent::at(level).style);
        assert_eq!(style(Players::ENGINES, Strength::Level(level)), None);
    }
    assert_eq!(style(person, Strength::Level(Level::BEGINNER)), None);
    assert_eq!(style(person, Strength::Seconds(1)), None);
}

#[test]
fn a_new_clock_starts_with_its_full_time_and_the_engine_is_asked_again() {
    let mut session = session(AGAINST);
    let (id, _) = question(&walk(&mut session, "e2", "e4")).unwrap();
    let control = Some(Control::new(5, 3));
    let effects = session.update(PlayAction::SetOptions(Options { control, ..Options::default() }));
    assert!(effects.contains(&PlayEffect::Ask(Request::Stop { id })));
    let (id, _) = question(&effects).unwrap();
    session.update(best(id, "e7e5"));
    session.update(PlayAction::Tick(50_000));
    session.update(PlayAction::Tick(100_000));
    assert_eq!(session.face(Side::White).unwrap().left, 200_000);
    session.update(PlayAction::SetOptions(Options { control: Some(Control::new(0, 999)), ..Options::default() }));
    let sane = session.options().control.unwrap();
    assert_eq!((sane.minutes, sane.increment), (1, Control::MOST));
    session.update(PlayAction::SetOptions(Options::default()));
    assert_eq!(session.face(Side::White), None);
    session.update(PlayAction::Tick(100_000_000));
    assert_eq!(session.outcome(), None);
}
