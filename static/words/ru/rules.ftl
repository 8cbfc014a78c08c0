# Фразы о правилах: ошибки позиций, причины невозможных ходов, события хода, концовки партий.

## Ошибки позиций

fault-unknown-variant = Нет игры с названием «{ $name }».
fault-too-long = Длина текста: { $bytes ->
        [one] { $bytes } байт
        [few] { $bytes } байта
       *[many] { $bytes } байт
    }. Для позиции это слишком много. Вставьте текст покороче.
fault-empty = Позиции нет: текст пуст.
fault-character = В позиции не может быть символа «{ $letter }».
fault-ranks = Горизонталей на доске: { $found }, а нужно { $expected }.
fault-rank-length = Полей на горизонтали { $rank }: { $found }, а нужно { $expected }.
fault-shape = Горизонталь { $rank } не подходит к доске. Пустая она пишется { $shape }, где * — нет поля.
fault-no-piece-on-board = «{ $letter }» на доске — не фигура и не число пустых полей.
fault-no-piece-in-pocket = «{ $letter }» среди аэродромов и тюрем — не фигура.
fault-bracket = Скобка аэродромов и тюрем не закрыта перед очередью хода.
fault-not-in-pocket = { FORM($piece, "Nom") } не может быть в тюрьме или на аэродроме.
fault-turn = Очередь хода — w или b, а не «{ $text }».
fault-castling = Права на рокировку — это - или буквы из { $letters }, каждая не больше раза, а не «{ $text }».
fault-castling-unmoved = В «{ $text }» лишняя E или e: право на рокировку и так значит, что король не ходил.
fault-no-castling = В этой игре нет рокировки: вместо «{ $text }» пишите -.
fault-castling-king = Для права { $letter } король { FORM($side, "gen") } должен стоять на начальном поле.
fault-castling-rook = Для права { $letter } король и ладья { FORM($side, "gen") } должны стоять на начальных полях.
fault-en-passant = Ни одна пешка не могла только что шагнуть на два поля через «{ $text }».
fault-counter = «{ $text }» — не число ходов.
fault-trailing = Позиция кончается перед «{ $text }»: удалите это.
fault-no-king = У { FORM($side, "gen") } нет короля.
fault-kings = У { FORM($side, "gen") } королей: { $found }.
fault-too-many = У { FORM($side, "gen") } { $found } { $found ->
        [one] { $kind }
        [few] { FORM($kind, "few") }
       *[many] { FORM($kind, "many") }
    }, а в комплекте { $most }.
fault-pawn-on-edge = Пешка не может стоять на { $square }.
fault-king-en-prise = Ход { FORM($mover, "gen") }, и они могут взять короля { FORM($side, "gen") }.
fault-takeover-nothing-to-place = По этим правилам нет свободной расстановки, и фигур в скобках быть не может.
fault-takeover-uneven = Стороны ставят фигуры по очереди: если у { FORM($second, "gen") } осталось { $black }, у { FORM($first, "gen") } не может быть { $white }.
fault-takeover-out-of-own-ranks = При расстановке фигура на { $square } стоит вне своих горизонталей.
fault-messenger-open-bracket = Скобка гонцов не закрыта перед очередью хода.
fault-messenger-not-a-courier = В скобках могут быть только C и c, а не «{ $letter }».
fault-messenger-beside = Сейчас этих гонцов рядом с доской быть не может.
fault-messenger-no-pawn = У { FORM($side, "gen") } нет пешки, которая стала бы гонцом.

## Почему ход невозможен

illegal-game-over = Партия окончена.
illegal-not-your-turn = Ход { FORM($side, "gen") }.
illegal-nobody-there = На этом поле нет фигуры.
illegal-not-your-piece = { FORM($piece, "Nom") } — не ваша фигура.
illegal-not-how-it-moves = { FORM($kind, "cap") } так не ходит.
illegal-blocked = На пути { FORM($kind, "gen") } — { $by } на { $at }.
illegal-own-piece-there = На этом поле ваша фигура.
illegal-nothing-to-capture = Наискосок пешка только бьёт, а бить там нечего.
illegal-cannot-move = { FORM($kind, "gender") ->
        [f] У этой
       *[m] У этого
    } { FORM($kind, "gen") } нет хода.
