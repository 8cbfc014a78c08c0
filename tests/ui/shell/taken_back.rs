//! Moves that were taken back do not appear in any output of the game. Lists, records, links, analysis, review and
//! counts contain the game as played, however it continued.

use super::Page;
use hostage_chess::engine::{Reply, Request};
use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::pgn::{PgnGame, read_own};
use hostage_chess::game::{Game, Outcome, Position as _, Side};
use hostage_chess::json;
use hostage_chess::session::analysis::AnalysisAction;
use hostage_chess::session::library::LibraryAction;
use hostage_chess::session::library::LibraryEffect;
use hostage_chess::session::library::{self, StoredEntry};
use hostage_chess::session::new_game::{Across, SeatChoice};
use hostage_chess::session::play::PlayAction;
use hostage_chess::session::play::Settled;
use hostage_chess::session::{BoardAction, Control, NewGame, Play, Players, SavedGame, Tree, ladder, notation};
use hostage_chess::shell::{Action, Effect, Item, StoredState};
use hostage_chess::ui::scene::library::{UnreadPosition, row_thumb};
use hostage_chess::ui::scene::thumb::thumb;
use hostage_chess::ui::scene::{game_view, scene};

/// The events after a take-back.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Then {
    Another,
    Resigned,
    Flagged,
    Agreed,
}

/// The six moves of a game, of which the last two are taken back.
const MOVES: [&str; 6] = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"];

fn act(page: &mut Page, action: impl Into<PlayAction>) {
    page.act(action.into());
}

/// Plays a move for the side to move: typed for a person, as an answer for the computer.
fn play(page: &mut Page, uci: &str) {
    let position = page.shell.play().position().clone();
    let question = page.effects.iter().rev().find_map(|effect| match effect {
        Effect::Ask(Request::Search { id, .. }) => Some(*id),
        _ => None,
    });
    match question {
        Some(id) => {
            page.act(Action::Reply(Reply::Best { id, mv: Some(uci.into()) }));
            // It is held back until the previous move was shown long enough.
            page.act(Action::Beat);
        }
        None => act(page, BoardAction::Type(uci.into())),
    }
    assert_ne!(page.shell.play().position(), &position, "{uci}: {}", page.said());
}

/// A legal move in the current position.
fn some_move(page: &Page, number: usize) -> String {
    let position = page.shell.play().position();
    let moves = position.legal_moves();
    position.uci(moves[number % moves.len()])
}

/// A game in which two moves were taken back, and its final moves.
fn taken_back(rules: &'static str, then: Then) -> (Page, Vec<String>) {
    let mut page = Page::open("#/play");
    let people = then == Then::Agreed;
    let control = (then == Then::Flagged).then(|| Control::new(1, 0));
    let first = NewGame { variant: rules, control, coach: Some(false), ..NewGame::first(rules) };
    let friends = NewGame { across: Across::Friend, seat: SeatChoice::Both, ..first };
    page.act(Action::NewGame(if people { friends } else { first }));
    assert_eq!(page.shell.play().position().variant(), rules);
    let mut moves = Vec::new();
    for ply in 0..6 {
        let uci = some_move(&page, 3 * ply);
        play(&mut page, &uci);
        moves.push(uci);
    }
    for _ in 0..if people { 2 } else { 1 } {
        act(&mut page, PlayAction::TakeBack);
    }
    let mut played: Vec<String> = moves[..4].to_vec();
    assert_eq!(page.shell.play().line_record().moves, played);
    match then {
        Then::Another => {
            for number in [13, 2] {
                let uci = some_move(&page, number);
                assert_ne!(uci, moves[played.len()]);
                play(&mut page, &uci);
                played.push(uci);
            }
        }
        Then::Resigned => (0..2).for_each(|_| act(&mut page, PlayAction::Resign)),
        Then::Agreed => (0..2).for_each(|_| act(&mut page, PlayAction::OfferDraw)),
        Then::Flagged => {
            for _ in 0..2 {
                page.moment.now += 40_000;
                page.act(Action::Beat);
            }
        }
    }
    (page, played)
}

fn moves(tree: &Tree<AnyPosition>) -> Vec<String> {
    tree.record_to(*tree.main_line().last().unwrap()).moves
}

