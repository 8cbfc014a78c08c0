# Was die Partien der Engine über das Spiel zeigen (#/findings). Zahlen kommen mit ihren Trennzeichen.

findings-title = Was die Partien zeigen
# Zwischen Tausendern und vor Nachkommastellen.
findings-decimal = {","}
findings-games = { $number ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
findings-source = Alle Zahlen stammen aus { $games } der Engine gegen sich selbst, mit etwa 1.500 geprüften Stellungen je Zug. Sie zeigen, wie die Engine spielt, nicht wie Menschen spielen. Ein Zug, der oft gewinnt, muss nicht der Grund für den Sieg sein.
findings-error = Die Zahl nach ± ist die Fehlerspanne.
findings-white = Weiß holt { $points } von 100 Punkten
findings-white-won = Weiß gewann { $share }
findings-drawn = Remis { $share }
findings-black-won = Schwarz gewann { $share }
findings-length = Die Hälfte der Partien endet vor Zug { $move }
findings-lengths = Eine von zehn Partien endet vor Zug { $early }, neun von zehn vor Zug { $late }. Im Schnitt sind es { $mean } Züge.
findings-mate = { $share } der Matts entstehen durch einen Austausch
findings-by-walk = Zug auf dem Brett { $share }
findings-by-drop = Einsetzen { $share }
findings-by-exchange = Austausch { $share }
findings-stopped = { $mates } Matts. { $share } der Partien wurden zu Ende gespielt; die übrigen endeten vorzeitig, sobald eine Seite weit vorn lag.
findings-frozen = In { $share } der Partien friert ein Bauer ein
findings-pawns = In 100 Partien frieren { $pawns } Bauern ein.
findings-alike = Bei { $share } der Austausche zahlt man mit der gleichen Figur
findings-cells = Jede Zeile ist eine freigekaufte Figur, jede Spalte ein Lösegeld. Groß: Austausche in 100 Partien. Klein: wie sich die Punkterwartung des Zahlenden ändert, von 100 Punkten. Blau: Es kostet mindestens 5.
findings-rescued = Figur
findings-paid = Lösegeld
findings-worst = Wer eine Dame für einen Bauern zahlt, holt nur { $points } von 100 Punkten
findings-scores = Punkte der Seite, die den Zug spielt; die Linie steht bei 50. Wer in Not ist, muss zu viel zahlen: Der Zug ist nicht immer der Grund.
findings-first = { $move } bringt Weiß am meisten: { $points } von 100 Punkten
findings-lines = Wähle einen ersten Zug und geh die Züge durch, die danach am häufigsten folgten, aus { $games } einer neueren Engine.
