# Was die Regeln sagen: Fehler in Stellungen, warum ein Zug nicht geht, was ein Zug bewirkt, wie Partien enden.

## Fehler in Stellungen

fault-unknown-variant = Es gibt kein Spiel namens „{ $name }“.
fault-too-long = Dieser Text ist { $bytes } Bytes lang, zu lang für eine Stellung. Füg einen kürzeren ein.
fault-empty = Keine Stellung: Der Text ist leer.
fault-character = „{ $letter }“ kommt in keiner Stellung vor.
fault-ranks = Das Brett hat { $found ->
        [one] eine Reihe
       *[other] { $found } Reihen
    } statt { $expected }.
fault-rank-length = Reihe { $rank } hat { $found ->
        [one] ein Feld
       *[other] { $found } Felder
    } statt { $expected }.
fault-shape = Reihe { $rank } passt nicht zum Brett: Leer lautet sie { $shape }; * steht für kein Feld.
fault-no-piece-on-board = „{ $letter }“ auf dem Brett ist weder eine Figur noch eine Anzahl leerer Felder.
fault-no-piece-in-pocket = „{ $letter }“ bei den Flugplätzen und Gefängnissen ist keine Figur.
fault-bracket = Vor dem Zugrecht fehlt die schließende Klammer der Flugplätze und Gefängnisse.
fault-not-in-pocket = { FORM($piece, "Ein") } kann weder im Gefängnis noch auf einem Flugplatz stehen.
fault-turn = Am Zug ist w oder b, nicht „{ $text }“.
fault-castling = Rochaderechte sind - oder Buchstaben aus { $letters }, jeder nur einmal, nicht „{ $text }“.
fault-castling-unmoved = In „{ $text }“ ist E oder e überflüssig: Ein Rochaderecht sagt schon, dass der König nicht gezogen hat.
fault-no-castling = In diesem Spiel gibt es keine Rochade: Statt „{ $text }“ muss hier - stehen.
fault-castling-king = Für das Recht { $letter } muss der { FORM($side, "e") } König auf seinem Ausgangsfeld stehen.
fault-castling-rook = Für das Rochaderecht { $letter } müssen der { FORM($side, "e") } König und der Turm auf ihren Ausgangsfeldern stehen.
fault-en-passant = Kein Bauer kann gerade einen Doppelschritt über „{ $text }“ gemacht haben.
fault-counter = „{ $text }“ ist keine Anzahl von Zügen.
fault-trailing = Nach der Stellung darf nichts mehr kommen, aber da steht „{ $text }“.
fault-no-king = { $side } hat keinen König.
fault-kings = { $side } hat { $found } Könige.
fault-too-many = { $side } hat { $found ->
        [one] { FORM($kind, "einen") }
       *[other] { $found } { FORM($kind, "viele") }
    }; ein Figurensatz hat { $most }.
fault-pawn-on-edge = Auf { $square } kann kein Bauer stehen.
fault-king-en-prise = { $mover } ist am Zug und könnte den { FORM($side, "en") } König schlagen.
fault-takeover-nothing-to-place = Nach diesen Regeln gibt es keine freie Aufstellung, also warten auch keine Figuren in Klammern.
fault-takeover-uneven = Die Spieler stellen abwechselnd je eine Figur auf: { $first } kann nicht noch { $white } haben, wenn { $second } noch { $black } hat.
fault-takeover-out-of-own-ranks = Beim Aufstellen darf die Figur auf { $square } nicht außerhalb der eigenen Reihen stehen.
fault-messenger-open-bracket = Vor dem Zugrecht fehlt die schließende Klammer der Kuriere.
fault-messenger-not-a-courier = In der Klammer stehen nur C und c, nicht „{ $letter }“.
fault-messenger-beside = Diese Kuriere können jetzt nicht neben dem Brett stehen.
fault-messenger-no-pawn = { $side } hat keinen Bauern, der Kurier werden könnte.

## Warum ein Zug nicht geht

illegal-game-over = Die Partie ist zu Ende.
illegal-not-your-turn = { $side } ist am Zug.
illegal-nobody-there = Auf diesem Feld steht keine Figur.
illegal-not-your-piece = Du darfst { FORM($piece, "den") } nicht ziehen.
illegal-not-how-it-moves = So zieht { FORM($kind, "ein") } nicht.
illegal-blocked = { FORM($by, "Der") } auf { $at } steht { FORM($kind, "dem") } im Weg.
illegal-own-piece-there = Dort steht schon eine deiner Figuren.
illegal-nothing-to-capture = Schräg zieht ein Bauer nur, um zu schlagen, und dort gibt es nichts zu schlagen.
illegal-cannot-move = { FORM($kind, "Dieser") } hat keinen Zug.
illegal-pinned = { FORM($by, "Der") } auf { $at } fesselt { FORM($kind, "diesen") } an den König.
illegal-still-in-check = Du stehst noch im Schach durch { FORM($by, "den") } auf { $at }.
illegal-into-check = Dann stündest du im Schach durch { FORM($by, "den") } auf { $at }.
illegal-thawing-capture = Schlägst du { FORM($victim, "diesen") }, kommt { FORM($victim, "gender") ->
        [f] sie
       *[m] er
    } in dein Gefängnis; der { FORM($owner, "e") } Bauer auf { $pawn } taut auf und bietet deinem König Schach.
