//! Every text of the app, for a board with these colours.

mod setup;
mod study;
mod table;

use hostage_chess::engine::level::{Level, Strength};
use hostage_chess::engine::{EngineFault, Info};
use hostage_chess::game::game_record::{GameRecordFault, Relation};
use hostage_chess::game::pgn::{PgnFault, PgnReason};
use hostage_chess::game::threat::{Grade, Purchase};
use hostage_chess::game::{
    Area, Cell, Ending, Fault, Kind, Layout, Mark, Outcome, Reason as Illegal, Side, Stack, Touch,
};
use hostage_chess::link::LinkFault;
use hostage_chess::link::compact::CompactFault;
use hostage_chess::search::Score;
use hostage_chess::session::backup::PerKind;
use hostage_chess::session::editor::{EditorNotice, EditorPlace, Hand};
use hostage_chess::session::library::{Bad, Sort, Toast, Trouble};
use hostage_chess::session::review::judge::Verdict;
use hostage_chess::session::review::reasons::{Force, Loss, Manner, MistakeReason};
use hostage_chess::session::{Activity, Asked, Control, Declined, Opponent, Player, Settled, ThreatView};
use hostage_chess::variants;

use super::samples::{self, ENDINGS, KINDS, piece};
use super::words::{self, CellPart};
use setup::setup;
use study::study;
use table::table;

const AT: Cell = Cell(12);
const TO: Cell = Cell(20);

/// The texts of the rules.
pub fn rules(layout: &Layout) -> Vec<String> {
    let colours = layout.colours();
    let mut said = Vec::new();
    for (side, kind) in Side::BOTH.into_iter().flat_map(|side| KINDS.map(|kind| (side, kind))) {
        said.extend(samples::reasons(side, kind).into_iter().map(|reason| words::illegal(&reason.into(), layout)));
        said.extend(samples::faults(side, kind).iter().map(|fault| words::fault(fault, colours)));
        said.push(words::events(side, &samples::events(side, kind), layout));
        said.push(words::hint_move(&samples::events(side, kind), layout));
        said.push(words::piece(piece(side, kind), colours));
        said.push(words::kind_name(kind).to_owned());
        said.push(words::side_name(side, colours).to_owned());
    }
    for outcome in samples::outcomes() {
        said.push(words::outcome(&outcome));
        said.push(words::result(&outcome, colours));
    }
    said.extend(records().iter().map(|fault| words::record_fault(fault, layout)));
    let mv = GameRecordFault::Move { ply: 4, text: "e2e5".into(), why: Illegal::GameOver.into() };
    said.push(words::course_fault(&mv, layout));
    said.push(words::faults(&[Fault::Empty, Fault::NoKing(Side::White)], colours));
    said
}

fn records() -> Vec<PgnFault> {
    let fault = |reason| {
        [Side::White, Side::Black].map(|side| PgnFault {
            line: 22,
            byte: 0,
            number: 7,
            side,
            text: "Ke2".into(),
            reason: (reason as fn() -> PgnReason)(),
        })
    };
    let reasons: [fn() -> PgnReason; 14] = [
        || PgnReason::TooLong { bytes: 99_999 },
        || PgnReason::Start(vec![Fault::Empty, Fault::Bracket]),
        || PgnReason::Move(Illegal::NotHowItMoves(Kind::King).into()),
        || PgnReason::Tag,
        || PgnReason::Unused(vec![Fault::Empty, Fault::Bracket]),
        || PgnReason::Unused(Vec::new()),
        || PgnReason::Again,
        || PgnReason::NoResult,
        || PgnReason::OtherResult("1-0"),
        || PgnReason::Unfollowed {
            tag: "FEN",
            faults: vec![Fault::Empty],
            why: Illegal::NotHowItMoves(Kind::King).into(),
        },
        || PgnReason::OpenComment,
        || PgnReason::OpenVariation,
        || PgnReason::StrayBracket,
        || PgnReason::Surplus,
    ];
    reasons.into_iter().flat_map(fault).collect()
}

