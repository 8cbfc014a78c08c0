//! The solutions as touches for the browser test, in `tests/e2e/fixtures/lessons.json`. `LESSONS=write cargo test
//! --test session lessons::fixture` rewrites the file.

use std::fmt::Write;
use std::{env, fs};

use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::touch::{MoveInput, Reach};
use hostage_chess::game::{Choice, Game, Position, Touch};
use hostage_chess::session::lesson::LessonStep;

use super::all;

/// The touches that enter a move, without choices that are made automatically.
fn touches(position: &AnyPosition, uci: &str) -> Vec<String> {
    let spelling = position.spellings(position.read_uci(uci).unwrap());
    let spelling = spelling.into_iter().find(|it| !matches!(it[0], Touch::Prisoner(_))).unwrap();
    let (us, layout) = (position.side_to_move(), position.layout());
    let mut input = MoveInput::new(position);
    let (mut touches, mut over) = (Vec::new(), false);
    for (made, touch) in spelling.into_iter().enumerate() {
        if input.taken().len() > made {
            continue;
        }
        over = matches!(input.touch(touch), Reach::Complete(_));
        touches.push(match touch {
            Touch::Cell(cell) => layout.name(cell),
            Touch::Jailed(kind) => format!("prison {} {}", (!us).name(), kind.letter().to_ascii_lowercase()),
            Touch::Airfield(kind) => format!("airfield {} {}", us.name(), kind.letter().to_ascii_lowercase()),
            Touch::Choice(Choice::Pay(kind)) => format!("pay {}", kind.letter().to_ascii_lowercase()),
            Touch::Choice(Choice::Promote(kind)) => format!("promote {}", kind.letter().to_ascii_lowercase()),
            Touch::Choice(Choice::Own(_)) => "offer".to_owned(),
            Touch::Done => "done".to_owned(),
            Touch::Prisoner(_) | Touch::Beside(..) => unreachable!("no touch starts or continues this move"),
        });
    }
    if !over {
        touches.push("done".to_owned());
    }
    touches
}

fn step(variant: &str, step: &LessonStep) -> String {
    let mut position = AnyPosition::from_fen(variant, step.fen).unwrap();
    let mut moves = Vec::new();
    for (played, uci) in step.solution.iter().enumerate() {
        let touches = touches(&position, uci);
        moves.push(format!("[{}]", touches.iter().map(|it| format!("\"{it}\"")).collect::<Vec<_>>().join(", ")));
        position = position.play_unchecked(position.read_uci(uci).unwrap());
        if let Some(reply) = step.replies.get(played) {
            position = position.play_unchecked(position.read_uci(reply).unwrap());
        }
    }
    format!("[{}]", moves.join(", "))
}

#[test]
fn the_fixture_of_the_browser_test_is_up_to_date() {
    let mut text = "[\n".to_owned();
    for lesson in all() {
        let steps: Vec<String> = lesson.steps.iter().map(|it| step(lesson.variant, it)).collect();
        let between = if text.len() > 2 { ",\n" } else { "" };
        write!(text, "{between}  {{ \"id\": \"{}\", \"steps\": [{}] }}", lesson.id, steps.join(", ")).unwrap();
    }
    text.push_str("\n]\n");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/e2e/fixtures/lessons.json");
    if env::var("LESSONS").is_ok_and(|wish| wish == "write") {
        fs::write(path, &text).unwrap();
    }
    assert_eq!(fs::read_to_string(path).unwrap_or_default(), text, "run with LESSONS=write to rewrite the file");
}
