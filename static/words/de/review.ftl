# Die Auswertung einer Partie.

review = Auswertung
review-go-on = Weiter
review-start = Partie auswerten
review-offer = Die Engine geht die Partie durch: wo sie kippte, was schlecht war und warum, und was besser gewesen wäre.
review-pause = Anhalten
review-close = Auswertung schließen
chances = Gewinnaussichten
accuracy = { $percent } Genauigkeit
better = Besser:
better-line = Die besseren Züge
# Die Partie als Geschichte: ihre wichtigsten Augenblicke.
story-own = { $number ->
        [1] Der Schlüsselmoment deiner Partie
       *[other] Deine Partie in { $number } Schlüsselmomenten
    }
story-any = { $number ->
        [1] Der Schlüsselmoment der Partie
       *[other] Die Partie in { $number } Schlüsselmomenten
    }
story-none = Kein Zug war so schlecht, dass wir darüber reden müssten. Gut gespielt!
story-begins = Die Partie wird ausgewertet …
story-you = Du
story-move = Zug { $move }
story-good = bester Zug
story-find = Finde den besseren Zug
story-show = Zeigen
story-moments = Zurück zu den Schlüsselmomenten
story-board = Zum Brett
story-again = Noch eine Partie
story-all = { $number ->
        [one] 1 Zug
       *[other] Alle { $number } Züge
    }
story-clean = Keine schlechten Züge
after-review = Nach der Auswertung
retry = Aus Fehlern lernen
retry-next = Weiter
retry-skip = Überspringen
retry-solve = Zeigen
retry-back = Zurück zur Stellung
retry-end = Aufhören
review-progress = Ausgewertete Stellungen
retry-looking = Dein Zug wird geprüft …
retry-good = Gut: Das ist besser.
retry-wrong = Das ist nicht besser. Versuch einen anderen Zug.
retry-solved = Das wäre besser gewesen.
retry-over = Keine Fehler mehr: gut gemacht.

review-progress-of = { $done } von { $of }
verdict-inaccuracy = Ungenauigkeit
verdict-mistake = Fehler
verdict-blunder = grober Patzer
verdicts-inaccuracy = { $number ->
        [one] 1 Ungenauigkeit
       *[other] { $number } Ungenauigkeiten
    }
verdicts-mistake = { $number } Fehler
verdicts-blunder = { $number ->
        [one] 1 grober Patzer
       *[other] { $number } grobe Patzer
    }
graph-place = { LIST($parts, "comma") }
graph-chances = { $side } { $percent } %
retry-ask-one = Finde einen besseren Zug für { $side } als { $move }.
retry-ask = { $index } von { $of }: Finde einen besseren Zug für { $side } als { $move }.

# Warum ein Zug schlecht war, und vielleicht die Züge, die es zeigen.
review-reason = { $reason }.
review-reason-line = { $reason }: { $line }.
end-mate = Matt in { $moves }
end-king = einen Königsgewinn in { $moves }
end-win = { $moves ->
        [one] einen Gewinn in 1 Zug
       *[other] einen Gewinn in { $moves } Zügen
    }
bought-back = Schlug { FORM($kind, "einen") }, { FORM($kind, "gender") ->
        [f] die
       *[m] der
    } sich { $force ->
        [mate-now] mit Matt freikaufen ließ
        [mate] mit Matt in { $moves } freikaufen ließ
        [check] mit Schach freikaufen ließ
        [wins] freikaufen ließ; dann geht { FORM($lost, "ein") } verloren
       *[plain] freikaufen ließ
    }
dropped-at-once = Zahlte { FORM($kind, "einen") }, { FORM($kind, "gender") ->
        [f] die
       *[m] der
    } sofort { $force ->
        [mate-now] mit Matt landen kann
        [mate] mit Matt in { $moves } landen kann
        [check] mit Schach landen kann
        [wins] landen kann; dann geht { FORM($lost, "ein") } verloren
       *[plain] landen kann
    }
overpaid = Zahlte mit { FORM($paid, "einem") }, wo { FORM($enough, "ein") } genügt hätte
dear = Zahlte mit { FORM($paid, "einem") } für { FORM($rescued, "einen") }
let-thaw = Ließ den Bauern auf { $at } auftauen
not-frozen = Fror den Bauern auf { $at } nicht ein
not-frozen-check = Verpasste es, den Bauern auf { $at } einzufrieren und so sein Schach zu beenden
put-to-be-lost = Stellte { FORM($kind, "den") } nach { $at }, wo { FORM($kind, "gender") ->
        [f] sie
       *[m] er
    } { $loss ->
        [taken] geschlagen wird
        [taken-over] übernommen wird
       *[pulled] ins Loch gezerrt wird
    }{ $pays ->
        [yes] {" "}und dann als Lösegeld dient
       *[no] {""}
    }
left-to-be-lost = Ließ { FORM($kind, "den") } auf { $at } stehen, wo { FORM($kind, "gender") ->
        [f] sie
       *[m] er
    } { $loss ->
        [taken] geschlagen wird
        [taken-over] übernommen wird
       *[pulled] ins Loch gezerrt wird
    }{ $pays ->
        [yes] {" "}und dann als Lösegeld dient
       *[no] {""}
    }
allowed-end = { $manner ->
        [drop] Erlaubte { $end } durch Einsetzen
        [exchange] Erlaubte { $end } durch einen Austausch
        [promotion] Erlaubte { $end } durch eine Umwandlung
       *[plain] Erlaubte { $end }
    }
missed-end = { $manner ->
        [drop] Verpasste { $end } durch Einsetzen
        [exchange] Verpasste { $end } durch einen Austausch
        [promotion] Verpasste { $end } durch eine Umwandlung
       *[plain] Verpasste { $end }
    }
gave-draw = Ließ ein Remis zu: { $ending }
not-taken = { $loss ->
        [taken] Schlug { FORM($kind, "den") } auf { $at } nicht
        [taken-over] Übernahm { FORM($kind, "den") } auf { $at } nicht
       *[pulled] Zerrte { FORM($kind, "den") } auf { $at } nicht ins Loch
    }
# Eine Art zu spielen, als Teil der beiden folgenden.
manner = { $manner ->
        [drop] eine Landung
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
chances-fell = Die Gewinnaussichten fielen von { $was } % auf { $is } %
