//! Hostage Chess and three other chess variants: rules, engine and user interface.
//!
//! Everything except the screens builds natively and can be used as a library:
//!
//! ```
//! use hostage_chess::game::{Game, Position as _, Style, hostage::Position};
//! use hostage_chess::search::{Limits, Search, Silent};
//!
//! // Parse a FEN. White holds a bishop in prison, Black a white knight.
//! let fen = "r1bqk2r/pppp1ppp/2n2n2/4p3/4P3/2N5/PPPP1PPP/R1BQK2R[#bN] w KQkq - 0 6";
//! let position = <Position as Game>::from_fen("hostage", fen).map_err(|faults| faults[0].clone())?;
//!
//! // List the legal moves: the bishop can be paid for the knight, which may land on d5.
//! let moves: Vec<String> = position.legal_moves().into_iter().map(|m| position.uci(m)).collect();
//! assert!(moves.contains(&"N#B@d5".to_owned()));
//!
//! // Play one. An illegal move is refused with a reason.
//! let mv = position.read_notation("(B)N*d5")?;
//! assert_eq!(position.notation(mv, Style::Pierce), "(B-N)N@d5");
//! let next = position.play(mv)?;
//! assert_eq!(position.read_uci("e1e3").unwrap_err().to_string(), "A king does not move like that.");
//!
//! // Search for a fixed number of nodes: the result is the same on every machine.
//! let limits = Limits { nodes: Some(5_000), ..Limits::default() };
//! let found = Search::new(1 << 12).run(&next, &[position.key()], &limits, &mut Silent);
//! println!("{} {}", found.score, next.uci(found.best().expect("Black has a move")));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A game flows through the modules as follows. [`link`] reads an address into a [`game::GameRecord`]. [`game`] replays
//! it to a [`game::Position`] and spells its legal moves as touches. The screens in [`ui`] emit touches, and the
//! [`session`] turns them into moves. When it is the engine's turn, a request goes to the [`engine`]. Its [`search`]
//! finds the best move, and the reply returns to the session. From the session, [`ui::scene`] computes the picture, and
//! Yew draws it. [`words`] supplies all the text.
//!
//! The rules are in `docs/rules.md`, the terms of the code in `docs/glossary.md`.

pub mod engine;
pub mod game;
pub mod json;
pub mod link;
pub mod live;
pub mod opening;
pub mod puzzle;
pub mod search;
pub mod session;
pub mod shell;
mod sorted;
pub mod tunable;
pub mod ui;
mod varint;
pub mod words;

#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
