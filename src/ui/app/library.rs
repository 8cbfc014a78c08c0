//! What the program does for the library: its effects, and the games that it keeps.

use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use super::{App, Msg};
use crate::game::Side;
use crate::game::any::AnyPosition;
use crate::game::pgn::{Given, read};
use crate::link::{Link, Screen};
use crate::session::library::{Action, Effect, Entry, Purpose, Stored, Trouble, Why};
use crate::session::{Play, Player, keep, notation, play};
use crate::ui::share::copy_text;
use crate::ui::store::{self, database};
use crate::words;

/// How long the page may be busy at a stretch, in milliseconds; nobody waits for a page that is not seen.
const SLICE: f64 = 12.0;
const SLICE_UNSEEN: f64 = 400.0;

impl App {
    /// True if something is to be redrawn.
    pub(super) fn library(&mut self, action: Action) -> bool {
        let effects = self.library.update(action);
        self.carry_out_library(effects);
        true
    }

    /// Goes on with what takes long for a while.
    pub(super) fn step_library(&mut self) -> bool {
        let shown = |app: &App| (app.library.import().map(|i| i.percent()), app.library.export().map(|e| e.percent()));
        let (begun, before) = (now(), shown(self));
        let slice = if document().hidden() { SLICE_UNSEEN } else { SLICE };
        loop {
            let mut effects = self.library.update(Action::Step);
            let again = effects.contains(&Effect::Step);
            effects.retain(|effect| *effect != Effect::Step);
            self.carry_out_library(effects);
            if !again {
                return true;
            }
            if now() - begun > slice {
                self.carry_out_library(vec![Effect::Step]);
                return before != shown(self);
            }
        }
    }

    fn carry_out_library(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            let link = self.link.clone();
            let answer = move |action| link.send_message(Msg::Library(action));
            match effect {
                Effect::Load => spawn_local(async move { answer(Action::Loaded(database::load().await)) }),
                Effect::Put(why, records) => spawn_local(async move {
                    let result = match (why, records.as_slice()) {
                        (Why::Asked | Why::ByItself, [record]) => database::keep(record).await,
                        _ => database::put(&records).await,
                    };
                    let entries = records.into_iter().map(|(entry, _)| entry).collect();
                    answer(Action::Put(why, entries, result));
                }),
                Effect::Name(entry, before) => {
                    spawn_local(
                        async move { answer(Action::Named(before, database::rename(entry.id, &entry.name).await)) },
                    )
                }
                Effect::Delete(why, ids) => {
                    spawn_local(async move { answer(Action::Deleted(why, database::delete(&ids).await)) });
                }
                Effect::Fetch(purpose, ids) => {
                    spawn_local(async move { answer(Action::Fetched(purpose, database::fetch(&ids).await)) });
                }
                Effect::Step => {
                    let link = self.link.clone();
                    self.soon = Some(Timeout::new(0, move || link.send_message(Msg::LibraryStep)));
                }
                Effect::Save(name, text) => {
                    if let Err(error) = download(&name, &text) {
                        answer(Action::Fetched(Purpose::Open(Screen::Library), Err(Trouble::from(error))));
                    }
                }
                Effect::Copy(text) => spawn_local(async move { answer(Action::Copied(copy_text(&text).await)) }),
                Effect::Open(stored, screen) => self.open_record(&stored, screen),
                Effect::Tell(why, id, result) => {
                    self.is_kept(id, result.is_ok());
                    let told = match (why, result) {
                        (Why::Asked, Ok(())) => words::text("kept").to_owned(),
                        (_, Ok(())) => continue,
                        (_, Err(trouble)) => words::trouble(&trouble),
                    };
                    self.act(play::Action::Tell(told));
                }
            }
        }
    }

    /// Opens a record of the library; the engine waits if it is its turn.
    fn open_record(&mut self, (_, text): &Stored, screen: Screen) {
        let record = read::<AnyPosition>(text, Given::default());
        let Some(tree) = notation::tree(&record) else { return };
        if screen == Screen::Analysis {
            return self.link.send_message(Msg::Look(tree));
        }
        let players = keep::players(&record).unwrap_or(self.session.players());
        let mut session = Play::new(tree, players, self.session.strength());
        session.wait();
        self.replace(session);
        let link = Link { screen, game: None };
        // Only a fragment changes, so this cannot fail.
        let _ = window().location().set_hash(&link.to_string());
    }

    /// Puts the running game into the library. It keeps its number, so that it is there once however often it is kept.
    pub(super) fn keep(&mut self, why: Why) {
        let mut origin = self.session.origin();
        if origin.id == 0 {
            origin.id = new_id();
            self.session.set_origin(origin);
        }
        let (id, now) = (origin.id, self.session.keeping());
        if let Some(stored) = entry(id, &self.session) {
            self.keeping.push((id, now));
            self.library(Action::Keep(why, Box::new(stored)));
        }
    }

    /// Keeps the running game if that should not have to be asked for.
    pub(super) fn keep_by_itself(&mut self, displaced: bool) {
        let now = (self.session.origin().id, self.session.keeping());
        let under_way = now.0 != 0 && self.keeping.contains(&now);
        if !self.keeping_fails && !under_way && self.session.wants_keeping(displaced) {
            self.keep(Why::ByItself);
        }
    }

    /// Keeps the game that was displaced, if the page was left before that was done.
    pub(super) fn keep_displaced(&mut self) {
        let Some(saved) = &mut self.displaced else { return };
        let Some(session) = Play::<AnyPosition>::restore(saved).filter(|session| session.wants_keeping(true)) else {
            return;
        };
        if saved.origin.0 == 0 {
            saved.origin.0 = new_id();
        }
        let id = saved.origin.0;
        if let Some(stored) = entry(id, &session) {
            self.keeping.push((id, session.keeping()));
            self.library(Action::Keep(Why::ByItself, Box::new(stored)));
        }
    }

    /// Notes that a game is kept, so that it is not kept again as it was, even if it is deleted there.
    fn is_kept(&mut self, id: u64, done: bool) {
        let Some(place) = self.keeping.iter().position(|(known, _)| *known == id) else { return };
        let (_, kept) = self.keeping.remove(place);
        self.keeping_fails |= !done;
        if !done {
            return;
        }
        let mut origin = self.session.origin();
        if origin.id == id {
            origin.kept = kept;
            self.session.set_origin(origin);
            store::save(store::GAME, &self.session.save());
        }
        if let Some(displaced) = self.displaced.as_mut().filter(|displaced| displaced.origin.0 == id) {
            (displaced.origin.2, displaced.origin.3) = kept;
            store::save(store::DISPLACED, displaced);
        }
    }
}

/// A game as the library keeps it.
fn entry(id: u64, session: &Play<AnyPosition>) -> Option<Stored> {
    let (players, strength) = (session.players(), session.strength());
    let engine = [Side::White, Side::Black].iter().any(|&side| players.of(side) == Player::Engine);
    let names = [players.white, players.black].map(|player| words::record_name(player, strength, engine));
    Entry::of(id, session.record(names, today()))
}

fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// A number for a new entry, and for as many after it as a thousand times the milliseconds that follow.
pub fn new_id() -> u64 {
    js_sys::Date::now() as u64 * 1000
}

/// The day here and now, as tags have it.
fn today() -> String {
    let date = js_sys::Date::new_0();
    format!("{}.{:02}.{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}

/// Lets the browser save a file.
fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("application/x-chess-pgn");
    let blob = Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&text.into()), &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let anchor: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    // The browser has taken hold of it by the time a timer runs.
    Timeout::new(10_000, move || drop(Url::revoke_object_url(&address))).forget();
    Ok(())
}
