# Phrases sur les règles : défauts des positions, raisons des coups illégaux, effets d’un coup, fins de partie.

## Défauts des positions

fault-unknown-variant = Aucun jeu ne s’appelle « { $name } ».
fault-too-long = Ce texte fait { $bytes } octets : c’est trop long pour une position. Collez-en un plus court.
fault-empty = Il n’y a pas de position : le texte est vide.
fault-character = Une position ne peut pas contenir le caractère « { $letter } ».
fault-ranks = L’échiquier a { $found ->
        [one] { $found } rangée
       *[other] { $found } rangées
    } au lieu de { $expected }.
fault-rank-length = La rangée { $rank } a { $found ->
        [one] { $found } case
       *[other] { $found } cases
    } au lieu de { $expected }.
fault-shape = La rangée { $rank } ne correspond pas à l’échiquier. Vide, elle s’écrit { $shape }, où * signifie qu’il n’y a pas de case.
fault-no-piece-on-board = « { $letter } » sur l’échiquier n’est ni une pièce ni un nombre de cases vides.
fault-no-piece-in-pocket = « { $letter } » dans les aérodromes et les prisons n’est pas une pièce.
fault-bracket = Le crochet des aérodromes et des prisons n’est pas fermé avant le trait.
fault-not-in-pocket = { FORM($piece, "Un") } ne peut être ni dans une prison ni sur un aérodrome.
fault-turn = Le trait doit être w ou b, pas « { $text } ».
fault-castling = Les droits de roque sont - ou des lettres parmi { $letters }, chacune une fois au plus, pas « { $text } ».
fault-castling-unmoved = Dans « { $text } », E ou e est de trop : un droit de roque dit déjà que le roi n’a pas bougé.
fault-no-castling = Il n’y a pas de roque dans ce jeu : écrivez - au lieu de « { $text } ».
fault-castling-king = Le droit de roque { $letter } exige le roi { FORM($side, "m") } sur sa case de départ.
fault-castling-rook = Le droit de roque { $letter } exige le roi { FORM($side, "m") } et sa tour sur leurs cases de départ.
fault-en-passant = Aucun pion ne vient d’avancer de deux cases en passant par « { $text } ».
fault-counter = « { $text } » n’est pas un nombre de coups.
fault-trailing = La position se termine avant « { $text } » : supprimez ce reste.
fault-no-king = { FORM($side, "Les") } n’ont pas de roi.
fault-kings = { FORM($side, "Les") } ont { $found } rois.
fault-too-many = { FORM($side, "Les") } ont { $found } { $found ->
        [one] { $kind }
       *[other] { FORM($kind, "pluriel") }
    } ; un jeu en compte { $most }.
fault-pawn-on-edge = Un pion ne peut pas se trouver en { $square }.
fault-king-en-prise = { FORM($mover, "Les") } ont le trait et pourraient prendre le roi { FORM($side, "m") }.
fault-takeover-nothing-to-place = Ces règles n’ont pas de placement libre : aucune pièce ne peut attendre entre crochets.
fault-takeover-uneven = Chacun place une pièce à son tour : il ne peut pas en rester { $white } { FORM($first, "aux") } quand il en reste { $black } { FORM($second, "aux") }.
fault-takeover-out-of-own-ranks = Pendant le placement, la pièce en { $square } est hors des rangées de son camp.
fault-messenger-open-bracket = Le crochet des coursiers n’est pas fermé avant le trait.
fault-messenger-not-a-courier = Le crochet ne peut contenir que C et c, pas « { $letter } ».
fault-messenger-beside = Ces coursiers ne peuvent plus être à côté de l’échiquier.
fault-messenger-no-pawn = { FORM($side, "Les") } n’ont aucun pion qui puisse devenir coursier.

## Raisons des coups illégaux

