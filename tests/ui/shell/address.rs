//! Addresses and what they open.

use super::{Page, analysis, memory};
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::{Game, Side};
use hostage_chess::link::Screen;
use hostage_chess::session::editor::EditorAction;
use hostage_chess::session::library::LibraryEffect;
use hostage_chess::shell::{Action, Displaced, Effect, Item, Slot, StoredState, asks_for_embed};

const TWO: &str = "white=human&black=human";

fn play(moves: &str) -> String {
    format!("#/play?game=hostage&moves={moves}&{TWO}")
}

fn replaced(screen: &str) -> Effect {
    Effect::ReplaceAddress(format!("#/{screen}"))
}

#[test]
fn a_complete_link_opens_and_leaves_the_address() {
    let page = Page::open(&play("e2e4_e7e5"));
    assert_eq!((page.shell.screen(), page.moves().len()), (Screen::Play, 2));
    assert!(page.wants(&replaced("play")), "{:?}", page.effects);
    assert_eq!(page.stored(), [Slot::Game]);
    assert_eq!(page.shell.displaced(), Displaced { game: false, analysis: false }, "no game was played before");
}

#[test]
fn without_a_link_the_stored_game_continues() {
    let page = Page::with(memory(&["e2e4"]), "#/play");
    assert_eq!((page.moves(), page.stored()), (vec!["e2e4".to_owned()], vec![Slot::Game]));
    // On another screen the stored game waits.
    for (address, screen) in [("#/rules", Screen::Rules), ("", Screen::Home)] {
        let page = Page::with(memory(&["e2e4"]), address);
        assert_eq!((page.shell.screen(), page.stored()), (screen, vec![]), "{address}");
    }
}

#[test]
fn an_unreadable_game_of_another_version_is_no_game() {
    let mut memory = memory(&["e2e4"]);
    memory.game.as_mut().unwrap().record.variant = "of-the-future".into();
    let page = Page::with(memory, "");
    assert!(page.moves().is_empty());
}

#[test]
fn an_older_newer_or_forked_link_continues_the_stored_game() {
    let stored = ["e2e4", "e7e5", "g1f3"];
    for (link, moves, nodes) in
        [("e2e4_e7e5_g1f3", 3, 4), ("e2e4", 1, 4), ("e2e4_e7e5_g1f3_b8c6", 4, 5), ("e2e4_e7e5_f1c4", 3, 5)]
    {
        let page = Page::with(memory(&stored), &play(link));
        assert_eq!(page.moves().len(), moves, "{link}");
        assert_eq!(page.shell.play().tree().len(), nodes, "no move of the stored game is lost: {link}");
        assert_eq!(page.shell.displaced(), Displaced { game: false, analysis: false }, "{link}");
    }
}

#[test]
fn a_link_to_another_game_displaces_the_stored_one() {
    let page = Page::with(memory(&["e2e4"]), &play("d2d4"));
    assert_eq!(page.moves(), ["d2d4"]);
    assert_eq!(page.stored(), [Slot::Displaced, Slot::Game]);
    let numbers = page.effects.iter().filter_map(|effect| match effect {
        Effect::Save(Item::Displaced(game) | Item::Game(game)) => game.origin.id,
        _ => None,
    });
    let numbers: Vec<u64> = numbers.collect();
    assert!(
        numbers[0] != numbers[1] && !numbers.contains(&0),
        "numbers given at the same moment are unique: {numbers:?}"
    );
    assert_eq!(page.shell.displaced(), Displaced { game: true, analysis: false });
}

#[test]
fn a_bad_link_replaces_the_screen_until_it_is_dismissed() {
    let mut page = Page::with(memory(&["e2e4"]), "#/play?game=hostage&fen=nonsense");
    let bad = page.shell.bad_link().unwrap();
    assert!(!bad.faults.is_empty() && bad.readable().is_none());
    assert!(page.asked().is_empty() && page.stored().is_empty(), "no game starts behind the message");
    page.act(Action::Dismiss);
    assert!(page.shell.bad_link().is_none() && page.draws());
    assert!(page.wants(&replaced("play")));
    assert_eq!((page.moves(), page.stored()), (vec!["e2e4".to_owned()], vec![Slot::Game]));
}

#[test]
fn the_readable_part_of_a_bad_link_can_be_played() {
    let mut page = Page::with(memory(&["d2d4"]), &play("e2e4_e7e5_e4e6"));
    assert_eq!(page.shell.bad_link().unwrap().readable(), Some(2));
    assert_eq!(page.moves(), ["d2d4"]);
    page.act(Action::OpenPart);
    assert!(page.shell.bad_link().is_none());
    assert_eq!(page.moves(), ["e2e4", "e7e5"]);
    assert!(page.shell.displaced().game && page.wants(&replaced("play")));
    // On the Analysis screen it is analysed.
    let mut page = Page::open(&play("e2e4_e2e4").replace("play", "analysis"));
    page.act(Action::OpenPart);
    assert_eq!(page.analysed(), ["e2e4"]);
    assert!(page.moves().is_empty());
}

#[test]
fn another_address_drops_a_bad_link_and_closes_dialogs() {
    let mut page = Page::open("#/play?fen=nonsense");
    page.act(Action::Help).act(Action::Address("#/rules".into()));
    assert!(page.shell.bad_link().is_none() && page.shell.dialog().is_none());
    assert_eq!(page.shell.screen(), Screen::Rules);
}

