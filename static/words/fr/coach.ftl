# Le coach : menaces adverses et meilleurs coups.

coach = Coach
coach-says = Vous avertit en cas de gaffe.
set-coach = Coach face aux adversaires faciles
coach-on = Activé
coach-off = Désactivé
coach-play-on = Continuer
no-coach = Sans coach
coach-asks = { $reason }. Reprendre le coup ?
coach-asks-line = { $reason } : { $line }. Reprendre le coup ?
coach-asks-reply = { $reason }. Meilleure réponse { FORM($side, "des") } : { $line }. Reprendre le coup ?
# La conséquence, comme partie des deux messages suivants.
coach-with = { $force ->
        [mate-now] {" "}avec mat
        [mate] {" "}et mater en { $moves }
        [check] {" "}avec échec
       *[plain] {""}
    }
coach-then = { $force ->
        [wins] {" "}puis gagner { FORM($lost, "un") }
       *[plain] {""}
    }
coach-bought-back = { FORM($side, "Les") } peuvent racheter { FORM($kind, "le") }{ coach-with }{ coach-then }
coach-dropped = { FORM($side, "Les") } peuvent parachuter { FORM($kind, "le") } de votre rançon{ coach-with }{ coach-then }
coach-lost = { FORM($side, "Les") } peuvent { $loss ->
        [taken] prendre { FORM($kind, "le") } en { $at }
        [taken-over] convertir { FORM($kind, "le") } en { $at }
       *[pulled] attirer { FORM($kind, "le") } en { $at } dans le trou
    }{ $pays ->
        [yes] {" "}puis s’en servir pour payer une rançon
       *[no] {""}
    }
# Le premier coup d’un gain forcé, comme partie des deux messages suivants.
coach-by = { $manner ->
        [drop] {" "}par un parachutage
        [exchange] {" "}par un échange
        [promotion] {" "}par une promotion
       *[plain] {""}
    }
coach-end = { FORM($side, "Les") } ont { $end }{ coach-by }
coach-missed = Vous aviez { $end }{ coach-by }
coach-answered = { FORM($side, "Les") } peuvent répondre par { manner }{ $check ->
        [yes] {" "}avec échec
       *[no] {""}
    }
coach-not-seen = Vous aviez mieux : { manner }{ $check ->
        [yes] {" "}avec échec
       *[no] {""}
    }
coach-overpaid = Vous payez avec { FORM($paid, "un") } alors qu’{ FORM($enough, "un") } suffirait
coach-dear = Vous donnez { FORM($paid, "un") } pour { FORM($rescued, "un") }
coach-thaws = Le pion en { $at } dégèle
coach-not-frozen = Vous pouviez geler le pion en { $at }{ $check ->
        [yes] {" "}et supprimer son échec
       *[no] {""}
    }
coach-not-taken = Vous pouviez plutôt { $loss ->
        [taken] prendre { FORM($kind, "le") } en { $at }
        [taken-over] convertir { FORM($kind, "le") } en { $at }
       *[pulled] attirer { FORM($kind, "le") } en { $at } dans le trou
    }
coach-fell = Vos chances de gain passent de { $was } % à { $is } %

# Après la partie : trois moments au plus.
moments = Moments clés
moment-well = Bien vu : { FORM($side, "les") } ont commis une erreur, et ce coup en a profité.
# Un parachutage ou un rachat qui a gagné la partie.
moment-parachute = { FORM($kind, "Le") } atterrit en { $at }, { $ends ->
        [yes] et la partie est finie
       *[no] et plus rien ne peut l’arrêter
    }. Magnifique.
moment-title-parachute = Le parachute gagnant
moment-title-well = Occasion saisie
moment-title-bought = Le retour { FORM($kind, "du") }
moment-title-dropped = La rançon contre-attaque
moment-title-dear = La rançon était trop chère
moment-title-thawed = Un pion a dégelé
moment-title-not-frozen = On pouvait geler un pion
moment-title-lost = { FORM($kind, "Le") } était en prise
moment-title-allowed = Ce coup permettait { $end }
moment-title-missed = Il y avait { $end }
moment-title-drew = Ce coup permettait la nulle
moment-title-free = { FORM($kind, "Le") } était à prendre
moment-title-not-seen = { $manner ->
        [drop] Un parachutage était meilleur
        [exchange] Un rachat était meilleur
       *[plain] Il y avait mieux
    }
moment-title-answered = { $manner ->
        [drop] Un parachutage est passé inaperçu
        [exchange] Un rachat est passé inaperçu
       *[plain] La réponse est passée inaperçue
    }
moment-title-fell = La partie bascule ici
moment-board = La position avant { $move }
moment-analyse = Analyser
moment-puzzle = Problèmes similaires
