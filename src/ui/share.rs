//! Links to share. Each can be copied, sent or shown as a QR code.

mod code;
mod film;
mod frame;
mod pictures;

use gloo::utils::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Element, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

pub(super) use self::code::code;
use self::frame::{EmbedValues, FrameFields, embed_values, written_options};
use self::pictures::Pictures;
use super::dialogs::Modal;
use super::icon::signed;
use super::own_name;
use super::scene::picture::FirstMove;
use super::scene::story::{headline, published};
use super::text_button::signed_button;
use crate::engine::level::Strength;
use crate::game::any::AnyPosition;
use crate::game::{Game, GameRecord, Outcome, Position, Side, Style};
use crate::link::embed::{self, EmbedLink};
use crate::link::{self, Link, LinkedGame, Screen};
use crate::session::{Analysis, Board, DEFAULT_STRENGTH, Play, Players, Settled};
use crate::words;

/// Everything that can be shared about a game.
#[derive(Clone, PartialEq)]
pub struct Links {
    /// The game up to the position shown, with its players.
    pub game: String,
    pub position: String,
    /// The same, for two people.
    pub reply: String,
    /// The small board on another page, and its options at first.
    pub embed: EmbedLink,
    pub options: EmbedValues,
    /// The game up to the position shown, and the whole game.
    pub records: [GameRecord; 2],
    /// How both end, if the players ended the game. The board knows any other end.
    pub ends: [Option<Outcome>; 2],
    pub orientation: Side,
    pub first: FirstMove,
    /// The players' names, or empty if nobody is known.
    pub names: String,
    /// The FEN of the position shown and the PGN of everything, if they are offered too.
    pub texts: Option<[String; 2]>,
    /// True if the links lack variations, comments, symbols or arrows.
    pub is_part: bool,
}

/// A running game for a link, up to the position shown.
pub fn game_of(play: &Play<AnyPosition>) -> LinkedGame {
    let (record, end) = play.given_away();
    let (players, strength, id) = (play.players(), play.strength(), play.seat().and_then(|seat| seat.id));
    LinkedGame { players, strength, short: true, id, end, ..LinkedGame::of(record) }
}

/// An analysed game for a link.
pub fn analysed(record: GameRecord) -> LinkedGame {
    LinkedGame { players: Players::HUMANS, short: true, ..LinkedGame::of(record) }
}

/// The link that one of two people sends to the other.
pub fn reply(game: LinkedGame) -> String {
    let game = LinkedGame { players: Players::HUMANS, strength: DEFAULT_STRENGTH, ..game };
    link::signed(address(Screen::Play, game), &own_name::name())
}

impl Links {
    /// The links of a running game, at the address of this page.
    pub fn of_game(play: &Play<AnyPosition>) -> Links {
        let mut links = Links::of(play.board(), Screen::Play, game_of(play), (play.line_record(), play.line_end()));
        links.ends[1] = play.verdict();
        links
    }

    /// The links of an analysis.
    pub fn of_analysis(analysis: &Analysis<AnyPosition>) -> Links {
        let (board, tree) = (analysis.board(), analysis.tree());
        let mut links = Links::of(board, Screen::Analysis, analysed(tree.game_record()), (tree.line_record(), None));
        let published = published(analysis).map(|text| embed::shown(&text));
        links.options[..published.len()].clone_from_slice(&published);
        let texts = [board.position().fen(), analysis.record().write(Style::default())];
        Links { texts: Some(texts), is_part: analysis.is_more_than_a_line(), names: headline(analysis), ..links }
    }

    /// `line` is the whole game, and how the players ended it.
    fn of<N>(
        board: &Board<AnyPosition, N>,
        screen: Screen,
        game: LinkedGame,
        line: (GameRecord, Option<Settled>),
    ) -> Links {
        let (players, strength, end) = (game.players, game.strength, game.end);
        let records = [game.record.clone(), line.0];
        let embed = EmbedLink::new([&records[0], &records[1]], [end, line.1], board.orientation());
        let start = embed.start.map(|start| start.to_string()).unwrap_or_default();
        Links {
            game: address(screen, game.clone()),
            position: address(screen, LinkedGame::from_position(board.position(), players, strength)),
            reply: reply(game),
            options: embed_values(start),
            embed,
            orientation: board.orientation(),
            first: FirstMove { number: board.tree().at(0).move_number(), side: board.tree().at(0).side_to_move() },
            names: names(players, strength),
            records,
            ends: [end.map(Settled::outcome), None],
            texts: None,
            is_part: false,
        }
    }
}

