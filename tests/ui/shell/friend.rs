//! Two friends on two screens: each keeps one side, and the game goes back and forth in links.

use super::{Page, memory};
use hostage_chess::game::{GameRecord, Position as _, Side};
use hostage_chess::link::{Link, LinkedGame, Screen};
use hostage_chess::session::new_game::{Across, SeatChoice};
use hostage_chess::session::play::PlayAction;
use hostage_chess::session::{BoardAction, LinkId, NewGame, Play, Players, Seat, Settled};
use hostage_chess::shell::{Action, Displaced, Effect, StoredState};
use hostage_chess::ui::scene::game_view;

/// The link that the reader sends.
fn letter(page: &Page) -> String {
    let play = page.shell.play();
    let (id, end) = (play.seat().and_then(|seat| seat.id), play.settled());
    let game = LinkedGame::of(play.tree().game_record());
    let game = LinkedGame { players: Players::HUMANS, short: true, id, end, ..game };
    Link { screen: Screen::Play, game: Some(game) }.to_string()
}

fn open(page: &mut Page, link: String) {
    page.act(Action::Address(link));
}

fn seat(page: &Page) -> Option<Side> {
    page.shell.play().seat().map(|seat| seat.side)
}

fn sends(page: &Page) -> Option<&'static str> {
    game_view(page.shell.play()).talk.send
}

/// Two screens, after White's first move was sent and opened.
fn friends() -> (Page, Page) {
    let mut white = Page::open("");
    white.act(Action::PlayFriend).act(Action::ByLinks("hostage")).act(Action::Address("#/play".into()));
    white.tap(&["e2", "e4"]);
    let mut black = Page::open(&letter(&white));
    black.act(Action::TakeUp(None));
    (white, black)
}

#[test]
fn a_newcomer_is_told_of_the_game_before_it_is_opened() {
    let (white, _) = friends();
    let mut black = Page::open(&format!("{}&by=Mara", letter(&white)));
    assert!(black.shell.is_challenged());
    assert_eq!(black.shell.challenge(), Some(white.shell.play().position()));
    // Nothing is stored and the address stays, so a reload welcomes the newcomer again.
    assert_eq!((black.moves(), seat(&black), black.stored()), (Vec::new(), None, Vec::new()));
    assert!(!black.effects.iter().any(|effect| matches!(effect, Effect::ReplaceAddress(_))));
    black.act(Action::TakeUp(Some("hostage-prisons")));
    assert_eq!((black.moves(), seat(&black)), (vec!["e2e4".to_owned()], Some(Side::Black)));
    assert!(black.wants(&Effect::ReplaceAddress("#/play".into())));
    assert!(black.wants(&Effect::Go("#/learn?lesson=hostage-prisons".into())));
    assert!(black.stored_game().is_some_and(|game| game.friend.is_some()));
    // The lesson knows that the friend waits, until the reader has moved.
    black.act(Action::Address("#/learn?lesson=hostage-prisons".into()));
    assert!(!black.shell.is_challenged() && black.shell.friend_waits());
    black.act(Action::Address("#/play".into())).tap(&["e7", "e5"]);
    assert!(!black.shell.friend_waits());
}

