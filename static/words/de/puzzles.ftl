# Aufgaben.

puzzles-title = Aufgaben
puzzles-loading = Aufgaben werden geladen …
puzzles-lost = Die Aufgaben wurden nicht geladen. Bist du offline? Was du gelöst hast, bleibt gespeichert.
puzzles-damaged = Diese Aufgabendatei ist nicht lesbar ({ $fault }). Vielleicht gehört sie zu einer anderen Version: Lade die Seite neu.
puzzle-unknown = Eine Aufgabe „{ $name }“ gibt es hier nicht. Hier ist eine andere.
puzzle-day-unknown = Für diesen Tag gibt es keine Aufgabe. Hier ist die von heute.
puzzle-withdrawn = Die Aufgabe „{ $name }“ wurde zurückgezogen: Beim Nachprüfen zeigte sich ein Fehler. Hier ist eine andere.
puzzle-again = Wiederholung
puzzle-name = Aufgabe { $number }
puzzle-mate = { $moves ->
    [one] Gewinne in einem Zug.
   *[other] Gewinne in { $moves } Zügen, egal was kommt.
}
puzzle-advantage = Finde den einzigen Zug, der gewinnt.
puzzle-defence = Finde den einzigen Zug, der die Partie rettet.
puzzle-right = Richtig. Weiter.
puzzle-solved = Gelöst!
puzzle-solved-late = Das ist die Lösung.
puzzle-shown = So geht es.
puzzle-returns = Die Aufgabe kommt wieder.
puzzle-judging = Leider nicht. Sieh, was folgt …
puzzle-refuted = Leider nicht: { $side } antwortet { $answer }. Versuch einen anderen Zug.
puzzle-refuted-mate = Leider nicht: { $side } antwortet { $answer }, und die Partie ist { $moves ->
    [one] im nächsten Zug
   *[other] in { $moves } Zügen
} verloren. Versuch einen anderen Zug.
puzzle-wrong = Leider nicht. Versuch einen anderen Zug.
puzzle-show = Lösung zeigen
puzzle-try-again = Noch einmal
puzzle-next = Nächste Aufgabe
puzzle-analyse = Analysieren
puzzle-link = Link
puzzle-rating = Deine Wertung: { $guess ->
    [yes] etwa { $rating }
   *[no] { $rating }
}
puzzle-grade = Wertung der Aufgabe: { $rating }
puzzle-streak = { $days ->
    [one] Serie: 1 Tag
   *[other] Serie: { $days } Tage
}
puzzle-count = { $solved } von { $tried } sofort gelöst
puzzle-due = { $count ->
    [one] 1 Aufgabe kommt wieder
   *[other] { $count } Aufgaben kommen wieder
}
puzzle-game = Spiel
puzzle-daily = Aufgabe von heute
theme-advantage = Gewinnzug
theme-defence = Rettung
theme-mate-drop = Matt durch Einsetzen
theme-mate-exchange = Matt durch Austausch
theme-mate-promotion = Matt durch Umwandlung
theme-pseudo-check = Schein­schach
theme-freeze = Bauer einfrieren
theme-thaw = Bauer auftauen
theme-denial = Kein Lösegeld
theme-block = Schild vom Himmel
theme-fork = Gabel
theme-quiet = stiller Zug
theme-purchase = Opfer fürs Lösegeld
theme-win-in = Gewinn in { $moves }
puzzle-about = Thema
puzzle-topic = { $theme } ({ $count })
theme-any = alles

