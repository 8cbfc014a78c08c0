//! Games that are saved to the library, on request or automatically, and records opened from there.

use super::{Page, game, memory};
use hostage_chess::engine::{Info, Reply};
use hostage_chess::game::Side;
use hostage_chess::json;
use hostage_chess::link::Screen;
use hostage_chess::search::Score;
use hostage_chess::session::analysis::AnalysisAction;
use hostage_chess::session::library::LibraryAction;
use hostage_chess::session::library::LibraryEffect;
use hostage_chess::session::library::{
    KeptAgain, LibraryEntry, OpenPurpose, Purpose, StoredEntry, Trouble, Why, kept_again,
};
use hostage_chess::session::play::PlayAction;
use hostage_chess::session::review::{RetryAction, ReviewReport};
use hostage_chess::session::{BoardAction, Players, SavedGame};
use hostage_chess::shell::{Action, Dialog, Effect, Slot, StoredState};
use hostage_chess::ui::scene;
use hostage_chess::words;

const MATE: &str = "#/play?game=hostage&fen=6k1/5ppp/8/8/8/8/8/R3K3[%23]_w_-_-_0_1&white=human&black=human";
const PLAYED: [&str; 6] = ["g1f3", "g8f6", "b1c3", "b8c6", "e2e4", "e7e5"];

/// The entries saved to the library.
fn put(page: &Page) -> Vec<(Why, StoredEntry)> {
    let put = |effect: &Effect| match effect {
        Effect::Library(LibraryEffect::Put(why, records)) => Some((*why, records[0].clone())),
        _ => None,
    };
    page.effects.iter().filter_map(put).collect()
}

fn answer(page: &mut Page, (why, (entry, _)): (Why, StoredEntry), result: Result<(), Trouble>) {
    page.act(LibraryAction::Put(why, vec![entry], result));
}

#[test]
fn a_finished_game_is_kept_once_automatically() {
    let mut page = Page::open(MATE);
    page.tap(&["a1", "a8"]);
    let kept = put(&page);
    assert_eq!(kept.len(), 1);
    assert_eq!(kept[0].0, Why::ByItself);
    assert_eq!(page.shell.play().origin().id, Some(kept[0].1.0.id));
    assert!(kept[0].1.1.contains("2026.03.09"), "{}", kept[0].1.1);
    answer(&mut page, kept[0].clone(), Ok(()));
    assert!(page.stored_game().is_some(), "the game stores that it was kept");
    assert!(!page.said().contains("library"), "automatic keeping is not announced: {}", page.said());
    page.new_game("hostage");
    assert_eq!(put(&page), [], "the game is already in the library");
}

#[test]
fn a_game_that_is_being_kept_is_not_kept_twice() {
    let mut page = Page::open(MATE);
    page.tap(&["a1", "a8"]);
    assert_eq!(put(&page).len(), 1);
    page.new_game("hostage");
    assert_eq!(put(&page), []);
}

#[test]
fn a_failed_automatic_keeping_is_retried_once_when_the_game_is_displaced() {
    let mut page = Page::open(MATE);
    page.tap(&["a1", "a8"]);
    let kept = put(&page).remove(0);
    answer(&mut page, kept.clone(), Err(Trouble::Full));
    assert!(!page.said().is_empty());
    // The same state is not tried again and again. Another one is.
    for flip in [BoardAction::Flip, BoardAction::Flip] {
        assert_eq!(put(page.act(PlayAction::from(flip))), []);
    }
    page.new_game("hostage");
    let again = put(&page);
    assert_eq!((again.len(), again[0].1.0.id), (1, kept.1.0.id));
    answer(&mut page, again[0].clone(), Err(Trouble::Full));
    assert_eq!((put(&page), displaced(&page).len()), (vec![], 1));
    // It is also retried on request.
    page.act(Action::TakeBack).act(Action::Keep);
    assert_eq!(put(&page).len(), 1);
}

