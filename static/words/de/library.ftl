# Die Bibliothek.

nav-library = Bibliothek
keep = In der Bibliothek aufheben
kept = In der Bibliothek aufgehoben.
search = Suchen
search-hint = Namen, Spieler, Spiel, Ergebnis, Züge
sort = Sortieren nach
library-list = Partien und Stellungen
select-all = Alle auswählen
select-none = Auswahl aufheben
import-file = Datei importieren
paste = Einfügen
paste-title = Partien oder Stellungen einfügen
paste-hint = Aufzeichnungen (PGN) mit beliebig vielen Partien, in beiden Notationen; oder FENs, eine je Zeile.
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
exporting = Die Aufzeichnungen werden geschrieben …
library-empty = Hier ist noch nichts aufgehoben. Partien, die du beendest oder nach einigen Zügen für eine andere verlässt, werden von selbst aufgehoben; importiere eine Datei, füge eine Aufzeichnung ein, oder drücke neben dem Brett „In der Bibliothek aufheben“.
library-deleted-by-browser = Safari löscht, was eine Seite gespeichert hat, wenn sie eine Woche lang nicht geöffnet wurde. Auf dem Home-Bildschirm (Teilen, Zum Home-Bildschirm) bleibt es; oder exportiere, was du behalten willst.
nothing-found = Nichts in der Bibliothek enthält diese Wörter.
entry-menu = Was mit { $title } geschehen soll
library-famous = Oder öffne eine der ersten Partien, die veröffentlicht wurden:
famous-1 = 1999: Die Damen wechseln auf e1 die Seite, Weiß gibt im 24. Zug auf
famous-2 = 1999: Zwei Fallschirme neben dem König, Weiß gibt im 16. Zug auf
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
trouble-forbidden = Dieser Browser lässt die Seite hier keine Bibliothek speichern (private Fenster tun das oft nicht). Exportiere oder kopiere, was du behalten willst.
trouble-full = In diesem Browser ist kein Platz mehr für die Bibliothek. Exportiere und lösche etwas davon, dann versuche es noch einmal.
trouble-blocked = Ein anderer Tab mit einer älteren Fassung dieser Seite hält die Bibliothek fest: Schließe ihn, dann versuche es noch einmal.
trouble-silent = Der Browser antwortet nicht, wenn er nach der Bibliothek gefragt wird. Nichts davon ist verloren: Lade die Seite neu, oder starte den Browser neu.
trouble-other = Der Browser konnte das mit der Bibliothek nicht tun. { $text }
entry-position = Stellung, { $game }
entry-unread = Was das ist, lässt sich nicht mehr lesen; öffne oder exportiere es
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
importing = { $name } wird gelesen: { $tally }
tally = { LIST($parts, "comma") }.
tally-new = { $number } neu
tally-part = { $number } davon teilweise
tally-orthodox = { $number } im gewöhnlichen Schach
tally-again = { $number } schon vorhanden
tally-bad = { $number } nicht lesbar
bad-heading = { $number ->
        [one] 1 Partie war nicht bis zum Ende lesbar
       *[other] { $number } Partien waren nicht bis zum Ende lesbar
    }
notes-heading = { $number ->
        [one] 1 Kennzeichen wurde weggelassen; die Züge bleiben erhalten
       *[other] { $number } Kennzeichen wurden weggelassen; die Züge bleiben erhalten
    }
bad-kept = { $why } { $kept ->
        [one] Der Zug davor ist aufbewahrt.
       *[other] Die { $kept } Züge davor sind aufbewahrt.
    }
bad-orthodox = Das ist eine Partie gewöhnliches Schach: Geschlagene Figuren sind aus dem Spiel, und ein Bauer kann jede Figur werden. { $kept ->
        [0] Keine Stellung daraus kann eine des Hostage Chess sein; um von einer ähnlichen weiterzuspielen, baue sie auf.
        [one] Ihr erster Zug gilt auch im Hostage Chess und ist aufbewahrt: analysiere ihn oder spiele von dort weiter. Dann: { $why }
       *[other] Ihre ersten { $kept } Züge gelten auch im Hostage Chess und sind aufbewahrt: analysiere sie oder spiele von dort weiter. Dann: { $why }
    }
