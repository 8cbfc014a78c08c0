# Les raccourcis clavier et leur effet ; le tableau se trouve dans src/shell/keys.

key-tab = passer de l’échiquier aux bacs et aux boutons
key-walk = sur l’échiquier : aller de case en case
key-touch = sur l’échiquier : prendre ou poser une pièce
key-landings = sur l’échiquier : tout ce qui peut atterrir sur cette case
key-back = revenir d’un pas ; quand le coach demande : continuer
key-flip = tourner l’échiquier
key-sound = activer ou couper le son
key-type = hors de l’échiquier : taper un coup
key-help = afficher cette liste
key-hint = un indice, plus précis à chaque fois
key-undo = hors de l’échiquier : reculer, avancer
key-move-now = hors de l’échiquier : jouer maintenant ; quand le coach demande : continuer
key-say-last = lire le dernier coup ; ou taper « dernier »
key-say-clocks = lire les pendules ; ou taper « pendule »
key-say-trays = lire le contenu des prisons et des aérodromes ; ou taper « prison »
key-say-turn = dire à qui de jouer et ce qu’il faut surveiller ; ou taper « qui »
key-tell-last = lire le dernier coup
key-tell-clocks = lire les pendules
key-tell-trays = lire le contenu des prisons et des aérodromes
key-tell-turn = dire à qui de jouer et ce qu’il faut surveiller
key-step = hors de l’échiquier : reculer, avancer
key-sibling = hors de l’échiquier : passer d’un coup joué ici à l’autre
key-ends = aller au début ou à la fin de la variante
key-follow = hors de l’échiquier : jouer le meilleur coup du moteur
key-engine = activer ou couper le moteur
key-move = ce coup : commenter, annoter, promouvoir, supprimer
key-clear-shapes = effacer les flèches et les cercles
key-threats = hors de l’échiquier : menaces par parachutage, prise ou paiement
key-own = parachutages du camp au trait
key-setup-tab = passer de l’échiquier aux boîtes, aux bacs et aux champs
key-setup-piece = prendre une pièce blanche par sa lettre anglaise (minuscule : noire) ; encore : la reposer
key-setup-touch = sur l’échiquier : poser ou prendre une pièce
key-setup-remove = sur l’échiquier : retirer la pièce
key-setup-erase = prendre la gomme
key-setup-back = reposer ce que vous tenez
key-setup-undo = hors de l’échiquier : annuler, rétablir
key-setup-control = annuler, rétablir

# Les noms gravés sur les touches.
keyname-space = Espace
keyname-enter = Entrée
keyname-escape = Échap
keyname-delete = Suppr
keyname-backspace = Retour arrière
keyname-home = Début
keyname-end = Fin
