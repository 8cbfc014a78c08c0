# Главный экран для тех, кто вернулся.

nav-home = Главная
home-welcome = С возвращением
home-your-move = Ваш ход
home-their-move = Ход соперника
home-paused = Пауза
home-game = Вы и { $opponent }
home-computer = Вы и компьютер
home-friend = Вы и друг
home-same-screen = Вдвоём за экраном
home-engines = Компьютер против себя
home-about =
    { $drops ->
        [0] Ход { $number }
        [one] Ход { $number } · { $drops } фигура для высадки
        [few] Ход { $number } · { $drops } фигуры для высадки
       *[many] Ход { $number } · { $drops } фигур для высадки
    }
home-continue = Продолжить
home-play = Играть
home-next-game = Следующая партия
home-puzzle-done = Решена. Завтра будет новая.
home-rung = Следующий соперник
home-rung-how =
    { $beaten ->
        [0] Победите первого соперника
       *[other] Побеждено: { $beaten } из { $all }
    }
home-lesson = Следующий урок
home-live-open = Ваше приглашение
home-live-waits = Пока никто не пришёл
home-live-asked = Страница соперника ещё не ответила
home-live-confirming = Другое устройство ещё не подтвердило результат
home-live-unsent = Ещё не отправлено. Откройте, чтобы отправить.
home-live-over = Партия окончена. Посмотрите результат.
home-live-claim = Время соперника вышло. Можно потребовать победу.
home-live-unknown = Откройте, чтобы узнать
home-live-more = Другие онлайн-партии
home-lobby = Лобби
home-lobby-how = Найти соперника прямо сейчас
home-won = Прошлая партия: победа
home-lost = Прошлая партия: поражение
home-drawn = Прошлая партия: ничья
home-ended = Прошлая партия окончена
home-review-how = Узнайте, что её решило
home-own =
    { $due ->
        [one] { $due } позиция из ваших партий
        [few] { $due } позиции из ваших партий
       *[many] { $due } позиций из ваших партий
    }
home-own-how = Найдите упущенный ход
home-rating = Вы: рейтинг { $rating }
