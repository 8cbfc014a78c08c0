//! The coach, switched on or off for all games or for one game, and the ladder, which counts games won.

use super::Page;
use hostage_chess::engine::{Asker, Info, Reply, Request};
use hostage_chess::search::Score;
use hostage_chess::session::play::PlayAction;
use hostage_chess::session::settings::SettingId;
use hostage_chess::session::{NewGame, ladder};
use hostage_chess::shell::{Action, Effect, Item};

/// Taking the knight allows mate with it.
const TRAP: &str = "#/play?game=hostage&white=human&black=engine&level=1&fen=k7/8/8/4n3/8/8/6PP/4R1RK[%23N]_w_-_-_0_9";

/// The asker of the current search.
fn asker(page: &Page) -> Option<Asker> {
    page.effects.iter().find_map(|effect| match effect {
        Effect::Ask(Request::Search { id, .. }) => Some(id.asker),
        _ => None,
    })
}

fn value(page: &mut Page, score: Score, mv: &str) {
    let (id, line) = (page.question(), vec![mv.to_owned()]);
    let info = Info { rank: 1, depth: 5, no_mate_within: 0, score, nodes: 1, millis: 1, line };
    // The answer takes no time.
    page.moment.now -= 2000;
    page.act(Action::Reply(Reply::Info { id, info }));
    page.act(Action::Reply(Reply::Best { id, mv: Some(mv.to_owned()) }));
}

fn warned() -> Page {
    let mut page = Page::open(TRAP);
    page.tap(&["e1", "e5"]);
    assert_eq!(asker(&page), Some(Asker::Coach));
    value(&mut page, Score::Centipawns(0), "e1e2");
    value(&mut page, Score::Mate(1), "N#N@f2");
    page.act(Action::Beat);
    assert!(page.shell.play().is_warned());
    page
}

#[test]
fn one_tap_switches_the_coach_off_and_the_game_continues() {
    let mut page = warned();
    page.act(Action::NoCoach);
    assert_eq!(asker(&page), Some(Asker::Play));
    assert_eq!(page.shell.settings().value(SettingId::Coach), "off");
    page.act(PlayAction::TakeBack);
    page.tap(&["g2", "g3"]);
    assert_eq!(asker(&page), Some(Asker::Play));
    assert!(!page.shell.play().is_coached());
    page.act(Action::Set(SettingId::Coach, "on")).act(PlayAction::TakeBack);
    assert!(page.shell.play().is_coached());
}

#[test]
fn choosing_the_coach_for_a_game_switches_it_on() {
    let mut page = warned();
    page.act(Action::NoCoach);
    let like = NewGame::like(page.shell.play());
    page.act(Action::NewGame(NewGame { coach: Some(false), ..like }));
    assert_eq!(page.shell.settings().value(SettingId::Coach), "off");
    page.act(Action::NewGame(NewGame { coach: Some(true), ..like }));
    assert_eq!(page.shell.settings().value(SettingId::Coach), "on");
    assert!(page.shell.play().is_coached());
}

#[test]
fn the_next_game_keeps_the_choice_of_a_coach_unless_it_was_switched_off() {
    let mut page = warned();
    let like = |page: &Page| NewGame::like(page.shell.play());
    let choices = like(&page);
    assert_eq!(choices.coach, None);
    for coach in [false, true] {
        page.act(Action::NewGame(NewGame { coach: Some(coach), ..choices }));
        assert_eq!(like(&page).coach, Some(coach));
    }
    page.act(Action::NoCoach);
    assert_eq!(like(&page).coach, None);
    page.act(Action::NewGame(like(&page)));
    assert_eq!(page.shell.settings().value(SettingId::Coach), "off");
}

#[test]
fn a_win_is_a_step_on_the_ladder() {
    let mut page = Page::open("#/play?game=hostage&white=engine&black=human&level=4");
    for (engine, [from, to]) in [("f2f3", ["e7", "e5"]), ("g2g4", ["d8", "h4"])] {
        let id = page.question();
        page.act(Action::Reply(Reply::Best { id, mv: Some(engine.to_owned()) }));
        page.tap(&[from, to]);
        let looked_at = asker(&page) == Some(Asker::Coach);
        assert!(!looked_at, "the coach checks all moves except the first and the last");
    }
    assert!(page.shell.play().outcome().is_some());
    let stored = page.effects.iter().any(|effect| matches!(effect, Effect::Save(Item::Progress(_))));
    assert!(stored && ladder::standing(page.shell.progress()).0.is_some_and(|it| it.name == "smuggler"));
    page.act(Action::Repeat);
    assert!(!page.effects.iter().any(|effect| matches!(effect, Effect::Save(Item::Progress(_)))), "once");
}
