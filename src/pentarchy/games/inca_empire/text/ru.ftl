title = Империя инков
about = Дороги из Куско, покорённые провинции, города и храмы общей империи — и события Солнца, которые достанутся вам и соседу. Для 3–4 игроков.
pitch = Тяните дороги из Куско, покоряйте провинции и делите с соседями милости и беды Солнца.

## Настройки
option-pizarro_arrival = Прибытие Писарро
    .help = Рядом с фазами Народа Поздней Империи лежат четыре значка вторжения; когда откроется «Прибытие Писарро», игра закончится раньше.
option-pizarro_arrival-true = Писарро может прибыть раньше
option-pizarro_arrival-false = Играются все фазы
option-early_fall = Раннее Падение
    .help = Короткая партия: без карт паломничества, без третьей колонки Ранней и второй колонки Средней Империи.
option-early_fall-true = Короткая партия
option-early_fall-false = Полная партия
option-accord_of_the_gods = Соглашение Богов
    .help = Лучшие значки местной культуры с самого начала открыты — по одному возле каждой стартовой провинции.
option-accord_of_the_gods-true = Лучшие значки — в провинциях Руки Бога
option-accord_of_the_gods-false = Все значки — случайно
option-revolt_spares_border_roads = Мятеж и дороги на границе
    .help = Дорога на границе относится к одной провинции и разделяет её судьбу — или мятеж щадит все дороги на линиях вдоль границы.
option-revolt_spares_border_roads-true = Дороги вдоль границ не разрушаются
option-revolt_spares_border_roads-false = Дорога на границе относится к своей провинции
option-religious_zeal_replaces_garrison = Религиозное рвение
    .help = Храм на месте гарнизона: гарнизон остаётся или исчезает.
option-religious_zeal_replaces_garrison-true = Храм заменяет гарнизон
option-religious_zeal_replaces_garrison-false = Гарнизон остаётся
option-long_wild_roads = Длина дикой дороги
    .help = Правила её не ограничивают. Можно договориться, что дикая дорога не длиннее самой длинной линии на доске: такую покроет один брусок.
option-long_wild_roads-true = Любая
option-long_wild_roads-false = Не длиннее самой длинной линии

## Вопросы
prompt-place = Положите карту Солнца в свободный сектор
    .detail = Лицом вниз; действует на двух его соседей до фазы Сапа Инка.
prompt-place-other = { $who } кладёт карту события Солнца
prompt-turn = { $left ->
        [both] Постройте { $roads ->
            [one] { $roads } дорогу
           *[other] до { $roads } дорог
        } и один объект
        [either] Постройте { $roads ->
            [one] { $roads } дорогу
           *[other] до { $roads } дорог
        } или один объект
        [roads] Постройте { $roads ->
            [one] { $roads } дорогу
           *[other] до { $roads } дорог
        }
        [roads_more] Постройте { $roads ->
            [one] { $roads } дорогу
           *[other] до { $roads } дорог
        } или используйте то, что ещё дают карты
        [improvement] Постройте один объект
        [no_roads] Постройте один объект
        [no_improvement] Постройте { $roads ->
            [one] { $roads } дорогу
           *[other] до { $roads } дорог
        }
        [pilgrimage] Совершите паломничество
       *[more] Используйте то, что ещё дают карты
    }
    .detail = { $left ->
        [both] Жетоны труда: { $labour }. Порядок любой, но с началом второго действия первое завершается.
        [either] Жетоны труда: { $labour }. Или закончите ход.
        [roads] Или закончите ход.
        [no_roads] Дорогу вести некуда. Жетоны труда: { $labour }.
        [no_improvement] На объект не хватает труда: жетонов у вас { $labour }.
        [pilgrimage] Или закончите ход: больше ничего сделать нельзя.
       *[other] Жетоны труда: { $labour }. Или закончите ход.
    }
prompt-turn-other = Ходит { $who }: { $left ->
        [either] { $roads ->
            [one] { $roads } дорога
           *[other] до { $roads } дорог
        } или один объект
       *[other] { $road_action ->
            [given_up] вместо дорог — паломничество
            [open] { $roads ->
                [one] осталась { $roads } дорога
                [few] осталось { $roads } дороги
               *[many] осталось { $roads } дорог
            }
           *[done] дорог не осталось
        }, { $improvement ->
            [given_up] вместо объекта — паломничество
            [open] объект ещё не построен
            [more] объект построен, карты дают ещё
            [passed] объекта не будет
           *[done] объект построен
        }
    }; жетоны труда: { $labour }
