# Слова самого стола.

## Дом
house = Пентархия
house-line = Пять игр об империях. Без регистрации.
language-name = Русский
skip-to-table = К столу
settings = Настройки
back-to-lobby = Все партии
source-note = Играть можно свободно и без регистрации. Все рисунки наши собственные.

## Лобби
lobby-new = Новая партия
lobby-game = Игра
lobby-players = { $high ->
    [one] от { $low } до { $high } игрока
   *[other] от { $low } до { $high } игроков
}
lobby-games = Игры
lobby-bots = Играть с ботами
lobby-friends = С друзьями
lobby-screen = За одним экраном
lobby-learn = Научиться
lobby-change = изменить
lobby-code = Войти по коду
lobby-code-help = Код есть на большом экране. Или спросите того, кто вас пригласил.
lobby-code-go = Сесть за стол
lobby-watch-bots = Посмотреть, как играют боты
lobby-tab-games = Игры
lobby-tab-code = По коду
lobby-tab-tables = Столы
lobby-weight = Сложность: { $n } из 5
lobby-weight-1 = очень просто
lobby-weight-2 = просто
lobby-weight-3 = средне
lobby-weight-4 = сложно
lobby-weight-5 = очень сложно
lobby-turn-of = Ходит { $who }
code-gone = Стола с таким кодом нет, или за ним не осталось свободных мест. Проверьте код.
code-full = За этим столом все места заняты, но смотреть можно.
lobby-minutes = { $n } мин
lobby-minutes-each = { $n } мин на игрока
lobby-learn-minutes = Урок: { $n } мин
lobby-with = { $n ->
    [one] вы и { $n } бот
    [few] вы и { $n } бота
   *[many] вы и { $n } ботов
} · { $level }
lobby-options = Вариант
lobby-options-usual = как в правилах, если не изменить здесь
lobby-seats = Кто играет
lobby-seat = Место { $number }
lobby-your-name = Ваше имя
lobby-name = Имя
lobby-count = Число игроков
seat-me = Я
seat-invite = Друг, по ссылке
seat-here = Человек за этим устройством
seat-bot = Бот: { $level }
lobby-table = За столом
lobby-public-yes = В общем списке
lobby-public-no = Только по ссылке
lobby-who = Кто может прийти
lobby-undo = Отмена ходов
lobby-undo-normal = Свои шаги, пока ничего не открыто
lobby-undo-free = Любые, если все согласны
lobby-undo-strict = Никакие
lobby-pace = Время на решение
lobby-pace-0 = Без часов
lobby-pace-60 = 1 минута
lobby-pace-300 = 5 минут
lobby-pace-86400 = 1 день
lobby-pace-help = Когда время выйдет, место займёт бот. Место можно вернуть себе.
lobby-create = Открыть стол
lobby-mine = Мои партии
lobby-open = Открытые столы
lobby-waiting = ждут игроков: { $n }
lobby-running = Идущие и завершённые
lobby-none-open = Сейчас никто не ждёт игроков. Откройте стол и пошлите ссылку друзьям.
lobby-show = Тихо, но стол не пустует: боты сыграют у вас на глазах.
lobby-join = Сесть за стол
lobby-watch = Смотреть
lobby-continue = Продолжить
lobby-invite = Ссылка и код
lobby-replay = Повтор
lobby-your-turn = Ваш ход
lobby-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
lobby-waits = ждёт { $time }
time-minutes = { $n ->
    [one] { $n } минуту
    [few] { $n } минуты
   *[many] { $n } минут
}
time-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[many] { $n } часов
}
time-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
lobby-rules = Правила
lobby-lan = В вашей сети стол открывается по адресу:
lobby-reconstructed = Часть сведений о компонентах восстановлена; какая именно, сказано на странице правил.

bot-names = Варвара, Матвей, Зоя, Фёдор, Ульяна, Тихон, Лидия, Макар
bot-easy = лёгкий
    .many = лёгкие
bot-normal = средний
    .many = средние
bot-hard = сильный
    .many = сильные
bot-expert = мастер
    .many = мастера
bot-greedy = жадный
    .many = жадные
bot-random = случайный
    .many = случайные