illegal-unreadable = „{ $text }“ ist kein Zug.
illegal-ambiguous = „{ $text }“ könnte { LIST($meanings, "or") } sein.
illegal-no-such-move = Keine Figur kann „{ $text }“ spielen.
illegal-not-a-move = So beginnt kein Zug.
illegal-frozen-pawn = Dieser Bauer ist eingefroren: Im Gefängnis des Gegners sitzt keine Figur, mit der er den Platz tauschen könnte.
illegal-nobody-to-become = Dieser Bauer kann sich nicht umwandeln: Im Gefängnis des Gegners sitzt keine Figur, mit der er den Platz tauschen könnte.
illegal-never-becomes = Aus einem Bauern wird { FORM($kind, "kein") }.
illegal-cannot-become = Im Gefängnis des Gegners sitzt { FORM($kind, "kein") } von dir, mit { FORM($kind, "gender") ->
        [f] der
       *[m] dem
    } der Bauer den Platz tauschen könnte.
illegal-promotion-not-chosen = Wähle die Figur, mit der der Bauer den Platz tauscht.
illegal-no-promotion-here = Nur ein Bauer, der die letzte Reihe erreicht, tauscht den Platz.
illegal-prisoner-stays = { FORM($kind, "Dieser") } ist bei dir gefangen: Du kannst damit eine deiner Figuren freikaufen, aber einsetzen kannst du { FORM($kind, "gender") ->
        [f] sie
       *[m] ihn
    } nicht.
illegal-nobody-goes-there = Dorthin kannst du keine Figur stellen: Setz deine Figuren auf dem Brett ein oder schieb einen Gefangenen auf den Flugplatz des Gegners.
illegal-nobody-lands = Auf diesem Feld kann jetzt keine deiner Figuren landen.
illegal-cannot-afford = Nichts in deinem Gefängnis ist { FORM($kind, "einen") } wert.
illegal-too-cheap = { FORM($paid, "Ein") } ist nicht so viel wert wie { FORM($rescued, "ein") }.
illegal-not-jailed = Im Gefängnis des Gegners sitzt { FORM($kind, "kein") } von dir.
illegal-no-prisoner = In deinem Gefängnis sitzt { FORM($kind, "kein") }.
illegal-not-on-airfield = Auf deinem Flugplatz steht { FORM($kind, "kein") }.
illegal-buys-nobody = Mit { FORM($kind, "einem") } kaufst du keine deiner Figuren aus dem Gefängnis des Gegners frei.
illegal-occupied = Figuren landen nur auf leeren Feldern, und hier steht { FORM($piece, "ein") }.
illegal-pawn-on-edge = Auf der ersten und der letzten Reihe darfst du keinen Bauern einsetzen.

castling-king-moved = Du kannst nicht rochieren: Dein König hat schon gezogen.
castling-no-rook = Du kannst nicht rochieren: In dieser Ecke steht kein Turm, der noch nicht gezogen hat.
castling-king-or-rook-moved = Du kannst nicht rochieren: Dein König oder dieser Turm hat schon gezogen.
castling-path = Du kannst nicht rochieren: { $at } ist nicht leer.
castling-in-check = Du kannst nicht rochieren: Du stehst im Schach von { $at } aus.
castling-through-check = Du kannst nicht rochieren: Dein König müsste über ein Feld, das von { $at } aus angegriffen ist.

hole-over-hole = { FORM($kind, "Der") } kann das Loch auf { $hole } nicht überqueren.
hole-pawn-before-hole = Dieser Bauer steht vor dem Loch auf { $hole }: Er kann nur schlagen.
hole-neither = In einem Zug ziehst du, zerrst du oder tust beides.
hole-does-not-pull = { FORM($kind, "Ein") } kann nicht zerren.
hole-nobody-to-pull = Auf diesem Feld steht keine Figur zum Zerren.
hole-pulls-own = Du kannst keine eigene Figur ins Loch zerren.
hole-not-in-line = { FORM($kind, "Der") } zerrt nicht auf dieser Linie.
hole-no-hole = Dazwischen liegt kein Loch, in das die Figur fallen könnte.
hole-two-holes = Dazwischen liegen zwei Löcher; zum Zerren braucht es genau eines.
hole-between = { FORM($by, "Der") } auf { $at } steht dazwischen.
hole-king-taken = Wer den König schlägt, beendet die Partie.
hole-promotion-ends-turn = Ein Bauer, der sich umwandelt, zerrt nicht im selben Zug.
hole-promotion-not-chosen = Wähle, ob aus dem Bauern eine Dame, ein Turm oder ein Läufer wird.
hole-no-promotion-here = Nur ein Bauer, der die dritte Reihe des Gegners erreicht, wandelt sich um.
hole-cannot-become = Aus einem Bauern wird eine Dame, ein Turm oder ein Läufer, aber { FORM($kind, "kein") }.

