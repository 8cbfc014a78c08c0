//! Threats as shown in the analysis.

use hostage_chess::game::any::AnyPosition;
use hostage_chess::game::threat::Grade;
use hostage_chess::game::{Area, Game, Kind, Layout, Side, Touch};
use hostage_chess::json;
use hostage_chess::session::analysis::{AnalysisAction, AnalysisEffect};
use hostage_chess::session::note::Place;
use hostage_chess::session::{Analysis, BoardAction, SavedAnalysis, Tab, ThreatView, Tree};
use hostage_chess::ui::scene::{MarkShape, ThreatsView, threats};

const SMOTHERED: &str = "6rk/6pp/8/8/8/8/8/4K3[#Nn] w - - 0 2";

fn open(fen: &str, views: &[ThreatView]) -> Analysis<AnyPosition> {
    let position = AnyPosition::from_fen("hostage", fen).unwrap();
    let mut analysis = Analysis::new(Tree::new(position), Side::White);
    for &view in views {
        assert!(analysis.update(AnalysisAction::Threats(view)).contains(&AnalysisEffect::Save));
    }
    analysis
}

fn view(fen: &str, views: &[ThreatView]) -> ThreatsView {
    threats(&open(fen, views)).unwrap()
}

fn place(name: &str) -> Place {
    Place::Cell(Layout::square_8x8().cell(name).unwrap())
}

fn lines(view: &ThreatsView) -> Vec<&str> {
    let [section] = &view.sections[..] else { panic!("one list: {view:?}") };
    std::iter::once(&section.heading)
        .chain(section.entries.iter().map(|entry| &entry.text))
        .map(String::as_str)
        .collect()
}

/// The marks on a square: shape and letters.
fn on<'a>(view: &'a ThreatsView, name: &str) -> Vec<(MarkShape, &'a str)> {
    let here = view.marks.iter().filter(|mark| mark.at == place(name));
    here.map(|mark| (mark.shape, mark.text.as_str())).collect()
}

#[test]
fn drops_of_the_opponent_and_of_the_side_to_move() {
    let theirs = view(SMOTHERED, &[ThreatView::Drops]);
    assert_eq!(lines(&theirs), ["Black could drop:", "knight c2, g2, d3, f3: check, pays a knight"]);
    assert_eq!(on(&theirs, "g2"), [(MarkShape::Paid, "N+")]);
    let mine = view(SMOTHERED, &[ThreatView::Drops, ThreatView::Own]);
    let told = ["White could drop:", "knight f7: mate, pays a knight", "knight g6: check, pays a knight"];
    assert_eq!(lines(&mine), told);
    assert_eq!(on(&mine, "f7"), [(MarkShape::Mate, ""), (MarkShape::Paid, "N#")]);
    let entry = &mine.sections[0].entries[0];
    assert_eq!((entry.grade, &entry.places), (Grade::Mate, &vec![place("f7")]));
}

#[test]
fn free_drops_come_from_the_airfield_and_paid_ones_from_prison() {
    let mine = view("6k1/5ppp/8/8/8/8/8/K7[B#QRqp] w - - 0 2", &[ThreatView::Drops, ThreatView::Own]);
    // The queen paid for the rook would block it; a bishop checks on the diagonal.
    assert_eq!(on(&mine, "e8"), [(MarkShape::Paid, "RQ+")]);
    let none = view("6k1/5ppp/8/8/8/8/8/K7[#] w - - 0 2", &[ThreatView::Drops, ThreatView::Own]);
    assert_eq!(lines(&none), ["White has no drop with check."]);
    let both = view("7k/8/8/8/8/8/8/K7[B#QRq] w - - 0 2", &[ThreatView::Drops, ThreatView::Own]);
    assert_eq!(on(&both, "e5"), [(MarkShape::Free, "B+"), (MarkShape::Paid, "Q+")]);
    assert!(both.marks.iter().filter(|mark| mark.at == place("e5")).all(|mark| mark.shares));
    // A drop that is free is not listed with a payment.
    let spared = view("7k/8/8/8/8/8/8/K7[Q#q] w - - 0 2", &[ThreatView::Drops, ThreatView::Own]);
    assert_eq!(on(&spared, "e5"), [(MarkShape::Free, "Q+")]);
}

#[test]
fn a_check_or_the_end_is_stated_instead() {
    let check = view("4k3/8/8/8/8/8/8/4K2r[p#Nn] w - - 0 2", &[ThreatView::Drops]);
    assert_eq!(lines(&check), ["White is in check: Black’s next drops depend on the reply."]);
    assert!(check.marks.is_empty());
    let over = view("7k/6Q1/6K1/8/8/8/8/8[p#Nn] b - - 0 2", &[ThreatView::Drops]);
    assert_eq!(lines(&over), ["The game is over."]);
}

