//! The library's copy of a finished live game.

use wasm_bindgen_futures::spawn_local;

use crate::game::Side;
use crate::game::any::AnyPosition;
use crate::session::LivePlay;
use crate::session::library::LibraryEntry;
use crate::ui::now::moment;
use crate::ui::storage::database;
use crate::words;

/// Keeps the last game in the library, if it has moves.
pub fn keep(play: Option<&LivePlay<AnyPosition>>) {
    let now = moment();
    let names = |play: &LivePlay<AnyPosition>| {
        Side::BOTH.map(|side| {
            let founder = play.series().founder(play.series().round(), side);
            founder.map(|founder| words::stranger(play.series().name(founder))).unwrap_or_default()
        })
    };
    let Some(record) = play.and_then(|play| play.record(names(play), now.date())) else { return };
    let Some(mut stored) = LibraryEntry::of(now.first_id(), record) else { return };
    stored.0.side = play.and_then(LivePlay::side);
    spawn_local(async move {
        // The library reports its own errors, and the live game stays stored in any case.
        let _ = database::keep(&stored).await;
    });
}
