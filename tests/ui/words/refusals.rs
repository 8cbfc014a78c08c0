//! The explanations of illegal moves, and their arrows. Six of them are also tested in the browser
//! (tests/e2e/illegal.spec.mjs).

use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::touch::Touch;
use hostage_chess::game::{Game, Kind};
use hostage_chess::words;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[#] w KQkq - 0 1";

/// Refusals: a position, the touches, parts of the explanation, and the arrow. A touch beside the board is written as
/// `prison r` (a jailed piece of the player), `prisoner n` or `airfield p`.
const REFUSED: [(&str, &[&str], &str, Option<&str>); 26] = [
    (START, &["g1", "g3"], "knight does not move like that", Some("g1-g3")),
    ("4k3/8/8/8/P7/8/8/R3K3[#] w - - 0 1", &["a1", "a6"], "white pawn on a4 is in the rook’s way", Some("a1-a6")),
    (START, &["a1", "a2"], "your own pieces", Some("a1-a2")),
    (START, &["a1"], "rook has no move", None),
    (START, &["e7"], "Black pawn is not yours", None),
    ("4k3/4r3/8/8/8/8/4N3/4K3[#] w - - 0 1", &["e2"], "rook on e7 pins this knight", Some("e7-e1")),
    ("4k3/4r3/8/8/8/8/8/N3K3[#] w - - 0 1", &["a1", "b3"], "in check from the rook on e7", Some("e7-e1")),
    ("3rk3/8/8/8/8/8/8/4K3[#] w - - 0 1", &["e1", "d1"], "would be in check from the rook on d8", Some("d8-d1")),
    ("4k3/4r3/8/8/8/8/8/4K3[#Nn] w - - 0 1", &["prison n", "a3"], "in check from the rook on e7", Some("e7-e1")),
    ("4k3/8/8/8/8/8/8/R3K2R[#] w - - 0 1", &["e1", "g1"], "castle: your king has moved", Some("e1-g1")),
    ("4k3/8/8/8/8/8/8/R3K2R[#] w Q - 0 1", &["e1", "g1"], "castle: there is no unmoved rook", Some("e1-g1")),
    ("4k3/8/8/8/8/8/8/R3KB1R[#] w KQ - 0 1", &["e1", "g1"], "castle: f1 is not empty", Some("e1-g1")),
    ("4rk2/8/8/8/8/8/8/4K2R[#] w K - 0 1", &["e1", "g1"], "castle out of the check from e8", Some("e8-e1")),
    ("5rk1/8/8/8/8/8/8/4K2R[#] w K - 0 1", &["e1", "g1"], "cross a square attacked from f8", Some("f8-f1")),
    (START, &["e2", "d3"], "nothing to capture", Some("e2-d3")),
    ("4k3/P7/8/8/8/8/8/4K3[#] w - - 0 1", &["a7"], "frozen", Some("a7-a8")),
    ("1r2k3/P7/8/8/8/8/8/4K3[#] w - - 0 1", &["a7", "b8"], "frozen", Some("a7-b8")),
    ("4k3/8/8/8/8/n7/3p4/R3K3[#] w - - 0 1", &["a1", "a3"], "taking this knight ... d2 pawn thaws", Some("d2-e1")),
    ("4k3/8/8/8/8/8/8/4K3[#Rn] w - - 0 1", &["prison r"], "worth a rook", None),
    ("4k3/8/8/8/8/8/8/4K3[#Rn] w - - 0 1", &["prisoner n"], "knight cannot ransom any", None),
    ("4k3/8/8/8/8/8/8/4K3[#RNn] w - - 0 1", &["prisoner n", "prison r"], "knight is not worth a rook", None),
    ("4k3/8/8/8/8/8/8/4K3[#RNrn] w - - 0 1", &["prison r", "prisoner n"], "knight is not worth a rook", None),
    ("4k3/8/8/8/8/8/8/4K3[#Nn] w - - 0 1", &["prisoner n", "c3"], "knight is your prisoner", None),
    ("4k3/8/8/8/8/8/8/4K3[P#] w - - 0 1", &["airfield p", "a8"], "first or last rank", None),
    ("4k3/8/8/8/8/8/8/4K3[#Pp] w - - 0 1", &["prison p", "a1"], "first or last rank", None),
    ("4k3/8/8/8/4p3/8/8/4K3[N#] w - - 0 1", &["airfield n", "e4"], "empty squares only ... black pawn", None),
];

fn touch(position: &AnyPosition, text: &str) -> Touch {
    let Some((place, letter)) = text.split_once(' ') else {
        return Touch::Cell(position.layout().cell(text).expect("a square"));
    };
    let kind = match letter {
        "p" => Kind::Pawn,
        "n" => Kind::Knight,
        "r" => Kind::Rook,
        _ => panic!("{letter}"),
    };
    match place {
        "prison" => Touch::Jailed(kind),
        "prisoner" => Touch::Prisoner(kind),
        "airfield" => Touch::Airfield(kind),
        _ => panic!("{place}"),
    }
}

#[test]
fn illegal_moves_are_explained_with_an_arrow() {
    for (fen, touches, said, arrow) in REFUSED {
        let position = <AnyPosition as Game>::from_fen("hostage", fen).unwrap();
        let touches: Vec<Touch> = touches.iter().map(|text| touch(&position, text)).collect();
        let layout = position.layout();
        let why = position.why_not(&touches);
        let text = words::illegal(&why, layout);
        let told = text.to_lowercase();
        assert!(said.to_lowercase().split(" ... ").all(|part| told.contains(part)), "{fen} {touches:?}: {text}");
        // An arrow from a square to itself marks the square.
        let shown = why
            .arrow
            .filter(|(from, to)| from != to)
            .map(|(from, to)| format!("{}-{}", layout.name(from), layout.name(to)));
        assert_eq!(shown.as_deref(), arrow, "{fen} {touches:?}: {text}");
    }
}

#[test]
fn with_pierces_rules_a_pawn_that_cannot_promote_is_told_so() {
    let position = <AnyPosition as Game>::from_fen("hostage-pierce", "4k3/P7/8/8/8/8/8/4K3[#] w - - 0 1").unwrap();
    let why = position.why_not(&[touch(&position, "a7")]);
    assert!(words::illegal(&why, position.layout()).contains("cannot promote"));
}
