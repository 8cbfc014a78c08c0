//! Entry point of the page.

use gloo::timers::callback::Timeout;
use hostage_chess::ui::app::{App, start};
use hostage_chess::ui::embed;
use hostage_chess::ui::language;
use web_sys::Element;

fn main() {
    start::report_panics();
    next(read_words);
}

/// Lets the browser handle pending input before the next step of the start. Each step takes long on a slow phone.
fn next(step: fn()) {
    Timeout::new(0, step).forget();
}

fn read_words() {
    match language::begin() {
        Ok(()) if embed::is_asked() => next(|| mount(|root| embed::begin(root, start::report))),
        Ok(()) => next(restore),
        Err(why) => start::report(&why),
    }
}

fn restore() {
    start::restore();
    next(|| {
        mount(|root| {
            yew::Renderer::<App>::with_root(root).render();
        });
    });
}

fn mount(draw: fn(Element)) {
    let root = gloo::utils::document().get_element_by_id("app");
    if let Some(root) = root {
        // The real board replaces the empty one of the first paint.
        root.set_inner_html("");
        draw(root);
    }
    // Yew draws before the next step.
    next(start::report_begun);
}
