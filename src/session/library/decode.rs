//! The text of a file of records, whatever wrote it.

/// The text that these bytes stand for. With a byte order mark it is what that says, else UTF-8; bytes that are no UTF-8 are taken for
/// Latin-1, as older collections are. Lines may end as on old Macs.
pub fn decode(bytes: &[u8]) -> String {
    let wide = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units: Vec<u16> = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
        String::from_utf16_lossy(&units)
    };
    let text = match bytes {
        [0xff, 0xfe, rest @ ..] => wide(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => wide(rest, u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, rest @ ..] | rest => {
            let mut text = String::with_capacity(rest.len());
            for chunk in rest.utf8_chunks() {
                text += chunk.valid();
                text.extend(chunk.invalid().iter().copied().map(char::from));
            }
            text
        }
    };
    if text.contains('\n') { text } else { text.replace('\r', "\n") }
}
