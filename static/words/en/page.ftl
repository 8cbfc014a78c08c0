# Texts of the page's own scripts, for the time before the app starts or after it has crashed. They have no arguments.

page-description = Chess in which captured pieces are hostages and can be ransomed.
page-no-wasm = The board needs WebAssembly, which this browser lacks or has turned off. Turn it on, or use a newer browser.
page-not-started = The game could not start. Any games you have are saved.
fault-again = This page crashed on start again. Your stored data may be the cause. You can save a copy of it all and start without it: games are set aside, not deleted, and the library stays.
fault-again-library = This page crashed on start again. The library may be the cause. Save a copy first. Then you can start without it and import its games from the copy.
fault-copy = Save a copy
fault-without = Start without it
fault-saved = Saved to your downloads: hostage-chess-stored.pgn.
fault-saved-part = Saved to your downloads without the library, which could not be read: hostage-chess-stored.pgn.
fault-unsaved = The copy could not be saved.
fault-blocked = Another tab has the library open. Close the other tabs of this page.
fault-kept = The library could not be deleted.
fault-lost = Changes that this page could not save are lost.
# The page that a host shows for an address that does not exist.
lost-title = Page not found
lost-what = The address is incomplete, or the page no longer exists. Everything you have saved is still there.
lost-home = Go to the home page
