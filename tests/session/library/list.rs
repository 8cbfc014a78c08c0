//! The list of the library: its contents, search and order.

use super::*;

#[test]
fn the_list_shows_facts_from_the_records() {
    let desk = three();
    assert_eq!(desk.titles(), ["Cleo – Dan", "An ending", "Ada – Bob"]);
    let facts: Vec<String> = desk.library.shown().map(words::entry_facts).collect();
    assert_eq!(
        facts,
        [
            "Hole Chess · position · 30 Nov 2024",
            "Hostage Chess · 1 move · 2022",
            "Hostage Chess · 2 moves · 5 Jan 2020"
        ]
    );
    let ada = desk.library.shown().last().unwrap();
    assert_eq!((ada.opening.as_str(), ada.result.as_str(), ada.about.as_str()), ("1. e4 e5 2. Nf3", "1-0", "Club cup"));
    assert!(ada.fen.starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/"));
}

#[test]
fn the_search_finds_names_players_tags_games_and_moves() {
    let mut desk = three();
    for (search, expected) in [
        ("", 3),
        ("ada", 1),
        ("ADA bob", 1),
        ("ada dan", 0),
        ("cup", 1),
        ("hole", 1),
        ("Hostage Chess", 2),
        ("chess", 3),
        ("2024", 1),
        ("1-0", 1),
        ("nf3", 1),
        ("  ending  ", 1),
        ("zebra", 0),
    ] {
        desk.act(LibraryAction::Search(search.into()));
        assert_eq!(desk.library.shown().len(), expected, "{search}");
    }
    assert_eq!(library_view(&desk.library, 0..9).hint, words::text("nothing-found"));
}

/// The rows are in the reader's language and letters. The records are not.
#[test]
fn the_search_finds_what_the_rows_show() {
    let mut desk = Desk::new();
    desk.import("[White \"You\"]\n[Black \"Computer, level 7\"]\n[Date \"2026.11.21\"]\n\n1. e4 e5 2. Nf3 1/2-1/2");
    let of = |desk: &mut Desk, search: &str| {
        desk.act(LibraryAction::Search(search.into()));
        desk.library.shown().len()
    };
    for search in ["½", "21 Nov 2026", "envoy", "1.e4", "1. e4", "2.nf3", "Nf3", "hostage chess"] {
        assert_eq!(of(&mut desk, search), 1, "{search}");
    }
    assert_eq!(of(&mut desk, "Dec"), 0);
    words::speak(language("de").unwrap());
    words::show_moves(PieceSigns::Own);
    desk.act(LibraryAction::Enter);
    assert_eq!(of(&mut desk, ""), 1);
    let row = library_view(&desk.library, 0..9).rows.remove(0).opening;
    let found = ["Sf3", "2.Sf3", "Nf3", "Züge"].map(|search| of(&mut desk, search));
    words::speak(language("en").unwrap());
    words::show_moves(PieceSigns::English);
    assert_eq!((found, row.as_str()), ([1; 4], "1. e4 e5 2. Sf3"));
}

#[test]
fn an_unknown_day_or_month_is_not_the_newest_of_its_year() {
    let mut desk = Desk::new();
    for (name, date) in [("A", "1999.??.??"), ("B", "1999.05.??"), ("C", "1999.05.02"), ("D", "1998.12.31")] {
        desk.import(&format!("[White \"{name}\"]\n[Date \"{date}\"]\n\n1. e4 *"));
    }
    assert_eq!(desk.titles(), ["C – ?", "B – ?", "A – ?", "D – ?"]);
}

#[test]
fn a_selection_says_how_much_of_it_the_list_hides() {
    let mut desk = three();
    desk.act(LibraryAction::SelectAll(true));
    desk.act(LibraryAction::Search("ada".into()));
    let view = library_view(&desk.library, 0..9);
    assert_eq!((view.selected, view.hidden), (3, 2));
    assert_eq!(words::selected(view.selected, view.hidden), "3 selected, 2 not shown");
    assert_eq!(words::selected(1, 0), "1 selected");
    // The entries of an import are shown.
    desk.import("[White \"Zoe\"]\n\n1. d4 *");
    assert_eq!((desk.library.search(), desk.library.shown().len()), ("", 4));
    let rows = library_view(&desk.library, 0..9).rows;
    assert_eq!(rows.iter().filter(|row| !row.has_moves).count(), 1, "a position has nothing to review");
}

/// An export is written in steps, and the page may ask for another one meanwhile.
#[test]
fn a_second_export_leaves_the_running_one_alone() {
    let mut desk = three();
    let export = |desk: &mut Desk, target| {
        let effects = desk.library.update(LibraryAction::Export(Vec::new(), Style::default(), target));
        let answer = desk.carry_out(effects.into_iter().next().unwrap()).unwrap();
        desk.library.update(answer)
    };
    assert_eq!(export(&mut desk, Target::File), [LibraryEffect::Step]);
    assert_eq!(export(&mut desk, Target::Clipboard), []);
    assert_eq!(desk.toast(), Some((Toast::Exporting, false)));
    desk.act(LibraryAction::Step);
    assert_eq!((desk.saved.len(), desk.copied.len()), (1, 0));
}

#[test]
fn the_search_ignores_case() {
    let mut desk = Desk::new();
    desk.import("[White \"ÅKE Łukasz ŽIŽEK\"]\n[Black \"ПЁТР ΑΛΦΑ\"]\n1.e4 *");
    for search in ["åke", "ÅKE", "łukasz", "ŁUKASZ", "žižek", "пётр", "Пётр", "αλφα"] {
        desk.act(LibraryAction::Search(search.into()));
        assert_eq!(desk.library.shown().len(), 1, "{search}");
    }
}

#[test]
fn the_list_can_be_sorted() {
    let mut desk = three();
    for (sort, expected) in [
        (Sort::Date, ["Cleo – Dan", "An ending", "Ada – Bob"]),
        (Sort::Name, ["Ada – Bob", "An ending", "Cleo – Dan"]),
        (Sort::Length, ["Ada – Bob", "An ending", "Cleo – Dan"]),
        (Sort::Result, ["Ada – Bob", "An ending", "Cleo – Dan"]),
    ] {
        desk.act(LibraryAction::Sort(sort));
        assert_eq!(desk.titles(), expected, "{sort:?}");
    }
}

#[test]
fn only_visible_rows_are_built() {
    let mut desk = Desk::new();
    let text: String = (0..300).map(|n| format!("[White \"P{n:03}\"]\n\n1.e4 *\n\n")).collect();
    desk.import(&text);
    desk.act(LibraryAction::Sort(Sort::Name));
    let view = library_view(&desk.library, 100..110);
    assert_eq!((view.shown, view.before, view.rows.len(), view.rows[0].title.as_str()), (300, 100, 10, "P100 – ?"));
    assert_eq!(view.status, "300 entries");
    // If the list becomes shorter than the visible range, its end is shown.
    desk.act(LibraryAction::Search("p00".into()));
    let view = library_view(&desk.library, 100..110);
    assert_eq!((view.before, view.rows.len(), view.status.as_str()), (0, 10, "10 of 300 entries"));
    desk.act(LibraryAction::Search("p29".into()));
    assert_eq!(library_view(&desk.library, 3..8).before, 3);
    desk.act(LibraryAction::SelectAll(true));
    assert!(library_view(&desk.library, 0..5).all_selected);
}

#[test]
fn the_thumbnail_shows_every_piece_on_the_board_and_beside_it() {
    let mut random = Random(5);
    for variant in variants() {
        let mut position = AnyPosition::start(variant).unwrap();
        for _ in 0..40 {
            let picture = thumb(&position);
            let on_board = position.layout().cells().filter(|&cell| position.piece_at(cell).is_some()).count();
            let stored = position.trays();
            let beside: u32 =
                stored.iter().flat_map(|pocket| &pocket.pieces).map(|pieces| u32::from(pieces.count)).sum();
            let drawn: u32 = picture.pieces.iter().map(|piece| u32::from(piece.count)).sum();
            assert_eq!(drawn, on_board as u32 + beside, "{variant}");
            for piece in &picture.pieces {
                assert!(
                    piece.at.0 + piece.size <= picture.size.0 && piece.at.1 + piece.size <= picture.size.1,
                    "{variant}"
                );
            }
            let cells = (
                picture.light.matches('M').count() + picture.dark.matches('M').count(),
                position.layout().cells().count(),
            );
            assert_eq!(cells.0, cells.1);
            assert_eq!(row_thumb(&UnreadPosition { variant: variant.to_owned(), fen: position.fen() }), Some(picture));
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play_unchecked(moves[random.below(moves.len())]);
        }
    }
    assert_eq!(row_thumb(&UnreadPosition { variant: "hostage".into(), fen: "nonsense".into() }), None);
}

#[test]
fn the_famous_games_match_their_recorded_files() {
    let files = ["game1", "game2", "game3", "game4"].map(|name| format!("tests/data/games/{name}.txt"));
    for ((word, game), file) in FAMOUS.into_iter().zip(files) {
        // The record of the third game contains an illegal move.
        let text = std::fs::read_to_string(file).unwrap().replace("22.(N-N)N@g5 Ke2", "22.(N-N)N@g5 Ke7");
        let recorded = read::<AnyPosition>(&text, Given::default());
        assert_eq!(recorded.fault, None);
        let linked = Link::read(&format!("#/analysis?g={game}")).unwrap().game.unwrap();
        assert_eq!(Some(linked.record), recorded.game_record(), "{word}");
    }
}

#[test]
fn a_card_says_how_its_game_ended() {
    let mut desk = Desk::new();
    desk.import("[White \"A\"]\n\n1.f3 e5 2.g4 Qh4# 0-1\n\n[White \"B\"]\n\n1.e4 1-0\n");
    let mut facts: Vec<String> = library_view(&desk.library, 0..9).rows.into_iter().map(|row| row.facts).collect();
    facts.sort();
    assert_eq!(facts, ["Hostage Chess · 1 move", "checkmate · Hostage Chess · 2 moves"]);
}

#[test]
fn a_restored_entry_replaces_nothing() {
    let mut desk = three();
    let bob = id_of(&desk, "Ada – Bob");
    desk.act(LibraryAction::Delete(vec![bob]));
    // Another tab has saved the game in the meantime, with more moves. After the undo both entries are listed.
    let record = read::<AnyPosition>("[White \"Ada\"]\n[Black \"Bob\"]\n\n1.e4 e5 2.Nf3 Nc6 *", Given::default());
    let longer = LibraryEntry::of(bob, record).unwrap();
    desk.pocket.insert(bob, longer.clone());
    desk.library.update(LibraryAction::Loaded(Ok(desk.pocket.values().map(|(entry, _)| stored_form(entry)).collect())));
    let gone = desk.toast();
    assert_eq!(gone, Some((Toast::Deleted(1), true)));
    desk.act(LibraryAction::Undo);
    assert_eq!((desk.pocket.len(), desk.library.len(), &desk.pocket[&bob]), (4, 4, &longer));
    assert_eq!(desk.titles().iter().filter(|title| *title == "Ada – Bob").count(), 2);
    // If the other tab has restored the entry itself, there is one entry.
    desk.act(LibraryAction::Delete(vec![bob]));
    desk.pocket.insert(bob, longer.clone());
    desk.library.update(LibraryAction::Loaded(Ok(desk.pocket.values().map(|(entry, _)| stored_form(entry)).collect())));
    desk.act(LibraryAction::Undo);
    assert_eq!((desk.pocket.len(), desk.library.len()), (4, 4));
}

#[test]
fn an_unreadable_entry_can_be_listed_opened_exported_and_deleted() {
    let mut desk = three();
    let bob = id_of(&desk, "Ada – Bob");
    desk.pocket.get_mut(&bob).unwrap().0 = LibraryEntry::unread(bob);
    desk.act(LibraryAction::Enter);
    let unread = "The details of this entry can no longer be read. You can still open or export it";
    assert!(desk.titles().contains(&unread.to_owned()), "{:?}", desk.titles());
    assert_eq!(desk.library.shown().filter(|entry| words::entry_facts(entry).is_empty()).count(), 1);
    desk.act(LibraryAction::Open(bob, OpenPurpose::Analyse));
    assert!(desk.opened.pop().unwrap().0.contains("1. e4"));
    desk.act(LibraryAction::Export(vec![bob], Style::default(), Target::File));
    assert!(desk.saved.pop().unwrap().1.contains("1. e4"));
    desk.act(LibraryAction::Delete(vec![bob]));
    assert_eq!((desk.pocket.len(), desk.library.len()), (2, 2));
}

/// Games with the computer, with a friend elsewhere, and between others.
fn six() -> Desk {
    let mut desk = Desk::new();
    let game = |white: &str, black: &str, more: &str, result: &str| {
        format!("[White \"{white}\"]\n[Black \"{black}\"]\n{more}[Result \"{result}\"]\n\n1.e4 e5 {result}\n\n")
    };
    desk.restore(
        &[
            game("You", "Smuggler, level 4", "", "1-0"),
            game("Smuggler, level 4", "Du", "", "1-0"),
            game("You", "Cadet, level 0", "", "1/2-1/2"),
            game("?", "?", "[Friend \"black 77\"]\n", "0-1"),
            game("Ada", "Bob", "", "1-0"),
            "[White \"Cleo\"]\n[Variant \"hole\"]\n\n*\n\n".to_owned(),
        ]
        .concat(),
    );
    assert_eq!(desk.library.len(), 6);
    desk
}

fn filter(desk: &mut Desk, standing: Option<OwnResult>, opponent: Option<&str>, game: Option<&str>) -> usize {
    let (opponent, game) = (opponent.map(str::to_owned), game.map(str::to_owned));
    desk.act(LibraryAction::Filter(Box::new(LibraryFilter { standing, opponent, game })));
    desk.library.shown().len()
}

#[test]
fn results_are_those_of_the_reader() {
    let mut desk = six();
    let found = OwnResult::ALL.map(|standing| filter(&mut desk, Some(standing), None, None));
    // The reader won as White and, against a friend, as Black. Games between others have no result for the reader.
    assert_eq!(found, [2, 1, 1, 1]);
    assert_eq!(desk.library.facets().standings, found);
    let black = desk.library.all().find(|entry| entry.friend.is_some()).unwrap();
    assert_eq!((black.own_side(), black.standing()), (Some(Side::Black), Some(OwnResult::Won)));
    for (tag, files) in words::embedded::LANGUAGES {
        let name = files.iter().flat_map(|file| file.lines()).find_map(|line| line.strip_prefix("record-you = "));
        assert!(OWN_NAMES.contains(&name.unwrap()), "{tag}");
    }
}

#[test]
fn filters_and_search_work_together_and_count_each_other() {
    let mut desk = six();
    let smuggler = "Smuggler, level 4";
    assert_eq!(desk.library.facets().opponents[0], (smuggler.to_owned(), 2));
    assert_eq!(desk.library.facets().games, [("hostage".to_owned(), 5), ("hole".to_owned(), 1)]);
    assert_eq!(filter(&mut desk, None, Some(smuggler), None), 2);
    assert_eq!(desk.library.facets().standings, [1, 1, 0, 0], "the results against this opponent");
    assert_eq!(filter(&mut desk, Some(OwnResult::Lost), Some(smuggler), Some("hostage")), 1);
    assert_eq!(filter(&mut desk, Some(OwnResult::Lost), Some(smuggler), Some("hole")), 0);
    let view = library_view(&desk.library, 0..9);
    assert_eq!((view.status.as_str(), view.finds_nothing), ("0 of 6 entries", true));
    // The choice that was made can still be seen.
    let [result, opponent, game] = &view.filters;
    assert_eq!([result.chosen, opponent.chosen, game.chosen].map(|it| it.is_some()), [true; 3]);
    assert_eq!(result.choices[1].label, "You lost (0)");
    desk.act(LibraryAction::ShowAll);
    assert_eq!((desk.library.shown().len(), desk.library.filter().is_empty()), (6, true));
    desk.act(LibraryAction::Search("ada".into()));
    assert_eq!(filter(&mut desk, Some(OwnResult::Others), None, None), 1);
    assert_eq!(desk.library.facets().standings, [0, 0, 0, 1]);
    // Leaving and entering the screen keeps the filters.
    desk.act(LibraryAction::Enter);
    assert_eq!((desk.library.shown().len(), desk.library.filter().standing), (1, Some(OwnResult::Others)));
}

#[test]
fn the_readers_side_is_stored_with_the_entry() {
    let desk = six();
    let entry = desk.library.all().find(|entry| entry.white == "Ada").unwrap();
    let mut played = entry.clone();
    played.side = Some(Side::Black);
    assert!(played.text().ends_with("game \nyou black\n"), "{}", played.text());
    let again = stored_form(&played);
    assert_eq!(
        (again.own_side(), again.standing(), again.text()),
        (Some(Side::Black), Some(OwnResult::Lost), played.text())
    );
    assert_eq!(stored_form(entry).own_side(), None);
}

#[test]
fn many_opponents_are_counted_quickly_and_only_the_most_frequent_can_be_chosen() {
    let mut desk = Desk::new();
    let text: String = (0..300)
        .map(|n| format!("[White \"You\"]\n[Black \"P{:03}\"]\n[Round \"{n}\"]\n\n1.e4 *\n\n", n % 200))
        .collect();
    desk.restore(&text);
    let opponents = &desk.library.facets().opponents;
    assert_eq!(
        (opponents.len(), &opponents[0], &opponents[59]),
        (60, &("P000".to_owned(), 2), &("P059".to_owned(), 2))
    );
    let [_, shown, _] = library_view(&desk.library, 0..9).filters;
    assert_eq!(shown.more, words::more_names(desk.library.facets().more_opponents));
    assert!(desk.library.facets().more_opponents > 0);
}
