# L’écran d’accueil d’une première visite.

welcome-captured = Les pièces prises sont des otages.
welcome-ransom = Rachetez les vôtres, parachutez-les.
welcome-how = Payez avec un prisonnier de valeur au moins égale, et votre pièce atterrit aussitôt sur une case vide.
door-computer = Contre l’ordinateur
door-computer-how = Facile au début. Sans compte.
door-computer-against = Adversaire : { $opponent }. Sans compte.
door-learn = Apprendre en cinq minutes
door-learn-how = Sept courtes leçons, sur l’échiquier
# Pour qui n’a jamais joué aux échecs.
door-learn-chess = Les échecs d’abord
door-learn-chess-how = Trois minutes, sur l’échiquier
door-friend = Avec un ami
door-friend-how = Par lien ou sur cet écran
door-puzzle-how = Un nouveau chaque jour
skill = Jouez-vous aux échecs ?
skill-unasked = sans réponse
skill-never = jamais
skill-little = un peu
skill-club = en club
welcome-held = Votre cavalier est pris
welcome-paid = Vous payez avec un fou
welcome-mate = Il atterrit : mat
welcome-picture = Une partie de Hostage Chess. Les Noirs détiennent le cavalier blanc. Les Blancs paient avec un fou de leur prison, et le cavalier atterrit en parachute en f7 : échec et mat.
welcome-pause = Figer l’animation
other-games = Autres jeux
takeover-how = Sautez une pièce, elle change de camp
hole-how = Attirez les pièces dans les deux trous
messenger-how = Le premier coursier au bout gagne
friend-first = Jouez votre coup, puis envoyez-le.
friend-begins = Envoyez le lien : votre ami a les Blancs et commence.

# Explications affichées quand on touche un bac vide.
purpose-prison = Votre prison : les pièces que vous prenez y attendent. Servez-vous-en pour racheter les vôtres.
purpose-jailed = Vos pièces prises sont détenues ici. Payez avec un prisonnier de valeur au moins égale, et l’une d’elles revient en parachute.
purpose-airfield = Votre aérodrome : les pièces avec lesquelles votre adversaire a payé y attendent que vous les parachutiez sur une case vide.
purpose-their-airfield = L’aérodrome adverse : poussez-y un prisonnier pour racheter une de vos pièces.