illegal-pinned = { FORM($kind, "gender") ->
        [f] Эта { $kind } связана
       *[m] Этот { $kind } связан
    } { FORM($by, "ins") } на { $at }: позади король.
illegal-still-in-check = Шах остаётся: на вашего короля нападает { $by } на { $at }.
illegal-into-check = Тогда на вашего короля нападёт { $by } на { $at }.
illegal-thawing-capture = { FORM($victim, "gender") ->
        [f] Взятая
       *[m] Взятый
    } { $victim } попадёт в вашу тюрьму, пешка { FORM($owner, "gen") } { $pawn } оттает и даст вам шах.
illegal-unreadable = «{ $text }» — не ход.
illegal-ambiguous = «{ $text }» — это может быть { LIST($meanings, "or") }.
illegal-no-such-move = Ни одна фигура не может сыграть «{ $text }».
illegal-not-a-move = Так ход не начинается.
illegal-frozen-pawn = Эта пешка заморожена: в тюрьме соперника нет фигуры ей на замену.
illegal-nobody-to-become = Эта пешка не может превратиться: в тюрьме соперника нет фигуры ей на замену.
illegal-never-becomes = Пешка не может стать { FORM($kind, "ins") }.
illegal-cannot-become = В тюрьме соперника нет { FORM($kind, "gender") ->
        [f] вашей
       *[m] вашего
    } { FORM($kind, "gen") } на замену пешке.
illegal-promotion-not-chosen = Выберите фигуру на замену пешке.
illegal-no-promotion-here = Пешка превращается только на последней горизонтали.
illegal-prisoner-stays = { FORM($kind, "gender") ->
        [f] Эта
       *[m] Этот
    } { $kind } у вас в плену: годится для выкупа, но не для высадки.
illegal-nobody-goes-there = Сюда фигуру не поставить: высаживайте свои на поля, а пленника сдвигайте на аэродром соперника.
illegal-nobody-lands = На это поле сейчас некого высадить.
illegal-cannot-afford = За { FORM($kind, "acc") } вам нечем заплатить.
illegal-too-cheap = { FORM($paid, "cap") } дешевле { FORM($rescued, "gen") }.
illegal-not-jailed = В тюрьме соперника нет { FORM($kind, "gender") ->
        [f] вашей
       *[m] вашего
    } { FORM($kind, "gen") }.
illegal-no-prisoner = В вашей тюрьме нет { FORM($kind, "gen") }.
illegal-not-on-airfield = На вашем аэродроме нет { FORM($kind, "gen") }.
illegal-buys-nobody = Заплатив { FORM($kind, "ins") }, вы никого не выкупите.
illegal-occupied = Высадка — только на пустое поле, а здесь { $piece }.
illegal-pawn-on-edge = На первую и последнюю горизонталь пешку высадить нельзя.

castling-king-moved = Рокировка невозможна: король уже ходил.
castling-no-rook = Рокировка невозможна: в этом углу нет ладьи, которая ещё не ходила.
castling-king-or-rook-moved = Рокировка невозможна: король или эта ладья уже ходили.
castling-path = Рокировка невозможна: поле { $at } занято.
castling-in-check = Рокировка невозможна: вам шах с { $at }.
castling-through-check = Рокировка невозможна: король прошёл бы через поле под боем с { $at }.

