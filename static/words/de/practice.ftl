# Üben gegen die Engine. Eine Nachricht ist eine Gruppe von Aufgaben und heißt wie in src/session/practice: ihr Titel, und worum es geht.

practice-heading = Üben gegen die Engine
practice-intro = Stellungen, die für dich gewonnen oder zu halten sind. Die Engine verteidigt sich oder greift an, so gut sie kann.
practice-place = Aufgabe { $place } von { $number }
practice-exercise = Aufgabe { $number }, { $stars }
practice-mate = Setz in höchstens { $moves } Zügen matt
practice-win = Gewinn in höchstens { $moves } Zügen
practice-hold = Halte { $moves } Züge lang stand
practice-left = { $moves ->
        [one] Der letzte Zug.
       *[other] Noch { $moves } Züge.
    }
practice-hint = Die Engine würde { $move } spielen.
practice-slipped = Der Gewinn ist dahin: fang neu an, oder versuch dein Glück.
practice-losing = Das ist inzwischen verloren: fang neu an, oder versuch dein Glück.
practice-judging = Deine Züge sind um. Die Engine sieht nach, ob du noch stehst …
practice-won = Geschafft.
practice-held = Gehalten.
practice-late = Deine Züge sind um, und der König lebt noch. Versuch es noch einmal.
practice-lost = Versuch es noch einmal.
practice-drawn = Ein Remis reicht hier nicht. Versuch es noch einmal.
practice-not-held = Deine Züge sind um, aber die Engine gewinnt. Versuch es noch einmal.
practice-silent = Die Engine antwortet nicht. Versuch es noch einmal.

practice-fed = Matt mit vollem Flugplatz
    .text = Wer auf deinem Flugplatz wartet, ist ein Schlag aus der Luft. Setz sie mit Schach ein, bis der König nirgends mehr hinkann.
practice-thaw = Ein Bauer, der tauen muss
    .text = Ein Bauer auf der siebten Reihe ist eingefroren, solange keine seiner Figuren gefangen ist. Die nächste, die geschlagen wird, befreit ihn: sorg dafür, dass es dir passt.
practice-last = Die letzte Zahlung
    .text = Ein einziger Gefangener ist alles, womit du zahlen kannst. Gib ihn aus, wo es entscheidet.
practice-win-on = Gewinnen, was gewonnen ist
    .text = Du stehst weit besser, aber nichts setzt sofort matt. Bleib im Angriff, und achte darauf, was deine Schläge der anderen Seite zu kaufen geben.
practice-hold-on = Standhalten
    .text = Nur ein Zug hält dich jetzt im Spiel, und es wird nicht der letzte sein. Ein Remis ist genauso gut.