#[test]
fn only_a_newcomer_is_welcomed_and_only_to_a_game_that_asks_for_a_move() {
    let (mut white, mut black) = friends();
    let link = letter(&white);
    // The same game again, even without a move.
    open(&mut black, link.clone());
    assert!(!black.shell.is_challenged());
    let mut host = Page::open("#/play");
    let game = NewGame { across: Across::Friend, seat: SeatChoice::Side(Side::Black), ..NewGame::first("hostage") };
    host.act(Action::NewGame(game));
    let invitation = letter(&host);
    let mut guest = Page::open(&invitation);
    guest.act(Action::TakeUp(None));
    open(&mut guest, invitation);
    assert!(!guest.shell.is_challenged());
    // Somebody who has done something here.
    let known = StoredState { has_been_here: true, ..StoredState::default() };
    let page = Page::with(known, &link);
    assert_eq!((page.shell.is_challenged(), seat(&page)), (false, Some(Side::Black)));
    let page = Page::with(memory(&["e2e4"]), &link);
    assert_eq!((page.shell.is_challenged(), seat(&page)), (false, Some(Side::Black)));
    // A game without a number, a position, an analysis, and a game that is over.
    let without = link.split("&id=").next().unwrap();
    let analysis = link.replace("#/play", "#/analysis");
    white.act(PlayAction::Resign).act(PlayAction::Resign);
    for link in [without, "#/play?fen=4k3/8/8/8/8/8/8/4K3[%23]_w_-_-_0_1&id=7", &analysis, &letter(&white)] {
        assert!(!Page::open(link).shell.is_challenged(), "{link}");
    }
    // Leaving the welcome for another screen does not open the game.
    let mut page = Page::open(&link);
    open(&mut page, "#/rules".into());
    assert!(!page.shell.is_challenged() && page.moves().is_empty());
}

/// A live game goes on by links: each keeps their seat, and both devices know the game.
#[test]
fn a_live_game_goes_on_by_links_with_the_same_seats() {
    let known = || StoredState { has_been_here: true, ..StoredState::default() };
    for moves in [&["e2e4", "e7e5", "g1f3"][..], &["e2e4", "e7e5"]] {
        let record =
            GameRecord { moves: moves.iter().map(|&mv| mv.to_owned()).collect(), ..GameRecord::new("hostage") };
        let id = LinkId::new(7);
        let mut pages = Side::BOTH.map(|side| {
            let mut page = Page::with(known(), "#/live");
            page.act(Action::GoByLinks(record.clone(), Seat { side, id }));
            assert!(page.wants(&Effect::Go("#/play".into())));
            page.act(Action::Address("#/play".into()));
            let play = page.shell.play();
            assert_eq!(
                (seat(&page), page.moves(), play.board().orientation()),
                (Some(side), record.moves.clone(), side)
            );
            assert_eq!(sends(&page).is_some(), play.position().side_to_move() != side);
            page
        });
        let turn = pages[0].shell.play().position().side_to_move();
        let [mover, other] = [turn, !turn].map(Side::index);
        let link = letter(&pages[other]);
        open(&mut pages[mover], link);
        assert_eq!(seat(&pages[mover]), Some(turn));
        assert!(!pages[mover].shell.displaced().game, "it is the same game");
        pages[mover].tap(if moves.len() == 3 { &["b8", "c6"] } else { &["g1", "f3"] });
        let link = letter(&pages[mover]);
        open(&mut pages[other], link);
        assert_eq!((seat(&pages[other]), pages[other].moves().len()), (Some(!turn), moves.len() + 1));
        // The same live game again is a look at an earlier position, and the seat stays.
        let seat_before = pages[other].shell.play().seat().unwrap();
        pages[other].act(Action::GoByLinks(record.clone(), seat_before));
        assert_eq!((seat(&pages[other]), pages[other].shell.play().played()), (Some(!turn), moves.len() + 1));
        // The opponent's device need not know the game.
        let mut fresh = Page::with(known(), &letter(&pages[mover]));
        assert_eq!(seat(&fresh), Some(!turn));
        fresh.act(Action::Address("#/play".into()));
    }
}

#[test]
fn two_people_at_one_screen_choose_how_they_see_the_board() {
    let mut page = Page::open("#/play");
    let game = NewGame { turning: true, facing: true, ..NewGame::first("hostage").at_one_screen() };
    assert!(!game.by_links());
    page.act(Action::NewGame(game));
    let options = page.shell.play().options();
    assert!(options.turning && options.facing);
    let saved = page.shell.play().save();
    let page = Page::with(StoredState { game: Some(saved), ..StoredState::default() }, "#/play");
    let like = NewGame::like(page.shell.play());
    assert_eq!((like.turning, like.facing, like.seat), (true, true, SeatChoice::Both));
    assert!(like.with(Across::Friend).by_links(), "a friend elsewhere has a screen of their own");
}

