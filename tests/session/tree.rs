//! The history as a tree: what promoting, deleting, storing and exporting may change, and what they must preserve.

use hostage_chess::game::messenger::COURIER;
use hostage_chess::game::takeover::MIRROR_KNIGHT;
use std::collections::BTreeSet;

use crate::support::random::Random;
use hostage_chess::game::any::{AnyPosition, variants};
use hostage_chess::game::pgn::{Given, Movetext, PgnGame, read};
use hostage_chess::game::{Area, Cell, Event, Game, Kind, Position, Side, Style};
use hostage_chess::json;
use hostage_chess::session::note::{Ink, Place, Shape, read_comment, tidy};
use hostage_chess::session::{DEFAULT_STRENGTH, Note, Play, Players, SavedGame, Tree, notation};

type Any = Tree<AnyPosition>;

fn random_place(random: &mut Random, position: &AnyPosition) -> Place {
    const AREAS: [Area; 3] = [Area::Prison, Area::Airfield, Area::Reserve];
    let kinds = [Kind::Pawn, Kind::Bishop, MIRROR_KNIGHT, COURIER];
    let (area, owner) = (AREAS[random.below(3)], Side::BOTH[random.below(2)]);
    match random.below(4) {
        0 => Place::Pieces { area, owner, kind: kinds[random.below(4)] },
        1 => Place::Tray { area, owner },
        _ => Place::Cell(Cell(random.below(position.layout().cells().count()) as u8)),
    }
}

fn random_note(random: &mut Random, position: &AnyPosition, first: bool) -> Note {
    let texts = ["", "good", "a {b} c", "(N*c7 1. e4 ... ) ;", " two\n words ", "[%cal Ge2e4] \"x\" $3 %", "½ – “ü”"];
    let mut note = Note { comment: tidy(texts[random.below(texts.len())]), ..Note::default() };
    for _ in 0..random.below(3) {
        if !first {
            note.toggle_glyph([1, 2, 3, 4, 5, 6, 7, 10, 13, 14, 15, 16, 17, 18, 19, 146][random.below(16)]);
        }
    }
    for _ in 0..random.below(4) {
        let ink = [Ink::Green, Ink::Red, Ink::Blue, Ink::Yellow][random.below(4)];
        let to = (random.below(3) > 0).then(|| random_place(random, position));
        note.draw(Shape { ink, from: random_place(random, position), to });
    }
    // Records list circles, then arrows, then shapes that touch a tray.
    let of_tray = |place: Place| !matches!(place, Place::Cell(_));
    note.shapes.sort_by_key(|shape| match shape.to {
        _ if of_tray(shape.from) || shape.to.is_some_and(of_tray) => 2,
        to => u8::from(to.is_some()),
    });
    note
}

/// A tree with nested branches.
fn random_tree(random: &mut Random, variant: &str) -> Any {
    let mut tree = Tree::new(AnyPosition::start(variant).unwrap());
    for _ in 0..40 {
        let moves = tree.position().legal_moves();
        if moves.is_empty() || random.below(6) == 0 {
            let walk = tree.walk();
            tree.go_to(walk[random.below(walk.len())]);
            continue;
        }
        // Many drops and exchanges, because their notation has brackets of its own.
        let lively: Vec<_> = moves.iter().copied().filter(|&m| tree.position().uci(m).contains('@')).collect();
        let among = if lively.is_empty() || random.below(2) == 0 { &moves } else { &lively };
        tree.play(among[random.below(among.len())]);
        if random.below(3) == 0 {
            *tree.note_mut(tree.current()) = random_note(random, tree.position(), false);
        }
    }
    if random.below(2) == 0 {
        *tree.note_mut(0) = random_note(random, tree.at(0), true);
    }
    tree
}

fn each_tree(seed: u64, number: u64, mut check: impl FnMut(&mut Random, Any)) {
    for (index, variant) in variants().enumerate() {
        for number in 0..number {
            let mut random = Random(seed * 1_000_003 + number * 31 + index as u64);
            let tree = random_tree(&mut random, variant);
            check(&mut random, tree);
        }
    }
}

