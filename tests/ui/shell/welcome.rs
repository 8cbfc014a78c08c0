//! The first visit, and the buttons of the Welcome screen.

use super::{Page, analysis, game, memory};
use hostage_chess::engine::level::{Level, Strength};
use hostage_chess::game::{Area, Game, Side};
use hostage_chess::link::Screen;
use hostage_chess::session::lesson::LessonProgress;
use hostage_chess::session::new_game::{Across, SeatChoice};
use hostage_chess::session::play::PlayAction;
use hostage_chess::session::settings::SettingId;
use hostage_chess::session::{BoardAction, NewGame, Opponent, Options, Players, Settings};
use hostage_chess::shell::keys::Command;
use hostage_chess::shell::{Action, Dialog, Effect, Slot, StoredState};

fn go(screen: &str) -> Effect {
    Effect::Go(format!("#/{screen}"))
}

/// The page is notified of the address that it has just set.
fn echo(page: &mut Page) {
    page.act(Action::Address("#/play".into()));
}

#[test]
fn a_first_visit_shows_the_welcome_screen_and_starts_no_game() {
    for address in ["", "#", "#/", "#/?lang=de"] {
        let page = Page::open(address);
        assert_eq!(page.shell.screen(), Screen::Welcome, "{address}");
        assert!(page.stored().is_empty() && page.asked().is_empty(), "{:?}", page.effects);
        assert!(!page.shell.wants_beat());
    }
}

#[test]
fn links_open_their_screens() {
    for (address, screen) in [
        ("#/play", Screen::Play),
        ("#/rules", Screen::Rules),
        ("#/?game=hole", Screen::Play),
        ("#/welcome", Screen::Welcome),
        ("#/friend", Screen::Friend),
        ("#/live", Screen::Live),
        ("#/live?key=AqX_7-b9-", Screen::Live),
        ("#/lobby", Screen::Lobby),
        ("#/you", Screen::You),
        ("#/findings", Screen::Findings),
    ] {
        assert_eq!(Page::open(address).shell.screen(), screen, "{address}");
    }
    assert_eq!(Page::with(memory(&["e2e4"]), "#/welcome").shell.screen(), Screen::Welcome);
}

#[test]
fn whoever_has_done_something_here_comes_home() {
    let displaced = StoredState { displaced: Some(game(&["e2e4"]).save()), ..memory(&[]) };
    // A game from a set-up position counts before its first move.
    let mut set_up = memory(&[]);
    set_up.game.as_mut().unwrap().record.start = Some("4k3/8/8/8/8/8/8/R3K3[#] w - - 0 1".into());
    let progress = LessonProgress::read("hostage-prisons=3&last=hostage-ransom");
    let learned = StoredState { progress, ..StoredState::default() };
    let puzzled = StoredState { has_been_here: true, ..StoredState::default() };
    // On a new device there may be nothing but the results of a backup file.
    let only = |text| StoredState { progress: LessonProgress::read(text), ..StoredState::default() };
    let analysed = StoredState { analysis: Some(analysis(&["e2e4"]).save()), ..StoredState::default() };
    for memory in
        [memory(&["e2e4"]), displaced, set_up, learned, puzzled, only("guess-1=70"), only("beat-hostage=2"), analysed]
    {
        for address in ["", "#/", "#/home", "#/?lang=de"] {
            let page = Page::with(memory.clone(), address);
            assert_eq!(page.shell.screen(), Screen::Home, "{address} {memory:?}");
            assert!(page.asked().is_empty(), "the computer waits until the game is shown");
        }
        assert_eq!(Page::with(memory, "#/welcome").shell.screen(), Screen::Welcome);
    }
    let empty = StoredState { analysis: Some(analysis(&[]).save()), ..memory(&[]) };
    for unplayed in [memory(&[]), empty, only("hostage-prisons=0&last=hostage-prisons")] {
        assert_eq!(Page::with(unplayed, "").shell.screen(), Screen::Welcome, "no move was played in it");
    }
    assert_eq!(Page::open("#/home").shell.screen(), Screen::Welcome);
}

#[test]
fn a_first_game_makes_a_visitor_known() {
    let mut page = Page::open("#/play");
    page.tap(&["e2", "e4"]);
    page.act(Action::Address("#/home".into()));
    assert_eq!(page.shell.screen(), Screen::Home);
}

