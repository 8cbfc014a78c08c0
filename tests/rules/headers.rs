//! Headers as programs and people write them. Unusable tags are left out with a note, and the moves are kept. No value
//! of a tag is lost when its record is written.

use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::pgn::{Given, PgnGame, PgnReason, read};
use hostage_chess::game::{Fault, Game, Style};

const MOVES: &str = "1.e4 e5 2.Nf3 Nc6 *";

fn record(text: &str) -> PgnGame<AnyPosition> {
    read(text, Given::default())
}

fn moves(game: &PgnGame<AnyPosition>) -> usize {
    game.game_record().map_or(0, |record| record.moves.len())
}

#[test]
fn malformed_tags_are_left_out_with_a_note() {
    for bad in [
        "[Event \"5th \"Cup\" 2026\"]",
        "[Event \"Cup]",
        "[Event \"Cup\"",
        "[Event Cup 2026]",
        "[Event]",
        "[]",
        "[ ]",
        "[Time-Control \"60\"]",
        "[Événement \"Cup\"]",
        "[\"Cup\"]",
        "[Event 'Cup']",
        "[Event = \"Cup\"]",
        "[Event: \"Cup\"]",
        "[Event \"Cup\" \"2026\"]",
        "[Event",
        "[",
        "[[Event \"Cup\"]]",
        "［Event “Cup］",
    ] {
        for (before, behind) in
            [("", "\n"), ("[Site \"here\"]\n", "\n[White \"Ann\"]\n"), ("", "\r\n[White \"Ann\"]\r\n\r\n")]
        {
            let text = format!("{before}{bad}{behind}{MOVES}\n");
            let game = record(&text);
            assert_eq!((game.fault.clone(), moves(&game)), (None, 4), "{text}");
            let notes: Vec<(usize, &PgnReason)> = game.notes.iter().map(|note| (note.line, &note.reason)).collect();
            assert_eq!(notes, [(1 + before.lines().count(), &PgnReason::Tag)], "{text}: {:?}", game.notes);
            assert!(bad.starts_with(&game.notes[0].text), "{text}: {:?}", game.notes);
            assert_eq!(game.tag("Site").is_some(), !before.is_empty(), "{text}");
            assert_eq!(game.tag("White").is_some(), behind.contains("White"), "{text}");
        }
    }
    // Moves on the same line are kept too, if the end of the tag is clear.
    for bad in ["[Event \"5th \"Cup\" 2026\"]", "[Event Cup 2026]", "[Event \"Cup]", "[Event \"A\" B][Site \"here\"]"] {
        let game = record(&format!("{bad} {MOVES}"));
        assert_eq!((game.fault.clone(), moves(&game), game.notes.len()), (None, 4, 1), "{bad}");
    }
}

#[test]
fn slightly_malformed_tags_are_read() {
    for (text, value) in [
        ("[Event \"Cup\"]", "Cup"),
        ("  [ Event  \"Cup\" ]  ", "Cup"),
        ("[Event\"Cup\"]", "Cup"),
        ("[Event “Cup”]", "Cup"),
        ("[Event „Cup“]", "Cup"),
        ("[Event «Cup»]", "Cup"),
        ("[Event \"Cup”]", "Cup"),
        ("［Ｅｖｅｎｔ ＂Cup＂］", "Cup"),
        ("\u{feff}[Event \"Cup\"]", "Cup"),
        ("\u{200b}[Event\u{a0}\"Cup\"]", "Cup"),
        ("[Event \"The\nCup\"]", "The Cup"),
        ("[Event \"The\r\nCup\"]\r", "The Cup"),
        ("[Event \"a]b [c\"]", "a]b [c"),
        ("[Event \"\\\"A\\\" \\\\ \\B\"]", "\"A\" \\ \\B"),
        ("[Event “Der „große“ Preis”]", "Der „große“ Preis"),
    ] {
        let game = record(&format!("{text}\n{MOVES}"));
        assert_eq!((game.fault.clone(), moves(&game), game.notes.len()), (None, 4, 0), "{text}");
        assert_eq!(game.tag("Event"), Some(value), "{text}");
    }
}

