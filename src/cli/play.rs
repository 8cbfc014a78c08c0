//! `hostage play`: the engine as a player of live games. It sits in the lobby of a relay, prints a link, or follows one.
//!
//! The main thread has the lobby. Each game has a thread and a connection of its own, because a connection has one will.

mod address;
mod crypto;
mod key_file;
mod line;
mod lobby;
mod mind;
mod options;
mod rating;
mod socket;
mod table;
mod texts;

use std::io::{self, Write};
use std::mem::replace;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, Scope};
use std::time::Duration;

use lexopt::Parser;
use signal_hook::consts::{SIGINT, SIGTERM};

use self::crypto::{BotKey, random};
use self::key_file::kept_key;
use self::lobby::{LobbyNews, SeekBoard};
use self::options::{Company, PlayPlan};
use self::rating::BotRating;
use self::table::{BotTable, House, TableNote};
use super::Failure;
use crate::game::Side;
use crate::link::live;
use crate::live::invitation::Invitation;
use crate::live::terms::LiveTerms;

/// Time for which the main thread waits for a message.
const POLL: Duration = Duration::from_millis(100);

/// Time for withdrawing the seek at the end.
const FAREWELL: Duration = Duration::from_secs(3);

pub fn run(parser: Parser) -> Result<(), Failure> {
    let plan = options::read(parser)?;
    let key = plan.key.as_ref().map_or_else(|| Ok(BotKey::create()), kept_key);
    let key = key.map_err(|trouble| Failure::Failed(vec![trouble]))?;
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        // A second signal ends the program at once.
        signal_hook::flag::register_conditional_shutdown(signal, 1, Arc::clone(&stop))?;
        signal_hook::flag::register(signal, Arc::clone(&stop))?;
    }
    let rating = BotRating::of(plan.level);
    let house = House { plan, key, rating, stop };
    match &house.plan.company {
        Company::Joins(invitation) => join(&house, invitation),
        Company::Lobby | Company::Invited => Host::new(&house).run(),
    }
}

/// Follows an invitation, and plays until the opponent wants no more.
fn join(house: &House, invitation: &Invitation) -> Result<(), Failure> {
    let (sender, notes) = mpsc::channel();
    thread::scope(|scope| {
        scope.spawn(move || BotTable::join(house, sender, invitation).run());
        for note in notes {
            match note {
                TableNote::Says(_, line) => say(house, &line)?,
                TableNote::Closed(_, Some(trouble)) => return Err(Failure::Failed(vec![trouble])),
                TableNote::Open(_) | TableNote::Taken(_) | TableNote::Closed(_, None) => {}
            }
        }
        Ok(())
    })
}

/// Offers seats until a signal comes.
struct Host<'a> {
    house: &'a House,
    /// The lobby; none if links are printed instead.
    board: Option<SeekBoard>,
    /// The seat that waits for somebody.
    open: Option<OpenSeat>,
    /// Number of tables so far, and of those that are not closed.
    tables: usize,
    busy: usize,
    /// True once the reader knows that there is no connection to the lobby.
    is_down: bool,
    /// True once the reader knows what the printed links lack.
    has_hinted: bool,
}

/// A seat that nobody has taken yet.
struct OpenSeat {
    number: usize,
    invitation: Invitation,
    terms: LiveTerms,
    /// True once it is offered to others.
    is_shown: bool,
}

impl<'a> Host<'a> {
    fn new(house: &'a House) -> Host<'a> {
        let board = (house.plan.company == Company::Lobby).then(|| SeekBoard::new(&house.plan));
        Host { house, board, open: None, tables: 0, busy: 0, is_down: false, has_hinted: false }
    }

    fn run(mut self) -> Result<(), Failure> {
        let (sender, notes) = mpsc::channel();
        thread::scope(|scope| {
            let result = self.host(scope, &sender, &notes);
            // The tables end too if this thread fails.
            self.house.stop.store(true, Ordering::Relaxed);
            if let Some(board) = &mut self.board {
                board.leave(FAREWELL);
            }
            drop(sender);
            result.and_then(|()| notes.iter().try_for_each(|note| self.hear(note)))
        })
    }

    fn host<'scope>(
        &mut self,
        scope: &'scope Scope<'scope, '_>,
        sender: &Sender<TableNote>,
        notes: &Receiver<TableNote>,
    ) -> Result<(), Failure>
    where
        'a: 'scope,
    {
        while !self.house.stop.load(Ordering::Relaxed) {
            if self.open.is_none() && self.busy < self.house.plan.games {
                self.open_seat(scope, sender.clone());
            }
            self.wait()?;
            for note in notes.try_iter() {
                self.hear(note)?;
            }
        }
        Ok(())
    }

