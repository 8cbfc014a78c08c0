//! The key moments of a reviewed game, and whether a phone shows them or the board.

use hostage_chess::session::review::{KeyMoment, MomentKind, key_moments};
use hostage_chess::session::settings::PieceSigns;
use hostage_chess::ui::scene::engine;
use hostage_chess::ui::scene::story::{Reviewed, analysed_game, headline, published, story, tagged_names};
use hostage_chess::words::embedded::language;

use super::*;

/// Black ransoms the knight that White took, with mate.
const RANSOMED: [&str; 4] = ["e1e2", "a8a7", "e2e5", "N#N@f2"];

fn ransomed() -> Study {
    let start = Some("k7/8/8/4n3/8/8/6PP/4R1RK[#N] w - - 0 1".to_owned());
    let moves = RANSOMED.map(str::to_owned).into();
    let record = GameRecord { variant: "hostage".into(), start, moves };
    let mut it = Analysis::new(Tree::from_replay(record.follow().unwrap()), Side::White);
    it.update(AnalysisAction::Show(true));
    let mut effects = it.update(RetryAction::Start);
    while let Some((id, record)) = question(&effects) {
        let (score, best) = match record.moves.len() {
            0 => (Centipawns(0), "e1e2"),
            1 => (Centipawns(0), "a8a7"),
            2 => (Centipawns(0), "h2h3"),
            _ => (Mate(1), "N#N@f2"),
        };
        let info =
            Info { rank: 1, depth: 5, no_mate_within: 0, score, nodes: 9, millis: 1, line: vec![best.to_owned()] };
        it.update(AnalysisAction::Reply(Reply::Info { id, info }));
        effects = it.update(AnalysisAction::Reply(Reply::Best { id, mv: Some(best.to_owned()) }));
    }
    it
}

fn told(it: &Study, own: impl Fn(Side) -> bool) -> Vec<KeyMoment> {
    let line = it.tree().main_line();
    key_moments(it.review(), it.tree(), &line, Some((line[line.len() - 1], Side::Black)), own)
}

#[test]
fn a_ransom_that_ends_the_game_is_praised_and_the_mistake_before_it_is_named() {
    let it = ransomed();
    let kinds = |own: &[Side]| told(&it, |side| own.contains(&side)).into_iter().map(|it| it.kind).collect::<Vec<_>>();
    let landed = MomentKind::Parachute(Kind::Knight, it.tree().position().layout().cell("f2").unwrap(), true);
    assert_eq!(kinds(&[Side::Black]), std::slice::from_ref(&landed));
    let [MomentKind::Mistake(MistakeReason::BoughtBack { taken: Kind::Knight, .. })] = &kinds(&[Side::White])[..]
    else {
        panic!("{:?}", kinds(&[Side::White]))
    };
    let lost = key_moments(it.review(), it.tree(), &it.tree().main_line(), None, |side| side == Side::Black);
    assert!(lost.iter().all(|it| !matches!(it.kind, MomentKind::Parachute(..))), "nothing won a game that was not won");
    let both = kinds(&Side::BOTH);
    assert_eq!((both.len(), both.last()), (2, Some(&landed)), "in the order of the game");
}

#[test]
fn the_story_has_the_score_from_the_side_of_the_reader_and_a_card_for_each_moment() {
    let it = ransomed();
    let names = ["Cadet", "You"].map(str::to_owned);
    let outcome = it.outcome().or_else(|| it.tree().outcome_at(4));
    let report = it.review().report(it.tree());
    let of = |own: Vec<Side>| story(&it, &report, &Reviewed { own, names: names.clone(), outcome, can_rematch: false });
    let own = of(vec![Side::Black]);
    assert_eq!((own.title.as_str(), own.points), ("The key moment of your game", Some(["1", "0"])));
    assert_eq!(
        own.players.each_ref().map(|it| (it.side, it.name.as_str())),
        [(Side::Black, "You"), (Side::White, "Cadet")]
    );
    let card = &own.moments[0];
    assert_eq!((card.number, card.ply, card.is_good, card.place.as_str()), (1, 4, true, "Move 2 · best move"));
    let any = of(Side::BOTH.to_vec());
    assert_eq!((any.title.as_str(), any.points, any.moments.len()), ("The game in 2 moments", Some(["0", "1"]), 2));
    assert_eq!(any, of(Vec::new()), "of a game that the computer played on both sides, everything is told");
    assert_eq!((any.all.as_str(), any.counts.as_str()), ("All 2 moves", "1 blunder"));
    assert_eq!(any.moments[0].said, "Took a knight that can be ransomed with mate.", "words, not notation");
    let arrows: Vec<_> = any.moments.iter().map(|it| it.picture.shown.as_ref().unwrap().from.is_some()).collect();
    assert_eq!(arrows, [true, false], "a piece from a prison has no square to leave");
}

