//! The game in an address: which one, and who plays it.

use super::address::{Address, strict, trimmed};
use super::compact::{self, CompactFault};
use super::names::GAME;
use super::{Doubt, LinkFault, LinkedGame, Screen, mend};
use crate::engine::level::{NoLevel, Strength};
use crate::game::any::{AnyPosition, variants};
use crate::game::game_record::GameRecordFault;
use crate::game::lookalike::{self, plain};
use crate::game::{GameRecord, rules};
use crate::session::{LONGEST_SECONDS, Player, Players, Settled};

/// How many letters a text has at least that may be taken to have lost its capital ones.
const CASED: usize = 8;

/// The game that the parameters describe, none if there are no such parameters, and what is wrong with it. Names in doubt
/// are read as what they are like.
pub(super) fn read(screen: Screen, address: &Address, doubts: &[Doubt]) -> (Option<LinkedGame>, Vec<LinkFault>) {
    let record = GameRecord { variant: rules::DEFAULT.to_owned(), ..GameRecord::default() };
    let game = LinkedGame { players: screen.players(), ..LinkedGame::of(record) };
    let mut reader = Reader { game, level: None, seated: false, fen: None, moves: None, faults: Vec::new() };
    let mut named = false;
    for (name, raw) in &address.pairs {
        let name = doubts.iter().find_map(|doubt| doubt.meaning(name)).unwrap_or(name);
        if GAME.contains(&name) {
            named = true;
            match strict(raw) {
                Some(value) => reader.set(name, &value),
                // What is no text is nothing of a short one, whose checksum says what belongs to it.
                None if name == "g" => reader.set_short(raw),
                None => reader.faults.push(LinkFault::Encoding(raw.clone())),
            }
        }
    }
    let (game, faults) = reader.finish(screen);
    (named.then_some(game), faults)
}

/// Returns true for a text of some length whose letters are all small or all capital.
fn is_one_case(text: &str) -> bool {
    let letters = || text.bytes().filter(u8::is_ascii_alphabetic);
    letters().count() >= CASED
        && (letters().all(|letter| letter.is_ascii_lowercase()) || letters().all(|letter| letter.is_ascii_uppercase()))
}

/// What was read so far.
struct Reader {
    game: LinkedGame,
    level: Option<Strength>,
    /// Somebody is named who plays.
    seated: bool,
    /// What can only be read when the rules are known.
    fen: Option<String>,
    moves: Option<String>,
    faults: Vec<LinkFault>,
}

impl Reader {
    fn set(&mut self, name: &str, value: &str) {
        let written = value;
        let value = &*plain(value);
        let word = trimmed(value);
        match name {
            "game" => match variants().find(|known| word.eq_ignore_ascii_case(known)) {
                Some(known) => self.game.record.variant = known.to_owned(),
                None => self.faults.push(LinkFault::Game(value.to_owned())),
            },
            "fen" => self.fen = Some(lookalike::fen(written).into_owned()),
            "moves" => self.moves = Some(value.to_owned()),
            "g" => self.set_short(written),
            "white" => self.seat(value, |players, player| players.white = player),
            "black" => self.seat(value, |players, player| players.black = player),
            // What is not understood of these two changes nothing in the game.
            "id" => self.game.id = word.parse().unwrap_or_default(),
            "end" => self.game.end = value.get(..1).and_then(Settled::of_letter),
            "level" => match word.parse() {
                Ok(known) => self.level = Some(Strength::Level(known)),
                Err(NoLevel) => self.faults.push(LinkFault::Level(value.to_owned())),
            },
            _ => match word.parse() {
                Ok(seconds @ 1..=LONGEST_SECONDS) => self.game.strength = Strength::Seconds(seconds),
                _ => self.faults.push(LinkFault::Seconds(value.to_owned())),
            },
        }
    }

    fn set_short(&mut self, value: &str) {
        match compact::read_mended(value) {
            Ok(record) => (self.game.record, self.game.short) = (record, true),
            Err(CompactFault::Damaged) if is_one_case(value) => self.faults.push(LinkFault::Case),
            Err(fault) => self.faults.push(LinkFault::Compact(fault)),
        }
    }

    /// Somebody sits down there. A word that was cut still says who.
    fn seat(&mut self, value: &str, sit: fn(&mut Players, Player)) {
        let word = trimmed(value).to_ascii_lowercase();
        let known = [("human", Player::Human), ("engine", Player::Engine)];
        match known.into_iter().find(|(name, _)| !word.is_empty() && name.starts_with(&word)) {
            Some((_, player)) => {
                sit(&mut self.game.players, player);
                self.seated = true;
            }
            None => self.faults.push(LinkFault::Player(value.to_owned())),
        }
    }

    fn finish(self, screen: Screen) -> (LinkedGame, Vec<LinkFault>) {
        let Reader { mut game, level, seated, fen, moves, mut faults } = self;
        game.strength = level.unwrap_or(game.strength);
        // Only two people number their games.
        if game.id != 0 && !seated {
            game.players = Players::HUMANS;
        }
        if let Some(text) = fen {
            game.record.start = Some(mend::fen(&game.record.variant, &text));
        }
        if let Some(text) = moves {
            game.record.moves = mend::moves(&game.record, &text);
        }
        // On the set-up screen positions may be faulty.
        if let (Err(why), false) = (game.record.first::<AnyPosition>(), screen == Screen::Setup) {
            let board = game.record.start.as_deref().and_then(|fen| fen.split(' ').next());
            faults.extend(board.filter(|board| is_one_case(board)).map(|_| LinkFault::Case));
            faults.push(LinkFault::GameRecord(GameRecordFault::Start(why)));
        }
        (game, faults)
    }
}