takeover-no-square = Dieses Feld gibt es auf dem Brett nicht.

takeover-first-step = Der Sprung { FORM($kind, "des") } führt schon mit dem ersten Schritt vom Brett.
takeover-nobody-to-jump = Dort steht keine Figur, über die { FORM($kind, "der") } springen könnte.
takeover-no-room = Ein Sprung endet auf einem leeren Feld, und auf { $at } steht { FORM($piece, "ein") }.
takeover-second-jump = Ein Sprung geht nur über eine Figur, und hier steht eine zweite: { FORM($piece, "der") } auf { $at }.
takeover-not-next-to = Nach diesen Regeln endet ein Sprung über { $at } auf dem nächsten Feld.
takeover-defended = { FORM($by, "Der") } auf { $from } deckt { FORM($victim, "den") } auf { $at }: Übernehmen geht nicht.
takeover-no-castling = Nach diesen Regeln gibt es keine Rochade.
takeover-promotion-not-chosen = Wähle, was aus dem Bauern wird.
takeover-no-promotion-here = Nur ein Bauer, der die letzte Reihe erreicht, wandelt sich um.
takeover-set-up-first = Zuerst werden alle Figuren aufgestellt: Nimm eine neben dem Brett.
takeover-not-to-place = Du hast { FORM($kind, "keinen") } mehr zum Aufstellen.
takeover-not-own-ranks = Stell deine Figuren auf deinen eigenen { $depth } Reihen auf.
takeover-pawn-on-back-rank = Auf der Grundreihe darfst du keinen Bauern aufstellen.
takeover-no-completion = Danach könnte ein König geschlagen werden, egal wie die übrigen Figuren aufgestellt werden.
takeover-king-exposed = So kann die Aufstellung nicht enden: { FORM($by, "Der") } auf { $at } könnte den { FORM($side, "en") } König schlagen.

messenger-place-first = Wähle zuerst den Bauern, der dein Kurier wird.
messenger-not-a-pawn = Nur ein Bauer kann Kurier werden.
messenger-already-placed = Du hast deinen Kurier schon gewählt.
messenger-courier-first = Zuerst muss dein Kurier einen Schritt machen.
messenger-not-a-courier = Zuerst zieht ein Kurier, { FORM($kind, "kein") }.
messenger-one-step = Der Kurier macht nur einen Schritt, vor dem normalen Zug.
messenger-no-capture = Ein Kurier schlägt nicht.
messenger-immune = { FORM($kind, "Ein") } kann nicht geschlagen werden.
messenger-adds-attacker = Nach diesem Schritt würde { FORM($by, "der") } auf { $at } deinen König angreifen.
messenger-must-break = Ein Kurier kann das Schach durch { FORM($by, "den") } auf { $at } mit einem Schritt abwehren, also muss er es.
messenger-no-answer = Nach diesem Schritt könnte kein Zug das Schach durch { FORM($by, "den") } auf { $at } abwehren.
messenger-not-at-edge = Ein Kurier verlässt das Brett nur von der letzten Reihe aus.
messenger-exit-exposes = Der Kurier kann nicht gehen: { FORM($by, "Der") } auf { $at } würde deinen König angreifen.
messenger-exit-barred = Der Kurier kann nicht gehen, solange er das Schach durch { FORM($by, "den") } auf { $at } abwehren kann.
messenger-frozen = Du bist matt durch { FORM($by, "den") } auf { $at }: Nur ein Kurier darf ziehen.
messenger-move-too = Nach dem Schritt musst du noch normal ziehen.
messenger-no-pass = Du darfst nicht passen, solange du ziehen kannst.
messenger-promotion-not-chosen = Wähle, was aus dem Bauern wird.
messenger-no-promotion-here = Nur ein Bauer, der die letzte Reihe erreicht, wandelt sich um.

## Was ein Zug bewirkt

turn-done = { $side }: { LIST($events, "comma") }.

