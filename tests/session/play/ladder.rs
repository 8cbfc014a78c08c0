//! The ladder: opponents beaten in games that count.

use super::*;
use hostage_chess::session::ladder::Climb;
use hostage_chess::session::lesson::LessonProgress;
use hostage_chess::session::{Opponent, ladder};

#[test]
fn only_a_win_from_the_beginning_counts() {
    let won = fools_mate(level(5), &[]);
    assert_eq!(ladder::climb(&won), Level::new(5).map(Climb::Counts));
    let given = Play::new(won.tree().clone(), won.players(), won.strength());
    assert_eq!(ladder::climb(&given), None, "the game came with a link");
    assert_eq!(ladder::climb(&fools_mate(Strength::Seconds(5), &[])), None);
    let mut set_up = at("6k1/5ppp/8/8/8/8/8/R3K3[#] w - - 0 9", AGAINST);
    walk(&mut set_up, "a1", "a8");
    assert!(set_up.outcome().is_some());
    assert_eq!(ladder::climb(&set_up), None);
    let mut given_up = session(AGAINST);
    given_up.update(PlayAction::Resign);
    given_up.update(PlayAction::Resign);
    assert_eq!(ladder::climb(&given_up), None);
}

/// The Recruit stands before the ladder: a win is remembered and leads to the first level, but is no step.
#[test]
fn a_win_against_the_recruit_leads_to_the_ladder() {
    let won = fools_mate(level(0), &[]);
    assert_eq!(ladder::climb(&won), Some(Climb::Counts(Level::BEGINNER)));
    assert_eq!(hostage_chess::session::new_game::next_level(&won), Some(Level::LOWEST));
    assert_eq!(hostage_chess::words::ladder(Some(Level::BEGINNER)), "You have beaten Recruit. Next: Cadet, level 1.");
    let mut progress = LessonProgress::default();
    assert!(ladder::note(&mut progress, "hostage", Level::BEGINNER));
    let again = LessonProgress::read(&progress.to_string());
    assert!(ladder::has_met(&again, "hostage", Opponent::RECRUIT) && again.is_empty() && !again.is_damaged());
    assert_eq!((ladder::top(&again, "hostage"), ladder::standing(&again)), (None, (None, Some(Opponent::ALL[0]))));
    assert_eq!(restored(&won).strength(), level(0), "stored with its level");
}

#[test]
fn beaten_opponents_are_stored_with_the_progress_of_lessons() {
    let mut progress = LessonProgress::read("hostage-prisons=3&last=hostage-prisons");
    assert_eq!(ladder::standing(&progress), (None, Some(Opponent::ALL[0])));
    let fifth = Level::new(5).unwrap();
    assert!(
        ladder::note(&mut progress, "hostage", fifth) && !ladder::note(&mut progress, "hostage", fifth),
        "news once"
    );
    let again = LessonProgress::read(&progress.to_string());
    assert!(!again.is_damaged() && again.stars("hostage-prisons") == 3);
    assert!(ladder::has_beaten(&again, "hostage", fifth) && !ladder::has_beaten(&again, "hostage", Level::LOWEST));
    let met = Opponent::ALL.map(|it| ladder::has_met(&again, "hostage", it));
    assert_eq!(met, [false, true, false, false, false], "the smuggler, at one of its levels");
    assert_eq!(ladder::standing(&again), (Some(Opponent::ALL[1]), Some(Opponent::ALL[2])));
    let mut other = LessonProgress::default();
    assert!(
        ladder::note(&mut other, "hostage", Level::HIGHEST) && other.is_empty(),
        "a game does not count as a lesson"
    );
    other.join(&again);
    assert_eq!(ladder::standing(&other), (Some(Opponent::ALL[4]), None));
    assert!(ladder::has_beaten(&other, "hostage", fifth));
}

#[test]
fn each_game_has_its_own_ladder() {
    let games = ["hostage", "takeover-41", "hole", "messenger"];
    let (level, opponent) = (Level::new(5).unwrap(), Opponent::ALL[1]);
    for won in games {
        let mut progress = LessonProgress::default();
        assert!(ladder::note(&mut progress, won, level) && ladder::note_helped(&mut progress, won, Level::HIGHEST));
        let again = LessonProgress::read(&progress.to_string());
        assert!(again.is_empty() && !again.is_damaged(), "no lesson: {again}");
        for game in games {
            let has = game == won;
            assert_eq!(ladder::top(&again, game), Some(level).filter(|_| has), "{won} {game}");
            assert_eq!(ladder::has_met(&again, game, opponent), has, "{won} {game}");
            assert_eq!(ladder::best_win(&again, game, Level::HIGHEST).is_some(), has, "{won} {game}");
        }
        assert!(!ladder::note(&mut progress, won, level), "news once");
        let rung = if won == "hostage" { Some(opponent) } else { None };
        assert_eq!(ladder::standing(&again).0, rung, "the reader's page shows the ladder of Hostage Chess");
    }
    // The boards and switches of a game share its ladder.
    let mut progress = LessonProgress::default();
    ladder::note(&mut progress, "takeover-41", level);
    assert_eq!(ladder::top(&progress, "takeover-64-free"), Some(level));
}
