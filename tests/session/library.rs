//! The library as a reducer, against a store that is a plain map: what is kept can be found, renamed, deleted, brought
//! back, written and read again; an import keeps the good and lists the bad.

use std::collections::BTreeMap;

use crate::support::random::Random;
use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::pgn::{Given, read};
use hostage_chess::game::{Game, Position as _, Style};
use hostage_chess::link::Screen;
use hostage_chess::session::library::{Action, Effect, Entry, Library, Purpose, Sort, State, Stored, Target, Toast};
use hostage_chess::session::library::{Trouble, Why};
use hostage_chess::session::{BoardAction, DEFAULT_STRENGTH, Origin, Play, Players, TableAction, Tree, keep, notation};
use hostage_chess::ui::scene::library::{library_view, row_thumb};
use hostage_chess::ui::scene::thumb::thumb;
use hostage_chess::words;

/// A library with a store that does at once what it is told.
#[derive(Default)]
struct Desk {
    library: Library,
    store: BTreeMap<u64, Stored>,
    /// What the store answers instead.
    broken: Option<Trouble>,
    saved: Vec<(String, String)>,
    copied: Vec<String>,
    opened: Vec<(String, Screen)>,
    told: Vec<(Why, Result<(), Trouble>)>,
    steps: usize,
}

impl Desk {
    fn new() -> Desk {
        let mut desk = Desk::default();
        desk.act(Action::Enter);
        desk
    }

    /// Does something and all that follows from it.
    fn act(&mut self, action: Action) {
        let mut effects = self.library.update(action);
        while !effects.is_empty() {
            let effect = effects.remove(0);
            if let Some(answer) = self.carry_out(effect) {
                effects.extend(self.library.update(answer));
            }
        }
    }

    fn carry_out(&mut self, effect: Effect) -> Option<Action> {
        let fine = self.broken.clone().map_or(Ok(()), Err);
        let find = |ids: &[u64]| ids.iter().filter_map(|id| self.store.get(id).cloned()).collect::<Vec<Stored>>();
        Some(match effect {
            Effect::Load => Action::Loaded(fine.map(|()| self.store.values().map(|(e, _)| stored_form(e)).collect())),
            Effect::Put(why, records) => {
                let entries = records.iter().map(|(entry, _)| entry.clone()).collect();
                if fine.is_ok() {
                    for mut record in records {
                        if let Some((before, _)) = self.store.get(&record.0.id) {
                            record.0.name = before.name.clone();
                        }
                        self.store.insert(record.0.id, record);
                    }
                }
                Action::Put(why, entries, fine)
            }
            Effect::Name(entry, before) => {
                if let (Some(record), Ok(())) = (self.store.get_mut(&entry.id), &fine) {
                    record.0 = *entry;
                }
                Action::Named(before, fine)
            }
            Effect::Delete(why, ids) => {
                let gone = find(&ids);
                if fine.is_ok() {
                    self.store.retain(|id, _| !ids.contains(id));
                }
                Action::Deleted(why, fine.map(|()| gone))
            }
            Effect::Fetch(purpose, ids) => Action::Fetched(purpose, fine.map(|()| find(&ids))),
            Effect::Step => {
                self.steps += 1;
                Action::Step
            }
            Effect::Save(name, text) => {
                self.saved.push((name, text));
                return None;
            }
            Effect::Copy(text) => {
                self.copied.push(text);
                Action::Copied(true)
            }
            Effect::Open(stored, screen) => {
                self.opened.push((stored.1, screen));
                return None;
            }
            Effect::Tell(why, _, result) => {
                self.told.push((why, result));
                return None;
            }
        })
    }

    fn import(&mut self, text: &str) {
        let next = self.store.keys().next_back().map_or(1000, |id| id + 1);
        self.act(Action::Import("a file".into(), text.into(), next));
    }

    fn name(&mut self, id: u64, name: &str) {
        self.act(Action::Rename(Some(id)));
        self.act(Action::Name(id, name.into()));
    }

    fn titles(&self) -> Vec<String> {
        self.library.shown().map(words::entry_title).collect()
    }

    fn toast(&self) -> Option<(Toast, bool)> {
        self.library.toast().map(|(toast, undo, _)| (toast.clone(), undo))
    }
}

/// Through the text in which the browser keeps it.
fn stored_form(entry: &Entry) -> Entry {
    Entry::read(&entry.text()).unwrap()
}

