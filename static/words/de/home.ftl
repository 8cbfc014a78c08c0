# Der Startbildschirm für alle, die wiederkommen.

nav-home = Startseite
home-welcome = Willkommen zurück
home-your-move = Du bist am Zug
home-their-move = Dein Gegner ist am Zug
home-paused = Angehalten
home-game = Du und { $opponent }
home-computer = Du und der Computer
home-friend = Du und dein Freund
home-same-screen = Zu zweit an diesem Gerät
home-engines = Computer gegen Computer
home-about =
    { $drops ->
        [0] Zug { $number }
        [one] Zug { $number } · eine Figur zum Einsetzen
       *[other] Zug { $number } · { $drops } Figuren zum Einsetzen
    }
home-continue = Weiterspielen
home-play = Spielen
home-next-game = Nächste Partie
home-puzzle-done = Gelöst. Morgen kommt die nächste.
home-rung = Nächster Gegner
home-rung-how =
    { $beaten ->
        [0] Besiege deinen ersten Gegner
       *[other] { $beaten } von { $all } besiegt
    }
home-lesson = Nächste Lektion
home-live-open = Deine offene Einladung
home-live-waits = Noch ist niemand gekommen
home-live-asked = Die Seite des Gegners antwortet noch nicht
home-live-confirming = Das andere Gerät hat das Ergebnis noch nicht bestätigt
home-live-unsent = Noch nicht gesendet. Öffne die Partie, dann wird es gesendet.
home-live-over = Die Partie ist vorbei. Sieh dir das Ergebnis an.
home-live-claim = Die Zeit der anderen Seite ist abgelaufen. Du kannst den Sieg beanspruchen.
home-live-unknown = Öffne sie, um zu sehen, wie es steht
home-live-more = Weitere Live-Partien
home-lobby = Lobby
home-lobby-how = Finde jetzt jemanden zum Spielen
home-won = Du hast deine letzte Partie gewonnen
home-lost = Du hast deine letzte Partie verloren
home-drawn = Deine letzte Partie endete remis
home-ended = Deine letzte Partie ist zu Ende
home-review-how = Sieh, was sie entschieden hat
home-own =
    { $due ->
        [one] Eine Stellung aus deinen Partien
       *[other] { $due } Stellungen aus deinen Partien
    }
home-own-how = Finde den Zug, der dir entging
home-rating = Du: Wertung { $rating }
