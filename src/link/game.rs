//! The game and its players in an address.

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

/// Minimum number of letters from which lost letter case can be recognised.
const CASED: usize = 8;

/// Reads the game and its faults. Without any parameter of a game, there is no game. A doubtful name is read as the
/// name that it resembles.
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
                // Bytes that are not UTF-8 do not belong to a short text. Its checksum decides whether the rest is
                // complete.
                None if name == "g" => reader.set_short(raw),
                None => reader.faults.push(LinkFault::Encoding(raw.clone())),
            }
        }
    }
    let (game, faults) = reader.finish(screen);
    (named.then_some(game), faults)
}

/// Returns true if a text has enough letters and all of them are of the same case.
fn is_one_case(text: &str) -> bool {
    let letters = || text.bytes().filter(u8::is_ascii_alphabetic);
    letters().count() >= CASED
        && (letters().all(|letter| letter.is_ascii_lowercase()) || letters().all(|letter| letter.is_ascii_uppercase()))
}

/// Parameters read so far.
struct Reader {
    game: LinkedGame,
    level: Option<Strength>,
    /// True if a player is named.
    seated: bool,
    /// FEN, which can be read only when the rules are known.
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
            "game" => match rules::named(variants(), word) {
                Some(known) => self.game.record.variant = known.to_owned(),
                None => self.faults.push(LinkFault::Game(value.to_owned())),
            },
            "fen" => self.fen = Some(lookalike::fen(written).into_owned()),
            "moves" => self.moves = Some(value.to_owned()),
            "g" => self.set_short(written),
            "white" => self.seat(value, |players, player| players.white = player),
            "black" => self.seat(value, |players, player| players.black = player),
            // Invalid values of these two do not affect the moves, so they are not faults.
            "id" => self.game.id = word.parse().ok(),
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

    /// Sets a player. A truncated word is accepted.
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
        // Only games between two people have a number.
        if game.id.is_some() && !seated {
            game.players = Players::HUMANS;
        }
        if let Some(text) = fen {
            game.record.start = Some(mend::fen(&game.record.variant, &text));
        }
        if let Some(text) = moves {
            game.record.moves = mend::moves(&game.record, &text);
        }
        // The Setup screen accepts invalid positions.
        if let (Err(why), false) = (game.record.first::<AnyPosition>(), screen == Screen::Setup) {
            let board = game.record.start.as_deref().and_then(|fen| fen.split(' ').next());
            faults.extend(board.filter(|board| is_one_case(board)).map(|_| LinkFault::Case));
            faults.push(LinkFault::GameRecord(GameRecordFault::Start(why.into())));
        }
        (game, faults)
    }
}