status-open = ждёт игроков
status-running = идёт
status-over = завершена

## Ожидание
wait-title = Стол готов
wait-say = Партия начнётся, когда все места будут заняты.
wait-taken = занято
wait-free = свободно
wait-you = вы
wait-link = Приглашение на это место (действует один раз)
wait-copy = Скопировать
wait-new-link = Новая ссылка
wait-qr = QR-код приглашения
wait-begin = Начать сейчас, свободные места займут боты
wait-make-bot = Отдать боту
wait-make-human = Оставить человеку
wait-join = Сесть сюда
wait-watch = Вы зритель. Когда партия начнётся, страница обновится сама.
wait-code = Код стола: его вводят на главной странице. Или наведите телефон на QR-код.
wait-only-here = Эти ссылки открываются только на этом компьютере. Чтобы их открыли другие в вашей сети, запустите: pentarchy serve --host 0.0.0.0
wait-size = Сколько игроков?
wait-owner = Пошлите каждому другу его собственную ссылку: она действует один раз.

## Приглашение
invite-title = Вас приглашают
invite-say = { $game }: для вас оставлено место.
invite-join = Сесть за стол
invite-kept = Пока на этом месте играет бот ({ $name }). Садитесь — дальше играть будете вы.
invite-gone = Это приглашение уже использовано или отозвано. Попросите новую ссылку.
invite-at-table = За столом

## Место на другом устройстве
move-title = Место на другом устройстве
move-say = Откройте эту ссылку на другом устройстве или введите код там на главной странице. Место переедет туда, а здесь вы станете зрителем.
move-until = { $minutes ->
    [one] Ссылка и код действуют { $minutes } минуту и только один раз.
    [few] Ссылка и код действуют { $minutes } минуты и только один раз.
   *[many] Ссылка и код действуют { $minutes } минут и только один раз.
}
keep-title = Код на случай потери
keep-say = Если браузер вас забудет или устройство потеряется, по этому коду вы вернёте себе место. Запишите код: второй раз его не покажут.
keep-until = Код действует один раз. Новый код отменяет прежний, а если место переедет, понадобится новый.
move-code = Код
move-link = Ссылка
move-offer = Ваше место переедет сюда
move-offer-say = Дальше вы играете на этом устройстве, а на прежнем станете зрителем.
move-take = Играть здесь
move-here = Это место уже на этом устройстве.
move-gone = Ссылка или код использованы, отменены или устарели. Новые можно сделать за столом, в меню.

