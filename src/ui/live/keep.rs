//! The library's copy of a finished live game.

use wasm_bindgen_futures::spawn_local;

use crate::game::Side;
use crate::game::any::AnyPosition;
use crate::session::LivePlay;
use crate::session::library::LibraryEntry;
use crate::ui::now::date_of;
use crate::ui::storage::database;
use crate::words;

/// Keeps the last game in the library, if it has moves. A game that is kept again, for example with its final result,
/// replaces its earlier copy.
pub fn keep(play: Option<&LivePlay<AnyPosition>>) {
    let names = |play: &LivePlay<AnyPosition>| {
        Side::BOTH.map(|side| {
            let founder = play.series().founder(play.series().round(), side);
            founder.map(|founder| words::stranger(play.series().name(founder))).unwrap_or_default()
        })
    };
    let Some((play, seat)) = play.and_then(|play| Some((play, play.seat()?))) else { return };
    let ended = seat.times().played();
    let [first, second, ..] = play.series().id(play.series().round());
    let id = 1000 * ended + u64::from(u16::from_le_bytes([first, second])) % 1000;
    let Some(record) = play.record(names(play), date_of(ended)) else { return };
    let Some(mut stored) = LibraryEntry::of(id, record) else { return };
    stored.0.side = play.side();
    spawn_local(async move {
        // The library reports its own errors, and the live game stays stored in any case.
        let _ = database::keep(&stored).await;
    });
}
