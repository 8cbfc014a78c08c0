//! Records by the inventor and by Pierce, and the law that written records can be read.

use crate::support::games::random_games;
use crate::support::growth::{takes_linear_time, time};
use crate::support::random::Random;
use hostage_chess::game::game_record::Replay;
use hostage_chess::game::hostage::Position;
use hostage_chess::game::pgn::{Given, PgnGame, PgnReason, read, write};
use hostage_chess::game::{Ending, Fault, Game, Kind, Outcome, Position as _, Reason, Side, Style, read_move};

const GAME_1: &str = include_str!("../data/games/game1.txt");
const GAME_2: &str = include_str!("../data/games/game2.txt");
const GAME_3: &str = include_str!("../data/games/game3.txt");
const GAME_4: &str = include_str!("../data/games/game4.txt");
const OPENING: &str = include_str!("../data/games/opening.txt");

fn record(text: &str) -> PgnGame<Position> {
    read(text, Given::default())
}

/// Checks that a record is faultless under both rule sets and ends with this result.
fn replays(text: &str, plies: usize, outcome: Option<(Side, Ending)>, fen: &str) {
    for variant in ["hostage", "hostage-pierce"] {
        let game: PgnGame<Position> = read(text, Given { variant: Some(variant), start: None });
        assert_eq!(game.fault, None);
        let replay = game.replay().unwrap();
        assert_eq!(replay.moves.len(), plies);
        let expected = outcome.map(|(winner, ending)| Outcome { winner: Some(winner), ending });
        assert_eq!(game.outcome(), expected);
        assert_eq!(replay.last().fen(), fen);
    }
}

#[test]
fn game_1_ends_with_whites_resignation() {
    let fen = "5r2/pppk1p1p/3pNP2/4n3/3bP3/4B1P1/PPP2PpP/RNK1q1n1[QRb#Brp] w - - 0 24";
    replays(GAME_1, 46, Some((Side::Black, Ending::Resignation)), fen);
}

#[test]
fn game_2_ends_with_whites_resignation() {
    let fen = "r1b1k1nr/ppp2ppp/2p5/8/2bPPn2/5q1P/PP1Q1PBP/RN3K1R[BN#Pp] w kq - 2 16";
    replays(GAME_2, 30, Some((Side::Black, Ending::Resignation)), fen);
}

#[test]
fn game_3_stops_at_the_error_of_its_record() {
    let game = record(GAME_3);
    let fault = game.fault.clone().unwrap();
    assert_eq!((fault.number, fault.side, fault.text.as_str(), fault.line), (22, Side::Black, "Ke2", 22));
    assert_eq!(fault.reason, PgnReason::Move(Reason::NotHowItMoves(Kind::King).arrow(cell("f7"), cell("e2"))));
    assert_eq!(game.result(), "*");
    let replay = game.replay().unwrap();
    assert_eq!(replay.moves.len(), 43);
    assert_eq!(replay.last().fen(), "rn6/pp3kpp/2p1p3/3pp1N1/4P3/2NP4/PPPB2PP/2KR4[rn#QRBPqbb] b - - 0 22");
}

#[test]
fn game_3_with_the_king_on_e7_ends_in_mate() {
    let text = GAME_3.replace("Ke2", "Ke7");
    let fen = "rn6/ppB2Qpp/2p1N3/3pp3/1k2P3/P1NP4/1PPB2PP/2KR4[qrbn#RPbp] b - - 0 26";
    replays(&text, 51, Some((Side::White, Ending::Checkmate)), fen);
}

#[test]
fn game_4_ends_in_mate() {
    let fen = "r1b3kr/p3Bpn1/2pP1N2/2pp3p/8/5P2/PPPPqPKP/R1B4R[Qbnp#Np] b - - 0 23";
    replays(GAME_4, 45, Some((Side::White, Ending::Checkmate)), fen);
}

#[test]
fn the_inventors_opening() {
    let fen = "r1bk2nr/ppp1bppp/2n5/4P1B1/8/2P2N2/P1P1PPPP/3RKB1R[#QNqpp] b K - 2 8";
    replays(OPENING, 15, None, fen);
}