## Стол
to-table = К столу
table-prompt = Что делать
table-board = Поле
table-row = Ряд
table-own = Моё
table-rivals = Соперники
table-players = Игроки
table-log = Журнал
table-chat = Разговор
table-replay = Повтор
table-more = Ещё
table-log-new = Новое после вашего последнего решения
skip-to-me = К моему ходу
undo = Отменить
hint = Подсказка
list = Все ходы
menu = Меню
help = Клавиши
zoom-in = Ближе
zoom-out = Дальше
zoom-all = Целиком
chat-say = Написать за столом
chat-send = Отправить
commitment = Честность: SHA-256 партии и зерна
commitment-help = Число закреплено до первого хода. После конца партии зерно открыто, и каждый может проверить: SHA-256 от «партия:зерно» даёт это число.
seed-shown = Зерно
download-record = Запись
analysis-title = Разбор: { $game }
analysis-open = Разобрать партию
analysis-link = Ссылка на этот шаг
analysis-file = Сохранить в файл
analysis-close = Вернуться к столу
analysis-board = Стол на этом шаге
analysis-back = Назад к партии
analysis-line = Вариант бота
analysis-remark = Ваше замечание
analysis-keep = Сохранить
analysis-chances = Шансы на победу
analysis-first = В начало
analysis-prev = На шаг назад
analysis-next = На шаг вперёд
analysis-last = В конец
analysis-moments = Ключевые моменты
error-analysis-early = Партию разбирают после её конца: пока она идёт, подсказок не получает никто.
error-no-such-line = В этой партии нет такой позиции.
error-remark-empty = Напишите что-нибудь или сначала попробуйте вариант.
error-remarks-full = У этой партии уже слишком много замечаний. Удалите одно из своих.
js-an-working = просмотрено
js-an-failed = Разбор не удался. Попробуйте позже.
js-an-turn = Ход
js-an-start = Начало партии
js-an-end = Конец партии
js-an-only = Другого ответа не было.
js-an-bot = бот
js-an-played = сыграно
js-an-why = Почему ответ бота лучше
js-an-best = Не хуже ответа бота
js-an-counted = К концу хода в сравнении с сыгранным
js-an-hidden = Исход зависел от того, что было скрыто от этого игрока.
js-an-hand = Другой ход
js-an-bots = Сыграть отсюда
js-an-alone = Боты до конца
js-an-hand-help = Вы ходите за всех сами.
js-an-bots-help = Вы ходите за этого игрока, за остальных — боты.
js-an-alone-help = За всех ходят боты.
js-an-variation = Вариант
js-an-thinking = Боты думают …
js-an-accuracy = точность
js-an-luck = удача
js-an-basis = На чём основаны эти числа
js-an-before = До первого хода
js-an-none = Шансы заметно не менялись.
js-an-delete = Удалить
js-an-show = Показать
js-an-kept = Сохранено.
js-an-by-luck = случай
js-an-came = Что произошло
js-an-over = Вариант доигран
records-title = Мои партии
records-none = Подходящих партий нет.
records-game = Игра
records-played = Сыграно
records-won = Победы
records-lost = Поражения
records-by-game = Игра
records-by-state = Итог
records-by-with = Имя игрока
records-all-games = Все игры
records-all-states = Любой итог
records-state-won = победа
records-state-lost = поражение
records-state-running = не окончена
records-state-other = без вас
records-filter = Показать
records-export = Выгрузить (JSON Lines)
records-open = Открыть запись
records-open-help = Файл, сохранённый здесь или программой pentarchy: откроется для повтора и разбора вместе с замечаниями.
record-none = Это не запись партии: нужен объект JSON.
record-long = Запись слишком длинная.
record-foreign = В игру «{ $game }» здесь не играют.
record-refused = Запись повреждена или сделана не здесь. Причина по-английски: { $why }
record-unfinished = Партия в этой записи не окончена; здесь открываются только оконченные.
records-choose = Выбрать файл
js-record-damaged = Этот файл — не целый документ JSON; возможно, он обрезан.
download-log = Журнал текстом
rematch = Сыграть ещё
js-rematch-open = К новой партии
js-rematch-news = Открыта новая партия.
rules-of = Правила
to-lobby = Лобби

undo-strict = За этим столом ходы не отменяют.
hint-strict = За этим столом подсказок не дают.
why-not-asked = К нынешнему вопросу это не относится.
ask-undo = { $name } просит вернуться на шаг назад.
note-handed = { $name }: дальше играет бот ({ $bot }).
note-back = { $name } снова в игре.
note-came = { $name } играет вместо бота ({ $before }) с шага { $step }.
note-voted = { $name }: дальше играет бот ({ $bot }), так решили остальные.
note-late = { $name }: дальше играет бот ({ $bot }), время вышло.

