# Le banc d’essai.

bench-title = Banc d’essai
bench-intro = Le moteur explore des positions fixes à une profondeur fixe. Une même version du moteur visite le même nombre de nœuds sur toutes les machines et dans tous les navigateurs. Les nœuds par seconde montrent sa vitesse ici.
bench-depth = Profondeur
bench-run = Lancer
bench-progress = Position { $done } sur { $of }…
