//! Imports through the library: a table of files with the questions asked, the changes, and the undo. An import changes
//! only what it announces, and one undo reverts all of it.

mod table;

use hostage_chess::session::library::LibraryAction;
use hostage_chess::session::library::LibraryEffect;
use std::collections::BTreeMap;

use hostage_chess::json;
use hostage_chess::live::register::PublicKey;
use hostage_chess::live::{LiveResults, LiveScore};
use hostage_chess::session::Settings;
use hostage_chess::session::backup::{self, Chosen, ExtraKind, PerKind, StoredExtras, bring, take_back};
use hostage_chess::session::career::history::Career;
use hostage_chess::session::lesson::LessonProgress as Lessons;
use hostage_chess::session::library::{self, StoredEntry, Trouble};
use hostage_chess::session::puzzles::{PuzzleId, PuzzleProgress, Tried};
use hostage_chess::session::settings::SettingId;
use hostage_chess::session::unknown::with_unknown;
use hostage_chess::shell::Dialog;
use hostage_chess::words;

use self::table::{GAME, GAMES, HERE, LESSONS, PEOPLE, PUZZLES, Row, SETTINGS, all, table};
use super::*;
use crate::support::random::Random;

/// A page with its browser's stored data, which carries out requests at once.
struct Browser {
    page: Page,
    held: StoredExtras,
    library: BTreeMap<u64, StoredEntry>,
    /// Number of letters that fit for settings, lessons and puzzles.
    room: usize,
}

impl Browser {
    fn with(held: PerKind<&str>) -> Browser {
        let held = PerKind(held.0.map(str::to_owned));
        let memory = StoredState {
            settings: Settings::read(&held[ExtraKind::Settings]),
            progress: Lessons::read(&held[ExtraKind::Lessons]),
            ..StoredState::default()
        };
        let page = Page::with(memory, "#/library");
        let mut browser = Browser { page, held, library: BTreeMap::new(), room: usize::MAX };
        browser.carry_out();
        browser
    }

    fn act(&mut self, action: impl Into<Action>) -> &mut Browser {
        self.page.act(action);
        self.carry_out();
        self
    }

    fn carry_out(&mut self) {
        let mut effects = std::mem::take(&mut self.page.effects);
        while !effects.is_empty() {
            let answer: Option<Action> = match effects.remove(0) {
                Effect::BringIn(brought) => {
                    let joined = bring(&self.held, &brought);
                    let fits = joined.step.after.0.iter().map(String::len).sum::<usize>() <= self.room;
                    if fits {
                        self.held = joined.step.after.clone();
                    }
                    Some(Action::BroughtIn(fits.then(|| Box::new(joined))))
                }
                Effect::TakeOut(step) => {
                    let (held, stays) = take_back(&step, &self.held);
                    self.held = held.clone();
                    Some(Action::TakenOut(Box::new(held), stays))
                }
                Effect::Save(Item::Settings(settings)) => {
                    self.held[ExtraKind::Settings] = settings.to_string();
                    None
                }
                Effect::Save(Item::Progress(progress)) => {
                    self.held[ExtraKind::Lessons] = progress.to_string();
                    None
                }
                Effect::Library(effect) => self.of_library(effect).map(Action::from),
                _ => None,
            };
            if let Some(answer) = answer {
                self.page.act(answer);
                effects.append(&mut self.page.effects);
            }
        }
    }

    fn of_library(&mut self, effect: LibraryEffect) -> Option<LibraryAction> {
        Some(match effect {
            LibraryEffect::Load => {
                LibraryAction::Loaded(Ok(self.library.values().map(|(entry, _)| entry.clone()).collect()))
            }
            LibraryEffect::Put(why, records) => {
                self.library.extend(records.iter().map(|record| (record.0.id, record.clone())));
                LibraryAction::Put(why, records.into_iter().map(|(entry, _)| entry).collect(), Ok(()))
            }
            LibraryEffect::Delete(ids) => {
                LibraryAction::Deleted(Ok(ids.iter().filter_map(|id| self.library.remove(id)).collect()))
            }
            LibraryEffect::Step => LibraryAction::Step,
            _ => return None,
        })
    }

    fn import(&mut self, text: &str) -> &mut Browser {
        let next = 1000 * (self.library.len() as u64 + 1);
        self.act(LibraryAction::Import("a file".to_owned(), text.to_owned(), next))
    }