fn outcome(then: Then) -> &'static str {
    match then {
        Then::Another => "",
        Then::Resigned | Then::Flagged => "0-1",
        Then::Agreed => "1/2-1/2",
    }
}

/// The entry saved to the library.
fn put(page: &Page) -> Option<StoredEntry> {
    page.effects.iter().find_map(|effect| match effect {
        Effect::Library(LibraryEffect::Put(_, records)) => Some(records[0].clone()),
        _ => None,
    })
}

/// The library's entry when the game is kept.
fn kept(page: &mut Page) -> StoredEntry {
    page.act(Action::Keep);
    put(page).expect("the game is saved to the library")
}

fn saved(page: &mut Page) -> String {
    act(page, BoardAction::Flip);
    page.effects
        .iter()
        .find_map(|effect| match effect {
            Effect::Save(Item::Game(saved)) => Some(json::write(&**saved).unwrap()),
            _ => None,
        })
        .expect("the game is stored")
}

/// Every output of the game, as moves in UCI.
fn accounts(page: &mut Page) -> Vec<(&'static str, Vec<String>)> {
    let mut told = Vec::new();
    let play = page.shell.play();
    let end = play.tree().at(play.tip()).fen();
    let (record, ending) = play.given_away();
    assert_eq!(ending.map(Settled::outcome), play.verdict().filter(|_| ending.is_some()));
    told.push(("link, code, reply", record.moves));
    told.push(("animated picture, embed", play.line_record().moves));
    let listed = scene(play).record;
    let nodes: Vec<usize> = listed.iter().filter(|ply| !ply.aside).map(|ply| ply.node).collect();
    assert_eq!((nodes.len(), listed.len()), (play.length(), play.length()), "the list shows no other moves");
    told.push(("list", play.tree().record_to(nodes.last().copied().unwrap_or(0)).moves));
    told.push(("count of moves", play.line_record().moves[..play.length()].to_vec()));
    let (entry, text) = kept(page);
    let record: PgnGame<AnyPosition> = read_own(&text);
    assert_eq!((&record.fault, record.result()), (&None, if entry.result.is_empty() { "*" } else { &entry.result }));
    let tree = notation::tree(&record).unwrap();
    assert_eq!((entry.moves, &entry.fen), (tree.main_line().len() - 1, &end), "{text}");
    let picture = row_thumb(&UnreadPosition { variant: entry.variant.clone(), fen: entry.fen.clone() });
    assert_eq!(picture, Some(thumb(page.shell.play().tree().at(page.shell.play().tip()))));
    told.push(("library, export, copy", moves(&tree)));
    let opened = Play::of_record(&record, Players::HUMANS, page.shell.play().strength()).unwrap();
    told.push(("opened from the library", opened.line_record().moves));
    let stored: SavedGame = json::read(&saved(page)).unwrap();
    let restored: Play<AnyPosition> = Play::restore(&stored).unwrap();
    assert_eq!(
        (restored.verdict(), restored.tip()),
        (page.shell.play().verdict(), {
            // Stored numbers follow the order of a walk through the tree.
            let tree = page.shell.play().tree();
            tree.walk().iter().position(|&node| node == page.shell.play().tip()).unwrap()
        })
    );
    told.push(("stored game", restored.line_record().moves));
    page.act(Action::ExportEverything(Default::default()));
    page.act(LibraryAction::Fetched(library::Purpose::Everything, Ok(Vec::new())));
    let file = page.effects.iter().find_map(|effect| match effect {
        Effect::Library(LibraryEffect::Save(_, text)) => Some(text.clone()),
        _ => None,
    });
    let file = file.unwrap();
    let first = file.split_once("\n\n").unwrap().1;
    told.push(("file of everything", moves(&notation::tree(&read_own::<AnyPosition>(first)).unwrap())));
    page.act(Action::Analyse);
    told.push(("analysis", moves(page.shell.analysis().tree())));
    page.act(Action::Address("#/play".into()));
    page.act(Action::Review);
    let line = page.shell.analysis().tree().main_line().len();
    let report = page.shell.analysis().review().report(page.shell.analysis().tree());
    assert_eq!(report.line.len(), line, "the reviewed moves and their accuracy");
    told.push(("review, mistakes", moves(page.shell.analysis().tree())));
    let people = page.shell.play().players() == Players::HUMANS;
    let own = if people { Side::BOTH.to_vec() } else { vec![Side::White] };
    assert_eq!(page.shell.own_sides(), own, "the review recognises the game as played");
    page.act(AnalysisAction::Show(false));
    page.act(Action::Address("#/play".into()));
    told
}

