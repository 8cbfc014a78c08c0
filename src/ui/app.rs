//! The program in the page: holds the session, carries out its effects, and shows one screen at a time.

mod editor;
mod time;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Interval;
use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

use super::bench::Bench;
use super::dialogs::{Help, Share};
use super::panel::Panel;
use super::problem::Problem;
use super::rules::Rules;
use super::scene::{Scene, clocks, scene};
use super::store;
use super::table::Table;
use crate::engine::client::Client;
use crate::engine::level::Strength;
use crate::engine::{Reply, Request};
use crate::game::any::AnyPosition;
use crate::game::course::Replay;
use crate::game::{Game, Layout, rules};
use crate::link::{Link, LinkFault, LinkedGame, Screen};
use crate::session::editor::{Action as Edit, Editor};
use crate::session::{Action, DEFAULT_STRENGTH, Effect, Players, Saved, Session, Tree};
use crate::words;

/// What happens to the program.
pub enum Msg {
    /// Something that concerns the game.
    Act(Action),
    /// The engine said something.
    Hear(Reply),
    /// The address has changed.
    Address,
    /// A key outside of the board.
    Key(KeyboardEvent),
    /// Begin anew by these rules, with the same players.
    NewGame(&'static str),
    /// The same again, with sides changed.
    Rematch,
    /// Time has passed.
    Beat,
    /// The page may be closed now.
    Hide,
    /// Show the links.
    Share,
    /// Show the keys.
    Help,
    /// Close what was opened.
    Close,
    /// Play the game that another one displaced.
    TakeBack,
    /// Play what could be read of a bad link.
    OpenPart,
    /// Forget the bad link.
    Dismiss,
    /// Something that concerns the position that is set up.
    Edit(Edit),
}

/// A link that could not be opened.
struct BadLink {
    text: String,
    faults: Vec<String>,
    part: Option<(Replay<AnyPosition>, Players, Strength)>,
}

/// What stands over the screen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Dialog {
    Share,
    Help,
}

/// The program.
pub struct App {
    session: Session<AnyPosition>,
    editor: Editor<AnyPosition>,
    engine: Client,
    screen: Screen,
    bad: Option<BadLink>,
    /// The game that a link or a new game took the place of.
    displaced: Option<Saved>,
    dialog: Option<Dialog>,
    /// That the game cannot be stored has been said; once is enough.
    warned: bool,
    /// Goes while the session wants to know how late it is.
    beat: Option<Interval>,
    _listeners: [EventListener; 3],
}

impl Component for App {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<App>) -> App {
        let link = ctx.link().clone();
        let on_address = EventListener::new(&window(), "hashchange", move |_| link.send_message(Msg::Address));
        let link = ctx.link().clone();
        // A listener of the window may not hold the browser back from what the key does, unless it says so.
        let options = EventListenerOptions::enable_prevent_default();
        let on_key = EventListener::new_with_options(&window(), "keydown", options, move |event| {
            if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
                link.send_message(Msg::Key(event.clone()));
            }
        });
        let link = ctx.link().clone();
        let on_hide = EventListener::new(&window(), "pagehide", move |_| link.send_message(Msg::Hide));
        let hear = ctx.link().callback(Msg::Hear);
        let stored = store::load(store::GAME);
        let session = stored.as_ref().and_then(Session::restore).unwrap_or_else(new_session);
        let mut app = App {
            session,
            editor: editor::stored(),
            engine: Client::new(move |reply| hear.emit(reply)),
            screen: Screen::Play,
            bad: None,
            displaced: store::load(store::DISPLACED),
            dialog: None,
            warned: false,
            beat: None,
            _listeners: [on_address, on_key, on_hide],
        };
        app.engine.warm();
        if !app.open_address() && app.bad.is_none() {
            app.begin();
        }
        app.keep_time(ctx);
        app
    }

    fn update(&mut self, ctx: &Context<App>, msg: Msg) -> bool {
        let redraw = self.happen(msg);
        self.keep_time(ctx);
        redraw
    }

    fn rendered(&mut self, _ctx: &Context<App>, _first: bool) {
        let title = match self.screen {
            Screen::Rules => format!("{} · {}", words::NAV_RULES, words::TITLE),
            Screen::Setup => format!("{} · {}", words::NAV_SETUP, words::TITLE),
            Screen::Bench => format!("{} · {}", words::BENCH_TITLE, words::TITLE),
            Screen::Play | Screen::Analysis => words::TITLE.to_owned(),
        };
        gloo::utils::document().set_title(&title);
    }

    fn view(&self, ctx: &Context<App>) -> Html {
        let link = ctx.link();
        html! {
            <>
                { self.header() }
                if let Some(bad) = &self.bad {
                    <Problem text={bad.text.clone()} faults={bad.faults.clone()}
                        part={bad.part.as_ref().map(|(replay, ..)| replay.turns.len())}
                        on_part={link.callback(|()| Msg::OpenPart)} on_dismiss={link.callback(|()| Msg::Dismiss)} />
                } else if self.screen == Screen::Rules {
                    <Rules variant={self.session.position().variant()} />
                } else if self.screen == Screen::Setup {
                    { self.setup_screen(ctx) }
                } else if self.screen == Screen::Bench {
                    <Bench />
                } else {
                    { self.play(ctx, scene(&self.session)) }
                }
                if self.dialog == Some(Dialog::Share) {
                    <Share links={self.links()} on_close={link.callback(|()| Msg::Close)} />
                } else if self.dialog == Some(Dialog::Help) {
                    <Help keys={if self.screen == Screen::Setup { words::SETUP_KEYS } else { words::KEY_LIST }} on_close={link.callback(|()| Msg::Close)} />
                }
            </>
        }
    }
}

