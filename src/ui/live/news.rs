//! Looks for news of live games while the home screen is shown. The bundle of live play does the work, and is fetched only if
//! there is such a game.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::prelude::*;

use super::relay::relay;
use super::{hub, store};
use crate::ui::now::clock;

/// Begins to look for news, or stops.
type Looking = fn(bool);

#[wasm_split(live, fallible)]
fn looking() -> Result<Looking, SplitLoaderError> {
    Ok(hub::look)
}

/// Looks for news of live games while a component is shown.
#[hook]
pub fn use_news() {
    use_effect_with((), |()| {
        // Whether the component is gone, and what to stop then.
        let state = Rc::new(Cell::new((false, None::<Looking>)));
        if relay().is_some() && store::all().iter().any(|stored| stored.may_have_news(clock())) {
            let state = state.clone();
            spawn_local(async move {
                // Without the bundle, the screen shows what is stored.
                if let Ok(look) = looking().await
                    && !state.get().0
                {
                    state.set((false, Some(look)));
                    look(true);
                }
            });
        }
        move || {
            if let (_, Some(look)) = state.replace((true, None)) {
                look(false);
            }
        }
    });
}
