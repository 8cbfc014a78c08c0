//! The field for typed moves, with a list of the moves that match the text.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement};
use yew::prelude::*;

use super::event_fields::{has_shift, is_modified, key};
use super::scene::{StatusLine, Tone};
use crate::game::any::{AnyMove, AnyPosition};
use crate::game::{Game, Position as _};
use crate::session::BoardAction;
use crate::session::typed::TypedMoves;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub variant: &'static str,
    pub fen: String,
    /// The status line, which gives the reason if a move was refused.
    pub words: StatusLine,
    /// The field takes the focus whenever this number grows, and at once unless it is 0.
    pub wishes: u32,
    pub on_action: Callback<BoardAction>,
    pub on_leave: Callback<()>,
}

/// A move whose notation begins with the text.
struct Begun {
    text: String,
    uci: String,
    said: String,
}

pub struct Typed {
    field: NodeRef,
    list: NodeRef,
    text: String,
    position: Option<(AnyPosition, TypedMoves<AnyMove>)>,
    begun: Vec<Begun>,
    /// Number of moves that begin with the text, listed or not.
    count: usize,
    open: bool,
    active: Option<usize>,
    /// The text of the move that was sent. It is put back into the field if the move is refused.
    sent: Option<String>,
    refused: bool,
    /// True if the field takes the focus once it is drawn.
    wants_focus: bool,
}

pub enum TypedMsg {
    /// The text has changed. It is part of the message, because the field may change again before the message is
    /// handled.
    Input(String),
    /// Sends the text, or the move chosen from the list.
    Enter(String),
    Key(KeyboardEvent),
    Choose(usize),
    Leave,
}

impl Component for Typed {
    type Message = TypedMsg;
    type Properties = Props;

    fn create(ctx: &Context<Typed>) -> Typed {
        Typed {
            field: NodeRef::default(),
            list: NodeRef::default(),
            text: String::new(),
            position: None,
            begun: Vec::new(),
            count: 0,
            open: false,
            active: None,
            sent: None,
            refused: false,
            wants_focus: ctx.props().wishes > 0,
        }
    }

    fn changed(&mut self, ctx: &Context<Typed>, old: &Props) -> bool {
        let props = ctx.props();
        self.wants_focus |= props.wishes > old.wishes;
        if (&props.fen, props.variant) != (&old.fen, old.variant) {
            self.position = None;
            self.sent = None;
            self.refused = false;
            let open = self.open;
            self.look_up(ctx);
            self.open &= open;
        } else if props.words.number != old.words.number
            && let Some(sent) = self.sent.take()
        {
            // The refused text is put back, so that the user can correct it.
            self.refused = props.words.tone == Tone::Refusal;
            if self.refused {
                self.text.insert_str(0, &sent);
                self.show();
                self.look_up(ctx);
                self.open = false;
            }
        }
        true
    }

    fn update(&mut self, ctx: &Context<Typed>, msg: TypedMsg) -> bool {
        match msg {
            TypedMsg::Input(text) => self.write(ctx, text),
            TypedMsg::Enter(text) => {
                if self.text != text {
                    self.write(ctx, text);
                }
                self.send(ctx, self.active.filter(|_| self.open));
            }
            TypedMsg::Key(event) => return self.key(ctx, &event),
            TypedMsg::Choose(index) => {
                self.send(ctx, Some(index));
                self.show();
            }
            TypedMsg::Leave => self.open = false,
        }
        true
    }

    fn view(&self, ctx: &Context<Typed>) -> Html {
        let (link, props) = (ctx.link(), ctx.props());
        let said = |event: InputEvent| TypedMsg::Input(written(event.target_dyn_into()));
        let on_key = |event: KeyboardEvent| {
            if is_modified(&event) || key(&event) != "Enter" {
                return TypedMsg::Key(event);
            }
            event.prevent_default();
            event.stop_propagation();
            let field: Option<HtmlInputElement> = event.target_dyn_into();
            let text = written(field.clone());
            // The field is cleared at once: a fast typist types on before the message is handled.
            if let Some(field) = field {
                field.set_value("");
            }
            TypedMsg::Enter(text)
        };
        let active = self.active.filter(|_| self.open);
        let refused = self.refused;
        let count = if self.text.trim().is_empty() {
            String::new()
        } else {
            words::matching_moves(self.count, self.begun.len())
        };
        html! {
            <div class="typed">
                <input type="text" data-action="type-move" ref={self.field.clone()} role="combobox" aria-label={words::text("type-move")}
                    aria-autocomplete="list" aria-controls="typed-list" aria-expanded={self.open.to_string()}
                    aria-activedescendant={active.map(|index| format!("typed-{index}"))}
                    aria-invalid={refused.then_some("true")} aria-describedby={refused.then_some("typed-why")}
                    placeholder={words::text("type-hint")} autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"
                    oninput={link.callback(said)} onkeydown={link.callback(on_key)}
                    onblur={link.callback(|_| TypedMsg::Leave)} />
                if self.open {
                    <ul id="typed-list" role="listbox" aria-label={words::text("type-list")} ref={self.list.clone()}>
                        { for self.begun.iter().enumerate().map(|(index, begun)| html! {
                            <li id={format!("typed-{index}")} role="option" data-turn-text={begun.uci.clone()}
                                aria-selected={(active == Some(index)).to_string()}
                                onmousedown={|event: MouseEvent| event.prevent_default()}
                                onclick={link.callback(move |_| TypedMsg::Choose(index))}>
                                <strong translate="no">{ &begun.text }</strong>{ " " }<small>{ &begun.said }</small>
                            </li>
                        }) }
                    </ul>
                }
                <p class="count unseen" role="status">{ count }</p>
                <p id="typed-why" class="why">{ if refused { props.words.text.as_str() } else { "" } }</p>
            </div>
        }
    }

