//! The relay that the host of the site has named in the page.

use gloo::utils::{document, window};
use web_sys::Url;

/// Relay of this site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relay {
    pub address: String,
    pub user: Option<String>,
    pub password: Option<String>,
}

/// Returns the relay that the page names (`<meta name="relay">`), if it names one.
pub fn relay() -> Option<Relay> {
    let meta = document().query_selector("meta[name=relay]").ok().flatten()?;
    let content = meta.get_attribute("content").filter(|content| !content.trim().is_empty())?;
    let base = document().base_uri().ok().flatten().or_else(|| window().location().href().ok())?;
    let url = Url::new_with_base(content.trim(), &base).ok()?;
    match url.protocol().as_str() {
        "https:" => url.set_protocol("wss:"),
        "http:" => url.set_protocol("ws:"),
        "wss:" | "ws:" => {}
        _ => return None,
    }
    url.set_hash("");
    Some(Relay {
        address: url.href(),
        user: meta.get_attribute("data-user"),
        password: meta.get_attribute("data-password"),
    })
}
