//! The screens of live play: the ways to play a friend, a live game, and the lobby.

mod answers;
pub mod badge;
mod connection;
mod crypto;
mod friend;
mod game;
mod hub;
mod keep;
mod keys;
mod lobby;
mod lobby_part;
mod lock;
mod meet;
pub mod news;
mod panel;
mod parts;
mod plain;
pub mod relay;
mod seeks;
mod sheet_box;
mod socket;
pub mod store;
mod strip;
mod time;

use std::cell::Cell;

use yew::prelude::*;

pub use self::friend::Friend;
use self::game::game;
use self::hub::{CameFrom, Hindrance};
use self::lobby_part::LobbyScreen;
use self::meet::{claiming, invited, leaving, lesson_of, problem, searching, unanswered, waiting};
pub use self::store::results;
use super::layer;
use super::lost::lost;
use super::sheet;
use super::text_button::saying;
use crate::link::{Screen, parameter};
use crate::live::series::SeatStanding;
use crate::session::play::Confirm;
use crate::session::settings::SettingId;
use crate::session::{LiveAction, LivePlay, Settings};
use crate::shell::Action;
use crate::words;

#[derive(Properties, Clone, PartialEq)]
pub struct Props {
    /// [`Screen::Live`] or [`Screen::Lobby`]; the screen [`Friend`] has the same properties.
    pub screen: Screen,
    /// The fragment of the address, including the `#`.
    pub address: String,
    pub settings: Settings,
    /// Which moves need confirmation, and whether touching the last square again confirms.
    pub confirm: (Confirm, bool),
    /// The rules of the current game.
    pub variant: &'static str,
    /// FEN of the position on the board, if two people play there and the game has begun. It can go on as a live game.
    #[prop_or_default]
    pub position: Option<String>,
    /// How two people at one screen see the board: whether it flips to the side to move, and whether the pieces across
    /// face the other player.
    #[prop_or_default]
    pub sharing: (bool, bool),
    /// True if the reader has done nothing here yet.
    #[prop_or_default]
    pub is_new: bool,
    /// Grows with each request to focus the field for typed moves.
    #[prop_or_default]
    pub typing: u32,
    pub on_action: Callback<Action>,
}

impl Props {
    /// Returns a click handler that sends this action to the shell.
    fn act(&self, action: Action) -> Callback<MouseEvent> {
        saying(&self.on_action, action)
    }
}

/// Sheet that is open beside the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    Phrases,
    More,
}

pub enum LiveMsg {
    /// The style sheet has been loaded, or cannot be.
    Styled,
    /// The lobby's part of the program has been loaded, or cannot be.
    Lobby(Option<LobbyScreen>),
    FetchLobby,
    /// The game or the connection has changed.
    Changed,
    Act(LiveAction),
    Say(u8),
    /// Shows or hides the opponent's phrases.
    Quiet(bool),
    Open(Option<Sheet>),
    /// Shows or hides the field for typed moves.
    Type(bool),
    /// The link was copied or could not be sent. The text says which.
    Told(&'static str),
    Name(String),
    /// Takes the free seat, or asks for the seat if it is taken.
    Join,
    PlayHere,
    Learn,
    /// Withdraws the invitation that nobody has followed, or the claim that nobody has answered.
    Withdraw,
    /// Leaves the running game and opens the one that the address names.
    Leave,
}

pub struct LiveScreen {
    /// True once the style sheet of live play has been loaded, or could not be.
    is_styled: bool,
    lobby: Option<LobbyScreen>,
    /// True if the lobby could not be loaded.
    is_lobby_lost: bool,
    /// True if the stored results name somebody. They are read when a game is opened, not at every drawing.
    has_played: bool,
    told: &'static str,
    /// The question that was drawn last, and since when it counts answers; empty without one.
    asked: Cell<(String, u64)>,
    sheet: Option<Sheet>,
    /// True if the field for typed moves is open.
    is_typing: bool,
    /// Address of the running game that the address of this screen would leave.
    left: Option<String>,
}

impl Component for LiveScreen {
    type Message = LiveMsg;
    type Properties = Props;

    fn create(ctx: &Context<LiveScreen>) -> LiveScreen {
        let link = ctx.link().clone();
        let is_styled = sheet::fetch("live", move || link.send_message(LiveMsg::Styled));
        hub::set_confirm(ctx.props().confirm);
        let mut screen = LiveScreen {
            is_styled,
            lobby: None,
            is_lobby_lost: false,
            has_played: false,
            asked: Cell::default(),
            told: "",
            sheet: None,
            is_typing: false,
            left: None,
        };
        screen.arrive(ctx);
        screen
    }

    fn changed(&mut self, ctx: &Context<LiveScreen>, old: &Props) -> bool {
        if ctx.props().address != old.address || ctx.props().settings != old.settings {
            self.arrive(ctx);
        }
        hub::set_confirm(ctx.props().confirm);
        self.is_typing |=
            ctx.props().typing > old.typing && hub::read(|hub| hub.play.as_ref().is_some_and(LivePlay::is_playing));
        true
    }

