//! The program around the screens, without a browser: what a hand or a key means, and (as effects) what the page is to do
//! about it. The components in [`crate::ui`] translate events of the page into these and carry out the effects.

pub mod gesture;
pub mod keys;