storm = Drei-Minuten-Sturm
storm-how = Eine Aufgabe nach der anderen, von leicht bis schwer. Die Uhr startet mit deinem ersten Zug; ein falscher Zug kostet zehn Sekunden.
storm-score = { $solved } gelöst
storm-combo = { $moves } in Folge
storm-wrong = Falsch: { $seconds } Sekunden weniger.
storm-bonus = { $seconds } Sekunden mehr!
storm-left = { $seconds ->
    [one] Noch 1 Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
storm-best = Dein bester Sturm bisher: { $best }.
storm-new-best = Dein bester Sturm bisher!
storm-missed = Sieh dir diese noch einmal an
storm-again = Noch ein Sturm
storm-end = Aufhören

puzzle-own = Dein eigener Fehler
puzzle-better = Hier hast du { $move } gespielt. Finde einen besseren Zug.
puzzle-own-none = Heute ist keiner deiner eigenen Fehler dran. Hier ist eine andere Aufgabe.
puzzles-aside = Deine gelösten Aufgaben sind nicht lesbar. Sie wurden beiseitegelegt; du fängst neu an.
solve-mistakes = Deine Fehler lösen ({ $count })
puzzles-waiting = Für früher importierte Aufgaben reicht der Speicher dieses Browsers nicht. Sie bleiben aufbewahrt und kommen dazu, sobald Platz ist: Lösche etwas in der Bibliothek oder in den Einstellungen.

# Hinweise, und die Züge der Lösung.

puzzle-skip = Überspringen
puzzle-hint-note = Mit einem Tipp gilt die Aufgabe nicht als gelöst. Sie kommt wieder.
puzzle-hint-idea = Idee
puzzle-hint-idea-what = was für ein Zug
puzzle-hint-piece = Figur
puzzle-hint-piece-what = welche
puzzle-hint-square = Feld
puzzle-hint-square-what = wohin
puzzle-idea-ransom = Zahl ein Lösegeld: Eine deiner Figuren im Gefängnis kann aufs Brett.
puzzle-idea-drop = Eine Figur auf deinem Flugplatz kann landen.
puzzle-idea-promote = Ein Bauer kann sich umwandeln.
puzzle-idea-capture-check = Such einen Zug, der schlägt und Schach bietet.
puzzle-idea-capture = Du kannst etwas schlagen.
puzzle-idea-check = Sieh dir deine Schachgebote an.
puzzle-idea-quiet = Such einen stillen Zug: Er schlägt nichts und gibt kein Schach.
puzzle-which-walks = Es zieht { FORM($kind, "gender") ->
    [f] die
   *[m] der
} { $kind } auf { $at }.
puzzle-which-ransom = Kauf { FORM($kind, "den") } frei.
puzzle-which-drop = Sieh dir { FORM($kind, "den") } auf deinem Flugplatz an.
puzzle-which-king = Es zieht der König.
puzzle-which-look = Sieh dir die markierte Figur an.
puzzle-where-walks = Der Zug geht nach { $to }.
puzzle-where-lands = Gelandet wird auf { $to }.
puzzle-where-move = Der Zug: { LIST($events, "comma") }.
puzzle-step-start = Die Stellung der Aufgabe.
puzzle-step-ransom = { $who ->
    [you] Du zahlst
   *[they] Die Gegenseite zahlt
} { FORM($paid, "einen") } und { $who ->
    [you] setzt
   *[they] setzt
} { $same ->
    [same] { FORM($kind, "gender") ->
        [f] die eigene
       *[m] den eigenen
    }
   *[other] { FORM($kind, "einen") }
} auf { $to } ein{ $end ->
    [over] . Das gewinnt.
    [check] , mit Schach.
   *[none] .
}
puzzle-step-move = { $who ->
    [you] Dein Zug
   *[they] Zug der Gegenseite
}: { LIST($events, "comma") }.{ $end ->
    [over] {" "}Das gewinnt.
   *[none] {""}
}
puzzle-step-back = Ein Zug zurück
puzzle-step-forward = Ein Zug vor
puzzle-retry = Noch einmal
puzzle-try = { $move } geht nicht: { $side } antwortet { $answer }.

# Die Startseite.

puzzle-front-mate = Gewinn in { $moves }
puzzle-front-advantage = Finde den Gewinnzug
puzzle-front-defence = Rette die Partie
puzzle-solve = Lösen
puzzle-solve-again = Noch einmal ansehen
puzzle-easy = Mit einer leichten anfangen
puzzle-fill = Lös sie heute, um den Kreis zu füllen. Auch mit Tipps geht deine Serie weiter.
puzzle-week = Die letzten sieben Tage
puzzle-mark-open = offen
puzzle-mark-solved = gelöst
puzzle-mark-hinted = mit Tipps
puzzle-mark-missed = nicht gelöst
puzzle-weekdays = M D M D F S S
puzzle-weekday-names = Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag
puzzle-months = Januar Februar März April Mai Juni Juli August September Oktober November Dezember
puzzle-month-of-year = { $month } { $year }
puzzle-month-before = Voriger Monat
puzzle-month-after = Nächster Monat
puzzle-months-of = Januar Februar März April Mai Juni Juli August September Oktober November Dezember
puzzle-date = { $day }. { $month }
puzzle-of = Aufgabe vom { $day }
puzzle-at-level = Aufgaben auf deiner Stufe
puzzle-level = Wertung { $guess ->
    [yes] etwa { $rating }
   *[no] { $rating }
}{ $way ->
    [up] {" "}· { $change } mehr in dieser Woche
    [down] {" "}· { $change } weniger in dieser Woche
   *[same] {""}
}
puzzle-level-new = Deine ersten Aufgaben bestimmen deine Wertung.
puzzle-curve = Deine Wertung von Tag zu Tag
puzzle-solve-level = Auf meiner Stufe lösen
storm-name = Sturm
storm-best-how = Dein Rekord in 3 Minuten
storm-none-how = Wie viele in 3 Minuten?
puzzle-try-again-name = Ungelöste
puzzle-due-how = Heute dran
puzzle-due-none = Heute ist keine dran
puzzle-by-theme = Nach Thema
puzzle-number-of = { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
}
puzzle-longest = { $days ->
    [one] Längste Serie: 1 Tag
   *[other] Längste Serie: { $days } Tage
}
puzzles-back = Alle Aufgaben
storm-misses-how = Tippe auf ein Brett, um die Aufgabe in Ruhe zu lösen.
storm-right = Richtig
storm-wrong-count = Falsch
