//! The picture of a table as a standalone SVG.

use std::fs;

use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::{Game, GameRecord, Position, Side};
use hostage_chess::session::{Board, Tree};
use hostage_chess::ui::scene::board_scene;
use hostage_chess::ui::scene::picture::{FirstMove, Paint, has_trays, letter_size, part, picture, picture_size};

/// A symbol as it is defined in the page.
fn symbol(name: &str) -> Option<(String, String)> {
    let sprite = fs::read_to_string("static/pieces.svg").unwrap();
    let from = sprite.find(&format!("id=\"{name}\""))?;
    let (head, rest) = sprite[from..].split_once('>')?;
    let view_box = head.split("viewBox=\"").nth(1)?.split('"').next()?;
    Some((view_box.to_owned(), rest.split("</symbol>").next()?.to_owned()))
}

fn drawn(variant: &str, fen: Option<&str>, side: Side) -> String {
    let position = fen.map_or_else(|| AnyPosition::start(variant), |fen| AnyPosition::from_fen(variant, fen).ok());
    let board: Board<AnyPosition> = Board::new(Tree::new(position.unwrap()), side);
    let scene = board_scene(&board);
    let colour = |side: Option<Side>, name: &str| {
        assert!(name.starts_with("--"), "{name}");
        match side {
            Some(Side::White) => "#fff".to_owned(),
            Some(Side::Black) => "#000".to_owned(),
            None => "#888".to_owned(),
        }
    };
    let trays = has_trays(board.tree(), &board.tree().line());
    let svg = picture(&scene, trays, "Ada & <Bob>", "below", &Paint { colour: &colour, symbol: &symbol });
    let (width, height) = picture_size(&scene, trays);
    assert!(svg.contains(&format!("width=\"{width}\" height=\"{height}\"")));
    svg
}

#[test]
fn it_contains_the_pieces_of_every_game_and_no_references_outside() {
    for variant in ["hostage", "takeover-41", "takeover-64", "hole", "messenger"] {
        let svg = drawn(variant, None, Side::White);
        for outside in ["class=", "style=", "var(", "url(", "http://www.w3.org/1999", "src="] {
            assert!(!svg.contains(outside), "{variant}: {outside}");
        }
        let uses: Vec<&str> = svg.split("<use href=\"#").skip(1).map(|part| part.split('"').next().unwrap()).collect();
        assert!(uses.len() >= 18, "{variant}: {}", uses.len());
        for id in uses {
            assert_eq!(svg.matches(&format!("<symbol id=\"{id}\"")).count(), 1, "{variant}: {id}");
        }
        assert!(svg.contains("Ada &amp; &lt;Bob>"));
    }
}

#[test]
fn crowded_trays_fit_and_show_their_counts() {
    let fen = "3q1rk1/pp3ppp/8/2b5/2B1P3/5Nn1/PPP2PPP/5RK1[Bp#QRNPrbnpp] w - - 0 14";
    for side in [Side::White, Side::Black] {
        let svg = drawn("hostage", Some(fen), side);
        assert!(svg.contains(">2</text>"), "two pawns in White's prison");
        let number = |use_: &str, name: &str| -> u32 {
            let value = use_.split(&format!(" {name}=\"")).nth(1).unwrap().split('"').next().unwrap();
            value.parse().unwrap()
        };
        let (width, height) = (number(&svg, "width") * 2, number(&svg, "height") * 2);
        for one in svg.split("<use ").skip(1) {
            let (x, y, size) = (number(one, "x"), number(one, "y"), number(one, "width"));
            assert!(x + size <= width && y + size <= height, "{one}");
        }
    }
    // The table is drawn from the reader's side.
    assert_ne!(drawn("hostage", Some(fen), Side::White), drawn("hostage", Some(fen), Side::Black));
}

#[test]
fn all_frames_of_an_animation_have_room_for_trays_if_one_has_them() {
    for variant in variants() {
        let mut record = GameRecord { variant: variant.to_owned(), ..GameRecord::default() };
        let mut position = AnyPosition::start(variant).unwrap();
        // Beyond the last placement of a free set-up.
        for _ in 0..40 {
            let Some(&first) = position.legal_moves().first() else { break };
            record.moves.push(position.uci(first));
            position = position.play(first).unwrap();
        }
        let tree = Tree::from_replay(record.follow::<AnyPosition>().unwrap());
        let trays = has_trays(&tree, &tree.line());
        assert_eq!(trays, variant.starts_with("hostage") || variant.ends_with("-free"), "{variant}");
    }
}

#[test]
fn the_part_for_an_animation_is_within_the_game_and_not_too_long() {
    // The request, and the resulting positions, counted from 0.
    for (moves, first, from, to, positions) in [
        (5_000, (1, Side::White), 1, 1_000, 0..2_001),
        (5_000, (1, Side::White), 2, 3, 2..7),
        (5_000, (1, Side::White), 1, 1, 0..3),
        (5_000, (1, Side::Black), 1, 1, 0..2),
        (5_000, (1, Side::Black), 2, 2, 1..4),
        (5_000, (40, Side::White), 41, 41, 2..5),
        (5_000, (1, Side::White), 2_500, 2_600, 4_998..5_001),
        // An invalid request gives the nearest possible part.
        (5_000, (1, Side::White), 0, 0, 0..2),
        (5_000, (1, Side::White), 9, 3, 16..18),
        (5_000, (1, Side::White), u32::MAX, u32::MAX, 4_999..5_001),
        (5_000, (1, Side::White), 1, u32::MAX, 0..2_001),
        (1, (1, Side::White), 1, 9, 0..2),
    ] {
        assert_eq!(
            part(moves, FirstMove { number: first.0, side: first.1 }, from, to),
            positions,
            "{from} to {to} of {moves} from {first:?} on"
        );
    }
}

#[test]
fn a_long_line_of_text_gets_smaller_until_it_fits() {
    assert_eq!([letter_size("", 800), letter_size("Ada – Bob", 800)], [34, 34]);
    for text in ["x".repeat(67), "王".repeat(63)] {
        let size = letter_size(&text, 800);
        let wide = if text.starts_with('x') { 0.6 } else { 1.0 };
        assert!(size >= 10 && text.chars().count() as f64 * f64::from(size) * wide <= 800.0, "{size}");
    }
}
