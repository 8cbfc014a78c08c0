# Тренер: угрозы соперника и ходы лучше.

coach = Тренер
coach-says = Предупредит, если вы зевнёте.
set-coach = Тренер против слабых соперников
coach-on = Вкл
coach-off = Выкл
coach-play-on = Дальше
no-coach = Без тренера
coach-asks = { $reason }. Вернуть ход?
coach-asks-line = { $reason }: { $line }. Вернуть ход?
coach-asks-reply = { $reason }. Лучший ответ { FORM($side, "gen") }: { $line }. Вернуть ход?
# Следствие, часть двух следующих сообщений.
coach-with = { $force ->
        [mate-now] {" "}с матом
        [mate] {" "}и дать { score-mates }
        [check] {" "}с шахом
       *[plain] {""}
    }
coach-then = { $force ->
        [wins] {" "}и затем выиграть { FORM($lost, "acc") }
       *[plain] {""}
    }
coach-bought-back = { $side } могут выкупить { FORM($kind, "acc") }{ coach-with }{ coach-then }
coach-dropped = { $side } могут высадить { FORM($kind, "gender") ->
        [f] отданную
       *[m] отданного
    } { FORM($kind, "acc") }{ coach-with }{ coach-then }
coach-lost = { $side } могут { $loss ->
        [taken] взять { FORM($kind, "acc") } на { $at }
        [taken-over] переманить { FORM($kind, "acc") } на { $at }
       *[pulled] стянуть { FORM($kind, "acc") } на { $at } в дыру
    }{ $pays ->
        [yes] {" "}и потом платить этой фигурой
       *[no] {""}
    }
# Первый ход форсированного выигрыша, часть двух следующих сообщений.
coach-by = { $manner ->
        [drop] {" "}с высадкой
        [exchange] {" "}с обменом
        [promotion] {" "}с превращением
       *[plain] {""}
    }
coach-end = У { FORM($side, "gen") } { $end }{ coach-by }
coach-missed = У вас был шанс: { $end }{ coach-by }
coach-answered = { $side } могут ответить { $manner ->
        [drop] высадкой
        [exchange] обменом
        [promotion] превращением
       *[plain] ходом
    }{ $check ->
        [yes] {" "}с шахом
       *[no] {""}
    }
coach-not-seen = Вы упускаете { manner }{ $check ->
        [yes] {" "}с шахом
       *[no] {" "}посильнее
    }
coach-overpaid = Вы платите { FORM($paid, "ins") }, хотя хватило бы { FORM($enough, "gen") }
coach-dear = Вы платите { FORM($paid, "ins") } за { FORM($rescued, "acc") }
coach-thaws = Пешка на { $at } оттает
coach-not-frozen = Можно заморозить пешку на { $at }{ $check ->
        [yes] {" "}и снять шах
       *[no] {""}
    }
coach-not-taken = Можно было { $loss ->
        [taken] взять { FORM($kind, "acc") } на { $at }
        [taken-over] переманить { FORM($kind, "acc") } на { $at }
       *[pulled] стянуть { FORM($kind, "acc") } на { $at } в дыру
    }
coach-fell = Ваши шансы падают с { $was } % до { $is } %

# После партии: не больше трёх моментов.
moments = Ключевые моменты
moment-well = Хорошо замечено: ошибка { FORM($side, "gen") }, и этот ход ею воспользовался.
# Высадка или выкуп, решившие партию.
moment-parachute = { FORM($kind, "cap") } { FORM($kind, "gender") ->
        [f] приземлилась
       *[m] приземлился
    } на { $at }, { $ends ->
        [yes] и партия окончена
       *[no] и остановить это было уже нельзя
    }. Красиво!
moment-title-parachute = Победный десант
moment-title-well = Шанс не упущен
moment-title-bought = { FORM($kind, "cap") } снова в игре
moment-title-dropped = Плата обернулась бедой
moment-title-dear = Слишком дорогой выкуп
moment-title-thawed = Пешка оттаяла
moment-title-not-frozen = Пешку можно было заморозить
moment-title-lost = { FORM($kind, "cap") } под ударом
moment-title-allowed = Ход допускает { $end }
moment-title-missed = Упущено: { $end }
moment-title-drew = Ход допускает ничью
moment-title-free = Можно было взять { FORM($kind, "acc") }
moment-title-not-seen = { $manner ->
        [drop] Лучше была высадка
        [exchange] Лучше был выкуп
       *[plain] Был ход лучше
    }
moment-title-answered = { $manner ->
        [drop] Высадку проглядели
        [exchange] Выкуп проглядели
       *[plain] Ответ проглядели
    }
moment-title-fell = Перелом партии
moment-board = Позиция перед { $move }
moment-analyse = Анализ
moment-puzzle = Похожие задачи
