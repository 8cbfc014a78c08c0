//! The root component: passes events to the [`Shell`], carries out its effects, and draws one screen at a time.

mod analysis;
mod bundle;
mod header;
mod later;
mod library;
mod listeners;
mod page;
mod play;
mod setup;
pub mod start;
mod time;

use std::collections::VecDeque;
use std::ops::Range;

use gloo::events::EventListener;
use gloo::timers::callback::{Interval, Timeout};
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

use self::analysis::AnalysisView;
use self::listeners::listeners;
use self::page::{LaterViews, Page, ScreenBundle, ScreenView};
use super::bench::Bench;
use super::challenge::Challenge;
use super::dialogs::Help;
use super::embed;
use super::event_fields::stroke;
use super::findings::FindingsScreen;
use super::focus::keep_focus;
use super::import::Import;
use super::keyboard::{focus_of, is_taken};
use super::language;
use super::layer::{self, hash};
use super::learn::Learn;
use super::library::LibraryScreen;
use super::live::Friend;
use super::moments::{Moments, moments};
use super::new_game::NewGameDialog;
use super::now::moment;
use super::places::Places;
use super::problem::Problem;
use super::rules::Rules;
use super::scene::library::library_view;
use super::settings::{Forget, SettingsScreen};
use super::share::Share;
use super::sound;
use super::storage;
use super::tell::tell;
use super::text_button::text_button;
use super::welcome::Welcome;
use super::you::YouScreen;
use crate::engine::Reply;
use crate::game::{Game, rules};
use crate::link::Screen;
use crate::session::NodeId;
use crate::session::backup::StoredExtras;
use crate::session::note::Place;
use crate::session::settings::SettingId;
use crate::shell::keys::{Command, find_beside};
use crate::shell::{Action, Dialog, Effect, Shell};
use crate::words;

pub enum Msg {
    Act(Action),
    Address,
    /// The text of another language has arrived.
    Words,
    /// Another tab has stored something, or live play has.
    Stored,
    /// The tab was hidden or shown.
    Hidden,
    /// A key that the table did not handle.
    Key(KeyboardEvent),
    /// A user gesture, after which browsers allow sound.
    Wake,
    /// static/fault.js asks whether the app still responds.
    Pulse,
    /// A tick of the timer.
    Beat,
    LibraryStep,
    /// The library's visible rows have changed.
    Sight(Range<usize>),
    /// The reader has scrolled a record to this move.
    Seen(usize),
    /// Highlights these places on the analysis board. An empty list highlights nothing.
    Point(Vec<Place>),
    Redraw,
    Warm,
    /// Fetches the parts of the program that load later, if they are needed.
    Fetch,
    /// The later part has arrived; None if it could not be fetched.
    Later(Option<LaterViews>),
    /// A bundle has arrived; None if it could not be fetched.
    Bundle(ScreenBundle, Option<ScreenView>),
}

pub struct App {
    shell: Shell,
    page: Page,
    analysis: AnalysisView,
    sight: Range<usize>,
    /// The move to which a long record was scrolled, with the node shown at that time.
    seen: Option<(NodeId, usize)>,
    /// Number of times that something was stored in another tab, or by live play.
    stored: u32,
    /// The timer that runs while the shell needs the time.
    beat: Option<Interval>,
    /// Loads the engine when it runs out.
    warm: Option<Timeout>,
    _still: Timeout,
    _listeners: [EventListener; 11],
}

