# Was vor einer Partie ausgemacht wird, was man in ihr tut und wie sie endete.

computer = Computer
recruit = Rekrut
recruit-character = Neu im Schach. Übersieht fast alles.
cadet = Kadett
cadet-character = Lernt noch. Kann sich kein Schach verkneifen.
smuggler = Schmuggler
smuggler-character = Landet am liebsten hinter deinen Linien.
envoy = Gesandter
envoy-character = Rechnet jedes Lösegeld nach, tauscht fair.
warden = Kerkermeister
warden-character = Füllt das Gefängnis und zahlt spät.
jumpmaster = Absetzer
jumpmaster-character = Landet neben deinem König. Verzeiht nichts.

# Was sie am Brett sagen, neben ihrem Namen.
recruit-thinks = Wie zieht die noch mal?
recruit-moved = Darf ich das?
recruit-took = Oh, ich hab was!
cadet-thinks = Mal sehen …
cadet-moved = Hoffentlich war das richtig.
cadet-took = Eine Geisel für mich!
smuggler-thinks = Ich suche einen Schleichweg …
smuggler-moved = An dir vorbeigeschmuggelt.
smuggler-took = Noch eine im Laderaum.
envoy-thinks = Ich wäge die Bedingungen ab …
envoy-moved = Das ist mein Angebot.
envoy-took = Eine Geisel zum Verhandeln.
warden-thinks = Ich zähle die Zellen …
warden-moved = Keine Eile.
warden-took = Eingesperrt.
jumpmaster-thinks = Ich prüfe die Landezone …
jumpmaster-moved = Fertig machen zum Sprung.
jumpmaster-took = Geisel gesichert.

choose-opponent = Dein Gegner
finer = Genauer: 14 Stufen oder Sekunden
across-computer = Computer
same-screen = Ein Bildschirm
across-friend = Per Link
across-nobody = Zusehen
friend-how = Zieht abwechselnd an diesem Bildschirm.
links-how = Jeder sieht das Brett von seiner Seite. Nach jedem Zug verschickt ihr einen Link.
nobody-how = Der Computer spielt beide Seiten; du siehst in deinem Tempo zu.
you-play = Du spielst
either = Egal
untimed = ohne Uhr
untimed-chip = Ohne Uhr
own-clock = Eigene
set-it = einstellen
no-hurry = keine Eile
bullet = Bullet
blitz = Blitz
rapid = Schnell
begin = Spielen
# Der Gegner im Akkusativ und am Anfang eines Satzes. Mit Sekunden je Zug hat der Computer keinen Namen.
opponent = { $name ->
        [computer] den Computer
       *[named] { $name }
    }
opponent-first = { $name ->
        [computer] Der Computer
       *[named] { $name }
    }
agreed = Du spielst { $side } gegen { opponent }, { $clock }.
agreed-either = Gegen { opponent }, { $clock }. Die Seite wird ausgelost.
agreed-friend = Zwei Spieler, { $clock }.
agreed-links = Du spielst { $side }; dein Freund bekommt jeden Zug als Link.
agreed-links-either = Die Seite wird ausgelost; dein Freund bekommt jeden Zug als Link.
agreed-nobody = { opponent-first } gegen sich selbst, { $clock }.
game-stays = Die laufende Partie geht nicht verloren: „Frühere Partie“ holt sie zurück.

take-back = Zug zurück
flip-board = Brett drehen
step = Ein Zug
type-a-move = Zug eingeben
headline-you = Gewonnen
headline-mated = Durch Matt verloren
headline-resigned = Du hast aufgegeben
headline-out-of-time = Auf Zeit verloren
headline-lost = Verloren
headline-computer = { opponent-first } gewinnt
headline-side = { $side } gewinnt
headline-draw = Remis
ended-by-parachute = Matt per Fallschirm, Zug { $number }.
cause-resigned = { opponent-first } hat aufgegeben.
cause-out-of-time = { opponent-first } hat die Zeit überschritten.
cause-won = { opponent-first } hat gewonnen.
cause-by = Durch { $ending }.
your-friend = Dein Freund
ended = { $how } Zug { $number }.
rematch-as = Revanche mit { $side }
next-level = Weiter: { $name }, Stufe { $number }
named-level = { $number ->
        [0] { $name }
       *[other] { $name }, Stufe { $number }
    }
ladder = Besiegt: { $name }. Als Nächstes: { $next }.
ladder-top = Besiegt: { $name }. Stärker ist niemand.
ladder-helped = Gewonnen, aber mit Hilfe. Tipps und zurückgenommene Züge zählen auf der Leiter nicht: Zum Aufsteigen besiege { $number ->
        [0] { $name }
       *[other] { $name }, Stufe { $number },
    } ohne sie.
beaten = besiegt
beaten-with-help = mit Hilfe