    /// The parts in the import dialog: records, open boards, settings, lessons, puzzles.
    fn asked(&self) -> Option<(usize, usize, PerKind<bool>)> {
        assert_eq!(self.page.shell.dialog() == Some(Dialog::Import), self.page.shell.pending_import().is_some());
        let pending = self.page.shell.pending_import()?;
        let kinds = PerKind::of(|kind| pending.backup().beside[kind].is_some());
        Some((pending.records(), pending.backup().boards.len(), kinds))
    }

    fn accept(&mut self, games: bool, boards: bool, kinds: PerKind<bool>) -> &mut Browser {
        self.act(Action::Accept(Chosen { games, boards, kinds }))
    }

    fn said(&self) -> String {
        self.page.shell.library().toast().map(|(toast, _, _)| words::toast(toast)).unwrap_or_default()
    }

    fn undo(&mut self) -> &mut Browser {
        assert!(self.page.shell.library().toast().is_some_and(|(_, undo, _)| undo), "{}", self.said());
        self.act(LibraryAction::Undo)
    }

    /// Everything that an import could change.
    fn state(&self) -> (StoredExtras, Vec<String>, Settings, Lessons) {
        let shell = &self.page.shell;
        let records = self.library.values().map(|(_, text)| text.clone()).collect();
        (self.held.clone(), records, shell.settings().clone(), shell.progress().clone())
    }
}

#[test]
fn a_backup_file_changes_only_the_chosen_parts_and_one_undo_reverts_them() {
    for Row { what, text, asked, stored, entries, said } in table() {
        let mut browser = Browser::with(HERE);
        let before = browser.state();
        browser.import(&text);
        assert_eq!(browser.asked(), Some(asked), "{what}");
        assert_eq!(browser.state(), before, "{what}: asked");
        browser.act(Action::Close);
        assert_eq!((browser.state(), browser.asked()), (before.clone(), None), "{what}: cancelled");

        browser.import(&text).accept(true, true, PerKind([true; 5]));
        assert!(browser.said().contains(said), "{what}: {}", browser.said());
        for kind in ExtraKind::ALL {
            for part in stored[kind] {
                assert!(browser.held[kind].contains(part), "{what}: {part} in {}", browser.held[kind]);
            }
        }
        assert_eq!(browser.library.len(), entries, "{what}");
        assert!(
            browser.held.0.iter().all(|text| text.len() < 400_000),
            "{what}: {:?}",
            browser.held.0.each_ref().map(String::len)
        );
        assert!(!Lessons::read(&browser.held[ExtraKind::Lessons]).is_damaged(), "{what}");
        assert_eq!(*browser.page.shell.settings(), Settings::read(&browser.held[ExtraKind::Settings]), "{what}");
        assert_eq!(*browser.page.shell.progress(), Lessons::read(&browser.held[ExtraKind::Lessons]), "{what}");
        let after = browser.state();
        browser.undo();
        assert_eq!(browser.state(), before, "{what}: undone");

        // A second import changes nothing.
        let mut browser = Browser::with(HERE);
        browser.import(&text).accept(true, true, PerKind([true; 5])).import(&text).accept(
            true,
            true,
            PerKind([true; 5]),
        );
        assert_eq!((browser.held, browser.library.len()), (after.0, entries), "{what}: twice");
    }
}

#[test]
fn each_part_can_be_imported_alone() {
    for chosen in 0..64 {
        let [games, settings, lessons, puzzles, career, people] = [1, 2, 4, 8, 16, 32].map(|bit| chosen & bit != 0);
        let mut browser = Browser::with(HERE);
        let before = browser.state();
        let kinds = PerKind([settings, lessons, puzzles, career, people]);
        browser.import(&all()).accept(games, games, kinds);
        let changed = PerKind::of(|kind| browser.held[kind] != before.0[kind]);
        assert_eq!((changed, browser.library.len()), (kinds, usize::from(games)), "{chosen}");
        if chosen > 0 {
            browser.undo();
            assert_eq!(browser.state(), before, "{chosen}");
        }
    }
}

