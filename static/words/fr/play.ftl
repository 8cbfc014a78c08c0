# L’échiquier et la partie en cours.

title = Hostage Chess
nav-play = Jouer
nav-rules = Règles
courier-stepped = Jouez maintenant un coup normal. Pour annuler le pas du coursier, touchez la case qu’il a quittée.
may-end = Vous pouvez vous arrêter là avec « Terminé », ou continuer.
choose-pull = Choisissez une pièce à attirer dans le trou, ou appuyez sur « Terminé ».
from-book = du livre
nav = Écrans
board = Échiquier. En bas : { $side }
record = Coups
no-moves = Pas encore de coups.
other-line = Autre variante jouée ici
taken-back = Coup repris : { $move }
undo = Annuler
redo = Rétablir
move-now = Jouer maintenant
flip = Tourner
share = Partager
more = Plus
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
reset = Recommencer
new-game = Nouvelle partie
previous-game = Partie précédente
keys = Raccourcis
time = Force du moteur
seconds = Secondes par coup
other-time = Autre durée…
position-link = Lien vers cette position
game-link = Lien vers toute la partie
part-link = Lien vers la partie jusqu’à ce coup
position-copied = Lien vers cette position copié.
game-copied = Lien vers toute la partie copié.
part-copied = Lien vers la partie jusqu’à ce coup copié.
not-copied = Le navigateur empêche cette page de copier. Sélectionnez un lien et copiez-le vous-même.
bad-link = Impossible d’ouvrir ce lien
part-lost = Cette partie de la page n’a pas pu être chargée. Êtes-vous hors ligne ? Votre partie continue sans elle.
try-again = Réessayer
nothing-lost = Votre propre partie reste intacte.
go-on = Retour à ma partie
not-stored = Le navigateur empêche cette page d’enregistrer { $what }. Ce qui n’est pas enregistré sera perdu à la fermeture de la page.
game = Jeu
boards = Échiquier
switches = Règles optionnelles
hint = Indice
pause = Pause
continue = Continuer
rematch = Revanche
clock = Pendule
minutes = Minutes par camp
increment = Incrément en secondes
pace = Durée minimale par coup
# The same below a narrow field, and its choices.
pace-short = Rythme
pace-of = { $seconds } s
turning = Tourner l’échiquier vers le camp au trait
turning-how = si vous vous passez l’appareil
facing = Retourner les pièces d’en face
facing-how = si vous jouez face à face
planned = Coup anticipé prêt. Il sera joué s’il est encore légal. Pour l’annuler, touchez une case vide.
spoiled = Votre coup anticipé n’a pas été joué.
hint-sought = Recherche d’un indice…
chapters-label = Règles de

hint-move = Indice : { LIST($events, "comma") }.
confirm-move = Jouer : { LIST($events, "comma") } ?
confirm = Jouer
call-off = Annuler

# Les jeux gardent partout le nom que leur ont donné leurs inventeurs.
game-hostage = Hostage Chess
game-takeover = Takeover Chess
game-hole = Hole Chess
game-messenger = Messenger Chess
switch-pierce = Un pion en septième rangée peut donner échec même s’il ne peut pas être promu
switch-41 = 41 cases
switch-64 = 64 cases
switch-adjacent = Les sauts s’arrêtent à la case suivante
switch-undefended = Les pièces défendues ne se convertissent pas
switch-free = Placement libre
switch-couriers = Les huit pions sont des coursiers et peuvent être pris
rule-64 = 64 cases
rule-adjacent = Sauts courts
rule-undefended = Pièces défendues à l’abri
rule-free = Placement libre
rule-pierce = Règle de Pierce
rule-couriers = Huit coursiers

to-move = Trait { FORM($side, "aux") }.
to-move-in-check = Trait { FORM($side, "aux") }, en échec.
choose-courier-pawn = { $side } : choisissez le pion qui sera coursier.
choose-set-up = { $side } : prenez une pièce à côté de l’échiquier et placez-la.
where-to-set-up = Placement d’{ FORM($kind, "un") } : choisissez la case.
choose-rescue = Vous payez avec { FORM($kind, "un") } : choisissez la pièce à racheter.
choose-payment = Rachat d’{ FORM($kind, "un") } en { $square } : choisissez la rançon.
choose-promotion = Pion en { $square } : choisissez la promotion.
choose-promotion-prisons = Pion en { $square } : choisissez la pièce avec laquelle il change de place.
where-to-land = Rachat d’{ FORM($kind, "un") } : choisissez une case vide.
where-to-drop = Parachutage d’{ FORM($kind, "un") } : choisissez une case vide.
paused = Pause : c’est à l’ordinateur de jouer ({ $side }). « Jouer maintenant » reprend la partie.
paused-watching = Pause : trait { FORM($side, "aux") }. « Continuer » reprend la partie.
engine-failed = L’ordinateur n’a pas pu jouer : { $why }. « Jouer maintenant » réessaie.
engine-failed-watching = L’ordinateur n’a pas pu jouer : { $why }. « Continuer » réessaie.
engine-not-fetched = le moteur n’a pas pu être téléchargé
engine-not-started = le navigateur n’a pas pu démarrer le moteur
engine-unreplayable = la partie n’a pas pu être rejouée
engine-silent = Le moteur ne répond pas, même après un redémarrage. Essayez « Jouer maintenant » dans une partie, ou l’interrupteur du moteur dans l’analyse. Si cela ne suffit pas, rechargez la page.
engine-outdated = Le moteur et cette page n’ont pas la même version. Rechargez la page.
engine-too-old = L’ordinateur demande un navigateur plus récent : Safari ou iOS 16.4, Chrome 91, Firefox 89. Vous pouvez quand même jouer à deux sur un écran ou par liens, et utiliser les leçons, la bibliothèque et l’analyse sans moteur.

