//! Links that mail programs, chats and forums have damaged. They open as intended, or the page reports what is missing.

use crate::support::growth::{takes_linear_time, time};
use crate::support::random::Random;
use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::game_record::GameRecordFault;
use hostage_chess::game::{Game, GameRecord, Position as _, Side};
use hostage_chess::link::compact::{self, CompactFault};
use hostage_chess::link::embed::EmbedOptions;
use hostage_chess::link::{Doubt, Link, LinkFault, LinkReading, LinkedGame, Screen, parameter, says, screen_name};
use hostage_chess::session::{LinkId, Player, Players};
use hostage_chess::shell::{Action, Now, Shell, StoredState, asks_for_embed};
use proptest::prelude::*;

/// A random game of `length` moves.
fn random_record(variant: &str, seed: u64, length: usize) -> GameRecord {
    let mut numbers = Random(seed);
    let mut position = AnyPosition::start(variant).unwrap();
    let mut record = GameRecord { variant: variant.to_owned(), ..GameRecord::default() };
    while record.moves.len() < length {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let m = moves[numbers.below(moves.len())];
        record.moves.push(position.uci(m));
        position = position.play_unchecked(m);
    }
    record
}

fn read(link: &str) -> LinkedGame {
    Link::read(link)
        .unwrap_or_else(|faults| panic!("{link}: {faults:?}"))
        .game
        .unwrap_or_else(|| panic!("{link}: no game"))
}

/// Percent-encodes everything except letters and digits.
fn encoded(text: &str) -> String {
    text.bytes()
        .map(|b| if b.is_ascii_alphanumeric() { char::from(b).to_string() } else { format!("%{b:02X}") })
        .collect()
}

/// Addresses without their `#`, as they arrive after various kinds of damage.
fn manglings(address: &str) -> Vec<String> {
    let inside = |from: &str, to: &str| address.replace(from, to);
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    let mut all = vec![
        address.to_owned(),
        inside("&", "&amp;"),
        inside("&", "&amp;amp;"),
        inside("&", "&amp;amp;amp;"),
        inside("&", "&amp%3B"),
        inside("&", "%26amp%3B"),
        inside("&", "%26amp;"),
        inside("&", "&AMP;"),
        inside("&", "&#38;"),
        inside("&", "&#x26;"),
        inside("&", "%26"),
        inside("&", "%2526"),
        inside("&", ";"),
        inside("&", "%3b"),
        inside("&", "\\u0026"),
        inside("&", "\\&"),
        inside("&", "&&"),
        inside("&", "?"),
        inside("=", "%3D"),
        inside("=", "%3d"),
        inside("=", "%253D"),
        inside("=", "=3D"),
        inside("=", "\\="),
        inside("?", "%3F"),
        inside("?", "%3f"),
        inside("?", "??"),
        inside("?", "/?"),
        inside("?", "\\?"),
        inside("?", "&"),
        inside("_", "\\_"),
        inside("_", "%5F"),
        inside("_", "%5C_"),
        inside("&", "&amp;").replace('=', "%3D").replace('?', "%3F"),
        encoded(address),
        encoded(&encoded(address)),
        encoded(&inside("&", "&amp;")),
        format!("{}?{}", path.to_uppercase(), query),
        format!("{path}/?{query}"),
        format!("!{address}"),
        address.trim_start_matches('/').to_owned(),
        format!(
            "{}?{}",
            path,
            query
                .split('&')
                .map(|pair| pair
                    .split_once('=')
                    .map_or(pair.to_owned(), |(name, value)| format!("{}={value}", name.to_uppercase())))
                .collect::<Vec<_>>()
                .join("&")
        ),
        format!("{address}?utm_source=chat&fbclid=IwAR0"),
        format!("{address}&utm_source=chat&amp;x=%FF"),
        format!("{address}&"),
        format!("{address}&amp;"),
    ];
    for end in [
        ".", ")", ">", "]", "\"", "'", "…", "...", ",", ";", ":", "!", "?", "*", "**", "`", "|", ").", "\">", "&quot;",
        "&gt;", "&nbsp;", "»", "”", "\u{200b}", "\u{feff}", "\u{ad}", "\u{a0}", " ", "\n", "\\",
    ] {
        all.push(format!("{address}{end}"));
        all.push(format!("{address}{}", encoded(end)));
    }
    all
}

