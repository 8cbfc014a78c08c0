# Aufgaben.

puzzles-title = Aufgaben
puzzles-loading = Aufgaben werden geholt …
puzzles-lost = Die Aufgaben sind nicht gekommen. Bist du offline? Was du gelöst hast, bleibt gespeichert.
puzzles-damaged = Diese Datei mit Aufgaben ist nicht lesbar ({ $fault }). Vielleicht gehört sie zu einer anderen Fassung der Seite: Lade sie neu.
puzzle-unknown = Eine Aufgabe { $name } gibt es hier nicht. Hier ist eine andere.
puzzle-of-day = Aufgabe des Tages
puzzle-again = Früher verfehlt
puzzle-name = Aufgabe { $number }
puzzle-mate = { $moves ->
    [one] Gewinne in einem Zug.
   *[other] Gewinne in { $moves } Zügen, was auch immer kommt.
}
puzzle-advantage = Finde den einen Zug, der gewinnt.
puzzle-defence = Finde den einen Zug, der die Partie rettet.
puzzle-right = Richtig. Weiter.
puzzle-solved = Gelöst!
puzzle-solved-late = Das ist die Lösung. Die Aufgabe kommt wieder.
puzzle-shown = So geht es. Die Aufgabe kommt wieder.
puzzle-judging = Der nicht. Sieh, was er erlaubt …
puzzle-refuted = Der nicht: Es folgt { $answer }. Versuche einen anderen.
puzzle-refuted-mate = Der nicht: Es folgt { $answer }, und { $moves ->
    [one] die Partie ist im nächsten Zug verloren
   *[other] die Partie ist in { $moves } Zügen verloren
}. Versuche einen anderen.
puzzle-wrong = Der nicht. Versuche einen anderen.
puzzle-show = Zeig es mir
puzzle-try-again = Noch einmal
puzzle-next = Nächste Aufgabe
puzzle-analyse = Analysieren
puzzle-link = Link
puzzle-rating = Deine Wertung: { $rating }{ $guess }
puzzle-grade = Grad dieser Aufgabe: { $rating }
puzzle-streak = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-count = { $solved } von { $tried } sofort gelöst
puzzle-due = { $count ->
    [one] 1 verfehlte Aufgabe kommt wieder
   *[other] { $count } verfehlte Aufgaben kommen wieder
}
puzzle-game = Spiel
puzzle-daily = Aufgabe des Tages
theme-advantage = gewinnt
theme-defence = rettet die Partie
theme-mate-drop = Matt mit dem Fallschirm
theme-mate-exchange = Matt durch Austausch
theme-mate-promotion = Matt durch Umwandlung
theme-pseudo-check = Scheinschach
theme-freeze = friert einen Bauern ein
theme-thaw = taut einen Bauern auf
theme-denial = lässt nichts zum Zahlen
theme-block = Schild vom Himmel
theme-fork = Gabel
theme-quiet = stiller Zug
theme-purchase = ein Opfer, das kauft
theme-win-in = Gewinn in { $moves }
puzzle-about = Worum es geht
puzzle-topic = { $theme } ({ $count })
theme-any = alles

storm = Drei-Minuten-Sturm
storm-how = Eine Aufgabe nach der anderen, von leicht bis schwer. Die Uhr beginnt mit deinem ersten Zug; ein falscher Zug kostet zehn Sekunden.
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
puzzle-own-none = Keiner deiner eigenen Fehler ist heute dran. Hier ist eine andere Aufgabe.
puzzles-aside = Was du gelöst hattest, ist nicht lesbar. Es wurde beiseitegelegt; du beginnst neu.
solve-mistakes = Löse deine Fehler ({ $count })
puzzles-waiting = Was du früher an Aufgaben importiert hast, passt nicht in den Speicher dieses Browsers. Es bleibt aufbewahrt und kommt dazu, sobald Platz ist: lösche etwas in der Bibliothek oder in den Einstellungen.
