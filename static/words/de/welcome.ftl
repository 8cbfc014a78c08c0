# Das Erste, was ein neuer Besucher sieht.

welcome-captured = Geschlagene Figuren sind Geiseln.
welcome-ransom = Kauf deine frei, und sie landen wieder.
welcome-how = Zahl mit einem Gefangenen, der mindestens ebenso viel wert ist, und deine Figur landet sofort auf einem leeren Feld.
door-computer = Gegen den Computer
door-computer-how = Beginnt leicht. Ohne Konto.
door-computer-against = Gegner: { $opponent }. Ohne Konto.
door-learn = In fünf Minuten lernen
door-learn-how = Sieben kurze Lektionen am Brett
# Für Leute, die noch nie Schach gespielt haben.
door-learn-chess = Zuerst Schach lernen
door-learn-chess-how = Drei Minuten, am Brett
door-friend = Mit einem Freund
door-friend-how = Per Link oder am selben Bildschirm
door-puzzle-how = Jeden Tag eine neue
skill = Spielst du Schach?
skill-unasked = keine Angabe
skill-never = nein
skill-little = etwas
skill-club = im Verein
welcome-held = Dein Springer sitzt
welcome-paid = Du zahlst einen Läufer
welcome-mate = Er landet: matt
welcome-picture = Eine Partie Hostage Chess. Schwarz hält den weißen Springer gefangen. Weiß zahlt mit einem Läufer aus seinem Gefängnis, und der Springer landet am Fallschirm auf f7: schachmatt.
welcome-pause = Bild anhalten
other-games = Weitere Spiele
takeover-how = Spring über eine Figur, und sie wechselt die Seite
hole-how = Zwei Löcher im Brett, in die man Figuren zerrt
messenger-how = Bring deinen Kurier als Erster hinüber
friend-first = Mach deinen Zug, dann schick ihn ab.
friend-begins = Schick den Link ab: Dein Freund hat Weiß und beginnt.

# Was ein leerer Platz neben dem Brett sagt, wenn man ihn antippt.
purpose-prison = Dein Gefängnis: Hier sitzen die Figuren, die du schlägst. Zahl mit ihnen, um deine freizukaufen.
purpose-jailed = Hier sitzen deine geschlagenen Figuren. Zahl mit einem Gefangenen, der mindestens ebenso viel wert ist, und eine kommt frei.
purpose-airfield = Dein Flugplatz: Hier warten Figuren, mit denen dein Gegner gezahlt hat, bis du sie auf leeren Feldern einsetzt.
purpose-their-airfield = Der Flugplatz deines Gegners: Schieb einen Gefangenen hierher, um eine deiner Figuren freizukaufen.
