//! The frame for dialogs, and the list of keys.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::icon::icon;
use super::layer::Layer;
use super::text_button::clicked;
use crate::link::Screen;
use crate::shell::keys::entries;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct ModalProps {
    pub title: AttrValue,
    pub on_close: Callback<()>,
    pub children: Html,
    #[prop_or_default]
    pub class: Option<&'static str>,
}

/// A native dialog with a close button. It keeps the focus, closes on Esc, and returns the focus unless a game begins.
#[component]
pub fn Modal(props: &ModalProps) -> Html {
    let dialog = use_node_ref();
    use_effect_with((), {
        let dialog = dialog.clone();
        move |()| {
            let dialog = dialog.cast::<HtmlDialogElement>();
            if let Some(dialog) = &dialog {
                // The dialog is mounted and not open yet, so this cannot fail.
                let _ = dialog.show_modal();
            }
            // A dialog that is only removed does not return the focus. A game that begins takes it to the board instead, and
            // a link to the name of its screen.
            move || {
                let leads =
                    |dialog: &HtmlDialogElement| matches!(dialog.query_selector(".begin:focus, a:focus"), Ok(Some(_)));
                if let Some(dialog) = dialog.filter(|dialog| !leads(dialog)) {
                    dialog.close();
                }
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

#[derive(Properties, PartialEq)]
pub struct HelpProps {
    /// The screen that the keys belong to.
    pub screen: Screen,
    pub on_close: Callback<()>,
}

#[component]
pub fn Help(props: &HelpProps) -> Html {
    html! {
        <Modal title={words::text("keys")} on_close={props.on_close.clone()}>{ key_list(props.screen) }</Modal>
    }
}

/// Draws the keys of a screen with their meanings.
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
