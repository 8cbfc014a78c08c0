# Das Brett und was daneben liegt: Felder, Ablagen und was man wählen kann.

kind-capital = { $kind }
rank = Reihe { $digits }
cell = { $name }, { LIST($parts, "comma") }
cell-piece = { $piece }
cell-empty = leer
cell-in-check = im Schach
cell-in-pseudo-check = im Scheinschach
cell-frozen = eingefroren
cell-picked-up = ausgewählt
picked-up = Aufgenommen: { $from }, { $piece }. Mögliche Felder: { $targets }.
cell-can-be-taken = kann geschlagen werden
cell-can-go-here = mögliches Ziel
cell-planned = Teil deines Vorauszugs
cell-unconfirmed = Teil des unbestätigten Zugs
cell-hinted = Teil des Tipps

tray-prison = Du hältst
tray-jailed = Gegner hält
tray-holder = { $who } hält
tray-airfield = Flug­platz
tray-reserve = Aufzu­stellen
tray-box = Kasten

place-prison = Gefängnis von { $side }
    .at = im Gefängnis von { $side }
    .from = aus dem Gefängnis von { $side }
    .to = ins Gefängnis von { $side }
    .holds = Ins Gefängnis von { $side } gehören
place-airfield = Flugplatz von { $side }
    .at = auf dem Flugplatz von { $side }
    .from = vom Flugplatz von { $side }
    .to = auf den Flugplatz von { $side }
    .holds = Auf den Flugplatz von { $side } gehören
place-reserve = Vorrat von { $side }
    .at = im Vorrat von { $side }
    .from = aus dem Vorrat von { $side }
    .to = in den Vorrat von { $side }
    .holds = In den Vorrat von { $side } gehören
place-box = Kasten von { $side }
    .at = im Kasten von { $side }
    .from = aus dem Kasten von { $side }
    .to = in den Kasten von { $side }
    .holds = In den Kasten von { $side } gehören

# Mehrere gleiche Figuren, als Teil des Folgenden.
pieces = { $count ->
        [one] { $kind }
       *[other] { $count } { FORM($kind, "viele") }
    }
tray-piece-no-payment = { pieces } gefangen; kein Gefangener reicht als Lösegeld
tray-piece-no-ransom = { pieces } gefangen; jetzt kein Freikauf möglich
tray-piece-ransom = { $count ->
        [one] { FORM($kind, "akk") }
       *[other] { pieces }
    } freikaufen; Lösegeld: { LIST($payments, "either") }
tray-piece-pay = { pieces } im Gefängnis; mit { FORM($kind, "einem") } zahlen
tray-piece-set-up = { $count ->
        [one] { FORM($kind, "akk") }
       *[other] { pieces }
    } aufstellen
tray-piece-drop = { $count ->
        [one] { FORM($kind, "akk") }
       *[other] { pieces }
    } einsetzen
tray-piece = { $side }: { pieces }
price-tag = kostet { FORM($kind, "einen") }
price-tag-nobody = kein Gefangener ist genug wert

payment-title = { $kind } nach { $square }. Zahl mit …
promotion-title = Bauer nach { $square }. Er wird …
promotion-title-prisons = Bauer nach { $square }. Platz tauschen mit …
landings-title = Auf { $square } landen
payment-note = { LIST($notes, "semicolon") }
payment-freezes = der { FORM($side, "e") } Bauer auf { $at } friert ein
payment-thaws = der { FORM($side, "e") } Bauer auf { $at } taut auf
payment-parachutes = { $side } kann die Figur dann einsetzen
payment-dearer = teurer als nötig
promotion-jails = der Bauer geht dafür ins Gefängnis
notes = { LIST($notes, "comma") }
landing-drop = { FORM($kind, "akk") } einsetzen
landing-set-up = { FORM($kind, "akk") } aufstellen
landing-rescue = { FORM($paid, "akk") } zahlen, { FORM($kind, "akk") } freikaufen
offer-done = Fertig
offer-choose = Wählen