impl Component for App {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<App>) -> App {
        bundle::keep_common();
        keep_focus();
        let (shell, effects) = start::take();
        let mut app = App {
            shell,
            page: Page::new(ctx.link()),
            analysis: AnalysisView::default(),
            sight: 0..20,
            seen: None,
            stored: 0,
            beat: None,
            warm: None,
            _still: App::later_when_still(ctx),
            _listeners: listeners(ctx),
        };
        app.carry_out(effects);
        // A reload closes all layers, but their history entries remain.
        layer::settle_soon();
        app.keep_time(ctx);
        app.fetch_needed();
        app.warm_soon(ctx);
        app
    }

    fn update(&mut self, ctx: &Context<App>, msg: Msg) -> bool {
        let drawn = match msg {
            Msg::Act(action) => {
                if matches!(action, Action::Reply(Reply::Error { .. })) {
                    missing();
                }
                self.act(action)
            }
            Msg::Address => {
                if self.shell.is_new() && storage::has_been_here() {
                    self.shell.note_visit();
                }
                self.act(Action::Address(hash()))
            }
            // A new language redraws everything. If its catalogue cannot be read, the old language stays.
            Msg::Words => {
                self.analysis = AnalysisView::default();
                language::begin().is_ok()
            }
            Msg::Stored => {
                self.stored += 1;
                self.look_elsewhere() || self.bundle() == Some(ScreenBundle::Home) || self.shell.screen() == Screen::You
            }
            Msg::Hidden => {
                self.act(Action::Hidden(document().hidden()));
                // A frozen page has missed events.
                self.stored += 1;
                self.look_elsewhere();
                true
            }
            Msg::Key(event) => self.key(&event),
            Msg::Wake => {
                if self.shell.is_heard() {
                    sound::wake();
                }
                false
            }
            Msg::Pulse => {
                tell("alive");
                false
            }
            Msg::Beat => self.beat(),
            Msg::LibraryStep => self.step_later(),
            Msg::Point(places) => self.analysis.point(self.shell.analysis(), places),
            Msg::Warm => {
                // The parts of the screen come first.
                if self.is_awaited() {
                    self.warm_soon(ctx);
                } else {
                    self.page.warm();
                }
                false
            }
            Msg::Fetch => {
                self.fetch();
                true
            }
            Msg::Later(views) => {
                self.take_later(views);
                true
            }
            Msg::Bundle(bundle, view) => {
                self.take_bundle(bundle, view);
                true
            }
            Msg::Seen(ply) => {
                self.seen = Some((self.shown_node(), ply));
                true
            }
            Msg::Sight(rows) => {
                self.sight = rows;
                true
            }
            Msg::Redraw => {
                self.page.drawn();
                true
            }
        };
        self.analysis.heed(self.shell.settings().piece_signs());
        self.keep_time(ctx);
        self.fetch_needed();
        drawn
    }

    fn rendered(&mut self, ctx: &Context<App>, first: bool) {
        // The message about a link is on the page before screen readers listen, so it is repeated.
        if first && self.shell.play().is_just_opened() {
            ctx.link().send_message(Msg::Act(Action::Repeat));
        }
        document().set_title(&self.shell.title());
    }

    fn view(&self, ctx: &Context<App>) -> Html {
        words::show_moves(self.shell.settings().piece_signs());
        let doubts: Vec<&str> =
            language::doubt().into_iter().chain(self.shell.doubts().iter().map(String::as_str)).collect();
        let dismiss = ctx.link().callback(|_: MouseEvent| {
            language::dismiss();
            Msg::Act(Action::Dismiss)
        });
        html! {
            // A new language redraws everything.
            <><key={language::tag()}>
                { self.header(ctx) }
                { self.unstored(ctx) }
                if !doubts.is_empty() {
                    <p class="doubts" role="alert">
                        { words::sentences(&doubts) }{ " " }
                        { text_button("close-doubts", words::text("close"), dismiss) }
                    </p>
                }
                { self.screen(ctx) }
                { self.dialog(ctx) }
            </></>
        }
    }
}

/// Delay between the first screen and the load of the engine, in milliseconds.
const SETTLED: u32 = 200;

/// Reports a missing file of the site. static/offline.js checks whether a newer version has replaced it.
fn missing() {
    tell("missing");
}

impl App {
    /// Loads the engine once the screen is shown. On a slow connection it would delay the screen: it is as large as the
    /// first bundle. A screen that does not ask it anything gets more time for its own files.
    fn warm_soon(&mut self, ctx: &Context<App>) {
        let link = ctx.link().clone();
        let delay = if self.is_later() && self.shell.screen() != Screen::Analysis { later::STILL } else { SETTLED };
        self.warm = Some(Timeout::new(delay, move || link.send_message(Msg::Warm)));
    }

    /// Passes an action to the shell. Returns true if the page must be redrawn.
    fn act(&mut self, action: impl Into<Action>) -> bool {
        let effects = self.shell.update(action, moment());
        self.carry_out(effects)
    }

