//! The lobby is a bundle of its own, because a player who opens a friend's link does not need it.

use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::prelude::*;

use super::Props;
use super::lobby::Lobby;

/// Draws the lobby.
pub type LobbyScreen = fn(&Props) -> Html;

/// Fetches the lobby. Returns none if that fails.
pub async fn fetch() -> Option<LobbyScreen> {
    view().await.ok()
}

/// Code that is reachable only from here is left out of the other bundles.
#[wasm_split(lobby, fallible)]
fn view() -> Result<LobbyScreen, SplitLoaderError> {
    Ok(|props| html! { <Lobby ..props.clone() /> })
}