bad-record = Zeile { $line }: { $why }
bad-record-titled = Zeile { $line } ({ $title }): { $why }
toast-deleted = { entries } gelöscht.
toast-restored = { entries } zurückgeholt.
toast-no-record = Darin wurde keine Aufzeichnung gefunden.
toast-imported = Importiert: { $tally }
toast-cancelled = Abgebrochen: { $tally }
toast-saved = { entries } exportiert.
toast-copied = { entries } kopiert.
toast-not-copied = Der Browser lässt diese Seite nicht kopieren. Exportiere stattdessen eine Datei.
toast-unreadable = Nicht gelesen: { $name }.
toast-busy = Nicht gelesen: { $name }. Wähle es noch einmal, wenn dieser Import zu Ende ist.
record-you = Du
record-engine-level = { $name }, Stufe { $level }
record-engine = Computer, { $pace }

# Eine Datei von allem.
import-title = Import aus { $name }
import-what = Diese Datei enthält mehr als Partien. Importiert wird nur, was du wählst. „Zurück“ nimmt alles davon zurück.
import-to-library = Kommt in die Bibliothek.
import-games = { $number ->
        [one] 1 Partie oder Stellung
       *[other] { $number } Partien und Stellungen
    }
import-boards = { $number ->
        [one] 1 Partie, Analyse oder Stellung, die offen war
       *[other] { $number } Partien, Analysen und Stellungen, die offen waren
    }
import-settings-changes = Ändert deine: { $list }.
import-settings-same = Dieselben wie deine.
import-lessons = { $number ->
        [one] 1 Stern
       *[other] { $number } Sterne
    }
import-lessons-note = Zu deinen dazu: von jeder Lektion bleibt das bessere Ergebnis.
import-puzzles = { $number ->
        [one] 1 gelöste Aufgabe
       *[other] { $number } gelöste Aufgaben
    }
import-puzzles-rating = Wertung { $rating }.
import-puzzles-same = Zu deinen dazu. Deine Wertung von { $here } bleibt.
import-puzzles-other = Zu deinen dazu. Deine Wertung wird { $rating }; jetzt ist sie { $here }.
import-unread = { $number ->
        [one] 1 Teil dieser Datei ist nicht lesbar und bleibt dort.
       *[other] { $number } Teile dieser Datei sind nicht lesbar und bleiben dort.
    }
import-lacks = Als diese Datei geschrieben wurde, war die Bibliothek nicht lesbar: ihre Partien fehlen darin.
tally-settings = Einstellungen
tally-lessons = Sterne
tally-puzzles = Aufgaben
tally-refused = { $number ->
        [one] 1 Angabe ausgelassen: zu lang oder unbekannt
       *[other] { $number } Angaben ausgelassen: zu viele, zu lang oder unbekannt
    }
tally-passed = { $number ->
        [one] 1 Zeile mit Einstellungen oder Fortschritt übergangen
       *[other] { $number } Zeilen mit Einstellungen oder Fortschritt übergangen
    }
toast-taken-back = Der Import ist rückgängig gemacht: { $number ->
        [0] Einstellungen und Fortschritt sind wie vorher.
        [one] 1 Eintrag ist gelöscht; Einstellungen und Fortschritt sind wie vorher.
       *[other] { $number } Einträge sind gelöscht; Einstellungen und Fortschritt sind wie vorher.
    }
toast-taken-back-in-part = Der Import ist rückgängig gemacht: { $number ->
        [0] nichts
        [one] 1 Eintrag
       *[other] { $number } Einträge
    } gelöscht. Was sich seither geändert hat, bleibt: nach dem Import wurden Aufgaben gelöst.
toast-no-room = Nichts wurde importiert: dieser Browser hat keinen Platz mehr dafür. Lösche etwas und importiere noch einmal.
