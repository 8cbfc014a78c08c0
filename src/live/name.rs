//! Names of strangers, made fit to show.
//!
//! A name may contain anything. [`shown_name`] removes whatever changes the text around it or cannot be seen.
//! Letters of all scripts stay, also those written from right to left, so the page isolates each name with `<bdi>`.

mod script;

/// Maximum length of a name that is shown, in characters and in bytes of UTF-8.
const MOST_LETTERS: usize = 24;
const MOST_BYTES: usize = 32;

/// Maximum number of marks above and below one letter. Vietnamese needs two, Hebrew and Tibetan three.
const MARKS: usize = 3;

/// Maximum number of characters that are looked at.
const READ: usize = 200;

/// Name that can be shown.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ShownName {
    /// The name: at most 24 characters on one line, without invisible ones.
    pub text: String,
    /// True if it may be meant to look like another name: it mixes scripts, or has letters that pass for Latin ones.
    pub is_doubtful: bool,
}

/// Returns the reader's own name as it is sent, within the limits of all messages.
pub fn own_name(name: &str) -> String {
    shown_name(name).map(|shown| shown.text).unwrap_or_default()
}

/// Returns the reader's own name while it is being typed: as it is sent, but a space at the end stays for the next word.
pub fn typed_name(text: &str) -> String {
    let mut name = own_name(text);
    if !name.is_empty() && text.ends_with(char::is_whitespace) {
        name.push(' ');
    }
    name
}

