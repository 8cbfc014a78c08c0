# Drohungen.

threats = Drohungen
over-here = Die Partie ist hier zu Ende.

view-drops = Einsetzen
view-drops-shows = Wo im nächsten Zug Figuren mit Schach oder Matt landen könnten
view-captures = Schlagen
view-captures-shows = Was der Gegner nach jedem Schlagen freikaufen könnte
view-payments = Lösegeld
view-payments-shows = Nach welchem Austausch der Gegner nicht mehr zahlen kann
view-own = Eigene
view-own-shows = Einsetzen für die Seite am Zug
could-drop = { $side } könnte einsetzen:
could-drop-nobody = { $side } kann nichts mit Schach einsetzen.
in-check-first = { $us } steht im Schach: Was { $them } danach einsetzen könnte, hängt von der Antwort ab.
landing-free = { $kind } { LIST($squares, "comma") }: { $effect }, kostenlos
landing-paid = { $kind } { LIST($squares, "comma") }: { $effect }, kostet { FORM($paid, "einen") }
after-capture = Nach dem Schlagen könnte { $them } freikaufen:
captures-nobody = Diese Figur kann nichts schlagen.
nobody-to-capture = { $us } kann nichts schlagen.
purchase = { $kind } für { FORM($paid, "einen") }
purchase-check = { $kind } für { FORM($paid, "einen") }, mit Schach
purchase-mate = { $kind } für { FORM($paid, "einen") }, Matt auf { LIST($squares, "either") }
capture = { $move }: { LIST($parts, "semicolon") }
capture-keeps = nicht { FORM($kind, "den") }
payments-nobody = { $us } kann keine Figur freikaufen.
payments-broke = { $them } kann keine Figur freikaufen, weder jetzt noch nach einem Austausch.
payments-ruinous = { $them } kann keine Figur mehr freikaufen nach:
payments-harmless = Nach jedem Austausch kann { $them } noch eine Figur freikaufen.
deal-empties = { FORM($paid, "ein") } für { FORM($rescued, "einen") }: keine Figur mehr freizukaufen
deal-ruins = { FORM($paid, "ein") } für { FORM($rescued, "einen") }: kein Gefangener reicht mehr als Lösegeld
