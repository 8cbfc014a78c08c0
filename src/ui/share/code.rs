//! A link as a QR code: one path, always dark on white, as cameras expect.

use std::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc, QrSegment};
use yew::prelude::*;

use crate::words;

/// The white margin that the standard requires, in modules.
const QUIET: i32 = 4;

/// The QR code of a text, or a message if the text is too long for one.
pub fn code(text: &str) -> Html {
    // The smallest code, with all the redundancy that fits into it.
    let Ok(code) = QrCode::encode_segments(&[QrSegment::make_bytes(text.as_bytes())], QrCodeEcc::Low) else {
        return html! { <p>{ words::text("no-code") }</p> };
    };
    let size = code.size() + 2 * QUIET;
    html! {
        <svg class="qr" viewBox={format!("0 0 {size} {size}")} role="img" aria-label={words::code_label(text)}>
            <rect width={size.to_string()} height={size.to_string()} fill="#fff" />
            <path d={outline(&code)} fill="#000" shape-rendering="crispEdges" />
        </svg>
    }
}

/// The dark modules, one rectangle for each run in a row.
fn outline(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let length = (x..code.size()).take_while(|&x| code.get_module(x, y)).count() as i32;
            if length > 0 {
                // Writing to a string cannot fail.
                let _ = write!(path, "M{} {}h{length}v1h-{length}z", x + QUIET, y + QUIET);
            }
            x += length + 1;
        }
    }
    path
}
