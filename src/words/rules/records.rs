//! What stopped a game that was given as text.

use super::{fault_message, faults, reason_message};
use crate::game::Layout;
use crate::game::course::CourseFault;
use crate::game::message::{Message, Value};
use crate::game::record::{RecordFault, RecordReason};
use crate::words::say_in;

/// What stopped a course.
pub fn course_fault(fault: &CourseFault, layout: &Layout) -> String {
    match fault {
        CourseFault::Start(found) => faults(found, layout.colours()),
        CourseFault::Turn { ply, text, why } => {
            let message = Message::new("course-turn").with("number", ply + 1).with("text", Value::foreign(text));
            say_in(&message.with("why", reason_message(&why.reason)), layout)
        }
    }
}

/// Where a record could not be read on, and why: `22...Ke2 (line 22): A king does not move like that.`
pub fn record_fault(fault: &RecordFault, layout: &Layout) -> String {
    say_in(&record_message(fault), layout)
}

/// The same as a message.
pub fn record_message(fault: &RecordFault) -> Message {
    let RecordFault { line, number, side, text, reason } = fault;
    let new = Message::new;
    let text = Value::foreign(text);
    let place = || {
        new("record-place").with("number", *number).with("side", *side).with("text", text.clone()).with("line", *line)
    };
    match reason {
        RecordReason::TooLong { bytes } => new("record-too-long").with("bytes", *bytes),
        RecordReason::Start(found) => new("record-start").with("faults", Value::list(found.iter().map(fault_message))),
        RecordReason::Turn(why) => new("record-turn").with("place", place()).with("why", reason_message(&why.reason)),
        RecordReason::Tag => new("record-tag").with("line", *line).with("text", text),
        RecordReason::OpenComment => new("record-open-comment").with("place", place()),
        RecordReason::OpenVariation => new("record-open-variation").with("place", place()),
        RecordReason::StrayBracket => new("record-stray-bracket").with("place", place()),
        RecordReason::Surplus => new("record-surplus").with("place", place()),
    }
}
