title = Империи: Классика и Легенды
about = Проведите народ от варварства к цивилизации с колодой, не похожей на другие: 16 разных народов, общий рынок и беспорядки, которые могут погубить всех. Для 2–4 игроков.
pitch = От варварства к цивилизации: у каждого из 16 народов своя колода.

## Категории, типы, периоды и другие символы
suit-power = Способность
suit-region = Регион
suit-uncivilised = Истоки
suit-civilised = Цивилизация
suit-tributary = Набеги
suit-fame = Слава
suit-unrest = Беспорядки
suit-nation = Народ
icon-name-material = ресурсы
    .short = ресурсы
icon-name-population = население
    .short = населен.
icon-name-progress = модернизация
    .short = модерн.
icon-name-action = действие
icon-name-exhaust = эксплуатация
icon-name-power = способность
icon-name-region = регион
icon-name-uncivilised = истоки
icon-name-civilised = цивилизация
icon-name-tributary = набеги
icon-name-fame = слава
icon-name-unrest = беспорядки
icon-name-city = город
icon-name-metropolis = метрополия
icon-name-mask = маска
icon-name-knight = рыцарь
icon-name-scroll = свиток
icon-name-production = мешок
icon-name-fertile = колос
icon-name-river = капля
icon-name-pinned = постоянное действие
icon-name-attack = атака
icon-name-permanent = не покидает игру
icon-name-barbarian = период варварства
icon-name-empire = период цивилизации
icon-name-variable = переменные ПО
say-variable-points = переменными ПО
side-A = А
side-B = Б

## Настройки
option-nations = Народы
    .help = Из каких народов выбирать: из «Классики», из «Легенд» или из всех шестнадцати.
option-nations-classics = «Классика»
option-nations-legends = «Легенды»
option-nations-both = Обе коробки
option-common_deck = Общие карты
    .help = Используется ровно одна из двух общих колод. Карта набегов, названная как народ в игре, заменяется картой из другой коробки.
option-common_deck-classics = «Классика»
option-common_deck-legends = «Легенды»
option-sides = Сторона карт способности
    .help = Сторона А даёт особый эффект, но меньше очков, сторона Б проще и приносит больше. Для первой партии советуем сторону Б.
option-sides-choose = Каждый выбирает сам
option-sides-a = Сторона А у всех
option-sides-b = Сторона Б у всех
option-sides-random = Случайно
option-later_printing = Позднее издание некоторых карт
    .help = Берутся те карты замены из более поздней коробки, которым из неё больше ничего не нужно.
option-later_printing-true = Позднее издание
option-later_printing-false = Как в коробках
option-nation_1 = Народ места 1
    .help = Заранее назначает народ первому месту.
option-nation_2 = Народ места 2
    .help = Заранее назначает народ второму месту.
option-nation_3 = Народ места 3
    .help = Заранее назначает народ третьему месту.
option-nation_4 = Народ места 4
    .help = Заранее назначает народ четвёртому месту.

## Вопросы
prompt-nation = Выберите народ
prompt-nation-other = { $who } выбирает народ
prompt-side = Выберите сторону карты способности
prompt-side-other = { $who } выбирает сторону карты способности
prompt-turn = Ваш ход: активация, инновация или революция?
prompt-turn-other = { $who } выбирает вид хода
prompt-act = { $can ->
        [both] Разыграйте карту, эксплуатируйте карту или закончите активацию
        [play] Разыграйте карту или закончите активацию
        [exhaust] Эксплуатируйте карту или закончите активацию: с руки разыграть нечего
       *[none] Больше ничего не разыграть и не эксплуатировать: закончите активацию
    }