#[test]
fn a_changed_link_still_opens_its_game() {
    let record = random_record("hostage", 5, 30);
    let start = record.follow::<AnyPosition>().unwrap().last().fen();
    let by_fen = GameRecord { start: Some(start), moves: Vec::new(), variant: "hostage".into() };
    for record in [
        record,
        by_fen,
        random_record("hole", 3, 12),
        random_record("messenger", 2, 12),
        random_record("takeover-41", 2, 12),
    ] {
        for short in [true, false] {
            let game = LinkedGame {
                players: Players::HUMANS,
                short,
                id: LinkId::new(1732).filter(|_| short),
                ..LinkedGame::of(record.clone())
            };
            let address = Link { screen: Screen::Play, game: Some(game.clone()) }.to_string();
            for mangled in manglings(&address[1..]) {
                let found = read(&format!("#{mangled}"));
                assert_eq!(found, game, "{mangled}");
                assert_eq!(Link::look(&mangled).faults, [], "{mangled}");
            }
        }
    }
}

#[test]
fn a_friends_reply_never_seats_the_engine() {
    for link in [
        "#/play?g=1Ro5JAAI_&amp;black=human&amp;id=1732",
        "#/play?g=1Ro5JAAI&black=human&id=1732",
        "#/play?g=1Ro5JAAI_%26black%3Dhuman%26id%3D1732",
        "#/play?g=1Ro5JAAI_&BLACK=Human&ID=1732",
        "#/play?g=1Ro5JAAI_&black=hum",
        "#/play?g=1Ro5JAAI_&blak=human&id=1732",
        "#/play?g=1Ro5JAAI_&id=1732.",
    ] {
        let game = read(link);
        assert_eq!((game.players, game.short), (Players::HUMANS, true), "{link}");
        assert_eq!(game.record, compact::read("1Ro5JAAI_").unwrap());
    }
}

#[test]
fn every_other_parameter_survives_the_changes_too() {
    for mangled in manglings("/learn?lesson=hole-pull&lang=de") {
        assert_eq!(parameter(&mangled, "lesson").as_deref(), Some("hole-pull"), "{mangled}");
    }
    for mangled in manglings("/puzzles?theme=3&p=hostage-12") {
        assert_eq!(parameter(&mangled, "p").as_deref(), Some("hostage-12"), "{mangled}");
        assert_eq!(screen_name(&mangled), "puzzles", "{mangled}");
    }
    // A key may end in a dash.
    for mangled in manglings("/live?key=AqX_7-b9-&lang=de").iter().chain(&manglings("/live?lang=de&key=AqX_7-b9-")) {
        assert_eq!(parameter(mangled, "key").as_deref(), Some("AqX_7-b9-"), "{mangled}");
        assert_eq!(screen_name(mangled), "live", "{mangled}");
    }
    for mangled in manglings("/puzzles?daily") {
        assert!(says(&mangled, "daily"), "{mangled}");
    }
    for mangled in manglings("/embed?moves=e2e4_e7e5&side=black&start=1&theme=dark") {
        assert!(asks_for_embed(&mangled), "{mangled}");
        let frame = EmbedOptions::read(&mangled, 2);
        assert_eq!((frame.side, frame.start, frame.theme), (Some(Side::Black), Some(1), Some("dark")), "{mangled}");
        assert_eq!(frame.bad, [], "{mangled}");
    }
    for name in ["#play", "#!/play", "#/Play/", "#!play", "#%2Fplay", "#/play.", "##/play", "#/PLAY?", "#/play/%20"] {
        assert_eq!(Link::read(name), Ok(Link { screen: Screen::Play, game: None }), "{name}");
    }
    for name in ["#/casino", "#/play2", "#/игра"] {
        assert!(matches!(&Link::look(name).faults[..], [LinkFault::Screen(_)]), "{name}");
    }
}

