# Редактор позиции.

nav-setup = Редактор
erase = Ластик
clear = Очистить
start-position = Начало
play-from-here = Играть отсюда
analyse-this = Анализ
copy-link = Копировать ссылку
set-up-from-here = В редактор
setup-copied = Ссылка на позицию скопирована.
setup-not-copied = Браузер не даёт странице копировать. Выделите FEN и скопируйте сами.
fen = FEN
whose-turn = Ход
castling = Рокировка
en-passant = На проходе
no-en-passant = нет
jail-rest = Остальных в тюрьму
census = Фигуры
setup-hint = Перетащите фигуры из ящиков или нажмите фигуру, потом поля для неё. Чтобы убрать фигуру, перетащите её за край доски.
not-playable = Играть пока нельзя:

right-kingside = { $side } O-O
right-queenside = { $side } O-O-O
right-unmoved = { $side }: король не ходил
census-of = { $side } { $found } из { $full }
playable = Готово. { $state }
playable-over = { $state } Партия окончена.
fits = Подходит для { $game }: перейти
setup-piece = { FORM($piece, "Nom") }: { $count }
setup-piece-missing = { FORM($piece, "Nom") }: не хватает { $count }
setup-piece-complete = { FORM($piece, "Nom") }: все на месте

place-square = { $square }
    .at = на { $square }
    .from = с { $square }
    .to = на { $square }
    .holds = На { $square }
setup-eraser = Ластик: каждое нажатие убирает фигуру.
setup-in-hand = { FORM($piece, "Nom") } в руке: нажмите поле, чтобы поставить.
setup-taken-up = { FORM($piece, "Nom") } в руке: выберите поле.
setup-nothing-in-hand = В руке ничего.
setup-came = { FORM($piece, "Nom") } { FORM($place, "at") }.
setup-came-instead = { FORM($piece, "Nom") } { FORM($place, "at") } вместо { FORM($before, "gen") }.
setup-left = Убрано: { $piece } { FORM($place, "at") }.
setup-went = { FORM($piece, "Nom") } { FORM($from, "from") } { FORM($to, "to") }.
setup-went-instead = { FORM($piece, "Nom") } { FORM($from, "from") } { FORM($to, "to") } вместо { FORM($before, "gen") }.
setup-wrong-side = { FORM($place, "holds") } — только фигуры { FORM($side, "gen") }.
setup-wrong-kind = Сюда нельзя поставить { FORM($kind, "acc") }.
setup-right = { $right }: { $held ->
        [yes] да
       *[no] нет
    }.
setup-en-passant = Пешка только что шагнула на два поля через { $square }.
setup-no-en-passant = Ни одна пешка не шагнула только что на два поля.
setup-rules-kept = { $game }: фигуры остаются.
setup-rules-start = { $game }: начальная позиция.
setup-jailed = { $pieces ->
        [one] В тюрьму отправлена { $pieces } фигура.
        [few] В тюрьму отправлено { $pieces } фигуры.
       *[many] В тюрьму отправлено { $pieces } фигур.
    }
setup-cleared = Все фигуры убраны.
setup-start = Начальная позиция.
setup-read = Позиция загружена.
setup-faulty = Позиция загружена, но в ней ошибки.
setup-unreadable = Это не позиция; доска не изменилась.
setup-undone = Отменено.
setup-redone = Повторено.
setup-mended = Теперь с этой позиции можно играть.
