//! The card of a finished game: it addresses the player, shows no parachute after a loss, and has one main button.

use super::*;
use hostage_chess::game::{Colours, Event, Outcome, Piece};
use hostage_chess::session::ladder::{self, Climb};
use hostage_chess::session::lesson::LessonProgress;
use hostage_chess::session::{LinkId, NewGame, Seat};
use hostage_chess::ui::scene::{MainWayOn, Over, Picture};
use hostage_chess::words;

const GAMES: [&str; 4] = ["hostage", "takeover-41", "hole", "messenger"];

const ENDS: [Settled; 5] = [
    Settled::Resigned(Side::White),
    Settled::Resigned(Side::Black),
    Settled::OutOfTime(Side::White),
    Settled::OutOfTime(Side::Black),
    Settled::Agreed,
];

/// The players.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Table {
    /// A person with this side against the computer.
    Computer(Side),
    /// A person with this side against a friend elsewhere.
    Friend(Side),
    /// Two people at one screen.
    People,
    /// The computer against itself.
    Engines,
}

const TABLES: [Table; 6] = [
    Table::Computer(Side::White),
    Table::Computer(Side::Black),
    Table::Friend(Side::White),
    Table::Friend(Side::Black),
    Table::People,
    Table::Engines,
];

fn table(variant: &str, table: Table) -> Any {
    let (players, seat) = match table {
        Table::Computer(side) => (Players::human(side), None),
        Table::Friend(side) => (Players::HUMANS, Some(Seat { side, id: LinkId::new(7) })),
        Table::People => (Players::HUMANS, None),
        Table::Engines => (Players::ENGINES, None),
    };
    Play::new(Tree::new(AnyPosition::start(variant).unwrap()), players, level(2)).with_seat(seat)
}

fn ended(variant: &str, at: Table, end: Settled) -> (Any, Over) {
    let mut session = table(variant, at);
    session.end_as(end, false);
    let over = game_view(&session).over.expect("the game is over");
    (session, over)
}

#[test]
fn every_resignation_and_draw_is_described_for_each_kind_of_players() {
    for variant in GAMES {
        let colours = AnyPosition::start(variant).unwrap().layout().colours();
        let name = |side| words::side_name(side, colours);
        for at in TABLES {
            for end in ENDS {
                let (session, over) = ended(variant, at, end);
                let (outcome, line) = (end.outcome(), said(&session));
                let case = format!("{variant} {at:?} {end:?}: {} / {} / {line}", over.headline, over.how);
                let (you, other) = match at {
                    Table::Computer(side) => (Some(side), "Cadet"),
                    Table::Friend(side) => (Some(side), "Your friend"),
                    Table::People | Table::Engines => (None, ""),
                };
                let won = outcome.winner.map(|winner| you == Some(winner));
                let expected = match (you, end) {
                    (_, Settled::Agreed) => ("A draw".to_owned(), "Draw by agreement.".to_owned()),
                    (Some(_), Settled::Resigned(_)) if won == Some(true) => {
                        ("You won".into(), format!("{other} resigned."))
                    }
                    (Some(_), Settled::OutOfTime(_)) if won == Some(true) => {
                        ("You won".into(), format!("{other} ran out of time."))
                    }
                    (Some(_), Settled::Resigned(_)) => ("You resigned".into(), format!("{other} won.")),
                    (Some(_), Settled::OutOfTime(_)) => ("You lost on time".into(), format!("{other} won.")),
                    (None, _) => {
                        let won = name(outcome.winner.unwrap());
                        (format!("{won} won"), words::result(&outcome, colours))
                    }
                };
                assert_eq!(over.headline, expected.0, "{case}");
                assert_eq!(over.how, format!("{} Move 1.", expected.1), "{case}");
                if you.is_some() {
                    for side in Side::BOTH {
                        assert!(!line.contains(name(side)) && !over.how.contains(name(side)), "{case}");
                    }
                    assert!(end == Settled::Agreed || line.starts_with(&over.headline), "{case}");
                }
                let picture = match won {
                    None => Picture::Draw,
                    Some(false) if you.is_some() => Picture::Loss,
                    Some(_) => Picture::Parachute,
                };
                assert_eq!(over.picture, picture, "{case}");
                let beaten = matches!(at, Table::Computer(_)) && won == Some(true);
                // A friend is told that the reader resigned.
                let sends = matches!(at, Table::Friend(_)) && game_view(&session).talk.send.is_some();
                let way = match (sends, beaten) {
                    (true, _) => MainWayOn::Send,
                    (_, true) => MainWayOn::Next(Level::new(3).unwrap()),
                    _ => MainWayOn::Rematch,
                };
                assert_eq!(over.primary, way, "{case}");
                assert_eq!(over.next.is_some(), matches!(way, MainWayOn::Next(_)), "{case}");
                assert_eq!(over.ladder.is_some(), beaten, "{case}");
            }
        }
    }
}