/// Lets a panic be shown by static/fault.js, which stands outside of this program and so survives it.
pub fn report_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let init = web_sys::CustomEventInit::new();
        init.set_detail(&panic.to_string().into());
        if let Ok(event) = web_sys::CustomEvent::new_with_event_init_dict("fatal", &init) {
            // Nobody is left to hear of a failure to report a failure.
            let _ = window().dispatch_event(&event);
        }
    }));
}

fn fresh_tree(variant: &str) -> Tree<AnyPosition> {
    let start = AnyPosition::start(variant).or_else(|| AnyPosition::start(rules::DEFAULT));
    // The start position of Hostage Chess is legal: a test holds it.
    Tree::new(start.expect("the start position is legal"))
}

fn new_session() -> Session<AnyPosition> {
    Session::new(fresh_tree(rules::DEFAULT), Players::default(), DEFAULT_STRENGTH)
}

impl App {
    fn header(&self) -> Html {
        let item = |screen: Screen, text: &'static str| {
            let here = (self.bad.is_none() && self.screen == screen).then_some("page");
            html! { <a href={format!("#/{}", screen.name())} aria-current={here}>{ text }</a> }
        };
        html! {
            <header>
                <a class="brand" href="#/play">
                    <svg class="logo" viewBox="0 0 100 100" aria-hidden="true"><use href="#logo" width="100" height="100" /></svg>
                    <h1>{ words::TITLE }</h1>
                </a>
                <nav aria-label={words::NAV}>
                    { item(Screen::Play, words::NAV_PLAY) }
                    { item(Screen::Setup, words::NAV_SETUP) }
                    { item(Screen::Rules, words::NAV_RULES) }
                </nav>
            </header>
        }
    }

    fn play(&self, ctx: &Context<App>, scene: Scene) -> Html {
        let link = ctx.link();
        let side = |white: bool| if white { "white" } else { "black" };
        html! {
            <main class={classes!("play", format!("columns-{}", scene.size.0), format!("rows-{}", scene.size.1))} data-turn={side(scene.turn == crate::game::Side::White)}
                data-thinking={scene.thinking.to_string()} data-result={scene.result} data-fen={scene.fen.clone()}>
                <Table scene={scene.clone()} on_action={link.callback(Msg::Act)} />
                <Panel {scene} players={self.session.players()} strength={self.session.strength()}
                    options={self.session.options()} clocks={clocks(&self.session)} on_rematch={link.callback(|()| Msg::Rematch)}
                    displaced={self.displaced.is_some()}
                    on_action={link.callback(Msg::Act)} on_new={link.callback(Msg::NewGame)} variant={self.session.position().variant()}
                    on_share={link.callback(|()| Msg::Share)} on_help={link.callback(|()| Msg::Help)}
                    on_displaced={link.callback(|()| Msg::TakeBack)} />
            </main>
        }
    }

    /// What a message does. True if the page is to be drawn anew.
    fn happen(&mut self, msg: Msg) -> bool {
        match msg {
            Msg::Act(action) => self.act(action),
            Msg::Hear(reply) => self.act(Action::Engine(reply)),
            Msg::Address => {
                self.dialog = None;
                self.open_address();
            }
            Msg::Key(event) => return self.key(&event),
            Msg::NewGame(variant) => {
                let fresh = fresh_tree(variant);
                let session = Session::new(fresh, self.session.players(), self.session.strength());
                self.replace(session.with_options(self.session.options()));
                self.engine.ask(Request::NewGame);
            }
            Msg::Rematch => {
                self.replace(self.session.rematch());
                self.engine.ask(Request::NewGame);
            }
            Msg::Beat => return self.beat(),
            // What the clocks show is not stored all the time.
            Msg::Hide => {
                if self.session.wants_ticks() {
                    self.act(Action::Tick(time::now()));
                    store::save(store::GAME, &self.session.save());
                }
                return false;
            }
            Msg::Share => {
                self.dialog = Some(Dialog::Share);
            }
            Msg::Help => self.dialog = Some(Dialog::Help),
            Msg::Close => self.dialog = None,
            Msg::TakeBack => {
                if let Some(session) = self.displaced.take().as_ref().and_then(Session::restore) {
                    self.replace(session);
                }
            }
            Msg::OpenPart => {
                if let Some((replay, players, strength)) = self.bad.take().and_then(|bad| bad.part) {
                    self.replace(Session::new(Tree::of(replay), players, strength));
                    self.clean_address();
                }
            }
            Msg::Dismiss => {
                self.bad = None;
                self.clean_address();
                self.begin();
            }
            Msg::Edit(action) => self.edit(action),
        }
        true
    }

    fn act(&mut self, action: Action) {
        let ticked = self.session.update(Action::Tick(time::now()));
        self.carry_out(ticked);
        let effects = self.session.update(action);
        self.carry_out(effects);
    }

    fn begin(&mut self) {
        self.session.update(Action::Tick(time::now()));
        let effects = self.session.begin();
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Think { id, course, limits } => self.engine.ask(Request::Search { id, course, limits }),
                Effect::Stop { id } => self.engine.ask(Request::Stop { id }),
                Effect::Store => {
                    let stored = store::save(store::GAME, &self.session.save());
                    if !stored && !std::mem::replace(&mut self.warned, true) {
                        self.session.update(Action::Tell(words::NOT_STORED.to_owned()));
                    }
                }
            }
        }
    }

    /// Puts another game in the place of this one, which stays one tap away if anything was played in it.
    fn replace(&mut self, mut session: Session<AnyPosition>) {
        let effects = self.session.leave();
        self.carry_out(effects);
        if self.session.tree().len() > 1 {
            let old = self.session.save();
            store::save(store::DISPLACED, &old);
            self.displaced = Some(old);
        }
        session.number_after(&self.session);
        self.session = session;
        self.begin();
    }

    // The address.

    /// Opens what the address says. True if it named a game that was opened.
    fn open_address(&mut self) -> bool {
        let text = window().location().hash().unwrap_or_default();
        match Link::read(&text) {
            Ok(Link { screen, game }) => {
                self.bad = None;
                self.screen = screen;
                let Some(game) = game else { return false };
                if screen == Screen::Setup {
                    self.open_setup(&game);
                    self.clean_address();
                    return false;
                }
                match game.course.follow() {
                    Ok(replay) => {
                        self.open(Tree::of(replay), &game);
                        self.clean_address();
                        return true;
                    }
                    Err((part, fault)) => {
                        let part = part.map(|replay| (replay, game.players, game.strength));
                        let layout = AnyPosition::start(&game.course.variant).map(|start| start.layout());
                        self.refuse(text, &[LinkFault::Course(fault)], layout, part);
                    }
                }
            }
            Err(faults) => self.refuse(text, &faults, None, None),
        }
        false
    }

    fn refuse(
        &mut self,
        text: String,
        faults: &[LinkFault],
        layout: Option<&Layout>,
        part: Option<(Replay<AnyPosition>, Players, Strength)>,
    ) {
        let layout = layout.unwrap_or(Layout::square_8x8());
        let faults = faults.iter().flat_map(|fault| words::link_fault(fault, layout)).collect();
        self.bad = Some(BadLink { text, faults, part });
    }

    fn open(&mut self, tree: Tree<AnyPosition>, game: &LinkedGame) {
        self.replace(Session::new(tree, game.players, game.strength));
    }

    /// A reload shall go on with the game as it was played on, not with the link.
    fn clean_address(&self) {
        let link = Link { screen: self.screen, game: None };
        if let Ok(history) = window().history() {
            // Replacing one fragment by another cannot fail; if it did, a reload would open the link again.
            let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&link.to_string()));
        }
    }

    /// The links to the whole game and to this position.
    fn links(&self) -> [String; 2] {
        let (players, strength) = (self.session.players(), self.session.strength());
        let position = LinkedGame::of_position(self.session.position(), players, strength);
        let whole = LinkedGame { course: self.session.tree().course(), players, strength };
        let base = self.base();
        [whole, position].map(|game| format!("{base}{}", Link { screen: Screen::Play, game: Some(game) }))
    }

    /// The address of the page itself.
    fn base(&self) -> String {
        let base = window().location().href().unwrap_or_default();
        base.split('#').next().unwrap_or_default().to_owned()
    }

    // The keys.

    /// Keys that are not meant for the board, a button or a field.
    fn key(&mut self, event: &KeyboardEvent) -> bool {
        let setup = self.screen == Screen::Setup;
        let modified = !setup && (event.ctrl_key() || event.meta_key());
        if modified || event.alt_key() || event.default_prevented() {
            return false;
        }
        let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
        let inside =
            |selector: &str| target.as_ref().is_some_and(|element| element.closest(selector).ok().flatten().is_some());
        let board = inside("[role=grid]");
        if self.bad.is_some()
            || matches!(self.screen, Screen::Rules | Screen::Bench)
            || inside("input, select, textarea, dialog, [role=dialog]")
        {
            return false;
        }
        if setup {
            let done = self.setup_key(event, target.as_ref());
            if done {
                event.prevent_default();
            }
            return done;
        }
        let key = event.key();
        match key.as_str() {
            "f" => self.act(Action::Flip),
            "h" => self.act(Action::Hint),
            "?" => self.dialog = Some(Dialog::Help),
            "Escape" => self.act(Action::Back),
            _ if board || inside("button, a, summary") => return false,
            "ArrowLeft" => self.act(Action::Undo),
            "ArrowRight" => self.act(Action::Redo),
            " " => self.act(Action::MoveNow),
            _ => return false,
        }
        event.prevent_default();
        true
    }
}
