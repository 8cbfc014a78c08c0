//! The files of the table, the questions each one asks, and the changes it makes.

use hostage_chess::json;
use hostage_chess::session::backup::PerKind;
use hostage_chess::session::library;

use super::super::{analysis, game};

pub const GAME: &str = "[White \"Ada\"]\n[Black \"Bob\"]\n\n1. e4 *\n";
pub const SETTINGS: &str = "% hostage-chess settings: theme=contrast&language=de\n";
pub const LESSONS: &str = "% hostage-chess lessons: hostage-drop=3&last=hostage-drop\n";
pub const PUZZLES: &str =
    "% hostage-chess puzzles: {\"rating\":180000,\"deviation\":5000,\"solved\":340,\"tried\":400}\n";

/// Two games against the computer. One of them is stored here already.
pub const GAMES: &str = "g 1000 2026.11.01 hostage 1 white won 20 alone 0123456789abcdef e2e4,e7e5,d2d4,d7d5;\
                         g 2000 2026.11.02 hostage 4 black lost 31 helped 123456789abcdef0 e2e4,e7e5;\
                         a 123456789abcdef0 - 71";

/// Two games against people. One of them is stored here already.
pub const PEOPLE: &str = "{\"people\":[{\"key\":\"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\",\"name\":\"Ann\",\"games\":[[\"BBBBBBBBBBBBBBBB\",20002,\"Drawn\"]]},\
                          {\"key\":\"BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBA\",\"name\":\"Bob\",\"games\":[[\"AAAAAAAAAAAAAAAA\",20000,\"Won\"]]}]}";

pub fn all() -> String {
    format!("{SETTINGS}{LESSONS}{PUZZLES}% hostage-chess career: {GAMES}\n% hostage-chess results: {PEOPLE}\n\n{GAME}")
}

/// The data stored here before each row.
pub const HERE: PerKind<&str> = PerKind([
    "theme=dark&taste=sweet",
    "hostage-drop=1&hostage-prisons=2&mirror-jump=7&last=hostage-prisons",
    "{\"rating\":120000,\"deviation\":6000,\"solved\":9,\"tried\":20,\"mood\":\"good\"}",
    "g 1000 2026.11.01 hostage 1 white won 20 alone 0123456789abcdef e2e4,e7e5,d2d4,d7d5;\
     g 3000 2026.11.03 hostage 1 white won 20 alone 23456789abcdef01 e2e4,e7e5;z of a newer version",
    "{\"people\":[{\"key\":\"BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBA\",\"name\":\"Bob\",\"games\":[[\"AAAAAAAAAAAAAAAA\",20000,\"Won\"],\
     [\"CCCCCCCCCCCCCCCC\",20001,\"Lost\"]]}],\"mood\":\"good\"}",
]);

/// A row of the table: a file, and its questions.
pub struct Row {
    pub what: &'static str,
    pub text: String,
    pub asked: (usize, usize, PerKind<bool>),
    /// Parts of the data stored after everything was accepted, for each kind.
    pub stored: PerKind<&'static [&'static str]>,
    pub entries: usize,
    /// A part of the report.
    pub said: &'static str,
}