illegal-game-over = La partie est terminée.
illegal-not-your-turn = C’est { FORM($side, "aux") } de jouer.
illegal-nobody-there = Il n’y a aucune pièce sur cette case.
illegal-not-your-piece = { FORM($piece, "Ce") } n’est pas à vous.
illegal-not-how-it-moves = { FORM($kind, "Un") } ne se déplace pas ainsi.
illegal-blocked = { FORM($by, "Le") } en { $at } barre la route { FORM($kind, "du") }.
illegal-own-piece-there = Une de vos pièces occupe déjà cette case.
illegal-nothing-to-capture = Un pion ne va en diagonale que pour prendre, et il n’y a rien à prendre.
illegal-cannot-move = { FORM($kind, "Ce") } n’a aucun coup.
illegal-pinned = { FORM($by, "Le") } en { $at } cloue { FORM($kind, "ce") } sur le roi.
illegal-still-in-check = Votre roi est en échec, attaqué par { FORM($by, "le") } en { $at }.
illegal-into-check = Votre roi serait en échec, attaqué par { FORM($by, "le") } en { $at }.
illegal-thawing-capture = Prendre { FORM($victim, "ce") } enverrait la pièce dans votre prison : le pion { FORM($owner, "m") } { $pawn } dégèlerait et donnerait échec à votre roi.
illegal-unreadable = « { $text } » n’est pas un coup.
illegal-ambiguous = « { $text } » peut signifier { LIST($meanings, "or") }.
illegal-no-such-move = Aucune pièce ne peut jouer « { $text } ».
illegal-not-a-move = Aucun coup ne commence ainsi.
illegal-frozen-pawn = Ce pion est gelé : la prison adverse ne contient aucune pièce avec laquelle changer de place.
illegal-nobody-to-become = Ce pion n’a pas de promotion : la prison adverse ne contient aucune pièce avec laquelle changer de place.
illegal-never-becomes = Un pion ne devient jamais { FORM($kind, "un") }.
illegal-cannot-become = Vous n’avez pas de { $kind } dans la prison adverse : le pion ne peut pas changer de place.
illegal-promotion-not-chosen = Choisissez la pièce avec laquelle le pion change de place.
illegal-no-promotion-here = Un pion ne change de place qu’en atteignant la dernière rangée.
illegal-prisoner-stays = Vous détenez { FORM($kind, "ce") } : cette pièce peut payer une rançon, mais vous ne pouvez pas la parachuter.
illegal-nobody-goes-there = Rien ne se pose là : parachutez vos pièces sur les cases, ou poussez un prisonnier sur l’aérodrome adverse.
illegal-nobody-lands = Aucune de vos pièces ne peut atterrir sur cette case maintenant.
illegal-cannot-afford = Aucun de vos prisonniers ne vaut { FORM($kind, "un") }.
illegal-too-cheap = { FORM($paid, "Un") } ne vaut pas { FORM($rescued, "un") }.
illegal-not-jailed = Vous n’avez pas de { $kind } dans la prison adverse.
illegal-no-prisoner = Il n’y a pas de { $kind } dans votre prison.
illegal-not-on-airfield = Il n’y a pas de { $kind } sur votre aérodrome.
illegal-buys-nobody = { FORM($kind, "Un") } ne permet de racheter aucune de vos pièces.
illegal-occupied = On n’atterrit que sur une case vide, et celle-ci porte { FORM($piece, "un") }.
illegal-pawn-on-edge = Un pion ne se parachute ni sur la première ni sur la dernière rangée.

castling-king-moved = Vous ne pouvez pas roquer : votre roi a déjà bougé.
castling-no-rook = Vous ne pouvez pas roquer : il n’y a pas dans ce coin de tour qui n’ait jamais bougé.
castling-king-or-rook-moved = Vous ne pouvez pas roquer : votre roi ou cette tour a déjà bougé.
castling-path = Vous ne pouvez pas roquer : { $at } n’est pas libre.
castling-in-check = Vous ne pouvez pas roquer : votre roi est en échec, attaqué depuis { $at }.
castling-through-check = Vous ne pouvez pas roquer : votre roi traverserait une case attaquée depuis { $at }.

hole-over-hole = { FORM($kind, "Le") } ne peut pas passer au-dessus du trou en { $hole }.
hole-pawn-before-hole = Ce pion est devant le trou en { $hole } : il ne peut que prendre.
hole-neither = Un coup, c’est déplacer une pièce, en attirer une, ou les deux.
hole-does-not-pull = { FORM($kind, "Un") } ne peut pas attirer de pièce.
hole-nobody-to-pull = Il n’y a rien à attirer sur cette case.
hole-pulls-own = Vous ne pouvez pas attirer votre propre pièce dans un trou.
hole-not-in-line = { FORM($kind, "Un") } ne peut pas attirer sur cette ligne.
hole-no-hole = Il n’y a pas de trou entre les deux pièces.
hole-two-holes = Il y a deux trous entre les deux pièces ; il en faut un seul.
hole-between = { FORM($by, "Le") } en { $at } se trouve entre les deux pièces.
hole-king-taken = Prendre le roi termine la partie.
hole-promotion-ends-turn = Un pion promu ne peut pas attirer dans le même coup.
hole-promotion-not-chosen = Choisissez dame, tour ou fou pour le pion.
hole-no-promotion-here = Seul un pion qui atteint la troisième rangée adverse est promu.
hole-cannot-become = Un pion est promu en dame, tour ou fou, pas en { $kind }.