#[test]
fn a_record_never_changes_settings_or_progress_and_the_report_counts_the_skipped_lines() {
    let wrong = [
        ("a line of settings before a record", format!("{SETTINGS}\n{GAME}"), 1),
        ("a line of puzzles", format!("{PUZZLES}\n{GAME}"), 1),
        ("another order", format!("{LESSONS}{SETTINGS}{PUZZLES}\n{GAME}"), 3),
        ("behind another line", format!("% a club\n{SETTINGS}{LESSONS}{PUZZLES}\n{GAME}"), 3),
        ("behind a record", format!("{GAME}\n{SETTINGS}{LESSONS}{PUZZLES}"), 3),
        ("between the tags", GAME.replacen('\n', &format!("\n{SETTINGS}{LESSONS}"), 1), 2),
        ("in a comment", format!("[White \"A\"]\n\n1. e4 {{\n{SETTINGS}{LESSONS}}} *\n"), 2),
        (
            "a backup behind a record",
            format!("{GAME}\n% hostage-chess stored: {{\"hostage-chess.settings\":\"theme=light\"}}\n"),
            1,
        ),
    ];
    for (what, text, lines) in wrong {
        let mut browser = Browser::with(HERE);
        let before = browser.state();
        browser.import(&text);
        assert_eq!(browser.asked(), None, "{what}");
        assert_eq!((&browser.held, browser.library.len()), (&before.0, 1), "{what}");
        assert_eq!((browser.state().2, browser.state().3), (before.2.clone(), before.3.clone()), "{what}");
        let said = if lines == 1 {
            "1 line of settings or progress skipped".to_owned()
        } else {
            format!("{lines} lines of settings")
        };
        assert!(browser.said().contains(&said), "{what}: {}", browser.said());
        browser.undo();
        assert_eq!(browser.state(), before, "{what}");
    }
    // Comment lines next to a backup file are treated in the same way.
    let mut browser = Browser::with(HERE);
    browser.import(&format!("{}\n% hostage-chess settings: theme=light\n", all())).accept(
        true,
        true,
        PerKind([true; 5]),
    );
    assert!(
        browser.said().contains("1 line") && browser.held[ExtraKind::Settings].contains("theme=contrast"),
        "{}",
        browser.said()
    );
}

#[test]
fn parts_that_would_replace_something_are_not_checked_by_default() {
    let offered = |held: PerKind<&str>, text: &str| {
        let mut browser = Browser::with(held);
        browser.import(text);
        let puzzles = PuzzleProgress::read(held[ExtraKind::Puzzles]).unwrap_or_default();
        browser.page.shell.pending_import().unwrap().backup().proposed(
            browser.page.shell.settings(),
            &puzzles,
            &Career::read(held[ExtraKind::Career]),
            &LiveResults::read(held[ExtraKind::Results]).unwrap_or_default(),
        )
    };
    assert_eq!(offered(PerKind([""; 5]), &all()), PerKind([true; 5]), "a new device");
    assert_eq!(
        offered(HERE, &all()),
        PerKind([false, true, false, true, true]),
        "the reader has settings and a rating"
    );
    let fewer = all().replace("\"tried\":400", "\"tried\":4");
    assert_eq!(offered(HERE, &fewer), PerKind([false, true, true, true, true]), "the rating stays");
    assert_eq!(offered(PerKind([""; 5]), &format!("{SETTINGS}{LESSONS}")), PerKind([true, true, false, false, false]));
    let foreign = all().replace("g 1000", "g 4000").replace("AAAAAAAAAAAAAAAA\",20000", "DDDDDDDDDDDDDDDD\",20000");
    assert_eq!(
        offered(HERE, &foreign),
        PerKind([false, true, false, false, false]),
        "no game in common: somebody else's results"
    );
}

#[test]
fn without_space_nothing_is_imported_and_that_is_reported() {
    let mut browser = Browser::with(HERE);
    browser.room = 150;
    let before = browser.state();
    browser.import(&all()).accept(true, true, PerKind([true; 5]));
    assert_eq!(browser.state(), before);
    assert!(browser.said().contains("no room"), "{}", browser.said());
    // The next import is asked about.
    browser.import(&all());
    assert!(browser.asked().is_some());
}

#[test]
fn a_second_file_waits_while_a_dialog_is_open() {
    let mut browser = Browser::with(HERE);
    let before = browser.state();
    browser.import(&all()).import(GAME);
    assert!(browser.said().contains("Could not read a file"), "{}", browser.said());
    assert_eq!(browser.state(), before);
    browser.accept(true, false, PerKind::default());
    assert_eq!(browser.library.len(), 1);
}

