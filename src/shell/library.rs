//! The library, and putting games into it.

use super::{Dialog, Effect, Item, Keeping, Shell, Slot};
use crate::game::Side;
use crate::game::any::AnyPosition;
use crate::game::pgn::{PgnFault, PgnGame, Tag, read_own};
use crate::link::Screen;
use crate::session::analysis::AnalysisAction;
use crate::session::library::LibraryEffect;
use crate::session::library::{
    Intake, LibraryAction, LibraryEntry, OpenPurpose, Purpose, StoredEntry, Trouble, Why, goes_on,
};
use crate::session::play::PlayAction;
use crate::session::review::RetryAction;
use crate::session::{Analysis, Origin, Play, Player, Players, keep, notation};
use crate::words;

/// The PGN tag for the findings of a review, used in the library.
pub(super) const FINDINGS: &str = "Findings";

impl Shell {
    pub(super) fn act_in_library(&mut self, action: LibraryAction) {
        self.library.search_by(words::entry_words);
        let action = match action {
            LibraryAction::Import(name, text, next) => {
                match self.gate(Intake { name, text, next, ..Intake::default() }) {
                    Some(intake) => LibraryAction::TakeIn(Box::new(intake)),
                    None => return,
                }
            }
            // A title that is only shown in place of a name is not stored as the name.
            LibraryAction::Name(id, name) if self.is_shown_as(id, &name) => LibraryAction::Rename(None),
            action => action,
        };
        if let LibraryAction::Fetched(Purpose::Letter, result) = &action {
            return self.find_letter(result.as_ref().ok().and_then(|stored| stored.first()));
        }
        let loaded = matches!(action, LibraryAction::Loaded(_));
        let mut next = Some(action);
        while let Some(action) = next.take() {
            for effect in self.library.update(action) {
                match effect {
                    LibraryEffect::Open(stored, way) => next = self.open_record(&stored, way).err(),
                    LibraryEffect::Everything(records) => self.save_everything(records.as_deref()),
                    LibraryEffect::Tell(why, id, result) => self.tell_of_keeping(why, id, result),
                    LibraryEffect::TakeOut(step) => self.want(Effect::TakeOut(step)),
                    effect => self.want(Effect::Library(effect)),
                }
            }
        }
        if loaded {
            self.seek_letter();
        }
    }

    /// Restores a game by links from its library entry.
    pub(super) fn seated(&self, (entry, text): &StoredEntry) -> Option<Play<AnyPosition>> {
        let record = read_own::<AnyPosition>(text);
        let mut play = Play::of_record(&record, Players::HUMANS, self.play.strength())?;
        seat_as_kept(entry, &mut play).then_some(play)
    }

    /// Opens a record of the library. If it is the engine's turn, the engine waits.
    ///
    /// # Errors
    /// The action that tells the library of an unreadable record.
    fn open_record(&mut self, (entry, text): &StoredEntry, way: OpenPurpose) -> Result<(), LibraryAction> {
        let record = read_own::<AnyPosition>(text);
        if way != OpenPurpose::Play {
            let tree = notation::tree(&record).ok_or_else(|| not_opened(entry, record.fault.clone()))?;
            let seat = record.tag(keep::FRIEND).and_then(keep::seat).map(|seat| Players::human(seat.side));
            let players = seat.or_else(|| keep::players(&record));
            // The side at the bottom is the one that the reader played, if known.
            let side = players.and_then(Players::reader).unwrap_or(self.play.board().orientation());
            let mut analysis = Analysis::new(tree, side).opened();
            analysis.set_players(players);
            analysis.set_tags(tags_of(&record));
            // Records from elsewhere may have been changed there.
            if entry.analysis {
                analysis.set_id(entry.id);
                analysis.find(record.tag(FINDINGS).unwrap_or_default());
            }
            if self.is_open(entry, text) {
                self.enter(Screen::Analysis, false);
                self.go(Screen::Analysis);
            } else {
                self.look_at(analysis);
            }
            match way {
                OpenPurpose::Review => self.analyse_with(RetryAction::Start),
                OpenPurpose::Share => self.dialog = Some(Dialog::Share),
                OpenPurpose::Play | OpenPurpose::Analyse => {}
            }
            return Ok(());
        }
        // The game of others is one of two people here, in which the reader may move for both.
        let players = keep::players(&record).unwrap_or(Players::HUMANS);
        let strength = keep::strength(&record).unwrap_or(self.play.strength());
        let play = Play::of_record(&record, players, strength);
        let mut play = play.ok_or_else(|| not_opened(entry, record.fault))?;
        play.wait();
        seat_as_kept(entry, &mut play);
        self.replace(play);
        self.go(Screen::Play);
        Ok(())
    }

    /// True if the analysis on screen is this one, with everything that its record has. Its own state is then newer.
    fn is_open(&self, entry: &LibraryEntry, text: &str) -> bool {
        let is_same = entry.analysis && self.analysis.id() == Some(entry.id);
        is_same && self.analysis_entry(&self.analysis).is_some_and(|(_, now)| goes_on(text, &now))
    }

    fn is_shown_as(&self, id: u64, name: &str) -> bool {
        self.library.all().any(|entry| entry.id == id && entry.name.is_empty() && words::entry_title(entry) == name)
    }

    /// Stores a record among the displaced entries.
    pub(super) fn keep_displaced_record(&mut self, mut stored: StoredEntry) {
        stored.0.displaced = Some(self.moment.now);
        self.want(Effect::Library(LibraryEffect::Displace(Box::new(stored))));
    }