prompt-extra-roads = Дополнительная дорога: постройте { $left ->
        [one] { $left } дорогу
       *[other] до { $left } дорог
    }
prompt-extra-roads-other = { $who } строит дополнительную дорогу (осталось дорог: { $left })

## Действия
action-place = { $known ->
        [0] Карту «{ $card }» — в сектор «{ $sector }»
       *[other] Карту «{ $card }» — в сектор «{ $sector }» (действует на двоих: { $first } и { $second })
    }
action-road = Дорога { $line }
action-wild = Дикая дорога { $line }
action-city = Основать город: { $point }
action-garrison = Построить гарнизон: { $point }
action-temple = Построить храм: { $point }
action-upgrade = Преобразовать гарнизон в город: { $point }
action-conquer = Завоевать провинцию { $region }
action-expand = Завоевать также провинцию { $region } («Быстрое расширение»)
action-terrace = Построить террасу
action-additional = { $n ->
        [one] Дополнительная дорога
       *[other] Дополнительная дорога: всего { $n } { $n ->
            [one] дорога
            [few] дороги
           *[many] дорог
        }
    }
action-pilgrimage = { $card } вместо одного из действий
action-end = { $roads ->
        [0] { $improvement ->
            [0] Закончить ход
           *[1] Закончить ход без объекта
        }
        [one] { $improvement ->
            [0] Закончить ход: пропадёт { $roads } бесплатная дорога
           *[1] Закончить ход: пропадут { $roads } бесплатная дорога и объект
        }
        [few] { $improvement ->
            [0] Закончить ход: пропадут { $roads } бесплатные дороги
           *[1] Закончить ход: пропадут { $roads } бесплатные дороги и объект
        }
       *[many] { $improvement ->
            [0] Закончить ход: пропадёт { $roads } бесплатных дорог
           *[1] Закончить ход: пропадут { $roads } бесплатных дорог и объект
        }
    }
    .ends = так и сказано
action-stop = Больше дорог не строить

## Что даст ответ
preview-danger-lapse = оставшиеся дороги или объект пропадут
preview-labour = { $n } { $n ->
        [one] труд
       *[other] труда
    }
preview-points-cities = { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }
preview-points-garrisons = { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }
preview-points-temples = { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }
preview-points-terraces = { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }
preview-points-conquests = { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }
preview-points-pilgrimages = { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }
preview-points-sapa_inca = { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    } в фазе Сапа Инка
preview-sapa = { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    } в каждом подсчёте
preview-income = { $n } к доходу
preview-roads = { $n } { $n ->
        [one] дорога
        [few] дороги
       *[many] дорог
    }
preview-terraces = { $n } { $n ->
        [one] терраса
        [few] террасы
       *[many] террас
    }
preview-conquered = { $n } { $n ->
        [one] завоёванная провинция
        [few] завоёванные провинции
       *[many] завоёванных провинций
    }
preview-cards = { $n } { $n ->
        [one] карта Солнца
        [few] карты Солнца
       *[many] карт Солнца
    }
price-roads = Дороги за ход
price-city = Город
price-garrison = Гарнизон
price-temple = Храм
price-upgrade = Гарнизон в город
price-conquest = Завоевание, сопротивление { $n }
price-conquests = Завоевание
price-terrace = Терраса
price-additional = Дополнительная дорога
price-pilgrimage = Паломничество
price-note-temple = В значимом городе — столько очков, сколько на нём напечатано.
price-note-resistance = Цена — число на значке.
price-note-pilgrimage = Вместо дорог или вместо объекта.

## Что произошло
event-phase = { $column }: { $phase }
event-colour = { $seat } правит провинцией { $colour }
event-income = { $seat } получает { $labour ->
        [one] { $labour } жетон
        [few] { $labour } жетона
       *[many] { $labour } жетонов
    } труда
event-income-all = Жетоны труда: { $list }
event-income-item = { $labour ->
        [0] { "" }
       *[other] { $seat } +{ $labour }
    }
event-help = { $seat } отдаёт { $labour ->
        [one] { $labour } жетон
        [few] { $labour } жетона
       *[many] { $labour } жетонов
    } труда, помощь получает { $receiver }
