//! The chapters of the rules pages name every ending and every optional rule of their games.

use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::rules::{Choices, family};
use hostage_chess::game::{Ending, Game, Outcome, Position};
use hostage_chess::ui::rules_pages::{CHAPTERS, Chapter, RulesSection};
use hostage_chess::words;
use hostage_chess::words::embedded::language;

use super::LANGUAGES;
use super::samples::ENDINGS;

/// The games that can end like this.
fn games_ending(ending: Ending) -> &'static [&'static str] {
    match ending {
        Ending::Checkmate | Ending::Stalemate => &["hostage", "takeover"],
        Ending::KingTaken | Ending::NoMove => &["hole"],
        Ending::CourierThrough | Ending::Passes => &["messenger"],
        // Only a record or a match of engines ends by a referee's decision.
        Ending::Adjudication => &[],
        _ => &["hostage", "takeover", "hole", "messenger"],
    }
}

fn section(chapter: &Chapter, name: &str) -> Option<&'static RulesSection> {
    let id = format!("lesson-{}-{name}", family(chapter.variant));
    chapter.sections.iter().find(|section| section.id == id)
}

/// The result line and the rules use the same word.
#[test]
fn every_ending_is_named_by_the_chapter_of_its_game() {
    for (tag, _) in LANGUAGES {
        words::speak(language(tag).unwrap());
        for chapter in CHAPTERS {
            let section = section(chapter, "endings").expect("every chapter says how a game ends");
            let text = section.paragraphs().collect::<Vec<_>>().join(" ").to_lowercase();
            for ending in ENDINGS.into_iter().filter(|&ending| games_ending(ending).contains(&family(chapter.variant)))
            {
                let name = words::outcome(&Outcome::draw(ending)).to_lowercase();
                assert!(text.contains(&name), "{tag}, {}: {name}", chapter.variant);
            }
        }
    }
}

#[test]
fn every_game_with_optional_rules_has_a_section_on_them() {
    let names: Vec<&str> = hostage_chess::variants().collect();
    for chapter in CHAPTERS {
        let optional = !Choices::new(&names, chapter.variant).switches.is_empty();
        assert_eq!(section(chapter, "variants").is_some(), optional, "{}", chapter.variant);
    }
}

/// The tasks of these sections: moves, and the ending after them.
#[test]
fn the_tasks_on_endings_end_the_game_as_they_say() {
    let cases = [
        ("hostage", "g1g7", Ending::Checkmate),
        ("hostage", "g1g6", Ending::Stalemate),
        ("takeover", "c6e6", Ending::Checkmate),
        ("takeover", "c6d6", Ending::Stalemate),
        ("hole", "f6b6", Ending::KingTaken),
        ("messenger", "b8b9", Ending::CourierThrough),
        ("messenger", "b8c8,e1e8 b1b0", Ending::CourierThrough),
    ];
    for (game, moves, expected) in cases {
        let chapter = CHAPTERS.iter().find(|chapter| family(chapter.variant) == game).unwrap();
        let section = section(chapter, "endings").unwrap();
        let mut position = AnyPosition::from_fen(chapter.rules_of(section), section.fen).unwrap();
        for text in moves.split(' ') {
            assert_eq!(position.outcome(), None, "{game}: {moves}");
            position = position.play(position.read_uci(text).unwrap()).unwrap();
        }
        assert_eq!(position.outcome().map(|outcome| outcome.ending), Some(expected), "{game}: {moves}");
    }
}

/// The diagrams on optional rules are played by these rules.
#[test]
fn optional_rules_are_shown_on_boards_that_follow_them() {
    let position = |game: &str| {
        let chapter = CHAPTERS.iter().find(|chapter| chapter.variant == game).unwrap();
        let section = section(chapter, "variants").unwrap();
        AnyPosition::from_fen(chapter.rules_of(section), section.fen).unwrap()
    };
    let pierce = position("hostage");
    assert!(pierce.in_check() && pierce.read_uci("e1c1").is_err());
    assert!(position("messenger").read_uci("g6g7,a3a6").is_ok());
}