#[test]
fn a_link_to_the_analysis_keeps_the_game_and_displaces_an_analysis() {
    let stored = StoredState { analysis: Some(analysis(&["c2c4"]).save()), ..memory(&["e2e4"]) };
    let page = Page::with(stored, &play("d2d4").replace("play", "analysis"));
    assert_eq!((page.analysed(), page.moves()), (vec!["d2d4".to_owned()], vec!["e2e4".to_owned()]));
    assert_eq!(page.shell.displaced(), Displaced { game: false, analysis: true });
    assert!(page.wants(&replaced("analysis")));
    assert!(page.stored().contains(&Slot::DisplacedAnalysis) && page.stored().contains(&Slot::Analysis));
}

#[test]
fn a_link_to_set_up_opens_with_all_its_faults() {
    let page = Page::open("#/setup?game=hostage&fen=8/8/8/8/8/8/8/4K3[%23]_w_-_-_0_1");
    assert_eq!(page.shell.screen(), Screen::Setup);
    assert!(page.shell.editor().verdict().is_err(), "the fault is the missing king");
    assert!(page.wants(&replaced("setup")) && page.stored() == [Slot::Setup]);
    let page = Page::open("#/setup?game=hostage&moves=e2e4");
    assert!(page.shell.editor().text().contains("4P3"), "{}", page.shell.editor().text());
}

#[test]
fn a_link_may_stand_in_place_of_a_fen() {
    let mut page = Page::open("#/setup");
    let link = "https://example.org/#/setup?game=hole&fen=".to_owned();
    let position = AnyPosition::start("hole").unwrap();
    let link = link + &position.fen().replace(' ', "_");
    page.act(EditorAction::Fen(link));
    assert_eq!(page.shell.editor().verdict().as_ref(), Ok(&position));
}

#[test]
fn a_link_to_set_up_shows_the_board_from_the_side_of_its_player() {
    let link = |seats: &str| format!("#/setup?game=hostage&fen=4k3/8/8/8/8/8/8/4K3[%23]_w_-_-_0_1{seats}");
    let mut page = Page::open(&link(""));
    for (seats, side) in [("&white=engine&black=human", Side::Black), ("", Side::White), ("&black=human", Side::White)]
    {
        page.act(Action::Address(link(seats)));
        assert_eq!(page.shell.editor().orientation(), side, "{seats}");
    }
    page.act(Action::Address(link("&white=engine&black=human")));
    assert!(page.stored().contains(&Slot::Setup), "the side is stored with the position");
}

#[test]
fn the_library_is_read_when_it_is_entered() {
    let page = Page::open("#/library");
    assert!(page.wants(&Effect::Library(LibraryEffect::Load)));
}

#[test]
fn the_embedded_board_needs_a_restart() {
    let mut page = Page::open("#/play");
    page.act(Action::Address("#/embed?moves=e2e4".into()));
    assert!(page.wants(&Effect::Restart));
    assert_eq!(page.shell.screen(), Screen::Play);
    assert!(asks_for_embed("#/embed") && asks_for_embed("#embed/?x=y") && !asks_for_embed("#/play?embed"));
}

#[test]
fn the_window_title_depends_on_the_screen() {
    let titles =
        ["#/play", "#/analysis", "#/setup", "#/library", "#/rules"].map(|address| Page::open(address).shell.title());
    assert_eq!(titles[0], "Hostage Chess");
    for (place, title) in titles.iter().enumerate() {
        assert!(title.ends_with("Hostage Chess"), "{title}");
        assert!(!titles[..place].contains(title), "{title}");
    }
}

#[test]
fn the_ways_to_puzzles_and_rules_keep_the_game_that_the_reader_looks_at() {
    let ways = |page: &Page| [Screen::Puzzles, Screen::Rules, Screen::Learn].map(|screen| page.shell.way_to(screen));
    let plain = ["#/puzzles", "#/rules", "#/learn"];
    let of =
        |game: &str| [format!("#/puzzles?variant={game}"), format!("#/rules?variant={game}"), "#/learn".to_owned()];
    // The addresses that are opened one after the other, and the game that the reader has looked at last. It is
    // Hostage Chess on the board.
    for (addresses, game) in [
        (&["#/play"][..], None),
        (&["#/puzzles?variant=hole"], Some("hole")),
        (&["#/puzzles?variant=hole", "#/learn"], Some("hole")),
        (&["#/puzzles?variant=hole", "#/learn?lesson=hostage-drop"], None),
        (&["#/puzzles?p=messenger-12", "#/home"], Some("messenger")),
        (&["#/puzzles?daily&variant=takeover-41"], Some("takeover-41")),
        (&["#/puzzles?p=own-12"], None),
        (&["#/rules?variant=chess"], None),
        (&["#/rules?variant=hole", "#/play", "#/library"], None),
        (&["#/analysis?game=hole"], Some("hole")),
        (&["#/analysis?game=hole", "#/library"], Some("hole")),
        (&["#/setup?game=messenger", "#/settings"], Some("messenger")),
        (&["#/learn?lesson=takeover-jump", "#/learn?lesson=chess-rook"], Some("takeover-41")),
    ] {
        let mut page = Page::open("#/play");
        for address in addresses {
            page.act(Action::Address((*address).into()));
        }
        let wanted = game.map_or(plain.map(str::to_owned), of);
        assert_eq!(ways(&page), wanted, "{addresses:?}");
        // A game on the board needs no name.
        page.act(Action::Address(format!("#/play?game={}&white=human&black=human", game.unwrap_or("hostage"))));
        assert_eq!(ways(&page), plain.map(str::to_owned), "{addresses:?}");
    }
}
