//! The texts of the analysis and the review.

use super::*;
use hostage_chess::game::Event;
use hostage_chess::session::play::Warning;
use hostage_chess::session::review::{JudgedMove, KeyMoment, MomentKind};

/// The texts of the analysis, the review and the threat views.
pub fn study(layout: &Layout) -> Vec<String> {
    let colours = layout.colours();
    let mut said: Vec<String> = (0..=19).map(|glyph| words::glyph_name(glyph, colours)).collect();
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
            said.extend(reasons(kind).into_iter().map(|reason| {
                let (was, is) = (Score::Centipawns(100), Score::Centipawns(-200));
                let judged = JudgedMove { node: 1, side: Side::White, was, is, verdict: Some(Verdict::Blunder) };
                let reply = vec![Event::Paid(piece(Side::Black, Kind::Queen))];
                words::coach_asks(&Warning { reason, judged, reply }, layout, goal)
            }));
        }
    }
    let squares = ["e1".to_owned(), "e2".to_owned()];
    let judged = JudgedMove { node: 1, side: Side::White, was: Score::Mate(1), is: Score::Mate(1), verdict: None };
    let kinds = [true, false].map(|ends| KINDS.map(|kind| MomentKind::Parachute(kind, Cell(12), ends)));
    let mistakes = KINDS.map(|kind| reasons(kind).into_iter().map(MomentKind::Mistake));
    for kind in kinds.into_iter().flatten().chain([MomentKind::Well]).chain(mistakes.into_iter().flatten()) {
        let mut moment = KeyMoment { judged, kind, reply: Vec::new() };
        said.extend(ENDINGS.map(|goal| words::moment_title(&moment, layout, goal)));
        said.push(words::moment(&moment, layout, Ending::Checkmate));
        moment.reply = vec![Event::Paid(piece(Side::Black, Kind::Queen)), Event::Check];
        said.push(words::moment(&moment, layout, Ending::Checkmate));
    }
    said.extend([0, 1, 3].map(|number| words::story(true, number)));
    said.extend([1, 3].map(|number| words::story(false, number)));
    said.extend([None, Some(Verdict::Blunder)].map(|bad| words::story_move(12, bad)));
    said.extend([1, 38].map(words::story_all));
    said.extend([1, 2, 9].map(words::accuracy_games));
    said.extend([0, 2].map(|number| words::story_counts(&[(Verdict::Blunder, number), (Verdict::Mistake, 1)])));
    said.push(words::story_counts(&[]));
    said.push(words::moment_board("12. Nf3"));
    for view in [ThreatView::Drops, ThreatView::Captures, ThreatView::Payments, ThreatView::Own] {
        said.extend([words::threat_view(view).0.to_owned(), words::threat_view(view).1.to_owned()]);
    }
    for side in Side::BOTH {
        said.extend([None, Some((1, 3))].map(|place| words::retry_ask(side, "12. Nf3", place, colours)));
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

fn reasons(kind: Kind) -> Vec<MistakeReason> {
    let by = || "Nf3".to_owned();
    let manners = [Manner::Drop, Manner::Exchange, Manner::Promotion, Manner::Plain];
    let forces = [Force::End(1), Force::End(3), Force::Check, Force::Wins(kind), Force::Plain];
    let mut reasons = vec![
        MistakeReason::Overpaid(Kind::Queen, kind),
        MistakeReason::Dear(Kind::Queen, kind),
        MistakeReason::Thawed(AT),
        MistakeReason::NotFrozen(AT, true),
        MistakeReason::NotFrozen(AT, false),
        MistakeReason::Fell(by()),
        MistakeReason::Fell(String::new()),
    ];
    reasons.extend(ENDINGS.map(MistakeReason::Drew));
    for force in forces {
        reasons.push(MistakeReason::BoughtBack { taken: kind, force, by: by() });
        reasons.push(MistakeReason::DroppedAtOnce { paid: kind, force, by: by() });
    }
    for (loss, moved) in [Loss::Taken, Loss::TakenOver, Loss::Pulled]
        .into_iter()
        .flat_map(|loss| [true, false].map(|moved| (loss, moved)))
    {
        reasons.push(MistakeReason::Loses { piece: kind, at: AT, loss, moved, pays: moved, by: by() });
        reasons.push(MistakeReason::Loses { piece: kind, at: AT, loss, moved, pays: !moved, by: String::new() });
    }
    reasons.extend([Loss::Taken, Loss::TakenOver, Loss::Pulled].map(|loss| MistakeReason::NotTaken(kind, AT, loss)));
    for (manner, check) in manners.into_iter().flat_map(|manner| [true, false].map(|check| (manner, check))) {
        reasons.push(MistakeReason::Allowed { moves: 1 + u32::from(check), manner, by: by() });
        reasons.push(MistakeReason::Missed(1 + u32::from(check), manner));
        reasons.push(MistakeReason::NotSeen(manner, check));
        reasons.push(MistakeReason::Answered(manner, check, by()));
    }
    reasons
}
