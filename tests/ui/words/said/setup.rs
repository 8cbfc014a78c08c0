//! The texts of the position editor.

use super::*;

/// The texts about a position being set up.
pub fn setup(layout: &Layout) -> Vec<String> {
    let colours = layout.colours();
    let over = Outcome { winner: None, ending: Ending::Stalemate };
    let mut said = vec![
        words::fits("hole"),
        words::setup_news(&[], true, colours),
        words::setup_news(&[Fault::Empty], false, colours),
    ];
    let notices = [
        EditorNotice::InHand(Some(Hand::Eraser), None),
        EditorNotice::InHand(None, None),
        EditorNotice::EnPassant(Some(AT)),
        EditorNotice::EnPassant(None),
        EditorNotice::Rules("hole", true),
        EditorNotice::Rules("hole", false),
        EditorNotice::Jailed(1),
        EditorNotice::Jailed(2),
        EditorNotice::Cleared,
        EditorNotice::Start,
        EditorNotice::Read,
        EditorNotice::Faulty,
        EditorNotice::Unreadable("…".into(), Vec::new()),
        EditorNotice::Undone,
        EditorNotice::Redone,
    ];
    said.extend(notices.iter().map(|notice| words::setup_notice(notice, layout)));
    said.extend("KQEkqe".chars().map(|letter| words::castling_right(letter, colours)));
    said.extend("Ke".chars().map(|letter| words::setup_notice(&EditorNotice::Right(letter, letter == 'K'), layout)));
    for side in Side::BOTH {
        said.push(words::census(side, (15, 16), colours));
        said.push(words::setup_notice(&EditorNotice::Turn(side), layout));
        said.extend(
            [(false, None), (true, None), (false, Some(&over))]
                .map(|(check, over)| words::playable(side, check, over, colours)),
        );
    }
    let areas = [Area::Prison, Area::Airfield, Area::Reserve];
    for (side, kind) in Side::BOTH.into_iter().flat_map(|side| KINDS.map(|kind| (side, kind))) {
        let (who, other) = (piece(side, kind), Some(piece(!side, kind)));
        said.extend(
            [(Area::Box, 0), (Area::Box, 2), (Area::Prison, 2)]
                .map(|(area, count)| words::setup_piece(area, who, count, colours)),
        );
        let mut notices = vec![
            EditorNotice::InHand(Some(Hand::Piece(who)), Some(who)),
            EditorNotice::InHand(Some(Hand::Taken(Touch::Cell(AT))), Some(who)),
            EditorNotice::WrongKind(who, Area::Airfield),
        ];
        for spot in areas.map(|area| EditorPlace::Tray(area, side)).into_iter().chain([EditorPlace::Cell(AT)]) {
            notices.extend([
                EditorNotice::Came(who, spot, None),
                EditorNotice::Came(who, spot, other),
                EditorNotice::Left(who, spot),
            ]);
            notices.extend([
                EditorNotice::Went(who, spot, EditorPlace::Cell(TO), other),
                EditorNotice::Went(who, EditorPlace::Cell(TO), spot, None),
            ]);
        }
        notices.extend(areas.map(|area| EditorNotice::WrongSide(who, area, side)));
        said.extend(notices.iter().map(|notice| words::setup_notice(notice, layout)));
    }
    said
}