#[test]
fn an_analysis_says_which_game_it_shows() {
    let mut it = ransomed();
    assert_eq!((analysed_game(&it), tagged_names(&it)), (String::new(), [None, None]));
    let tags = |tags: &[(&str, &str)]| tags.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    it.set_tags(tags(&[("White", "Ada"), ("black", "Computer, level 7"), ("Date", "2026.11.21"), ("Result", "*")]));
    assert_eq!(analysed_game(&it), "Ada – Envoy, level 7 · 0-1 · 21 Nov 2026", "the board knows the result");
    assert_eq!(tagged_names(&it), ["Ada", "Envoy, level 7"].map(|name| Some(name.to_owned())));
    it.set_tags(tags(&[("White", "?"), ("Black", "Bob"), ("Date", "????.??.??")]));
    assert_eq!(analysed_game(&it), "? – Bob · 0-1");
    it.set_tags(tags(&[("White", "Cadet"), ("Black", "Cadet")]));
    assert_eq!(tagged_names(&it), [None, None], "the same name twice tells the sides nothing");
}

#[test]
fn names_and_event_of_a_record_reach_pictures_and_embedded_boards() {
    let mut it = ransomed();
    assert_eq!((headline(&it), published(&it)), (String::new(), Default::default()));
    let tags = |tags: &[(&str, &str)]| tags.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    it.set_tags(tags(&[("White", "Ada"), ("black", "Computer, level 7"), ("Event", " Club evening ")]));
    assert_eq!(headline(&it), "Ada – Envoy, level 7");
    assert_eq!(published(&it), ["Ada", "Envoy, level 7", "Club evening"]);
    it.set_tags(tags(&[("White", "You"), ("Black", "Bob"), ("Event", "Analysis")]));
    assert_eq!(published(&it), ["", "Bob", ""], "what only the reader of this page understands");
    it.set_tags(tags(&[("White", "?"), ("Black", &"é".repeat(5_000))]));
    assert_eq!(headline(&it), format!("? – {}…", "é".repeat(29)));
}

#[test]
fn a_link_says_what_it_lacks_and_the_record_has_it() {
    let mut it = study(&FOOLS);
    assert!(!it.is_more_than_a_line());
    it.update(AnalysisAction::Comment(1, "a thought".into()));
    assert!(it.is_more_than_a_line());
    assert!(it.record().write(Style::default()).contains("{a thought}"));
    it.update(AnalysisAction::Comment(1, String::new()));
    assert!(!it.is_more_than_a_line());
    it.update(BoardAction::GoTo(0));
    it.update(AnalysisAction::PlayDrawn(vec!["e2e4".to_owned()]));
    it.update(BoardAction::GoTo(1));
    assert!(it.is_more_than_a_line());
}

/// French letters show a knight as C, which is also the PGN letter of the courier.
#[test]
fn a_card_names_its_move_in_the_letters_of_the_language() {
    let it = ransomed();
    let names = ["Cadet", "You"].map(str::to_owned);
    let game = Reviewed { own: vec![Side::Black], names, outcome: it.verdict(), can_rematch: false };
    words::speak(language("fr").unwrap());
    words::show_moves(PieceSigns::Own);
    let story = story(&it, &it.review().report(it.tree()), &game);
    words::speak(language("en").unwrap());
    words::show_moves(PieceSigns::English);
    assert!(story.moments[0].label.contains("2… (C)C*f2#"), "{}", story.moments[0].label);
}

