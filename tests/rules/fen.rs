//! FEN: written FENs can be read, a faulty FEN is refused with all its faults, and hostile text does no harm.

use crate::support::games::random_games;
use crate::support::random::Random;
use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::fault::FenPart;
use hostage_chess::game::hostage::{Position, Setup};
use hostage_chess::game::{Event, Fault, Faults, Game, Kind, Mark, Piece, Position as _, Side};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[#] w KQkq - 0 1";

fn read(fen: &str) -> Result<Position, Faults> {
    <Position as Game>::from_fen("hostage", fen)
}

#[test]
fn round_trips_over_random_play() {
    for variant in ["hostage", "hostage-pierce"] {
        random_games(variant, 21, 40, 120, |position: &Position, _| {
            let fen = position.fen();
            assert_eq!(<Position as Game>::from_fen(variant, &fen).as_ref(), Ok(position), "{fen}");
            let setup = Setup::from(position);
            assert_eq!(setup.to_fen(), fen);
            assert_eq!(setup.validate().as_ref(), Ok(position));
        });
    }
}

#[test]
fn missing_fields_get_defaults() {
    for (short, full) in [
        ("4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3[#] w - - 0 1"),
        ("4k3/8/8/8/8/8/8/4K3[] b", "4k3/8/8/8/8/8/8/4K3[#] b - - 0 1"),
        ("4k3/8/8/8/8/8/8/4K2R w K", "4k3/8/8/8/8/8/8/4K2R[#] w K - 0 1"),
        ("4k3/8/8/8/8/8/8/4K3 w E -", "4k3/8/8/8/8/8/8/4K3[#] w E - 0 1"),
        ("4k3/8/8/8/8/8/8/4K3[Nq] w - - 7", "4k3/8/8/8/8/8/8/4K3[Nq#] w - - 7 1"),
        ("  4k3/8/8/8/8/8/8/4K3[pNbQ#qPrBb]   w -  - 7 12 ", "4k3/8/8/8/8/8/8/4K3[QNbp#BPqrb] w - - 7 12"),
        ("4k3/8/8/8/8/8/8/R3K2R w QK", "4k3/8/8/8/8/8/8/R3K2R[#] w KQ - 0 1"),
        ("4k3/11111111/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3[#] w - - 0 1"),
    ] {
        assert_eq!(read(short).unwrap_or_else(|faults| panic!("{short}: {faults:?}")).fen(), full, "{short}");
    }
}

#[test]
fn every_fault_is_reported() {
    use Fault::{
        Bracket, Castling, CastlingHome, CastlingUnmoved, Character, Counter, Empty, EnPassant, KingEnPrise, Kings,
        NoKing, NotAPiece, NotInPocket, PawnOnEdge, RankLength, Ranks, TooMany, Trailing, Turn,
    };
    let text = str::to_owned;
    let castling = |text: &str| Castling { text: text.to_owned(), letters: "KQEkqe" };
    let short = |rank, found| RankLength { rank, found, expected: 8 };
    let white = |kind| Piece { side: Side::White, kind };
    let many = |side, kind, found, most| TooMany { side, kind, found, most };
    let table: Vec<(&str, Vec<Fault>)> = vec![
        ("", vec![Empty]),
        ("   ", vec![Empty]),
        ("4k3/8/8/8/8/8/4K3 w - - 0 1", vec![Ranks { found: 7, expected: 8 }]),
        ("4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", vec![Ranks { found: 9, expected: 8 }]),
        ("4k4/8/7/8/8/8/8/4K3 w - - 0 1", vec![short(8, 9), short(6, 7)]),
        (
            "4k3/8/8/8/8/x7/8/4K2! w",
            vec![NotAPiece { letter: 'x', part: FenPart::Board }, NotAPiece { letter: '!', part: FenPart::Board }],
        ),
        ("4k3/9/8/8/8/8/8/4K3 w", vec![NotAPiece { letter: '9', part: FenPart::Board }, short(7, 1)]),
        ("4k3/0/8/8/8/8/8/4K3 w", vec![NotAPiece { letter: '0', part: FenPart::Board }, short(7, 1)]),
        (
            "4k3/8/8/8/8/8/8/4K3[N#z##] w",
            vec![NotAPiece { letter: 'z', part: FenPart::Pockets }, NotAPiece { letter: '#', part: FenPart::Pockets }],
        ),
        ("4k3/8/8/8/8/8/8/4K3[N# w - - 0 1", vec![Bracket]),
        ("4k3/8/8/8/8/8/8/4K3[N#]x w - - 0 1", vec![Bracket]),
        ("4k3/8/8/8/8/8/8/4K3[K#] w", vec![NotInPocket(white(Kind::King))]),
        ("4k3/8/8/8/8/8/8/4K3 W", vec![Turn(text("W"))]),
        ("4k3/8/8/8/8/8/8/4K3 w X", vec![castling("X")]),
        ("4k3/8/8/8/8/8/8/R3K2R w KK", vec![castling("KK")]),
        ("4k3/8/8/8/8/8/8/R3K2R w KE", vec![CastlingUnmoved(text("KE"))]),
        ("4k3/8/8/8/8/8/8/R3K2R w EE", vec![castling("EE")]),
        ("4k3/8/8/8/8/8/8/R3K2R w K-", vec![castling("K-")]),
        ("r3k3/8/8/8/8/8/8/R2K4 w KQkq", vec![CastlingHome('K'), CastlingHome('Q'), CastlingHome('k')]),
        ("3k4/8/8/8/8/8/8/3K4 w Ee", vec![CastlingHome('E'), CastlingHome('e')]),
        ("4k3/8/8/8/8/8/8/4K3 w - e9", vec![EnPassant(text("e9"))]),
        ("4k3/8/8/8/8/8/8/4K3 w - e6", vec![EnPassant(text("e6"))]),
        ("4k3/8/8/8/4P3/8/8/4K3 w - e3", vec![EnPassant(text("e3"))]),
        ("4k3/4p3/8/4p3/8/8/8/4K3 w - e6", vec![EnPassant(text("e6"))]),
        ("4k3/8/8/8/8/8/8/4K3 w - - -1 0", vec![Counter(text("-1")), Counter(text("0"))]),
        ("4k3/8/8/8/8/8/8/4K3 w - - +1 99999", vec![Counter(text("+1")), Counter(text("99999"))]),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 and more", vec![Trailing(text("and more"))]),
        ("8/8/8/8/8/8/8/8 w", vec![NoKing(Side::White), NoKing(Side::Black)]),
        ("k3k3/8/8/8/8/8/8/KK5K w", vec![Kings(Side::White, 3), Kings(Side::Black, 2)]),
        (
            "4k3/pppppppp/8/8/8/8/8/QQ2K3[RR#Rp] w",
            vec![
                many(Side::White, Kind::Rook, 3, 2),
                many(Side::White, Kind::Queen, 2, 1),
                many(Side::Black, Kind::Pawn, 9, 8),
            ],
        ),
        ("P3k2p/8/8/8/8/8/8/4K2p w", vec![PawnOnEdge(text("h1")), PawnOnEdge(text("a8")), PawnOnEdge(text("h8"))]),
        ("4k3/4R3/8/8/8/8/8/4K3 w", vec![KingEnPrise(Side::Black)]),
        ("4k3/8/8/8/8/8/8/4K3[\u{0}#\u{e9}] w", vec![Character('\u{0}'), Character('\u{e9}')]),
        ("4k3/8/8/8/8/8/8/4K3\u{b}w", vec![Character('\u{b}')]),
        // A king that could be captured is reported together with faults that do not affect it.
        (
            "4k3/4R3/8/8/8/8/8/P3K3 w KQ e3",
            vec![
                PawnOnEdge(text("a1")),
                CastlingHome('K'),
                CastlingHome('Q'),
                EnPassant(text("e3")),
                KingEnPrise(Side::Black),
            ],
        ),
        // There are too many pieces of other kinds, whatever the unreadable pieces are. But one of those could be a
        // king.
        (
            "2kk4/8/8/8/8/8/8/P7[QQ#yK] w KQ",
            vec![
                NotAPiece { letter: 'y', part: FenPart::Pockets },
                NotInPocket(white(Kind::King)),
                many(Side::White, Kind::Queen, 2, 1),
                Kings(Side::Black, 2),
                PawnOnEdge(text("a1")),
            ],
        ),
        ("kk6/7/8/8/8/8/8/P6K w", vec![short(7, 7), Kings(Side::Black, 2), PawnOnEdge(text("a1"))]),
        ("kk6/8/8/8/8/8/P6K w", vec![Ranks { found: 7, expected: 8 }, Kings(Side::Black, 2)]),
        // Faults of different fields are reported together. Faults that depend on an unreadable field are left out.
        (
            "4k3/8/8/8/8/8/8/4K3 x Z e9 -1 -1 x",
            vec![
                Turn(text("x")),
                castling("Z"),
                EnPassant(text("e9")),
                Counter(text("-1")),
                Counter(text("-1")),
                Trailing(text("x")),
            ],
        ),
        (
            "8/8/8/8/8/8/8/P7 x KQ e3 0 0",
            vec![
                Turn(text("x")),
                Counter(text("0")),
                NoKing(Side::White),
                NoKing(Side::Black),
                PawnOnEdge(text("a1")),
                CastlingHome('K'),
                CastlingHome('Q'),
            ],
        ),
    ];
    for (fen, expected) in table {
        assert_eq!(read(fen).unwrap_err(), expected, "{fen}");
        // Each fault has a sentence.
        for fault in expected {
            let sentence = fault.to_string();
            assert!(sentence.ends_with('.') && !sentence.chars().any(char::is_control), "{sentence:?}");
        }
    }
}

#[test]
fn frozen_pawns_attack_only_under_the_pierce_rules() {
    let fen = "4k3/8/8/8/8/8/3p4/4K3[#] b - - 0 1";
    assert!(read(fen).is_ok());
    let pierce = <Position as Game>::from_fen("hostage-pierce", fen);
    assert_eq!(pierce, Err(Fault::KingEnPrise(Side::White).into()));
}

/// A pawn that gives check is not frozen, so under the Pierce rules nothing freezes or thaws.
#[test]
fn nothing_is_frozen_under_the_pierce_rules() {
    let mut ice = [0, 0];
    for (variant, ice) in ["hostage", "hostage-pierce"].into_iter().zip(&mut ice) {
        random_games(variant, 25, 12, 200, |position: &Position, moves| {
            *ice +=
                position.marks().iter().filter(|(_, mark)| matches!(mark, Mark::Frozen | Mark::PseudoCheck)).count();
            let events = moves.iter().take(8).flat_map(|&m| position.events(m));
            let is_ice = |event: &Event| matches!(event, Event::Froze(..) | Event::Thawed(..) | Event::PseudoCheck);
            *ice += events.filter(is_ice).count();
        });
    }
    assert!(ice[0] > 0 && ice[1] == 0, "{ice:?}");
}

#[test]
fn a_fault_of_the_castling_field_names_the_letters_of_the_game() {
    let said = |variant: &str, fen: &str| AnyPosition::from_fen(variant, fen).unwrap_err().to_string();
    for (variant, fen) in
        [("takeover-64", "4k3/8/8/8/8/8/8/4K2R w KE - 0 1"), ("messenger", "4k3/8/8/8/8/8/8/4K3 w E - 0 1")]
    {
        let text = said(variant, fen);
        assert!(text.contains("letters from KQkq, each"), "{variant}: {text}");
    }
    for (field, superfluous) in
        [("KE", true), ("EQ", true), ("KQqe", true), ("KK", false), ("KZ", false), ("KEE", false)]
    {
        let text = said("hostage", &format!("r3k3/8/8/8/8/8/8/R3K2R[#] w {field} - 0 1"));
        assert_eq!(text.contains("is not needed"), superfluous, "{field}: {text}");
        assert_eq!(text.contains("letters from KQEkqe, each"), !superfluous, "{field}: {text}");
    }
}

#[test]
fn unknown_rule_sets_are_refused() {
    assert_eq!(<Position as Game>::from_fen("Hostage", START), Err(Fault::UnknownVariant("Hostage".into()).into()));
    assert_eq!(<Position as Game>::start(""), None);
}

#[test]
fn hostile_text_is_refused_at_once() {
    for text in ["k", "/", "8", "[", "]", "#", " ", "\0", "é", "9", "w ", "-", "[#]"] {
        let bytes = 4 << 20;
        let long = text.repeat(bytes / text.len());
        assert_eq!(read(&long).unwrap_err(), [Fault::TooLong { bytes: long.len() }], "{text:?}");
        for length in [1, 2, 100] {
            let short = text.repeat(length);
            assert!(!read(&short).unwrap_err().is_empty(), "{short:?}");
        }
    }
}

/// A text with a random change gives a position or faults, never a panic. A position can be written again.
#[test]
fn damaged_text_gives_a_position_or_faults() {
    let letters: Vec<char> = "rnbqkpRNBQKP12345678/[]# w-KQkqEe0a3h6é\0".chars().collect();
    let mut random = Random(23);
    let mut fens = vec![START.to_owned()];
    random_games("hostage", 24, 4, 100, |position: &Position, _| fens.push(position.fen()));
    for _ in 0..60_000 {
        let mut text: Vec<char> = fens[random.below(fens.len())].chars().collect();
        for _ in 0..=random.below(4) {
            let at = random.below(text.len());
            match random.below(3) {
                0 => drop(text.remove(at)),
                1 => text.insert(at, letters[random.below(letters.len())]),
                _ => text[at] = letters[random.below(letters.len())],
            }
        }
        let text: String = text.into_iter().collect();
        match read(&text) {
            Ok(position) => assert_eq!(read(&position.fen()).as_ref(), Ok(&position), "{text}"),
            Err(faults) => assert!(!faults.is_empty(), "{text}"),
        }
    }
}

/// The search asks for the counter that the FEN shows.
#[test]
fn every_game_tells_its_counter() {
    for variant in variants() {
        let (mut position, mut random, mut most) = (AnyPosition::start(variant).unwrap(), Random(31), 0);
        for _ in 0..200 {
            let (fen, count) = (position.fen(), position.halfmoves());
            assert_eq!(fen.rsplit(' ').nth(1), Some(count.to_string().as_str()), "{variant} {fen}");
            most = most.max(count);
            let moves = position.legal_moves();
            let Some(&m) = moves.get(random.below(moves.len().max(1))) else { break };
            position = position.play_unchecked(m);
        }
        assert!(most > 1, "{variant}");
    }
}
