# Les pièces, les camps, et la façon de relier plusieurs choses.
# Les formes portent le nom de leur article : « du » est « de » avec l’article défini, « cap » la majuscule.

kind-pawn = pion
    .genre = m
    .cap = Pion
    .le = le pion
    .Le = Le pion
    .du = du pion
    .un = un pion
    .Un = Un pion
    .ce = ce pion
    .Ce = Ce pion
    .pluriel = pions
kind-knight = cavalier
    .genre = m
    .cap = Cavalier
    .le = le cavalier
    .Le = Le cavalier
    .du = du cavalier
    .un = un cavalier
    .Un = Un cavalier
    .ce = ce cavalier
    .Ce = Ce cavalier
    .pluriel = cavaliers
kind-bishop = fou
    .genre = m
    .cap = Fou
    .le = le fou
    .Le = Le fou
    .du = du fou
    .un = un fou
    .Un = Un fou
    .ce = ce fou
    .Ce = Ce fou
    .pluriel = fous
kind-rook = tour
    .genre = f
    .cap = Tour
    .le = la tour
    .Le = La tour
    .du = de la tour
    .un = une tour
    .Un = Une tour
    .ce = cette tour
    .Ce = Cette tour
    .pluriel = tours
kind-queen = dame
    .genre = f
    .cap = Dame
    .le = la dame
    .Le = La dame
    .du = de la dame
    .un = une dame
    .Un = Une dame
    .ce = cette dame
    .Ce = Cette dame
    .pluriel = dames
kind-king = roi
    .genre = m
    .cap = Roi
    .le = le roi
    .Le = Le roi
    .du = du roi
    .un = un roi
    .Un = Un roi
    .ce = ce roi
    .Ce = Ce roi
    .pluriel = rois
kind-mirror-knight = cavalier-miroir
    .genre = m
    .cap = Cavalier-miroir
    .le = le cavalier-miroir
    .Le = Le cavalier-miroir
    .du = du cavalier-miroir
    .un = un cavalier-miroir
    .Un = Un cavalier-miroir
    .ce = ce cavalier-miroir
    .Ce = Ce cavalier-miroir
    .pluriel = cavaliers-miroirs
kind-courier = coursier
    .genre = m
    .cap = Coursier
    .le = le coursier
    .Le = Le coursier
    .du = du coursier
    .un = un coursier
    .Un = Un coursier
    .ce = ce coursier
    .Ce = Ce coursier
    .pluriel = coursiers

side-white = Blancs
    .les = les Blancs
    .Les = Les Blancs
    .des = des Blancs
    .aux = aux Blancs
    .m = blanc
    .f = blanche
side-black = Noirs
    .les = les Noirs
    .Les = Les Noirs
    .des = des Noirs
    .aux = aux Noirs
    .m = noir
    .f = noire
side-yellow = Jaunes
    .les = les Jaunes
    .Les = Les Jaunes
    .des = des Jaunes
    .aux = aux Jaunes
    .m = jaune
    .f = jaune
side-red = Rouges
    .les = les Rouges
    .Les = Les Rouges
    .des = des Rouges
    .aux = aux Rouges
    .m = rouge
    .f = rouge

piece = { FORM($kind, "genre") ->
        [f] { $kind } { FORM($side, "f") }
       *[m] { $kind } { FORM($side, "m") }
    }
    .cap = { FORM($kind, "genre") ->
        [f] { FORM($kind, "cap") } { FORM($side, "f") }
       *[m] { FORM($kind, "cap") } { FORM($side, "m") }
    }
    .le = { FORM($kind, "genre") ->
        [f] { FORM($kind, "le") } { FORM($side, "f") }
       *[m] { FORM($kind, "le") } { FORM($side, "m") }
    }
    .Le = { FORM($kind, "genre") ->
        [f] { FORM($kind, "Le") } { FORM($side, "f") }
       *[m] { FORM($kind, "Le") } { FORM($side, "m") }
    }
    .du = { FORM($kind, "genre") ->
        [f] { FORM($kind, "du") } { FORM($side, "f") }
       *[m] { FORM($kind, "du") } { FORM($side, "m") }
    }
    .un = { FORM($kind, "genre") ->
        [f] { FORM($kind, "un") } { FORM($side, "f") }
       *[m] { FORM($kind, "un") } { FORM($side, "m") }
    }
    .Un = { FORM($kind, "genre") ->
        [f] { FORM($kind, "Un") } { FORM($side, "f") }
       *[m] { FORM($kind, "Un") } { FORM($side, "m") }
    }
    .Ce = { FORM($kind, "genre") ->
        [f] { FORM($kind, "Ce") } { FORM($side, "f") }
       *[m] { FORM($kind, "Ce") } { FORM($side, "m") }
    }

list-comma = {", "}
list-or = {", "}
    .last = {" ou "}
list-space = {" "}
list-semicolon = {" ; "}
list-either = {" ou "}
# Entre deux phrases, et entre un titre et ce qui le suit.
list-sentence = {" "}
list-colon = {" : "}
# Un texte qui devient une phrase.
sentence = { $text }.
thousands = {" "}
percent = { $number } %
