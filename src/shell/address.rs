//! Opening an address.

use super::{Effect, Shell};
use crate::engine::level::Strength;
use crate::game::any::AnyPosition;
use crate::game::game_record::Replay;
use crate::game::{Game, GameRecord, Layout, Position as _};
use crate::link::{self, Link, LinkFault, LinkReading, LinkedGame, Screen};
use crate::session::library::LibraryAction;
use crate::session::library::LibraryEffect;
use crate::session::library::{Purpose, StoredEntry};
use crate::session::{Analysis, FriendLink, LinkId, Play, Players, SavedGame, Seat, Settled, Study, Tree};
use crate::words;

#[derive(Clone, Debug)]
pub struct BadLink {
    pub text: String,
    /// The faults, as sentences.
    pub faults: Vec<String>,
    /// The readable part of its game.
    part: Option<Box<OpenedGame>>,
}

/// A game in a link.
#[derive(Clone, Debug)]
pub(super) struct OpenedGame {
    screen: Screen,
    replay: Replay<AnyPosition>,
    players: Players,
    strength: Strength,
    /// Present if the link is from one player to the other.
    pub(super) letter: Option<FriendLink>,
    /// An ending that does not follow from the rules.
    end: Option<Settled>,
}

impl OpenedGame {
    fn of(screen: Screen, game: &LinkedGame, replay: Replay<AnyPosition>) -> OpenedGame {
        // Only these two screens open games.
        let screen = if screen == Screen::Analysis { screen } else { Screen::Play };
        let LinkedGame { players, strength, short, id, end, .. } = *game;
        let letter = short.then_some(FriendLink { id, side: None });
        OpenedGame { screen, replay, players, strength, letter, end }
    }

    /// The last position.
    pub(super) fn position(&self) -> &AnyPosition {
        self.replay.last()
    }

    /// The number of a running game between two people, in which the reader is to move.
    fn asks_for_move(&self) -> Option<LinkId> {
        let id = self.letter?.id.filter(|_| self.players == Players::HUMANS && self.end.is_none())?;
        (self.screen == Screen::Play && self.position().outcome().is_none()).then_some(id)
    }
}

/// The readable part of the game in a bad link; none if only the variant can be read.
fn part_of(screen: Screen, game: LinkedGame) -> Option<Box<OpenedGame>> {
    let told = game.record.start.is_some() || !game.record.moves.is_empty();
    let replay = match game.record.follow() {
        Ok(replay) => Some(replay),
        Err((part, _)) => part,
    };
    replay.filter(|_| told).map(|replay| Box::new(OpenedGame::of(screen, &game, replay)))
}

impl BadLink {
    /// Number of readable moves; none if even the first position cannot be read.
    pub fn readable(&self) -> Option<usize> {
        self.part.as_ref().map(|part| part.replay.moves.len())
    }
}

/// True if an address asks for the embedded board, which has its own bundle.
pub fn asks_for_embed(address: &str) -> bool {
    link::screen_name(address) == Screen::Embed.name()
}

fn names_nothing(address: &str) -> bool {
    link::screen_name(address).is_empty()
}

impl Shell {
    /// True if an address names only the screen shown, as it does after the app has set it.
    pub(super) fn is_here(&self, address: &str) -> bool {
        let LinkReading { link, faults, .. } = self.read(address);
        self.bad.is_none() && faults.is_empty() && link.screen == self.screen && link.game.is_none()
    }

    /// Reads an address. Without the name of a screen, it means the home screen.
    fn read(&self, address: &str) -> LinkReading {
        let mut reading = Link::look(address);
        if reading.link.screen == Screen::Home || reading.link.game.is_none() && names_nothing(address) {
            reading.link.screen = self.home();
        }
        reading
    }