/// Every line of the tree, with its moves, events and notes.
fn lines(tree: &Any) -> BTreeSet<String> {
    let told = |&node: &usize| format!("{} {:?}", tree.text(node), tree.note(node));
    tree.walk().into_iter().map(|node| tree.path_to(node).iter().map(told).collect::<Vec<_>>().join("/")).collect()
}

/// Every line in the order of the branches.
fn picture(tree: &Any) -> Vec<String> {
    let told = |&node: &usize| format!("{} {:?} {:?}", tree.path_to(node).len(), tree.text(node), tree.note(node));
    tree.walk().iter().map(told).collect()
}

fn any_node(random: &mut Random, tree: &Any) -> usize {
    let walk = tree.walk();
    walk[random.below(walk.len())]
}

#[test]
fn promoting_keeps_every_line_and_leads_to_the_main_line() {
    each_tree(1, 2, |random, mut tree| {
        for _ in 0..8 {
            let node = any_node(random, &tree);
            let (before, fork) = (lines(&tree), tree.fork(node));
            let depth = |tree: &Any| tree.path_to(node).iter().filter(|&&n| tree.fork(n) == Some(n)).count();
            let steps = depth(&tree);
            assert_eq!(tree.promote(node), fork.is_some());
            assert_eq!(lines(&tree), before);
            assert_eq!(depth(&tree), steps.saturating_sub(1));
            tree.make_main_line(node);
            assert_eq!(lines(&tree), before);
            assert!(tree.main_line().contains(&node) && tree.fork(node).is_none());
            assert!(!tree.make_main_line(node));
        }
    });
}

#[test]
fn deleting_removes_one_branch_keeps_the_others_and_can_be_undone() {
    each_tree(2, 2, |random, mut tree| {
        for _ in 0..8 {
            let (node, here) = (any_node(random, &tree), any_node(random, &tree));
            tree.go_to(here);
            let (before, whole) = (lines(&tree), picture(&tree));
            let stem = tree.path_to(node);
            let inside = tree.path().contains(&node);
            let gone = tree.walk().into_iter().filter(|&n| tree.path_to(n).contains(&node)).count();
            let Some(cut) = tree.delete(node) else {
                assert_eq!(node, 0);
                continue;
            };
            assert_eq!(lines(&tree).len(), before.len() - gone);
            assert_eq!(tree.len(), tree.walk().len());
            assert!(lines(&tree).is_subset(&before));
            assert!(!tree.has(node) && !tree.line().contains(&node));
            assert_eq!(tree.current(), if inside { stem[stem.len() - 2] } else { here });
            tree.go_to(node);
            assert_ne!(tree.current(), node, "a deleted node cannot become current");
            if random.below(2) == 0 {
                assert!(tree.restore(cut));
                assert_eq!(picture(&tree), whole);
                assert_eq!(tree.len(), tree.walk().len());
                assert_eq!((tree.current(), tree.line().contains(&here)), (here, true));
            }
        }
    });
}

/// What is drawn of a tree is drawn again only if its revision has changed.
#[test]
fn the_revision_changes_with_the_tree_and_only_then() {
    let full = |tree: &Any| format!("{:?} {:?}", tree.walk(), picture(tree));
    each_tree(7, 2, |random, mut tree| {
        let mut seen = vec![(tree.revision(), full(&tree))];
        for _ in 0..40 {
            let node = any_node(random, &tree);
            let before = tree.revision();
            match random.below(7) {
                0 => tree.go_to(node),
                1 => drop(tree.undo()),
                2 => drop(tree.redo()),
                3 => drop(tree.promote(node)),
                4 => {
                    let cut = tree.delete(node);
                    seen.push((tree.revision(), full(&tree)));
                    if random.below(2) == 0 {
                        cut.map(|cut| tree.restore(cut));
                    }
                }
                5 => tree.note_mut(node).comment.push('x'),
                _ => {
                    let moves = tree.position().legal_moves();
                    if !moves.is_empty() {
                        tree.play(moves[random.below(moves.len())]);
                    }
                }
            }
            let now = (tree.revision(), full(&tree));
            assert!(now.0 == before || now.0 > seen[0].0);
            for (revision, picture) in &seen {
                assert!(*revision != now.0 || *picture == now.1, "{picture}\n{}", now.1);
            }
            seen.push(now);
        }
        let (revision, here) = (tree.revision(), tree.current());
        tree.go_to(0);
        tree.redo();
        tree.go_to(here);
        assert_eq!(tree.revision(), revision, "steps change nothing");
        assert_eq!(tree.clone().revision(), revision);
        assert_ne!(Tree::new(tree.at(0).clone()).revision(), Tree::new(tree.at(0).clone()).revision());
    });
}