/// The players' names if the computer plays.
fn names(players: Players, strength: Strength) -> String {
    if players == Players::HUMANS {
        return String::new();
    }
    [players.white, players.black].map(|player| words::record_name(player, strength, true)).join(" – ")
}

/// The full address of a game on a screen.
pub fn address(screen: Screen, game: LinkedGame) -> String {
    whole(&Link { screen, game: Some(game) }.to_string())
}

/// The whole address of a fragment, which another device can open. What a program has appended to the address of this
/// page (`?fbclid=...`) is left out.
pub fn whole(fragment: &str) -> String {
    let location = window().location();
    let here = location.href().unwrap_or_default();
    // Another device cannot open an address of this device.
    let is_local = location.hostname().is_ok_and(|host| ["localhost", "127.0.0.1", "[::1]"].contains(&host.as_str()));
    let base = site().filter(|_| is_local).unwrap_or(here);
    format!("{}{fragment}", base.split(['?', '#']).next().unwrap_or_default())
}

/// The site's address for other devices, if the page names one. A local server has another address for them.
fn site() -> Option<String> {
    let meta = document().query_selector("meta[name=relay]").ok().flatten()?;
    meta.get_attribute("data-site").filter(|site| !site.is_empty())
}

#[derive(Properties, PartialEq)]
pub struct Props {
    pub links: Links,
    pub on_close: Callback<()>,
}

/// One line of the dialog.
struct Row {
    name: &'static str,
    label: &'static str,
    note: &'static str,
    text: String,
    copied: &'static str,
}

/// The lines. `options` belong to the small board.
fn rows(links: &Links, options: &EmbedValues) -> Vec<Row> {
    let source =
        [whole(&links.embed.fragment), written_options(options, links.embed.moves)].concat().replace('&', "&amp;");
    let ([shown, line], texts) = (&links.records, &links.texts);
    let title = words::rules_name(&line.variant);
    let snippet = format!(
        "<iframe src=\"{source}\" title=\"{title}\" width=\"400\" height=\"560\" style=\"border:0\" loading=\"lazy\"></iframe>"
    );
    let row = |name, label, note, text: &str, copied| Row { name, label, note, text: text.to_owned(), copied };
    let is_whole = shown.moves.len() == line.moves.len();
    let [game, copied] = if is_whole { ["game-link", "game-copied"] } else { ["part-link", "part-copied"] };
    let lacks = if links.is_part { words::text("line-only") } else { "" };
    let links = [
        row("game", words::text(game), lacks, &links.game, words::text(copied)),
        row("position", words::text("position-link"), "", &links.position, words::text("position-copied")),
        row("reply", words::text("reply-link"), words::text("reply-note"), &links.reply, words::text("reply-copied")),
        row("embed", words::text("embed-link"), "", &snippet, words::text("embed-copied")),
    ];
    let texts = texts.iter().flatten().zip([("fen", "FEN"), ("pgn", "PGN")]);
    links
        .into_iter()
        .chain(texts.map(|(text, (name, label))| row(name, label, "", text, words::text("copied"))))
        .collect()
}

/// The dialog. It copies and sends only on request. The link to the game is shown as a code; another link can be chosen.
#[component]
pub fn Share(props: &Props) -> Html {
    let report = use_state(|| "");
    // The text copied last. Its button says so.
    let copied = use_state(String::new);
    let chosen = use_state(|| 0);
    let options = use_state(|| props.links.options.clone());
    let place = use_node_ref();
    let rows = rows(&props.links, &options);
    let copy = {
        let (report, copied) = (report.clone(), copied.clone());
        Callback::from(move |(text, done): (String, &'static str)| {
            let (report, copied) = (report.clone(), copied.clone());
            spawn_local(async move {
                let is_copied = copy_text(&text).await;
                report.set(if is_copied { done } else { words::text("not-copied") });
                copied.set(if is_copied { text } else { String::new() });
            });
        })
    };
    let link = rows[*chosen].text.clone();
    let on_send = {
        let (report, link) = (report.clone(), link.clone());
        Callback::from(move |_: MouseEvent| {
            let (report, link) = (report.clone(), link.clone());
            spawn_local(async move {
                if send(&link).await == Sent::Failed {
                    report.set(words::text("not-sent"));
                }
            });
        })
    };
    html! {
        <Modal title={words::text("share")} on_close={props.on_close.clone()}>
            <div class="links">
                { for rows.iter().enumerate().map(|(index, row)| line(row, index, (&chosen, &place), &copied, &copy)) }
                <div class="code" ref={&place}>
                    { code(&link) }
                    if sender().is_some() {
                        { signed_button("send", "send", words::text("send"), on_send) }
                    }
                </div>
                <FrameFields colours={words::colours_of(&props.links.records[1].variant)} moves={props.links.embed.moves} values={(*options).clone()}
                    on_change={move |values| options.set(values)} />
            </div>
            <p role="status" class="report">{ *report }</p>
            <Pictures record={props.links.records[0].clone()} line={props.links.records[1].clone()} ends={props.links.ends} first={props.links.first} orientation={props.links.orientation}
                names={props.links.names.clone()} on_report={
                    let report = report.clone();
                    Callback::from(move |text| report.set(text))
                } />
        </Modal>
    }
}