fn cell(name: &str) -> hostage_chess::game::Cell {
    hostage_chess::game::Layout::square_8x8().cell(name).unwrap()
}

/// Returns the moves of a record as UCI; the record must be faultless.
fn moves(text: &str) -> String {
    let game = record(text);
    assert_eq!(game.fault, None, "{text}");
    game.game_record().unwrap().moves.join(" ")
}

/// Returns the fault that stops the reading of a record: move number, text, reason.
fn stops(text: &str) -> (u32, String, PgnReason) {
    let fault = record(text).fault.unwrap_or_else(|| panic!("{text}"));
    (fault.number, fault.text, fault.reason)
}

#[test]
fn numbers_comments_variations_and_glyphs_are_skipped() {
    for text in [
        "1.e4 e5 2.Nf3 Nc6",
        "1. e4 e5 2. Nf3 Nc6 *",
        "1 e4 e5 2 Nf3 Nc6",
        "e4 e5 Nf3 Nc6",
        "1.e4 1...e5 2.Nf3 2... Nc6",
        "1. e4! $1 e5?? $139 2. Nf3 !? Nc6 +/-",
        "1.e4{best}e5;the rest of the line 2.f4\n2.Nf3 Nc6",
        "1.e4 (1.d4 d5 (1...Nf6 {(} 2.c4) 2.c4) e5 (1...c5) 2.Nf3 (2.f4 exf4 $2) Nc6 (2...d6)",
        "{before} 1.e4 e5(1...c5)2.Nf3(2.f4)Nc6",
        "%an escaped line\n1.e4 e5\n%2.f4\n2.Nf3 Nc6",
        "\u{feff}1.e4 e5\r\n2.Nf3 Nc6\r\n",
        "1.e4 e5 2.Nf3 (2.P*e5 (P-P)@g2 (R)*g3 ((N-N)N@g7+ N-B)B@d6) R(h)f1 e8(Q)) Nc6",
    ] {
        assert_eq!(moves(text), "e2e4 e7e5 g1f3 b8c6", "{text}");
    }
}

#[test]
fn brackets_open_variations_or_exchanges() {
    let head = "[FEN \"4k3/8/8/8/8/8/8/4K3[Bn#NPbpR] w - - 0 1\"]\n";
    for (text, expected) in [
        ("(B)N*c3", "N#B@c3"),
        ("(B)N*c3(P)*g3", "N#B@c3 P#P@g3"),
        ("(B-N)N@c3 {x}", "N#B@c3"),
        ("(B-N) N @ c3", "N#B@c3"),
        ("(B) N*c3", "N#B@c3"),
        ("(B)*c3", "P#B@c3"),
        ("(P-P)@c3 ((B)N*c3)", "P#P@c3"),
        ("(P-P@c3)", "P#P@c3"),
        ("P-P)@c3", "P#P@c3"),
        ("B-N)N@c3", "N#B@c3"),
        ("(N*c3) B*c3", "B@c3"),
        ("(*c3) B*c3 *", "B@c3"),
        ("((B)N*c3 ((P)*g3)) B*c3", "B@c3"),
        ("(B*c3 (B-N)N@d3) B*c3 N*h6 (N*h7)", "B@c3 N@h6"),
    ] {
        let text = format!("{head}{text}");
        // If a stray bracket is left over, only the moves before it count.
        let game = record(&text);
        assert_eq!(game.game_record().unwrap().moves.join(" "), expected, "{text}: {:?}", game.fault);
    }
}

#[test]
fn castling_may_contain_spaces() {
    let head = "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R[#] w KQkq - 0 1\"]\n";
    for (text, expected) in [
        ("O O O O O", "e1c1 e8g8"),
        ("1. O O 1... O O O", "e1g1 e8c8"),
        ("0-0 0-0-0", "e1g1 e8c8"),
        ("0 0 0-0-0", "e1g1 e8c8"),
        ("1.o-o o-o-o+ *", "e1g1 e8c8"),
        ("1. O-O-O! (O-O) O-O", "e1c1 e8g8"),
    ] {
        let game = record(&format!("{head}{text}"));
        assert_eq!(game.game_record().unwrap().moves.join(" "), expected, "{text}: {:?}", game.fault);
    }
}