#[test]
fn restoring_a_deleted_move_does_not_duplicate_a_replayed_one() {
    let mut tree: Any = Tree::new(AnyPosition::start("hostage").unwrap());
    let m = tree.position().legal_moves()[0];
    tree.play(m);
    let cut = tree.delete(tree.current()).unwrap();
    tree.play(m);
    assert!(!tree.restore(cut));
    assert_eq!(tree.len(), 2);
}

#[test]
fn a_stored_tree_comes_back_with_the_same_current_node() {
    each_tree(3, 3, |random, mut tree| {
        let node = any_node(random, &tree);
        tree.delete(node);
        let node = any_node(random, &tree);
        tree.promote(node);
        tree.go_to(node);
        let session = Play::new(tree, Players::HUMANS, DEFAULT_STRENGTH);
        let saved = session.save();
        let text = json::write(&saved).unwrap();
        let again: Play<AnyPosition> = Play::restore(&json::read::<SavedGame>(&text).unwrap()).unwrap();
        assert_eq!(again.save(), saved);
        assert_eq!(picture(again.tree()), picture(session.tree()));
        assert_eq!(again.tree().text(again.tree().current()), session.tree().text(session.tree().current()));
        let texts = |tree: &Any| tree.line().iter().map(|&node| tree.text(node).to_owned()).collect::<Vec<_>>();
        assert_eq!(texts(again.tree()), texts(session.tree()));
    });
}

#[test]
fn a_game_stored_by_an_older_version_still_opens() {
    let text = r#"{"course":{"variant":"hostage","start":null,"turns":["e2e4"]},
        "turns":[[0,"d2d4"],[0,"e2e4"],[2,"e7e5"]],"current":2,
        "players":{"white":"human","black":"human"},"seconds":5,"seat":"White"}"#;
    let saved: SavedGame = json::read(text).unwrap();
    let session: Play<AnyPosition> = Play::restore(&saved).unwrap();
    let tree = session.tree();
    assert_eq!(tree.line().iter().map(|&node| tree.text(node)).collect::<Vec<_>>(), ["", "e4", "e5"]);
    assert_eq!((tree.current(), tree.len()), (2, 4));
}

#[test]
fn an_exported_tree_is_read_as_the_same_tree() {
    each_tree(4, 8, |random, tree| {
        let style = [Style::Leslie, Style::Pierce][random.below(2)];
        let record = notation::record(&tree, vec![("White".to_owned(), "A".to_owned())]);
        let text = record.write(style);
        let again = read::<AnyPosition>(&text, Given::default());
        assert_eq!(again.fault, None, "{text}");
        assert_eq!(again.notes, [], "{text}");
        let back = notation::tree(&again).unwrap();
        assert_eq!(picture(&back), picture(&tree), "{text}");
        assert_eq!(notation::record(&back, again.tags).write(style), text);
    });
}

#[test]
fn glyphs_and_comments_are_read_where_other_programs_put_them() {
    let text = "{Before} 1. e4! ( {instead} 1. d4?! $14 {solid} d5 ) ( 1. Nf9 what 2. is this ) 1... e5 ; to the end\n\
        2. Nf3 $1 !? (2. f4 (2. d4 {deep}) 2... exf4) {[%csl Gd4,Re4][%cal Gf3e5] [%clk 0:01] and words} *";
    let record = read::<AnyPosition>(text, Given::default());
    assert_eq!(record.fault, None);
    let tree = notation::tree(&record).unwrap();
    let told: Vec<String> = tree
        .walk()
        .into_iter()
        .map(|node| format!("{}{:?} {}", tree.text(node), tree.note(node).glyphs, tree.note(node).comment))
        .collect();
    let expected = [
        "[] Before",
        "e4[1] 1. Nf9 what 2. is this",
        "e5[] to the end",
        "Nf3[1, 5] [%clk 0:01] and words",
        "f4[] ",
        "exf4[] ",
        "d4[] deep",
        "d4[6, 14] instead solid",
        "d5[] ",
    ];
    assert_eq!(told, expected);
    let here = tree.main_line()[3];
    assert_eq!(tree.note(here).shapes.len(), 3);
}

