//! The lines of the lobby: open games, and running ones.

use yew::prelude::*;

use crate::link::live;
use crate::live::lobby::LobbyEntry;
use crate::live::name::shown_name;
use crate::live::{Seek, SeekKind};
use crate::ui::icon::icon;
use crate::ui::live::friend::short;
use crate::ui::live::hub;
use crate::ui::live::parts::stranger_name;
use crate::words;

/// Names the game and the clock of a seek.
pub(super) fn about(seek: &Seek) -> String {
    format!("{} · {}", words::rules_name(&seek.terms.variant), short(seek.terms.clock))
}

/// Draws the line of an open game, with a button that joins at once. While a game of the reader runs, there is none,
/// because it would leave that game.
pub(super) fn seek_line(entry: &LobbyEntry) -> Html {
    let seek = entry.seek;
    let mut details = match entry.is_own {
        true => words::text("live-you").to_owned(),
        false => words::about_rating(seek.rating, seek.deviation),
    };
    details.push_str(" · ");
    details.push_str(&words::rules_name(&seek.terms.variant));
    let initial = || shown_name(&seek.name).and_then(|name| name.text.chars().next()).map(String::from);
    let face = if seek.is_bot {
        icon("computer")
    } else {
        html! { initial().unwrap_or_default() }
    };
    let button = (!entry.is_own && hub::running().is_none()).then(|| {
        // The page takes the seat only with the terms that are shown here.
        let terms = seek.terms.text().unwrap_or_default();
        let address = format!("{}&join={terms}", live(&seek.invitation().write()));
        html! { <a class="button" data-action="play-seek" href={address}>{ words::text("lobby-play") }</a> }
    });
    line(
        seek,
        html! { <><span class="face" aria-hidden="true">{ face }</span><span class="who">{ stranger_name(&seek.name) }</span></> },
        details,
        button,
    )
}

/// Draws the line of a running game, with a button that opens it for watching.
pub(super) fn game_line(entry: &LobbyEntry) -> Html {
    let seek = entry.seek;
    let SeekKind::Running { opponent, plies, watchers } = &seek.kind else { return Html::default() };
    let mut details = words::rules_name(&seek.terms.variant);
    details.push_str(" · ");
    details.push_str(&words::plies_played(usize::from(*plies)));
    if seek.terms.start.is_some() {
        details.push_str(" · ");
        details.push_str(words::text("live-goes-on"));
    }
    if *watchers > 0 {
        details.push_str(" · ");
        details.push_str(&words::watchers(usize::from(*watchers)));
    }
    let button = (!entry.is_own && hub::running().is_none()).then(|| {
        let address = format!("{}&watch", live(&seek.invitation().write()));
        html! { <a class="button" data-action="watch" href={address}>{ words::text("lobby-watch") }</a> }
    });
    let names = html! { <span class="who">{ stranger_name(&seek.name) }{ " – " }{ stranger_name(opponent) }</span> };
    line(seek, names, details, button)
}

fn line(seek: &Seek, names: Html, details: String, button: Option<Html>) -> Html {
    html! {
        <li data-entry={seek.terms.variant.clone()} data-bot={seek.is_bot.to_string()}>
            { names }
            <span class="what">{ details }</span>
            <strong class="pace">{ short(seek.terms.clock) }</strong>
            { button }
        </li>
    }
}