    fn rendered(&mut self, _: &Context<Typed>, _first: bool) {
        if let Some(field) = self.field.cast::<HtmlInputElement>().filter(|_| std::mem::take(&mut self.wants_focus)) {
            // The field is on the page, so it can take the focus.
            let _ = field.focus();
        }
        // Scrolls the chosen line of a list into view.
        let Some(list) = self.list.cast::<HtmlElement>().filter(|_| self.open) else { return };
        let line = list.query_selector("[aria-selected=true]").ok().flatten();
        if let Some(line) = line.and_then(|line: Element| line.dyn_into::<HtmlElement>().ok()) {
            list.set_scroll_top(line.offset_top() - list.client_height() / 2);
        }
    }
}

/// The field's current text.
fn written(field: Option<HtmlInputElement>) -> String {
    field.map(|field| field.value()).unwrap_or_default()
}

impl Typed {
    /// Writes the text into the field. Redraws never do so, because they may be older than the latest input.
    fn show(&self) {
        if let Some(field) = self.field.cast::<HtmlInputElement>() {
            field.set_value(&self.text);
        }
    }

    fn write(&mut self, ctx: &Context<Typed>, text: String) {
        self.text = text;
        self.refused = false;
        self.look_up(ctx);
    }

    /// Lists the moves that begin with the text. The position's moves are spelled once, when the first letter is typed.
    fn look_up(&mut self, ctx: &Context<Typed>) {
        (self.begun, self.count, self.active, self.open) = (Vec::new(), 0, None, false);
        if self.text.trim().is_empty() {
            return;
        }
        if self.position.is_none() {
            let position = AnyPosition::from_fen(ctx.props().variant, &ctx.props().fen).ok();
            self.position = position.map(|position| (position.clone(), TypedMoves::of(&position)));
        }
        let Some((position, moves)) = &self.position else { return };
        let (count, found) = moves.beginning(&words::written_move(&self.text));
        let begun = |&(text, m): &(&str, AnyMove)| Begun {
            text: words::typed_move(text),
            uci: position.uci(m),
            said: words::events(position.side_to_move(), &position.events(m), position.layout()),
        };
        self.count = count;
        self.begun = found.iter().map(begun).collect();
        self.open = self.count > 0;
    }

    fn send(&mut self, ctx: &Context<Typed>, chosen: Option<usize>) {
        let mv = chosen.and_then(|index| self.begun.get(index)).map(|begun| begun.uci.clone());
        let mv = mv.unwrap_or_else(|| match words::Question::of(&self.text) {
            Some(_) => self.text.clone(),
            None => words::written_move(&self.text),
        });
        if !mv.trim().is_empty() {
            self.open = false;
            self.sent = Some(std::mem::take(&mut self.text));
            ctx.props().on_action.emit(BoardAction::Type(mv));
        }
    }

    fn key(&mut self, ctx: &Context<Typed>, event: &KeyboardEvent) -> bool {
        if is_modified(event) {
            return false;
        }
        let count = self.begun.len();
        match key(event).as_str() {
            // The keys move from the field to the first or the last line, and wrap around.
            "ArrowDown" if count > 0 => self.walk(1),
            "ArrowUp" if count > 0 => self.walk(count),
            "Tab" if self.open && !has_shift(event) => {
                let Some(begun) = self.begun.get(self.active.unwrap_or(0)).filter(|begun| begun.text != self.text)
                else {
                    return false;
                };
                let text = begun.text.clone();
                self.write(ctx, text);
                self.show();
            }
            "Escape" if self.open => self.open = false,
            "Escape" if !self.text.is_empty() => {
                self.write(ctx, String::new());
                self.show();
            }
            "Escape" => {
                if let Some(field) = self.field.cast::<HtmlElement>() {
                    // The field has the focus, so removing the focus cannot fail.
                    let _ = field.blur();
                }
                ctx.props().on_leave.emit(());
                return false;
            }
            _ => return false,
        }
        event.prevent_default();
        event.stop_propagation();
        true
    }

    /// Moves this many places down the list. The field counts as one place.
    fn walk(&mut self, places: usize) {
        let here = self.active.filter(|_| self.open).map_or(0, |index| index + 1);
        self.active = ((here + places) % (self.begun.len() + 1)).checked_sub(1);
        self.open = true;
    }
}
