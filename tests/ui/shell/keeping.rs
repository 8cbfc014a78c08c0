//! Games that are put into the library, asked for or by themselves, and records that are opened from there.

use super::{Page, game, memory};
use hostage_chess::engine::{Info, Reply};
use hostage_chess::link::Screen;
use hostage_chess::search::Score;
use hostage_chess::session::analysis;
use hostage_chess::session::library::{self, LibraryEntry, OpenPurpose, Purpose, StoredEntry, Trouble, Why};
use hostage_chess::session::review::{RetryAction, ReviewReport};
use hostage_chess::shell::{Action, Dialog, Effect, Slot, StoredState};
use hostage_chess::ui::scene;

const MATE: &str = "#/play?game=hostage&fen=6k1/5ppp/8/8/8/8/8/R3K3[%23]_w_-_-_0_1&white=human&black=human";
const PLAYED: [&str; 6] = ["g1f3", "g8f6", "b1c3", "b8c6", "e2e4", "e7e5"];

/// What is put into the library.
fn put(page: &Page) -> Vec<(Why, StoredEntry)> {
    let put = |effect: &Effect| match effect {
        Effect::Library(library::LibraryEffect::Put(why, records)) => Some((*why, records[0].clone())),
        _ => None,
    };
    page.effects.iter().filter_map(put).collect()
}

fn answer(page: &mut Page, (why, (entry, _)): (Why, StoredEntry), result: Result<(), Trouble>) {
    page.act(library::LibraryAction::Put(why, vec![entry], result));
}

