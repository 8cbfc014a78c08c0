# La page personnelle.

you-title = Vous
you-private = Tout reste sur cet appareil.
you-none = Jouez une partie contre l’ordinateur : votre classement et vos résultats apparaîtront ici.
you-begin = Jouer contre l’ordinateur
you-games = { $number ->
    [one] { $number } partie
   *[other] { $number } parties
} depuis le { $since }.
you-copy = Garder une copie
you-delete = Supprimer (réglages)
you-rating = Classement contre l’ordinateur
you-rating-guess = Encore une estimation : jouez quelques parties de plus.
you-rating-soon = Votre classement apparaît après { $of } parties classées. Parties jouées : { $number }.
you-rating-none = Aucune partie classée pour l’instant. Pour obtenir un classement, jouez à Hostage Chess contre un niveau de l’ordinateur, sans indice ni coup repris.
you-rating-how = Seules comptent les parties contre les niveaux de l’ordinateur : Hostage Chess avec ses règles habituelles, sans indice ni coup repris. Les classements des adversaires sont des estimations.
you-span = Période affichée
you-month = Mois
you-year = Année
you-all = Tout
you-curve = Classement de { $from } ({ $begin }) à { $to } ({ $end }), entre { $least } et { $most }.
you-ladder = L’échelle
you-won-lost = gagnées : perdues
you-counts = { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }
you-drawn = { $number ->
        [one] { $number } nulle
       *[other] { $number } nulles
    }
you-level = niveau { $number }
you-levels = niveaux { $number } à { $last }
you-not-met = jamais affronté
you-next = Suivant
you-beaten = battu
you-unrated = { $number ->
    [one] { $number } autre partie ne compte pas : avec aide, ou avec d’autres règles.
   *[other] { $number } autres parties ne comptent pas : avec aide, ou avec d’autres règles.
}
you-openings = Vos premiers coups
you-opening-moves = Coups
you-opening-results = gagnées, nulles, perdues
you-as-white = Blancs
you-as-black = Noirs
you-accuracy = Précision
you-accuracy-last = { $number ->
    [one] dernière partie
   *[other] { $number } dernières parties
}
you-accuracy-none = Faites le bilan d’une partie : votre précision apparaîtra ici.
you-accuracy-curve = Précision sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. Moyenne sur cinq parties : { $first } au début, { $last } maintenant.
you-streak = Problème du jour
you-streak-none = Pas encore de série.
you-people = Contre des humains
you-people-more = { $number } de plus