#[test]
fn unusable_tags_are_ignored_if_the_moves_are_legal_without_them() {
    for tag in [
        "FEN \"\"",
        "FEN \"?\"",
        "FEN \" \u{a0}\"",
        "FEN \"startpos\"",
        "FEN \"nonsense\"",
        "FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1\"",
        "Variant \"\"",
        "Variant \"?\"",
        "Variant \"Crazyhouse\"",
        "Variant \"go\"",
    ] {
        let game = record(&format!("[White \"Ann\"]\n[{tag}]\n\n{MOVES}"));
        assert_eq!((game.fault.clone(), moves(&game)), (None, 4), "{tag}");
        assert_eq!((game.notes.len(), game.notes[0].line), (1, 2), "{tag}");
        assert!(
            matches!(game.notes[0].reason, PgnReason::Unused(_)) && tag.starts_with(&game.notes[0].text[..3]),
            "{tag}"
        );
        // If the moves are illegal, both the move and the tag are reported.
        let game = record(&format!("[White \"Ann\"]\n[{tag}]\n\n1.e4 e5 2.Ke3 *"));
        let fault = game.fault.clone().unwrap();
        assert_eq!((fault.line, fault.number, fault.text.as_str()), (4, 2, "Ke3"), "{tag}");
        if let PgnReason::Unfollowed { tag: name, faults, .. } = &fault.reason {
            assert!(tag.starts_with(name) && !faults.is_empty() && game.notes.is_empty(), "{tag}");
            // Moves that were read from a guessed position are dropped.
            assert_eq!(moves(&game), if *name == "FEN" { 0 } else { 2 }, "{tag}");
        } else {
            assert_eq!((moves(&game), game.notes.len()), (2, 1), "{tag}");
        }
    }
    // A record with an invalid position and no moves is empty. A readable FEN of an invalid position is not replaced by
    // the start position.
    for text in ["[FEN \"nonsense\"]\n\n*", "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1.e4 *"] {
        let game = record(text);
        assert!(matches!(&game.fault.as_ref().unwrap().reason, PgnReason::Start(faults) if faults.len() > 1), "{text}");
        assert!(game.moves.is_none() && game.notes.is_empty());
    }
}

