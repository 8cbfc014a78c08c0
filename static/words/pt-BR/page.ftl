# Textos dos scripts da própria página, para antes de o app começar ou depois de ele quebrar. Não têm argumentos.

page-description = Xadrez em que as peças capturadas são reféns e podem ser resgatadas.
page-no-wasm = O tabuleiro precisa de WebAssembly, que falta ou está desativado neste navegador. Ative-o ou use um navegador mais novo.
page-not-started = O jogo não conseguiu iniciar. Suas partidas, se houver, estão salvas.
fault-again = Esta página falhou de novo ao iniciar. Talvez a causa sejam os seus dados salvos. Você pode salvar uma cópia de tudo e começar sem eles: as partidas são deixadas de lado, não excluídas, e a biblioteca fica.
fault-again-library = Esta página falhou de novo ao iniciar. Talvez a causa seja a biblioteca. Salve primeiro uma cópia. Depois você pode começar sem a biblioteca e importar as partidas dela a partir da cópia.
fault-copy = Salvar uma cópia
fault-without = Começar sem isso
fault-saved = Salvo nos seus downloads: hostage-chess-stored.pgn.
fault-saved-part = Salvo nos seus downloads sem a biblioteca, que não pôde ser lida: hostage-chess-stored.pgn.
fault-unsaved = Não foi possível salvar a cópia.
fault-blocked = Outra aba está com a biblioteca aberta. Feche as outras abas desta página.
fault-kept = Não foi possível excluir a biblioteca.
fault-lost = O que esta página não conseguiu salvar se perdeu.
# A página que o servidor mostra para um endereço que não existe.
lost-title = Página não encontrada
lost-what = O endereço está incompleto ou a página não existe mais. Tudo o que você salvou continua lá.
lost-home = Ir para o início
