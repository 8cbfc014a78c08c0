//! The address: what it opens.

use super::{Effect, Shell};
use crate::engine::level::Strength;
use crate::game::any::AnyPosition;
use crate::game::game_record::{Relation, Replay};
use crate::game::{Game, Layout};
use crate::link::{self, Link, LinkFault, LinkedGame, Screen};
use crate::session::library;
use crate::session::{Analysis, Play, Players, Saved, Settled, Study, Tree};
use crate::words;

/// A link that could not be opened.
#[derive(Clone, Debug)]
pub struct BadLink {
    /// The link.
    pub text: String,
    /// What is wrong with it, in words.
    pub faults: Vec<String>,
    /// What could be read of its game.
    part: Option<Box<Part>>,
}

#[derive(Clone, Debug)]
struct Part {
    replay: Replay<AnyPosition>,
    players: Players,
    strength: Strength,
    /// It comes from one player to the other, and bears this number.
    letter: Option<u32>,
    /// How it was ended beside the board.
    end: Option<Settled>,
}

impl BadLink {
    /// How many turns could be read; none if not even the position that it begins with.
    pub fn readable(&self) -> Option<usize> {
        self.part.as_ref().map(|part| part.replay.turns.len())
    }
}

/// Whether an address asks for the small board, which is a program of its own.
pub fn asks_for_embed(address: &str) -> bool {
    let path = address.split('?').next().unwrap_or_default();
    path.trim_start_matches('#').trim_matches('/') == Screen::Embed.name()
}

/// Whether an address names no screen.
fn names_nothing(address: &str) -> bool {
    address.split('?').next().unwrap_or_default().trim_start_matches('#').trim_matches('/').is_empty()
}

impl Shell {
    /// Whether an address says no more than what is shown, as it does when the program itself has put it there.
    pub(super) fn is_here(&self, address: &str) -> bool {
        self.bad.is_none() && self.read(address).is_ok_and(|link| link.screen == self.screen && link.game.is_none())
    }

    /// What an address says. One that names nothing opens what the program began with.
    fn read(&self, address: &str) -> Result<Link, Vec<LinkFault>> {
        let link = Link::read(address)?;
        let bare = link.game.is_none() && names_nothing(address);
        Ok(if bare { Link { screen: self.home, game: None } } else { link })
    }

    /// Opens what the address says. True if it named a game that was opened.
    pub(super) fn open_address(&mut self, address: &str) -> bool {
        if asks_for_embed(address) {
            self.want(Effect::Restart);
            return false;
        }
        let opened = self.follow_address(address);
        self.show_analysis();
        opened
    }

    fn follow_address(&mut self, address: &str) -> bool {
        let Link { screen, game } = match self.read(address) {
            Ok(link) => link,
            Err(faults) => {
                self.refuse(address, &faults, None, None);
                return false;
            }
        };
        self.bad = None;
        let studies = Study::ALL.into_iter();
        let named = studies.filter_map(|study| Some((study, link::parameter(address, study.name())?))).next();
        (self.study, self.lesson) = named.unwrap_or_default();
        self.enter(screen, game.is_none());
        if matches!(screen, Screen::Library | Screen::Settings) {
            self.act_in_library(library::Action::Enter);
        }
        match game {
            None => false,
            Some(game) if screen == Screen::Setup => {
                self.open_setup(&game);
                self.clean_address();
                false
            }
            Some(game) => self.open_game(address, game),
        }
    }

    fn open_game(&mut self, address: &str, game: LinkedGame) -> bool {
        let LinkedGame { players, strength, short, id, end, .. } = game;
        match game.record.follow() {
            Ok(replay) => {
                self.open(Part { replay, players, strength, letter: short.then_some(id), end });
                self.clean_address();
                true
            }
            Err((part, fault)) => {
                let part = part.map(|replay| Box::new(Part { replay, players, strength, letter: None, end: None }));
                let layout = AnyPosition::start(&game.record.variant).map(|start| start.layout());
                self.refuse(address, &[LinkFault::GameRecord(fault)], layout, part);
                false
            }
        }
    }

    fn refuse(&mut self, text: &str, faults: &[LinkFault], layout: Option<&Layout>, part: Option<Box<Part>>) {
        let layout = layout.unwrap_or(Layout::square_8x8());
        let faults = faults.iter().flat_map(|fault| words::link_fault(fault, layout)).collect();
        self.bad = Some(BadLink { text: text.to_owned(), faults, part });
    }

    /// Opens a game where the screen shows games: beside the stored one, which goes on with it or makes room. The answer to a
    /// game that had to make room brings that back.
    fn open(&mut self, Part { replay, players, strength, letter, end }: Part) {
        if self.screen == Screen::Analysis {
            return self.replace_analysis(Analysis::new(Tree::from_replay(replay), players.orientation()));
        }
        self.leave();
        let waits = |saved: &&Saved| letter.is_some_and(|id| id != 0 && saved.friend.is_some_and(|seat| seat.id == id));
        if let Some(play) = self.displaced.as_ref().filter(waits).and_then(Play::restore) {
            self.replace(play);
        }
        let (relation, mut play) = self.play.open_link(replay, players, strength, letter);
        if let Some(end) = end {
            play.end_as(end, relation == Relation::Other);
        }
        if relation == Relation::Other { self.replace(play) } else { self.go_on_with(play) }
    }

    /// Plays what could be read of a bad link.
    pub(super) fn open_part(&mut self) {
        if let Some(part) = self.bad.take().and_then(|bad| bad.part) {
            self.open(*part);
            self.clean_address();
            self.show_analysis();
        }
    }

    /// Forgets a bad link: the game that was there goes on.
    pub(super) fn dismiss(&mut self) {
        self.bad = None;
        self.clean_address();
        self.show_analysis();
        if self.screen == Screen::Play {
            self.begin();
        }
    }

    /// A reload continues the game as it was played on, not the link.
    fn clean_address(&mut self) {
        self.want(Effect::ReplaceAddress(Link { screen: self.screen, game: None }.to_string()));
    }
}
