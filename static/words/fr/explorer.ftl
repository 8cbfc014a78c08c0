# L’explorateur d’ouvertures.

explorer = Ouvertures
explorer-how = Coups joués ici dans les parties du moteur contre lui-même
explorer-coming = Chargement des ouvertures…
explorer-lost = Les ouvertures n’ont pas pu être chargées. Êtes-vous hors ligne ?
explorer-none = Aucune partie depuis cette position.
explorer-move = Coup
explorer-games = Parties
explorer-results = Gains Blancs / Noirs
explorer-worth = Évaluation
explorer-row = { $move } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, Blancs { $white } %, nulles { $draws } %, Noirs { $black } % ; évaluation { $score }
explorer-unplayed = { $move } : aucune partie ; évaluation { $score }

opening-e4 = Pion roi
opening-d4 = Pion dame
opening-nf3 = Cavalier roi
opening-nc3 = Cavalier dame
opening-e3 = Pion roi, une case
opening-d3 = Pion dame, une case
opening-a3 = Pion tour dame
opening-h3 = Pion tour roi
opening-h4 = Pion tour roi, deux cases
opening-nh3 = Cavalier au bord
opening-e4-e5 = Deux pions roi
opening-e4-nc6 = Pion roi contre cavalier dame
opening-e4-d5 = Pion roi contre pion dame
opening-d4-d5 = Deux pions dame
opening-d4-nf6 = Pion dame contre cavalier roi
opening-nf3-nf6 = Deux cavaliers roi
opening-nf3-d5 = Cavalier roi contre pion dame
opening-nc3-d5 = Cavalier dame contre pion dame
opening-knights = Deux pions roi et deux cavaliers
