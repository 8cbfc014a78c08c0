//! Data of a newer version survives in this version: unknown fields stay with their game, wherever it is stored. The
//! files of `tests/data/stored/newer` were written by hand.

use hostage_chess::session::editor::EditorAction;
use std::collections::BTreeMap;

use hostage_chess::json;
use hostage_chess::session::editor::{self, SavedEditor as SavedSetup};
use hostage_chess::session::library::LibraryEntry;
use hostage_chess::session::puzzles::PuzzleProgress;
use hostage_chess::session::unknown::{LEFT_OUT, Unknown, with_unknown};
use hostage_chess::session::{SavedAnalysis, analysis as looked_at};
use serde::de::value::Error;
use serde::de::{DeserializeOwned, Deserializer, Error as _, Visitor};
use serde::forward_to_deserialize_any;

use super::*;

fn newer(file: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/stored/newer").join(file);
    std::fs::read_to_string(path).unwrap()
}

/// A page with the texts stored in its browser.
struct Browser {
    page: Page,
    unknown: Unknown,
    texts: BTreeMap<u8, String>,
}

impl Browser {
    /// Opens a page that finds these texts in its storage.
    fn open(address: &str) -> Browser {
        let mut unknown = Unknown::new();
        let (game, analysis, setup) = (newer("game.json"), newer("analysis.json"), newer("setup.json"));
        let memory = StoredState {
            game: json::read(&game),
            analysis: json::read(&analysis),
            setup: json::read(&setup),
            ..StoredState::default()
        };
        unknown.note("game", &game, memory.game.as_ref().unwrap());
        unknown.note("analysis", &analysis, memory.analysis.as_ref().unwrap());
        unknown.note("setup", &setup, memory.setup.as_ref().unwrap());
        let mut browser = Browser { page: Page::with(memory, address), unknown, texts: BTreeMap::new() };
        browser.store();
        browser
    }

    fn act(&mut self, action: impl Into<Action>) {
        self.page.act(action);
        self.store();
    }

    fn store(&mut self) {
        for effect in &self.page.effects {
            let Effect::Save(item) = effect else { continue };
            let (kind, text) = match item {
                Item::Game(saved) | Item::Displaced(saved) => ("game", json::write(saved)),
                Item::Analysis(saved) | Item::DisplacedAnalysis(saved) => ("analysis", json::write(saved)),
                Item::Setup(saved) => ("setup", json::write(saved)),
                Item::Settings(_) | Item::Progress(_) | Item::Career(_) => continue,
            };
            self.texts.insert(item.slot() as u8, self.unknown.join(kind, text.unwrap()));
        }
    }

    fn stored(&self, slot: Slot) -> &str {
        self.texts.get(&(slot as u8)).map_or("", String::as_str)
    }
}

