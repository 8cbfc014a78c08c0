# Der Trainer in einer Partie: was der Gegner jetzt könnte, oder was besser war.

coach = Trainer
coach-says = Er warnt dich vor groben Patzern.
set-coach = Trainer gegen leichte Gegner
coach-on = An
coach-off = Aus
coach-play-on = Weiter
no-coach = Ohne Trainer
coach-asks = { $reason }. Zurücknehmen?
coach-asks-line = { $reason }: { $line }. Zurücknehmen?
coach-asks-reply = { $reason }. Die beste Antwort von { $side }: { $line }. Zurücknehmen?
# Was damit kommt, als Teil der beiden folgenden.
coach-with = { $force ->
        [mate-now] {" "}mit Matt
        [mate] {" "}mit Matt in { $moves }
        [check] {" "}mit Schach
       *[plain] {""}
    }
coach-then = { $force ->
        [wins] {" "}und dann { FORM($lost, "einen") } gewinnen
       *[plain] {""}
    }
coach-bought-back = { $side } kann { FORM($kind, "den") }{ coach-with } freikaufen{ coach-then }
coach-dropped = { $side } kann { FORM($kind, "den") }, mit { FORM($kind, "gender") ->
        [f] der
       *[m] dem
    } du zahlst,{ coach-with } einsetzen{ coach-then }
coach-lost = { $side } kann { FORM($kind, "den") } auf { $at } { $loss ->
        [taken] schlagen
        [taken-over] übernehmen
       *[pulled] ins Loch zerren
    }{ $pays ->
        [yes] {" "}und dann damit zahlen
       *[no] {""}
    }
# Wie ein Ende beginnt, als Teil der beiden folgenden.
coach-by = { $manner ->
        [drop] {" "}durch Einsetzen
        [exchange] {" "}durch einen Austausch
        [promotion] {" "}durch eine Umwandlung
       *[plain] {""}
    }
coach-end = { $side } hat { $end }{ coach-by }
coach-missed = Du hattest { $end }{ coach-by }
coach-answered = { $side } hat als Antwort { manner }{ $check ->
        [yes] {" "}mit Schach
       *[no] {""}
    }
coach-not-seen = Du hattest etwas Besseres: { manner }{ $check ->
        [yes] {" "}mit Schach
       *[no] {""}
    }
coach-overpaid = Du zahlst mit { FORM($paid, "einem") }, wo { FORM($enough, "ein") } genügt
coach-dear = Du zahlst mit { FORM($paid, "einem") } für { FORM($rescued, "einen") }
coach-thaws = Der Bauer auf { $at } taut auf
coach-not-frozen = Du könntest den Bauern auf { $at } einfrieren{ $check ->
        [yes] {" "}und so sein Schach beenden
       *[no] {""}
    }
coach-not-taken = Du könntest stattdessen { FORM($kind, "den") } auf { $at } { $loss ->
        [taken] schlagen
        [taken-over] übernehmen
       *[pulled] ins Loch zerren
    }
coach-fell = Deine Gewinnaussichten fallen von { $was } % auf { $is } %

# Nach der Partie: höchstens drei Augenblicke.
moments = Schlüsselmomente
moment-well = Gut gesehen: { $side } hat einen Fehler gemacht, und dieser Zug hat ihn genutzt.
# Eine Landung oder ein Freikauf, womit die Partie gewonnen war.
moment-parachute = { FORM($kind, "Der") } landete auf { $at }, { $ends ->
        [yes] und die Partie war zu Ende
       *[no] und nichts konnte das mehr aufhalten
    }. Wunderschön gespielt.
moment-title-parachute = Der Fallschirm zum Sieg
moment-title-well = Chance genutzt
moment-title-bought = { FORM($kind, "Der") } kam zurück
moment-title-dropped = Das Lösegeld schlug zurück
moment-title-dear = Das Lösegeld war zu hoch
moment-title-thawed = Ein Bauer taute auf
moment-title-not-frozen = Ein Bauer ließ sich einfrieren
moment-title-lost = { FORM($kind, "Der") } hing
moment-title-allowed = Das ließ { $end } zu
moment-title-missed = Es gab { $end }
moment-title-drew = Das ließ ein Remis zu
moment-title-free = { FORM($kind, "Der") } war zu haben
moment-title-not-seen = { $manner ->
        [drop] Eine Landung war besser
        [exchange] Ein Austausch war besser
       *[plain] Es gab einen besseren Zug
    }
moment-title-answered = { $manner ->
        [drop] Eine Landung wurde übersehen
        [exchange] Ein Austausch wurde übersehen
       *[plain] Die Antwort wurde übersehen
    }
moment-title-fell = Hier drehte sich die Partie
moment-board = Die Stellung vor { $move }
moment-analyse = Analysieren
moment-puzzle = Aufgaben dieser Art
