//! The lobby: open games of people who want to play now, and running games to watch.
//!
//! Seeks are public, so the relay can read them. The reader's seek stands while this screen is shown and nobody has
//! joined.

use std::rc::Rc;

use gloo::timers::callback::Interval;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::connection::{Connection, Wire, Work};
use super::crypto::{self, SeatKey};
use super::friend::{CLOCKS, name_field, short};
use super::hub::{self, Hindrance, Hub};
use super::meet::{problem, wire_word};
use super::relay::relay;
use super::seeks::{SignedSeek, checked_seek, signed_seek};
use super::time::now;
use super::{Props, hindrance_text, store};
use crate::game::Side;
use crate::game::any::variants;
use crate::live::lobby::{LobbyEntry, LobbyReader};
use crate::live::name::{own_name, shown_name};
use crate::live::relay::RelayEvent;
use crate::live::topic::{LiveId, Topic};
use crate::live::{LiveTerms, LobbyFilter, LobbyList, Seek, SeekKind};
use crate::ui::chips::{Chip, chips};
use crate::ui::game_field::GameField;
use crate::ui::icon::icon;
use crate::ui::layer;
use crate::words;

/// Interval between two renewals of the reader's seek, in milliseconds.
const RENEWAL: u64 = 20_000;

/// Index of the clock that is chosen at first.
const FIRST: usize = 1;

pub enum LobbyMsg {
    /// The reader's key, or the reason why there is none.
    Key(Result<Rc<SeatKey>, Hindrance>),
    Work(Work),
    /// A seek has passed its checks: id, seek, whether it was retained, time of arrival.
    Heard(LiveId, Option<Box<Seek>>, bool, u64),
    Tick,
    Clock(usize),
    Variant(&'static str),
    Name(String),
    /// Creates a game and a seek for it.
    Seek,
    /// The game for the seek was created: the text of its link, or the reason why there is none.
    Created(Result<String, Hindrance>),
    /// The reader's seek, signed and ready to be sent.
    Ready(SignedSeek),
    Withdraw,
}

/// Seek of the reader.
struct OwnSeek {
    id: LiveId,
    seek: Seek,
    sent: u64,
}

pub struct Lobby {
    connection: Option<Connection>,
    key: Option<Rc<SeatKey>>,
    hindrance: Option<Hindrance>,
    list: LobbyList,
    own: Option<OwnSeek>,
    clock: usize,
    variant: &'static str,
    name: String,
    _ticks: Interval,
}

impl Component for Lobby {
    type Message = LobbyMsg;
    type Properties = Props;

    fn create(ctx: &Context<Lobby>) -> Lobby {
        let link = ctx.link().clone();
        let ticks = Interval::new(1_000, move || link.send_message(LobbyMsg::Tick));
        ctx.link().send_future(async { LobbyMsg::Key(hub::identity().await) });
        Lobby {
            connection: None,
            key: None,
            hindrance: None,
            list: LobbyList::new(None, u64::from_le_bytes(crypto::random())),
            own: None,
            clock: FIRST,
            variant: ctx.props().variant,
            name: store::name(),
            _ticks: ticks,
        }
    }

