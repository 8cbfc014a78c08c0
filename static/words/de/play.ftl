# Das Brett und die Partie, die gespielt wird.

title = Hostage Chess
nav-play = Spielen
nav-rules = Regeln
courier-stepped = Mach jetzt einen normalen Zug. Um den Schritt des Kuriers zurückzunehmen, tippe auf sein altes Feld.
may-end = Der Zug kann hier enden: Drücke „Fertig“ oder zieh weiter.
choose-pull = Wähle die Figur, die ins Loch soll, oder drücke „Fertig“.
from-book = aus dem Buch
nav = Ansichten
board = Brett, { $side } unten
record = Züge
no-moves = Noch keine Züge.
other-line = Andere Variante von hier aus
taken-back = Zurückgenommen: { $move }
undo = Zurück
redo = Vor
move-now = Jetzt ziehen
flip = Drehen
share = Teilen
more = Mehr
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
reset = Neu beginnen
new-game = Neue Partie
previous-game = Frühere Partie
keys = Tasten
time = Spielstärke
seconds = Sekunden je Zug
other-time = Andere Zeit …
position-link = Link zu dieser Stellung
game-link = Link zur ganzen Partie
part-link = Link zur Partie bis zu diesem Zug
position-copied = Link zu dieser Stellung kopiert.
game-copied = Link zur ganzen Partie kopiert.
part-copied = Link zur Partie bis zu diesem Zug kopiert.
not-copied = Der Browser erlaubt hier kein Kopieren. Markiere einen Link und kopiere ihn selbst.
bad-link = Dieser Link lässt sich nicht öffnen
part-lost = Dieser Teil der Seite wurde nicht geladen. Bist du offline? Deine Partie geht ohne ihn weiter.
try-again = Noch einmal
nothing-lost = Deine Partie bleibt unberührt.
go-on = Zu meiner Partie
not-stored = Der Browser speichert nicht alles. Wenn du die Seite schließt, geht verloren: { $what }.
game = Spiel
boards = Brett
switches = Zusätzliche Regeln
hint = Tipp
pause = Pause
continue = Weiter
rematch = Revanche
clock = Uhr
minutes = Minuten für die Partie
increment = Inkrement in Sekunden
pace = Kürzeste Zeit pro Zug
# The same below a narrow field, and its choices.
pace-short = Tempo
pace-of = { $seconds } s
turning = Brett nach jedem Zug drehen
turning-how = wenn ihr das Gerät weiterreicht
facing = Figuren gegenüber umdrehen
facing-how = wenn ihr euch gegenübersitzt
planned = Dein Vorauszug steht. Er wird sofort gespielt, wenn er dann möglich ist. Tippe auf ein leeres Feld, um ihn zurückzunehmen.
spoiled = Dein Vorauszug wurde nicht gespielt.
hint-sought = Suche einen Tipp …
chapters-label = Regeln von

hint-move = Tipp: { LIST($events, "comma") }.
confirm-move = So ziehen: { LIST($events, "comma") }?
confirm = Zug bestätigen
call-off = Abbrechen

# Die Spiele heißen überall so, wie ihre Erfinder sie nannten.
game-hostage = Hostage Chess
game-takeover = Takeover Chess
game-hole = Hole Chess
game-messenger = Messenger Chess
switch-pierce = Bauern auf der siebten Reihe können Schach bieten, auch wenn keine Umwandlung möglich ist
switch-41 = 41 Felder
switch-64 = 64 Felder
switch-adjacent = Sprünge enden auf dem nächsten Feld
switch-undefended = Gedeckte Figuren können nicht übernommen werden
switch-free = Freie Aufstellung
switch-couriers = Alle acht Bauern sind Kuriere und können geschlagen werden
rule-64 = 64 Felder
rule-adjacent = Kurze Sprünge
rule-undefended = Gedeckte Figuren sicher
rule-free = Freie Aufstellung
rule-pierce = Pierce-Regel
rule-couriers = Acht Kuriere

to-move = { $side } ist am Zug.
to-move-in-check = { $side } ist am Zug und steht im Schach.
choose-courier-pawn = { $side }: Wähle den Bauern, der dein Kurier wird.
choose-set-up = { $side }: Nimm eine deiner Figuren neben dem Brett und stell sie auf.
where-to-set-up = Du stellst { FORM($kind, "einen") } auf: Wähle das Feld.
choose-rescue = Du zahlst mit { FORM($kind, "einem") }: Wähle die gefangene Figur, die du freikaufst.
choose-payment = Du kaufst { FORM($kind, "einen") } für { $square } frei: Wähle das Lösegeld.
choose-promotion = Bauer nach { $square }: Wähle, was aus ihm wird.
choose-promotion-prisons = Bauer nach { $square }: Wähle, mit wem er tauscht.
where-to-land = Du kaufst { FORM($kind, "einen") } frei: Wähle ein leeres Feld zum Landen.
where-to-drop = Du setzt { FORM($kind, "einen") } ein: Wähle ein leeres Feld.
paused = Pause: Der Computer ist mit { $side } am Zug. „Jetzt ziehen“ setzt fort.
paused-watching = Pause: { $side } ist am Zug. „Weiter“ setzt fort.
engine-failed = Der Computer konnte nicht ziehen: { $why }. „Jetzt ziehen“ versucht es noch einmal.
engine-failed-watching = Der Computer konnte nicht ziehen: { $why }. „Weiter“ versucht es noch einmal.
engine-not-fetched = Die Engine konnte nicht geladen werden
engine-not-started = Der Browser konnte die Engine nicht starten
engine-unreplayable = Die Partie ließ sich nicht nachspielen
engine-silent = Die Engine antwortet nicht, eine zweite auch nicht. Versuch es noch einmal: in der Partie mit „Jetzt ziehen“, in der Analyse mit dem Schalter der Engine. Hilft das nicht, lade die Seite neu.
engine-outdated = Engine und Seite haben verschiedene Versionen. Lade die Seite neu.
engine-too-old = Der Computer braucht einen neueren Browser: Safari oder iOS 16.4, Chrome 91, Firefox 89. In diesem können zwei Menschen spielen, an einem Bildschirm oder über Links; auch Lektionen, Analyse ohne Engine und Bibliothek funktionieren.

