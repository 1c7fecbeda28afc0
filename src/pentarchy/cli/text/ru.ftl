play-hello = { $title }. Введите номер, действие или: undo, why ДЕЙСТВИЕ, rules НОМЕР, log, save ФАЙЛ, quit, help.
play-choices = Ваш выбор
play-choice-of = { $action } …
play-more = … { $n } { $n ->
        [one] вариант
        [few] варианта
       *[many] вариантов
    }
play-ask = { $who } >
play-back = назад
play-hand-over = Передайте экран: { $who }. Нажмите Enter, когда остальные отвернутся.
play-waiting = { $who } думает …
play-log = Журнал
play-log-empty = Пока ничего не произошло.
play-unknown = «{ $word }» — не номер из списка, не действие и не команда. Введите help.
play-why-legal = Сейчас это можно.
play-no-rule = Правила { $id } нет. Список: pentarchy rules { $game }
play-undone = Шаг отменён.
play-saved = Сохранено: { $file }. Продолжить: pentarchy play { $game } --resume { $file }
play-cannot-save = Не удалось сохранить в { $file }: { $why }.
play-bye = Партия осталась незаконченной.
play-over = Партия окончена. { $reason }
play-winner = { $n ->
        [one] Победа: { $who }
       *[other] Общая победа: { $who }
    }
play-score = Очки
play-player = Игрок
play-bot = { $kind } { $number }
play-place = Место
play-help =
    Номер выбирает из списка; действие можно ввести и текстом (например, «{ $example }»).
    undo — отменить свой шаг · why ДЕЙСТВИЕ — почему нельзя · rules НОМЕР — правило
    log — что произошло · save ФАЙЛ — сохранить партию · quit — выйти
play-bot-failed = Бот { $bot } не справился и остановлен: { $why }. Дальше за него играет «greedy».