#[test]
fn a_failed_keeping_does_not_stop_that_of_later_games() {
    // The failure is reported during the first game, or during the second.
    for late in [false, true] {
        let mut page = Page::open(MATE);
        page.tap(&["a1", "a8"]);
        let kept = put(&page).remove(0);
        if !late {
            answer(&mut page, kept.clone(), Err(Trouble::Blocked));
        }
        page.act(Action::Rematch);
        if late {
            answer(&mut page, kept, Err(Trouble::Blocked));
        }
        page.tap(&["a1", "a8"]);
        let next = put(&page);
        assert_eq!((next.len(), next[0].0), (1, Why::ByItself), "late: {late}");
        assert_eq!(page.shell.play().origin().id, Some(next[0].1.0.id));
    }
}

#[test]
fn keeping_on_request_is_confirmed() {
    let mut page = Page::with(memory(&["e2e4"]), "");
    page.act(Action::Keep);
    let kept = put(&page).remove(0);
    assert_eq!(kept.0, Why::Asked);
    answer(&mut page, kept.clone(), Ok(()));
    assert!(page.said().contains("library"), "{}", page.said());
    // After more moves it keeps its number.
    page.tap(&["e7", "e5"]).act(Action::Keep);
    assert_eq!(put(&page)[0].1.0.id, kept.1.0.id);
}

#[test]
fn a_displaced_game_is_kept_even_if_the_page_was_left_before() {
    let mut page = Page::open("#/play?white=human&black=human");
    let squares: Vec<&str> = PLAYED.iter().flat_map(|mv| [&mv[..2], &mv[2..4]]).collect();
    page.tap(&squares).new_game("hostage");
    let kept = put(&page);
    assert_eq!((kept.len(), kept[0].0), (1, Why::ByItself));
    let mut displaced = game(&PLAYED).save();
    (displaced.origin.id, displaced.origin.given) = (Some(77), 0);
    let mut page = Page::with(StoredState { displaced: Some(displaced), ..StoredState::default() }, "");
    let kept = put(&page).remove(0);
    assert_eq!(kept.1.0.id, 77);
    answer(&mut page, kept, Ok(()));
    assert!(page.stored().contains(&hostage_chess::shell::Slot::Displaced));
}

#[test]
fn a_record_opens_on_the_board_or_in_the_analysis() {
    let text = "[White \"Ada\"]\n[Black \"Bob\"]\n\n1.e4 e5 2.Nf3 *\n".to_owned();
    let entry = LibraryEntry::read(
        &LibraryEntry::of(5, game(&["e2e4"]).record(["Ada".into(), "Bob".into()], String::new())).unwrap().0.text(),
    );
    let stored = vec![(entry.unwrap(), text)];
    let fetched = |way| LibraryAction::Fetched(Purpose::Open(way), Ok(stored.clone()));
    let mut page = Page::open("#/library");
    page.act(fetched(OpenPurpose::Play));
    assert_eq!((page.moves().len(), page.asked()), (3, vec![]), "the engine waits");
    assert_eq!(page.shell.play().players(), Players::HUMANS, "the game of others is not the reader's");
    assert!(page.wants(&Effect::Go("#/play".into())));
    let mut page = Page::open("#/library");
    page.act(fetched(OpenPurpose::Analyse));
    assert_eq!((page.analysed().len(), page.shell.screen()), (3, Screen::Analysis));
    assert_eq!((page.shell.dialog(), page.shell.analysis().review().is_open()), (None, false));
    page.act(fetched(OpenPurpose::Review));
    assert!(page.shell.analysis().review().is_open(), "the review has started");
    page.act(fetched(OpenPurpose::Share));
    assert_eq!(page.shell.dialog(), Some(Dialog::Share));
}

