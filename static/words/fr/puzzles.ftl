# Les problèmes.

puzzles-title = Problèmes
puzzles-loading = Chargement des problèmes…
puzzles-lost = Les problèmes n’ont pas pu être chargés. Êtes-vous hors ligne ? Vos problèmes résolus sont gardés.
puzzles-damaged = Ce fichier de problèmes est illisible ({ $fault }). Il vient peut-être d’une autre version de la page. Rechargez la page.
puzzle-unknown = Il n’y a pas de problème « { $name } ». En voici un autre.
puzzle-day-unknown = Il n’y a pas de problème pour ce jour-là. Voici le problème du jour.
puzzle-withdrawn = Le problème « { $name } » a été retiré : une vérification y a trouvé un défaut. En voici un autre.
puzzle-again = À refaire
puzzle-name = Problème { $number }
puzzle-mate = { $moves ->
    [one] Gagnez en un coup.
   *[other] Gagnez en { $moves } coups contre toute défense.
}
puzzle-advantage = Trouvez le seul coup gagnant.
puzzle-defence = Trouvez le seul coup qui sauve la partie.
puzzle-right = Exact. Continuez.
puzzle-solved = Résolu !
puzzle-solved-late = C’est la solution.
puzzle-shown = Voici la solution.
puzzle-returns = Vous reverrez ce problème.
puzzle-judging = Pas la solution. Recherche de la réfutation…
puzzle-refuted = Pas la solution : { FORM($side, "les") } répondent { $answer }. Essayez un autre coup.
puzzle-refuted-mate = Pas la solution : { FORM($side, "les") } répondent { $answer }, et vous perdez { $moves ->
    [one] au coup suivant
   *[other] en { $moves } coups
}. Essayez un autre coup.
puzzle-wrong = Pas la solution. Essayez un autre coup.
puzzle-show = Voir la solution
puzzle-try-again = Réessayer
puzzle-next = Problème suivant
puzzle-analyse = Analyser
puzzle-link = Lien
puzzle-rating = Votre classement : { $guess ->
    [yes] environ { $rating }
   *[no] { $rating }
}
puzzle-grade = Classement du problème : { $rating }
puzzle-streak = { $days ->
    [one] Série : { $days } jour
   *[other] Série : { $days } jours
}
puzzle-count = Résolus du premier coup : { $solved } sur { $tried }
puzzle-due = { $count ->
    [one] { $count } problème à refaire
   *[other] { $count } problèmes à refaire
}
puzzle-game = Jeu
puzzle-daily = Problème du jour
theme-advantage = coup gagnant
theme-defence = sauvetage
theme-mate-drop = mat par parachutage
theme-mate-exchange = mat par échange
theme-mate-promotion = mat par promotion
theme-pseudo-check = pseudo-échec
theme-freeze = geler un pion
theme-thaw = dégeler un pion
theme-denial = adversaire insolvable
theme-block = parade venue du ciel
theme-fork = fourchette
theme-quiet = coup tranquille
theme-purchase = sacrifice pour une rançon
theme-win-in = gain en { $moves }
puzzle-about = Thème
puzzle-topic = { $theme } ({ $count })
theme-any = tous

storm = Tempête de 3 minutes
storm-how = Du plus facile au plus difficile. La pendule démarre à votre premier coup ; une erreur coûte dix secondes.
storm-score = { $solved ->
    [one] { $solved } résolu
   *[other] { $solved } résolus
}
storm-combo = { $moves } de suite
storm-wrong = Faux : { $seconds } secondes de moins.
storm-bonus = { $seconds } secondes de plus !
storm-left = { $seconds ->
    [one] Encore { $seconds } seconde.
   *[other] Encore { $seconds } secondes.
}
storm-best = Votre record : { $best }.
storm-new-best = Votre meilleure tempête !
storm-missed = Revoir vos erreurs
storm-again = Rejouer
storm-end = Arrêter

puzzle-own = Votre propre erreur
puzzle-better = Ici, vous avez joué { $move }. Trouvez un meilleur coup.
puzzle-own-none = Aucune de vos erreurs n’est à revoir aujourd’hui. Voici un autre problème.
puzzles-aside = Vos problèmes résolus sont illisibles et ont été mis de côté. Vous repartez de zéro.
solve-mistakes = Corriger vos erreurs ({ $count })
puzzles-waiting = Vos progrès importés ne tiennent pas dans le stockage de ce navigateur. Ils seront ajoutés quand il y aura de la place : supprimez quelque chose dans la bibliothèque ou dans les réglages.

# Indices, et coups de la solution.