#[test]
fn moves_taken_back_appear_in_no_account_of_the_game() {
    for game in ["hostage", "hole", "takeover-41", "messenger"] {
        for then in [Then::Another, Then::Resigned, Then::Flagged, Then::Agreed] {
            let (mut page, played) = taken_back(game, then);
            let result = page.shell.play().verdict().as_ref().map_or("", Outcome::result);
            assert_eq!(result, outcome(then), "{then:?}");
            assert_eq!(
                (scene(page.shell.play()).verdict, game_view(page.shell.play()).over.is_some()),
                (result, then != Then::Another)
            );
            for (place, moves) in accounts(&mut page) {
                assert_eq!(moves, played, "{place} of {game} after {then:?}");
            }
            // They are shown beside the line and can be viewed, which changes nothing.
            let aside =
                page.shell.play().tree().walk().into_iter().find(|&node| !page.shell.play().line().contains(&node));
            act(&mut page, BoardAction::GoTo(aside.expect("the move is still there")));
            assert!(page.shell.play().is_aside());
            let looked_at = scene(page.shell.play());
            assert!(looked_at.record.iter().any(|ply| ply.aside && ply.current), "the move is marked as taken back");
            assert_eq!((looked_at.verdict, game_view(page.shell.play()).over), ("", None));
            let (record, end) = page.shell.play().given_away();
            assert_eq!((record.moves, end.is_some()), (played.clone(), then != Then::Another));
            assert_eq!(page.shell.play().line_record().moves, played);
            let (entry, _) = kept(&mut page);
            assert_eq!((entry.moves, entry.result.as_str()), (played.len(), result));
            assert_eq!(ladder::climb(page.shell.play()), None);
        }
    }
}

#[test]
fn the_list_of_stored_data_counts_the_moves_played() {
    let (page, played) = taken_back("hostage", Then::Resigned);
    let held = page.shell.held();
    let (moves, all) = (played.len().div_ceil(2), page.shell.play().tree().walk().len().div_ceil(2));
    assert!(all > moves, "a count of all moves would differ: {all} and {moves}");
    assert!(held.iter().any(|line| line.contains(&format!("Current game: {moves} move"))), "{held:?}");
}

#[test]
fn looking_back_changes_nothing_and_a_move_there_does() {
    let mut page = Page::open("#/play?white=human&black=human");
    MOVES.iter().for_each(|uci| play(&mut page, uci));
    let before = (page.shell.play().line_record(), kept(&mut page).1);
    for action in [BoardAction::Undo, BoardAction::Undo, BoardAction::GoTo(1), BoardAction::Redo, BoardAction::GoTo(0)]
    {
        act(&mut page, action);
        assert_eq!((page.shell.play().line_record(), kept(&mut page).1), before.clone());
        assert_eq!(scene(page.shell.play()).record.len(), 6);
    }
    // Resigning while looking back resigns the game as it stands.
    let mut given_up =
        Page::with(StoredState { game: Some(page.shell.play().save()), ..StoredState::default() }, "#/play");
    (0..2).for_each(|_| act(&mut given_up, PlayAction::Resign));
    assert_eq!(given_up.shell.play().given_away().0.moves.len(), 6);
    assert!(given_up.shell.play().settled().is_some() && !given_up.shell.play().is_looking());
    act(&mut page, BoardAction::GoTo(2));
    play(&mut page, "d2d4");
    assert_eq!(page.shell.play().line_record().moves, ["e2e4", "e7e5", "d2d4"]);
    let listed = scene(page.shell.play());
    assert_eq!(listed.record.last().unwrap().others[0].1, "Nf3");
}

