# Страница игрока.

you-title = Вы
you-private = Всё остаётся на этом устройстве.
you-none = Сыграйте с компьютером, и здесь появятся ваш рейтинг и результаты.
you-begin = Играть с компьютером
you-games = { $number ->
        [one] { $number } партия
        [few] { $number } партии
       *[many] { $number } партий
    } с { $since }.
you-copy = Сохранить копию
you-delete = Удалить в настройках
you-rating = Рейтинг против компьютера
you-rating-guess = Пока приблизительно: сыграйте ещё несколько партий.
you-rating-soon = Рейтинг появится после { $of } рейтинговых партий. Сыграно: { $number }.
you-rating-none = Рейтинговых партий пока нет. Чтобы получить рейтинг, сыграйте в Hostage Chess с одним из уровней компьютера, без подсказок и возвратов.
you-rating-how = Считаются только партии с уровнями компьютера: Hostage Chess по обычным правилам, без подсказок и возвратов. Рейтинги соперников примерные.
you-span = Период
you-month = Месяц
you-year = Год
you-all = Всё
you-curve = Рейтинг от { $from } ({ $begin }) до { $to } ({ $end }), в пределах { $least }–{ $most }.
you-ladder = Лестница
you-won-lost = победы : поражения
you-counts = Победы: { $won }, ничьи: { $drawn }, поражения: { $lost }
you-drawn = ничьи: { $number }
you-level = уровень { $number }
you-levels = уровни { $number }–{ $last }
you-not-met = ещё не встречались
you-next = Следующий
you-beaten = побеждён
you-unrated = Не считается партий, сыгранных с помощью или по другим правилам: { $number }.
you-openings = Ваши первые ходы
you-opening-moves = Ходы
you-opening-results = победы, ничьи, поражения
you-as-white = Белые
you-as-black = Чёрные
you-accuracy = Точность
you-accuracy-last = { $number ->
    [one] последняя партия
    [few] последние { $number } партии
   *[many] последние { $number } партий
}
you-accuracy-none = Разберите партию, и здесь появится ваша точность.
you-accuracy-curve = Точность, партий: { $games }. Среднее за пять партий: сначала { $first }, теперь { $last }.
you-streak = Задача дня
you-streak-none = Серии пока нет.
you-people = Против людей
you-people-more = Ещё { $number }