const THREE: &str = "\
[White \"Ada\"]\n[Black \"Bob\"]\n[Date \"2020.01.05\"]\n[Result \"1-0\"]\n[Event \"Club cup\"]\n\n1.e4 {best} e5 (1...c5!?) 2.Nf3 1-0\n
[White \"Cleo\"]\n[Black \"Dan\"]\n[Date \"2024.11.30\"]\n[Variant \"Hole\"]\n\n*\n
[Name \"An ending\"]\n[Date \"2022.??.??\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3[Bn#NPbpR] w - - 0 1\"]\n\n1.(B)N*c3 0-1\n";

fn three() -> Desk {
    let mut desk = Desk::new();
    desk.import(THREE);
    assert_eq!(desk.library.len(), 3, "{:?}", desk.library.bad());
    desk
}

fn id_of(desk: &Desk, title: &str) -> u64 {
    desk.library.shown().find(|entry| words::entry_title(entry) == title).unwrap().id
}

#[test]
fn what_a_list_shows_is_read_off_the_records() {
    let desk = three();
    assert_eq!(desk.titles(), ["Cleo – Dan", "An ending", "Ada – Bob"]);
    let facts: Vec<String> = desk.library.shown().map(words::entry_facts).collect();
    assert_eq!(
        facts,
        [
            "Hole Chess · position · 30 Nov 2024",
            "Hostage Chess · 1 turn · 2022",
            "Hostage Chess · 3 turns · 5 Jan 2020"
        ]
    );
    let ada = desk.library.shown().last().unwrap();
    assert_eq!((ada.opening.as_str(), ada.result.as_str(), ada.about.as_str()), ("1. e4 e5 2. Nf3", "1-0", "Club cup"));
    assert!(ada.fen.starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/"));
}

#[test]
fn words_find_names_players_tags_games_and_turns() {
    let mut desk = three();
    for (search, expected) in [
        ("", 3),
        ("ada", 1),
        ("ADA bob", 1),
        ("ada dan", 0),
        ("cup", 1),
        ("hole", 1),
        ("Hostage Chess", 2),
        ("chess", 3),
        ("2024", 1),
        ("1-0", 1),
        ("nf3", 1),
        ("  ending  ", 1),
        ("zebra", 0),
    ] {
        desk.act(Action::Search(search.into()));
        assert_eq!(desk.library.shown().len(), expected, "{search}");
    }
    assert_eq!(library_view(&desk.library, 0..9).hint, words::text("nothing-found"));
}

#[test]
fn the_orders() {
    let mut desk = three();
    for (sort, expected) in [
        (Sort::Date, ["Cleo – Dan", "An ending", "Ada – Bob"]),
        (Sort::Name, ["Ada – Bob", "An ending", "Cleo – Dan"]),
        (Sort::Length, ["Ada – Bob", "An ending", "Cleo – Dan"]),
        (Sort::Result, ["Ada – Bob", "An ending", "Cleo – Dan"]),
    ] {
        desk.act(Action::Sort(sort));
        assert_eq!(desk.titles(), expected, "{sort:?}");
    }
}

#[test]
fn a_name_is_kept_and_a_failure_brings_the_old_one_back() {
    let mut desk = three();
    let id = id_of(&desk, "Ada – Bob");
    desk.act(Action::Rename(Some(id)));
    assert_eq!(desk.library.renaming(), Some(id));
    desk.act(Action::Name(id, "  The   famous one ".into()));
    assert_eq!((desk.library.renaming(), desk.store[&id].0.name.as_str()), (None, "The famous one"));
    desk.act(Action::Name(id, "Too late".into()));
    desk.act(Action::Enter);
    assert!(desk.titles().contains(&"The famous one".to_owned()));
    // To say the same again is not to name it.
    let other = id_of(&desk, "Cleo – Dan");
    desk.name(other, "Cleo – Dan");
    assert_eq!(desk.store[&other].0.name, "");
    desk.broken = Some(Trouble::Full);
    desk.name(id, "Lost");
    assert!(desk.titles().contains(&"The famous one".to_owned()));
    assert_eq!(desk.toast(), Some((Toast::Trouble(Trouble::Full), false)));
    // Nothing as a name gives back the one that it has by itself.
    desk.broken = None;
    desk.name(id, "");
    assert!(desk.titles().contains(&"Ada – Bob".to_owned()));
}

#[test]
fn what_is_deleted_comes_back_as_it_was() {
    let mut desk = three();
    let before = desk.store.clone();
    let id = id_of(&desk, "An ending");
    desk.act(Action::Delete(vec![id]));
    assert_eq!((desk.library.len(), desk.store.len(), desk.toast()), (2, 2, Some((Toast::Deleted(1), true))));
    desk.act(Action::Undo);
    assert_eq!(desk.store, before);
    assert_eq!(desk.titles(), ["Cleo – Dan", "An ending", "Ada – Bob"]);
    // Several: those that are selected, even where a search hides them.
    desk.act(Action::SelectAll(true));
    desk.act(Action::Select(id, false));
    desk.act(Action::Search("ada".into()));
    desk.act(Action::Delete(Vec::new()));
    assert_eq!(desk.store.keys().copied().collect::<Vec<_>>(), [id]);
    assert_eq!(desk.library.selected(), 0);
    desk.act(Action::Undo);
    assert_eq!(desk.store, before);
    // Nothing selected, nothing deleted; and what the store cannot delete stays.
    desk.act(Action::Delete(Vec::new()));
    desk.broken = Some(Trouble::Forbidden);
    desk.act(Action::Delete(vec![id]));
    assert_eq!((desk.library.len(), desk.store), (3, before));
}

#[test]
fn an_import_keeps_the_good_and_lists_the_bad() {
    let mut desk = Desk::new();
    let text = format!("{THREE}\n[White \"Eve\"]\n\n1.e4 e5\n2.Ke3 1-0\n\n[Variant \"go\"]\n1.a4\n\n{{a greeting}}\n");
    desk.import(&text);
    assert_eq!(desk.toast(), Some((Toast::Imported { new: 3, again: 0, bad: 2, cancelled: false }, true)));
    let bad: Vec<String> = desk.library.bad().iter().map(words::bad_record).collect();
    let first = text.lines().position(|line| line.contains("\"Eve\"")).unwrap() + 1;
    assert_eq!(bad.len(), 2);
    assert!(bad[0].starts_with(&format!("Line {first} (Eve – ?): 2.Ke3 (line {}): ", first + 3)), "{}", bad[0]);
    assert!(bad[1].contains("go"), "{}", bad[1]);
    // Once more: nothing is there twice.
    desk.import(&text);
    assert_eq!(desk.toast(), Some((Toast::Imported { new: 0, again: 3, bad: 2, cancelled: false }, false)));
    assert_eq!(desk.store.len(), 3);
    desk.act(Action::Dismiss);
    assert!(desk.library.bad().is_empty());
    // It can be undone.
    desk.import("[White \"Fay\"]\n1.d4 *");
    assert_eq!(desk.store.len(), 4);
    desk.act(Action::Undo);
    assert_eq!(desk.store.len(), 3);
    for nothing in ["", "  \n\n", "{only a greeting}"] {
        desk.import(nothing);
        let expected = Toast::Imported { new: 0, again: 0, bad: 0, cancelled: false };
        assert_eq!(desk.toast(), Some((expected, false)), "{nothing}");
    }
}

#[test]
fn an_import_goes_step_by_step_and_can_be_cancelled() {
    let mut desk = Desk::new();
    let text: String = (0..250).map(|n| format!("[White \"P{n}\"]\n\n1.e4 *\n\n")).collect();
    let mut effects = desk.library.update(Action::Import("x".into(), text, 1));
    let mut percents = Vec::new();
    for _ in 0..150 {
        assert_eq!(effects.pop(), Some(Effect::Step));
        for effect in effects.drain(..) {
            let answer = desk.carry_out(effect).unwrap();
            assert_eq!(desk.library.update(answer), []);
        }
        effects = desk.library.update(Action::Step);
        percents.push(desk.library.import().unwrap().percent());
    }
    assert!(percents.is_sorted() && percents[0] < 2 && (50..70).contains(percents.last().unwrap()), "{percents:?}");
    assert_eq!(desk.store.len(), 100);
    desk.act(Action::Cancel);
    assert_eq!(desk.toast(), Some((Toast::Imported { new: 150, again: 0, bad: 0, cancelled: true }, true)));
    assert_eq!((desk.store.len(), desk.library.len()), (150, 150));
    // The step that was on its way finds nothing to do.
    assert_eq!(desk.library.update(Action::Step), []);
    desk.act(Action::Undo);
    assert_eq!((desk.store.len(), desk.library.len()), (0, 0));
}

#[test]
fn a_store_without_room_ends_an_import_and_says_so() {
    let mut desk = Desk::new();
    desk.broken = Some(Trouble::Full);
    desk.import(THREE);
    assert_eq!(desk.toast(), Some((Toast::Trouble(Trouble::Full), false)));
    assert!(desk.library.import().is_none() && desk.library.is_empty());
    desk.act(Action::Enter);
    assert_eq!(*desk.library.state(), State::Failed(Trouble::Full));
    desk.broken = None;
    desk.import(THREE);
    assert_eq!(desk.store.len(), 3);
}

#[test]
fn positions_come_as_fens_too() {
    let mut desk = Desk::new();
    let (fens, hole): (Vec<String>, String) = (
        ["hostage", "messenger"].map(|v| AnyPosition::start(v).unwrap().fen()).into(),
        AnyPosition::start("hole").unwrap().fen(),
    );
    desk.import(&format!("{}\n\n  {hole}  \n{}\n8/8/8/8/8/8/8/8[#] w - - 0 1\n", fens[0], fens[1]));
    assert_eq!(desk.library.len(), 3, "{:?}", desk.library.bad());
    let mut found: Vec<String> = desk.library.shown().map(|entry| entry.fen.clone()).collect();
    found.sort();
    let mut expected = vec![fens[0].clone(), hole, fens[1].clone()];
    expected.sort();
    assert_eq!(found, expected);
    assert_eq!(desk.library.bad()[0].line, 5);
}

#[test]
fn everything_exported_and_imported_elsewhere_is_the_same() {
    let mut desk = three();
    let mut random = Random(3);
    for variant in variants() {
        let mut tree = Tree::new(AnyPosition::start(variant).unwrap());
        for _ in 0..30 {
            let moves = tree.position().legal_moves();
            match moves.get(random.below(moves.len().max(1))) {
                Some(&m) if random.below(6) > 0 => tree.play(m),
                _ => drop(tree.undo()),
            }
        }
        let session = Play::new(tree, Players::default(), DEFAULT_STRENGTH);
        let id = 5000 + desk.store.len() as u64;
        let record = session.record(["You".into(), "Computer".into()], "2026.11.21".into());
        desk.act(Action::Keep(Why::Asked, Box::new(Entry::of(id, record).unwrap())));
    }
    assert!(desk.told.iter().all(|(why, result)| *why == Why::Asked && result.is_ok()));
    desk.act(Action::Enter);
    let id = id_of(&desk, "An ending");
    desk.name(id, "Renamed \"so\"");
    for style in [Style::Leslie, Style::Pierce] {
        desk.act(Action::Export(Vec::new(), style, Target::File));
        let (name, text) = desk.saved.pop().unwrap();
        assert_eq!(name, "library.pgn");
        let mut other = Desk::new();
        other.import(&text);
        assert_eq!(other.library.bad(), []);
        let plain = |desk: &Desk| -> Vec<Stored> {
            let mut all: Vec<Stored> = desk.store.values().cloned().collect();
            all.iter_mut().for_each(|(entry, _)| {
                *entry = stored_form(entry);
                entry.id = 0;
            });
            all.sort_by(|a, b| a.1.cmp(&b.1));
            all
        };
        assert_eq!(plain(&other), plain(&desk));
    }
    // One, by its name; and the selected ones to the clipboard.
    desk.act(Action::Export(vec![id], Style::Leslie, Target::File));
    assert_eq!(desk.saved.pop().unwrap().0, "renamed-so.pgn");
    desk.act(Action::Select(id, true));
    desk.act(Action::Export(Vec::new(), Style::Leslie, Target::Clipboard));
    assert!(desk.copied[0].starts_with("[Name \"Renamed \\\"so\\\"\"]\n"));
    assert_eq!(desk.toast(), Some((Toast::Copied(1), false)));
}

#[test]
fn a_game_that_is_kept_again_is_there_once_and_keeps_its_name() {
    let mut desk = Desk::new();
    let start = AnyPosition::start("hostage").unwrap();
    let mut session = Play::new(Tree::new(start), Players::HUMANS, DEFAULT_STRENGTH);
    let cell = |name: &str| hostage_chess::game::Touch::Cell(session_cell(name));
    let keep_it = |session: &Play<AnyPosition>, desk: &mut Desk| {
        let record = session.record(["?".into(), "?".into()], "2026.11.21".into());
        desk.act(Action::Keep(Why::ByItself, Box::new(Entry::of(77, record).unwrap())));
        desk.act(Action::Enter);
    };
    for (from, to) in [("e2", "e4"), ("e7", "e5")] {
        session.update(TableAction::Tap(cell(from)));
        session.update(TableAction::Tap(cell(to)));
    }
    keep_it(&session, &mut desk);
    assert_eq!(desk.titles(), ["Hostage Chess"]);
    desk.name(77, "Mine");
    session.update(BoardAction::Undo);
    session.update(TableAction::Tap(cell("c7")));
    session.update(TableAction::Tap(cell("c5")));
    keep_it(&session, &mut desk);
    assert_eq!((desk.titles(), desk.library.len()), (vec!["Mine".to_owned()], 1));
    // Both lines are in it, and it can be opened as it was left.
    desk.act(Action::Open(77, Screen::Play));
    let (text, screen) = desk.opened.pop().unwrap();
    assert_eq!(screen, Screen::Play);
    assert!(text.contains("1. e4 c5 (1... e5)"), "{text}");
    let record = read::<AnyPosition>(&text, Given::default());
    assert_eq!(keep::players(&record), Some(Players::HUMANS));
    let tree = notation::tree(&record).unwrap();
    assert_eq!((tree.len(), tree.position()), (4, session.position()));
}

#[test]
fn a_game_is_kept_by_itself_when_it_ends_or_when_enough_was_played_here() {
    let begin = |fen: Option<&str>| {
        let first = fen.map_or(AnyPosition::start("hostage"), |fen| AnyPosition::from_fen("hostage", fen).ok());
        Play::new(Tree::new(first.unwrap()), Players::HUMANS, DEFAULT_STRENGTH)
    };
    let turns = |session: &mut Play<AnyPosition>, turns: &[&str]| {
        for turn in turns {
            session.update(TableAction::Tap(hostage_chess::game::Touch::Cell(session_cell(&turn[..2]))));
            session.update(TableAction::Tap(hostage_chess::game::Touch::Cell(session_cell(&turn[2..]))));
        }
    };
    let mut session = begin(None);
    turns(&mut session, &["e2e4", "e7e5", "g1f3"]);
    assert!(!session.wants_keeping(true), "three turns are no game");
    turns(&mut session, &["b8c6"]);
    assert!(session.wants_keeping(true) && !session.wants_keeping(false));
    // What is kept is not kept again, through a reload too, until something is played.
    let kept = Origin { id: 9, given: 0, kept: session.keeping() };
    session.set_origin(kept);
    let mut session = Play::<AnyPosition>::restore(&session.save()).unwrap();
    assert_eq!(session.origin(), kept);
    assert!(!session.wants_keeping(true));
    turns(&mut session, &["f1b5"]);
    assert!(session.wants_keeping(true));
    // What came from a link or a record was not played here.
    let record = session.record(["?".into(), "?".into()], String::new());
    let opened = Play::new(notation::tree(&record).unwrap(), Players::HUMANS, DEFAULT_STRENGTH);
    assert_eq!((opened.origin(), opened.played()), (Origin { given: 5, ..Origin::default() }, 5));
    assert!(!opened.wants_keeping(true));
    // A game that ended is one, however short; one that came ended is not.
    let mut mate = begin(Some("6k1/5ppp/8/8/8/8/8/R3K3[#] w - - 0 1"));
    assert!(!mate.wants_keeping(false));
    turns(&mut mate, &["a1a8"]);
    assert!(mate.wants_keeping(false));
    let record = mate.record(["?".into(), "?".into()], String::new());
    assert_eq!(record.result(), "1-0");
    let opened = Play::new(notation::tree(&record).unwrap(), Players::HUMANS, DEFAULT_STRENGTH);
    assert!(opened.outcome().is_some() && !opened.wants_keeping(true));
}

#[test]
fn an_entry_is_written_and_read_again_and_nonsense_is_none() {
    let desk = three();
    for (entry, _) in desk.store.values() {
        let mut odd = Entry::read(&entry.text()).unwrap();
        odd.name = "a\nb".into();
        assert_eq!(Entry::read(&odd.text()).unwrap().name, "a b");
        assert_eq!(Entry::read(&entry.text()), Entry::read(&(entry.text() + "more\n")));
    }
    for nonsense in ["", "x", "1\n2\n3", "{}"] {
        assert_eq!(Entry::read(nonsense), None);
    }
}

#[test]
fn letters_large_and_small_are_the_same_to_the_search() {
    let mut desk = Desk::new();
    desk.import("[White \"ÅKE Łukasz ŽIŽEK\"]\n[Black \"ПЁТР ΑΛΦΑ\"]\n1.e4 *");
    for search in ["åke", "ÅKE", "łukasz", "ŁUKASZ", "žižek", "пётр", "Пётр", "αλφα"] {
        desk.act(Action::Search(search.into()));
        assert_eq!(desk.library.shown().len(), 1, "{search}");
    }
}

fn session_cell(name: &str) -> hostage_chess::game::Cell {
    AnyPosition::start("hostage").unwrap().layout().cell(name).unwrap()
}

#[test]
fn failures_are_told() {
    let mut desk = three();
    desk.broken = Some(Trouble::Other("boom".into()));
    let id = id_of(&desk, "Ada – Bob");
    for action in [
        Action::Open(id, Screen::Play),
        Action::Export(Vec::new(), Style::Leslie, Target::File),
        Action::Fetched(Purpose::Open(Screen::Play), Err(Trouble::Other("boom".into()))),
    ] {
        desk.act(Action::Hush);
        desk.act(action);
        assert_eq!(desk.toast(), Some((Toast::Trouble(Trouble::Other("boom".into())), false)));
    }
    assert!(desk.saved.is_empty() && desk.opened.is_empty());
    let session = Play::new(Tree::new(AnyPosition::start("hole").unwrap()), Players::HUMANS, DEFAULT_STRENGTH);
    let kept = Entry::of(1, session.record(["a".into(), "b".into()], String::new())).unwrap();
    desk.act(Action::Keep(Why::Asked, Box::new(kept)));
    assert!(matches!(desk.told.last(), Some((Why::Asked, Err(_)))));
    for trouble in [Trouble::Forbidden, Trouble::Full, Trouble::Blocked] {
        assert!(words::trouble(&trouble).len() > 40);
    }
}

#[test]
fn only_the_rows_in_sight_are_drawn_up() {
    let mut desk = Desk::new();
    let text: String = (0..300).map(|n| format!("[White \"P{n:03}\"]\n\n1.e4 *\n\n")).collect();
    desk.import(&text);
    desk.act(Action::Sort(Sort::Name));
    let view = library_view(&desk.library, 100..110);
    assert_eq!((view.shown, view.before, view.rows.len(), view.rows[0].title.as_str()), (300, 100, 10, "P100 – ?"));
    assert_eq!(view.status, "300 entries");
    // Where there is less than what was in sight, the end is shown.
    desk.act(Action::Search("p00".into()));
    let view = library_view(&desk.library, 100..110);
    assert_eq!((view.before, view.rows.len(), view.status.as_str()), (0, 10, "10 of 300 entries"));
    desk.act(Action::Search("p29".into()));
    assert_eq!(library_view(&desk.library, 3..8).before, 3);
    desk.act(Action::SelectAll(true));
    assert!(library_view(&desk.library, 0..5).all_selected);
}

#[test]
fn the_small_picture_shows_every_man_on_the_board_and_beside_it() {
    let mut random = Random(5);
    for variant in variants() {
        let mut position = AnyPosition::start(variant).unwrap();
        for _ in 0..40 {
            let picture = thumb(&position);
            let on_board = position.layout().cells().filter(|&cell| position.man_at(cell).is_some()).count();
            let stored = position.trays();
            let beside: u32 = stored.iter().flat_map(|store| &store.men).map(|men| u32::from(men.count)).sum();
            let drawn: u32 = picture.men.iter().map(|man| u32::from(man.count)).sum();
            assert_eq!(drawn, on_board as u32 + beside, "{variant}");
            for man in &picture.men {
                assert!(man.at.0 + man.size <= picture.size.0 && man.at.1 + man.size <= picture.size.1, "{variant}");
            }
            let cells = (
                picture.light.matches('M').count() + picture.dark.matches('M').count(),
                position.layout().cells().count(),
            );
            assert_eq!(cells.0, cells.1);
            assert_eq!(row_thumb(&(variant.to_owned(), position.fen())), Some(picture));
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play_unchecked(moves[random.below(moves.len())]);
        }
    }
    assert_eq!(row_thumb(&("hostage".into(), "nonsense".into())), None);
}
