//! The lobby: open games of people who want to play now, and running games to watch.
//!
//! Seeks are public, so the relay can read them. The reader's seek stands while this screen is shown and nobody has
//! joined.

mod lines;

use std::cell::Cell;
use std::rc::Rc;

use gloo::timers::callback::Interval;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use self::lines::{about, game_line, seek_line};
use super::connection::{Connection, Work};
use super::crypto::{self, SeatKey};
use super::friend::{CLOCKS, name_field, short};
use super::hub::{self, Hindrance, Hub};
use super::meet::{problem, troubles, wire_way, wire_word};
use super::parts::link_button;
use super::relay::relay;
use super::seeks::{SignedSeek, checked_seek, signed_seek};
use super::time::now;
use super::{Props, hindrance_text, store};
use crate::game::Side;
use crate::game::any::variants;
use crate::live::lobby::{LobbyArrival, LobbyReader, SHOWN};
use crate::live::relay::RelayEvent;
use crate::live::results::LiveRating;
use crate::live::seek::RENEWED;
use crate::live::topic::{LiveId, Topic};
use crate::live::{LiveTerms, LobbyFilter, LobbyList, Seek, SeekKind};
use crate::ui::chips::{Chip, chips};
use crate::ui::game_field::GameField;
use crate::ui::layer;
use crate::ui::scene::Wire;
use crate::ui::storage::results_text;
use crate::words;

/// Interval between two ticks, in milliseconds. The list is drawn at ticks alone, because thousands of messages may come
/// between two of them.
const TICK: u32 = 250;

/// Maximum time between two drawings, in milliseconds. Entries vanish as time passes.
const STALE: u64 = 1_000;

/// Time between two ticks after which the device must have slept, in milliseconds.
const AWAKE: u64 = 5_000;

/// Time that a connection must last before the page deletes entries of others, in milliseconds. By then, creators who are
/// there have renewed theirs.
const SURE: u64 = 30_000;

/// Index of the clock that is chosen at first.
const FIRST: usize = 1;

pub enum LobbyMsg {
    /// The reader's key, or the reason why there is none.
    Key(Result<Rc<SeatKey>, Hindrance>),
    Work(Work),
    /// A seek has passed its checks: id, seek, whether it was retained, arrival.
    Heard(LiveId, Box<Seek>, bool, LobbyArrival),
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
    seek: Seek,
    /// When it was last sent; 0 if it has to be sent again.
    sent: u64,
}

/// The reader's rating, with the stored results from which it was computed. Computing it at every drawing would take too
/// long.
struct OwnRating {
    results: String,
    rating: LiveRating,
}

impl OwnRating {
    fn compute() -> OwnRating {
        OwnRating { results: results_text(), rating: store::results().unwrap_or_default().standings().reader }
    }

    /// Computes the rating again if this tab or another one has stored a result.
    fn refresh(&mut self) {
        if self.results != results_text() {
            *self = OwnRating::compute();
        }
    }
}

pub struct Lobby {
    connection: Option<Connection>,
    key: Option<Rc<SeatKey>>,
    hindrance: Option<Hindrance>,
    list: LobbyList,
    /// Id of the reader's seeks. It does not change, because the will that deletes them is part of the relay's greeting.
    id: LiveId,
    /// Number of times that the reader's seeks were sent.
    beat: u32,
    own: Option<OwnSeek>,
    rated: OwnRating,
    /// True while the game for a seek is being created.
    is_creating: bool,
    /// True once the screen has been left. A game that is created later belongs to nobody.
    is_left: Rc<Cell<bool>>,
    /// When the connection came up. A device that slept counts from when it woke.
    up: u64,
    ticked: u64,
    /// True if the list has changed since it was drawn.
    is_changed: bool,
    drawn: u64,
    clock: usize,
    variant: &'static str,
    name: String,
    _ticks: Interval,
}

impl Component for Lobby {
    type Message = LobbyMsg;
    type Properties = Props;

