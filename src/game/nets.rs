//! The nets that the program for browsers does not contain. The page loads the net of a game with the game.

use super::rules::family;
use super::{hole, messenger, takeover};

/// The games that have such a net.
pub const GAMES: [&str; 3] = ["takeover", "hole", "messenger"];

/// Returns the game whose net a rule set needs, if it is not in the program.
pub fn needed(variant: &str) -> Option<&'static str> {
    let game = GAMES.into_iter().find(|&game| game == family(variant))?;
    (game != "takeover" || takeover::Rules::from_name(variant).is_some_and(takeover::has_net)).then_some(game)
}

/// Gives the program the net of a game. The first one stays. Returns false if this is not the file of such a net.
pub fn provide(game: &str, file: &[u8]) -> bool {
    match game {
        "takeover" => takeover::provide_net(file),
        "hole" => hole::provide_net(file),
        "messenger" => messenger::provide_net(file),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::game::any::variants;
    use crate::game::rules::DEFAULT;

    /// A game with a net has its file. The program contains the first game's net, and Takeover Chess has none for the
    /// ordinary chessboard.
    #[test]
    fn every_game_with_a_net_but_the_first_needs_it() {
        let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/game");
        for variant in variants() {
            let game = family(variant);
            let has_file = game != DEFAULT && games.join(game).join("eval/net.bin").exists();
            let expected = has_file && !variant.starts_with("takeover-64");
            assert_eq!(needed(variant), expected.then_some(game), "{variant}");
        }
        assert_eq!(needed("takeover-41-free"), Some("takeover"));
        assert_eq!(needed("chess"), None);
    }

    #[test]
    fn only_whole_nets_of_the_game_are_taken() {
        let files: [&[u8]; 3] = [
            include_bytes!("takeover/eval/net.bin"),
            include_bytes!("hole/eval/net.bin"),
            include_bytes!("messenger/eval/net.bin"),
        ];
        for (game, file) in GAMES.into_iter().zip(files) {
            assert!(
                !provide(game, &file[1..]) && !provide(game, &[file, &[0]].concat()) && !provide(game, b""),
                "{game}"
            );
            assert!(provide(game, file), "{game}");
        }
        assert!(!provide("hole", files[0]) && !provide("hostage", files[0]));
    }
}