#[test]
fn a_record_continues_another_if_it_contains_all_of_it() {
    let moves = |text| read::<AnyPosition>(text, Given::default()).moves;
    let goes_on = |earlier, now| moves(now).zip(moves(earlier)).is_some_and(|(now, earlier)| now.has_all_of(&earlier));
    let earlier = "1.e4 {best} e5 (1...c5!?) 2.Nf3 *";
    for (more, expected) in [
        (earlier, true),
        ("1.e4 {best} c5!? (1...e5 2.Nf3 Nc6) (1...d5) 2.d4 *", true),
        ("1.e4 {best} e5 (1...c5!?) 2.Nf3 {and now something long is said} Nc6 3.Bb5 a6 *", true),
        ("1.e4 {best} e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 *", false),
        ("1.e4 e5 (1...c5!?) 2.Nf3 Nc6 3.Bb5 a6 *", false),
        ("1.e4 {best} e5 (1...c5) 2.Nf3 Nc6 3.Bb5 a6 *", false),
        ("1.e4 {best} e5 (1...c5!?) 2.Nc3 (2.f4) Nc6 *", false),
        ("[FEN \"4k3/8/8/8/8/8/8/4K3[#] w - - 0 1\"] *", false),
        ("nonsense", false),
    ] {
        assert_eq!(goes_on(earlier, more), expected, "{more}");
    }
    assert!(goes_on("*", earlier));
}

/// A record whose variations may repeat a move of their line, at any depth.
fn random_record(random: &mut Random, variant: &str) -> Movetext<AnyPosition> {
    let mut moves = Movetext::new(AnyPosition::start(variant).unwrap());
    let mut at = None;
    for _ in 0..30 {
        let (position, places) = (moves.position(at), 0..moves.plies.len());
        let known: Vec<_> = places.filter(|&place| moves.plies[place].parent == at).collect();
        let legal = position.legal_moves();
        if legal.is_empty() || random.below(4) == 0 {
            at = random.below(moves.plies.len() + 1).checked_sub(1);
            continue;
        }
        let repeats = !known.is_empty() && random.below(2) == 0;
        let mv = if repeats { moves.plies[known[0]].mv } else { legal[random.below(legal.len())] };
        at = Some(moves.push(at, mv));
    }
    moves
}

#[test]
fn the_main_line_of_a_record_is_that_of_its_tree() {
    for (index, variant) in variants().enumerate() {
        for seed in 0..40 {
            let mut random = Random(seed * 31 + index as u64);
            let moves = random_record(&mut random, variant);
            let told = |line: &[usize]| line.iter().map(|&ply| moves.plies[ply].mv).collect::<Vec<_>>();
            let main = told(&moves.main_line());
            let record = PgnGame::new(Vec::new(), moves.clone());
            let tree = notation::tree(&record).unwrap();
            let line =
                |nodes: &[usize]| nodes.iter().filter_map(|&node| Some(tree.move_to(node)?.1)).collect::<Vec<_>>();
            assert_eq!(line(&tree.path()), main, "{variant} {seed}");
            assert!(line(&tree.main_line()).starts_with(&main), "{variant} {seed}");
            // No line is lost, and none is added.
            let ends = moves.plies.iter().map(|ply| ply.position.fen()).collect::<BTreeSet<_>>();
            let nodes = tree.walk().into_iter().skip(1).map(|node| tree.at(node).fen()).collect::<BTreeSet<_>>();
            assert_eq!(nodes, ends, "{variant} {seed}");
            let text = record.write(Style::Leslie);
            let again = notation::tree(&read::<AnyPosition>(&text, Given::default())).unwrap();
            assert_eq!(picture(&again), picture(&tree), "{text}");
        }
    }
}