event-walked = { $kind } { $from } nach { $to }
event-castled-kingside = rochiert kurz
event-castled-queenside = rochiert lang
event-captured = schlägt { FORM($kind, "einen") }
event-paid = zahlt { FORM($kind, "einen") }
event-rescued = kauft { FORM($kind, "einen") } frei, { FORM($kind, "gender") ->
        [f] die
       *[m] der
    } auf { $to } landet
event-dropped = setzt { FORM($kind, "einen") } auf { $to } ein
event-set-up = stellt { FORM($kind, "einen") } auf { $to } auf
event-promoted = wird zu { FORM($kind, "einem") }
event-taken-over = übernimmt { FORM($kind, "den") } auf { $at }
event-pulled = zerrt { FORM($kind, "den") } von { $at } ins Loch
event-placed = macht den Bauern auf { $at } zum Kurier
event-left = Kurier verlässt das Brett von { $at } aus
event-passed = passt
event-thawed = der { FORM($side, "e") } Bauer auf { $at } taut auf
event-froze = der { FORM($side, "e") } Bauer auf { $at } friert ein
event-check = Schach
event-mate = Matt
event-pseudo-check = Scheinschach

## Wie eine Partie endet

ending-checkmate = Schachmatt
    .won = { $winner } gewinnt durch Schachmatt.
    .drawn = Remis durch Schachmatt.
ending-stalemate = Patt
    .won = { $winner } gewinnt durch Patt.
    .drawn = Remis durch Patt.
ending-repetition = Stellungswiederholung
    .won = { $winner } gewinnt durch Stellungswiederholung.
    .drawn = Remis durch Stellungswiederholung.
ending-fifty-moves = 50-Züge-Regel
    .won = { $winner } gewinnt durch die 50-Züge-Regel.
    .drawn = Remis durch die 50-Züge-Regel.
ending-king-taken = Verlust des Königs
    .won = { $winner } gewinnt: { $loser } hat den König verloren.
    .drawn = Remis durch den Verlust des Königs.
ending-no-move = kein Zug mehr
    .won = { $winner } gewinnt: { $loser } hat keinen Zug.
    .drawn = Remis, denn es gibt keinen Zug mehr.
ending-courier-through = Ankunft des Kuriers
    .won = { $winner } gewinnt: Der Kurier ist am Ziel.
    .drawn = Remis durch die Ankunft des Kuriers.
ending-passes = zweimaliges Passen
    .won = { $winner } gewinnt durch zweimaliges Passen.
    .drawn = Remis durch zweimaliges Passen.
ending-resignation = Aufgabe
    .won = { $loser } gibt auf; { $winner } gewinnt.
    .drawn = Remis durch Aufgabe.
ending-agreement = Einigung
    .won = { $winner } gewinnt durch Einigung.
    .drawn = Remis durch Einigung.
ending-time-forfeit = Zeitüberschreitung
    .won = { $loser } hat die Zeit überschritten; { $winner } gewinnt.
    .drawn = Remis durch Zeitüberschreitung.
ending-adjudication = Schiedsspruch
    .won = { $winner } gewinnt durch Schiedsspruch.
    .drawn = Remis durch Schiedsspruch.

## Partien als Text

course-move = Halbzug { $number }, „{ $text }“: { $why }

record-too-long = Dieser Text ist { $bytes } Bytes lang, zu lang für eine Partie.
record-start = Die Partie kann nicht beginnen: { LIST($faults, "space") }
record-move = { $place }: { $why }
record-tag = „{ $text }“ (Zeile { $line }) ist keine Kopfzeile der Form [Name "Wert"] und wurde weggelassen.
record-tag-unused = Die Kopfzeile { $text } (Zeile { $line }) wurde weggelassen: { LIST($faults, "space") }
record-tag-denied = Die Kopfzeile { $text } (Zeile { $line }) wurde weggelassen: Eine andere widerspricht ihr.
record-tag-again = Die Kopfzeile { $text } (Zeile { $line }) steht zweimal da, mit verschiedenen Werten: Die erste gilt.
record-no-result = { $text } (Zeile { $line }) ist keines der Ergebnisse 1-0, 0-1, 1/2-1/2 und *.
record-other-result = { $text } (Zeile { $line }) widerspricht den Zügen, die mit { $result } enden: Die Züge gelten.
record-unfollowed = { $place }: { $why } Die Kopfzeile { $tag } war unbrauchbar: { LIST($faults, "space") }
record-open-comment = { $place }: Dieser Kommentar wird nicht geschlossen.
record-open-variation = { $place }: Eine Variante wird nicht geschlossen.
record-stray-bracket = { $place }: Zu dieser Klammer fehlt die öffnende.
record-surplus = { $place }: Die Partie ist zu Ende; gelesen wird nur eine.
record-place = { $number }{ $side ->
        [white] .
       *[black] ...
    }{ $text } (Zeile { $line })