#[test]
fn an_ending_taken_back_does_not_return_with_the_same_move_and_the_new_one_is_kept() {
    let mut page = Page::open("#/play?white=human&black=human");
    MOVES[..5].iter().for_each(|uci| play(&mut page, uci));
    (0..2).for_each(|_| act(&mut page, PlayAction::Resign));
    let first = put(&page).unwrap();
    page.act(LibraryAction::Put(library::Why::ByItself, vec![first.0.clone()], Ok(())));
    act(&mut page, PlayAction::TakeBack);
    assert_eq!((page.shell.play().verdict(), page.shell.play().length()), (None, 5), "only the end is taken back");
    act(&mut page, PlayAction::TakeBack);
    assert_eq!((page.shell.play().verdict(), page.shell.play().length()), (None, 4));
    play(&mut page, MOVES[4]);
    assert_eq!((page.shell.play().verdict(), page.shell.play().length()), (None, 5), "the game continues");
    act(&mut page, PlayAction::TakeBack);
    (0..2).for_each(|_| act(&mut page, PlayAction::Resign));
    let again = put(&page).expect("the library is updated, although the number of moves is the same");
    assert_eq!((again.0.id, again.0.moves, first.0.moves), (first.0.id, 4, 5));
    assert_eq!((first.0.result.as_str(), again.0.result.as_str()), ("1-0", "0-1"));
}

#[test]
fn stepping_through_a_finished_game_keeps_it_finished() {
    let (mut page, _) = taken_back("hostage", Then::Resigned);
    let whole = page.shell.play().verdict();
    act(&mut page, BoardAction::Undo);
    (0..2).for_each(|_| act(&mut page, PlayAction::Resign));
    act(&mut page, PlayAction::OfferDraw);
    assert_eq!((page.shell.play().verdict(), page.shell.play().length()), (whole, 4));
    assert_eq!(scene(page.shell.play()).verdict, "0-1", "the list shows the result at every position");
    let restored: Play<AnyPosition> = Play::restore(&page.shell.play().save()).unwrap();
    assert_eq!(restored.verdict(), whole);
}

#[test]
fn a_game_of_an_older_version_stands_where_it_ended_or_at_the_end_of_its_line() {
    let (page, played) = taken_back("hostage", Then::Resigned);
    let older = SavedGame { tip: None, ..page.shell.play().save() };
    let restored: Play<AnyPosition> = Play::restore(&older).unwrap();
    assert_eq!((restored.line_record().moves, restored.verdict().is_some()), (played, true));
    let mut page = Page::open("#/play?white=human&black=human");
    MOVES.iter().for_each(|uci| play(&mut page, uci));
    act(&mut page, BoardAction::GoTo(2));
    let older = SavedGame { tip: None, ..page.shell.play().save() };
    let restored: Play<AnyPosition> = Play::restore(&older).unwrap();
    assert_eq!((restored.length(), restored.tree().depth()), (6, 2));
    // An older version has continued the game and kept the unknown field.
    act(&mut page, PlayAction::TakeBack);
    let tip = page.shell.play().save().tip;
    assert_eq!(tip, Some((1, 6)));
    play(&mut page, "c7c5");
    let stale = SavedGame { tip, ..page.shell.play().save() };
    let restored: Play<AnyPosition> = Play::restore(&stale).unwrap();
    assert_eq!(restored.line_record().moves, ["e2e4", "c7c5"]);
    // Invalid values are ignored.
    for tip in [(99, 7), (7, 7), (usize::MAX, 7)] {
        let forged = SavedGame { tip: Some(tip), ..page.shell.play().save() };
        let restored: Play<AnyPosition> = Play::restore(&forged).unwrap();
        assert!(restored.tree().has(restored.tip()));
    }
}

#[test]
fn a_resignation_after_a_take_back_is_sent_without_the_move() {
    let mut page = Page::open("");
    page.act(Action::PlayFriend).act(Action::ByLinks("hostage")).act(Action::Address("#/play".into()));
    page.tap(&["e2", "e4"]);
    act(&mut page, PlayAction::TakeBack);
    assert_eq!(game_view(page.shell.play()).talk.send, None, "it is the reader's turn again");
    (0..2).for_each(|_| act(&mut page, PlayAction::Resign));
    let (record, end) = page.shell.play().given_away();
    assert_eq!((record.moves.len(), end), (0, Some(Settled::Resigned(Side::White))));
    assert!(game_view(page.shell.play()).talk.send.is_some());
}