/// The texts about the board and the pieces beside it.
pub fn board(layout: &Layout) -> Vec<String> {
    let colours = layout.colours();
    let mut said = vec![
        words::rank("7"),
        words::price_tag(None),
        words::promotion_title("e8", true),
        words::promotion_title("e8", false),
        words::landings_title("e4"),
    ];
    let areas = [Area::Prison, Area::Airfield, Area::Reserve, Area::Box];
    let touches =
        [None, Some(Touch::Jailed(Kind::Pawn)), Some(Touch::Prisoner(Kind::Pawn)), Some(Touch::Airfield(Kind::Pawn))];
    let marks = [None, Some(Mark::Check), Some(Mark::PseudoCheck), Some(Mark::Frozen)];
    use CellPart::{Hinted, PickedUp, Planned, Target, Unconfirmed, Victim};
    let parts = [PickedUp, Victim, Target, Unconfirmed, Planned, Hinted];
    for (side, kind) in Side::BOTH.into_iter().flat_map(|side| KINDS.map(|kind| (side, kind))) {
        let who = piece(side, kind);
        for mark in marks {
            said.extend(parts.map(|part| words::cell("g7", Some(who), mark, [part], colours)));
            said.push(words::cell("g7", Some(who), mark, parts, colours));
            said.push(words::cell("g7", None, mark, None, colours));
        }
        for (area, touch) in areas.iter().flat_map(|area| touches.map(|touch| (*area, touch))) {
            for (count, price, pays) in
                [(1, None, &[][..]), (2, Some(kind), &[]), (2, Some(kind), &[kind, Kind::Rook, Kind::Queen])]
            {
                said.push(words::tray_piece(area, Stack { piece: who, count, price }, touch, pays, colours));
            }
        }
        said.extend([words::price_tag(Some(kind)), words::kind_capital(kind), words::payment_title(kind, "e4")]);
        let events = samples::events(side, kind);
        for event in &events {
            said.push(words::payment_note(side, true, std::slice::from_ref(event), layout));
            said.push(words::promotion_note(std::slice::from_ref(event), true, layout));
            let (title, note) = words::landing(std::slice::from_ref(event), layout);
            // A piece is rescued only if another piece is paid.
            if !matches!(event, hostage_chess::game::Event::Rescued(..) | hostage_chess::game::Event::Paid(..)) {
                said.extend([title, note]);
            }
        }
        let (title, note) = words::landing(&events[4..6], layout);
        said.extend([title, note]);
    }
    for (area, near) in areas.iter().flat_map(|area| [true, false].map(|near| (*area, near))) {
        said.push(words::tray_heading(area, near));
        said.push(words::tray_label(area, Side::Black, colours));
    }
    let offers = [Touch::Done, Touch::Cell(AT)];
    said.extend(offers.map(words::offer));
    said
}