event-order = { $seat } получает жетон очереди хода { $number }
event-order-all = Очерёдность хода: { $list }
event-order-item = { $seat }
event-placed = { $seat } кладёт карту «{ $card }» лицом вниз в сектор «{ $sector }»
event-placed-hidden = { $seat } кладёт карту лицом вниз в сектор «{ $sector }»
event-drew = { $seat } берёт из колоды карту «{ $card }»
event-drew-hidden = { $seat } берёт карту из колоды
event-reshuffled = Сброшенные карты событий Солнца перемешаны в новую колоду
event-revealed = Сектор «{ $sector }»: открыта карта «{ $card }»
event-revealed-all = Открыты карты событий: { $list }
event-revealed-item = «{ $card }» ({ $sector })
event-support = Народная поддержка: { $seat } { $labour ->
        [0] ничего не получает
        [one] получает { $labour } жетон труда
        [few] получает { $labour } жетона труда
       *[many] получает { $labour } жетонов труда
    }
event-support-all = Народная поддержка, жетоны труда: { $list }
event-support-item = { $labour ->
        [0] { "" }
       *[other] { $seat } +{ $labour }
    }
event-destroyed = Крестьянский мятеж: { $seat } теряет дорогу { $line }
event-destroyed-many = Крестьянский мятеж: { $seat } теряет { $n } { $n ->
        [one] дорогу
        [few] дороги
       *[many] дорог
    }: { $list }
event-destroyed-item = { $line }
event-road = { $seat } строит дорогу { $line }
event-road-many = { $seat } строит { $n } { $n ->
        [one] дорогу
        [few] дороги
       *[many] дорог
    }: { $list }
event-road-item = { $line }
event-wild = { $seat } прокладывает дикую дорогу { $line }
event-turned = Открыт значок провинции { $region }: сопротивление { $resistance }, труд { $labour }, очки { $points }
event-city = { $seat } основывает город { $point } и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
event-garrison = { $seat } строит гарнизон в пункте { $point } и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
event-temple = { $seat } строит храм в пункте { $point } и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
event-upgraded = { $seat } преобразует гарнизон { $point } в город и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
event-conquered = { $seat } завоёвывает провинцию { $region } { $labour ->
        [0] без затрат труда
        [one] за { $labour } жетон труда
        [few] за { $labour } жетона труда
       *[many] за { $labour } жетонов труда
    }{ $points ->
        [0] { "" }
        [one] { " " }и получает { $points } очко
        [few] { " " }и получает { $points } очка
       *[many] { " " }и получает { $points } очков
    }
event-terrace = { $seat } строит террасу и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
event-additional = { $seat } отдаёт жетон труда за дополнительную дорогу
event-pilgrimage = { $seat } совершает паломничество («{ $card }») и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
event-ended = { $seat } заканчивает ход
    .aside = строки и так собраны по ходам
