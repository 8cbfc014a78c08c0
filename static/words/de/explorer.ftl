# Die Eröffnungen.

explorer = Eröffnungen
explorer-how = So gingen Partien der Engine gegen sich selbst von hier aus weiter
explorer-coming = Eröffnungen werden geladen …
explorer-lost = Die Eröffnungen wurden nicht geladen. Bist du offline?
explorer-none = Von hier aus ist keine Partie bekannt.
explorer-move = Zug
explorer-games = Partien
explorer-results = Siege Weiß und Schwarz
explorer-worth = Wert
explorer-row = { $move }: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, Weiß gewann { $white } %, { $draws } % remis, Schwarz gewann { $black } %; Wert { $score }
explorer-unplayed = { $move }: keine Partien; Wert { $score }

opening-e4 = Königsbauer
opening-d4 = Damenbauer
opening-nf3 = Königsspringer
opening-nc3 = Damenspringer
opening-e3 = Königsbauer, ein Feld
opening-d3 = Damenbauer, ein Feld
opening-a3 = Damenturmbauer
opening-h3 = Königsturmbauer
opening-h4 = Königsturmbauer, zwei Felder
opening-nh3 = Springer an den Rand
opening-e4-e5 = Zwei Königsbauern
opening-e4-nc6 = Königsbauer gegen Damenspringer
opening-e4-d5 = Königsbauer gegen Damenbauer
opening-d4-d5 = Zwei Damenbauern
opening-d4-nf6 = Damenbauer gegen Königsspringer
opening-nf3-nf6 = Zwei Königsspringer
opening-nf3-d5 = Königsspringer gegen Damenbauer
opening-nc3-d5 = Damenspringer gegen Damenbauer
opening-knights = Zwei Königsbauern und zwei Springer