    fn update(&mut self, ctx: &Context<Lobby>, msg: LobbyMsg) -> bool {
        match msg {
            LobbyMsg::Key(Err(hindrance)) => self.hindrance = Some(hindrance),
            LobbyMsg::Key(Ok(key)) => self.enter(ctx, key),
            LobbyMsg::Work(work) => {
                if let Some(connection) = &mut self.connection {
                    work(connection);
                }
                self.hear(ctx);
            }
            LobbyMsg::Heard(id, seek, is_retained, at) => self.list.hear(id, seek.map(|seek| *seek), is_retained, at),
            LobbyMsg::Tick => self.tick(ctx),
            LobbyMsg::Clock(clock) => self.clock = clock,
            LobbyMsg::Variant(variant) => self.variant = variant,
            LobbyMsg::Name(name) => {
                store::keep_name(&name);
                self.name = name;
            }
            LobbyMsg::Seek => self.seek(ctx),
            LobbyMsg::Created(Ok(_)) => self.put_up(ctx),
            LobbyMsg::Created(Err(hindrance)) => self.hindrance = Some(hindrance),
            LobbyMsg::Ready(ready) => self.send(&ready),
            LobbyMsg::Withdraw => {
                self.withdraw();
                hub::leave();
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Lobby>) -> Html {
        if let Some(hindrance) = self.hindrance {
            return problem(ctx.props(), words::text(hindrance_text(hindrance)));
        }
        let wire = self.connection.as_ref().map_or(Wire::Connecting, |connection| connection.wire);
        let results = store::results().unwrap_or_default();
        let rating = results.standings().reader;
        let games: Vec<&str> = variants().collect();
        let reader = LobbyReader { games: &games, rating: rating.rating, deviation: rating.deviation, is_bot: false };
        let now = now();
        let fits = self.list.view(&LobbyFilter { fits: Some(reader), has_bots: true }, now);
        let all = self.list.view(&LobbyFilter { fits: None, has_bots: true }, now);
        // The page cannot play games that it does not know, so they are not shown.
        let others = all.seeks.iter().filter(|entry| {
            !entry.is_own
                && games.contains(&entry.seek.terms.variant.as_str())
                && !fits.seeks.iter().any(|fit| fit.id == entry.id && fit.seek.key == entry.seek.key)
        });
        let is_empty = all.seeks.iter().all(|entry| entry.is_own);
        html! {
            <main class="page live-page lobby" data-live={wire_word(wire)} data-seeks={all.seeks.len().to_string()}>
                <h2>{ words::text("lobby-title") }</h2>
                if wire != Wire::Up {
                    <p class="live-wire" role="status">{ icon("offline") }{ words::text(wire_text(wire)) }</p>
                }
                { self.own_seek(ctx) }
                <h3>{ words::text("lobby-open") }</h3>
                <ul class="seeks">
                    { for fits.seeks.iter().map(seek_line) }
                    { for others.map(seek_line) }
                </ul>
                if is_empty {
                    <div class="way-card lobby-empty">
                        <p>{ words::text("lobby-empty") }</p>
                        <div class="ways">
                            <a class="button" data-action="friend" href="#/friend">{ words::text("friend-title") }</a>
                            <a class="button" data-action="computer" href="#/welcome">{ words::text("lobby-computer") }</a>
                        </div>
                    </div>
                }
                if all.more_seeks > 0 { <p class="plain" data-more={all.more_seeks.to_string()}>{ words::more_seeks(all.more_seeks) }</p> }
                if !all.games.is_empty() {
                    <h3>{ words::text("lobby-running") }</h3>
                    <ul class="seeks games">{ for all.games.iter().map(game_line) }</ul>
                    if all.more_games > 0 { <p class="plain">{ words::more_games(all.more_games) }</p> }
                }
                <p class="plain">{ words::text("lobby-public") }</p>
            </main>
        }
    }

    fn destroy(&mut self, _ctx: &Context<Lobby>) {
        self.withdraw();
        if self.own.take().is_some() && !hub::is_met() {
            hub::leave();
        }
    }
}

impl Lobby {
    /// Connects to the relay with the reader's key.
    fn enter(&mut self, ctx: &Context<Lobby>, key: Rc<SeatKey>) {
        self.list = LobbyList::new(Some(key.public()), u64::from_le_bytes(crypto::random()));
        self.key = Some(key);
        let Some(relay) = relay() else {
            self.hindrance = Some(Hindrance::NoRelay);
            return;
        };
        let link = ctx.link().clone();
        let reach = Rc::new(move |work| link.send_message(LobbyMsg::Work(work)));
        let connection = self.connection.insert(Connection::new(relay, reach));
        connection.client.subscribe(&Topic::lobby());
        connection.client.tick(now());
        self.hear(ctx);
    }

    /// Handles the events of the connection.
    fn hear(&mut self, ctx: &Context<Lobby>) {
        let events = self.connection.as_mut().map(Connection::take_events).unwrap_or_default();
        for event in events {
            let RelayEvent::Message { topic, payload, is_retained } = event else { continue };
            let Some(Topic::Seek(id)) = Topic::read(&topic) else { continue };
            let at = now();
            if payload.is_empty() {
                self.list.hear(id, None, is_retained, at);
            } else if self.list.wants(&id, payload.len(), at) {
                let link = ctx.link().clone();
                spawn_local(async move {
                    if let Some(seek) = checked_seek(&id, &payload).await {
                        link.send_message(LobbyMsg::Heard(id, Some(Box::new(seek)), is_retained, at));
                    }
                });
            }
        }
    }

    fn tick(&mut self, ctx: &Context<Lobby>) {
        if self.own.is_some() && hub::is_met() {
            self.withdraw();
            self.own = None;
            if let Some(link) = hub::link() {
                layer::go(&hub::address(&link));
            }
            return;
        }
        if self.own.as_ref().is_some_and(|own| now() >= own.sent + RENEWAL) {
            self.renew(ctx);
        }
    }

    /// Creates the game of a seek.
    fn seek(&mut self, ctx: &Context<Lobby>) {
        let creator = Side::BOTH[usize::from(crypto::random::<1>()[0] & 1)];
        let terms = LiveTerms { variant: self.variant.to_owned(), start: None, clock: CLOCKS[self.clock].1, creator };
        let name = self.name.clone();
        ctx.link().send_future(async move { LobbyMsg::Created(hub::create(terms, name).await) });
    }

    /// Creates the seek for the game that was created, and sends it.
    fn put_up(&mut self, ctx: &Context<Lobby>) {
        let Some(key) = &self.key else { return };
        let rating = store::results().unwrap_or_default().standings().reader;
        let made = hub::read(|hub| {
            let series = hub.play.as_ref()?.series();
            let token = series.invitation().token?;
            Some(Seek {
                secret: series.invitation().secret,
                key: key.public(),
                terms: series.terms()?.clone(),
                name: own_name(&self.name),
                rating: rating.rating,
                deviation: rating.deviation,
                is_bot: false,
                kind: SeekKind::Open { token, takes_bots: true },
                beat: 0,
            })
        });
        let Some(seek) = made else { return };
        hub::with(Hub::make_public);
        self.own = Some(OwnSeek { id: crypto::random(), seek, sent: 0 });
        self.renew(ctx);
    }

    /// Signs the seek again. A message sends it when it is signed.
    fn renew(&mut self, ctx: &Context<Lobby>) {
        let (Some(own), Some(key)) = (&mut self.own, self.key.clone()) else { return };
        own.sent = now();
        own.seek.beat += 1;
        let (id, seek) = (own.id, own.seek.clone());
        let link = ctx.link().clone();
        spawn_local(async move {
            if let Some(ready) = signed_seek(id, &seek, &key).await {
                link.send_message(LobbyMsg::Ready(ready));
            }
        });
    }

    fn send(&mut self, ready: &SignedSeek) {
        // The reader may have withdrawn the seek in the meantime.
        if self.own.as_ref().is_some_and(|own| own.id == ready.id)
            && let Some(connection) = &mut self.connection
        {
            let topic = Topic::Seek(ready.id).to_string();
            connection.set_will(topic.clone(), Vec::new());
            connection.client.publish(&topic, ready.payload.clone(), true);
            connection.take_events();
        }
    }

    fn withdraw(&mut self) {
        if let (Some(own), Some(connection)) = (&self.own, &mut self.connection) {
            connection.client.publish(&Topic::Seek(own.id).to_string(), Vec::new(), true);
            connection.take_events();
            self.list.hear(own.id, None, false, now());
        }
        self.own = None;
    }

    /// Draws the reader's seek, or the form for a new one.
    fn own_seek(&self, ctx: &Context<Lobby>) -> Html {
        let link = ctx.link();
        if let Some(own) = &self.own {
            return html! {
                <section class="way-card own-seek" data-own="true">
                    <p class="live-state" role="status"><span class="ring" aria-hidden="true"></span>{ words::text("lobby-waiting") }</p>
                    <p>{ about(&own.seek) }</p>
                    <button type="button" data-action="withdraw" onclick={link.callback(|_| LobbyMsg::Withdraw)}>{ words::text("lobby-withdraw") }</button>
                </section>
            };
        }
        let clocks = CLOCKS.into_iter().enumerate().filter(|(_, (.., says))| *says != "live-by-days").map(
            |(index, (action, clock, says))| Chip {
                action: action.into(),
                chosen: self.clock == index,
                then: index,
                content: html! { <><strong>{ short(clock) }</strong><small>{ words::text(says) }</small></> },
            },
        );
        let set_clock = {
            let link = link.clone();
            move |clock| link.send_message(LobbyMsg::Clock(clock))
        };
        html! {
            <section class="way-card new-seek">
                { chips("live-clocks", words::text("live-clock-each"), clocks, set_clock) }
                <GameField variant={self.variant} on_new={link.callback(LobbyMsg::Variant)} cards={false} />
                { name_field(&self.name, &link.callback(LobbyMsg::Name)) }
                <button type="button" class="primary big" data-action="seek" disabled={self.key.is_none()} onclick={link.callback(|_| LobbyMsg::Seek)}>{ words::text("lobby-seek") }</button>
            </section>
        }
    }
}

const fn wire_text(wire: Wire) -> &'static str {
    match wire {
        Wire::Off | Wire::Connecting | Wire::Up => "live-connecting",
        Wire::Down => "live-down",
        Wire::Refused => "live-refused",
    }
}

/// Names the game and the clock of a seek.
fn about(seek: &Seek) -> String {
    format!("{} · {}", words::game_name(&seek.terms.variant), words::live_clock(seek.terms.clock))
}

fn name_of(name: &str) -> Html {
    let shown = shown_name(name);
    let doubtful = shown.as_ref().is_some_and(|shown| shown.is_doubtful);
    let text = shown.map_or_else(|| words::text("live-somebody").to_owned(), |shown| shown.text);
    html! {
        <bdi class={classes!(doubtful.then_some("doubtful"))} title={doubtful.then(|| words::text("lobby-doubtful"))}>{ text }</bdi>
    }
}

/// Draws the line of an open game, with a button that joins at once.
fn seek_line(entry: &LobbyEntry) -> Html {
    let seek = entry.seek;
    let address = format!("{}&join", hub::address(&seek.invitation().write()));
    html! {
        <li data-seek={seek.terms.variant.clone()} data-bot={seek.is_bot.to_string()}>
            <span class="who">{ name_of(&seek.name) }if seek.is_bot { { icon("computer") } }<small>{ words::about_rating(seek.rating, seek.deviation) }</small></span>
            <span class="what">{ about(seek) }</span>
            if !entry.is_own {
                <a class="button" data-action="play-seek" href={address}>{ words::text("lobby-play") }</a>
            }
        </li>
    }
}

/// Draws the line of a running game, with a button that opens it for watching.
fn game_line(entry: &LobbyEntry) -> Html {
    let seek = entry.seek;
    let SeekKind::Running { opponent, plies, .. } = &seek.kind else { return Html::default() };
    html! {
        <li data-game={seek.terms.variant.clone()}>
            <span class="who">{ name_of(&seek.name) }{ " – " }{ name_of(opponent) }<small>{ words::plies_played(usize::from(*plies)) }</small></span>
            <span class="what">{ about(seek) }</span>
            <a class="button" data-action="watch" href={hub::address(&seek.invitation().write())}>{ words::text("lobby-watch") }</a>
        </li>
    }
}