/// Returns a stranger's name as it is shown; none if nothing is left of it.
///
/// ```
/// use hostage_chess::live::name::shown_name;
/// assert_eq!(shown_name(" Ann\u{202e}\t Lee\u{200b}\n").unwrap().text, "Ann Lee");
/// assert_eq!(shown_name("\u{2067}\u{ad}"), None);
/// assert!(shown_name("Аnn").unwrap().is_doubtful); // The first letter is Cyrillic.
/// ```
pub fn shown_name(name: &str) -> Option<ShownName> {
    let (mut text, mut letters, mut marks) = (String::new(), 0, MARKS);
    let mut is_spaced = false;
    for letter in name.chars().take(READ) {
        if letter.is_whitespace() || is_blank(letter) {
            // A mark needs a letter before it.
            (is_spaced, marks) = (!text.is_empty(), MARKS);
            continue;
        }
        let class = class(letter);
        let is_mark = class == Class::Mark;
        if class == Class::Unseen || is_mark && marks == MARKS {
            continue;
        }
        let length = letter.len_utf8() + usize::from(is_spaced);
        if letters + 1 + usize::from(is_spaced) > MOST_LETTERS || text.len() + length > MOST_BYTES {
            break;
        }
        if is_spaced {
            text.push(' ');
        }
        text.push(letter);
        letters += 1 + usize::from(is_spaced);
        marks = if is_mark { marks + 1 } else { 0 };
        is_spaced = false;
    }
    let is_doubtful = script::is_doubtful(&text);
    (!text.is_empty()).then_some(ShownName { text, is_doubtful })
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Class {
    Plain,
    /// Joins the letter before it.
    Mark,
    Unseen,
}

/// The standard library has tables of what a debugger can print, so no tables of our own are needed. A string in debug
/// form escapes controls, format characters (also those that set the direction), unassigned characters and characters
/// for private use. It escapes marks only at its start.
fn class(letter: char) -> Class {
    let is_escaped = |letter: char| letter.escape_debug().len() > 1;
    let mut text = [0; 5];
    text[0] = b'x';
    let length = letter.encode_utf8(&mut text[1..]).len();
    let text = std::str::from_utf8(&text[..=length]).unwrap_or_default();
    match letter {
        '"' | '\'' | '\\' => Class::Plain,
        _ if is_ignorable(letter) || text.escape_debug().count() > 2 => Class::Unseen,
        _ if is_escaped(letter) => Class::Mark,
        _ => Class::Plain,
    }
}

/// True for letters and marks that show nothing. CITE: Default_Ignorable_Code_Point,
/// <https://www.unicode.org/Public/UCD/latest/ucd/DerivedCoreProperties.txt>; and the signs for missing characters.
fn is_ignorable(letter: char) -> bool {
    matches!(
        letter,
        '\u{34f}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{fff0}'..='\u{ffff}'
            | '\u{1d159}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// True for letters and symbols that look like a space.
fn is_blank(letter: char) -> bool {
    matches!(letter, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn text(name: &str) -> Option<String> {
        shown_name(name).map(|name| name.text)
    }

    #[test]
    fn the_field_shows_what_is_sent() {
        let table = [
            ("Ada", "Ada"),
            ("Ada ", "Ada "),
            ("Ada  L", "Ada L"),
            (" ", ""),
            ("Екатерина Иванова", "Екатерина Иванов"),
            ("\u{6c49}\u{5b57}\u{3000}", "\u{6c49}\u{5b57} "),
        ];
        for (text, expected) in table {
            let typed = typed_name(text);
            assert_eq!((typed.as_str(), typed_name(&typed).as_str()), (expected, expected), "{text:?}");
            assert_eq!(own_name(&typed), own_name(text), "{text:?}");
        }
    }

    #[test]
    fn ordinary_names_stay() {
        let names = [
            "Ann",
            "Zoë",
            "Zoe\u{308}",
            "Nguyễn",
            "Nguye\u{302}\u{303}n",
            "O'Neil \\ \"Ace\"",
            "Ann-Marie 2",
            "x_X_42",
            "Иван",
            "Ελένη",
            "Հայկ",
            "שרה",
            "محمد",
            "علی ۲",
            "अनिता",
            "สุรชัย",
            "山田太郎",
            "ヤマダ",
            "김민준",
            "ნინო",
            "ሰላም",
            "བསྟན",
            "Kɔfi",
            "Əli",
            "Hawaiʻi",
            "Straße",
            "Işıl",
            "♞ 🙂",
            "👍🏽",
            "(c) <b>",
            "...",
        ];
        for name in names {
            assert_eq!(shown_name(name), Some(ShownName { text: name.to_owned(), is_doubtful: false }), "{name}");
        }
    }

    #[test]
    fn nothing_unseen_stays() {
        let table = [
            ("", None),
            (" \t\r\n\u{a0}\u{3000}\u{2003}\u{85}\u{2028}", None),
            ("\u{200b}\u{200c}\u{200d}\u{2060}\u{feff}\u{ad}", None),
            ("\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}\u{200e}\u{200f}\u{61c}", None),
            ("\u{3164}\u{2800}\u{115f}\u{1160}\u{ffa0}", None),
            ("\u{e000}\u{f8ff}\u{f0000}\u{10fffd}", None),
            ("\u{378}\u{fdd0}\u{ffff}\u{e0fff}\u{10ffff}", None),
            ("\u{fffd}\u{fffc}\u{fff9}\u{fffb}", None),
            ("\u{e0041}\u{e007f}\u{e0100}\u{fe0f}\u{180b}\u{34f}\u{17b4}\u{1d159}\u{1d173}", None),
            ("\u{301}\u{302}", None),
            (" \u{301}", None),
            ("\0\u{1b}[31mred\u{7f}\u{9b}", Some("[31mred")),
            ("Ann\u{202e}eeL", Some("AnneeL")),
            ("  Ann \t\n  Lee  ", Some("Ann Lee")),
            ("A\u{3164}B", Some("A B")),
            ("A\u{200b} \u{200b}B", Some("A B")),
            ("\u{301}a \u{301}b", Some("a b")),
            ("👨\u{200d}👩", Some("👨👩")),
        ];
        for (name, expected) in table {
            assert_eq!(text(name).as_deref(), expected, "{}", name.escape_unicode());
        }
    }

    #[test]
    fn marks_do_not_pile_up() {
        for mark in
            ['\u{300}', '\u{489}', '\u{e47}', '\u{5b0}', '\u{64b}', '\u{20dd}', '\u{1ab0}', '\u{fe20}', '\u{f71}']
        {
            let name: String = std::iter::once('a').chain([mark; 12]).collect();
            assert_eq!(text(&name), Some(name.chars().take(4).collect()), "{}", mark.escape_unicode());
            // Unseen characters between them make no difference.
            let name: String =
                std::iter::once('a').chain([mark, '\u{200d}', mark, mark, '\u{ad}', mark, mark]).collect();
            assert_eq!(text(&name).unwrap().chars().count(), 4);
        }
    }

    #[test]
    fn names_have_a_limit() {
        let longest = "x".repeat(24);
        for rest in ["", "x", " x", "é", " \u{301}"] {
            assert_eq!(text(&format!("{longest}{rest}")).as_ref(), Some(&longest));
        }
        // A space counts only with a letter behind it.
        assert_eq!(text(&format!("{} x", "x".repeat(23))), Some("x".repeat(23)));
        assert_eq!(text(&format!("{} xx", "x".repeat(22))), Some(format!("{} x", "x".repeat(22))));
        assert_eq!(text(&"山".repeat(40)), Some("山".repeat(10)));
        assert_eq!(text(&"👍".repeat(40)), Some("👍".repeat(8)));
        assert_eq!(text(&"\u{200b}".repeat(1 << 20)), None);
    }

    #[test]
    fn names_that_pass_for_others_are_doubtful() {
        let names = [
            "Аnn",
            "Ann\u{430}",
            "Αnn",
            "ΑΝΝΑ",
            "сосо",
            "Ѕсоре",
            "ո\u{585}ս",
            "Ａｎｎ",
            "𝐀𝐧𝐧",
            "𝓐nn",
            "ᴀɴɴ",
            "Ⓐⓝⓝ",
            "🅰nn",
            "Ꭺnn",
            "ꓮꓠꓠ",
            "ℎans",
            "\u{212a}elvin",
            "ⅼee",
            "ɑnn",
            "Иванs",
            "Ivan Иван",
            "שרהمحمد",
            "山田Иван",
            "Annª\u{430}",
            "bⁿ",
            "Ⲟⲟ",
            "ſam",
            "ǃann",
        ];
        for name in names {
            assert!(shown_name(name).unwrap().is_doubtful, "{name}");
        }
        for name in ["Ann 山田", "Ann שרה", "Lee 이", "Tarō ー", "Ω", "Ж", "№ 1", "½", "1ª"] {
            assert!(!shown_name(name).unwrap().is_doubtful, "{name}");
        }
    }

    proptest! {
        #[test]
        fn a_shown_name_is_within_the_limits_and_stays(name in "\\PC{0,40}|.{0,40}|[a\u{300}\u{301} \u{200d}א]{0,40}") {
            if let Some(shown) = shown_name(&name) {
                prop_assert!(shown.text.len() <= MOST_BYTES && shown.text.chars().count() <= MOST_LETTERS);
                prop_assert_eq!(shown.text.trim(), &shown.text);
                prop_assert_eq!(shown_name(&shown.text), Some(shown));
            }
        }
    }

    #[test]
    fn every_character_is_either_shown_on_one_line_or_removed() {
        // The planes between have only Chinese characters or nothing.
        for letter in ('\0'..='\u{1ffff}').chain('\u{e0000}'..='\u{e0fff}') {
            let name: String = ['a', letter, 'b'].iter().collect();
            let shown = text(&name).unwrap();
            assert!(shown == "ab" || shown == "a b" || shown == name, "{}", letter.escape_unicode());
            assert_eq!(text(&shown).as_ref(), Some(&shown));
            assert!(!shown.chars().any(|letter| letter.is_control() || letter.is_whitespace() && letter != ' '));
        }
    }
}