#[test]
fn a_finished_game_is_kept_once_by_itself() {
    let mut page = Page::open(MATE);
    page.tap(&["a1", "a8"]);
    let kept = put(&page);
    assert_eq!(kept.len(), 1);
    assert_eq!(kept[0].0, Why::ByItself);
    assert_eq!(page.shell.play().origin().id, kept[0].1.0.id);
    assert!(kept[0].1.1.contains("2026.03.09"), "{}", kept[0].1.1);
    answer(&mut page, kept[0].clone(), Ok(()));
    assert!(page.stored_game().is_some(), "that it is kept is stored with it");
    assert!(!page.said().contains("library"), "nobody asked, so nobody is told: {}", page.said());
    page.new_game("hostage");
    assert_eq!(put(&page), [], "it is there already");
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
fn a_library_that_fails_is_not_tried_again_by_itself() {
    let mut page = Page::open(MATE);
    page.tap(&["a1", "a8"]);
    let kept = put(&page).remove(0);
    answer(&mut page, kept, Err(Trouble::Full));
    let said = page.said();
    page.new_game("hostage");
    assert_eq!(put(&page), []);
    // Asked for, it is.
    page.act(Action::TakeBack).act(Action::Keep);
    assert_eq!(put(&page).len(), 1);
    assert!(!said.is_empty());
}

#[test]
fn who_asks_for_it_is_told() {
    let mut page = Page::with(memory(&["e2e4"]), "");
    page.act(Action::Keep);
    let kept = put(&page).remove(0);
    assert_eq!(kept.0, Why::Asked);
    answer(&mut page, kept.clone(), Ok(()));
    assert!(page.said().contains("library"), "{}", page.said());
    // Played on, it keeps its number.
    page.tap(&["e7", "e5"]).act(Action::Keep);
    assert_eq!(put(&page)[0].1.0.id, kept.1.0.id);
}

#[test]
fn a_displaced_game_is_kept_even_if_the_page_was_left_before_that_was_done() {
    let mut page = Page::open("#/play?white=human&black=human");
    let squares: Vec<&str> = PLAYED.iter().flat_map(|mv| [&mv[..2], &mv[2..4]]).collect();
    page.tap(&squares).new_game("hostage");
    let kept = put(&page);
    assert_eq!((kept.len(), kept[0].0), (1, Why::ByItself));
    let mut displaced = game(&PLAYED).save();
    (displaced.origin.0, displaced.origin.1) = (77, 0);
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
    let fetched = |way| library::LibraryAction::Fetched(Purpose::Open(way), Ok(stored.clone()));
    let mut page = Page::open("#/library");
    page.act(fetched(OpenPurpose::Play));
    assert_eq!((page.moves().len(), page.asked()), (3, vec![]), "the engine waits");
    assert!(page.wants(&Effect::Go("#/play".into())));
    let mut page = Page::open("#/library");
    page.act(fetched(OpenPurpose::Analyse));
    assert_eq!((page.analysed().len(), page.shell.screen()), (3, Screen::Analysis));
    assert_eq!((page.shell.dialog(), page.shell.analysis().review().is_open()), (None, false));
    page.act(fetched(OpenPurpose::Review));
    assert!(page.shell.analysis().review().is_open(), "it has begun");
    page.act(fetched(OpenPurpose::Share));
    assert_eq!(page.shell.dialog(), Some(Dialog::Share));
}

/// What was displaced, newest last.
fn displaced(page: &Page) -> Vec<StoredEntry> {
    let displaced = |effect: &Effect| match effect {
        Effect::Library(library::LibraryEffect::Displace(stored)) => Some((**stored).clone()),
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
    assert_eq!(ids.len(), 3, "each has a number of its own");
    let mut page = Page::open("#/play?white=human&black=human");
    page.tap(&["e2", "e4"]).new_game("hostage");
    assert_eq!((put(&page).len(), displaced(&page).len()), (0, 1), "it is too short to be kept by itself");
    assert_eq!((displaced(&page)[0].0.moves, displaced(&page)[0].0.analysis), (1, false));
    // What is kept by itself is not displaced too.
    let squares: Vec<&str> = PLAYED.iter().flat_map(|mv| [&mv[..2], &mv[2..4]]).collect();
    page.tap(&squares).new_game("hostage");
    assert_eq!((put(&page).len(), displaced(&page).len()), (1, 0));
}

/// Whether what made room last was only looked at.
fn untouched(page: &mut Page) -> bool {
    page.act(Action::Address("#/analysis?game=hostage&moves=a2a3".to_owned()));
    let entry = &displaced(page)[0].0;
    let read_again = LibraryEntry::read(&entry.text()).unwrap();
    assert_eq!((read_again.untouched, read_again.text()), (entry.untouched, entry.text()));
    entry.untouched
}

#[test]
fn what_was_only_looked_at_is_told_from_own_work_when_it_makes_room() {
    let look = || Page::open("#/analysis?game=hostage&moves=e2e4_e7e5");
    assert!(untouched(&mut look()));
    assert!(
        untouched(look().act(analysis::AnalysisAction::Start).act(analysis::AnalysisAction::End)),
        "who walks changes nothing"
    );
    let again = analysis::AnalysisAction::Propose("e2e4".to_owned());
    assert!(untouched(look().act(analysis::AnalysisAction::Start).act(again)), "it was there before");
    let left = StoredState { analysis: Some(look().shell.analysis().save()), ..StoredState::default() };
    assert!(untouched(&mut Page::with(left, "#/analysis")), "as little as who leaves the page");

    let own: [analysis::AnalysisAction; 4] = [
        analysis::AnalysisAction::Propose("g1f3".to_owned()),
        analysis::AnalysisAction::Comment(1, "mine".to_owned()),
        analysis::AnalysisAction::Glyph(1, 1),
        analysis::AnalysisAction::Comment(0, "before all".to_owned()),
    ];
    for own in own {
        assert!(!untouched(look().act(own.clone())), "{own:?}");
        let mut page = look();
        let left =
            StoredState { analysis: Some(page.act(own.clone()).shell.analysis().save()), ..StoredState::default() };
        assert!(!untouched(&mut Page::with(left, "#/analysis")), "{own:?}");
    }
    let mut begun = Page::open("#/analysis");
    assert!(!untouched(begun.act(analysis::AnalysisAction::Propose("e2e4".to_owned()))), "no link has it");
    let mut older = look().shell.analysis().save();
    older.given = None;
    let left = StoredState { analysis: Some(older), ..StoredState::default() };
    assert!(!untouched(&mut Page::with(left, "#/analysis")), "of older versions nobody knows");
}

#[test]
fn a_game_that_was_only_looked_at_is_told_from_one_that_was_played_in_or_is_played_with_somebody_elsewhere() {
    let untouched = |page: &mut Page| {
        page.act(Action::Address("#/play?game=hostage&moves=a2a3&white=human&black=human".to_owned()));
        displaced(page)[0].0.untouched
    };
    let look = || Page::open("#/play?game=hostage&moves=e2e4_e7e5&white=human&black=human");
    assert!(untouched(&mut look()));
    assert!(!untouched(look().tap(&["g1", "f3"])));
    assert!(!untouched(Page::open("#/play?white=human&black=human").tap(&["e2", "e4"])));
    let mut friends = Page::open("");
    friends.act(Action::PlayFriend).tap(&["e2", "e4"]);
    assert!(!untouched(&mut friends));
}

#[test]
fn what_could_not_be_stored_is_said_by_name_until_it_is() {
    let mut page = Page::open("#/play?white=human&black=human");
    assert_eq!(page.shell.unstored(), None);
    page.act(Action::Kept(Slot::Settings, false));
    assert!(page.draws() && page.shell.unstored().unwrap().contains("store the settings;"));
    page.act(Action::Kept(Slot::Game, false));
    assert!(page.draws() && page.shell.unstored().unwrap().contains("store the settings, the game;"));
    page.act(Action::Kept(Slot::Game, false));
    assert!(!page.draws(), "that is said already");
    page.act(Action::Kept(Slot::Settings, true)).act(Action::Kept(Slot::Game, true));
    assert_eq!(page.shell.unstored(), None);
}

#[test]
fn a_game_that_waits_until_what_it_displaced_is_safe_is_stored_then() {
    let mut page = Page::open("#/play?white=human&black=human");
    page.tap(&["e2", "e4"]).new_game("hostage");
    page.act(Action::Kept(Slot::Displaced, false)).act(Action::Kept(Slot::Game, false));
    assert!(page.shell.unstored().unwrap().contains("the earlier game, the game"));
    page.act(Action::Displaced(false, Ok(())));
    assert!(page.wants(&Effect::Filed(Slot::Displaced)));
    page.act(Action::Kept(Slot::Displaced, true));
    assert_eq!(page.stored(), [Slot::Game]);
    page.act(Action::Kept(Slot::Game, true));
    assert_eq!(page.shell.unstored(), None);
    // The same of analyses.
    let mut page = Page::open("#/analysis?game=hostage&moves=e2e4");
    page.act(Action::NewAnalysis("hostage"));
    page.act(Action::Kept(Slot::DisplacedAnalysis, false)).act(Action::Kept(Slot::Analysis, false));
    page.act(Action::Displaced(true, Ok(())));
    assert!(page.wants(&Effect::Filed(Slot::DisplacedAnalysis)));
    assert_eq!(page.act(Action::Kept(Slot::DisplacedAnalysis, true)).stored(), [Slot::Analysis]);
}

#[test]
fn a_game_that_the_library_did_not_take_while_it_made_room_waits_for_it() {
    let mut page = Page::open("#/play?white=human&black=human");
    let squares: Vec<&str> = PLAYED.iter().flat_map(|mv| [&mv[..2], &mv[2..4]]).collect();
    page.tap(&squares).new_game("hostage");
    let (why, kept) = put(&page).remove(0);
    let id = kept.0.id;
    page.act(library::LibraryAction::Put(why, vec![kept.0], Err(Trouble::Blocked)));
    let waits = displaced(&page);
    assert_eq!((waits.len(), waits[0].0.id, waits[0].0.moves), (1, id, 6));
}

#[test]
fn what_cannot_be_put_into_the_library_and_what_goes_from_it_are_said() {
    let mut page = Page::open("#/play?white=human&black=human");
    page.act(Action::Displaced(false, Err(Trouble::Forbidden)));
    assert!(page.said().contains("one tap away, but not in the library"), "{}", page.said());
    page = Page::open("#/analysis?game=hostage&moves=e2e4");
    page.act(Action::NewAnalysis("hostage"));
    let gone = displaced(&page).remove(0).0;
    page.act(Action::MadeRoom(vec![gone]));
    let said = scene::board_scene(page.shell.analysis().board()).words.text;
    assert!(said.contains("to make room: Analysis, 1. e4."), "{said}");
}

#[test]
fn an_analysis_is_kept_with_all_that_is_in_it_and_opened_again() {
    let mut page = Page::open("#/analysis?game=hostage&moves=e2e4_e7e5");
    let play = |mv: &str| analysis::AnalysisAction::Propose(mv.to_owned());
    page.act(analysis::AnalysisAction::Start)
        .act(play("d2d4"))
        .act(analysis::AnalysisAction::Comment(3, "a gambit".to_owned()));
    page.act(Action::KeepAnalysis);
    let (why, kept) = put(&page).remove(0);
    assert_eq!((why, kept.0.analysis, kept.0.displaced), (Why::Asked, true, None));
    assert!(kept.1.contains("d4 {a gambit}"), "{}", kept.1);
    answer(&mut page, (why, kept.clone()), Ok(()));
    let said = page.shell.analysis().board().notice().0.is_some();
    assert!(said, "it is said where it was asked");
    // Opened again it is the same one: kept once more it takes its own place.
    let mut page = Page::open("#/library");
    let entry = LibraryEntry::read(&kept.0.text()).unwrap();
    page.act(library::LibraryAction::Fetched(Purpose::Open(OpenPurpose::Analyse), Ok(vec![(entry, kept.1.clone())])));
    assert_eq!((page.shell.screen(), page.shell.analysis().tree().len()), (Screen::Analysis, 4));
    page.act(Action::KeepAnalysis);
    assert_eq!(put(&page)[0].1, kept);
}

#[test]
fn an_analysis_that_is_too_long_for_a_record_is_not_kept_which_is_said_and_nothing_of_it_is_lost() {
    let mut page = Page::open("#/analysis?game=hostage&moves=e2e4_e7e5");
    let long = "word ".repeat(250_000).trim().to_owned();
    page.act(analysis::AnalysisAction::Comment(1, long.clone())).act(Action::KeepAnalysis);
    assert_eq!(put(&page), []);
    let said = scene::board_scene(page.shell.analysis().board()).words.text;
    assert!(said.starts_with("This analysis is too long for the library"), "{said}");
    let comment = |page: &Page| page.shell.analysis().tree().note(1).comment.clone();
    assert!(comment(&page) == long && page.stored().contains(&Slot::Analysis));
    // It makes room and comes back whole, also from the library, which has it among what was displaced.
    page.act(Action::NewAnalysis("hole"));
    let gone = displaced(&page).remove(0);
    page.act(Action::TakeBackAnalysis);
    assert!(comment(&page) == long);
    page.act(Action::NewAnalysis("hole"));
    page.act(library::LibraryAction::Fetched(Purpose::Open(OpenPurpose::Analyse), Ok(vec![gone])));
    assert!(page.shell.library().toast().is_none() && comment(&page) == long);
    // Cut short it is kept.
    page.act(analysis::AnalysisAction::Comment(1, "short".to_owned())).act(Action::KeepAnalysis);
    assert_eq!(put(&page).len(), 1);
}

#[test]
fn what_a_review_has_found_is_displaced_kept_and_opened_with_the_analysis() {
    // The tree is stored in another order than it came about in.
    let mut page = Page::open("#/analysis?game=hostage&moves=e2e4_e7e5");
    page.act(analysis::AnalysisAction::Start)
        .act(analysis::AnalysisAction::Propose("d2d4".to_owned()))
        .act(analysis::AnalysisAction::from(RetryAction::Start));
    for (score, best) in [(-20, "g1f3"), (35, "c7c5"), (30, "d2d4")] {
        let id = page.question();
        let info =
            Info { rank: 1, depth: 9, score: Score::Centipawns(score), nodes: 1, millis: 1, line: vec![best.into()] };
        page.act(Action::Reply(Reply::Info { id, info }));
        page.act(Action::Reply(Reply::Best { id, mv: Some(best.into()) }));
    }
    let report = |page: &Page| page.shell.analysis().review().report(page.shell.analysis().tree());
    let found = report(&page);
    assert_eq!((found.done(), page.shell.analysis().review().is_running()), (3, false));
    page.act(Action::NewAnalysis("hole"));
    let gone = displaced(&page).remove(0);
    assert_eq!(report(&page).done(), 0);
    page.act(library::LibraryAction::Fetched(Purpose::Open(OpenPurpose::Analyse), Ok(vec![gone.clone()])));
    let opened = report(&page);
    assert_eq!((opened.done(), opened.accuracy), (3, found.accuracy));
    let chances = |report: &ReviewReport| report.line.iter().map(|(_, chances)| *chances).collect::<Vec<_>>();
    assert_eq!(chances(&opened), chances(&found));
    assert!(page.shell.analysis().review().is_open());
    page.act(Action::KeepAnalysis);
    assert_eq!(put(&page)[0].1.1, gone.1, "kept once more it is the same");
    // A record that comes from elsewhere may have been changed there.
    let (mut entry, text) = gone;
    entry.analysis = false;
    page.act(library::LibraryAction::Fetched(Purpose::Open(OpenPurpose::Analyse), Ok(vec![(entry, text)])));
    assert_eq!(report(&page).done(), 0);
}
