//! Entry point of the page.

use gloo::timers::callback::Timeout;
use hostage_chess::ui::app::{self, App};
use hostage_chess::ui::embed;
use hostage_chess::ui::language;

fn main() {
    app::report_panics();
    if let Err(why) = language::begin() {
        return app::report(&why);
    }
    // Lets the browser handle pending input first, because each of these steps takes long on a slow phone.
    Timeout::new(0, begin).forget();
}

fn begin() {
    let root = gloo::utils::document().get_element_by_id("app");
    if let Some(root) = root {
        // The real board replaces the empty one of the first paint.
        root.set_inner_html("");
        if embed::is_asked() {
            embed::begin(root, app::report);
        } else {
            yew::Renderer::<App>::with_root(root).render();
        }
    }
}
