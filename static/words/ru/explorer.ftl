# Дебютный справочник.

explorer = Дебюты
explorer-how = Ходы отсюда в партиях движка с самим собой
explorer-coming = Загрузка дебютов…
explorer-lost = Дебюты не загрузились. Вы не в сети?
explorer-none = Партий с этой позицией нет.
explorer-move = Ход
explorer-games = Партии
explorer-results = Победы белых / чёрных
explorer-worth = Оценка
explorer-row = { $move }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, победы белых { $white } %, ничьи { $draws } %, победы чёрных { $black } %; оценка { $score }
explorer-unplayed = { $move }: партий нет; оценка { $score }

opening-e4 = Королевская пешка
opening-d4 = Ферзевая пешка
opening-nf3 = Королевский конь
opening-nc3 = Ферзевый конь
opening-e3 = Королевская пешка, один шаг
opening-d3 = Ферзевая пешка, один шаг
opening-a3 = Пешка ферзевой ладьи
opening-h3 = Пешка королевской ладьи
opening-h4 = Пешка королевской ладьи, два шага
opening-nh3 = Конь на краю
opening-e4-e5 = Две королевские пешки
opening-e4-nc6 = Королевская пешка против ферзевого коня
opening-e4-d5 = Королевская пешка против ферзевой
opening-d4-d5 = Две ферзевые пешки
opening-d4-nf6 = Ферзевая пешка против королевского коня
opening-nf3-nf6 = Два королевских коня
opening-nf3-d5 = Королевский конь против ферзевой пешки
opening-nc3-d5 = Ферзевый конь против ферзевой пешки
opening-knights = Две королевские пешки и два коня
