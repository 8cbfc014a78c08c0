# Что показывают партии движка (#/findings).

findings-title = Что показывают партии
findings-decimal = {","}
findings-games = { $number ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
findings-source = Источник всех чисел: { $games } движка с самим собой, около 1500 позиций на каждый ход. Они показывают, как играет движок, а не как играют люди. Если ход часто выигрывает, это ещё не значит, что дело в нём.
findings-error = Число после ± — погрешность.
findings-white = Белые набирают { $points } из 100 очков
findings-white-won = Победы белых { $share }
findings-drawn = Ничьи { $share }
findings-black-won = Победы чёрных { $share }
findings-length = Половина партий кончается до { $move }-го хода
findings-lengths = Каждая десятая партия кончается до { $early }-го хода, девять из десяти — до { $late }-го. В среднем ходов: { $mean }.
findings-mate = { $share } матов ставят обменом
findings-by-walk = Ход на доске { $share }
findings-by-drop = Высадка { $share }
findings-by-exchange = Обмен { $share }
findings-stopped = Матов: { $mates }. До конца сыграно { $share } партий; остальные остановлены, когда одна сторона ушла далеко вперёд.
findings-frozen = Пешка замерзает в { $share } партий
findings-pawns = На 100 партий замерзает { $pawns } пешки.
findings-alike = В { $share } обменов платят такой же фигурой
findings-cells = Строка — выкупленная фигура, столбец — плата. Крупно: обменов на 100 партий. Мелко: сколько очков из 100 приобретает или теряет тот, кто платит. Синим: потеря не меньше 5.
findings-rescued = Выкуп
findings-paid = Плата
findings-worst = Кто платит ферзём за пешку, набирает лишь { $points } из 100 очков
findings-scores = Очки стороны, которая делает ход; черта — 50. Сторона в беде вынуждена переплачивать, так что дело не всегда в самом ходе.
findings-first = Лучший первый ход белых — { $move }: { $points } из 100 очков
findings-lines = Выберите первый ход и пройдите самые частые ходы после него. Источник: { $games } более нового движка.
