//! The review as a story: the score, and a card for each key moment.

use yew::prelude::*;

use crate::session::analysis::AnalysisAction;
use crate::session::review::RetryAction;
use crate::ui::icon::signed;
use crate::ui::scene::story::{MomentCard, Story, StoryPlayer};
use crate::ui::scene::thumb::ThumbMove;
use crate::ui::text_button::saying;
use crate::ui::thumb::draw_under;
use crate::words;

/// Draws the heading with both players.
pub fn heading(story: &Story) -> Html {
    let [near, far] = &story.players;
    html! {
        <>
            <h2 class="story-title">{ &story.title }</h2>
            <div class="story-score">
                { player(near) }
                if let Some([own, other]) = story.points {
                    <b class="story-points">{ own }{ " : " }{ other }</b>
                }
                { player(far) }
            </div>
        </>
    }
}

fn player(player: &StoryPlayer) -> Html {
    html! {
        <p class="story-player" data-player={player.side.name()}><strong>{ &player.name }</strong>{ " " }
            // An unknown accuracy keeps its line, so that nothing moves when it becomes known.
            <small>{ player.accuracy.map_or_else(|| "\u{a0}".to_owned(), |accuracy| words::accuracy(accuracy).concat()) }</small>
        </p>
    }
}

/// Draws the key moments.
pub fn moments(story: &Story, on_action: &Callback<AnalysisAction>) -> Html {
    if story.moments.is_empty() {
        return html! { <p class="story-none">{ words::text("story-none") }</p> };
    }
    html! { <ol class="story-moments">{ for story.moments.iter().map(|card| self::card(card, on_action)) }</ol> }
}

fn card(card: &MomentCard, on_action: &Callback<AnalysisAction>) -> Html {
    let look = saying(on_action, RetryAction::Look(card.node).into());
    let move_over = card.picture.shown.as_ref().map(draw_move).unwrap_or_default();
    let find = saying(on_action, RetryAction::Find(card.node).into());
    html! {
        <li class={if card.is_good { "good" } else { "bad" }} data-moment={card.node.to_string()} key={card.node}>
            <button type="button" class="story-picture" data-action="moment-look" onclick={look.clone()}>
                <span class="unseen">{ &card.label }</span>{ draw_under(&card.picture, move_over) }
            </button>
            <div class="story-text">
                <p class="story-place"><b>{ card.number }</b>{ " " }{ &card.place }</p>
                <h3>{ &card.title }</h3>
                <p>{ &card.said }</p>
                if card.is_good {
                    <button type="button" data-action="moment-show" onclick={look}>{ signed("play", words::text("story-show")) }</button>
                } else {
                    <button type="button" data-action="moment-find" onclick={find}>{ signed("target", words::text("story-find")) }</button>
                }
            </div>
        </li>
    }
}

/// Draws an arrow, or a ring where a piece lands.
fn draw_move(ThumbMove { from, to, is_good }: &ThumbMove) -> Html {
    let class = if *is_good { "move good" } else { "move bad" };
    let Some(from) = from else {
        return html! { <circle class={class} cx={to.0.to_string()} cy={to.1.to_string()} r="52" /> };
    };
    let (x, y) = (f64::from(to.0) - f64::from(from.0), f64::from(to.1) - f64::from(from.1));
    // The arrow is drawn from left to right and then turned. Its tip is at the middle of the square.
    let (length, angle) = (x.hypot(y), y.atan2(x).to_degrees());
    let neck = length - 55.0;
    html! {
        <path class={class} d={format!("M0-14H{neck}V-38L{length} 0L{neck} 38V14H0Z")}
            transform={format!("translate({} {}) rotate({angle})", from.0, from.1)} />
    }
}
