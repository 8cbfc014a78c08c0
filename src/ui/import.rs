//! The dialog that asks which parts of a backup to import.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::dialogs::Modal;
use super::storage;
use super::text_button::{clicked, text_button};
use crate::live::LiveResults;
use crate::session::Settings;
use crate::session::backup::{Chosen, ExtraKind};
use crate::shell::PendingImport;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub pending: Rc<PendingImport>,
    pub settings: Settings,
    pub on_accept: Callback<Chosen>,
    pub on_close: Callback<()>,
}

/// Sets one of the choices.
type Set = fn(&mut Chosen, bool);

/// The dialog. Choices that would replace existing data are off by default.
#[component]
pub fn Import(props: &Props) -> Html {
    let (pending, backup) = (&props.pending, props.pending.backup());
    let here = use_memo((), |()| storage::puzzles());
    let career = use_memo((), |()| storage::beside::career());
    let people = use_memo((), |()| LiveResults::read(&storage::results_text()).unwrap_or_default());
    let chosen = use_state(|| Chosen {
        games: pending.records() > 0,
        boards: !backup.boards.is_empty(),
        kinds: backup.proposed(&props.settings, &here, &career, &people),
    });
    let choice = |action: &'static str, is_chosen: bool, set: Set, (what, note): (String, String)| {
        let chosen = chosen.clone();
        let onchange = Callback::from(move |event: Event| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                let mut now = *chosen;
                set(&mut now, field.checked());
                chosen.set(now);
            }
        });
        html! {
            <label class="import-item">
                <input type="checkbox" data-action={action} checked={is_chosen} {onchange} />
                <span><strong>{ what }</strong>{ " " }<small>{ note }</small></span>
            </label>
        }
    };
    let to_library = || words::text("import-to-library").to_owned();
    let on_accept = {
        let (on_accept, chosen) = (props.on_accept.clone(), *chosen);
        Callback::from(move |_: MouseEvent| on_accept.emit(chosen))
    };
    html! {
        <Modal title={words::import_title(pending.name())} on_close={props.on_close.clone()}>
            <p id="import-what">{ words::text("import-what") }</p>
            <div class="import-list" role="group" aria-labelledby="import-what">
                if pending.records() > 0 {
                    { choice("import-games", chosen.games, |it, yes| it.games = yes, (words::import_games(pending.records()), to_library())) }
                }
                if !backup.boards.is_empty() {
                    { choice("import-boards", chosen.boards, |it, yes| it.boards = yes, (words::import_boards(backup.boards.len()), to_library())) }
                }
                if let Some(said) = words::import_settings(backup, &props.settings) {
                    { choice("import-settings", chosen.kinds[ExtraKind::Settings], |it, yes| it.kinds[ExtraKind::Settings] = yes, said) }
                }
                if let Some(lessons) = backup.lessons() {
                    { choice("import-lessons", chosen.kinds[ExtraKind::Lessons], |it, yes| it.kinds[ExtraKind::Lessons] = yes, words::import_lessons(&lessons)) }
                }
                if let Some(puzzles) = backup.puzzles() {
                    { choice("import-puzzles", chosen.kinds[ExtraKind::Puzzles], |it, yes| it.kinds[ExtraKind::Puzzles] = yes, words::import_puzzles(&puzzles, &here)) }
                }
                if let Some(theirs) = backup.career() {
                    { choice("import-career", chosen.kinds[ExtraKind::Career], |it, yes| it.kinds[ExtraKind::Career] = yes, words::import_career(&theirs, &career)) }
                }
                if let Some(theirs) = backup.results() {
                    { choice("import-people", chosen.kinds[ExtraKind::Results], |it, yes| it.kinds[ExtraKind::Results] = yes, words::import_people(&theirs, &people)) }
                }
            </div>
            if backup.lacks_library {
                <p>{ words::text("import-lacks") }</p>
            }
            if backup.unread() > 0 {
                <p>{ words::import_unread(backup.unread()) }</p>
            }
            <div class="ways">
                <button type="button" class="primary" data-action="import-chosen" disabled={*chosen == Chosen::default()}
                    onclick={on_accept}>{ words::text("import") }</button>
                { text_button("import-nothing", words::text("cancel"), clicked(&props.on_close)) }
            </div>
        </Modal>
    }
}
