# Die Figuren, die Seiten, und wie mehrere Dinge verbunden werden.
# Die Formen heißen nach dem Artikel: "den" ist der bestimmte Akkusativ, "einem" der unbestimmte Dativ.

kind-pawn = Bauer
    .gender = m
    .akk = Bauern
    .der = der Bauer
    .Der = Der Bauer
    .den = den Bauern
    .dem = dem Bauern
    .des = des Bauern
    .ein = ein Bauer
    .Ein = Ein Bauer
    .einen = einen Bauern
    .einem = einem Bauern
    .kein = kein Bauer
    .keinen = keinen Bauern
    .Dieser = Dieser Bauer
    .diesen = diesen Bauern
    .viele = Bauern
kind-knight = Springer
    .gender = m
    .akk = Springer
    .der = der Springer
    .Der = Der Springer
    .den = den Springer
    .dem = dem Springer
    .des = des Springers
    .ein = ein Springer
    .Ein = Ein Springer
    .einen = einen Springer
    .einem = einem Springer
    .kein = kein Springer
    .keinen = keinen Springer
    .Dieser = Dieser Springer
    .diesen = diesen Springer
    .viele = Springer
kind-bishop = Läufer
    .gender = m
    .akk = Läufer
    .der = der Läufer
    .Der = Der Läufer
    .den = den Läufer
    .dem = dem Läufer
    .des = des Läufers
    .ein = ein Läufer
    .Ein = Ein Läufer
    .einen = einen Läufer
    .einem = einem Läufer
    .kein = kein Läufer
    .keinen = keinen Läufer
    .Dieser = Dieser Läufer
    .diesen = diesen Läufer
    .viele = Läufer
kind-rook = Turm
    .gender = m
    .akk = Turm
    .der = der Turm
    .Der = Der Turm
    .den = den Turm
    .dem = dem Turm
    .des = des Turms
    .ein = ein Turm
    .Ein = Ein Turm
    .einen = einen Turm
    .einem = einem Turm
    .kein = kein Turm
    .keinen = keinen Turm
    .Dieser = Dieser Turm
    .diesen = diesen Turm
    .viele = Türme
kind-queen = Dame
    .gender = f
    .akk = Dame
    .der = die Dame
    .Der = Die Dame
    .den = die Dame
    .dem = der Dame
    .des = der Dame
    .ein = eine Dame
    .Ein = Eine Dame
    .einen = eine Dame
    .einem = einer Dame
    .kein = keine Dame
    .keinen = keine Dame
    .Dieser = Diese Dame
    .diesen = diese Dame
    .viele = Damen
kind-king = König
    .gender = m
    .akk = König
    .der = der König
    .Der = Der König
    .den = den König
    .dem = dem König
    .des = des Königs
    .ein = ein König
    .Ein = Ein König
    .einen = einen König
    .einem = einem König
    .kein = kein König
    .keinen = keinen König
    .Dieser = Dieser König
    .diesen = diesen König
    .viele = Könige
kind-mirror-knight = Spiegelspringer
    .gender = m
    .akk = Spiegelspringer
    .der = der Spiegelspringer
    .Der = Der Spiegelspringer
    .den = den Spiegelspringer
    .dem = dem Spiegelspringer
    .des = des Spiegelspringers
    .ein = ein Spiegelspringer
    .Ein = Ein Spiegelspringer
    .einen = einen Spiegelspringer
    .einem = einem Spiegelspringer
    .kein = kein Spiegelspringer
    .keinen = keinen Spiegelspringer
    .Dieser = Dieser Spiegelspringer
    .diesen = diesen Spiegelspringer
    .viele = Spiegelspringer
kind-courier = Kurier
    .gender = m
    .akk = Kurier
    .der = der Kurier
    .Der = Der Kurier
    .den = den Kurier
    .dem = dem Kurier
    .des = des Kuriers
    .ein = ein Kurier
    .Ein = Ein Kurier
    .einen = einen Kurier
    .einem = einem Kurier
    .kein = kein Kurier
    .keinen = keinen Kurier
    .Dieser = Dieser Kurier
    .diesen = diesen Kurier
    .viele = Kuriere

side-white = Weiß
    .e = weiße
    .en = weißen
    .er = weißer
side-black = Schwarz
    .e = schwarze
    .en = schwarzen
    .er = schwarzer
side-yellow = Gelb
    .e = gelbe
    .en = gelben
    .er = gelber
side-red = Rot
    .e = rote
    .en = roten
    .er = roter

piece = { FORM($kind, "gender") ->
        [f] { FORM($side, "e") } { $kind }
       *[m] { FORM($side, "er") } { $kind }
    }
    .der = { FORM($kind, "gender") ->
        [f] die { FORM($side, "e") } { $kind }
       *[m] der { FORM($side, "e") } { $kind }
    }
    .Der = { FORM($kind, "gender") ->
        [f] Die { FORM($side, "e") } { $kind }
       *[m] Der { FORM($side, "e") } { $kind }
    }
    .den = { FORM($kind, "gender") ->
        [f] die { FORM($side, "e") } { $kind }
       *[m] den { FORM($side, "en") } { FORM($kind, "akk") }
    }
    .dem = { FORM($kind, "gender") ->
        [f] der { FORM($side, "en") } { $kind }
       *[m] dem { FORM($side, "en") } { FORM($kind, "akk") }
    }
    .ein = { FORM($kind, "gender") ->
        [f] eine { FORM($side, "e") } { $kind }
       *[m] ein { FORM($side, "er") } { $kind }
    }
    .Ein = { FORM($kind, "gender") ->
        [f] Eine { FORM($side, "e") } { $kind }
       *[m] Ein { FORM($side, "er") } { $kind }
    }
    .Dieser = { FORM($kind, "gender") ->
        [f] Diese { FORM($side, "e") } { $kind }
       *[m] Dieser { FORM($side, "e") } { $kind }
    }

list-comma = {", "}
list-or = {", "}
    .last = {" oder "}
list-space = {" "}
list-semicolon = {"; "}
list-either = {" oder "}
# Zwischen zwei Sätzen, und zwischen einer Überschrift und dem, was folgt.
list-sentence = {" "}
list-colon = {": "}
# Ein Text, der zum Satz wird.
sentence = { $text }.
thousands = {"."}
percent = { $number } %
