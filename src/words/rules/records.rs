//! Errors of game records.

use super::{fault_message, faults, reason_message};
use crate::game::Layout;
use crate::game::game_record::GameRecordFault;
use crate::game::message::{Message, Value};
use crate::game::pgn::{PgnFault, PgnReason};
use crate::words::say_in;

/// Describes what is wrong with a game record.
pub fn course_fault(fault: &GameRecordFault, layout: &Layout) -> String {
    match fault {
        GameRecordFault::Start(found) => faults(found, layout.colours()),
        GameRecordFault::Move { ply, text, why } => {
            let message = Message::new("course-move").with("number", ply + 1).with("text", Value::foreign(text));
            say_in(&message.with("why", reason_message(&why.reason)), layout)
        }
    }
}

/// Returns the place and the fault of a PGN record: `22...Ke2 (line 22): A king does not move like that.`
pub fn record_fault(fault: &PgnFault, layout: &Layout) -> String {
    say_in(&record_message(fault), layout)
}

/// Returns the place and the fault of a PGN record, as a message.
pub fn record_message(fault: &PgnFault) -> Message {
    let PgnFault { line, number, side, text, reason, .. } = fault;
    let new = Message::new;
    let text = Value::foreign(text);
    let place = || {
        new("record-place").with("number", *number).with("side", *side).with("text", text.clone()).with("line", *line)
    };
    match reason {
        PgnReason::TooLong { bytes } => new("record-too-long").with("bytes", *bytes),
        PgnReason::Start(found) => new("record-start").with("faults", Value::list(found.iter().map(fault_message))),
        PgnReason::Move(why) => new("record-move").with("place", place()).with("why", reason_message(&why.reason)),
        PgnReason::Tag => new("record-tag").with("line", *line).with("text", text),
        PgnReason::Unused(found) if found.is_empty() => new("record-tag-denied").with("line", *line).with("text", text),
        PgnReason::Unused(found) => {
            let message = new("record-tag-unused").with("line", *line).with("text", text);
            message.with("faults", Value::list(found.iter().map(fault_message)))
        }
        PgnReason::Again => new("record-tag-again").with("line", *line).with("text", text),
        PgnReason::NoResult => new("record-no-result").with("line", *line).with("text", text),
        PgnReason::OtherResult(result) => {
            new("record-other-result").with("line", *line).with("text", text).with("result", Value::foreign(*result))
        }
        PgnReason::Unfollowed { tag, faults, why } => new("record-unfollowed")
            .with("place", place())
            .with("why", reason_message(&why.reason))
            .with("tag", Value::foreign(*tag))
            .with("faults", Value::list(faults.iter().map(fault_message))),
        PgnReason::OpenComment => new("record-open-comment").with("place", place()),
        PgnReason::OpenVariation => new("record-open-variation").with("place", place()),
        PgnReason::StrayBracket => new("record-stray-bracket").with("place", place()),
        PgnReason::Surplus => new("record-surplus").with("place", place()),
    }
}
