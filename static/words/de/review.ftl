# Die Durchsicht einer Partie.

review = Durchsicht
review-go-on = Weiter
review-start = Partie durchsehen
review-offer = Der Computer geht die Partie durch: wo sie kippte, was schlecht war und warum, und was besser gewesen wäre.
review-pause = Anhalten
review-close = Durchsicht schließen
chances = Gewinnaussichten
accuracy = Genauigkeit
better = Besser:
better-line = Die besseren Züge
after-review = Nach der Durchsicht
retry = Fehler noch einmal versuchen
retry-next = Weiter
retry-skip = Überspringen
retry-solve = Zeigen
retry-back = Zurück zur Stellung
retry-end = Genug
review-progress = Durchgesehene Stellungen
retry-looking = Dein Zug wird geprüft …
retry-good = Gut: Das ist besser.
retry-wrong = Das ist nicht besser. Versuche einen anderen Zug.
retry-solved = Das wäre besser gewesen.
retry-over = Keine Fehler mehr: gut gemacht.

review-progress-of = { $done } von { $of }
verdict-inaccuracy = Ungenauigkeit
verdict-mistake = Fehler
verdict-blunder = grober Fehler
verdicts-inaccuracy = { $number ->
        [one] 1 Ungenauigkeit
       *[other] { $number } Ungenauigkeiten
    }
verdicts-mistake = { $number } Fehler
verdicts-blunder = { $number ->
        [one] 1 grober Fehler
       *[other] { $number } grobe Fehler
    }
graph-place = { LIST($parts, "comma") }
graph-chances = { $side } { $percent } %
retry-ask = { $index } von { $of }: Finde einen besseren Zug für { $side } als { $move }.

# Warum ein Zug schlecht war, und vielleicht die Züge, die es zeigen.
review-reason = { $reason }.
review-reason-line = { $reason }: { $line }.
end-mate = Matt in { $moves }
end-king = das Schlagen des Königs in { $moves }
end-win = { $moves ->
        [one] einen Gewinn in 1 Zug
       *[other] einen Gewinn in { $moves } Zügen
    }
bought-back = { $force ->
        [mate-now] Schlug { FORM($kind, "einen") }: Freikauf mit Matt
        [mate] Schlug { FORM($kind, "einen") }: Freikauf mit Matt in { $moves }
        [check] Schlug { FORM($kind, "einen") }: Freikauf mit Schach
        [wins] Schlug { FORM($kind, "einen") }: Freikauf, und dann geht { FORM($lost, "ein") } verloren
       *[plain] Schlug { FORM($kind, "einen") }: Freikauf möglich
    }
dropped-at-once = { $force ->
        [mate-now] Zahlte { FORM($kind, "einen") }: sofortiges Einsetzen mit Matt
        [mate] Zahlte { FORM($kind, "einen") }: sofortiges Einsetzen mit Matt in { $moves }
        [check] Zahlte { FORM($kind, "einen") }: sofortiges Einsetzen mit Schach
        [wins] Zahlte { FORM($kind, "einen") }: sofortiges Einsetzen, und dann geht { FORM($lost, "ein") } verloren
       *[plain] Zahlte { FORM($kind, "einen") }: sofortiges Einsetzen möglich
    }
overpaid = Zahlte mit { FORM($paid, "einem") }, wo { FORM($enough, "ein") } genügt hätte
dear = Zahlte mit { FORM($paid, "einem") } für { FORM($rescued, "einen") }
let-thaw = Ließ den Bauern auf { $at } auftauen
not-frozen = Ließ es aus, den Bauern auf { $at } einzufrieren
not-frozen-check = Ließ es aus, das Schach des Bauern auf { $at } durch Einfrieren aufzuheben
put-to-be-lost = { $loss ->
        [taken] Stellte { FORM($kind, "den") } nach { $at }, wo die Figur geschlagen wird
        [taken-over] Stellte { FORM($kind, "den") } nach { $at }, wo die Figur übernommen wird
       *[pulled] Stellte { FORM($kind, "den") } nach { $at }, wo die Figur ins Loch gezerrt wird
    }{ $pays ->
        [yes] {" "}und dann als Lösegeld dient
       *[no] {""}
    }
left-to-be-lost = { $loss ->
        [taken] Ließ { FORM($kind, "den") } auf { $at } stehen, wo die Figur geschlagen wird
        [taken-over] Ließ { FORM($kind, "den") } auf { $at } stehen, wo die Figur übernommen wird
       *[pulled] Ließ { FORM($kind, "den") } auf { $at } stehen, wo die Figur ins Loch gezerrt wird
    }{ $pays ->
        [yes] {" "}und dann als Lösegeld dient
       *[no] {""}
    }
allowed-end = { $manner ->
        [drop] Erlaubte { $end }, durch Einsetzen
        [exchange] Erlaubte { $end }, durch einen Austausch
        [promotion] Erlaubte { $end }, durch eine Umwandlung
       *[plain] Erlaubte { $end }
    }
missed-end = { $manner ->
        [drop] Verpasste { $end }, durch Einsetzen
        [exchange] Verpasste { $end }, durch einen Austausch
        [promotion] Verpasste { $end }, durch eine Umwandlung
       *[plain] Verpasste { $end }
    }
gave-draw = Gab ein Remis: { $ending }
not-taken = Ließ { FORM($kind, "den") } auf { $at } ungeschlagen
# Eine Art zu spielen, als Teil der beiden folgenden.
manner = { $manner ->
        [drop] ein Einsetzen
        [exchange] einen Austausch
        [promotion] eine Umwandlung
       *[plain] einen Zug
    }
not-seen = { $check ->
        [yes] Übersah { manner } mit Schach
       *[no] Übersah { manner }
    }
allowed-move = { $check ->
        [yes] Erlaubte { manner } mit Schach
       *[no] Erlaubte { manner }
    }
chances-fell = Die Gewinnaussichten fielen von { $was } % auf { $is } %