#[test]
fn results_are_told_from_castling_with_zeros() {
    let head = "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R[#] w KQkq - 0 1\"]\n";
    let castlings = [
        ("0-0", "e1g1"),
        ("0 0", "e1g1"),
        ("0\t0", "e1g1"),
        ("0 - 0", "e1g1"),
        ("0 -0", "e1g1"),
        ("0–0", "e1g1"),
        ("0 – 0", "e1g1"),
        ("0-0-0", "e1c1"),
        ("0 0 0", "e1c1"),
        ("0 - 0 - 0", "e1c1"),
        ("0–0–0", "e1c1"),
    ];
    let results = [
        ("0-1", "0-1"),
        ("0 - 1", "0-1"),
        ("0 -1", "0-1"),
        ("0- 1", "0-1"),
        ("0\t-\t1", "0-1"),
        ("0–1", "0-1"),
        ("0 – 1", "0-1"),
        ("0:1", "0-1"),
        ("0 : 1", "0-1"),
        ("1-0", "1-0"),
        ("1 - 0", "1-0"),
        ("1 -0", "1-0"),
        ("1 – 0", "1-0"),
        ("1/2-1/2", "1/2-1/2"),
        ("1/2 - 1/2", "1/2-1/2"),
        ("0.5-0.5", "1/2-1/2"),
        ("0.5 - 0.5", "1/2-1/2"),
        ("½ – ½", "1/2-1/2"),
        ("*", "*"),
    ];
    for (castling, mv) in castlings {
        for (result, expected) in results {
            for text in [format!("1. {castling} {result}"), format!("{castling} {result} {{remark}}")] {
                let game = record(&format!("{head}{text}"));
                let moves = game.game_record().unwrap().moves.join(" ");
                assert_eq!((moves.as_str(), game.result()), (mv, expected), "{text:?}");
                assert_eq!(game.fault, None, "{text:?}");
            }
        }
    }
}

#[test]
fn results_and_resignations() {
    let result = |text: &str| {
        let game = record(text);
        assert_eq!(game.fault, None, "{text}");
        (game.result(), game.outcome().map(|outcome| outcome.ending))
    };
    assert_eq!(result("1.e4"), ("*", None));
    assert_eq!(result("1.e4 *"), ("*", None));
    assert_eq!(result("1.e4 1-0"), ("1-0", None));
    assert_eq!(result("1.e4 1/2-1/2 {agreed}"), ("1/2-1/2", None));
    assert_eq!(result("1.e4 resigns"), ("1-0", Some(Ending::Resignation)));
    assert_eq!(result("1.e4 e5 2.Resigns 0-1"), ("0-1", Some(Ending::Resignation)));
    assert_eq!(result("1.e4 e5 2.Nf3 White resigns"), ("0-1", Some(Ending::Resignation)));
    assert_eq!(result("1.f3 e5 2.g4 Qh4 mate"), ("0-1", Some(Ending::Checkmate)));
    assert_eq!(result("1.f3 e5 2.g4 Qh4++ 1-0"), ("0-1", Some(Ending::Checkmate)));
    let dance = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
    assert_eq!(result(dance), ("1/2-1/2", Some(Ending::Repetition)));
    // A record may continue after a draw.
    assert_eq!(result(&format!("{dance} e4")), ("*", None));
}