player-engine = { $name } · { $side }
player-you = Vous · { $side }
player-person = { $side }
player-friend = Ami · { $side }
friend-turn = à votre ami de jouer
play-both = Jouer les deux camps ici
your-turn = À vous de jouer
turn-of = Trait { FORM($side, "aux") }
engine-thinks = Réfléchit…
engine-thinks-found = Réfléchit… { $found }
engine-paused = En pause
engine-last = Dernier coup : { $found }
engine-found = profondeur { $depth }, { $score }
level = { $number ->
        [0] Niveau 0, découverte des échecs
        [1] Niveau 1, débutant
        [4] Niveau 4, loisir
        [7] Niveau 7, club
        [10] Niveau 10, fort
       *[other] Niveau { $number }
    }
seconds-per-move = { $seconds ->
        [one] { $seconds } seconde par coup
       *[other] { $seconds } secondes par coup
    }
minutes-per-move = { $minutes ->
        [one] { $minutes } minute par coup
       *[other] { $minutes } minutes par coup
    }
score-mates = mat en { $moves }
score-mated = mat subi en { $moves }
score-takes-king = prend le roi en { $moves }
score-loses-king = perd le roi en { $moves }
score-wins = { $moves ->
        [one] gagne en { $moves } coup
       *[other] gagne en { $moves } coups
    }
score-loses = { $moves ->
        [one] perd en { $moves } coup
       *[other] perd en { $moves } coups
    }
open-part = { $moves ->
        [0] Ouvrir la position initiale
        [one] Ouvrir après le premier demi-coup
       *[other] Ouvrir après { $moves } demi-coups
    }

control = { $minutes } min + { $seconds } s
clock-label = Pendule { FORM($side, "des") } : { $minutes ->
        [0] {""}
        [one] { $minutes } minute,{" "}
       *[other] { $minutes } minutes,{" "}
    }{ $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }{ $low ->
        [yes] , le temps presse
       *[no] {""}
    }

hint-piece = Indice : cherchez un coup de { $kind }.
hint-piece-jailed = Indice : pensez à { FORM($kind, "un") } que vous pouvez racheter.
hint-piece-airfield = Indice : pensez à { FORM($kind, "un") } que vous pouvez parachuter.
hint-from = Indice : { FORM($kind, "le") } en { $square }.
hint-to = Indice : { FORM($kind, "le") } va en { $square }.
hint-to-jailed = Indice : rachetez { FORM($kind, "le") }, qui atterrit en { $square }.
hint-to-airfield = Indice : parachutez { FORM($kind, "le") } en { $square }.
no-hint = Pas d’indice disponible : { $why }.
declined-too-early = L’ordinateur refuse la nulle : il est trop tôt pour juger la position.
declined-ask-again = L’ordinateur refuse la nulle pour l’instant : redemandez dans quelques coups.
declined-stands-better = L’ordinateur refuse la nulle : il s’estime mieux.
draw-agreed = { $side } : nulle ?
draw-offer = Proposer nulle
resign = Abandonner
resign-really = Abandonner ?
resign-side = { $side } : abandon
choose-courier = En faire le coursier
leave-the-board = Quitter l’échiquier

# Le panneau affiché quand le programme plante.
fault-title = Quelque chose s’est mal passé.
fault-text = Votre partie est enregistrée.
fault-reload = Recharger
fault-what = Détails
update-text = Une nouvelle version est prête. Rechargez quand vous voulez.
update-later = Plus tard

answer-unplayable = il a répondu { $answer }, ce qui n’est pas légal ici
answer-missing = il n’a trouvé aucun coup

# Réponses parlées pour qui ne voit pas l’échiquier, et les mots à taper pour les obtenir.
ask-last = dernier last
ask-clocks = pendule pendules temps clock clocks time
ask-trays = prison prisons aérodrome aérodromes aerodrome aerodromes airfield airfields
ask-turn = qui trait who turn
answer-no-clock = Cette partie se joue sans pendule.
answer-no-trays = Il n’y a rien à côté de l’échiquier dans cette partie.
answer-tray = { $place } : { LIST($pieces, "comma") }.
answer-tray-empty = { $place } : vide.
answer-pseudo-check = C’est un pseudo-échec : le pion est gelé.
answer-frozen = Pions gelés : { LIST($squares, "comma") }.
answer-mated = { FORM($side, "Les") } sont mat : seul un coursier peut bouger.
answer-for-sale = { FORM($side, "Les") } pourraient racheter : { LIST($kinds, "comma") }.
late = Le chargement est long. Ce que vous avez enregistré est en sécurité. Si l’échiquier n’apparaît pas,
load-again = rechargez la page.
words-damaged = Certains textes français ne sont pas arrivés : ils s’affichent en anglais.
