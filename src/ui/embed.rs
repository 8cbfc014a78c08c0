//! A small board for other websites, which replays one game. It stores nothing and has no engine.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::{document, window};
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_sys::Element;
use yew::prelude::*;

use super::event_fields::stroke;
use super::icon::icon;
use super::keyboard::focus_of;
use super::language;
use super::panel::Record;
use super::scene::{Scene, Tone, board_scene, record};
use super::share::address;
use super::table::Table;
use super::tell::tell;
use crate::game::any::AnyPosition;
use crate::game::{Game, GameRecord, Layout, Side, rules};
use crate::link::embed::EmbedOptions;
use crate::link::{Link, LinkFault, LinkReading, LinkedGame, Screen};
use crate::session::{Board, BoardAction, Players, Settled, Tree};
use crate::shell::asks_for_embed;
use crate::shell::keys::{Command, find};
use crate::words;

/// True if the address asks for the small board.
pub fn is_asked() -> bool {
    asks_for_embed(&window().location().hash().unwrap_or_default())
}

/// Mounts the small board. It belongs to the later part, so an embedding page fetches little else. `report` is called
/// if the fetch fails.
pub fn begin(place: Element, report: fn(&str)) {
    let words = language::rest();
    spawn_local(async move {
        if words.await.is_err() || put_up(place).await.is_err() {
            report(words::text("part-lost"));
        }
    });
}

#[wasm_split(later, fallible)]
fn put_up(place: Element) -> Result<(), SplitLoaderError> {
    yew::Renderer::<Embed>::with_root(place).render();
    Ok(())
}

/// A new address may need another root component, so the page reloads.
pub fn restart() {
    // A page may always reload itself.
    let _ = window().location().reload();
}

pub struct Embed {
    game: Result<Board<AnyPosition>, Vec<String>>,
    /// How the players ended the game, if the board does not tell.
    end: Option<Settled>,
    frame: EmbedOptions,
    /// Problems with the address.
    doubts: Vec<String>,
    /// The move to which a long record was scrolled.
    seen: Option<usize>,
    /// The link to the whole game on the Analysis screen.
    whole: String,
    _listeners: [EventListener; 2],
}

pub enum EmbedMsg {
    Walk(BoardAction),
    First,
    Last,
    Key(KeyboardEvent),
    /// static/fault.js asks whether the app still responds.
    Pulse,
    /// The record was scrolled to this move.
    Seen(usize),
}

impl Component for Embed {
    type Message = EmbedMsg;
    type Properties = ();

    fn create(ctx: &Context<Embed>) -> Embed {
        let text = window().location().hash().unwrap_or_default();
        let reading = Link::look(&text);
        let doubts = reading.doubts.iter().map(words::link_doubt).collect();
        let end = reading.link.game.as_ref().and_then(|game| game.end);
        let mut game = open(reading);
        let frame = EmbedOptions::read(&text, game.as_ref().map_or(0, |board| board.tree().line().len() - 1));
        if let Ok(board) = &mut game {
            if frame.side.is_some_and(|side| side != board.orientation()) {
                board.play_freely(BoardAction::Flip);
            }
            if let Some(start) = frame.start {
                let node = board.tree().line().get(start).copied();
                board.play_freely(BoardAction::GoTo(node.unwrap_or_default()));
            }
        }
        if let (Some(theme), Some(page)) = (frame.theme, document().document_element()) {
            // The attribute's name is valid, so this cannot fail.
            let _ = page.set_attribute("data-theme", theme);
        }
        let whole = game.as_ref().map(whole).unwrap_or_default();
        let link = ctx.link().clone();
        let _listeners = [
            EventListener::new(&window(), "hashchange", |_| restart()),
            EventListener::new(&window(), "pulse", move |_| link.send_message(EmbedMsg::Pulse)),
        ];
        Embed { game, end, frame, doubts, seen: None, whole, _listeners }
    }

    fn update(&mut self, _: &Context<Embed>, msg: EmbedMsg) -> bool {
        if matches!(msg, EmbedMsg::Pulse) {
            tell("alive");
        }
        let Ok(board) = &mut self.game else { return false };
        self.seen = None;
        let action = match msg {
            EmbedMsg::Pulse => return false,
            EmbedMsg::Walk(action) => action,
            EmbedMsg::First => BoardAction::GoTo(0),
            EmbedMsg::Last => BoardAction::GoTo(board.tree().line().last().copied().unwrap_or(0)),
            EmbedMsg::Seen(ply) => {
                self.seen = Some(ply);
                return true;
            }
            EmbedMsg::Key(event) => {
                let focus = focus_of(event.target_dyn_into().as_ref());
                let action = match find(Screen::Embed, focus, &stroke(&event)) {
                    Some(Command::Undo) => BoardAction::Undo,
                    Some(Command::Redo) => BoardAction::Redo,
                    Some(Command::Flip) => BoardAction::Flip,
                    _ => return false,
                };
                event.prevent_default();
                action
            }
        };
        board.play_freely(action);
        true
    }

