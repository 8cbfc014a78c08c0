//! Scripts of the letters in a name, and letters of other scripts that pass for Latin ones.
//!
//! A few ranges suffice, because a wrong answer only adds or leaves out a warning.

use crate::game::lookalike::plain;

/// Scripts, as far as they matter here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Script {
    Latin,
    Greek,
    Cyrillic,
    Armenian,
    /// Chinese, Japanese and Korean, which are written together.
    EastAsian,
    /// Any other, by its first block of 128 characters.
    Other(u32),
}

/// Scripts that take more than one block, each with its Unicode ranges. Their first one names them.
const LONG: [&[(u32, u32)]; 9] = [
    // Hebrew, Arabic, Devanagari, Tibetan, Georgian, Ethiopic, Canadian syllabics, Mongolian, Yi.
    &[(0x590, 0x5ff), (0xfb1d, 0xfb4f)],
    &[(0x600, 0x6ff), (0x750, 0x77f), (0x870, 0x8ff), (0xfb50, 0xfdff), (0xfe70, 0xfeff)],
    &[(0x900, 0x97f), (0xa8e0, 0xa8ff)],
    &[(0xf00, 0xfff)],
    &[(0x10a0, 0x10ff), (0x1c90, 0x1cbf), (0x2d00, 0x2d2f)],
    &[(0x1200, 0x139f), (0x2d80, 0x2ddf)],
    &[(0x1400, 0x167f)],
    &[(0x1800, 0x18af)],
    &[(0xa000, 0xa4cf)],
];

/// Letters that look like Latin ones in most typefaces. CITE:
/// <https://www.unicode.org/Public/security/latest/confusables.txt>.
const PASSING: [(Script, &str); 3] = [
    (Script::Greek, "οναικρυγχηΑΒΕΖΗΙΚΜΝΟΡΤΥΧϲϳ"),
    (Script::Cyrillic, "аеорсухгіјѕһѵԁԛԝӏүАВЕЅІЈКМНОРСТУХѴԌԚԜӀҮ"),
    (Script::Armenian, "օոսհցզՕՍՏԼ"),
];

fn script(letter: char) -> Script {
    match letter as u32 {
        0..=0x2af | 0x1e00..=0x1eff | 0x2c60..=0x2c7f | 0xa720..=0xa7ff | 0xab30..=0xab6f | 0xfb00..=0xfb06 => {
            Script::Latin
        }
        0x370..=0x3ff | 0x1f00..=0x1fff => Script::Greek,
        0x400..=0x52f | 0x1c80..=0x1c8f | 0x2de0..=0x2dff | 0xa640..=0xa69f => Script::Cyrillic,
        0x530..=0x58f | 0xfb13..=0xfb17 => Script::Armenian,
        0x1100..=0x11ff | 0x2e80..=0x9fff | 0xa960..=0xa97f | 0xac00..=0xd7ff | 0xf900..=0xfaff | 0xff66..=0xffdc => {
            Script::EastAsian
        }
        0x16fe0..=0x18d7f | 0x1aff0..=0x1b16f | 0x20000..=0x3ffff => Script::EastAsian,
        code => {
            let is_within = |range: &(u32, u32)| (range.0..=range.1).contains(&code);
            let first = LONG.iter().find(|ranges| ranges.iter().any(is_within)).map_or(code, |ranges| ranges[0].0);
            Script::Other(first / 128)
        }
    }
}

/// True for letters of which most are Latin ones in disguise: phonetic, Cherokee, superscript, letter-like, enclosed,
/// Coptic, Lisu, full-width and mathematical ones.
fn is_disguised(letter: char) -> bool {
    let is_plain = || plain(letter.encode_utf8(&mut [0; 4])).starts_with(|plain: char| plain.is_ascii_alphabetic());
    match letter {
        '\0'..='\u{7f}' => false,
        'ſ' | 'ƒ' | 'ǀ'..='ǃ' | 'ɑ' | 'ɡ' | 'ɢ' | 'ɩ' | 'ɪ' | 'ɴ' | 'ʀ' | 'ʏ' | 'ʙ' | 'ʜ' | 'ʟ' => true,
        // Letters in their own right: apostrophes of Polynesian and other languages.
        'ʹ'..='ˁ' => false,
        '\u{2b0}'..='\u{2ff}'
        | '\u{13a0}'..='\u{13ff}'
        | '\u{1d00}'..='\u{1dbf}'
        | '\u{2070}'..='\u{209f}'
        | '\u{2100}'..='\u{218f}'
        | '\u{2460}'..='\u{24ff}'
        | '\u{2c80}'..='\u{2cff}'
        | '\u{a4d0}'..='\u{a4ff}'
        | '\u{ab70}'..='\u{abbf}'
        | '\u{ff21}'..='\u{ff5a}'
        | '\u{10280}'..='\u{1044f}'
        | '\u{1d400}'..='\u{1d7ff}'
        | '\u{1f100}'..='\u{1f1e5}' => true,
        _ => !matches!(script(letter), Script::Greek | Script::Cyrillic) && is_plain(),
    }
}

/// True if a name may be meant to look like another one. CITE: the "moderately restrictive" level of
/// <https://www.unicode.org/reports/tr39/#Restriction_Level_Detection>.
pub fn is_doubtful(name: &str) -> bool {
    let letters = || name.chars().filter(|letter| letter.is_alphabetic());
    let mut scripts: Vec<Script> = Vec::new();
    for script in letters().filter(|letter| !matches!(letter, 'ʹ'..='ˁ' | 'ー' | 'ª' | 'º')).map(script) {
        if !scripts.contains(&script) {
            scripts.push(script);
        }
    }
    let passing = |of: &Script| PASSING.iter().find(|(script, _)| script == of).map(|(_, letters)| *letters);
    let is_mixed = match scripts[..] {
        [] | [Script::Latin | Script::EastAsian] => false,
        [one] => passing(&one).is_some_and(|passing| letters().all(|letter| passing.contains(letter))),
        [Script::Latin, other] | [other, Script::Latin] => passing(&other).is_some(),
        _ => true,
    };
    is_mixed || letters().any(is_disguised)
}