/// The texts during a game.
pub fn play(layout: &Layout) -> Vec<String> {
    let colours = layout.colours();
    let mut said = vec![
        words::unplayable(Some("…"), false),
        words::unplayable(None, true),
        words::choose_promotion("e8", true),
        words::choose_promotion("e8", false),
        words::declined(Declined::TooEarly).to_owned(),
        words::declined(Declined::AskAgain).to_owned(),
        words::declined(Declined::StandsBetter).to_owned(),
        words::control(Control { minutes: 3, increment: 2 }),
        words::draw_button(None, colours),
        words::resign_button(None, None, colours),
    ];
    let crash = EngineFault::Crashed("…".to_owned());
    for fault in EngineFault::PLAIN.iter().chain([&crash]) {
        said.extend([words::engine_failed(fault), words::game_engine_failed(fault, true), words::no_hint(fault)]);
    }
    said.extend(table(colours));
    for side in Side::BOTH {
        said.extend([words::to_move(side, false, colours), words::to_move(side, true, colours)]);
        said.push(words::choose_piece_to_set_up(side, colours));
        said.extend([true, false].map(|watching| words::paused(side, watching, colours)));
        for (player, against) in [(Player::Engine, true), (Player::Human, true), (Player::Human, false)] {
            said.push(words::player_name(player, side, against, Strength::Seconds(1), colours));
            for strength in [
                Strength::Level(Level::HIGHEST),
                Strength::Seconds(1),
                Strength::Seconds(60),
                Strength::Seconds(300),
                Strength::Seconds(7),
            ] {
                said.push(words::record_name(player, strength, against));
            }
        }
        for lamp in [Activity::Idle, Activity::Ready, Activity::Thinking, Activity::Paused] {
            said.extend([true, false].map(|against| words::human_state(lamp, side, against, colours)));
        }
        for (millis, low) in [(9_450, true), (61_000, false), (125_000, true), (180_000, false), (1_000, false)] {
            said.push(words::clock_label(side, millis, low, colours));
        }
        said.extend(
            [Settled::Resigned(side), Settled::Agreed, Settled::OutOfTime(side)]
                .map(|how| words::settled(how, colours)),
        );
        said.extend([Asked::Draw(side), Asked::Resign(side)].map(|asked| words::draw_button(Some(asked), colours)));
        said.extend(
            [Asked::Draw(side), Asked::Resign(side)]
                .map(|asked| words::resign_button(Some(asked), Some(side), colours)),
        );
    }
    for kind in KINDS {
        said.extend([words::where_to_set_up(kind), words::choose_rescue(kind), words::choose_payment(kind, "e4")]);
        said.extend([words::where_to_land(kind), words::where_to_drop(kind)]);
        for touch in [Touch::Cell(AT), Touch::Jailed(kind), Touch::Airfield(kind), Touch::Prisoner(kind)] {
            said.extend([words::hint_piece(kind, touch), words::hint_place(kind, touch, "e4")]);
        }
    }
    for (score, goal) in [Score::Mate(3), Score::Mate(-1), Score::Mate(1), Score::Mate(-4), Score::Centipawns(-30)]
        .into_iter()
        .flat_map(|score| ENDINGS.map(|goal| (score, goal)))
    {
        said.push(words::score(score, goal));
        for (lamp, depth) in [Activity::Idle, Activity::Ready, Activity::Thinking, Activity::Paused]
            .into_iter()
            .flat_map(|lamp| [0, 9].map(|depth| (lamp, depth)))
        {
            let info = Info { rank: 1, depth, no_mate_within: 0, score, nodes: 0, millis: 0, line: Vec::new() };
            said.push(words::engine_state(lamp, Some(&info), Strength::Seconds(5), goal));
            said.push(words::engine_state(lamp, None, Strength::Level(Level::HIGHEST), goal));
            for (took, with_prisons) in
                [None, Some(false), Some(true)].into_iter().flat_map(|took| [false, true].map(|it| (took, it)))
            {
                said.push(words::opponent_says(lamp, took, Strength::Seconds(5), with_prisons));
                for opponent in Opponent::ALL.into_iter().chain([Opponent::RECRUIT]) {
                    said.push(words::opponent_says(lamp, took, Strength::Level(opponent.level()), with_prisons));
                    said.extend(["hostage", "hole"].map(|variant| words::character(opponent, variant)));
                }
            }
        }
    }
    said.extend((0..=Level::HIGHEST.number()).filter_map(Level::new).map(words::level));
    for variant in variants() {
        said.push(words::game_name(variant).to_owned());
        said.extend(variant.split('-').skip(1).map(|token| words::switch_name(token).to_owned()));
    }
    said
}