#[test]
fn every_ending_has_a_text_for_the_winner_the_loser_and_a_draw() {
    let endings = [
        (Ending::Checkmate, "You lost by checkmate"),
        (Ending::Stalemate, "You lost"),
        (Ending::Repetition, "You lost"),
        (Ending::FiftyMoves, "You lost"),
        (Ending::KingTaken, "You lost"),
        (Ending::NoMove, "You lost"),
        (Ending::CourierThrough, "You lost"),
        (Ending::Passes, "You lost"),
        (Ending::Resignation, "You resigned"),
        (Ending::Agreement, "You lost"),
        (Ending::TimeForfeit, "You lost on time"),
        (Ending::Adjudication, "You lost"),
    ];
    let landed = [Event::Dropped(Piece { side: Side::White, kind: Kind::Rook }, Cell(0))];
    for (ending, lost) in endings {
        for you in Side::BOTH {
            let outcome = |winner| Outcome { winner, ending };
            let how = |winner, last: &[Event]| {
                words::how_it_ended_for(&outcome(winner), you, "envoy", last, 9, Colours::WhiteBlack)
            };
            let line = |winner| words::ended_for(&outcome(winner), you, "envoy", Colours::WhiteBlack);
            assert_eq!(words::own_headline(&outcome(Some(you)), you), "You won");
            assert_eq!(words::own_headline(&outcome(Some(!you)), you), lost);
            assert_eq!(words::own_headline(&outcome(None), you), "A draw");
            assert!(line(Some(you)).starts_with("You won.") && line(Some(!you)).starts_with(lost));
            assert!(line(None).starts_with("Draw by "));
            for winner in [Some(you), Some(!you), None] {
                assert!(how(winner, &[]).contains("ove 9."), "{}", how(winner, &[]));
            }
            assert!(!how(Some(!you), &landed).contains("parachute"), "no parachute is mentioned after a loss");
            let by_parachute = how(Some(you), &landed).contains("parachute");
            assert_eq!(by_parachute, ending == Ending::Checkmate);
        }
    }
}

/// An opponent at a level has a name; with seconds per move it is the computer.
#[test]
fn sentences_name_the_opponent_or_say_the_computer() {
    let lost = Outcome { winner: Some(Side::Black), ending: Ending::Resignation };
    let said = |strength| {
        let game = NewGame { strength, ..NewGame::first("hostage") };
        let id = words::computer_id(strength);
        [
            words::new_game(&game),
            words::headline(&lost, Players::human(Side::White), strength, Colours::WhiteBlack),
            words::how_it_ended_for(&lost, Side::Black, id, &[], 9, Colours::WhiteBlack),
        ]
    };
    let [game, headline, how] = said(Strength::Seconds(5));
    assert!(game.contains("against the computer, "), "{game}");
    assert_eq!([headline, how], ["The computer won", "The computer resigned. Move 9."]);
    let [game, headline, how] = said(Strength::Level(Level::LOWEST));
    assert!(game.contains("against Cadet, "), "{game}");
    assert_eq!([headline, how], ["Cadet won", "Cadet resigned. Move 9."]);
}

#[test]
fn the_next_level_on_the_card_is_consistent() {
    for number in 1..=13 {
        let over = game_view(&fools_mate(level(number), &[])).over.unwrap();
        let told = over.ladder.unwrap();
        assert!(told.counts);
        let Some(next) = over.next else {
            assert_eq!((number, over.primary), (13, MainWayOn::Rematch));
            assert_eq!(told.text, "You have beaten Jumpmaster, the strongest of all.");
            continue;
        };
        assert_eq!((next.number(), over.primary), (number + 1, MainWayOn::Next(next)));
        let button = words::next_level(next);
        let promised = told.text.split("Next: ").nth(1).unwrap().trim_end_matches('.');
        assert_eq!(button, format!("Next: {promised}"));
    }
}