/// The board does not show who won a game that was resigned, lost on time or drawn by agreement.
#[test]
fn a_game_that_ended_off_the_board_has_the_points_of_its_result() {
    let mut it = ransomed();
    assert_eq!(it.verdict().map(|outcome| outcome.ending), Some(Ending::Checkmate));
    it.set_tags(vec![("Result".to_owned(), "1-0".to_owned())]);
    assert_eq!(it.verdict().unwrap().winner, Some(Side::Black), "the board knows better");
    for (result, points) in [
        ("1-0", Some(["1", "0"])),
        ("0-1", Some(["0", "1"])),
        ("1/2-1/2", Some(["½", "½"])),
        ("*", None),
        ("1-0 ", None),
    ] {
        let mut it = study(&FOOLS[..3]);
        assert_eq!(it.verdict(), None);
        it.set_tags(vec![("White".to_owned(), "0-1".to_owned()), ("Result".to_owned(), result.to_owned())]);
        let names = ["You", "Cadet"].map(str::to_owned);
        let game = Reviewed { own: vec![Side::White], names, outcome: it.verdict(), can_rematch: false };
        assert_eq!(story(&it, &it.review().report(it.tree()), &game).points, points, "{result}");
    }
}

#[test]
fn a_caption_tells_the_reply_in_words() {
    let it = ransomed();
    let mistake = told(&it, |side| side == Side::White).remove(0);
    let reply = "Black: pays a knight, rescues a knight, knight lands on f2, check.";
    let captions = [
        (MistakeReason::Answered(Manner::Exchange, true, "(N)N*f2#".into()), reply.to_owned()),
        (MistakeReason::Allowed { moves: 1, manner: Manner::Exchange, by: "(N)N*f2#".into() }, reply.to_owned()),
        (MistakeReason::Fell("(N)N*f2#".into()), format!("Winning chances fell from 50% to 0%. {reply}")),
    ];
    let layout = it.tree().position().layout();
    for (why, caption) in captions {
        let moment = KeyMoment { kind: MomentKind::Mistake(why), ..mistake.clone() };
        assert_eq!(words::moment(&moment, layout, Ending::Checkmate), caption);
    }
}

#[test]
fn nothing_is_said_about_bad_moves_before_every_move_is_judged() {
    let mut it = ransomed();
    it.update(AnalysisAction::Board(BoardAction::GoTo(4)));
    let mut report = it.review().report(it.tree());
    report.line.push((0, None));
    let names = ["Cadet", "You"].map(str::to_owned);
    let game = Reviewed { own: vec![Side::Black], names, outcome: None, can_rematch: false };
    let story = story(&it, &report, &game);
    assert_eq!((story.counts.as_str(), story.moments.len()), ("", 0));
}

#[test]
fn the_story_gives_way_to_the_board_and_comes_back() {
    let mut it = ransomed();
    assert!(it.review().tells_story());
    it.update(BoardAction::GoTo(2));
    assert!(!it.review().tells_story(), "a position is looked at");
    it.update(RetryAction::Story);
    assert!(it.review().tells_story());
    it.update(RetryAction::Look(it.tree().current()));
    assert!(!it.review().tells_story());
    it.update(RetryAction::Find(3));
    assert!(!it.review().tells_story() && it.review().hides());
    it.update(AnalysisAction::Engine(true));
    assert_eq!(engine(&it).state, "Hidden until you find the move");
    assert_eq!((it.tree().current(), it.board().orientation()), (2, Side::White));
    it.update(RetryAction::EndRetry);
    assert!(it.review().tells_story());
    let saved = it.save();
    assert!(Study::restore(&saved).unwrap().review().tells_story(), "a reload begins with the story");
    it.update(RetryAction::Find(99));
    assert!(it.review().tells_story(), "an unknown move is not asked for");
    it.update(RetryAction::Close);
    assert!(!it.review().tells_story());
}

#[test]
fn the_graph_covers_only_what_is_known() {
    let mut it = study(&FOOLS);
    it.update(AnalysisAction::Show(true));
    let effects = it.update(RetryAction::Start);
    assert_eq!(picture(&it).graph.known, "M4 200V0H4V200Z");
    finish(&mut it, effects);
    assert_eq!(picture(&it).graph.known, "M0 200V0H4V200Z");
}