    fn view(&self, ctx: &Context<Embed>) -> Html {
        match &self.game {
            Ok(board) => {
                let mut scene = board_scene(board).with_sides();
                if self.seen.is_some() {
                    scene.record = record(board.tree(), self.seen);
                }
                if let Some(end) = self.end.filter(|_| !scene.can_redo && scene.result.is_empty()) {
                    scene.result = end.outcome().result();
                    scene.words.text = words::sentences(&[&*scene.words.text, &words::settled(end, scene.colours)]);
                    scene.words.tone = Tone::Urgent;
                }
                draw(ctx, self, &Rc::new(scene))
            }
            Err(faults) => html! {
                <main class="page problem" role="alert">
                    <h2>{ words::text("bad-link") }</h2>
                    <ul>{ for faults.iter().chain(&self.doubts).map(|fault| html! { <li>{ fault }</li> }) }</ul>
                </main>
            },
        }
    }
}

/// Opens the game that an address names, or returns all problems with the address.
fn open(LinkReading { link, faults, .. }: LinkReading) -> Result<Board<AnyPosition>, Vec<String>> {
    let say = |faults: &[LinkFault], layout: &Layout| -> Vec<String> {
        faults.iter().flat_map(|fault| words::link_fault(fault, layout)).collect()
    };
    if !faults.is_empty() {
        return Err(say(&faults, Layout::square_8x8()));
    }
    let (record, orientation) = link.game.map_or_else(
        || (GameRecord { variant: rules::DEFAULT.to_owned(), ..GameRecord::default() }, Side::White),
        |game| (game.record, game.players.orientation()),
    );
    let replay = record.follow().map_err(|(_, fault)| {
        let start = AnyPosition::start(&record.variant);
        say(&[LinkFault::GameRecord(fault)], start.map_or(Layout::square_8x8(), |start| start.layout()))
    })?;
    Ok(Board::new(Tree::from_replay(replay), orientation))
}

/// Draws the players and the event, and the problems with the address.
fn head(frame: &EmbedOptions, doubts: &[String]) -> Html {
    let known = |name: &str| if name.is_empty() { "?".to_owned() } else { name.to_owned() };
    let nobody = frame.white.is_empty() && frame.black.is_empty();
    html! {
        <>
            if frame.names && !(nobody && frame.event.is_empty()) {
                <p class="embed-names">
                    if !nobody {
                        <strong>{ known(&frame.white) }{ " – " }{ known(&frame.black) }</strong>
                    }
                    <span>{ &frame.event }</span>
                </p>
            }
            { for frame.bad.iter().map(|(name, value)| html! { <p class="embed-bad" role="note">{ words::embed_bad(name, value) }</p> }) }
            { for doubts.iter().map(|doubt| html! { <p class="embed-bad" role="note">{ doubt }</p> }) }
        </>
    }
}

/// The link to the game's analysis. It always names the whole line, so no step changes it.
fn whole(board: &Board<AnyPosition>) -> String {
    let record = board.tree().line_record();
    address(Screen::Analysis, LinkedGame { players: Players::HUMANS, short: true, ..LinkedGame::of(record) })
}

fn draw(ctx: &Context<Embed>, Embed { frame, doubts, whole, .. }: &Embed, scene: &Rc<Scene>) -> Html {
    let link = ctx.link();
    let turn = scene.turn.name();
    let class = classes!("embed", scene.size.classes());
    let step = |name: &'static str, sign: &'static str, text: &'static str, enabled: bool, msg: fn() -> EmbedMsg| {
        html! {
            <button type="button" class="control" data-action={name} title={text} aria-label={text} disabled={!enabled}
                onclick={link.callback(move |_| msg())}>{ icon(sign) }</button>
        }
    };
    let (back, on) = (scene.can_undo, scene.can_redo);
    html! {
        <main {class} data-turn={turn} data-thinking="false" data-result={scene.result} data-fen={scene.fen.clone()}
            onkeydown={link.callback(EmbedMsg::Key)}>
            <h1 class="unseen">{ words::text("title") }</h1>
            // The game is only replayed, so actions on the table are ignored.
            <Table screen={Screen::Embed} scene={scene.clone()} on_action={Callback::noop()} />
            <section class="beside">
                { head(frame, doubts) }
                <p class="said" role="status"><span key={scene.words.number}>{ &scene.words.text }</span></p>
                <Record plies={scene.record.clone()} all={scene.plies} result={scene.result} on_go={link.callback(EmbedMsg::Walk)} on_seen={link.callback(EmbedMsg::Seen)} />
                <div class="steps" role="group" aria-label={words::text("walk")}>
                    { step("first", "first", words::text("first"), back, || EmbedMsg::First) }
                    { step("undo", "chevron-left", words::text("backward"), back, || EmbedMsg::Walk(BoardAction::Undo)) }
                    { step("redo", "chevron-right", words::text("forward"), on, || EmbedMsg::Walk(BoardAction::Redo)) }
                    { step("last", "last", words::text("last"), on, || EmbedMsg::Last) }
                    { step("flip", "turn", words::text("flip"), true, || EmbedMsg::Walk(BoardAction::Flip)) }
                    <a class="control" data-action="open-full" href={whole.clone()} target="_blank" rel="noopener"
                        >{ words::text("open-full") }</a>
                </div>
            </section>
        </main>
    }
}
