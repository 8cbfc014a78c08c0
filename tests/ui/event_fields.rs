//! Checks the sources: handlers read fields of events only through one module.

use std::fs;
use std::path::{Path, PathBuf};

/// The getters of web-sys. They throw or return an arbitrary number if the event lacks the field.
const GETTERS: &str = "key code key_code char_code location repeat is_composing ctrl_key shift_key alt_key meta_key input_type data \
    data_transfer clipboard_data pointer_id pointer_type is_primary pressure width height button buttons client_x client_y offset_x \
    offset_y page_x page_y screen_x screen_y movement_x movement_y delta_x delta_y delta_z delta_mode detail touches target_touches \
    changed_touches related_target new_value old_value storage_area persisted new_url old_url animation_name property_name \
    get_modifier_state";

pub(super) fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// The getters that a source calls on an event, and the event types whose functions it names.
fn read(text: &str) -> Vec<String> {
    let calls = |getter: &str| {
        let call = format!(".{getter}()");
        text.match_indices(&call).any(|(at, _)| {
            let name =
                text[..at].rsplit(|sign: char| !sign.is_alphanumeric() && sign != '_').next().unwrap_or_default();
            ["event", "e", "ev", "pointer", "wheel", "mouse", "touch", "input"].contains(&name)
        })
    };
    let named = [
        "KeyboardEvent",
        "PointerEvent",
        "WheelEvent",
        "TouchEvent",
        "DragEvent",
        "ClipboardEvent",
        "InputEvent",
        "MouseEvent",
    ];
    let paths = named.into_iter().filter(|name| text.contains(&format!("{name}::"))).map(|name| format!("{name}::"));
    GETTERS
        .split_whitespace()
        .filter(|getter| calls(getter))
        .map(|getter| format!(".{getter}()"))
        .chain(paths)
        .collect()
}

#[test]
fn the_fields_of_events_are_read_in_one_module() {
    let mut paths = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui"), &mut paths);
    paths.sort();
    assert!(paths.iter().any(|path| path.ends_with("event_fields.rs")), "the module has been renamed");
    for path in paths {
        let found = read(&fs::read_to_string(&path).unwrap());
        assert_eq!(found, Vec::<String>::new(), "{}", path.display());
    }
}

#[test]
fn the_search_for_getters_works() {
    assert_eq!(read("match event.key().as_str() { }"), [".key()"]);
    assert_eq!(read("let id = pointer.pointer_id();"), [".pointer_id()"]);
    assert_eq!(read("event.dyn_ref().and_then(ClipboardEvent::clipboard_data)"), ["ClipboardEvent::"]);
    assert_eq!(read("key(&event); view.button(); fields.key()"), Vec::<String>::new());
}
