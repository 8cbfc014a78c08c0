# Die Bibliothek.

nav-library = Bibliothek
keep = In Bibliothek speichern
kept = In der Bibliothek gespeichert.
search = Suchen
search-hint = Namen, Spieler, Spiel, Ergebnis, Züge
sort = Sortieren nach
library-list = Partien und Stellungen
select-all = Alle auswählen
select-none = Auswahl aufheben
import-file = Datei importieren
paste = Einfügen
paste-title = Partien oder Stellungen einfügen
paste-hint = PGN mit beliebig vielen Partien, in beiden Notationen; oder FENs, eine je Zeile.
import = Importieren
pasted = der eingefügte Text
dropped = der abgelegte Text
drop-here = Lege die Datei hier ab, um ihre Partien zu importieren
one-file = mehr als eine Datei auf einmal
export-notation = Notation beim Export
export = Exportieren
export-all = Alles exportieren
play-on = Spielen
rename = Umbenennen
delete = Löschen
new-name = Neuer Name
exporting = Die Partien werden geschrieben …
library-empty = Hier ist noch nichts gespeichert. Partien, die du beendest oder nach einigen Zügen für eine andere verlässt, kommen von selbst hierher. Importiere eine Datei, füge eine Partie ein, oder drücke neben dem Brett „In Bibliothek speichern“.
library-deleted-by-browser = Safari löscht die Daten einer Seite, die du eine Woche lang nicht öffnest. Auf dem Home-Bildschirm (Teilen, Zum Home-Bildschirm) bleiben sie; oder exportiere, was du behalten willst.
nothing-found = Nichts in der Bibliothek passt dazu.
filters = Filter
filter-result = Dein Ergebnis
filter-any-result = Alle
filter-won = Gewonnen
filter-lost = Verloren
filter-drawn = Remis
filter-others = Partien anderer
filter-opponent = Gegner
filter-anybody = Alle
more-names = und { $number } weitere: nimm die Suche
filter-game = Spiel
filter-any-game = Alle Spiele
filter-clear = Alle Einträge zeigen
entry-menu = Aktionen für { $title }
library-famous = Oder öffne eine der ersten veröffentlichten Partien:
famous-1 = 1999: Eine für eine Dame freigekaufte Dame landet mit Schach auf e1, Weiß gibt im 24. Zug auf
famous-2 = 1999: Drei Fallschirme mit Schach, Weiß gibt im 16. Zug auf
famous-3 = Ein stiller Bauernzug setzt den König auf b4 matt, 26. Zug
famous-4 = Ein freigekaufter Springer landet mit Matt auf f6, 23. Zug

sort-date = Datum, neueste zuerst
sort-name = Name
sort-length = Länge, längste zuerst
sort-result = Ergebnis
library-opening = Die Bibliothek wird geöffnet …
entries = { $number ->
        [one] 1 Eintrag
       *[other] { $number } Einträge
    }
entries-shown = { $shown } von { $number ->
        [one] 1 Eintrag
       *[other] { $number } Einträgen
    }
select = { $title } auswählen
selected = { $number } ausgewählt
selected-hidden = { $number } ausgewählt, { $hidden } nicht sichtbar
trouble-forbidden = Dieser Browser erlaubt der Seite hier keine Bibliothek (in privaten Fenstern ist das oft so). Exportiere oder kopiere, was du behalten willst.
trouble-framed = Diese Seite wird innerhalb einer anderen Website gezeigt. Darum wird hier nichts gespeichert.
own-window = In eigenem Fenster öffnen
trouble-full = In diesem Browser ist kein Platz mehr für die Bibliothek. Exportiere und lösche etwas davon, dann versuch es noch einmal.
trouble-blocked = Ein anderer Tab mit einer älteren Version dieser Seite blockiert die Bibliothek: Schließ ihn, dann versuch es noch einmal.
trouble-silent = Der Browser gibt die Bibliothek nicht heraus. Verloren ist nichts: Lade die Seite neu, oder starte den Browser neu.
trouble-other = Die Bibliothek ließ sich nicht lesen oder speichern. Lade die Seite neu, dann versuch es noch einmal. { $text }
entry-position = Stellung, { $game }
entry-unread = Nicht mehr lesbar; öffne oder exportiere den Eintrag
entry-length = { $moves ->
        [0] Stellung
        [one] 1 Zug
       *[other] { $moves } Züge
    }
day = { $day }. { month } { $year }
month-of = { month } { $year }
month = { $month ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] Apr.
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sept.
        [10] Okt.
        [11] Nov.
       *[12] Dez.
    }
importing = Import läuft ({ $name }): { $tally }
tally = { LIST($parts, "comma") }.
tally-new = { $number } neu
tally-part = { $number } davon teilweise
tally-orthodox = { $number } aus dem normalen Schach
tally-again = { $number } schon vorhanden
tally-bad = { $number } nicht lesbar
bad-heading = { $number ->
        [one] 1 Partie war nicht bis zum Ende lesbar
       *[other] { $number } Partien waren nicht bis zum Ende lesbar
    }
notes-heading = { $number ->
        [one] 1 Kopfzeile wurde weggelassen; die Züge bleiben erhalten
       *[other] { $number } Kopfzeilen wurden weggelassen; die Züge bleiben erhalten
    }
bad-kept = { $why } { $kept ->
        [one] Der Zug davor bleibt erhalten.
       *[other] Die { $kept } Züge davor bleiben erhalten.
    }