/// A reload in between changes nothing.
#[test]
fn an_analysis_keeps_the_names_the_tags_and_the_result_of_its_game() {
    let head = "[Event \"Club evening\"]\n[Date \"2024.05.01\"]\n[White \"Ada\"]\n[Black \"Bob\"]\n[Round \"3\"]\n[Result \"0-1\"]\n";
    let text = format!("{head}\n1.e4 e5 2.Nf3 0-1\n");
    let entry = LibraryEntry::read(&LibraryEntry::unread(5).text()).unwrap();
    let mut page = Page::open("#/library");
    page.act(LibraryAction::Fetched(Purpose::Open(OpenPurpose::Analyse), Ok(vec![(entry, text)])));
    page.act(AnalysisAction::Propose("b8c6".to_owned()));
    let saved = page.shell.analysis().save();
    let mut page = Page::with(StoredState { analysis: Some(saved), ..StoredState::default() }, "#/analysis");
    page.act(Action::KeepAnalysis);
    let (_, (kept, text)) = put(&page).remove(0);
    assert_eq!([&kept.white, &kept.black, &kept.result, &kept.date], ["Ada", "Bob", "0-1", "2024.05.01"], "{text}");
    assert!(
        kept.analysis && text.starts_with("[Event \"Club evening\"]\n") && text.contains("[Round \"3\"]"),
        "{text}"
    );
    assert_eq!(words::entry_title(&kept), "Ada – Bob");
    assert!(words::entry_facts(&kept).starts_with("Analysis · Hostage Chess"), "{}", words::entry_facts(&kept));
    for tag in ["Event", "Date", "Result", "Variant"] {
        assert_eq!(text.matches(&format!("[{tag} ")).count(), 1, "{text}");
    }
    // The analysis of a game that was played here has its names and its result, too.
    let mut page = Page::open("#/play?game=hostage&white=human&black=engine&moves=e2e4_e7e5_g1f3_b8c6");
    page.act(PlayAction::Resign).act(PlayAction::Resign).act(Action::Analyse).act(Action::KeepAnalysis);
    let (_, (kept, text)) = put(&page).pop().unwrap();
    assert_eq!((kept.result.as_str(), kept.black.is_empty(), kept.analysis), ("0-1", false, true), "{text}");
    assert_eq!((kept.own_side(), kept.standing()), (Some(Side::White), None), "the game itself is counted");
    // So has one that was opened while the game went on.
    let mut page = Page::open("#/play?game=hostage&white=human&black=engine&moves=e2e4_e7e5_g1f3_b8c6");
    page.act(Action::Analyse).act(Action::Address("#/play".into()));
    page.act(PlayAction::Resign).act(PlayAction::Resign).act(Action::Review).act(Action::KeepAnalysis);
    let (_, (kept, text)) = put(&page).pop().unwrap();
    assert_eq!((kept.result.as_str(), kept.analysis), ("0-1", true), "{text}");
    // One that began here is by nobody.
    let mut page = Page::open("#/analysis?game=hostage&moves=e2e4");
    page.act(Action::KeepAnalysis);
    let (_, (kept, text)) = put(&page).remove(0);
    assert_eq!([&kept.white, &kept.black, &kept.result], ["", "", ""], "{text}");
}

/// The displaced entries, newest last.
fn displaced(page: &Page) -> Vec<StoredEntry> {
    let displaced = |effect: &Effect| match effect {
        Effect::Library(LibraryEffect::Displace(stored)) => Some((**stored).clone()),
        _ => None,
    };
    page.effects.iter().filter_map(displaced).collect()
}

#[test]
fn links_in_a_row_lose_no_analysis_and_no_short_game() {
    let mut page = Page::open("#/analysis?game=hostage&moves=e2e4");
    let mut ids = Vec::new();
    for (moves, count) in [("d2d4", 1), ("c2c4_e7e5", 1), ("a2a4", 2)] {
        page.act(Action::Address(format!("#/analysis?game=hostage&moves={moves}")));
        let gone = displaced(&page);
        assert_eq!((gone.len(), gone[0].0.moves, gone[0].0.analysis), (1, count, true));
        let read_again = LibraryEntry::read(&gone[0].0.text()).unwrap();
        assert_eq!((read_again.displaced, read_again.analysis), (gone[0].0.displaced, true));
        ids.push(gone[0].0.id);
    }
    ids.dedup();
    assert_eq!(ids.len(), 3, "each entry has its own number");
    let mut page = Page::open("#/play?white=human&black=human");
    page.tap(&["e2", "e4"]).new_game("hostage");
    assert_eq!((put(&page).len(), displaced(&page).len()), (0, 1), "the game is too short to be kept automatically");
    assert_eq!((displaced(&page)[0].0.moves, displaced(&page)[0].0.analysis), (1, false));
    // A game that is kept automatically is not displaced in addition.
    let squares: Vec<&str> = PLAYED.iter().flat_map(|mv| [&mv[..2], &mv[2..4]]).collect();
    page.tap(&squares).new_game("hostage");
    assert_eq!((put(&page).len(), displaced(&page).len()), (1, 0));
}

