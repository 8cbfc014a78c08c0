//! The rules, records, search and engine of Hostage Chess and three other chess variants.
//!
//! In Hostage Chess, captured pieces go to prison. A player may pay with a prisoner to get a piece back, and drops it on
//! an empty square. Takeover Chess, Hole Chess and Messenger Chess have the same interface.
//!
//! ```
//! use hostage_chess::{AnyPosition, Game, Limits, LocalEngine, NativeClock, Position, Style};
//!
//! // Read a FEN. White holds a bishop in prison, Black a white knight.
//! let fen = "r1bqk2r/pppp1ppp/2n2n2/4p3/4P3/2N5/PPPP1PPP/R1BQK2R[#bN] w KQkq - 0 6";
//! let position = AnyPosition::from_fen("hostage", fen)?;
//!
//! // List the legal moves: White may pay with the bishop and drop the knight on d5.
//! let moves: Vec<String> = position.legal_moves().into_iter().map(|mv| position.uci(mv)).collect();
//! assert!(moves.contains(&"N#B@d5".to_owned()));
//!
//! // Play a move. An illegal move is refused with a reason.
//! let mv = position.read_notation("(B)N*d5")?;
//! assert_eq!(position.notation(mv, Style::Pierce), "(B-N)N@d5");
//! let next = position.play(mv)?;
//! assert_eq!(position.read_uci("e1e3").unwrap_err().to_string(), "A king does not move like that.");
//!
//! // Ask the engine for Black's answer.
//! let record = hostage_chess::GameRecord { start: Some(next.fen()), ..hostage_chess::GameRecord::new("hostage") };
//! let limits = Limits { nodes: Some(5_000), ..Limits::default() };
//! let mut engine = LocalEngine::new(NativeClock::default());
//! let best = engine.search(&record, &limits, &mut || false, &mut |info| println!("{} {:?}", info.score, info.line))?;
//! assert!(next.read_uci(&best.expect("the game is not over")).is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to begin
//!
//! | to | use |
//! |---|---|
//! | read a position, list and play its moves | [`AnyPosition`], with the traits [`Position`] and [`Game`] in scope |
//! | read a move that somebody has typed | [`game::read_move`] |
//! | work with one game, as fast as possible | [`game::hostage::Position`] and its siblings in [`game`] |
//! | keep a game, replay it, find its result | [`GameRecord`] and [`game::game_record`] |
//! | read and write PGN with comments and variations | [`game::pgn`] |
//! | read puzzles | [`Puzzle`] |
//! | get the engine's move, with a clock, levels, an opening book and threads | [`LocalEngine`] and [`Level`] |
//! | search a position, also of a game of your own | [`Search`] |
//!
//! Rule sets have names, which [`variants`] lists: `hostage` and `hostage-pierce`, `takeover-41` and so on.
//!
//! # Errors
//!
//! Each error is an enum or a struct that says what was found and where, and implements [`std::error::Error`]. Texts
//! from outside cause no panic. The few functions that panic on wrong arguments say so.
//!
//! # Features
//!
//! - `serde` implements serde's traits for records, pieces, limits and scores.
//! - The other features are for the programs of the repository. The modules behind them are not part of the library's
//!   interface and may change in any version. `cli` and `relay` build the native program: `cargo install --path .
//!   --features relay` in the repository.
//!
//! Enums of faults, reasons and endings may get new variants, and [`Limits`] new fields, with any new second number of
//! the version. Match them with a wildcard, and write `..Limits::default()`.
//!
//! The rules are in `docs/rules.md`, and comments cite its sections.

pub mod engine;
mod fnv;
pub mod game;
pub mod opening;
pub mod puzzle;
pub mod search;
mod sorted;
#[doc(hidden)]
pub mod tunable;
#[doc(hidden)]
pub mod words;

// The modules of the programs.
#[cfg(feature = "protocol")]
pub mod json;
#[cfg(feature = "programs")]
pub mod link;
#[cfg(feature = "programs")]
pub mod live;
#[cfg(feature = "programs")]
pub mod session;
#[cfg(feature = "programs")]
pub mod shell;
#[cfg(feature = "programs")]
pub mod ui;
#[cfg(feature = "programs")]
mod varint;

#[cfg(all(feature = "cli", not(target_arch = "wasm32")))]
pub mod cli;

#[cfg(not(target_os = "unknown"))]
#[doc(inline)]
pub use engine::{clock::NativeClock, threads::Threads};
#[doc(inline)]
pub use engine::{level::Level, local::LocalEngine};
#[doc(inline)]
pub use game::any::{AnyMove, AnyPosition, variants};
#[doc(inline)]
pub use game::{Ending, Fault, Faults, Game, GameRecord, Illegal, Kind, Outcome, Piece, Position, Side, Style};
#[doc(inline)]
pub use puzzle::Puzzle;
#[doc(inline)]
pub use search::{Limits, Score, Search, Silent};
