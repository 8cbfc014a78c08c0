//! The words of records that are no turns: results, resignations, marks that judge.

/// Words between the turns that change nothing.
pub(super) const ASIDES: [&str; 8] = ["mate", "checkmate", "check", "ch", "e.p.", "ep", "(e.p.)", "(ep)"];

/// Names of rules in tags are often written like titles.
pub(super) fn variant_name(tag: &str) -> String {
    let name = tag.trim().to_ascii_lowercase().replace(' ', "-");
    name.strip_suffix("-chess").unwrap_or(&name).to_owned()
}

/// Whether a tag names ordinary chess. Its turns are turns of Hostage Chess, as far as nobody becomes a man who is in no prison.
pub(in crate::game::pgn) fn names_chess(tag: &str) -> bool {
    let name = variant_name(tag);
    ["standard", "chess", "normal", "orthodox", "classical", "from-position"].contains(&name.as_str())
}

pub(super) fn written_result(word: &str) -> Option<&'static str> {
    match word {
        "1-0" => Some("1-0"),
        "0-1" => Some("0-1"),
        "1/2-1/2" | "½-½" | "1/2" | "0.5-0.5" => Some("1/2-1/2"),
        "*" => Some("*"),
        _ => None,
    }
}

pub(super) fn is_resignation(word: &str) -> bool {
    let word = word.trim_end_matches(['.', '!']);
    ["resigns", "resign", "resigned"].iter().any(|text| text.eq_ignore_ascii_case(word))
}

/// Whether a word is nothing but marks that judge a turn or a position.
pub(super) fn is_glyph(word: &str) -> bool {
    word.chars().all(|c| "!?+#=/-.…±∓⩲⩱∞".contains(c)) && !word.chars().all(|c| c == '-')
}

/// The number of a glyph that is not written as a number, if it has one.
pub(super) fn glyph_number(word: &str) -> Option<u8> {
    const GLYPHS: [(&str, u8); 20] = [
        ("!", 1),
        ("?", 2),
        ("!!", 3),
        ("??", 4),
        ("!?", 5),
        ("?!", 6),
        ("=", 10),
        ("∞", 13),
        ("⩲", 14),
        ("+=", 14),
        ("+/=", 14),
        ("⩱", 15),
        ("=+", 15),
        ("=/+", 15),
        ("±", 16),
        ("+/-", 16),
        ("∓", 17),
        ("-/+", 17),
        ("+-", 18),
        ("-+", 19),
    ];
    GLYPHS.iter().find(|(text, _)| *text == word).map(|&(_, number)| number)
}
