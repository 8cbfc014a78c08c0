//! The list of entries. Only visible rows are in the DOM; padding stands in for the rest.

use std::ops::Range;

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};
use yew::prelude::*;

use super::row::RowView;
use crate::game::Style;
use crate::session::library::LibraryAction;
use crate::ui::event_fields::key;
use crate::ui::scene::library::LibraryRow;
use crate::words;

/// Number of rows drawn above and below the visible ones.
const BEYOND: usize = 2;

/// Number of rows that a page key moves.
const PAGE: usize = 5;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub rows: Vec<LibraryRow>,
    /// The notation for exports.
    pub style: Style,
    /// True while a long task runs.
    pub busy: bool,
    pub before: usize,
    /// Total number of rows.
    pub shown: usize,
    pub on_action: Callback<LibraryAction>,
    pub on_sight: Callback<Range<usize>>,
}

pub enum LibraryMsg {
    /// The page was scrolled or resized.
    Look,
    Key(KeyboardEvent),
    /// The next action may remove the focus from this row.
    Hold(usize),
}

pub struct List {
    list: NodeRef,
    /// The height of a row, in pixels. 0 until a row has been drawn.
    row: f64,
    /// The range that was last reported as visible.
    sight: Range<usize>,
    /// The row that gets the focus once it is drawn.
    wanted: Option<usize>,
    /// The row that gets the focus if no element has it.
    held: Option<usize>,
    _listeners: [EventListener; 2],
}

impl Component for List {
    type Message = LibraryMsg;
    type Properties = Props;

    fn create(ctx: &Context<List>) -> List {
        let listen = |name: &'static str| {
            let link = ctx.link().clone();
            EventListener::new(&window(), name, move |_| link.send_message(LibraryMsg::Look))
        };
        let _listeners = [listen("scroll"), listen("resize")];
        List { list: NodeRef::default(), row: 0.0, sight: 0..0, wanted: None, held: None, _listeners }
    }

    fn update(&mut self, ctx: &Context<List>, msg: LibraryMsg) -> bool {
        match msg {
            LibraryMsg::Look => self.look(ctx.props()),
            LibraryMsg::Key(event) => self.key(ctx.props(), &event),
            LibraryMsg::Hold(row) => self.held = Some(row),
        }
        false
    }

    fn view(&self, ctx: &Context<List>) -> Html {
        let props = ctx.props();
        let link = ctx.link();
        html! {
            <ul class="shelf" ref={self.list.clone()} role="list" aria-label={words::text("library-list")}
                onkeydown={link.callback(LibraryMsg::Key)} onclick={link.batch_callback(|event: MouseEvent| place_of(&event).map(LibraryMsg::Hold))}>
                { for props.rows.iter().enumerate().map(|(index, row)| html! {
                    <RowView key={row.id.to_string()} row={row.clone()} place={(props.before + index, props.shown)} style={props.style} busy={props.busy}
                        on_action={props.on_action.clone()} />
                }) }
            </ul>
        }
    }

    fn rendered(&mut self, ctx: &Context<List>, _first: bool) {
        let props = ctx.props();
        let Some(list) = self.list.cast::<HtmlElement>() else { return };
        if let Some(row) = list.first_element_child() {
            self.row = row.get_bounding_client_rect().height();
        }
        let room = |rows: usize| format!("{}px", (rows as f64 * self.row) as u32);
        // Set through the DOM, because the content security policy forbids style attributes.
        let _ = list.style().set_property("padding-top", &room(props.before));
        let _ = list.style().set_property("padding-bottom", &room(props.shown - props.before - props.rows.len()));
        self.look(props);
        self.give_focus(props, &list);
    }
}

impl List {
    /// Reports the visible rows if they differ from the drawn rows.
    fn look(&mut self, props: &Props) {
        let (Some(list), true) = (self.list.cast::<HtmlElement>(), self.row > 0.0) else { return };
        let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(0.0);
        let above = (-list.get_bounding_client_rect().top() / self.row).max(0.0) as usize;
        let first = above.saturating_sub(BEYOND);
        let sight = first..above + (height / self.row).ceil() as usize + 1 + BEYOND;
        if sight != self.sight {
            self.sight = sight.clone();
            props.on_sight.emit(sight);
        }
    }

    fn give_focus(&mut self, props: &Props, list: &HtmlElement) {
        if let Some(button) = self.wanted.and_then(|row| opener(list, row)) {
            self.wanted = None;
            let _ = button.focus();
        }
        let Some(held) = self.held else { return };
        let active = gloo::utils::document().active_element();
        if active.is_none_or(|element| element.tag_name() == "BODY")
            && let Some(button) = opener(list, held.min(props.shown.saturating_sub(1)))
        {
            self.held = None;
            let options = FocusOptions::new();
            options.set_prevent_scroll(true);
            let _ = button.focus_with_options(&options);
        }
    }

    /// Handles a key on a row: arrows move between rows, and Delete and F2 do what the buttons do.
    fn key(&mut self, props: &Props, event: &KeyboardEvent) {
        let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
        let Some((row, id)) = target.as_ref().filter(|t| t.class_list().contains("open")).and_then(row_of) else {
            return;
        };
        let last = props.shown.saturating_sub(1);
        let to = match key(event).as_str() {
            "ArrowDown" => (row + 1).min(last),
            "ArrowUp" => row.saturating_sub(1),
            "PageDown" => (row + PAGE).min(last),
            "PageUp" => row.saturating_sub(PAGE),
            "Home" => 0,
            "End" => last,
            key @ ("Delete" | "F2") => {
                event.prevent_default();
                self.held = Some(row);
                let action =
                    if key == "F2" { LibraryAction::Rename(Some(id)) } else { LibraryAction::Delete(vec![id]) };
                return props.on_action.emit(action);
            }
            _ => return,
        };
        event.prevent_default();
        let Some(list) = self.list.cast::<HtmlElement>() else { return };
        self.wanted = Some(to);
        // The row's place is known before it is drawn.
        let top = list.get_bounding_client_rect().top() + to as f64 * self.row;
        let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(0.0);
        if top < 0.0 || top + self.row > height {
            window().scroll_by_with_x_and_y(0.0, top - (height - self.row) / 2.0);
        }
        self.give_focus(props, &list);
    }
}

/// The main button of a row, if the row is drawn.
fn opener(list: &HtmlElement, row: usize) -> Option<HtmlElement> {
    list.query_selector(&format!("[data-row=\"{row}\"] button.open")).ok()??.dyn_into().ok()
}

/// The index and the entry number of the row that contains an element.
fn row_of(element: &Element) -> Option<(usize, u64)> {
    let row = element.closest("[data-row]").ok()??;
    Some((row.get_attribute("data-row")?.parse().ok()?, row.get_attribute("data-entry")?.parse().ok()?))
}

/// The index of the row whose button was pressed, if the action removes that button.
fn place_of(event: &MouseEvent) -> Option<usize> {
    let element: Element = event.target()?.dyn_into().ok()?;
    let button = element.closest("[data-action=delete], [data-action=rename]").ok()??;
    row_of(&button).map(|(place, _)| place)
}
