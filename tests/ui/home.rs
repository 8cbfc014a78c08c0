//! The home screen: what it offers to whom.

use hostage_chess::engine::level::{Level, Strength};
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::{Game, Side};
use hostage_chess::session::ladder;
use hostage_chess::session::lesson::LessonProgress;
use hostage_chess::session::play::PlayAction;
use hostage_chess::session::{Opponent, Play, Players, Settings, Tree};
use hostage_chess::ui::scene::home::HomeView;

fn play(players: Players, moves: &[&str]) -> Play<AnyPosition> {
    let mut tree = Tree::new(AnyPosition::start("hostage").unwrap());
    for text in moves {
        let m = tree.position().read_uci(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        tree.play(m);
    }
    Play::new(tree, players, Strength::Level(Level::LOWEST))
}

fn view(play: &Play<AnyPosition>, progress: &str, settings: &str) -> HomeView {
    HomeView::of(play, &LessonProgress::read(progress), &Settings::read(settings))
}

#[test]
fn a_running_game_says_whose_turn_it_is() {
    let you = Players::human(Side::White);
    for (players, moves, own, turn, title) in [
        (you, &["e2e4", "e7e5"][..], true, "Your move", "You and Cadet"),
        (you, &["e2e4"], false, "Your opponent’s move", "You and Cadet"),
        (Players::HUMANS, &["e2e4"], true, "Black to move.", "Two players on this screen"),
        (Players::ENGINES, &["e2e4"], false, "Paused", "Computer against computer"),
    ] {
        let game = view(&play(players, moves), "", "").game.expect("the game runs");
        let is_own = players == Players::HUMANS || own;
        assert_eq!((game.is_own_turn, game.turn.as_str(), game.title.as_str()), (is_own, turn, title), "{moves:?}");
        assert!(game.about.starts_with("Move "), "{}", game.about);
    }
    assert!(view(&play(you, &[]), "", "").game.is_none(), "no move was played");
}

#[test]
fn a_finished_game_is_offered_for_review_and_no_longer_continued() {
    let moves = ["f2f3", "e7e5", "g2g4", "d8h4"];
    let mut short = play(Players::human(Side::White), &moves);
    let home = view(&short, "", "");
    assert_eq!((home.game, home.review.is_none()), (None, true), "four plies need no review");
    let long = ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5", "d2d3", "d7d6", "c1g5", "g8f6"];
    let mut long = play(Players::human(Side::White), &long);
    for game in [&mut short, &mut long] {
        game.update(PlayAction::Resign);
        game.update(PlayAction::Resign);
    }
    let review = view(&long, "", "").review.unwrap();
    assert_eq!((review.headline, review.moments), ("You lost your last game", vec![]), "no coach has watched");
}

#[test]
fn the_answer_and_then_the_ladder_choose_the_next_opponent() {
    let fresh = play(Players::human(Side::White), &[]);
    let next = |progress: &str, settings: &str| view(&fresh, progress, settings).opponent.name;
    assert_eq!(next("", ""), "cadet");
    assert_eq!([next("", "skill=never"), next("", "skill=club")], ["recruit", "envoy"]);
    let mut progress = LessonProgress::default();
    ladder::note(&mut progress, "hostage", Level::BEGINNER);
    let after_recruit = |settings: &str| next(&progress.to_string(), settings);
    assert_eq!([after_recruit("skill=never"), after_recruit("skill=club")], ["cadet", "envoy"]);
    let mut progress = LessonProgress::default();
    for (beaten, opponent) in Opponent::ALL.iter().enumerate() {
        let home = view(&fresh, &progress.to_string(), "skill=never");
        assert_eq!(home.rung.map(|rung| (rung.opponent, rung.beaten)), Some((*opponent, beaten)));
        ladder::note(&mut progress, "hostage", opponent.level());
    }
    let home = view(&fresh, &progress.to_string(), "");
    assert_eq!((home.rung, home.opponent.name), (None, "jumpmaster"), "the ladder is climbed");
}

#[test]
fn the_next_lesson_follows_the_last_one() {
    let fresh = play(Players::human(Side::White), &[]);
    let next = |progress: &str| view(&fresh, progress, "").lesson.map(|it| (it.lesson.id, it.place));
    assert_eq!(next("hostage-prisons=3&last=hostage-prisons"), Some(("hostage-ransom", (2, 7))));
    assert_eq!(next("last=hole-pull").map(|(id, _)| id), Some("hole-pull"), "it was opened, not finished");
}