    /// Puts the current game into the library. It keeps its id, so keeping it again does not add a second entry.
    pub(super) fn keep(&mut self, why: Why) {
        let (id, state) = (self.give_id(), self.play.keeping());
        if let Some(stored) = self.entry(id, &self.play) {
            self.keeping.push(Keeping { id, state });
            self.later(LibraryAction::Keep(why, Box::new(stored)));
        }
    }

    /// Keeps the current game if it should be kept automatically.
    pub(super) fn keep_by_itself(&mut self, displaced: bool) {
        let (id, state) = (self.play.origin().id, self.play.keeping());
        let is_tried = |id| self.keeping.iter().chain(&self.not_kept).any(|tried| *tried == Keeping { id, state });
        if !id.is_some_and(is_tried) && self.play.wants_keeping(displaced) {
            self.keep(Why::ByItself);
        }
    }

    /// Keeps the displaced game, if the page was closed before that was done.
    pub(super) fn keep_displaced(&mut self) {
        let play = self.displaced.as_ref().and_then(Play::<AnyPosition>::restore);
        let Some(play) = play.filter(|play| play.wants_keeping(true)) else { return };
        let id = play.origin().id.unwrap_or_else(|| self.new_id());
        if let Some(saved) = &mut self.displaced {
            saved.origin.id = Some(id);
        }
        if let Some(stored) = self.entry(id, &play) {
            self.keeping.push(Keeping { id, state: play.keeping() });
            self.later(LibraryAction::Keep(Why::ByItself, Box::new(stored)));
        }
    }

    fn tell_of_keeping(&mut self, why: Why, id: u64, result: Result<(), Trouble>) {
        self.is_kept(id, result.is_ok());
        let told = match (why, result) {
            (Why::Asked, Ok(())) => words::text("kept").to_owned(),
            (_, Ok(())) => return,
            (_, Err(trouble)) => words::trouble(&trouble),
        };
        if self.analysis.id() == Some(id) {
            self.analyse_with(AnalysisAction::Tell(told));
        } else {
            self.act(PlayAction::Tell(told));
        }
    }

    /// The library entry of a game.
    pub(super) fn entry(&self, id: u64, play: &Play<AnyPosition>) -> Option<StoredEntry> {
        LibraryEntry::of(id, self.played_record(play))
    }

    /// The record of a game, with the names of the players. A game that an older version stored has the date of its
    /// entry in the library, or else of today.
    pub(super) fn played_record(&self, play: &Play<AnyPosition>) -> PgnGame<AnyPosition> {
        let (players, strength) = (play.players(), play.strength());
        let engine = [Side::White, Side::Black].iter().any(|&side| players.of(side) == Player::Engine);
        let names = [players.white, players.black].map(|player| words::record_name(player, strength, engine));
        let known = || self.library.all().find(|entry| Some(entry.id) == play.origin().id).map(|entry| &*entry.date);
        let date = Some(play.date()).filter(|date| !date.is_empty()).or_else(known);
        play.record(names, date.map_or_else(|| self.moment.date(), str::to_owned))
    }

    /// Records that a game is kept. The same state is then not kept again, even if the user deletes the entry.
    fn is_kept(&mut self, id: u64, done: bool) {
        let Some(place) = self.keeping.iter().position(|game| game.id == id) else { return };
        let game = self.keeping.remove(place);
        let kept = game.state;
        if !done {
            self.not_kept = Some(game);
            // The game has already been displaced, and the next displaced game would take its slot.
            let displaced = self.displaced.as_ref().filter(|displaced| displaced.origin.id == Some(id));
            let play = displaced.and_then(Play::<AnyPosition>::restore);
            if let Some(stored) = play.and_then(|play| self.entry(id, &play)) {
                self.keep_displaced_record(stored);
            }
            return;
        }
        let mut origin = self.play.origin();
        if origin.id == Some(id) {
            origin.kept = kept;
            self.play.set_origin(origin);
            self.store_game();
        }
        if let Some(displaced) = self.displaced.as_mut().filter(|displaced| displaced.origin.id == Some(id)) {
            displaced.origin.kept = kept;
            let item = Item::Displaced(Box::new(displaced.clone()));
            self.want(Effect::Filed(Slot::Displaced));
            // It goes first: if there is room for one of the two, the game gets it.
            self.store_replacement(Slot::Displaced);
            self.want(Effect::Save(item));
        }
    }

    /// Records whether a displaced game or analysis reached the library.
    pub(super) fn note_displaced(&mut self, analysis: bool, result: Result<(), Trouble>) {
        match result {
            Ok(()) => self.want(Effect::Filed(if analysis { Slot::DisplacedAnalysis } else { Slot::Displaced })),
            Err(trouble) => self.tell(words::not_filed(&trouble)),
        }
    }
}

/// Gives a game by links the number of its library entry. Returns false for other games.
fn seat_as_kept(entry: &LibraryEntry, play: &mut Play<AnyPosition>) -> bool {
    let is_seated = play.seat().is_some();
    if is_seated {
        play.set_origin(Origin { id: Some(entry.id), given: 0, kept: play.keeping() });
    }
    is_seated
}

fn not_opened(entry: &LibraryEntry, fault: Option<PgnFault>) -> LibraryAction {
    LibraryAction::NotOpened(words::entry_title(entry), fault.map(Box::new))
}

/// The tags of a record that its analysis keeps, with the result.
pub(super) fn tags_of(record: &PgnGame<AnyPosition>) -> Vec<Tag> {
    let own = |name: &str| [FINDINGS, keep::FRIEND, notation::RESULT].iter().any(|own| own.eq_ignore_ascii_case(name));
    let result = (notation::RESULT.to_owned(), record.result().to_owned());
    record.tags.iter().filter(|(name, _)| !own(name)).cloned().chain([result]).collect()
}