#[test]
fn names_of_people_stay_as_they_were_written() {
    for (written, read) in [
        ("white-name=Tom%26Jerry", "Tom&Jerry"),
        ("white-name=Tom%26Jerry%3B%20Co", "Tom&Jerry; Co"),
        ("white-name=Who%3F", "Who?"),
        ("white-name=A%26side%3Dblack", "A&side=black"),
        ("white-name=50%25%20Bob", "50% Bob"),
        ("white-name=3D+Printer", "3D Printer"),
        ("white-name=Ada;side=black", "Ada"),
        ("white-name=Ada&amp;side=black", "Ada"),
        ("white-name=J%C3%BCrgen", "Jürgen"),
    ] {
        let frame = EmbedOptions::read(&format!("#/embed?moves=e2e4&{written}"), 1);
        assert_eq!(frame.white, read, "{written}");
    }
    let whole = encoded("/embed?white-name=Tom%26Jerry&side=black");
    let frame = EmbedOptions::read(&whole, 0);
    assert_eq!((frame.white.as_str(), frame.side), ("Tom&Jerry", Some(Side::Black)));
}

fn doubts(link: &str) -> Vec<(String, &'static str, bool)> {
    let name = |doubt| match doubt {
        Doubt::Name { written, meant, taken } => Some((written, meant, taken)),
        Doubt::Cut => None,
    };
    Link::look(link).doubts.into_iter().filter_map(name).collect()
}

#[test]
fn a_name_similar_to_a_known_one_is_reported_and_nothing_is_lost() {
    for (query, written, meant) in [
        ("move=e2e4_e7e5", "move", "moves"),
        ("mvoes=e2e4_e7e5", "mvoes", "moves"),
        ("MOVS=e2e4_e7e5", "movs", "moves"),
        ("moves=e2e4_e7e5&fenn=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1", "fenn", "fen"),
        ("moves=e2e4_e7e5&wihte=engine", "wihte", "white"),
        ("moves=e2e4_e7e5&levle=3", "levle", "level"),
        ("moves=e2e4_e7e5&secnds=7", "secnds", "seconds"),
        ("gaem=hostage&amp;moves=e2e4_e7e5", "gaem", "game"),
    ] {
        let link = format!("#/play?{query}");
        assert_eq!(doubts(&link), [(written.to_owned(), meant, true)], "{link}");
        assert_eq!(read(&link).record.moves, ["e2e4", "e7e5"], "{link}");
    }
    // A value that is impossible for the similar name changes nothing, and is reported.
    let link = "#/play?moves=e2e4&mvoes=x&levl=99";
    assert_eq!(doubts(link), [("levl".to_owned(), "level", false)]);
    assert_eq!(read(link).record.moves, ["e2e4"]);
    // A faulty game is refused even under a misspelt name.
    let bad = Link::look("#/play?mvoes=e2e4_e7e4");
    assert_eq!(bad.link.game.unwrap().record.moves, ["e2e4", "e7e4"]);
    for foreign in
        ["utm_source=x", "fbclid=%FF", "gclid=1", "ref=a", "s=1", "t=2", "x", "mode=dark", "igshid=q", "si=7"]
    {
        let link = format!("#/play?moves=e2e4&{foreign}");
        assert_eq!((doubts(&link).len(), read(&link).record.moves.len()), (0, 1), "{link}");
    }
    assert_eq!(doubts("#/learn?lessen=hole-pull"), [("lessen".to_owned(), "lesson", true)]);
    assert_eq!(parameter("#/learn?lessen=hole-pull", "lesson").as_deref(), Some("hole-pull"));
    assert_eq!(doubts("#/live?kye=AqX7"), [("kye".to_owned(), "key", true)]);
    assert_eq!(doubts("#/rules?lnag=de"), [("lnag".to_owned(), "lang", false)]);
    let small = "#/embed?moves=e2e4&oriantation=black&mvoes=x";
    assert_eq!(doubts(small), [("oriantation".to_owned(), "orientation", true)]);
    assert_eq!(EmbedOptions::read(small, 1).side, Some(Side::Black));
    assert_eq!(doubts("#/anaylsis?moves=e2e4"), [("anaylsis".to_owned(), "analysis", false)]);
    assert_eq!(doubts("#/lobbi"), [("lobbi".to_owned(), "lobby", false)]);
    assert_eq!(doubts("#/casino"), []);
}