hole-over-hole = { FORM($kind, "cap") } не может пройти над дырой { $hole }.
hole-pawn-before-hole = Эта пешка стоит перед дырой { $hole } и может только бить.
hole-neither = За ход можно пойти, стянуть фигуру в дыру или сделать и то и другое.
hole-does-not-pull = { FORM($kind, "cap") } не стягивает фигуры.
hole-nobody-to-pull = На этом поле некого стягивать.
hole-pulls-own = Свою фигуру стянуть в дыру нельзя.
hole-not-in-line = { FORM($kind, "cap") } не стягивает по этой линии.
hole-no-hole = Между фигурами нет дыры.
hole-two-holes = Между фигурами две дыры, а нужна ровно одна.
hole-between = Мешает { $by } на { $at }.
hole-king-taken = Взятие короля завершает партию.
hole-promotion-ends-turn = Превратившаяся пешка в тот же ход не стягивает.
hole-promotion-not-chosen = Выберите для пешки ферзя, ладью или слона.
hole-no-promotion-here = Превращается только пешка, дошедшая до третьей горизонтали соперника.
hole-cannot-become = Пешка становится ферзём, ладьёй или слоном, но не { FORM($kind, "ins") }.

takeover-no-square = На этой доске нет такого поля.
takeover-first-step = Прыжок { FORM($kind, "gen") } первым же шагом уходит с доски.
takeover-nobody-to-jump = { FORM($kind, "cap") } прыгает через фигуру, а там её нет.
takeover-no-room = Прыжок кончается на пустом поле, а на { $at } — { $piece }.
takeover-second-jump = Прыгают только через одну фигуру, а на пути ещё { $piece } на { $at }.
takeover-not-next-to = По этим правилам прыжок через { $at } кончается на следующем поле.
takeover-defended = Нельзя переманить: { $victim } на { $at } под защитой ({ $by } на { $from }).
takeover-no-castling = По этим правилам рокировки нет.
takeover-promotion-not-chosen = Выберите, во что превратить пешку.
takeover-no-promotion-here = Превращается только пешка, дошедшая до последней горизонтали.
takeover-set-up-first = Сначала расставьте все фигуры: берите их рядом с доской.
takeover-not-to-place = У вас больше нет { FORM($kind, "gen") } для расстановки.
takeover-not-own-ranks = Ставьте фигуры только на свои { $depth } горизонтали.
takeover-pawn-on-back-rank = Пешку нельзя ставить на крайнюю горизонталь.
takeover-no-completion = После этого короля можно будет взять при любой расстановке остальных фигур.
takeover-king-exposed = Так закончить расстановку нельзя: короля { FORM($side, "gen") } может взять { $by } на { $at }.

messenger-place-first = Сначала выберите пешку, которая станет гонцом.
messenger-not-a-pawn = Гонцом может стать только пешка.
messenger-already-placed = Гонец уже выбран.
messenger-courier-first = Первым шагает гонец.
messenger-not-a-courier = Первым шагает гонец, а не { $kind }.
messenger-one-step = Гонец шагает только раз, до обычного хода.
messenger-no-capture = Гонец не бьёт.
messenger-immune = Взять { FORM($kind, "acc") } нельзя.
messenger-adds-attacker = После этого шага на вашего короля нападёт { $by } на { $at }.
messenger-must-break = Вам шах ({ $by } на { $at }): отразите его шагом гонца.
messenger-no-answer = После этого шага шах ({ $by } на { $at }) не отразить.
messenger-not-at-edge = Гонец уходит с доски только с последней горизонтали.
messenger-exit-exposes = Гонцу нельзя уйти: на короля нападёт { $by } на { $at }.
messenger-exit-barred = Гонцу нельзя уйти, пока он может отразить шах ({ $by } на { $at }).
messenger-frozen = Вам мат ({ $by } на { $at }): ходит только гонец.
messenger-move-too = После шага нужен обычный ход.
messenger-no-pass = Пропустить нельзя: у вас есть ход.
messenger-promotion-not-chosen = Выберите, во что превратить пешку.
messenger-no-promotion-here = Превращается только пешка, дошедшая до последней горизонтали.

## События хода

# Одно за другим, через запятую.
turn-done = { $side }: { LIST($events, "comma") }.