#[test]
fn an_undo_keeps_progress_made_after_the_import() {
    let mut browser = Browser::with(HERE);
    browser.import(&all()).accept(true, true, PerKind([true; 5]));
    browser.act(Action::Learned("hostage-ransom", 2)).act(Action::Set(SettingId::Board, "blue"));
    let solved = browser.held[ExtraKind::Puzzles].replace("\"solved\":340", "\"solved\":341");
    browser.held[ExtraKind::Puzzles] = solved.clone();
    browser.held[ExtraKind::Career] += ";g 5000 2026.11.05 hostage 1 white won 20 alone 3456789abcdef012 e2e4,e7e5";
    browser.undo();
    let games: Vec<u64> = Career::read(&browser.held[ExtraKind::Career]).games().iter().map(|game| game.id).collect();
    assert_eq!(games, [1000, 3000, 5000]);
    let Browser { page, held, library, .. } = &browser;
    assert_eq!(
        (page.shell.settings().value(SettingId::Theme), page.shell.settings().value(SettingId::Board)),
        ("dark", "blue")
    );
    assert_eq!((page.shell.settings().value(SettingId::Language), library.len()), ("browser", 0));
    assert_eq!(["hostage-drop", "hostage-ransom"].map(|id| page.shell.progress().stars(id)), [1, 2]);
    assert_eq!(held[ExtraKind::Puzzles], solved);
    assert!(
        browser.said().ends_with("deleted. Part of it stays: it has changed since, or could not be removed."),
        "{}",
        browser.said()
    );
}

#[test]
fn a_failing_library_leaves_the_undo_available() {
    let mut browser = Browser::with(HERE);
    let before = browser.state();
    browser.import(&all());
    browser.page.act(Action::Accept(Chosen { games: true, boards: false, kinds: PerKind([true; 5]) }));
    let brought = browser.page.effects.iter().find_map(|effect| match effect {
        Effect::BringIn(brought) => Some(brought.clone()),
        _ => None,
    });
    let joined = bring(&browser.held, &brought.unwrap());
    browser.held = joined.step.after.clone();
    browser.page.act(Action::BroughtIn(Some(Box::new(joined))));
    browser.page.effects.clear();
    browser.act(LibraryAction::Loaded(Err(Trouble::Full)));
    assert!(browser.said().contains("The library is full"), "{}", browser.said());
    assert_ne!(browser.held, before.0);
    browser.undo();
    assert_eq!(browser.state(), before);
}

/// Random settings, lessons and puzzles, of this and other versions, of all sizes.
fn held(random: &mut Random) -> StoredExtras {
    let some = |random: &mut Random, most: usize| {
        let most = 1 + random.below(most);
        1 + random.below(most)
    };
    let mut settings = Settings::default();
    for _ in 0..random.below(20) {
        let (name, value) = (random.below(30), "v".repeat(some(random, 300)));
        settings.join(&format!("x{name}={value}&board=green&theme={}", ["dark", "mauve"][random.below(2)]));
    }
    let mut lessons = Lessons::default();
    for _ in 0..random.below(3_000) {
        let family = ["hostage", "name", "beat", "guess"][random.below(4)];
        lessons.keep(&format!("{family}-{}", random.below(2_000)), random.below(100) as u32);
    }
    let mut puzzles = PuzzleProgress::default();
    for _ in 0..random.below(100) {
        let id = PuzzleId { variant: "hostage".to_owned(), number: random.below(50) };
        puzzles.record(
            &id,
            Tried { solved: random.below(2) == 0, rating: 1500, day: random.below(50) as u32, daily: true },
        );
        puzzles.record_storm(["hole", "hostage"][random.below(2)], random.below(50) as u32);
    }
    let unknown: Vec<String> =
        (0..random.below(8)).map(|number| format!("\"u{number}\":\"{}\"", "u".repeat(some(random, 6_000)))).collect();
    let puzzles = with_unknown(&json::write(&puzzles).unwrap(), &format!("{{{}}}", unknown.join(",")));
    let games = (0..random.below(60)).map(|_| {
        let (id, level, result) = (1 + random.below(40), random.below(15), ["won", "drawn", "lost"][random.below(3)]);
        format!("g {id} 2026.11.26 hostage {level} white {result} 20 alone {id:016x} e2e4,e7e5")
    });
    let career = games.collect::<Vec<_>>().join(";");
    let mut people = LiveResults::default();
    for _ in 0..random.below(30) {
        let (game, key) = ([random.below(50) as u8; 12], PublicKey::Ed25519([random.below(9) as u8; 32]));
        let score = [LiveScore::Won, LiveScore::Drawn, LiveScore::Lost][random.below(3)];
        people.record(&game, &key, "Ann", score, random.below(500) as u32);
    }
    let people = with_unknown(&json::write(&people).unwrap(), &format!("{{{}}}", unknown.join(",")));
    PerKind([settings.to_string(), lessons.to_string(), puzzles, Career::read(&career).write(), people])
}

