# Texte der Skripte der Seite, bevor das Programm läuft oder nachdem es abgestürzt ist.

page-description = Schach, in dem geschlagene Figuren Geiseln sind und freigekauft werden können.
page-no-wasm = Das Brett braucht WebAssembly. Diesem Browser fehlt es, oder es ist abgeschaltet. Schalte es ein, oder nimm einen neueren Browser.
page-not-started = Das Spiel konnte nicht starten. Deine Partien sind gespeichert.
fault-again = Diese Seite ist beim Start wieder abgestürzt. Vielleicht liegt es an deinen gespeicherten Daten. Du kannst eine Kopie davon sichern und ohne diese Daten starten: Die Partien werden beiseitegelegt, nicht gelöscht, und die Bibliothek bleibt.
fault-again-library = Diese Seite ist beim Start wieder abgestürzt. Vielleicht liegt es an der Bibliothek. Sichere zuerst eine Kopie; dann kannst du ohne die Bibliothek starten und ihre Partien aus der Kopie wieder importieren.
fault-copy = Kopie sichern
fault-without = Ohne sie starten
fault-saved = Bei deinen Downloads gesichert: hostage-chess-stored.pgn.
fault-saved-part = Bei deinen Downloads gesichert, aber ohne die Bibliothek, die nicht lesbar war: hostage-chess-stored.pgn.
fault-unsaved = Die Kopie ließ sich nicht sichern.
fault-blocked = Ein anderer Tab hat die Bibliothek offen. Schließe die anderen Tabs dieser Seite.
fault-kept = Die Bibliothek ließ sich nicht löschen.
fault-lost = Was diese Seite nicht speichern konnte, ist verloren.
# Die Seite für eine Adresse, die es nicht gibt.
lost-title = Diese Seite gibt es hier nicht
lost-what = Die Adresse ist unvollständig, oder es gibt die Seite nicht mehr. Was du gespeichert hast, ist noch da.
lost-home = Zur Startseite
