# Textes des scripts de la page, avant le démarrage de l’application ou après son plantage. Ils n’ont pas d’arguments.

page-description = Des échecs où les pièces prises sont des otages que l’on peut racheter.
page-no-wasm = L’échiquier a besoin de WebAssembly, absent ou désactivé dans ce navigateur. Activez-le, ou utilisez un navigateur plus récent.
page-not-started = Le jeu n’a pas pu démarrer. Vos parties sont enregistrées.
fault-again = Cette page a encore planté au démarrage. Vos données enregistrées en sont peut-être la cause. Vous pouvez en sauvegarder une copie complète et démarrer sans elles : les parties sont mises de côté, pas supprimées, et la bibliothèque reste.
fault-again-library = Cette page a encore planté au démarrage. La bibliothèque en est peut-être la cause. Sauvegardez d’abord une copie. Vous pourrez ensuite démarrer sans la bibliothèque et réimporter ses parties depuis la copie.
fault-copy = Garder une copie
fault-without = Démarrer sans
fault-saved = Copie dans vos téléchargements : hostage-chess-stored.pgn.
fault-saved-part = Copie dans vos téléchargements, sans la bibliothèque, qui était illisible : hostage-chess-stored.pgn.
fault-unsaved = La copie n’a pas pu être sauvegardée.
fault-blocked = La bibliothèque est ouverte dans un autre onglet. Fermez les autres onglets de cette page.
fault-kept = La bibliothèque n’a pas pu être supprimée.
fault-lost = Ce que cette page n’a pas pu enregistrer est perdu.
# La page affichée pour une adresse qui n’existe pas.
lost-title = Page introuvable
lost-what = L’adresse est incomplète, ou la page n’existe plus. Tout ce que vous avez enregistré est encore là.
lost-home = Aller à l’accueil