/// The texts of links, records and the library.
pub fn texts(layout: &Layout) -> Vec<String> {
    let text = || "x\"y".to_owned();
    let faults = [
        LinkFault::Screen(text()),
        LinkFault::TooLong { bytes: 200_000 },
        LinkFault::Encoding(text()),
        LinkFault::Game(text()),
        LinkFault::Player(text()),
        LinkFault::Seconds(text()),
        LinkFault::Level(text()),
        LinkFault::Compact(CompactFault::Version(text())),
        LinkFault::Compact(CompactFault::Damaged),
        LinkFault::GameRecord(GameRecordFault::Start(vec![Fault::Empty])),
        LinkFault::GameRecord(GameRecordFault::Move { ply: 0, text: text(), why: Illegal::GameOver.into() }),
    ];
    let mut said: Vec<String> = faults.iter().flat_map(|fault| words::link_fault(fault, layout)).collect();
    let relations = [
        Relation::Same,
        Relation::Newer(1),
        Relation::Newer(2),
        Relation::Older(1),
        Relation::Older(2),
        Relation::Forks(3),
    ];
    said.extend(relations.map(|relation| words::arrival(relation, "3. e4")));
    said.extend([0, 1, 2].map(words::open_part));
    said.extend([(0, 0), (1, 1), (2, 2), (9, 5)].map(|(moves, shown)| words::matching_moves(moves, shown)));
    said.extend([words::code_label("…"), words::select("…"), words::selected(2, 0), words::selected(3, 2)]);
    said.extend([Sort::Date, Sort::Name, Sort::Length, Sort::Result].map(|sort| words::sort_name(sort).to_owned()));
    let troubles = [Trouble::Forbidden, Trouble::Framed, Trouble::Full, Trouble::Blocked, Trouble::Other("…".into())];
    said.extend(troubles.iter().map(words::trouble));
    said.extend([words::more_names(3), words::more_people(3)]);
    said.extend((1..=12).map(|month| words::day(&format!("2026.{month:02}.21"))));
    said.push(words::day("2026.11.??"));
    said.extend([1, 2].map(words::bad_heading));
    said.extend([1, 2].map(words::notes_heading));
    for title in ["", "…"] {
        let fault = PgnFault {
            line: 2,
            byte: 0,
            number: 1,
            side: Side::White,
            text: "e5".into(),
            reason: PgnReason::OpenComment,
        };
        said.push(words::bad_record(&Bad {
            line: 2,
            title: title.into(),
            fault: fault.clone(),
            layout: Layout::square_8x8(),
            kept: 0,
            orthodox: false,
        }));
        for kept in [0, 1, 2] {
            let (fault, title) = (fault.clone(), title.into());
            let bad = Bad { line: 2, title, fault, layout: Layout::square_8x8(), kept, orthodox: true };
            said.push(words::bad_record(&bad));
            said.push(words::note(&bad));
            said.push(words::bad_record(&Bad { orthodox: false, ..bad }));
        }
    }
    let toasts = [
        Toast::Deleted(1),
        Toast::Deleted(2),
        Toast::Restored(1),
        Toast::Restored(2),
        Toast::Saved(1),
        Toast::Copied(2),
        Toast::NotCopied,
        Toast::Unreadable("…".into()),
        Toast::Exporting,
        Toast::TooLarge("…".into(), 65),
        Toast::Trouble(Trouble::Full),
        Toast::Imported {
            new: 0,
            part: 0,
            orthodox: 0,
            again: 0,
            bad: 0,
            cancelled: false,
            passed: 0,
            kinds: PerKind::default(),
            refused: 0,
        },
        Toast::Imported {
            new: 1,
            part: 1,
            orthodox: 1,
            again: 0,
            bad: 0,
            cancelled: false,
            passed: 0,
            kinds: PerKind::default(),
            refused: 0,
        },
        Toast::Imported {
            new: 0,
            part: 0,
            orthodox: 0,
            again: 2,
            bad: 3,
            cancelled: true,
            passed: 0,
            kinds: PerKind::default(),
            refused: 0,
        },
    ];
    said.extend(toasts.iter().map(words::toast));
    said
}

/// All texts.
pub fn everything(layout: &Layout) -> Vec<String> {
    [rules, board, play, texts, setup, study].iter().flat_map(|topic| topic(layout)).collect()
}
