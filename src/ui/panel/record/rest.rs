//! Empty space that stands in for the undrawn moves of a long record.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::ui::scene::span::WHOLE;

/// Width and height of a move in hundredths of a pixel. Whole numbers, because reading and writing fractions would add
/// 24 KiB to the bundle. The size is measured once moves are drawn, so that the space fits every layout.
type Room = (usize, usize);
const USUAL: Room = (6_400, 1_480);

/// The measured size of a move in a list. A constant for short lists.
#[hook]
pub(in crate::ui) fn use_room(list: &NodeRef, all: usize) -> Room {
    let room = use_state_eq(|| USUAL);
    use_effect_with(all, {
        let (list, room) = (list.clone(), room.clone());
        move |&all| {
            if let Some(measured) = list.cast().and_then(|list| measure(&list)).filter(|_| all > WHOLE) {
                room.set(measured);
            }
        }
    });
    *room
}

/// Calls `on_seen` with the move that belongs in visible empty space, whenever the drawn moves or their sizes change.
#[hook]
pub(in crate::ui) fn use_seen(list: &NodeRef, drawn: (usize, usize), room: Room, on_seen: &Callback<usize>) {
    use_effect_with((drawn, room), {
        let (list, on_seen) = (list.clone(), on_seen.clone());
        move |_| {
            if let Some(place) = list.cast().and_then(|list| place_in(&list)) {
                on_seen.emit(place);
            }
        }
    });
}

/// Measures consecutive moves in whole rows.
fn measure(list: &Element) -> Option<Room> {
    let plies = list.query_selector_all("[data-ply]").ok()?;
    let middle = plies.length() / 2;
    let at = |place: u32| plies.get(place)?.dyn_into::<Element>().ok();
    let [first, last] = [at(middle.checked_sub(40)?)?, at(middle + 40)?];
    let ply = |element: &Element| element.get_attribute("data-ply")?.parse::<usize>().ok();
    if ply(&last)? != ply(&first)? + 80 {
        return None;
    }
    let [first, last] = [first, last].map(|element| element.get_bounding_client_rect());
    let each = |from: f64, to: f64| ((to - from).max(0.0) * 100.0 / 80.0) as usize;
    Some((each(first.left(), last.left()), each(first.top(), last.top())))
}

/// Draws the space of moves `from` to `to`, counted from 0; nothing if the range is empty. It is an SVG, which takes
/// its size from attributes: the content security policy forbids style attributes.
pub(in crate::ui) fn rest(from: usize, to: usize, room: Room) -> Html {
    let count = to.saturating_sub(from);
    if count == 0 {
        return Html::default();
    }
    let pixels = |hundredths: usize| (count * hundredths / 100).to_string();
    html! {
        <svg class="rest" aria-hidden="true" data-from={from.to_string()} data-count={count.to_string()}
            width={pixels(room.0)} height={pixels(room.1)} />
    }
}

/// A scroll handler that calls `on_seen` with the move that belongs in visible empty space.
pub(in crate::ui) fn undrawn(on_seen: &Callback<usize>) -> Callback<Event> {
    let on_seen = on_seen.clone();
    Callback::from(move |event: Event| {
        if let Some(place) = event.current_target().and_then(|list| place_in(list.dyn_ref()?)) {
            on_seen.emit(place);
        }
    })
}

/// The move that belongs in the middle of the list's frame. None if no empty space is visible.
fn place_in(list: &Element) -> Option<usize> {
    let frame = list.get_bounding_client_rect();
    let rests = list.query_selector_all(".rest").ok()?;
    let rests = (0..rests.length()).filter_map(|place| rests.get(place)?.dyn_into::<Element>().ok());
    let mut seen = rests.map(|rest| (rest.get_bounding_client_rect(), rest)).filter(|(room, _)| {
        let down = room.top() < frame.bottom() && room.bottom() > frame.top();
        down && room.left() < frame.right() && room.right() > frame.left()
    });
    let (room, rest) = seen.next()?;
    let number = |name| rest.get_attribute(name)?.parse::<usize>().ok();
    let down = (frame.top() + frame.height() / 2.0 - room.top()) / room.height();
    let along = (frame.left() + frame.width() / 2.0 - room.left()) / room.width();
    let share = if room.height() > 2.0 { down } else { along };
    Some(number("data-from")? + (number("data-count")? as f64 * share.clamp(0.0, 1.0)) as usize)
}