/// What ends a game without ending the moves may be overlooked or taken back.
#[test]
fn a_move_is_added_whatever_the_record_says_about_its_end() {
    let dance = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
    let texts = [
        "1.e4 e5",
        "1.e4 e5 1-0",
        "1.e4 e5 2.Resigns",
        "[White \"A\"]\n[termination \"time forfeit\"]\n\n1.e4 e5 1-0",
        "[Termination \"normal\"]\n\n1.e4 e5 1/2-1/2",
        "[result \"1-0\"]\n\n1.e4 e5 1-0",
        "1.e4 e5 2.Ke3",
        dance,
    ];
    for text in texts {
        let mut game = record(text);
        let mv = read_move(game.moves.as_ref().unwrap().last(), "Nc3").unwrap();
        let before = game.replay().unwrap().moves.len();
        game.push(mv);
        assert_eq!((game.result(), game.outcome(), &game.fault), ("*", None, &None), "{text}");
        assert_eq!((game.tag("Result"), game.tag("Termination")), (None, None), "{text}");
        assert_eq!(game.replay().unwrap().moves.len(), before + 1, "{text}");
        let again = record(&game.write(Style::Leslie));
        assert_eq!((again.result(), again.tag("Termination"), again.tag("White")), ("*", None, game.tag("White")));
    }
    // Of variations and comments, none is lost, and the move comes after the main line.
    let mut game = record("1.e4 {best} (1.d4 d5) e5");
    let mv = read_move(game.moves.as_ref().unwrap().last(), "Nf3").unwrap();
    game.push(mv);
    assert!(game.write(Style::Leslie).ends_with("1. e4 {best} (1. d4 d5) 1... e5 2. Nf3 *\n"));
    // A mate stays the end, because it has no legal move.
    let mated = record("1.f3 e5 2.g4 Qh4#");
    assert_eq!(read_move(mated.moves.unwrap().last(), "a3").unwrap_err().reason, Reason::GameOver);
}

#[test]
fn tags_apply_unless_overridden() {
    let game = record("[White \"\\\"A\\\" \\\\ B\"]\n[ Variant \"Hostage-Pierce\" ]\n[X \"\"] 1.e4");
    assert_eq!(game.tag("white"), Some("\"A\" \\ B"));
    assert_eq!(game.replay().unwrap().start.variant(), "hostage-pierce");
    let fen = "4k3/8/8/8/8/8/3p4/4K3[#] b - - 0 7";
    let text = format!("[FEN \"{fen}\"]\n7...Ke7");
    assert_eq!(moves(&text), "e8e7");
    let given = Given { variant: Some("hostage-pierce"), start: Some("4k3/8/8/8/8/8/8/4K3[#] w - - 0 1") };
    let game: PgnGame<Position> = read(&text, given);
    assert_eq!(game.fault.as_ref().unwrap().number, 1);
    assert_eq!(game.replay().unwrap().start.variant(), "hostage-pierce");
}

#[test]
fn the_fault_that_stops_a_record_is_reported() {
    let unreadable = |text: &str| PgnReason::Move(Reason::Unreadable(text.into()).into());
    assert_eq!(stops("1.e4 e5 2.Zz9 Nc6"), (2, "Zz9".into(), unreadable("Zz9")));
    assert_eq!(stops("1.e4 e5\n2.\0 Nc6"), (2, "\0".into(), unreadable("\0")));
    assert_eq!(stops("1.e4 White e5"), (1, "White".into(), unreadable("White")));
    assert_eq!(stops("1.e4 { e5"), (1, "{".into(), PgnReason::OpenComment));
    assert_eq!(stops("1.e4 e5 (2.f4 Nc6"), (2, "(".into(), PgnReason::OpenVariation));
    assert_eq!(stops("1.e4 e5) 2.f4"), (2, ")".into(), PgnReason::StrayBracket));
    assert_eq!(stops("1.e4 [bad e5\n2.Nf3"), (1, "[bad e5".into(), PgnReason::Tag));
    assert_eq!(stops("1.e4 1-0 e5"), (1, "e5".into(), PgnReason::Surplus));
    assert_eq!(stops("1.e4 e5 *\n[Event \"next\"]\n1.d4"), (2, "Event".into(), PgnReason::Surplus));
    assert_eq!(stops("1.f3 e5 2.g4 Qh4# 3.a3").2, PgnReason::Move(Reason::GameOver.into()));
    let start = |text| match stops(text).2 {
        PgnReason::Start(faults) => faults,
        other => panic!("{other:?}"),
    };
    assert_eq!(
        start("[FEN \"8/8/8/8/8/8/8/8[#] w - - 0 1\"]"),
        [Fault::NoKing(Side::White), Fault::NoKing(Side::Black)]
    );
    assert_eq!(record("1.e4 e5\n\n2.Nf3 Nc6 3.Ke3").fault.unwrap().line, 3);
}

