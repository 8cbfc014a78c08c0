# Eine Stellung aufbauen.

nav-setup = Aufbauen
erase = Radieren
clear = Leeren
start-position = Anfang
play-from-here = Von hier spielen
analyse-this = Analysieren
copy-link = Link kopieren
set-up-from-here = Von hier aufbauen
setup-copied = Link kopiert: Er öffnet hier diese Stellung.
setup-not-copied = Der Browser erlaubt hier kein Kopieren. Markiere die FEN und kopiere sie selbst.
fen = FEN
whose-turn = Am Zug
castling = Rochade
en-passant = En passant
no-en-passant = keins
jail-rest = Rest einsperren
census = Figuren
setup-hint = Zieh Figuren aus den Kästen aufs Brett, oder tippe eine Figur an und dann ihre Felder. Um eine Figur zu entfernen, zieh sie vom Brett.
not-playable = So nicht spielbar:

right-kingside = { $side } O-O
right-queenside = { $side } O-O-O
right-unmoved = { $side }: König ungezogen
census-of = { $side } { $found } von { $full }
playable = Bereit. { $state }
playable-over = { $state } Die Partie ist hier zu Ende.
fits = Passt zu { $game }: dorthin wechseln
setup-piece = { $piece }: { $count }
setup-piece-missing = { $piece }: { $count ->
        [one] 1 fehlt
       *[other] { $count } fehlen
    }
setup-piece-complete = { $piece }: vollzählig

place-square = { $square }
    .at = auf { $square }
    .from = von { $square }
    .to = nach { $square }
    .holds = Auf { $square } gehören
setup-eraser = Radierer in der Hand: Jedes Tippen entfernt eine Figur.
setup-in-hand = { FORM($piece, "Ein") } in der Hand: Tippe auf ein Feld, um die Figur abzusetzen.
setup-taken-up = { FORM($piece, "Ein") } aufgenommen: Wohin?
setup-nothing-in-hand = Nichts in der Hand.
setup-came = { FORM($piece, "Ein") } { FORM($place, "at") }.
setup-came-instead = { FORM($piece, "Ein") } { FORM($place, "at") } ersetzt { FORM($before, "den") }.
setup-left = { FORM($piece, "Ein") } { FORM($place, "at") } entfernt.
setup-went = { FORM($piece, "Ein") } { FORM($from, "from") } { FORM($to, "to") }.
setup-went-instead = { FORM($piece, "Ein") } { FORM($from, "from") } { FORM($to, "to") } ersetzt { FORM($before, "den") }.
setup-wrong-side = { FORM($place, "holds") } nur Figuren von { $side }.
setup-wrong-kind = Dort kann { FORM($kind, "kein") } stehen.
setup-right = { $right }: { $held ->
        [yes] ja
       *[no] nein
    }.
setup-en-passant = Ein Bauer hat gerade einen Doppelschritt über { $square } gemacht.
setup-no-en-passant = Kein Bauer hat gerade einen Doppelschritt gemacht.
setup-rules-kept = { $game }: Die Figuren bleiben stehen.
setup-rules-start = { $game }: Ausgangsstellung.
setup-jailed = { $pieces ->
        [one] 1 Figur eingesperrt.
       *[other] { $pieces } Figuren eingesperrt.
    }
setup-cleared = Brett und Ablagen sind leer.
setup-start = Ausgangsstellung.
setup-read = Stellung gelesen.
setup-faulty = Gelesen, aber mit Fehlern.
setup-unreadable = Das ist keine Stellung; das Brett bleibt, wie es ist.
setup-undone = Zurückgenommen.
setup-redone = Wiederhergestellt.
setup-mended = Jetzt ist die Stellung spielbar.
