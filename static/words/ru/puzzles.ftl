# Задачи.

puzzles-title = Задачи
puzzles-loading = Загрузка задач…
puzzles-lost = Задачи не загрузились. Вы не в сети? Решённые задачи сохранены.
puzzles-damaged = Файл задач не читается ({ $fault }). Возможно, он от другой версии. Перезагрузите страницу.
puzzle-unknown = Задачи «{ $name }» нет. Вот другая.
puzzle-day-unknown = На этот день задачи нет. Вот задача на сегодня.
puzzle-withdrawn = Задача «{ $name }» снята: при проверке в ней нашлась ошибка. Вот другая.
puzzle-again = Повторение
puzzle-name = Задача { $number }
puzzle-mate = Выиграйте { $moves ->
        [1] одним ходом
        [one] в { $moves } ход при любой защите
        [few] в { $moves } хода при любой защите
       *[many] в { $moves } ходов при любой защите
    }.
puzzle-advantage = Найдите единственный выигрывающий ход.
puzzle-defence = Найдите единственный спасающий ход.
puzzle-right = Верно. Продолжайте.
puzzle-solved = Решено!
puzzle-solved-late = Это и есть решение.
puzzle-shown = Вот решение.
puzzle-returns = Задача ещё вернётся.
puzzle-judging = Неверно. Ищем опровержение…
puzzle-refuted = Неверно: ответ { FORM($side, "gen") } — { $answer }. Попробуйте другой ход.
puzzle-refuted-mate = Неверно: ответ { FORM($side, "gen") } — { $answer }, и вы проигрываете { $moves ->
        [1] следующим ходом
        [one] в { $moves } ход
        [few] в { $moves } хода
       *[many] в { $moves } ходов
    }. Попробуйте другой ход.
puzzle-wrong = Неверно. Попробуйте другой ход.
puzzle-show = Показать решение
puzzle-try-again = Ещё раз
puzzle-next = Следующая задача
puzzle-analyse = Анализ
puzzle-link = Ссылка
puzzle-rating = Ваш рейтинг: { $guess ->
        [yes] около { $rating }
       *[no] { $rating }
    }