fn line(
    row: &Row,
    index: usize,
    (chosen, place): (&UseStateHandle<usize>, &NodeRef),
    copied: &str,
    copy: &Callback<(String, &'static str)>,
) -> Html {
    let onfocus = |event: FocusEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            field.select();
        }
    };
    let on_record = |event: FocusEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
            field.select();
        }
    };
    let what = (row.text.clone(), row.copied);
    let choose = {
        let (chosen, place) = (chosen.clone(), place.clone());
        Callback::from(move |_: MouseEvent| {
            chosen.set(index);
            if let Some(code) = place.cast::<Element>() {
                code.scroll_into_view_with_bool(false);
            }
        })
    };
    let (id, note) = (format!("link-{}", row.name), format!("note-{}", row.name));
    let describes = (!row.note.is_empty()).then(|| note.clone());
    let reply = row.name == "reply";
    let action = if reply { "reply-link".to_owned() } else { format!("copy-{}", row.name) };
    let (sign, says) = if copied == row.text { ("check", "copied") } else { ("copy", "copy") };
    html! {
        <div class="link">
            <label for={id.clone()}>{ row.label }</label>
            // A record has several lines.
            if row.name == "pgn" {
                <textarea {id} rows="3" readonly=true data-link={row.name} value={row.text.clone()} onfocus={on_record} />
            } else {
                <input {id} type="text" readonly=true data-link={row.name} value={row.text.clone()} aria-describedby={describes} {onfocus} />
            }
            <button type="button" data-action={action} aria-label={format!("{} {}", words::text(says), row.label)}
                onclick={copy.reform(move |_| what.clone())}>{ signed(sign, words::text(says)) }</button>
            // A camera can use only links, so other texts have no QR code.
            if !matches!(row.name, "embed" | "fen" | "pgn") {
                <button type="button" data-action={format!("code-{}", row.name)} aria-pressed={(**chosen == index).to_string()}
                    aria-label={format!("{} {}", words::text("show-code"), row.label)} onclick={choose}>{ words::text("code") }</button>
            }
            if !row.note.is_empty() {
                <small id={note}>{ row.note }</small>
            }
        </div>
    }
}

/// Copies a text. Returns false if the browser has no clipboard for this page or refuses access.
pub async fn copy_text(text: &str) -> bool {
    let navigator = window().navigator();
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into()).unwrap_or_default();
    if clipboard.is_falsy() {
        return false;
    }
    // Over plain http, it is that of static/plain.js, which has no type.
    let clipboard: web_sys::Clipboard = clipboard.unchecked_into();
    JsFuture::from(clipboard.write_text(text)).await.is_ok()
}

/// The result of sharing through the device's share sheet.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sent {
    /// Sent, or cancelled by the player.
    Done,
    Failed,
}

/// The browser's share function, if it has one.
fn sender() -> Option<js_sys::Function> {
    let navigator = window().navigator();
    js_sys::Reflect::get(&navigator, &"share".into()).ok()?.dyn_into().ok()
}

/// Opens the device's share sheet for a link.
pub async fn send(link: &str) -> Sent {
    let Some(share) = sender() else { return Sent::Failed };
    let what = js_sys::Object::new();
    for (key, value) in [("title", words::text("title")), ("url", link)] {
        // Setting a property of a plain object cannot fail.
        let _ = js_sys::Reflect::set(&what, &key.into(), &value.into());
    }
    let promise = share.call1(&window().navigator(), &what);
    let sent = match promise.map(JsValue::dyn_into::<js_sys::Promise>) {
        Ok(Ok(promise)) => JsFuture::from(promise).await,
        Ok(Err(value)) | Err(value) => Err(value),
    };
    let refused = |why: &JsValue| js_sys::Reflect::get(why, &"name".into()).is_ok_and(|name| name == "AbortError");
    match sent {
        Err(why) if !refused(&why) => Sent::Failed,
        _ => Sent::Done,
    }
}

/// True if the device has a touch screen as its main input and a share sheet.
pub fn sends_by_itself() -> bool {
    let coarse = window().match_media("(pointer: coarse)").ok().flatten();
    sender().is_some() && coarse.is_some_and(|query| query.matches())
}