#[test]
fn a_proposed_game_replaces_nothing() {
    let mut page = Page::with(memory(&["e2e4"]), "");
    page.act(Action::Propose(NewGame::first("hole")));
    assert_eq!(page.shell.dialog(), Some(Dialog::NewGame(NewGame::first("hole"))));
    assert_eq!((page.shell.screen(), page.moves()), (Screen::Home, vec!["e2e4".to_owned()]));
    page.act(Action::Close);
    assert_eq!((page.shell.dialog(), page.stored()), (None, Vec::new()));
}

#[test]
fn progress_is_stored_once_and_merged_with_other_tabs() {
    let mut page = Page::open("#/learn?lesson=hole-pull");
    assert_eq!((page.shell.screen(), page.shell.lesson()), (Screen::Learn, "hole-pull"));
    page.act(Action::Learned("hole-pull", 0));
    assert_eq!(page.stored(), [Slot::Progress]);
    page.act(Action::Learned("hole-pull", 0));
    assert!(page.stored().is_empty(), "no news");
    page.act(Action::Progress(LessonProgress::read("hole-pull=2&hole-king=1")));
    page.act(Action::Learned("hole-pull", 3));
    assert_eq!(page.shell.progress().to_string(), "last=hole-pull&hole-pull=3&hole-king=1");
    page.act(Action::Command(Command::Hint, None)).act(Action::Command(Command::Undo, None));
    assert!(page.asked().is_empty(), "the keys belong to the lesson, not to the game behind it");
    page.act(Action::Address("#/learn".into()));
    assert_eq!(page.shell.lesson(), "");
}

#[test]
fn one_tap_starts_a_game_against_the_weakest() {
    let mut page = Page::open("");
    page.act(Action::NewGame(NewGame::first("hostage")));
    assert!(page.wants(&go("play")) && page.draws());
    assert_eq!((page.shell.screen(), page.shell.dialog()), (Screen::Play, None));
    let play = page.shell.play();
    assert_eq!((play.players(), play.strength()), (Players::human(Side::White), Strength::Level(Level::LOWEST)));
    assert_eq!(play.options().control, None);
    echo(&mut page);
    page.tap(&["e2", "e4"]);
    page.question();
}

/// Before the first game the answer about chess chooses the opponent, also in the New game dialog; later the last game does.
#[test]
fn the_new_game_dialog_proposes_an_opponent_by_the_answer_about_chess() {
    let proposed = |page: &mut Page| match page.act(Action::AskNewGame("hostage")).shell.dialog() {
        Some(Dialog::NewGame(game)) => Opponent::with(game.strength).map(|it| it.name),
        other => panic!("{other:?}"),
    };
    for (answer, name) in [("unasked", "cadet"), ("never", "recruit"), ("little", "smuggler"), ("club", "envoy")] {
        let mut page = Page::open("#/play");
        page.act(Action::Set(SettingId::Skill, answer));
        assert_eq!(proposed(&mut page), Some(name), "{answer}");
        let settings = Settings::read(&format!("skill={answer}"));
        let mut page = Page::with(StoredState { settings, ..StoredState::default() }, "#/play");
        assert_eq!(proposed(&mut page), Some(name), "{answer}, stored");
        // The welcome screen is not drawn between the answer and the start.
        let mut page = Page::open("");
        page.act(Action::Set(SettingId::Skill, answer)).act(Action::FirstGame);
        assert_eq!(Opponent::with(page.shell.play().strength()).map(|it| it.name), Some(name), "{answer}, at once");
    }
    let mut page = Page::with(memory(&["e2e4"]), "#/play");
    let before = proposed(&mut page);
    page.act(Action::Set(SettingId::Skill, "never"));
    assert_eq!(proposed(&mut page), before, "the current game decides");
}

#[test]
fn a_new_answer_about_chess_reaches_the_game_on_the_board() {
    let opponent = |page: &Page| Opponent::with(page.shell.play().strength()).map(|it| it.name);
    let mut page = Page::open("");
    for (answer, name) in [("never", "recruit"), ("club", "envoy"), ("little", "smuggler"), ("unasked", "cadet")] {
        page.act(Action::Set(SettingId::Skill, answer));
        assert_eq!((opponent(&page), page.stored_game().is_some()), (Some(name), true), "{answer}");
        assert_eq!(
            page.stored_game().and_then(|game| game.level),
            Some(Opponent::for_skill(page.shell.settings().skill()).level().number())
        );
    }
    // A chosen opponent and a game that has begun stay as they are.
    page.act(Action::NewGame(NewGame::against("hostage", Opponent::ALL[3]))).act(Action::Set(SettingId::Skill, "club"));
    assert_eq!(opponent(&page), Some("warden"));
    let mut page = Page::open("#/play");
    page.tap(&["e2", "e4"]).act(Action::Set(SettingId::Skill, "never"));
    assert_eq!(opponent(&page), Some("cadet"));
}

