# Le bilan de la partie.

review = Bilan
review-go-on = Continuer
review-start = Faire le bilan
review-offer = Le moteur parcourt la partie et montre où elle a basculé, quels coups étaient mauvais et pourquoi, et ce qu’il fallait jouer.
review-pause = Arrêter
review-close = Fermer le bilan
chances = Chances de gain
accuracy = { $percent } de précision
better = Mieux :
better-line = Meilleure variante
# L’histoire de la partie : ses moments clés.
story-own = { $number ->
        [1] Le moment clé de votre partie
        [one] Votre partie en { $number } moment
       *[other] Votre partie en { $number } moments
    }
story-any = { $number ->
        [1] Le moment clé de la partie
        [one] La partie en { $number } moment
       *[other] La partie en { $number } moments
    }
story-none = Aucun coup n’était assez mauvais pour en parler. Bien joué !
story-begins = Lecture de votre partie…
story-you = Vous
story-move = Coup { $move }
story-good = votre meilleur
story-find = Trouver le bon coup
story-show = Montrer
story-moments = Retour aux moments
story-board = Voir l’échiquier
story-again = Rejouer
story-all = { $number ->
        [one] { $number } coup
       *[other] Les { $number } coups
    }
story-clean = Aucun mauvais coup
after-review = Après le bilan
retry = Corriger vos erreurs
retry-next = Suivant
retry-skip = Passer
retry-solve = Voir le coup
retry-back = Retour à la position
retry-end = Terminer
review-progress = Positions examinées
retry-looking = Examen de votre coup…
retry-good = Bien : c’est mieux.
retry-wrong = Ce n’est pas mieux. Essayez un autre coup.
retry-solved = Voilà ce qui était mieux.
retry-over = Plus aucune erreur. Bravo !

review-progress-of = { $done } sur { $of }
verdict-inaccuracy = imprécision
verdict-mistake = erreur
verdict-blunder = gaffe
verdicts-inaccuracy = { $number ->
        [one] { $number } imprécision
       *[other] { $number } imprécisions
    }
verdicts-mistake = { $number ->
        [one] { $number } erreur
       *[other] { $number } erreurs
    }
verdicts-blunder = { $number ->
        [one] { $number } gaffe
       *[other] { $number } gaffes
    }
graph-place = { LIST($parts, "comma") }
graph-chances = { $side } { $percent } %
retry-ask-one = Trouvez pour { FORM($side, "les") } un meilleur coup que { $move }.
retry-ask = { $index } sur { $of } : trouvez pour { FORM($side, "les") } un meilleur coup que { $move }.

# La raison pour laquelle un coup était mauvais, avec parfois les coups qui le montrent.
review-reason = { $reason }.
review-reason-line = { $reason } : { $line }.
end-mate = un mat en { $moves }
end-king = une prise du roi en { $moves }
end-win = { $moves ->
        [one] un gain en { $moves } coup
       *[other] un gain en { $moves } coups
    }
bought-back = { $force ->
        [mate-now] Prend { FORM($kind, "un") } que l’adversaire peut racheter avec mat
        [mate] Prend { FORM($kind, "un") } que l’adversaire peut racheter, avec mat en { $moves }
        [check] Prend { FORM($kind, "un") } que l’adversaire peut racheter avec échec
        [wins] Prend { FORM($kind, "un") } que l’adversaire peut racheter pour gagner ensuite { FORM($lost, "un") }
       *[plain] Prend { FORM($kind, "un") } que l’adversaire peut racheter
    }
dropped-at-once = { $force ->
        [mate-now] Paie avec { FORM($kind, "un") } que l’adversaire peut aussitôt parachuter avec mat
        [mate] Paie avec { FORM($kind, "un") } que l’adversaire peut aussitôt parachuter, avec mat en { $moves }
        [check] Paie avec { FORM($kind, "un") } que l’adversaire peut aussitôt parachuter avec échec
        [wins] Paie avec { FORM($kind, "un") } que l’adversaire peut aussitôt parachuter pour gagner ensuite { FORM($lost, "un") }
       *[plain] Paie avec { FORM($kind, "un") } que l’adversaire peut aussitôt parachuter
    }
overpaid = Paie avec { FORM($paid, "un") } alors qu’{ FORM($enough, "un") } suffisait
dear = Donne { FORM($paid, "un") } pour { FORM($rescued, "un") }
let-thaw = Laisse dégeler le pion en { $at }
not-frozen = Manque l’occasion de geler le pion en { $at }
not-frozen-check = Manque l’occasion de geler le pion en { $at } et de supprimer son échec
put-to-be-lost = { $loss ->
        [taken] Met { FORM($kind, "le") } en prise en { $at }
        [taken-over] Met { FORM($kind, "le") } en { $at }, à portée d’une conversion
       *[pulled] Met { FORM($kind, "le") } en { $at }, à la merci du trou
    }{ $pays ->
        [yes] , et offre de quoi payer une rançon
       *[no] {""}
    }
left-to-be-lost = { $loss ->
        [taken] Laisse { FORM($kind, "le") } en prise en { $at }
        [taken-over] Laisse { FORM($kind, "le") } en { $at } à portée d’une conversion
       *[pulled] Laisse { FORM($kind, "le") } en { $at } à la merci du trou
    }{ $pays ->
        [yes] , et offre de quoi payer une rançon
       *[no] {""}
    }
allowed-end = { $manner ->
        [drop] Permet { $end } par un parachutage
        [exchange] Permet { $end } par un échange
        [promotion] Permet { $end } par une promotion
       *[plain] Permet { $end }
    }
missed-end = { $manner ->
        [drop] Manque { $end } par un parachutage
        [exchange] Manque { $end } par un échange
        [promotion] Manque { $end } par une promotion
       *[plain] Manque { $end }
    }
gave-draw = Concède la nulle par { $ending }
not-taken = { $loss ->
        [taken] Ne prend pas { FORM($kind, "le") } en { $at }
        [taken-over] Ne convertit pas { FORM($kind, "le") } en { $at }
       *[pulled] N’attire pas { FORM($kind, "le") } en { $at } dans le trou
    }
# La sorte de coup, comme partie des deux messages suivants.
manner = { $manner ->
        [drop] un parachutage
        [exchange] un échange
        [promotion] une promotion
       *[plain] un coup
    }
not-seen = { $check ->
        [yes] Manque { manner } avec échec
       *[no] Manque { manner }
    }
allowed-move = { $check ->
        [yes] Permet { manner } avec échec
       *[no] Permet { manner }
    }
chances-fell = Les chances de gain passent de { $was } % à { $is } %
