# Aufgaben.

puzzles-title = Aufgaben
puzzles-loading = Aufgaben werden geladen …
puzzles-lost = Die Aufgaben wurden nicht geladen. Bist du offline? Was du gelöst hast, bleibt gespeichert.
puzzles-damaged = Diese Aufgabendatei ist nicht lesbar ({ $fault }). Vielleicht gehört sie zu einer anderen Version: Lade die Seite neu.
puzzle-unknown = Eine Aufgabe { $name } gibt es hier nicht. Hier ist eine andere.
puzzle-of-day = Aufgabe des Tages
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
puzzle-solved-late = Das ist die Lösung. Die Aufgabe kommt wieder.
puzzle-shown = So geht es. Die Aufgabe kommt wieder.
puzzle-judging = Leider nicht. Sieh, was folgt …
puzzle-refuted = Leider nicht: Es folgt { $answer }. Versuch einen anderen Zug.
puzzle-refuted-mate = Leider nicht: Nach { $answer } ist die Partie { $moves ->
    [one] im nächsten Zug
   *[other] in { $moves } Zügen
} verloren. Versuch einen anderen Zug.
puzzle-wrong = Leider nicht. Versuch einen anderen Zug.
puzzle-show = Zeig es mir
puzzle-try-again = Noch einmal
puzzle-next = Nächste Aufgabe
puzzle-analyse = Analysieren
puzzle-link = Link
puzzle-rating = Deine Wertung: { $rating }{ $guess }
puzzle-grade = Wertung der Aufgabe: { $rating }
puzzle-streak = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-count = { $solved } von { $tried } sofort gelöst
puzzle-due = { $count ->
    [one] 1 ungelöste Aufgabe kommt wieder
   *[other] { $count } ungelöste Aufgaben kommen wieder
}
puzzle-game = Spiel
puzzle-daily = Aufgabe des Tages
theme-advantage = Gewinnzug
theme-defence = Rettung
theme-mate-drop = Matt durch Einsetzen
theme-mate-exchange = Matt durch Austausch
theme-mate-promotion = Matt durch Umwandlung
theme-pseudo-check = Scheinschach
theme-freeze = Bauer einfrieren
theme-thaw = Bauer auftauen
theme-denial = Zahlungsunfähigkeit
theme-block = Schild vom Himmel
theme-fork = Gabel
theme-quiet = stiller Zug
theme-purchase = Opfer für einen Freikauf
theme-win-in = Gewinn in { $moves }
puzzle-about = Worum es geht
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