#[test]
fn invalid_last_fields_of_a_fen_are_dropped() {
    for (fen, without) in [
        ("4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1", "4k3/8/8/8/8/8/8/4K2R[#] w - - 0 1"),
        ("4k3/8/8/8/8/8/8/4K2R w HAha - 0 1", "4k3/8/8/8/8/8/8/4K2R[#] w - - 0 1"),
        ("4k3/8/8/8/8/8/8/4K2R w K e6 0 1", "4k3/8/8/8/8/8/8/4K2R[#] w K - 0 1"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 0", "4k3/8/8/8/8/8/8/4K2R[#] w K - 0 1"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1 ; best", "4k3/8/8/8/8/8/8/4K2R[#] w K - 0 1"),
    ] {
        let game = record(&format!("[FEN \"{fen}\"]\n\n1.Rh7 Kd8 *"));
        assert_eq!((game.fault.clone(), moves(&game)), (None, 2), "{fen}");
        assert_eq!((game.replay().unwrap().start.fen().as_str(), game.notes.len()), (without, 1), "{fen}");
    }
}

#[test]
fn the_moves_decide_between_contradictory_tags() {
    let head = "[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n";
    let game = record(&format!("{head}{{at first}} 1.Rh7 Kd8 *"));
    assert_eq!((game.fault.clone(), moves(&game)), (None, 2));
    assert!(game.notes[0].text.starts_with("SetUp") && game.notes[0].line == 1, "{:?}", game.notes);
    let game = record(&format!("{head}{{at first}} 1.e4 e5 *"));
    assert_eq!((game.fault.clone(), moves(&game)), (None, 2));
    assert_eq!(game.moves.as_ref().unwrap().intro, "at first");
    assert!(game.notes[0].text.starts_with("FEN") && game.notes[0].line == 2, "{:?}", game.notes);
    // If the moves are illegal from both positions, the position of the tag is more likely.
    let game = record(&format!("{head}1.Rh7 Kd8 2.e4 *"));
    assert_eq!((game.fault.clone().unwrap().text.as_str(), moves(&game)), ("e4", 2));
}

#[test]
fn a_result_is_never_lost() {
    let result = |text: &str| {
        let game = record(text);
        assert_eq!(game.fault, None, "{text}");
        let again = record(&game.write(Style::Leslie));
        assert_eq!((again.result(), again.fault.clone()), (game.result(), None), "{text}");
        (game.result(), game.notes.iter().map(|note| note.reason.clone()).collect::<Vec<_>>())
    };
    let none = Vec::new;
    for (tag, expected) in [
        ("0-1", "0-1"),
        ("1-0", "1-0"),
        ("1/2-1/2", "1/2-1/2"),
        ("½–½", "1/2-1/2"),
        ("1/2", "1/2-1/2"),
        ("0–1", "0-1"),
        (" 1 - 0 ", "1-0"),
        ("0:1", "0-1"),
        ("*", "*"),
        ("?", "*"),
        ("", "*"),
    ] {
        for end in ["", " *", "\n\n*\n", " {0-1 would be wrong} *", " (1.d4 1-0) *"] {
            assert_eq!(result(&format!("[Result \"{tag}\"]\n\n1.e4{end}")), (expected, none()), "{tag} {end}");
        }
    }
    // The moves take precedence over the tag, and the position over both.
    assert_eq!(result("[Result \"0-1\"]\n\n1.e4 1-0"), ("1-0", vec![PgnReason::OtherResult("1-0")]));
    assert_eq!(result("[Result \"1-0\"]\n\n1.f3 e5 2.g4 Qh4# *"), ("0-1", vec![PgnReason::OtherResult("0-1")]));
    assert_eq!(result("[Result \"1-0\"]\n\n1.e4 e5 2.Resigns"), ("0-1", vec![PgnReason::OtherResult("0-1")]));
    assert_eq!(result("[Result \"adjourned\"]\n\n1.e4 1-0"), ("1-0", vec![PgnReason::NoResult]));
    // A game whose reading stops early still has its result.
    let game = record("[Result \"0-1\"]\n\n1.e4 e5 2.Ke3 Qh4 0-1");
    assert_eq!((game.fault.is_some(), game.result()), (true, "0-1"));
}

/// Each derived tag, its value, and the place of that value in the written record.
#[test]
fn rewriting_derived_tags_loses_nothing() {
    let fen = "4k3/8/8/8/8/8/8/4K2R[Nn#] b - - 12 40";
    for (head, kept) in [
        ("[Result \"0-1\"]", "[Result \"0-1\"]"),
        ("[Result \"adjourned\"]", "[OriginalResult \"adjourned\"]"),
        ("[Result \"1-0\"]\n[Result \"0-1\"]", "[OriginalResult \"0-1\"]"),
        ("[Variant \"Standard\"]", "[Variant \"Standard\"]"),
        ("[Variant \"From Position\"]", "[Variant \"From Position\"]"),
        ("[Variant \"Hostage Chess\"]", "[Variant \"hostage\"]"),
        ("[Variant \"Hostage–Pierce\"]", "[Variant \"hostage-pierce\"]"),
        ("[Variant \"Crazyhouse\"]", "[OriginalVariant \"Crazyhouse\"]"),
        ("[FEN \"nonsense\"]", "[OriginalFEN \"nonsense\"]"),
        ("[SetUp \"1\"]\n[FEN \"FEN\"]", "[SetUp \"1\"]\n[FEN \"FEN\"]"),
        ("[FEN \"FEN\"]", "[SetUp \"1\"]\n[FEN \"FEN\"]"),
        ("[SetUp \"0\"]\n[FEN \"FEN\"]", "[OriginalSetUp \"0\"]"),
        ("[PlyCount \"2\"]", "[PlyCount \"2\"]"),
        ("[Termination \"Normal\"]", "[Termination \"Normal\"]"),
        ("[Date \"2026.??.??\"]", "[Date \"2026.??.??\"]"),
        ("[White \"Ann\"]\n[White \"Bob\"]", "[White \"Ann\"]\n[OriginalWhite \"Bob\"]"),
        ("[Annotator \"“Ｏ’Neill”\"]", "[Annotator \"“Ｏ’Neill”\"]"),
    ] {
        let (head, kept) =
            (head.replace("\"FEN\"", &format!("\"{fen}\"")), kept.replace("\"FEN\"", &format!("\"{fen}\"")));
        let movetext = if head.contains(fen) { "40...Ke7 *" } else { "1.e4 *" };
        let game = record(&format!("{head}\n\n{movetext}\n"));
        assert_eq!((game.fault.clone(), moves(&game)), (None, 1), "{head}");
        let written = game.write(Style::Leslie);
        assert!(written.contains(&kept), "{head} should become {kept}: {written}");
        let again = record(&written);
        assert_eq!((again.fault.clone(), again.notes.len(), again.write(Style::Leslie)), (None, 0, written), "{head}");
        assert_eq!(again.is_orthodox(), game.is_orthodox(), "{head}");
    }
    let unknown = record("[Variant \"go\"]\n1.e4").notes[0].reason.clone();
    assert_eq!(unknown, PgnReason::Unused(vec![Fault::UnknownVariant("go".into())]));
}