prompt-act-other = { $who } разыгрывает и эксплуатирует карты
prompt-revolt = Революция: сколько карт беспорядков вы возвращаете?
prompt-revolt-other = { $who } проводит революцию
chain-discarding = Сбросить всю руку: { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
prompt-discarding = Обновление: сбросьте любые карты с руки или продолжайте
prompt-discarding-other = { $who } решает, что сбросить в фазе обновления
prompt-solstice = Солнцестояние: какая ваша карта следующая?
prompt-solstice-other = Солнцестояние: { $who } выбирает порядок карт
prompt-may = { $can ->
        [none] «{ $source }»: { $deed } сейчас нельзя
       *[other] «{ $source }»: { $deed }?
    }
prompt-may-other = { $who } решает, применять ли эффект карты «{ $source }»
prompt-choose = «{ $source }»: выберите одно
prompt-choose-other = { $who } делает выбор по карте «{ $source }»
prompt-defend = Соперник атакует картой «{ $source }»: защититься?
prompt-defend-other = { $who } может защититься от карты «{ $source }»
prompt-gift = Отдать 1 жетон модернизации? { $victim } получит его, и карта «{ $source }» подействует
prompt-gift-other = { $who } решает, получит ли { $victim } жетон модернизации
prompt-react = { $doing ->
        [you_play] Вы разыграли карту
        [you_return_unrest] Вы вернули беспорядки
        [you_gain_from_icon] Вы получили ресурсы
        [you_gain_market_card_with] Вы взяли карту рынка с жетонами
        [you_acquire] Вы приобрели карту
        [you_acquire_or_break_through] Вы взяли карту
        [you_look] Вы смотрите карты
        [you_take_unrest] Вы взяли беспорядки
        [card_sunk] Карта затоплена
        [leaves_play] Карта покинула игру
        [you_pay] Вы потратили жетоны
        [requires_discard] Вы должны сбросить маски
       *[other] Произошло событие
    }: эксплуатировать карту в ответ?
prompt-react-other = { $doing ->
        [requires_discard] { $who } сбрасывает маски и может эксплуатировать карту
       *[other] { $who } может эксплуатировать карту в ответ
    }
prompt-pick = «{ $source }»: { $doing ->
        [discard] какую карту сбросить?
        [to_hand] какую карту взять на руку?
        [to_deck_top] какую карту положить на верх личной колоды?
        [history] какую карту занести в летопись?
        [sink] какую карту затопить?
        [exile] какую карту отправить в изгнание?
        [abandon] какую карту разрушить?
        [recall] какую карту отозвать?
        [garrison] какой картой укрепить?
       *[return_unrest] какие беспорядки вернуть?
    }
prompt-pick-other = { $who } выбирает карту для эффекта карты «{ $source }» ({ $doing ->
        [discard] сброс
        [to_hand] на руку
        [to_deck_top] на верх колоды
        [history] в летопись
        [sink] затопление
        [exile] изгнание
        [abandon] разрушение
        [recall] отзыв
        [garrison] укрепление
       *[return_unrest] возврат беспорядков
    })
prompt-pay = Цена: { $resource ->
        [population] { $left ->
            [one] { $left } жетон населения
            [few] { $left } жетона населения
           *[other] { $left } жетонов населения
        }
       *[other] { $left ->
            [one] { $left } ресурс
            [few] { $left } ресурса
           *[other] { $left } ресурсов
        }
    }. Чем платите?
prompt-pay-other = { $who } платит { $resource ->
        [population] { $left ->
            [one] { $left } жетон населения
            [few] { $left } жетона населения
           *[other] { $left } жетонов населения
        }
       *[other] { $left ->
            [one] { $left } ресурс
            [few] { $left } ресурса
           *[other] { $left } ресурсов
        }
    }
prompt-pay_some = «{ $source }»: сколько жетонов вы тратите?
prompt-pay_some-other = { $who } решает, сколько жетонов потратить на карту «{ $source }»
prompt-draw = Взять карту? Можно взять ещё { $left }
prompt-draw-other = { $who } берёт карты
prompt-develop = Ускорение прогресса: какую карту получить?
prompt-develop-other = { $who } может ускорить прогресс
prompt-acquire = «{ $source }»: какую карту приобрести?
prompt-acquire-other = { $who } приобретает карту с помощью карты «{ $source }»
prompt-declare = Назовите категорию
prompt-declare-other = { $who } называет категорию
prompt-break = Присвоить: выберите карту рынка или колоду
prompt-break-other = { $who } присваивает карту
prompt-take_looked = Какую карту взять на руку?
prompt-take_looked-other = { $who } смотрит карты и берёт одну
prompt-put_back = Какую карту вернуть следующей? Первой — самую нижнюю
prompt-put_back-other = { $who } возвращает карты на место
prompt-find = «{ $source }»: выберите найденную карту
prompt-find-other = { $who } ищет карту
prompt-give = Выберите карту, которую получит { $victim }
prompt-give-other = { $who } выбирает карту, которую получит { $victim }
prompt-place = На какую карту рынка положить { $resource ->
        [material] { $left ->
            [one] { $left } ресурс
            [few] { $left } ресурса
           *[other] { $left } ресурсов
        }
        [population] { $left ->
            [one] { $left } жетон населения
            [few] { $left } жетона населения
           *[other] { $left } жетонов населения
        }
       *[progress] { $left ->
            [one] { $left } жетон модернизации
            [few] { $left } жетона модернизации
           *[other] { $left } жетонов модернизации
        }
    }?
prompt-place-other = { $who } кладёт на карту рынка { $resource ->
        [material] { $left ->
            [one] { $left } ресурс
            [few] { $left } ресурса
           *[other] { $left } ресурсов
        }
        [population] { $left ->
            [one] { $left } жетон населения
            [few] { $left } жетона населения
           *[other] { $left } жетонов населения
        }
       *[progress] { $left ->
            [one] { $left } жетон модернизации
            [few] { $left } жетона модернизации
           *[other] { $left } жетонов модернизации
        }
    }
prompt-swap = Обмен карты рынка на карту из изгнания: какую карту выбрать?
prompt-swap-other = { $who } обменивает карту рынка на карту из изгнания
prompt-swap_nation = Какую карту с руки положить на верх колоды усиления?
prompt-swap_nation-other = { $who } обменивает карту с колодой усиления
prompt-icon = Выберите карту, символ которой считается ещё и за мешки
prompt-icon-other = { $who } выбирает символ
prompt-copy = Эффект эксплуатации какой карты соперника применить?
prompt-copy-other = { $who } выбирает карту соперника
prompt-top_card = Куда положить взятую карту?
prompt-top_card-other = { $who } решает, куда положить взятую карту
prompt-token_back = Откуда вернуть жетон эксплуатации на карту периода?
prompt-token_back-other = { $who } возвращает жетон эксплуатации
prompt-host = Какой регион укрепить картой «{ $source }»?
prompt-host-other = { $who } выбирает регион для укрепления
prompt-free_play = Какую карту разыграть?
prompt-free_play-other = { $who } выбирает карту для розыгрыша

## Действия
action-play = Разыграть карту «{ $card }»
    .verb = Разыграть
action-exhaust = Эксплуатировать карту «{ $card }»
    .verb = Эксплуатировать
action-pick = { $known ->
        [0] «{ $card }»
       *[other] «{ $card }» ({ $suits })
    }
    .verb = { $doing ->
            [discard] Сбросить
            [discarding] Сбросить
            [to_hand] На руку
            [to_deck_top] На верх колоды
            [history] В летопись
            [sink] Затопить
            [exile] В изгнание
            [abandon] Разрушить
            [recall] Отозвать
            [garrison] Укрепить
            [host] Укрепить
            [return_unrest] Вернуть
            [acquire] Приобрести
            [break] Присвоить
            [develop] Взять
            [take_looked] Взять
            [find] Взять
            [put_back] Вернуть
            [give] Отдать
            [place] Положить
            [solstice] Применить
            [free_play] Разыграть
            [copy] Применить
            [swap] Обменять
            [swap_nation] Обменять
           *[other] Выбрать
        }
action-option = { $option }
action-suit = { $suit }
action-deck = { $deck_take } ({ $n ->
        [0] карт нет
       *[other] осталось { $n }
    })
action-amount = { $way ->
        [population] { $rest ->
            [0] Модернизация: { $amount }
           *[other] { $amount ->
                [0] Население: { $rest }
               *[other] Модернизация: { $amount }, население: { $rest }
            }
        }
        [material] { $rest ->
            [0] Модернизация: { $amount }
           *[other] { $amount ->
                [0] Ресурсы: { $rest }
               *[other] Модернизация: { $amount }, ресурсы: { $rest }
            }
        }
        [revolt] { $amount ->
            [0] Не возвращать
            [one] Вернуть { $amount } карту беспорядков
            [few] Вернуть { $amount } карты беспорядков
           *[many] Вернуть { $amount } карт беспорядков
        }
       *[plain] { $amount }
    }
action-place = { $place }
action-nation = { $nation }
action-side = Сторона { $side }
action-activate = Активация: разыгрывать и эксплуатировать карты
action-innovate = Инновация: сбросить руку и присвоить карту
action-revolt = Революция: вернуть беспорядки с руки
action-yes = Да
action-no = Нет
action-done = { $asked ->
        [act] { $left ->
            [0] Закончить активацию
            [one] Закончить активацию: пропадёт { $left } действие
            [few] Закончить активацию: пропадут { $left } действия
           *[many] Закончить активацию: пропадёт { $left } действий
        }
        [discarding] Больше не сбрасывать
        [develop] Не ускорять прогресс
        [draw] Больше не брать
        [react] Не эксплуатировать
        [enough] Больше не выбирать
        [none] Подходящей карты нет: продолжить
       *[other] Готово
    }

## Что даст ответ
preview-material = { $n } { $n ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    }
preview-population = { $n } { $n ->
        [one] жетон населения
        [few] жетона населения
       *[many] жетонов населения
    }
preview-progress = { $n } { $n ->
        [one] жетон модернизации
        [few] жетона модернизации
       *[many] жетонов модернизации
    }
preview-actions = { $n } { $n ->
        [one] действие
        [few] действия
       *[many] действий
    }
preview-exhausts = { $n } { $n ->
        [one] жетон эксплуатации
        [few] жетона эксплуатации
       *[many] жетонов эксплуатации
    }
preview-unrest-cards = { $n } { $n ->
        [one] карта беспорядков
        [few] карты беспорядков
       *[many] карт беспорядков
    }
preview-points-cards = { $n } ПО за карты
preview-cards-hand = { $n } { $n ->
        [one] карта на руке
        [few] карты на руке
       *[many] карт на руке
    }
preview-cards-discard = { $n } { $n ->
        [one] карта в сбросе
        [few] карты в сбросе
       *[many] карт в сбросе
    }
preview-cards-play = { $n } { $n ->
        [one] карта в игре
        [few] карты в игре
       *[many] карт в игре
    }
preview-cards-garrison = { $n } { $n ->
        [one] карта в укреплении
        [few] карты в укреплениях
       *[many] карт в укреплениях
    }
preview-cards-history = { $n } { $n ->
        [one] карта в летописи
        [few] карты в летописи
       *[many] карт в летописи
    }
preview-exiled = { $n } { $n ->
        [one] карта в изгнании
        [few] карты в изгнании
       *[many] карт в изгнании
    }
price-rate = Оплата
price-market = Рынок
price-development = Прогресс
price-note-rate = Жетон модернизации заменяет другие жетоны.

## События
event-first = Первый игрок каждого раунда: { $seat }
event-nation = { $seat }: { $nation }, сторона { $side }
event-round = Раунд { $number }
event-turn = Ходит { $seat }
    .aside = строки и так собраны по ходам
event-activate = { $seat }: активация
event-innovate = { $seat }: инновация
event-revolt = { $seat }: революция
event-solstice = Солнцестояние
event-played = { $seat } разыгрывает карту «{ $card }»
    .then = :
event-exhausted = { $seat } эксплуатирует карту «{ $face }»
    .then = :
event-gained = { $seat } получает { $number ->
        [one] { $number } { $resource }
        [few] { $number } { $resource_few }
       *[other] { $number } { $resource_many }
    }
event-gained-many = { $seat } получает { $list }
event-gained-item = { $number } { $number ->
        [one] { $resource }
        [few] { $resource_few }
       *[other] { $resource_many }
    }
event-paid = { $seat } тратит { $number ->
        [one] { $number } { $resource }
        [few] { $number } { $resource_few }
       *[other] { $number } { $resource_many }
    }
event-paid-many = { $seat } тратит { $list }
event-paid-item = { $number } { $number ->
        [one] { $resource }
        [few] { $resource_few }
       *[other] { $resource_many }
    }
event-stole = { $seat } крадёт { $number ->
        [one] { $number } { $resource }
        [few] { $number } { $resource_few }
       *[other] { $number } { $resource_many }
    } (теряет { $victim })
event-drew = { $seat } берёт карту «{ $card }»
event-drew-many = { $seat } берёт { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }: { $list }
event-drew-item = «{ $card }»
event-drew-hidden = { $seat } берёт карту
event-drew-hidden-many = { $seat } берёт { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }
event-discarded = { $seat } сбрасывает карту «{ $card }»
event-discarded-it = { $seat } сбрасывает её
event-discarded-many = { $seat } сбрасывает { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }: { $list }
event-discarded-item = «{ $card }»
event-took-unrest = { $seat } берёт карту беспорядков
event-took-unrest-many = { $seat } берёт { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } беспорядков
event-returned-unrest = { $seat } возвращает карту беспорядков
event-returned-unrest-many = { $seat } возвращает { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } беспорядков
event-acquired = { $seat } приобретает карту «{ $card }»
event-broke = { $seat } присваивает карту «{ $card }»
event-broke-hidden = { $seat } присваивает карту из колоды
event-exiled = { $seat } отправляет в изгнание карту «{ $card }»
event-exiled-many = { $seat } отправляет в изгнание { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }: { $list }
event-exiled-item = «{ $card }»
event-market = На рынок выходит карта «{ $card }»
event-history = { $seat } заносит в летопись карту «{ $card }»
event-history-it = { $seat } заносит её в летопись
event-history-many = { $seat } заносит в летопись { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }: { $list }
event-history-item = «{ $card }»
event-history-hidden = { $seat } заносит карту в летопись
event-history-hidden-many = { $seat } заносит в летопись { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }
event-sunk = { $seat } затапливает карту «{ $card }»
event-sunk-hidden = { $seat } затапливает карту
event-garrisoned = { $seat } укрепляет карту «{ $host }» картой «{ $card }»
event-garrisoned-it = { $seat } укрепляет её картой «{ $card }»
event-abandoned = { $seat } разрушает карту «{ $card }»
event-abandoned-many = { $seat } разрушает { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }: { $list }
event-abandoned-item = «{ $card }»
event-recalled = { $seat } отзывает карту «{ $card }»
event-recalled-hidden = { $seat } отзывает карту
event-developed = { $seat } ускоряет прогресс и получает карту «{ $card }»
event-nation-card = { $seat } получает из колоды усиления карту «{ $card }»
event-empire = { $seat } вступает в период цивилизации
event-reshuffled = { $seat } перетасовывает личную колоду
event-to-top = { $seat } кладёт на верх личной колоды карту «{ $card }»
event-to-top-many = { $seat } кладёт на верх личной колоды { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }: { $list }
event-to-top-item = «{ $card }»
event-to-top-hidden = { $seat } кладёт карту на верх личной колоды
event-to-top-hidden-many = { $seat } кладёт на верх личной колоды { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }
event-to-hand = { $seat } берёт на руку карту «{ $card }»
event-to-hand-many = { $seat } берёт на руку { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }: { $list }
event-to-hand-item = «{ $card }»
event-to-hand-hidden = { $seat } берёт карту на руку
event-to-hand-hidden-many = { $seat } берёт на руку { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }
event-gave = { $seat } отдаёт карту «{ $card }» (получает { $to })
event-gave-hidden = { $seat } отдаёт карту (получает { $to })
event-looked = { $seat } смотрит { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    } ({ $deck })
event-took-fame = { $seat } берёт карту славы «{ $card }»
event-took-fame-hidden = { $seat } берёт карту славы
event-found = { $seat } находит карту «{ $card }»
event-defended = { $seat } защищается картой «{ $card }»
event-placed = { $seat } кладёт { $number ->
        [one] { $number } { $resource }
        [few] { $number } { $resource_few }
       *[other] { $number } { $resource_many }
    } на карту «{ $card }»
event-triggered = Близится подсчёт очков: { $reason }; после этого раунда будет ещё один
event-collapse = Колода беспорядков закончилась: упадок!
event-king = { $seat } применяет сторону { $side } карты «Царь царей»
event-scored = { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
event-scored-all = Очки: { $list }
event-scored-item = { $seat } { $points }
event-journey = { $seat } продолжает путь: «{ $face }»
event-swapped = { $seat } обменивает карту рынка «{ $old }» на изгнанную карту «{ $new }»
event-revealed = Открыта карта «{ $card }»
event-revealed-many = { $n ->
        [one] Открыта { $n } карта
        [few] Открыты { $n } карты
       *[many] Открыто { $n } карт
    }: { $list }
event-revealed-item = «{ $card }»
event-declared = { $seat } называет категорию «{ $suit }»
event-icon = { $seat } засчитывает символ карты «{ $card }» ещё и за мешки
event-quest = { $seat }: активное испытание — «{ $card }»
event-token-back = { $seat } возвращает себе жетон эксплуатации
event-put-in-play = { $seat }: в игру входит карта «{ $card }»
event-gift = { $seat } отдаёт { $number ->
        [one] { $number } жетон модернизации
        [few] { $number } жетона модернизации
       *[other] { $number } жетонов модернизации
    } (получает { $to })
event-bottom = { $seat } кладёт карту в самый низ колоды усиления
event-exchanged = { $seat } обменивает карту с руки на верхнюю карту колоды усиления
event-with-unrest = { $seat } берёт и карту беспорядков, лежавшую под ней
event-solstice-card = { $seat } применяет карту «{ $face }»
    .then = :
event-unrest-count = { $seat }: { $number ->
        [one] { $number } карта беспорядков
        [few] { $number } карты беспорядков
       *[other] { $number } карт беспорядков
    }
event-unrest-count-all = После упадка побеждает тот, у кого меньше карт беспорядков: { $list }
event-unrest-count-item = { $seat } { $number }
because-card = «{ $cause }»
because-face = «{ $cause }»

## Отказы
refuse-not-in-hand = Этой карты нет у вас на руке.
refuse-no-action = У вас не осталось жетонов действия.
refuse-wrong-state = Символ периода на карте не подходит к вашему периоду.
refuse-unplayable = Эту карту нельзя разыграть.
refuse-requirement = Условие карты не выполнено.
refuse-cannot-pay = Вам нечем заплатить.
refuse-once-per-turn = Карту, не требующую жетона действия, можно разыграть только один раз за ход.
refuse-no-exhaust = У вас не осталось жетонов эксплуатации.
refuse-exhausted = Эта карта уже эксплуатирована.
refuse-no-ability = У этой карты нет эффекта, который можно применить сейчас.
refuse-nothing-to-do = Эффект этой карты сейчас ничего не изменит.
refuse-not-selectable = Эту карту нельзя выбрать.
refuse-not-in-market = Этой карты нет на рынке.
refuse-option-impossible = Этот вариант невыполним.
refuse-nation-taken = Этот народ недоступен.
refuse-too-many = У вас нет столько карт беспорядков.
refuse-not-developable = Эту карту прогресса сейчас получить нельзя.
refuse-wrong-suit = Эта категория здесь не подходит.
refuse-no-deck = Из этой колоды карту взять нельзя.
refuse-wrong-split = Так цену разделить нельзя.
refuse-no-defence = Этой картой защититься нельзя.
refuse-not-looked-at = Этой карты нет среди тех, что вы смотрите.
refuse-no-token-there = Там нет жетона эксплуатации.
refuse-no-solstice = У этой карты нет эффекта солнцестояния, который ещё предстоит применить.
refuse-pointless = Сейчас за эту цену карта ничего не даст.
refuse-equal-unrest = Все беспорядки одинаковы: выберите другую такую карту.

## Конец и очки
end-main_deck = Основная колода закончилась.
end-development = Один из игроков получил последнюю карту прогресса.
end-king_of_kings = Карта «Царь царей» перевёрнута.
end-zenith = Викинги достигли зенита.
end-graal = Найден Святой Грааль.
end-shangri_la = Достигнута Шангри-Ла.
end-collapse = Упадок: побеждает тот, у кого меньше беспорядков.
score-progress = Модернизация
score-fixed = Постоянные ПО
score-conditional = ПО по месту карты
score-variable = Переменные ПО
score-unrest = Беспорядки

## Компоненты
resource-material = ресурс
    .few = ресурса
    .many = ресурсов
resource-population = жетон населения
    .few = жетона населения
    .many = жетонов населения
resource-progress = жетон модернизации
    .few = жетона модернизации
    .many = жетонов модернизации
resource-action = жетон действия
    .few = жетона действия
    .many = жетонов действия
looked-fame = колода славы
looked-nation = колода усиления
reason-main_deck = закончилась основная колода
reason-development = получена последняя карта прогресса
reason-king_of_kings = перевёрнута карта «Царь царей»
reason-zenith = зенит викингов
reason-graal = Святой Грааль
reason-shangri_la = Шангри-Ла
reason-collapse = упадок
place-nation_deck = Колода усиления
place-development_area = Область прогресса

## Народы по местам
option-nation_1-choose = Выбор игрока
option-nation_1-random = Случайно
option-nation_1-carthaginians = { nation-carthaginians }
option-nation_1-celts = { nation-celts }
option-nation_1-greeks = { nation-greeks }
option-nation_1-macedonians = { nation-macedonians }
option-nation_1-persians = { nation-persians }
option-nation_1-romans = { nation-romans }
option-nation_1-scythians = { nation-scythians }
option-nation_1-vikings = { nation-vikings }
option-nation_1-arthurians = { nation-arthurians }
option-nation_1-atlanteans = { nation-atlanteans }
option-nation_1-egyptians = { nation-egyptians }
option-nation_1-mauryans = { nation-mauryans }
option-nation_1-minoans = { nation-minoans }
option-nation_1-olmecs = { nation-olmecs }
option-nation_1-qin = { nation-qin }
option-nation_1-utopians = { nation-utopians }
option-nation_2-choose = Выбор игрока
option-nation_2-random = Случайно
option-nation_2-carthaginians = { nation-carthaginians }
option-nation_2-celts = { nation-celts }
option-nation_2-greeks = { nation-greeks }
option-nation_2-macedonians = { nation-macedonians }
option-nation_2-persians = { nation-persians }
option-nation_2-romans = { nation-romans }
option-nation_2-scythians = { nation-scythians }
option-nation_2-vikings = { nation-vikings }
option-nation_2-arthurians = { nation-arthurians }
option-nation_2-atlanteans = { nation-atlanteans }
option-nation_2-egyptians = { nation-egyptians }
option-nation_2-mauryans = { nation-mauryans }
option-nation_2-minoans = { nation-minoans }
option-nation_2-olmecs = { nation-olmecs }
option-nation_2-qin = { nation-qin }
option-nation_2-utopians = { nation-utopians }
option-nation_3-choose = Выбор игрока
option-nation_3-random = Случайно
option-nation_3-carthaginians = { nation-carthaginians }
option-nation_3-celts = { nation-celts }
option-nation_3-greeks = { nation-greeks }
option-nation_3-macedonians = { nation-macedonians }
option-nation_3-persians = { nation-persians }
option-nation_3-romans = { nation-romans }
option-nation_3-scythians = { nation-scythians }
option-nation_3-vikings = { nation-vikings }
option-nation_3-arthurians = { nation-arthurians }
option-nation_3-atlanteans = { nation-atlanteans }
option-nation_3-egyptians = { nation-egyptians }
option-nation_3-mauryans = { nation-mauryans }
option-nation_3-minoans = { nation-minoans }
option-nation_3-olmecs = { nation-olmecs }
option-nation_3-qin = { nation-qin }
option-nation_3-utopians = { nation-utopians }
option-nation_4-choose = Выбор игрока
option-nation_4-random = Случайно
option-nation_4-carthaginians = { nation-carthaginians }
option-nation_4-celts = { nation-celts }
option-nation_4-greeks = { nation-greeks }
option-nation_4-macedonians = { nation-macedonians }
option-nation_4-persians = { nation-persians }
option-nation_4-romans = { nation-romans }
option-nation_4-scythians = { nation-scythians }
option-nation_4-vikings = { nation-vikings }
option-nation_4-arthurians = { nation-arthurians }
option-nation_4-atlanteans = { nation-atlanteans }
option-nation_4-egyptians = { nation-egyptians }
option-nation_4-mauryans = { nation-mauryans }
option-nation_4-minoans = { nation-minoans }
option-nation_4-olmecs = { nation-olmecs }
option-nation_4-qin = { nation-qin }
option-nation_4-utopians = { nation-utopians }

## Рисунок
pic-market = Рынок
pic-exile = Изгнание
    .short = изгнание
pic-play = Игровая область
pic-tab-hand = Рука
pic-hand = Рука
pic-deck = Личная колода
    .short = колода
pic-history = Летопись
    .short = летопись
pic-discard = Личный сброс
    .short = сброс
pic-development = Область прогресса
    .short = прогресс
pic-sunken = Затопленные карты
    .short = затоплено
pic-looked = Вы смотрите
pic-under = Под этой картой лежит карта беспорядков.
pic-exhausted = Эксплуатирована
pic-side = сторона { $side }
pic-state-barbarian = Период варварства
pic-state-empire = Период цивилизации
pic-nation_deck = Колода усиления
    .short = усиление
pic-question = Что решается
pic-round = Раунд { $n }
pic-draft = Выбор народов
pic-final = Последний раунд
deck-main = основная
    .take = Искать в основной колоде
    .short = основная
deck-region = регионы
    .take = Верхняя карта колоды регионов
    .short = регионы
deck-uncivilised = истоки
    .take = Верхняя карта колоды истоков
    .short = истоки
deck-civilised = цивилизация
    .take = Верхняя карта колоды цивилизации
    .short = цивилиз.
deck-fame = слава
    .take = Верхняя карта колоды славы
    .short = слава
deck-unrest = беспорядки
    .take = Верхняя карта колоды беспорядков
    .short = беспор.
pic-difficulty = Сложность: { $n } из 5
pic-strengths = Сильные стороны:
pic-weaknesses = Слабые стороны:
pic-top-1 = Положите её в сброс.
pic-top-2 = Верните её на верх личной колоды.
pic-top-3 = Занесите её в летопись.
pic-king = Царь царей
    .short = Царь
pic-points = ПО
pic-mine = Моё в игре
pic-piles = Свои стопки
pic-hand-of = Рука · { $n }
pic-no-hand = На руке нет карт
pic-actions = { $n ->
        [one] { $n } действие
        [few] { $n } действия
       *[other] { $n } действий
    }
pic-exhausts = { $n ->
        [one] { $n } эксплуатация
        [few] { $n } эксплуатации
       *[other] { $n } эксплуатаций
    }
pic-hidden-cards = Ещё { $n ->
        [one] { $n } карта, которую
        [few] { $n } карты, которые
       *[other] { $n } карт, которые
    } вы не видите
pic-now = Сейчас ходит
pic-not-asked = Сейчас решают другие
pic-do = Выберите среди подсвеченного
pic-do-act = Выберите карту: что она стоит и даёт, написано на ленте
pic-do-pick = Выберите подсвеченную карту
pic-do-acquire = Выберите карту рынка: с ней приходит то, что лежит на ней и под ней
pic-do-discarding = Отметьте карты, которые хотите сбросить
pic-way-activate = Активация: разыгрывать и эксплуатировать карты
pic-way-innovate = Инновация: сбросить руку и присвоить карту
pic-way-revolt = Революция: вернуть беспорядки с руки
pic-may-not = Не применять
pic-pay-rate = Чем платить · 1<progress> = { $n }{ $what }
pic-pay-with = Остаток { $rest }, модернизация { $n }
pic-close = Закрыть
pic-take-nation = Взять
pic-taken-by = Уже у игрока { $who }
pic-strong = Сильны
pic-weak = Слабы
pic-which-side = Какой стороной играть?
pic-at-start = На старте
pic-start-cards = { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[other] { $n } карт
    }
pic-play-as = { $nation }: играть
pic-play-as-side = { $nation }: играть, сторона { $side }
pic-hard-1 = для первой партии
pic-hard-2 = просто
pic-hard-3 = средне
pic-hard-4 = сложно
pic-hard-5 = для знатоков
style-all = Все
style-first = Для первой партии
style-regions = регионы
style-fame = слава
style-attack = атаки
style-tributaries = набеги
style-economy = хозяйство
style-market = рынок
style-wilds = истоки
style-intrigue = козни
style-defence = защита
style-cards = карты
style-culture = цивилизация
style-deck = своя колода
style-quests = испытания
style-sinking = море
style-progress = модернизация
style-history = летопись
style-masks = маски
style-walls = стены
style-journey = путь

## Текст карт: глаголы (сама форма — после «можете»; .imp — игроку, .third — о другом игроке)
verb-abandon = разрушить
    .imp = разрушьте
    .third = разрушает
verb-acquire = приобрести
    .imp = приобретите
    .third = приобретает
verb-break = присвоить
    .imp = присвойте
    .third = присваивает
verb-choose = выбрать
    .imp = выберите
    .third = выбирает
verb-develop = ускорить
    .imp = ускорьте
    .third = ускоряет
verb-discard = сбросить
    .imp = сбросьте
    .third = сбрасывает
verb-double = удвоить
    .imp = удвойте
    .third = удваивает
verb-draw = взять
    .imp = возьмите
    .third = берёт
verb-exchange = обменять
    .imp = обменяйте
    .third = обменивает
verb-exile = отправить
    .imp = отправьте
    .third = отправляет
verb-find = найти
    .imp = найдите
    .third = находит
verb-gain = получить
    .imp = получите
    .third = получает
verb-garrison = укрепить
    .imp = укрепите
    .third = укрепляет
verb-give = отдать
    .imp = отдайте
    .third = отдаёт
verb-ignore = отменить
    .imp = отмените
    .third = отменяет
verb-look = посмотреть
    .imp = посмотрите
    .third = смотрит
verb-name = назвать
    .imp = назовите
    .third = называет
verb-note = занести
    .imp = занесите
    .third = заносит
verb-pay = потратить
    .imp = потратьте
    .third = тратит
verb-play = разыграть
    .imp = разыграйте
    .third = разыгрывает
verb-put = положить
    .imp = положите
    .third = кладёт
verb-recall = отозвать
    .imp = отзовите
    .third = отзывает
verb-replace = заменить
    .imp = замените
    .third = заменяет
verb-resolve = применить
    .imp = примените
    .third = применяет
verb-return = вернуть
    .imp = верните
    .third = возвращает
verb-reveal = открыть
    .imp = откройте
    .third = открывает
verb-shuffle = перетасовать
    .imp = перетасуйте
    .third = перетасовывает
verb-sink = затопить
    .imp = затопите
    .third = затапливает
verb-steal = украсть
    .imp = украдите
    .third = крадёт
verb-take = взять
    .imp = возьмите
    .third = берёт
verb-turn = перевернуть
    .imp = переверните
    .third = переворачивает

## Текст карт: что считают (винительный падеж; .few и .many после числа, .one после «за», .all — «все …», .by — «кем»)
noun-card = карту
    .few = карты
    .many = карт
    .one = каждую карту
    .a = карту
    .of = карты
noun-region = регион
    .few = региона
    .many = регионов
    .one = каждый регион
    .a = регион
    .of = региона
    .all = регионы
noun-uncivilised = карту истоков
    .few = карты истоков
    .many = карт истоков
    .one = каждую карту истоков
    .a = карту истоков
    .of = карты истоков
    .all = карты истоков
noun-civilised = карту цивилизации
    .few = карты цивилизации
    .many = карт цивилизации
    .one = каждую карту цивилизации
    .a = карту цивилизации
    .of = карты цивилизации
    .all = карты цивилизации
noun-tributary = карту набегов
    .few = карты набегов
    .many = карт набегов
    .one = каждую карту набегов
    .a = карту набегов
    .of = карты набегов
    .all = карты набегов
noun-fame = карту славы
    .few = карты славы
    .many = карт славы
    .one = каждую карту славы
    .a = карту славы
    .of = карты славы
    .all = карты славы
noun-unrest = карту беспорядков
    .few = карты беспорядков
    .many = карт беспорядков
    .one = каждую карту беспорядков
    .a = карту беспорядков
    .of = карты беспорядков
    .all = карты беспорядков
noun-power = карту способности
    .few = карты способности
    .many = карт способности
    .one = каждую карту способности
    .a = карту способности
    .of = карты способности
noun-city = город
    .few = города
    .many = городов
    .one = каждый город
    .a = город
    .of = города
noun-metropolis = метрополию
    .few = метрополии
    .many = метрополий
    .one = каждую метрополию
    .a = метрополию
    .of = метрополии
noun-mask = маску
    .few = маски
    .many = масок
    .one = каждую маску
    .a = маску
    .of = маски
noun-knight = рыцаря
    .few = рыцарей
    .many = рыцарей
    .one = каждого рыцаря
    .a = рыцаря
    .of = рыцаря
    .by = рыцарем
noun-scroll = свиток
    .few = свитка
    .many = свитков
    .one = каждый свиток
    .a = свиток
    .of = свитка
noun-production = мешок
    .few = мешка
    .many = мешков
    .one = каждый мешок
    .a = мешок
    .of = мешка
noun-fertile = карту с колосом
    .few = карты с колосом
    .many = карт с колосом
    .one = каждый колос
    .a = карту с колосом
    .of = карты с колосом
noun-river = карту с каплей
    .few = карты с каплей
    .many = карт с каплей
    .one = каждую каплю
    .a = карту с каплей
    .of = карты с каплей
noun-pinned = карту постоянного действия
    .few = карты постоянного действия
    .many = карт постоянного действия
    .one = каждую карту постоянного действия
    .a = карту постоянного действия
    .of = карты постоянного действия
noun-attack = карту атаки
    .few = карты атаки
    .many = карт атаки
    .one = каждую карту атаки
    .a = карту атаки
    .of = карты атаки
noun-permanent = карту, которая не покидает игру
    .few = карты, которые не покидают игру
    .many = карт, которые не покидают игру
    .one = каждую карту, которая не покидает игру
    .a = карту, которая не покидает игру
    .of = карты, которые не покидают игру
noun-barbarian = карту периода варварства
    .few = карты периода варварства
    .many = карт периода варварства
    .one = каждую карту периода варварства
    .a = карту периода варварства
    .of = карты периода варварства
noun-empire = карту периода цивилизации
    .few = карты периода цивилизации
    .many = карт периода цивилизации
    .one = каждую карту периода цивилизации
    .a = карту периода цивилизации
    .of = карты периода цивилизации
noun-variable = карту с переменными ПО
    .few = карты с переменными ПО
    .many = карт с переменными ПО
    .one = каждую карту с переменными ПО
    .a = карту с переменными ПО
    .of = карты с переменными ПО
noun-material = ресурс
    .few = ресурса
    .many = ресурсов
    .one = каждый ресурс
    .a = ресурс
    .of = ресурса
    .all = ресурсы
noun-population = жетон населения
    .few = жетона населения
    .many = жетонов населения
    .one = каждый жетон населения
    .a = жетон населения
    .of = жетона населения
    .all = жетоны населения
noun-progress = жетон модернизации
    .few = жетона модернизации
    .many = жетонов модернизации
    .one = каждый жетон модернизации
    .a = жетон модернизации
    .of = жетона модернизации
    .all = жетоны модернизации
noun-action = жетон действия
    .few = жетона действия
    .many = жетонов действия
    .one = каждый жетон действия
    .a = жетон действия
    .of = жетона действия
noun-exhaust = жетон эксплуатации
    .few = жетона эксплуатации
    .many = жетонов эксплуатации
    .one = каждый жетон эксплуатации
    .a = жетон эксплуатации
    .of = жетона эксплуатации

## Текст карт: части предложений
say-or = ИЛИ
say-and = и
say-then = { $head }, затем { $last }
say-or-small = или
say-plus = +
say-this = эту карту
say-up-to = до { $n } { $what }
say-any-number = любое число { $what }
say-not = { $what } (кроме { $other })
say-named = карту { $name }
say-name = «{ $name }»
say-any-name = карту «{ $name }»
say-per-name = карту { $name }
say-hosted = { $what }, укреплённый { $by }
say-by-name = картой { $name }
say-under-host = { $what } из укреплений { $host }
say-from-hand = с руки
say-from-deck = из личной колоды
say-from-discard = из сброса
say-from-play = из игровой области
say-from-garrison = из укреплений
say-from-garrison_here = из укреплений этой карты
say-from-history = из летописи
say-from-nation_deck = из колоды усиления
say-from-development = из области прогресса
say-from-active_quest = с места активного испытания
say-from-market = с рынка
say-from-decks = из колод
say-from-exile = из изгнания
say-from-drawn = из только что взятых
say-anywhere = из любой своей зоны
say-in-hand = на руке
say-in-deck = в личной колоде
say-in-discard = в сбросе
say-in-nation_deck = в колоде усиления
say-to-hand = [take] на руку
say-to-discard = [put] в сброс
say-to-history = [note] в летопись
say-may = можете { $do }
say-may-all = каждый игрок может { $do }
say-may-others = каждый соперник может { $do }
say-each-all = каждый игрок { $do }
say-each-others = каждый соперник { $do }
say-choose = [choose]: { $options }
say-cost = { $pay } → { $then }
say-cost-choice = чтобы { $then }, { $pay }
say-if = если { $cond }, { $then }
say-if-else = если { $cond }, { $then }, иначе { $other }
say-for-each-abandoned = за каждую разрушенную карту { $do }
say-for-each-discarded = за каждую сброшенную так карту { $do }
say-for-each-paid = за каждый потраченный жетон { $do }
say-repeat = { $n ->
        [2] дважды { $do }
        [few] { $n } раза { $do }
       *[other] { $n } раз { $do }
    }
say-gain = [gain] { $res }
say-more = ещё 1 { $what }
say-gain-per = [gain] { $res } за { $per }
say-pay = [pay] { $res }
say-pay-up-to = [pay] до { $res }
say-pay-all = [pay] все { $what } (не менее { $n })
say-steal = [steal] { $res } у каждого соперника
say-steal-having = [steal] { $res } у каждого соперника, у которого в игре есть { $what }
say-steal-state = [steal] { $res } у каждого соперника в периоде { $state }
say-steal-unable = { $steal }; кто не может отдать всё, { $then }
say-place-market = [put] { $res } на карту рынка
say-place-this = [put] { $res } на эту карту
say-take-tokens = [take] все { $what } с этой карты
say-return-exhaust = [return] { $res } на карту периода
say-double = [double] число полученных { $what }
say-draw = [draw] { $cards }
say-draw-able = [draw] { $cards } без перетасовки
say-draw-per = [draw] { $cards } за { $per }
say-draw-top = [draw] верхнюю карту личной колоды без перетасовки и сбросьте её, верните на место или занесите в летопись
say-discard = [discard] { $cards }
say-to-hand-op = [take] { $cards } на руку
say-deck-top = [put] { $cards } на верх личной колоды
say-history = [note] { $cards } в летопись
say-sink = [sink] { $cards }
say-exile = [exile] { $cards } в изгнание
say-garrison = [put] { $cards } под эту карту
say-garrison-under = [put] { $cards } под { $host } в укрепление
say-garrison-then = { $garrison } и { $then }
say-host-play = [resolve] эффект розыгрыша этого региона
say-abandon = [abandon] { $cards }
say-recall = [recall] { $cards }
say-abandon-unrest = [abandon] эту карту; { $unrest } из её укреплений возвращаются в колоду беспорядков
say-give = [give] каждому сопернику карту { $from }
say-give-also = { $give }; кто получил { $what }, { $then }
say-find = [find] { $what } и { $to }
say-find-in = [find] { $what } (только { $places }) и { $to }
say-reveal-history = [reveal] руку, личную колоду и сброс; [note] в летопись все { $what } оттуда и эту карту
say-take-unrest = [take] { $cards }
say-take-unrest-top = [put] { $cards } из стопки на верх личной колоды
say-return-unrest = [return] { $cards }
say-return-this = [return] эту карту в колоду беспорядков
say-acquire = [acquire] { $cards }
say-acquire-any = [acquire] любую карту
say-acquire-token = { $acquire }, на которой есть { $what }
say-acquire-not = { $acquire } (кроме { $what })
say-acquire-exile = { $acquire } из изгнания
say-acquire-or-exile = { $acquire } (можно из изгнания)
say-acquire-play = { $acquire } и сразу [play] без { $action }
say-break = [break] { $cards }
say-break-with = [break] карту с { $what }
say-swap-exile = [exchange] карту рынка на карту из изгнания
say-declare = [name] категорию ({ $suits })
say-reveal-main = [reveal] верхнюю карту основной колоды
say-revealed-hand = [take] открытую карту на руку
say-revealed-exile = [exile] её в изгнание
say-look-fame = [look] { $n ->
        [one] верхнюю карту славы
        [few] { $n } верхние карты славы
       *[other] { $n } верхних карт славы
    }
say-look-nation = [look] { $n ->
        [one] верхнюю карту колоды усиления
        [few] { $n } верхние карты колоды усиления
       *[other] { $n } верхних карт колоды усиления
    }
say-look-more = [look] ещё { $n } { $n ->
        [one] карту
        [few] карты
       *[other] карт
    }
say-take-looked = [take] { $n } из них на руку
say-to-bottom = [put] её в низ колоды усиления
say-shuffle = [shuffle] колоду усиления
say-take-fame = [take] верхнюю { $what }
say-nation-discard = [put] верхнюю карту колоды усиления в свой сброс
say-swap-nation = [exchange] карту с руки на верхнюю карту колоды усиления
say-develop = [develop] прогресс
say-develop-free = [develop] прогресс бесплатно
say-free-play = [play] { $cards } без { $action }
say-play-card = [play] { $cards }
say-copy = [resolve] как свой эффект эксплуатации { $what } соперника
say-treat = до конца хода 1{ $what } считается ещё и за { $n }{ $other }
say-treat-words = до конца хода один символ «{ $what }» считается ещё и за { $n } { $other }
say-ignore-state = символ периода { $state } на следующей карте, разыгранной в этот ход, не учитывается
say-fewer = [discard] на { $what } меньше
say-discard-instead = уходит в сброс
say-game-end = начинается подсчёт ПО
say-into-play = [put] эту карту в игровую область
say-flip = [turn] эту карту
say-replace-this = [replace] эту карту картой { $name }
say-flip-state = [turn] карту периода на сторону { $state }
say-quest-hand = [take] активное испытание на руку
say-quest-discard = [put] активное испытание и верхнюю карту колоды усиления в свой сброс
say-exile-quest = [exile] неактивное испытание в изгнание
say-exile-quest-except = [exile] неактивное испытание (кроме карты { $name }) в изгнание
say-garrison-quest = [put] неактивное испытание под эту карту
say-exhaust-this = [put] { $what } на эту карту
say-icons-play = { $what } в игре
say-icons-garrison = { $what } в укреплениях
say-result-abandoned = каждую разрушенную карту
say-result-returned = каждую возвращённую так { $what }

## Текст карт: условия
cond-state = у вас период { $state }
cond-in-play = { $what } в игре
cond-in-play-n = у вас в игре не менее { $n } { $what }
cond-in-history = { $what } в вашей летописи
cond-in-discard = { $what } в вашем сбросе
cond-sunk = вы затопили { $what }
cond-have = у вас не менее { $res }
cond-garrisoned = здесь в укреплениях не менее { $n } { $what }
cond-no-quest = у вас нет активного испытания
cond-exiled = вы изгнали { $what }
cond-abandoned-lacks = на разрушенной карте нет { $what }
cond-revealed = категория та же

## Текст карт: события
event-you_play = когда вы разыгрываете { $what }
event-you_play-discard = когда вы разыгрываете { $what } из своего сброса
event-you_return_unrest = когда вы возвращаете { $unrest }
event-you_gain_from_icon = когда вы получаете { $res } за { $what } в игре
event-would_place_cleanup_token = в фазе обновления вместо { $progress }
event-you_gain_market_card_with = когда вы получаете карту рынка, на которой есть { $res }
event-would_history = карта, которую надо занести в летопись,
event-you_acquire = когда вы приобретаете { $what }
event-you_acquire-exile = когда вы приобретаете { $what } из изгнания
event-you_acquire_or_break_through = когда вы приобретаете или присваиваете { $what }
event-you_look = когда вы смотрите карты славы
event-you_take_unrest = когда вы берёте { $unrest }
event-card_sunk = когда затоплена ваша карта
event-leaves_play = когда { $what } покидает игру
event-you_pay = когда вы тратите { $res }
event-requires_discard = когда вы должны сбросить { $what }
event-deck_empty = когда ваша личная колода заканчивается
event-would_gain = когда вы должны получить { $res }, вместо этого

## Текст карт: постоянные эффекты и ограничения
static-hand_size = предел руки +{ $n }
static-lose_state_icon = на ваших картах { $what } нет символа { $state }
static-unrest_play_discount = розыгрыш { $unrest } дешевле на 1 карту или { $res } (не менее 1)
static-unrest_play_discount-material = розыгрыш { $unrest } дешевле на { $res } (не менее 1)
static-acquire_from_exile = можете приобретать { $what } также из изгнания
static-development_discount = цена прогресса меньше на { $res }
static-free_play = розыгрыш { $what } не требует { $action }
static-active_quest_host = испытание в укреплении этой карты — активное
static-counts_as = считается за { $what }
static-mask_discard_substitute = вместо сброса { $what } можно разрушать карты укрепления отсюда
shield-automatic = не применяйте к себе { $attack } соперника, если он не отдаст вам { $res }
shield-ignore = [ignore] для себя { $attack } соперника
rule-unplayable = Нельзя разыграть.
rule-no_garrison = Не может быть укреплением.
rule-no_abandon_or_recall = Нельзя разрушить или отозвать.
rule-not_targetable_unless_last_quest = Может стать активным испытанием, только если других испытаний не осталось.
rule-play_requires = Можно разыграть, только если { $cond }.
setup-unrest = входит в колоду беспорядков, если в игре «{ $nation }»
king-flip = Затем переверните эту карту.
king-once = Каждый игрок — один раз.

## Текст карт: метки
label-exhaust = Эксплуатация
label-solstice = Солнцестояние
label-passive = Пассивный эффект
label-free = Не требует жетона действия
label-free-printed = Не требует <action>
label-defence = Защита
label-setup = Подготовка
label-gained = При получении
label-enters = При входе в игру
label-instead = Вместо взятия
label-before_scoring = Перед подсчётом
label-points = ПО

## Текст карт: победные очки
points-fixed = { $n } ПО
points-case-history = { $n } в летописи
points-case-garrison = { $n } в укреплении
points-case-play = { $n } в игре
points-case-else = иначе { $n }
points-per = { $n } за { $what }
points-most = не более { $n }
points-cards = { $n ->
        [one] карту
        [few] { $n } карты
       *[other] { $n } карт
    }
points-players = соперника, у которого меньше { $progress }
points-in-owned = { $what }
points-in-owned_by_opponents = { $what } у соперников
points-in-play = { $what } в игре
points-in-history = { $what } в летописи
points-in-garrison_here = { $what } в укреплении здесь
points-in-exile = { $what } в изгнании
state-barbarian = варварства
state-empire = цивилизации
icon-production = мешок
icon-fertile = колос
icon-river = капля
say-names-many = карт { $name }
say-each-icon = каждый { $what }
say-attack-cards = картах атаки
say-optionally = { $do } (по желанию)
say-and-optionally = { $head } и при желании { $do }
say-garrison-card = [garrison] эту карту картой с руки

## Карты
card-standing_army = Регулярная армия
card-jade_mask = Нефритовая маска
card-elders = Старейшины
card-town = Поселение
card-shrine = Святилище
card-invasion = Вторжение
card-mysticism = Таинства
card-oracle = Оракул
card-agriculture = Земледелие
card-boats = Лодки
card-shaduf = Колодец-журавль
card-rituals_ceremonies = Обряды и церемонии
card-ambassador = Посол
card-city = Город
card-gambling = Азартные игры
card-port = Порт
card-diplomacy = Дипломатия
card-leadership = Лидерство
card-lost_scroll = Утерянный свиток
card-drama_poetry = Драма и поэзия
card-education = Образование
card-moneylenders = Ростовщики
card-corruption = Коррупция
card-onager = Онагр
card-metropolis = Метрополия
card-pharmacy = Фармацевтика
card-wonder = Чудо света
card-coinage = Чеканка монет
card-exports = Экспорт
card-urban_development = Градостроительство
card-mercenaries = Наёмники
card-temple = Храм
card-cataphract = Тяжёлая кавалерия
card-wilderness = Глушь
card-jungle = Джунгли
card-mountain = Горный хребет
card-peak = Пик
card-coast = Побережье
card-floodplain = Пойма реки
card-forest = Лес
card-oasis = Оазис
card-hills = Холмы
card-marsh = Топи
card-steppe = Степи
card-river = Река
card-cape = Мыс
card-woodland = Чаща
card-sacred_pass = Священный путь
card-armenians = Армяне
card-assyrians = Ассирийцы
card-egyptians = Египтяне
card-ionians = Ионийцы
card-qin = Империя Цинь
card-olmecs = Ольмеки
card-sumerians = Шумеры
card-aksumites = Аксумиты
card-minoans = Минойцы
card-mauryans = Империя Маурьев
card-hittites = Хетты
card-praiseworthy = Восхваление
card-great = Почитание
card-notorious = Дурная слава
card-marvellous = Превосходство
card-glorious = Чествование
card-triumphant = Триумф
card-awe_inspiring = Благоговение
card-king_of_kings = Царь царей
card-unrest = Беспорядки
card-carthaginians = Карфагеняне
card-city_of_carthage = Карфаген
card-elephants = Боевые слоны
card-hegemony = Гегемония
card-hannibal = Ганнибал
card-trading_ships = Торговые суда
card-monopoly = Монополия
card-prosperity = Процветание
card-caravans = Караваны
card-advance = Реформы
card-iberia = Иберия
card-berbers = Берберы
card-glory = Величие
card-conquer = Завоевание
card-dido_queen_of_carthage = Дидона, царица Карфагена
card-carthaginian_traders = Карфагенские торговцы
card-balearic_islands = Балеарские острова
card-mauretania = Мавретания
card-celts = Кельты
card-celtic_gold = Кельтское золото
card-celtic_innovation = Кельтские новшества
card-chainmail = Кольчуга
card-chariots = Колесницы
card-ogham_script = Огамическое письмо
card-vercingetorix = Верцингеториг
card-armorica = Арморика
card-belgica = Белгика
card-britannia = Британия
card-hibernia = Гиберния
card-druids = Друиды
card-boudicca = Боудикка
card-cattle_raid = Угон скота
card-cauldron_of_cerridwen = Котёл Керидвен
card-celtica = Кельтика
card-greeks = Греки
card-olympic_games = Олимпийские игры
card-greek_prosperity = Греческое процветание
card-pericles = Перикл
card-city_of_corinth = Коринф
card-science = Наука
card-greek_innovation = Греческие изобретения
card-direct_democracy = Прямая демократия
card-lighthouse = Александрийский маяк
card-philosophy = Философия
card-city_of_athens = Афины
card-plains_of_thessaly = Фессалийская равнина
card-greek_mercenaries = Греческие наёмники
card-settlers = Поселенцы
card-city_of_sparta = Спарта
card-peloponnese = Пелопоннес
card-forest_of_pholoe = Лес Фолоя
card-macedonians = Македоняне
card-alexander = Царевич Александр
card-development = Развитие
card-parmenion = Парменион
card-companion_cavalry = Гетайры
card-alexander_the_great = Александр Македонский
card-mosaics = Мозаики
card-alexandria_in_egypt = Александрия Египетская
card-alexandria_in_ariana = Александрия в Ариане
card-uxians = Уксии
card-philip_ii = Филипп II Македонский
card-phalanx = Македонские фаланги
card-haliacmon_valley = Долина реки Альякмон
card-orestis = Орестида
card-pelagonia = Пелагония
card-persians = Персы
card-city_of_persepolis = Персеполь
card-battering_ram = Таран
card-windmills = Ветряные мельницы
card-satrap = Сатрап
card-persian_gold = Золото персов
card-babylonians = Вавилоняне
card-darius_i = Дарий I
card-arachosia = Арахозия
card-nisaean_plain = Нисейская равнина
card-median_empire = Мидийская империя
card-bactria = Бактрия
card-zagros = Загрос
card-lydians = Лидийцы
card-romans = Римляне
card-julius_caesar = Юлий Цезарь
card-military_engineering = Военная инженерия
card-roman_invasion = Римское вторжение
card-legions = Легионы
card-the_senate = Сенат
card-rome_the_eternal_city = Рим, вечный город
card-emperor_trajan = Император Траян
card-bread_and_circuses = Хлеб и зрелища
card-gallia_aquitania = Галлия Аквитания
card-raetia = Реция
card-triumvirate = Триумвират
card-city_of_rome = Рим
card-dalmatia = Далмация
card-roman_expansion = Римская экспансия
card-scythians = Скифы
card-ateas = Атей
card-kurgans = Курганы
card-city_of_gelonus = Гелон
card-jewellery = Украшения
card-tamga = Тамга
card-pontic_steppe = Понтийская степь
card-tarim_basin = Таримская впадина
card-caucasia = Кавказ
card-raiders = Налётчики
card-nomads = Кочевники
card-carpathian_mountains = Карпаты
card-tian_shan = Тянь-Шань
card-mounted_archers = Конные лучники
card-tents = Шатры
card-vikings = Викинги
card-harald_hardrada = Харальд III Суровый
card-iceland = Исландия
card-combs = Гребни
card-graenland = Гренландия
card-foroyar = Фарерские острова
card-vinland = Винланд
card-sagas = Саги
card-city_of_dubh_linn = Дублин
card-longships = Драккары
card-skis = Лыжи
card-rollo_the_walker = Роллон Пешеход
card-go_aviking = Поход викингов
card-gothja = Готия
card-scandinavia = Скандинавия
card-erik_the_red = Эрик Рыжий
card-jomsviking = Йомсвикинг
card-althing = Альтинг
card-mining = Горное дело
card-espionage = Шпионаж
card-monument = Монумент
card-code_of_laws = Свод законов
card-religion = Религия
card-domestication = Одомашнивание
card-water_mill = Водяная мельница
card-qanat = Кяриз
card-road_building = Строительство дорог
card-art = Искусство
card-astronomy = Астрономия
card-cartography = Картография
card-masonry = Каменная кладка
card-civil_service = Государственная служба
card-amphitheatre = Амфитеатр
card-fortunate_isle = Остров блаженных
card-rainforest = Тропический лес
card-peninsula = Полуостров
card-lakes = Озёра
card-highlands = Нагорье
card-sacred_grove = Священная роща
card-lowlands = Низменность
card-moor = Торфяник
card-plain = Равнина
card-archipelago = Архипелаг
card-fortified_region = Укреплённый регион
card-grassland = Луга
card-island = Остров
card-etruscans = Этруски
card-phoenicians = Финикийцы
card-xiongnu = Хунну
card-imperial = Имперское величие
card-independent = Независимость
card-magnificent = Великолепие
card-outstanding = Исключительность
card-proud = Гордость
card-eminent = Знатность
card-acclaimed = Всенародное признание
card-arthurians = Король Артур
card-king_arthurs_court = Двор короля Артура
card-graal = Святой Грааль
card-lawnslot_llyn_sir_lancelot = Сэр Ланселот
card-twrch_trwyth = Турх Труйт
card-taliesin_the_bard = Бард Талиесин
card-excalibur = Экскалибур
card-gwaith_camlan = Битва при Камланне
card-bedwyr = Бедивер
card-viviane_of_the_lake = Вивиана, Дева озера
card-city_of_camelot = Камелот
card-britannia_flavia = Британия Флавия
card-ynys_afallach_avalon = Авалон
card-gwalchmei_sir_gawain = Сэр Гавейн
card-lady_bertilak = Леди Бертилак
card-morigena = Фея Моргана
card-peredur_sir_percival = Сэр Персиваль
card-cai_sir_kay = Сэр Кей
card-king_arthur = Король Артур
card-uthyr_pendragon = Утер Пендрагон
card-britannia_prima = Британия Прима
card-britannia_secunda = Британия Секунда
card-myrddin_wyllt_merlin = Мерлин
card-guennuvar = Гвиневра
card-cafall = Кабал
card-atlanteans = Атланты
card-advanced_culture = Развитая культура
card-palace_of_poseidon = Дворец Посейдона
card-spread_of_atlantis = Экспансия Атлантиды
card-moats_and_walls = Рвы и стены
card-myths_and_legends = Мифы и легенды
card-vast_wealth = Несметные богатства
card-kleito = Клейто
card-mountain_of_atlantis = Гора Атлантиды
card-themiscyra = Фемискира
card-flood = Потоп
card-thule = Туле
card-hesperides = Геспериды
card-elysian_fields = Елисейские поля
card-atlantean_fleet = Флот атлантов
card-unification = Объединение
card-embalming = Бальзамирование
card-obelisk = Обелиск
card-ramesses_ii = Рамсес II
card-egyptian_expansion = Египетская экспансия
card-medicine = Медицина
card-pyramids = Пирамиды
card-egyptian_legacy = Наследие Египта
card-red_land = Красная земля
card-kushites = Кушиты
card-flood_of_the_nile = Разлив Нила
card-egyptian_incursion = Вторжение египтян
card-egyptian_hieroglyphics = Египетские иероглифы
card-lower_nile = Нижний Нил
card-nile_valley = Долина Нила
card-mathematics = Математика
card-grand_trunk_road = Великий колёсный путь
card-ashoka = Ашока
card-buddhism = Буддизм
card-edicts_of_ashoka = Эдикты Ашоки
card-punch_marked_coins = Клеймёные монеты
card-arthashastra = Артхашастра
card-nanda_dynasty = Династия Нанда
card-city_of_pataliputra = Паталипутра
card-indian_elephants = Индийские слоны
card-gandhara = Гандхара
card-chandragupta = Чандрагупта
card-chanakya = Чанакья
card-magadha = Магадха
card-indus_valley = Долина Инда
card-king_minos = Царь Минос
card-minoan_traders = Минойские торговцы
card-drainage_system = Дренажная система
card-architecture = Архитектура
card-frescos = Фрески
card-labyrinth = Лабиринт
card-minoan_expansion = Минойская экспансия
card-seal_stones = Каменные печати
card-writing_systems = Письменность
card-knossos = Кносс
card-pottery = Гончарное дело
card-thera = Тира
card-crete = Крит
card-cyprus = Кипр
card-san_lorenzo_tenochtitlan = Сан-Лоренсо-Теночтитлан
card-step_pyramids = Ступенчатые пирамиды
card-ritual_sacrifice = Ритуальное жертвоприношение
card-olmec_traders = Ольмекские торговцы
card-tres_zapotes = Трес-Сапотес
card-stone_heads = Каменные головы
card-cacao = Какао
card-olmec_hieroglyphics = Ольмекские иероглифы
card-calendar = Календарь
card-stone_mask = Каменная маска
card-lodestone_compass = Магнитный компас
card-ball_games = Игры в мяч
card-laguna_de_los_cerros = Лагуна-де-лос-Серрос
card-la_venta = Ла-Вента
card-long_walls_i = Длинные стены I
card-long_walls_ii = Длинные стены II
card-long_walls_iii = Длинные стены III
card-long_walls_iv = Длинные стены IV
card-emperor_qin_shi_huang = Император Цинь Шихуанди
card-king_wu_of_qin = Ван У из Цинь
card-metallurgy = Металлургия
card-terracotta_warriors = Терракотовая армия
card-eastern_zhou = Восточное Чжоу
card-confucianism = Конфуцианство
card-legalism = Легизм
card-school_of_diplomacy = Школа дипломатии
card-western_zhou = Западное Чжоу
card-duke_zhuang_of_qin = Князь Чжуан из Цинь
card-mandate_of_heaven = Небесный мандат
card-utopians = Просветлённые
card-visions_of_shangri_la = Видения Шангри-Ла
card-path_to_shangri_la = Путь в Шангри-Ла
card-gates_of_shangri_la = Врата Шангри-Ла
card-shangri_la = Шангри-Ла
card-monastery = Монастырь
card-portals = Порталы
card-daochang = Даочан
card-lost_tomes = Утерянные тома
card-tree_of_knowledge = Древо познания
card-charity = Милосердие
card-meditation = Медитация
card-mountain_retreat = Горное убежище
card-sacred_scroll = Священный свиток
name-long_walls = Длинные стены

## Народы
nation-carthaginians = Карфагеняне
nation-celts = Кельты
nation-greeks = Греки
nation-macedonians = Македоняне
nation-persians = Персы
nation-romans = Римляне
nation-scythians = Скифы
nation-vikings = Викинги
nation-arthurians = Король Артур
nation-atlanteans = Атланты
nation-egyptians = Египтяне
nation-mauryans = Империя Маурьев
nation-minoans = Минойцы
nation-olmecs = Ольмеки
nation-qin = Империя Цинь
nation-utopians = Просветлённые

## Карты по номерам
card-1UNC1 = { card-standing_army }
card-1UNC2 = { card-jade_mask }
card-1UNC3 = { card-elders }
card-1UNC4 = { card-town }
card-1UNC5 = { card-town }
card-1UNC6 = { card-shrine }
card-1UNC7 = { card-invasion }
card-1UNC8 = { card-mysticism }
card-1UNC9 = { card-oracle }
card-1UNC10 = { card-agriculture }
card-1UNC11 = { card-boats }
card-1UNC12 = { card-shaduf }
card-1UNC13 = { card-rituals_ceremonies }
card-1UNC14 = { card-ambassador }
card-1UNC15 = { card-city }
card-1UNC16 = { card-city }
card-1UNC17 = { card-city }
card-1UNC18 = { card-gambling }
card-1UNC19 = { card-port }
card-1UNC20 = { card-diplomacy }
card-1UNC21 = { card-leadership }
card-1UNC22 = { card-lost_scroll }
card-1CIV1 = { card-drama_poetry }
card-1CIV2 = { card-education }
card-1CIV3 = { card-moneylenders }
card-1CIV4 = { card-corruption }
card-1CIV5 = { card-onager }
card-1CIV6 = { card-metropolis }
card-1CIV7 = { card-metropolis }
card-1CIV8 = { card-pharmacy }
card-1CIV9 = { card-wonder }
card-1CIV10 = { card-coinage }
card-1CIV11 = { card-exports }
card-1CIV12 = { card-urban_development }
card-1CIV13 = { card-mercenaries }
card-1CIV14 = { card-temple }
card-1CIV15 = { card-cataphract }
card-1REG1 = { card-wilderness }
card-1REG2 = { card-jungle }
card-1REG3 = { card-mountain }
card-1REG4 = { card-coast }
card-1REG5 = { card-floodplain }
card-1REG6 = { card-forest }
card-1REG7 = { card-oasis }
card-1REG8 = { card-hills }
card-1REG9 = { card-marsh }
card-1REG10 = { card-steppe }
card-1REG11 = { card-river }
card-1REG12 = { card-cape }
card-1REG13 = { card-woodland }
card-1REG14 = { card-sacred_pass }
card-1TRI1 = { card-armenians }
card-1TRI2 = { card-assyrians }
card-1TRI3 = { card-egyptians }
card-1TRI4 = { card-ionians }
card-1TRI5 = { card-qin }
card-1TRI6 = { card-olmecs }
card-1TRI7 = { card-sumerians }
card-1TRI8 = { card-aksumites }
card-1TRI9 = { card-minoans }
card-1TRI10 = { card-mauryans }
card-1TRI11 = { card-hittites }
card-1FAM1 = { card-praiseworthy }
card-1FAM2 = { card-great }
card-1FAM3 = { card-notorious }
card-1FAM4 = { card-marvellous }
card-1FAM5 = { card-glorious }
card-1FAM6 = { card-triumphant }
card-1FAM7 = { card-triumphant }
card-1FAM8 = { card-awe_inspiring }
card-1FAM9 = { card-king_of_kings }
card-1UNR1 = { card-unrest }
card-1UNR2 = { card-unrest }
card-1UNR3 = { card-unrest }
card-1UNR4 = { card-unrest }
card-1UNR5 = { card-unrest }
card-1UNR6 = { card-unrest }
card-1UNR7 = { card-unrest }
card-1UNR8 = { card-unrest }
card-1UNR9 = { card-unrest }
card-1UNR10 = { card-unrest }
card-1UNR11 = { card-unrest }
card-1UNR12 = { card-unrest }
card-1CAR1 = { card-carthaginians }
card-1CAR2 = { card-city_of_carthage }
card-1CAR3 = { card-elephants }
card-1CAR4 = { card-elephants }
card-1CAR5 = { card-hegemony }
card-1CAR6 = { card-hannibal }
card-1CAR7 = { card-trading_ships }
card-1CAR8 = { card-monopoly }
card-1CAR9 = { card-prosperity }
card-1CAR10 = { card-caravans }
card-1CAR11 = { card-advance }
card-1CAR12 = { card-iberia }
card-1CAR13 = { card-berbers }
card-1CAR14 = { card-glory }
card-1CAR15 = { card-prosperity }
card-1CAR16 = { card-advance }
card-1CAR17 = { card-conquer }
card-1CAR18 = { card-dido_queen_of_carthage }
card-1CAR19 = { card-carthaginian_traders }
card-1CAR20 = { card-balearic_islands }
card-1CAR21 = { card-mauretania }
card-1CAR22 = { card-unrest }
card-1CAR23 = { card-unrest }
card-1CEL1 = { card-celts }
card-1CEL2 = { card-celtic_gold }
card-1CEL3 = { card-celtic_innovation }
card-1CEL4 = { card-chainmail }
card-1CEL5 = { card-chariots }
card-1CEL6 = { card-ogham_script }
card-1CEL7 = { card-vercingetorix }
card-1CEL8 = { card-conquer }
card-1CEL9 = { card-armorica }
card-1CEL10 = { card-belgica }
card-1CEL11 = { card-britannia }
card-1CEL12 = { card-hibernia }
card-1CEL13 = { card-unrest }
card-1CEL14 = { card-druids }
card-1CEL15 = { card-glory }
card-1CEL16 = { card-advance }
card-1CEL17 = { card-conquer }
card-1CEL18 = { card-boudicca }
card-1CEL19 = { card-cattle_raid }
card-1CEL20 = { card-cauldron_of_cerridwen }
card-1CEL21 = { card-celtica }
card-1CEL22 = { card-unrest }
card-1CEL23 = { card-unrest }
card-1CEL24 = { card-unrest }
card-1CEL25 = { card-unrest }
card-1CEL26 = { card-unrest }
card-1CEL27 = { card-unrest }
card-1CEL28 = { card-unrest }
card-1GRE1 = { card-greeks }
card-1GRE2 = { card-olympic_games }
card-1GRE3 = { card-greek_prosperity }
card-1GRE4 = { card-pericles }
card-1GRE5 = { card-city_of_corinth }
card-1GRE6 = { card-science }
card-1GRE7 = { card-greek_innovation }
card-1GRE8 = { card-direct_democracy }
card-1GRE9 = { card-lighthouse }
card-1GRE10 = { card-philosophy }
card-1GRE11 = { card-city_of_athens }
card-1GRE12 = { card-plains_of_thessaly }
card-1GRE13 = { card-unrest }
card-1GRE14 = { card-glory }
card-1GRE15 = { card-greek_mercenaries }
card-1GRE16 = { card-advance }
card-1GRE17 = { card-conquer }
card-1GRE18 = { card-settlers }
card-1GRE19 = { card-city_of_sparta }
card-1GRE20 = { card-peloponnese }
card-1GRE21 = { card-forest_of_pholoe }
card-1GRE22 = { card-unrest }
card-1GRE23 = { card-unrest }
card-1MAC1 = { card-macedonians }
card-1MAC2 = { card-alexander }
card-1MAC3 = { card-development }
card-1MAC4 = { card-parmenion }
card-1MAC5 = { card-companion_cavalry }
card-1MAC6 = { card-alexander_the_great }
card-1MAC7 = { card-mosaics }
card-1MAC8 = { card-alexandria_in_egypt }
card-1MAC9 = { card-alexandria_in_ariana }
card-1MAC10 = { card-prosperity }
card-1MAC11 = { card-uxians }
card-1MAC12 = { card-glory }
card-1MAC13 = { card-advance }
card-1MAC14 = { card-conquer }
card-1MAC15 = { card-conquer }
card-1MAC16 = { card-philip_ii }
card-1MAC17 = { card-phalanx }
card-1MAC18 = { card-haliacmon_valley }
card-1MAC19 = { card-orestis }
card-1MAC20 = { card-pelagonia }
card-1MAC21 = { card-unrest }
card-1MAC22 = { card-unrest }
card-1MAC23 = { card-unrest }
card-1PER1 = { card-persians }
card-1PER2 = { card-city_of_persepolis }
card-1PER3 = { card-battering_ram }
card-1PER4 = { card-development }
card-1PER5 = { card-windmills }
card-1PER6 = { card-satrap }
card-1PER7 = { card-persian_gold }
card-1PER8 = { card-babylonians }
card-1PER9 = { card-darius_i }
card-1PER10 = { card-arachosia }
card-1PER11 = { card-nisaean_plain }
card-1PER12 = { card-median_empire }
card-1PER13 = { card-unrest }
card-1PER14 = { card-glory }
card-1PER15 = { card-prosperity }
card-1PER16 = { card-advance }
card-1PER17 = { card-conquer }
card-1PER18 = { card-conquer }
card-1PER19 = { card-bactria }
card-1PER20 = { card-zagros }
card-1PER21 = { card-lydians }
card-1PER22 = { card-unrest }
card-1PER23 = { card-unrest }
card-1ROM1 = { card-romans }
card-1ROM2 = { card-julius_caesar }
card-1ROM3 = { card-military_engineering }
card-1ROM4 = { card-roman_invasion }
card-1ROM5 = { card-legions }
card-1ROM6 = { card-the_senate }
card-1ROM7 = { card-rome_the_eternal_city }
card-1ROM8 = { card-emperor_trajan }
card-1ROM9 = { card-prosperity }
card-1ROM10 = { card-bread_and_circuses }
card-1ROM11 = { card-gallia_aquitania }
card-1ROM12 = { card-raetia }
card-1ROM13 = { card-unrest }
card-1ROM14 = { card-glory }
card-1ROM15 = { card-prosperity }
card-1ROM16 = { card-advance }
card-1ROM17 = { card-conquer }
card-1ROM18 = { card-triumvirate }
card-1ROM19 = { card-city_of_rome }
card-1ROM20 = { card-dalmatia }
card-1ROM21 = { card-roman_expansion }
card-1ROM22 = { card-unrest }
card-1ROM23 = { card-unrest }
card-1SCY1 = { card-scythians }
card-1SCY2 = { card-glory }
card-1SCY3 = { card-ateas }
card-1SCY4 = { card-kurgans }
card-1SCY5 = { card-city_of_gelonus }
card-1SCY6 = { card-jewellery }
card-1SCY7 = { card-unrest }
card-1SCY8 = { card-unrest }
card-1SCY9 = { card-tamga }
card-1SCY10 = { card-pontic_steppe }
card-1SCY11 = { card-tarim_basin }
card-1SCY12 = { card-caucasia }
card-1SCY13 = { card-raiders }
card-1SCY14 = { card-nomads }
card-1SCY15 = { card-nomads }
card-1SCY16 = { card-advance }
card-1SCY17 = { card-conquer }
card-1SCY18 = { card-carpathian_mountains }
card-1SCY19 = { card-tian_shan }
card-1SCY20 = { card-mounted_archers }
card-1SCY21 = { card-tents }
card-1SCY22 = { card-unrest }
card-1SCY23 = { card-unrest }
card-1SCY24 = { card-unrest }
card-1VIK1 = { card-vikings }
card-1VIK2 = { card-harald_hardrada }
card-1VIK3 = { card-iceland }
card-1VIK4 = { card-combs }
card-1VIK5 = { card-graenland }
card-1VIK6 = { card-foroyar }
card-1VIK7 = { card-vinland }
card-1VIK8 = { card-sagas }
card-1VIK9 = { card-city_of_dubh_linn }
card-1VIK10 = { card-longships }
card-1VIK11 = { card-skis }
card-1VIK12 = { card-rollo_the_walker }
card-1VIK13 = { card-go_aviking }
card-1VIK14 = { card-unrest }
card-1VIK15 = { card-unrest }
card-1VIK16 = { card-gothja }
card-1VIK17 = { card-scandinavia }
card-1VIK18 = { card-advance }
card-1VIK19 = { card-prosperity }
card-1VIK20 = { card-glory }
card-1VIK21 = { card-erik_the_red }
card-1VIK22 = { card-jomsviking }
card-1VIK23 = { card-althing }
card-1VIK24 = { card-unrest }
card-1VIK25 = { card-unrest }
card-1VIK26 = { card-unrest }
card-2UNC1 = { card-mining }
card-2UNC2 = { card-jade_mask }
card-2UNC3 = { card-elders }
card-2UNC4 = { card-espionage }
card-2UNC5 = { card-invasion }
card-2UNC6 = { card-monument }
card-2UNC7 = { card-code_of_laws }
card-2UNC8 = { card-religion }
card-2UNC9 = { card-oracle }
card-2UNC10 = { card-domestication }
card-2UNC11 = { card-water_mill }
card-2UNC12 = { card-qanat }
card-2UNC13 = { card-rituals_ceremonies }
card-2UNC14 = { card-city }
card-2UNC15 = { card-city }
card-2UNC16 = { card-city }
card-2UNC17 = { card-city }
card-2UNC18 = { card-road_building }
card-2UNC19 = { card-art }
card-2UNC20 = { card-diplomacy }
card-2UNC21 = { card-leadership }
card-2UNC22 = { card-lost_scroll }
card-2CIV1 = { card-drama_poetry }
card-2CIV2 = { card-education }
card-2CIV3 = { card-moneylenders }
card-2CIV4 = { card-corruption }
card-2CIV5 = { card-onager }
card-2CIV6 = { card-metropolis }
card-2CIV7 = { card-astronomy }
card-2CIV8 = { card-cartography }
card-2CIV9 = { card-masonry }
card-2CIV10 = { card-civil_service }
card-2CIV11 = { card-exports }
card-2CIV12 = { card-urban_development }
card-2CIV13 = { card-mercenaries }
card-2CIV14 = { card-amphitheatre }
card-2CIV15 = { card-cataphract }
card-2REG1 = { card-fortunate_isle }
card-2REG2 = { card-rainforest }
card-2REG3 = { card-mountain }
card-2REG4 = { card-peninsula }
card-2REG5 = { card-lakes }
card-2REG6 = { card-highlands }
card-2REG7 = { card-sacred_grove }
card-2REG8 = { card-lowlands }
card-2REG9 = { card-moor }
card-2REG10 = { card-plain }
card-2REG11 = { card-archipelago }
card-2REG12 = { card-fortified_region }
card-2REG13 = { card-grassland }
card-2REG14 = { card-island }
card-2TRI1 = { card-etruscans }
card-2TRI2 = { card-scythians }
card-2TRI3 = { card-vikings }
card-2TRI4 = { card-phoenicians }
card-2TRI5 = { card-romans }
card-2TRI6 = { card-greeks }
card-2TRI7 = { card-carthaginians }
card-2TRI8 = { card-persians }
card-2TRI9 = { card-celts }
card-2TRI10 = { card-macedonians }
card-2TRI11 = { card-xiongnu }
card-2FAM1 = { card-imperial }
card-2FAM2 = { card-independent }
card-2FAM3 = { card-magnificent }
card-2FAM4 = { card-outstanding }
card-2FAM5 = { card-proud }
card-2FAM6 = { card-proud }
card-2FAM7 = { card-eminent }
card-2FAM8 = { card-acclaimed }
card-2FAM9 = { card-king_of_kings }
card-2UNR1 = { card-unrest }
card-2UNR2 = { card-unrest }
card-2UNR3 = { card-unrest }
card-2UNR4 = { card-unrest }
card-2UNR5 = { card-unrest }
card-2UNR6 = { card-unrest }
card-2UNR7 = { card-unrest }
card-2UNR8 = { card-unrest }
card-2UNR9 = { card-unrest }
card-2UNR10 = { card-unrest }
card-2UNR11 = { card-unrest }
card-2UNR12 = { card-unrest }
card-2ART1 = { card-arthurians }
card-2ART2 = { card-king_arthurs_court }
card-2ART3 = { card-graal }
card-2ART4 = { card-lawnslot_llyn_sir_lancelot }
card-2ART5 = { card-twrch_trwyth }
card-2ART6 = { card-taliesin_the_bard }
card-2ART7 = { card-excalibur }
card-2ART8 = { card-gwaith_camlan }
card-2ART9 = { card-bedwyr }
card-2ART10 = { card-viviane_of_the_lake }
card-2ART11 = { card-city_of_camelot }
card-2ART12 = { card-britannia_flavia }
card-2ART13 = { card-ynys_afallach_avalon }
card-2ART14 = { card-gwalchmei_sir_gawain }
card-2ART15 = { card-lady_bertilak }
card-2ART16 = { card-morigena }
card-2ART17 = { card-peredur_sir_percival }
card-2ART18 = { card-cai_sir_kay }
card-2ART19 = { card-king_arthur }
card-2ART20 = { card-uthyr_pendragon }
card-2ART21 = { card-britannia_prima }
card-2ART22 = { card-britannia_secunda }
card-2ART23 = { card-myrddin_wyllt_merlin }
card-2ART24 = { card-guennuvar }
card-2ART25 = { card-cafall }
card-2ART26 = { card-unrest }
card-2ART27 = { card-unrest }
card-2ART28 = { card-unrest }
card-2ART29 = { card-unrest }
card-2ATL1 = { card-atlanteans }
card-2ATL2 = { card-advanced_culture }
card-2ATL3 = { card-palace_of_poseidon }
card-2ATL4 = { card-spread_of_atlantis }
card-2ATL5 = { card-development }
card-2ATL6 = { card-moats_and_walls }
card-2ATL7 = { card-myths_and_legends }
card-2ATL8 = { card-vast_wealth }
card-2ATL9 = { card-kleito }
card-2ATL10 = { card-mountain_of_atlantis }
card-2ATL11 = { card-themiscyra }
card-2ATL12 = { card-flood }
card-2ATL13 = { card-flood }
card-2ATL14 = { card-flood }
card-2ATL15 = { card-prosperity }
card-2ATL16 = { card-thule }
card-2ATL17 = { card-hesperides }
card-2ATL18 = { card-elysian_fields }
card-2ATL19 = { card-unrest }
card-2ATL20 = { card-atlantean_fleet }
card-2ATL21 = { card-unrest }
card-2ATL22 = { card-unrest }
card-2EGY1 = { card-egyptians }
card-2EGY2 = { card-unification }
card-2EGY3 = { card-development }
card-2EGY4 = { card-embalming }
card-2EGY5 = { card-obelisk }
card-2EGY6 = { card-ramesses_ii }
card-2EGY7 = { card-egyptian_expansion }
card-2EGY8 = { card-medicine }
card-2EGY9 = { card-pyramids }
card-2EGY10 = { card-egyptian_legacy }
card-2EGY11 = { card-red_land }
card-2EGY12 = { card-kushites }
card-2EGY13 = { card-unrest }
card-2EGY14 = { card-flood_of_the_nile }
card-2EGY15 = { card-glory }
card-2EGY16 = { card-prosperity }
card-2EGY17 = { card-advance }
card-2EGY18 = { card-egyptian_incursion }
card-2EGY19 = { card-egyptian_hieroglyphics }
card-2EGY20 = { card-lower_nile }
card-2EGY21 = { card-nile_valley }
card-2EGY22 = { card-unrest }
card-2EGY23 = { card-unrest }
card-2MAU1 = { card-mauryans }
card-2MAU2 = { card-glory }
card-2MAU3 = { card-mathematics }
card-2MAU4 = { card-grand_trunk_road }
card-2MAU5 = { card-ashoka }
card-2MAU6 = { card-buddhism }
card-2MAU7 = { card-edicts_of_ashoka }
card-2MAU8 = { card-punch_marked_coins }
card-2MAU9 = { card-arthashastra }
card-2MAU10 = { card-nanda_dynasty }
card-2MAU11 = { card-city_of_pataliputra }
card-2MAU12 = { card-indian_elephants }
card-2MAU13 = { card-indian_elephants }
card-2MAU14 = { card-gandhara }
card-2MAU15 = { card-unrest }
card-2MAU16 = { card-unrest }
card-2MAU17 = { card-advance }
card-2MAU18 = { card-chandragupta }
card-2MAU19 = { card-chanakya }
card-2MAU20 = { card-magadha }
card-2MAU21 = { card-indus_valley }
card-2MAU22 = { card-prosperity }
card-2MAU23 = { card-unrest }
card-2MAU24 = { card-unrest }
card-2MIN1 = { card-minoans }
card-2MIN2 = { card-king_minos }
card-2MIN3 = { card-minoan_traders }
card-2MIN4 = { card-drainage_system }
card-2MIN5 = { card-architecture }
card-2MIN6 = { card-frescos }
card-2MIN7 = { card-labyrinth }
card-2MIN8 = { card-minoan_expansion }
card-2MIN9 = { card-seal_stones }
card-2MIN10 = { card-glory }
card-2MIN11 = { card-unrest }
card-2MIN12 = { card-writing_systems }
card-2MIN13 = { card-knossos }
card-2MIN14 = { card-advance }
card-2MIN15 = { card-conquer }
card-2MIN16 = { card-pottery }
card-2MIN17 = { card-thera }
card-2MIN18 = { card-crete }
card-2MIN19 = { card-cyprus }
card-2MIN20 = { card-prosperity }
card-2MIN21 = { card-unrest }
card-2MIN22 = { card-unrest }
card-2MIN23 = { card-unrest }
card-2OLM1 = { card-olmecs }
card-2OLM2 = { card-san_lorenzo_tenochtitlan }
card-2OLM3 = { card-step_pyramids }
card-2OLM4 = { card-ritual_sacrifice }
card-2OLM5 = { card-olmec_traders }
card-2OLM6 = { card-tres_zapotes }
card-2OLM7 = { card-stone_heads }
card-2OLM8 = { card-drainage_system }
card-2OLM9 = { card-cacao }
card-2OLM10 = { card-olmec_hieroglyphics }
card-2OLM11 = { card-calendar }
card-2OLM12 = { card-stone_mask }
card-2OLM13 = { card-stone_mask }
card-2OLM14 = { card-lodestone_compass }
card-2OLM15 = { card-ball_games }
card-2OLM16 = { card-laguna_de_los_cerros }
card-2OLM17 = { card-la_venta }
card-2OLM18 = { card-stone_mask }
card-2OLM19 = { card-stone_mask }
card-2OLM20 = { card-stone_mask }
card-2OLM21 = { card-stone_mask }
card-2OLM22 = { card-stone_mask }
card-2OLM23 = { card-stone_mask }
card-2OLM24 = { card-unrest }
card-2OLM25 = { card-unrest }
card-2OLM26 = { card-unrest }
card-2QIN1 = { card-qin }
card-2QIN2 = { card-long_walls_i }
card-2QIN3 = { card-long_walls_ii }
card-2QIN4 = { card-long_walls_iii }
card-2QIN5 = { card-long_walls_iv }
card-2QIN6 = { card-emperor_qin_shi_huang }
card-2QIN7 = { card-mathematics }
card-2QIN8 = { card-king_wu_of_qin }
card-2QIN9 = { card-metallurgy }
card-2QIN10 = { card-terracotta_warriors }
card-2QIN11 = { card-eastern_zhou }
card-2QIN12 = { card-glory }
card-2QIN13 = { card-writing_systems }
card-2QIN14 = { card-unrest }
card-2QIN15 = { card-confucianism }
card-2QIN16 = { card-legalism }
card-2QIN17 = { card-school_of_diplomacy }
card-2QIN18 = { card-western_zhou }
card-2QIN19 = { card-advance }
card-2QIN20 = { card-prosperity }
card-2QIN21 = { card-duke_zhuang_of_qin }
card-2QIN22 = { card-mandate_of_heaven }
card-2QIN23 = { card-unrest }
card-2QIN24 = { card-unrest }
card-2QIN25 = { card-unrest }
card-2UTO1 = { card-utopians }
card-2UTO2 = { card-visions_of_shangri_la }
card-2UTO3 = { card-gates_of_shangri_la }
card-2UTO4 = { card-monastery }
card-2UTO5 = { card-portals }
card-2UTO6 = { card-daochang }
card-2UTO7 = { card-lost_tomes }
card-2UTO8 = { card-tree_of_knowledge }
card-2UTO9 = { card-charity }
card-2UTO10 = { card-meditation }
card-2UTO11 = { card-mountain_retreat }
card-2UTO12 = { card-sacred_scroll }
card-2UTO13 = { card-sacred_scroll }
card-2UTO14 = { card-sacred_scroll }
card-2UTO15 = { card-sacred_scroll }
card-2UTO16 = { card-sacred_scroll }
card-2UTO17 = { card-unrest }
card-2UTO18 = { card-unrest }
card-2UTO19 = { card-unrest }
card-2UTO20 = { card-unrest }
card-2UTO21 = { card-unrest }

## Стол в терминале
sheet-market = Рынок
sheet-card = Карта
sheet-suit = Категория
sheet-words = Что делает
sheet-on-it = На ней
sheet-round = Раунд { $n }
sheet-nation = Народ
sheet-state = Период
sheet-state-barbarian = варварство
sheet-state-empire = цивилизация
sheet-material = Ресурсы
sheet-population = Население
sheet-progress = Модернизация
sheet-actions = Действия
sheet-exhausts = Жетоны эксплуатации
sheet-hand_size = Рука
sheet-deck = Личная колода
sheet-history_size = Летопись
sheet-nation_deck = Колода усиления
sheet-unrest = Беспорядки, известные
sheet-points = ПО, открытые
sheet-in-play = В игре: { $who } (* — эксплуатирована)
sheet-piles = Стопки
sheet-decks = Колоды
sheet-exile = Изгнание
sheet-hand = Ваша рука
sheet-looked = Вы смотрите
sheet-development = Область прогресса
sheet-own-piles = Ваши стопки
sheet-discard = Личный сброс

# What the table may answer for a player
wish-payment = платит тем, что требуется, и бережёт жетоны модернизации
wish-solstice = выполняет мои эффекты солнцестояния по порядку
wish-only = отвечает там, где выбора нет (другие могут догадаться, чего у меня нет)

## Для чего нужен такой ответ: новичкам
help-play = Каждая разыгранная карта стоит жетона действия: начинайте с тех, что дают ресурсы или новые карты.
help-exhaust = Карта в игре действует за жетон эксплуатации и не тратит действие: пользуйтесь этим, когда выгодно.
help-pick = Что станет с картой, сказано в вопросе: полезные оставляйте, слабые отдавайте.
help-option = Карта предлагает разные эффекты: берите то, что сейчас нужнее.
help-suit = Назовите категорию, которая с этой картой полезнее всего.
help-deck = Карта с верха колоды: вслепую, зато нужного вида.
help-amount = Решите, сколько потратить. Модернизация заменяет другие жетоны, а в конце приносит очко, поэтому её тратят последней.
help-place = Укажите, куда это попадёт: то, что лежит на верху колоды, вернётся на руку раньше всего.
help-nation = У каждого народа своя колода и свой путь к победе.
help-side = Две стороны карты способности дают народу разные свойства.
help-activate = Обычный ход: разыгрывать карты за действия и эксплуатировать карты в игре.
help-innovate = Отдать всю руку за одну карту без её беспорядков: хорошо, когда рука слабая.
help-revolt = Возвращает беспорядки с руки в их колоду: каждая такая карта в конце — минус 2 очка.
help-yes = Применить эффект.
help-no = Отказаться от эффекта: верно, если он стоит больше, чем даёт.
help-done = Остановиться и продолжить ход.
