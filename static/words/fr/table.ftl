# La fenêtre « Nouvelle partie », la partie en cours et son résultat.

computer = Ordinateur
recruit = Recrue
recruit-character = Découvre les échecs. Ne voit presque rien.
cadet = Cadet
cadet-character = Apprend encore. Donne échec dès que possible.
smuggler = Contrebandier
smuggler-character = Adore atterrir derrière vos lignes.
envoy = Émissaire
envoy-character = Calcule chaque rançon. Échange à juste prix.
warden = Geôlier
warden-character = Remplit sa prison et paie tard.
jumpmaster = Chef largueur
jumpmaster-character = Atterrit près de votre roi. Ne pardonne rien.

# Remarques des adversaires, affichées à côté de leur nom.
recruit-thinks = Elle bouge comment, celle-là ?
recruit-moved = C’est permis, ça ?
recruit-took = Oh, j’ai pris quelque chose !
cadet-thinks = Voyons voir…
cadet-moved = Pourvu que ce soit bon.
cadet-took = Un otage pour moi !
smuggler-thinks = Je cherche un passage…
smuggler-moved = Passé sous votre nez.
smuggler-took = Un de plus à fond de cale.
envoy-thinks = J’étudie les conditions…
envoy-moved = Voilà mon offre.
envoy-took = Un otage pour négocier.
warden-thinks = Je compte les cellules…
warden-moved = Rien ne presse.
warden-took = Sous les verrous.
jumpmaster-thinks = J’inspecte la zone de largage…
jumpmaster-moved = Debout, accrochez !
jumpmaster-took = Otage sécurisé.

choose-opponent = Votre adversaire
finer = Plus d’options : 14 niveaux, ou un temps par coup
across-computer = Ordinateur
same-screen = Même écran
across-friend = Par liens
across-nobody = Regarder
friend-how = Jouez chacun votre tour sur cet écran.
links-how = Chacun voit l’échiquier de son côté. Après chaque coup, vous envoyez un lien.
nobody-how = L’ordinateur joue les deux camps. Vous regardez, à votre rythme.
you-play = Vous jouez
either = Au hasard
untimed = sans pendule
untimed-chip = Illimité
own-clock = Libre
set-it = à régler
no-hurry = sans hâte
bullet = bullet
blitz = blitz
rapid = rapide
begin = Jouer
# L’adversaire dans une phrase et au début. Avec des secondes par coup, l’ordinateur n’a pas de nom.
opponent = { $name ->
        [computer] l’ordinateur
       *[named] { $name }
    }
opponent-first = { $name ->
        [computer] L’ordinateur
       *[named] { $name }
    }
agreed = Vous jouez { FORM($side, "les") } contre { opponent }, { $clock }.
agreed-either = Couleurs au hasard contre { opponent }, { $clock }.
agreed-friend = À deux, { $clock }.
agreed-links = Vous jouez { FORM($side, "les") } ; votre ami reçoit chaque coup par lien.
agreed-links-either = Couleurs au hasard ; votre ami reçoit chaque coup par lien.
agreed-nobody = { opponent-first } contre { opponent }, { $clock }.
game-stays = La partie en cours n’est pas perdue : « Partie précédente » la ramène.

take-back = Reprendre
flip-board = Tourner
step = Un coup
type-a-move = Taper un coup
headline-you = Victoire
headline-mated = Défaite par mat
headline-resigned = Vous avez abandonné
headline-out-of-time = Défaite au temps
headline-lost = Défaite
headline-computer = { opponent-first } gagne
headline-side = { FORM($side, "Les") } gagnent
headline-draw = Nulle
ended-by-parachute = Mat en parachute, coup { $number }.
cause-resigned = { opponent-first } abandonne.
cause-out-of-time = { opponent-first } n’a plus de temps.
cause-won = { opponent-first } gagne.
cause-by = Par { $ending }.
your-friend = Votre ami
ended = { $how } Coup { $number }.
rematch-as = Revanche avec { FORM($side, "les") }
next-level = Suite : { $name }, niveau { $number }
named-level = { $number ->
        [0] { $name }
       *[other] { $name }, niveau { $number }
    }
ladder = Vous avez battu { $name }. Ensuite : { $next }.
ladder-top = Vous avez battu { $name }. Personne n’est plus fort.
ladder-helped = Vous avez gagné avec de l’aide. Pour monter d’un échelon, battez { $number ->
        [0] { $name }
       *[other] { $name }, niveau { $number },
    } sans indice ni coup repris.
beaten = battu
beaten-with-help = avec aide