/// True if the last displaced analysis was only viewed.
fn untouched(page: &mut Page) -> bool {
    page.act(Action::Address("#/analysis?game=hostage&moves=a2a3".to_owned()));
    let entry = &displaced(page)[0].0;
    let read_again = LibraryEntry::read(&entry.text()).unwrap();
    assert_eq!((read_again.untouched, read_again.text()), (entry.untouched, entry.text()));
    entry.untouched
}

#[test]
fn a_displaced_analysis_counts_as_viewed_or_as_worked_on() {
    let look = || Page::open("#/analysis?game=hostage&moves=e2e4_e7e5");
    assert!(untouched(&mut look()));
    assert!(untouched(look().act(AnalysisAction::Start).act(AnalysisAction::End)), "stepping changes nothing");
    let again = AnalysisAction::Propose("e2e4".to_owned());
    assert!(untouched(look().act(AnalysisAction::Start).act(again)), "the move was there before");
    let left = StoredState { analysis: Some(look().shell.analysis().save()), ..StoredState::default() };
    assert!(untouched(&mut Page::with(left, "#/analysis")), "leaving the page does not count either");

    let own: [AnalysisAction; 4] = [
        AnalysisAction::Propose("g1f3".to_owned()),
        AnalysisAction::Comment(1, "mine".to_owned()),
        AnalysisAction::Glyph(1, 1),
        AnalysisAction::Comment(0, "before all".to_owned()),
    ];
    for own in own {
        assert!(!untouched(look().act(own.clone())), "{own:?}");
        let mut page = look();
        let left =
            StoredState { analysis: Some(page.act(own.clone()).shell.analysis().save()), ..StoredState::default() };
        assert!(!untouched(&mut Page::with(left, "#/analysis")), "{own:?}");
    }
    // As many moves as before, but others, or in another order.
    assert!(!untouched(look().act(AnalysisAction::Delete(2)).act(AnalysisAction::Propose("c7c5".to_owned()))));
    let mut begun = Page::open("#/analysis");
    assert!(!untouched(begun.act(AnalysisAction::Propose("e2e4".to_owned()))), "the move did not come from a link");
    let mut older = look().shell.analysis().save();
    (older.given, older.opened) = (None, None);
    let left = StoredState { analysis: Some(older), ..StoredState::default() };
    assert!(!untouched(&mut Page::with(left, "#/analysis")), "data of older versions does not record it");
}

#[test]
fn a_displaced_game_counts_as_viewed_only_without_moves_here_and_without_a_friend() {
    let untouched = |page: &mut Page| {
        page.act(Action::Address("#/play?game=hostage&moves=a2a3&white=human&black=human".to_owned()));
        displaced(page)[0].0.untouched
    };
    let look = || Page::open("#/play?game=hostage&moves=e2e4_e7e5&white=human&black=human");
    assert!(untouched(&mut look()));
    assert!(!untouched(look().tap(&["g1", "f3"])));
    assert!(!untouched(Page::open("#/play?white=human&black=human").tap(&["e2", "e4"])));
    let mut friends = Page::open("");
    friends.act(Action::PlayFriend).act(Action::ByLinks("hostage")).tap(&["e2", "e4"]);
    assert!(!untouched(&mut friends));
}

#[test]
fn failed_storage_is_reported_by_name_until_it_works() {
    let mut page = Page::open("#/play?white=human&black=human");
    assert_eq!(page.shell.unstored(), None);
    page.act(Action::Kept(Slot::Settings, false));
    assert!(page.draws() && page.shell.unstored().unwrap().contains("save the settings."));
    page.act(Action::Kept(Slot::Game, false));
    assert!(page.draws() && page.shell.unstored().unwrap().contains("save the settings, the game."));
    page.act(Action::Kept(Slot::Game, false));
    assert!(!page.draws(), "the failure has already been reported");
    page.act(Action::Kept(Slot::Settings, true)).act(Action::Kept(Slot::Game, true));
    assert_eq!(page.shell.unstored(), None);
}

