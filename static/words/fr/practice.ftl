# Entraînement contre le moteur. Chaque groupe d’exercices est un message, nommé comme dans src/session/practice : un titre et une explication.

practice-heading = Entraînement contre le moteur
practice-intro = Gagnez ces positions gagnantes, ou tenez les positions difficiles. Le moteur joue de son mieux.
practice-place = Exercice { $place } sur { $number }
practice-exercise = Exercice { $number }, { $stars }
practice-mate = Matez en { $moves } coups au plus
practice-win = Gagnez en { $moves } coups au plus
practice-hold = Tenez { $moves } coups
practice-left = { $moves ->
        [one] Dernier coup.
       *[other] Encore { $moves } coups.
    }
practice-hint = Le moteur jouerait { $move }.
practice-slipped = Le gain s’est envolé : recommencez, ou continuez.
practice-losing = C’est perdu maintenant : recommencez, ou continuez.
practice-judging = Coups épuisés. Le moteur vérifie si vous avez tenu…
practice-won = Réussi.
practice-held = Vous avez tenu.
practice-late = Coups épuisés, et pas de mat. Réessayez.
practice-lost = Réessayez.
practice-drawn = Une nulle ne suffit pas ici. Réessayez.
practice-not-held = Coups épuisés, et le moteur gagne. Réessayez.
practice-silent = Le moteur ne répond pas. Réessayez.

practice-fed = Mat, aérodrome plein
    .text = Chaque pièce de votre aérodrome est une attaque prête à tomber. Parachutez-les avec échec jusqu’à ce que le roi n’ait plus de case.
practice-thaw = Un pion qui doit dégeler
    .text = Un pion en septième rangée est gelé tant que la prison adverse ne détient ni cavalier, ni fou, ni tour, ni dame à vous. La prochaine pièce prise le dégèle : faites en sorte que ce soit au bon moment.
practice-last = Le dernier paiement
    .text = Vous n’avez qu’un prisonnier. Payez avec lui là où il décide de la partie, ou prenez une pièce qui vaut plus.
practice-win-on = Concrétiser l’avantage
    .text = Vous êtes loin devant, mais sans mat rapide. Continuez d’attaquer, et surveillez ce que vos prises permettent de racheter.
practice-hold-on = Tenir bon
    .text = Un seul coup vous maintient dans la partie, et cela se reproduira. Une nulle compte comme une défense réussie.
