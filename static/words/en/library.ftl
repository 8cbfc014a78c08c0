# The library.

nav-library = Library
keep = Keep in the library
kept = Kept in the library.
search = Search
search-hint = Names, players, game, result, moves
sort = Sort by
library-list = Games and positions
select-all = Select all
select-none = Clear selection
import-file = Import file
paste = Paste
paste-title = Paste games or positions
paste-hint = Records of games (PGN) with any number of games, in either notation; or FENs, one a line.
import = Import
pasted = the pasted text
dropped = the dropped text
drop-here = Drop the file here to import its games
one-file = more than one file at a time
export-notation = Notation of exports
export = Export
export-all = Export all
play-on = Play
rename = Rename
delete = Delete
new-name = New name
exporting = Writing the records…
library-empty = Nothing is kept here yet. Games that you finish, or leave for another after a few moves, are kept by themselves; import a file, paste a record, or press Keep in the library beside the board.
library-deleted-by-browser = Safari deletes what a page has stored once it has not been opened for a week. On the Home Screen (Share, Add to Home Screen) it stays; or export what you want to keep.
nothing-found = Nothing in the library has these words.
entry-menu = What to do with { $title }
library-famous = Or open one of the first games that were published:
famous-1 = 1999: queens change sides on e1, and White resigns on move 24
famous-2 = 1999: two parachutes beside the king, and White resigns on move 16
famous-3 = A pawn's quiet step mates the king on b4, move 26
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
trouble-forbidden = This browser lets the page store no library here (private windows often do not). Export or copy what you want to keep.
trouble-full = There is no room left for the library in this browser. Export some of it and delete that, then try again.
trouble-blocked = Another tab with an older version of this page holds the library: close it, then try again.
trouble-silent = The browser does not answer when it is asked for the library. Nothing of it is lost: load the page again, or start the browser again.
trouble-other = The browser could not do that to the library. { $text }
entry-position = Position, { $game }
entry-unread = What this is can no longer be read; open it, or export it
entry-length = { $moves ->
        [0] position
        [one] 1 turn
       *[other] { $moves } turns
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
tally-part = { $number } of them in part
tally-orthodox = { $number } of ordinary chess
tally-again = { $number } there already
tally-bad = { $number } that cannot be read
bad-heading = { $number ->
        [one] 1 record could not be read to its end
       *[other] { $number } records could not be read to their ends
    }
notes-heading = { $number ->
        [one] 1 tag was left out; the moves are kept
       *[other] { $number } tags were left out; the moves are kept
    }
bad-kept = { $why } { $kept ->
        [one] The turn before it is kept.
       *[other] The { $kept } turns before it are kept.
    }
bad-orthodox = This is a game of ordinary chess: captured men are out of it, and a pawn may become any man. { $kept ->
        [0] No position of it can be one of Hostage Chess; to play on from a similar one, set it up.
        [one] Its first turn is one of Hostage Chess too and is kept: analyse it, or play on from there. Then: { $why }
       *[other] Its first { $kept } turns are turns of Hostage Chess too and are kept: analyse them, or play on from there. Then: { $why }
    }
bad-record = Line { $line }: { $why }
bad-record-titled = Line { $line } ({ $title }): { $why }
toast-deleted = Deleted { entries }.
toast-restored = Brought back { entries }.
toast-no-record = No record was found in it.
toast-imported = Imported: { $tally }
toast-cancelled = Cancelled: { $tally }
toast-saved = Exported { entries }.
toast-copied = Copied { entries }.
toast-not-copied = The browser does not let this page copy. Export a file instead.
toast-unreadable = Not read: { $name }.
toast-busy = Not read: { $name }. Choose it again when this import has ended.
record-you = You
record-engine-level = { $name }, level { $level }
record-engine = Computer, { $pace }

# A file of everything.
import-title = Import from { $name }
import-what = This file has more than games. Nothing is imported until you choose. Undo takes back all of it.
import-to-library = Goes into the library.
import-games = { $number ->
        [one] 1 game or position
       *[other] { $number } games and positions
    }
import-boards = { $number ->
        [one] 1 game, analysis or position that was open
       *[other] { $number } games, analyses and positions that were open
    }
import-settings-changes = Changes yours: { $list }.
import-settings-same = Same as yours.
import-lessons = { $number ->
        [one] 1 star
       *[other] { $number } stars
    }
import-lessons-note = Joined with yours: the better result of each lesson stays.
import-puzzles = { $number ->
        [one] 1 solved puzzle
       *[other] { $number } solved puzzles
    }
import-puzzles-rating = Rating { $rating }.
import-puzzles-same = Joined with yours. Your rating of { $here } stays.
import-puzzles-other = Joined with yours. Your rating becomes { $rating }; it is { $here } now.
import-unread = { $number ->
        [one] 1 thing in this file cannot be read and stays there.
       *[other] { $number } things in this file cannot be read and stay there.
    }
import-lacks = The library could not be read when this file was written: its games are not in it.
tally-settings = settings
tally-lessons = stars
tally-puzzles = puzzles
tally-refused = { $number ->
        [one] 1 thing left out: too long or not known
       *[other] { $number } things left out: too many, too long or not known
    }
tally-passed = { $number ->
        [one] 1 line of settings or progress passed over
       *[other] { $number } lines of settings or progress passed over
    }
toast-taken-back = The import is undone: { $number ->
        [0] settings and progress are as before.
        [one] 1 entry is deleted; settings and progress are as before.
       *[other] { $number } entries are deleted; settings and progress are as before.
    }
toast-taken-back-in-part = The import is undone: { $number ->
        [0] nothing
        [one] 1 entry
       *[other] { $number } entries
    } deleted. What has changed since it stays: puzzles were solved after the import.
toast-no-room = Nothing was imported: this browser has no room left for it. Delete something, then import again.