#[test]
fn pieces_of_the_other_side_cannot_be_moved() {
    let (mut white, mut black) = friends();
    assert_eq!((seat(&white), seat(&black)), (Some(Side::White), Some(Side::Black)));
    assert_eq!(black.shell.play().board().orientation(), Side::Black);
    white.tap(&["e7", "e5"]);
    assert_eq!(white.said(), "It is Black’s turn.");
    assert_eq!(white.moves(), ["e2e4"]);
    black.tap(&["d2", "d4"]);
    assert_eq!(black.moves(), ["e2e4"]);
    black.tap(&["e7", "e5"]).tap(&["d2", "d4"]);
    assert_eq!(black.moves(), ["e2e4", "e7e5"]);
    // The same for a typed move.
    white.act(PlayAction::from(BoardAction::Type("e5".into())));
    assert_eq!(white.moves(), ["e2e4"]);
}

#[test]
fn a_move_can_be_sent_only_after_the_players_move() {
    let (mut white, mut black) = friends();
    assert_eq!((sends(&white), sends(&black)), (Some("Send your move"), None));
    assert_eq!(black.said(), "White: pawn e2 to e4. Your friend plays White. Your turn: you play Black.");
    black.tap(&["e7", "e5"]);
    assert_eq!(sends(&black), Some("Send your move"));
    black.act(Action::LinkSent(true));
    assert!(black.said().starts_with("Copied: send it"), "{}", black.said());
    assert_eq!(sends(&black), Some("Copied: send it to your friend"));
    open(&mut white, letter(&black));
    assert_eq!((white.moves().len(), seat(&white), sends(&white)), (2, Some(Side::White), None));
    assert_eq!(white.said(), "Black: pawn e7 to e5. Your friend plays Black. Your turn: you play White.");
    assert_eq!(white.shell.displaced(), Displaced { game: false, analysis: false }, "it is the same game as before");
    // There is nothing to send while an older position is shown.
    white.tap(&["g1", "f3"]).act(PlayAction::from(BoardAction::GoTo(1)));
    assert_eq!(sends(&white), None);
    // Take back removes the player's moves only.
    white.act(PlayAction::from(BoardAction::Redo)).act(PlayAction::from(BoardAction::Redo));
    white.act(PlayAction::TakeBack);
    assert_eq!(white.moves().len(), 2);
}

#[test]
fn the_seat_is_stored_and_the_players_own_link_does_not_change_it() {
    let (white, mut black) = friends();
    let saved = white.shell.play().save();
    let mut again = Page::with(StoredState { game: Some(saved), ..StoredState::default() }, "#/play");
    assert_eq!((seat(&again), sends(&again)), (Some(Side::White), Some("Send your move")));
    open(&mut again, letter(&white));
    assert_eq!((seat(&again), again.moves().len()), (Some(Side::White), 1));
    assert!(again.said().contains("It is your friend’s turn"), "{}", again.said());
    // A player can take both sides on one screen.
    black.act(PlayAction::PlayBoth);
    assert_eq!((seat(&black), sends(&black)), (None, None));
    black.tap(&["e7", "e5"]).tap(&["d2", "d4"]);
    assert_eq!(black.moves().len(), 3);
}

#[test]
fn the_reply_restores_a_displaced_game() {
    let (mut white, mut black) = friends();
    black.tap(&["e7", "e5"]);
    white.act(Action::NewGame(NewGame::first("hostage")));
    white.tap(&["d2", "d4"]);
    open(&mut white, letter(&black));
    assert_eq!((white.moves(), seat(&white)), (vec!["e2e4".into(), "e7e5".into()], Some(Side::White)));
    assert!(white.shell.displaced().game);
    white.act(Action::TakeBack);
    assert_eq!((white.moves(), seat(&white)), (vec!["d2d4".into()], None));
}