puzzle-skip = Passer
puzzle-hint-note = Avec un indice, ce problème ne compte pas comme résolu. Vous le reverrez.
puzzle-hint-idea = Idée
puzzle-hint-idea-what = quel genre
puzzle-hint-piece = Pièce
puzzle-hint-piece-what = laquelle
puzzle-hint-square = Case
puzzle-hint-square-what = vers où
puzzle-idea-ransom = Payez une rançon : une de vos pièces en prison peut atterrir.
puzzle-idea-drop = Une pièce de votre aérodrome peut atterrir.
puzzle-idea-promote = Un pion peut être promu.
puzzle-idea-capture-check = Cherchez une prise qui donne échec.
puzzle-idea-capture = Il y a quelque chose à prendre.
puzzle-idea-check = Examinez les échecs que vous pouvez donner.
puzzle-idea-quiet = Cherchez un coup tranquille : ni prise ni échec.
puzzle-which-walks = C’est { FORM($kind, "le") } en { $at }.
puzzle-which-ransom = Rachetez { FORM($kind, "le") }.
puzzle-which-drop = C’est { FORM($kind, "le") } de votre aérodrome.
puzzle-which-king = C’est le roi.
puzzle-which-look = Regardez la pièce marquée.
puzzle-where-walks = La pièce va en { $to }.
puzzle-where-lands = La pièce atterrit en { $to }.
puzzle-where-move = Le coup : { LIST($events, "comma") }.
puzzle-step-start = La position du problème.
puzzle-step-ransom = { $who ->
    [you] Vous payez avec
   *[they] L’adversaire paie avec
} { FORM($paid, "un") } et { $who ->
    [you] posez
   *[they] pose
} { $same ->
    [same] { FORM($kind, "genre") ->
        [f] { $who ->
            [you] la vôtre
           *[they] la sienne
        }
       *[m] { $who ->
            [you] le vôtre
           *[they] le sien
        }
    }
   *[other] { FORM($kind, "un") }
} en { $to }{ $end ->
    [over] . C’est gagné.
    [check] , avec échec.
   *[none] .
}
puzzle-step-move = { $who ->
    [you] Votre coup
   *[they] Coup de l’adversaire
} : { LIST($events, "comma") }.{ $end ->
    [over] {" "}C’est gagné.
   *[none] {""}
}
puzzle-step-back = Coup précédent
puzzle-step-forward = Coup suivant
puzzle-retry = Réessayer
puzzle-try = { $move } échoue : { FORM($side, "les") } répondent { $answer }.

# La page d’entrée.

puzzle-front-mate = Gain en { $moves }
puzzle-front-advantage = Trouvez le coup gagnant
puzzle-front-defence = Sauvez la partie
puzzle-solve = Résoudre
puzzle-solve-again = Le revoir
puzzle-easy = Commencer par un facile
puzzle-fill = Résolvez-le aujourd’hui pour remplir le cercle. Votre série continue même avec indices.
puzzle-week = Les sept derniers jours
puzzle-mark-open = à faire
puzzle-mark-solved = résolu
puzzle-mark-hinted = avec indices
puzzle-mark-missed = non résolu
puzzle-weekdays = L M M J V S D
puzzle-weekday-names = lundi mardi mercredi jeudi vendredi samedi dimanche
puzzle-months = Janvier Février Mars Avril Mai Juin Juillet Août Septembre Octobre Novembre Décembre
puzzle-month-of-year = { $month } { $year }
puzzle-month-before = Mois précédent
puzzle-month-after = Mois suivant
puzzle-months-of = janvier février mars avril mai juin juillet août septembre octobre novembre décembre
puzzle-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month }
puzzle-of = Problème du { $day }
puzzle-at-level = Problèmes de votre niveau
puzzle-level = Classement { $guess ->
    [yes] environ { $rating }
   *[no] { $rating }
}{ $way ->
    [up] {" "}· { $change } de plus cette semaine
    [down] {" "}· { $change } de moins cette semaine
   *[same] {""}
}
puzzle-level-new = Vos premiers problèmes fixent votre classement.
puzzle-curve = Votre classement, jour par jour
puzzle-solve-level = Résoudre à mon niveau
storm-name = Tempête
storm-best-how = Votre record en 3 minutes
storm-none-how = Combien en 3 minutes ?
puzzle-try-again-name = À refaire
puzzle-due-how = Manqués, pour aujourd’hui
puzzle-due-none = Manqués : aucun aujourd’hui
puzzle-by-theme = Par thème
puzzle-number-of = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzle-longest = { $days ->
    [one] Plus longue série : { $days } jour
   *[other] Plus longue série : { $days } jours
}
puzzles-back = Tous les problèmes
storm-misses-how = Touchez un échiquier pour le résoudre tranquillement.
storm-right = Justes
storm-wrong-count = Manqués
