//! Spoken answers for players who cannot see the board.

use super::*;
use hostage_chess::session::analysis::AnalysisAction;
use hostage_chess::session::play::PlayAction;
use hostage_chess::session::{BoardAction, Control, Options};
use hostage_chess::shell::keys::Command;
use hostage_chess::ui::scene::{Tone, board_scene, scene};
use hostage_chess::words::{self, Question, embedded};

const PEOPLE: &str = "#/play?game=hostage&white=human&black=human";

/// The answer to a question, which must be announced.
fn answer(page: &mut Page, question: Question) -> String {
    let before = scene(page.shell.play()).words.number;
    page.act(Action::Command(Command::Say(question), None));
    let words = scene(page.shell.play()).words;
    assert!(words.number > before && words.tone == Tone::Plain && page.draws());
    words.text
}

#[test]
fn the_last_move_can_be_repeated() {
    let mut page = Page::open(PEOPLE);
    assert_eq!(answer(&mut page, Question::Last), "No moves yet.");
    page.tap(&["g1", "f3", "g8", "f6"]);
    assert_eq!(answer(&mut page, Question::Last), "1… Nf6. Black: knight g8 to f6.");
    page.tap(&["b1"]);
    assert!(!scene(page.shell.play()).words.text.starts_with("1…"), "the line then describes the action");
}

#[test]
fn the_clocks_are_announced_the_readers_first() {
    let mut page = Page::open(PEOPLE);
    assert_eq!(answer(&mut page, Question::Clocks), "This game has no clock.");
    let options = Options { control: Some(Control::new(3, 2)), ..page.shell.play().options() };
    page.act(PlayAction::SetOptions(options));
    let said = answer(&mut page, Question::Clocks);
    assert!(said.starts_with("White’s clock: 3 minutes") && said.contains("Black’s clock: 3 minutes"), "{said}");
    page.act(PlayAction::from(BoardAction::Flip));
    assert!(answer(&mut page, Question::Clocks).starts_with("Black’s clock"));
}

#[test]
fn prisons_and_airfields_are_announced_the_readers_first() {
    let mut page = Page::open(&format!("{PEOPLE}&fen=4k3/8/8/8/8/8/8/4K3[Bpp%23Nqn]_w_-_-_0_1"));
    let said = answer(&mut page, Question::Trays);
    let places = [
        "White’s prison: queen, knight.",
        "White’s airfield: bishop.",
        "Black’s prison: knight.",
        "Black’s airfield: 2 pawns.",
    ];
    let at = places.map(|place| said.find(place).unwrap_or_else(|| panic!("{place} in {said}")));
    assert!(at[..2].iter().all(|own| at[2..].iter().all(|other| own < other)), "{said}");
    page.new_game("hole");
    assert_eq!(answer(&mut page, Question::Trays), "This game has nothing beside the board.");
}

#[test]
fn the_side_to_move_is_announced_with_the_state_of_the_game() {
    let said = |fen: &str| answer(&mut Page::open(&format!("{PEOPLE}&fen={fen}")), Question::Turn);
    assert_eq!(said("4k3/8/8/8/8/8/8/4K3[%23]_w_-_-_0_1"), "White to move.");
    assert_eq!(said("4k3/8/8/8/8/8/8/4K2r[%23]_w_-_-_0_1"), "White to move, in check.");
    assert_eq!(said("4k3/8/8/8/8/8/8/4K3[%23Nqn]_w_-_-_0_1"), "White to move. White could ransom: knight.");
    let frozen = said("4k3/8/8/8/8/8/3p4/R3K3[%23]_w_-_-_0_30");
    assert!(frozen.contains("pseudo-check") && frozen.ends_with("Frozen pawns: d2."), "{frozen}");
    let mated = "#/play?game=messenger&white=human&black=human&fen=4R2k/6pp/8/8/c7/8/6K1/6C1_b_-_-_0_1";
    let mated = answer(&mut Page::open(mated), Question::Turn);
    assert_eq!(mated, "Black to move, in check. Black is mated: only a courier may move.");
    let over = said("R3k3/1R6/8/8/8/8/8/4K3[%23]_b_-_-_0_1");
    assert!(!over.contains("to move"), "{over}");
}

#[test]
fn a_question_in_the_move_field_is_answered_and_plays_nothing() {
    let mut page = Page::open(PEOPLE);
    page.tap(&["e2", "e4"]);
    page.act(PlayAction::from(BoardAction::Type("last".into())));
    assert_eq!((page.moves().len(), scene(page.shell.play()).words.text.as_str()), (1, "1. e4. White: pawn e2 to e4."));
    page.act(Action::Analyse);
    page.act(AnalysisAction::from(BoardAction::Type("who".into())));
    assert_eq!(board_scene(page.shell.analysis().board()).words.text, "Black to move.");
    page.act(Action::Command(Command::Say(Question::Clocks), None));
    assert_eq!(board_scene(page.shell.analysis().board()).words.text, "This game has no clock.");
}

#[test]
fn no_language_has_a_question_that_is_a_move() {
    for tag in ["en", "de"] {
        words::speak(embedded::language(tag).unwrap());
        for id in ["ask-last", "ask-clocks", "ask-trays", "ask-turn"] {
            let asked = words::text_if_any(id).unwrap();
            assert!(asked.split(' ').all(|word| word.len() > 2 && Question::of(word).is_some()), "{tag}: {asked}");
        }
    }
    words::speak(embedded::language("en").unwrap());
}
