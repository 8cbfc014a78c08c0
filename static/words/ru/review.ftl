# Разбор партии.

review = Разбор
review-go-on = Дальше
review-start = Разобрать партию
review-offer = Движок пройдёт партию и покажет, где она переломилась, какие ходы плохи и почему и что было лучше.
review-pause = Стоп
review-close = Закрыть разбор
chances = Шансы на победу
accuracy = точность { $percent }
better = Лучше:
better-line = Лучший вариант
# История партии: её ключевые моменты.
story-own = { $number ->
        [1] Ключевой момент вашей партии
        [one] Ваша партия: { $number } момент
        [few] Ваша партия: { $number } момента
       *[many] Ваша партия: { $number } моментов
    }
story-any = { $number ->
        [1] Ключевой момент партии
        [one] Партия: { $number } момент
        [few] Партия: { $number } момента
       *[many] Партия: { $number } моментов
    }
story-none = Настолько плохих ходов, чтобы о них говорить, нет. Отлично сыграно!
story-begins = Просматриваем вашу партию…
story-you = Вы
story-move = Ход { $move }
story-good = ваш лучший
story-find = Найти ход лучше
story-show = Показать
story-moments = Назад к моментам
story-board = К доске
story-again = Играть ещё
story-all = { $number ->
        [1] { $number } ход
        [one] Все { $number } ход
        [few] Все { $number } хода
       *[many] Все { $number } ходов
    }
story-clean = Плохих ходов нет
after-review = После разбора
retry = Исправить ошибки
retry-next = Дальше
retry-skip = Пропустить
retry-solve = Показать ход
retry-back = Назад к позиции
retry-end = Закончить
review-progress = Просмотрено позиций
retry-looking = Проверяем ваш ход…
retry-good = Да, так лучше.
retry-wrong = Это не лучше. Попробуйте другой ход.
retry-solved = Так было лучше.
retry-over = Ошибок больше нет. Отлично!

review-progress-of = { $done } из { $of }
verdict-inaccuracy = неточность
verdict-mistake = ошибка
verdict-blunder = зевок
verdicts-inaccuracy = { $number ->
        [one] { $number } неточность
        [few] { $number } неточности
       *[many] { $number } неточностей
    }
verdicts-mistake = { $number ->
        [one] { $number } ошибка
        [few] { $number } ошибки
       *[many] { $number } ошибок
    }
verdicts-blunder = { $number ->
        [one] { $number } зевок
        [few] { $number } зевка
       *[many] { $number } зевков
    }
graph-place = { LIST($parts, "comma") }
graph-chances = { $side } { $percent } %
retry-ask-one = Найдите за { FORM($side, "gen") } ход лучше, чем { $move }.
retry-ask = { $index } из { $of }: найдите за { FORM($side, "gen") } ход лучше, чем { $move }.

# Почему ход плох и, возможно, ходы, которые это показывают.
review-reason = { $reason }.
review-reason-line = { $reason }: { $line }.
end-mate = { score-mates }
end-king = { score-takes-king }
end-win = { score-wins }
bought-back = { FORM($kind, "gender") ->
        [f] Взята
       *[m] Взят
    } { $kind }, теперь возможен выкуп{ $force ->
        [mate-now] {" "}с матом
        [mate] {" "}и { score-mates }
        [check] {" "}с шахом
        [wins] , затем теряется { $lost }
       *[plain] {""}
    }
dropped-at-once = { FORM($kind, "gender") ->
        [f] Отдана
       *[m] Отдан
    } { $kind }, теперь возможна высадка{ $force ->
        [mate-now] {" "}с матом
        [mate] {" "}и { score-mates }
        [check] {" "}с шахом
        [wins] , затем теряется { $lost }
       *[plain] {""}
    }
overpaid = Плата { FORM($paid, "ins") }, хотя хватило бы { FORM($enough, "gen") }
dear = Плата { FORM($paid, "ins") } за { FORM($rescued, "acc") }
let-thaw = Пешка на { $at } оттаяла
not-frozen = Можно было заморозить пешку на { $at }
not-frozen-check = Можно было заморозить пешку на { $at } и снять шах
put-to-be-lost = { FORM($kind, "cap") } попадает под удар на { $at }: можно { $loss ->
        [taken] взять
        [taken-over] переманить
       *[pulled] стянуть в дыру
    }{ $pays ->
        [yes] {" "}и заплатить этой фигурой
       *[no] {""}
    }
left-to-be-lost = { FORM($kind, "cap") } на { $at } остаётся под ударом: можно { $loss ->
        [taken] взять
        [taken-over] переманить
       *[pulled] стянуть в дыру
    }{ $pays ->
        [yes] {" "}и заплатить этой фигурой
       *[no] {""}
    }
allowed-end = Допущено: { $end }{ coach-by }
missed-end = Упущено: { $end }{ coach-by }
gave-draw = Допущена ничья: { $ending }
not-taken = Можно было { $loss ->
        [taken] взять { FORM($kind, "acc") } на { $at }
        [taken-over] переманить { FORM($kind, "acc") } на { $at }
       *[pulled] стянуть { FORM($kind, "acc") } на { $at } в дыру
    }
# Вид хода, часть двух следующих сообщений и ответов тренера.
manner = { $manner ->
        [drop] высадку
        [exchange] обмен
        [promotion] превращение
       *[plain] ход
    }
not-seen = Можно было найти { manner }{ $check ->
        [yes] {" "}с шахом
       *[no] {" "}посильнее
    }
allowed-move = Соперник может ответить { $manner ->
        [drop] высадкой
        [exchange] обменом
        [promotion] превращением
       *[plain] ходом
    }{ $check ->
        [yes] {" "}с шахом
       *[no] {""}
    }
chances-fell = Шансы на победу упали с { $was } % до { $is } %
