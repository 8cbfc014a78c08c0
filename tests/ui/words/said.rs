//! Everything that can be said, on a board with these colours.

use hostage_chess::engine::Info;
use hostage_chess::engine::level::{Level, Strength};
use hostage_chess::game::game_record::{GameRecordFault, Relation};
use hostage_chess::game::pgn::{PgnFault, PgnReason};
use hostage_chess::game::threat::{Grade, Purchase};
use hostage_chess::game::{
    Area, Cell, Ending, Fault, Kind, Layout, Mark, Outcome, Reason as Illegal, Side, Stored, Touch,
};
use hostage_chess::link::LinkFault;
use hostage_chess::link::compact::CompactFault;
use hostage_chess::search::Score;
use hostage_chess::session::editor::{Hand, Notice, Spot};
use hostage_chess::session::library::{Bad, Sort, Toast, Trouble};
use hostage_chess::session::review::judge::Verdict;
use hostage_chess::session::review::reasons::{Force, Loss, Manner, Reason};
use hostage_chess::session::{Activity, Asked, Control, Declined, Player, Settled, View};

use super::samples::{self, ENDINGS, KINDS, man};
use super::words;

const AT: Cell = Cell(12);
const TO: Cell = Cell(20);

/// What the rules say.
pub fn rules(layout: &Layout) -> Vec<String> {
    let colours = layout.colours();
    let mut said = Vec::new();
    for (side, kind) in Side::BOTH.into_iter().flat_map(|side| KINDS.map(|kind| (side, kind))) {
        said.extend(samples::reasons(side, kind).into_iter().map(|reason| words::illegal(&reason.into(), layout)));
        said.extend(samples::faults(side, kind).iter().map(|fault| words::fault(fault, colours)));
        said.push(words::events(side, &samples::events(side, kind), layout));
        said.push(words::hint_turn(&samples::events(side, kind), layout));
        said.push(words::man(man(side, kind), colours));
        said.push(words::kind_name(kind).to_owned());
        said.push(words::side_name(side, colours).to_owned());
    }
    for outcome in samples::outcomes() {
        said.push(words::outcome(&outcome));
        said.push(words::result(&outcome, colours));
    }
    said.extend(records().iter().map(|fault| words::record_fault(fault, layout)));
    let turn = GameRecordFault::Turn { ply: 4, text: "e2e5".into(), why: Illegal::GameOver.into() };
    said.push(words::course_fault(&turn, layout));
    said.push(words::faults(&[Fault::Empty, Fault::NoKing(Side::White)], colours));
    said
}

fn records() -> Vec<PgnFault> {
    let fault = |reason| {
        [Side::White, Side::Black].map(|side| PgnFault {
            line: 22,
            number: 7,
            side,
            text: "Ke2".into(),
            reason: (reason as fn() -> PgnReason)(),
        })
    };
    let reasons: [fn() -> PgnReason; 8] = [
        || PgnReason::TooLong { bytes: 99_999 },
        || PgnReason::Start(vec![Fault::Empty, Fault::Bracket]),
        || PgnReason::Turn(Illegal::NotHowItMoves(Kind::King).into()),
        || PgnReason::Tag,
        || PgnReason::OpenComment,
        || PgnReason::OpenVariation,
        || PgnReason::StrayBracket,
        || PgnReason::Surplus,
    ];
    reasons.into_iter().flat_map(fault).collect()
}

