# The Library screen.

nav-library = Library
keep = Save to library
kept = Saved to the library.
search = Search
search-hint = Names, players, game, result, moves
sort = Sort by
library-list = Games and positions
select-all = Select all
select-none = Clear selection
import-file = Import file
paste = Paste
paste-title = Paste games or positions
paste-hint = Any number of games (PGN), in either notation; or FENs, one per line.
import = Import
pasted = the pasted text
dropped = the dropped text
drop-here = Drop a file here to import its games
one-file = more than one file at a time
export-notation = Notation for export
export = Export
export-all = Export all
play-on = Play
rename = Rename
delete = Delete
new-name = New name
exporting = Writing the file…
library-empty = Nothing here yet. Games you finish, or leave after a few moves, are saved automatically. You can also import a file, paste games, or press “Save to library” next to the board.
library-deleted-by-browser = Safari deletes a site’s data if you do not visit it for a week. To keep it, add this page to your Home Screen (Share, Add to Home Screen), or export your games.
nothing-found = Nothing in the library matches.
filters = Filters
filter-result = Your result
filter-any-result = Any
filter-won = You won
filter-lost = You lost
filter-drawn = You drew
filter-others = Between others
filter-opponent = Opponent
filter-anybody = Anybody
more-names = and { $number } more: use the search
filter-game = Game
filter-any-game = All games
filter-clear = Show all entries
entry-menu = Actions for { $title }
library-famous = Or open one of the first published games:
famous-1 = 1999: a queen ransomed for a queen lands on e1 with check, and White resigns on move 24
famous-2 = 1999: three parachutes with check, and White resigns on move 16
famous-3 = A quiet pawn move mates the king on b4, move 26
famous-4 = A ransomed knight lands on f6 with mate, move 23

sort-date = Date, newest first
sort-name = Name
sort-length = Length, longest first
sort-result = Result
library-opening = Opening the library…
entries = { $number ->
        [one] 1 entry
       *[other] { $number } entries
    }
entries-shown = { $shown } of { entries }
select = Select { $title }
selected = { $number } selected
selected-hidden = { $number } selected, { $hidden } not shown
trouble-forbidden = This browser does not let the page keep a library. This is common in private windows. Export or copy what you want to keep.
trouble-framed = This page is shown inside another website, so nothing is saved here.
own-window = Open in its own window
trouble-full = The library is full: this browser has no room left. Export some entries, delete them, then try again.
trouble-blocked = Another tab with an older version of this page is using the library. Close that tab, then try again.
trouble-silent = The browser is not responding to requests for the library. Nothing is lost: reload the page, or restart the browser.
trouble-other = The library could not be read or saved. Reload the page and try again. { $text }
entry-position = Position, { $game }
entry-unread = The details of this entry can no longer be read. You can still open or export it
entry-length = { $moves ->
        [0] position
        [one] 1 move
       *[other] { $moves } moves
    }
day = { $day } { month } { $year }
month-of = { month } { $year }
month = { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }
importing = Reading { $name }: { $tally }
tally = { LIST($parts, "comma") }.
tally-new = { $number } new
tally-part = { $number } in part
tally-orthodox = { $number } from ordinary chess
tally-again = { $number } already there
tally-bad = { $number } unreadable
bad-heading = { $number ->
        [one] 1 game could not be read to the end
       *[other] { $number } games could not be read to the end
    }
notes-heading = { $number ->
        [one] 1 tag was left out; the moves are kept
       *[other] { $number } tags were left out; the moves are kept
    }
bad-kept = { $why } { $kept ->
        [one] The move before it is kept.
       *[other] The { $kept } moves before it are kept.
    }
bad-orthodox = This is a game of ordinary chess, where captured pieces are gone and a pawn may promote to any piece. { $kept ->
        [0] None of its positions fits Hostage Chess. To play on from a similar position, set it up.
        [one] Its first move is legal in Hostage Chess too and is kept: analyse it, or play on from there. After that: { $why }
       *[other] Its first { $kept } moves are legal in Hostage Chess too and are kept: analyse them, or play on from there. After that: { $why }
    }
bad-record = Line { $line }: { $why }
bad-record-titled = Line { $line } ({ $title }): { $why }
toast-undo = Undo
toast-deleted = Deleted { entries }.
toast-restored = Restored { entries }.
toast-no-record = No games or positions found.
toast-imported = Imported: { $tally }
toast-cancelled = Cancelled: { $tally }
toast-saved = Exported { entries }.
toast-copied = Copied { entries }.
toast-not-copied = The browser does not let this page copy. Export a file instead.
toast-unreadable = Could not read { $name }.
toast-busy = Could not read { $name } because another import is running. Try again when it is done.
toast-exporting = Another export is running. Try again when it is done.
toast-too-large = { $name } is { $size } MB. The library reads up to { $most } MB at once. Split the file.
record-you = You
record-engine-level = { $name }, level { $level }
record-engine = Computer, { $pace }

# The import of a backup file.
import-title = Import from { $name }
import-what = This file contains more than games. Choose what to import. “Undo” reverts all of it.
import-to-library = Added to the library.
import-games = { $number ->
        [one] 1 game or position
       *[other] { $number } games and positions
    }
import-boards = { $number ->
        [one] 1 open game, analysis or position
       *[other] { $number } open games, analyses and positions
    }
import-settings-changes = Changes your settings: { $list }.
import-settings-same = Same as yours.
import-lessons = { $number ->
        [one] 1 star
       *[other] { $number } stars
    }
import-lessons-note = Merged with yours: your best result in each lesson counts.
import-puzzles = { $number ->
        [one] 1 solved puzzle
       *[other] { $number } solved puzzles
    }
import-career = { $number ->
    [one] 1 result against the computer
   *[other] { $number } results against the computer
}
import-career-joined = Merged with yours; every game counts once.
import-career-foreign = None of these games was played here. They would change your rating.
import-people = { $number ->
    [one] 1 result against people
   *[other] { $number } results against people
}
import-people-foreign = None of these games was played here. They would change your results.
import-puzzles-rating = Rating { $rating }.
import-puzzles-same = Merged with yours. You keep your rating of { $here }.
import-puzzles-other = Merged with yours. Your rating changes from { $here } to { $rating }.
import-unread = { $number ->
        [one] 1 item in this file cannot be read and is skipped.
       *[other] { $number } items in this file cannot be read and are skipped.
    }
import-lacks = This file has no library games: the library could not be read when the file was made.
tally-settings = settings
tally-lessons = stars
tally-puzzles = puzzles
tally-career = results
tally-people = results against people
tally-refused = { $number ->
        [one] 1 item left out: too long or unknown
       *[other] { $number } items left out: too many, too long or unknown
    }
tally-passed = { $number ->
        [one] 1 line of settings or progress skipped
       *[other] { $number } lines of settings or progress skipped
    }
toast-taken-back = Import undone: { $number ->
        [0] settings and progress are as before.
        [one] 1 entry deleted; settings and progress are as before.
       *[other] { $number } entries deleted; settings and progress are as before.
    }
toast-taken-back-in-part = Import undone: { $number ->
        [0] nothing
        [one] 1 entry
       *[other] { $number } entries
    } deleted. Part of it stays: it has changed since, or could not be removed.
toast-no-room = Nothing was imported: this browser has no room left. Delete something, then import again.