#[test]
fn two_games_with_the_same_first_move_are_two_games() {
    let (mut white, _) = friends();
    // Another friend starts with the same move.
    let other = {
        let mut other = Page::open("");
        other.moment.now += 77;
        other
            .act(Action::PlayFriend)
            .act(Action::ByLinks("hostage"))
            .act(Action::Address("#/play".into()))
            .tap(&["e2", "e4"]);
        letter(&other)
    };
    open(&mut white, other);
    assert_eq!((seat(&white), white.shell.displaced().game), (Some(Side::Black), true));
}

#[test]
fn black_invites_and_the_friend_begins() {
    let mut black = Page::open("#/play");
    let game = NewGame { across: Across::Friend, seat: SeatChoice::Side(Side::Black), ..NewGame::first("hostage") };
    black.act(Action::NewGame(game));
    assert_eq!((seat(&black), sends(&black)), (Some(Side::Black), Some("Send the invitation")));
    assert!(black.said().contains("your friend plays White"), "{}", black.said());
    let invitation = letter(&black);
    let mut white = Page::open(&invitation);
    white.act(Action::TakeUp(None));
    assert_eq!((seat(&white), sends(&white)), (Some(Side::White), None));
    assert_eq!(white.said(), "Your friend plays Black. Your turn: you play White.");
    // The player's own invitation does not change seats.
    open(&mut black, invitation);
    assert_eq!(seat(&black), Some(Side::Black));
    white.tap(&["e2", "e4"]);
    open(&mut black, letter(&white));
    assert_eq!((seat(&black), black.moves().len()), (Some(Side::Black), 1));
}

#[test]
fn on_one_screen_a_player_moves_both_sides_and_a_clock_may_run() {
    let mut page = Page::with(memory(&[]), "#/play");
    let like = NewGame::like(page.shell.play());
    assert_eq!((like.across, like.seat, like.by_links()), (Across::Friend, SeatChoice::Both, false));
    assert_eq!(like.with(Across::Computer).seat, SeatChoice::Side(Side::White));
    page.act(Action::NewGame(like));
    page.tap(&["e2", "e4"]).tap(&["e7", "e5"]);
    assert_eq!((page.moves().len(), seat(&page)), (2, None));
    assert!(NewGame::like(friends().0.shell.play()).by_links());
}

#[test]
fn a_resignation_is_sent_and_the_rematch_is_a_new_game_with_sides_swapped() {
    let (mut white, mut black) = friends();
    // A link cannot offer a draw.
    white.act(PlayAction::OfferDraw).act(PlayAction::OfferDraw);
    assert_eq!(white.shell.play().outcome(), None);
    white.act(PlayAction::Resign).act(PlayAction::Resign);
    assert_eq!(white.shell.play().settled(), Some(Settled::Resigned(Side::White)));
    assert_eq!(sends(&white), Some("Send the result"));
    let link = letter(&white);
    assert!(link.contains("&end=R"), "{link}");
    open(&mut black, link.clone());
    assert_eq!((black.shell.play().settled(), seat(&black)), (Some(Settled::Resigned(Side::White)), Some(Side::Black)));
    assert!(black.said().contains("You won. Your friend resigned.") && sends(&black).is_none(), "{}", black.said());
    // A reader who opens the game only now gets the winner's seat, whichever side was to move.
    let mut late = Page::open("");
    late.act(Action::PlayFriend).act(Action::ByLinks("hostage")).act(Action::Address("#/play".into()));
    late.act(PlayAction::Resign).act(PlayAction::Resign);
    assert_eq!(seat(&Page::open(&letter(&late))), Some(Side::Black));
    // Both may ask for the rematch, which is the same game.
    white.act(Action::Rematch);
    black.act(Action::Rematch);
    assert_eq!((seat(&white), seat(&black)), (Some(Side::Black), Some(Side::White)));
    let ids = [&white, &black].map(|page| page.shell.play().seat().unwrap().id);
    assert_eq!(ids[0], ids[1]);
    black.tap(&["e2", "e4"]);
    open(&mut white, letter(&black));
    assert_eq!((seat(&white), white.moves().len()), (Some(Side::Black), 1));
    assert_eq!(
        Play::<hostage_chess::game::any::AnyPosition>::restore(&white.shell.play().save()).unwrap().outcome(),
        None
    );
}