takeover-no-square = Cette case n’existe pas sur cet échiquier.
takeover-first-step = Le premier pas { FORM($kind, "du") } sort de l’échiquier.
takeover-nobody-to-jump = Il n’y a là aucune pièce à sauter.
takeover-no-room = Un saut finit sur une case vide, et il y a { FORM($piece, "un") } en { $at }.
takeover-second-jump = Un saut ne franchit qu’une pièce, et { FORM($piece, "le") } en { $at } est aussi sur le chemin.
takeover-not-next-to = Avec ces règles, un saut par-dessus { $at } finit sur la case juste derrière.
takeover-defended = { FORM($by, "Le") } en { $from } défend { FORM($victim, "le") } en { $at } : pas de conversion possible.
takeover-no-castling = Ces règles n’ont pas de roque.
takeover-promotion-not-chosen = Choisissez la promotion du pion.
takeover-no-promotion-here = Seul un pion qui atteint la dernière rangée est promu.
takeover-set-up-first = Placez d’abord toutes les pièces : prenez-en une à côté de l’échiquier.
takeover-not-to-place = Vous n’avez plus de { $kind } à placer.
takeover-not-own-ranks = Placez vos pièces sur vos { $depth } premières rangées.
takeover-pawn-on-back-rank = Vous ne pouvez pas placer de pion sur votre première rangée.
takeover-no-completion = Après cela, un roi pourrait être pris, quel que soit le placement des autres pièces.
takeover-king-exposed = Le placement ne peut pas finir ainsi : { FORM($by, "le") } en { $at } pourrait prendre le roi { FORM($side, "m") }.

messenger-place-first = Choisissez d’abord le pion qui devient votre coursier.
messenger-not-a-pawn = Seul un pion peut devenir coursier.
messenger-already-placed = Vous avez déjà choisi votre coursier.
messenger-courier-first = Votre coursier doit d’abord faire un pas.
messenger-not-a-courier = Le premier pas revient à un coursier, pas à { FORM($kind, "un") }.
messenger-one-step = Le coursier ne fait qu’un pas, avant le coup normal.
messenger-no-capture = Un coursier ne prend pas.
messenger-immune = On ne prend pas { FORM($kind, "un") }.
messenger-adds-attacker = Ce pas laisserait { FORM($by, "le") } en { $at } attaquer votre roi.
messenger-must-break = Un pas du coursier peut parer l’échec { FORM($by, "du") } en { $at } : il est obligatoire.
messenger-no-answer = Après ce pas, aucun coup ne parerait l’échec { FORM($by, "du") } en { $at }.
messenger-not-at-edge = Un coursier ne quitte l’échiquier que depuis la dernière rangée.
messenger-exit-exposes = Le coursier ne peut pas sortir : { FORM($by, "le") } en { $at } attaquerait votre roi.
messenger-exit-barred = Le coursier ne peut pas sortir tant qu’il peut parer l’échec { FORM($by, "du") } en { $at }.
messenger-frozen = Vous êtes mat par { FORM($by, "le") } en { $at } : seul un coursier peut bouger.
messenger-move-too = Après le pas, il vous reste un coup normal à jouer.
messenger-no-pass = Vous ne pouvez pas passer : vous avez un coup légal.
messenger-promotion-not-chosen = Choisissez la promotion du pion.
messenger-no-promotion-here = Seul un pion qui atteint la dernière rangée est promu.

## Effets d’un coup

# Les effets d’un coup, l’un après l’autre.
turn-done = { $side } : { LIST($events, "comma") }.