player-engine = { $name } · { $side }
player-you = Du · { $side }
player-person = { $side }
player-friend = Freund · { $side }
friend-turn = dein Freund ist am Zug
play-both = Beide Seiten hier spielen
your-turn = Du bist am Zug
turn-of = { $side } ist am Zug
engine-thinks = Denkt nach …
engine-thinks-found = Denkt nach … { $found }
engine-paused = Pause
engine-last = Zuletzt: { $found }
engine-found = Tiefe { $depth }, { $score }
level = { $number ->
        [0] Stufe 0, neu im Schach
        [1] Stufe 1, Anfänger
        [4] Stufe 4, Gelegenheitsspieler
        [7] Stufe 7, Vereinsspieler
        [10] Stufe 10, stark
       *[other] Stufe { $number }
    }
seconds-per-move = { $seconds ->
        [one] 1 Sekunde je Zug
       *[other] { $seconds } Sekunden je Zug
    }
minutes-per-move = { $minutes ->
        [one] 1 Minute je Zug
       *[other] { $minutes } Minuten je Zug
    }
score-mates = Matt in { $moves }
score-mated = wird in { $moves } matt
score-takes-king = schlägt den König in { $moves }
score-loses-king = verliert den König in { $moves }
score-wins = { $moves ->
        [one] gewinnt in 1 Zug
       *[other] gewinnt in { $moves } Zügen
    }
score-loses = { $moves ->
        [one] verliert in 1 Zug
       *[other] verliert in { $moves } Zügen
    }
open-part = { $moves ->
        [0] Ausgangsstellung öffnen
        [one] Bis zum ersten Halbzug öffnen
       *[other] Bis zum { $moves }. Halbzug öffnen
    }

control = { $minutes } Min. + { $seconds } s
clock-label = Uhr von { $side }: { $minutes ->
        [0] {""}
        [one] 1 Minute,{" "}
       *[other] { $minutes } Minuten,{" "}
    }{ $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }{ $low ->
        [yes] , die Zeit wird knapp
       *[no] {""}
    }

hint-piece = Tipp: Such einen Zug mit { FORM($kind, "einem") }.
hint-piece-jailed = Tipp: Denk an { FORM($kind, "einen") }, { FORM($kind, "gender") ->
        [f] die
       *[m] den
    } du freikaufen kannst.
hint-piece-airfield = Tipp: Denk an { FORM($kind, "einen") }, { FORM($kind, "gender") ->
        [f] die
       *[m] den
    } du einsetzen kannst.
hint-from = Tipp: { FORM($kind, "der") } auf { $square }.
hint-to = Tipp: { FORM($kind, "der") } nach { $square }.
hint-to-jailed = Tipp: { FORM($kind, "den") } für { $square } freikaufen.
hint-to-airfield = Tipp: { FORM($kind, "den") } auf { $square } einsetzen.
no-hint = Der Computer hat keinen Tipp gefunden: { $why }.
declined-too-early = Der Computer lehnt das Remis ab: Für ein Urteil ist es noch zu früh.
declined-ask-again = Der Computer lehnt das Remis vorerst ab: Frage in einigen Zügen noch einmal.
declined-stands-better = Der Computer lehnt das Remis ab: Er glaubt, besser zu stehen.
draw-agreed = { $side }: Remis?
draw-offer = Remis anbieten
resign = Aufgeben
resign-really = Wirklich aufgeben?
resign-side = { $side } gibt auf
choose-courier = Zum Kurier machen
leave-the-board = Das Brett verlassen

# Die Tafel für den Tag, an dem das Programm kaputtgeht.
fault-title = Etwas ist schiefgegangen.
fault-text = Deine Partie ist gespeichert.
fault-reload = Neu laden
fault-what = Was passiert ist
update-text = Neue Version: Lade neu, wenn es dir passt.
update-later = Nicht jetzt

answer-unplayable = Seine Antwort { $answer } ist hier nicht spielbar
answer-missing = Er hat keinen Zug gefunden

# Antworten für alle, die das Brett nicht sehen, und die Wörter, die im Feld für Züge danach fragen.
ask-last = letzter zug
ask-clocks = uhr uhren zeit
ask-trays = gefängnis gefängnisse flugplatz flugplätze
ask-turn = wer dran
answer-no-clock = In dieser Partie läuft keine Uhr.
answer-no-trays = In dieser Partie steht nichts neben dem Brett.
answer-tray = { $place }: { LIST($pieces, "comma") }.
answer-tray-empty = { $place }: leer.
answer-pseudo-check = Das ist ein Scheinschach: Der Bauer, der es gäbe, ist eingefroren.
answer-frozen = Eingefrorene Bauern: { LIST($squares, "comma") }.
answer-mated = { $side } ist matt: Nur ein Kurier darf ziehen.
answer-for-sale = { $side } könnte freikaufen: { LIST($kinds, "comma") }.
late = Das dauert lange. Was du gespeichert hast, bleibt. Kommt das Brett nicht,
load-again = lade die Seite neu.
words-damaged = Ein Teil der deutschen Texte ist nicht angekommen. Du liest ihn auf Englisch.