## Ошибки
error-title = Не получилось
error-404 = Такой страницы или партии нет.
error-lost = Проверьте ссылку: возможно, она скопирована не целиком. Стол открывается и по коду, а свои партии вы найдёте в списке.
error-403 = Это вам недоступно.
error-400 = Сервер не понял запрос.
error-405 = Этот адрес так не открывают.
error-413 = Запрос слишком велик.
error-429 = Слишком много запросов. Подождите минуту.
error-500 = Ошибка на сервере. Она записана. Попробуйте ещё раз.
error-409 = Кто-то успел раньше.
error-503 = Сервер сейчас не может прочитать или записать партии. Ничего не потеряно, попробуйте чуть позже.
match-silent = Та часть сервера, где идёт эта партия, сейчас не отвечает. Попробуйте чуть позже.
not-stored = Записать это не удалось. Ничего не потеряно, попробуйте ещё раз.
picture-failed = Положение на столе изменилось, но нарисовать его для вас не удалось. Ничего не потеряно, обновите страницу.
error-record-early = Запись станет доступна после конца партии.
error-stored = Эту партию здесь открыть нельзя.
no-such-command = Стол не знает такой команды.
not-begun = Партия ещё не началась.
no-seat = У вас здесь нет места.
stale = Положение на столе уже изменилось, посмотрите ещё раз.
bot-plays = На этом месте играет бот. Сначала верните место себе.
over = Партия окончена.
undo-not = Этот шаг нельзя отменить.
still-here = Этот игрок здесь или только что вышел.
not-asked = Сейчас вас ни о чём не спрашивают.
seat-taken = Это место занято.
bad-text = В тексте есть знаки, которые нельзя передать.
bad-match = Так стол не открыть: игра, места или вариант не подходят. Вернитесь и выберите ещё раз.
bad-seats = Для этой игры мест слишком мало или слишком много.
too-many-bot-tables = Здесь идёт слишком много партий, в которых играют только боты. Дождитесь конца одной из них или займите место за столом сами.
too-many-own-bot-tables = У вас идёт слишком много партий, в которых играют только боты. Дождитесь конца одной из них или займите место за столом сами.
older-why = Эта партия шла по правилам версии { $then }, а здесь уже версия { $now }. Доиграть её здесь нельзя, но она сохранена целиком.
older-steps = { $count ->
    [one] { $count } шаг, последний — { $day }
    [few] { $count } шага, последний — { $day }
   *[many] { $count } шагов, последний — { $day }
}
older-none = Чтобы смотреть её по шагам, рядом должен быть установлен тот выпуск, в котором её играли. Как это сделать, владелец сервера найдёт в руководстве, в разделе «Upgrade».
older-line = После шага { $line } из { $count }
older-first = В начало
older-back = На шаг назад
older-on = На шаг вперёд
older-last = В конец
server-full = На сервере уже столько столов, сколько он выдерживает, не заставляя всех ждать. Попробуйте через несколько минут.

## Слова для браузера
js-you = вы
js-bot = бот
js-away = нет на месте
js-your-turn = Ваш ход
js-wait = Подождите
js-lost = Связь прервалась. Пробуем снова…
js-joined = Связь восстановлена
js-confirm = Подтвердить
js-cancel = Отмена
js-final = Этот шаг нельзя будет отменить.
js-choose-next = Теперь выберите, куда или что.
js-choose-how = Выберите, как именно.
js-none = Здесь нечего выбирать
js-outside = ещё
js-hint-is = Бот поступил бы так:
js-hint-wait = Бот думает…
js-hint-than = лучше, чем
js-new = новое
js-close = Закрыть
js-continue = Дальше
js-rule = Правило
js-why = Почему нельзя?
js-pass-to = Передайте устройство:
js-show-me = Показать мою сторону
js-hidden = До этого всё тайное скрыто.
js-now = Сейчас
js-step = Шаг
js-of = из
js-first = В начало
js-prev = Шаг назад
js-next = Шаг вперёд
js-last = В конец
js-play = Пуск
js-pause = Пауза
js-as = Кто смотрит
js-everybody = Всё открыто
js-public = Зритель
js-speed = Скорость
js-graph = Очки по ходу партии
js-link-copied = Ссылка скопирована
js-copied = Скопировано
js-copy-position = Ссылка на это положение
js-result = Итог
js-winners = Общая победа
js-points = очки
js-total = Всего
js-agree = Согласиться
js-refuse = Нет
js-asked = Просьба отправлена, ждём остальных.
js-let-bot = Пусть бот играет за игрока
js-bot-for-me = Пусть за меня играет бот
js-back-to-me = Вернуть место себе
js-clock = Осталось времени на решение
js-votes = голоса
js-settings = Настройки
js-theme = Цвета
js-theme-auto = Как в системе
js-theme-light = Светлые
js-theme-dark = Тёмные
js-language = Язык
js-pace = Ходы соперников
js-at-once = Сразу
js-animation = Анимация
js-off = Нет
js-slow = Медленно
js-normal = Обычно
js-fast = Быстро
js-sound = Звук, когда мой ход
js-notify = Уведомление, когда мой ход
js-fold-turn = Свернуть или развернуть этот ход
js-wishes = Стол отвечает за меня
js-confirm-when = Переспрашивать
js-confirm-danger = если шаг опасен и его нельзя отменить
js-confirm-final = если шаг нельзя отменить
js-confirm-never = никогда
js-curtain = Скрывать руку между игроками за одним устройством
js-explain = Пояснять в списке всех ходов, зачем нужен каждый вид хода
js-keys = Клавиши
js-key-tab = к следующему, что можно выбрать
js-key-arrows = от одного к другому
js-key-enter = выбрать
js-key-escape = снять выбор
js-key-undo = отменить шаг
js-key-hint = подсказка
js-key-list = все ходы списком
js-key-zoom = масштаб, целиком
js-key-log = журнал и разговор
js-key-why = почему нельзя? (на предмете)
js-key-new = что нового
js-list = Все ходы
js-list-filter = Найти
js-list-empty = Сейчас вам нечего выбирать.
js-changed = новое после вашего решения
js-fresh = новое
js-time-left = Осталось времени
js-spectator = Вы зритель.
js-move-seat = Перенести место на другое устройство
js-keep-seat = Код, чтобы вернуть место
js-moved = Ваше место теперь на другом устройстве. Здесь вы зритель.
js-chat-from = Разговор
js-replay = Просмотреть

