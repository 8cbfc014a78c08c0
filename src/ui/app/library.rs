//! Effects that the later part carries out: library effects, and the deletion of all data.

use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use super::page::Page;
use super::{App, Effect as ShellEffect, Msg};
use crate::game::Style;
use crate::session::library::{LibraryAction, LibraryEffect, LibraryEntry, Purpose, Target, Trouble, Why};
use crate::shell::Action as ShellAction;
use crate::ui::download::download;
use crate::ui::embed;
use crate::ui::now::moment;
use crate::ui::share::copy_text;
use crate::ui::storage::{self, database, unfiled};

/// Longest time that a task may block the page, in milliseconds. The limit is higher while the page is hidden.
const SLICE: f64 = 12.0;
const SLICE_UNSEEN: f64 = 400.0;

/// The media type of PGN files.
const PGN: &str = "application/x-chess-pgn";

impl App {
    /// Continues a long task for one time slice.
    pub(super) fn step_library(&mut self) -> bool {
        let shown = |app: &App| {
            let library = app.shell.library();
            (library.import().map(|import| import.percent()), library.export().map(|export| export.percent()))
        };
        let (begun, before) = (now(), shown(self));
        let slice = if document().hidden() { SLICE_UNSEEN } else { SLICE };
        loop {
            let step = ShellEffect::Library(LibraryEffect::Step);
            let mut effects = self.shell.update(LibraryAction::Step, moment());
            let again = effects.contains(&step);
            effects.retain(|effect| *effect != step);
            self.carry_out(effects);
            if !again {
                return true;
            }
            if now() - begun > slice {
                self.page.step_soon();
                return before != shown(self);
            }
        }
    }
}

impl Page {
    fn step_soon(&mut self) {
        let link = self.link.clone();
        self.step = Some(Timeout::new(0, move || link.send_message(Msg::LibraryStep)));
    }

    /// Carries out an effect of the later part, and ignores other effects.
    pub(super) fn carry_out_here(&mut self, effect: ShellEffect) {
        let link = self.link.clone();
        let tell = move |action| link.send_message(Msg::Act(action));
        match effect {
            ShellEffect::Library(LibraryEffect::Step) => self.step_soon(),
            ShellEffect::Library(effect) => spawn_local(async move {
                let mut gone = Vec::new();
                if let Some(action) = done(effect, &mut gone).await {
                    tell(action);
                }
                if !gone.is_empty() {
                    tell(ShellAction::MadeRoom(gone));
                }
            }),
            ShellEffect::Forget => spawn_local(async move {
                if let Err(trouble) = storage::forget().await {
                    return tell(LibraryAction::Loaded(Err(trouble)).into());
                }
                if let Ok(history) = window().history() {
                    let _ = history.replace_state_with_url(&JsValue::NULL, "", Some("#/welcome"));
                }
                embed::restart();
            }),
            _ => {}
        }
    }
}

/// Carries out an effect and returns its outcome. `gone` receives the entries that were deleted to free space.
async fn done(effect: LibraryEffect, gone: &mut Vec<LibraryEntry>) -> Option<ShellAction> {
    let action = match effect {
        LibraryEffect::Load => {
            *gone = unfiled::file().await;
            LibraryAction::Loaded(database::load().await)
        }
        LibraryEffect::Put(why, records) => {
            let mut entries: Vec<LibraryEntry> = records.iter().map(|(entry, _)| entry.clone()).collect();
            let result = match (why, records.as_slice()) {
                (Why::Asked | Why::ByItself, [record]) => database::keep(record).await.map(|more| *gone = more),
                _ => database::add(&records).await.map(|added| entries = added),
            };
            if result.is_ok() {
                storage::persist();
            }
            LibraryAction::Put(why, entries, result)
        }
        LibraryEffect::Displace(record) => {
            let result = unfiled::displace(&record).await.map(|more| *gone = more);
            return Some(ShellAction::Displaced(record.0.analysis, result));
        }
        LibraryEffect::Name(entry, before) => {
            LibraryAction::Named(before, database::rename(entry.id, &entry.name).await)
        }
        LibraryEffect::Delete(ids) => LibraryAction::Deleted(database::delete(&ids).await),
        LibraryEffect::Fetch(Purpose::Everything, _) => {
            *gone = unfiled::file().await;
            LibraryAction::Fetched(Purpose::Everything, database::fetch_all().await)
        }
        LibraryEffect::Fetch(purpose, ids) => LibraryAction::Fetched(purpose, database::fetch(&ids).await),
        LibraryEffect::Save(name, text) => {
            let error = download(&name, &text, PGN).err()?;
            LibraryAction::Fetched(Purpose::Export(Style::default(), Target::File), Err(Trouble::from(error)))
        }
        LibraryEffect::Copy(text) => LibraryAction::Copied(copy_text(&text).await),
        // The page controls the steps; the shell opens, writes and reports.
        LibraryEffect::Step
        | LibraryEffect::Open(..)
        | LibraryEffect::Everything(_)
        | LibraryEffect::TakeOut(_)
        | LibraryEffect::Tell(..) => return None,
    };
    Some(action.into())
}

fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}
