//! Devices and registers without cryptography: sealed bytes are the content of the register, who signed it, and a number
//! that makes each different.

use hostage_chess::game::{Game, Side};
use hostage_chess::live::Malformed;
use hostage_chess::live::invitation::Invitation;
use hostage_chess::live::register::{PublicKey, Register};
use hostage_chess::live::sealing::{claim, fingerprint, game_id};
use hostage_chess::live::series::{Arrival, LiveSeries, OutgoingRegister};
use hostage_chess::live::terms::{LiveClock, LiveTerms};

use crate::support::fifth;

pub type Toy = fifth::Position;

pub const CREATOR: PublicKey = PublicKey::Ed25519([1; 32]);
pub const JOINER: PublicKey = PublicKey::Ed25519([2; 32]);
pub const OTHER: PublicKey = PublicKey::P256([3; 65]);
pub const STRANGER: PublicKey = PublicKey::Ed25519([4; 32]);
pub const MALLORY: PublicKey = PublicKey::Ed25519([5; 32]);

/// Few pieces, so that random games end by the rules: by stalemate, repetition, and now and then mate.
pub const STARTS: [&str; 3] =
    ["2k2/l1l2/5/2L1L/2K2 w - - 0 1", "5/3k1/3l1/4K/1l3 w - - 0 1", "1L1L1/3k1/5/3K1/5 w - - 0 1"];

pub fn invitation() -> Invitation {
    Invitation { secret: [7; 16], creator: fingerprint(&CREATOR), token: Some([9; 16]) }
}

pub fn terms(seed: u64) -> LiveTerms {
    LiveTerms {
        variant: fifth::VARIANTS[0].to_owned(),
        start: Some(STARTS[seed as usize % STARTS.len()].to_owned()),
        clock: LiveClock::Fischer { initial: 600, increment: 10 },
        creator: Side::BOTH[(seed / 3) as usize % 2],
    }
}

/// Everybody who has the link can claim the seat for a key of their own.
pub fn proof(key: &PublicKey) -> [u8; 16] {
    claim(&invitation().token.unwrap(), &game_id(&invitation().secret, 0), key)
}

pub fn seal(register: &Register, signer: &PublicKey, number: u32) -> Vec<u8> {
    let mut sealed = register.write().unwrap();
    sealed.push(signer.bytes()[0]);
    sealed.extend(number.to_le_bytes());
    sealed
}

/// Checks a signature and opens a seal.
pub fn open(sealed: &[u8]) -> Arrival {
    let Some((content, [signer, ..])) = sealed.split_last_chunk::<5>() else {
        return if sealed.is_empty() { Arrival::Nothing } else { Arrival::Junk(None) };
    };
    match Register::read(content) {
        Ok(register) if register.key.bytes()[0] == *signer => Arrival::Register(Box::new(register), sealed.to_vec()),
        Ok(_) => Arrival::Junk(None),
        Err(Malformed::Newer) => Arrival::Junk(Some(Malformed::Newer)),
        Err(malformed) => Arrival::Junk(Some(malformed)),
    }
}

/// What a device sends, with the number of the acts.
pub fn outgoing<G: Game>(series: &LiveSeries<G>, round: u8, side: Side, number: u32) -> Option<(Vec<u8>, usize, bool)> {
    let (outgoing, acts) = series.outgoing(round, side)?;
    Some(match outgoing {
        OutgoingRegister::Own(register) => {
            let key = register.key;
            (seal(&register, &key, number), acts, false)
        }
        OutgoingRegister::Verbatim(sealed) => (sealed, acts, true),
    })
}