#[test]
fn a_waiting_game_is_stored_before_the_displaced_one_that_the_library_has() {
    let mut page = Page::open(MATE);
    page.tap(&["a1", "a8"]);
    let kept = put(&page).remove(0);
    page.new_game("hostage");
    page.act(Action::Kept(Slot::Displaced, false)).act(Action::Kept(Slot::Game, false));
    answer(&mut page, kept, Ok(()));
    assert!(page.wants(&Effect::Filed(Slot::Displaced)));
    assert_eq!(page.stored(), [Slot::Game, Slot::Displaced]);
}

#[test]
fn a_game_waits_until_the_displaced_one_is_safe_and_is_stored_then() {
    let mut page = Page::open("#/play?white=human&black=human");
    page.tap(&["e2", "e4"]).new_game("hostage");
    page.act(Action::Kept(Slot::Displaced, false)).act(Action::Kept(Slot::Game, false));
    assert!(page.shell.unstored().unwrap().contains("the previous game, the game"));
    page.act(Action::Displaced(false, Ok(())));
    assert!(page.wants(&Effect::Filed(Slot::Displaced)));
    page.act(Action::Kept(Slot::Displaced, true));
    assert_eq!(page.stored(), [Slot::Game]);
    page.act(Action::Kept(Slot::Game, true));
    assert_eq!(page.shell.unstored(), None);
    // The same for analyses.
    let mut page = Page::open("#/analysis?game=hostage&moves=e2e4");
    page.act(Action::NewAnalysis("hostage"));
    page.act(Action::Kept(Slot::DisplacedAnalysis, false)).act(Action::Kept(Slot::Analysis, false));
    page.act(Action::Displaced(true, Ok(())));
    assert!(page.wants(&Effect::Filed(Slot::DisplacedAnalysis)));
    assert_eq!(page.act(Action::Kept(Slot::DisplacedAnalysis, true)).stored(), [Slot::Analysis]);
}

#[test]
fn a_displaced_game_waits_for_a_failing_library() {
    let mut page = Page::open("#/play?white=human&black=human");
    let squares: Vec<&str> = PLAYED.iter().flat_map(|mv| [&mv[..2], &mv[2..4]]).collect();
    page.tap(&squares).new_game("hostage");
    let (why, kept) = put(&page).remove(0);
    let id = kept.0.id;
    page.act(LibraryAction::Put(why, vec![kept.0], Err(Trouble::Blocked)));
    let waits = displaced(&page);
    assert_eq!((waits.len(), waits[0].0.id, waits[0].0.moves), (1, id, 6));
}

#[test]
fn failures_to_keep_and_removed_entries_are_reported() {
    let mut page = Page::open("#/play?white=human&black=human");
    page.act(Action::Displaced(false, Err(Trouble::Forbidden)));
    assert!(page.said().contains("It is not in the library"), "{}", page.said());
    page = Page::open("#/analysis?game=hostage&moves=e2e4");
    page.act(Action::NewAnalysis("hostage"));
    let gone = displaced(&page).remove(0).0;
    page.act(Action::MadeRoom(vec![gone]));
    let said = scene::board_scene(page.shell.analysis().board()).words.text;
    assert!(said.contains("to make room: Analysis, 1. e4."), "{said}");
}

#[test]
fn an_analysis_is_kept_completely_and_opens_again() {
    let mut page = Page::open("#/analysis?game=hostage&moves=e2e4_e7e5");
    let play = |mv: &str| AnalysisAction::Propose(mv.to_owned());
    page.act(AnalysisAction::Start).act(play("d2d4")).act(AnalysisAction::Comment(3, "a gambit".to_owned()));
    page.act(Action::KeepAnalysis);
    let (why, kept) = put(&page).remove(0);
    assert_eq!((why, kept.0.analysis, kept.0.displaced), (Why::Asked, true, None));
    assert!(kept.1.contains("d4 {a gambit}"), "{}", kept.1);
    answer(&mut page, (why, kept.clone()), Ok(()));
    let said = page.shell.analysis().board().notice().0.is_some();
    assert!(said, "the message is shown where keeping was requested");
    // It opens as the same entry: kept again, it replaces itself.
    let mut page = Page::open("#/library");
    let entry = LibraryEntry::read(&kept.0.text()).unwrap();
    page.act(LibraryAction::Fetched(Purpose::Open(OpenPurpose::Analyse), Ok(vec![(entry, kept.1.clone())])));
    assert_eq!((page.shell.screen(), page.shell.analysis().tree().len()), (Screen::Analysis, 4));
    page.act(Action::KeepAnalysis);
    assert_eq!(put(&page)[0].1, kept);
}