    fn update(&mut self, ctx: &Context<LiveScreen>, msg: LiveMsg) -> bool {
        match msg {
            LiveMsg::Changed => {
                // The game has ended while the reader was asked whether to leave it.
                if let Some(left) = self.left.take_if(|_| hub::running().is_none()) {
                    layer::go(&left);
                }
            }
            LiveMsg::Styled => self.is_styled = true,
            LiveMsg::Lobby(view) => (self.lobby, self.is_lobby_lost) = (view, view.is_none()),
            LiveMsg::FetchLobby => self.fetch_lobby(ctx),
            LiveMsg::Act(action) => {
                (self.sheet, self.told) = (None, "");
                hub::with(|hub| hub.act(action));
            }
            LiveMsg::Say(which) => {
                self.sheet = None;
                hub::with(|hub| hub.say(which));
            }
            LiveMsg::Quiet(is_quiet) => {
                self.sheet = None;
                hub::with(|hub| hub.be_quiet(is_quiet));
            }
            LiveMsg::Open(sheet) => (self.sheet, self.told) = (sheet.filter(|_| self.sheet != sheet), ""),
            LiveMsg::Type(is_typing) => (self.sheet, self.is_typing) = (None, is_typing),
            LiveMsg::Told(text) => self.told = text,
            LiveMsg::Name(name) => store::keep_name(&name),
            LiveMsg::Join => {
                hub::with(|hub| hub.is_learning = false);
                hub::join();
            }
            LiveMsg::PlayHere => wasm_bindgen_futures::spawn_local(hub::play_here()),
            // The game may have begun meanwhile.
            LiveMsg::Withdraw if hub::is_met() => {}
            LiveMsg::Withdraw => {
                let next = hub::read(|hub| if hub.is_from_lobby { "#/lobby" } else { "#/friend" });
                hub::discard();
                layer::go(next);
            }
            LiveMsg::Leave => {
                hub::leave();
                self.arrive(ctx);
            }
            LiveMsg::Learn => {
                hub::with(|hub| hub.is_learning = true);
                hub::join();
                if let Some(lesson) = hub::read(|hub| hub.play.as_ref().map(lesson_of)) {
                    layer::go(&lesson);
                }
            }
        }
        true
    }

    fn view(&self, ctx: &Context<LiveScreen>) -> Html {
        match ctx.props().screen {
            _ if !self.is_styled => html! { <main class="page" aria-busy="true" /> },
            Screen::Live => self.view_live(ctx),
            _ => match self.lobby {
                Some(view) => view(ctx.props()),
                None if self.is_lobby_lost => {
                    html! { <main class="page lost">{ lost(ctx.link().callback(|_| LiveMsg::FetchLobby)) }</main> }
                }
                None => html! { <main class="page" aria-busy="true" /> },
            },
        }
    }

    fn destroy(&mut self, _ctx: &Context<LiveScreen>) {
        hub::watch(None, false);
    }
}

impl LiveScreen {
    /// Opens the game that the address names.
    fn arrive(&mut self, ctx: &Context<LiveScreen>) {
        let link = ctx.link().clone();
        let (props, settings) = (ctx.props(), &ctx.props().settings);
        let is_live = props.screen == Screen::Live;
        let named = || parameter(&props.address, "key").or_else(store::latest);
        let text = if is_live { named() } else { None };
        self.left = text.as_deref().and_then(hub::left_for);
        let draw = Callback::from(move |()| link.send_message(LiveMsg::Changed));
        hub::watch(Some(draw), is_live && self.left.is_none());
        let volume = settings.is_on(SettingId::Sound).then(|| settings.volume());
        hub::set_volume(volume);
        if !is_live {
            if self.lobby.is_none() {
                self.fetch_lobby(ctx);
            }
            return;
        }
        hub::returned();
        self.has_played = store::results().is_some_and(|results| !results.is_empty());
        let Some(text) = text else { return layer::go("#/friend") };
        if self.left.is_some() {
            return;
        }
        match hub::new_terms(&text) {
            Some(terms) => hub::create_soon(terms),
            None => hub::open_soon(text, CameFrom::read(&props.address)),
        }
    }

    fn fetch_lobby(&mut self, ctx: &Context<LiveScreen>) {
        self.is_lobby_lost = false;
        ctx.link().send_future(async { LiveMsg::Lobby(lobby_part::fetch().await) });
    }

    fn view_live(&self, ctx: &Context<LiveScreen>) -> Html {
        if let Some(left) = &self.left {
            return leaving(ctx, left);
        }
        hub::read(|hub| {
            if let Some(hindrance) = hub.hindrance {
                return problem(ctx.props(), "live-problem", words::text(hindrance_text(hindrance)));
            }
            if let Some(fault) = hub.fault() {
                return problem(ctx.props(), "live-problem", words::series_fault(fault));
            }
            if hub.is_unanswered {
                return unanswered();
            }
            let Some(play) = hub.play.as_ref().filter(|play| play.board().is_some()) else {
                return searching(ctx, hub);
            };
            match play.series().standing() {
                SeatStanding::Seated(_) | SeatStanding::Claiming if play.series().is_full() => {
                    game(self, ctx, hub, play)
                }
                SeatStanding::Seated(_) => waiting(self, ctx, hub, play),
                SeatStanding::Invited => invited(self, ctx, hub, play),
                SeatStanding::Watching if hub.may_join_here() => invited(self, ctx, hub, play),
                SeatStanding::Claiming => claiming(ctx, hub, play),
                SeatStanding::Taken | SeatStanding::Watching => game(self, ctx, hub, play),
            }
        })
    }
}

const fn hindrance_text(hindrance: Hindrance) -> &'static str {
    match hindrance {
        Hindrance::NoRelay => "live-no-relay",
        Hindrance::NoCrypto => "live-no-crypto",
        Hindrance::BadLink => "live-bad-link",
        Hindrance::NewerLink => "live-newer-link",
        Hindrance::LostKey => "live-lost-key",
    }
}