fn start(address: &str) -> Shell {
    Shell::start(StoredState::default(), address, false, Now::default()).0
}

#[test]
fn the_reader_is_told_and_may_open_the_readable_part() {
    let mut shell = start("#/play?mvoes=e2e4_e7e5");
    assert_eq!(shell.play().tree().game_record().moves.len(), 2);
    assert!(shell.doubts()[0].contains("mvoes") && shell.doubts()[0].contains("moves"), "{:?}", shell.doubts());
    shell.update(Action::Dismiss, Now::default());
    assert_eq!((shell.doubts().len(), shell.play().tree().game_record().moves.len()), (0, 2));
    // A fault outside of the game does not prevent opening it.
    for link in [
        "#/play?moves=e2e4_e7e5&level=99",
        "#/paly?moves=e2e4_e7e5",
        "#/play?mvoes=e2e4_e7e5_e4e5",
        "#/library2?g=1Ro5JAAI_",
    ] {
        let mut shell = start(link);
        let bad = shell.bad_link().unwrap_or_else(|| panic!("{link}"));
        assert!(bad.readable().is_some(), "{link}");
        assert!(!link.contains("mvoes") || bad.faults.iter().any(|fault| fault.contains("mvoes")), "{:?}", bad.faults);
        shell.update(Action::OpenPart, Now::default());
        assert!(shell.bad_link().is_none() && !shell.play().tree().game_record().moves.is_empty(), "{link}");
        assert_eq!(shell.screen(), Screen::Play);
    }
    let shell = start("#/setup?moves=e2e4_e7e4");
    assert!(shell.doubts()[0].contains("e7e4") && shell.editor().text().contains("4P3"), "{:?}", shell.doubts());
}

#[test]
fn moves_that_ran_together_are_separated_by_the_rules() {
    for moves in [
        "e2e4e7e5g1f3",
        "e2e4_e7e5g1f3",
        "e2e4e7e5_g1f3_",
        "*e2e4_e7e5*_g1f3",
        "e2e4 e7e5 g1f3",
        "e2e4+e7e5+g1f3",
        "e2e4%20e7e5%0Ag1f3",
        "e2e4_e7%0D%0Ae5_g1f3",
        "e2e4_e7 e5_g1f3",
        "E2E4_E7E5_G1F3",
        "e2e4–e7e5–g1f3",
        "e2\u{ad}e4_e7\u{200b}e5_g1f3",
    ] {
        assert_eq!(read(&format!("#/play?moves={moves}")).record.moves, ["e2e4", "e7e5", "g1f3"], "{moves}");
    }
    // A drop without its capitals.
    let fen = "4k3/8/8/8/8/8/8/4K3[#Nq]_w_-_-_0_1";
    assert_eq!(read(&format!("#/play?fen={fen}&moves=n%23q@c7")).record.moves, ["N#Q@c7"]);
    // A text that the rules cannot separate is refused, with the readable part.
    for moves in ["e2e4_e7e4", "e2e4_e7e", "e2e4_zzz", "e2e4_e7e5_)x"] {
        let (part, fault) = read(&format!("#/play?moves={moves}")).record.follow::<AnyPosition>().unwrap_err();
        assert!(part.is_some() && matches!(fault, GameRecordFault::Move { .. }), "{moves}");
    }
    assert_eq!(Link::look("#/play?moves=e2e4_e7e5…").doubts, [Doubt::Cut]);
    assert_eq!(Link::look("#/play?moves=e2e4_e7e5").doubts, []);
}