#[test]
fn the_open_analysis_is_not_replaced_by_its_older_record() {
    let mut page = Page::open("#/analysis?game=hostage&moves=e2e4_e7e5");
    page.act(Action::KeepAnalysis);
    let (_, (entry, text)) = put(&page).remove(0);
    let entry = LibraryEntry::read(&entry.text()).unwrap();
    let open = |page: &mut Page, text: &str| {
        page.act(Action::Address("#/library".into()));
        let stored = vec![(entry.clone(), text.to_owned())];
        page.act(LibraryAction::Fetched(Purpose::Open(OpenPurpose::Analyse), Ok(stored)));
        assert!(page.shell.screen() == Screen::Analysis && page.wants(&Effect::Go("#/analysis".into())));
        page.analysed().join(" ")
    };
    page.act(AnalysisAction::Propose("g1f3".to_owned()));
    assert_eq!(open(&mut page, &text), "e2e4 e7e5 g1f3", "the newer state stays open");
    assert_eq!(displaced(&page), []);
    page.act(Action::KeepAnalysis);
    assert!(put(&page)[0].1.1.contains("Nf3"));
    // A record that has anything else is opened. The library adds the displaced state as an entry of its own.
    let other = text.replace("e5 *", "e5 2. Nc3 *");
    assert_eq!(open(&mut page, &other), "e2e4 e7e5 b1c3");
    let gone = displaced(&page).remove(0);
    assert_eq!(kept_again((&entry, &other), &gone), KeptAgain::Beside);
}

#[test]
fn a_game_has_the_date_of_its_last_move() {
    let mut page = Page::open("#/play?game=hostage&white=human&black=human");
    page.tap(&["e2", "e4", "e7", "e5"]);
    let stored = json::write(&page.shell.play().save()).unwrap();
    let later = |saved: SavedGame| {
        let mut page = Page::with(StoredState { game: Some(saved), ..StoredState::default() }, "#/play");
        page.moment.day = [2026, 4, 1];
        page
    };
    let kept = |page: &mut Page| {
        page.act(Action::Keep).effects.iter().find_map(|effect| match effect {
            Effect::Library(LibraryEffect::Put(_, records)) => Some(records[0].0.date.clone()),
            _ => None,
        })
    };
    let mut page = later(json::read(&stored).unwrap());
    assert_eq!(kept(&mut page).as_deref(), Some("2026.03.09"));
    page.act(Action::Analyse).act(Action::KeepAnalysis);
    assert_eq!(put(&page).pop().unwrap().1.0.date, "2026.03.09");
    let mut page = later(json::read(&stored).unwrap());
    page.act(PlayAction::from(BoardAction::Flip)).new_game("hostage");
    assert_eq!(displaced(&page)[0].0.date, "2026.03.09");
    let mut page = later(json::read(&stored).unwrap());
    page.tap(&["g1", "f3"]);
    assert_eq!(kept(&mut page).as_deref(), Some("2026.04.01"));
    // An older version stored no date. The library may know it.
    let mut older: SavedGame = json::read(&stored).unwrap();
    older.date.clear();
    let mut page = later(older.clone());
    assert_eq!(kept(&mut page).as_deref(), Some("2026.04.01"));
    let mut entry = LibraryEntry::unread(older.origin.id.unwrap());
    entry.date = "2026.02.03".to_owned();
    page.act(LibraryAction::Loaded(Ok(vec![entry])));
    assert_eq!(kept(&mut page).as_deref(), Some("2026.02.03"));
    // A record opened from the library keeps its date until a move is played.
    for (tag, date) in [("[Date \"2020.01.05\"]\n\n", "2020.01.05"), ("", "")] {
        let mut page = Page::open("#/library");
        let record = (LibraryEntry::unread(5), format!("{tag}1. e4 e5 *"));
        page.act(LibraryAction::Fetched(Purpose::Open(OpenPurpose::Play), Ok(vec![record])));
        assert_eq!(kept(&mut page).as_deref(), Some(date));
        page.act(Action::Address("#/play".into())).tap(&["g1", "f3"]);
        assert_eq!(kept(&mut page).as_deref(), Some("2026.03.09"));
    }
}