/// What is said about the board and the men beside it.
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
    for (side, kind) in Side::BOTH.into_iter().flat_map(|side| KINDS.map(|kind| (side, kind))) {
        let who = man(side, kind);
        for (mark, flags) in marks.iter().flat_map(|mark| [(false, false), (true, true)].map(|flags| (*mark, flags))) {
            said.push(words::cell("g7", Some(who), mark, flags, (flags.0, true), colours));
            said.push(words::cell("g7", None, mark, flags, (false, flags.1), colours));
        }
        for (area, touch) in areas.iter().flat_map(|area| touches.map(|touch| (*area, touch))) {
            for (count, price, pays) in
                [(1, None, &[][..]), (2, Some(kind), &[]), (2, Some(kind), &[kind, Kind::Rook, Kind::Queen])]
            {
                said.push(words::tray_man(area, Stored { man: who, count, price }, touch, pays, colours));
            }
        }
        said.extend([words::price_tag(Some(kind)), words::kind_capital(kind), words::payment_title(kind, "e4")]);
        let events = samples::events(side, kind);
        for event in &events {
            said.push(words::payment_note(side, true, std::slice::from_ref(event), layout));
            said.push(words::promotion_note(std::slice::from_ref(event), true, layout));
            let (title, note) = words::landing(std::slice::from_ref(event), layout);
            // A man is rescued only where one is paid.
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

/// What is said while a game is played.
pub fn play(layout: &Layout) -> Vec<String> {
    let colours = layout.colours();
    let mut said = vec![
        words::engine_failed("…"),
        words::no_hint("…"),
        words::unplayable(Some("…")),
        words::unplayable(None),
        words::who_promotes("e8", true),
        words::who_promotes("e8", false),
        words::declined(Declined::TooEarly).to_owned(),
        words::declined(Declined::StandsBetter).to_owned(),
        words::control(Control { minutes: 3, increment: 2 }),
        words::draw_button(None, colours),
        words::resign_button(None, None, colours),
    ];
    for side in Side::BOTH {
        said.extend([words::to_move(side, false, colours), words::to_move(side, true, colours)]);
        said.extend([words::whom_to_set_up(side, colours), words::paused(side, colours)]);
        for (player, against) in [(Player::Engine, true), (Player::Human, true), (Player::Human, false)] {
            said.push(words::player_name(player, side, against, colours));
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
        said.extend([words::where_to_set_up(kind), words::whom_to_rescue(kind), words::who_pays(kind, "e4")]);
        said.extend([words::where_to_land(kind), words::where_to_drop(kind)]);
        for touch in [Touch::Cell(AT), Touch::Jailed(kind), Touch::Airfield(kind), Touch::Prisoner(kind)] {
            said.extend([words::hint_man(kind, touch), words::hint_place(kind, touch, "e4")]);
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
            let info = Info { rank: 1, depth, score, nodes: 0, millis: 0, line: Vec::new() };
            said.push(words::engine_state(lamp, Some(&info), Strength::Seconds(5), goal));
            said.push(words::engine_state(lamp, None, Strength::Level(Level::HIGHEST), goal));
        }
    }
    said.extend((1..=Level::HIGHEST.number()).filter_map(Level::new).map(words::level));
    said.extend(
        ["hostage", "takeover-41-free", "hole", "messenger"].map(|variant| words::game_name(variant).to_owned()),
    );
    said.extend(
        ["pierce", "41", "64", "adjacent", "undefended", "free", "couriers"]
            .map(|token| words::switch_name(token).to_owned()),
    );
    said
}

/// What links, texts and the library say.
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
        LinkFault::GameRecord(GameRecordFault::Turn { ply: 0, text: text(), why: Illegal::GameOver.into() }),
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
    said.extend([(0, 0), (1, 1), (2, 2), (9, 5)].map(|(turns, shown)| words::begin_so(turns, shown)));
    said.extend([words::code_label("…"), words::select("…"), words::selected(2)]);
    said.extend([Sort::Date, Sort::Name, Sort::Length, Sort::Result].map(|sort| words::sort_name(sort).to_owned()));
    let troubles = [Trouble::Forbidden, Trouble::Full, Trouble::Blocked, Trouble::Other("…".into())];
    said.extend(troubles.iter().map(words::trouble));
    said.extend((1..=12).map(|month| words::day(&format!("2026.{month:02}.21"))));
    said.push(words::day("2026.11.??"));
    said.extend([1, 2].map(words::bad_heading));
    for title in ["", "…"] {
        let fault =
            PgnFault { line: 2, number: 1, side: Side::White, text: "e5".into(), reason: PgnReason::OpenComment };
        said.push(words::bad_record(&Bad { line: 2, title: title.into(), fault, layout: Layout::square_8x8() }));
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
        Toast::Trouble(Trouble::Full),
        Toast::Imported { new: 0, again: 0, bad: 0, cancelled: false },
        Toast::Imported { new: 1, again: 0, bad: 0, cancelled: false },
        Toast::Imported { new: 0, again: 2, bad: 3, cancelled: true },
    ];
    said.extend(toasts.iter().map(words::toast));
    said
}

/// What is said about a position being set up.
pub fn setup(layout: &Layout) -> Vec<String> {
    let colours = layout.colours();
    let over = Outcome { winner: None, ending: Ending::Stalemate };
    let mut said = vec![
        words::fits("hole"),
        words::setup_news(&[], true, colours),
        words::setup_news(&[Fault::Empty], false, colours),
    ];
    let notices = [
        Notice::InHand(Some(Hand::Eraser), None),
        Notice::InHand(None, None),
        Notice::EnPassant(Some(AT)),
        Notice::EnPassant(None),
        Notice::Rules("hole", true),
        Notice::Rules("hole", false),
        Notice::Jailed(1),
        Notice::Jailed(2),
        Notice::Cleared,
        Notice::Start,
        Notice::Read,
        Notice::Faulty,
        Notice::Unreadable("…".into(), Vec::new()),
        Notice::Undone,
        Notice::Redone,
    ];
    said.extend(notices.iter().map(|notice| words::setup_notice(notice, layout)));
    said.extend("KQEkqe".chars().map(|letter| words::castling_right(letter, colours)));
    said.extend("Ke".chars().map(|letter| words::setup_notice(&Notice::Right(letter, letter == 'K'), layout)));
    for side in Side::BOTH {
        said.push(words::census(side, (15, 16), colours));
        said.push(words::setup_notice(&Notice::Turn(side), layout));
        said.extend(
            [(false, None), (true, None), (false, Some(&over))]
                .map(|(check, over)| words::playable(side, check, over, colours)),
        );
    }
    let areas = [Area::Prison, Area::Airfield, Area::Reserve];
    for (side, kind) in Side::BOTH.into_iter().flat_map(|side| KINDS.map(|kind| (side, kind))) {
        let (who, other) = (man(side, kind), Some(man(!side, kind)));
        said.extend(
            [(Area::Box, 0), (Area::Box, 2), (Area::Prison, 2)]
                .map(|(area, count)| words::setup_man(area, who, count, colours)),
        );
        let mut notices = vec![
            Notice::InHand(Some(Hand::Man(who)), Some(who)),
            Notice::InHand(Some(Hand::Taken(Touch::Cell(AT))), Some(who)),
            Notice::WrongKind(who, Area::Airfield),
        ];
        for spot in areas.map(|area| Spot::Tray(area, side)).into_iter().chain([Spot::Cell(AT)]) {
            notices.extend([Notice::Came(who, spot, None), Notice::Came(who, spot, other), Notice::Left(who, spot)]);
            notices.extend([
                Notice::Went(who, spot, Spot::Cell(TO), other),
                Notice::Went(who, Spot::Cell(TO), spot, None),
            ]);
        }
        notices.extend(areas.map(|area| Notice::WrongSide(who, area, side)));
        said.extend(notices.iter().map(|notice| words::setup_notice(notice, layout)));
    }
    said
}

/// What the analysis, the review and the views of threats say.
pub fn study(layout: &Layout) -> Vec<String> {
    let colours = layout.colours();
    let mut said: Vec<String> = (0..=19).map(|glyph| words::glyph_name(glyph).to_owned()).collect();
    said.extend(
        [(0, 1), (900_000, 9), (90_000_000, 9)].map(|(nodes, millis)| words::depth_and_speed(9, nodes, millis)),
    );
    said.extend([words::evaluation(None), words::evaluation(Some("+0.3")), words::line_label(1, "+0.3")]);
    said.extend([words::review_progress(1, 2), words::bench_progress(1, 2)]);
    for verdict in [Verdict::Inaccuracy, Verdict::Mistake, Verdict::Blunder] {
        said.extend([words::verdicts(1, verdict), words::verdicts(2, verdict), words::verdict(verdict).to_owned()]);
        said.push(words::graph_place("12…Qxe4", Some(verdict), Some(34), colours));
    }
    said.push(words::graph_place("12…Qxe4", None, None, colours));
    for goal in ENDINGS {
        for kind in KINDS {
            said.extend(reasons(kind).iter().map(|why| words::reason(why, layout, goal, (60, 30))));
        }
    }
    let squares = ["e1".to_owned(), "e2".to_owned()];
    for view in [View::Drops, View::Captures, View::Payments, View::Own] {
        said.extend([words::threat_view(view).0.to_owned(), words::threat_view(view).1.to_owned()]);
    }
    for side in Side::BOTH {
        said.push(words::retry_ask(side, "12. Nf3", (1, 3), colours));
        said.extend([true, false].map(|any| words::could_drop(side, any, colours)));
        said.push(words::in_check_first(side, colours));
        said.extend(
            [(true, true), (false, true), (false, false)]
                .map(|(any, selected)| words::after_captures(side, any, selected, colours)),
        );
        said.extend(
            [(false, false, false), (true, false, false), (true, true, true), (true, true, false)]
                .map(|(any, pay, ruin)| words::payments(side, any, pay, ruin, colours)),
        );
    }
    for kind in KINDS {
        for grade in [Grade::Quiet, Grade::Check, Grade::Mate] {
            said.extend([None, Some(kind)].map(|paid| words::landing_with(kind, &squares, grade, paid)));
            let purchase = Purchase { kind, grade, paid: kind, squares: vec![AT] };
            said.push(words::purchase(&purchase, &squares));
            let bought = [words::purchase(&purchase, &squares)];
            said.extend(
                [true, false].map(|ransomed| words::capture("Rxe3", kind, ransomed, bought.clone().into_iter())),
            );
        }
        said.extend([true, false].map(|empties| words::deal(kind, kind, empties)));
    }
    said
}

fn reasons(kind: Kind) -> Vec<Reason> {
    let by = || "Nf3".to_owned();
    let manners = [Manner::Drop, Manner::Exchange, Manner::Promotion, Manner::Plain];
    let forces = [Force::End(1), Force::End(3), Force::Check, Force::Wins(kind), Force::Plain];
    let mut reasons = vec![
        Reason::Overpaid(Kind::Queen, kind),
        Reason::Dear(Kind::Queen, kind),
        Reason::Thawed(AT),
        Reason::NotFrozen(AT, true),
        Reason::NotFrozen(AT, false),
        Reason::NotTaken(kind, AT),
        Reason::Fell(by()),
        Reason::Fell(String::new()),
    ];
    reasons.extend(ENDINGS.map(Reason::Drew));
    for force in forces {
        reasons.push(Reason::BoughtBack { taken: kind, force, by: by() });
        reasons.push(Reason::DroppedAtOnce { paid: kind, force, by: by() });
    }
    for (loss, moved) in [Loss::Taken, Loss::TakenOver, Loss::Pulled]
        .into_iter()
        .flat_map(|loss| [true, false].map(|moved| (loss, moved)))
    {
        reasons.push(Reason::Loses { man: kind, at: AT, loss, moved, pays: moved, by: by() });
        reasons.push(Reason::Loses { man: kind, at: AT, loss, moved, pays: !moved, by: String::new() });
    }
    for (manner, check) in manners.into_iter().flat_map(|manner| [true, false].map(|check| (manner, check))) {
        reasons.push(Reason::Allowed { turns: 1 + u32::from(check), manner, by: by() });
        reasons.push(Reason::Missed(1 + u32::from(check), manner));
        reasons.push(Reason::NotSeen(manner, check));
        reasons.push(Reason::Answered(manner, check, by()));
    }
    reasons
}

/// All of it.
pub fn everything(layout: &Layout) -> Vec<String> {
    [rules, board, play, texts, setup, study].iter().flat_map(|topic| topic(layout)).collect()
}
