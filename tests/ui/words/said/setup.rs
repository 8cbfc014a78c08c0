//! What setting up says.

use super::*;

/// What is said about a position being set up.
pub fn setup(layout: &Layout) -> Vec<String> {
    let colours = layout.colours();
    let over = Outcome { winner: None, ending: Ending::Stalemate };
    let mut said = vec![
        words::fits("hole"),
        words::setup_news(&[], true, colours),
        words::setup_news(&[Fault::Empty], false, colours),
    ];
    let notices = [
        Notice::InHand(Some(Hand::Eraser), None),
        Notice::InHand(None, None),
        Notice::EnPassant(Some(AT)),
        Notice::EnPassant(None),
        Notice::Rules("hole", true),
        Notice::Rules("hole", false),
        Notice::Jailed(1),
        Notice::Jailed(2),
        Notice::Cleared,
        Notice::Start,
        Notice::Read,
        Notice::Faulty,
        Notice::Unreadable("…".into(), Vec::new()),
        Notice::Undone,
        Notice::Redone,
    ];
    said.extend(notices.iter().map(|notice| words::setup_notice(notice, layout)));
    said.extend("KQEkqe".chars().map(|letter| words::castling_right(letter, colours)));
    said.extend("Ke".chars().map(|letter| words::setup_notice(&Notice::Right(letter, letter == 'K'), layout)));
    for side in Side::BOTH {
        said.push(words::census(side, (15, 16), colours));
        said.push(words::setup_notice(&Notice::Turn(side), layout));
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
            Notice::InHand(Some(Hand::Piece(who)), Some(who)),
            Notice::InHand(Some(Hand::Taken(Touch::Cell(AT))), Some(who)),
            Notice::WrongKind(who, Area::Airfield),
        ];
        for spot in areas.map(|area| Spot::Tray(area, side)).into_iter().chain([Spot::Cell(AT)]) {
            notices.extend([Notice::Came(who, spot, None), Notice::Came(who, spot, other), Notice::Left(who, spot)]);
            notices.extend([
                Notice::Went(who, spot, Spot::Cell(TO), other),
                Notice::Went(who, Spot::Cell(TO), spot, None),
            ]);
        }
        notices.extend(areas.map(|area| Notice::WrongSide(who, area, side)));
        said.extend(notices.iter().map(|notice| words::setup_notice(notice, layout)));
    }
    said
}
