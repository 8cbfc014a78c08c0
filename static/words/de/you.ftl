# Die eigene Seite.

you-title = Du
you-private = Alles bleibt auf diesem Gerät.
you-none = Spiel eine Partie gegen den Computer: Dann stehen hier deine Wertung und deine Ergebnisse.
you-begin = Gegen den Computer spielen
you-games = { $number ->
    [one] 1 Partie
   *[other] { $number } Partien
} seit { $since }.
you-copy = Kopie sichern
you-delete = Löschen: in den Einstellungen
you-rating = Wertung gegen den Computer
you-rating-guess = Noch geschätzt: Spiel ein paar Partien mehr.
you-rating-soon = Deine Wertung erscheint nach { $of } gewerteten Partien. Du hast { $number } gespielt.
you-rating-none = Noch keine gewertete Partie. Für eine Wertung spiel Hostage Chess gegen eine Stufe des Computers, ohne Tipp und ohne Zurücknehmen.
you-rating-how = Es zählen nur Partien gegen die Stufen des Computers: Hostage Chess mit den üblichen Regeln, ohne Tipp und ohne Zurücknehmen. Die Wertungen der Gegner sind geschätzt.
you-span = Gezeigter Zeitraum
you-month = Monat
you-year = Jahr
you-all = Alles
you-curve = Wertung von { $from } ({ $begin }) bis { $to } ({ $end }), zwischen { $least } und { $most }.
you-ladder = Die Leiter
you-won-lost = gewonnen : verloren
you-counts = { $won } gewonnen, { $drawn } remis, { $lost } verloren
you-drawn = { $number } remis
you-level = Stufe { $number }
you-levels = Stufen { $number } bis { $last }
you-not-met = noch nicht getroffen
you-next = Als Nächstes
you-beaten = besiegt
you-unrated = { $number ->
    [one] 1 weitere Partie zählt nicht: mit Hilfe oder mit anderen Regeln.
   *[other] { $number } weitere Partien zählen nicht: mit Hilfe oder mit anderen Regeln.
}
you-openings = Deine ersten Züge
you-opening-moves = Züge
you-opening-results = gewonnen, remis, verloren
you-as-white = Weiß
you-as-black = Schwarz
you-accuracy = Genauigkeit
you-accuracy-last = { $number ->
    [one] letzte Partie
   *[other] letzte { $number } Partien
}
you-accuracy-none = Lass eine Partie auswerten: Dann steht hier deine Genauigkeit.
you-accuracy-curve = Genauigkeit in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}. Mittel aus fünf Partien: anfangs { $first }, jetzt { $last }.
you-streak = Aufgabe des Tages
you-streak-none = Noch keine Serie.
you-people = Gegen Menschen
you-people-more = { $number } weitere
