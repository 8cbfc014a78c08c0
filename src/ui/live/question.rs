//! A question beside a live game.

use yew::prelude::*;

use super::time::now;
use crate::session::LiveAction;
use crate::ui::text_button::{primary_button, text_button};
use crate::words;

/// Time for which a question that has taken the place of another one ignores answers, in milliseconds. They may be meant
/// for the other one.
const REPLACED: u64 = 500;

/// An answer: the name of its button, its text and what it does.
pub type Answer = (&'static str, &'static str, LiveAction);

#[derive(Properties, Clone, PartialEq)]
pub struct Props {
    pub text: String,
    pub yes: Answer,
    pub no: Answer,
    pub on_answer: Callback<LiveAction>,
}

#[component]
pub fn LiveQuestion(Props { text, yes, no, on_answer }: &Props) -> Html {
    let is_first = use_mut_ref(|| true);
    let since = *use_memo(text.clone(), |_| if is_first.replace(false) { 0 } else { now() });
    let answer = |action: &LiveAction| {
        let (on_answer, action) = (on_answer.clone(), action.clone());
        Callback::from(move |_: MouseEvent| {
            if now() >= since + REPLACED {
                on_answer.emit(action.clone());
            }
        })
    };
    // It leaves the focus where it is. Another question has other buttons.
    html! {
        <div key={text.clone()} class="live-ask" role="alertdialog" aria-label={text.clone()}>
            <p>{ text }</p>
            { text_button(no.0, words::text(no.1), answer(&no.2)) }
            { primary_button(yes.0, words::text(yes.1), answer(&yes.2)) }
        </div>
    }
}