#[test]
fn an_analysis_too_long_for_a_record_is_refused_with_a_message_and_not_lost() {
    let mut page = Page::open("#/analysis?game=hostage&moves=e2e4_e7e5");
    let long = "word ".repeat(250_000).trim().to_owned();
    page.act(AnalysisAction::Comment(1, long.clone())).act(Action::KeepAnalysis);
    assert_eq!(put(&page), []);
    let said = scene::board_scene(page.shell.analysis().board()).words.text;
    assert!(said.starts_with("This analysis is too long"), "{said}");
    let comment = |page: &Page| page.shell.analysis().tree().note(1).comment.clone();
    assert!(comment(&page) == long && page.stored().contains(&Slot::Analysis));
    // It can be displaced and comes back complete, also from the library's list of displaced games.
    page.act(Action::NewAnalysis("hole"));
    let gone = displaced(&page).remove(0);
    page.act(Action::TakeBackAnalysis);
    assert!(comment(&page) == long);
    page.act(Action::NewAnalysis("hole"));
    page.act(LibraryAction::Fetched(Purpose::Open(OpenPurpose::Analyse), Ok(vec![gone])));
    assert!(page.shell.library().toast().is_none() && comment(&page) == long);
    // A shortened analysis is kept.
    page.act(AnalysisAction::Comment(1, "short".to_owned())).act(Action::KeepAnalysis);
    assert_eq!(put(&page).len(), 1);
}

#[test]
fn review_results_are_displaced_kept_and_opened_with_the_analysis() {
    // The stored order of the tree differs from the order in which it was built.
    let mut page = Page::open("#/analysis?game=hostage&moves=e2e4_e7e5");
    page.act(AnalysisAction::Start)
        .act(AnalysisAction::Propose("d2d4".to_owned()))
        .act(AnalysisAction::from(RetryAction::Start));
    for (score, best) in [(-20, "g1f3"), (35, "c7c5"), (30, "d2d4")] {
        let id = page.question();
        let info = Info {
            rank: 1,
            depth: 9,
            no_mate_within: 0,
            score: Score::Centipawns(score),
            nodes: 1,
            millis: 1,
            line: vec![best.into()],
        };
        page.act(Action::Reply(Reply::Info { id, info }));
        page.act(Action::Reply(Reply::Best { id, mv: Some(best.into()) }));
    }
    let report = |page: &Page| page.shell.analysis().review().report(page.shell.analysis().tree());
    let found = report(&page);
    assert_eq!((found.done(), page.shell.analysis().review().is_running()), (3, false));
    page.act(Action::NewAnalysis("hole"));
    let gone = displaced(&page).remove(0);
    assert!(gone.1.contains("[Findings "));
    assert_eq!(report(&page).done(), 0);
    page.act(LibraryAction::Fetched(Purpose::Open(OpenPurpose::Analyse), Ok(vec![gone.clone()])));
    let opened = report(&page);
    assert_eq!((opened.done(), opened.accuracy), (3, found.accuracy));
    let chances = |report: &ReviewReport| report.line.iter().map(|(_, chances)| *chances).collect::<Vec<_>>();
    assert_eq!(chances(&opened), chances(&found));
    assert!(page.shell.analysis().review().is_open());
    page.act(Action::KeepAnalysis);
    assert_eq!(put(&page)[0].1.1, gone.1, "keeping it again gives the same record");
    // A record from elsewhere may have been changed.
    let (mut entry, text) = gone;
    entry.analysis = false;
    page.act(LibraryAction::Fetched(Purpose::Open(OpenPurpose::Analyse), Ok(vec![(entry, text)])));
    assert_eq!(report(&page).done(), 0);
}
