//! The address: what it opens, and the links that are given away.

use gloo::utils::window;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::super::embed;
use super::super::share::{self, Links, Sent};
use super::{App, BadLink, Msg};
use crate::engine::level::Strength;
use crate::game::any::AnyPosition;
use crate::game::course::{Relation, Replay};
use crate::game::{Game, Layout};
use crate::link::{Link, LinkFault, LinkedGame};
use crate::session::{Action, Players};
use crate::words;

impl App {
    /// Opens what the address says. True if it named a game that was opened.
    pub(super) fn open_address(&mut self) -> bool {
        if embed::is_asked() {
            embed::restart();
            return false;
        }
        let text = window().location().hash().unwrap_or_default();
        match Link::read(&text) {
            Ok(Link { screen, game }) => {
                self.bad = None;
                self.screen = screen;
                let Some(game) = game else { return false };
                match game.course.follow() {
                    Ok(replay) => {
                        self.open(replay, &game);
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

    /// Opens a game beside the stored one, which goes on with it or makes room.
    fn open(&mut self, replay: Replay<AnyPosition>, game: &LinkedGame) {
        let effects = self.session.leave();
        self.carry_out(effects);
        let (relation, session) = self.session.open_link(replay, game.players, game.strength, game.short);
        if relation == Relation::Other { self.replace(session) } else { self.go_on_with(session) }
    }

    /// Gives the link for the other of two people away: in the device's own way on a phone, else into the clipboard.
    pub(super) fn reply(&self, ctx: &Context<App>) {
        let (links, link) = (Links::of(&self.session), ctx.link().clone());
        spawn_local(async move {
            if share::sends_by_itself() && share::send(&links.reply).await == Sent::Done {
                return;
            }
            link.send_message(if share::copy_text(&links.reply).await {
                Msg::Act(Action::Tell(words::REPLY_COPIED.to_owned()))
            } else {
                Msg::Share
            });
        });
    }

    /// A reload shall go on with the game as it was played on, not with the link.
    pub(super) fn clean_address(&self) {
        let link = Link { screen: self.screen, game: None };
        if let Ok(history) = window().history() {
            // Replacing one fragment by another cannot fail; if it did, a reload would open the link again.
            let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&link.to_string()));
        }
    }
}
