# Live-Partien zwischen zwei Menschen an zwei Geräten, und wie man mit einem Freund spielt.

friend-title = Mit einem Freund spielen
friend-lead = Keiner von euch braucht ein Konto. Dein Freund öffnet einen Link und spielt.
friend-live = Live
friend-live-how = Ihr seid beide online, jeder an seinem Gerät.
friend-same-screen = Ein Bildschirm
friend-same-how = Reicht das Handy hin und her, oder setzt euch gegenüber.
friend-by-links = Per Link
friend-links-how = Lasst euch Zeit, so lange ihr wollt. Jeden Zug verschickt ihr als Link.
friend-no-relay = Diese Website kann keine Spieler verbinden, deshalb gibt es hier keine Live-Partien. Ihr könnt am selben Bildschirm oder per Link spielen.
lobby-title = Lobby
live-title = Live-Partie
live-clock-each = Bedenkzeit für jeden
live-by-days = gemütlich
live-untimed = Ohne Uhr
live-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
live-start = Beginnt mit
live-start-new = der Grundstellung
live-start-here = der Stellung auf deinem Brett
live-goes-on = mitten in einer Partie
live-name = Dein Name
live-somebody = Anonym
live-you = Du
live-make-link = Link erstellen
live-waiting = Warten auf deinen Freund
live-nobody-yet = Noch ist niemand da.
live-scan = Lass deinen Freund diesen Code scannen
live-or-send = Oder schick ihm den Link. Wer zuerst mitspielt, ist dein Gegner. Alle anderen können zusehen.
live-link-label = Link zu dieser Partie
live-send = Link teilen
live-copied = Kopiert. Schick ihn deinem Freund.
live-puzzles-meanwhile = Solange Aufgaben lösen
live-cancel = Partie ändern
live-withdraw = Einladung zurückziehen
live-searching = Partie wird gesucht
live-searching-how = Sie sollte in wenigen Sekunden erscheinen.
live-gone = Diese Einladung gibt es nicht mehr
live-gone-how = Niemand kann ihr mehr folgen. Du kannst einen neuen Link erstellen.
live-not-found = Die Partie wurde nicht gefunden
live-not-found-how = Vielleicht wurde die Einladung zurückgezogen. Wer sie erstellt hat, muss sie noch einmal öffnen oder einen neuen Link schicken.
live-friend-waits = Dein Freund wartet auf dich
live-waits-for-you = { $name } wartet auf dich
live-you-play = du spielst { $side }
live-learn-first = In einer Minute lernen
live-just-play = Gleich spielen
live-no-account = Du brauchst kein Konto.
live-clocks-wait = Die Uhren laufen erst, wenn jeder einmal gezogen hat.
live-claiming = Du möchtest gegen { $name } spielen
live-claiming-how = Die Partie beginnt, sobald das andere Gerät antwortet. Dort muss die Seite offen sein. Wenn nichts geschieht, ist dein Link vielleicht ein älterer.
live-stop-waiting = Nicht mehr warten
live-unanswered = Niemand hat geantwortet
live-unanswered-how = Wer diese Partie angeboten hat, ist nicht mehr da. In der Lobby kannst du eine andere Partie wählen.
live-ask-again = Neu anfragen
live-learn-meanwhile = Solange das Spiel lernen
live-learning-wait = Dein Gegner lernt gerade, wie man spielt. Die Uhren laufen noch nicht.
live-learning-now = Dein Gegner lernt gerade, wie man spielt.
live-here = online
live-learning = lernt gerade das Spiel
live-reconnecting = verbindet sich neu
live-left = offline
live-your-move = du bist am Zug
live-your-move-title = Du bist am Zug ·
live-answer-title = Antwort erwartet ·
live-connecting = Verbindung wird aufgebaut …
live-down = Die Verbindung ist unterbrochen. Diese Seite versucht es weiter.
live-unreachable = Der Server für Live-Partien ist nicht erreichbar. Diese Seite versucht es weiter. Per Link könnt ihr jetzt schon spielen.
live-down-timed = Die Verbindung ist unterbrochen, und deine Uhr läuft weiter. Nach etwa 40 Sekunden kann dein Gegner den Sieg beanspruchen.
live-refused = Der Server, der die Spieler verbindet, lehnt diese Seite ab. Sag bitte dem Betreiber dieser Website Bescheid. Per Link könnt ihr trotzdem spielen.
live-unstored = Dieser Browser speichert nichts für diese Website. Wenn du die Seite neu lädst oder schließt, verlierst du deinen Platz in der Partie.
live-unsent = Dein Zug ist noch nicht abgeschickt. Das geschieht, sobald du wieder verbunden bist.
live-unsent-act = Deine letzte Aktion ist noch nicht abgeschickt. Das geschieht, sobald du wieder verbunden bist.
live-unsent-timed = Dein Zug ist noch nicht abgeschickt, und deine Uhr läuft weiter. Nach etwa 40 Sekunden kann dein Gegner den Sieg beanspruchen.
live-sending = Dein Zug wird gesendet …
live-sending-act = Wird gesendet …
live-go-by-links = Per Link weiterspielen
live-watch-link = Link zum Zusehen
live-offers-draw = { $name } bietet Remis an
live-asks-take-back = { $name } möchte einen Zug zurücknehmen
live-accept = Annehmen
live-allow = Erlauben
live-no = Nein
live-draw-button = Remis anbieten
live-draw-with-move = Du bietest mit deinem nächsten Zug Remis an.
live-draw-offered = Du hast Remis angeboten.
live-take-back-asked = Du möchtest einen Zug zurücknehmen. Dein Gegner wird gefragt.
live-declines-draw = { $name } lehnt das Remis ab.
live-declines-take-back = { $name } lässt dich den Zug nicht zurücknehmen.
live-phrases = Zurufe
live-hide-phrases = Zurufe des Gegners ausblenden
live-show-phrases = Zurufe des Gegners einblenden
live-abort = Partie absagen
live-resign-sure = Aufgeben? Noch mal
live-add-time = Deinem Gegner 15 Sekunden geben
live-disconnected = { $name } ist nicht mehr verbunden.
live-away = { $name } ist nicht mehr verbunden. In { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} kannst du den Sieg beanspruchen.
live-has-left = { $name } ist weg oder hat die Zeit überschritten. Du kannst den Sieg beanspruchen oder warten.
live-claim-win = Sieg beanspruchen
live-wait = Warten
live-overcharge = { $name } hat für deinen letzten Zug { $charged } Sekunden gezählt, dein Gerät { $used }. Zeit ohne Verbindung zählt mit.
live-taken = Beide Plätze sind besetzt. Du siehst zu.
live-ask-seat = Ich bin einer der Spieler
live-faster = Jemand war schneller. Du siehst zu.
live-watching = Du siehst zu.
live-newcomer = { $name } hat deinen Link geöffnet und möchte den Platz deines Freundes. Ist das dein Freund an einem anderen Gerät?
live-admit = Ja, Platz geben
live-elsewhere = Du spielst diese Partie in einem anderen Tab.
live-play-here = Hier spielen
live-you-won = Gewonnen
live-you-lost = Verloren
live-draw = Remis
live-aborted = Abgesagt
live-disputed = Ohne Ergebnis
live-how-agreed = Durch Einigung.
live-how-resigned = Durch Aufgabe.
live-how-flag = Durch Zeitüberschreitung.
live-how-claimed = Der Verlierer war weg oder hatte keine Zeit mehr.
live-how-contested = Ein Zug kam an, während der Sieg beansprucht wurde. Das Ergebnis steht noch nicht fest.
live-how-aborted = Die Partie wurde abgesagt, bevor sie begann.
live-how-disputed = Die beiden Geräte sind sich über den beanspruchten Sieg nicht einig. Die Partie zählt nicht.
live-confirming = Das andere Gerät muss das Ergebnis noch bestätigen.
live-again = Noch eine Partie mit { $side }
live-rematch-asked = Du möchtest noch eine Partie. Dein Gegner wird gefragt.
live-wants-rematch = { $name } möchte noch eine Partie.
live-problem = Live spielen ist nicht möglich
live-no-relay = Diese Website kann keine Spieler verbinden. Ihr könnt trotzdem per Link oder am selben Bildschirm spielen.
live-no-crypto = Live-Partien lassen sich hier nicht verschlüsseln. Vielleicht ist der Browser zu alt, oder ein Teil der Seite wurde nicht geladen. Lade die Seite neu, oder spielt per Link.
live-bad-link = Ein Teil des Links fehlt oder ist beschädigt. Lass ihn dir noch einmal schicken.
live-fault-terms = Diese Version der Seite kennt die Regeln dieser Partie nicht. Lade die Seite neu, um die neueste zu bekommen.
live-fault-newer = Dein Gegner hat eine neuere Version dieser Seite. Lade die Seite neu, um sie auch zu bekommen.
live-fault-differs = Die beiden Geräte sind sich über die Regeln dieser Partie nicht einig. Beginnt bitte eine neue.
live-fault-move = { $side } hat einen regelwidrigen Zug geschickt. Diese Partie kann nicht weitergehen, aber du kannst eine neue beginnen.
live-fault-act = { $side } hat etwas Unmögliches geschickt. Diese Partie kann nicht weitergehen, aber du kannst eine neue beginnen.
live-deadline = { $days ->
    [0] { $hours } Std. { $minutes } Min.
    [one] 1 Tag { $hours } Std.
   *[other] { $days } Tage { $hours } Std.
}
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-move = Schöner Zug!
phrase-oops = Hoppla!
phrase-one-moment = Einen Moment, bitte.
phrase-thanks = Danke!
phrase-good-game = Gutes Spiel!
phrase-must-go = Ich muss los. Tschüss!
lobby-open = Offene Partien
lobby-running = Zum Zusehen
lobby-seek = Gegner suchen
lobby-problem = Hier gibt es keine Lobby
lobby-other = Anderes Spiel oder anderer Name
lobby-waiting = Deine Partie steht in der Liste. Sie beginnt, sobald jemand mitspielt.
lobby-withdraw = Nicht mehr suchen
lobby-play = Spielen
lobby-watch = Zusehen
lobby-empty = Gerade sucht sonst niemand einen Gegner. Eine Partie bleibt in der Liste, solange ihr Spieler diese Seite offen hat.
lobby-computer = Gegen den Computer
lobby-public = Partien aus der Lobby sind öffentlich. Alle können deinen Namen sehen und zuschauen.
lobby-doubtful = Dieser Name könnte einen anderen nachahmen.
lobby-more = { $count ->
    [one] 1 weitere offene Partie
   *[other] { $count } weitere offene Partien
}
lobby-more-games = { $count ->
    [one] 1 weitere Partie
   *[other] { $count } weitere Partien
}
lobby-new = neu hier
lobby-rating = { $rating }
lobby-rating-about = etwa { $rating }
lobby-watchers = { $count ->
    [one] 1 Person sieht zu
   *[other] { $count } Personen sehen zu
}
lobby-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
challenge = Ein Freund fordert dich heraus: { $game }
challenge-by = { $name } fordert dich heraus: { $game }
challenge-waits = Dein Freund wartet auf deinen Zug
challenge-captured = Geschlagen?
challenge-held = Die Figur ist eine Geisel.
challenge-ransom = Zahl Lösegeld:
challenge-paid = einen Gefangenen, der mindestens so viel wert ist.
challenge-lands = Deine landet
challenge-mate = auf einem freien Feld. Schachmatt.
live-idea = Es ist Schach, aber geschlagene Figuren sind Geiseln. Du kannst deine zurückholen.
live-idea-held = Geschlagene Figuren sitzen im Gefängnis.
live-idea-paid = Zahl mit einem Gefangenen, der mindestens ebenso viel wert ist.
live-idea-lands = Deine Figur landet sofort auf einem leeren Feld.
friend-lobby-how = Finde jemanden zum Spielen, oder sieh zu.
friend-earlier = Frühere Gegner
live-you-lead = Du führst { $own } zu { $theirs }
live-they-lead = Du liegst { $own } zu { $theirs } zurück
live-level = Ihr steht { $own } zu { $theirs }
live-strip-waiting = Du wartest auf deinen Freund. Zurück zum Link.
live-strip-your-move = Du bist am Zug! Zurück zur Partie.
live-strip-running = Deine Partie läuft noch. Zurück zur Partie.
live-strip-claiming = Du hast um eine Partie gebeten. Zurück zur Partie.
live-leaving = Deine Partie läuft noch
live-leaving-how = Wenn du jetzt eine andere Partie öffnest, verlässt du diese. Die Uhr läuft dort weiter.
live-back = Zurück zu deiner Partie
live-leave = Verlassen und die andere öffnen
live-asked-seat = Du hast um den Platz gebeten. Wer die Partie erstellt hat, entscheidet.
live-newer-link = Eine neuere Version dieser Seite hat den Link erzeugt. Lade diese Seite neu und öffne den Link dann noch einmal.
live-lost-key = Dieser Browser hat den Schlüssel deiner Partie nicht behalten. Deshalb kann niemand beitreten. Erstelle einen neuen Link.
live-key-unread = Der Browser kann deinen Schlüssel für diese Partie gerade nicht lesen. Lade die Seite neu, um es noch einmal zu versuchen.
live-waits = Einige Züge sind noch nicht angekommen. Die Partie geht weiter, sobald sie da sind.
live-branched = Ein Zug ist in zwei verschiedenen Fassungen angekommen. Die erste gilt.
live-full = In diese Live-Partie passen keine weiteren Züge.