/// The unknown fields of a game, as in the file.
const OF_GAME: [&str; 3] =
    [r#""mood":{"face":":-} [\"","marks":[1.5,{"a":null}]}"#, r#""said":"\"a\\\" \u00e9 }""#, r#""empty":{}"#];

fn has_all(text: &str, fields: &[&str]) -> bool {
    fields.iter().all(|field| text.matches(field).count() == 1)
}

#[test]
fn a_game_keeps_unknown_fields_when_played_displaced_and_restored() {
    let mut browser = Browser::open("#/play");
    browser.page.tap(&["g1", "f3"]);
    browser.store();
    let text = browser.stored(Slot::Game).to_owned();
    assert!(text.contains("g1f3") && has_all(&text, &OF_GAME), "{text}");
    assert!(json::read::<SavedGame>(&text).is_some());
    // The new game that displaced it has no unknown fields.
    let like = NewGame::like(browser.page.shell.play());
    browser.act(Action::NewGame(like));
    browser.page.tap(&["a2", "a4"]);
    browser.store();
    assert!(has_all(browser.stored(Slot::Displaced), &OF_GAME));
    assert!(browser.stored(Slot::Game).contains("a2a4"));
    assert!(!OF_GAME.iter().any(|field| browser.stored(Slot::Game).contains(field)));
    // The displaced game comes back, and the other game is displaced in turn.
    browser.act(Action::TakeBack);
    assert!(has_all(browser.stored(Slot::Game), &OF_GAME));
    assert!(!OF_GAME.iter().any(|field| browser.stored(Slot::Displaced).contains(field)));
}

#[test]
fn fields_that_this_version_omits_do_not_come_back() {
    let usual = json::write(&game(&["e2e4"]).save()).unwrap();
    assert!(newer("game.json").contains(r#""coach":true"#));
    assert!(!with_unknown(&usual, &newer("game.json")).contains(r#""coach""#));
    let mut browser = Browser::open("#/analysis");
    assert!(newer("analysis.json").contains(r#""explorer":true"#));
    browser.act(looked_at::AnalysisAction::Explorer(false));
    assert!(!browser.stored(Slot::Analysis).contains("explorer"), "{}", browser.stored(Slot::Analysis));
}

#[test]
fn an_analysis_and_the_game_in_it_keep_unknown_fields() {
    let own = [r#""ink":["red",{"blue":2}]"#];
    let mut browser = Browser::open("#/analysis");
    browser.act(looked_at::AnalysisAction::Comment(1, "better".to_owned()));
    let text = browser.stored(Slot::Analysis).to_owned();
    assert!(text.contains("better") && has_all(&text, &own) && has_all(&text, &OF_GAME), "{text}");
    let read: SavedAnalysis = json::read(&text).unwrap();
    assert_eq!(json::write(&read), json::write(&browser.page.shell.analysis().save()));
    browser.act(Action::NewAnalysis("hole"));
    assert!(has_all(browser.stored(Slot::DisplacedAnalysis), &OF_GAME));
    assert!(!browser.stored(Slot::Analysis).contains("ink") && !browser.stored(Slot::Analysis).contains("mood"));
    browser.act(Action::TakeBackAnalysis);
    assert!(has_all(browser.stored(Slot::Analysis), &own) && has_all(browser.stored(Slot::Analysis), &OF_GAME));
}

#[test]
fn a_position_being_set_up_keeps_unknown_fields() {
    let mut browser = Browser::open("#/setup");
    browser.act(EditorAction::Clear);
    let text = browser.stored(Slot::Setup);
    assert!(has_all(text, &[r#""named":"a, b: {c}""#]), "{text}");
    assert_eq!(json::read::<SavedSetup>(text), Some(browser.page.shell.editor().save()));
}

#[test]
fn puzzle_progress_and_library_entries_keep_unknown_fields() {
    let text = newer("puzzles.json");
    let mut progress = PuzzleProgress::read(&text).unwrap();
    progress.record_storm("hostage", 5);
    let stored = with_unknown(&json::write(&progress).unwrap(), &text);
    assert!(has_all(&stored, &[r#""rushes":[{"variant":"hole","score":9}]"#, r#""score":5"#]), "{stored}");
    assert_eq!(PuzzleProgress::read(&stored), Some(progress));

    let text = newer("analysis.entry");
    let mut entry = LibraryEntry::read(&text).unwrap();
    assert!(entry.analysis);
    assert_eq!(entry.text(), text);
    entry.name = "An ending".to_owned();
    assert_eq!(entry.text(), text.replacen("\n\n", "\nAn ending\n", 1));
    entry.displaced = Some(5);
    assert!(entry.text().ends_with("\nanalysis 5\nshelf: endings\n\nlast\n"), "{}", entry.text());
    (entry.analysis, entry.displaced) = (false, None);
    assert!(entry.text().ends_with("\ngame \nshelf: endings\n\nlast\n"), "{}", entry.text());
    assert_eq!(LibraryEntry::read(&entry.text()).unwrap().text(), entry.text());
}

/// An unknown value might mean anything, so the whole text is put aside instead of being read in part.
#[test]
fn a_newer_value_of_a_known_field_is_not_read() {
    for (file, known, newer_value) in [
        ("analysis.json", r#""tab":"Review""#, r#""tab":"Book""#),
        ("analysis.json", r#""threats":9"#, r#""threats":{"drops":true}"#),
        ("game.json", r#""black":"human""#, r#""black":"cloud""#),
        ("game.json", r#""clock":null"#, r#""clock":{"hourglass":3}"#),
        ("setup.json", r#""seat":"White""#, r#""seat":"Both""#),
        ("puzzles.json", r#""seen":["hostage-7"]"#, r#""seen":{"hostage":[7]}"#),
    ] {
        let text = newer(file);
        assert!(text.contains(known), "{file}: {known}");
        let text = text.replace(known, newer_value);
        let is_read = match file {
            "analysis.json" => json::read::<SavedAnalysis>(&text).is_some(),
            "game.json" => json::read::<SavedGame>(&text).is_some(),
            "setup.json" => json::read::<SavedSetup>(&text).is_some(),
            _ => PuzzleProgress::read(&text).is_some(),
        };
        assert!(!is_read, "{file}: {newer_value}");
    }
}

/// Collects the field names that a type knows, and reads nothing.
struct Fields<'a>(&'a mut Vec<&'static str>);

impl<'de> Deserializer<'de> for Fields<'_> {
    type Error = Error;

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.0.extend(fields);
        self.deserialize_any(visitor)
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("nothing is read"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct newtype_struct seq tuple
        tuple_struct map enum identifier ignored_any
    }
}

/// The fields that a type knows but omits when this text is stored.
fn left_out<T: DeserializeOwned>(text: &str) -> Vec<&'static str> {
    let mut fields = Vec::new();
    drop(T::deserialize(Fields(&mut fields)));
    assert!(!fields.is_empty());
    fields.retain(|field| !text.contains(&format!("\"{field}\":")));
    fields
}

#[test]
fn the_list_of_omitted_fields_is_complete() {
    let game = Play::save(&game(&[]));
    let analysed = analysis(&[]).save();
    let mut found = left_out::<SavedGame>(&json::write(&game).unwrap());
    found.extend(left_out::<SavedAnalysis>(&json::write(&analysed).unwrap()));
    assert_eq!(found, LEFT_OUT);
    let setup = editor::Editor::<AnyPosition>::new("hostage").unwrap().save();
    assert_eq!(left_out::<SavedSetup>(&json::write(&setup).unwrap()), [""; 0]);
    assert_eq!(left_out::<PuzzleProgress>(&json::write(&PuzzleProgress::default()).unwrap()), [""; 0]);
}
