# Ce que les parties du moteur montrent du jeu (#/findings).

findings-title = Ce que montrent les parties
findings-decimal = {","}
findings-games = { $number ->
        [one] { $games } partie
       *[other] { $games } parties
    }
findings-source = Tous les chiffres viennent de { $games } que le moteur a jouées contre lui-même, en examinant environ 1 500 positions par coup. Ils montrent comment joue le moteur, pas comment jouent les gens. Un coup qui gagne souvent n’est pas forcément la cause du gain.
findings-error = Le nombre après ± est la marge d’erreur.
findings-white = Les Blancs marquent { $points } points sur 100
findings-white-won = Gains des Blancs { $share }
findings-drawn = Nulles { $share }
findings-black-won = Gains des Noirs { $share }
findings-length = La moitié des parties finissent avant le coup { $move }
findings-lengths = Une partie sur dix finit avant le coup { $early }, neuf sur dix avant le coup { $late }. La moyenne est de { $mean } coups.
findings-mate = { $share } des mats viennent d’un échange
findings-by-walk = Coup sur l’échiquier { $share }
findings-by-drop = Parachutage { $share }
findings-by-exchange = Échange { $share }
findings-stopped = { $mates } mats. { $share } des parties ont été jouées jusqu’au bout ; les autres ont été arrêtées quand un camp avait pris beaucoup d’avance.
findings-frozen = Un pion gèle dans { $share } des parties
findings-pawns = En 100 parties, { $pawns } pions gèlent.
findings-alike = Dans { $share } des échanges, on paie avec la même pièce
findings-cells = Chaque ligne est une pièce rachetée, chaque colonne une rançon. En grand : échanges pour 100 parties. En petit : ce que gagne ou perd le payeur en points attendus, sur 100. En bleu : une perte d’au moins 5.
findings-rescued = Rachat
findings-paid = Rançon
findings-worst = Payer avec une dame pour un pion ne rapporte que { $points } points sur 100
findings-scores = Score du camp qui joue le coup ; le trait marque 50. Un camp en difficulté doit trop payer : le coup n’est pas toujours la cause.
findings-first = { $move } réussit le mieux aux Blancs : { $points } points sur 100
findings-lines = Choisissez un premier coup, puis suivez les coups les plus joués ensuite, dans { $games } d’un moteur plus récent.
