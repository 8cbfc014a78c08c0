//! What stands over the screen for a moment: a frame for it, and the list of keys.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::icon::icon;
use super::layer::Layer;
use super::text_button::clicked;
use crate::link::Screen;
use crate::shell::keys::entries;
use crate::words;

/// What a native dialog is drawn from: it holds the focus, closes by Esc, and gives the focus back.
#[derive(Properties, PartialEq)]
pub struct ModalProps {
    /// What it is about.
    pub title: AttrValue,
    /// Enough.
    pub on_close: Callback<()>,
    /// What stands in it.
    pub children: Html,
    /// How it is called by style sheets.
    #[prop_or_default]
    pub class: Option<&'static str>,
}

/// A native dialog with a button in its corner that closes it.
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
        <dialog class={classes!("modal", props.class)} ref={dialog} aria-label={props.title.clone()} onclose={props.on_close.reform(|_: Event| ())}>
            <Layer on_back={props.on_close.clone()} />
            <h2>{ &props.title }</h2>
            { props.children.clone() }
            <button type="button" class="corner" data-action="close" aria-label={words::text("close")}
                onclick={clicked(&props.on_close)}>{ icon("close") }</button>
        </dialog>
    }
}

/// What the list of keys is drawn from.
#[derive(Properties, PartialEq)]
pub struct HelpProps {
    /// The screen whose keys they are.
    pub screen: Screen,
    /// Enough.
    pub on_close: Callback<()>,
}

/// The keys.
#[component]
pub fn Help(props: &HelpProps) -> Html {
    html! {
        <Modal title={words::text("keys")} on_close={props.on_close.clone()}>{ key_list(props.screen) }</Modal>
    }
}

/// The keys of a screen, and what they do.
pub fn key_list(screen: Screen) -> Html {
    html! {
        <dl class="keys">
            { for entries(screen).map(|entry| html! {
                <div>
                    <dt>{ for entry.label().split(' ').map(|key| html! { <kbd translate="no">{ words::key_name(key) }</kbd> }) }</dt>
                    <dd>{ words::text(entry.says) }</dd>
                </div>
            }) }
        </dl>
    }
}
