//! The menu of a move: comment, glyphs, promote, delete.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::game::Colours;
use crate::session::analysis::AnalysisAction;
use crate::session::glyph::{OFFERED, sign};
use crate::session::{NodeId, Note};
use crate::ui::dialogs::Modal;
use crate::ui::text_button::text_button;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub node: NodeId,
    /// The move as it is shown.
    pub text: String,
    pub note: Note,
    pub colours: Colours,
    /// True if the move is in a variation.
    pub aside: bool,
    pub on_action: Callback<AnalysisAction>,
    pub on_close: Callback<()>,
}

#[component]
pub fn MoveMenu(props: &Props) -> Html {
    let node = props.node;
    let act = |action: AnalysisAction, close: bool| {
        let (on_action, on_close) = (props.on_action.clone(), props.on_close.clone());
        Callback::from(move |_: MouseEvent| {
            on_action.emit(action.clone());
            if close {
                on_close.emit(());
            }
        })
    };
    let on_write = {
        let on_action = props.on_action.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                on_action.emit(AnalysisAction::Comment(node, field.value()));
            }
        })
    };
    let first = node == 0;
    // What a record has brought can be taken away, also if it is not offered.
    let others = props.note.glyphs.iter().filter(|glyph| !OFFERED.contains(glyph));
    let glyphs = OFFERED.iter().chain(others);
    let title = if first { words::text("first-position").to_owned() } else { props.text.clone() };
    html! {
        <Modal {title} on_close={props.on_close.clone()}>
            if !first {
                <div class="glyphs" role="group" aria-label={words::text("glyphs")}>
                    { for glyphs.map(|glyph| {
                        let name = words::glyph_name(*glyph, props.colours);
                        let pressed = props.note.glyphs.contains(glyph).to_string();
                        html! {
                            <button type="button" data-glyph={glyph.to_string()} aria-pressed={pressed} title={name.clone()}
                                aria-label={name} onclick={act(AnalysisAction::Glyph(node, *glyph), false)}>{ sign(*glyph) }</button>
                        }
                    }) }
                </div>
            }
            <label class="write" for="comment">{ words::text("comment") }</label>
            <textarea id="comment" data-action="comment" rows="4" defaultvalue={props.note.comment.clone()} oninput={on_write} />
            if !first {
                <div class="turn-actions">
                    <button type="button" data-action="promote" disabled={!props.aside} onclick={act(AnalysisAction::Promote(node), true)}>{ words::text("promote") }</button>
                    <button type="button" data-action="make-main" disabled={!props.aside} onclick={act(AnalysisAction::MakeMain(node), true)}>{ words::text("make-main") }</button>
                    { text_button("delete", words::text("delete-from-here"), act(AnalysisAction::Delete(node), true)) }
                </div>
            }
        </Modal>
    }
}