#[test]
fn a_variation_that_repeats_the_move_played_takes_no_ones_place() {
    let end = |text: &str| {
        let record = read::<AnyPosition>(text, Given::default());
        let game: Play<AnyPosition> = Play::of_record(&record, Players::HUMANS, DEFAULT_STRENGTH).unwrap();
        let again: Play<AnyPosition> = Play::restore(&game.save()).unwrap();
        assert_eq!((again.verdict(), again.line_record()), (game.verdict(), game.line_record()), "{text}");
        (game.line_record().moves.join(" "), game.verdict().map(|outcome| outcome.result()))
    };
    let head = "[Termination \"time forfeit\"]\n\n";
    for (moves, expected) in [
        ("1. e4 (1. e4 c5 {Sicilian}) 1... e5 2. Nf3 1-0", "e2e4 e7e5 g1f3"),
        ("1. e4 e5 (1... e5 2. d4 exd4 (2... exd4 3. c3)) 2. Nf3 1-0", "e2e4 e7e5 g1f3"),
        // The variation goes on where the game ended.
        ("1. e4 (1. e4 e5 2. Nf3) 1-0", "e2e4"),
    ] {
        assert_eq!(end(&format!("{head}{moves}")), (expected.to_owned(), Some("1-0")), "{moves}");
    }
}

#[test]
fn commands_of_other_programs_stay_as_they_were_written() {
    for comment in [
        "[%clk 0:05:00]",
        "[%eval -0.31] [%emt 0:00:07] a move {",
        "good [%clk 0:01] [%csl Gd4] [%csl Zz9] and [%unclosed",
        "two   spaces [%eval #3]",
    ] {
        let text = format!("{{{comment}}} 1. e4 {{{comment}}} e5 ({{{comment}}} 1... c5) *");
        let tree = notation::tree(&read::<AnyPosition>(&text, Given::default())).unwrap();
        let play = Play::new(tree, Players::HUMANS, DEFAULT_STRENGTH);
        let saved = play.save();
        let again: Play<AnyPosition> = Play::restore(&saved).unwrap();
        assert_eq!(picture(again.tree()), picture(play.tree()), "{text}");
        assert!(again.save().has_all_of(&saved), "{text}");
        // The reader's edit of such a comment keeps them too, and draws nothing.
        let note = again.tree().note(0);
        assert_eq!(tidy(&note.comment).matches("[%clk ").count(), comment.matches("[%clk ").count());
        let layout = again.position().layout();
        assert_eq!(read_comment(&tidy(&note.comment), layout).1, []);
    }
}

#[test]
fn a_glyph_replaces_only_those_that_a_button_can_bring_back() {
    // Glyphs of other programs: 8 (the only move), 22 (zugzwang), 146 (novelty).
    let all = [1, 8, 16, 22, 146];
    for (glyph, expected) in [
        (1, vec![8, 16, 22, 146]),
        (16, vec![1, 8, 22, 146]),
        (4, vec![4, 8, 16, 22, 146]),
        (10, vec![1, 8, 10, 22, 146]),
    ] {
        let mut note = Note { glyphs: all.to_vec(), ..Note::default() };
        note.toggle_glyph(glyph);
        assert_eq!(note.glyphs, expected, "{glyph}");
    }
    let mut note = Note { glyphs: vec![1, 7, 16], ..Note::default() };
    note.toggle_glyph(1);
    assert_eq!(note.glyphs, [7, 16], "switching a glyph off removes no other");
}

#[test]
fn a_check_that_ends_the_game_is_a_mate() {
    let last = |moves: &str| {
        let mut tree: Any = Tree::new(AnyPosition::start("hostage").unwrap());
        for text in moves.split(' ') {
            let mv = tree.position().read_uci(text).unwrap();
            tree.play(mv);
        }
        let events = tree.events(tree.current()).to_vec();
        [Event::Check, Event::Mate].map(|event| events.contains(&event))
    };
    assert_eq!(last("f2f3 e7e5 g2g4 d8h4"), [false, true]);
    assert_eq!(last("f2f3 e7e5 a2a3 d8h4"), [true, false]);
    assert_eq!(last("f2f3 e7e5 g2g4"), [false, false]);
}