#[test]
fn positions_without_spaces_or_hole_signs_are_read() {
    let whole = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR[#] w KQkq e6 0 2";
    for fen in [
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR%5B%23%5D_w_KQkq_e6_0_2",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR[#]wKQkqe60_2",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR[#]w_KQkqe6_0_2",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR[#]+w+KQkq+e6+0+2",
        "rnbqkbnr/pppp1ppp/8/%0A4p3/4P3/8/PPPP1PPP/RNBQKBNR[#]_w_KQkq_e6_0_2",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR[#]_w_KQkq_e6_0_2).",
        "rnbqkbnr∕pppp1ppp∕8∕4p3∕4P3∕8∕PPPP1PPP∕RNBQKBNR[#]_w_KQkq_e6_0_2",
    ] {
        let record = read(&format!("#/play?fen={fen}")).record;
        assert_eq!(record.first::<AnyPosition>().unwrap().fen(), whole, "{fen}");
    }
    let hole = AnyPosition::start("hole").unwrap();
    let eaten = hole.fen().replace('*', "").replace(' ', "_");
    assert_eq!(read(&format!("#/play?game=hole&fen={eaten}")).record.first::<AnyPosition>(), Ok(hole));
}

#[test]
fn a_short_link_in_lower_case_is_refused_by_name() {
    let record = random_record("hostage", 9, 40);
    let text = compact::write(&record).unwrap();
    let link = format!("#/play?g={}", text.to_lowercase());
    assert_eq!(Link::read(&link), Err(vec![LinkFault::Case]));
    assert!(start(&link).bad_link().unwrap().faults[0].contains("capital"));
    let fen = "#/play?fen=rnbqkbnr/pppppppp/8/8/8/8/pppppppp/rnbqkbnr_w_kqkq_-_0_1";
    assert!(Link::look(fen).faults.contains(&LinkFault::Case));
    // A single letter in the wrong case can be repaired.
    let place = text.bytes().rposition(|letter| letter.is_ascii_alphabetic()).unwrap();
    let mut bytes = text.into_bytes();
    bytes[place] ^= 32;
    assert_eq!(compact::read_mended(std::str::from_utf8(&bytes).unwrap()), Ok(record));
}

#[test]
fn a_short_text_ends_with_a_letter_and_older_ones_are_read() {
    for variant in variants() {
        for seed in 0..40 {
            let record = random_record(variant, seed, seed as usize);
            let text = compact::write(&record).unwrap();
            assert!(text.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"-_".contains(&letter)));
            assert!(text.ends_with(|letter: char| letter.is_ascii_alphanumeric()), "{text}");
            assert_eq!(compact::read(&text).as_ref(), Ok(&record));
        }
    }
    // The form of version 0.1.0, and the present one.
    let record = GameRecord { moves: vec!["e2e4".into(), "c7c5".into()], ..random_record("hostage", 0, 0) };
    let older = compact::read("1Ro5JAAI_").unwrap();
    assert_eq!(compact::read(&compact::write(&older).unwrap()).as_ref(), Ok(&older));
    assert_ne!(compact::write(&older).unwrap(), "1Ro5JAAI_");
    assert_eq!(compact::read(&compact::write(&record).unwrap()), Ok(record));
}

#[test]
fn text_after_a_short_link_in_a_mail_is_ignored() {
    for added in
        ["\r\n", "\r\n\r\n--\r\nSent from somewhere", " Sent from somewhere", "%0D%0A%0D%0A--%0D%0ASent", "%20Sent"]
    {
        let game = read(&format!("#/play?g=1Ro5JAAI_{added}"));
        assert_eq!(game.record, compact::read("1Ro5JAAI_").unwrap(), "{added:?}");
    }
}

/// Several changes to a short text at once. Some remove letters, which the checksum must then recover.
fn suffer(text: &str, way: usize, numbers: &mut Random) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    match way {
        0 => letters.push(['.', ')', '>', ']', '"', '…', '\u{200b}', '_', '*', '-'][numbers.below(10)]),
        1 => letters.insert(
            1 + numbers.below(letters.len() - 1),
            ['\u{200b}', '\u{ad}', '\n', '\\', ' ', '*'][numbers.below(6)],
        ),
        2 => return text.replace('_', "\\_"),
        // One underscore, or a pair of them.
        3 | 4 => {
            for _ in 0..way - 2 {
                if let Some(place) = letters.iter().rposition(|letter| *letter == '_') {
                    letters.remove(place);
                }
            }
        }
        5 => drop(letters.pop()),
        6 => return text.replace("--", "–").replace('-', "‐"),
        _ => return format!("{text}{}", [").", "\">", "&quot;", "%E2%80%8B", "%3E", ".%0A"][numbers.below(6)]),
    }
    letters.into_iter().collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]
    #[test]
    fn a_short_link_survives_changes_that_the_checksum_can_prove(
        seed in any::<u64>(), moves in 0usize..60, which in 0usize..4, taken in 0usize..8, added in 0usize..3,
    ) {
        let variant = ["hostage", "hole", "messenger", "takeover-41"][which];
        let mut numbers = Random(seed);
        let record = random_record(variant, seed, moves);
        let mut text = suffer(&compact::write(&record).unwrap(), taken, &mut numbers);
        for _ in 0..added {
            // A letter that is added where others are missing leaves too little to prove.
            let ways: &[usize] = if (3..6).contains(&taken) { &[1, 2, 7] } else { &[0, 1, 2, 7] };
            let way = ways[numbers.below(ways.len())];
            text = suffer(&text, way, &mut numbers);
        }
        let link = format!("#/play?g={text}");
        let LinkReading { link, faults, .. } = Link::look(&link);
        prop_assert_eq!(faults, vec![], "{}", text);
        prop_assert_eq!(link.game.unwrap().record, record);
    }

    /// Every text is read or refused, quickly.
    #[test]
    fn no_address_causes_a_panic(text in "([#/?&;=%_a-z0-9…\\\\ ]|%25|%26|&amp;|moves=|g=1|fen=|white-name=){0,60}") {
        let reading = Link::look(&text);
        let _ = (EmbedOptions::read(&text, 3), parameter(&text, "lesson"), says(&text, "daily"), asks_for_embed(&text));
        if let Some(game) = reading.link.game {
            let _ = game.record.follow::<AnyPosition>();
        }
    }
}