    /// Carries out effects, then passes their results to the shell one by one. Returns true if the page must be
    /// redrawn.
    fn carry_out(&mut self, effects: Vec<Effect>) -> bool {
        let (mut carried, mut drawn, mut results) = (effects, false, VecDeque::new());
        loop {
            let outcome = self.page.carry_out(&self.shell, carried);
            drawn |= outcome.is_drawn;
            results.extend(outcome.results);
            let Some(result) = results.pop_front() else { return drawn };
            carried = self.shell.update(result, moment());
        }
    }

    /// Reads what other tabs have stored.
    fn look_elsewhere(&mut self) -> bool {
        if storage::is_emptied() {
            embed::restart();
            return false;
        }
        let (learned, settings) = (storage::progress(), storage::settings());
        let mut news = learned != *self.shell.progress() && {
            let is_stored = storage::beside::is_stored(self.shell.progress());
            storage::beside::see_progress();
            let held = || Action::TakenOut(Box::new(storage::beside::held()), false);
            self.act(if is_stored { held() } else { Action::Progress(learned) })
        };
        news |= settings != *self.shell.settings() && {
            // The script has missed the event too.
            storage::wear(&settings.to_string());
            self.act(Action::Settings(settings))
        };
        for item in storage::SHARED.into_iter().filter_map(storage::news) {
            news |= self.act(Action::Stored(item, false));
        }
        news
    }

    /// Handles a key that the table did not handle. If the key has an effect, the browser's default is prevented.
    fn key(&mut self, event: &KeyboardEvent) -> bool {
        let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
        if event.default_prevented() || is_taken(target.as_ref()) {
            return false;
        }
        let (focus, shell) = (focus_of(target.as_ref()), &self.shell);
        let Some(command) = find_beside(shell.screen(), focus, &stroke(event), shell.settings()) else { return false };
        let effects = self.shell.update(Action::Command(command, None), moment());
        if !effects.is_empty() {
            event.prevent_default();
        }
        self.carry_out(effects)
    }

    fn shown_node(&self) -> NodeId {
        let analysed = self.shell.screen() == Screen::Analysis;
        if analysed { self.shell.analysis().tree().current() } else { self.shell.play().tree().current() }
    }

    /// The move to which the record was scrolled, if the same position is still shown. A step scrolls back to the
    /// current move.
    fn seen_from(&self, node: NodeId) -> Option<usize> {
        self.seen.filter(|(from, _)| *from == node).map(|(_, ply)| ply)
    }

    /// Handles a key on a square of a table.
    fn on_command(link: &yew::html::Scope<App>) -> Callback<(Command, Option<String>)> {
        act(link, |(command, square)| Action::Command(command, square))
    }

    fn screen(&self, ctx: &Context<App>) -> Html {
        let link = ctx.link();
        match self.shell.screen() {
            _ if self.beside_the_game() => self.screen_beside(ctx),
            Screen::Welcome => html! {
                <Welcome skill={self.shell.settings().skill()} on_skill={act(link, |value| Action::Set(SettingId::Skill, value))} on_new={act(link, |()| Action::FirstGame)} on_friend={act(link, |()| Action::PlayFriend)}
                    on_other={act(link, Action::AskNewGame)} />
            },
            _ => self.view_play(ctx),
        }
    }

    fn on_export(&self, ctx: &Context<App>) -> Callback<()> {
        let held = self.page.deeds().map_or(storage::beside::held as fn() -> StoredExtras, |deeds| deeds.everything);
        ctx.link().callback(move |()| Msg::Act(Action::ExportEverything(Box::new(held()))))
    }

