# Links zwischen Spielern, und geschriebene Züge.

reply-link = Antwort-Link
reply = Antwort
send-link = Link senden
reply-note = Zwei Spieler, Zug um Zug: Wer den Link öffnet, sieht den letzten Zug und spielt die Seite am Zug.
line-only = Er enthält nur die Züge dieser Variante. Das PGN unten hat auch die anderen Varianten, Kommentare, Zeichen und Pfeile.
embed-link = Zum Einbetten
embed-fields = Darstellung
embed-event = Veranstaltung
embed-start = Schon gespielte Halbzüge
embed-side = Ansicht von
embed-as-is = Wie hier
embed-bad = „{ $name }={ $value }“ wird ignoriert: { $name ->
        [side] Die Seite ist white oder black.
        [start] Der Anfang ist eine Zahl von Halbzügen, höchstens so viele, wie die Partie hat.
        [theme] Die Farben sind light, dark oder contrast.
       *[names] Mit 1 stehen die Namen da, mit 0 nicht.
    }
picture = Bild der Stellung
picture-game = Partie als GIF
picture-coming = Wird gezeichnet …
picture-saved = Bild gespeichert.
picture-failed = Das Bild ließ sich nicht erstellen.
picture-ended = Das Zeichnen wurde abgebrochen.
picture-long = Ein GIF fasst höchstens { $most } nummerierte Züge, und diese Partie hat { $moves }. Wähle einen Teil davon oder speichere das Bild der Stellung.
picture-from = Von Zug
picture-to = Bis Zug
reply-copied = Antwort-Link kopiert: Schick ihn deinem Gegner.
embed-copied = Code kopiert: Füg ihn in deine Seite ein.
show-code = QR-Code
code = QR
no-code = Dieser Link ist zu lang für einen QR-Code. Kopiere ihn stattdessen.
send = Senden …
not-sent = Das Gerät konnte den Link nicht senden. Kopiere ihn stattdessen.
open-full = Ganz öffnen
first = Anfang
backward = Zurück
last = Ende
walk = Partie durchspielen
type-move = Zug eingeben
type-hint = Zug eingeben: Nf3, g1f3, …
type-list = Passende Züge

seat-turn = Dein Freund spielt { $friend }. Du spielst { $side } und bist am Zug.
seat-wait = Du spielst { $side }. Dein Freund ist am Zug: Die Antwort kommt als Link.
seat-over = Dein Freund spielte { $friend }, du { $side }.
send-turn = Zug abschicken
send-result = Ergebnis abschicken
send-invitation = Einladung abschicken
link-copied = Kopiert: Schick es ab
move-copied = Kopiert: Schick es deinem Freund. Die Antwort kommt als Link: Öffne ihn hier.

link-screen = Es gibt keine Ansicht namens „{ $text }“.
link-too-long = Der Link ist { $bytes } Bytes lang; so lang ist keine Partie.
link-encoding = Ein Teil dieses Links ist beschädigt: „{ $text }“. Lass dir den Link noch einmal schicken.
link-game = Es gibt kein Spiel namens „{ $text }“.
link-player = Ein Spieler ist „human“ oder „engine“, nicht „{ $text }“.
link-seconds = Die Sekunden je Zug sind eine Zahl von 1 bis 3600, nicht „{ $text }“.
link-level = Die Stufe ist eine Zahl von 0 bis { $highest }, nicht „{ $text }“.
link-version = Diese Version kann Partien der Art „{ $text }“ nicht lesen: Lade die Seite neu, um eine neuere zu bekommen.
link-damaged = Ein Teil des Links fehlt oder wurde unterwegs verändert. Lass ihn dir noch einmal schicken.
link-case = Unterwegs ging die Groß- und Kleinschreibung dieses Links verloren. Lass ihn dir noch einmal schicken.
link-taken = In diesem Link steht „{ $name }“. Das wurde als „{ $meant }“ gelesen.
link-unknown = In diesem Link steht „{ $name }“, was hier nichts bedeutet. Ist „{ $meant }“ gemeint?
link-cut = Dieser Link endet mit Punkten: Vielleicht fehlen am Ende Züge.

arrival-same = Deine gespeicherte Partie geht weiter.
arrival-newer = { $moves ->
        [one] Der Link führt deine gespeicherte Partie um 1 Zug weiter.
       *[other] Der Link führt deine gespeicherte Partie um { $moves } Züge weiter.
    }
arrival-older = { $moves ->
        [one] Deine gespeicherte Partie ist diesem Link um 1 Zug voraus: „Vor“ führt dorthin.
       *[other] Deine gespeicherte Partie ist diesem Link um { $moves } Züge voraus: „Vor“ führt dorthin.
    }
arrival-forks = Deine gespeicherte Partie ging nach { $parting } anders weiter; sie bleibt als Variante erhalten.

code-label = QR-Code: { $link }
begin-so = { $moves ->
        [0] So beginnt kein Zug. Enter sagt, warum.
        [one] So beginnt 1 Zug. Enter spielt ihn.
       *[other] So beginnen { $moves } Züge.
    }
begin-so-many = So beginnen { $moves } Züge; dies sind die ersten { $shown }.
notation-leslie = Leslie (B)N*c7
notation-pierce = Pierce (B-N)N@c7
