//! Keys: each key that a screen lists works there, and all other keys are left to the browser.

use super::{Page, memory};
use hostage_chess::game::{Area, Touch};
use hostage_chess::link::Screen;
use hostage_chess::session::editor::EditorAction;
use hostage_chess::session::{BoardAction, ThreatView};
use hostage_chess::shell::keys::{Command, Focus, entries};
use hostage_chess::shell::{Action, Dialog};

/// A page on which every key can have an effect: moves to undo and redo, a selected piece.
fn page(screen: Screen) -> Page {
    let mut page = Page::with(memory(&["e2e4", "e7e5"]), &format!("#/{}", screen.name()));
    if screen == Screen::Setup {
        let cell = page.shell.editor().draft().layout().cell("e2").unwrap();
        page.act(EditorAction::Remove(Touch::Cell(cell)));
    }
    page
}

/// True for commands that the table's own component carries out, because it knows the layout.
fn is_of_table(command: Command) -> bool {
    matches!(command, Command::Walk(..) | Command::Touch | Command::AskLandings)
}

#[test]
fn each_listed_key_does_something() {
    for screen in [Screen::Play, Screen::Analysis, Screen::Setup] {
        for key in entries(screen).flat_map(|entry| entry.keys).filter(|key| !is_of_table(key.does)) {
            let square = key.at.contains(&Focus::Square).then(|| "e1".to_owned());
            let mut page = page(screen);
            page.act(Action::Command(key.does, square));
            assert!(page.draws(), "{screen:?}: {:?}", key.press);
        }
    }
}

#[test]
fn a_command_of_another_screen_is_left_to_the_browser() {
    let cases = [
        (Screen::Play, Command::Erase),
        (Screen::Play, Command::Follow),
        (Screen::Analysis, Command::Hint),
        (Screen::Setup, Command::MoveNow),
        (Screen::Setup, Command::Remove),
        (Screen::Setup, Command::Take('z')),
    ];
    for (screen, command) in cases {
        let mut page = page(screen);
        page.act(Action::Command(command, None));
        assert_eq!(page.effects, [], "{screen:?}: {command:?}");
    }
    // On the page of a bad link no keys work.
    let mut page = Page::open("#/play?fen=nonsense");
    page.act(Action::Command(Command::Flip, None));
    assert_eq!(page.effects, []);
}

#[test]
fn escape_goes_one_step_back_and_the_arrows_step_through_the_record() {
    let mut page = page(Screen::Play);
    page.tap(&["g1"]);
    assert!(!page.shell.play().board().input().taken().is_empty());
    page.act(Action::Command(Command::Back, None));
    assert!(page.shell.play().board().input().taken().is_empty());
    page.act(Action::Command(Command::Undo, None));
    assert_eq!(page.moves(), ["e2e4"]);
    page.act(Action::Command(Command::Redo, None));
    assert_eq!(page.moves().len(), 2);
}

#[test]
fn the_help_and_the_menu_of_a_move_open() {
    let mut page = page(Screen::Analysis);
    page.act(Action::Command(Command::Help, None));
    assert_eq!(page.shell.dialog(), Some(Dialog::Help));
    page.act(Action::Command(Command::MoveMenu, None));
    assert_eq!(page.shell.dialog(), Some(Dialog::MoveMenu(0)));
    page.act(Action::Address("#/play".into()));
    assert_eq!(page.shell.dialog(), None);
}

#[test]
fn each_request_to_type_a_move_focuses_the_field_of_that_screen() {
    let mut page = page(Screen::Play);
    let before = page.shell.typing();
    page.act(Action::Command(Command::Type, None));
    assert_ne!(page.shell.typing(), before);
    page.act(Action::Address("#/analysis".into()));
    assert_eq!(page.shell.typing(), 0, "no request was made on that screen");
}

#[test]
fn threats_are_shown_where_the_game_has_them() {
    let mut page = page(Screen::Analysis);
    page.act(Action::Command(Command::Threats(ThreatView::Drops), None));
    assert!(page.draws());
    page.act(Action::NewAnalysis("takeover-41")).act(Action::Command(Command::Threats(ThreatView::Drops), None));
    assert_eq!(page.effects, []);
}

#[test]
fn set_up_selects_pieces_by_letter_and_removes_them_from_squares() {
    let mut page = page(Screen::Setup);
    page.act(Action::Command(Command::Take('n'), None));
    assert!(page.shell.editor().hand().is_some());
    page.act(Action::Command(Command::Back, None));
    assert!(page.shell.editor().hand().is_none());
    let before = page.shell.editor().text().to_owned();
    page.act(Action::Command(Command::Remove, Some("a1".into())));
    assert_ne!(page.shell.editor().text(), before);
    page.act(Action::Command(Command::Undo, None));
    assert_eq!(page.shell.editor().text(), before);
    let tray = BoardAction::TapTray(Area::Prison, hostage_chess::game::Side::White);
    page.act(EditorAction::from(tray));
    assert!(page.draws());
}