#[test]
fn every_merge_can_be_stored_read_and_undone_exactly() {
    let mut random = Random(11);
    for round in 0..100 {
        let (here, there) = (held(&mut random), held(&mut random));
        let chosen = PerKind::of(|_| random.below(4) > 0);
        let brought = PerKind::of(|kind| Some(there[kind].clone()).filter(|_| chosen[kind]));
        let joined = bring(&here, &brought);
        let after = &joined.step.after;
        for kind in ExtraKind::ALL {
            assert!(chosen[kind] || after[kind] == here[kind], "{round}: {kind:?} was not announced");
        }
        assert_eq!(Settings::read(&after[ExtraKind::Settings]).to_string(), after[ExtraKind::Settings], "{round}");
        let lessons = Lessons::read(&after[ExtraKind::Lessons]);
        assert!(
            lessons.to_string() == after[ExtraKind::Lessons] && !lessons.is_damaged(),
            "{round}: {}",
            after[ExtraKind::Lessons]
        );
        let puzzles = PuzzleProgress::read(&after[ExtraKind::Puzzles]).unwrap();
        assert_eq!(
            with_unknown(&json::write(&puzzles).unwrap(), &after[ExtraKind::Puzzles]),
            after[ExtraKind::Puzzles],
            "{round}"
        );
        let people = LiveResults::read(&after[ExtraKind::Results]).unwrap();
        assert_eq!(
            with_unknown(&json::write(&people).unwrap(), &after[ExtraKind::Results]),
            after[ExtraKind::Results],
            "{round}"
        );
        // If there is space for everything, no progress is lost.
        if chosen[ExtraKind::Lessons] && after[ExtraKind::Lessons].len() < 19_000 {
            let [ours, theirs] = [&here, &there].map(|held| Lessons::read(&held[ExtraKind::Lessons]));
            for number in 0..2_000 {
                let name = format!("hostage-{number}");
                assert_eq!(lessons.best(&name), ours.best(&name).max(theirs.best(&name)), "{round}: {name}");
            }
        }
        assert_eq!(take_back(&joined.step, after), (here.clone(), false), "{round}");
        // A second merge changes nothing, if there was space for everything.
        let again = bring(after, &brought);
        assert!(joined.refused > 0 || again.step.after == *after, "{round}");
    }
}

#[test]
fn a_copy_keeps_the_names_and_the_result_of_an_analysed_game() {
    let mut it = analysis(&["d2d4"]);
    it.set_tags(
        [("White", "Zoe"), ("Result", "1-0")].map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec(),
    );
    let stored = json::write(&json::write(&it.save()).unwrap()).unwrap();
    let mut browser = Browser::with(HERE);
    browser.import(&format!("% hostage-chess stored: {{\"hostage-chess.analysis\":{stored}}}\n\n{GAME}"));
    browser.accept(false, true, PerKind::default());
    let entries: Vec<_> = browser.library.values().map(|(entry, _)| (entry.white.as_str(), &*entry.result)).collect();
    assert_eq!(entries, [("Zoe", "1-0")]);
}

