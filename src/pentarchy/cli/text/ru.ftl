play-hello = { $title }. Введите номер, действие или: undo, why ДЕЙСТВИЕ, rules НОМЕР, prices, wishes, log, save ФАЙЛ, quit, help.
play-more = … { $n } { $n ->
        [one] вариант
        [few] варианта
       *[many] вариантов
    }
play-ask = { $who } >
play-back = назад
play-hand-over = Передайте экран: { $who }. Нажмите Enter, когда остальные отвернутся.
play-log = Журнал
play-prices = Сколько что стоит вам сейчас
play-log-empty = Пока ничего не произошло.
play-log-more = … ещё { $n } { $n ->
        [one] строка
        [few] строки
       *[many] строк
    } раньше
play-all = … остальные варианты: all
play-wishes = За вас отвечает стол (wishes НОМЕР — включить или выключить):
play-wishes-none = В этой игре обо всём спрашивают вас.
play-wish-on = да
play-wish-off = спрашивать
play-unknown = «{ $word }» — не номер из списка, не действие и не команда. Введите help.
play-why-legal = Сейчас это можно.
play-no-rule = Правила { $id } нет. Список: pentarchy rules { $game }
play-undone = Шаг отменён.
play-saved = Сохранено: { $file }. Продолжить: pentarchy play { $game } --resume { $file }
play-cannot-save = Не удалось сохранить в { $file }: { $why }.
play-bye = Партия осталась незаконченной.
play-over = Партия окончена. { $reason }
play-score = Очки
play-player = Игрок
play-bot = { $kind } { $number }
play-help =
    Номер выбирает из списка; действие можно ввести и текстом (например, «{ $example }»).
    undo — отменить свой шаг · why ДЕЙСТВИЕ — почему нельзя · rules НОМЕР — правило
    prices — сколько что стоит · † у ответа — отменить его нельзя
    wishes — на что отвечать за вас · all — показать и редкие варианты
    log — что произошло · save ФАЙЛ — сохранить партию · quit — выйти
play-bot-failed = Бот { $bot } не справился и остановлен: { $why }. Дальше за него играет «greedy».
doctor-engine = Движок
doctor-games = Игры
doctor-packages = Пакеты
doctor-database = База данных
doctor-address = Адрес
doctor-engine-compiled = Пентархия { $version } со скомпилированным движком, Python { $python }, { $system }, папка { $folder }
doctor-engine-pure = Пентархия { $version } с движком на чистом Python, Python { $python }, { $system }, папка { $folder }
doctor-engine-can-be-compiled = может работать в несколько раз быстрее: компилятор C здесь есть. PENTARCHY_COMPILE=1 pip install --force-reinstall --no-deps --no-binary pentarchy pentarchy
doctor-engine-no-compiler = с готовым пакетом для вашей системы был бы в несколько раз быстрее; чтобы скомпилировать его здесь, не хватает компилятора C и заголовков Python (пакеты gcc и python3-dev или похожие). Всё работает и без них.
doctor-games-play = все { $n } в порядке: раздача, ходы и рисунки.
doctor-games-broken = { $game } не работает: { $why }. Установите Пентархию заново: pip install --force-reinstall pentarchy
doctor-packages-there = есть всё, что нужно Пентархии ({ $n }).
doctor-packages-missing = нет или слишком старые: { $names }. Установите Пентархию заново: pip install --upgrade pentarchy
doctor-packages-extras = есть и дополнительные: { $names }.
doctor-packages-more = не установлены, но нужны не всем: { $names }. Например: pip install 'pentarchy[{ $example }]'
doctor-packages-source = Пентархия запущена из исходников и не установлена; чтобы установить: { $python } -m pip install -e .
doctor-database-driver = не установлен драйвер PostgreSQL. Установите его: pip install 'pentarchy[pg]'
doctor-database-read-only = у вас нет права записи: { $where }. Получите его или укажите другой файл: --db sqlite:///ФАЙЛ
doctor-database-packages = нет пакета { $name }. Установите Пентархию заново: pip install pentarchy
doctor-database-none = пока нет; при первом запуске появится файл { $where }.
doctor-database-no-place = в { $where } её не создать: { $why }. Укажите другой файл: --db sqlite:///ФАЙЛ
doctor-database-empty = { $where } доступна и пуста; таблицы появятся при первом запуске.
doctor-database-open = { $where }: схема { $schema }, как и должно быть; { $n } { $n ->
        [one] партия
        [few] партии
       *[many] партий
    }.
doctor-database-old = { $where }: схема { $schema }, { $n } { $n ->
        [one] партия
        [few] партии
       *[many] партий
    }. Следующий запуск приведёт её к схеме { $now }; сначала сделайте копию или обновите сами: pentarchy db upgrade
doctor-database-later = { $where }: схему { $schema } создала более новая Пентархия, а эта знает { $now }. Обновите: pip install --upgrade pentarchy
doctor-database-closed = { $where } не открывается: { $why }. Проверьте адрес и работает ли база данных.
doctor-database-older-matches = { $n } { $n ->
        [one] партия сыграна по прежним правилам: она сохранена, и её можно
        [few] партии сыграны по прежним правилам: они сохранены, и их можно
       *[many] партий сыграно по прежним правилам: они сохранены, и их можно
    } посмотреть в том выпуске, в котором играли (docs/stability.md).
doctor-port-free = порт { $port } свободен; стол будет по адресу { $url }
doctor-port-ours = Пентархия уже работает: { $url }
doctor-port-taken = порт { $port } занят другой программой. Выберите другой: pentarchy serve --port { $other }
doctor-port-forbidden = на порт { $port } у вас нет прав: порты ниже 1024 — особые. Выберите другой: pentarchy serve --port { $other }
doctor-port-closed = порт { $port } занять нельзя: { $why }. Выберите другой: pentarchy serve --port { $other }
doctor-host-elsewhere = { $host } — не адрес этого компьютера. Чтобы играть только за ним, не указывайте --host; чтобы пустить всех в вашей сети: pentarchy serve --host 0.0.0.0
doctor-network = в вашей сети стол виден по адресу { $url }
doctor-network-none = сеть не найдена, другие не смогут войти. Подключитесь к сети или играйте за одним устройством.
doctor-browser-none = браузер здесь не найден; откройте { $url } в браузере на своём устройстве.
doctor-well = Всё в порядке.
doctor-wrong = То, что отмечено ✗, нужно исправить.