#[test]
fn captures_and_the_exchanges_they_allow() {
    let fen = "7k/8/8/8/8/4n3/4R1PP/6RK[#N] w - - 0 2";
    let mut analysis = open(fen, &[ThreatView::Captures]);
    let all = threats(&analysis).unwrap();
    assert_eq!(lines(&all), ["After a capture Black could ransom:", "Rxe3: knight for a knight, mate on f2"]);
    assert_eq!(on(&all, "e3"), [(MarkShape::Ransom, "N#")]);
    let places = ["e2", "e3", "f2"].map(place).to_vec();
    assert_eq!(all.sections[0].entries[0].places, places);
    let tap = |name| BoardAction::Tap(Touch::Cell(Layout::square_8x8().cell(name).unwrap()));
    analysis.update(tap("g2"));
    assert_eq!(lines(&threats(&analysis).unwrap()), ["This piece has no captures."]);
    analysis.update(tap("e2"));
    assert_eq!(lines(&threats(&analysis).unwrap()).len(), 2);
    let locked = view("7k/8/8/8/8/4q3/4R3/7K[#N] w - - 0 2", &[ThreatView::Captures]);
    assert_eq!(lines(&locked), ["After a capture Black could ransom:", "Rxe3: no ransom for the queen"]);
    assert_eq!(on(&locked, "e3"), [(MarkShape::Locked, "")]);
}

#[test]
fn exchanges_that_leave_the_opponent_unable_to_pay() {
    let poor = view("4k3/8/8/8/8/8/8/4K3[#QPqr] w - - 0 2", &[ThreatView::Payments]);
    let told = ["Black cannot pay for anything after:", "a queen for a queen: no remaining prisoner can pay"];
    assert_eq!(lines(&poor), told);
    let prison = |owner, kind| Place::Pieces { area: Area::Prison, owner, kind };
    let marks: Vec<_> = poor.marks.iter().map(|mark| (mark.at, mark.shape)).collect();
    let expected =
        [(prison(Side::Black, Kind::Queen), MarkShape::Rescued), (prison(Side::White, Kind::Queen), MarkShape::Payer)];
    assert_eq!(marks, expected);
    let told = |pockets: &str| {
        let view = view(&format!("4k3/8/8/8/8/8/8/4K3[#{pockets}] w - - 0 2"), &[ThreatView::Payments]);
        lines(&view).join(" ")
    };
    assert_eq!(told("N"), "White has no exchanges.");
    assert_eq!(told("Pq"), "Black cannot pay for anything, now or after any exchange.");
    assert_eq!(told("RRPrr"), "Black can still pay for a piece after every exchange.");
    assert_eq!(told("Nn"), "Black cannot pay for anything after: a knight for a knight: nothing left to ransom");
}

#[test]
fn the_panel_begins_with_the_most_important_threat() {
    let sentence = |fen: &str| {
        let mut analysis = open(fen, &[]);
        analysis.update(AnalysisAction::Tab(Tab::Threats));
        threats(&analysis).unwrap().sentence
    };
    let kings = |rest: &str| format!("4k3/8/8/8/8/8/8/4K3[{rest}] w - - 0 2");
    let begin = "If Black could move again:";
    // A mate comes first, then a capture that wins something, then a drop with check.
    assert_eq!(
        sentence("6rk/6pp/8/8/8/8/8/4K3[#Nn] b - - 0 2"),
        "If White could move again: knight lands on f7, mate."
    );
    assert_eq!(sentence("4k3/8/8/3Q4/8/4n3/8/4K3[#] w - - 0 2"), format!("{begin} knight takes queen on d5."));
    assert_eq!(sentence(SMOTHERED), format!("{begin} knight lands on c2 with check."));
    // A queen that takes a guarded pawn wins nothing.
    let guarded = "3qk3/8/8/3P4/4P3/8/8/4K3[#] w - - 0 2";
    assert_eq!(sentence(guarded), "Black has no threat: no mate, nothing to win, no drop with check.");
    assert_eq!(sentence(&kings("#")), "Black has no threat: no mate, nothing to win, no drop with check.");
    assert_eq!(sentence("4k3/8/8/8/8/8/8/4K2r[#] w - - 0 2"), "White is in check and must answer that first.");
    assert_eq!(sentence("7k/6Q1/6K1/8/8/8/8/8[p#Nn] b - - 0 2"), "The game is over.");
    // The list says it already.
    assert_eq!(view("7k/6Q1/6K1/8/8/8/8/8[p#Nn] b - - 0 2", &[ThreatView::Drops]).sentence, "");
}

#[test]
fn threats_are_off_at_first_and_survive_a_reload() {
    assert_eq!(threats(&open(SMOTHERED, &[])), None);
    let both = threats(&open(SMOTHERED, &[ThreatView::Drops, ThreatView::Own]));
    assert_eq!(
        threats(&open(SMOTHERED, &[ThreatView::Own])),
        both,
        "the drops of the side to move come with the drops"
    );
    let hidden = [ThreatView::Own, ThreatView::Drops];
    assert!(threats(&open(SMOTHERED, &hidden)).is_none_or(|view| view.sections.is_empty()));
    assert_eq!(threats(&open(SMOTHERED, &[hidden[0], hidden[1], hidden[0]])), both, "and again");
    let analysis = open(SMOTHERED, &[ThreatView::Drops, ThreatView::Own, ThreatView::Payments]);
    let text = json::write(&analysis.save()).unwrap();
    let restored = Analysis::<AnyPosition>::restore(&json::read(&text).unwrap()).unwrap();
    assert_eq!(threats(&restored), threats(&analysis));
    // Analyses stored before there were threats.
    let saved: SavedAnalysis = json::read(&text.replace(",\"threats\":", ",\"other\":")).unwrap();
    assert!(threats(&Analysis::<AnyPosition>::restore(&saved).unwrap()).is_none_or(|view| view.sections.is_empty()));
    let hole = Analysis::new(Tree::new(AnyPosition::start("hole").unwrap()), Side::White);
    let mut hole = hole;
    hole.follow(&analysis);
    assert_eq!(threats(&hole), None);
}