#[test]
fn hostile_text_is_refused_quickly() {
    let many = |text: &str| text.repeat((1 << 20) / text.len() - 1);
    for text in [
        "(", ")", "{", "[", "(N", "( ", "\0", "(B-N", "e4 ", "e4(", "1.", "1 ", "0 ", "O ", "$", ";", "%\n", "[A \"",
        "\"", "\\", "é", "-",
    ] {
        let behind =
            [("1.e4 {a {b} ", "(x)"), ("1.e4 1-0 ", "a{}"), ("1.e4 1-0 ", "(x)"), ("1.e4 ", "draw "), ("1.e4 ", "~")];
        let more = behind.into_iter().filter(|_| text == "(");
        for (begin, text) in [("", text), ("1.e4 ", text)].into_iter().chain(more) {
            drop(record(&(begin.to_owned() + &many(text))));
            takes_linear_time(&format!("{begin:?} + {text:?}"), 1 << 20, |bytes| {
                let hostile = begin.to_owned() + &text.repeat(bytes / text.len());
                time(&|| drop(record(&hostile)))
            });
        }
    }
    let deep = format!("1.e4 {}1.d4{} e5", "(".repeat(400_000), ")".repeat(400_000));
    assert_eq!(moves(&deep), "e2e4 e7e5");
    let bytes = 2 << 20;
    assert_eq!(stops(&" ".repeat(bytes)).2, PgnReason::TooLong { bytes });
}

#[test]
fn written_text_is_read_back() {
    let tags =
        [("White", "O\\\"Neill\\"), ("Event", ""), ("Black", "\u{e9}")].map(|(n, v)| (n.to_owned(), v.to_owned()));
    for variant in ["hostage", "hostage-pierce"] {
        for seed in 0..12 {
            let mut replay = random_replay(variant, seed);
            if seed % 3 == 1 && replay.moves.len() > 9 {
                let (_, middle) = replay.moves.drain(..9).next_back().unwrap();
                replay.start = middle;
            }
            let resignation = |winner| Outcome { winner: Some(winner), ending: Ending::Resignation };
            let outcome = match seed % 4 {
                _ if replay.last().outcome().is_some() => replay.last().outcome(),
                0 => Some(resignation(Side::White)),
                1 => Some(resignation(Side::Black)),
                _ => None,
            };
            for style in [Style::Leslie, Style::Pierce] {
                let text = write(&tags, &replay, outcome, style);
                assert!(
                    text.lines().filter(|line| !line.starts_with('[')).all(|line| line.chars().count() <= 80),
                    "{text}"
                );
                let again = record(&text);
                assert_eq!(again.fault, None, "{text}");
                assert_eq!(&again.tags[..3], &tags);
                assert_eq!(again.result.unwrap(), outcome.map_or("*", |outcome| outcome.result()));
                if outcome.is_some() {
                    assert_eq!(again.outcome(), outcome, "{text}");
                }
                let read = again.replay().unwrap();
                assert_eq!(read.start, replay.start);
                assert_eq!(read.moves, replay.moves);
            }
        }
    }
}

fn random_replay(variant: &str, seed: u64) -> Replay<Position> {
    let mut replay = Replay { start: <Position as Game>::start(variant).unwrap(), moves: Vec::new() };
    let mut random = Random(seed);
    let mut positions = Vec::new();
    random_games(variant, random.next(), 1, 20 + random.below(150), |position: &Position, _| positions.push(*position));
    for pair in positions.windows(2) {
        let m = pair[0].legal_moves().into_iter().find(|&m| pair[0].play_unchecked(m) == pair[1]).unwrap();
        replay.moves.push((m, pair[1]));
    }
    replay
}