    /// Draws a screen other than the game. These screens and the dialogs load later, which keeps the first bundle
    /// small.
    fn other_screen(&self, ctx: &Context<App>) -> Html {
        let link = ctx.link();
        if let Some(bad) = self.shell.bad_link() {
            return html! {
                <Problem text={bad.text.clone()} faults={bad.faults.clone()} part={bad.readable()}
                    on_part={act(link, |()| Action::OpenPart)} on_dismiss={act(link, |()| Action::Dismiss)} />
            };
        }
        if let Some(position) = self.shell.challenge() {
            return html! { <Challenge position={position.clone()} address={hash()} on_action={link.callback(Msg::Act)} /> };
        }
        match self.shell.screen() {
            Screen::Rules => html! { <Rules variant={self.shell.play().position().variant()} address={hash()} /> },
            Screen::Learn => {
                let on_learned = act(link, |(id, stars)| Action::Learned(id, stars));
                let on_reached = act(link, |(id, reached)| Action::Reached(id, reached));
                html! { <Learn study={self.shell.study()} open={self.shell.lesson().to_owned()} progress={self.shell.progress().clone()}
                skill={self.shell.settings().skill()} kept={self.shell.play().played() > 0} waits={self.shell.friend_waits()} {on_learned} {on_reached} on_new={act(link, Action::NewGame)} /> }
            }
            Screen::Setup => self.view_setup(ctx),
            Screen::Library => html! {
                <LibraryScreen view={library_view(self.shell.library(), self.sight.clone())}
                    on_action={act(link, Action::Library)} on_sight={link.callback(Msg::Sight)} />
            },
            Screen::Friend => {
                html! { <Friend screen={Screen::Friend} address={hash()} settings={self.shell.settings().clone()} confirm={self.shell.confirm()}
                variant={self.shell.play().position().variant()} position={self.shell.to_go_on_live()} sharing={(self.shell.play().options().turning, self.shell.play().options().facing)} on_action={link.callback(Msg::Act)} /> }
            }
            Screen::Bench => html! { <Bench /> },
            Screen::Settings => {
                html! { <SettingsScreen settings={self.shell.settings().clone()} on_set={act(link, |(name, value)| Action::Set(name, value))} held={self.shell.held()}
                on_export={self.on_export(ctx)} on_forget={act(link, |()| Action::AskForget)} /> }
            }
            Screen::You => html! {
                <YouScreen progress={self.shell.progress().clone()} stored={self.stored} on_export={self.on_export(ctx)}
                    on_play={act(link, |()| Action::AskNewGame(rules::DEFAULT))} />
            },
            Screen::Findings => html! { <FindingsScreen /> },
            Screen::Analysis => self.view_analysis(ctx),
            // Other parts of the program draw these.
            Screen::Play
            | Screen::Embed
            | Screen::Welcome
            | Screen::Home
            | Screen::Live
            | Screen::Lobby
            | Screen::Puzzles => Html::default(),
        }
    }

    fn open_dialog(&self, ctx: &Context<App>) -> Html {
        let on_close = act(ctx.link(), |()| Action::Close);
        match self.shell.dialog() {
            Some(Dialog::NewGame(game)) => html! {
                <NewGameDialog {game} skill={self.shell.settings().skill()} progress={self.shell.progress().clone()} coach={self.shell.settings().is_on(SettingId::Coach)} kept={self.shell.play().played() > 0} on_begin={act(ctx.link(), Action::NewGame)} {on_close} />
            },
            Some(Dialog::Share) => html! { <Share links={self.links()} {on_close} /> },
            Some(Dialog::Moments) => html! { <Moments moments={moments(self.shell.play())} {on_close} /> },
            Some(Dialog::Places) => html! {
                <Places shown={self.shell.screen()} rules={self.shell.way_to(Screen::Rules)} settings={self.shell.settings().clone()} on_action={ctx.link().callback(Msg::Act)} {on_close} />
            },
            Some(Dialog::Help) => html! { <Help screen={self.shell.screen()} {on_close} /> },
            Some(Dialog::Import) => html! {
                if let Some(pending) = self.shell.pending_import() {
                    <Import pending={pending.clone()} settings={self.shell.settings().clone()} on_accept={act(ctx.link(), Action::Accept)} {on_close} />
                }
            },
            Some(Dialog::Forget) => {
                html! { <Forget held={self.shell.held()} on_forget={act(ctx.link(), |()| Action::Forget)} {on_close} /> }
            }
            Some(Dialog::MoveMenu(node)) => self.view_move_menu(ctx, node),
            None => Html::default(),
        }
    }
}

/// A callback that sends an action to the shell. It takes a plain function, so the bundle contains one copy for each
/// `T`.
fn act<T: 'static>(link: &yew::html::Scope<App>, action: fn(T) -> Action) -> Callback<T> {
    link.callback(move |what| Msg::Act(action(what)))
}