#[test]
fn a_text_that_was_put_aside_can_be_exported_and_imported() {
    let saved = json::write(&game(&["e2e4", "e7e5"]).save()).unwrap();
    let unfiled = format!("{}\0[White \"Eva\"]\n\n1. c4 c5 *\n", library::LibraryEntry::unread(7000).text());
    for (name, text) in [
        ("game.unreadable", &saved),
        ("displaced.unreadable.1795651200000", &saved),
        ("game", &saved),
        ("d-3", &saved),
        ("unfiled.7000.unreadable", &unfiled),
    ] {
        let mut browser = Browser::with(HERE);
        browser.import(&backup::copy_of(&format!("hostage-chess.{name}"), text).unwrap());
        assert_eq!(browser.asked(), Some((0, 1, PerKind::default())), "{name}");
        browser.accept(true, true, PerKind::default());
        let moves: Vec<_> = browser.library.values().map(|(entry, _)| entry.moves).collect();
        assert_eq!(moves, [2], "{name}: {}", browser.said());
    }
    // So can progress, unless the file has newer one.
    let lessons = |name: &str, stars: u8| format!("\"hostage-chess.lessons{name}\":\"hostage-drop={stars}\"");
    let (aside, usual) = (lessons(".unreadable", 2), lessons("", 3));
    for (texts, stars, unread) in [(vec![&aside], 2, 0), (vec![&aside, &usual], 3, 1), (vec![&usual, &aside], 3, 1)] {
        let texts: Vec<&str> = texts.into_iter().map(String::as_str).collect();
        let found = backup::recognise(&format!("% hostage-chess stored: {{{}}}\n", texts.join(","))).unwrap();
        assert_eq!((found.lessons().unwrap().all_stars(), found.unread()), (stars, unread), "{texts:?}");
    }
    let found =
        backup::recognise(&backup::copy_of("hostage-chess.puzzles.unreadable", "{\"solved\":3}").unwrap()).unwrap();
    assert_eq!((found.puzzles().unwrap().solved, found.unread()), (3, 0));
    // Other texts are counted. Theirs are not the reader's data under these names.
    for name in ["lessons.unreadable", "puzzles.unreadable.1795651200000", "c-0"] {
        let text = backup::copy_of(&format!("hostage-chess.{name}"), "{\"a\":\"\u{1}\\\n\"}").unwrap();
        let found = backup::recognise(&text).unwrap();
        assert_eq!((found.boards.len(), found.unread()), (0, 1), "{name}");
    }
}

#[test]
fn exported_files_are_recognised() {
    let mut page = Page::open("#/play?game=hostage&white=human&black=human");
    page.act(Action::Set(SettingId::Board, "green")).act(Action::Learned("hostage-drop", 2)).tap(&["e2", "e4"]);
    let held = PerKind(["", "", "{\"solved\":3}", GAMES, PEOPLE].map(str::to_owned));
    page.act(Action::ExportEverything(Box::new(held)));
    page.act(LibraryAction::Fetched(library::Purpose::Everything, Err(Trouble::Silent)));
    let text = page.effects.iter().find_map(|effect| match effect {
        Effect::Library(LibraryEffect::Save(_, text)) => Some(text.clone()),
        _ => None,
    });
    let text = text.unwrap();
    let found = backup::recognise(&text).unwrap();
    assert!(found.lacks_library && found.unread() == 0 && text[found.begins.0..].starts_with("\n["), "{text}");
    assert_eq!((found.lessons().unwrap().all_stars(), found.puzzles().unwrap().solved, found.begins.1), (2, 3, 6));
    assert_eq!(found.career().unwrap().write(), GAMES);
    assert_eq!(found.results(), LiveResults::read(PEOPLE));
    assert_eq!(found.settings(&Settings::default()).unwrap().value(SettingId::Board), "green");
}

#[test]
fn the_chosen_parts_of_a_file_are_imported() {
    let there = PerKind(["board=green", "hostage-prisons=3", r#"{"solved":20}"#, GAMES, PEOPLE]);
    let subsets = || (0..32).map(|set: usize| PerKind::of(|kind| set >> kind as usize & 1 == 1));
    for has in subsets() {
        let line = |kind: ExtraKind| {
            let name = format!("{kind:?}").to_lowercase();
            format!("% hostage-chess {name}: {}\n", if has[kind] { there[kind] } else { "" })
        };
        let text = ExtraKind::ALL.map(line).concat() + "\n" + GAME;
        for chosen in subsets() {
            let mut browser = Browser::with(HERE);
            browser.import(&text);
            assert_eq!(browser.asked(), Some((1, 0, has)), "{has:?}");
            let before = browser.held.clone();
            browser.accept(true, false, chosen);
            for kind in ExtraKind::ALL {
                let changes = browser.held[kind] != before[kind];
                assert_eq!(changes, has[kind] && chosen[kind], "{has:?}, {chosen:?}: {kind:?}, {}", browser.said());
            }
            assert_eq!(browser.library.len(), 1);
        }
    }
}
