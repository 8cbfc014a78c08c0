# L’éditeur de positions.

nav-setup = Éditeur
erase = Gomme
clear = Vider
start-position = Départ
play-from-here = Jouer d’ici
analyse-this = Analyser
copy-link = Copier le lien
set-up-from-here = Modifier la position
setup-copied = Lien vers cette position copié.
setup-not-copied = Le navigateur empêche cette page de copier. Sélectionnez la FEN et copiez-la vous-même.
fen = FEN
whose-turn = Trait
castling = Roque
en-passant = En passant
no-en-passant = aucune
jail-rest = Emprisonner le reste
census = Pièces
setup-hint = Faites glisser les pièces depuis les boîtes, ou touchez une pièce puis ses cases. Pour retirer une pièce, faites-la glisser hors de l’échiquier.
not-playable = Pas encore jouable :

right-kingside = { $side } O-O
right-queenside = { $side } O-O-O
right-unmoved = Roi { FORM($side, "m") } jamais déplacé
census-of = { $side } { $found } sur { $full }
playable = Position prête. { $state }
playable-over = { $state } La partie est terminée.
fits = Cette position convient à { $game } : changer de jeu
setup-piece = { FORM($piece, "cap") } : { $count }
setup-piece-missing = { FORM($piece, "cap") } : il en manque { $count }
setup-piece-complete = { FORM($piece, "cap") } : au complet

place-square = { $square }
    .at = en { $square }
    .from = de { $square }
    .to = en { $square }
    .holds = La case { $square }
setup-eraser = Gomme en main : chaque toucher retire une pièce.
setup-in-hand = { FORM($piece, "cap") } en main : touchez une case pour poser la pièce.
setup-taken-up = { FORM($piece, "cap") } en main : choisissez une case.
setup-nothing-in-hand = Rien en main.
setup-came = { FORM($piece, "cap") } { FORM($place, "at") }.
setup-came-instead = { FORM($piece, "cap") } { FORM($place, "at") }, à la place { FORM($before, "du") }.
setup-left = { FORM($piece, "cap") } { FORM($place, "at") } : pièce retirée.
setup-went = { FORM($piece, "cap") } { FORM($from, "from") } { FORM($to, "to") }.
setup-went-instead = { FORM($piece, "cap") } { FORM($from, "from") } { FORM($to, "to") }, à la place { FORM($before, "du") }.
setup-wrong-side = { FORM($place, "holds") } n’accepte que les pièces { FORM($side, "des") }.
setup-wrong-kind = { FORM($kind, "Un") } ne peut pas aller là.
setup-right = { $right } : { $held ->
        [yes] oui
       *[no] non
    }.
setup-en-passant = Un pion vient d’avancer de deux cases, en passant par { $square }.
setup-no-en-passant = Aucun pion ne vient d’avancer de deux cases.
setup-rules-kept = { $game } : les pièces restent.
setup-rules-start = { $game } : la position initiale.
setup-jailed = { $pieces ->
        [one] { $pieces } pièce emprisonnée.
       *[other] { $pieces } pièces emprisonnées.
    }
setup-cleared = Toutes les pièces sont retirées.
setup-start = La position initiale.
setup-read = Position chargée.
setup-faulty = Position chargée, mais elle a des défauts.
setup-unreadable = Ce n’est pas une position ; l’échiquier reste tel quel.
setup-undone = Annulé.
setup-redone = Rétabli.
setup-mended = La position est jouable maintenant.