    fn create(ctx: &Context<Lobby>) -> Lobby {
        store::forget_seeks();
        let link = ctx.link().clone();
        let ticks = Interval::new(TICK, move || link.send_message(LobbyMsg::Tick));
        ctx.link().send_future(async { LobbyMsg::Key(hub::identity().await) });
        Lobby {
            connection: None,
            key: None,
            hindrance: None,
            list: LobbyList::new(None, u64::from_le_bytes(crypto::random())),
            id: crypto::random(),
            beat: 0,
            own: None,
            rated: OwnRating::compute(),
            is_creating: false,
            is_left: Rc::default(),
            up: 0,
            ticked: 0,
            is_changed: false,
            drawn: 0,
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
                let before = self.wire();
                if let Some(connection) = &mut self.connection {
                    work(connection);
                }
                self.hear(ctx);
                return self.wire() != before;
            }
            LobbyMsg::Heard(id, seek, is_retained, arrival) => {
                self.list.hear(id, Some(*seek), is_retained, arrival);
                self.is_changed = true;
                return false;
            }
            LobbyMsg::Tick => return self.tick(ctx),
            LobbyMsg::Clock(clock) => self.clock = clock,
            LobbyMsg::Variant(variant) => self.variant = variant,
            LobbyMsg::Name(name) => {
                store::keep_name(&name);
                self.name = name;
            }
            LobbyMsg::Seek => self.seek(ctx),
            LobbyMsg::Created(made) => {
                self.is_creating = false;
                match made {
                    Ok(_) => self.put_up(ctx),
                    Err(hindrance) => self.hindrance = Some(hindrance),
                }
            }
            LobbyMsg::Ready(ready) => self.send(&ready),
            LobbyMsg::Withdraw => self.follow_or_withdraw(),
        }
        true
    }

    fn view(&self, ctx: &Context<Lobby>) -> Html {
        if let Some(hindrance) = self.hindrance {
            return problem(ctx.props(), "lobby-problem", words::text(hindrance_text(hindrance)));
        }
        let wire = self.wire();
        let LiveRating { rating, deviation } = self.rated.rating;
        let games: Vec<&str> = variants().collect();
        let reader = LobbyReader { rating, deviation, is_bot: false };
        let now = now();
        let fits = self.list.view(&LobbyFilter { games: &games, fits: Some(reader), has_bots: true }, now);
        let all = self.list.view(&LobbyFilter { games: &games, fits: None, has_bots: true }, now);
        // The reader's seek has a card of its own, and a line here in another tab.
        let others = all.seeks.iter().filter(|entry| {
            let is_listed = fits.seeks.iter().any(|fit| fit.id == entry.id && fit.seek.key == entry.seek.key);
            let has_card = entry.is_own && self.own.is_some();
            !is_listed && !has_card
        });
        let seeks: Vec<_> = fits.seeks.iter().chain(others).take(SHOWN).collect();
        let more = (all.seeks.len() + all.more_seeks).saturating_sub(seeks.len() + usize::from(self.own.is_some()));
        html! {
            <main class="page live-page lobby" data-live={wire_word(wire)} data-seeks={seeks.len().to_string()}>
                <h2>{ words::text("lobby-title") }</h2>
                <div class="lobby-side">
                    { self.own_seek(ctx, wire) }
                    // Below the button, which must not move when the lines disappear.
                    { troubles(wire_way(ctx.props(), wire), hub::read(|hub| hub.is_unstored())) }
                    if !seeks.is_empty() {
                        <h3>{ words::text("lobby-open") }</h3>
                        <ul class="way-card seeks">{ for seeks.iter().map(|entry| seek_line(entry)) }</ul>
                    } else if wire == Wire::Up {
                        <p class="plain lobby-empty">{ words::text("lobby-empty") }</p>
                    }
                    if more > 0 { <p class="plain" data-more={more.to_string()}>{ words::more_seeks(more) }</p> }
                    <div class="ways">
                        { link_button("friend", "friend", "friend-title", "#/friend".to_owned()) }
                        { link_button("computer", "computer", "lobby-computer", "#/welcome".to_owned()) }
                    </div>
                </div>
                if !all.games.is_empty() {
                    <div class="lobby-side">
                        <h3>{ words::text("lobby-running") }</h3>
                        <ul class="way-card seeks running">{ for all.games.iter().map(game_line) }</ul>
                        if all.more_games > 0 { <p class="plain">{ words::more_games(all.more_games) }</p> }
                    </div>
                }
                <p class="plain">{ words::text("lobby-public") }</p>
            </main>
        }
    }

    fn destroy(&mut self, _ctx: &Context<Lobby>) {
        self.is_left.set(true);
        self.withdraw();
    }
}