#[test]
fn a_win_with_help_is_marked_and_does_not_count() {
    let take_back = |session: &mut Any| {
        // The computer's answer and the player's move are taken back, and then played again.
        session.update(PlayAction::TakeBack);
    };
    let mut taken = fools_mate(level(4), &[]);
    assert_eq!(ladder::climb(&taken), Some(Climb::Counts(Level::new(4).unwrap())));
    take_back(&mut taken);
    assert_eq!((taken.verdict(), ladder::climb(&taken)), (None, None));
    taken.update(BoardAction::Type("Qh4#".into()));
    let helped = Some(Climb::Helped(Level::new(4).unwrap()));
    assert_eq!(ladder::climb(&taken), helped);
    assert_eq!(ladder::climb(&restored(&taken)), helped, "the help is stored with the game");
    let over = game_view(&taken).over.unwrap();
    assert_eq!((over.headline.as_str(), over.next, over.primary), ("You won", None, MainWayOn::Rematch));
    let told = over.ladder.unwrap();
    assert!(
        !told.counts && told.text.contains("Smuggler, level 4") && told.text.contains("without hints or take-backs"),
        "{}",
        told.text
    );

    // Looking back is no help, but playing a move from there is a take-back.
    let mut looked = fools_mate(level(4), &[BoardAction::Undo.into(), BoardAction::Redo.into(), PlayAction::MoveNow]);
    assert!(matches!(ladder::climb(&looked), Some(Climb::Counts(_))));
    looked.update(BoardAction::Undo);
    assert!(matches!(ladder::climb(&looked), Some(Climb::Counts(_))), "the game is still won");
    looked.update(BoardAction::Type("Qh4#".into()));
    assert!(matches!(ladder::climb(&looked), Some(Climb::Helped(_))));

    // A hint in a game that is over comes too late to help, and the steps through it tell the moves of both.
    let mut looked = fools_mate(level(4), &[]);
    looked.update(BoardAction::Undo);
    assert!(said(&looked).starts_with("White: pawn g2 to g4."), "{}", said(&looked));
    let (hint, _) = question(&looked.update(PlayAction::Hint)).unwrap();
    looked.update(best(hint, "d8h4"));
    assert!(said(&looked).contains("queen"), "the hint is given: {}", said(&looked));
    assert!(matches!(ladder::climb(&looked), Some(Climb::Counts(_))) && !looked.is_helped());
    looked.update(BoardAction::Undo);
    assert!(said(&looked).starts_with("Black: pawn e7 to e5."), "{}", said(&looked));
    assert!(!said(&looked).contains("Paused"), "{}", said(&looked));
    assert_eq!([Side::White, Side::Black].map(|side| looked.activity(side)), [Activity::Idle; 2]);
    // Nothing was moved before the first position, where the computer is to move.
    looked.update(BoardAction::GoTo(0));
    assert_eq!(said(&looked), "White to move.");
    looked.update(PlayAction::MoveNow);
    assert_eq!(looked.activity(Side::White), Activity::Thinking);

    // A hint that was given counts; a hint that never arrived does not.
    let hinted = |answers: bool| {
        let start = Tree::new(AnyPosition::start("hostage").unwrap());
        let mut session = Play::new(start, Players::human(Side::Black), level(4)).with_coach(Some(false));
        let (id, _) = question(&session.begin()).unwrap();
        session.update(best(id, "f2f3"));
        let (hint, _) = question(&session.update(PlayAction::Hint)).unwrap();
        if answers {
            session.update(best(hint, "e7e5"));
        }
        let (id, _) = question(&session.update(BoardAction::Type("e5".into()))).unwrap();
        session.update(best(id, "g2g4"));
        session.update(BoardAction::Type("Qh4#".into()));
        ladder::climb(&session)
    };
    assert_eq!(hinted(true), helped);
    assert!(matches!(hinted(false), Some(Climb::Counts(_))));

    // A stored win with help is not a step on the ladder, and older versions keep it.
    let mut progress = LessonProgress::default();
    let fourth = Level::new(4).unwrap();
    assert!(
        ladder::note_helped(&mut progress, "hostage", fourth) && !ladder::note_helped(&mut progress, "hostage", fourth)
    );
    let mut again = LessonProgress::read(&progress.to_string());
    assert!(!again.is_damaged() && again.is_empty(), "a game does not count as a lesson");
    assert_eq!(
        (
            ladder::best_win(&again, "hostage", fourth),
            ladder::has_beaten(&again, "hostage", fourth),
            ladder::top(&again, "hostage")
        ),
        (helped, false, None)
    );
    assert_eq!(ladder::best_met(&again, "hostage", hostage_chess::session::Opponent::at(fourth)), helped);
    assert!(ladder::note(&mut again, "hostage", fourth));
    assert_eq!(ladder::best_win(&again, "hostage", fourth), Some(Climb::Counts(fourth)));
}

#[test]
fn an_engine_that_fails_does_not_end_the_game() {
    let mut session = session(AGAINST);
    let (id, _) = question(&walk(&mut session, "e2", "e4")).unwrap();
    session.update(PlayAction::Reply(Reply::Error { id, fault: EngineFault::Crashed("out of memory".to_owned()) }));
    assert_eq!((session.verdict(), game_view(&session).over), (None, None));
    assert!(said(&session).contains("“Move now” tries again"), "{}", said(&session));
}
