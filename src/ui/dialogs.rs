//! What stands over the screen for a moment: the links, the keys.

use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlInputElement};
use yew::prelude::*;

use crate::words;

/// A native dialog: it holds the focus, closes by Esc, and gives the focus back.
#[derive(Properties, PartialEq)]
pub struct ModalProps {
    /// What it is about.
    pub title: AttrValue,
    /// Enough.
    pub on_close: Callback<()>,
    /// What stands in it.
    pub children: Html,
}

/// A native dialog with a button that closes it.
#[component]
pub fn Modal(props: &ModalProps) -> Html {
    let dialog = use_node_ref();
    use_effect_with((), {
        let dialog = dialog.clone();
        move |()| {
            if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
                // It is in the page and not open yet, so this cannot fail.
                let _ = dialog.show_modal();
            }
        }
    });
    html! {
        <dialog class="modal" ref={dialog} aria-label={props.title.clone()} onclose={props.on_close.reform(|_| ())}>
            <h2>{ &props.title }</h2>
            { props.children.clone() }
            <button type="button" class="primary" data-action="close" onclick={props.on_close.reform(|_| ())}>{ words::CLOSE }</button>
        </dialog>
    }
}

/// What the links dialog is drawn from.
#[derive(Properties, PartialEq)]
pub struct ShareProps {
    /// The link to the game and the link to the position.
    pub links: [String; 2],
    /// Enough.
    pub on_close: Callback<()>,
}

/// Whether a link was copied.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Copied {
    No,
    Yes(usize),
    Failed(usize),
}

/// Two links to copy. The one to the whole game is copied at once.
#[component]
pub fn Share(props: &ShareProps) -> Html {
    let copied = use_state(|| Copied::No);
    let copy = {
        let (copied, links) = (copied.clone(), props.links.clone());
        Callback::from(move |index: usize| {
            let (copied, text) = (copied.clone(), links[index].clone());
            wasm_bindgen_futures::spawn_local(async move {
                let done = copy_text(&text).await;
                copied.set(if done { Copied::Yes(index) } else { Copied::Failed(index) });
            });
        })
    };
    use_effect_with((), {
        let copy = copy.clone();
        move |()| copy.emit(0)
    });
    let names = [("game", words::GAME_LINK), ("position", words::POSITION_LINK)];
    let report = match *copied {
        Copied::No => "",
        Copied::Yes(0) => words::GAME_COPIED,
        Copied::Yes(_) => words::POSITION_COPIED,
        Copied::Failed(_) => words::NOT_COPIED,
    };
    html! {
        <Modal title={words::SHARE} on_close={props.on_close.clone()}>
            { for names.into_iter().enumerate().map(|(index, (name, text))| {
                let copy = copy.clone();
                let onfocus = |event: FocusEvent| {
                    if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                        field.select();
                    }
                };
                html! {
                    <div class="link">
                        <label for={format!("link-{name}")}>{ text }</label>
                        <input id={format!("link-{name}")} type="text" readonly=true data-link={name}
                            value={props.links[index].clone()} {onfocus} />
                        <button type="button" data-action={format!("copy-{name}")} aria-label={format!("{} {text}", words::COPY)}
                            onclick={Callback::from(move |_| copy.emit(index))}>{ words::COPY }</button>
                    </div>
                }
            }) }
            <p role="status" class="report">{ report }</p>
        </Modal>
    }
}

/// Copies a text. False where the browser has no clipboard for this page or does not allow it.
pub async fn copy_text(text: &str) -> bool {
    let navigator = gloo::utils::window().navigator();
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into()).ok();
    let Some(clipboard) = clipboard.and_then(|clipboard| clipboard.dyn_into::<web_sys::Clipboard>().ok()) else {
        return false;
    };
    wasm_bindgen_futures::JsFuture::from(clipboard.write_text(text)).await.is_ok()
}

/// What the list of keys is drawn from.
#[derive(Properties, PartialEq)]
pub struct HelpProps {
    /// The keys, and what they do, in one list or more.
    pub keys: &'static [&'static [(&'static str, &'static str)]],
    /// Enough.
    pub on_close: Callback<()>,
}

/// The keys.
#[component]
pub fn Help(props: &HelpProps) -> Html {
    html! {
        <Modal title={words::KEYS} on_close={props.on_close.clone()}>
            <dl class="keys">
                { for props.keys.iter().copied().flatten().map(|(key, what)| html! {
                    <div><dt>{ for key.split(' ').map(|key| html! { <kbd>{ key }</kbd> }) }</dt><dd>{ *what }</dd></div>
                }) }
            </dl>
        </Modal>
    }
}
