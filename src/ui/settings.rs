//! The Settings screen. All values of a setting are visible, and a choice takes effect at once.

mod tiles;

use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use self::tiles::tile;
use super::chips::{Chip, chips};
use super::dialogs::{Modal, key_list};
use super::download::download;
use super::fetch::fetch;
use super::framed::{Framed, OwnLink};
use super::live::store;
use super::now::date_of;
use super::pieces::figure;
use super::storage::{self, aside};
use super::tell::tell;
use super::text_button::{clicked, signed_button};
use crate::engine::client::{self, cores, of_this_build, this_build};
use crate::game::message::Message;
use crate::game::{Kind, Piece, Side};
use crate::link::Screen;
use crate::live::series::StoredSeries;
use crate::session::Settings;
use crate::session::backup::copy_of;
use crate::session::settings::{SETTINGS, Setting, SettingId};
use crate::words;

/// The states of offline use that static/offline.js sets on the root element, with the ids of their texts.
const OFFLINE: [(&str, &str); 6] = [
    ("whole", "offline-whole"),
    ("ready", "offline-ready"),
    ("coming", "offline-coming"),
    ("insecure", "offline-insecure"),
    ("unable", "offline-unable"),
    ("failed", "offline-failed"),
];

#[derive(Properties, PartialEq)]
pub struct Props {
    pub settings: Settings,
    pub on_set: Callback<(SettingId, &'static str)>,
    /// The stored data, one line for each item.
    pub held: Vec<String>,
    pub on_export: Callback<()>,
    /// Asks for confirmation and then deletes everything.
    pub on_forget: Callback<()>,
}

#[component]
pub fn SettingsScreen(props: &Props) -> Html {
    use_effect_with((), |()| {
        // static/boot.js brings the designs of the pieces. Without them their pictures stay empty.
        tell("designs");
    });
    let piece = |kind, side| figure(Piece { side, kind }, &[]);
    html! {
        <main class="page settings">
            <h2>{ words::text("nav-settings") }</h2>
            <div class="sample" aria-hidden="true">
                { for [Kind::King, Kind::Queen, Kind::Knight, Kind::Pawn].map(|kind| html! {
                    <><span>{ piece(kind, Side::White) }</span><span>{ piece(kind, Side::Black) }</span></>
                }) }
            </div>
            { for SETTINGS.into_iter().map(|setting| {
                let on_set = props.on_set.clone();
                if setting.id == SettingId::Threads {
                    return threads(setting, on_set);
                }
                // Each language is named in itself.
                let lang = |value| (setting.id == SettingId::Language && value != "browser").then_some(value);
                let values = setting.values.iter().map(|&(value, says)| Chip {
                    action: format!("{}-{value}", setting.name).into(),
                    chosen: props.settings.value(setting.id) == value,
                    then: (setting.id, value),
                    content: html! { <>{ for tile(setting.id, value) }<strong lang={lang(value)}>{ words::text(says) }</strong></> },
                });
                html! {
                    <>
                        { chips(setting.says, words::text(setting.says), values, move |chosen| on_set.emit(chosen)) }
                        if setting.id == SettingId::Motion {
                            <p class="motion-reduced">{ words::text("motion-reduced") }</p>
                        }
                    </>
                }
            }) }
            <h3>{ words::text("keys") }</h3>
            { for [(Screen::Play, "nav-play"), (Screen::Analysis, "nav-analysis"), (Screen::Setup, "nav-setup")].map(|(screen, name)| html! {
                <details class="key-list" data-keys={screen.name()}><summary>{ words::text(name) }</summary>{ key_list(screen) }</details>
            }) }
            <h3>{ words::text("held") }</h3>
            <p>
                if storage::is_framed() {
                    <Framed link={OwnLink::here()} />
                } else {
                    { words::text("settings-stored") }{ " " }<a href="#/library">{ words::text("nav-library") }</a>
                }
            </p>
            { list(&props.held) }
            <Room />
            // static/offline.js sets the state, and the style sheet shows the matching text.
            <p class="offline">{ for OFFLINE.map(|(state, says)| html! { <span data-state={state}>{ words::text(says) }</span> }) }</p>
            <div class="ways">
                { signed_button("export-everything", "download", words::text("export-everything"), clicked(&props.on_export)) }
                { signed_button("forget", "trash", words::text("forget"), clicked(&props.on_forget)) }
            </div>
            <PutAside />
            <Digest />
        </main>
    }
}

/// Draws the choice of engine threads, at most one per core. Draws nothing if the page may not share memory with
/// workers.
fn threads(setting: Setting, on_set: Callback<(SettingId, &'static str)>) -> Html {
    let is_isolated = js_sys::Reflect::get(&js_sys::global(), &"crossOriginIsolated".into());
    let most = cores().min(setting.values.len() - 1);
    if most < 2 || is_isolated.is_ok_and(|is| !is.is_truthy()) {
        return Html::default();
    }
    let chosen = client::threads();
    let onchange = Callback::from(move |event: Event| {
        let input = event.target_dyn_into::<HtmlInputElement>();
        let number = input.and_then(|input| input.value().parse::<usize>().ok());
        if let Some((value, _)) = number.and_then(|number| setting.values.get(number)) {
            on_set.emit((setting.id, value));
        }
    });
    html! {
        <fieldset class={classes!("chips", setting.says)}>
            <legend>{ words::text(setting.says) }</legend>
            <input type="range" data-action={setting.name} aria-label={words::text(setting.says)}
                min="1" max={most.to_string()} value={chosen.to_string()} {onchange} />
            <output>{ chosen }</output>
        </fieldset>
    }
}

/// Lists the stored data, with the live games that go on.
fn list(held: &[String]) -> Html {
    let is_running = |series: &&StoredSeries| series.goes_on() && series.unseen_since().is_none();
    let live = store::all().iter().filter(is_running).count();
    let live = (live > 0).then(|| words::say(&Message::new("held-live").with("number", live)));
    html! { <ul class="held">{ for held.iter().chain(&live).map(|line| html! { <li>{ line }</li> }) }</ul> }
}

fn put_aside(it: &aside::Aside) -> String {
    words::put_aside(&it.name, it.text.len(), &it.at.map(date_of).unwrap_or_default())
}

/// Lists the texts that were put aside because they could not be read completely. Draws nothing if there are none.
#[component]
fn PutAside() -> Html {
    let list = use_state(aside::all);
    if list.is_empty() {
        return Html::default();
    }
    let row = |it: &aside::Aside| {
        let (saved, name) = (it.clone(), it.name.clone());
        let save = Callback::from(move |()| {
            // If the file cannot be saved, the text remains stored.
            let _ = copy_of(&saved.name, &saved.text)
                .map(|text| download(&format!("{}.txt", saved.name), &text, "text/plain"));
        });
        let list = list.clone();
        let remove = Callback::from(move |()| {
            aside::forget(&name);
            list.set(aside::all());
        });
        html! {
            <li key={it.name.clone()} data-aside={it.name.clone()}>
                <span>{ put_aside(it) }</span>
                <div class="ways">
                    { signed_button("save-aside", "download", words::text("export"), clicked(&save)) }
                    { signed_button("delete-aside", "trash", words::text("delete"), clicked(&remove)) }
                </div>
            </li>
        }
    };
    html! {
        <section class="aside" aria-labelledby="aside">
            <h3 id="aside">{ words::text("aside-title") }</h3>
            <p>{ words::text("aside-what") }</p>
            <ul class="held">{ for list.iter().map(row) }</ul>
        </section>
    }
}

/// Draws the storage used, if the browser reports it.
#[component]
fn Room() -> Html {
    let bytes = use_state_eq(|| None);
    use_effect_with((), {
        let bytes = bytes.clone();
        move |()| spawn_local(async move { bytes.set(storage::room().await) })
    });
    html! { if let Some(bytes) = *bytes { <p class="room">{ words::room(bytes) }</p> } }
}

/// Draws the version, and the digest of all files, with which two readers can compare their builds. The digest is fetched
/// on request.
#[component]
fn Digest() -> Html {
    // The digest, or the failure to fetch it. None until it arrives.
    let came = use_state_eq(|| None);
    let ask = {
        let came = came.clone();
        Callback::from(move |_: MouseEvent| {
            let came = came.clone();
            spawn_local(async move {
                let list = fetch(&of_this_build("digest.txt")).await.ok();
                came.set(Some(list.and_then(|list| own_digest(&list).map(str::to_owned))));
            });
        })
    };
    html! {
        <>
            <p class="version" data-version={env!("CARGO_PKG_VERSION")}>{ words::version(env!("CARGO_PKG_VERSION")) }</p>
            <details class="key-list digest">
                <summary data-action="digest" onclick={ask}>{ words::text("build-digest") }</summary>
                if let Some(Some(digest)) = &*came {
                    <p><code data-digest={digest.clone()}>{ digest }</code></p>
                    <p>{ words::text("build-digest-what") }</p>
                } else if came.is_some() {
                    <p>{ words::text("build-digest-absent") }</p>
                }
            </details>
        </>
    }
}

/// The digest in the first line of this build's file list: see tools/digest.mjs.
fn own_digest(list: &str) -> Option<&str> {
    let mut head = list.lines().next()?.strip_prefix("# ")?.split(' ');
    head.next().filter(|build| *build == this_build()).and_then(|_| head.next())
}

#[derive(Properties, PartialEq)]
pub struct ForgetProps {
    /// The data to delete, one line per item.
    pub held: Vec<String>,
    pub on_forget: Callback<()>,
    pub on_close: Callback<()>,
}

/// The dialog that asks whether to delete everything. It lists what will be lost.
#[component]
pub fn Forget(props: &ForgetProps) -> Html {
    let aside = aside::all();
    html! {
        <Modal title={words::text("forget-title")} on_close={props.on_close.clone()}>
            <p>{ words::text("forget-what") }</p>
            { list(&props.held) }
            if !aside.is_empty() {
                <h3>{ words::text("aside-title") }</h3>
                <ul class="held">{ for aside.iter().map(|it| html! { <li>{ put_aside(it) }</li> }) }</ul>
            }
            <div class="ways">
                <button type="button" data-action="keep-all" onclick={clicked(&props.on_close)}>{ words::text("cancel") }</button>
                <button type="button" class="danger" data-action="forget-all" onclick={clicked(&props.on_forget)}>{ words::text("forget-all") }</button>
            </div>
        </Modal>
    }
}