puzzle-grade = Рейтинг задачи: { $rating }
puzzle-streak = Серия: { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
puzzle-count = С первой попытки: { $solved } из { $tried }
puzzle-due = { $count ->
        [one] { $count } задача на повтор
        [few] { $count } задачи на повтор
       *[many] { $count } задач на повтор
    }
puzzle-game = Игра
puzzle-daily = Задача дня
theme-advantage = выигрыш
theme-defence = спасение
theme-mate-drop = мат высадкой
theme-mate-exchange = мат обменом
theme-mate-promotion = мат превращением
theme-pseudo-check = псевдо­шах
theme-freeze = пешка замёрзла
theme-thaw = пешка оттаяла
theme-denial = нечем платить
theme-block = защита десантом
theme-fork = вилка
theme-quiet = тихий ход
theme-purchase = жертва ради выкупа
theme-win-in = { score-wins }
puzzle-about = Тема
puzzle-topic = { $theme } ({ $count })
theme-any = любая

storm = Трёхминутный штурм
storm-how = Задача за задачей, от лёгких к трудным. Часы пойдут с первым ходом; неверный ход стоит десять секунд.
storm-score = Решено: { $solved }
storm-combo = { $moves } подряд
storm-wrong = Неверно: −{ $seconds } с.
storm-bonus = +{ $seconds } с!
storm-left = { $seconds ->
        [one] Осталась { $seconds } секунда.
        [few] Осталось { $seconds } секунды.
       *[many] Осталось { $seconds } секунд.
    }
storm-best = Ваш рекорд: { $best }.
storm-new-best = Это ваш рекорд!
storm-missed = Разобрать промахи
storm-again = Ещё штурм
storm-end = Стоп

puzzle-own = Ваша ошибка
puzzle-better = Здесь вы сыграли { $move }. Найдите ход лучше.
puzzle-own-none = На сегодня ваших ошибок нет. Вот другая задача.
puzzles-aside = Решённые вами задачи не читаются и отложены. Вы начинаете с нуля.
solve-mistakes = Решать свои ошибки ({ $count })
puzzles-waiting = Импортированные успехи в задачах не помещаются в хранилище браузера. Они добавятся, когда будет место: удалите что-нибудь в библиотеке или в настройках.

# Подсказки и шаги решения.

puzzle-skip = Пропустить
puzzle-hint-note = С подсказкой задача не считается решённой. Она ещё вернётся.
puzzle-hint-idea = Идея
puzzle-hint-idea-what = что за ход
puzzle-hint-piece = Фигура
puzzle-hint-piece-what = какая
puzzle-hint-square = Поле
puzzle-hint-square-what = куда
puzzle-idea-ransom = Платите выкуп: ваша пленная фигура может приземлиться.
puzzle-idea-drop = Фигура с аэродрома может высадиться.
puzzle-idea-promote = Пешка может превратиться.
puzzle-idea-capture-check = Ищите взятие с шахом.
puzzle-idea-capture = Кого-то можно взять.
puzzle-idea-check = Посмотрите на свои шахи.
puzzle-idea-quiet = Ищите тихий ход: без взятия и без шаха.
puzzle-which-walks = Это { $kind } на { $at }.
puzzle-which-ransom = Выкупите { FORM($kind, "acc") }.
puzzle-which-drop = Это { $kind } на аэродроме.
puzzle-which-king = Это король.
puzzle-which-look = Посмотрите на отмеченную фигуру.
puzzle-where-walks = Идти на { $to }.
puzzle-where-lands = Приземлиться на { $to }.
puzzle-where-move = Ход: { LIST($events, "comma") }.
puzzle-step-start = Позиция задачи.
puzzle-step-ransom = { $who ->
        [you] Вы платите
       *[they] Соперник платит
    } { FORM($paid, "ins") }, { $same ->
        [same] { $who ->
            [you] { FORM($kind, "gender") ->
                [f] ваша
               *[m] ваш
            }
           *[they] его
        }{" "}
       *[other] {""}
    }{ $kind } приземляется на { $to }{ $end ->
        [over] . Это выигрывает.
        [check] {" "}с шахом.
       *[none] .
    }
puzzle-step-move = { $who ->
        [you] Ваш ход
       *[they] Ход соперника
    }: { LIST($events, "comma") }.{ $end ->
        [over] {" "}Это выигрывает.
       *[none] {""}
    }
puzzle-step-back = Шаг назад
puzzle-step-forward = Шаг вперёд
puzzle-retry = Ещё раз
puzzle-try = { $move } не годится: ответ { FORM($side, "gen") } — { $answer }.

# Главная страница.

puzzle-front-mate = { $moves ->
        [one] Выигрыш в { $moves } ход
        [few] Выигрыш в { $moves } хода
       *[many] Выигрыш в { $moves } ходов
    }
puzzle-front-advantage = Найдите выигрыш
puzzle-front-defence = Спасите партию
puzzle-solve = Решить
puzzle-solve-again = Посмотреть снова
puzzle-easy = Начать с лёгкой
puzzle-fill = Решите сегодня, чтобы закрасить круг. Серия не прервётся и с подсказками.
puzzle-week = Последние семь дней
puzzle-mark-open = ждёт
puzzle-mark-solved = решена
puzzle-mark-hinted = с подсказками
puzzle-mark-missed = не решена
puzzle-weekdays = Пн Вт Ср Чт Пт Сб Вс
puzzle-weekday-names = Понедельник Вторник Среда Четверг Пятница Суббота Воскресенье
puzzle-months = Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь
puzzle-month-of-year = { $month } { $year }
puzzle-month-before = Предыдущий месяц
puzzle-month-after = Следующий месяц
puzzle-months-of = января февраля марта апреля мая июня июля августа сентября октября ноября декабря
puzzle-date = { $day } { $month }
puzzle-of = Задача за { $day }
puzzle-at-level = Задачи вашего уровня
puzzle-level = Рейтинг { $guess ->
        [yes] около { $rating }
       *[no] { $rating }
    }{ $way ->
        [up] {" "}· +{ $change } за неделю
        [down] {" "}· −{ $change } за неделю
       *[same] {""}
    }
puzzle-level-new = Первые задачи определят ваш рейтинг.
puzzle-curve = Ваш рейтинг в задачах по дням
puzzle-solve-level = Решать на своём уровне
storm-name = Штурм
storm-best-how = Ваш рекорд за 3 минуты
storm-none-how = Сколько за 3 минуты?
puzzle-try-again-name = Ещё раз
puzzle-due-how = Нерешённые, на сегодня
puzzle-due-none = Нерешённых на сегодня нет
puzzle-by-theme = По темам
puzzle-number-of = { $count ->
        [one] { $count } задача
        [few] { $count } задачи
       *[many] { $count } задач
    }
puzzle-longest = Лучшая серия: { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
puzzles-back = Все задачи
storm-misses-how = Нажмите на доску, чтобы решить спокойно.
storm-right = Верно
storm-wrong-count = Промахи
