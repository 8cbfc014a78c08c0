//! The texts before and after a game.

use hostage_chess::engine::level::{Level, Strength};
use hostage_chess::game::{Cell, Colours, Ending, Event, Kind, Outcome, Piece, Side};
use hostage_chess::session::ladder::Climb;
use hostage_chess::session::new_game::{Across, SeatChoice};
use hostage_chess::session::{Control, NewGame, Opponent, Players};

use super::words;

pub fn table(colours: Colours) -> Vec<String> {
    let mut said = vec![words::next_level(Level::HIGHEST)];
    said.extend([Level::BEGINNER, Level::LOWEST, Level::HIGHEST].map(|level| words::ladder(Some(level))));
    said.extend([Level::BEGINNER, Level::LOWEST].map(words::ladder_with_help));
    for it in Opponent::ALL.into_iter().chain([Opponent::RECRUIT]) {
        said.extend([true, false].map(|first| words::game_after_course(it, first)));
    }
    said.push(words::course_finished(20, 21));
    said.extend([Climb::Counts(Level::LOWEST), Climb::Helped(Level::LOWEST)].map(|won| words::beaten(won).to_owned()));
    said.extend(
        Opponent::ALL
            .into_iter()
            .chain([Opponent::RECRUIT])
            .flat_map(|it| [words::text(it.name), words::text(it.character)])
            .map(str::to_owned),
    );
    for seat in [SeatChoice::Either, SeatChoice::Side(Side::White), SeatChoice::Side(Side::Black)] {
        for across in [Across::Computer, Across::Friend, Across::Nobody] {
            for control in [None, Some(Control::USUAL[0])] {
                said.push(words::new_game(&NewGame { across, seat, control, ..NewGame::first("hostage") }));
            }
        }
    }
    for side in Side::BOTH {
        let won = Outcome { winner: Some(side), ending: Ending::Checkmate };
        let landing = [Event::Dropped(Piece { side, kind: Kind::Knight }, Cell(0))];
        for players in [Players::HUMANS, Players::human(Side::White)] {
            said.push(words::headline(&won, players, Strength::Seconds(1), colours));
        }
        said.extend([words::how_it_ended(&won, &landing, 13, colours), words::how_it_ended(&won, &[], 13, colours)]);
        for ending in
            [Ending::Checkmate, Ending::Resignation, Ending::TimeForfeit, Ending::KingTaken, Ending::CourierThrough]
        {
            let outcome = Outcome { winner: Some(side), ending };
            for you in Side::BOTH {
                said.push(words::own_headline(&outcome, you).to_owned());
                said.push(words::how_it_ended_for(&outcome, you, "your-friend", &landing, 13, colours));
                said.push(words::how_it_ended_for(&outcome, you, "your-friend", &[], 13, colours));
                said.push(words::ended_for(&outcome, you, "your-friend", colours));
            }
        }
        said.push(words::rematch_as(side, colours));
    }
    let drawn = Outcome { winner: None, ending: Ending::Agreement };
    said.push(words::headline(&drawn, Players::HUMANS, Strength::Seconds(1), colours));
    said
}