event-scored = Фаза Сапа Инка: { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
event-scored-all = Фаза Сапа Инка, очки: { $list }
event-scored-item = { $points ->
        [0] { "" }
       *[other] { $seat } +{ $points }
    }
event-returned = { $seat } возвращает в банк { $labour ->
        [one] { $labour } жетон
        [few] { $labour } жетона
       *[many] { $labour } жетонов
    } труда
event-returned-all = В банк возвращены жетоны труда: { $list }
event-returned-item = { $seat } { $labour }
event-marker = Открыт обычный значок вторжения: игра продолжается
event-arrival = Открыт значок «Прибытие Писарро»: осталась только фаза Сапа Инка
end-late_empire_ended = Поздняя Империя завершилась.
end-pizarro_arrived = Писарро прибыл в Куско.

## Очки
score-cities = Основанные города
score-garrisons = Построенные гарнизоны
score-temples = Построенные храмы
score-terraces = Построенные террасы
score-conquests = Завоевания
score-pilgrimages = Паломничества
score-sapa_inca = Фазы Сапа Инка

## Почему нельзя
refuse-card-not-in-hand = Такой карты события Солнца у вас на руках нет.
refuse-sector-taken = В этот сектор в этой фазе Солнца карту уже положили.
refuse-sector-of-other-side = На этой стороне доски событий Солнца такого сектора нет.
refuse-no-line = На этой доске такой линии нет.
refuse-line-taken = На этой линии уже есть дорога.
refuse-not-connected = Дорога должна примыкать к вашей сети — дорогам, связанным с Куско.
refuse-ends-unconquered = Хотя бы один конец дороги должен быть пунктом покорённой провинции.
refuse-no-wild-road = Карта «Дикая дорога» сейчас на вас не действует или уже использована в этом ходу.
refuse-line-is-free = Свободную линию занимает обычная дорога; вдоль линии дикую кладут, только если там чужая дорога.
refuse-wild-impossible = Здесь дикая дорога пересекла бы линию, прошла бы через другой пункт или вышла бы в море.
refuse-wild-too-long = За этим столом дикая дорога не может быть длиннее самой длинной линии.
refuse-wild-crosses = Она пересекла бы другую дикую дорогу.
refuse-action-finished = Это действие закончено: с началом второго первое завершается.
refuse-roads-used-up = Все дороги этого хода уже построены.
refuse-improvement-done = В этом ходу вы уже построили объект.
refuse-given-up = От этого действия вы отказались ради паломничества.
refuse-no-city-site = Здесь нет свободного места для города.
refuse-no-garrison-site = Здесь нет свободного места для гарнизона.
refuse-site-not-reached = Ваша сеть дорог сюда не доходит.
refuse-site-unconquered = Ни одна из провинций этого пункта ещё не покорена.
refuse-too-expensive = Не хватает жетонов труда.
refuse-no-city-there = Храм строят в городе (с картой «Религиозное рвение» — и в гарнизоне).
refuse-temple-stands = Здесь уже стоит храм.
refuse-eclipse = При солнечном затмении храм строят вместо дорог: в этом ходу до него не должно быть ни дорог, ни паломничества.
refuse-no-free-token = У вас нет значка местной культуры без террасы.
refuse-not-unconquered = Эта провинция уже покорена, или на этой стороне доски её нет.
refuse-region-not-reached = Ваша сеть не доходит ни до одного пункта этой провинции.
refuse-no-rapid-expansion = Карта «Быстрое расширение» сейчас не даёт вам ещё одного завоевания.
refuse-no-main-outpost = Нужна карта «Главная сторожевая застава».
refuse-no-garrison-there = Здесь нет гарнизона.
refuse-no-pilgrimage-card = Такой карты паломничества в секторах у вашей полосы нет.
refuse-no-pilgrimage-temple = Ваша сеть не доходит до храма в городе этого паломничества.
refuse-one-pilgrimage = Паломничество в этой фазе Народа вы уже совершили.
refuse-nothing-to-skip = Оба действия уже начаты, пропустить нечего.
refuse-no-road-possible = Построить дорогу вам сейчас негде.
refuse-road-paid-for = За дорогу уже заплачено: постройте её (или отмените шаг).

## Картина
pic-map = Карта Анд
pic-era = Таблица периодов
pic-hand = Ваши карты Солнца
pic-hand-open = Карты Солнца
pic-you = (вы)
pic-you-open = { "" }
pic-points = { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }
pic-labour = { $n ->
        [one] жетон труда
        [few] жетона труда
       *[many] жетонов труда
    }
pic-income = доход +{ $n }
pic-network = в подсчёте +{ $n }
pic-terraces = { $n ->
        [one] терраса
        [few] террасы
       *[many] террас
    }
pic-tokens = { $n ->
        [one] значок
        [few] значка
       *[many] значков
    }
pic-roads = { $n ->
        [one] дорога
        [few] дороги
       *[many] дорог
    }
pic-tile = очередь хода { $n }
pic-deck = колода { $n }
pic-discard = сброс { $n }
pic-face-down = карта лицом вниз
pic-hidden-token = закрытый значок
pic-conquered = покорена
pic-region = { $region }: { $state }
pic-home = стартовая провинция, правит { $who }
pic-point = { $point }: { $state }
pic-line = Линия { $line }, провинция { $region }
pic-line-owned = Дорога { $line }, провинция { $region }: { $who }
pic-wild-owned = Дикая дорога { $line }, провинция { $region }: { $who }
pic-cut-off = отрезана
pic-wild = Дикая дорога { $line }
pic-kind-huaca = уака
pic-kind-cuzco = столица
pic-kind-start = стартовое месторасположение
pic-kind-city = место города
pic-kind-significant_city = место значимого города, за храм — { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
pic-kind-garrison = место гарнизона
pic-city = город
pic-garrison = гарнизон
pic-temple = храм
pic-marker-hidden = закрытый значок вторжения
pic-marker-ordinary = обычный значок вторжения
pic-marker-arrival = Прибытие Писарро
pic-own-down = ваша, лицом вниз
pic-hand-of-god = Рука Бога
pic-own-tokens = Завоёванные значки
pic-order = Очередь хода
pic-cards = { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }
pic-token = сопротивление { $resistance }, труд { $labour }, очки { $points }
pic-why-too-expensive = Не хватает труда
pic-why-nowhere = Сейчас негде
pic-why-action-finished = Действие уже завершено
pic-why-improvement-done = Объект в этом ходу уже есть
pic-why-given-up = Вы выбрали паломничество
pic-why-no-free-token = Нет значка без террасы
pic-why-no-road-possible = Дорогу строить негде
pic-why-no-rapid-expansion = Карта уже использована
pic-why-eclipse = Затмение: храм вместо дорог
pic-why-no-pilgrimage-temple = Нет храма в городе паломничества
pic-why-one-pilgrimage = Паломничество уже было
pic-why-nothing-to-skip = Оба действия уже начаты
pic-tab-board = Карта
pic-tab-sun = Солнце
pic-overview = Вся карта
pic-legend-significant = значимый: очки за храм
pic-legend-built = построено, общее
pic-legend-wild = дикая дорога
pic-legend-can = можно построить
pic-legend-token = цена, труд, очки
pic-order-note = труд +доход · очки в подсчёте · значки
pic-rank = место { $n }
pic-you-alone = Вы
pic-you-alone-open = { $name }
pic-unit-labour = труд
pic-unit-income = доход
pic-unit-scoring = в подсчёте
pic-keep = хранить до { $n }
pic-keep-all = хранить всё
pic-no-sun = На вас не действует ни одна карта
pic-no-sun-open = На этого игрока не действует ни одна карта
pic-prices = Цены
pic-left-roads = Дороги: { $n ->
        [0] больше нет
        [one] ещё { $n }, даром
       *[other] ещё { $n }, даром
    }
pic-left-improvement = Объект: { $state ->
        [open] 1, за труд
        [more] ещё по картам
       *[done] больше нет
    }
pic-lapse-roads = Объект завершит дороги: { $n ->
        [one] { $n } дорога пропадёт
        [few] { $n } дороги пропадут
       *[many] { $n } дорог пропадёт
    }
pic-lapse-improvement = Дорога завершит объект: добавка от карт пропадёт
pic-head-what = что построить
pic-head-price = цена
pic-head-points = сразу
pic-head-scoring = подсчёт
pic-offer-city = Город
pic-offer-garrison = Гарнизон
pic-offer-temple = Храм
pic-offer-upgrade = Гарнизон — в город
pic-offer-conquer = Завоевание
pic-offer-expand = Ещё завоевание
pic-offer-terrace = Терраса
pic-offer-additional = Ещё одна дорога
pic-offer-pilgrimage = Паломничество
pic-note-city = место города в вашей сети
pic-note-city-open = место города в своей сети
pic-note-garrison = место гарнизона в вашей сети
pic-note-garrison-open = место гарнизона в своей сети
pic-note-temple = в городе вашей сети
pic-note-temple-open = в городе своей сети
pic-note-upgrade = гарнизон вашей сети
pic-note-upgrade-open = гарнизон своей сети
pic-note-conquer = провинция у вашей сети
pic-note-conquer-open = провинция у своей сети
pic-note-expand = «Быстрое расширение»
pic-note-terrace = свой значок; и доход +1
pic-note-additional = вместо объекта
pic-note-pilgrimage = вместо одного действия
pic-places = { $n ->
        [one] { $n } место
        [few] { $n } места
       *[many] { $n } мест
    }
pic-provinces = { $n ->
        [one] { $n } провинция
        [few] { $n } провинции
       *[many] { $n } провинций
    }
pic-place-one = 1 место: { $name }
pic-province-one = 1 провинция: { $name }
pic-no-tokens = пока нет
pic-sun = Солнце
pic-sun-note = Карта действует на двух игроков у сектора
pic-sun-mine = На вас действуют два нижних сектора
pic-sun-mine-open = На этого игрока действуют два нижних сектора
pic-burns = { $n ->
    [0] мятеж не тронет ни одной дороги
    [one] мятеж уничтожит { $n } дорогу
    [few] мятеж уничтожит { $n } дороги
   *[many] мятеж уничтожит { $n } дорог
}
pic-slot = Сюда
pic-taken = закрыта до конца фазы
pic-hand-now = выберите карту, затем сектор
pic-hand-later = их кладут в фазу Солнца
pic-helpful = помогает
pic-harmful = вредит
pic-column-pre_1 = Первый период
pic-column-early_1 = Ранняя, 1
pic-column-early_2 = Ранняя, 2
pic-column-early_3 = Ранняя, 3
pic-column-middle_1 = Средняя, 1
pic-column-middle_2 = Средняя, 2
pic-column-late_1 = Поздняя
pic-era-head = { $era } · труд +{ $labour }{ $keep }
pic-era-keep = , хранить до { $n }
pic-phase = { $phase }, { $place }-я из { $many }
pic-until = { $n ->
        [0] подсчёт сразу после
        [one] до подсчёта { $n } фаза
        [few] до подсчёта { $n } фазы
       *[many] до подсчёта { $n } фаз
    }
pic-short-peasant_revolt = Дороги гибнут
pic-short-skilled_surveyors = Ещё 1 терраса
pic-short-extra_road_crew = Ещё 1 дорога
pic-short-labour_intensity = Доп. дорога: +1
pic-short-el_nino_flooding = Дорог на 1 меньше
pic-short-wild_road = 1 дикая дорога
pic-short-epidemic = Город: +2 труда
pic-short-city_restoration = Город: +2 очка
pic-short-main_outpost = Гарнизон — в город
pic-short-storehouses = Гарнизон: +1 очко
pic-short-severe_weather = Гарнизон: +1 труд
pic-short-mass_construction = 2 гарнизона за раз
pic-short-rapid_expansion = Ещё 1 завоевание
pic-short-popular_support = Труд за значки «1»
pic-short-military_superiority = Завоевание: −1 труд
pic-short-resistance = Завоевание: +1 труд
pic-short-religious_zeal = Храм и в гарнизоне
pic-short-solar_eclipse = Храм вместо дорог
pic-short-great_pilgrimage = 7 очков за действие
pic-short-annual_pilgrimage = 5 очков за действие
pic-short-local_pilgrimage = 4 очка за действие

## Таблицы
sheet-points = Очки
sheet-labour = Труд
sheet-income = Доход
sheet-network = Сеть
sheet-terraces = Террасы
sheet-roads = Дороги
sheet-tokens = Значки
sheet-order = Очередь хода
sheet-sun = Доска событий Солнца
sheet-sector = Сектор
sheet-players = Игроки
sheet-cards = Карты
sheet-card = Карта
sheet-effect = Действие
sheet-region = Провинция
sheet-resistance = Сопротивление
sheet-unconquered = Непокорённые провинции
sheet-built = Постройки
sheet-own-network = Ваша сеть и линии из неё (цифра — чья дорога)
sheet-kind = Что это
sheet-ways = Линии ведут
sheet-kind-huaca = перекрёсток
sheet-kind-cuzco = столица
sheet-kind-start = начало
sheet-kind-city = место города
sheet-kind-significant_city = место значимого города, храм { $n }
sheet-kind-garrison = место гарнизона
sheet-point = Пункт
sheet-connected = Связанные игроки

## Компоненты
phase-inca = фаза Инка
phase-sun = фаза Солнца
phase-people = фаза Народа
phase-sapa_inca = фаза Сапа Инка
era-pre = Первый период
era-early = Ранняя Империя
era-middle = Средняя Империя
era-late = Поздняя Империя
column-pre_1 = Первый период
column-early_1 = Ранняя Империя, колонка 1
column-early_2 = Ранняя Империя, колонка 2
column-early_3 = Ранняя Империя, колонка 3
column-middle_1 = Средняя Империя, колонка 1
column-middle_2 = Средняя Империя, колонка 2
column-late_1 = Поздняя Империя
token-a = значок типа a
token-b = значок типа b
token-c = значок типа c
token-d = значок типа d
token-e = значок типа e
token-f = значок типа f
card-peasant_revolt = Крестьянский мятеж
card-skilled_surveyors = Профессиональные землемеры
card-extra_road_crew = Дополнительная дорожная бригада
card-labour_intensity = Интенсивность труда
card-el_nino_flooding = Наводнение Эль-Ниньо
card-wild_road = Дикая дорога
card-epidemic = Эпидемия
card-city_restoration = Восстановление города
card-main_outpost = Главная сторожевая застава
card-storehouses = Склады предотвращают голод
card-severe_weather = Суровые погодные условия
card-mass_construction = Массовая застройка
card-rapid_expansion = Быстрое расширение
card-popular_support = Народная поддержка
card-military_superiority = Военное превосходство
card-resistance = Сопротивление
card-religious_zeal = Религиозное рвение
card-solar_eclipse = Солнечное затмение
card-great_pilgrimage = Великое паломничество
card-annual_pilgrimage = Ежегодное паломничество
card-local_pilgrimage = Местное паломничество
effect-peasant_revolt = В конце каждой фазы Солнца гибнут дороги в непокорённых провинциях
effect-skilled_surveyors = После террасы можно построить ещё одну за 2 труда
effect-extra_road_crew = Ещё 1 бесплатная дорога
effect-labour_intensity = С дополнительной дорогой — ещё 1 бесплатно
effect-el_nino_flooding = На 1 дорогу меньше, но не меньше 1
effect-wild_road = Одна ваша дорога может соединить любые два пункта
effect-wild_road-short = Одна ваша дорога может соединить любые два пункта не дальше самой длинной линии
effect-epidemic = Город дороже на 2 труда
effect-city_restoration = Город приносит на 2 очка больше
effect-main_outpost = Гарнизон можно преобразовать в город: 4 труда, 4 очка
effect-storehouses = Гарнизон приносит на 1 очко больше
effect-severe_weather = Гарнизон дороже на 1 труд
effect-mass_construction = Можно построить два гарнизона, оплатив каждый
effect-rapid_expansion = Ещё одно завоевание, на 2 труда дороже
effect-popular_support = В конце фазы Солнца 1 труд за свой значок с сопротивлением 1
effect-military_superiority = Завоевание дешевле на 1 труд
effect-resistance = Завоевание дороже на 1 труд
effect-religious_zeal = Храм можно построить и в гарнизоне
effect-solar_eclipse = Храм занимает место дорог
effect-great_pilgrimage = 7 очков вместо одного действия: нужен храм в Пукара де Андагала или Ранчилло
effect-annual_pilgrimage = 5 очков вместо одного действия: нужен храм в Чикитой Бьехо или Пачакамаке
effect-local_pilgrimage = 4 очка вместо одного действия: нужен храм в Мачу-Пикчу или Уануко-Пампе
region-chinchaysuyu = Чинчайсуйу
region-antisuyu = Антисуйу
region-collasuyu = Кольясуйу
region-cuntisuyu = Кунтисуйу
region-manta = Манта
region-quito = Кито
region-quijos = Кихос
region-huancavilca = Уанкавилька
region-palta = Пальта
region-canari = Каньяри
region-macas = Макас
region-tallan = Тальян
region-cajamarca = Кахамарка
region-bracamoros = Бракаморос
region-chachapoya = Чачапойя
region-chimu = Чиму
region-huaylas = Уайлас
region-huanuco = Уануко
region-panatagua = Панатагуа
region-ychma = Ичма
region-xauxa = Хауха
region-vilcabamba = Вилькабамба
region-campa = Кампа
region-chincha = Чинча
region-chanca = Чанка
region-manu = Ману
region-nazca = Наска
region-rucana = Рукана
region-carabaya = Карабайя
region-camana = Камана
region-condesuyo = Кондесуйо
region-colla = Колья
region-kallawaya = Кальяуайя
region-colesuyo = Колесуйо
region-pacaje = Пакахе
region-paria = Париа
region-cochabamba = Кочабамба
region-tarapaca = Тарапака
region-lipe = Липе
region-charca = Чарка
region-chicha = Чича
region-atacama = Атакама
region-omaguaca = Омауака
region-tucuman = Тукуман
region-chile = Чили
region-huarpe = Уарпе
point-vitcos = Виткос
point-saywite = Сайвите
point-cuzco = Куско
point-ollantaytambo = Ольянтайтамбо
point-marcapata = Маркапата
point-pilcopata = Пилькопата
point-espiritu_pampa = Эспириту-Пампа
point-haquira = Хакира
point-velille = Велилье
point-raqchi = Ракчи
point-antabamba = Антабамба
point-salangone = Салангоне
point-molleturo = Мольетуро
point-ingapirca = Ингапирка
point-tiocajas = Тиокахас
point-liribamba = Лирибамба
point-serran = Серран
point-puna = Пуна
point-caxas = Кахас
point-zamora = Самора
point-zana = Санья
point-huamachuco = Уамачуко
point-conchucos = Кончукос
point-tantamayo = Тантамайо
point-kuelap = Куэлап
point-cajatambo = Кахатамбо
point-tunsucancha = Тунсуканча
point-tarmatambo = Тарматамбо
point-panatagua = Панатагуа
point-simariva = Симарива
point-parcos = Паркос
point-huaytara = Уайтара
point-curamba = Курамба
point-incahuasi = Инкауаси-Сур
point-charazani = Чарасани
point-coropuna = Коропуна
point-chiguata = Чигуата
point-coporaque = Копораке
point-chucuito = Чукуито
point-chuquiabo = Чукиабо
point-sajama = Сахама
point-zapahuira = Сапауира
point-oma_porco = Ома-Порко
point-caquiaviri = Какиавири
point-chuquisaca = Чукисака
point-catarpe = Катарпе
point-talina = Талина
point-calahoyo = Калаойо
point-chuquiago = Чукиаго
point-angualasto = Ангуаласто
point-shincal = Шинкаль
point-cochasqui = Кочаски
point-caranqui = Каранки
point-pambamarca = Памбамарка
point-poechos = Поэчос
point-cochabamba_vieja = Кочабамба-Бьеха
point-guanape = Гуаньяпе
point-huaura = Уаура
point-huarochiri = Уарочири
point-carabaya = Карабайя
point-tambo_colorado = Тамбо-Колорадо
point-hatun_rucana = Хатун-Рукана
point-camana = Камана
point-samaipata = Самайпата
point-sama = Сама
point-cobija = Кобиха
point-chicoana = Чикоана
point-huasco = Уаско
point-mercachas = Меркачас
point-limatambo = Лиматамбо
point-pisac = Писак
point-pikillacta = Пикильякта
point-maukallaqta = Маукальякта
point-jocay = Хокай
point-quito = Кито
point-quijos = Кихос
point-tumbes = Тумбес
point-aypate = Айпате
point-tomebamba = Томебамба
point-macas = Макас
point-tucume = Тукуме
point-cajamarca = Кахамарка
point-jaen = Хаэн
point-levanto = Леванто
point-chiquitoy_viejo = Чикитой Бьехо
point-choquerecuay = Чокерекуай
point-huanuco_pampa = Уануко-Пампа
point-chanchamayo = Чанчамайо
point-pachacamac = Пачакамак
point-hatun_xauxa = Хатун-Хауха
point-machu_picchu = Мачу-Пикчу
point-satipo = Сатипо
point-la_centinela = Ла-Сентинела
point-vilcashuaman = Вилькасуаман
point-paucartambo = Паукартамбо
point-nazca = Наска
point-soras = Сорас
point-ayapata = Аяпата
point-tambo_viejo = Тамбо-Бьехо
point-cotahuasi = Котауаси
point-hatuncolla = Хатунколья
point-iskanwaya = Исканвайя
point-azapa = Асапа
point-tiwanaku = Тиуанако
point-paria = Париа
point-incallajta = Инкальяхта
point-tarapaca_viejo = Тарапака-Бьехо
point-colcha = Кольча
point-porco = Порко
point-oroncota = Оронкота
point-copiapo = Копьяпо
point-tilcara = Тилькара
point-pucara_de_andagala = Пукара де Андагала
point-mapocho = Мапочо
point-ranchillo = Ранчилло
point-choquequirao = Чокекирао
point-callanga = Кальянга
point-hatuncana = Хатункана
point-villamarca = Вильямарка
point-huari = Уари
point-sondor = Сондор
point-cotapachi = Котапачи
point-peine = Пейне
point-batungasta = Батунгаста
point-la_compania = Ла-Компанья

## Все компоненты
gallery-cards = Карты Солнца
gallery-tokens = Значки провинций
gallery-token = Завоевать за { $resistance } { $resistance ->
    [one] труд
   *[other] труда
}: { $labour ->
    [one] { $labour } труд
   *[other] { $labour } труда
} в каждом раунде и { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Что решает при равенстве
tie-order = впереди тот, чья фигурка ближе к центру

## Для чего нужен такой ответ: новичкам
help-place = Карта Солнца действует на двух игроков по сторонам сектора: добрую — рядом с собой, злую — между соперниками.
help-road = Две дороги за ход бесплатны. Они ведут к новым провинциям и к городам: города приносят очки всем, кто до них дошёл.
help-wild = Дорога между любыми двумя пунктами: откроет путь, который закрыли соперники.
help-city = За 6 труда — 4 очка сразу и по 3 в каждый подсчёт всем, кто с ним соединён.
help-garrison = За 4 труда — 3 очка сразу и по 2 в каждый подсчёт всем, кто с ним соединён.
help-temple = За 5 труда — 4 очка сразу, а в значимом городе — число, что на нём напечатано; ставят на любой город своей сети.
help-upgrade = Сделать из гарнизона город за 4 труда: 4 очка сразу и больше в каждый подсчёт.
help-conquer = Провинция приносит очки сразу и труд в каждом раунде и открывает соседние: чем раньше, тем дольше она кормит.
help-expand = «Быстрое расширение» позволяет завоевать в тот же ход ещё одну провинцию.
help-terrace = Даёт 1 труд в каждом раунде и 1 очко в каждый подсчёт: выгоднее всего в начале.
help-additional = Ещё дороги вместо строительства: когда важнее раньше других куда-то дойти.
help-pilgrimage = Карта Солнца позволяет это вместо одного из ваших действий.
help-end = Закончить ход. Бесплатное, что не использовано, пропадает.
help-stop = Больше не строить дорог этим действием.