#[test]
fn a_text_with_real_changes_is_refused_quickly() {
    let begin = std::time::Instant::now();
    let text = compact::write(&random_record("hostage", 1, 120)).unwrap();
    let mut refused = 0;
    for place in (1..text.len()).step_by(text.len() / 8) {
        let mut letters = text.clone().into_bytes();
        letters[place] = if letters[place] == b'7' { b'8' } else { b'7' };
        letters.swap(place - 1, place / 2);
        match compact::read_mended(std::str::from_utf8(&letters).unwrap()) {
            Err(CompactFault::Damaged | CompactFault::Version(_)) => refused += 1,
            found => assert_eq!(found, compact::read(&text), "another game"),
        }
    }
    assert!(refused > 5, "{refused}");
    assert!(begin.elapsed().as_secs() < 60, "{:?}", begin.elapsed());
}

#[test]
fn players_are_read_from_words_that_were_cut() {
    for (word, player) in
        [("human", Player::Human), ("humа", Player::Human), ("eng", Player::Engine), ("ENGINE.", Player::Engine)]
    {
        assert_eq!(read(&format!("#/play?moves=e2e4&white={word}")).players.white, player, "{word}");
    }
    for word in ["robot", "", "x", "humane"] {
        assert_eq!(Link::look(&format!("#/play?white={word}")).faults.len(), 1, "{word}");
    }
}

/// Every link is shorter than the longest that is read.
#[test]
fn a_hostile_address_takes_linear_time() {
    let holds = |begin: &str, piece: &str, look: &dyn Fn(&str)| {
        takes_linear_time(&format!("{begin} {piece}"), 96_000, |bytes| {
            let link = begin.to_owned() + &piece.repeat(bytes / piece.len());
            time(&|| look(&link))
        });
    };
    for piece in ["move=1&", "mvoes=e2e4;", "&amp;", "%2525", "white-name=a;", "lessen=x&", "?", "\\_"] {
        holds("#/embed?", piece, &|link| {
            let reading = Link::look(link);
            assert!(reading.doubts.len() < 10);
            let _ = (EmbedOptions::read(link, 3), parameter(link, "lesson"), says(link, "daily"), asks_for_embed(link));
        });
    }
    for (name, piece) in [
        ("g=1", "_"),
        ("g=1", "a"),
        ("g=1", "-A\\"),
        ("fen=", "]"),
        ("fen=", "8/"),
        ("moves=", "e2e4"),
        ("moves=", "g1f3g8f6f3g1f6g8"),
        ("moves=", "_-"),
    ] {
        holds(&format!("#/play?{name}"), piece, &|link| drop(Link::look(link)));
    }
}