## Большой экран
screen-moves = Последние ходы
screen-come = Наведите камеру телефона на код или введите его на главной странице:
screen-one-device = Нет телефонов? Играйте на этом устройстве по очереди
screen-free = Свободно
screen-free-say = Пока играет бот. Наведите камеру телефона — и садитесь.
js-screen-phone-here = телефон на связи
js-screen-phone-away = телефон уснул, место ждёт
js-screen-turn = ходит
js-screen-several = Выбирают на телефонах
table-hand = Ход
js-hand-choose = Можно выбрать
js-hand-mine = У вас на руках
js-hand-only-you = видите только вы
js-hand-will = Что будет
js-hand-next = Выбрать
js-hand-idle = Сейчас не ваш ход. Поле — на большом экране.
js-hand-answer = Поле — на большом экране. Ответы — кнопками внизу.
js-hint-ask = Подсказка
screen-open = Большой экран

## Первая партия
js-guide-lesson = Первая партия
js-guide-lessons = Урок
js-guide-skip = Пропустить
js-guide-back = Назад
js-guide-next = Дальше
js-guide-do = Сделать за меня
js-guide-free = Играть дальше
js-guide-wait = Это тоже можно, но не сейчас: сначала то, что показано.
lobby-you = Гость
bot-guide = учебный

## Правила
rules-rules = Правила
rules-gallery = Все компоненты
rules-find = Найти в правилах
rules-print = Напечатать
rules-goal = Цель
rules-win = Кто побеждает
rules-turn = Ход игры
rules-prices = Что сколько стоит
rules-prices-say = Так выглядят цены в начале первой партии.
rules-ideas = Главное в картинках
rules-numbered = Правила по пунктам
rules-contents = Содержание
js-found = найдено

## Итог
end-winner = Победа: { $names }, { $points }
end-winners = Общая победа: { $names }, { $points }
end-score = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
end-tie = При счёте { $score } { $decided }{ $values }.
js-end-place = Ваше место
js-end-sources = Откуда очки
js-end-board = Поле в конце
js-end-moments = Что решило партию
js-end-moments-none = Счёт рос ровно: решающих моментов в этой партии не было.
js-end-turn = Ход
js-end-lead = отрыв от лучшего соперника
js-end-show = Показать
js-end-again = Ещё партию?
js-end-ready = за
js-end-thinks = думает
js-end-series = Счёт за этим столом
end-took = { $minutes } мин · { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
}
js-end-share = Поделиться ссылкой
js-end-picture = Сохранить картинку
js-end-table = Таблицей
js-end-analysis = Разобрать партию

## Без связи
offline-title = Нет связи со столом
offline-say = Сервер не отвечает: проверьте сеть или попросите того, кто его запустил, включить его снова.
offline-safe = Партии не пропали. Каждый ход записан, и вы продолжите с того же места.
offline-again = Попробовать ещё раз
js-offer-notify = Ваш ход начался, пока страница была скрыта. Присылать уведомления?
js-offer-yes = Да, присылать
js-offer-no = Не нужно