    /// Opens a seat, with a random colour.
    fn open_seat<'scope>(&mut self, scope: &'scope Scope<'scope, '_>, sender: Sender<TableNote>)
    where
        'a: 'scope,
    {
        let (house, PlayPlan { variant, clock, .. }) = (self.house, &self.house.plan);
        let creator = Side::BOTH[usize::from(random::<1>()[0] & 1)];
        let terms = LiveTerms { variant: variant.clone(), start: None, clock: *clock, creator };
        (self.tables, self.busy) = (self.tables + 1, self.busy + 1);
        let (number, invitation) = (self.tables, Invitation::create(&house.key.public(), random));
        self.open = Some(OpenSeat { number, invitation: invitation.clone(), terms: terms.clone(), is_shown: false });
        scope.spawn(move || match BotTable::create(house, number, sender.clone(), &invitation, terms) {
            Ok(table) => table.run(),
            // The main thread outlives the tables.
            Err(fault) => drop(sender.send(TableNote::Closed(number, Some(texts::fault(fault).to_owned())))),
        });
    }

    /// Waits for a moment, and renews the seek.
    fn wait(&mut self) -> Result<(), Failure> {
        let Some(board) = &mut self.board else {
            thread::sleep(POLL);
            return Ok(());
        };
        for news in board.step(self.house, POLL) {
            match news {
                LobbyNews::Up => {
                    self.is_down = false;
                    say(self.house, texts::UP)?;
                }
                // Later attempts fail for the same reason.
                LobbyNews::Down(_) if self.is_down => {}
                LobbyNews::Down(trouble) => {
                    self.is_down = true;
                    say(self.house, &texts::down(trouble.as_deref()))?;
                }
                LobbyNews::Refused(what) => say(self.house, &texts::refused(&what))?,
            }
        }
        Ok(())
    }

    fn hear(&mut self, note: TableNote) -> Result<(), Failure> {
        let is_open = |open: &&mut OpenSeat, number: usize| open.number == number;
        match note {
            TableNote::Open(number) => {
                if let Some(open) = self.open.as_mut().filter(|open| is_open(open, number) && !open.is_shown) {
                    open.is_shown = true;
                    match &mut self.board {
                        Some(board) => {
                            board.show(self.house, &open.invitation, &open.terms);
                        }
                        None => {
                            if self.house.plan.relay.site().is_none() && !replace(&mut self.has_hinted, true) {
                                say(self.house, texts::NO_SITE)?;
                            }
                            say(self.house, &texts::link(number, &link(&self.house.plan, &open.invitation)))?;
                        }
                    }
                }
            }
            TableNote::Taken(number) => self.close_seat(number),
            TableNote::Says(number, line) => say(self.house, &texts::at_table(number, &line))?,
            TableNote::Closed(number, trouble) => {
                self.close_seat(number);
                self.busy -= 1;
                let line = trouble.unwrap_or_else(|| texts::CLOSED.to_owned());
                say(self.house, &texts::at_table(number, &line))?;
            }
        }
        Ok(())
    }

    /// A seat is no longer free. If there is to be another one, its seek replaces this one.
    fn close_seat(&mut self, number: usize) {
        if self.open.take_if(|open| open.number == number).is_some()
            && let Some(board) = &mut self.board
        {
            board.withdraw();
        }
    }
}

/// The address of a game on the page of the relay's site, or only its part from `#` on if the site is unknown.
fn link(plan: &PlayPlan, invitation: &Invitation) -> String {
    plan.relay.site().unwrap_or_default().to_owned() + &live(&invitation.write())
}

/// Writes a line. If the output was closed by its reader, the program ends.
fn say(house: &House, line: &str) -> Result<(), Failure> {
    let mut output = io::stdout().lock();
    let written = writeln!(output, "{line}").and_then(|()| output.flush());
    if written.is_err() {
        house.stop.store(true, Ordering::Relaxed);
    }
    Ok(written?)
}
