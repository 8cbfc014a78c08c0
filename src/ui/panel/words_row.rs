//! The status line below the moves.

use yew::prelude::*;

use crate::ui::scene::{Scene, Tone};

/// Draws the status line. Screen readers announce its changes: politely, or at once for check and the end.
pub(in crate::ui) fn words_row(scene: &Scene) -> Html {
    remarked_row(scene, "")
}

/// Does the same with a remark that only screen readers announce.
pub(in crate::ui) fn remarked_row(scene: &Scene, remark: &str) -> Html {
    let words = &scene.words;
    let remark = (!remark.is_empty()).then(|| html! { <span class="unseen">{ " " }{ remark }</span> });
    let text = html! { <span key={words.number}>{ &words.text }{ for remark }</span> };
    let (polite, urgent) = if words.tone == Tone::Urgent { (Html::default(), text) } else { (text, Html::default()) };
    let tone = match words.tone {
        Tone::Plain => "plain",
        Tone::Urgent => "urgent",
        Tone::Refusal => "refusal",
        Tone::Question => "question",
    };
    html! {
        <div class={classes!("words", tone)}>
            <p role="status">{ polite }</p>
            <p role="alert">{ urgent }</p>
        </div>
    }
}
