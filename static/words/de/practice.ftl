# Üben gegen die Engine. Eine Nachricht ist eine Gruppe von Aufgaben und heißt wie in src/session/practice: ihr Titel, und worum es geht.

practice-heading = Üben gegen die Engine
practice-intro = Stellungen, die du gewinnen oder halten kannst. Die Engine verteidigt sich oder greift an, so gut sie kann.
practice-place = Übung { $place } von { $number }
practice-exercise = Übung { $number }, { $stars }
practice-mate = Setz in höchstens { $moves } Zügen matt
practice-win = Gewinne in höchstens { $moves } Zügen
practice-hold = Halte { $moves } Züge lang stand
practice-left = { $moves ->
        [one] Der letzte Zug.
       *[other] Noch { $moves } Züge.
    }
practice-hint = Die Engine würde { $move } spielen.
practice-slipped = Der Gewinn ist dahin: Fang neu an, oder versuch dein Glück.
practice-losing = Das ist inzwischen verloren: Fang neu an, oder versuch dein Glück.
practice-judging = Das waren deine Züge. Die Engine prüft, ob du dich hältst …
practice-won = Geschafft.
practice-held = Gehalten.
practice-late = Deine Züge sind um, und der König lebt noch. Versuch es noch einmal.
practice-lost = Versuch es noch einmal.
practice-drawn = Ein Remis reicht hier nicht. Versuch es noch einmal.
practice-not-held = Deine Züge sind um, aber die Engine gewinnt. Versuch es noch einmal.
practice-silent = Die Engine antwortet nicht. Versuch es noch einmal.

practice-fed = Matt mit vollem Flugplatz
    .text = Jede Figur auf deinem Flugplatz ist ein Schlag aus der Luft. Setz sie mit Schach ein, bis der König nirgends mehr hinkann.
practice-thaw = Ein Bauer, der auftauen muss
    .text = Ein Bauer auf der siebten Reihe ist eingefroren, solange von seiner Farbe höchstens Bauern gefangen sind. Die nächste geschlagene Figur taut ihn auf: Sorg dafür, dass das geschieht, wenn es dir passt.
practice-last = Die letzte Zahlung
    .text = Du hast nur einen Gefangenen. Zahl mit ihm, wenn es die Partie entscheidet, oder schlag eine Figur, die mehr wert ist.
practice-win-on = Gewonnenes gewinnen
    .text = Du stehst weit besser, aber nichts setzt sofort matt. Bleib im Angriff, und achte darauf, was dein Gegner freikaufen kann, wenn du schlägst.
practice-hold-on = Standhalten
    .text = Nur ein einziger Zug hält dich jetzt im Spiel, und das bleibt nicht das letzte Mal. Ein Remis ist genauso gut.