bad-orthodox = Das ist eine Partie normales Schach: Geschlagene Figuren sind aus dem Spiel, und ein Bauer kann jede Figur werden. { $kept ->
        [0] Keine ihrer Stellungen ist im Hostage Chess möglich; um von einer ähnlichen weiterzuspielen, bau sie auf.
        [one] Ihr erster Zug gilt auch im Hostage Chess und bleibt erhalten: Analysiere ihn oder spiel von dort weiter. Dann: { $why }
       *[other] Ihre ersten { $kept } Züge gelten auch im Hostage Chess und bleiben erhalten: Analysiere sie oder spiel von dort weiter. Dann: { $why }
    }
bad-record = Zeile { $line }: { $why }
bad-record-titled = Zeile { $line } ({ $title }): { $why }
toast-undo = Rückgängig
toast-deleted = { entries } gelöscht.
toast-restored = { entries } zurückgeholt.
toast-no-record = Darin war keine Partie zu finden.
toast-imported = Importiert: { $tally }
toast-cancelled = Abgebrochen: { $tally }
toast-saved = { entries } exportiert.
toast-copied = { entries } kopiert.
toast-not-copied = Der Browser erlaubt hier kein Kopieren. Exportiere stattdessen eine Datei.
toast-unreadable = Nicht gelesen: { $name }.
toast-busy = Nicht gelesen: { $name }. Versuch es noch einmal, wenn dieser Import fertig ist.
toast-exporting = Ein anderer Export läuft noch. Versuch es noch einmal, wenn er fertig ist.
toast-too-large = { $name } hat { $size } MB; die Bibliothek liest höchstens { $most } MB auf einmal. Teile die Datei.
record-you = Du
record-engine-level = { $name }, Stufe { $level }
record-engine = Computer, { $pace }

# Eine Datei von allem.
import-title = Import: { $name }
import-what = Diese Datei enthält mehr als Partien. Importiert wird nur, was du wählst. „Rückgängig“ nimmt alles zurück.
import-to-library = Kommt in die Bibliothek.
import-games = { $number ->
        [one] 1 Partie oder Stellung
       *[other] { $number } Partien und Stellungen
    }
import-boards = { $number ->
        [one] 1 offene Partie, Analyse oder Stellung
       *[other] { $number } offene Partien, Analysen und Stellungen
    }
import-settings-changes = Ändert: { $list }.
import-settings-same = Dieselben wie deine.
import-lessons = { $number ->
        [one] 1 Stern
       *[other] { $number } Sterne
    }
import-lessons-note = Ergänzt deine: In jeder Lektion zählt das bessere Ergebnis.
import-puzzles = { $number ->
        [one] 1 gelöste Aufgabe
       *[other] { $number } gelöste Aufgaben
    }
import-career = { $number ->
    [one] 1 Ergebnis gegen den Computer
   *[other] { $number } Ergebnisse gegen den Computer
}
import-career-joined = Ergänzt deine; jede Partie zählt einmal.
import-career-foreign = Keine dieser Partien wurde hier gespielt. Sie würden deine Wertung ändern.
import-people = { $number ->
    [one] 1 Ergebnis gegen Menschen
   *[other] { $number } Ergebnisse gegen Menschen
}
import-people-foreign = Keine dieser Partien wurde hier gespielt. Sie würden deine Ergebnisse ändern.
import-puzzles-rating = Wertung { $rating }.
import-puzzles-same = Ergänzt deine. Deine Wertung bleibt { $here }.
import-puzzles-other = Ergänzt deine. Deine Wertung wird { $rating }; jetzt ist sie { $here }.
import-unread = { $number ->
        [one] 1 Teil dieser Datei ist nicht lesbar und wird übersprungen.
       *[other] { $number } Teile dieser Datei sind nicht lesbar und werden übersprungen.
    }
import-lacks = Beim Schreiben dieser Datei war die Bibliothek nicht lesbar: Ihre Partien fehlen darin.
tally-settings = Einstellungen
tally-lessons = Sterne
tally-puzzles = Aufgaben
tally-career = Ergebnisse
tally-people = Ergebnisse gegen Menschen
tally-refused = { $number ->
        [one] 1 Angabe weggelassen: zu lang oder unbekannt
       *[other] { $number } Angaben weggelassen: zu viele, zu lang oder unbekannt
    }
tally-passed = { $number ->
        [one] 1 Zeile mit Einstellungen oder Fortschritt übersprungen
       *[other] { $number } Zeilen mit Einstellungen oder Fortschritt übersprungen
    }
toast-taken-back = Import rückgängig gemacht: { $number ->
        [0] Einstellungen und Fortschritt sind wie vorher.
        [one] 1 Eintrag ist gelöscht; Einstellungen und Fortschritt sind wie vorher.
       *[other] { $number } Einträge sind gelöscht; Einstellungen und Fortschritt sind wie vorher.
    }
toast-taken-back-in-part = Import rückgängig gemacht: { $number ->
        [0] nichts
        [one] 1 Eintrag
       *[other] { $number } Einträge
    } gelöscht. Ein Teil bleibt: Er hat sich seither geändert oder ließ sich nicht entfernen.
toast-no-room = Nichts importiert: Dieser Browser hat keinen Platz mehr dafür. Lösche etwas und importiere noch einmal.