impl Lobby {
    fn wire(&self) -> Wire {
        self.connection.as_ref().map_or(Wire::Connecting, |connection| connection.wire)
    }

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
        connection.set_will(Topic::Seek(self.id).to_string(), Vec::new());
        connection.client.subscribe(&Topic::lobby());
        connection.client.tick(now());
        self.hear(ctx);
    }

    /// Handles the events of the connection.
    fn hear(&mut self, ctx: &Context<Lobby>) {
        let events = self.connection.as_mut().map(Connection::take_events).unwrap_or_default();
        for event in events {
            if event == RelayEvent::Up {
                self.up = now();
                // The relay has deleted the seek.
                self.send_again();
            }
            let RelayEvent::Message { topic, payload, is_retained } = event else { continue };
            let Some(Topic::Seek(id)) = Topic::read(&topic) else { continue };
            let arrival = self.list.arrive(now());
            if payload.is_empty() {
                self.list.hear(id, None, is_retained, arrival);
                self.is_changed = true;
                if id == self.id {
                    self.send_again();
                }
            } else if self.list.wants(&id, payload.len(), now()) {
                let link = ctx.link().clone();
                spawn_local(async move {
                    if let Some(seek) = checked_seek(&id, &payload).await {
                        link.send_message(LobbyMsg::Heard(id, Box::new(seek), is_retained, arrival));
                    }
                });
            }
        }
    }

    /// Does what is due. Returns true if the list has to be drawn.
    fn tick(&mut self, ctx: &Context<Lobby>) -> bool {
        let now = now();
        if now > self.ticked + AWAKE {
            self.up = now;
        }
        self.ticked = now;
        if self.own.is_some() && hub::is_met() {
            self.follow_or_withdraw();
        } else if self.own.as_ref().is_some_and(|own| now >= own.sent + RENEWED) {
            self.renew(ctx);
        }
        if let Some(connection) = self.connection.as_mut().filter(|it| it.wire == Wire::Up && now > self.up + SURE)
            && let Some(id) = self.list.take_dead(now)
        {
            connection.client.publish(&Topic::Seek(id).to_string(), Vec::new(), true);
            connection.take_events();
        }
        let draws = std::mem::take(&mut self.is_changed) || now >= self.drawn + STALE;
        if draws {
            self.drawn = now;
            self.rated.refresh();
        }
        draws
    }

    /// Sends the reader's seek again at the next tick.
    fn send_again(&mut self) {
        if let Some(own) = &mut self.own {
            own.sent = 0;
        }
    }

    /// Creates the game of a seek.
    fn seek(&mut self, ctx: &Context<Lobby>) {
        if self.own.is_some() || std::mem::replace(&mut self.is_creating, true) {
            return;
        }
        let creator = Side::BOTH[usize::from(crypto::random::<1>()[0] & 1)];
        let terms = LiveTerms { variant: self.variant.to_owned(), start: None, clock: CLOCKS[self.clock].1, creator };
        let name = self.name.clone();
        let is_left = self.is_left.clone();
        ctx.link().send_future(async move {
            let made = hub::create(terms, name).await;
            if made.is_ok() && is_left.get() {
                hub::discard();
            }
            LobbyMsg::Created(made)
        });
    }

    /// Creates the seek for the game that was created, and sends it.
    fn put_up(&mut self, ctx: &Context<Lobby>) {
        self.rated.refresh();
        let rating = self.rated.rating;
        let made = hub::read(|hub| {
            let series = hub.play.as_ref()?.series();
            let token = series.invitation().token?;
            series.seek(rating, SeekKind::Open { token, takes_bots: true }, 0)
        });
        let Some(seek) = made else { return };
        hub::with(Hub::make_public);
        self.own = Some(OwnSeek { seek, sent: 0 });
        self.renew(ctx);
    }

    /// Signs the seek again. A message sends it when it is signed.
    fn renew(&mut self, ctx: &Context<Lobby>) {
        let (Some(own), Some(key)) = (&mut self.own, self.key.clone()) else { return };
        own.sent = now();
        own.seek.beat = self.beat;
        self.beat += 1;
        let (id, seek) = (self.id, own.seek.clone());
        let link = ctx.link().clone();
        spawn_local(async move {
            if let Some(ready) = signed_seek(id, &seek, &key).await {
                link.send_message(LobbyMsg::Ready(ready));
            }
        });
    }

    fn send(&mut self, ready: &SignedSeek) {
        // The reader may have withdrawn the seek in the meantime.
        if self.own.is_some()
            && let Some(connection) = &mut self.connection
        {
            connection.client.publish(&Topic::Seek(ready.id).to_string(), ready.payload.clone(), true);
            connection.take_events();
        }
    }

    /// Withdraws the reader's seek, and goes to its game if somebody has taken the seat.
    fn follow_or_withdraw(&mut self) {
        self.withdraw();
        if let Some(address) = hub::public_address() {
            layer::go(&address);
        }
    }

    /// Withdraws the reader's seek. Its game ends, unless somebody has taken the seat.
    fn withdraw(&mut self) {
        let Some(own) = self.own.take() else { return };
        if let Some(connection) = &mut self.connection {
            connection.client.publish(&Topic::Seek(self.id).to_string(), Vec::new(), true);
            connection.take_events();
        }
        let arrival = self.list.arrive(now());
        self.list.hear(self.id, None, false, arrival);
        if !hub::is_met() && hub::link() == Some(own.seek.invitation().write()) {
            hub::discard();
        }
    }

    /// Draws the reader's seek, or the form for a new one.
    fn own_seek(&self, ctx: &Context<Lobby>, wire: Wire) -> Html {
        let link = ctx.link();
        if let Some(own) = &self.own {
            return html! {
                <section class="way-card own-seek" data-own="true">
                    <span class="ring" aria-hidden="true"></span>
                    <p role="status"><strong>{ about(&own.seek) }</strong><small>{ words::text("lobby-waiting") }</small></p>
                    <button type="button" data-action="withdraw" onclick={link.callback(|_| LobbyMsg::Withdraw)}>{ words::text("lobby-withdraw") }</button>
                </section>
            };
        }
        if let Some(address) = hub::running() {
            return html! {
                <div class="ways"><a class="button primary" data-action="running" href={address}>{ words::text("live-strip-running") }</a></div>
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
                <details>
                    <summary data-action="seek-more">{ words::rules_name(self.variant) }{ " · " }{ words::text("lobby-other") }</summary>
                    <GameField variant={self.variant} on_new={link.callback(LobbyMsg::Variant)} cards={false} />
                    { name_field(&self.name, &link.callback(LobbyMsg::Name)) }
                </details>
                <button type="button" class="primary big" data-action="seek" disabled={wire != Wire::Up} onclick={link.callback(|_| LobbyMsg::Seek)}>{ words::text("lobby-seek") }</button>
            </section>
        }
    }
}
