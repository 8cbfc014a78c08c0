//! The address: what it opens, and the links that are given away.

use gloo::utils::window;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{App, BadLink, Msg};
use crate::engine::level::Strength;
use crate::game::any::AnyPosition;
use crate::game::game_record::{Relation, Replay};
use crate::game::{Game, Layout};
use crate::link::{Link, LinkFault, Screen};
use crate::session::analysis::Action as StudyAction;
use crate::session::library as shelf;
use crate::session::play::Action;
use crate::session::{Analysis, Players, Tree};
use crate::ui::embed;
use crate::ui::share::{self, Links, Sent};
use crate::words;

impl App {
    /// Opens what the address says. True if it named a game that was opened.
    pub(super) fn open_address(&mut self, ctx: &Context<App>) -> bool {
        if embed::is_asked() {
            embed::restart();
            return false;
        }
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
                match game.record.follow() {
                    Ok(replay) => {
                        self.open(ctx, replay, game.players, game.strength, game.short);
                        self.clean_address();
                        return true;
                    }
                    Err((part, fault)) => {
                        let part = part.map(|replay| (replay, game.players, game.strength));
                        let layout = AnyPosition::start(&game.record.variant).map(|start| start.layout());
                        self.refuse(text, &[LinkFault::GameRecord(fault)], layout, part);
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

    /// Opens a game where the screen shows games: beside the stored one, which goes on with it or makes room. A `letter`
    /// comes from one player to the other.
    pub(super) fn open(
        &mut self,
        ctx: &Context<App>,
        replay: Replay<AnyPosition>,
        players: Players,
        strength: Strength,
        letter: bool,
    ) {
        if self.screen == Screen::Analysis {
            return self.replace_study(ctx, Analysis::new(Tree::of(replay), players.orientation()));
        }
        let effects = self.session.leave();
        self.carry_out(effects);
        let (relation, session) = self.session.open_link(replay, players, strength, letter);
        if relation == Relation::Other { self.replace(session) } else { self.go_on_with(session) }
    }

    /// Gives the link for the other of two people away: in the device's own way on a phone, else into the clipboard.
    pub(super) fn reply(&self, ctx: &Context<App>) {
        let (links, link) = (Links::of_game(&self.session), ctx.link().clone());
        spawn_local(async move {
            if share::sends_by_itself() && share::send(&links.reply).await == Sent::Done {
                return;
            }
            link.send_message(if share::copy_text(&links.reply).await {
                Msg::Act(Action::Tell(words::text("reply-copied").to_owned()))
            } else {
                Msg::Share
            });
        });
    }

    /// Another screen. No search goes on behind it; the game that is played goes on when one comes back to it.
    pub(super) fn enter(&mut self, ctx: &Context<App>, screen: Screen, goes_on: bool) {
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
    pub(super) fn clean_address(&self) {
        let link = Link { screen: self.screen, game: None };
        if let Ok(history) = window().history() {
            // Replacing one fragment by another cannot fail; if it did, a reload would open the link again.
            let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&link.to_string()));
        }
    }

    /// The links to what the screen shows.
    pub(super) fn links(&self) -> Links {
        if self.screen == Screen::Analysis {
            Links::of_analysis(self.study.analysis.board())
        } else {
            Links::of_game(&self.session)
        }
    }
}