#[test]
fn the_ways_to_play_a_friend_are_shown_first() {
    let mut page = Page::with(memory(&["e2e4"]), "#/play");
    page.act(Action::Address("#/welcome".into())).act(Action::PlayFriend);
    assert!(page.wants(&go("friend")) && page.draws());
    assert_eq!(page.shell.screen(), Screen::Friend);
    assert_eq!(page.shell.title(), "Play a friend · Hostage Chess");
    page.act(Action::Address("#/friend".into()));
    assert!(page.stored().is_empty() && page.asked().is_empty(), "{:?}", page.effects);
    assert_eq!(page.moves(), ["e2e4"], "the current game goes on");
    let both = NewGame { across: Across::Friend, seat: SeatChoice::Both, ..NewGame::first("hostage") };
    page.act(Action::NewGame(both));
    assert!(page.wants(&go("play")) && page.stored().contains(&Slot::Displaced), "{:?}", page.effects);
    assert_eq!((page.shell.play().players(), page.shell.play().seat()), (Players::HUMANS, None));
}

#[test]
fn a_game_with_a_friend_starts_as_white_and_the_board_does_not_flip() {
    let mut page = Page::with(memory(&["e2e4"]), "#/play");
    page.act(PlayAction::SetOptions(Options { turning: true, ..Options::default() }));
    page.act(Action::Address("#/welcome".into())).act(Action::PlayFriend).act(Action::ByLinks("hostage"));
    assert!(page.wants(&go("play")) && page.stored().contains(&Slot::Displaced), "{:?}", page.effects);
    assert!(page.said().contains("then send it"), "{}", page.said());
    assert_eq!((page.moves().len(), page.shell.play().players()), (0, Players::HUMANS));
    echo(&mut page);
    page.tap(&["d2", "d4"]);
    assert_eq!(page.shell.play().board().orientation(), Side::White);
    assert!(page.asked().is_empty());
}

#[test]
fn another_game_is_proposed_on_the_welcome_screen() {
    let mut page = Page::open("");
    page.act(Action::AskNewGame("hole"));
    let Some(Dialog::NewGame(game)) = page.shell.dialog() else { panic!("{:?}", page.shell.dialog()) };
    assert_eq!((game.variant, game.across), ("hole", Across::Computer));
    // Who closes the dialog is not left in a game that nobody has begun.
    page.act(Action::Close);
    assert_eq!((page.shell.screen(), page.shell.dialog()), (Screen::Welcome, None));
    page.act(Action::AskNewGame("hole")).act(Action::NewGame(game));
    assert!(page.wants(&go("play")) && page.shell.dialog().is_none());
    assert_eq!(page.shell.play().position().variant(), "hole");
}

#[test]
fn no_search_continues_behind_it() {
    let mut page = Page::open("#/play");
    page.tap(&["e2", "e4"]);
    page.question();
    page.act(Action::Address("#/welcome".into()));
    assert_eq!(page.asked(), [None]);
}

#[test]
fn an_empty_tray_says_what_it_is_for() {
    let mut page = Page::open("#/play");
    let mut tap = |area, owner| {
        page.act(PlayAction::from(BoardAction::TapTray(area, owner)));
        page.said()
    };
    let said = [
        tap(Area::Prison, Side::White),
        tap(Area::Prison, Side::Black),
        tap(Area::Airfield, Side::White),
        tap(Area::Airfield, Side::Black),
    ];
    for (at, part) in
        ["Your prison", "Your captured pieces", "Your airfield", "Your opponent’s airfield"].into_iter().enumerate()
    {
        assert!(said[at].starts_with(part), "{}", said[at]);
    }
    page.tap(&["e2"]).act(PlayAction::from(BoardAction::TapTray(Area::Prison, Side::White)));
    assert!(page.shell.play().board().input().taken().is_empty(), "the selected piece is put back");
}
