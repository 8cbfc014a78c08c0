//! Sounds of actions.

use super::*;
use hostage_chess::engine::Reply;
use hostage_chess::session::play::PlayAction;
use hostage_chess::session::settings::SettingId;
use hostage_chess::session::sound::Sound;
use hostage_chess::session::{BoardAction, Control, Options};
use hostage_chess::shell::keys::Command;

const PEOPLE: &str = "#/play?game=hostage&white=human&black=human";

/// The sounds of the last action, and their volume.
fn heard(page: &Page) -> Option<(Vec<Sound>, u32)> {
    page.effects.iter().find_map(|effect| match effect {
        Effect::Sound(sounds, volume) => Some((sounds.iter().map(|(sound, _)| *sound).collect(), *volume)),
        _ => None,
    })
}

#[test]
fn a_move_has_sounds_and_stepping_back_has_none() {
    let mut page = Page::open(PEOPLE);
    page.tap(&["e2"]);
    assert_eq!(heard(&page), None, "no move has been played");
    page.tap(&["e4"]);
    assert_eq!(heard(&page), Some((vec![Sound::Move], 60)));
    page.act(PlayAction::from(BoardAction::Undo));
    assert_eq!(heard(&page), None);
    page.act(PlayAction::from(BoardAction::Redo));
    assert_eq!(heard(&page).unwrap().0, [Sound::Move]);
    page.act(Action::Analyse);
    assert_eq!(heard(&page), None, "a change of screens has no sound");
}

#[test]
fn one_key_switches_sound_off() {
    let mut page = Page::open(PEOPLE);
    page.act(Action::Command(Command::Sound, None));
    assert!(!page.shell.is_heard() && heard(&page).is_none() && page.stored().contains(&Slot::Settings));
    page.tap(&["e2", "e4"]);
    assert_eq!(heard(&page), None);
    page.act(Action::Sound);
    assert!(page.shell.is_heard() && heard(&page).is_some(), "the volume of the setting");
    page.act(Action::Set(SettingId::Volume, "high"));
    assert_eq!(heard(&page).unwrap().1, 100);
    page.act(Action::Set(SettingId::Theme, "dark"));
    assert_eq!(heard(&page), None);
}

#[test]
fn the_end_and_a_low_clock_are_heard_once() {
    let mut page = Page::open(PEOPLE);
    let options = Options { control: Some(Control::new(1, 0)), ..page.shell.play().options() };
    page.act(PlayAction::SetOptions(options)).tap(&["e2", "e4", "e7", "e5"]);
    let mut low = Vec::new();
    for second in 0..58 {
        page.act(Action::Beat);
        low.extend(heard(&page).map(|sounds| (second, sounds.0)));
    }
    assert_eq!(low.len(), 1, "{low:?}");
    assert_eq!(low[0].1, [Sound::Low]);
    page.act(PlayAction::Resign).act(PlayAction::Resign);
    assert_eq!(heard(&page).unwrap().0, [Sound::End]);
}

#[test]
fn a_premove_is_heard_after_the_move_that_it_answers() {
    let mut page = Page::open("#/play");
    page.tap(&["e2", "e4"]);
    let id = page.question();
    page.tap(&["e4", "d5"]);
    assert_eq!(heard(&page), None, "nothing is played yet");
    page.act(Action::Reply(Reply::Best { id, mv: Some("d7d5".into()) }));
    assert_eq!(page.moves(), ["e2e4", "d7d5", "e4d5"]);
    assert_eq!(heard(&page).unwrap().0, [Sound::Move, Sound::Capture, Sound::Latch]);
}