event-walked = { $kind } { $from } en { $to }
event-castled-kingside = petit roque
event-castled-queenside = grand roque
event-captured = prise d’{ FORM($kind, "un") }
event-paid = paiement avec { FORM($kind, "un") }
event-rescued = rachat d’{ FORM($kind, "un") }, qui atterrit en { $to }
event-dropped = parachutage d’{ FORM($kind, "un") } en { $to }
event-set-up = placement d’{ FORM($kind, "un") } en { $to }
event-promoted = promotion en { $kind }
event-taken-over = { FORM($kind, "le") } en { $at } change de camp
event-pulled = { FORM($kind, "le") } en { $at } tombe dans le trou
event-placed = le pion en { $at } devient coursier
event-left = le coursier quitte l’échiquier en { $at }
event-passed = passe
event-thawed = le pion { FORM($side, "m") } { $at } dégèle
event-froze = le pion { FORM($side, "m") } { $at } gèle
event-check = échec
event-mate = mat
event-pseudo-check = pseudo-échec

## Fins de partie

ending-checkmate = échec et mat
    .won = { FORM($winner, "Les") } gagnent par échec et mat.
    .drawn = Nulle par échec et mat.
ending-stalemate = pat
    .won = { FORM($winner, "Les") } gagnent par pat.
    .drawn = Nulle par pat.
ending-repetition = répétition
    .won = { FORM($winner, "Les") } gagnent par répétition.
    .drawn = Nulle par répétition.
ending-fifty-moves = la règle des cinquante coups
    .won = { FORM($winner, "Les") } gagnent par la règle des cinquante coups.
    .drawn = Nulle par la règle des cinquante coups.
ending-king-taken = la perte du roi
    .won = { FORM($winner, "Les") } gagnent : { FORM($loser, "les") } ont perdu leur roi.
    .drawn = Nulle par la perte du roi.
ending-no-move = l’absence de coup légal
    .won = { FORM($winner, "Les") } gagnent : { FORM($loser, "les") } n’ont aucun coup légal.
    .drawn = Nulle par l’absence de coup légal.
ending-courier-through = la sortie du coursier
    .won = { FORM($winner, "Les") } gagnent : leur coursier a quitté l’échiquier.
    .drawn = Nulle par la sortie du coursier.
ending-passes = deux passes de suite
    .won = { FORM($winner, "Les") } gagnent par deux passes de suite.
    .drawn = Nulle par deux passes de suite.
ending-resignation = abandon
    .won = { FORM($loser, "Les") } abandonnent ; victoire { FORM($winner, "des") }.
    .drawn = Nulle par abandon.
ending-agreement = accord mutuel
    .won = { FORM($winner, "Les") } gagnent par accord mutuel.
    .drawn = Nulle par accord mutuel.
ending-time-forfeit = dépassement de temps
    .won = { FORM($loser, "Les") } n’ont plus de temps ; victoire { FORM($winner, "des") }.
    .drawn = Nulle par dépassement de temps.
ending-adjudication = décision de l’arbitre
    .won = { FORM($winner, "Les") } gagnent par décision de l’arbitre.
    .drawn = Nulle par décision de l’arbitre.

## Parties sous forme de texte

course-move = Demi-coup { $number }, « { $text } » : { $why }

record-too-long = Ce texte fait { $bytes } octets : c’est trop long pour une partie.
record-start = La partie ne peut pas commencer : { LIST($faults, "space") }
record-move = { $place } : { $why }
record-tag = « { $text } » (ligne { $line }) n’est pas une étiquette de la forme [Nom "valeur"] et a été ignoré.
record-tag-unused = L’étiquette { $text } (ligne { $line }) a été ignorée : { LIST($faults, "space") }
record-tag-denied = L’étiquette { $text } (ligne { $line }) a été ignorée : elle contredit une autre étiquette.
record-tag-again = L’étiquette { $text } (ligne { $line }) apparaît deux fois avec des valeurs différentes : la première compte.
record-no-result = { $text } (ligne { $line }) ne fait pas partie des résultats 1-0, 0-1, 1/2-1/2 et *.
record-other-result = { $text } (ligne { $line }) contredit les coups, qui se terminent par { $result } : ce sont les coups qui comptent.
record-unfollowed = { $place } : { $why } L’étiquette { $tag } n’a pas pu servir : { LIST($faults, "space") }
record-open-comment = { $place } : ce commentaire n’est jamais fermé.
record-open-variation = { $place } : cette variante n’est jamais fermée.
record-stray-bracket = { $place } : cette parenthèse fermante n’a pas d’ouvrante.
record-surplus = { $place } : la partie est terminée ; une seule partie est lue.
record-place = { $number }{ $side ->
        [white] .
       *[black] ...
    }{ $text } (ligne { $line })
