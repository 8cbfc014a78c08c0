//! Hostage Chess.
