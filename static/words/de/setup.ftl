# Eine Stellung aufbauen.

nav-setup = Aufbauen
erase = Radieren
clear = Leeren
start-position = Anfang
play-from-here = Von hier spielen
analyse-this = Analysieren
copy-link = Link kopieren
set-up-from-here = Von hier aufbauen
setup-copied = Der Link ist kopiert: Er öffnet hier diese Stellung.
setup-not-copied = Der Browser lässt diese Seite nicht kopieren. Die FEN lässt sich von Hand markieren und kopieren.
fen = FEN
whose-turn = Am Zug
castling = Rochade
en-passant = En passant
no-en-passant = keins
jail-rest = Rest einsperren
census = Figuren
setup-hint = Ziehe Figuren aus den Kästen, oder tippe eine an und dann die Felder, auf die sie soll. Neben dem Brett ist weg.
not-playable = So nicht spielbar:

right-kingside = { $side } O-O
right-queenside = { $side } O-O-O
right-unmoved = { $side }: König ungezogen
census-of = { $side } { $found } von { $full }
playable = Bereit. { $state }
playable-over = { $state } Die Partie ist hier zu Ende.
fits = Es ist eine Stellung von { $game }: dorthin wechseln
setup-piece = { $piece }: { $count }
setup-piece-missing = { $piece }: { $count } fehlend
setup-piece-complete = { $piece }: vollzählig

place-square = { $square }
    .at = auf { $square }
    .from = von { $square }
    .to = nach { $square }
    .holds = Auf { $square } gehören
setup-eraser = Radierer in der Hand: Jedes Tippen nimmt eine Figur weg.
setup-in-hand = { FORM($piece, "Ein") } ist in der Hand: Tippen oder Enter setzt die Figur ab.
setup-taken-up = { FORM($piece, "Ein") } ist aufgenommen: wohin?
setup-nothing-in-hand = Nichts in der Hand.
setup-came = { FORM($piece, "Ein") } { FORM($place, "at") }.
setup-came-instead = { FORM($piece, "Ein") } { FORM($place, "at") }; { FORM($before, "der") } ist fort.
setup-left = { FORM($piece, "Ein") } { FORM($place, "at") } weggenommen.
setup-went = { FORM($piece, "Ein") } { FORM($from, "from") } { FORM($to, "to") }.
setup-went-instead = { FORM($piece, "Ein") } { FORM($from, "from") } { FORM($to, "to") }; { FORM($before, "der") } ist fort.
setup-wrong-side = { FORM($place, "holds") } nur Figuren von { $side }.
setup-wrong-kind = Dort kann { FORM($kind, "kein") } stehen.
setup-right = { $right }: { $held ->
        [yes] ja
       *[no] nein
    }.
setup-en-passant = Ein Bauer hat eben einen Doppelschritt über { $square } gemacht.
setup-no-en-passant = Kein Bauer hat eben einen Doppelschritt gemacht.
setup-rules-kept = { $game }: Die Figuren bleiben stehen.
setup-rules-start = { $game }: die Ausgangsstellung.
setup-jailed = { $pieces ->
        [one] 1 Figur eingesperrt.
       *[other] { $pieces } Figuren eingesperrt.
    }
setup-cleared = Auf dem Brett und daneben ist niemand mehr.
setup-start = Die Ausgangsstellung.
setup-read = Die Stellung ist gelesen.
setup-faulty = Gelesen, aber nicht ohne Fehler.
setup-unreadable = Das ist keine Stellung; das Brett bleibt, wie es ist.
setup-undone = Zurückgenommen.
setup-redone = Wiederhergestellt.
setup-mended = Jetzt ist die Stellung spielbar.
