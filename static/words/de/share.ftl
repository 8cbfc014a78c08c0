# Links zwischen Spielern, und geschriebene Züge.

reply-link = Antwort-Link
reply = Antwort
reply-note = Zwei Menschen, Zug um Zug: Wer den Link öffnet, sieht den letzten Zug und sitzt auf der Seite, die am Zug ist.
embed-link = Für eine eigene Seite
embed-fields = Wie es dort aussehen soll
embed-event = Veranstaltung
embed-start = Anfangs gespielte Züge
embed-side = Gesehen von
embed-as-is = Wie hier
embed-bad = „{ $name }={ $value }“ bleibt unbeachtet: { $name ->
        [side] Die Seite ist white oder black.
        [start] Der Anfang ist eine Zahl von Zügen, von 0 bis so viele die Partie hat.
        [theme] Die Farben sind light, dark oder contrast.
       *[names] Namen werden mit 1 gezeigt und mit 0 nicht.
    }
picture = Bild der Stellung
picture-game = Die Partie, bewegt (GIF)
picture-coming = Wird gezeichnet …
picture-saved = Das Bild ist gespeichert.
picture-failed = Das Bild ließ sich nicht herstellen.
picture-ended = Das Zeichnen wurde abgebrochen.
picture-long = Ein bewegtes Bild fasst höchstens { $most } nummerierte Züge, und diese Partie hat { $moves }. Wähle einen Teil davon oder sichere das Bild der Stellung.
picture-from = Von Zug
picture-to = Bis Zug
reply-copied = Der Antwort-Link ist kopiert: Schick ihn deinem Gegner.
embed-copied = Der Schnipsel ist kopiert: Füge ihn in die Seite ein.
show-code = QR-Code
code = QR
no-code = Dieser Link ist zu lang für einen QR-Code.
send = Senden …
not-sent = Das Gerät konnte ihn nicht senden. Kopiere stattdessen den Link.
open-full = Ganz öffnen
first = Anfang
backward = Zurück
last = Ende
walk = Durch die Partie gehen
type-move = Zug schreiben
type-hint = Zug schreiben: Nf3, g1f3, …
type-list = Züge, die so anfangen

seat-turn = Dein Freund spielt { $friend }. Du bist am Zug und spielst { $side }.
seat-wait = Du spielst { $side }. Dein Freund ist am Zug: die Antwort kommt als Link.
seat-over = Dein Freund spielte { $friend }, du { $side }.
send-turn = Zug abschicken
send-invitation = Einladung abschicken
link-copied = Kopiert: füg es beim Freund ein
move-copied = Kopiert: schick es deinem Freund. Die Antwort kommt als Link: öffne ihn hier.

link-screen = Es gibt keine Ansicht namens „{ $text }“.
link-too-long = Der Link ist { $bytes } Bytes lang; so viel braucht keine Partie.
link-encoding = „{ $text }“ ist nicht richtig kodiert.
link-game = Es gibt kein Spiel namens „{ $text }“.
link-player = Ein Spieler ist „human“ oder „engine“, nicht „{ $text }“.
link-seconds = Die Sekunden je Zug sind eine Zahl von 1 bis 3600, nicht „{ $text }“.
link-level = Die Stufe ist eine Zahl von 1 bis { $highest }, nicht „{ $text }“.
link-version = Diese Fassung kann Partien der Art „{ $text }“ nicht lesen: Lade die Seite neu, um eine neuere zu bekommen.
link-damaged = Ein Teil des Links fehlt oder wurde unterwegs verändert. Bitte um einen neuen.
link-case = Groß- und Kleinbuchstaben dieses Links wurden unterwegs gleich gemacht. Lass ihn dir noch einmal schicken.
link-taken = Dieser Link sagt „{ $name }“. Das wurde als „{ $meant }“ gelesen.
link-unknown = Dieser Link sagt „{ $name }“, was hier nichts bedeutet. Ist „{ $meant }“ gemeint?
link-cut = Dieser Link endet mit Punkten: Vielleicht fehlen am Ende Züge.

arrival-same = Deine gespeicherte Partie geht weiter.
arrival-newer = { $moves ->
        [one] Deine gespeicherte Partie wird um 1 Zug weitergespielt.
       *[other] Deine gespeicherte Partie wird um { $moves } Züge weitergespielt.
    }
arrival-older = { $moves ->
        [one] Deine gespeicherte Partie ist diesem Link um 1 Zug voraus: „Vor“ führt dorthin.
       *[other] Deine gespeicherte Partie ist diesem Link um { $moves } Züge voraus: „Vor“ führt dorthin.
    }
arrival-forks = Deine gespeicherte Partie ging nach { $parting } anders weiter; sie bleibt als andere Variante erhalten.

code-label = QR-Code: { $link }
begin-so = { $moves ->
        [0] Kein Zug fängt so an. Enter sagt, warum.
        [one] 1 Zug fängt so an. Enter spielt ihn.
       *[other] { $moves } Züge fangen so an.
    }
begin-so-many = { $moves } Züge fangen so an; dies sind die ersten { $shown }.
notation-leslie = Leslie (B)N*c7
notation-pierce = Pierce (B-N)N@c7
