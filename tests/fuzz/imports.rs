//! Imports that are merged with stored data. Whatever both contain, the result can be read back unchanged and stays
//! within its limits. One undo restores the data stored before.

use hostage_chess::json;
use hostage_chess::live::LiveResults;
use hostage_chess::session::Settings;
use hostage_chess::session::backup::{Chosen, ExtraKind, Extras, JoinStep, PerKind, StoredExtras, bring, take_back};
use hostage_chess::session::career::history::Career;
use hostage_chess::session::career::summary::{accuracy_view, ladder_view, openings_view, rating};
use hostage_chess::session::lesson::LessonProgress as Lessons;
use hostage_chess::session::library::LibraryAction;
use hostage_chess::session::library::LibraryEffect;
use hostage_chess::session::puzzles::PuzzleProgress;
use hostage_chess::session::unknown::with_unknown;
use hostage_chess::shell::{Action, Effect, Now, Shell, StoredState};

/// A game against the computer.
const CAREER: &str = "g 5 2026.11.26 hostage 1 white won 20 alone 0123456789abcdef e2e4,e7e5,d2d4,d7d5";

/// A game against a person.
const PEOPLE: &str = "{\"people\":[{\"key\":\"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\",\"name\":\"Ann\",\"games\":[[\"AAAAAAAAAAAAAAAA\",20000,\"Won\"]]}]}";

/// Merges an import with stored data, and returns the result.
pub fn joins(held: &StoredExtras, brought: &Extras) -> StoredExtras {
    let joined = bring(held, brought);
    let after = joined.step.after;
    assert_eq!(joined.step.before, *held);
    for kind in ExtraKind::ALL {
        assert!(brought[kind].is_some() || after[kind] == held[kind], "{kind:?} was not announced");
    }
    if brought[ExtraKind::Settings].is_some() {
        assert_eq!(Settings::read(&after[ExtraKind::Settings]).to_string(), after[ExtraKind::Settings]);
        assert!(after[ExtraKind::Settings].len() < 5_000);
    }
    if brought[ExtraKind::Lessons].is_some() {
        let lessons = Lessons::read(&after[ExtraKind::Lessons]);
        assert!(
            lessons.to_string() == after[ExtraKind::Lessons]
                && !lessons.is_damaged()
                && after[ExtraKind::Lessons].len() <= 20_000,
            "{}",
            after[ExtraKind::Lessons]
        );
    }
    if brought[ExtraKind::Puzzles].as_deref().is_some_and(|text| PuzzleProgress::read(text).is_some()) {
        let (puzzles, left) =
            PuzzleProgress::read_counted(&after[ExtraKind::Puzzles]).expect("written text can be read");
        let written = json::write(&puzzles).expect("the text does not exceed the maximum");
        assert_eq!((left, PuzzleProgress::read(&written).as_ref()), (0, Some(&puzzles)));
        assert_eq!(with_unknown(&written, &after[ExtraKind::Puzzles]), after[ExtraKind::Puzzles]);
    }
    if brought[ExtraKind::Career].is_some() {
        let (career, left) = Career::read_counted(&after[ExtraKind::Career]);
        assert_eq!((left, career.write()), (0, after[ExtraKind::Career].clone()));
        let _ =
            (rating(&after[ExtraKind::Career]), openings_view(&career), accuracy_view(&career), ladder_view(&career));
    }
    if brought[ExtraKind::Results].as_deref().is_some_and(|text| LiveResults::read(text).is_some()) {
        let (results, left) = LiveResults::read_counted(&after[ExtraKind::Results]).expect("written text can be read");
        let written = json::write(&results).expect("the text does not exceed the maximum");
        assert_eq!((left, with_unknown(&written, &after[ExtraKind::Results])), (0, after[ExtraKind::Results].clone()));
    }
    let step = JoinStep { before: held.clone(), after: after.clone() };
    assert_eq!(take_back(&step, &after), (held.clone(), false));
    after
}

/// Imports any text into a page with some settings and progress, accepts everything that is offered, and undoes it.
pub fn imports(text: &str) {
    let held = PerKind(
        ["theme=dark&taste=sweet", "hostage-drop=2&last=hostage-drop", "{\"tried\":3}", CAREER, PEOPLE]
            .map(str::to_owned),
    );
    let memory = StoredState {
        settings: Settings::read(&held[ExtraKind::Settings]),
        progress: Lessons::read(&held[ExtraKind::Lessons]),
        ..StoredState::default()
    };
    let mut moment = Now { now: 1_000_000, day: [2026, 11, 25] };
    let (mut shell, mut effects) = Shell::start(memory, "#/library", false, moment);
    let before = (shell.settings().clone(), shell.progress().clone());
    let mut act = |shell: &mut Shell, action: Action| {
        moment.now += 1000;
        shell.update(action, moment)
    };
    let import = LibraryAction::Import("a file".to_owned(), text.to_owned(), 1);
    effects.extend(act(&mut shell, import.into()));
    if let Some(pending) = shell.pending_import() {
        let _ = pending.backup().lessons().map(|lessons| lessons.all_stars());
        assert!((shell.settings(), shell.progress()) == (&before.0, &before.1), "no part was chosen yet");
        effects.extend(act(
            &mut shell,
            Action::Accept(Chosen { games: true, boards: true, kinds: PerKind::of(|_| true) }),
        ));
    }
    let (mut now, mut undone) = (held.clone(), false);
    loop {
        if effects.is_empty() {
            // Only one undo is tested, because the undone state can be undone too.
            if undone || shell.library().toast().is_none_or(|(_, undo, _)| !undo) {
                break;
            }
            undone = true;
            effects = act(&mut shell, LibraryAction::Undo.into());
            continue;
        }
        let answer = match effects.remove(0) {
            Effect::BringIn(brought) => {
                now = joins(&held, &brought);
                Action::BroughtIn(Some(Box::new(bring(&held, &brought))))
            }
            Effect::TakeOut(step) => {
                let (back, stays) = take_back(&step, &now);
                now.clone_from(&back);
                Action::TakenOut(Box::new(back), stays)
            }
            Effect::Library(LibraryEffect::Load) => LibraryAction::Loaded(Ok(Vec::new())).into(),
            Effect::Library(LibraryEffect::Put(why, records)) => {
                let entries = records.into_iter().map(|(entry, _)| entry).collect();
                LibraryAction::Put(why, entries, Ok(())).into()
            }
            Effect::Library(LibraryEffect::Delete(_)) => LibraryAction::Deleted(Ok(Vec::new())).into(),
            Effect::Library(LibraryEffect::Step) => LibraryAction::Step.into(),
            _ => continue,
        };
        effects.extend(act(&mut shell, answer));
    }
    assert_eq!((now, shell.settings(), shell.progress()), (held, &before.0, &before.1));
}
