//! The program in the page: holds the session, carries out its effects, and shows one screen at a time.

mod analysis;
mod editor;
mod library;
mod time;

pub(super) use library::new_id;

use std::ops::Range;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::{Interval, Timeout};
use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::html::Scope;
use yew::prelude::*;

use self::analysis::Study;
use super::bench::Bench;
use super::dialogs::{Help, Share};
use super::library::LibraryScreen;
use super::panel::Panel;
use super::problem::Problem;
use super::rules::Rules;
use super::scene::library::library_view;
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
use crate::session::analysis::Action as StudyAction;
use crate::session::editor::{Action as Edit, Editor};
use crate::session::library::{self as shelf, Library, Why};
use crate::session::{Action, Analysis, DEFAULT_STRENGTH, Effect, NodeId, Players, Saved, Session, Tree};
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
    /// Something that concerns the analysis.
    Study(StudyAction),
    /// Draw what the engine has found.
    Redraw,
    /// The tab is hidden, or seen again.
    Hidden,
    /// A fresh analysis by these rules.
    NewStudy(&'static str),
    /// Look at the game that is played.
    Analyse,
    /// Look at this history.
    Look(Tree<AnyPosition>),
    /// Play the position that is looked at.
    PlayHere,
    /// Look at what another analysis displaced.
    TakeBackStudy,
    /// Ask what to do with a turn.
    TurnMenu(NodeId),
    /// Something that concerns the library.
    Library(shelf::Action),
    /// Go on with what takes long in the library.
    LibraryStep,
    /// These rows of the library are in sight.
    Sight(Range<usize>),
    /// Put the game into the library.
    Keep,
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
    /// What to do with the turn that leads to a node.
    Turn(NodeId),
}

