//! The figures of the page of findings, and what the page makes of them.

use std::fs;
use std::path::Path;

use proptest::prelude::*;

use hostage_chess::game::Kind;
use hostage_chess::opening::findings::{Estimate, FIGURES, Figures};
use hostage_chess::opening::{FILE, Openings};
use hostage_chess::session::settings::PieceSigns;
use hostage_chess::ui::scene::findings::{FindingKind, PIECES, findings, line, parts};
use hostage_chess::words;
use hostage_chess::words::embedded::language;

/// What a piece costs: a payment must be worth as much.
fn worth(kind: Kind) -> u32 {
    match kind {
        Kind::Pawn => 1,
        Kind::Knight | Kind::Bishop => 2,
        Kind::Rook => 3,
        _ => 4,
    }
}

fn figures() -> Figures {
    Figures::read(FIGURES).unwrap_or_else(|fault| panic!("src/opening/findings.txt: {fault}"))
}

fn root(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

#[test]
fn figures_are_written_as_they_are_read() {
    assert_eq!(figures().to_string(), FIGURES);
    let faults = ["", "hostage findings 2", "hostage findings 1\ngames many", "hostage findings 1\nscore 53.1"];
    let lines = faults.map(|text| Figures::read(text).err().map(|fault| fault.line));
    assert_eq!(lines, [Some(1), Some(1), Some(2), Some(2)]);
}

/// French letters show a knight as C, which is also the PGN letter of the courier.
#[test]
fn a_line_names_its_moves_in_the_chosen_form() {
    let last = |signs| {
        words::show_moves(signs);
        line(&figures(), "b1c3").last().map(|step| step.moves.clone()).unwrap()
    };
    let english = last(PieceSigns::English);
    words::speak(language("fr").unwrap());
    let french = last(PieceSigns::Own);
    assert_eq!((&english[..6], &french[..6]), ("1. Nc3", "1. Cc3"));
    assert_eq!(french, words::shown_move(&english));
    let drawn = last(PieceSigns::Figurines);
    words::speak(language("en").unwrap());
    words::show_moves(PieceSigns::English);
    assert!(drawn.starts_with("1. ♞c3"), "{drawn}");
}

/// Every figure of the tables in the documentation is the one that the page has.
#[test]
fn the_documentation_has_the_same_figures() {
    let text = fs::read_to_string(root("docs/findings.md")).unwrap();
    for table in figures().tables().unwrap() {
        let missing: Vec<&str> = table.lines().filter(|line| !text.contains(&format!("{line}\n"))).collect();
        assert!(missing.is_empty(), "docs/findings.md lacks {missing:#?}");
        assert!(text.contains(&table), "docs/findings.md has these lines in another order:\n{table}");
    }
}

/// The lines of the openings are those that the explorer shows. `UPDATE_FINDINGS=1 cargo test --test ui findings::`
/// takes them from new openings.
#[test]
fn the_lines_are_those_of_the_explorer() {
    let openings = Openings::read(&fs::read_to_string(root("static").join(FILE)).unwrap()).unwrap();
    let mut taken = figures();
    taken.take_lines(&openings);
    if std::env::var_os("UPDATE_FINDINGS").is_some() {
        return fs::write(root("src/opening/findings.txt"), taken.to_string()).unwrap();
    }
    assert_eq!(taken, figures());
    assert!(taken.line_games > 0 && taken.lines.iter().all(|line| !line.is_empty()));
}

#[test]
fn the_figures_fit_together() {
    let figures = figures();
    assert_eq!(figures.results.total(), figures.games);
    assert_eq!(figures.first.iter().map(|one| one.games).sum::<u32>(), figures.games);
    let white = Estimate::of(figures.results);
    assert_eq!(white, figures.white);
    assert!(figures.moves.iter().all(|one| one.games > 0 && one.games <= figures.games));
    assert!(
        figures
            .moves
            .iter()
            .all(|one| one.share.abs_diff((1_000 * one.games + figures.games / 2) / figures.games) <= 1)
    );
}

#[test]
fn the_page_has_whole_shares_and_sorted_rows() {
    let view = findings(&figures());
    assert_eq!((view.results.iter().sum::<u32>(), view.mates_by.iter().sum::<u32>()), (1_000, 100));
    assert!(view.scores.is_sorted_by(|one, next| one.score.mean >= next.score.mean));
    assert!(view.first.is_sorted_by(|one, next| one.score.mean >= next.score.mean));
    assert!(view.scores.iter().all(|one| one.games > 0 && one.score.error > 0));
    assert!(view.lengths.before.is_sorted());
    // A payment is in the table exactly if the rules allow it.
    for row in &view.payments {
        for (paid, cell) in PIECES.into_iter().zip(row.cells) {
            assert_eq!(cell.is_some(), worth(paid) >= worth(row.rescued), "{:?} for {paid:?}", row.rescued);
            assert!(cell.is_none_or(|cell| cell.games > 0 && (3..=46).contains(&cell.radius)));
        }
    }
    let exchanges = view.scores.iter().filter(|one| matches!(one.kind, FindingKind::Exchange { .. })).count();
    assert_eq!((exchanges, view.scores.len()), (16, 21));
}

#[test]
fn each_first_move_has_a_line_of_legal_moves_with_enough_games() {
    let figures = figures();
    for first in findings(&figures).first {
        let steps = line(&figures, &first.uci);
        let known = figures.lines.iter().find(|line| line[0].mv == first.uci).map_or(1, Vec::len);
        assert_eq!(steps.len(), known + 1, "{}", first.uci);
        let games: Vec<u32> = steps.iter().filter_map(|step| step.score.map(|(_, games)| games)).collect();
        assert!(games.iter().all(|games| *games >= 20), "{games:?}");
        assert!(steps.iter().all(|step| step.analysis.starts_with("#/analysis")), "{}", steps[0].analysis);
    }
}

proptest! {
    #[test]
    fn parts_add_up_and_are_near_their_share(counts in prop::array::uniform3(0u32..100_000), whole in 1u32..2_000) {
        prop_assume!(counts.iter().sum::<u32>() > 0);
        let all: u32 = counts.iter().sum();
        let parts = parts(counts, whole);
        prop_assert_eq!(parts.iter().sum::<u32>(), whole);
        for (part, count) in parts.into_iter().zip(counts) {
            let exact = f64::from(count) * f64::from(whole) / f64::from(all);
            prop_assert!((f64::from(part) - exact).abs() < 1.0, "{part} {exact}");
        }
    }
}