event-walked = { $kind } с { $from } на { $to }
event-castled-kingside = короткая рокировка
event-castled-queenside = длинная рокировка
event-captured = взятие { FORM($kind, "gen") }
event-paid = плата { FORM($kind, "ins") }
event-rescued = выкуп { FORM($kind, "gen") }, десант на { $to }
event-dropped = высадка { FORM($kind, "gen") } на { $to }
event-set-up = { $kind } на { $to }
event-promoted = превращение в { FORM($kind, "acc") }
event-taken-over = { $kind } на { $at } меняет сторону
event-pulled = { $kind } на { $at } падает в дыру
event-placed = пешка на { $at } становится гонцом
event-left = гонец уходит с доски с { $at }
event-passed = пропуск
event-thawed = { FORM($side, "f") } пешка { $at } оттаивает
event-froze = { FORM($side, "f") } пешка { $at } замерзает
event-check = шах
event-mate = мат
event-pseudo-check = псевдошах

## Концовки

ending-checkmate = мат
    .won = Мат. Победа { FORM($winner, "gen") }.
    .drawn = Ничья: мат.
ending-stalemate = пат
    .won = Пат. Победа { FORM($winner, "gen") }.
    .drawn = Ничья: пат.
ending-repetition = повторение позиции
    .won = Повторение позиции. Победа { FORM($winner, "gen") }.
    .drawn = Ничья: повторение позиции.
ending-fifty-moves = правило 50 ходов
    .won = Правило 50 ходов. Победа { FORM($winner, "gen") }.
    .drawn = Ничья: правило 50 ходов.
ending-king-taken = потеря короля
    .won = Победа { FORM($winner, "gen") }: у { FORM($loser, "gen") } больше нет короля.
    .drawn = Ничья: потеря короля.
ending-no-move = нет ходов
    .won = Победа { FORM($winner, "gen") }: у { FORM($loser, "gen") } нет ходов.
    .drawn = Ничья: нет ходов.
ending-courier-through = уход гонца
    .won = Победа { FORM($winner, "gen") }: гонец ушёл с доски.
    .drawn = Ничья: уход гонца.
ending-passes = два пропуска подряд
    .won = Два пропуска подряд. Победа { FORM($winner, "gen") }.
    .drawn = Ничья: два пропуска подряд.
ending-resignation = сдача партии
    .won = { $loser } сдались. Победа { FORM($winner, "gen") }.
    .drawn = Ничья: сдача партии.
ending-agreement = соглашение
    .won = Победа { FORM($winner, "gen") } по соглашению.
    .drawn = Ничья по соглашению.
ending-time-forfeit = просрочка времени
    .won = У { FORM($loser, "gen") } вышло время. Победа { FORM($winner, "gen") }.
    .drawn = Ничья: просрочка времени.
ending-adjudication = присуждение
    .won = Победа { FORM($winner, "gen") } присуждена.
    .drawn = Ничья присуждена.

## Партии и записи

course-move = Полуход { $number }, «{ $text }»: { $why }

record-too-long = Длина текста: { $bytes ->
        [one] { $bytes } байт
        [few] { $bytes } байта
       *[many] { $bytes } байт
    }. Для одной партии это слишком много.
record-start = Партию не начать: { LIST($faults, "space") }
record-move = { $place }: { $why }
record-tag = «{ $text }» (строка { $line }) — не тег вида [Name "value"], пропущено.
record-tag-unused = Тег { $text } (строка { $line }) пропущен: { LIST($faults, "space") }
record-tag-denied = Тег { $text } (строка { $line }) пропущен: он противоречит другому.
record-tag-again = Тег { $text } (строка { $line }) повторён с другим значением: учтён первый.
record-no-result = { $text } (строка { $line }) — не результат 1-0, 0-1, 1/2-1/2 или *.
record-other-result = { $text } (строка { $line }) противоречит ходам, они кончаются на { $result }: учтены ходы.
record-unfollowed = { $place }: { $why } Тег { $tag } применить не удалось: { LIST($faults, "space") }
record-open-comment = { $place }: комментарий не закрыт.
record-open-variation = { $place }: вариант не закрыт.
record-stray-bracket = { $place }: у скобки нет открывающей.
record-surplus = { $place }: партия окончена, читается только одна.
record-place = { $number }{ $side ->
        [white] .
       *[black] ...
    }{ $text } (строка { $line })