pub fn table() -> Vec<Row> {
    let long = "x".repeat(5_000_000);
    let missed: Vec<String> =
        (0..80_000).map(|number| format!("{{\"id\":\"hostage-{number}\",\"due\":9,\"step\":0}}")).collect();
    let names: Vec<String> = (0..4_000).map(|number| format!("name-{number}=1")).collect();
    let saved = game(&["e2e4", "e7e5"]).save();
    let copy = |texts: &[(&str, String)]| {
        let texts = texts.iter().map(|(name, text)| format!("\"hostage-chess.{name}\":{}", quoted(text)));
        format!("% hostage-chess stored: {{{}}}\n\n{GAME}", texts.collect::<Vec<_>>().join(","))
    };
    vec![
        Row {
            what: "a file of everything",
            text: all(),
            asked: (1, 0, PerKind([true; 5])),
            stored: PerKind([
                &["theme=contrast", "language=de", "&taste=sweet"],
                &["hostage-drop=3", "hostage-prisons=2", "mirror-jump=7", "last=hostage-prisons"],
                &["\"rating\":180000", "\"solved\":340", "\"mood\":\"good\""],
                &["g 1000 ", "g 2000 ", "g 3000 ", "a 123456789abcdef0 - 71", "z of a newer version"],
                &["Ann", "Bob", "BBBBBBBBBBBBBBBB\"", "CCCCCCCCCCCCCCCC\"", "\"mood\":\"good\""],
            ]),
            entries: 1,
            said: "Imported: 1 new, settings, stars, puzzles, results, results against people.",
        },
        Row {
            what: "an older one, without puzzles, with Windows' line ends and a mark before it",
            text: format!("\u{feff}\r\n{SETTINGS}{LESSONS}\n{GAME}").replace("\n", "\r\n"),
            asked: (1, 0, PerKind([true, true, false, false, false])),
            stored: PerKind([&["theme=contrast", "language=de"], &["hostage-drop=3"], &[], &["g 3000 "], &[]]),
            entries: 1,
            said: "Imported: 1 new, settings, stars.",
        },
        Row {
            what: "one with nothing in it",
            text: format!("{SETTINGS}% hostage-chess lessons:\n% hostage-chess puzzles:\n"),
            asked: (0, 0, PerKind([true, false, false, false, false])),
            stored: PerKind([&["language=de"], &["hostage-drop=1"], &["\"solved\":9"], &["g 3000 "], &[]]),
            entries: 0,
            said: "Imported: 0 new, settings.",
        },
        Row {
            what: "one of a newer version",
            text: format!(
                "{SETTINGS}% hostage-chess lessons: castle-moat=2&hostage-drop=2\n% hostage-chess puzzles: {{\"solved\":1,\"tried\":1,\"rushes\":[{{\"variant\":\"hole\",\"score\":9}}],\"mood\":\"bad\"}}\n\n{GAME}"
            )
            .replace("language=de", "language=tlh&size=vast&ink=red"),
            asked: (1, 0, PerKind([true, true, true, false, false])),
            stored: PerKind([
                &["theme=contrast", "language=tlh", "size=vast", "ink=red", "taste=sweet"],
                &["castle-moat=2", "hostage-drop=2"],
                &["\"solved\":9", "\"mood\":\"good\"", "\"rushes\":[{\"variant\":\"hole\",\"score\":9}]"],
                &["g 3000 "],
                &[],
            ]),
            entries: 1,
            said: "Imported: 1 new, settings, stars, puzzles.",
        },
        Row {
            what: "one with a setting of five megabytes, and many small ones",
            text: all().replace("&language=de", &format!("&board=green&a={long}&{}", names.join("&"))),
            asked: (1, 0, PerKind([true; 5])),
            stored: PerKind([&["theme=contrast", "board=green", "taste=sweet"], &["hostage-drop=3"], &["\"solved\":340"], &["g 3000 "], &[]]),
            entries: 1,
            said: "items left out: too many, too long or unknown",
        },
        Row {
            what: "one with names of lessons of five megabytes, and many short ones",
            text: all().replace("hostage-drop=3", &format!("{}&{long}=1&hostage-drop=3", names.join("&"))),
            asked: (1, 0, PerKind([true; 5])),
            stored: PerKind([&["language=de"], &["hostage-drop=3", "hostage-prisons=2", "mirror-jump=7"], &["\"solved\":340"], &["g 3000 "], &[]]),
            entries: 1,
            said: "items left out: too many, too long or unknown",
        },
        Row {
            what: "one with 80,000 missed puzzles",
            text: all().replace("\"tried\":400", &format!("\"tried\":400,\"missed\":[{}]", missed.join(","))),
            asked: (1, 0, PerKind([true; 5])),
            stored: PerKind([&["language=de"], &["hostage-drop=3"], &["\"hostage-7\""], &["g 3000 "], &[]]),
            entries: 1,
            said: "77,000 items left out",
        },
        Row {
            what: "one with fields of puzzles that are too long",
            text: all().replace("\"tried\":400", &format!("\"tried\":400,\"theme\":\"{0}\",\"mind\":\"{0}\",\"d\":[1]", &long[..3_000_000])),
            asked: (1, 0, PerKind([true; 5])),
            stored: PerKind([&["language=de"], &["hostage-drop=3"], &["\"d\":[1]", "\"solved\":340"], &["g 3000 "], &[]]),
            entries: 1,
            said: "item",
        },
        Row {
            what: "one whose puzzles cannot be read",
            text: all().replace("\"solved\":340", &format!("\"solved\":340,\"x\":{}", "[".repeat(100_000))),
            asked: (1, 0, PerKind([true; 5])),
            stored: PerKind([&["language=de"], &["hostage-drop=3"], &["\"solved\":9"], &["g 3000 "], &[]]),
            entries: 1,
            said: "1 item left out",
        },
        Row {
            what: "a copy that static/fault.js saves",
            text: copy(&[
                ("settings", "theme=contrast&language=de".to_owned()),
                ("lessons", "hostage-drop=3".to_owned()),
                ("puzzles", "{\"solved\":340,\"tried\":400}".to_owned()),
                ("career", GAMES.to_owned()),
                ("results", PEOPLE.to_owned()),
                ("game", json::write(&saved).unwrap()),
                ("displaced", "{broken".to_owned()),
                ("analysis", json::write(&analysis(&["d2d4"]).save()).unwrap()),
                ("analysis.displaced", String::new()),
                ("unfiled.7000", format!("{}\0[White \"Eva\"]\n\n1. c4 *\n", library::LibraryEntry::unread(7000).text())),
                // Five texts that were put aside: three boards, one of them unreadable, and two others.
                ("game.unreadable", "{".to_owned()),
                ("game.unreadable.at", "1795651200000".to_owned()),
                ("displaced.unreadable.1795651200000", json::write(&game(&["c2c4"]).save()).unwrap()),
                ("a-0", json::write(&analysis(&["b2b4"]).save()).unwrap()),
                ("results.unreadable", "{".to_owned()),
                ("l-0", "{".to_owned()),
                ("falls", "2".to_owned()),
            ]),
            asked: (1, 7, PerKind([true; 5])),
            stored: PerKind([&["language=de"], &["hostage-drop=3"], &["\"solved\":340"], &["g 3000 "], &["Ann"]]),
            entries: 6,
            said: "2 items left out",
        },
        Row {
            what: "a copy of which the first line is cut",
            text: format!("% hostage-chess stored: {{\"hostage-chess.settings\":\"theme=con\n\n{GAME}"),
            asked: (1, 0, PerKind([false; 5])),
            stored: PerKind([&["theme=dark"], &["hostage-drop=1"], &["\"solved\":9"], &["g 3000 "], &[]]),
            entries: 1,
            said: "Imported: 1 new.",
        },
    ]
}

/// A text as a JavaScript string.
fn quoted(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n").replace('\0', "\\u0000");
    format!("\"{text}\"")
}