    /// Opens an address. True if it named a game that was opened.
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
        let LinkReading { link: Link { screen, game }, faults, doubts } = self.read(address);
        self.doubts = doubts.iter().map(words::link_doubt).collect();
        self.challenge = None;
        if !faults.is_empty() {
            self.refuse(address, &faults, None, game.and_then(|game| part_of(screen, game)));
            return false;
        }
        self.bad = None;
        let studies = Study::ALL.into_iter();
        let named = studies.filter_map(|study| Some((study, link::parameter(address, study.name())?))).next();
        (self.study, self.lesson) = named.unwrap_or_default();
        self.enter(screen, game.is_none());
        self.subject = link::subject(address).or(self.subject);
        if matches!(screen, Screen::Library | Screen::Settings) {
            self.later(LibraryAction::Enter);
        }
        match game {
            None => false,
            Some(game) if screen == Screen::Setup => {
                self.open_setup(&game);
                self.clean_address();
                false
            }
            Some(game) => self.open_game(address, screen, game),
        }
    }

    fn open_game(&mut self, address: &str, screen: Screen, game: LinkedGame) -> bool {
        match game.record.follow::<AnyPosition>() {
            Ok(replay) => {
                let part = OpenedGame::of(screen, &game, replay);
                // The address stays, so that a reload welcomes the newcomer again.
                if self.is_news(&part) {
                    self.challenge = Some(Box::new(part));
                    return true;
                }
                self.open(part);
                self.clean_address();
                true
            }
            Err((_, fault)) => {
                let layout = AnyPosition::start(&game.record.variant).map(|start| start.layout());
                self.refuse(address, &[LinkFault::GameRecord(fault)], layout, part_of(screen, game));
                false
            }
        }
    }

    /// True for a friend's game that is sent to somebody who has done nothing here yet.
    fn is_news(&self, part: &OpenedGame) -> bool {
        let known = self.play.seat().and_then(|seat| seat.id);
        part.asks_for_move().is_some_and(|id| Some(id) != known) && self.is_new()
    }

    /// Opens the friend's game, and perhaps goes to a lesson first. The game waits on the Play screen.
    pub(super) fn take_up(&mut self, lesson: Option<&str>) {
        let Some(part) = self.challenge.take() else { return };
        self.open(*part);
        self.clean_address();
        if let Some(lesson) = lesson {
            self.want(Effect::Go(Study::Lesson.address(lesson)));
        }
        self.want(Effect::Draw);
    }

    fn refuse(&mut self, text: &str, faults: &[LinkFault], layout: Option<&Layout>, part: Option<Box<OpenedGame>>) {
        let layout = layout.unwrap_or(Layout::square_8x8());
        let faults = faults.iter().flat_map(|fault| words::link_fault(fault, layout));
        // A warning may be the cause of the fault.
        let faults = faults.chain(std::mem::take(&mut self.doubts)).collect();
        self.bad = Some(BadLink { text: text.to_owned(), faults, part });
    }

    /// Opens a game on the screen that shows games. The stored game is continued or replaced. A reply to a displaced
    /// game brings that game back.
    fn open(&mut self, part: OpenedGame) {
        let OpenedGame { replay, players, strength, letter, end, .. } = part.clone();
        if self.screen == Screen::Analysis {
            let looked_at = Analysis::new(Tree::from_replay(replay), players.orientation());
            return self.replace_analysis(looked_at.opened());
        }
        self.leave();
        let (id, here) = (letter.and_then(|letter| letter.id), self.play.seat().and_then(|seat| seat.id));
        let is_away = id.is_some() && id != here;
        let waits = |saved: &&SavedGame| is_away && saved.friend.is_some_and(|seat| seat.id == id);
        if let Some(play) = self.displaced.as_ref().filter(waits).and_then(Play::restore) {
            self.replace(play);
        }
        let (_, mut other) = self.play.open_link(replay, players, strength, letter);
        if let Some(end) = end {
            let is_other = other.is_some();
            other.as_mut().unwrap_or(&mut self.play).end_as(end, is_other);
        }
        self.letter = None;
        if id.is_some() && id != self.play.seat().and_then(|seat| seat.id) {
            self.letter = Some(part);
            self.later(LibraryAction::Enter);
        }
        match other {
            Some(play) => self.replace(play),
            None => self.go_on(),
        }
    }

    /// Goes on by links with a live game in which the reader has this seat.
    pub(super) fn go_by_links(&mut self, record: GameRecord, Seat { side, id }: Seat) {
        let game = LinkedGame { players: Players::HUMANS, ..LinkedGame::of(record) };
        let Ok(replay) = game.record.follow() else { return };
        let letter = Some(FriendLink { id, side: Some(side) });
        self.show_board(false);
        self.open(OpenedGame { letter, ..OpenedGame::of(Screen::Play, &game, replay) });
    }

    /// Looks for the game of a friend's link in the library, which has just been loaded.
    pub(super) fn seek_letter(&mut self) {
        let letter = self.letter.as_ref().and_then(|part| Some((part.letter?.id?, part.position().side_to_move())));
        let Some((id, turn)) = letter else { return };
        // The newest entry, if the game was kept several times, but first one of the side that the letter asks.
        let entries = self.library.all().filter(|entry| entry.friend == Some(id));
        let entry = entries.map(|entry| (entry.side == Some(turn), entry.id)).max().map(|(_, id)| id);
        match entry {
            Some(entry) => self.want(Effect::Library(LibraryEffect::Fetch(Purpose::Letter, vec![entry]))),
            None => self.letter = None,
        }
    }

    /// Continues the game of a friend's link, unless the player has acted since the link was opened.
    pub(super) fn find_letter(&mut self, stored: Option<&StoredEntry>) {
        let Some((part, stored)) = self.letter.take().zip(stored) else { return };
        let OpenedGame { replay, players, strength, letter, end, .. } = part;
        let id_of = |play: &Play<AnyPosition>| play.seat().and_then(|seat| seat.id);
        let (here, id) = (id_of(&self.play), letter.and_then(|letter| letter.id));
        let Some(mut play) = self.seated(stored).filter(|play| id_of(play) == id) else { return };
        if here != id || !self.play.is_just_opened() {
            return;
        }
        let (_, other) = play.open_link(replay, players, strength, letter);
        let is_other = other.is_some();
        play = other.unwrap_or(play);
        if let Some(end) = end {
            play.end_as(end, is_other);
        }
        self.leave();
        self.go_on_with(play);
        self.want(Effect::Draw);
    }

    pub(super) fn open_part(&mut self) {
        if let Some(part) = self.bad.take().and_then(|bad| bad.part) {
            self.enter(part.screen, false);
            self.open(*part);
            self.clean_address();
            self.show_analysis();
        }
    }

    /// Dismisses a bad link, after which the previous game continues, or the warnings about a good one.
    pub(super) fn dismiss(&mut self) {
        self.doubts.clear();
        if self.bad.take().is_none() {
            return;
        }
        self.clean_address();
        self.show_analysis();
        if self.screen == Screen::Play {
            self.begin();
        }
    }

    /// Removes the game from the address, so that a reload continues the current game instead of opening the link
    /// again.
    fn clean_address(&mut self) {
        self.want(Effect::ReplaceAddress(Link { screen: self.screen, game: None }.to_string()));
    }
}
