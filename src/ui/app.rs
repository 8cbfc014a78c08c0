//! The program in the page: holds the session, carries out its effects, and shows one screen at a time.

mod address;
mod analysis;
mod editor;
mod keys;
mod library;
mod play;
mod time;

pub(super) use library::new_id;

use std::ops::Range;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::{Interval, Timeout};
use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::html::Scope;
use yew::prelude::*;

use self::analysis::Study;
use super::bench::Bench;
use super::dialogs::Help;
use super::library::LibraryScreen;
use super::problem::Problem;
use super::rules::Rules;
use super::scene::library::library_view;
use super::share::Share;
use super::store;
use crate::engine::client::Client;
use crate::engine::level::Strength;
use crate::engine::{Reply, Request};
use crate::game::any::AnyPosition;
use crate::game::game_record::Replay;
use crate::game::{Game, rules};
use crate::link::Screen;
use crate::session::analysis::Action as StudyAction;
use crate::session::editor::{Action as Edit, Editor};
use crate::session::library::{self as shelf, Library, Why};
use crate::session::note::Place;
use crate::session::play::{Action, Effect};
use crate::session::{DEFAULT_STRENGTH, NodeId, Play, Players, Saved, Tree};
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
    /// Start again by these rules, with the same players.
    NewGame(&'static str),
    /// The same again, with sides changed.
    Rematch,
    /// Time has passed.
    Beat,
    /// The page may be closed now.
    Hide,
    /// Show the links.
    Share,
    /// Copy or send the link for the other of two people.
    Reply,
    /// Say again what nobody could hear.
    Repeat,
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
    /// Point at these places of the analysis, or at none.
    Point(Vec<Place>),
    /// Draw what the engine has found.
    Redraw,
    /// The tab is hidden, or seen again.
    Hidden,
    /// A fresh analysis by these rules.
    NewStudy(&'static str),
    /// Look at the game that is played.
    Analyse,
    /// Go over the game that is played.
    Review,
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
    session: Play<AnyPosition>,
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
    /// Grows whenever somebody wants to type a turn.
    typing: u32,
    /// Goes while the game wants to know the current time.
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
        let session = stored.as_ref().and_then(Play::restore).unwrap_or_else(new_session);
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
            typing: 0,
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

    fn rendered(&mut self, ctx: &Context<App>, first: bool) {
        // What a link brings stands there before anybody listens.
        if first && self.session.is_just_opened() {
            ctx.link().send_message(Msg::Repeat);
        }
        let title = match self.screen {
            Screen::Rules => format!("{} · {}", words::text("nav-rules"), words::text("title")),
            Screen::Setup => format!("{} · {}", words::text("nav-setup"), words::text("title")),
            Screen::Library => format!("{} · {}", words::text("nav-library"), words::text("title")),
            Screen::Bench => format!("{} · {}", words::text("bench-title"), words::text("title")),
            Screen::Analysis => format!("{} · {}", words::text("nav-analysis"), words::text("title")),
            Screen::Play | Screen::Embed => words::text("title").to_owned(),
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
                    { self.play(ctx) }
                }
                { match self.dialog {
                    Some(Dialog::Share) => html! { <Share links={self.links()} on_close={link.callback(|()| Msg::Close)} /> },
                    Some(Dialog::Help) => html! { <Help screen={self.screen} on_close={link.callback(|()| Msg::Close)} /> },
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

fn new_session() -> Play<AnyPosition> {
    Play::new(fresh_tree(rules::DEFAULT), Players::default(), DEFAULT_STRENGTH)
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
                    <h1>{ words::text("title") }</h1>
                </a>
                <nav aria-label={words::text("nav")}>
                    { item(Screen::Play, words::text("nav-play")) }
                    { item(Screen::Analysis, words::text("nav-analysis")) }
                    { item(Screen::Setup, words::text("nav-setup")) }
                    { item(Screen::Library, words::text("nav-library")) }
                    { item(Screen::Rules, words::text("nav-rules")) }
                </nav>
            </header>
        }
    }

    /// What a message does. True if the page is to be redrawn.
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
            Msg::Point(places) => return self.study.point(places),
            Msg::Redraw => self.redrawn(),
            Msg::Hidden => self.show_study(ctx),
            Msg::NewStudy(variant) => self.new_study(ctx, variant),
            Msg::Analyse => self.analyse(ctx, self.session.tree().clone()),
            Msg::Review => self.review(ctx),
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
                let session = Play::new(fresh, self.session.players(), self.session.strength());
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
            Msg::Share => self.dialog = Some(Dialog::Share),
            Msg::Reply => self.reply(ctx),
            Msg::Repeat => self.session.repeat(),
            Msg::Help => self.dialog = Some(Dialog::Help),
            Msg::Close => self.dialog = None,
            Msg::TakeBack => {
                if let Some(session) = self.displaced.take().as_ref().and_then(Play::restore) {
                    self.replace(session);
                }
            }
            Msg::OpenPart => {
                if let Some((replay, players, strength)) = self.bad.take().and_then(|bad| bad.part) {
                    self.open(ctx, replay, players, strength, false);
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
}
