//! The reasons why the engine does not answer a question.

use serde::{Deserialize, Serialize};

/// Reason why a question could not be answered. Messages between page and engine carry its text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum EngineFault {
    /// The engine and the page have different versions.
    Outdated,
    /// Neither the engine nor its replacement has answered.
    Silent,
    /// The browser lacks the vector instructions (SIMD) that the engine needs.
    TooOld,
    /// The moves of the request are no game.
    Unreplayable,
    /// The browser could not start the worker.
    NotStarted,
    /// The worker's script could not be fetched.
    NotFetched,
    /// The worker failed with this message.
    Crashed(String),
}

impl EngineFault {
    /// The faults without a message.
    pub const PLAIN: [EngineFault; 6] = [
        EngineFault::Outdated,
        EngineFault::Silent,
        EngineFault::TooOld,
        EngineFault::Unreplayable,
        EngineFault::NotStarted,
        EngineFault::NotFetched,
    ];

    /// Returns the text in messages between page and engine.
    pub fn text(&self) -> &str {
        match self {
            EngineFault::Outdated => "another version",
            EngineFault::Silent => "silence",
            EngineFault::TooOld => "no SIMD",
            EngineFault::Unreplayable => "unreplayable",
            EngineFault::NotStarted => "not started",
            EngineFault::NotFetched => "not fetched",
            EngineFault::Crashed(text) => text,
        }
    }
}

impl From<String> for EngineFault {
    fn from(text: String) -> EngineFault {
        EngineFault::PLAIN.into_iter().find(|fault| fault.text() == text).unwrap_or(EngineFault::Crashed(text))
    }
}

impl From<EngineFault> for String {
    fn from(fault: EngineFault) -> String {
        fault.text().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json;

    #[test]
    fn faults_cross_to_the_page_as_text() {
        let crash = EngineFault::Crashed("out of memory".to_owned());
        for fault in EngineFault::PLAIN.into_iter().chain([crash]) {
            let text = json::write(&fault);
            assert_eq!(text.as_deref(), Some(&*format!("\"{}\"", fault.text())));
            assert_eq!(text.and_then(|text| json::read(&text)), Some(fault));
        }
    }
}
