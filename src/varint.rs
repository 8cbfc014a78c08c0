//! Numbers of variable length (LEB128), for links and the messages of live games: seven bits a byte, lowest first.

/// Maximum length of a number in bytes: enough for 32 bits.
const MOST: u32 = 5;

/// Appends a number.
pub fn put(bytes: &mut Vec<u8>, mut number: u64) {
    while number > 127 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Takes a number from the start; none if the bytes end too early or the number is too long. Leading zeros are accepted.
pub fn take(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for place in 0..MOST {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u64::from(byte & 127) << (7 * place);
        if byte < 128 {
            return Some(number);
        }
    }
    None
}