/// The program.
pub struct App {
    session: Session<AnyPosition>,
    editor: Editor<AnyPosition>,
    study: Study,
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
    library: Library,
    /// The games that are being kept: their numbers, and how far they were.
    keeping: Vec<(u64, (usize, bool))>,
    /// That a game could not be kept has been said; it is not tried again by itself.
    keeping_fails: bool,
    /// The rows of the library that are in sight.
    sight: Range<usize>,
    /// What goes on soon.
    soon: Option<Timeout>,
    link: Scope<App>,
    _listeners: [EventListener; 4],
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
        let on_leave = EventListener::new(&window(), "pagehide", move |_| link.send_message(Msg::Hide));
        let link = ctx.link().clone();
        let document = gloo::utils::document();
        let on_hide = EventListener::new(&document, "visibilitychange", move |_| link.send_message(Msg::Hidden));
        let hear = ctx.link().callback(Msg::Hear);
        let stored: Option<Saved> = store::load(store::GAME);
        let session = stored.as_ref().and_then(Session::restore).unwrap_or_else(new_session);
        let mut app = App {
            session,
            editor: editor::stored(),
            study: Study::load(),
            engine: Client::new(move |reply| hear.emit(reply)),
            screen: Screen::Play,
            bad: None,
            displaced: store::load(store::DISPLACED),
            dialog: None,
            warned: false,
            beat: None,
            library: Library::default(),
            keeping: Vec::new(),
            keeping_fails: false,
            sight: 0..20,
            soon: None,
            link: ctx.link().clone(),
            _listeners: [on_address, on_key, on_leave, on_hide],
        };
        app.engine.warm();
        app.keep_displaced();
        if !app.open_address(ctx) && app.bad.is_none() && app.screen == Screen::Play {
            app.begin();
        }
        app.keep_time(ctx);
        app
    }

    fn update(&mut self, ctx: &Context<App>, msg: Msg) -> bool {
        let redraw = self.happen(ctx, msg);
        self.keep_time(ctx);
        redraw
    }

    fn rendered(&mut self, _ctx: &Context<App>, _first: bool) {
        let title = match self.screen {
            Screen::Rules => format!("{} · {}", words::NAV_RULES, words::TITLE),
            Screen::Setup => format!("{} · {}", words::NAV_SETUP, words::TITLE),
            Screen::Library => format!("{} · {}", words::NAV_LIBRARY, words::TITLE),
            Screen::Bench => format!("{} · {}", words::BENCH_TITLE, words::TITLE),
            Screen::Analysis => format!("{} · {}", words::NAV_ANALYSIS, words::TITLE),
            Screen::Play => words::TITLE.to_owned(),
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
                } else if self.screen == Screen::Library {
                    <LibraryScreen view={library_view(&self.library, self.sight.clone())}
                        on_action={link.callback(Msg::Library)} on_sight={link.callback(Msg::Sight)} />
                } else if self.screen == Screen::Bench {
                    <Bench />
                } else if self.screen == Screen::Analysis {
                    { self.view_study(ctx) }
                } else {
                    { self.play(ctx, scene(&self.session)) }
                }
                { match self.dialog {
                    Some(Dialog::Share) => html! { <Share links={self.links()} on_close={link.callback(|()| Msg::Close)} /> },
                    Some(Dialog::Help) => {
                        let keys: &[_] = match self.screen {
                            Screen::Analysis => &[words::ANALYSIS_KEYS, words::KEY_LIST],
                            Screen::Setup => &[words::SETUP_KEYS],
                            _ => &[words::KEY_LIST],
                        };
                        html! { <Help {keys} on_close={link.callback(|()| Msg::Close)} /> }
                    }
                    Some(Dialog::Turn(node)) => self.view_turn_menu(ctx, node),
                    None => Html::default(),
                } }
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
                    { item(Screen::Analysis, words::NAV_ANALYSIS) }
                    { item(Screen::Setup, words::NAV_SETUP) }
                    { item(Screen::Library, words::NAV_LIBRARY) }
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
                    on_displaced={link.callback(|()| Msg::TakeBack)} on_analyse={link.callback(|()| Msg::Analyse)}
                    on_keep={link.callback(|()| Msg::Keep)} />
            </main>
        }
    }

    /// What a message does. True if the page is to be drawn anew.
    fn happen(&mut self, ctx: &Context<App>, msg: Msg) -> bool {
        match msg {
            Msg::Act(action) => self.act(action),
            Msg::Hear(reply) => {
                if self.study.analysis.is_thinking() {
                    self.hear_for_study(ctx, reply);
                    return false;
                }
                self.act(Action::Engine(reply));
            }
            Msg::Address => {
                self.dialog = None;
                self.open_address(ctx);
            }
            Msg::Key(event) => return self.key(ctx, &event),
            Msg::Study(action) => self.study(ctx, action),
            Msg::Redraw => self.redrawn(),
            Msg::Hidden => self.show_study(ctx),
            Msg::NewStudy(variant) => self.new_study(ctx, variant),
            Msg::Analyse => self.analyse(ctx, self.session.tree().clone()),
            Msg::Look(tree) => self.analyse(ctx, tree),
            Msg::PlayHere => self.play_here(ctx),
            Msg::TakeBackStudy => self.take_back_study(ctx),
            Msg::TurnMenu(node) => self.dialog = Some(Dialog::Turn(node)),
            Msg::Library(action) => return self.library(action),
            Msg::LibraryStep => return self.step_library(),
            Msg::Sight(rows) => self.sight = rows,
            Msg::Keep => {
                self.keep(Why::Asked);
                self.carry_out(vec![Effect::Store]);
            }
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
                    self.open(ctx, Tree::of(replay), players, strength);
                    self.clean_address();
                    self.show_study(ctx);
                }
            }
            Msg::Dismiss => {
                self.bad = None;
                self.clean_address();
                self.show_study(ctx);
                if self.screen == Screen::Play {
                    self.begin();
                }
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
                    self.keep_by_itself(false);
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
        self.keep_by_itself(true);
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
    fn open_address(&mut self, ctx: &Context<App>) -> bool {
        let opened = self.follow_address(ctx);
        self.show_study(ctx);
        opened
    }

    fn follow_address(&mut self, ctx: &Context<App>) -> bool {
        let text = window().location().hash().unwrap_or_default();
        match Link::read(&text) {
            Ok(Link { screen, game }) => {
                self.bad = None;
                self.enter(ctx, screen, game.is_none());
                if screen == Screen::Library {
                    self.library(shelf::Action::Enter);
                }
                let Some(game) = game else { return false };
                if screen == Screen::Setup {
                    self.open_setup(&game);
                    self.clean_address();
                    return false;
                }
                match game.course.follow() {
                    Ok(replay) => {
                        self.open(ctx, Tree::of(replay), game.players, game.strength);
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

    /// Opens a game where the screen shows games.
    fn open(&mut self, ctx: &Context<App>, tree: Tree<AnyPosition>, players: Players, strength: Strength) {
        if self.screen == Screen::Analysis {
            self.replace_study(ctx, Analysis::new(tree, players.seat()));
        } else {
            self.replace(Session::new(tree, players, strength));
        }
    }

    /// Another screen. No search goes on behind it; the game that is played goes on when one comes back to it.
    fn enter(&mut self, ctx: &Context<App>, screen: Screen, goes_on: bool) {
        let before = std::mem::replace(&mut self.screen, screen);
        if before == Screen::Play && screen != Screen::Play {
            let effects = self.session.leave();
            self.carry_out(effects);
        }
        if before == Screen::Analysis && screen != Screen::Analysis {
            self.study(ctx, StudyAction::Show(false));
        }
        if before != screen && screen == Screen::Play && goes_on {
            self.begin();
        }
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
        let studied = self.screen == Screen::Analysis;
        let session = if studied { self.study.analysis.session() } else { &self.session };
        let screen = if studied { Screen::Analysis } else { Screen::Play };
        let (players, strength) = (session.players(), session.strength());
        let position = LinkedGame::of_position(session.position(), players, strength);
        let whole = LinkedGame { course: session.tree().course(), players, strength };
        let base = self.base();
        [whole, position].map(|game| format!("{base}{}", Link { screen, game: Some(game) }))
    }

    /// The address of the page itself.
    fn base(&self) -> String {
        let base = window().location().href().unwrap_or_default();
        base.split('#').next().unwrap_or_default().to_owned()
    }

    // The keys.

    /// Keys that are not meant for the board, a button or a field.
    fn key(&mut self, ctx: &Context<App>, event: &KeyboardEvent) -> bool {
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
            || matches!(self.screen, Screen::Rules | Screen::Library | Screen::Bench)
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
        if self.screen == Screen::Analysis && key != "?" {
            let done = self.study_key(ctx, &key, inside("button, a, summary"));
            if done.is_some() {
                event.prevent_default();
            }
            return done.is_some();
        }
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
